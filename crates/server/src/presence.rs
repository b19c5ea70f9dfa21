//! Who looks at which table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::lock::lock;
use crate::room::Room;

/// Who looks at which table just now, and through how many sockets.
#[derive(Clone, Default)]
pub(crate) struct Presence(Arc<Mutex<HashMap<String, HashMap<String, usize>>>>);

impl Presence {
    pub(crate) fn has(&self, table: &str, person: &str) -> bool {
        lock(&self.0).get(table).is_some_and(|people| people.contains_key(person))
    }

    /// Counts one more socket, and says whether it is the first.
    fn add(&self, table: &str, person: &str) -> bool {
        let mut all = lock(&self.0);
        let sockets = all.entry(table.to_owned()).or_default().entry(person.to_owned()).or_default();
        *sockets += 1;
        *sockets == 1
    }

    /// Counts one socket less, and says whether it was the last.
    fn remove(&self, table: &str, person: &str) -> bool {
        let mut all = lock(&self.0);
        let Some(people) = all.get_mut(table) else { return false };
        let Some(sockets) = people.get_mut(person) else { return false };
        *sockets -= 1;
        if *sockets > 0 {
            return false;
        }
        people.remove(person);
        if people.is_empty() {
            all.remove(table);
        }
        true
    }
}

/// Somebody looks at a table for as long as this is kept; the others at the table see who does.
pub(crate) struct Watching {
    presence: Presence,
    room: Arc<Room>,
    person: String,
}

impl Watching {
    pub(crate) fn new(presence: &Presence, room: &Arc<Room>, person: &str) -> Watching {
        let watching = Watching { presence: presence.clone(), room: Arc::clone(room), person: person.to_owned() };
        if presence.add(&room.table().id, person) {
            watching.tell_others();
        }
        watching
    }

    fn tell_others(&self) {
        if self.room.table().seat_of(&self.person).is_some() {
            self.room.wake();
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        if self.presence.remove(&self.room.table().id, &self.person) {
            self.tell_others();
        }
    }
}
