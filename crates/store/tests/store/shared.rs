//! What several tests need.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use bots::Level;
use engine::{Digest, Random, Seat, Seed, SplitMix};
use games::{AnyGame, Playable, with_game};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, Row, SqliteConnection};
use store::{Change, Person, Store};
use tables::{Actor, Command, CourseOf, Order, Pace, PersonId, Sitter, Table, Transition, Wish, apply};
use testbed::Postgres;
use uuid::Uuid;

pub(crate) const NOW: i64 = 1_800_000_000_000;

/// A file that is not there yet.
pub(crate) fn fresh_file(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.db"));
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
    file
}

/// A store, and a way past it to its database.
pub(crate) struct Database {
    store: Store,
    pub(crate) address: String,
}

impl Deref for Database {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

/// Carries out statements on the database at an address.
macro_rules! on_line {
    ($address:expr, $line:ident => $body:expr) => {
        if $address.contains("://") {
            let mut $line = PgConnection::connect($address).await.expect("it opens");
            $body
        } else {
            let mut $line = SqliteConnection::connect(&format!("sqlite://{}", $address)).await.expect("it opens");
            $body
        }
    };
}

impl Database {
    pub(crate) async fn open(address: &str) -> Database {
        Database { store: Store::open(address).await.expect("it opens"), address: address.to_owned() }
    }

    /// Does something of which the store knows nothing.
    pub(crate) async fn execute(&self, statements: &str) {
        execute(&self.address, statements).await;
    }

    /// A number of which the store tells nothing.
    pub(crate) async fn number(&self, query: &str) -> i64 {
        let query = AssertSqlSafe(query.to_owned());
        on_line!(&self.address, line => sqlx::query_scalar(query).fetch_one(&mut line).await).expect("there is one")
    }

    /// What a query gives, as texts.
    pub(crate) async fn texts(&self, query: &str) -> Vec<String> {
        let query = AssertSqlSafe(query.to_owned());
        on_line!(&self.address, line => sqlx::query_scalar(query).fetch_all(&mut line).await).expect("it answers")
    }

    /// What SQLite does to answer a query.
    pub(crate) async fn plan(&self, query: &str) -> Vec<String> {
        let mut line = SqliteConnection::connect(&format!("sqlite://{}", self.address)).await.expect("it opens");
        let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"))).fetch_all(&mut line).await;
        plan.expect("it has a plan").iter().map(|step| step.get("detail")).collect()
    }

