use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Game, MAX_SEATS, Seat, Silent};

/// A game's own evaluation of a position, for players that think ahead. It sees worlds that a seat imagines, never the
/// true one.
pub trait Evaluate: Game {
    /// The numbers that it is made of: data, so that it can be tuned.
    type Weights: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// How the players of this game think, as its `tuning.toml` says.
    fn tuning() -> &'static Tuning<Self::Weights>;

    /// Other weights for one-ply players, for experiments.
    fn characters() -> Vec<(&'static str, Self::Weights)> {
        Vec::new()
    }

    /// How good this world is for a seat, in dollars or a like measure: higher is better.
    fn evaluate(&self, seat: Seat, weights: &Self::Weights) -> f64;

    /// How much more of that measure makes the odds to win e times as good, as far as the game has come.
    fn logit_scale(&self, weights: &Self::Weights) -> f64;

    /// The logarithm of everybody's odds to win, up to a common addend, in a game that is not over.
    fn logits(&self, weights: &Self::Weights) -> [f64; MAX_SEATS];

    /// Everybody's chance to win.
    fn chances(&self, weights: &Self::Weights) -> [f64; MAX_SEATS] {
        let Some(standings) = self.standings() else {
            return softmax(&self.logits(weights)[..self.players()]);
        };
        let mut chances = [0.0; MAX_SEATS];
        Seat::all(self.players()).for_each(|seat| chances[seat.index()] = standings.win_share(seat));
        chances
    }

    /// All that can happen next here, as far as a seat can tell. What the seat knows afterwards must follow from what it knows now
    /// and from what it is shown of the move. Where the end is too far for anything to be sure, a game says nothing.
    fn successors(&self, _seat: Seat) -> Successors<Self> {
        Successors::Unknown
    }

    /// A move of the seat that decides which costs nothing and can only help.
    fn free_move(&self) -> Option<Self::Move> {
        None
    }

    /// Everybody's chance to win after each of these moves. A game may know a quicker way than to judge each for itself.
    fn chances_after(&self, moves: &[Self::Move], weights: &Self::Weights) -> Vec<[f64; MAX_SEATS]> {
        let after = |mv: &Self::Move| {
            let mut next = self.clone();
            next.play(*mv, &mut Silent);
            next.chances(weights)
        };
        moves.iter().map(after).collect()
    }
}

/// What can happen next, as far as a seat can tell: each move that the one who decides may be able to make, and each outcome that
/// the house may draw.
pub enum Successors<G> {
    /// That cannot be said.
    Unknown,
    /// What is possible in this world.
    Open,
    /// The same, and whichever of it happens makes no difference for as long as anything can be said.
    Alike,
    /// What is possible in one of these worlds, which the seat cannot tell from this one.
    InOneOf(Vec<G>),
}

/// Everybody's chance to win, from their logits.
pub fn softmax(logits: &[f64]) -> [f64; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    let best = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = logits.iter().map(|logits| (logits - best).exp()).sum();
    for (chance, logits) in chances.iter_mut().zip(logits) {
        *chance = (logits - best).exp() / sum;
    }
    chances
}

/// How the players of a game think: what its `tuning.toml` holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuning<W> {
    /// The weights of players that look one decision ahead.
    pub one_ply: W,
    /// The settings of those that search.
    pub search: SearchSettings<W>,
}

/// The settings of a search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchSettings<W> {
    /// How much it prefers moves that it has seldom tried.
    pub exploration: f64,
    /// The temperature of the prior: a move whose chance to win is lower by so much gets e times less attention.
    pub prior_temperature: f64,
    /// Decisions that a simulation follows past the tree, each as it looks best at once, before the position is evaluated. 0 where
    /// that makes no player stronger.
    pub rollout_depth: u32,
    /// The weights of its evaluation.
    pub weights: W,
}

impl<W: DeserializeOwned> Tuning<W> {
    /// Reads a game's `tuning.toml`.
    ///
    /// # Panics
    /// If the file is not valid: it is a part of the program.
    pub fn read(text: &str) -> Tuning<W> {
        toml::from_str(text).expect("a game's own tuning.toml is valid")
    }
}
