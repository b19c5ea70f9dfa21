use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Game, MAX_SEATS, Seat, Silent};

/// A game's own idea of how good a position is, for players that think ahead. It sees worlds that a seat imagines, never the
/// true one.
pub trait Appraise: Game {
    /// What the idea is made of; data, so that it can be tuned.
    type Weights: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// How the players of this game think, as its file of weights says.
    fn minds() -> &'static Minds<Self::Weights>;

    /// One-ply players of another temper than the sensible one, for experiments.
    fn characters() -> Vec<(&'static str, Self::Weights)>;

    /// How good this world is for a seat, in dollars or a like measure: higher is better.
    fn appraise(&self, seat: Seat, weights: &Self::Weights) -> f64;

    /// How much more of that measure makes the odds to win e times as good, as far as the game has come.
    fn fold(&self, weights: &Self::Weights) -> f64;

    /// The logarithm of everybody's odds to win, up to a common addend, in a game that is not over.
    fn odds(&self, weights: &Self::Weights) -> [f64; MAX_SEATS];

    /// Everybody's chance to win.
    fn chances(&self, weights: &Self::Weights) -> [f64; MAX_SEATS] {
        let Some(standings) = self.standings() else {
            return chances_from(&self.odds(weights)[..self.players()]);
        };
        let mut chances = [0.0; MAX_SEATS];
        Seat::all(self.players()).for_each(|seat| chances[seat.index()] = standings.win_share(seat));
        chances
    }

    /// All that can happen next here, as far as a seat can tell. What the seat knows afterwards must follow from what it knows now
    /// and from what it is shown of the move. Where the end is too far for anything to be sure, a game says nothing.
    fn ahead(&self, _seat: Seat) -> Ahead<Self> {
        Ahead::Unknown
    }

    /// A move of the seat that decides which costs nothing and can only help.
    fn free_move(&self) -> Option<Self::Move> {
        None
    }

    /// Everybody's chance to win after each of these moves. A game may know a quicker way than to judge each for itself.
    fn prospects(&self, moves: &[Self::Move], weights: &Self::Weights) -> Vec<[f64; MAX_SEATS]> {
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
pub enum Ahead<G> {
    /// That cannot be said.
    Unknown,
    /// What is possible in this world.
    Open,
    /// The same, and whichever of it happens makes no difference for as long as anything can be said.
    Alike,
    /// What is possible in one of these worlds, which the seat cannot tell from this one.
    InOneOf(Vec<G>),
}

/// Everybody's chance to win, from the logarithms of their odds up to a common addend.
pub fn chances_from(odds: &[f64]) -> [f64; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    let best = odds.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = odds.iter().map(|odds| (odds - best).exp()).sum();
    for (chance, odds) in chances.iter_mut().zip(odds) {
        *chance = (odds - best).exp() / sum;
    }
    chances
}

/// How the players of a game think: what a file of weights holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minds<W> {
    /// What the sensible player, who looks one decision ahead, gives things.
    pub sensible: W,
    /// How those think who search.
    pub search: Mind<W>,
}

/// The constants of a search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mind<W> {
    /// How curious it is about moves that it has seldom tried.
    pub curiosity: f64,
    /// How little the first look at a move counts: so much less of a chance to win is one e-fold less attention.
    pub hunch: f64,
    /// Decisions that one who has the time for it follows beyond what he has thought through, each as it looks best at once,
    /// before he judges a position. 0 where that makes nobody wiser.
    pub foresight: u32,
    /// What it gives things.
    pub weights: W,
}

impl<W: DeserializeOwned> Minds<W> {
    /// Reads a game's own file of weights.
    ///
    /// # Panics
    /// If the file is not valid: it is a part of the program.
    pub fn read(text: &str) -> Minds<W> {
        toml::from_str(text).expect("a game's own file of weights is valid")
    }
}
