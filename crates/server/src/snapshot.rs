use std::collections::BTreeMap;
use std::ops::Not;
use std::sync::Arc;

use bots::Level;
use engine::{Options, Seat, Seed, SetupError, Viewer, named};
use games::AnyGame;
use serde::{Deserialize, Serialize};
use store::{Change, Lines, NewTable, SeatRow};
use utoipa::ToSchema;
use web::{Face, Side};

use crate::live::{Live, Next};
use crate::problem::{Problem, Result};

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Pace {
    /// As much as they like.
    #[default]
    NoClock,
    /// Minutes for the whole game, and seconds that every decision adds.
    Live {
        /// Minutes for each player.
        minutes: u32,
        /// Seconds added by each decision.
        increment: u32,
    },
    /// Days for each decision.
    Days {
        /// How many.
        days: u32,
    },
}

impl Pace {
    /// What a clock shows when the game begins.
    fn start(self) -> Option<i64> {
        match self {
            Pace::NoClock => None,
            Pace::Live { minutes, .. } => Some(i64::from(minutes) * 60_000),
            Pace::Days { days } => Some(i64::from(days) * 86_400_000),
        }
    }

    /// What somebody gets who comes back after the flag fell: enough for one decision.
    pub(crate) fn least(self) -> i64 {
        match self {
            Pace::NoClock => 0,
            Pace::Live { .. } => 60_000,
            Pace::Days { .. } => self.start().unwrap_or(0),
        }
    }

    /// What a clock shows after a decision that took so long.
    fn after(self, left: i64, elapsed: i64) -> i64 {
        match self {
            Pace::NoClock => left,
            Pace::Live { increment, .. } => (left - elapsed).max(0) + i64::from(increment) * 1_000,
            Pace::Days { .. } => self.start().unwrap_or(left),
        }
    }
}

/// What the host of a table asks for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Wish {
    /// How many play.
    pub(crate) players: usize,
    /// The game's options, by name.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// The name of an edition of the host's list; the standard one if there is none.
    #[serde(default)]
    pub(crate) edition: Option<String>,
    /// Whether anybody may join, or only who has the link.
    #[serde(default)]
    pub(crate) open: bool,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub(crate) rated: bool,
    /// How much time people have.
    #[serde(default)]
    pub(crate) pace: Pace,
}

impl Wish {
    pub(crate) fn game_options(&self) -> Result<Options, SetupError> {
        let mut options = Options::default();
        for (name, value) in &self.options {
            options.set(&format!("{name}={value}"))?;
        }
        Ok(options)
    }
}

named! {
    /// Where a table stands in its life.
    pub(crate) enum Stage {
        /// People are taking their seats.
        Waiting = "waiting",
        /// The game goes on.
        Running = "running",
        /// It was played out.
        Finished = "finished",
        /// It was stopped before its end.
        Stopped = "stopped",
        /// It never began.
        Closed = "closed",
    }
}

impl Stage {
    /// Whether there is a record.
    pub(crate) const fn has_begun(self) -> bool {
        matches!(self, Stage::Running) || self.has_ended()
    }

    /// Whether a game was played here and goes on no more: then nothing of it is secret.
    pub(crate) const fn has_ended(self) -> bool {
        matches!(self, Stage::Finished | Stage::Stopped)
    }
}

/// What changes while a game goes on, beside its record.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// When the present decision began to be somebody's.
    pub(crate) since: i64,
    /// The position in which it began to be their turn. Several decisions may follow each other in one turn.
    #[serde(default)]
    pub(crate) turn: u32,
    /// One for each seat, in the order of the seats.
    pub(crate) seats: Vec<SeatProgress>,
    /// The names of those who share the screen of the one who made the table: they have the first seats, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) names: Vec<String>,
    /// People whom the host has sent away: they do not sit down here again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) removed: Vec<String>,
}