    /// The key of the table with this number.
    pub(crate) fn key(&self, table: &str) -> String {
        let number = if self.is_shared() { format!("'{table}'") } else { format!("X'{}'", table.replace('-', "")) };
        format!("(SELECT key FROM tables WHERE id = {number})")
    }
}

pub(crate) async fn execute(address: &str, statements: &str) {
    let statements = AssertSqlSafe(statements.to_owned());
    on_line!(address, line => { line.execute(sqlx::raw_sql(statements)).await.expect("it is done"); });
}

/// Does the same on an empty store of each kind.
pub(crate) async fn on_both(name: &str, test: impl AsyncFn(&Database)) {
    let (file, postgres) = (fresh_file(name), Postgres::start(&format!("store-{name}")));
    for address in [file.to_str().expect("a plain path"), &postgres.url()] {
        println!("{}", if address.contains("://") { "on PostgreSQL" } else { "on SQLite" });
        let database = Database::open(address).await;
        test(&database).await;
        database.close().await;
    }
}

/// A number that goes by another.
pub(crate) fn number(of: u64) -> String {
    Uuid::from_u64_pair(0x0198_0000_0000_7000, of).to_string()
}

/// A guest who is known to the store.
pub(crate) async fn guest(store: &Store, of: u64, name: &str) -> Person {
    let (id, name, language) = (number(of), name.to_owned(), "en".to_owned());
    let person = Person { id, name, language, created: NOW, ..Person::default() };
    store.add_person(&person).await.expect("a new person");
    person
}

pub(crate) fn sitter(person: &Person) -> Sitter {
    Sitter::Person { id: person.id.as_str().into(), name: person.name.clone(), face: person.face.clone() }
}

pub(crate) fn wish(players: usize) -> Wish {
    let (options, pace) = (BTreeMap::new(), Pace::NoClock);
    Wish { players, options, edition: None, open: false, rated: false, pace, seed: None }
}

/// A table with a host and bots, which is stored.
pub(crate) async fn table(store: &Store, of: u64, game: AnyGame, host: &Person, wish: Wish, bots: usize) -> Table {
    let bots = vec![Level::Picciotto; bots];
    let order = Order { game, wish, edition: None, names: Vec::new(), is_seated: true, is_program: false, bots };
    let seed = Seed(Digest::of(&[&of.to_le_bytes()]));
    let table = Table::new(number(of).as_str().into(), seed, sitter(host), order, NOW).expect("it can be played");
    store.add_table(&table).await.expect("a new table");
    table
}

/// Stores what a command makes of a table.
pub(crate) async fn give(store: &Store, table: &Table, actor: Actor<'_>, command: &Command, now: i64) -> Table {
    let transition = apply(table, command, actor, now).expect("it may be done").expect("it is news");
    keep(store, table, transition, now).await
}

pub(crate) async fn keep(store: &Store, before: &Table, transition: Transition, now: i64) -> Table {
    let (change, after) = Change::of(before, transition, now);
    assert!(store.change(change, || {}).await.expect("the store answers"), "nothing has changed since");
    after
}

/// Its host begins the game.
pub(crate) async fn begun(store: &Store, table: &Table, now: i64) -> Table {
    let host = table.host.clone().expect("a host");
    let nonces = (0..table.places.len()).map(|seat| Digest([seat as u8 + 1; 32])).collect();
    give(store, table, Actor::Person(&host), &Command::Begin { fewer: false, nonces, edition: None }, now).await
}

/// So many decisions by chance, or all of them.
pub(crate) async fn played(store: &Store, mut table: Table, decisions: usize, mut now: i64) -> Table {
    let mut random = SplitMix::new(table.position().into());
    for _ in 0..decisions {
        let Some(seat) = table.turn() else { break };
        let (position, moves) = (table.position(), any_decision(&table, seat, u64::from(random.below(1 << 30))));
        now += 1_000;
        let sits = match &table.places[seat.index()].sitter {
            Sitter::Person { id, .. } => Some(id.clone()),
            _ => None,
        };
        table = match sits {
            Some(person) => give(store, &table, Actor::Person(&person), &Command::Decide { position, moves }, now).await,
            None => give(store, &table, Actor::Server, &Command::DecideFor { seat, position, moves }, now).await,
        };
    }
    table
}

/// A decision by chance.
fn any_decision(table: &Table, seat: Seat, chance: u64) -> Vec<String> {
    fn decide<G: Playable>(course: &CourseOf<G>, seat: Seat, chance: u64) -> Vec<String> {
        let mut random = SplitMix::new(chance);
        let mut draft = course.played().seen(seat).draft(&mut random);
        let mut moves = Vec::new();
        while !draft.is_whole() {
            draft.seen().moves(&mut moves);
            draft.add(*random.pick(&moves)).expect("it is legal");
        }
        draft.moves().iter().map(ToString::to_string).collect()
    }

    let course = table.begun().expect("it has begun");
    with_game!(course.game(), G => decide(CourseOf::<G>::of(&**course), seat, chance))
}

/// All that can be told of a table.
pub(crate) fn told(table: &Table) -> String {
    let course = table.course.as_ref().map(|course| {
        let record = course.record(engine::Viewer::Everyone);
        (course.position(), course.digest(), course.places(), course.nonces().to_vec(), record)
    });
    let Table { id, game, host, wish, stage, version, created, listed, places, progress, next, .. } = table;
    let nonces: Vec<_> = places.iter().map(|place| (place.sitter.clone(), place.nonce)).collect();
    let times = (version, created, listed);
    format!("{id} {game:?} {host:?} {wish:?} {stage:?} {times:?} {nonces:?} {progress:?} {next:?} {course:?} {}", table.seed.0)
}

/// The table as it is stored.
pub(crate) async fn stored(store: &Store, id: &str) -> Table {
    store.table(id).await.expect("it can be read").expect("it is there")
}

pub(crate) fn person_id(person: &Person) -> PersonId {
    person.id.as_str().into()
}
