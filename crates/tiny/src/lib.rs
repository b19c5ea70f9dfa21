//! A tiny game for tests: 15 cards of 5 ranks, hands that only their owners know, cards laid face down, a neighbour who is asked
//! out of turn whether to peek at them and then whether to turn them over, cards that are shown, and coins that everybody sees.
//!
//! There is one [`Honest`] game and a copy for each [`flaw`]: the engine's tests prove on the copies that the kit finds what is wrong
//! with a game. The honest one also proves that a game is one folder: it speaks three languages, bots play it, and a server with the
//! feature `tiny` serves it. It is the smallest example of `docs/adding-a-game.md` and no part of the product.

mod evaluation;
pub mod flaw;
mod game;
mod moves;
mod view;
mod words;

pub use evaluation::Weights;
pub use game::{Cards, Laid, Phase, Setup, Tiny};
pub use moves::{Deal, Move, Rank, Refusal};
pub use view::{Event, LaidView, Report, SeatView, View};

/// The game without a flaw.
pub type Honest = Tiny<{ flaw::NONE }>;
