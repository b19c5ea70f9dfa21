//! The adviser: what a seat should do, and what it should have done.
//!
//! Everything here looks through a [`table::Seen`], so with one seat's eyes alone, whether the game runs or has ended. A running
//! game gets a [`hint`]. What was better and why, a [`Judgement`], exists only of finished games: it is made from the
//! [`decisions`] of a record that has ended, and in no other way.

mod analysis;
mod chart;
mod counsel;
mod decision;
mod explain;
mod hint;
mod judgement;

pub use analysis::{Analysis, Judged, SeatAnalysis, Weighed};
pub use chart::{Chart, Frame};
pub use counsel::{Candidate, Counsel, NamedMove};
pub use decision::{Decision, Unfit, decisions};
pub use explain::name_plan;
pub use hint::{Hint, hint, hint_budget, quick_hint_budget};
pub use judgement::{BLUNDER, Judgement, Summary};

use bots::{Budget, Search};
use table::{Appraise, Quick};

/// The words of the adviser, beside those of the games: language and text in Fluent.
pub const TEXTS: &[(&str, &str)] =
    &[("en", include_str!("../text/en.ftl")), ("nl", include_str!("../text/nl.ftl")), ("de", include_str!("../text/de.ftl"))];

/// Imagined worlds for each decision of a finished game, where it is not said: there are hundreds of decisions.
pub const SIMULATIONS: u32 = 1_000;

/// The adviser's thinking begins here and with the line that it thinks about, so that it says the same again.
const SEED: u64 = 1_929;

/// One who thinks about what to do in a line of a record.
fn search_for<G: Appraise>(line: u32, budget: Budget) -> Search<G> {
    Search::new(&G::minds().search, budget, Quick::fork(SEED, u64::from(line)))
}
