//! What the host of a server does beside it, on the same database, while it runs.
//!
//! These functions wait for the database themselves: whatever is waited for would be compiled again in the program that waits.

use std::io;

use store::{Person, Store, StoreError};
use thiserror::Error;

/// Why something was not done with a database.
#[derive(Debug, Error)]
pub enum HostError {
    /// The system did not let the program wait for it.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The database refused.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The backup cannot be read.
    #[error(transparent)]
    Backup(StoreError),
}

/// Does something with a database, and lets go of it.
fn with_store<T>(database: &str, job: impl AsyncFnOnce(&Store) -> Result<T, HostError>) -> Result<T, HostError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(database).await?;
        let done = job(&store).await;
        store.close().await;
        done
    })
}

/// Copies everything into a new file.
///
/// # Errors
/// If the database cannot be read or the file cannot be written.
pub fn back_up(database: &str, file: &str) -> Result<(), HostError> {
    with_store(database, async |store| Ok(store.copy_to(file).await?))
}

/// Puts a backup in place of everything. The file is brought up to date for that.
///
/// # Errors
/// If the backup cannot be read or the database cannot be written.
pub fn restore(database: &str, backup: &str) -> Result<(), HostError> {
    with_store(database, async |store| {
        let backup = Store::open_backup(backup).await.map_err(HostError::Backup)?;
        let replaced = store.replace_by(&backup).await;
        backup.close().await;
        Ok(replaced?)
    })
}

/// Closes an account or opens it again, and says whose it is; nobody's if there is no such person.
///
/// # Errors
/// If the database refuses.
pub fn ban(database: &str, person: &str, is_banned: bool) -> Result<Option<Person>, HostError> {
    with_store(database, async |store| {
        let Some(found) = find(store, person).await? else { return Ok(None) };
        let person = Person { is_banned, ..found };
        store.update_person(&person).await?;
        Ok(Some(person))
    })
}

/// Forgets a person, and says who it was; nobody if there is no such person.
///
/// # Errors
/// If the database refuses.
pub fn forget(database: &str, person: &str) -> Result<Option<Person>, HostError> {
    with_store(database, async |store| {
        let Some(person) = find(store, person).await? else { return Ok(None) };
        store.forget_person(&person.id).await?;
        Ok(Some(person))
    })
}

/// Somebody, by number or by the name of a kept account.
async fn find(store: &Store, person: &str) -> Result<Option<Person>, StoreError> {
    match store.person(person).await? {
        Some(found) => Ok(Some(found)),
        None => store.person_named(person).await,
    }
}
