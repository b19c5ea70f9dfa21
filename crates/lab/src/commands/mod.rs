//! One module for each command.

mod arena;
mod bench;
mod bot_games;
mod endurance;
mod exam;
mod exploit;
mod fill;
mod load;
mod simulate;
mod tune;

use std::io::Write;

use anyhow::Result;
use games::{Language, format_number};
use serde::Serialize;

use crate::cli::{Cli, Command};

pub(crate) fn run(cli: Cli, out: &mut impl Write) -> Result<()> {
    match cli.command {
        Command::Simulate(args) => simulate::simulate(&args, out),
        Command::Arena(args) => arena::arena(&args, out),
        Command::Exam(args) => exam::exam(&args, out),
        Command::Exploit(args) => exploit::exploit(&args, out),
        Command::Tune(args) => tune::tune(&args, out),
        Command::Endurance(args) => endurance::endurance(&args, out),
        Command::Bench(args) => bench::bench(&args, out),
        Command::Load(args) => load::load(&args, out),
        Command::Fill(args) => fill::fill(&args, out),
    }
}

fn print_json(what: &impl Serialize, out: &mut impl Write) -> Result<()> {
    Ok(writeln!(out, "{}", serde_json::to_string_pretty(what)?)?)
}

/// A number as people read it.
fn whole(number: impl Into<u64>) -> String {
    format_number(number.into(), Language::English)
}
