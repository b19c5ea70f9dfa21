//! A node: what it needs to serve, and what people do that is more than one command.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use engine::{Message, Seed};
use games::AnyGame;
use store::{ListedTable, Person, Store};
use tables::{Actor, Command, Order, PersonId, Place, Refusal, Sitter, Stage, Table, TableId, Wish};
use tokio::sync::Semaphore;
use uuid::Uuid;

use crate::adviser::{Askers, Memory};
use crate::analyses::Analyses;
use crate::http::Caller;
use crate::metrics::Metrics;
use crate::notices::{Presence, Smtp};
use crate::people::{SessionCache, checked_name};
use crate::problem::{Problem, Result};
use crate::room::{Room, Rooms};
use crate::runner;
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
    pub(crate) askers: Askers,
    pub(crate) memory: Memory,
    pub(crate) analyses: Analyses,
}

/// What the host has set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address under which people find the server, for links.
    pub base_url: String,
    /// How long a bot seems to think, at least.
    pub bot_pause: Duration,
    /// The host's own editions, by game and name: the text of each file.
    pub editions: BTreeMap<(String, String), String>,
    /// Proxies whose word on the address of a visitor is taken.
    pub trusted_proxies: Vec<std::net::IpAddr>,
    /// Requests a second that one account or address may make for long; bursts may be ten times as many.
    pub rate: u32,
    /// How mail is sent, if it is.
    pub smtp: Option<Smtp>,
    /// How long somebody has to decide before they are told that it is their turn.
    pub notice_grace: Duration,
    /// Whether webhooks may lead into the host's own network.
    pub allow_local_webhooks: bool,
    /// Worlds that the adviser imagines for a position, for a hint and for each decision of a finished game alike.
    pub advice: u32,
    /// How long guests are kept who do not come back.
    pub keep_guests: Duration,
    /// How long tables are kept that were given up before a game began.
    pub keep_closed: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            base_url: "http://localhost:4040".to_owned(),
            bot_pause: Duration::from_millis(900),
            editions: BTreeMap::new(),
            trusted_proxies: Vec::new(),
            rate: 50,
            smtp: None,
            notice_grace: Duration::from_secs(30),
            allow_local_webhooks: false,
            advice: advice::SIMULATIONS,
            keep_guests: Duration::from_hours(182 * 24),
            keep_closed: Duration::from_hours(7 * 24),
        }
    }
}

