//! What the host of a server does beside it, on the same database, while it runs.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Result;
use program::{CliError, bad_input};
use server::host::{self, HostError};
use store::Person;

use super::serve::database_of;
use crate::cli::{Backup, OnePerson, Place, Restore};

pub(super) fn backup(args: Backup, out: &mut impl Write) -> Result<()> {
    let file = args.file;
    if file.exists() {
        return bad_input(format!("{} is there already: name a new file", file.display()));
    }
    let Some(path) = file.to_str() else { return bad_input(format!("{} is no name for a file", file.display())) };
    host::back_up(&database_of(args.place)?, path).map_err(CliError::new)?;
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
    let restored = put_in_place(args.place, &copy);
    for ending in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(format!("{}{ending}", copy.display()));
    }
    restored?.map_err(|error| match error {
        HostError::Backup(why) => CliError(format!("{}: {why}", file.display())),
        other => CliError::new(other),
    })?;
    writeln!(out, "Everything is as it was in {}; a server that runs goes on from there.", file.display())?;
    Ok(())
}

fn put_in_place(place: Place, backup: &Path) -> Result<Result<(), HostError>> {
    let Some(path) = backup.to_str() else { return bad_input(format!("{} is no name for a file", backup.display())) };
    Ok(host::restore(&database_of(place)?, path))
}

/// Somebody, if there is such a person.
fn known(found: Result<Option<Person>, HostError>, person: &str) -> Result<Person> {
    let found = found.map_err(CliError::new)?;
    found.map_or_else(|| bad_input(format!("nobody here has the number or the kept name {person:?}")), Ok)
}

pub(super) fn ban(args: OnePerson, is_banned: bool, out: &mut impl Write) -> Result<()> {
    let person = known(host::ban(&database_of(args.place)?, &args.person, is_banned), &args.person)?;
    let what = if is_banned { "closed" } else { "open again" };
    writeln!(out, "The account of {} ({}) is {what}, in a few seconds on a running server too.", person.name, person.id)?;
    Ok(())
}

pub(super) fn forget(args: OnePerson, out: &mut impl Write) -> Result<()> {
    let person = known(host::forget(&database_of(args.place)?, &args.person), &args.person)?;
    writeln!(out, "{} ({}) is forgotten.", person.name, person.id)?;
    Ok(())
}
