//! The evaluation: what a position is worth to a seat, in points.

use std::sync::LazyLock;

use engine::{Evaluate, Game, MAX_SEATS, Seat, Tuning};
use serde::{Deserialize, Serialize};

use crate::game::STAKE;
use crate::{Phase, Tiny};

/// What a sensible player gives things, in points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The points that make the odds to win e times as good.
    logit_scale: f64,
    /// A coin, while the game goes on.
    coin: f64,
}

static TUNING: LazyLock<Tuning<Weights>> = LazyLock::new(|| Tuning::read(include_str!("../tuning.toml")));

impl<const FLAW: u8> Evaluate for Tiny<FLAW> {
    type Weights = Weights;

    fn tuning() -> &'static Tuning<Weights> {
        &TUNING
    }

    fn evaluate(&self, seat: Seat, weights: &Weights) -> f64 {
        let rivals = Seat::all(self.players()).filter(|rival| *rival != seat);
        let best = rivals.map(|rival| self.fortune(rival, weights)).fold(f64::NEG_INFINITY, f64::max);
        self.fortune(seat, weights) - best
    }

    fn logit_scale(&self, weights: &Weights) -> f64 {
        weights.logit_scale
    }

    fn logits(&self, weights: &Weights) -> [f64; MAX_SEATS] {
        let mut logits = [0.0; MAX_SEATS];
        for seat in Seat::all(self.players()) {
            logits[seat.index()] = self.fortune(seat, weights) / weights.logit_scale;
        }
        logits
    }
}

impl<const FLAW: u8> Tiny<FLAW> {
    /// Points, coins, and what a raise will bring with the card that is shown.
    fn fortune(&self, seat: Seat, weights: &Weights) -> f64 {
        let is_over = self.phase == Phase::Over;
        let coins = if is_over { 0.0 } else { f64::from(self.coins[seat.index()]) };
        let has_raised = self.phase == Phase::Decide { seat, raised: true };
        f64::from(self.scores[seat.index()] + STAKE * u8::from(has_raised)) + weights.coin * coins
    }
}
