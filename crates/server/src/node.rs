//! A node: what all of its parts have at hand.

use std::sync::Arc;

use store::Store;
use tables::{Place, Sitter, Table};
use tokio::sync::Semaphore;

use crate::adviser::Adviser;
use crate::analyses::Analyses;
use crate::metrics::Metrics;
use crate::presence::Presence;
use crate::room::Rooms;
use crate::sessions::SessionCache;
use crate::settings::Settings;
use crate::world::World;

/// Everything that a node needs to serve.
pub(crate) struct Node {
    pub(crate) store: Store,
    pub(crate) world: Arc<dyn World>,
    pub(crate) rooms: Rooms,
    pub(crate) sessions: SessionCache,
    pub(crate) presence: Presence,
    pub(crate) metrics: Metrics,
    pub(crate) settings: Settings,
    /// This node's name.
    pub(crate) name: String,
    /// Bots and advisers that think at the same time: fewer than there are cores, so that people are never starved.
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) adviser: Adviser,
    pub(crate) analyses: Arc<Analyses>,
}

impl Node {
    pub(crate) fn now(&self) -> i64 {
        self.world.now()
    }

    /// Whether somebody looks at the table on which they sit. Bots always do.
    pub(crate) fn is_here(&self, table: &Table, place: &Place) -> bool {
        match &place.sitter {
            Sitter::Person { id, .. } => self.presence.has(&table.id, id),
            Sitter::Bot(_) => true,
            Sitter::Nobody | Sitter::Gone => false,
        }
    }

    /// A new number that nobody can guess: who has it, has the link.
    pub(crate) fn fresh_id(&self) -> String {
        let chance = self.world.entropy().0;
        let mut random = [0; 10];
        random.copy_from_slice(&chance[..10]);
        uuid::Builder::from_unix_timestamp_millis(self.now().max(0) as u64, &random).into_uuid().to_string()
    }

    /// Reads everything anew that is kept in mind: it may not be so any more.
    pub(crate) async fn forget_all(&self) {
        self.sessions.forget_all();
        self.rooms.reload_all().await;
    }
}
