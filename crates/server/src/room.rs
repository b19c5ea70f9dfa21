//! The tables that this node has in hand: each is a cache of what the store knows, and changes only through it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use maud::Markup;
use store::{Change, ChatLine, Store};
use tables::{Actor, Attempt, Command, Stage, Step, Table};
use tokio::sync::{Mutex as AsyncMutex, watch};

use crate::lock::lock;
use crate::problem::{Problem, Result};
use crate::world::World;

/// A table in hand.
pub(crate) struct Room {
    /// Held by the one who changes it.
    changing: AsyncMutex<()>,
    now: watch::Sender<Arc<Table>>,
    /// How often it was woken.
    wakes: AtomicU64,
    /// How often it had been woken when nothing was said yet, as far as somebody has looked.
    silent_at: AtomicU64,
    drawn: AsyncMutex<Drawn>,
}

/// What was drawn of a table a moment ago, for each way of looking at it.
#[derive(Default)]
struct Drawn {
    /// The version of the table, and how often it was woken.
    of: (i64, u64),
    since: Option<Instant>,
    parts: HashMap<String, Bytes>,
}

/// For so long what was drawn is shown to others who look in the same way: clocks and lights beside names hardly change meanwhile.
const MOMENT: Duration = Duration::from_millis(100);

impl Room {
    fn new(table: Table) -> Room {
        Room {
            changing: AsyncMutex::default(),
            now: watch::Sender::new(Arc::new(table)),
            wakes: AtomicU64::new(0),
            silent_at: AtomicU64::new(u64::MAX),
            drawn: AsyncMutex::default(),
        }
    }

    /// What is drawn of a table for those who look at it in this way: once for all who ask within a moment, one after the other.
    pub(crate) async fn drawn(&self, table: &Table, look: String, draw: impl Future<Output = Result<Markup>>) -> Result<Bytes> {
        let mut drawn = self.drawn.lock().await;
        let of = (table.version, self.wakes.load(Ordering::Acquire));
        if drawn.of != of || drawn.since.is_none_or(|since| since.elapsed() > MOMENT) {
            *drawn = Drawn { of, since: Some(Instant::now()), parts: HashMap::new() };
        }
        if let Some(part) = drawn.parts.get(&look) {
            return Ok(part.clone());
        }
        let part = Bytes::from(draw.await?.into_string());
        drawn.parts.insert(look, part.clone());
        Ok(part)
    }

    /// The table as it is.
    pub(crate) fn table(&self) -> Arc<Table> {
        Arc::clone(&self.now.borrow())
    }

    /// Shows the table as it is now to everybody who follows, if that is news.
    fn show(&self, table: Arc<Table>) {
        self.now.send_if_modified(|now| {
            let is_newer = table.is_newer_than(now);
            if is_newer {
                *now = table;
            }
            is_newer
        });
    }

    /// Lets everybody who follows look again, though the table itself is the same: something was said.
    pub(crate) fn wake(&self) {
        self.wakes.fetch_add(1, Ordering::AcqRel);
        self.now.send_modify(|_| {});
    }

    /// The table as it is, and as it will be.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Table>> {
        self.now.subscribe()
    }
}

/// All tables in hand.
pub(crate) struct Rooms {
    store: Store,
    world: Arc<dyn World>,
    open: Mutex<HashMap<String, Arc<Room>>>,
}

impl Rooms {
    pub(crate) fn new(store: Store, world: Arc<dyn World>) -> Rooms {
        Rooms { store, world, open: Mutex::default() }
    }

    /// A table by its number, and whether it was taken into hand just now.
    pub(crate) async fn room(&self, id: &str) -> Result<(Arc<Room>, bool)> {
        let known = lock(&self.open).get(id).cloned();
        if let Some(room) = known {
            // Who has decided on another node must not find the table here as it was before.
            if self.store.is_shared() {
                self.catch_up(&room, id, self.version(id).await?).await?;
            }
            return Ok((room, false));
        }
        let table = self.load(id).await?;
        let mut is_new = false;
        let room = Arc::clone(lock(&self.open).entry(id.to_owned()).or_insert_with(|| {
            is_new = true;
            Arc::new(Room::new(table))
        }));
        // While it was read, others may have gone on with it, and whoever took it into hand just now may have read it earlier.
        self.catch_up(&room, id, self.version(id).await?).await?;
        Ok((room, is_new))
    }

