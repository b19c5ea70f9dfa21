use std::num::NonZero;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, value_parser};
use games::Language;
use program::Table;

/// A digital table for mafia board games. Without a command it serves them: open the page that it names, and play.
#[derive(Parser)]
#[command(name = "omerta", version, max_term_width = 110)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve tables to browsers and programs (what `omerta` does without a command)
    Serve(Serve),
    /// Copy the database into a new file, while the server runs
    Backup(Backup),
    /// Go back to a backup, or move to another database, while the server runs
    Restore(Restore),
    /// Close somebody's account: they can no longer log in or play
    Ban(OnePerson),
    /// Open an account again that was closed
    Unban(OnePerson),
    /// Forget somebody: all that is personal goes, finished games keep a seat without a name
    Forget(OnePerson),
    /// Play against bots in the terminal
    Play(Play),
    /// Tell a recorded game line by line
    Replay(Replay),
    /// Check a recorded game: every move against the rules, every draw against the dice's key
    Verify(Verify),
    /// Write a record as one seat or a spectator may know it
    Redact(Redact),
    /// Say what a seat should do, from what it knows alone
    Hint(Hint),
    /// Say what each decision of a finished game cost, and what would have been better
    Analyse(Analyse),
    /// Print the rules, with where each comes from
    Rules(Rules),
    /// Print a game's edition file, or check one of your own
    Edition(Edition),
}

/// How tables are served. What no flag says, the environment or the file of settings may say.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen [default: 0.0.0.0:4040]
    #[arg(long, env = "OMERTA_LISTEN", value_name = "ADDRESS")]
    pub(crate) listen: Option<String>,
    #[command(flatten)]
    pub(crate) place: Place,
    /// The address under which people find the server, for links [default: that of this machine]
    #[arg(long, env = "OMERTA_BASE_URL", value_name = "URL")]
    pub(crate) base_url: Option<String>,
    /// How long bots seem to think, in milliseconds [default: 900]
    #[arg(long, env = "OMERTA_BOT_PAUSE", value_name = "MS")]
    pub(crate) bot_pause: Option<u64>,
    /// Requests a second that one person may make for long [default: 50]
    #[arg(long, env = "OMERTA_RATE", value_name = "N")]
    pub(crate) rate: Option<u32>,
    /// How many days guests are kept who do not come back [default: 182]
    #[arg(long, env = "OMERTA_KEEP_GUESTS", value_name = "DAYS")]
    pub(crate) keep_guests: Option<NonZero<u32>>,
    /// How many days tables are kept at which no game began [default: 7]
    #[arg(long, env = "OMERTA_KEEP_CLOSED", value_name = "DAYS")]
    pub(crate) keep_closed: Option<NonZero<u32>>,
    /// A folder with editions of your own: FOLDER/GAME/NAME.toml, made after `omerta edition GAME`
    #[arg(long, env = "OMERTA_EDITIONS", value_name = "FOLDER")]
    pub(crate) editions: Option<PathBuf>,
    /// The mail server that tells people of their turns; `?tls=required` after smtp:// asks for STARTTLS
    #[arg(long, env = "OMERTA_SMTP_URL", value_name = "smtps://…", hide_env_values = true)]
    pub(crate) smtp_url: Option<String>,
    /// The address that mail comes from
    #[arg(long, env = "OMERTA_SMTP_FROM", value_name = "ADDRESS")]
    pub(crate) smtp_from: Option<String>,
}

