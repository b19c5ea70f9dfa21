//! Changes of an SQLite file, by a thread of their own. Each statement is read once and then carried out for one row after the other:
//! with a thousand changes a second, passing them on to another thread or writing a statement for each group would cost more than
//! the changes themselves. sqlx can only do the former, so there is a second driver (rusqlite, on the same library) for this alone.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::{Mutex, mpsc};
use uuid::Uuid;

use super::{
    ADD_EDITION, Change, Entry, GROUP, Group, NEW_GAME, NEW_TABLE, NO_NOTICES, NO_SEATS, NewTable, REST, Request, Rest, SEAT,
    SeatRow,
};
use crate::{PATIENCE, SQLITE_PRAGMAS, StoreError};

/// The row that changes with every decision. `||` gives a text of the bytes of both.
const GAME: &str = "UPDATE games SET version = version + 1, lines = ?3, progress = ?4, digest = ?5, \
                    plays = CAST(plays || ?6 AS BLOB) \
                    WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND version = ?2";

/// Where so many were written together, more will come soon: they are waited for, so that fewer syncs serve all. Where very many were,
/// the processor is what is short, and they are waited for a little longer.
const BUSY: usize = 4;
const GATHERING: Duration = Duration::from_millis(2);
const VERY_BUSY: usize = 24;
const GATHERING_LONGER: Duration = Duration::from_millis(5);

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
    let (mut requests, mut last) = (Vec::with_capacity(GROUP), 0);
    while received.blocking_recv_many(&mut requests, GROUP) > 0 {
        if last >= BUSY {
            thread::sleep(if last >= VERY_BUSY { GATHERING_LONGER } else { GATHERING });
            while let Ok(request) = received.try_recv() {
                requests.push(request);
            }
        }
        last = requests.len();
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
    let NewTable { id, game, host, wish, seed, progress, is_open, is_settled, seats, at } = table;
    let mut insert = transaction.prepare_cached(NEW_TABLE)?;
    insert.execute(params![id, game, host, wish, seed.0, is_open, is_settled, at])?;
    transaction.prepare_cached(NEW_GAME)?.execute(params![id, progress, [0_u8; 0]])?;
    add_seats(transaction, *id, seats)
}

/// Makes a change if the table still is as it was when the change was thought of.
fn make_change(transaction: &Transaction<'_>, change: &Change) -> Result<bool, StoreError> {
    let Change { table, version, lines, plays, digest, progress, rest, seats } = change;
    let digest = digest.map(|digest| digest.0);
    if transaction.prepare_cached(GAME)?.execute(params![table, version, lines, progress, digest, plays])? == 0 {
        return Ok(false);
    }
    if let Some(rest) = rest {
        let Rest { stage, changed, next, places, opening } = &**rest;
        let (opening, edition) = opening.as_ref().map(|(opening, edition)| (opening, *edition)).unzip();
        let edition = edition.flatten().map(|digest| digest.0);
        if let Some(text) = opening.and_then(|opening| opening.edition.as_ref()) {
            transaction.prepare_cached(ADD_EDITION)?.execute(params![edition, text])?;
        }
        let (rules, setup) = opening.map(|opening| (opening.rules, &opening.setup)).unzip();
        let mut update = transaction.prepare_cached(REST)?;
        update.execute(params![stage.word(), changed, next, places, rules, setup, edition, table])?;
        if stage.has_ended() {
            transaction.prepare_cached(NO_NOTICES)?.execute([table])?;
        }
    }
    if let Some(seats) = seats {
        transaction.prepare_cached(NO_SEATS)?.execute([table])?;
        add_seats(transaction, *table, seats)?;
    }
    Ok(true)
}

fn add_seats(transaction: &Transaction<'_>, table: Uuid, seats: &[SeatRow]) -> Result<(), StoreError> {
    let mut insert = transaction.prepare_cached(SEAT)?;
    for SeatRow { seat, person, bot, nonce, ended } in seats {
        insert.execute(params![table, seat, person, bot, nonce.map(|nonce| nonce.0), ended])?;
    }
    Ok(())
}