    async fn load(&self, id: &str) -> Result<Table> {
        self.store.table(id).await?.ok_or(Problem::NotFound("problem-no-table"))
    }

    /// A table that was just made.
    pub(crate) fn add(&self, table: Table) -> Arc<Room> {
        let id = table.id.to_string();
        let room = Arc::new(Room::new(table));
        lock(&self.open).insert(id, Arc::clone(&room));
        room
    }

    /// A table that is in hand and not older than a version.
    pub(crate) fn in_hand(&self, id: &str, version: i64) -> Option<Arc<Table>> {
        let table = lock(&self.open).get(id)?.table();
        Some(table).filter(|table| table.version >= version)
    }

    /// Lets go of a table that nobody follows.
    pub(crate) fn let_go(&self, id: &str) {
        let mut open = lock(&self.open);
        if open.get(id).is_some_and(|room| room.now.receiver_count() == 0 && Arc::strong_count(room) == 1) {
            open.remove(id);
        }
    }

    /// Lets go of all tables that nobody follows.
    pub(crate) fn let_go_of_unfollowed(&self) {
        lock(&self.open).retain(|_, room| room.now.receiver_count() > 0 || Arc::strong_count(room) > 1);
    }

    /// How many tables are in hand.
    pub(crate) fn count(&self) -> usize {
        lock(&self.open).len()
    }

    /// The numbers of the tables in hand.
    pub(crate) fn ids(&self) -> Vec<String> {
        lock(&self.open).keys().cloned().collect()
    }

    /// The numbers of those at which a person sits.
    pub(crate) fn ids_with(&self, person: &str) -> Vec<String> {
        let open = lock(&self.open);
        let with = open.iter().filter(|(_, room)| room.table().seat_of(person).is_some());
        with.map(|(id, _)| id.clone()).collect()
    }

    /// Reads a table again if this node has it in hand and does not know the version yet that it has now.
    pub(crate) async fn refresh(&self, id: &str, version: i64) -> Result<()> {
        let room = lock(&self.open).get(id).cloned();
        match room {
            Some(room) => self.catch_up(&room, id, version).await,
            None => Ok(()),
        }
    }

    async fn catch_up(&self, room: &Room, id: &str, version: i64) -> Result<()> {
        let _held = room.changing.lock().await;
        self.read(room, id, version).await
    }

    /// Reads a table again, which nobody else may be changing here, if the version that it has now is not known yet.
    async fn read(&self, room: &Room, id: &str, version: i64) -> Result<()> {
        if room.table().version < version {
            room.show(Arc::new(self.load(id).await?));
        }
        Ok(())
    }

    async fn version(&self, id: &str) -> Result<i64> {
        Ok(self.store.version(id).await?.unwrap_or_default())
    }

    /// Reads all tables in hand again, whatever version they have. What is not there any more is let go of, and its followers with
    /// it.
    pub(crate) async fn reload_all(&self) {
        for id in self.ids() {
            let room = lock(&self.open).get(&id).cloned();
            let Some(room) = room else { continue };
            let _held = room.changing.lock().await;
            match self.load(&id).await {
                Ok(table) => {
                    room.now.send_replace(Arc::new(table));
                    room.wake(); // words may have come, too
                }
                Err(problem) => {
                    tracing::info!(table = id, %problem, "a table is not there any more");
                    room.now.send_modify(|now| Arc::make_mut(now).stage = Stage::Closed);
                    lock(&self.open).remove(&id);
                }
            }
        }
    }

