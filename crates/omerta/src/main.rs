//! Omertà: a digital table for mafia board games. Start it and play.

mod cli;
mod commands;

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser};

use cli::Cli;

const NAME: &str = "omerta";
/// Commands that this program had before `omerta-lab`.
const MOVED: [&str; 5] = ["simulate", "arena", "exam", "bench", "load"];

fn main() -> ExitCode {
    program::run(NAME, Cli::try_parse().map_err(moved), commands::run)
}

/// Says where a command went that is no longer here.
fn moved(error: clap::Error) -> clap::Error {
    match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(name)) if MOVED.contains(&name.as_str()) => Cli::command().error(
            ErrorKind::InvalidSubcommand,
            format!("`{name}` is a command of omerta-lab now: cargo run --release -p lab -- {name} …"),
        ),
        _ => error,
    }
}
