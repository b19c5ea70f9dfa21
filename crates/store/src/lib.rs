//! What must not be lost: people, tables and every line of every game, in SQLite or PostgreSQL.
//!
//! A table changes in one way only, by a [`Change`] that names the version it was made from. Changes of many tables share one
//! transaction and one sync; each is answered after that. Everything else here is plain reading and writing of rows.

mod broadcasts;
mod compact;
mod copy;
mod error;
mod json;
mod migrations;
mod nodes;
mod people;
mod tables;
mod talk;
mod writer;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use ::tables::Table;
use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::Mutex;
use uuid::Uuid;

pub use broadcasts::{Broadcast, Broadcasts};
pub use error::StoreError;
pub use people::{Person, Session, Token};
pub use tables::ListedTable;
pub use talk::{ChatLine, GameRating, NamedRating, Player, Rating};
pub use writer::Change;

use writer::Writer;

/// How long somebody waits for a database that another process is writing to.
const PATIENCE: Duration = Duration::from_secs(10);

/// How every connection to an SQLite file is set up.
const SQLITE_PRAGMAS: [(&str, &str); 5] = [
    ("journal_mode", "WAL"),
    // Every commit reaches the disk before it is answered.
    ("synchronous", "FULL"),
    ("foreign_keys", "ON"),
    // In KiB, for each connection: the pages of some thousand games that are being played.
    ("cache_size", "-16384"),
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

/// The number of a person, a table or a word, as the database holds it. What is no such number is nobody's.
pub(crate) fn id(text: &str) -> Uuid {
    Uuid::try_parse(text).unwrap_or_default()
}

impl Store {
    /// Opens the database at an address: a file for SQLite, which is made if it is not there, or `postgres://…`.
    ///
    /// # Errors
    /// If it cannot be reached, or a newer program has changed it.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        let pools = if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            let pool = PgPoolOptions::new().max_connections(10).acquire_timeout(PATIENCE).connect(address).await?;
            migrations::postgres().run(&pool).await?;
            Pools::Postgres(pool)
        } else if address.contains("://") {
            return Err(StoreError::UnknownAddress);
        } else {
            open_sqlite(Path::new(address)).await?
        };
        compact::pack_games(&pools).await?;
        let writer = Writer::start(&pools)?;
        Ok(Store { pools, writer })
    }

    /// Opens a file that [`Store::copy_to`] wrote, and brings it up to date.
    ///
    /// # Errors
    /// If it is no such file.
    pub async fn open_backup(file: &str) -> Result<Store, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM sqlite_schema WHERE name IN ('_sqlx_migrations', 'tables', 'seats')";
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

    /// Keeps a new table.
    ///
    /// # Errors
    /// If the database fails, or its host is not known.
    pub async fn add_table(&self, table: &Table) -> Result<(), StoreError> {
        self.writer.add_table(table).await
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
        if one == 1 { Ok(()) } else { Err(StoreError::Database(sqlx::Error::RowNotFound)) }
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
    if migrations::sqlite().run(&write).await.is_err() {
        // Another process may have done the same at the same time: then it is done.
        migrations::sqlite().run(&write).await?;
    }
    let read = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
    Ok(Pools::Sqlite { read, write, turn: Arc::default(), file: file.to_owned() })
}
