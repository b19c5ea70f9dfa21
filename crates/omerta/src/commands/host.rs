//! What the host of a server does beside it, on the same database, while it runs.

use std::fs;
use std::io::Write;

use anyhow::Result;
use program::{CliError, bad_input};
use store::{Person, Store};

use super::serve::database_of;
use crate::cli::{Backup, OnePerson, Place, Restore};

/// Does something with the database.
fn with_store<T>(place: Place, job: impl AsyncFnOnce(&Store) -> Result<T>) -> Result<T> {
    let database = database_of(place)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&database).await.map_err(CliError::new)?;
        let done = job(&store).await;
        store.close().await;
        done
    })
}

pub(super) fn backup(args: Backup, out: &mut impl Write) -> Result<()> {
    let file = args.file;
    if file.exists() {
        return bad_input(format!("{} is there already: name a new file", file.display()));
    }
    let Some(path) = file.to_str() else { return bad_input(format!("{} is no name for a file", file.display())) };
    with_store(args.place, async |store| Ok(store.copy_to(path).await.map_err(CliError::new)?))?;
    writeln!(out, "Copied to {}. `omerta restore` goes back to it.", file.display())?;
    Ok(())
}

/// Puts a backup in place of everything. A server that runs goes on with it within a second.
pub(super) fn restore(args: Restore, out: &mut impl Write) -> Result<()> {
    let file = args.file;
    if !args.replace_everything {
        return bad_input(format!(
            "this puts {} in place of all people, tables and games that are kept now: make a backup of them, and say \
             --replace-everything",
            file.display()
        ));
    }
    // An older backup is brought up to date first; that is done to a copy, so that the backup stays as it is.
    let copy = std::env::temp_dir().join(format!("omerta-restore-{}.db", std::process::id()));
    fs::copy(&file, &copy).map_err(|error| CliError(format!("{} cannot be read: {error}", file.display())))?;
    let restored = with_store(args.place, async |store| {
        let path = copy.to_str().ok_or_else(|| CliError(format!("{} is no name for a file", copy.display())))?;
        let backup = Store::open_backup(path).await;
        let backup = backup.map_err(|error| CliError(format!("{}: {error}", file.display())))?;
        let replaced = store.replace_by(&backup).await;
        backup.close().await;
        Ok(replaced.map_err(CliError::new)?)
    });
    for ending in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(format!("{}{ending}", copy.display()));
    }
    restored?;
    writeln!(out, "Everything is as it was in {}; a server that runs goes on from there.", file.display())?;
    Ok(())
}

/// Somebody, by the name of a kept account or by number.
async fn find(store: &Store, person: &str) -> Result<Person> {
    let found = match store.person(person).await.map_err(CliError::new)? {
        Some(found) => Some(found),
        None => store.person_named(person).await.map_err(CliError::new)?,
    };
    found.map_or_else(|| bad_input(format!("nobody here has the number or the kept name {person:?}")), Ok)
}

pub(super) fn ban(args: OnePerson, is_banned: bool, out: &mut impl Write) -> Result<()> {
    let person = with_store(args.place, async |store| {
        let person = Person { is_banned, ..find(store, &args.person).await? };
        store.update_person(&person).await.map_err(CliError::new)?;
        Ok(person)
    })?;
    let what = if is_banned { "closed" } else { "open again" };
    writeln!(out, "The account of {} ({}) is {what}, in a few seconds on a running server too.", person.name, person.id)?;
    Ok(())
}

pub(super) fn forget(args: OnePerson, out: &mut impl Write) -> Result<()> {
    let person = with_store(args.place, async |store| {
        let person = find(store, &args.person).await?;
        store.forget_person(&person.id).await.map_err(CliError::new)?;
        Ok(person)
    })?;
    writeln!(out, "{} ({}) is forgotten.", person.name, person.id)?;
    Ok(())
}
