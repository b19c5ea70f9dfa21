//! Maffiosi for 3 to 6 players: the rules of the game, complete, and nothing of the web.
//!
//! The specification is `docs/rules/maffiosi.md`; rule numbers such as M3.5 point there. [`Maffiosi`] is a position.

mod card;
mod consequences;
mod dinner;
pub mod edition;
mod ending;
mod evaluation;
mod event;
mod game;
mod imagine;
mod item;
mod moves;
mod offer;
mod place;
mod play;
mod refusal;
mod role;
mod rules;
mod seating;
mod state;
mod view;
mod words;

pub use card::{Card, Cards};
pub use consequences::{
    CakeConsequences, Consequences, Earnings, GangConsequences, begins_round, earnings, last_stabber, own_explosion,
};
pub use dinner::{Dinner, Threat, Weapon};
pub use edition::{Edition, Figures};
pub use ending::{Decided, EndReason};
pub use evaluation::Weights;
pub use event::{Cause, Event, Report};
pub use game::{Seating, Setup};
pub use item::Item;
pub use moves::{Direction, House, Move};
pub use place::{Place, PlaceSet};
pub use refusal::Refusal;
pub use role::Role;
pub use rules::RULES;
pub use state::Maffiosi;
pub use view::{GangView, ManView, Question, View};

#[cfg(test)]
mod tests;
