//! What the pages of all games are made of.

mod accounts;
mod action;
mod badge;
mod chat;
mod count;
mod dock;
mod names;
mod plain;
mod qr;
mod rule;
mod symbol;
mod tabs;
mod tip;

pub(crate) use accounts::{Account, Accounts};
pub(crate) use action::{Label, action, look, picture, target};
pub use badge::Badge;
pub use chat::Said;
pub(crate) use chat::chat;
pub(crate) use count::count_item;
pub(crate) use dock::{dock, waiting_dock};
pub(crate) use names::NameMarker;
pub(crate) use plain::plain_board;
pub(crate) use qr::qr;
pub(crate) use rule::rule_link;
pub(crate) use symbol::{placed_symbol, symbol, symbol_small, symbol_tiny};
pub(crate) use tabs::{Tab, tabs};
pub(crate) use tip::{plain_tip, tip};
