use engine::{Evaluate, Player, SearchSettings, Seen, SplitMix};

use crate::{Budget, OnePlyPlayer, Search, free_move};

/// Thinks ahead by search. Where nothing is left to win, it makes the best of it by the game's own judgement: the better place.
pub struct SearchPlayer<G: Evaluate> {
    search: Search<G>,
    one_ply: OnePlyPlayer<G>,
    moves: Vec<G::Move>,
}

impl<G: Evaluate> SearchPlayer<G> {
    /// A player that thinks in this way, and repeats itself from the same seed as long as time does not stop it.
    pub fn new(settings: &SearchSettings<G::Weights>, budget: Budget, random: SplitMix) -> SearchPlayer<G> {
        let one_ply = OnePlyPlayer::new(G::tuning().one_ply.clone(), random.clone());
        SearchPlayer { search: Search::new(settings, budget, random), one_ply, moves: Vec::new() }
    }
}

impl<G: Evaluate> Player<G> for SearchPlayer<G> {
    #[inline(never)]
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
                self.one_ply.decide(seen)
            }),
        };
        self.search.follow(seen, best);
        best
    }
}
