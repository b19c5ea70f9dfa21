//! Players for every game: they see only what their seat sees, and decide from that.

mod exam;
mod level;
mod one_ply;
mod random;
mod search;
mod search_player;
mod sure;

use engine::{Evaluate, Player, Seen, SplitMix};

pub use exam::Exam;
pub use level::Level;
pub use one_ply::OnePlyPlayer;
pub use random::RandomPlayer;
pub use search::{Budget, Estimate, Search, SearchResult};
pub use search_player::SearchPlayer;
pub use sure::{Certainty, Sure};

/// The names of the players that a game has, for messages and menus: the levels, then the characters for experiments.
pub fn names<G: Evaluate>() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = Level::ALL.iter().map(|level| level.name()).collect();
    names.extend(G::characters().iter().map(|(name, _)| *name));
    names.push(RandomPlayer::NAME);
    names
}

/// The player with this name, who keeps to the time of his level.
///
/// ```
/// use engine::{Game, Options, Silent, SplitMix, run};
/// use pate::Pate;
///
/// let setup = Pate::setup(2, &Options::default(), None)?;
/// let mut game = Pate::begin(&setup, Pate::RULES_VERSION)?;
/// let mut players: Vec<_> = (0..2).map(|seat| bots::player("soldato", SplitMix::new(seat)).expect("a level")).collect();
/// let standings = run(&mut game, &mut players, &mut SplitMix::new(1), &mut Silent);
/// assert_eq!(standings.places().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn player<G: Evaluate>(name: &str, seed: SplitMix) -> Option<Box<dyn Player<G>>> {
    named(name, seed, Level::player)
}

/// The player with this name for experiments, whom time never stops: the same seed makes the same decisions everywhere.
pub fn unhurried<G: Evaluate>(name: &str, seed: SplitMix) -> Option<Box<dyn Player<G>>> {
    named(name, seed, Level::unhurried)
}

#[inline(never)]
fn named<G: Evaluate>(
    name: &str,
    seed: SplitMix,
    of_level: fn(Level, SplitMix) -> Box<dyn Player<G>>,
) -> Option<Box<dyn Player<G>>> {
    if name == RandomPlayer::NAME {
        return Some(Box::new(RandomPlayer::new(seed)));
    }
    if let Ok(level) = name.parse::<Level>() {
        return Some(of_level(level, seed));
    }
    let (_, weights) = G::characters().into_iter().find(|(character, _)| *character == name)?;
    Some(Box::new(OnePlyPlayer::new(weights, seed)))
}

/// What a seat does without a thought, because it costs nothing and can only help.
fn free_move<G: Evaluate>(seen: &Seen<'_, G>) -> Option<G::Move> {
    seen.imagine(&mut SplitMix::new(0)).free_move()
}
