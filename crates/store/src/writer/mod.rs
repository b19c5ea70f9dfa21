//! The one who writes: takes all changes that are waiting into one transaction, so that they share one sync.

mod postgres;
mod sqlite;

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::{NewTable, Pools, SeatRow, StoreError};

/// The most changes that share one transaction.
const GROUP: usize = 256;

/// Lines that follow each other in a record, as they stand in the file. They cannot be printed: not everybody may see them.
#[derive(Clone, PartialEq, Eq)]
pub struct Lines {
    /// The number of the first of them. The header's is 0.
    pub first: i64,
    /// The seat with whose decision they begin, or -1.
    pub who: i64,
    /// Their text, digests and line ends included.
    pub text: String,
    /// When they came about.
    pub at: i64,
}

/// A change of a table: all of it or nothing, and only if nothing has changed since.
#[derive(Clone)]
pub struct Change {
    /// The table.
    pub table: String,
    /// The version that it was made from.
    pub version: i64,
    /// The state after it, and the time, for lists of tables. Left out of most changes: lists are put in order by it, which costs
    /// more than the change itself.
    pub listed: Option<(&'static str, i64)>,
    /// How many lines the record has after it, the header not counted.
    pub length: i64,
    /// The new ones, the header too when the game begins.
    pub lines: Option<Lines>,
    /// Clocks and wishes after it.
    pub progress: String,
    /// Places and winners, once there are any.
    pub standings: Option<String>,
    /// The table of the rematch, once there is one.
    pub next: Option<String>,
    /// All seats, if any of them has changed.
    pub seats: Option<Vec<SeatRow>>,
}

/// Something to be written.
enum Entry {
    Table(Box<NewTable>),
    Change(Box<Change>),
}

impl Entry {
    /// The table that it is about.
    fn table(&self) -> &str {
        match self {
            Entry::Table(table) => &table.id,
            Entry::Change(change) => &change.table,
        }
    }
}

/// An entry and who waits for it.
struct Job {
    entry: Entry,
    /// What is to be done as soon as it is written, whether or not somebody still waits for it.
    then: Box<dyn FnOnce() + Send>,
    /// Whether it was written: not if something has changed since, and then nothing was done.
    answer: oneshot::Sender<Result<bool, StoreError>>,
}

/// What the writer is asked to do.
enum Request {
    Write(Job),
    Stop(oneshot::Sender<()>),
}

/// The way to the writer.
#[derive(Clone)]
pub(crate) struct Writer {
    requests: mpsc::Sender<Request>,
}

impl Writer {
    pub(crate) fn start(pools: &Pools) -> Result<Writer, StoreError> {
        let (requests, received) = mpsc::channel(4 * GROUP);
        match pools {
            Pools::Sqlite { file, turn, .. } => sqlite::start(file, Arc::clone(turn), received)?,
            Pools::Postgres(pool) => drop(tokio::spawn(postgres::write_all(pool.clone(), received))),
        }
        Ok(Writer { requests })
    }

    pub(crate) async fn change(&self, change: Change, then: impl FnOnce() + Send + 'static) -> Result<bool, StoreError> {
        self.write(Entry::Change(Box::new(change)), Box::new(then)).await
    }

    pub(crate) async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Entry::Table(Box::new(table)), Box::new(|| {})).await.map(drop)
    }

    async fn write(&self, entry: Entry, then: Box<dyn FnOnce() + Send>) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Request::Write(Job { entry, then, answer })).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.requests.send(Request::Stop(answer)).await.is_ok() {
            // It has stopped either way.
            let _ = answered.await;
        }
    }
}

/// What is written together.
#[derive(Default)]
struct Group {
    jobs: Vec<Job>,
    /// Who wants nothing to be written after it.
    stop: Option<oneshot::Sender<()>>,
}

impl Group {
    fn of(requests: &mut Vec<Request>) -> Group {
        let mut group = Group::default();
        for request in requests.drain(..) {
            match request {
                Request::Write(job) => group.jobs.push(job),
                Request::Stop(stopped) => group.stop = Some(stopped),
            }
        }
        group
    }

    fn entries(&self) -> Vec<&Entry> {
        self.jobs.iter().map(|job| &job.entry).collect()
    }

    /// Tells everybody whether theirs was written, and gives whether there is more to write.
    fn answer(self, written: Vec<Result<bool, StoreError>>) -> bool {
        for (Job { entry, then, answer }, written) in self.jobs.into_iter().zip(written) {
            match &written {
                Ok(true) => then(),
                Ok(false) => {}
                // An entry itself must not be printed: it holds the secret of the dice and lines that not everybody may see.
                Err(error) => tracing::error!(%error, table = entry.table(), "something could not be written"),
            }
            // Somebody who does not wait any more misses nothing: it is written or not, and the next reader sees it.
            let _ = answer.send(written);
        }
        self.stop.is_none_or(|stopped| {
            let _ = stopped.send(());
            false
        })
    }
}