    /// Lets everybody who follows a table look again, if this node has it in hand.
    pub(crate) fn wake(&self, id: &str) {
        if let Some(room) = lock(&self.open).get(id) {
            room.wake();
        }
    }

    /// The last words said at a table, for somebody who may have silenced others. Silence is asked of the store only once, unless
    /// words can come by another node.
    pub(crate) async fn words(&self, id: &str, reader: Option<&str>, most: i64) -> Result<Vec<ChatLine>> {
        let room = lock(&self.open).get(id).cloned().filter(|_| !self.store.is_shared());
        let Some(room) = room else { return Ok(self.store.words(id, reader, most).await?) };
        let wakes = room.wakes.load(Ordering::Acquire);
        if room.silent_at.load(Ordering::Acquire) == wakes {
            return Ok(Vec::new());
        }
        let words = self.store.words(id, reader, most).await?;
        if words.is_empty() && self.store.words(id, None, 1).await?.is_empty() {
            room.silent_at.store(wakes, Ordering::Release);
        }
        Ok(words)
    }

    /// Carries out a command. The change is stored before anybody sees it, and then everybody does: who hangs up in the middle
    /// leaves nothing half done.
    pub(crate) async fn apply(&self, room: &Arc<Room>, actor: Actor<'_>, command: &Command) -> Result<Arc<Table>> {
        let _held = room.changing.lock().await;
        let mut attempt = Attempt::default();
        loop {
            let (table, now) = (room.table(), self.world.now());
            match attempt.step(&table, command, actor, now) {
                Step::Read => self.read(room, &table.id, self.version(&table.id).await?).await?,
                Step::Write(transition) => {
                    let (change, after) = Change::of(&table, *transition, now);
                    let shown_in = Arc::clone(room);
                    let written = self.store.change(change, move || shown_in.show(Arc::new(after))).await;
                    attempt.wrote(written.map_err(|error| error.to_string()));
                }
                Step::Answer => return Ok(table),
                Step::Refuse(refusal) => return Err(refusal.into()),
                Step::Doubt(why) => return Err(Problem::Broken(why)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::atomic::AtomicU32;

    use engine::{Digest, Seed};
    use games::AnyGame;
    use maud::html;
    use tables::{Order, Pace, Sitter, Wish};

    use super::*;

    fn table(version: i64) -> Table {
        let host = Sitter::Person { id: "ann".into(), name: "Ann".to_owned(), face: None };
        let (options, pace) = (BTreeMap::new(), Pace::NoClock);
        let wish = Wish { players: 2, options, edition: None, open: false, rated: false, pace, seed: None };
        let (edition, names, bots) = (None, Vec::new(), Vec::new());
        let order = Order { game: AnyGame::FIRST, wish, edition, names, is_seated: true, is_program: false, bots };
        let table = Table::new("table".into(), Seed(Digest([1; 32])), host, order, 0).expect("it can be played");
        Table { version, ..table }
    }

    #[tokio::test]
    async fn what_two_see_alike_is_drawn_once_and_nothing_else_is_shared() {
        let room = Room::new(table(1));
        let draws = AtomicU32::new(0);
        let see = async |version, look: &str| {
            let draw = async {
                let number = draws.fetch_add(1, Ordering::Relaxed);
                Ok(html! { (number) })
            };
            let part = room.drawn(&table(version), look.to_owned(), draw).await.expect("it is drawn");
            String::from_utf8(part.to_vec()).expect("words")
        };
        let (one, same) = tokio::join!(see(1, "ann"), see(1, "ann"));
        assert_eq!((one.as_str(), same.as_str()), ("0", "0"));
        assert_eq!(see(1, "bob").await, "1", "another sees another page");
        assert_eq!(see(2, "ann").await, "2", "another version is another page");
        room.wake();
        assert_eq!(see(2, "ann").await, "3", "words may have come");
        tokio::time::sleep(2 * MOMENT).await;
        assert_eq!(see(2, "ann").await, "4", "clocks go on");
    }
}
