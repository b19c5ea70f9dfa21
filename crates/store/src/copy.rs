//! Whole databases, from either kind to either kind: backups, and the way from SQLite to PostgreSQL.

use std::sync::Arc;

use sqlx::{Postgres, QueryBuilder, Row, Sqlite};
use tokio::sync::mpsc;
use uuid::Uuid;

use crate::{Pools, Store, StoreError};

/// The most rows that are carried at once.
const LOAD: usize = 500;

/// The tables that give their rows numbers.
const NUMBERED: [&str; 3] = ["people", "editions", "tables"];

/// A table and its columns, as the schema names them.
struct Columns {
    table: &'static str,
    names: Vec<String>,
    kinds: Vec<Kind>,
}

/// What a column holds.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Real,
    Truth,
    Bytes,
    Id,
}

impl Columns {
    /// From the names and types that a database tells.
    fn of(table: &'static str, columns: Vec<(String, String)>) -> Columns {
        let kind = |name: &str| match name.to_lowercase().as_str() {
            "bigint" | "integer" => Kind::Number,
            "double precision" => Kind::Real,
            "boolean" => Kind::Truth,
            "bytea" => Kind::Bytes,
            "uuid" => Kind::Id,
            _ => Kind::Text,
        };
        let (names, kinds) = columns.into_iter().map(|(name, said)| (name, kind(&said))).unzip();
        Columns { table, names, kinds }
    }
}

enum Cell {
    Text(Option<String>),
    Number(Option<i64>),
    Real(Option<f64>),
    Truth(Option<bool>),
    Bytes(Option<Vec<u8>>),
    Id(Option<Uuid>),
}

/// Rows of one table.
type Load = (Arc<Columns>, Vec<Vec<Cell>>);

macro_rules! read_tables {
    ($transaction:ident, $loads:ident, $columns:literal) => {
        for table in Store::COPIED {
            let columns = Columns::of(table, sqlx::query_as($columns).bind(table).fetch_all(&mut *$transaction).await?);
            let (columns, mut load) = (Arc::new(columns), Vec::new());
            let select = format!("SELECT {} FROM {table}", columns.names.join(", "));
            let mut rows = sqlx::query(sqlx::AssertSqlSafe(select)).fetch(&mut *$transaction);
            while let Some(row) = futures_util::TryStreamExt::try_next(&mut rows).await? {
                let cell = |(index, kind): (usize, &Kind)| {
                    Ok(match kind {
                        Kind::Text => Cell::Text(row.try_get(index)?),
                        Kind::Number => Cell::Number(row.try_get(index)?),
                        Kind::Real => Cell::Real(row.try_get(index)?),
                        Kind::Truth => Cell::Truth(row.try_get(index)?),
                        Kind::Bytes => Cell::Bytes(row.try_get(index)?),
                        Kind::Id => Cell::Id(row.try_get(index)?),
                    })
                };
                load.push(columns.kinds.iter().enumerate().map(cell).collect::<Result<Vec<Cell>, sqlx::Error>>()?);
                if load.len() == LOAD {
                    let full = (Arc::clone(&columns), std::mem::take(&mut load));
                    $loads.send(full).await.map_err(|_| StoreError::Closed)?;
                }
            }
            $loads.send((columns, load)).await.map_err(|_| StoreError::Closed)?;
        }
    };
}

macro_rules! write_tables {
    ($database:ty, $transaction:ident, $loads:ident) => {
        for table in ["leases"].into_iter().chain(Store::COPIED.into_iter().rev()) {
            let delete = format!("DELETE FROM {table}");
            sqlx::query(sqlx::AssertSqlSafe(delete)).execute(&mut *$transaction).await?;
        }
        while let Some((columns, rows)) = $loads.recv().await {
            if rows.is_empty() {
                continue;
            }
            let mut insert =
                QueryBuilder::<$database>::new(format!("INSERT INTO {} ({}) ", columns.table, columns.names.join(", ")));
            insert.push_values(rows, |mut row, cells| {
                for cell in cells {
                    match cell {
                        Cell::Text(text) => row.push_bind(text),
                        Cell::Number(number) => row.push_bind(number),
                        Cell::Real(real) => row.push_bind(real),
                        Cell::Truth(truth) => row.push_bind(truth),
                        Cell::Bytes(bytes) => row.push_bind(bytes),
                        Cell::Id(id) => row.push_bind(id),
                    };
                }
            });
            insert.build().execute(&mut *$transaction).await?;
        }
        // No node is alive in what was just written: those that are notice it, and clocks go on from the last heartbeat.
        for statement in ["DELETE FROM nodes WHERE at < (SELECT MAX(at) FROM nodes)", "UPDATE nodes SET node = 'copied ' || node"]
        {
            sqlx::query(statement).execute(&mut *$transaction).await?;
        }
    };
}

impl Store {
    /// The tables of the database that are copied, each after those that it refers to: all but leases, which are for running nodes
    /// alone.
    pub const COPIED: [&str; 13] = [
        "people", "sessions", "editions", "tables", "games", "seats", "chat", "notes", "mutes", "ratings", "notices", "damaged",
        "nodes",
    ];

    /// Puts all that another database holds in place of all that this one holds: everything, or nothing if it fails. A server
    /// that runs on this one notices, because its heartbeat is gone.
    ///
    /// # Errors
    /// If one of them fails.
    pub async fn replace_by(&self, other: &Store) -> Result<(), StoreError> {
        let (loads, arriving) = mpsc::channel(2);
        let (read, written) = tokio::join!(other.read_all(loads), self.write_all(arriving));
        // A reader whose writer has failed can only say that nobody listens.
        written.and(read)
    }

    /// Reads everything as it is at one moment.
    async fn read_all(&self, loads: mpsc::Sender<Load>) -> Result<(), StoreError> {
        match &self.pools {
            Pools::Sqlite { read, .. } => {
                let mut transaction = read.begin().await?;
                read_tables!(transaction, loads, "SELECT name, type FROM pragma_table_info($1)");
            }
            Pools::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").execute(&mut *transaction).await?;
                read_tables!(
                    transaction,
                    loads,
                    "SELECT column_name::text, data_type::text FROM information_schema.columns \
                     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
                );
            }
        }
        Ok(())
    }

    async fn write_all(&self, mut loads: mpsc::Receiver<Load>) -> Result<(), StoreError> {
        match &self.pools {
            Pools::Sqlite { write, turn, .. } => {
                let _turn = turn.lock().await;
                let mut transaction = write.begin_with("BEGIN IMMEDIATE").await?;
                write_tables!(Sqlite, transaction, loads);
                transaction.commit().await?;
            }
            Pools::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                write_tables!(Postgres, transaction, loads);
                // New rows go on after those that came with a number.
                for table in NUMBERED {
                    let go_on = format!(
                        "SELECT setval(pg_get_serial_sequence('{table}', 'key'), COALESCE(MAX(key), 0) + 1, FALSE) FROM {table}"
                    );
                    sqlx::query(sqlx::AssertSqlSafe(go_on)).execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
            }
        }
        Ok(())
    }
}
