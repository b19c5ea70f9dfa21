use std::collections::BTreeMap;
use std::ops::Not;
use std::sync::Arc;

use bots::Level;
use engine::{Digest, Options, Seat, Seed, SetupError, named};
use games::AnyGame;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Course, Pace, PersonId, Refusal, SetUp, TableId, check_setup};

/// What the host of a table asks for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Wish {
    /// How many play.
    pub players: usize,
    /// The game's options, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The name of an edition of the host's list; the standard one if there is none.
    #[serde(default)]
    pub edition: Option<String>,
    /// Whether anybody may join, or only who has the link.
    #[serde(default)]
    pub open: bool,
    /// Whether it counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// How much time people have.
    #[serde(default)]
    pub pace: Pace,
    /// The dice's secret, if the one who made the table has chosen it: 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub seed: Option<Seed>,
}

impl Wish {
    /// The options as the game takes them.
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
    #[derive(ToSchema)]
    pub enum Stage {
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
    pub const fn has_begun(self) -> bool {
        matches!(self, Stage::Running) || self.has_ended()
    }

    /// Whether a game was played here and goes on no more: then nothing of it is secret.
    pub const fn has_ended(self) -> bool {
        matches!(self, Stage::Finished | Stage::Stopped)
    }
}

/// What changes while a game goes on, beside its record.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// When the present decision began to be somebody's.
    pub since: i64,
    /// The position in which it began to be their turn. Several decisions may follow each other in one turn.
    #[serde(default)]
    pub turn: u32,
    /// One for each seat, in the order of the seats.
    pub seats: Vec<SeatProgress>,
    /// The names of those who share the screen of the one who made the table: they have the first seats, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// People whom the host has sent away: they do not sit down here again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<PersonId>,
    /// People who have done something here through a program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<PersonId>,
}

/// What changes for a seat. It is written with every decision, so what is as usual is left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatProgress {
    /// Milliseconds left, where there is a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
    /// Whether a bot plays for the person: the flag fell, or the person left.
    #[serde(skip_serializing_if = "Not::not")]
    pub away: bool,
    /// Whether the person has given up; then there is no way back.
    #[serde(skip_serializing_if = "Not::not")]
    pub resigned: bool,
    /// Whether the person agrees to stop.
    #[serde(skip_serializing_if = "Not::not")]
    pub stop: bool,
    /// Moves that the person always makes where they are possible.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<String>,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Which.
        id: PersonId,
        /// What the person is called here.
        name: String,
        /// The face that the person chose.
        face: Option<String>,
    },
    /// A bot.
    Bot(Level),
    /// Somebody who was forgotten.
    Gone,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Who sits there.
    pub sitter: Sitter,
    /// What the seat adds to the dice: before the start, if it has chosen so itself.
    pub nonce: Option<Digest>,
}

impl Place {
    /// One on which nobody sits.
    pub const EMPTY: Place = Place { sitter: Sitter::Nobody, nonce: None };

    /// Whether nobody sits there yet.
    pub fn is_free(&self) -> bool {
        self.sitter == Sitter::Nobody
    }
}

/// A table that somebody wants to make.
#[derive(Clone, Debug)]
pub struct Order {
    /// Which game.
    pub game: AnyGame,
    /// How it is to be played.
    pub wish: Wish,
    /// The text of the edition that is asked for, if one is.
    pub edition: Option<String>,
    /// The names of those who share the screen of the one who makes the table, if several do.
    pub names: Vec<String>,
    /// Whether the one who makes the table sits down, or only shows it to others on a screen.
    pub is_seated: bool,
    /// The bots that sit down at once, after the people.
    pub bots: Vec<Level>,
    /// Whether a program makes the table.
    pub is_program: bool,
}

/// A table at one moment. Whoever holds one can look at it for as long as they like.
#[derive(Clone)]
pub struct Table {
    /// Its number.
    pub id: TableId,
    /// Which game.
    pub game: AnyGame,
    /// Who made it; nobody if that person was forgotten.
    pub host: Option<PersonId>,
    /// What the host asked for.
    pub wish: Arc<Wish>,
    /// Where it stands in its life.
    pub stage: Stage,
    /// The dice's secret.
    pub seed: Seed,
    /// When it was made.
    pub created: i64,
    /// Goes up with every change that is stored.
    pub version: i64,
    /// When lists of tables were last told that it has changed.
    pub listed: i64,
    /// Who sits where.
    pub places: Arc<Vec<Place>>,
    /// Clocks, and what seats have asked for.
    pub progress: Progress,
    /// The game, once it has begun.
    pub course: Option<Arc<dyn Course>>,
    /// The table of the rematch.
    pub next: Option<TableId>,
}