/// Where everything is kept.
#[derive(Args)]
pub(crate) struct Place {
    /// The folder where everything is kept [default: omerta in your data folder]
    #[arg(long, env = "OMERTA_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database, instead of a file in the data folder
    #[arg(long, env = "OMERTA_DATABASE", value_name = "postgres://…", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// A file of settings, with the names of the flags of `omerta serve`
    #[arg(long, env = "OMERTA_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not be there yet
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Restore {
    /// The file that `omerta backup` wrote
    pub(crate) file: PathBuf,
    /// Yes, all that is kept now is lost
    #[arg(long)]
    pub(crate) replace_everything: bool,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct OnePerson {
    /// The name of a kept account, or the number of any
    pub(crate) person: String,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Args)]
pub(crate) struct Play {
    /// The game
    #[arg(default_value = "pate")]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: Table,
    /// Your seat, from 0; seat 0 starts and is yours by default, the others follow clockwise
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
    /// Who sits on the other seats: one name for all, or one for each, clockwise from yours [default: soldato]
    #[arg(long, value_delimiter = ',')]
    pub(crate) bots: Option<Vec<String>>,
    /// Language: en, nl or de [default: en]
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    /// Play the same game again: dice and bots from this number, not from chance
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Go on with a game that was saved; without FILE, with the one you left last
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["players", "options", "edition", "seed", "save"])]
    #[expect(clippy::option_option, reason = "clap's way to tell apart: not given, given without and with a value")]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// Where the game is saved; by default in the user's data folder
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    /// Show the position before this line, and what follows
    #[arg(long, default_value_t = 1, value_name = "N", allow_negative_numbers = true)]
    pub(crate) from: u32,
    /// Show what this seat saw; otherwise everything
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
    /// Language: en, nl or de
    #[arg(long, default_value = "en")]
    pub(crate) lang: Language,
}

#[derive(Args)]
pub(crate) struct Verify {
    /// The record
    pub(crate) file: PathBuf,
}

#[derive(Args)]
pub(crate) struct Redact {
    /// The record
    pub(crate) file: PathBuf,
    /// The seat; without it, what a spectator may know
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
    /// For anybody, once the game has ended and nothing is secret any more
    #[arg(long, conflicts_with = "seat")]
    pub(crate) everyone: bool,
}

#[derive(Args)]
pub(crate) struct Hint {
    /// The record, the whole one
    pub(crate) file: PathBuf,
    /// The seat, from 0
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seat: u8,
    /// Before this line; a running game is looked at where it stands
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) at: Option<u32>,
    /// How many moves are shown, the best first: 5 at most, for no more are weighed
    #[arg(long, default_value_t = 5, allow_negative_numbers = true, value_parser = value_parser!(u16).range(1..=5))]
    pub(crate) top: u16,
    #[command(flatten)]
    pub(crate) advice: Advice,
}

#[derive(Args)]
pub(crate) struct Analyse {
    /// The record, the whole one
    pub(crate) file: PathBuf,
    /// Only this seat's decisions, each with the adviser's reason; otherwise all, with reasons where it mattered
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seat: Option<u8>,
    /// Draw how everybody's chance to win went, into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) advice: Advice,
}

/// How the adviser thinks and speaks.
#[derive(Args)]
pub(crate) struct Advice {
    /// Worlds that are imagined for a decision: more is better and slower [default: 1000]
    #[arg(long, allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub(crate) simulations: Option<u32>,
    /// Language: en, nl or de
    #[arg(long, default_value = "en")]
    pub(crate) lang: Language,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Rules {
    /// The game
    pub(crate) game: String,
    /// A rule's number, such as P5.9, or the beginning of one, such as P5; otherwise all
    pub(crate) rule: Option<String>,
    /// Language: en, nl or de
    #[arg(long, default_value = "en")]
    pub(crate) lang: Language,
    /// With the figures of this edition file
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Edition {
    /// The game
    pub(crate) game: String,
    /// Check this file instead
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
}

/// Reads the flags of `serve` without any, so that the environment is listened to all the same.
#[derive(Parser)]
struct BareServe {
    #[command(flatten)]
    serve: Serve,
}

impl Serve {
    /// As if `serve` had been written without flags.
    pub(crate) fn from_environment() -> Result<Serve, clap::Error> {
        Ok(BareServe::try_parse_from(["omerta"])?.serve)
    }
}
