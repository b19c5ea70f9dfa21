use std::collections::HashSet;

use sqlx::{Postgres, QueryBuilder, Sqlite};
use tokio::sync::{mpsc, oneshot};

use crate::hints::{CHANNEL, Hint};
use crate::tables::insert_seats;
use crate::{Pools, SeatRow, StoreError};

/// The most changes that share one transaction.
const GROUP: usize = 256;
/// The most lines in one statement: a database takes only so many values at once.
const ROWS: usize = 2_000;

/// A line of a record, as it stands in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number, from 1.
    pub number: i64,
    /// The seat whose move it is, or -1.
    pub who: i64,
    /// Its text, digest and line end included.
    pub text: String,
    /// When it came about.
    pub at: i64,
}

/// A change of a table: all of it or nothing, and only if nothing has changed since.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table.
    pub table: String,
    /// The version that it was made from.
    pub version: i64,
    /// The state after it.
    pub state: &'static str,
    /// The first line of the record, once the game has begun.
    pub header: Option<String>,
    /// How many lines the record has after it.
    pub length: i64,
    /// The new ones of them.
    pub lines: Vec<Line>,
    /// Clocks and wishes after it.
    pub progress: String,
    /// Places and winners, once there are any.
    pub standings: Option<String>,
    /// The table of the rematch, once there is one.
    pub next: Option<String>,
    /// All seats, if any of them has changed.
    pub seats: Option<Vec<SeatRow>>,
    /// When it was made.
    pub at: i64,
}

type Answer = oneshot::Sender<Result<bool, StoreError>>;

enum Job {
    Change(Box<Change>, Answer),
    Stop(oneshot::Sender<()>),
}

/// The one who writes: takes all changes that are waiting into one transaction, so that they share one sync.
#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(crate) fn start(pools: Pools) -> Writer {
        let (jobs, waiting) = mpsc::channel(4 * GROUP);
        tokio::spawn(write_all(pools, waiting));
        Writer { jobs }
    }

    pub(crate) async fn change(&self, change: Change) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Change(Box::new(change), answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Stop(answer)).await.is_ok() {
            // It has stopped either way.
            let _ = answered.await;
        }
    }
}

/// The statements of a group of changes, the same for either database: first the tables, each if its version still is the one
/// that its change was made from, then the lines and seats of those. Gives for each change whether it was made.
macro_rules! write_changes {
    ($database:ty, $transaction:ident, $group:ident) => {{
        let mut tables = QueryBuilder::<$database>::new(
            "UPDATE tables SET version = tables.version + 1, state = v.column3, header = COALESCE(v.column4, tables.header), \
             lines = v.column5, progress = v.column6, standings = COALESCE(v.column7, tables.standings), \
             next = COALESCE(v.column8, tables.next), changed = v.column9 FROM (",
        );
        tables.push_values($group.iter().flatten(), |mut row, change| {
            row.push_bind(&change.table)
                .push_bind(change.version)
                .push_bind(change.state)
                .push_bind(&change.header)
                .push_bind(change.length)
                .push_bind(&change.progress)
                .push_bind(&change.standings)
                .push_bind(&change.next)
                .push_bind(change.at);
        });
        tables.push(") AS v WHERE tables.id = v.column1 AND tables.version = v.column2 RETURNING tables.id");
        let ids: Vec<String> = tables.build_query_scalar().fetch_all(&mut *$transaction).await?;
        let ids: HashSet<String> = ids.into_iter().collect();
        let made: Vec<bool> = $group.iter().map(|change| change.is_some_and(|change| ids.contains(&change.table))).collect();
        let changes = || $group.iter().flatten().filter(|change| ids.contains(&change.table));

        let lines: Vec<(&String, &Line)> =
            changes().flat_map(|change| change.lines.iter().map(|line| (&change.table, line))).collect();
        for lines in lines.chunks(ROWS) {
            let mut moves = QueryBuilder::<$database>::new("INSERT INTO moves (table_id, number, who, line, at) ");
            moves.push_values(lines, |mut row, (table, line)| {
                row.push_bind(*table).push_bind(line.number).push_bind(line.who).push_bind(&line.text).push_bind(line.at);
            });
            moves.build().execute(&mut *$transaction).await?;
        }
        for (table, seats) in changes().filter_map(|change| change.seats.as_ref().map(|seats| (&change.table, seats))) {
            sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table).execute(&mut *$transaction).await?;
            insert_seats!($transaction, table, seats);
        }
        made
    }};
}

async fn write_all(pools: Pools, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut jobs, GROUP).await > 0 {
        let (mut group, mut answers, mut stop) = (Vec::new(), Vec::new(), None);
        for job in jobs.drain(..) {
            match job {
                Job::Change(change, answer) => {
                    group.push(*change);
                    answers.push(answer);
                }
                Job::Stop(stopped) => stop = Some(stopped),
            }
        }
        answer_all(write_group(&pools, &group).await, answers);
        if let Some(stopped) = stop {
            waiting.close();
            let _ = stopped.send(());
            return;
        }
    }
}

/// Somebody who does not wait for the answer any more misses nothing: the change is made or not, and the next reader sees it.
fn answer_all(written: Result<Vec<bool>, StoreError>, answers: Vec<Answer>) {
    match written {
        Ok(made) => answers.into_iter().zip(made).for_each(|(answer, made)| drop(answer.send(Ok(made)))),
        Err(error) => {
            tracing::error!(%error, changes = answers.len(), "changes could not be written");
            let why = error.to_string();
            for answer in answers {
                let _ = answer.send(Err(StoreError::Database(sqlx::Error::Protocol(why.clone()))));
            }
        }
    }
}

async fn write_group(pools: &Pools, group: &[Change]) -> Result<Vec<bool>, StoreError> {
    let group = first_of_each_table(group);
    if group.iter().all(Option::is_none) {
        return Ok(vec![false; group.len()]);
    }
    match pools {
        Pools::Sqlite { write, .. } => {
            let mut transaction = write.begin_with("BEGIN IMMEDIATE").await?;
            let made = write_changes!(Sqlite, transaction, group);
            transaction.commit().await?;
            Ok(made)
        }
        Pools::Postgres(pool) => {
            let mut transaction = pool.begin().await?;
            // All nodes take hold of rows in the same order, so that none waits for the other in a circle.
            let mut lock = QueryBuilder::<Postgres>::new("SELECT id FROM tables WHERE id IN (");
            let mut ids = lock.separated(", ");
            for change in group.iter().flatten() {
                ids.push_bind(&change.table);
            }
            lock.push(") ORDER BY id FOR UPDATE").build().execute(&mut *transaction).await?;
            let made = write_changes!(Postgres, transaction, group);
            for (change, _) in group.iter().zip(&made).filter(|(_, made)| **made) {
                let hint = change.map(|change| Hint::Changed { table: change.table.clone(), version: change.version + 1 });
                let hint = hint.map(|hint| hint.to_string());
                sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(hint).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(made)
        }
    }
}

/// A second change of the same table cannot have known the first: it will be refused, as `None`.
fn first_of_each_table(group: &[Change]) -> Vec<Option<&Change>> {
    let mut tables = HashSet::new();
    group.iter().map(|change| tables.insert(&change.table).then_some(change)).collect()
}
