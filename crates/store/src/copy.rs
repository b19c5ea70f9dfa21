//! Whole databases, from either kind to either kind: backups, and the way from SQLite to PostgreSQL.

use sqlx::{Postgres, QueryBuilder, Row, Sqlite};
use tokio::sync::mpsc;

use crate::{Pools, Store, StoreError};

/// The most rows that are carried at once.
const LOAD: usize = 500;

/// What a column holds.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Real,
    Truth,
}

use Kind::{Number, Real, Text, Truth};

/// A table of the database, and its columns in their order: what some in a row hold, and their names.
struct Columns {
    table: &'static str,
    columns: &'static [(Kind, &'static str)],
}

/// All tables that hold something worth keeping, each after those that it refers to. Leases are for running nodes alone.
const TABLES: &[Columns] = &[
    Columns {
        table: "people",
        columns: &[
            (Text, "id name password email webhook"),
            (Truth, "wants_notices is_banned"),
            (Number, "created"),
            (Text, "language face"),
        ],
    },
    Columns { table: "sessions", columns: &[(Text, "token person kind label"), (Number, "created seen expires")] },
    Columns {
        table: "tables",
        columns: &[
            (Text, "id game host wish state seed"),
            (Number, "version lines"),
            (Text, "progress standings next"),
            (Truth, "is_settled"),
            (Number, "created changed"),
            (Truth, "is_open"),
        ],
    },
    Columns { table: "seats", columns: &[(Text, "table_id"), (Number, "seat"), (Text, "person bot nonce")] },
    Columns { table: "moves", columns: &[(Text, "table_id"), (Number, "number who"), (Text, "lines"), (Number, "at")] },
    Columns { table: "chat", columns: &[(Text, "id table_id person words"), (Number, "at")] },
    Columns { table: "notes", columns: &[(Text, "table_id person words")] },
    Columns { table: "mutes", columns: &[(Text, "person muted")] },
    Columns { table: "ratings", columns: &[(Text, "player game"), (Real, "mean deviation"), (Number, "games")] },
    Columns { table: "notices", columns: &[(Text, "table_id"), (Number, "number"), (Text, "person")] },
    Columns { table: "heartbeats", columns: &[(Text, "node"), (Number, "at")] },
];

impl Columns {
    /// Each column's name and what it holds.
    fn all(&self) -> impl Iterator<Item = (&'static str, Kind)> {
        self.columns.iter().flat_map(|(kind, names)| names.split(' ').map(|name| (name, *kind)))
    }

    fn names(&self) -> String {
        self.all().map(|(name, _)| name).collect::<Vec<_>>().join(", ")
    }
}

enum Cell {
    Text(Option<String>),
    Number(Option<i64>),
    Real(Option<f64>),
    Truth(Option<bool>),
}

/// Rows of one table.
type Load = (&'static Columns, Vec<Vec<Cell>>);

macro_rules! read_tables {
    ($transaction:ident, $loads:ident) => {
        for columns in TABLES {
            let select = format!("SELECT {} FROM {}", columns.names(), columns.table);
            let mut rows = sqlx::query(sqlx::AssertSqlSafe(select)).fetch(&mut *$transaction);
            let mut load = Vec::new();
            while let Some(row) = futures_util::TryStreamExt::try_next(&mut rows).await? {
                let cell = |(index, (_, kind)): (usize, (&str, Kind))| {
                    Ok(match kind {
                        Text => Cell::Text(row.try_get(index)?),
                        Number => Cell::Number(row.try_get(index)?),
                        Real => Cell::Real(row.try_get(index)?),
                        Truth => Cell::Truth(row.try_get(index)?),
                    })
                };
                load.push(columns.all().enumerate().map(cell).collect::<Result<Vec<Cell>, sqlx::Error>>()?);
                if load.len() == LOAD {
                    $loads.send((columns, std::mem::take(&mut load))).await.map_err(|_| StoreError::Closed)?;
                }
            }
            $loads.send((columns, load)).await.map_err(|_| StoreError::Closed)?;
        }
    };
}

macro_rules! write_tables {
    ($database:ty, $transaction:ident, $loads:ident) => {
        for table in ["leases"].into_iter().chain(TABLES.iter().rev().map(|columns| columns.table)) {
            let delete = format!("DELETE FROM {table}");
            sqlx::query(sqlx::AssertSqlSafe(delete)).execute(&mut *$transaction).await?;
        }
        while let Some((columns, rows)) = $loads.recv().await {
            if rows.is_empty() {
                continue;
            }
            let mut insert = QueryBuilder::<$database>::new(format!("INSERT INTO {} ({}) ", columns.table, columns.names()));
            insert.push_values(rows, |mut row, cells| {
                for cell in cells {
                    match cell {
                        Cell::Text(text) => row.push_bind(text),
                        Cell::Number(number) => row.push_bind(number),
                        Cell::Real(real) => row.push_bind(real),
                        Cell::Truth(truth) => row.push_bind(truth),
                    };
                }
            });
            insert.build().execute(&mut *$transaction).await?;
        }
        // No node is alive in what was just written: those that are notice it, and clocks go on from the last heartbeat.
        for statement in [
            "DELETE FROM heartbeats WHERE at < (SELECT MAX(at) FROM heartbeats)",
            "UPDATE heartbeats SET node = 'copied ' || node",
        ] {
            sqlx::query(statement).execute(&mut *$transaction).await?;
        }
    };
}

impl Store {
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
                read_tables!(transaction, loads);
            }
            Pools::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").execute(&mut *transaction).await?;
                read_tables!(transaction, loads);
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
                transaction.commit().await?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn no_table_and_no_column_is_left_behind() {
        let file = std::env::temp_dir().join(format!("omerta-columns-{}.db", std::process::id()));
        let store = Store::open(file.to_str().expect("a plain path")).await.expect("it opens");
        let Pools::Sqlite { read, .. } = &store.pools else { panic!("a file is SQLite") };
        let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
                      AND name NOT IN ('_sqlx_migrations', 'leases')";
        let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(read).await.expect("there is a schema");
        assert_eq!(tables.len(), TABLES.len());
        for table in tables {
            let columns = "SELECT name FROM pragma_table_info($1)";
            let columns: Vec<String> = sqlx::query_scalar(columns).bind(&table).fetch_all(read).await.expect("it has columns");
            let known = TABLES.iter().find(|known| known.table == table).expect("the table is known");
            assert_eq!(known.names(), columns.join(", "), "{table}");
        }
        store.close().await;
        let _ = std::fs::remove_file(file);
    }
}
