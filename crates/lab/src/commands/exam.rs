use std::io::Write;

use anyhow::{Result, bail};
use bots::Exam;
use games::{AnyGame, Playable, with_game};
use program::{CliError, game_named, interrupt, progress_bar};
use rayon::ThreadPool;

use super::bot_games::{play_many, thread_pool};
use super::whole;
use crate::cli;

/// Games between two looks at what was found, and at Ctrl-C.
const BATCH: u64 = 32;

/// Asks bots where something is sure, and fails if one of them does not do what it should.
pub(crate) fn exam(args: &cli::Exam, out: &mut impl Write) -> Result<()> {
    let one = args.game.as_deref().map(game_named).transpose()?;
    let pool = thread_pool(args.threads)?;
    interrupt::listen();
    let mut wrong = 0;
    for game in one.as_ref().map_or(AnyGame::ALL, std::slice::from_ref) {
        let (games, exam) = with_game!(game, G => examine::<G>(args, &pool))?;
        print(game.id(), games, &exam, out)?;
        wrong += exam.declined.iter().sum::<u64>() + exam.broken;
        if interrupt::asked() {
            break;
        }
    }
    if wrong > 0 {
        bail!("{wrong} times a bot did not do what is sure, or what was sure did not come true");
    }
    Ok(())
}

/// How many games were played, and what was found in them.
fn examine<G: Playable>(args: &cli::Exam, pool: &ThreadPool) -> Result<(u64, Exam)> {
    let progress = progress_bar(args.games, "games", false);
    progress.set_prefix(format!("{} ", G::ID));
    let mut all = Exam::default();
    let examine = |number| Ok(Exam::in_game::<G>(args.seed, number).map_err(CliError::new)?);
    let done = play_many(args.games, BATCH, pool, &progress, examine, |exam| all = all.and(&exam))?;
    Ok((done, all))
}

fn print(game: &str, games: u64, exam: &Exam, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{game}: {} games of Soldati", whole(games))?;
    writeln!(out, "  a win was sure       {:>9} times", whole(exam.wins))?;
    writeln!(out, "  a loss was sure      {:>9} times", whole(exam.losses))?;
    for (level, declined) in Exam::levels().into_iter().zip(exam.declined) {
        writeln!(out, "  {level:<8} declined    {:>9} times", whole(declined))?;
    }
    writeln!(out, "  did not come true    {:>9} times", whole(exam.broken))?;
    Ok(())
}
