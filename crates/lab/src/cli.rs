use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use program::{Table, Variant};

/// Experiments with Omertà's games, bots and servers.
#[derive(Parser)]
#[command(name = "omerta-lab", version, max_term_width = 110, arg_required_else_help = false)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Let bots play many games and count
    Simulate(Simulate),
    /// Let bots play against each other on rotated seats, and tell how strong they are
    Arena(Arena),
    /// Ask every bot where a win or a loss is sure, in positions from many games, and fail if one does not take the win
    Exam(Exam),
    /// Measure how far bots are from optimal play, in endgames that are small enough to be solved
    Exploit(Exploit),
    /// Improve the weights or the exploration of the bots that search, and write them into the game's `tuning.toml`
    Tune(Tune),
    /// Play many random decisions of each game and check every position
    Endurance(Endurance),
    /// Measure how fast the rules are
    Bench(Bench),
    /// Measure how many decisions a second a server takes, and how quickly it answers
    Load(Load),
    /// Fill a store with people and finished games, to see how a server does with many of them
    Fill(Fill),
}

#[derive(Args)]
pub(crate) struct Simulate {
    /// The game
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: Table,
    /// How many games
    #[arg(long, default_value_t = 1000, allow_negative_numbers = true, value_parser = value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Who plays: one name for all seats, or one for each
    #[arg(long, value_delimiter = ',', default_value = "soldato")]
    pub(crate) bots: Vec<String>,
    /// How many threads; by default one for each core
    #[arg(long, allow_negative_numbers = true, value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Write each game's record into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Exam {
    /// The game; without it, all games
    pub(crate) game: Option<String>,
    /// In how many games of Soldati the positions are looked for
    #[arg(long, default_value_t = 10_000, allow_negative_numbers = true, value_parser = value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// How many threads; by default one for each core
    #[arg(long, allow_negative_numbers = true, value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args)]
pub(crate) struct Arena {
    /// The game; with --ladder, all games unless one is named
    #[arg(required_unless_present = "ladder")]
    pub(crate) game: Option<String>,
    /// Who plays, one name for each seat; everybody sits on every seat equally often
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required_unless_present = "ladder", conflicts_with = "ladder")]
    pub(crate) seats: Vec<String>,
    /// How many games, rounded up to whole rotations [default: 1000]; with --ladder, of each pairing
    #[arg(long, allow_negative_numbers = true, value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    pub(crate) games: Option<u64>,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// How many threads; by default one for each core
    #[arg(long, allow_negative_numbers = true, value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Keep finished games in this file (with --ladder: folder), and go on with those that it holds
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) variant: Variant,
    /// Play the levels of bots against each other, four at a table, and give each a rating
    #[arg(long, conflicts_with_all = ["options", "edition"])]
    pub(crate) ladder: bool,
    #[command(flatten)]
    pub(crate) rungs: Rungs,
}

/// More games than anybody plays; results are kept in memory.
const MOST_GAMES: u64 = 10_000_000;

/// What only a ladder needs. Instead of requiring it, they conflict with seats: a contest always names those.
#[derive(Args)]
pub(crate) struct Rungs {
    /// Ladder: the levels, the weakest first
    #[arg(long, value_name = "NAMES", conflicts_with = "seats", value_delimiter = ',',
          default_values = ["random", "picciotto", "soldato", "capo", "don"])]
    pub(crate) levels: Vec<String>,
    /// Ladder: so many times the usual number of games of each pairing, such as 0.1
    #[arg(long, conflicts_with_all = ["seats", "games"], allow_negative_numbers = true)]
    pub(crate) scale: Option<f64>,
    /// Ladder: no more games than take about so long on this machine
    #[arg(long, value_name = "MINUTES", conflicts_with_all = ["seats", "games", "scale"],
          allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub(crate) time: Option<u32>,
    /// Ladder: the file to write [default: docs/ladder.md, none if a game is named]
    #[arg(long, value_name = "FILE", conflicts_with = "seats")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Exploit {
    /// The file for the report
    #[arg(default_value = "docs/exploitability.md")]
    pub(crate) file: PathBuf,
    /// Leave out searches with more simulations than this
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub(crate) most_simulations: Option<u32>,
}

#[derive(Args)]
pub(crate) struct Tune {
    /// The game
    pub(crate) game: String,
    /// What is tuned: the weights first, then the exploration
    pub(crate) what: Tunable,
    /// How many games judge each candidate
    #[arg(long, default_value_t = 400, allow_negative_numbers = true, value_parser = value_parser!(u64).range(1..))]
    pub(crate) games: u64,
}

/// What of a search can be tuned.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Tunable {
    Weights,
    Exploration,
}

/// A build that checks every sum and assertion finds most: `cargo run --profile checked -p lab -- endurance`.
#[derive(Args)]
pub(crate) struct Endurance {
    /// How many decisions of each game
    #[arg(default_value_t = 10_000_000, allow_negative_numbers = true, value_parser = value_parser!(u64).range(1..))]
    pub(crate) decisions: u64,
}

#[derive(Args)]
pub(crate) struct Bench {
    /// The game; otherwise all
    pub(crate) game: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Two-player Der Pate at many tables. The server must let one address do all that: `omerta serve --rate 1000000`.
#[derive(Args)]
pub(crate) struct Load {
    /// The server
    #[arg(long, default_value = "http://127.0.0.1:4040", value_name = "URL")]
    pub(crate) address: String,
    /// How many tables, with two people and two sockets each
    #[arg(long, default_value_t = 500, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..=5_000))]
    pub(crate) tables: u32,
    /// How many browsers look on beside them, each with a socket that gets pages
    #[arg(long, default_value_t = 0, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(0..=20_000))]
    pub(crate) browsers: u32,
    /// Decisions a second, of all tables together
    #[arg(long, default_value_t = 6_000, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub(crate) rate: u32,
    /// For how long
    #[arg(long, default_value_t = 30, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..=3_600))]
    pub(crate) seconds: u32,
    /// Raise the rate from --rate on, --seconds for each, until the server does not keep up
    #[arg(long)]
    pub(crate) ramp: bool,
    /// The server's process, to tell its memory [default: the one that listens there, on this machine]
    #[arg(long, value_name = "N")]
    pub(crate) pid: Option<u32>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Fill {
    /// The file of an SQLite database, or `postgres://…`; it is made if it is not there
    #[arg(long, value_name = "DATABASE")]
    pub(crate) database: String,
    /// How many games
    #[arg(long, default_value_t = 1_000_000, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// How many people
    #[arg(long, default_value_t = 10_000, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub(crate) people: u32,
    /// How many of the games are different
    #[arg(long, default_value_t = 600, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub(crate) different: u32,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Show no progress
    #[arg(long)]
    pub(crate) quiet: bool,
}
