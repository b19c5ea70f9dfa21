use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Result;
use engine::Digest;
use program::{CliError, bad_input};
use serde::{Deserialize, Serialize};

use super::thinking::Thinking;

/// All that decides what happens in the games of a contest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Particulars {
    pub(super) game: String,
    pub(super) seats: Vec<String>,
    pub(super) seed: u64,
    pub(super) options: Vec<String>,
    /// Of the whole set-up, with every figure of the edition.
    pub(super) setup: Digest,
    /// Of what the game's bots think with.
    pub(super) tuning: Digest,
    pub(super) rules: u16,
    pub(super) program: String,
}

/// How a game went, for the entrants in the order in which they were named.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Outcome {
    /// The number of the game.
    pub(super) number: u64,
    pub(super) winners: Vec<usize>,
    pub(super) money: Vec<i64>,
    pub(super) digest: Digest,
    pub(super) seconds: f64,
    pub(super) thinking: Vec<Thinking>,
}

impl Outcome {
    /// An entrant's part of the win, which winners share.
    pub(super) fn win_share(&self, entrant: usize) -> f64 {
        if self.winners.contains(&entrant) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    fn is_of(&self, players: usize) -> bool {
        self.money.len() == players && self.thinking.len() == players && self.winners.iter().all(|winner| *winner < players)
    }
}

/// A file that keeps finished games, so that a contest can go on where it stopped: one line that says what is played, and one
/// for each game.
pub(super) struct Journal {
    path: PathBuf,
    file: Mutex<File>,
}

impl Journal {
    /// Opens the file of a contest and reads the games that it holds. What was torn when the program was ended while it wrote
    /// is dropped. A file of anything else is left alone.
    pub(super) fn open(path: &Path, particulars: &Particulars) -> Result<(Journal, Vec<Outcome>)> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            readable => readable.map_err(|error| cannot(path, "read", &error))?,
        };
        let header = line(particulars)?;
        let begins_now = header.starts_with(&text);
        let (whole, outcomes) = if begins_now { (0, Vec::new()) } else { read(path, &text, particulars)? };
        let opened = OpenOptions::new().create(true).append(true).open(path).and_then(|mut file| {
            file.set_len(whole as u64)?;
            if begins_now { file.write_all(header.as_bytes()).map(|()| file) } else { Ok(file) }
        });
        let file = Mutex::new(opened.map_err(|error| cannot(path, "written", &error))?);
        Ok((Journal { path: path.to_owned(), file }, outcomes))
    }

    /// Keeps a game.
    pub(super) fn keep(&self, outcome: &Outcome) -> Result<()> {
        let line = line(outcome)?;
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(file.write_all(line.as_bytes()).map_err(|error| cannot(&self.path, "written", &error))?)
    }
}

fn cannot(path: &Path, what: &str, error: &io::Error) -> CliError {
    CliError(format!("{} cannot be {what}: {error}", path.display()))
}

fn line(of: &impl Serialize) -> Result<String> {
    Ok(serde_json::to_string(of)? + "\n")
}

/// The length of the whole lines of a file, and the games in it.
fn read(path: &Path, text: &str, particulars: &Particulars) -> Result<(usize, Vec<Outcome>)> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines();
    let first = lines.next().and_then(|line| serde_json::from_str(line).ok());
    let Some(found) = first else {
        return bad_input(format!("{} holds no games of an arena: choose another file for --resume", path.display()));
    };
    if let Some((name, theirs, ours)) = difference(&found, particulars)? {
        let path = path.display();
        return bad_input(format!(
            "{path} is of another run, with {name} {theirs}, not {ours}: choose another file for --resume"
        ));
    }
    let outcomes = lines.zip(2..).map(|(line, number)| match serde_json::from_str::<Outcome>(line) {
        Ok(outcome) if outcome.is_of(particulars.seats.len()) => Ok(outcome),
        _ => bad_input(format!("{}: line {number} is no game of an arena: remove it, or choose another file", path.display())),
    });
    Ok((whole, outcomes.collect::<Result<_>>()?))
}

/// The first of the particulars that differs: its name, theirs and ours.
fn difference(theirs: &Particulars, ours: &Particulars) -> Result<Option<(String, String, String)>> {
    let [theirs, ours] = [serde_json::to_value(theirs)?, serde_json::to_value(ours)?];
    let fields = ours.as_object().into_iter().flatten();
    let mut differing = fields.filter(|(name, value)| theirs[name.as_str()] != **value);
    Ok(differing.next().map(|(name, value)| (name.clone(), theirs[name.as_str()].to_string(), value.to_string())))
}
