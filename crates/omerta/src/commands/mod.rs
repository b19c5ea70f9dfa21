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
use engine::{Game, Record, Seat, Viewer};
use games::{AnyGame, ForGame, Language, Phrasebook, Playable};
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
        Some(Command::Replay(args)) => replay::replay(args, out),
        Some(Command::Verify(args)) => verify::verify(&args, out),
        Some(Command::Redact(args)) => redact::redact(&args, out),
        Some(Command::Hint(args)) => hint::hint(&args, out),
        Some(Command::Analyse(args)) => analyse::analyse(&args, out),
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

/// Does something with the game that a record is of.
fn with_record<J>(file: &Path, job: impl FnOnce(String, bool) -> J) -> Result<J::Output>
where
    J: ForGame,
{
    let text = read_file(file)?;
    let (game, redacted) = engine::identify(&text).map_err(|error| CliError::about(file, &error))?;
    let game: AnyGame = game.parse().map_err(|why| CliError(format!("{}: {why}", file.display())))?;
    Ok(game.with(job(text, redacted)))
}

/// A record that somebody may think about: the whole one, since one viewer's leaves out what the rules need to go on.
fn whole_record<G: Game>(file: &Path, text: &str, redacted: bool) -> Result<Record<G>> {
    if redacted {
        return bad_input(format!("{} shows only what one viewer knew: the adviser needs the whole record", file.display()));
    }
    Ok(Record::read(text).map_err(|error| CliError::about(file, &error))?)
}

/// The words of a game, of the commands and of the adviser.
fn advisers_phrases<G: Playable>(language: Language) -> Phrasebook {
    Phrasebook::new::<G>(language, &[rules::TEXTS, advice::TEXTS].concat())
}
