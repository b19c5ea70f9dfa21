//! The adviser: what a seat should do, and what it should have done.
//!
//! Everything here looks through a [`engine::Seen`], so with one seat's eyes alone, whether the game runs or has ended. A running
//! game gets a [`hint`]. Hints and judgements come from one function, so that they never contradict each other. What was better and why, a [`Judgement`], exists only of finished games: it is made from the
//! [`decisions`] of a record that has ended, and in no other way.

mod analysis;
mod assess;
mod chart;
mod counsel;
mod decision;
mod explain;
mod hint;
mod judgement;

pub use analysis::{Analysis, Judged, SeatAnalysis, Weighed};
pub use assess::{MOST_MOVES, give_or_take};
pub use chart::{Chart, Frame};
pub use counsel::{Candidate, Counsel, NamedMove};
pub use decision::{Decision, Unfit, decisions};
pub use hint::{Hint, hint};
pub use judgement::{BLUNDER, Judgement, Summary};

use engine::Texts;

use assess::{SEED, assess};

/// The words of the adviser, beside those of the games.
pub const TEXTS: Texts = engine::texts!("../texts");

/// Imagined worlds for a position, where it is not said: for hints and analyses alike, or they would not agree. There are hundreds
/// of positions in a game.
pub const SIMULATIONS: u32 = 1_000;
