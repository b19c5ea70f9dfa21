//! The pages of Omertà: pure functions from what a viewer may know to markup, one style sheet, one small script.
//!
//! A game that can be drawn is a [`Drawn`]. A [`Scene`] holds what one viewer may know of it; [`Scene::draw`] makes the
//! [`Drawing`] that a table's page shows, whatever the game. Nothing here asks anybody anything or waits for anything, and the
//! true position of a game cannot even be named: a scene takes what came through the engine's doors ([`engine::Shown`]) and
//! drafts on imagined worlds. (A [`Lesson`] plays its script with the engine itself; its scenes come through the same doors.)

mod account;
mod analysis_page;
pub mod assets;
mod capone;
mod chair;
mod choice;
mod context;
mod device;
mod drawing;
mod drawn;
mod fair_page;
mod home;
mod layout;
mod learn;
mod learn_page;
mod log;
mod maffiosi;
mod new_table;
mod parts;
mod pate;
mod person_page;
mod preferences;
mod problem;
mod ratings_page;
mod rematch;
mod replay_page;
mod rules_page;
mod scene;
mod side;
mod table_page;
mod terms;
mod texts;
mod together;
mod waiting_room;

pub use account::{Account, Saved, Session, account_page};
pub use analysis_page::{AnalysisPage, analysis_page, analysis_to_come_page};
pub use chair::Chair;
pub use choice::{Choice, Preview, WhyNot};
pub use context::{Adviser, Context, Venue};
pub use drawing::{Drawing, FamilyCard};
pub use drawn::{Drawn, ForDrawn, Household, with};
pub use fair_page::{FairPage, Proof, fair_page};
pub use home::{FinishedTable, Home, News, OpenTable, OwnTable, guest_name, home_page};
pub use layout::Site;
pub use learn::{Answer, Lesson};
pub use learn_page::{LearnPage, learn_page};
pub use log::{LogLine, Novelty};
pub use new_table::{GameOption, NewTablePage, new_table_page};
pub use parts::{Badge, Closing, Face, Said};
pub use person_page::{PersonPage, person_page};
pub use preferences::{Preferences, settings_page};
pub use problem::problem_page;
pub use ratings_page::{Ranked, RatingsPage, Strength, ratings_page};
pub use rematch::Rematch;
pub use replay_page::{Eyes, ReplayPage, replay_page};
pub use rules_page::rules_page;
pub use scene::{HeardReport, OpenDecision, Scene};
pub use side::Side;
pub use table_page::{Absence, Curtain, Deed, Note, Sitter, TablePage, Who, table_fragment, table_page};
pub use terms::{Pace, Terms};
pub use texts::{TEXTS, as_title, phrases};
pub use together::{Together, together_page};
pub use waiting_room::{RoomRights, WaitingRoom, waiting_fragment, waiting_page};
