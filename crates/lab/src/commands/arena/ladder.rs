use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use bots::Level;
use games::AnyGame;
use program::{CliError, bad_input, game_named, interrupt, progress_bar};
use rayon::ThreadPool;

use super::contest::Contest;
use super::page::{GameLadder, Ladder, LevelRating, page};
use super::rating::{self, Duel};
use super::results::{Results, counted, spoken};
use crate::cli;
use crate::commands::bot_games::thread_pool;
use crate::commands::print_json;

/// The level from which ratings are measured.
const ANCHOR: &str = "soldato";
/// At every table of a ladder sits one of a level, against so many of another.
const OTHERS: usize = 3;
const PAGE: &str = "docs/ladder.md";
/// Games of each pairing from which its time is estimated. They count.
const MEASURED: u64 = 4;

/// Plays the levels of bots against each other and rates them.
pub(super) fn ladder(args: &cli::Arena, out: &mut impl Write) -> Result<()> {
    let one_game = args.game.as_deref().map(game_named).transpose()?;
    let games = one_game.as_ref().map_or(AnyGame::ALL, std::slice::from_ref);
    let file = args.rungs.out.clone().or_else(|| one_game.is_none().then(|| PathBuf::from(PAGE)));
    check(args, file.as_deref())?;
    let pool = thread_pool(args.threads)?;
    let pairs = pairs(args.rungs.levels.len());
    let open = |game: &AnyGame| pairs.iter().map(|(one, many)| Pairing::open(args, *game, *one, *many)).collect::<Vec<_>>();
    let mut pairings: Vec<Pairing> = games.iter().flat_map(open).collect::<Result<_>>()?;
    measure(&mut pairings, &pool, args.json)?;
    if pairings.iter().any(|pairing| pairing.contest.groups(MEASURED).is_empty()) {
        eprintln!("omerta-lab: interrupted before every pairing was played once; there is nothing to show yet");
        return Ok(());
    }
    let scale = plan(args, &mut pairings, pool.current_num_threads());
    play(&mut pairings, &pool, args.json)?;
    let finished = pairings.iter().all(|pairing| pairing.contest.missing(pairing.games) == 0);
    let ladder = Ladder {
        command: command(args, scale),
        program: env!("CARGO_PKG_VERSION"),
        seed: args.seed,
        threads: pool.current_num_threads(),
        games: games.iter().map(|game| rate(*game, &args.rungs.levels, &pairings)).collect(),
    };
    show(&ladder, file.as_deref().filter(|_| finished), args.json, out)?;
    if !finished {
        eprintln!("omerta-lab: interrupted; this is what was reached, and no file was written");
        if let Some(folder) = &args.resume {
            eprintln!("omerta-lab: {} --resume {} goes on from here", ladder.command, folder.display());
        }
    }
    Ok(())
}

/// What can be known to be wrong before hours of playing.
fn check(args: &cli::Arena, file: Option<&Path>) -> Result<()> {
    let levels = &args.rungs.levels;
    if let Some(twice) = levels.iter().enumerate().find_map(|(index, level)| levels[..index].contains(level).then_some(level)) {
        return bad_input(format!("{twice} is named twice: name each level once, the weakest first"));
    }
    if levels.len() < 2 || !levels.iter().any(|level| level == ANCHOR) {
        return bad_input(format!("ratings are measured from {ANCHOR}: name it and at least one more level"));
    }
    if let Some(scale) = args.rungs.scale.filter(|scale| !(0.001..=1_000.0).contains(scale)) {
        return bad_input(format!("--scale {scale} is not in 0.001 to 1000: 1 plays the usual number of games"));
    }
    if let Some(folder) = args.resume.as_deref() {
        fs::create_dir_all(folder).map_err(|error| CliError(format!("{}: {error}", folder.display())))?;
    }
    let folder = file.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty());
    match (folder, file) {
        (Some(folder), Some(file)) if !folder.is_dir() => {
            bad_input(format!("there is no folder for {}: name another file with --out", file.display()))
        }
        _ => Ok(()),
    }
}

/// Who meets: neighbours, and those with one level between them. The stronger one sits alone, for strong bots take long.
fn pairs(levels: usize) -> Vec<(usize, usize)> {
    (1..levels).flat_map(|one| (one.saturating_sub(2)..one).rev().map(move |many| (one, many))).collect()
}

/// One of a level against several of a weaker one.
struct Pairing {
    contest: Contest,
    one: usize,
    many: usize,
    games: u64,
}

impl Pairing {
    fn open(args: &cli::Arena, game: AnyGame, one: usize, many: usize) -> Result<Pairing> {
        let [name_of_one, name_of_many] = [one, many].map(|level| args.rungs.levels[level].clone());
        let file = args.resume.as_ref().map(|folder| folder.join(format!("{}-{name_of_one}-{name_of_many}.jsonl", game.id())));
        let mut seats = vec![name_of_many; OTHERS];
        seats.insert(0, name_of_one);
        let contest = Contest::open(game, &seats, args.seed, &args.variant, file.as_deref())?;
        Ok(Pairing { contest, one, many, games: 0 })
    }

