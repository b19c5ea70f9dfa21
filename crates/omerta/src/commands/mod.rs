//! One module for each command.

mod analyse;
mod arena;
mod bench;
mod bot_games;
mod edition;
mod exam;
mod hint;
mod host;
mod layout;
mod load;
mod play;
mod redact;
mod replay;
mod rules;
mod serve;
mod simulate;
mod verify;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use engine::{Game, Options, Record, Seat, Viewer};
use games::{AnyGame, ForGame, Language, Phrasebook, Playable};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::{self, Cli, Command};
use crate::error::{CliError, bad_input};
use crate::one_line;

pub(crate) fn run(cli: Cli, out: &mut impl Write) -> Result<()> {
    match cli.command {
        None => serve::serve(cli::Serve::from_environment().map_err(|error| CliError(one_line(&error)))?, out),
        Some(Command::Serve(args)) => serve::serve(args, out),
        Some(Command::Backup(args)) => host::backup(args, out),
        Some(Command::Restore(args)) => host::restore(args, out),
        Some(Command::Ban(args)) => host::ban(args, true, out),
        Some(Command::Unban(args)) => host::ban(args, false, out),
        Some(Command::Forget(args)) => host::forget(args, out),
        Some(Command::Play(args)) => play::play(args, out),
        Some(Command::Simulate(args)) => simulate::simulate(&args, out),
        Some(Command::Arena(args)) => arena::arena(&args, out),
        Some(Command::Exam(args)) => exam::exam(&args, out),
        Some(Command::Replay(args)) => replay::replay(args, out),
        Some(Command::Verify(args)) => verify::verify(&args, out),
        Some(Command::Redact(args)) => redact::redact(&args, out),
        Some(Command::Hint(args)) => hint::hint(&args, out),
        Some(Command::Analyse(args)) => analyse::analyse(&args, out),
        Some(Command::Rules(args)) => rules::rules(&args, out),
        Some(Command::Edition(args)) => edition::edition(&args, out),
        Some(Command::Bench(args)) => bench::bench(&args, out),
        Some(Command::Load(args)) => load::load(&args, out),
    }
}

fn game_named(id: &str) -> Result<AnyGame> {
    Ok(id.parse().map_err(CliError)?)
}

/// Where the program keeps what is the user's.
fn data_folder() -> Option<PathBuf> {
    dirs::data_dir().map(|data| data.join("omerta"))
}

fn read_file(path: &Path) -> Result<String> {
    let readable = fs::read_to_string(path);
    Ok(readable.map_err(|error| CliError(format!("{} cannot be read: {error}", path.display())))?)
}

/// The set-up that a command asks for.
fn setup<G: Game>(players: usize, variant: &cli::Variant) -> Result<G::Setup> {
    let mut options = Options::default();
    for option in &variant.options {
        options.set(option).map_err(CliError::from)?;
    }
    let edition = variant.edition.as_deref().map(read_file).transpose()?;
    let setup = G::setup(players, &options, edition.as_deref());
    Ok(setup.map_err(|error| match &variant.edition {
        Some(file) if error.0.starts_with("edition:") => CliError(format!("{}: {error}", file.display())),
        _ => CliError::from(error),
    })?)
}

fn check_bots<G: Playable>(names: &[String]) -> Result<()> {
    let known = bots::names::<G>();
    match names.iter().find(|name| !known.contains(&name.as_str())) {
        Some(unknown) => bad_input(format!("there is no bot {unknown:?}: choose from {}", known.join(", "))),
        None => Ok(()),
    }
}

/// One bot's name for each of `seats`, from one name for all or as many as there are seats.
fn bot_names<G: Playable>(given: &[String], seats: usize) -> Result<Vec<String>> {
    check_bots::<G>(given)?;
    match given {
        [one] => Ok(vec![one.clone(); seats]),
        several if several.len() == seats => Ok(several.to_vec()),
        several => bad_input(format!("{} bots for {seats} seats: name one for all of them, or one for each", several.len())),
    }
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

/// How far long work is, for a person who waits. A prefix may say which work it is.
fn progress_bar(length: u64, things: &'static str, quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{prefix}{bar:40} {human_pos} of {human_len} {msg}, {per_sec}, {eta} to go");
    ProgressBar::new(length).with_message(things).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Lets this process open as many files as the system allows, for every socket is one. Gives how many that is.
fn allow_files() -> u64 {
    #[cfg(unix)]
    return rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    #[cfg(not(unix))]
    return u64::MAX;
}
