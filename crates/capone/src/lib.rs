//! Capone for 3 to 6 players: the rules of the game, complete, and nothing of the web.
//!
//! The specification is `docs/rules/capone.md`; rule numbers such as C3.9 point there. [`Capone`] is a position.

mod cards;
mod consequences;
pub mod edition;
mod evaluation;
mod event;
mod field;
mod game;
mod kind;
mod member;
mod moves;
mod offer;
mod placing;
mod play;
mod refusal;
mod rules;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod words;
mod year;

pub use cards::{Cards, DECK};
pub use consequences::{
    CardUse, Consequences, FamilyConsequences, FieldConsequences, Losses, Reach, Required, YearAccount, income_by_field,
    year_accounts,
};
pub use edition::{Edition, Figures};
pub use engine::Party;
pub use evaluation::Weights;
pub use event::{Cause, Event, Report, Spot};
pub use field::Field;
pub use game::Setup;
pub use kind::{Kind, Purpose};
pub use member::{Member, MemberSet};
pub use moves::{House, Move};
pub use refusal::Refusal;
pub use rules::RULES;
pub use state::Capone;
pub use view::{Absentee, FamilyView, GangView, PlacingView, Question, View};
pub use year::{Decided, EndReason};
