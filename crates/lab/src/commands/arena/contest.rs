use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc;
use std::time::Instant;

use anyhow::Result;
use engine::{Digest, Player, Seat, Seed, Tally};
use games::{AnyGame, Playable, with_game};
use indicatif::ProgressBar;
use program::{CliError, Variant, bad_input, check_bots, interrupt, setup};
use rayon::ThreadPool;
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::journal::{Journal, Outcome, Particulars};
use super::thinking::{Thinking, Timed, cap};
use crate::commands::bot_games::{bot, play_out};

/// Games of the same bots against each other, in groups: a group has as many games as there are seats, all with the same dice,
/// and in each everybody sits one seat further. So nobody is favoured by a seat, and luck is shared.
pub(super) struct Contest {
    pub(super) game: AnyGame,
    pub(super) particulars: Particulars,
    /// What the bots' money is called in this game.
    pub(super) money: &'static str,
    play: Box<dyn Fn(u64) -> Result<Outcome> + Send + Sync>,
    journal: Option<Journal>,
    /// By number.
    played: BTreeMap<u64, Outcome>,
}

impl Contest {
    /// A contest of bots with these names, in the order of the seats of the first game. Games that are kept in the file are
    /// not played again.
    pub(super) fn open(game: AnyGame, seats: &[String], seed: u64, variant: &Variant, file: Option<&Path>) -> Result<Contest> {
        let (fewest, most) = game.players();
        if !(fewest..=most).contains(&seats.len()) {
            let are_named = if seats.len() == 1 { "seat is named" } else { "seats are named" };
            let (title, count, names) = (game.title(), seats.len(), seats.join(", "));
            return bad_input(format!("{title} is for {fewest} to {most} players, {count} {are_named}: {names}"));
        }
        let mut contest = with_game!(game, G => new_contest::<G>(game, seats, seed, variant))?;
        if let Some(file) = file {
            let (journal, outcomes) = Journal::open(file, &contest.particulars)?;
            contest.journal = Some(journal);
            contest.played = outcomes.into_iter().map(|outcome| (outcome.number, outcome)).collect();
        }
        Ok(contest)
    }

    pub(super) fn players(&self) -> usize {
        self.particulars.seats.len()
    }

    /// So many games, or a few more, so that everybody sits on every seat equally often.
    pub(super) fn whole_groups(&self, games: u64) -> u64 {
        games.next_multiple_of(self.players() as u64)
    }

    /// Plays those of the first `games` games that were not played yet, until somebody asks to stop.
    pub(super) fn play(&mut self, games: u64, pool: &ThreadPool, progress: &ProgressBar) -> Result<()> {
        let missing: Vec<u64> = (0..games).filter(|number| !self.played.contains_key(number)).collect();
        progress.set_position(games - missing.len() as u64);
        progress.reset_eta();
        // In their order, as far as threads allow, so that somebody who stops has whole groups.
        let each = missing.into_iter().par_bridge().map(|number| self.play_one(number, progress));
        let fresh: Vec<Option<Outcome>> = pool.install(|| each.collect::<Result<_>>())?;
        self.played.extend(fresh.into_iter().flatten().map(|outcome| (outcome.number, outcome)));
        Ok(())
    }

    fn play_one(&self, number: u64, progress: &ProgressBar) -> Result<Option<Outcome>> {
        if interrupt::asked() {
            return Ok(None);
        }
        let outcome = (self.play)(number)?;
        self.journal.as_ref().map_or(Ok(()), |journal| journal.keep(&outcome))?;
        progress.inc(1);
        Ok(Some(outcome))
    }

    /// How many of the first `games` games are still to be played.
    pub(super) fn missing(&self, games: u64) -> u64 {
        games - self.played.range(..games).count() as u64
    }

    /// The groups among the first `games` games that were played to the end.
    pub(super) fn groups(&self, games: u64) -> Vec<Vec<&Outcome>> {
        let size = self.players() as u64;
        let group = |first: u64| self.played.range(first..first + size).map(|(_, outcome)| outcome).collect::<Vec<_>>();
        (0..games).step_by(self.players()).map(group).filter(|group| group.len() == self.players()).collect()
    }

