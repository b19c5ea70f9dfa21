use bots::{Budget, Level, Verdict};
use table::{Appraise, Seen};

use crate::search_for;

/// Trees that a hint grows at once: a person waits for it.
const TREES: u32 = 4;

/// What the adviser says to a seat that has to decide.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint<M> {
    /// Nothing needs to be thought about.
    OnlyMove(M),
    /// What it found out about each move.
    Verdict(Verdict<M>),
}

/// How much is thought about a hint, where it is not said: as much as the best of the bots would if nobody waited for him.
pub fn hint_budget(simulations: Option<u32>) -> Budget {
    let quick = quick_hint_budget();
    Budget { simulations: simulations.unwrap_or(quick.simulations), trees: TREES, cap: None, ..quick }
}

/// How much is thought about a hint for somebody who waits for a page: as much as the best of the bots does, on one core, and no
/// longer than he may.
pub fn quick_hint_budget() -> Budget {
    Level::Don.budget().expect("he searches")
}

/// What a seat should do, from what it knows alone, before this line of the record; `None` if it is not its turn to decide. The
/// same view, line and budget get the same hint.
pub fn hint<G: Appraise>(seen: &Seen<'_, G>, line: u32, budget: Budget) -> Option<Hint<G::Move>> {
    let mut moves = Vec::new();
    seen.moves(&mut moves);
    match moves[..] {
        [] => None,
        [only] => Some(Hint::OnlyMove(only)),
        _ => Some(Hint::Verdict(search_for::<G>(line, budget).think(seen))),
    }
}