impl Progress {
    /// Changes something for several seats.
    pub(crate) fn each(&mut self, seats: &[Seat], change: impl Fn(&mut SeatProgress)) {
        for seat in seats {
            change(&mut self.seats[seat.index()]);
        }
    }
}

/// What changes for a seat. It is written with every decision, so what is as usual is left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SeatProgress {
    /// Milliseconds left, where there is a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<i64>,
    /// Whether a bot plays for the person: the flag fell, or the person left.
    #[serde(skip_serializing_if = "Not::not")]
    pub(crate) away: bool,
    /// Whether the person has given up; then there is no way back.
    #[serde(skip_serializing_if = "Not::not")]
    pub(crate) resigned: bool,
    /// Whether the person agrees to stop.
    #[serde(skip_serializing_if = "Not::not")]
    pub(crate) stop: bool,
    /// Moves that the person always makes where they are possible.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) answers: Vec<String>,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    Nobody,
    Person {
        id: String,
        name: String,
        face: Face,
    },
    Bot(Level),
    /// Somebody who was forgotten.
    Gone,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) sitter: Sitter,
    /// What the seat adds to the dice.
    pub(crate) nonce: Option<String>,
}

impl Place {
    pub(crate) const EMPTY: Place = Place { sitter: Sitter::Nobody, nonce: None };

    fn row(&self, seat: usize) -> SeatRow {
        let (person, bot) = match &self.sitter {
            Sitter::Nobody | Sitter::Gone => (None, None),
            Sitter::Person { id, .. } => (Some(id.clone()), None),
            Sitter::Bot(level) => (None, Some(level.name().to_owned())),
        };
        SeatRow { seat: seat as i64, person, bot, nonce: self.nonce.clone() }
    }
}

/// A table at one moment. Whoever holds one can look at it for as long as they like.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) id: String,
    pub(crate) game: AnyGame,
    pub(crate) host: Option<String>,
    pub(crate) wish: Arc<Wish>,
    pub(crate) stage: Stage,
    pub(crate) seed: Seed,
    pub(crate) version: i64,
    /// When lists of tables were last told that it has changed.
    pub(crate) listed: i64,
    pub(crate) places: Arc<Vec<Place>>,
    pub(crate) progress: Progress,
    pub(crate) live: Option<Arc<dyn Live>>,
    pub(crate) next: Option<String>,
}

/// How often, in milliseconds, lists of tables are told that a game goes on.
const LISTED_EVERY: i64 = 60_000;

/// A change that somebody wants: the table after it, and what must be written down.
pub(crate) struct Wanted {
    pub(crate) after: Snapshot,
    /// What its record goes on with, and the seat whose decision that is.
    lines: Option<(Option<Seat>, String)>,
}

/// What somebody sees of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sight {
    /// Whose eyes they look with.
    pub(crate) viewer: Viewer,
    /// Who must take over the screen before anything of theirs is shown on it.
    pub(crate) curtain: Option<Seat>,
}

impl Sight {
    fn of(viewer: Viewer) -> Sight {
        Sight { viewer, curtain: None }
    }
}

impl Snapshot {
    /// A table that nobody has written down yet, as the store takes it.
    pub(crate) fn as_new(&self, now: i64) -> NewTable {
        NewTable {
            id: self.id.clone(),
            game: self.game.id().to_owned(),
            host: self.host.clone().unwrap_or_default(),
            seats: self.seat_rows(),
            wish: serde_json::to_string(&*self.wish).expect("a wish is plain data"),
            seed: self.seed.0.to_string(),
            is_rated: self.wish.rated,
            is_open: self.wish.open,
            progress: self.progress_text(),
            at: now,
        }
    }

    fn seat_rows(&self) -> Vec<SeatRow> {
        self.places.iter().enumerate().map(|(seat, place)| place.row(seat)).collect()
    }

    fn progress_text(&self) -> String {
        serde_json::to_string(&self.progress).expect("progress is plain data")
    }

