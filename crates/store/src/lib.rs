//! What must not be lost: people, tables and every line of every game, in SQLite or PostgreSQL.
//!
//! A table changes in one way only, by a [`Change`] that names the version it was made from. Changes of many tables share one
//! transaction and one sync; each is answered after that. Everything else here is plain reading and writing of rows.

mod broadcasts;
mod copy;
mod error;
mod people;
mod tables;
mod talk;
mod writer;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::Mutex;

pub use broadcasts::{Broadcast, Broadcasts};
pub use error::StoreError;
pub use people::{Person, Session};
pub use tables::{ListedSeat, ListedTable, NewTable, SeatRow, TableRow};
pub use talk::{ChatLine, GameRating, NamedRating, Rating};
pub use writer::{Change, Lines};

use writer::Writer;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// How long somebody waits for a database that another process is writing to.
const PATIENCE: Duration = Duration::from_secs(10);

/// How every connection to an SQLite file is set up.
const SQLITE_PRAGMAS: [(&str, &str); 5] = [
    ("journal_mode", "WAL"),
    // Every commit reaches the disk before it is answered.
    ("synchronous", "FULL"),
    ("foreign_keys", "ON"),
    // In KiB: the pages of some hundred games that are being played.
    ("cache_size", "-65536"),
    // In pages: what was written is put in its place by a thread of its own, and nobody who writes waits for that unless the log
    // becomes this long.
    ("wal_autocheckpoint", "50000"),
];

/// The way to the database. Cheap to copy. What it is asked for fails if the database does, and where something else can go wrong,
/// the description says so.
#[derive(Clone)]
pub struct Store {
    pools: Pools,
    writer: Writer,
}

#[derive(Clone)]
enum Pools {
    /// SQLite has one writer at a time: whoever writes has the turn. Readers do not wait for it.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
        turn: Arc<Mutex<()>>,
        file: PathBuf,
    },
    Postgres(PgPool),
}

/// Runs the same statements on either database, on a connection for reading.
macro_rules! reading {
    ($store:expr, $db:ident => $body:expr) => {
        match &$store.pools {
            $crate::Pools::Sqlite { read: $db, .. } => $body,
            $crate::Pools::Postgres($db) => $body,
        }
    };
}

/// Runs the same statements on either database, on a connection for writing.
macro_rules! writing {
    ($store:expr, $db:ident => $body:expr) => {
        match &$store.pools {
            $crate::Pools::Sqlite { write: $db, turn, .. } => {
                let _turn = turn.lock().await;
                $body
            }
            $crate::Pools::Postgres($db) => $body,
        }
    };
}

/// Carries out one statement on either database, and gives how many rows it has changed.
macro_rules! carry_out {
    ($store:expr, $sql:expr, $($value:expr),+) => {
        $crate::writing!($store, db => sqlx::query($sql)$(.bind($value))+.execute(db).await?.rows_affected())
    };
}

use {carry_out, reading, writing};

