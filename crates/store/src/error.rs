use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Why the store cannot do what it was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database itself, or the way to it.
    #[error("the database does not answer as it should: {0}")]
    Database(#[from] sqlx::Error),
    /// The same, of the one who writes to an SQLite file.
    #[error("the database does not answer as it should: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The database did not answer as it should when something was written together with others.
    #[error("{0}")]
    NotWritten(String),
    /// The system has no thread left for the one who writes.
    #[error("no thread can be started: {0}")]
    NoThread(std::io::Error),
    /// A newer Omertà was here.
    #[error("the database was made by a newer Omertà (its change {0} is not known here): start that one, or restore a backup")]
    NewerSchema(i64),
    /// The tables could not be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(MigrateError),
    /// The address of a database is of no known kind. It may hold a password, so it is not repeated.
    #[error("that is no database that Omertà knows: give a file for SQLite, or postgres://USER@HOST/NAME")]
    UnknownAddress,
    /// A file that was to be restored is something else.
    #[error("this is no backup of Omertà: give a file that `omerta backup` wrote")]
    NoBackup,
    /// A table that cannot be read. Others can.
    #[error("table {table} is damaged: {why}")]
    Damaged {
        /// Which.
        table: String,
        /// What is wrong with it.
        why: String,
    },
    /// The one who writes has stopped.
    #[error("the server is going down: nothing more is written")]
    Closed,
}

impl StoreError {
    /// Whether a row does not fit the others, as opposed to a database that does not answer.
    pub(crate) fn is_of_a_row(&self) -> bool {
        match self {
            StoreError::Database(sqlx::Error::Database(error)) => error.kind() != sqlx::error::ErrorKind::Other,
            StoreError::Sqlite(error) => error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation),
            _ => false,
        }
    }

    /// The same once more, for another who waits.
    pub(crate) fn again(&self) -> StoreError {
        StoreError::NotWritten(self.to_string())
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(version) => StoreError::NewerSchema(version),
            other => StoreError::Migration(other),
        }
    }
}
