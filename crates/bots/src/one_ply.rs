use engine::{Evaluate, Player, Random, Seat, Seen, Silent, SplitMix, Turn, legal_moves};

use crate::sure::{is_sure_loss, sure_win};

/// Small moves of one decision that are thought through together.
const MAX_STEPS: usize = 3;

/// Looks one decision ahead, in a world that its seat imagines, and takes what leaves it best off.
pub struct OnePlyPlayer<G: Evaluate> {
    weights: G::Weights,
    slips: Option<Slips>,
    random: SplitMix,
    moves: Vec<G::Move>,
    values: Vec<f64>,
    /// Buffers for the small moves that follow, one for each step of a decision.
    deeper: Vec<Vec<G::Move>>,
}

/// How somebody misjudges moves. Measured in logits ([`Evaluate::logit_scale`]).
#[derive(Clone, Copy)]
struct Slips {
    /// How far off a judgement is, typically.
    error: f64,
    /// What even a beginner sees is worse than the best.
    absurd: f64,
}

/// A beginner.
const BEGINNER: Slips = Slips { error: 0.35, absurd: 0.8 };

impl<G: Evaluate> OnePlyPlayer<G> {
    /// A player with these weights, which repeats itself from the same seed.
    pub fn new(weights: G::Weights, random: SplitMix) -> OnePlyPlayer<G> {
        OnePlyPlayer { weights, slips: None, random, moves: Vec::new(), values: Vec::new(), deeper: Vec::new() }
    }

    /// One who misjudges moves now and then, but never does what is plainly absurd.
    pub fn beginner(weights: G::Weights, random: SplitMix) -> OnePlyPlayer<G> {
        OnePlyPlayer { slips: Some(BEGINNER), ..OnePlyPlayer::new(weights, random) }
    }

    /// What a move is worth: the best that the rest of the same decision can make of it.
    fn value(&mut self, world: &G, mv: G::Move, seat: Seat, depth: usize) -> f64 {
        let mut next = world.clone();
        next.play(mv, &mut Silent);
        if next.turn() != Turn::Seat(seat) || next.at_rest() || depth == MAX_STEPS {
            return next.evaluate(seat, &self.weights);
        }
        let mut moves = self.deeper.pop().unwrap_or_default();
        legal_moves(&next, &mut moves);
        let best = moves.iter().map(|&mv| self.value(&next, mv, seat, depth + 1)).fold(f64::NEG_INFINITY, f64::max);
        self.deeper.push(moves);
        best
    }

    /// What the seat that decides in a world does there.
    #[inline(never)]
    fn best(&mut self, world: &G, seat: Seat) -> G::Move {
        let mut moves = std::mem::take(&mut self.moves);
        legal_moves(world, &mut moves);
        let best = if let [only] = moves[..] {
            only
        } else {
            let mut values = std::mem::take(&mut self.values);
            values.clear();
            values.extend(moves.iter().map(|&mv| self.value(world, mv, seat, 1)));
            if let Some(slips) = self.slips {
                self.misjudge(slips, world, &mut values);
            }
            let best = self.pick(world, seat, &moves, &mut values);
            self.values = values;
            best
        };
        self.moves = moves;
        best
    }

    /// The move of the highest value. Nobody but a beginner overlooks a sure win, or makes a move that surely loses while there is
    /// another.
    fn pick(&mut self, world: &G, seat: Seat, moves: &[G::Move], values: &mut [f64]) -> G::Move {
        let liked = self.highest(values);
        if self.slips.is_some() {
            return moves[liked];
        }
        if let Some(win) = sure_win(world, seat, moves) {
            return win;
        }
        let mut best = liked;
        while is_sure_loss(world, seat, moves[best]) {
            values[best] = f64::NEG_INFINITY;
            if values.iter().all(|value| *value == f64::NEG_INFINITY) {
                return moves[liked];
            }
            best = self.highest(values);
        }
        moves[best]
    }

    fn misjudge(&mut self, slips: Slips, world: &G, values: &mut [f64]) {
        let scale = world.logit_scale(&self.weights);
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        for value in values {
            if *value < best - slips.absurd * scale {
                *value = f64::NEG_INFINITY;
            } else {
                // Gumbel's noise: a move is e times as likely for each `error` logits that it is better.
                let even = (f64::from(self.random.below(1 << 24)) + 0.5) / f64::from(1 << 24);
                *value -= slips.error * scale * (-even.ln()).ln();
            }
        }
    }

    /// Where the highest value stands. Equally good moves are equally likely, so that a bot is not predictable where it does
    /// not matter.
    fn highest(&mut self, values: &[f64]) -> usize {
        let (mut best, mut best_value, mut equals) = (0, f64::NEG_INFINITY, 0);
        for (index, &value) in values.iter().enumerate() {
            if value > best_value {
                (best, best_value, equals) = (index, value, 1);
            } else if value >= best_value {
                equals += 1;
                if self.random.below(equals) == 0 {
                    best = index;
                }
            }
        }
        best
    }
}

impl<G: Evaluate> Player<G> for OnePlyPlayer<G> {
    #[inline(never)]
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move {
        seen.moves(&mut self.moves);
        if let [only] = self.moves[..] {
            return only;
        }
        let world = seen.imagine(&mut self.random);
        let free = world.free_move().filter(|_| self.slips.is_none());
        free.unwrap_or_else(|| self.best(&world, seen.seat()))
    }
}
