//! The one who writes: takes all changes that are waiting into one transaction, so that they share one sync.

mod change;
mod postgres;
mod sqlite;

use std::sync::Arc;

use tables::Table;
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

use crate::{Pools, StoreError};

pub use change::Change;
use change::{ADD_EDITION, NEW_GAME, NEW_TABLE, NO_NOTICES, NO_SEATS, NewTable, REST, Rest, SEAT, SeatRow};

/// The most changes that share one transaction.
const GROUP: usize = 256;

/// Something to be written.
enum Entry {
    Table(Box<NewTable>),
    Change(Box<Change>),
}

impl Entry {
    /// The table that it is about.
    fn table(&self) -> Uuid {
        match self {
            Entry::Table(table) => table.id,
            Entry::Change(change) => change.table,
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

    pub(crate) async fn add_table(&self, table: &Table) -> Result<(), StoreError> {
        self.write(Entry::Table(Box::new(NewTable::of(table))), Box::new(|| {})).await.map(drop)
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
                Err(error) => tracing::error!(%error, table = %entry.table(), "something could not be written"),
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