    fn names(&self) -> [&str; 2] {
        [0, 1].map(|seat| self.contest.particulars.seats[seat].as_str())
    }

    /// Bots that search take long, so they play less.
    fn usual_games(&self) -> u64 {
        let searches = |name: &str| name.parse().is_ok_and(|level: Level| level.budget().is_some());
        if self.names().into_iter().any(searches) { 1_000 } else { 2_000 }
    }

    fn seconds(&self, games: u64, threads: usize) -> f64 {
        self.contest.seconds_per_game() * games as f64 / threads as f64
    }

    fn title(&self) -> String {
        let [one, many] = self.names();
        format!("{:<9} {one} against {OTHERS} x {many}", self.contest.game.id())
    }

    fn play(&mut self, games: u64, pool: &ThreadPool, quiet: bool) -> Result<()> {
        let progress = progress_bar(games, "games", quiet).with_prefix(format!("{:<40}", self.title()));
        self.contest.play(games, pool, &progress)?;
        progress.finish_and_clear();
        Ok(())
    }
}

fn measure(pairings: &mut [Pairing], pool: &ThreadPool, quiet: bool) -> Result<()> {
    eprintln!("omerta-lab: measuring how long a game of each of {} pairings takes", pairings.len());
    pairings.iter_mut().try_for_each(|pairing| pairing.play(MEASURED, pool, quiet))
}

/// Decides how many games each pairing plays, says so and how long it will take, and gives the part of the usual number that it
/// is. What was measured decides only if a time is asked for, and then the part is told, so that it can be repeated.
fn plan(args: &cli::Arena, pairings: &mut [Pairing], threads: usize) -> f64 {
    let usual: f64 = pairings.iter().map(|pairing| pairing.seconds(pairing.usual_games(), threads)).sum();
    let fits = |minutes: u32| (100.0 * f64::from(minutes) * 60.0 / usual).floor().clamp(1.0, 100.0) / 100.0;
    let scale = args.rungs.scale.unwrap_or_else(|| args.rungs.time.map_or(1.0, fits));
    let mut expected = 0.0;
    for pairing in pairings {
        let games = args.games.unwrap_or_else(|| (pairing.usual_games() as f64 * scale).round() as u64);
        pairing.games = pairing.contest.whole_groups(games.max(MEASURED));
        let seconds = pairing.seconds(pairing.contest.missing(pairing.games), threads);
        expected += seconds;
        eprintln!("  {:<40} {:>12}, about {}", pairing.title(), counted(pairing.games, "game"), spoken(seconds));
    }
    let threads = counted(threads as u64, "thread");
    eprintln!("omerta-lab: expected running time on {threads}: {} (Ctrl-C stops)", spoken(expected));
    scale
}

fn play(pairings: &mut [Pairing], pool: &ThreadPool, quiet: bool) -> Result<()> {
    for pairing in pairings {
        if interrupt::asked() {
            break;
        }
        pairing.play(pairing.games, pool, quiet)?;
    }
    Ok(())
}

/// The words that play the same ladder again.
fn command(args: &cli::Arena, scale: f64) -> String {
    let mut words = vec!["omerta-lab arena".to_owned()];
    words.extend(args.game.clone());
    words.push(format!("--ladder --seed {}", args.seed));
    match args.games {
        Some(games) => words.push(format!("--games {games}")),
        None => words.push(format!("--scale {scale}")),
    }
    words.push(format!("--levels {}", args.rungs.levels.join(",")));
    words.join(" ")
}

fn rate(game: AnyGame, levels: &[String], pairings: &[Pairing]) -> GameLadder {
    let own = || pairings.iter().filter(|pairing| pairing.contest.game == game);
    let results: Vec<Results> = own().map(|pairing| Results::of(&pairing.contest, pairing.games)).collect();
    let duel = |(pairing, results): (&Pairing, &Results)| {
        let wins = |bot: usize| results.bots[bot].wins * results.bots[bot].seats as f64 * results.games as f64;
        Duel { one: pairing.one, many: pairing.many, seats_of_many: OTHERS as f64, wins_of_one: wins(0), wins_of_many: wins(1) }
    };
    let duels: Vec<Duel> = own().zip(&results).map(duel).collect();
    let anchor = levels.iter().position(|level| level == ANCHOR).expect("the levels were checked");
    let ratings = levels.iter().cloned().zip(rating::fit(levels.len(), anchor, &duels));
    let mut ratings: Vec<LevelRating> =
        ratings.map(|(level, rating)| LevelRating { level, rating: rating.points, margin: rating.margin }).collect();
    ratings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    GameLadder { title: game.title(), game: game.id(), ratings, pairings: results }
}

/// Writes the page into its file, if there is one, and otherwise onto the screen.
fn show(ladder: &Ladder, file: Option<&Path>, json: bool, out: &mut impl Write) -> Result<()> {
    if let Some(file) = file {
        fs::write(file, page(ladder)).map_err(|error| CliError(format!("{}: {error}", file.display())))?;
        eprintln!("omerta-lab: written to {}", file.display());
    }
    match (json, file) {
        (true, _) => print_json(ladder, out),
        (false, None) => Ok(write!(out, "{}", page(ladder))?),
        (false, Some(_)) => Ok(()),
    }
}
