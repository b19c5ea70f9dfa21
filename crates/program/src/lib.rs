//! What the programs `omerta` and `omerta-lab` share: how they begin and end, and what their commands have in common.

mod error;
mod files;
pub mod interrupt;
mod progress;
mod run;
mod table;

pub use error::{CliError, bad_input};
pub use files::{allow_files, read_file};
pub use progress::progress_bar;
pub use run::{one_line, run};
pub use table::{Table, Variant, bot_names, check_bots, game_named, setup};

/// Many small answers are made at once: this one makes room for them in half the time of the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
