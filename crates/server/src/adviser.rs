//! The adviser: what somebody should do who has to decide, from what the seat knows alone.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use advice::Counsel;

use crate::club::{Club, own_seat};
use crate::problem::Problem;
use crate::snapshot::Snapshot;

/// The people for whom the adviser thinks just now. Nobody has him think twice at once, or bots would wait for one person.
#[derive(Clone, Default)]
pub(crate) struct Askers(Arc<Mutex<HashSet<String>>>);

/// Somebody who waits for the adviser, for as long as this is kept.
struct Asking {
    askers: Askers,
    person: String,
}

impl Askers {
    fn lock(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self, person: &str) -> Result<Asking, Problem> {
        let is_first = self.lock().insert(person.to_owned());
        if is_first { Ok(Asking { askers: self.clone(), person: person.to_owned() }) } else { Err(Problem::TooMany) }
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.askers.lock().remove(&self.person);
    }
}

impl Club {
    /// What the adviser would do in a person's place. He thinks when a bot could, and for no longer.
    pub(crate) async fn advise(&self, table: &Snapshot, person: &str) -> Result<Counsel, Problem> {
        let seat = own_seat(table, person)?;
        if table.wish.rated {
            return Err(Problem::Forbidden("problem-adviser-rated"));
        }
        let live = table.live.as_ref().filter(|_| table.turn() == Some(seat));
        let live = Arc::clone(live.ok_or(Problem::NotNow("problem-not-your-turn"))?);
        if table.bot_at(seat).is_some() {
            return Err(Problem::NotNow("problem-bot-plays"));
        }
        let asking = self.askers.begin(person)?;
        let thinking = Arc::clone(&self.thinkers).acquire_owned().await.map_err(Problem::broken)?;
        let budget = self.settings.hint;
        // Who goes away does not free the core that thinks for them.
        let thought = tokio::task::spawn_blocking(move || {
            let _kept = (asking, thinking);
            live.advise(seat, budget)
        });
        Ok(thought.await.map_err(Problem::broken)??)
    }
}
