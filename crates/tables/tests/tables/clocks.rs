//! What clocks must show, counted in another way than the product does: by the time that really passed while somebody was alive.

use engine::Seat;
use tables::{BLINK, Table};

use crate::shared::NOW;

/// How often, in milliseconds, a node says that it is alive.
const HEARTBEAT: i64 = 1_000;

/// A moment: what clocks on the wall show, and how much time has really passed.
#[derive(Clone, Copy)]
pub(crate) struct At {
    pub(crate) wall: i64,
    time: i64,
}

/// What time somebody may have left: at least, and at most.
#[derive(Clone, Copy)]
struct Left {
    least: i64,
    most: i64,
}

pub(crate) struct Clocks {
    at: At,
    /// When a node last said that it was alive.
    beat: At,
    /// When nobody was alive: from, to.
    pauses: Vec<(i64, i64)>,
    /// When the table last changed.
    changed: i64,
    /// Of each seat, where there are clocks.
    left: Vec<Left>,
    /// How much anybody may have lost and gained because clocks were set back.
    may_lose: i64,
    may_gain: i64,
}

impl Clocks {
    pub(crate) fn new() -> Clocks {
        let at = At { wall: NOW, time: 0 };
        Clocks { at, beat: at, pauses: Vec::new(), changed: 0, left: Vec::new(), may_lose: 0, may_gain: 0 }
    }

    pub(crate) fn at(&self) -> At {
        self.at
    }

    pub(crate) fn now(&self) -> i64 {
        self.at.wall
    }

    /// Time passes while somebody is alive, or nobody.
    pub(crate) fn pass(&mut self, time: i64, is_alive: bool) {
        self.at = At { wall: self.at.wall + time, time: self.at.time + time };
        if is_alive && time >= HEARTBEAT {
            let since = time % HEARTBEAT;
            self.beat = At { wall: self.at.wall - since, time: self.at.time - since };
        }
    }

    /// The clocks on the wall are set back. So much may be given to anybody by it, or be missing from a pause.
    pub(crate) fn set_back(&mut self, time: i64) {
        self.at.wall -= time;
        self.may_lose += time + BLINK;
        self.may_gain += time;
    }

    /// A node begins to serve: for how long nobody was alive, as the clocks on the wall tell.
    pub(crate) fn register(&mut self) -> i64 {
        let pause = self.at.wall - self.beat.wall;
        if self.at.time - self.beat.time > BLINK {
            self.pauses.push((self.beat.time, self.at.time));
            // What was used after the last sign of life counts as part of the pause.
            let used = (self.changed - self.beat.time).max(0);
            self.left.iter_mut().for_each(|left| left.most += used);
        }
        self.beat = self.at;
        pause
    }

    /// The table changes by a command that was carried out at a time.
    pub(crate) fn follow(&mut self, before: &Table, after: &Table, at: At) {
        self.tick(before, at);
        if before.course.is_none() {
            let exactly = |left: i64| Left { least: left, most: left };
            self.left = seats(after).map_while(|seat| after.time_left(seat, at.wall)).map(exactly).collect();
            return;
        }
        self.compare(before, at);
        for (left, seat) in self.left.iter_mut().zip(seats(before)) {
            let shown = |table: &Table| table.time_left(seat, at.wall).unwrap_or_default();
            left.least += shown(after) - shown(before);
            left.most += shown(after) - shown(before);
        }
    }

    /// The clocks of a table are set forward.
    pub(crate) fn follow_pause(&mut self, before: &Table, after: &Table) {
        self.tick(before, self.at);
        self.compare(after, self.at);
    }

    /// Whoever decides has used the time that has passed since the last change, without pauses.
    fn tick(&mut self, table: &Table, at: At) {
        let missed = |(from, to): &(i64, i64)| (*to.min(&at.time) - *from.max(&self.changed)).max(0);
        let used = at.time - self.changed - self.pauses.iter().map(missed).sum::<i64>();
        if let Some((seat, _)) = table.flag() {
            let left = &mut self.left[seat.index()];
            (left.least, left.most) = ((left.least - used).max(0), (left.most - used).max(0));
        }
        self.changed = at.time;
    }

    fn compare(&self, table: &Table, at: At) {
        for (left, seat) in self.left.iter().zip(seats(table)) {
            let shown = table.time_left(seat, at.wall).expect("there are clocks");
            let (least, most) = (left.least - self.may_lose, left.most + self.may_gain);
            assert!(shown >= least, "somebody has lost {} ms", least - shown);
            assert!(shown <= most, "somebody has gained {} ms", shown - most);
        }
    }
}

fn seats(table: &Table) -> impl Iterator<Item = Seat> {
    Seat::all(table.places.len())
}