/// Tables at which nobody sits down any more, and games that nobody plays on, are given up after so many milliseconds: three days
/// and a hundred, which is longer than any clock.
const IDLE_WAITING: i64 = 3 * 86_400_000;
const IDLE_RUNNING: i64 = 100 * 86_400_000;
/// So many guests and tables are forgotten at once, so that nobody waits long for the database.
const FORGOTTEN_AT_ONCE: i64 = 100;
/// The most bytes of what somebody says or notes.
const MOST_WORDS: usize = 2_000;

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

    /// A table, taken into hand if it was not.
    pub(crate) async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>> {
        let id = Uuid::try_parse(id).map_err(|_| Problem::NotFound("problem-no-table"))?.to_string();
        let (room, is_new) = self.rooms.room(&id).await?;
        if is_new && room.table().stage == Stage::Running {
            runner::run(Arc::clone(self), Arc::clone(&room));
        }
        Ok(room)
    }

    /// A table of a list as it is, without asking the store for what the list tells already; nothing if it cannot be read.
    pub(crate) async fn table_of_list(self: &Arc<Self>, listed: &ListedTable) -> Option<Arc<Table>> {
        match self.rooms.in_hand(&listed.id, listed.version) {
            Some(table) => Some(table),
            None => {
                let room = self.room(&listed.id).await.inspect_err(|problem| {
                    tracing::warn!(table = %listed.id, ?problem, "a table of a list cannot be shown");
                });
                room.ok().map(|room| room.table())
            }
        }
    }

    /// Reads everything anew that is kept in mind: it may not be so any more.
    pub(crate) async fn forget_all(&self) {
        self.sessions.forget_all();
        self.rooms.reload_all().await;
    }

    /// The text of the edition that a table asks for, if it asks for one.
    pub(crate) fn edition(&self, game: AnyGame, wish: &Wish) -> Result<Option<String>> {
        let Some(name) = &wish.edition else { return Ok(None) };
        let known = self.settings.editions.get(&(game.id().to_owned(), name.clone()));
        let known = known.ok_or_else(|| Problem::Bad(Message::new("problem-edition").with("name", format!("{name:?}"))));
        known.cloned().map(Some)
    }

    /// Makes a table; its maker sits down first, then the bots.
    pub(crate) async fn create(self: &Arc<Self>, person: &Person, mut order: Order) -> Result<Arc<Room>> {
        order.names = order.names.iter().map(|name| checked_name(name)).collect::<Result<_, _>>()?;
        let now = self.now();
        let id = TableId::from(self.fresh_id());
        let seed = order.wish.seed.unwrap_or_else(|| Seed(self.world.entropy()));
        let table = Table::new(id, seed, sitter(person), order, now)?;
        self.store.add_table(&table).await?;
        Ok(self.rooms.add(table))
    }

    /// Carries out what a person wants of a table.
    pub(crate) async fn apply(&self, room: &Arc<Room>, caller: &Caller, command: &Command) -> Result<Arc<Table>> {
        let person = PersonId::from(caller.id.as_str());
        let actor = if caller.is_program { Actor::Program(&person) } else { Actor::Person(&person) };
        self.rooms.apply(room, actor, command).await
    }

    /// A person sits down, on a seat of their choice or the first free one.
    pub(crate) async fn join(&self, room: &Arc<Room>, person: &Caller, seat: Option<usize>) -> Result<Arc<Table>> {
        let sit = Command::Sit { seat, name: person.name.clone(), face: person.face.clone() };
        self.apply(room, person, &sit).await
    }

    /// The host begins the game; `fewer` says that it is played by those who are there, without the free seats.
    pub(crate) async fn start(self: &Arc<Self>, room: &Arc<Room>, person: &Caller, fewer: bool) -> Result<Arc<Table>> {
        let table = room.table();
        table.must_be_prepared_by(&person.id)?;
        // Who gave no number of their own gets one from the server, before it looks at the dice.
        let nonces = table.places.iter().map(|_| self.world.entropy()).collect();
        let edition = self.edition(table.game, &table.wish)?;
        let table = self.apply(room, person, &Command::Begin { fewer, nonces, edition }).await?;
        runner::run(Arc::clone(self), Arc::clone(room));
        Ok(table)
    }

    /// The same people once more: everybody who asks is led to the same new table.
    pub(crate) async fn rematch(self: &Arc<Self>, room: &Arc<Room>, person: &Caller) -> Result<Arc<Room>> {
        let table = room.table();
        table.own_seat(&person.id)?;
        let next = match &table.next {
            Some(next) => next.to_string(),
            None => self.make_rematch(room, &table, person).await?,
        };
        let next = self.room(&next).await?;
        self.join(&next, person, None).await?;
        Ok(next)
    }

    async fn make_rematch(self: &Arc<Self>, room: &Arc<Room>, table: &Table, person: &Caller) -> Result<String> {
        if !table.stage.has_ended() {
            return Err(Refusal::StillRunning.into());
        }
        let bots = table.places.iter().filter_map(|place| match &place.sitter {
            Sitter::Bot(level) => Some(*level),
            _ => None,
        });
        let order = Order {
            game: table.game,
            wish: Wish::clone(&table.wish),
            edition: self.edition(table.game, &table.wish)?,
            names: if table.is_host(&person.id) { table.progress.names.clone() } else { Vec::new() },
            is_seated: true,
            bots: bots.collect(),
            is_program: person.is_program,
        };
        let made = self.create(person, order).await?;
        let own = made.table().id.clone();
        let table = self.apply(room, person, &Command::Rematch(own.clone())).await?;
        let chosen = table.next.as_ref().ok_or(Problem::NotFound("problem-no-table"))?;
        // Somebody else was quicker: that one is the rematch, and ours is closed.
        if *chosen != own {
            self.apply(&made, person, &Command::Close).await?;
        }
        Ok(chosen.to_string())
    }

    /// Says something at a table.
    pub(crate) async fn say(&self, room: &Arc<Room>, person: &Person, words: &str) -> Result<()> {
        let words = words.trim();
        if words.is_empty() || words.len() > MOST_WORDS {
            return Err(Problem::Bad(Message::new("problem-words").with("most", MOST_WORDS)));
        }
        let table = room.table();
        table.own_seat(&person.id)?;
        self.store.say(&table.id, &self.fresh_id(), &person.id, words, self.now()).await?;
        room.wake();
        Ok(())
    }

    /// Says whether a person wants to read what another writes.
    pub(crate) async fn mute(&self, room: &Arc<Room>, person: &Person, seat: usize, is_muted: bool) -> Result<()> {
        let table = room.table();
        table.own_seat(&person.id)?;
        let Some(Place { sitter: Sitter::Person { id, .. }, .. }) = table.places.get(seat) else {
            return Err(Problem::Bad(Message::new("problem-nobody-writes").with("seat", seat)));
        };
        self.store.mute(&person.id, id, is_muted).await?;
        room.wake();
        Ok(())
    }

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
        let (mut tables, mut guests) = (0, 0);
        loop {
            let closed = self.store.forget_closed(since(self.settings.keep_closed), FORGOTTEN_AT_ONCE).await?;
            let lost = self.store.lost_guests(since(self.settings.keep_guests), FORGOTTEN_AT_ONCE).await?;
            for guest in &lost {
                if let Some(person) = self.store.person(guest).await? {
                    self.delete(&person).await?;
                }
            }
            (tables, guests) = (tables + closed, guests + lost.len());
            if closed == 0 && lost.is_empty() {
                break;
            }
        }
        if sessions + tables + guests as u64 > 0 {
            tracing::info!(sessions, guests, tables, "forgotten");
        }
        Ok(())
    }

    /// Keeps a private note.
    pub(crate) async fn note(&self, room: &Arc<Room>, person: &Person, words: &str) -> Result<()> {
        if words.len() > MOST_WORDS {
            return Err(Problem::Bad(Message::new("problem-note").with("most", MOST_WORDS)));
        }
        let table = room.table();
        table.own_seat(&person.id)?;
        Ok(self.store.write_note(&table.id, &person.id, words).await?)
    }
}

fn sitter(person: &Person) -> Sitter {
    Sitter::Person { id: person.id.as_str().into(), name: person.name.clone(), face: person.face.clone() }
}
