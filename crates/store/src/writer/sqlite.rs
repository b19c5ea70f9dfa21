//! Changes of an SQLite file, by a thread of their own. Each statement is read once and then carried out for one row after the other:
//! with a thousand changes a second, passing them on to another thread or writing a statement for each group would cost more than
//! the changes themselves.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::{Mutex, mpsc};

use super::{Change, Entry, GROUP, Group, Word};
use crate::{NewTable, PATIENCE, SQLITE_PRAGMAS, SeatRow, StoreError};

const NEW_TABLE: &str = "INSERT INTO tables (id, game, host, wish, state, seed, version, lines, progress, created, changed, \
                         is_settled, is_open) VALUES (?1, ?2, ?3, ?4, 'waiting', ?5, 0, 0, ?6, ?7, ?7, ?8, ?9)";
const TABLE: &str = "UPDATE tables SET version = version + 1, header = COALESCE(?3, header), lines = ?4, progress = ?5, \
                     standings = COALESCE(?6, standings), next = COALESCE(?7, next) WHERE id = ?1 AND version = ?2";
const LISTED: &str = "UPDATE tables SET state = ?2, changed = ?3 WHERE id = ?1";
const LINE: &str = "INSERT INTO moves (table_id, number, who, line, at) VALUES (?1, ?2, ?3, ?4, ?5)";
const NO_SEATS: &str = "DELETE FROM seats WHERE table_id = ?1";
const SEAT: &str = "INSERT INTO seats (table_id, seat, person, bot, nonce) VALUES (?1, ?2, ?3, ?4, ?5)";

/// Where so many were written together, more will come soon: they are waited for, so that fewer syncs serve all.
const BUSY: usize = 4;
const GATHERING: Duration = Duration::from_millis(1);

/// How often what stands in the log is put in its place. A page that changes often is put there once for all its changes since.
const TIDYING: Duration = Duration::from_secs(1);
/// So many pages in the log are enough: it begins anew.
const LONG_LOG: i64 = 8_000;

/// Writes to a file until it is told to stop. `turn` is held by whoever writes to the file.
pub(super) fn start(file: &Path, turn: Arc<Mutex<()>>, heard: mpsc::Receiver<Word>) -> Result<(), StoreError> {
    let (writing, tidying) = (open(file)?, open(file)?);
    // Who tidies up never waits for others: there is always a next time.
    tidying.busy_timeout(Duration::ZERO)?;
    let (alive, gone) = channel();
    let shared_turn = Arc::clone(&turn);
    let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| thread::Builder::new().name(name.to_owned()).spawn(work);
    spawn("store-writer", Box::new(move || write_all(writing, &turn, heard, &alive))).map_err(StoreError::NoThread)?;
    spawn("store-tidier", Box::new(move || tidy_up(&tidying, &shared_turn, &gone))).map_err(StoreError::NoThread)?;
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

/// The one who tidies up goes with `_alive`.
fn write_all(mut database: Connection, turn: &Mutex<()>, mut heard: mpsc::Receiver<Word>, _alive: &Sender<()>) {
    let (mut words, mut is_busy) = (Vec::with_capacity(GROUP), false);
    while heard.blocking_recv_many(&mut words, GROUP) > 0 {
        if is_busy {
            thread::sleep(GATHERING);
            while let Ok(word) = heard.try_recv() {
                words.push(word);
            }
        }
        is_busy = words.len() >= BUSY;
        let group = Group::of(&mut words);
        let written = {
            let _turn = turn.blocking_lock();
            write_apart_if_need_be(&mut database, &group.entries())
        };
        if !group.answer(written) {
            return;
        }
    }
}

/// Puts what stands in the log in its place while others write. When the log is long, the last of it while nobody writes: only then
/// can it begin anew, and by then little is left to do.
fn tidy_up(database: &Connection, turn: &Mutex<()>, gone: &Receiver<()>) {
    let tidy = || {
        let pages = database.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get::<_, i64>(1));
        pages.inspect_err(|error| tracing::warn!(%error, "the log could not be tidied up")).unwrap_or(0)
    };
    while gone.recv_timeout(TIDYING) == Err(RecvTimeoutError::Timeout) {
        if tidy() > LONG_LOG {
            tidy();
            let _turn = turn.blocking_lock();
            tidy();
        }
    }
}

/// Writes all of it in one transaction. If that fails, each has one of its own, so that nobody pays for another.
fn write_apart_if_need_be(database: &mut Connection, entries: &[&Entry]) -> Vec<Result<bool, StoreError>> {
    match write_together(database, entries) {
        Ok(written) => written.into_iter().map(Ok).collect(),
        Err(error) if entries.len() == 1 => vec![Err(error)],
        Err(_) => entries.iter().map(|entry| write_together(database, &[entry]).map(|written| written[0])).collect(),
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
    let Change { table, version, listed, header, length, lines, progress, standings, next, seats } = change;
    let mut update = transaction.prepare_cached(TABLE)?;
    if update.execute(params![table, version, header, length, progress, standings, next])? == 0 {
        return Ok(false);
    }
    if let Some((state, at)) = listed {
        transaction.prepare_cached(LISTED)?.execute(params![table, state, at])?;
    }
    let mut insert = transaction.prepare_cached(LINE)?;
    for line in lines {
        insert.execute(params![table, line.number, line.who, line.text, line.at])?;
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
