//! Random decisions of each game, at every number of players and with its options.
//!
//! Whatever is wrong panics: somebody who has no move (a dead end), a position that breaks what is always true and, in a build that
//! checks them, an overflow or an assertion.

use std::io::Write;
use std::iter;

use anyhow::Result;
use engine::kit::random_game;
use engine::{Options, SplitMix};
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

/// The standard set-up, and one for each other value of each option. Some values need more players.
fn setups<G: Playable>(players: usize) -> Vec<G::Setup> {
    let standard = G::setup(players, &Options::default(), None).expect("the standard set-up can be played");
    let others = G::table_options().into_iter().flat_map(|option| {
        let values = option.values.into_iter().skip(1).map(|(value, _)| value);
        values.map(move |value| format!("{}={value}", option.name))
    });
    let with = |option: String| {
        let mut options = Options::default();
        options.set(&option).expect("the option is NAME=VALUE");
        G::setup(players, &options, None).ok()
    };
    iter::once(standard).chain(others.filter_map(with)).collect()
}
