//! The workshop of Omertà: experiments with games, bots and servers, for researchers and developers.

mod cli;
mod commands;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    program::run("omerta-lab", cli::Cli::try_parse(), commands::run)
}
