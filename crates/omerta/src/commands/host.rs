//! What the host of a server does beside it, on the same database, while it runs.

use std::io::Write;

use anyhow::Result;
use store::{Person, Store, StoreError};

use super::serve::database_of;
use crate::cli::{Backup, OnePerson, Place};
use crate::complaint::{Complaint, complain};

/// Does something with the database.
fn with_store<T>(place: Place, job: impl AsyncFnOnce(&Store) -> Result<T>) -> Result<T> {
    let database = database_of(place)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&database).await.map_err(Complaint::from)?;
        let done = job(&store).await;
        store.close().await;
        done
    })
}

impl From<StoreError> for Complaint {
    fn from(error: StoreError) -> Complaint {
        Complaint(error.to_string())
    }
}

pub(super) fn backup(args: Backup, out: &mut impl Write) -> Result<()> {
    let file = args.file;
    if file.exists() {
        return complain(format!("{} is there already: name a new file", file.display()));
    }
    let Some(path) = file.to_str() else { return complain(format!("{} is no name for a file", file.display())) };
    with_store(args.place, async |store| Ok(store.copy_to(path).await.map_err(Complaint::from)?))?;
    writeln!(out, "Copied to {}. To go back to it, stop the server and put it in place of omerta.db.", file.display())?;
    Ok(())
}

/// Somebody, by the name of a kept account or by number.
async fn find(store: &Store, person: &str) -> Result<Person> {
    let found = match store.person(person).await.map_err(Complaint::from)? {
        Some(found) => Some(found),
        None => store.person_named(person).await.map_err(Complaint::from)?,
    };
    found.map_or_else(|| complain(format!("nobody here has the number or the kept name {person:?}")), Ok)
}

pub(super) fn ban(args: OnePerson, is_banned: bool, out: &mut impl Write) -> Result<()> {
    let person = with_store(args.place, async |store| {
        let person = Person { is_banned, ..find(store, &args.person).await? };
        store.update_person(&person).await.map_err(Complaint::from)?;
        Ok(person)
    })?;
    let what = if is_banned { "closed" } else { "open again" };
    writeln!(out, "The account of {} ({}) is {what}, in a few seconds on a running server too.", person.name, person.id)?;
    Ok(())
}

pub(super) fn forget(args: OnePerson, out: &mut impl Write) -> Result<()> {
    let person = with_store(args.place, async |store| {
        let person = find(store, &args.person).await?;
        store.forget_person(&person.id).await.map_err(Complaint::from)?;
        Ok(person)
    })?;
    writeln!(out, "{} ({}) is forgotten.", person.name, person.id)?;
    Ok(())
}
