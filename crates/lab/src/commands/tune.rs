//! Improves how those think who search, from a seed.
//!
//! Weights: bots play games against each other; every position that is kept knows how its game ended. The weights are then
//! changed, one after the other and in ever smaller steps, as long as the chances that they give the seats come closer to what
//! happened (cross-entropy). Positions of games that were set aside tell whether it holds for games not seen. Weights of which the
//! games tell little wander off unless they are held near the sensible player's; how firmly is decided in a small arena.
//!
//! Exploration: a search of Capo's size meets sensible players in a small arena, with the same dice for every candidate.
//!
//! The results are written into the game's `tuning.toml`; how well it plays then is for `omerta-lab arena` to say.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use bots::{Budget, Level, SearchPlayer};
use engine::{
    Evaluate, Listen, MAX_SEATS, Options, Player, Random, SearchSettings, Seat, Silent, SplitMix, Tuning, Witness, run,
};
use games::with_game;
use program::game_named;
use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};
use toml::Value;

use crate::cli::{self, Tunable};

const SEED: u64 = 1929;
/// Games from which weights are learnt.
const GAMES: u64 = 12_000;
/// The degrees of exploration that are tried.
const EXPLORATIONS: [f64; 5] = [0.15, 0.3, 0.6, 1.2, 2.4];
/// Seats in the small arena.
const SEATS: usize = 4;
/// One in so many positions is kept: those of one game are much alike.
const KEPT: u32 = 8;
/// No more positions than this are learnt from, evenly taken from all that were kept.
const POSITIONS: usize = 100_000;
/// One in so many games only judges the result.
const SET_ASIDE: usize = 4;
/// Sizes of the steps, as parts of a weight.
const STEPS: [f64; 5] = [0.5, 0.25, 0.12, 0.06, 0.03];
/// The most rounds through all weights with one size of step.
const ROUNDS: usize = 4;
/// What it may cost, in error, that a weight is e times the sensible player's.
const STRAYING: [f64; 3] = [0.0, 0.0002, 0.002];
/// Who plays the games, all seats alike: positions decide who wins, not players.
const PLAYERS: [&str; 2] = ["picciotto", "soldato"];

/// Tunes the bots of a game.
pub(crate) fn tune(args: &cli::Tune, out: &mut impl Write) -> Result<()> {
    let game = game_named(&args.game)?;
    match args.what {
        Tunable::Weights => with_game!(game, G => tune_weights::<G>(args.games, out)),
        Tunable::Exploration => with_game!(game, G => tune_exploration::<G>(args.games, out)),
    }
}

fn tune_exploration<G: Evaluate>(games: u64, out: &mut impl Write) -> Result<()> {
    let settings = |exploration| SearchSettings { exploration, ..G::tuning().search.clone() };
    let tuning = EXPLORATIONS.map(|exploration| (format!("exploration {exploration}"), settings(exploration)));
    choose::<G>(&tuning, games, out)
}

/// Writes down the settings that do best against sensible players, all of them with the same dice.
fn choose<G: Evaluate>(tuning: &[(String, SearchSettings<G::Weights>)], games: u64, out: &mut impl Write) -> Result<()> {
    let mut best = (f64::NEG_INFINITY, &tuning[0].1);
    for (name, settings) in tuning {
        let shares: Vec<f64> = (0..games).into_par_iter().map(|number| meet_sensible_players::<G>(settings, number)).collect();
        let share = shares.iter().sum::<f64>() / games as f64 * SEATS as f64;
        writeln!(out, "{} with {name}: {share:.3} of the fair share in {games} games", G::ID)?;
        if share > best.0 {
            best = (share, settings);
        }
    }
    write::<G>(&Tuning { one_ply: G::tuning().one_ply.clone(), search: best.1.clone() }, out)
}

