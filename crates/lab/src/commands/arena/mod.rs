//! Bots against each other: one contest, or the whole ladder of levels.

mod contest;
mod journal;
mod ladder;
mod page;
mod rating;
mod results;
mod thinking;

use std::io::Write;

use anyhow::Result;
use program::{game_named, interrupt, progress_bar};

use super::bot_games::thread_pool;
use super::print_json;
use crate::cli;
use contest::Contest;
use results::Results;

/// How many games are played unless somebody says so.
const USUAL_GAMES: u64 = 1_000;

/// Lets bots play against each other on rotated seats.
pub(crate) fn arena(args: &cli::Arena, out: &mut impl Write) -> Result<()> {
    interrupt::listen();
    if args.ladder {
        return ladder::ladder(args, out);
    }
    let game = game_named(args.game.as_deref().unwrap_or_default())?;
    let mut contest = Contest::open(game, &args.seats, args.seed, &args.variant, args.resume.as_deref())?;
    let asked = args.games.unwrap_or(USUAL_GAMES);
    let games = contest.whole_groups(asked);
    let progress = progress_bar(games, "games", args.json);
    contest.play(games, &thread_pool(args.threads)?, &progress)?;
    progress.finish_and_clear();
    let missing = contest.missing(games);
    if missing > 0 {
        let go_on = if args.resume.is_some() { "; the same command goes on from here" } else { "" };
        eprintln!("omerta-lab: interrupted after {} of {games} games; this is what whole groups gave{go_on}", games - missing);
    }
    let results = Results::of(&contest, games);
    if args.json {
        return print_json(&results, out);
    }
    if games > asked {
        writeln!(out, "{asked} games rounded up to {games}, so that everybody sits on every seat equally often.")?;
    }
    results.print(out)
}
