//! Omertà: a digital table for mafia board games. Start it and play.

mod cli;
mod commands;
mod error;
mod interrupt;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use error::CliError;

/// Many small answers are made at once: this one makes room for them in half the time of the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Scripts can rely on these: 0 done, 1 something went wrong, 2 the request itself was not right.
const FAILED: u8 = 1;
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let cli = match cli::Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            eprintln!("omerta: {}", one_line(&error));
            return ExitCode::from(BAD_INPUT);
        }
        Err(help) => {
            // Help that nobody reads any more is no failure.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    let mut out = io::stdout().lock();
    let done = commands::run(cli, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("omerta: {error}");
            ExitCode::from(if error.is::<CliError>() { BAD_INPUT } else { FAILED })
        }
    }
}

/// The reader of our output went away, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// What is wrong with the command line, and what to do, in one line.
pub(crate) fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let parts: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    let said = parts.join(" ");
    format!("{}; omerta --help lists the commands", said.trim_start_matches("error: "))
}