/// The share of the win that a search gets against sensible players. Games with the same dice follow each other, seat by seat.
fn meet_sensible_players<G: Evaluate>(settings: &SearchSettings<G::Weights>, number: u64) -> f64 {
    let (round, own_seat) = (number / SEATS as u64, number as usize % SEATS);
    let budget = Budget { cap: None, ..Level::Capo.budget().expect("Capo searches") };
    let player = |seat: usize| -> Box<dyn Player<G>> {
        let random = SplitMix::fork(SEED + 1 + round, seat as u64);
        if seat == own_seat { Box::new(SearchPlayer::new(settings, budget, random)) } else { Level::Soldato.player(random) }
    };
    let mut players: Vec<Box<dyn Player<G>>> = (0..SEATS).map(player).collect();
    let standings = run(&mut begin::<G>(SEATS), &mut players, &mut SplitMix::fork(SEED, round), &mut Silent);
    standings.win_share(Seat::new(own_seat))
}

fn begin<G: Evaluate>(seats: usize) -> G {
    let setup = G::setup(seats, &Options::default(), None).expect("the standard set-up is legal");
    G::begin(&setup, G::RULES_VERSION).expect("the standard set-up is legal")
}

/// A position and how its game ended.
struct Sample<G> {
    position: G,
    shares: [f64; MAX_SEATS],
}

fn tune_weights<G: Evaluate>(arena_games: u64, out: &mut impl Write) -> Result<()> {
    let mut played: Vec<Vec<Sample<G>>> = (0..GAMES).into_par_iter().map(play).collect();
    let judged: Vec<Sample<G>> = played.split_off(played.len() - played.len() / SET_ASIDE).into_iter().flatten().collect();
    let kept: usize = played.iter().map(Vec::len).sum();
    let seen: Vec<Sample<G>> = played.into_iter().flatten().step_by(kept.div_ceil(POSITIONS)).collect();
    writeln!(out, "{}: {} positions to learn from, {} to judge by", G::ID, seen.len(), judged.len())?;

    let Tuning { one_ply, search } = G::tuning();
    let errors = |weights: &G::Weights| format!("{:.5} seen, {:.5} not seen", error(&seen, weights), error(&judged, weights));
    writeln!(out, "error of the sensible weights: {}", errors(one_ply))?;
    let mut tuning = Vec::new();
    for straying in STRAYING {
        let weights = learn(&seen, one_ply, straying);
        writeln!(out, "error with straying at {straying}: {}", errors(&weights))?;
        tuning.push((format!("straying at {straying}"), SearchSettings { weights, ..search.clone() }));
    }
    choose::<G>(&tuning, arena_games, out)
}

/// The weights that tell best how games end, found from the sensible player's.
fn learn<G: Evaluate>(samples: &[Sample<G>], one_ply: &G::Weights, straying: f64) -> G::Weights {
    let mut lesson = Lesson::new(samples, one_ply, straying);
    for step in STEPS {
        for _ in 0..ROUNDS {
            let before = lesson.cost;
            (0..lesson.one_ply.len()).for_each(|index| lesson.improve(index, step));
            if before - lesson.cost < 1e-5 {
                break;
            }
        }
    }
    lesson.learnt()
}

/// Positions of one game, and how it ended.
fn play<G: Evaluate>(number: u64) -> Vec<Sample<G>> {
    let (fewest, most) = G::PLAYERS;
    let seats = fewest + number as usize % (most - fewest + 1);
    let mut random = SplitMix::fork(SEED, number);
    let name = *random.pick(&PLAYERS);
    let player = |seat| bots::player(name, SplitMix::fork(SEED + 1 + number, seat)).expect("there is such a bot");
    let mut bots: Vec<Box<dyn Player<G>>> = (0..seats as u64).map(player).collect();
    let mut sampler = Sampler { random: random.clone(), kept: Vec::new() };
    let standings = run(&mut begin::<G>(seats), &mut bots, &mut random, &mut sampler);
    let mut shares = [0.0; MAX_SEATS];
    Seat::all(seats).for_each(|seat| shares[seat.index()] = standings.win_share(seat));
    sampler.kept.into_iter().map(|position| Sample { position, shares }).collect()
}

