//! What the pages of all games are made of.

mod action;
mod badge;
mod dock;
mod names;
mod plain;
mod rule;
mod symbol;
mod tabs;
mod tip;

pub(crate) use action::{Label, action, look, target};
pub use badge::Badge;
pub(crate) use dock::{dock, waiting_dock};
pub(crate) use names::NameMarker;
pub(crate) use plain::plain_board;
pub(crate) use rule::rule_link;
pub(crate) use symbol::{placed_symbol, symbol, symbol_small, symbol_tiny};
pub(crate) use tabs::{Tab, tabs};
pub(crate) use tip::{plain_tip, tip};
