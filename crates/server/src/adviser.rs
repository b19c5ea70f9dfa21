//! The adviser: what somebody should do who has to decide, from what the seat knows alone.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};

use advice::Counsel;
use engine::Seat;

use crate::club::{Club, own_seat};
use crate::lock::lock;
use crate::problem::{Problem, Result};
use crate::snapshot::Snapshot;

/// What the adviser remembers at most of what he has said.
const REMEMBERED: usize = 1_000;

/// What the adviser said last to each seat, and in which position, so that he says the same for as long as his plan is followed.
#[derive(Default)]
pub(crate) struct Memory(Mutex<HashMap<(String, Seat), Remembered>>);

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
    fn keep(&self, table: &Snapshot, seat: Seat, counsel: Counsel) {
        let mut memory = lock(&self.0);
        if memory.len() >= REMEMBERED {
            memory.clear();
        }
        memory.insert((table.id.clone(), seat), Remembered { position: table.position(), counsel });
    }

    /// What was said to a seat, if that still holds: nobody else had a say since, and the seat follows one of the plans.
    fn recall(&self, table: &Snapshot, seat: Seat) -> Option<Advised> {
        let Remembered { position, counsel } = lock(&self.0).get(&(table.id.clone(), seat))?.clone();
        let followed = table.live.as_ref()?.moves_since(seat, position)?;
        let holds = followed.is_empty() || counsel.moves.iter().any(|plan| plan.follows(&followed));
        holds.then_some(Advised { counsel, followed })
    }
}

/// The people for whom the adviser thinks just now. Nobody has him think twice at once, or bots would wait for one person.
#[derive(Clone, Default)]
pub(crate) struct Askers(Arc<Mutex<HashSet<String>>>);

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

impl Club {
    /// What the adviser has said to a person about the decision that is theirs now.
    pub(crate) fn advised(&self, table: &Snapshot, person: &str) -> Option<Advised> {
        let seat = table.seat_of(person).filter(|seat| table.turn() == Some(*seat) && table.bot_at(*seat).is_none())?;
        self.memory.recall(table, seat)
    }

    /// What the adviser would do in a person's place. He thinks when a bot could.
    pub(crate) async fn advise(&self, table: &Snapshot, person: &str) -> Result<Advised> {
        let seat = own_seat(table, person)?;
        if table.wish.rated {
            return Err(Problem::Forbidden("problem-adviser-rated"));
        }
        let live = table.live.as_ref().filter(|_| table.turn() == Some(seat));
        let live = Arc::clone(live.ok_or(Problem::NotNow("problem-not-your-turn"))?);
        if table.bot_at(seat).is_some() {
            return Err(Problem::NotNow("problem-bot-plays"));
        }
        if let Some(advised) = self.memory.recall(table, seat) {
            return Ok(advised);
        }
        let asking = self.askers.begin(person)?;
        let thinking = Arc::clone(&self.thinkers).acquire_owned().await.map_err(Problem::broken)?;
        let simulations = self.settings.advice;
        // Who goes away does not free the core that thinks for them.
        let thought = tokio::task::spawn_blocking(move || {
            let _kept = (asking, thinking);
            live.advise(seat, simulations)
        });
        let counsel = thought.await.map_err(Problem::broken)??;
        self.memory.keep(table, seat, counsel.clone());
        Ok(Advised { counsel, followed: Vec::new() })
    }
}