/// Keeps some of the positions in which a seat decides.
struct Sampler<G> {
    random: SplitMix,
    kept: Vec<G>,
}

impl<G: Evaluate> Listen<G::Event> for Sampler<G> {
    const HEARS: bool = false;

    fn hear(&mut self, _: G::Event) {}
}

impl<G: Evaluate> Witness<G> for Sampler<G> {
    fn decision(&mut self, game: &G, _: Seat, _: G::Move) {
        if self.random.below(KEPT) == 0 {
            self.kept.push(game.clone());
        }
    }
}

/// How far the chances are from what happened: the mean cross-entropy.
fn error<G: Evaluate>(samples: &[Sample<G>], weights: &G::Weights) -> f64 {
    let of_one = |sample: &Sample<G>| {
        let chances = sample.position.chances(weights);
        let seats = chances.iter().zip(sample.shares).filter(|(_, share)| *share > 0.0);
        seats.map(|(chance, share)| -share * chance.max(1e-6).ln()).sum::<f64>()
    };
    samples.par_iter().map(of_one).collect::<Vec<f64>>().iter().sum::<f64>() / samples.len() as f64
}

/// Weights on their way from the sensible player's to those that tell best how games end.
struct Lesson<'a, G: Evaluate> {
    samples: &'a [Sample<G>],
    one_ply: Vec<f64>,
    straying: f64,
    weights: Value,
    /// The error, and what straying costs.
    cost: f64,
}

impl<'a, G: Evaluate> Lesson<'a, G> {
    fn new(samples: &'a [Sample<G>], one_ply: &G::Weights, straying: f64) -> Lesson<'a, G> {
        let mut weights = Value::try_from(one_ply).expect("weights are numbers");
        let cost = error(samples, one_ply);
        let one_ply = numbers(&mut weights).into_iter().map(|number| *number).collect();
        Lesson { samples, one_ply, straying, weights, cost }
    }

    /// Changes one weight if that helps.
    fn improve(&mut self, index: usize, step: f64) {
        for factor in [1.0 + step, 1.0 / (1.0 + step)] {
            loop {
                let before = self.weights.clone();
                *numbers(&mut self.weights).swap_remove(index) *= factor;
                let found = error(self.samples, &self.learnt()) + self.straying * self.strayed();
                // Less than this is noise of the sample.
                if found < self.cost - 2e-6 {
                    self.cost = found;
                } else {
                    self.weights = before;
                    break;
                }
            }
        }
    }

    fn strayed(&mut self) -> f64 {
        let numbers = numbers(&mut self.weights).into_iter().zip(&self.one_ply).filter(|(_, one_ply)| **one_ply != 0.0);
        numbers.map(|(number, one_ply)| (*number / one_ply).ln().powi(2)).sum()
    }

    fn learnt(&self) -> G::Weights {
        self.weights.clone().try_into().expect("the same numbers in the same places")
    }
}

/// All numbers of a file of weights, in its order.
fn numbers(value: &mut Value) -> Vec<&mut f64> {
    match value {
        Value::Float(number) => vec![number],
        Value::Array(values) => values.iter_mut().flat_map(numbers).collect(),
        Value::Table(table) => table.iter_mut().flat_map(|(_, value)| numbers(value)).collect(),
        _ => Vec::new(),
    }
}

fn write<G: Evaluate>(tuning: &Tuning<G::Weights>, out: &mut impl Write) -> Result<()> {
    let file: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", G::ID, "tuning.toml"].iter().collect();
    let old = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let comment: Vec<&str> = old.lines().take_while(|line| line.starts_with('#')).collect();
    let text = format!("{}\n\n{}", comment.join("\n"), toml::to_string(&tuning)?);
    fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))?;
    writeln!(out, "written to {}", file.display())?;
    Ok(())
}
