//! A store in memory that keeps every version of one table, and what must be so of all of them together.

use std::sync::Arc;

use engine::{Seat, Viewer};
use tables::{Actor, BLINK, Command, Due, Pace, PersonId, Stage, Table, Transition, read};

use crate::clocks::{At, Clocks};
use crate::random_commands::check;
use crate::shared::packed;

/// How the store answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It says what it has done.
    Done,
    /// So it does, but others may be quicker until that is heard.
    Slow,
    /// It does nothing and fails.
    Fails,
    /// It does something and fails.
    Lost,
    /// It fails and may do it later.
    Late,
}

/// What waits to be written.
#[derive(Clone)]
pub(crate) struct Change {
    /// The work that waits for it.
    pub(crate) work: u32,
    /// Who asks for it; the server itself if nobody.
    pub(crate) who: Option<PersonId>,
    pub(crate) command: Command,
    pub(crate) transition: Arc<Transition>,
    /// When it was thought of.
    pub(crate) at: At,
}

/// A decision that was written and not taken back.
struct Decided {
    seat: Seat,
    position: u32,
    moves: Vec<String>,
}

pub(crate) struct Database {
    /// Every version of the table, one after the other.
    versions: Vec<Arc<Table>>,
    plays: Vec<u8>,
    /// What waits to be written, and the node and its life that hear of it.
    pub(crate) waiting: Vec<(Change, Option<(usize, u32)>)>,
    /// The work of every change that was written.
    works: Vec<u32>,
    decided: Vec<Decided>,
    undone: Vec<Decided>,
}

impl Database {
    pub(crate) fn new(table: Arc<Table>) -> Database {
        Database {
            versions: vec![table],
            plays: Vec::new(),
            waiting: Vec::new(),
            works: Vec::new(),
            decided: Vec::new(),
            undone: Vec::new(),
        }
    }

    fn last(&self) -> &Arc<Table> {
        self.versions.last().expect("it was made")
    }

    pub(crate) fn version(&self) -> i64 {
        self.last().version
    }

    pub(crate) fn read(&self) -> Arc<Table> {
        Arc::clone(self.last())
    }

    /// Makes a change, if the table still has the version that it was made from.
    pub(crate) fn write(&mut self, change: &Change, clocks: &mut Clocks) -> bool {
        let Transition { after, plays } = &*change.transition;
        if after.version != self.version() + 1 {
            return false;
        }
        let before = self.read();
        let actor = change.who.as_ref().map_or(Actor::Server, Actor::Person);
        check(&before, after, plays, (actor, &change.command), change.at.wall);
        clocks.follow(&before, after, change.at);
        self.note(&before, change);
        let resigned = |seat: Seat| after.progress.seats[seat.index()].resigned;
        assert!(
            after.stage != Stage::Running || after.seats_of_people().next().is_none() || !after.seats_of_people().all(resigned),
            "everybody has resigned, and the game goes on"
        );
        self.plays.extend(plays);
        self.works.push(change.work);
        self.versions.push(Arc::new(after.clone()));
        true
    }

    /// Keeps in mind what was decided.
    fn note(&mut self, before: &Table, change: &Change) {
        if let Command::DecideFor { .. } = &change.command {
            assert!(matches!(before.due(), Due::Bot { .. } | Due::Answer { .. }), "a bot decides for somebody who is there");
        }
        match (&change.command, &change.who) {
            (Command::Decide { position, moves } | Command::DecideFor { position, moves, .. }, _) => {
                assert!(*position == before.position(), "a decision is made in another position than it was thought of");
                let seat = before.turn().expect("somebody decides");
                self.decided.push(Decided { seat, position: *position, moves: sorted(moves) });
            }
            (Command::Undo, Some(person)) => {
                let undone = self.decided.pop().expect("there was one");
                assert!(before.seats_of(person).any(|seat| seat == undone.seat), "somebody takes back what another has decided");
                let course = before.begun().expect("it has begun");
                let is_alone = course.moves_since(undone.seat, undone.position).is_some();
                assert!(is_alone, "somebody takes back what others have seen the consequences of");
                self.undone.push(undone);
            }
            _ => {}
        }
    }

    /// Notes that a node begins to serve, and says whether the clocks were set forward.
    pub(crate) fn register(&mut self, clocks: &mut Clocks) -> bool {
        let pause = clocks.register();
        let before = self.read();
        // A database forgets what the dead had begun, long before a pause is one. Only for a table that does not get a new version
        // that matters: a game would begin in the past.
        if pause > BLINK && before.course.is_none() {
            self.waiting.clear();
        }
        if pause <= BLINK || before.stage != Stage::Running || before.wish.pace == Pace::NoClock {
            return false;
        }
        let mut after = Table::clone(&before);
        after.progress.set_forward(pause, clocks.now());
        after.version += 1;
        clocks.follow_pause(&before, &after);
        self.versions.push(Arc::new(after));
        true
    }

    /// How many changes were written for a piece of work.
    pub(crate) fn written_by(&self, work: u32) -> usize {
        self.works.iter().filter(|number| **number == work).count()
    }

    /// What somebody sees must be there, and just so.
    pub(crate) fn must_have(&self, table: &Table) {
        let stored = self.versions.get(table.version as usize).expect("somebody sees what is not there yet");
        let is_same = match (&stored.course, &table.course) {
            (Some(stored), Some(seen)) => Arc::ptr_eq(stored, seen),
            (stored, seen) => stored.is_none() && seen.is_none(),
        };
        let rest = |table: &Table| (table.version, table.stage, table.places.clone(), table.next.clone());
        assert!(is_same && rest(stored) == rest(table) && stored.progress == table.progress, "somebody sees what is not so");
    }

    /// A decision that was acknowledged must be there, once.
    pub(crate) fn must_have_decision(&self, position: u32, moves: &[String]) {
        let moves = sorted(moves);
        let is_this = |decided: &&Decided| decided.position == position && decided.moves == moves;
        let times = self.decided.iter().chain(&self.undone).filter(is_this).count();
        assert!(times == 1, "a decision that was acknowledged is there {times} times");
    }

    /// The lines that were written are the game.
    pub(crate) fn must_be_whole(&self) {
        let table = self.last();
        if let Some(course) = &table.course {
            let read = read(table.game, &packed(table, &self.plays), table.seed).expect("the record is whole");
            assert_eq!(read.position(), course.position());
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
                assert_eq!(read.view(viewer).get(), course.view(viewer).get());
            }
        }
    }
}

/// The things of a set may be named in any order.
fn sorted(moves: &[String]) -> Vec<String> {
    let mut moves = moves.to_vec();
    moves.sort();
    moves
}
