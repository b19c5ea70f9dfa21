use bots::SearchResult;
use engine::{Evaluate, Seen};

use crate::assess;

/// What the adviser says to a seat that has to decide.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint<M> {
    /// Nothing needs to be thought about.
    OnlyMove(M),
    /// What it found out about the moves that are worth a word, the best first.
    SearchResult(SearchResult<M>),
}

/// What a seat should do, from what it knows alone, before this line of the record; `None` if it is not its turn to decide. The
/// same view, line and number of simulations get the same hint, and the same figures as in an analysis.
pub fn hint<G: Evaluate>(seen: &Seen<'_, G>, line: u32, simulations: u32) -> Option<Hint<G::Move>> {
    let mut moves = Vec::new();
    seen.moves(&mut moves);
    match moves[..] {
        [] => None,
        [only] => Some(Hint::OnlyMove(only)),
        _ => Some(Hint::SearchResult(assess(seen, line, simulations, None))),
    }
}
