//! The properties that every game must hold, checked on random games. A game's own tests say what to play and call
//! [`assert_all`]; what a broken property means is told at [`Property`].
//!
//! The heart is two worlds: beside the true game runs, for every viewer, a twin that differs in what the viewer may not
//! know and in nothing else. Whatever comes through a door must be the same in both, byte for byte.

mod allocations;
mod archive;
mod closed;
mod coverage;
mod decisions;
mod failure;
mod forge;
mod golden;
mod perft;
mod playthrough;
mod position;
mod records;
mod trial;
mod walk;
mod worlds;

pub use allocations::{CountingAllocator, assert_playouts_allocate_nothing};
pub use archive::{record_game, recorded, write_endings};
pub use coverage::{Compared, Coverage};
pub use failure::{Failure, Property};
pub use forge::{bare_lines, seal_lines};
pub use golden::assert_golden;
pub use perft::{advance, perft, perft_table};
pub use playthrough::playthrough;
pub use walk::{RandomStep, random_game, random_game_from, random_steps};

use crate::Game;
use failure::Broken;
use trial::Trial;

/// What to check a game with.
#[derive(Clone, Debug)]
pub struct Settings<G: Game> {
    /// The set-ups to play, in turn.
    pub setups: Vec<G::Setup>,
    /// How many decision positions to visit at least.
    pub positions: u64,
    /// The seed that all random choices follow from.
    pub seed: u64,
    /// The number of the first game. To see a failure again, begin with the game that it names.
    pub first_game: u64,
    /// The number of moves, the house's among them, by which every game must have ended.
    pub longest: u32,
    /// How many times the text of each record is damaged.
    pub damages: u32,
}

impl<G: Game> Settings<G> {
    /// The usual limits.
    pub fn new(setups: Vec<G::Setup>, positions: u64, seed: u64) -> Settings<G> {
        Settings { setups, positions, seed, first_game: 0, longest: 100_000, damages: 4 }
    }
}

/// Plays random games and checks every property at every position.
///
/// # Errors
/// The first property that does not hold, and where.
pub fn check_all<G: Game>(settings: &Settings<G>) -> Result<Coverage, Failure> {
    position::actions::<G>().map_err(Broken::before_any_game)?;
    let mut coverage = Coverage::default();
    while coverage.positions < settings.positions {
        let visited = coverage.positions;
        Trial::run(settings, settings.first_game + coverage.games, &mut coverage)?;
        if coverage.positions == visited {
            return Err(Broken::new(Property::End, "a game was over before anybody decided anything").before_any_game());
        }
    }
    Ok(coverage)
}

/// Checks that the reckoning of a finished game explains its standings.
///
/// # Panics
/// If it does not.
#[track_caller]
pub fn assert_reckoned<G: Game>(game: &G) {
    if let Err(broken) = position::reckoning(game) {
        panic!("{}", broken.text);
    }
}

/// Like [`check_all`], for tests.
///
/// # Panics
/// If a property does not hold; the text says which, where, and how to see it again.
#[track_caller]
pub fn assert_all<G: Game>(settings: &Settings<G>) -> Coverage {
    match check_all(settings) {
        Ok(coverage) => coverage,
        Err(failure) => panic!("{failure}"),
    }
}