impl Store {
    /// Opens the database at an address: a file for SQLite, which is made if it is not there, or `postgres://…`.
    ///
    /// # Errors
    /// If it cannot be reached, or a newer program has changed it.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        let pools = if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            let pool = PgPoolOptions::new().max_connections(10).acquire_timeout(PATIENCE).connect(address).await?;
            MIGRATIONS.run(&pool).await?;
            Pools::Postgres(pool)
        } else if address.contains("://") {
            return Err(StoreError::UnknownAddress);
        } else {
            open_sqlite(Path::new(address)).await?
        };
        let writer = Writer::start(&pools)?;
        Ok(Store { pools, writer })
    }

    /// Opens a file that [`Store::copy_to`] wrote, and brings it up to date.
    ///
    /// # Errors
    /// If it is no such file.
    pub async fn open_backup(file: &str) -> Result<Store, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM sqlite_schema WHERE name IN ('_sqlx_migrations', 'tables', 'moves')";
        let options = SqliteConnectOptions::new().filename(file);
        let tables = async {
            let mut line = options.connect().await?;
            let tables: i64 = sqlx::query_scalar(SQL).fetch_one(&mut line).await?;
            line.close().await?;
            Ok::<i64, sqlx::Error>(tables)
        };
        match tables.await {
            Ok(3) => Store::open(file).await,
            _ => Err(StoreError::NoBackup),
        }
    }

    /// Makes a change of a table, together with those of others that are waiting, and does what is to be done `then`, even if
    /// whoever asked for it does not wait any more. `false` if the table has changed since the version that the change was made
    /// from; then nothing was done.
    ///
    /// # Errors
    /// If the database fails. Then nobody knows whether it was done: the answer may have been lost on the way.
    pub async fn change(&self, change: Change, then: impl FnOnce() + Send + 'static) -> Result<bool, StoreError> {
        self.writer.change(change, then).await
    }

    /// Copies everything into a new SQLite file while it is in use.
    ///
    /// # Errors
    /// If the file is there already or cannot be written.
    pub async fn copy_to(&self, file: &str) -> Result<(), StoreError> {
        if let Pools::Sqlite { read, .. } = &self.pools {
            // Much quicker than row by row.
            sqlx::query("VACUUM INTO $1").bind(file).execute(read).await?;
            return Ok(());
        }
        let copy = Store::open(file).await?;
        let copied = Box::pin(copy.replace_by(self)).await;
        copy.close().await;
        copied
    }

    /// Whether other nodes may use it too.
    pub fn is_shared(&self) -> bool {
        matches!(self.pools, Pools::Postgres(_))
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let one: i64 = reading!(self, db => sqlx::query_scalar("SELECT CAST(1 AS BIGINT)").fetch_one(db).await?);
        if one == 1 { Ok(()) } else { Err(StoreError::Unreadable("1 is not 1".to_owned())) }
    }

    /// Writes what is waiting and lets go of the database.
    pub async fn close(&self) {
        self.writer.stop().await;
        match &self.pools {
            Pools::Sqlite { read, write, .. } => {
                read.close().await;
                write.close().await;
            }
            Pools::Postgres(pool) => pool.close().await,
        }
    }
}

async fn open_sqlite(file: &Path) -> Result<Pools, StoreError> {
    let options = SqliteConnectOptions::from_str("sqlite://")?.filename(file).create_if_missing(true).busy_timeout(PATIENCE);
    let options = SQLITE_PRAGMAS.into_iter().fold(options, |options, (name, value)| options.pragma(name, value));
    let write = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
    MIGRATIONS.run(&write).await?;
    let read = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
    Ok(Pools::Sqlite { read, write, turn: Arc::default(), file: file.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records that were written line by line, with the header in the table's own row.
    #[tokio::test]
    async fn records_of_an_older_schema_are_read_whole() {
        let path = std::env::temp_dir().join(format!("omerta-older-{}.db", std::process::id()));
        let file = path.to_str().expect("a plain path");
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
        let pool = SqlitePoolOptions::new().connect_with(options).await.expect("it opens");
        let before = MIGRATIONS.iter().filter(|migration| migration.version < 3).cloned().collect();
        Migrator { migrations: before, ..Migrator::DEFAULT }.run(&pool).await.expect("the first schemas");
        for statement in [
            "INSERT INTO people (id, name, wants_notices, is_banned, created) VALUES ('ann', 'Ann', FALSE, FALSE, 1)",
            "INSERT INTO tables (id, game, host, wish, state, seed, header, version, lines, progress, is_settled, created, changed) \
             VALUES ('begun', 'pate', 'ann', '{}', 'running', '', '{\"omerta\":1}\n', 3, 12, '{}', TRUE, 5, 9), \
             ('waiting', 'pate', 'ann', '{}', 'waiting', '', NULL, 0, 0, '{}', TRUE, 6, 6)",
            "INSERT INTO moves (table_id, number, who, line, at) \
             WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 12) \
             SELECT 'begun', n, 0, '{\"n\":' || n || '}\n', 10 + n FROM n",
        ] {
            sqlx::query(statement).execute(&pool).await.expect("it is written");
        }
        pool.close().await;

        let store = Store::open(file).await.expect("it is brought up to date");
        let lines = (1..=12).map(|n| format!("{{\"n\":{n}}}\n")).collect::<Vec<_>>().concat();
        assert_eq!(store.record("begun", 12).await.expect("it answers"), format!("{{\"omerta\":1}}\n{lines}"));
        assert_eq!(store.record("begun", 1).await.expect("it answers"), "{\"omerta\":1}\n{\"n\":1}\n");
        assert_eq!(store.record("waiting", 0).await.expect("it answers"), "");
        let listed = store.list_of("ann", 10).await.expect("it answers");
        let played: Vec<_> = listed.iter().map(|table| (table.table.id.as_str(), table.played)).collect();
        assert_eq!(played, [("begun", Some(22)), ("waiting", None)]);
        store.close().await;
        let _ = std::fs::remove_file(path);
    }
}
