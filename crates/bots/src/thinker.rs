use table::{Appraise, Player, Quick, Seen};

use crate::{Search, Thought};

/// Thinks ahead by search.
pub struct Thinker<G: Appraise> {
    search: Search<G>,
    random: Quick,
    moves: Vec<G::Move>,
}

impl<G: Appraise> Thinker<G> {
    /// A player that thinks in this way, and repeats itself from the same seed as long as time does not stop it.
    pub fn new(weights: G::Weights, thought: Thought, random: Quick) -> Thinker<G> {
        Thinker { search: Search::new(weights, thought), random, moves: Vec::new() }
    }
}

impl<G: Appraise> Player<G> for Thinker<G> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move {
        seen.moves(&mut self.moves);
        if let [only] = self.moves[..] {
            self.search.forget();
            return only;
        }
        let found = self.search.think(seen, &mut self.random);
        let best = found[0].mv;
        self.search.follow(best);
        best
    }
}
