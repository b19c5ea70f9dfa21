use std::cmp::Ordering;

use bots::{Budget, Estimate, Search, SearchResult};
use engine::{Action, Evaluate, Seen, SplitMix};

/// Moves that are worth a word: those that the first thinking likes best.
pub const MOST_MOVES: usize = 5;

/// The adviser's thinking begins here and with the line that it thinks about, so that it says the same again.
pub(crate) const SEED: u64 = 1_929;

/// The one judgement of a position, whoever asks for it: what the moves are worth that a first thinking likes best, and the one
/// that was made, if there is one. A search soon loses interest in most moves and knows them from a few bad tries, so each of these
/// is tried as often as the one that it liked best before they are compared. (The number of visits tells what it liked; to be
/// weighed counts as one.) A sure win is worth a word even if a short thinking has not come to it.
#[inline(never)]
pub(crate) fn assess<G: Evaluate>(
    seen: &Seen<'_, G>,
    line: u32,
    simulations: u32,
    made: Option<G::Move>,
) -> SearchResult<G::Move> {
    let budget = Budget { rolls_out: true, ..Budget::of(simulations) };
    let mut search = Search::new(&G::tuning().search, budget, SplitMix::fork(SEED, u64::from(line)));
    let SearchResult { estimates, simulations } = search.think(seen);
    let tries = estimates.iter().map(|estimate| estimate.visits).max().unwrap_or(0).max(1);
    let is_made = |estimate: &Estimate<G::Move>| Some(estimate.mv) == made;
    let is_sure_win = |estimate: &Estimate<G::Move>| estimate.uncertainty == 0.0 && estimate.chance >= 1.0;
    let is_liked =
        |(rank, estimate): &(usize, Estimate<G::Move>)| *rank < MOST_MOVES && (estimate.visits > 0 || is_sure_win(estimate));
    let worthy = estimates.into_iter().enumerate().filter(|ranked| is_liked(ranked) || is_made(&ranked.1));
    let weigh =
        |(_, found): (usize, Estimate<G::Move>)| Estimate { visits: found.visits.max(1), ..search.weigh(seen, found.mv, tries) };
    let mut estimates: Vec<Estimate<G::Move>> = worthy.map(weigh).collect();
    estimates.sort_by(best_first);
    SearchResult { estimates, simulations }
}

fn best_first<M: Action>(one: &Estimate<M>, other: &Estimate<M>) -> Ordering {
    let by_chance = other.chance.total_cmp(&one.chance);
    by_chance.then(other.visits.cmp(&one.visits)).then(one.mv.number().cmp(&other.mv.number()))
}

/// A part of a whole in hundredths, give or take so many, such as "63 ± 4". What is not sure never looks so.
pub fn give_or_take(part: f64, uncertainty: f64) -> String {
    let percent = (100.0 * part).round() as i64;
    if uncertainty == 0.0 { percent.to_string() } else { format!("{percent} ± {}", (100.0 * uncertainty).ceil() as i64) }
}
