use bots::Estimate;
use engine::{Game, Seat, Seen};
use serde::Serialize;
use utoipa::ToSchema;

use crate::decision::Moment;

/// A move that gave away so much of the chance to win is a blunder.
pub const BLUNDER: f64 = 0.1;
/// Moves that are no further apart are equally good: a search tells them apart by luck.
const EQUALLY_GOOD: f64 = 0.005;

/// What the adviser thinks of a move that was made in a finished game, with what its maker knew.
#[derive(Clone, Debug)]
pub struct Judgement<G: Game> {
    pub(crate) moment: Moment<G>,
    /// The move that was made.
    pub made: Estimate<G::Move>,
    /// The move that the adviser would have made.
    pub best: Estimate<G::Move>,
    /// The next best move.
    pub next: Option<Estimate<G::Move>>,
}

impl<G: Game> Judgement<G> {
    /// The line of the record.
    pub fn line(&self) -> u32 {
        self.moment.line
    }

    /// Who decided.
    pub fn seat(&self) -> Seat {
        self.moment.seat
    }

    /// What the one who decided saw.
    pub fn seen(&self) -> Seen<'_, G> {
        self.moment.seen()
    }

    /// Whether the adviser would have made the same move, or one that is equally good.
    pub fn agrees(&self) -> bool {
        self.loss() < EQUALLY_GOOD
    }

    /// How much of the chance to win the move gave away; never less than nothing.
    pub fn loss(&self) -> f64 {
        (self.best.chance - self.made.chance).max(0.0)
    }

    /// How far off the loss may be.
    pub fn uncertainty(&self) -> f64 {
        if self.best.mv == self.made.mv { 0.0 } else { self.best.uncertainty.hypot(self.made.uncertainty) }
    }

    /// How much the best move is ahead of the next best; nothing if there was none to compare it with.
    pub fn margin(&self) -> f64 {
        self.next.as_ref().map_or(0.0, |next| (self.best.chance - next.chance).max(0.0))
    }

    /// Everybody's chance to win at that point, if the best is made of it: as the one who decided could know.
    pub fn chances(&self) -> &[f64] {
        &self.best.chances[..self.seen().players()]
    }
}

/// How well somebody decided in a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Summary {
    /// How many choices there were.
    pub decisions: usize,
    /// How much of the chance to win a choice gave away, on average.
    pub mean_loss: f64,
    /// How many were blunders, which gave away a tenth of it or more.
    pub blunders: usize,
    /// The part of the choices in which the adviser knew nothing better.
    pub agreement: f64,
}

impl Summary {
    /// What a seat's judgements come to; `None` if it had no choice.
    pub fn of<G: Game>(seat: Seat, judgements: &[Judgement<G>]) -> Option<Summary> {
        let own: Vec<&Judgement<G>> = judgements.iter().filter(|judgement| judgement.seat() == seat).collect();
        let decisions = own.len();
        let part = |sum: f64| sum / decisions as f64;
        (decisions > 0).then(|| Summary {
            decisions,
            mean_loss: part(own.iter().map(|judgement| judgement.loss()).sum()),
            blunders: own.iter().filter(|judgement| judgement.loss() >= BLUNDER).count(),
            agreement: part(own.iter().filter(|judgement| judgement.agrees()).count() as f64),
        })
    }
}
