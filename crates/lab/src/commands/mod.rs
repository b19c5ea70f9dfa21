//! One module for each command.

mod arena;
mod bench;
mod bot_games;
mod endurance;
mod exam;
mod exploit;
mod load;
mod simulate;
mod tune;

use std::io::Write;

use anyhow::Result;

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
    }
}
