//! What is given up, and what is forgotten.

use std::sync::Arc;
use std::time::Duration;

use store::Person;
use tables::{Actor, Command, PersonId, Stage};

use crate::node::Node;
use crate::problem::Result;

/// Tables at which nobody sits down any more, and games that nobody plays on, are given up after so many milliseconds: three days
/// and a hundred, which is longer than any clock.
const IDLE_WAITING: i64 = 3 * 86_400_000;
const IDLE_RUNNING: i64 = 100 * 86_400_000;
/// So many guests and tables are forgotten at once, so that nobody waits long for the database.
const FORGOTTEN_AT_ONCE: i64 = 100;
impl Node {
    /// Gives up tables at which nothing happens any more.
    pub(crate) async fn close_idle(self: &Arc<Self>) -> Result<()> {
        for (stage, patience) in [(Stage::Waiting, IDLE_WAITING), (Stage::Running, IDLE_RUNNING)] {
            for table in self.store.idle(stage, self.now() - patience).await? {
                let closed =
                    async { self.rooms.apply(&self.room(&table).await?, Actor::Server, &Command::CloseIdle { stage }).await };
                if let Err(problem) = closed.await {
                    tracing::warn!(%table, %problem, "an idle table could not be given up");
                }
            }
        }
        Ok(())
    }

    /// Forgets what nobody needs any more: sessions that have ended, guests who did not come back, tables without a game.
    pub(crate) async fn forget_what_is_over(self: &Arc<Self>) -> Result<()> {
        let now = self.now();
        let since = |kept: Duration| now - i64::try_from(kept.as_millis()).unwrap_or(i64::MAX);
        let sessions = self.store.forget_sessions(now).await?;
        let (mut tables, mut guests) = (0, 0_u64);
        loop {
            let closed = self.store.forget_closed(since(self.settings.keep_closed), FORGOTTEN_AT_ONCE).await?;
            let lost = self.store.lost_guests(since(self.settings.keep_guests), FORGOTTEN_AT_ONCE).await?;
            let mut forgotten = 0;
            for guest in &lost {
                let Some(person) = self.store.person(guest).await? else { continue };
                match self.delete(&person).await {
                    Ok(()) => forgotten += 1,
                    Err(problem) => tracing::warn!(%guest, ?problem, "a guest who did not come back could not be forgotten"),
                }
            }
            (tables, guests) = (tables + closed, guests + forgotten);
            if closed + forgotten == 0 {
                break;
            }
        }
        if sessions + tables + guests > 0 {
            tracing::info!(sessions, guests, tables, "forgotten");
        }
        Ok(())
    }

    /// Forgets somebody. Seats of games that have not begun become free; in running ones a bot plays to the end.
    pub(crate) async fn delete(self: &Arc<Self>, person: &Person) -> Result<()> {
        let id = PersonId::from(person.id.as_str());
        for table in self.store.telling_of(&person.id).await? {
            let forgotten = async { self.rooms.apply(&self.room(&table).await?, Actor::Person(&id), &Command::Forget).await };
            // Who wants to be forgotten does not wait until it is mended.
            if let Err(problem) = forgotten.await {
                tracing::warn!(%table, %problem, "somebody is forgotten at a table that cannot be read or changed");
            }
        }
        self.store.forget_person(&person.id).await?;
        for table in self.rooms.ids_with(&person.id) {
            self.rooms.refresh(&table, i64::MAX).await?;
        }
        self.sessions.forget(&person.id);
        Ok(())
    }
}
