//! The contract that every game of Omertà keeps.
//!
//! A game is its record: a set-up and a list of moves, the house's among them. This crate knows seats, turns, legal moves
//! with the reasons of illegal ones, what each viewer may know, drafts, undo, records and fair dice. It does no input or
//! output and knows no game. `docs/architecture.md` tells why it is built this way.

mod action;
mod door;
mod draft;
mod driver;
mod edition;
mod evaluate;
mod fair;
mod game;
#[cfg(feature = "kit")]
pub mod kit;
mod live;
mod numbered;
mod offer;
mod random;
mod reckoning;
mod record;
mod retrace;
mod rules;
mod seat;
mod seen;
mod setup;
mod speak;
mod standings;
mod verify;

pub use action::{Action, Notation, Noted, Parts, place_in};
pub use door::{Door, Shown};
pub use draft::Draft;
pub use driver::{Chance, Player, Playout, Recorder, Witness, draw, playout, run};
pub use edition::{EditionFile, Interned, Interner, Side, ensure, ensure_within};
pub use evaluate::{Evaluate, SearchSettings, Successors, Tuning, softmax};
pub use fair::{Dice, Digest, FairSetup, Key, Seed, below_from_stream};
pub use game::{Game, Listen, Silent, Turn, Weight};
pub use live::{Match, Step, SubmitError, UndoError};
pub use numbered::{Element, Elements, Note};
pub use offer::{Offer, Refuse, Verdict, all_offers, check, legal_moves};
pub use random::{Random, SplitMix};
pub use reckoning::Reckoning;
pub use record::{Draw, Ending, Header, Play, ReadError, Record, Redacted, RedactedLine, Scribe, identify, pack_time};
pub use rules::{Origin, Rule};
pub use seat::{MAX_SEATS, Party, Seat, Viewer};
pub use seen::Seen;
pub use setup::{Options, SetupError};
pub use speak::{Arg, Block, Message, Speak, TableOption, Tally, Texts, tell_draws};
pub use standings::Standings;
pub use verify::{Verified, verify, verify_redacted};
