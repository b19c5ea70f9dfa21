use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Result;
use engine::{Record, Seed};
use games::Playable;
use program::{CliError, bad_input};
use serde::{Deserialize, Serialize};

use crate::commands::data_folder;

/// What a running game needs beside its record to go on: kept in a file of its own until the game ends.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Beside {
    /// The secret of the dice.
    pub(super) seed: Seed,
    /// Where the person sits.
    pub(super) seat: u8,
    /// Who sits on the other seats, clockwise from the person.
    pub(super) bots: Vec<String>,
    /// The code of the language.
    pub(super) language: String,
}

/// Where a game is kept.
pub(super) struct SaveFile {
    path: PathBuf,
}

fn games_folder() -> PathBuf {
    data_folder().map_or_else(|| PathBuf::from("."), |data| data.join("games"))
}

impl SaveFile {
    /// A new file: where the person wants it, or in the user's data folder.
    pub(super) fn new(wanted: Option<PathBuf>, game: &str) -> Result<SaveFile> {
        if let Some(path) = wanted {
            if path.exists() {
                return bad_input(format!("{} exists already: choose another --save, or --resume it", path.display()));
            }
            return Ok(SaveFile { path });
        }
        let now = jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string();
        Ok(SaveFile { path: games_folder().join(format!("{game}-{now}.jsonl")) })
    }

    /// The file of a game that was saved.
    pub(super) fn existing(path: PathBuf) -> SaveFile {
        SaveFile { path }
    }

    /// The game that was left last, of those in the user's data folder that can go on.
    pub(super) fn newest() -> Result<PathBuf> {
        let files = fs::read_dir(games_folder()).into_iter().flatten().flatten().map(|entry| entry.path());
        let running = files.filter(|path| SaveFile::existing(path.clone()).secret_path().exists());
        let saved_at = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).ok();
        match running.max_by_key(saved_at) {
            Some(path) => Ok(path),
            None => bad_input("there is no unfinished game: start one with omerta play, or name a file after --resume"),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    fn secret_path(&self) -> PathBuf {
        with_ending(&self.path, ".secret")
    }

    /// Writes the record and, while the game runs, what it needs beside. A reader finds the old file or the new one, never
    /// half of one, and the secret goes only when the record shows it.
    pub(super) fn write<G: Playable>(&self, record: &Record<G>, beside: Option<&Beside>) -> Result<()> {
        let wrong = |error: io::Error| CliError(format!("{} cannot be written: {error}", self.path.display()));
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).map_err(wrong)?;
        }
        if let Some(beside) = beside {
            replace(&self.secret_path(), &serde_json::to_string(beside)?).map_err(wrong)?;
        }
        replace(&self.path, &record.to_text()).map_err(wrong)?;
        if beside.is_none() && self.secret_path().exists() {
            fs::remove_file(self.secret_path()).map_err(wrong)?;
        }
        Ok(())
    }

    /// What a running game needs beside its record.
    pub(super) fn read_beside(&self) -> Result<Beside> {
        let path = self.secret_path();
        let text = fs::read_to_string(&path).map_err(|error| {
            CliError(format!("{}: {error}; without the secret of its dice the game cannot go on", path.display()))
        })?;
        Ok(serde_json::from_str(&text).map_err(|error| CliError(format!("{}: {error}", path.display())))?)
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Only the owner may read what is written: a running game's secret is in it.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let new = with_ending(path, ".new");
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(&new).and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()));
    let replaced = written.and_then(|()| fs::rename(&new, path));
    if replaced.is_err() {
        // Nothing half-written stays behind; the first error is the one to tell.
        let _ = fs::remove_file(&new);
    }
    replaced
}
