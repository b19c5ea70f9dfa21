use table::{Appraise, Mind, Player, Seen, SplitMix};

use crate::{Budget, Search, SensiblePlayer, free_move};

/// Thinks ahead by search. Where nothing is left to win, it makes the best of it by the game's own judgement: the better place.
pub struct Thinker<G: Appraise> {
    search: Search<G>,
    sensible: SensiblePlayer<G>,
    moves: Vec<G::Move>,
}

impl<G: Appraise> Thinker<G> {
    /// A player that thinks in this way, and repeats itself from the same seed as long as time does not stop it.
    pub fn new(mind: &Mind<G::Weights>, budget: Budget, random: SplitMix) -> Thinker<G> {
        let sensible = SensiblePlayer::new(G::minds().sensible.clone(), random.clone());
        Thinker { search: Search::new(mind, budget, random), sensible, moves: Vec::new() }
    }
}

impl<G: Appraise> Player<G> for Thinker<G> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move {
        seen.moves(&mut self.moves);
        let best = match (&self.moves[..], free_move(seen)) {
            ([only], _) => *only,
            (_, Some(free)) => {
                self.search.forget();
                free
            }
            _ => self.search.decide(seen).unwrap_or_else(|| {
                self.search.forget();
                self.sensible.decide(seen)
            }),
        };
        self.search.follow(seen, best);
        best
    }
}
