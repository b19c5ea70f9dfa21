use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use anyhow::Result;
use engine::{Digest, FairSetup, Header, Record, Recorder, Seat, Seed, Tally};
use games::{Playable, with_game};
use program::{CliError, bad_input, bot_names, game_named, interrupt, progress_bar, setup};
use serde::Serialize;

use super::bot_games::{Played, bot, play_many, play_out, thread_pool};
use super::{print_json, whole};
use crate::cli;

/// Games that are played between two looks at the clock and at Ctrl-C.
const BATCH: u64 = 256;

/// Lets bots play many games and counts.
pub(crate) fn simulate(args: &cli::Simulate, out: &mut impl Write) -> Result<()> {
    let summary = with_game!(game_named(&args.game)?, G => run::<G>(args))?;
    if args.json { print_json(&summary, out) } else { summary.print(out) }
}

fn run<G: Playable>(args: &cli::Simulate) -> Result<Summary> {
    let setup = setup::<G>(args.table.players, &args.table.variant)?;
    let bots = bot_names::<G>(&args.bots, G::seats(&setup))?;
    G::begin(&setup, G::RULES_VERSION).map_err(CliError::new)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| CliError(format!("{}: {error}", folder.display())))?;
    }
    let pool = thread_pool(args.threads)?;
    interrupt::listen();
    let progress = progress_bar(args.games, "games", args.json);
    let began = Instant::now();
    let mut counts = Counts::new(bots.clone());
    let play = |index| game::<G>(args, &setup, &bots, index);
    play_many(args.games, BATCH, &pool, &progress, play, |played| counts.add(&played))?;
    Ok(counts.summary(G::ID, args.seed, began.elapsed().as_secs_f64()))
}

/// The game with this number. It depends on the seed and the number alone, so threads do not matter.
fn game<G: Playable>(args: &cli::Simulate, setup: &G::Setup, bots: &[String], index: u64) -> Result<Played> {
    let seed = Seed::for_simulation(args.seed, index);
    let players: Vec<_> = bots.iter().enumerate().map(|(seat, name)| bot::<G>(name, args.seed, index, seat)).collect();
    let header = || Header::new(setup.clone(), FairSetup::of_bots(&seed, players.len()));
    let recorder = args.records.is_some().then(|| Recorder::new(header()));
    let (played, record) = play_out(setup, seed, players, recorder)?;
    if let (Some(record), Some(folder)) = (record, &args.records) {
        write_record(&record, folder, index)?;
    }
    Ok(played)
}

fn write_record<G: Playable>(record: &Record<G>, folder: &Path, index: u64) -> Result<()> {
    let file = folder.join(format!("{}-{index:06}.jsonl", G::ID));
    if file.exists() {
        return bad_input(format!("{} exists already: choose an empty folder for --records", file.display()));
    }
    Ok(fs::write(&file, record.to_text()).map_err(|error| CliError(format!("{}: {error}", file.display())))?)
}

/// What all games add up to.
struct Counts {
    bots: Vec<String>,
    games: u64,
    decisions: u64,
    draws: u64,
    shortest: u64,
    longest: u64,
    nobody_won: u64,
    /// Over all games so far, in their order.
    digest: Digest,
    /// By seat: win shares added up.
    wins: Vec<f64>,
    /// By seat and name: all values.
    tallies: Vec<Vec<(&'static str, Values)>>,
}

enum Values {
    Amounts(Vec<i64>),
    Facts(u64),
}

impl Counts {
    fn new(bots: Vec<String>) -> Counts {
        let seats = bots.len();
        Counts {
            bots,
            games: 0,
            decisions: 0,
            draws: 0,
            shortest: u64::MAX,
            longest: 0,
            nobody_won: 0,
            digest: Digest([0; 32]),
            wins: vec![0.0; seats],
            tallies: (0..seats).map(|_| Vec::new()).collect(),
        }
    }

    fn add(&mut self, game: &Played) {
        self.games += 1;
        self.decisions += game.decisions;
        self.draws += game.draws;
        self.shortest = self.shortest.min(game.decisions);
        self.longest = self.longest.max(game.decisions);
        self.nobody_won += u64::from(game.standings.winners().next().is_none());
        self.digest = Digest::of(&[&self.digest.0, &game.digest.0]);
        for seat in Seat::all(self.bots.len()) {
            self.wins[seat.index()] += game.standings.win_share(seat);
            self.add_tallies(seat, &game.tallies[seat.index()]);
        }
    }

