//! Random decisions of each game, at every number of players and with its options.
//!
//! Whatever is wrong panics: somebody who has no move (a dead end), a position that breaks what is always true and, in a build that
//! checks them, an overflow or an assertion.

use std::io::Write;
use std::iter;

use anyhow::Result;
use engine::kit::random_game;
use engine::{Options, SplitMix, TableOption};
use games::{AnyGame, Playable, with_game};

use crate::cli;

/// Plays all games.
pub(crate) fn endurance(args: &cli::Endurance, out: &mut impl Write) -> Result<()> {
    AnyGame::ALL.iter().try_for_each(|game| with_game!(game, G => play::<G>(args.decisions, out)))
}

fn play<G: Playable>(decisions_wanted: u64, out: &mut impl Write) -> Result<()> {
    let tables: Vec<G::Setup> = (G::PLAYERS.0..=G::PLAYERS.1).flat_map(setups::<G>).collect();
    let share = decisions_wanted.div_ceil(tables.len() as u64);
    let (mut decisions, mut games) = (0, 0);
    for (number, table) in (1..).zip(&tables) {
        let until = decisions + share;
        while decisions < until {
            let end = random_game::<G>(
                table,
                SplitMix::fork(number, games),
                |_, _| {},
                |step| {
                    decisions += u64::from(step.mv.is_some());
                },
            );
            assert!(end.standings().is_some(), "a game that is over has standings");
            games += 1;
        }
        writeln!(out, "{}: {number} of {} tables, {decisions} decisions in {games} games", G::TITLE, tables.len())?;
    }
    Ok(())
}

/// The standard set-up, and for each option one with another value.
fn setups<G: Playable>(players: usize) -> Vec<G::Setup> {
    let other = |option: &TableOption| {
        let mut options = Options::default();
        options.set(&format!("{}={}", option.name, option.values[1].0)).expect("the option is NAME=VALUE");
        options
    };
    let others: Vec<Options> = G::table_options().iter().map(other).collect();
    let all = iter::once(Options::default()).chain(others);
    all.map(|options| G::setup(players, &options, None).expect("the set-up can be played")).collect()
}
