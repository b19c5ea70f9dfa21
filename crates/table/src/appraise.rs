use crate::{Game, Seat};

/// A game's own idea of how good a position is, for players that think ahead. It sees worlds that a seat imagines, never the
/// true one.
pub trait Appraise: Game {
    /// What the idea is made of; data, so that it can be tuned.
    type Weights: Clone + Send + Sync + 'static;

    /// Named characters of the one-ply player. The first is the sensible one.
    fn characters() -> &'static [(&'static str, Self::Weights)];

    /// How good this world is for a seat, in dollars or a like measure: higher is better.
    fn appraise(&self, seat: Seat, weights: &Self::Weights) -> f64;
}
