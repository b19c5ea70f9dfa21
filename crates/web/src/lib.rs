//! The pages of Omertà: pure functions from what a viewer may know to markup, one style sheet, one small script.
//!
//! A game that can be drawn is a [`Drawn`]. A [`Scene`] holds what one viewer may know of it; [`Scene::draw`] makes the
//! [`Sheet`] that a table's page shows, whatever the game. Nothing here asks anybody anything or waits for anything, and the
//! true position of a game cannot even be named: a scene takes what came through the engine's doors ([`table::Shown`]) and
//! drafts on imagined worlds.

mod account;
pub mod assets;
mod capone;
mod choice;
mod desk;
mod drawn;
mod fair_page;
mod home;
mod layout;
mod log;
mod maffiosi;
mod parts;
mod pate;
mod problem;
mod replay_page;
mod rules_page;
mod scene;
mod sheet;
mod table_page;
mod texts;
mod waiting_room;

pub use account::{Account, Session, account_page};
pub use choice::{Choice, Prospect, WhyNot};
pub use desk::Desk;
pub use drawn::{Drawn, ForDrawn, Household, with};
pub use fair_page::{FairPage, Proof, fair_page};
pub use home::{FinishedTable, Home, News, OpenTable, OwnTable, guest_name, home_page};
pub use layout::Site;
pub use log::LogLine;
pub use parts::{Badge, Said};
pub use problem::problem_page;
pub use replay_page::{Eyes, ReplayPage, replay_page};
pub use rules_page::rules_page;
pub use scene::{Decision, Heard, Scene};
pub use sheet::{FamilyCard, Sheet};
pub use table_page::{Deed, Sitter, TablePage, Who, table_fragment, table_page};
pub use texts::{TEXTS, phrases};
pub use waiting_room::{RoomRights, WaitingRoom, waiting_fragment, waiting_page};
