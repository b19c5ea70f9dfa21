//! The pages of Omertà: pure functions from what a viewer may know to markup, one style sheet, one small script.
//!
//! A game that can be drawn is a [`Drawn`]. A [`Scene`] holds what one viewer may know of it; [`Scene::draw`] makes the game's
//! board from it ([`DrawBoard`]) and with that the [`Drawing`] that a table's page shows, whatever the game. Nothing here asks
//! anybody anything or waits for anything, and the true position of a game cannot even be named: a scene takes what came through
//! the engine's doors ([`engine::Shown`]) and drafts on imagined worlds. (A [`Lesson`] plays its script with the engine itself; its
//! scenes come through the same doors.)

pub mod assets;
mod boards;
mod drawing;
mod lesson;
mod pages;
mod parts;
mod texts;

pub use boards::{DrawBoard, Drawn, Folder, Household, PlainBoard, folder};
pub use drawing::{
    Adviser, Choice, Context, Drawing, HeardReport, LogLine, Novelty, OpenDecision, PlayerCard, Preview, Scene, Side, Venue,
    WhyNot,
};
pub use lesson::Lesson;
pub use pages::*;
pub use parts::{Badge, Closing, Face, Said, Tips};
pub use texts::{Phrasebooks, TEXTS, as_title, phrases};
