//! Changes of an SQLite file, by a thread of their own. Each statement is read once and then carried out for one row after the other:
//! with a thousand changes a second, passing them on to another thread or writing a statement for each group would cost more than
//! the changes themselves.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::{Mutex, mpsc};

use super::{Change, Entry, GROUP, Group, Lines, Request};
use crate::{NewTable, PATIENCE, SQLITE_PRAGMAS, SeatRow, StoreError};

const NEW_TABLE: &str = "INSERT INTO tables (id, game, host, wish, state, seed, version, lines, progress, created, changed, \
                         is_settled, is_open) VALUES (?1, ?2, ?3, ?4, 'waiting', ?5, 0, 0, ?6, ?7, ?7, ?8, ?9)";
const TABLE: &str = "UPDATE tables SET version = version + 1, lines = ?3, progress = ?4, standings = COALESCE(?5, standings), \
                     next = COALESCE(?6, next) WHERE id = ?1 AND version = ?2";
const LISTED: &str = "UPDATE tables SET state = ?2, changed = ?3 WHERE id = ?1";
const LINES: &str = "INSERT INTO moves (table_id, number, who, lines, at) VALUES (?1, ?2, ?3, ?4, ?5)";
const NO_SEATS: &str = "DELETE FROM seats WHERE table_id = ?1";
const SEAT: &str = "INSERT INTO seats (table_id, seat, person, bot, nonce) VALUES (?1, ?2, ?3, ?4, ?5)";

/// Where so many were written together, more will come soon: they are waited for, so that fewer syncs serve all.
const BUSY: usize = 4;
const GATHERING: Duration = Duration::from_millis(2);

/// How often what stands in the log is put in its place. A page that changes often is put there once for all its changes since.
const TIDYING: Duration = Duration::from_secs(1);
/// So many pages in the log are enough: it begins anew.
const LONG_LOG: i64 = 8_000;
/// The priority of the one who tidies up, in steps below the usual one.
#[cfg(unix)]
const LESS_URGENT: i32 = 5;

/// Writes to a file until it is told to stop. `turn` is held by whoever writes to the file.
pub(super) fn start(file: &Path, turn: Arc<Mutex<()>>, received: mpsc::Receiver<Request>) -> Result<(), StoreError> {
    let (writing, tidying) = (open(file)?, open(file)?);
    let (alive, gone) = channel();
    let log = Arc::new(Log::default());
    let same_log = Arc::clone(&log);
    let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| thread::Builder::new().name(name.to_owned()).spawn(work);
    let write = move || {
        write_all(writing, &turn, received, &log);
        drop(alive);
    };
    spawn("store-writer", Box::new(write)).map_err(StoreError::NoThread)?;
    spawn("store-tidier", Box::new(move || tidy_up(&tidying, &same_log, &gone))).map_err(StoreError::NoThread)?;
    Ok(())
}

fn open(file: &Path) -> Result<Connection, StoreError> {
    let database = Connection::open(file)?;
    database.busy_timeout(PATIENCE)?;
    for (name, value) in SQLITE_PRAGMAS {
        database.pragma_update(None, name, value)?;
    }
    Ok(database)
}

fn write_all(mut database: Connection, turn: &Mutex<()>, mut received: mpsc::Receiver<Request>, log: &Log) {
    let (mut requests, mut is_busy) = (Vec::with_capacity(GROUP), false);
    while received.blocking_recv_many(&mut requests, GROUP) > 0 {
        if is_busy {
            thread::sleep(GATHERING);
            while let Ok(request) = received.try_recv() {
                requests.push(request);
            }
        }
        is_busy = requests.len() >= BUSY;
        let group = Group::of(&mut requests);
        let written = {
            let _turn = turn.blocking_lock();
            let written = write_apart_if_need_be(&mut database, &group.entries());
            log.end_if_long(&database);
            written
        };
        if !group.answer(written) {
            return;
        }
    }
}

/// Puts what stands in the log in its place while others write, and lets others go first.
fn tidy_up(database: &Connection, log: &Log, gone: &Receiver<()>) {
    #[cfg(unix)]
    if let Err(error) = rustix::process::nice(LESS_URGENT) {
        tracing::debug!(%error, "tidying up is as urgent as everything else");
    }
    while gone.recv_timeout(TIDYING) == Err(RecvTimeoutError::Timeout) {
        log.shorten(database);
    }
}

/// What was written and is not in its place yet. It can begin anew only when all of it is, while nobody writes; by then little should
/// be left to do.
#[derive(Default)]
struct Log {
    is_long: AtomicBool,
}

impl Log {
    /// Puts most of it in its place.
    fn shorten(&self, database: &Connection) {
        if Log::tidy(database) > LONG_LOG {
            Log::tidy(database);
            self.is_long.store(true, Ordering::Relaxed);
        }
    }

    /// Puts the rest of a long one in its place. Nobody may be writing.
    fn end_if_long(&self, database: &Connection) {
        if self.is_long.swap(false, Ordering::Relaxed) {
            Log::tidy(database);
        }
    }