    /// The game, once it has begun.
    pub(crate) fn started(&self) -> Result<&Arc<dyn Live>> {
        self.live.as_ref().ok_or(Problem::NotNow("problem-not-begun"))
    }

    /// The seats of a person: several if others share that person's screen.
    pub(crate) fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> {
        let sits = move |place: &Place| matches!(&place.sitter, Sitter::Person { id, .. } if id == person);
        self.places.iter().enumerate().filter(move |(_, place)| sits(place)).map(|(seat, _)| Seat::new(seat))
    }

    /// Where a person sits: of several seats, on the one that decides now, or else the first.
    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        let deciding = self.seats_of(person).find(|seat| self.turn() == Some(*seat));
        deciding.or_else(|| self.seats_of(person).next())
    }

    /// What a person sees from a side of the table.
    pub(crate) fn sight(&self, person: Option<&str>, side: Option<Side>) -> Sight {
        let own: Vec<Seat> = person.map(|person| self.seats_of(person).collect()).unwrap_or_default();
        match (side, &own[..]) {
            (Some(Side::Public), _) | (_, []) => Sight::of(Viewer::Spectator),
            (_, [only]) => Sight::of(Viewer::Seat(*only)),
            (Some(Side::Own(seat)), several) if several.contains(&seat) => self.shared_sight(several, Some(seat)),
            (_, several) => self.shared_sight(several, None),
        }
    }

    /// What those see who share a screen: a hand that others must not see is shown only after its owner has said to be there.
    fn shared_sight(&self, own: &[Seat], present: Option<Seat>) -> Sight {
        let has_secrets = own.iter().any(|seat| self.live.as_ref().is_some_and(|live| live.has_secrets(*seat)));
        match (self.turn().filter(|seat| own.contains(seat)), present) {
            (Some(seat), present) if present == Some(seat) || !has_secrets => Sight::of(Viewer::Seat(seat)),
            (Some(seat), _) => Sight { viewer: Viewer::Spectator, curtain: Some(seat) },
            (None, Some(seat)) => Sight::of(Viewer::Seat(seat)),
            (None, None) if has_secrets => Sight::of(Viewer::Spectator),
            (None, None) => Sight::of(Viewer::Seat(own[0])),
        }
    }

    /// The same table with as many seats as are taken. Who sits there closes up.
    pub(crate) fn without_free_seats(&self) -> Snapshot {
        let mut after = self.clone();
        // The names of those who share a screen go by seat.
        let mut taken = self.places.iter().map(|place| place.sitter != Sitter::Nobody);
        after.progress.names.retain(|_| taken.next().unwrap_or(false));
        Arc::make_mut(&mut after.places).retain(|place| place.sitter != Sitter::Nobody);
        Arc::make_mut(&mut after.wish).players = after.places.len();
        after
    }

    /// Whether somebody sits on every seat.
    pub(crate) fn is_full(&self) -> bool {
        self.places.iter().all(|place| place.sitter != Sitter::Nobody)
    }

    /// Whether one person sits in all seats that no bot has, so that nobody else is waited for.
    pub(crate) fn is_all_of(&self, person: &str) -> bool {
        let is_theirs = |place: &Place| match &place.sitter {
            Sitter::Person { id, .. } => id == person,
            Sitter::Bot(_) => true,
            Sitter::Nobody | Sitter::Gone => false,
        };
        self.places.iter().all(is_theirs)
    }

    /// The number of the position; 0 before the game has begun.
    pub(crate) fn position(&self) -> u32 {
        self.live.as_ref().map_or(0, |live| live.position())
    }

    /// The seat that decides now.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.live.as_ref().filter(|_| self.stage == Stage::Running)?.turn()
    }

    /// The bot that plays for a seat, if one does.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<Level> {
        match &self.places[seat.index()].sitter {
            Sitter::Bot(level) => Some(*level),
            Sitter::Gone | Sitter::Nobody => Some(Level::Soldato),
            Sitter::Person { .. } if self.progress.seats[seat.index()].away => Some(Level::Soldato),
            Sitter::Person { .. } => None,
        }
    }

    /// When the flag of the seat that decides falls.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let seat = self.turn()?;
        if self.bot_at(seat).is_some() {
            return None;
        }
        self.progress.seats[seat.index()].left.map(|left| self.progress.since + left)
    }

    /// What a seat's clock shows.
    pub(crate) fn time_left(&self, seat: Seat, now: i64) -> Option<i64> {
        let left = self.progress.seats.get(seat.index())?.left?;
        let runs = self.turn() == Some(seat) && self.bot_at(seat).is_none();
        Some(if runs { (left - (now - self.progress.since)).max(0) } else { left })
    }

    /// A change that adds nothing to the record.
    pub(crate) fn with(&self, change: impl FnOnce(&mut Snapshot)) -> Wanted {
        let mut after = self.clone();
        change(&mut after);
        Wanted { after, lines: None }
    }

    /// A seat that somebody can take, if people still take their seats.
    pub(crate) fn free_seat(&self) -> Option<usize> {
        let is_free = |place: &Place| place.sitter == Sitter::Nobody;
        self.places.iter().position(is_free).filter(|_| self.stage == Stage::Waiting)
    }

    /// A change of who sits where.
    pub(crate) fn seated(&self, change: impl FnOnce(&mut Vec<Place>)) -> Wanted {
        self.with(|after| change(Arc::make_mut(&mut after.places)))
    }

    /// The beginning of the game.
    pub(crate) fn begun(&self, next: Next, now: i64) -> Wanted {
        let left = self.wish.pace.start();
        let mut wanted = self.advanced(next, now);
        wanted.after.progress.seats = self.places.iter().map(|_| SeatProgress { left, ..SeatProgress::default() }).collect();
        wanted
    }

    /// The next position. The clock of the seat that has decided is set.
    pub(crate) fn advanced(&self, next: Next, now: i64) -> Wanted {
        let mut after = self.clone();
        // A bot that plays for somebody takes none of that person's time.
        if let Some(seat) = self.turn().filter(|seat| self.bot_at(*seat).is_none())
            && next.live.turn() != Some(seat)
            && let Some(own) = after.progress.seats.get_mut(seat.index())
        {
            own.left = own.left.map(|left| self.wish.pace.after(left, now - self.progress.since));
        }
        if self.turn() != next.live.turn() {
            (after.progress.since, after.progress.turn) = (now, next.live.position());
        }
        after.stage = match (next.live.has_ended(), next.live.places()) {
            (false, _) => Stage::Running,
            (true, Some(_)) => Stage::Finished,
            (true, None) => Stage::Stopped,
        };
        after.live = Some(next.live);
        Wanted { after, lines: Some((next.by, next.lines)).filter(|(_, lines)| !lines.is_empty()) }
    }
}

impl Wanted {
    /// What is written down, and what the table is then.
    pub(crate) fn into_change(self, before: &Snapshot, now: i64) -> (Change, Snapshot) {
        let Wanted { mut after, lines } = self;
        let is_news = after.stage != before.stage || now - before.listed >= LISTED_EVERY;
        let added = |(by, text): (Option<Seat>, String)| Lines {
            first: before.live.as_ref().map_or(0, |live| i64::from(live.position()) + 1),
            who: by.map_or(-1, |seat| seat.index() as i64),
            text,
            at: now,
        };
        let change = Change {
            table: after.id.clone(),
            version: before.version,
            listed: is_news.then(|| (after.stage.word(), now)),
            length: i64::from(after.position()),
            lines: lines.map(added),
            progress: after.progress_text(),
            standings: after.live.as_ref().and_then(|live| live.standings()).map(|standings| standings.to_string()),
            next: after.next.clone(),
            seats: (!Arc::ptr_eq(&before.places, &after.places)).then(|| after.seat_rows()),
        };
        after.version = before.version + 1;
        after.listed = if is_news { now } else { before.listed };
        (change, after)
    }
}
