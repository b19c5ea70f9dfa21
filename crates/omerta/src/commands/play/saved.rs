use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use games::Playable;
use table::{Digest, Record, Seed};

use crate::complaint::{Complaint, complain};

/// Where a game is kept, and beside it, until it ends, the secret of its dice.
pub(super) struct SaveFile {
    path: PathBuf,
}

impl SaveFile {
    /// A new file: where the person wants it, or in the user's data folder.
    pub(super) fn new(wanted: Option<PathBuf>, game: &str) -> SaveFile {
        let path = wanted.unwrap_or_else(|| {
            let folder = dirs::data_dir().map_or_else(|| PathBuf::from("."), |data| data.join("omerta").join("games"));
            let now = jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string();
            folder.join(format!("{game}-{now}.jsonl"))
        });
        SaveFile { path }
    }

    /// The file of a game that was saved.
    pub(super) fn existing(path: PathBuf) -> SaveFile {
        SaveFile { path }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    fn secret_path(&self) -> PathBuf {
        let mut name = self.path.as_os_str().to_owned();
        name.push(".secret");
        name.into()
    }

    /// Writes the record, and the secret while the game runs. A reader finds the old file or the new one, never half of one.
    pub(super) fn write<G: Playable>(&self, record: &Record<G>, seed: Option<&Seed>) -> Result<()> {
        let wrong = |error: std::io::Error| Complaint(format!("{} cannot be written: {error}", self.path.display()));
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).map_err(wrong)?;
        }
        match seed {
            Some(seed) => replace(&self.secret_path(), &format!("{}\n", seed.0)).map_err(wrong)?,
            None => {
                // The seed stands in the record now. A secret that is not there needs no removing.
                let _ = fs::remove_file(self.secret_path());
            }
        }
        Ok(replace(&self.path, &record.to_text()).map_err(wrong)?)
    }

    /// The secret of the dice of a running game.
    pub(super) fn read_seed(&self) -> Result<Seed> {
        let path = self.secret_path();
        let text = fs::read_to_string(&path).map_err(|error| {
            Complaint(format!("{}: {error}; without the secret of its dice the game cannot go on", path.display()))
        })?;
        match Digest::try_from(text.trim().to_owned()) {
            Ok(digest) => Ok(Seed(digest)),
            Err(why) => complain(format!("{}: {why}", path.display())),
        }
    }
}

fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    fs::write(&name, text)?;
    fs::rename(name, path)
}