    fn add_tallies(&mut self, seat: Seat, tallies: &[(&'static str, Tally)]) {
        let own = &mut self.tallies[seat.index()];
        if own.is_empty() {
            own.extend(tallies.iter().map(|(name, tally)| match tally {
                Tally::Amount(_) => (*name, Values::Amounts(Vec::new())),
                Tally::Fact(_) => (*name, Values::Facts(0)),
            }));
        }
        for ((_, values), (_, tally)) in own.iter_mut().zip(tallies) {
            match (values, tally) {
                (Values::Amounts(all), Tally::Amount(amount)) => all.push(*amount),
                (Values::Facts(true_in), Tally::Fact(true)) => *true_in += 1,
                _ => {}
            }
        }
    }

    fn summary(self, game: &'static str, seed: u64, seconds: f64) -> Summary {
        let games = self.games as f64;
        let seats = self.bots.into_iter().zip(self.wins).zip(self.tallies).enumerate();
        Summary {
            game,
            seed,
            games: self.games,
            seconds,
            games_per_second: games / seconds,
            decisions_per_second: self.decisions as f64 / seconds,
            decisions_per_game: self.decisions as f64 / games,
            fewest_decisions: self.shortest,
            most_decisions: self.longest,
            draws_per_game: self.draws as f64 / games,
            nobody_won: self.nobody_won as f64 / games,
            seats: seats.map(|(seat, ((bot, wins), tallies))| SeatSummary::new(seat, bot, wins, tallies, games)).collect(),
            digest: self.digest,
        }
    }
}

/// The result of a simulation.
#[derive(Serialize)]
pub(crate) struct Summary {
    game: &'static str,
    seed: u64,
    games: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    fewest_decisions: u64,
    most_decisions: u64,
    draws_per_game: f64,
    nobody_won: f64,
    seats: Vec<SeatSummary>,
    digest: Digest,
}

#[derive(Serialize)]
struct SeatSummary {
    seat: usize,
    bot: String,
    /// Share of wins, shared wins split, and its 95 % interval (Wilson's).
    wins: f64,
    wins_interval: [f64; 2],
    shares: Vec<Share>,
    amounts: Vec<Amount>,
}

#[derive(Serialize)]
struct Share {
    name: &'static str,
    share: f64,
}

#[derive(Serialize)]
struct Amount {
    name: &'static str,
    mean: f64,
    /// The values that 5, 25, 50, 75 and 95 % of games stay below.
    percentiles: [i64; 5],
}

const PERCENTILES: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

/// Wilson's 95 % interval of a share: never empty, never outside 0 to 1.
fn interval(share: f64, games: f64) -> [f64; 2] {
    let z = 1.96_f64;
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let middle = share + z * z / (2.0 * games);
    [middle - spread, middle + spread].map(|end| (end / (1.0 + z * z / games)).clamp(0.0, 1.0))
}

impl SeatSummary {
    fn new(seat: usize, bot: String, wins: f64, tallies: Vec<(&'static str, Values)>, games: f64) -> SeatSummary {
        let mut own = SeatSummary {
            seat,
            bot,
            wins: wins / games,
            wins_interval: interval(wins / games, games),
            shares: Vec::new(),
            amounts: Vec::new(),
        };
        for (name, values) in tallies {
            match values {
                Values::Facts(true_in) => own.shares.push(Share { name, share: true_in as f64 / games }),
                Values::Amounts(mut all) => {
                    all.sort_unstable();
                    let mean = all.iter().sum::<i64>() as f64 / games;
                    let percentiles = PERCENTILES.map(|part| all[((all.len() - 1) as f64 * part).round() as usize]);
                    own.amounts.push(Amount { name, mean, percentiles });
                }
            }
        }
        own
    }
}

impl Summary {
    fn print(&self, out: &mut impl Write) -> Result<()> {
        let whole = |number: f64| whole(number.round() as u64);
        writeln!(out, "{} games of {} from seed {}, in {:.1} s", whole(self.games as f64), self.game, self.seed, self.seconds)?;
        writeln!(out, "  games a second      {}", whole(self.games_per_second))?;
        writeln!(out, "  decisions a second  {}", whole(self.decisions_per_second))?;
        writeln!(
            out,
            "  length              {:.1} decisions ({} to {}), {:.1} draws of the house",
            self.decisions_per_game, self.fewest_decisions, self.most_decisions, self.draws_per_game
        )?;
        writeln!(out, "  nobody won          {:.1} %", 100.0 * self.nobody_won)?;
        writeln!(out, "  digest              {}\n", self.digest)?;
        write!(out, "seat  bot           wins (95 %)          ")?;
        let shares = self.seats.first().map_or(&[][..], |seat| &seat.shares);
        for share in shares {
            write!(out, "  {:>17}", share.name)?;
        }
        writeln!(out)?;
        for seat in &self.seats {
            let [low, high] = seat.wins_interval.map(|end| 100.0 * end);
            write!(out, "{:>4}  {:<10}  {:>5.1} % ({low:.1} to {high:.1})", seat.seat, seat.bot, 100.0 * seat.wins)?;
            for share in &seat.shares {
                write!(out, "  {:>15.1} %", 100.0 * share.share)?;
            }
            writeln!(out)?;
        }
        self.print_amounts(out)
    }

    fn print_amounts(&self, out: &mut impl Write) -> Result<()> {
        let names = self.seats.first().map_or(&[][..], |seat| &seat.amounts);
        for (index, amount) in names.iter().enumerate() {
            writeln!(out, "\n{:<10}       mean       5 %      25 %      half      75 %      95 %", amount.name)?;
            for seat in &self.seats {
                let Amount { mean, percentiles, .. } = &seat.amounts[index];
                write!(out, "  seat {}   {mean:>10.1}", seat.seat)?;
                for value in percentiles {
                    write!(out, "{value:>10}")?;
                }
                writeln!(out)?;
            }
        }
        Ok(())
    }
}
