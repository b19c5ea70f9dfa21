use table::{Appraise, Player, Quick, Random, Seat, Seen, Silent, Turn, legal_moves};

/// Looks one decision ahead, in a world that its seat imagines, and takes what leaves it best off.
pub struct SensiblePlayer<G: Appraise> {
    pub(crate) weights: G::Weights,
    random: Quick,
    moves: Vec<G::Move>,
    /// Buffers for the small moves that follow, one for each step of a decision.
    deeper: Vec<Vec<G::Move>>,
}

impl<G: Appraise> SensiblePlayer<G> {
    /// A player with these weights, which repeats itself from the same seed.
    pub fn new(weights: G::Weights, random: Quick) -> SensiblePlayer<G> {
        SensiblePlayer { weights, random, moves: Vec::new(), deeper: Vec::new() }
    }

    /// What a move is worth: the best that the rest of the same decision can make of it.
    fn value(&mut self, world: &G, mv: G::Move, seat: Seat, depth: usize) -> f64 {
        let mut next = world.clone();
        next.play(mv, &mut Silent);
        if next.turn() != Turn::Seat(seat) || next.at_rest() || depth == MAX_STEPS {
            return next.appraise(seat, &self.weights);
        }
        let mut moves = self.deeper.pop().unwrap_or_default();
        legal_moves(&next, &mut moves);
        let best = moves.iter().map(|&mv| self.value(&next, mv, seat, depth + 1)).fold(f64::NEG_INFINITY, f64::max);
        self.deeper.push(moves);
        best
    }
}

/// Small moves of one decision that are thought through together.
const MAX_STEPS: usize = 3;

impl<G: Appraise> SensiblePlayer<G> {
    /// The best move of the seat that decides in a world.
    pub(crate) fn best(&mut self, world: &G, seat: Seat) -> G::Move {
        let mut moves = std::mem::take(&mut self.moves);
        legal_moves(world, &mut moves);
        if let [only] = moves[..] {
            self.moves = moves;
            return only;
        }
        let (mut best, mut best_value, mut equals) = (moves[0], f64::NEG_INFINITY, 0);
        for &mv in &moves {
            let value = self.value(world, mv, seat, 1);
            if value > best_value {
                (best, best_value, equals) = (mv, value, 1);
            } else if value >= best_value {
                // Equally good moves are equally likely, so that a bot is not predictable where it does not matter.
                equals += 1;
                if self.random.below(equals) == 0 {
                    best = mv;
                }
            }
        }
        self.moves = moves;
        best
    }
}

impl<G: Appraise> Player<G> for SensiblePlayer<G> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move {
        let world = seen.imagine(&mut self.random);
        self.best(&world, seen.seat())
    }
}