    /// Gives how many pages it had. This waits for nobody: what is being read stays, and there is always a next time.
    fn tidy(database: &Connection) -> i64 {
        let pages = database.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1));
        pages.inspect_err(|error| tracing::warn!(%error, "the log could not be tidied up")).unwrap_or(0)
    }
}

/// Writes all of it in one transaction. If something of it cannot be written, each has one of its own, so that nobody pays for
/// another.
fn write_apart_if_need_be(database: &mut Connection, entries: &[&Entry]) -> Vec<Result<bool, StoreError>> {
    match write_together(database, entries) {
        Ok(written) => written.into_iter().map(Ok).collect(),
        Err(error) if error.is_of_a_row() => {
            entries.iter().map(|entry| write_together(database, &[entry]).map(|written| written[0])).collect()
        }
        Err(error) => entries.iter().map(|_| Err(error.again())).collect(),
    }
}

fn write_together(database: &mut Connection, entries: &[&Entry]) -> Result<Vec<bool>, StoreError> {
    let transaction = database.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let written = entries.iter().map(|entry| match entry {
        Entry::Table(table) => add_table(&transaction, table).map(|()| true),
        Entry::Change(change) => make_change(&transaction, change),
    });
    let written = written.collect::<Result<_, _>>()?;
    transaction.commit()?;
    Ok(written)
}

fn add_table(transaction: &Transaction<'_>, table: &NewTable) -> Result<(), StoreError> {
    let NewTable { id, game, host, wish, seed, progress, is_rated, is_open, seats, at } = table;
    let mut insert = transaction.prepare_cached(NEW_TABLE)?;
    insert.execute(params![id, game, host, wish, seed, progress, at, !is_rated, is_open])?;
    add_seats(transaction, id, seats)
}

/// Makes a change if the table still is as it was when the change was thought of.
fn make_change(transaction: &Transaction<'_>, change: &Change) -> Result<bool, StoreError> {
    let Change { table, version, listed, length, lines, progress, standings, next, seats } = change;
    let mut update = transaction.prepare_cached(TABLE)?;
    if update.execute(params![table, version, length, progress, standings, next])? == 0 {
        return Ok(false);
    }
    if let Some((state, at)) = listed {
        transaction.prepare_cached(LISTED)?.execute(params![table, state, at])?;
    }
    if let Some(Lines { first, who, text, at }) = lines {
        transaction.prepare_cached(LINES)?.execute(params![table, first, who, text, at])?;
    }
    if let Some(seats) = seats {
        transaction.prepare_cached(NO_SEATS)?.execute([table])?;
        add_seats(transaction, table, seats)?;
    }
    Ok(true)
}

fn add_seats(transaction: &Transaction<'_>, table: &str, seats: &[SeatRow]) -> Result<(), StoreError> {
    let mut insert = transaction.prepare_cached(SEAT)?;
    for seat in seats {
        insert.execute(params![table, seat.seat, seat.person, seat.bot, seat.nonce])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Person, Store};

    fn table(id: &str, host: &str) -> Entry {
        let (game, host, seats) = ("pate".to_owned(), host.to_owned(), Vec::new());
        let [wish, seed, progress] = ["{}", "", "{}"].map(str::to_owned);
        let id = id.to_owned();
        Entry::Table(Box::new(NewTable { id, game, host, wish, seed, progress, is_rated: false, is_open: false, seats, at: 0 }))
    }

    fn change(table: &str, version: i64) -> Entry {
        Entry::Change(Box::new(Change {
            table: table.to_owned(),
            version,
            listed: None,
            length: 0,
            lines: None,
            progress: "{}".to_owned(),
            standings: None,
            next: None,
            seats: None,
        }))
    }

    /// Somebody may be forgotten while what they asked for waits to be written with what others asked for.
    #[tokio::test]
    async fn what_cannot_be_written_keeps_nothing_else_from_it() {
        let file = std::env::temp_dir().join(format!("omerta-apart-{}.db", std::process::id()));
        let store = Store::open(file.to_str().expect("a plain path")).await.expect("it opens");
        let ann = Person {
            id: "ann".to_owned(),
            name: "Ann".to_owned(),
            password: None,
            email: None,
            webhook: None,
            wants_notices: false,
            is_banned: false,
            language: "en".to_owned(),
            face: None,
            created: 0,
        };
        store.add_person(&ann).await.expect("she is new");
        let mut database = open(&file).expect("it opens twice");
        let entries = [table("one", "ann"), table("two", "nobody"), change("one", 0), change("one", 0)];
        let written = write_apart_if_need_be(&mut database, &entries.iter().collect::<Vec<_>>());
        assert!(matches!(written[..], [Ok(true), Err(_), Ok(true), Ok(false)]), "{written:?}");
        let (row, _) = store.table("one").await.expect("it answers").expect("it is there");
        assert_eq!(row.version, 1, "the second change did not know the first");
        assert!(store.table("two").await.expect("it answers").is_none());
        store.close().await;
        let _ = std::fs::remove_file(file);
    }
}
