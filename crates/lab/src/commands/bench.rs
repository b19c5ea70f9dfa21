use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use bots::{Budget, Search};
use engine::{Options, Playout, Seat, Seen, Silent, SplitMix, Turn, draw, legal_moves, playout};
use games::{AnyGame, Playable, with_game};
use program::{CliError, game_named};
use serde::Serialize;

use super::{print_json, whole};
use crate::cli;

/// Each figure is the median of so many runs; these machines are noisy.
const RUNS: usize = 9;
const RUN_TIME: Duration = Duration::from_millis(200);
/// Games between two looks at the clock.
const BATCH: u32 = 50;

/// Measures the rules of one game or all.
pub(crate) fn bench(args: &cli::Bench, out: &mut impl Write) -> Result<()> {
    let one = args.game.as_deref().map(game_named).transpose()?;
    let games = one.as_ref().map_or(AnyGame::ALL, std::slice::from_ref);
    let figures = games.iter().map(|game| with_game!(game, G => measure_game::<G>())).collect::<Result<Vec<GameFigures>>>()?;
    if !args.json {
        return figures.iter().try_for_each(|game| game.print(out));
    }
    match (&figures[..], one) {
        ([only], Some(_)) => print_json(only, out),
        (all, _) => print_json(&all, out),
    }
}

/// Uniform random playouts on one core. The figures at the top are those of the fullest table.
#[derive(Serialize)]
struct GameFigures {
    game: &'static str,
    players: usize,
    /// House moves are not counted.
    decisions_per_second: f64,
    games_per_second: f64,
    /// A simulation: from the first decision, a world that the seat imagines, played to the end at random.
    simulations_per_second: f64,
    decisions_per_second_in_simulations: f64,
    /// Simulations of a bot's search, from the first decision.
    search_simulations_per_second: f64,
    state_bytes: usize,
    ns_per_copy: f64,
    by_players: Vec<PlayerFigures>,
}

#[derive(Serialize, Clone, Copy)]
struct PlayerFigures {
    players: usize,
    decisions_per_second: f64,
    decisions_per_second_best_run: f64,
    games_per_second: f64,
    simulations_per_second: f64,
    decisions_per_second_in_simulations: f64,
    search_simulations_per_second: f64,
    decisions_per_game: f64,
    house_moves_per_game: f64,
    legal_moves_per_decision: f64,
}

fn measure_game<G: Playable>() -> Result<GameFigures> {
    let (fewest, most) = G::PLAYERS;
    let begin = |players: usize| {
        let setup = G::setup(players, &Options::default(), None).map_err(CliError::new)?;
        anyhow::Ok(G::begin(&setup, G::RULES_VERSION).map_err(CliError::new)?)
    };
    let by_players = (fewest..=most).map(|players| Ok(measure(&begin(players)?, players))).collect::<Result<Vec<_>>>()?;
    let full = by_players[by_players.len() - 1];
    Ok(GameFigures {
        game: G::ID,
        players: full.players,
        decisions_per_second: full.decisions_per_second,
        games_per_second: full.games_per_second,
        simulations_per_second: full.simulations_per_second,
        decisions_per_second_in_simulations: full.decisions_per_second_in_simulations,
        search_simulations_per_second: full.search_simulations_per_second,
        state_bytes: size_of::<G>(),
        ns_per_copy: time_copies(&begin(most)?),
        by_players,
    })
}

/// What was done in some time.
#[derive(Clone, Copy, Default)]
struct Work {
    games: f64,
    played: Playout,
    seconds: f64,
}

impl Work {
    fn games_per_second(&self) -> f64 {
        self.games / self.seconds
    }

    fn decisions_per_second(&self) -> f64 {
        self.played.decisions as f64 / self.seconds
    }
}

/// The same work in several runs, the slowest first.
fn runs(mut batch: impl FnMut(&mut Work)) -> Vec<Work> {
    let mut run = |_| {
        let (began, mut work) = (Instant::now(), Work::default());
        while began.elapsed() < RUN_TIME {
            batch(&mut work);
        }
        work.seconds = began.elapsed().as_secs_f64();
        work
    };
    let mut runs: Vec<Work> = (0..RUNS).map(&mut run).collect();
    runs.sort_by(|one, other| one.games_per_second().total_cmp(&other.games_per_second()));
    runs
}