impl Table {
    /// A new table; its maker sits down first, then the bots.
    ///
    /// # Errors
    /// If it cannot be played so.
    pub fn new(id: TableId, seed: Seed, host: Sitter, order: Order, now: i64) -> Result<Table, Refusal> {
        let Order { game, wish, edition, names, is_seated, bots, is_program } = order;
        let Sitter::Person { id: host_id, name: host_name, face } = host else { return Err(Refusal::NotSeated) };
        let people = if is_seated { names.len().max(1) } else { 0 };
        if !wish.pace.is_allowed() {
            return Err(Refusal::Pace);
        }
        if people > 1 && wish.rated {
            return Err(Refusal::SharedAndRated);
        }
        check_players(game, wish.players)?;
        if edition.is_some() != wish.edition.is_some() {
            return Err(Refusal::Unprepared);
        }
        let options = wish.game_options()?;
        check_setup(&SetUp { game, players: wish.players, options: &options, edition: edition.as_deref() })?;
        if people + bots.len() > wish.players {
            return Err(Refusal::TooFull { people, bots: bots.len(), players: wish.players });
        }
        let is_full = people + bots.len() == wish.players;
        if wish.seed.is_some() && (!is_program || !is_full || wish.open || wish.rated) {
            return Err(Refusal::ChosenSeed);
        }
        let sitter = |index: usize| match index.checked_sub(people) {
            None => {
                let name = names.get(index).unwrap_or(&host_name).clone();
                Sitter::Person { id: host_id.clone(), name, face: face.clone() }
            }
            Some(index) => bots.get(index).map_or(Sitter::Nobody, |level| Sitter::Bot(*level)),
        };
        Ok(Table {
            id,
            game,
            host: Some(host_id.clone()),
            stage: Stage::Waiting,
            seed,
            created: now,
            version: 0,
            listed: now,
            places: Arc::new((0..wish.players).map(|index| Place { sitter: sitter(index), nonce: None }).collect()),
            wish: Arc::new(wish),
            progress: Progress { names, programs: is_program.then_some(host_id).into_iter().collect(), ..Progress::default() },
            course: None,
            next: None,
        })
    }

    /// The seats of a person: several if others share that person's screen.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> {
        let sits = move |place: &Place| matches!(&place.sitter, Sitter::Person { id, .. } if **id == *person);
        self.places.iter().enumerate().filter(move |(_, place)| sits(place)).map(|(seat, _)| Seat::new(seat))
    }

    /// Where a person sits: of several seats, on the one that decides now, or else the first.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let deciding = self.seats_of(person).find(|seat| self.turn() == Some(*seat));
        deciding.or_else(|| self.seats_of(person).next())
    }

    /// The seats on which people sit.
    pub fn seats_of_people(&self) -> impl Iterator<Item = Seat> {
        let seats = self.places.iter().enumerate();
        seats.filter(|(_, place)| matches!(place.sitter, Sitter::Person { .. })).map(|(index, _)| Seat::new(index))
    }

    /// Whether a person has made the table.
    pub fn is_host(&self, person: &str) -> bool {
        self.host.as_deref() == Some(person)
    }

    /// Whether a program plays for whoever sits somewhere.
    pub fn is_program(&self, place: &Place) -> bool {
        matches!(&place.sitter, Sitter::Person { id, .. } if self.progress.programs.contains(id))
    }

    /// A table whose dice its host can foresee is nobody else's to look at or to sit down at.
    ///
    /// # Errors
    /// If it is such a table of somebody else's.
    pub fn must_admit(&self, person: Option<&str>) -> Result<(), Refusal> {
        let is_own = person.is_some_and(|person| self.is_host(person));
        if self.wish.seed.is_none() || is_own { Ok(()) } else { Err(Refusal::Private) }
    }

    /// Whether somebody sits on every seat.
    pub fn is_full(&self) -> bool {
        !self.places.iter().any(Place::is_free)
    }

    /// Whether one person sits in all seats that no bot has, so that nobody else is waited for.
    pub fn is_all_of(&self, person: &str) -> bool {
        let is_theirs = |place: &Place| match &place.sitter {
            Sitter::Person { id, .. } => **id == *person,
            Sitter::Bot(_) => true,
            Sitter::Nobody | Sitter::Gone => false,
        };
        self.places.iter().all(is_theirs)
    }

    /// A seat that somebody can take, if people still take their seats.
    pub fn free_seat(&self) -> Option<usize> {
        self.places.iter().position(Place::is_free).filter(|_| self.stage == Stage::Waiting)
    }

    /// The number of the position; 0 before the game has begun.
    pub fn position(&self) -> u32 {
        self.course.as_ref().map_or(0, |course| course.position())
    }

    /// The game, once it has begun.
    ///
    /// # Errors
    /// If it has not.
    pub fn begun(&self) -> Result<&Arc<dyn Course>, Refusal> {
        self.course.as_ref().ok_or(Refusal::NotBegun)
    }

    /// The seat that decides now.
    pub fn turn(&self) -> Option<Seat> {
        self.course.as_ref().filter(|_| self.stage == Stage::Running)?.turn()
    }

    /// Whether the person on a seat can take back their last decision. What a bot plays for somebody stays until they come back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let course = self.course.as_ref().filter(|_| self.stage == Stage::Running);
        course.is_some_and(|course| course.can_undo(seat)) && !self.progress.seats[seat.index()].away
    }

    /// The bot that plays for a seat, if one does.
    pub fn bot_at(&self, seat: Seat) -> Option<Level> {
        match &self.places[seat.index()].sitter {
            Sitter::Bot(level) => Some(*level),
            Sitter::Gone | Sitter::Nobody => Some(Level::Soldato),
            Sitter::Person { .. } => {
                let is_away = self.progress.seats.get(seat.index()).is_some_and(|own| own.away);
                is_away.then_some(Level::Soldato)
            }
        }
    }

    /// How long the present decision has been somebody's. A clock that was set back gives nobody time.
    pub(crate) fn elapsed(&self, now: i64) -> i64 {
        (now - self.progress.since).max(0)
    }

    /// What a seat's clock shows.
    pub fn time_left(&self, seat: Seat, now: i64) -> Option<i64> {
        let left = self.progress.seats.get(seat.index())?.left?;
        let runs = self.turn() == Some(seat) && self.bot_at(seat).is_none();
        Some(if runs { (left - self.elapsed(now)).max(0) } else { left })
    }
}

pub(crate) fn check_players(game: AnyGame, players: usize) -> Result<(), Refusal> {
    let (fewest, most) = game.players();
    if (fewest..=most).contains(&players) { Ok(()) } else { Err(Refusal::Players { game, players }) }
}
