//! The adviser: what somebody should do who has to decide, from what the seat knows alone.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};

use advice::Counsel;
use engine::Seat;
use games::Playable;
use tables::{Course, CourseOf, Refusal, Table};
use tokio::sync::Semaphore;

use crate::lock::lock;
use crate::problem::{Problem, Result};
use crate::shown::with_course;

/// The moves that the adviser names at most.
const ADVISED: usize = 3;
/// What the adviser remembers at most of what he has said.
const REMEMBERED: usize = 1_000;

/// What the adviser said last to each seat, and in which position, so that he says the same for as long as his plan is followed.
#[derive(Default)]
struct Memory(Mutex<HashMap<(String, Seat), Remembered>>);

#[derive(Clone)]
struct Remembered {
    position: u32,
    counsel: Counsel,
}

/// What the adviser said, and what was made of it.
pub(crate) struct Advised {
    pub(crate) counsel: Counsel,
    /// The moves that the seat has handed in since.
    pub(crate) followed: Vec<String>,
}

impl Memory {
    fn keep(&self, table: &Table, seat: Seat, counsel: Counsel) {
        let mut memory = lock(&self.0);
        if memory.len() >= REMEMBERED {
            memory.clear();
        }
        memory.insert((table.id.to_string(), seat), Remembered { position: table.position(), counsel });
    }

    /// What was said to a seat, if that still holds: nobody else had a say since, and the seat follows one of the plans.
    fn recall(&self, table: &Table, seat: Seat) -> Option<Advised> {
        let Remembered { position, counsel } = lock(&self.0).get(&(table.id.to_string(), seat))?.clone();
        let followed = table.course.as_ref()?.moves_since(seat, position)?;
        let holds = followed.is_empty() || counsel.moves.iter().any(|plan| plan.follows(&followed));
        holds.then_some(Advised { counsel, followed })
    }
}

/// The people for whom the adviser thinks just now. Nobody has him think twice at once, or bots would wait for one person.
#[derive(Clone, Default)]
struct Askers(Arc<Mutex<HashSet<String>>>);

/// Somebody who waits for the adviser, for as long as this is kept.
struct Asking {
    askers: Askers,
    person: String,
}

impl Askers {
    fn begin(&self, person: &str) -> Result<Asking> {
        let is_first = lock(&self.0).insert(person.to_owned());
        if is_first { Ok(Asking { askers: self.clone(), person: person.to_owned() }) } else { Err(Problem::TooMany) }
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        lock(&self.askers.0).remove(&self.person);
    }
}

/// The adviser of all who play here.
pub(crate) struct Adviser {
    memory: Memory,
    askers: Askers,
    thinkers: Arc<Semaphore>,
    /// Worlds that he imagines for a position.
    simulations: u32,
}

impl Adviser {
    /// One who shares the cores with bots.
    pub(crate) fn new(thinkers: Arc<Semaphore>, simulations: u32) -> Adviser {
        Adviser { memory: Memory::default(), askers: Askers::default(), thinkers, simulations }
    }

    /// What the adviser has said to a person about the decision that is theirs now.
    pub(crate) fn advised(&self, table: &Table, person: &str) -> Option<Advised> {
        let seat = table.seat_of(person).filter(|seat| table.turn() == Some(*seat) && table.bot_at(*seat).is_none())?;
        self.memory.recall(table, seat)
    }

    /// What the adviser would do in a person's place. He thinks when a bot could.
    pub(crate) async fn advise(&self, table: &Table, person: &str) -> Result<Advised> {
        let seat = table.own_seat(person)?;
        if table.wish.rated {
            return Err(Problem::Forbidden("problem-adviser-rated"));
        }
        let course = table.course.as_ref().filter(|_| table.turn() == Some(seat));
        let course = Arc::clone(course.ok_or(Refusal::NotYourTurn)?);
        if table.bot_at(seat).is_some() {
            return Err(Refusal::BotPlays.into());
        }
        if let Some(advised) = self.memory.recall(table, seat) {
            return Ok(advised);
        }
        let asking = self.askers.begin(person)?;
        let thinking = Arc::clone(&self.thinkers).acquire_owned().await.map_err(Problem::broken)?;
        let simulations = self.simulations;
        // Who goes away does not free the core that thinks for them.
        let thought = tokio::task::spawn_blocking(move || {
            let _kept = (asking, thinking);
            with_course!(&*course, of => counsel(of, seat, simulations))
        });
        let counsel = thought.await.map_err(Problem::broken)??;
        self.memory.keep(table, seat, counsel.clone());
        Ok(Advised { counsel, followed: Vec::new() })
    }
}

/// What the adviser says to the seat whose turn it is, from what that seat knows alone.
fn counsel<G: Playable>(course: &CourseOf<G>, seat: Seat, simulations: u32) -> Result<Counsel> {
    let seen = course.played().seen(seat);
    let hint = if course.has_ended() { None } else { advice::hint(&seen, course.position() + 1, simulations) };
    let hint = hint.ok_or(Refusal::NotYourTurn)?;
    Ok(Counsel::new(&course.played().record().header.setup, &seen, &hint, ADVISED))
}