fn measure<G: Playable>(start: &G, players: usize) -> PlayerFigures {
    let mut random = SplitMix::new(1);
    let mut moves = Vec::with_capacity(256);
    let mut play = |mut game: G, work: &mut Work| {
        work.played += playout(&mut game, &mut random, &mut moves);
        black_box(game.standings());
        work.games += 1.0;
    };
    let whole = runs(|work| (0..BATCH).for_each(|_| play(start.clone(), work)));
    let (first, seat) = first_decision(start);
    let seen = Seen::new(&first, seat);
    let mut imagination = SplitMix::new(2);
    let simulated = runs(|work| (0..BATCH).for_each(|_| play(seen.imagine(&mut imagination), work)));
    let searched = searches(&seen);

    let (median, best) = (whole[RUNS / 2], whole[RUNS - 1]);
    let games: f64 = whole.iter().map(|run| run.games).sum();
    let mut total = Playout::default();
    for run in &whole {
        total += run.played;
    }
    PlayerFigures {
        players,
        decisions_per_second: median.decisions_per_second(),
        decisions_per_second_best_run: best.decisions_per_second(),
        games_per_second: median.games_per_second(),
        simulations_per_second: simulated[RUNS / 2].games_per_second(),
        decisions_per_second_in_simulations: simulated[RUNS / 2].decisions_per_second(),
        search_simulations_per_second: searched,
        decisions_per_game: total.decisions as f64 / games,
        house_moves_per_game: total.house_moves as f64 / games,
        legal_moves_per_decision: total.legal_moves as f64 / total.decisions as f64,
    }
}

/// The first position in which a seat has a choice, and the seat.
fn first_decision<G: Playable>(start: &G) -> (G, Seat) {
    let (mut game, mut random, mut moves) = (start.clone(), SplitMix::new(1), Vec::new());
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                legal_moves(&game, &mut moves);
                if moves.len() > 1 {
                    return (game, seat);
                }
                game.play(moves[0], &mut Silent);
            }
            Turn::House => game.settle(draw(&game, &mut random), &mut Silent),
            Turn::Over => unreachable!("a game has a choice"),
        }
    }
}

/// Simulations a second of a search, with the tree and the judgement of positions.
fn searches<G: Playable>(seen: &Seen<'_, G>) -> f64 {
    let budget = Budget::of(1_000);
    let done = runs(|work| {
        let verdict = Search::new(&G::tuning().search, budget, SplitMix::new(3)).think(seen);
        work.games += f64::from(verdict.simulations);
    });
    done[RUNS / 2].games_per_second()
}

fn time_copies<G: Playable>(start: &G) -> f64 {
    const COPIES: u32 = 1_000_000;
    let mut times: Vec<f64> = (0..RUNS)
        .map(|_| {
            let began = Instant::now();
            for _ in 0..COPIES {
                black_box(black_box(start).clone());
            }
            began.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[RUNS / 2]
}

impl GameFigures {
    fn print(&self, out: &mut impl Write) -> Result<()> {
        let whole = |number: f64| whole(number.round() as u64);
        writeln!(out, "{}: a position is {} bytes, a copy takes {:.1} ns", self.game, self.state_bytes, self.ns_per_copy)?;
        writeln!(out, "random playouts on one core:")?;
        writeln!(
            out,
            "players   decisions/s    best run   games/s   simulations/s   in search/s   decisions/game   house moves/game   \
             legal moves/decision"
        )?;
        for row in &self.by_players {
            writeln!(
                out,
                "{:>7} {:>13} {:>11} {:>9} {:>15} {:>13} {:>16.1} {:>18.1} {:>22.1}",
                row.players,
                whole(row.decisions_per_second),
                whole(row.decisions_per_second_best_run),
                whole(row.games_per_second),
                whole(row.simulations_per_second),
                whole(row.search_simulations_per_second),
                row.decisions_per_game,
                row.house_moves_per_game,
                row.legal_moves_per_decision
            )?;
        }
        Ok(())
    }
}
