//! A table as data: who sits there, the game so far, the clocks, what everybody has asked for.
//!
//! Whatever somebody wants of it goes through [`apply`]: it takes the table, a [`Command`], who gives it and the time, and gives the
//! table as it is then, or a [`Refusal`]. It reads no clock, waits for nothing and draws no number by chance: what it needs of these
//! is in the command. HTTP, bots, clocks and tests all go through it. What is to be done next at a table without anybody asking,
//! [`Table::due`] tells; how a node carries out a command while others change the same table, [`Attempt`] tells. Only a restart,
//! which sets clocks forward, and forgetting a person write to the store directly.

mod apply;
mod attempt;
mod command;
mod course;
mod due;
mod heard;
mod ids;
mod opening;
mod pace;
mod pause;
mod refusal;
mod standings;
mod table;

pub use apply::{Transition, apply};
pub use attempt::{Attempt, Step};
pub use command::{Actor, Command};
pub use course::{Course, CourseOf, Next, SetUp, begin, check_setup};
pub use due::Due;
pub use heard::Heard;
pub use ids::{PersonId, TableId};
pub use opening::{Opening, Packed, Rows, read, repack, tenths};
pub use pace::Pace;
pub use pause::BLINK;
pub use refusal::Refusal;
pub use standings::Standings;
pub use table::{Order, Place, Progress, SeatProgress, Sitter, Stage, Table, Wish};
