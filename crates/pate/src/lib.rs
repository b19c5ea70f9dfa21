//! Der Pate for 2 to 4 players: the rules of the game, complete, and nothing of the web.
//!
//! The specification is `docs/rules/pate.md`; rule numbers such as P5.9 point there. [`Pate`] is a position.

mod business;
mod card;
mod consequences;
mod dice;
pub mod edition;
mod evaluation;
mod event;
mod game;
mod moves;
mod offer;
mod play;
mod refusal;
mod rules;
mod settlement;
mod state;
mod street;
mod tableau;
mod track;
mod view;
mod words;

pub use business::Business;
pub use card::{Card, CardSet, Colour};
pub use consequences::{BusinessConsequences, Consequences, FamilyConsequences, Way};
pub use dice::{Die, DieSet, Face};
pub use edition::{Edition, EndPays, Figures};
pub use engine::Party;
pub use evaluation::Weights;
pub use event::{Cause, Event, Whereabouts};
pub use game::Setup;
pub use moves::{House, Move};
pub use refusal::Refusal;
pub use rules::RULES;
pub use settlement::{Decided, Settlement, settlements};
pub use state::{Family, Pate};
pub use street::{District, Field, FieldSet};
pub use tableau::Spot;
pub use track::{Favour, Tile, TileSet, Track};
pub use view::{FamilyView, Question, View};

#[cfg(test)]
mod tests;
