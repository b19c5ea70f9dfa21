//! Players for every game: they see only what their seat sees, and decide from that.

mod random;
mod search;
mod sensible;
mod thinker;

use table::{Appraise, Player, Quick};

pub use random::RandomPlayer;
pub use search::{Finding, Search, Thought};
pub use sensible::SensiblePlayer;
pub use thinker::Thinker;

/// The names of the players that a game has, for messages and menus.
pub fn names<G: Appraise>() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = G::characters().iter().map(|(name, _)| *name).collect();
    names.push(RandomPlayer::NAME);
    names
}

/// The player with this name; the same seed makes the same decisions.
pub fn player<G: Appraise>(name: &str, seed: Quick) -> Option<Box<dyn Player<G>>> {
    if name == RandomPlayer::NAME {
        return Some(Box::new(RandomPlayer::new(seed)));
    }
    let (_, weights) = G::characters().iter().find(|(character, _)| *character == name)?;
    Some(Box::new(SensiblePlayer::new(weights.clone(), seed)))
}
