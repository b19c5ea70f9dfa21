//! One module for each command.

mod analyse;
mod edition;
mod hint;
mod host;
mod layout;
mod play;
mod redact;
mod replay;
mod rules;
mod serve;
mod verify;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use engine::{Game, ReadError, Record, Seat, Viewer};
use games::{AnyGame, Language, Phrasebook, Playable, with_game};
use program::{CliError, bad_input, one_line, read_file};

use crate::cli::{self, Cli, Command};

pub(crate) fn run(cli: Cli, out: &mut impl Write) -> Result<()> {
    match cli.command {
        None => serve::serve(cli::Serve::from_environment().map_err(|error| CliError(one_line(crate::NAME, &error)))?, out),
        Some(Command::Serve(args)) => serve::serve(args, out),
        Some(Command::Backup(args)) => host::backup(args, out),
        Some(Command::Restore(args)) => host::restore(args, out),
        Some(Command::Ban(args)) => host::ban(args, true, out),
        Some(Command::Unban(args)) => host::ban(args, false, out),
        Some(Command::Forget(args)) => host::forget(args, out),
        Some(Command::Play(args)) => play::play(args, out),
        Some(Command::Replay(args)) => tell_of(&args.file, &args, out),
        Some(Command::Verify(args)) => tell_of(&args.file, verify::Check, out),
        Some(Command::Redact(args)) => tell_of(&args.file, &args, out),
        Some(Command::Hint(args)) => tell_of(&args.file, &args, out),
        Some(Command::Analyse(args)) => tell_of(&args.file, &args, out),
        Some(Command::Rules(args)) => rules::rules(&args, out),
        Some(Command::Edition(args)) => edition::edition(&args, out),
    }
}

/// Where the program keeps what is the user's.
fn data_folder() -> Option<PathBuf> {
    dirs::data_dir().map(|data| data.join("omerta"))
}

fn seat(number: u8, players: usize) -> Result<Seat> {
    if (number as usize) < players {
        return Ok(Seat::new(number as usize));
    }
    bad_input(format!("there is no seat {number}: with {players} players the seats are 0 to {}", players.saturating_sub(1)))
}

/// Whose eyes a command looks with.
fn viewer(seat_number: Option<u8>, players: usize, otherwise: Viewer) -> Result<Viewer> {
    seat_number.map_or(Ok(otherwise), |number| Ok(Viewer::Seat(seat(number, players)?)))
}

/// A file with the record of a game: the whole one, or what one viewer knew.
struct RecordFile<'a> {
    path: &'a Path,
    game: AnyGame,
    text: String,
    is_redacted: bool,
}

impl RecordFile<'_> {
    /// Says what is wrong with it.
    fn about(&self, error: &ReadError) -> CliError {
        CliError::about(self.path, error)
    }

    fn whole<G: Game>(&self) -> Result<Record<G>> {
        Ok(Record::read(&self.text).map_err(|error| self.about(&error))?)
    }

    /// A record that somebody may think about: the whole one, since one viewer's leaves out what the rules need to go on.
    fn for_adviser<G: Game>(&self) -> Result<Record<G>> {
        if self.is_redacted {
            let path = self.path.display();
            return bad_input(format!("{path} shows only what one viewer knew: the adviser needs the whole record"));
        }
        self.whole()
    }
}

/// A command about the record of a game, whichever game that is.
trait OfRecord {
    /// What the command writes.
    fn tell<G: Playable>(self, file: &RecordFile<'_>) -> Result<String>;
}

/// Writes what a command has to say of a record.
fn tell_of(path: &Path, command: impl OfRecord, out: &mut impl Write) -> Result<()> {
    let text = read_file(path)?;
    let (game, is_redacted) = engine::identify(&text).map_err(|error| CliError::about(path, &error))?;
    let game: AnyGame = game.parse().map_err(|why| CliError(format!("{}: {why}", path.display())))?;
    let file = RecordFile { path, game, text, is_redacted };
    out.write_all(with_game!(game, G => command.tell::<G>(&file))?.as_bytes())?;
    Ok(())
}

/// The words of a game, of the commands and of the adviser.
fn advisers_phrases<G: Playable>(language: Language) -> Phrasebook {
    Phrasebook::new::<G>(language, &[rules::TEXTS, advice::TEXTS].concat())
}
