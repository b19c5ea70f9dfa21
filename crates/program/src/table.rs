use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use engine::{Game, Options};
use games::{AnyGame, Playable};

use crate::{CliError, bad_input, read_file};

/// What a game begins with.
#[derive(Args, Clone)]
pub struct Table {
    /// Number of players, bots included
    #[arg(long, default_value_t = 4, allow_negative_numbers = true)]
    pub players: usize,
    /// How it is played.
    #[command(flatten)]
    pub variant: Variant,
}

/// How it is played, where the box leaves a choice.
#[derive(Args, Clone, Default)]
pub struct Variant {
    /// An option of the game, such as `open_money=true`; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Play with the figures of this edition file (see `omerta edition`)
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

/// The game with this name.
///
/// # Errors
/// If there is none.
pub fn game_named(id: &str) -> Result<AnyGame> {
    Ok(id.parse().map_err(CliError)?)
}

/// The set-up that a command asks for.
///
/// # Errors
/// If the game cannot be played like that, or the edition cannot be read.
pub fn setup<G: Game>(players: usize, variant: &Variant) -> Result<G::Setup> {
    let mut options = Options::default();
    for option in &variant.options {
        options.set(option).map_err(CliError::new)?;
    }
    let edition = variant.edition.as_deref().map(read_file).transpose()?;
    let setup = G::setup(players, &options, edition.as_deref());
    Ok(setup.map_err(|error| match &variant.edition {
        Some(file) if error.0.starts_with("edition:") => CliError(format!("{}: {error}", file.display())),
        _ => CliError::new(error),
    })?)
}

/// Whether there are bots of these names.
///
/// # Errors
/// If there is one that nobody knows.
pub fn check_bots<G: Playable>(names: &[String]) -> Result<()> {
    let known = bots::names::<G>();
    match names.iter().find(|name| !known.contains(&name.as_str())) {
        Some(unknown) => bad_input(format!("there is no bot {unknown:?}: choose from {}", known.join(", "))),
        None => Ok(()),
    }
}

/// One bot's name for each of `seats`, from one name for all or as many as there are seats.
///
/// # Errors
/// If there is a name that nobody knows, or their number does not fit.
pub fn bot_names<G: Playable>(given: &[String], seats: usize) -> Result<Vec<String>> {
    check_bots::<G>(given)?;
    match given {
        [one] => Ok(vec![one.clone(); seats]),
        several if several.len() == seats => Ok(several.to_vec()),
        several => bad_input(format!("{} bots for {seats} seats: name one for all of them, or one for each", several.len())),
    }
}