    /// How long a game takes on one thread, as far as is known.
    pub(super) fn seconds_per_game(&self) -> f64 {
        self.played.values().map(|outcome| outcome.seconds).sum::<f64>() / self.played.len().max(1) as f64
    }
}

fn new_contest<G: Playable>(game: AnyGame, seats: &[String], seed: u64, variant: &Variant) -> Result<Contest> {
    check_bots::<G>(seats)?;
    let setup = setup::<G>(seats.len(), variant)?;
    let start = G::begin(&setup, G::RULES_VERSION).map_err(CliError::new)?;
    let money = money_name(&start.tally(Seat::FIRST));
    let particulars = Particulars {
        game: G::ID.to_owned(),
        seats: seats.to_vec(),
        seed,
        options: variant.options.clone(),
        setup: Digest::of(&[&serde_json::to_vec(&setup)?]),
        tuning: Digest::of(&[&serde_json::to_vec(G::tuning())?]),
        rules: G::RULES_VERSION,
        program: env!("CARGO_PKG_VERSION").to_owned(),
    };
    let table = Table::<G> { setup, seats: seats.to_vec(), seed, money };
    let play = Box::new(move |number| table.play(number));
    Ok(Contest { game, particulars, money, play, journal: None, played: BTreeMap::new() })
}

/// What games call the money that somebody ends with; without it, the first amount that they count.
const MONEY: [&str; 2] = ["money", "cash"];

fn money_name(tallies: &[(&'static str, Tally)]) -> &'static str {
    let amounts = || tallies.iter().filter(|(_, tally)| matches!(tally, Tally::Amount(_))).map(|(name, _)| *name);
    amounts().find(|name| MONEY.contains(name)).or_else(|| amounts().next()).unwrap_or("money")
}

/// Where the games of a contest are played.
struct Table<G: Playable> {
    setup: G::Setup,
    seats: Vec<String>,
    seed: u64,
    money: &'static str,
}

impl<G: Playable> Table<G> {
    /// The game with this number. Games of a group share the dice, and on each seat the bot's own chance, so that only who sits
    /// where makes a difference.
    fn play(&self, number: u64) -> Result<Outcome> {
        let begun = Instant::now();
        let players = self.seats.len();
        let (group, rotation) = (number / players as u64, number as usize % players);
        let (told, heard) = mpsc::channel();
        let timed = |seat: usize| {
            let entrant = (seat + players - rotation) % players;
            let bot = bot(&self.seats[entrant], self.seed, group, seat);
            Box::new(Timed::<G> { bot, entrant, told: told.clone(), moves: Vec::new() }) as Box<dyn Player<G>>
        };
        let bots = (0..players).map(timed).collect();
        let (played, _) = play_out(&self.setup, Seed::for_simulation(self.seed, group), bots, None)?;
        drop(told);
        let mut thinking = vec![Thinking::default(); players];
        for (entrant, took) in heard {
            thinking[entrant].add(took, cap(&self.seats[entrant]));
        }
        let seat_of = |entrant: usize| (entrant + rotation) % players;
        let won = |entrant: &usize| played.standings.win_share(Seat::new(seat_of(*entrant))) > 0.0;
        Ok(Outcome {
            number,
            winners: (0..players).filter(won).collect(),
            money: (0..players).map(|entrant| self.money(&played.tallies[seat_of(entrant)])).collect(),
            digest: played.digest,
            seconds: begun.elapsed().as_secs_f64(),
            thinking,
        })
    }

    fn money(&self, tallies: &[(&'static str, Tally)]) -> i64 {
        let of_money = |(name, tally): &(&'static str, Tally)| match tally {
            Tally::Amount(amount) if *name == self.money => Some(*amount),
            _ => None,
        };
        tallies.iter().find_map(of_money).unwrap_or(0)
    }
}
