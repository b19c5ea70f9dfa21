//! What people do at tables that is more than one command.

use std::sync::Arc;

use engine::{Message, Seed};
use games::AnyGame;
use store::{ListedTable, Person};
use tables::{Actor, Command, Order, PersonId, Place, Refusal, Sitter, Stage, Table, TableId, Wish};
use uuid::Uuid;

use crate::node::Node;
use crate::people::{Caller, checked_name};
use crate::problem::{Problem, Result};
use crate::room::Room;
use crate::runner;

/// The most bytes of what somebody says or notes.
const MOST_WORDS: usize = 2_000;

impl Node {
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
