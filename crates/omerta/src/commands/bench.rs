use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::{AnyGame, ForGame, Language, Playable, format_number};
use serde::Serialize;
use table::{Options, Playout, Quick, playout};

use super::game_named;
use crate::cli;
use crate::complaint::Complaint;

/// Each figure is the median of so many runs; these machines are noisy.
const RUNS: usize = 9;
const RUN_TIME: Duration = Duration::from_millis(200);

/// Measures the rules of one game or all.
pub(crate) fn bench(args: &cli::Bench, out: &mut impl Write) -> Result<()> {
    let one = args.game.as_deref().map(game_named).transpose()?;
    let games = one.as_ref().map_or(AnyGame::ALL, std::slice::from_ref);
    let figures = games.iter().map(|game| game.with(Measure)).collect::<Result<Vec<GameFigures>>>()?;
    if !args.json {
        return figures.iter().try_for_each(|game| game.print(out));
    }
    match (&figures[..], one) {
        ([only], Some(_)) => writeln!(out, "{}", serde_json::to_string_pretty(only)?)?,
        (all, _) => writeln!(out, "{}", serde_json::to_string_pretty(all)?)?,
    }
    Ok(())
}

/// Uniform random playouts on one core. The figures at the top are those of the fullest table.
#[derive(Serialize)]
struct GameFigures {
    game: &'static str,
    players: usize,
    /// House moves are not counted.
    decisions_per_second: f64,
    games_per_second: f64,
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
    decisions_per_game: f64,
    house_moves_per_game: f64,
    legal_moves_per_decision: f64,
}

struct Measure;

impl ForGame for Measure {
    type Output = Result<GameFigures>;

    fn run<G: Playable>(self) -> Result<GameFigures> {
        let (fewest, most) = G::PLAYERS;
        let mut by_players = Vec::new();
        let mut ns_per_copy = 0.0;
        for players in fewest..=most {
            let setup = G::setup(players, &Options::default(), None).map_err(Complaint::from)?;
            let start = G::begin(&setup, G::RULES_VERSION).map_err(Complaint::from)?;
            by_players.push(playouts(&start, players));
            ns_per_copy = time_copies(&start);
        }
        let full = by_players[by_players.len() - 1];
        Ok(GameFigures {
            game: G::ID,
            players: full.players,
            decisions_per_second: full.decisions_per_second,
            games_per_second: full.games_per_second,
            state_bytes: size_of::<G>(),
            ns_per_copy,
            by_players,
        })
    }
}

fn playouts<G: Playable>(start: &G, players: usize) -> PlayerFigures {
    let mut random = Quick::new(1);
    let mut moves = Vec::with_capacity(256);
    let (mut games, mut total) = (0.0, Playout::default());
    let mut rates: Vec<(f64, f64)> = Vec::new();
    for _ in 0..RUNS {
        let began = Instant::now();
        let (mut games_of_run, mut run) = (0.0, Playout::default());
        while began.elapsed() < RUN_TIME {
            for _ in 0..50 {
                let mut game = start.clone();
                run += playout(&mut game, &mut random, &mut moves);
                black_box(game.standings());
                games_of_run += 1.0;
            }
        }
        let seconds = began.elapsed().as_secs_f64();
        rates.push((run.decisions as f64 / seconds, games_of_run / seconds));
        games += games_of_run;
        total += run;
    }
    rates.sort_by(|a, b| a.0.total_cmp(&b.0));
    PlayerFigures {
        players,
        decisions_per_second: rates[RUNS / 2].0,
        decisions_per_second_best_run: rates[RUNS - 1].0,
        games_per_second: rates[RUNS / 2].1,
        decisions_per_game: total.decisions as f64 / games,
        house_moves_per_game: total.house_moves as f64 / games,
        legal_moves_per_decision: total.legal_moves as f64 / total.decisions as f64,
    }
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
        let whole = |number: f64| format_number(number.round() as u64, Language::English);
        writeln!(out, "{}: a position is {} bytes, a copy takes {:.1} ns", self.game, self.state_bytes, self.ns_per_copy)?;
        writeln!(out, "random playouts on one core:")?;
        writeln!(out, "players   decisions/s    best run   games/s   decisions/game   house moves/game   legal moves/decision")?;
        for row in &self.by_players {
            writeln!(
                out,
                "{:>7} {:>13} {:>11} {:>9} {:>16.1} {:>18.1} {:>22.1}",
                row.players,
                whole(row.decisions_per_second),
                whole(row.decisions_per_second_best_run),
                whole(row.games_per_second),
                row.decisions_per_game,
                row.house_moves_per_game,
                row.legal_moves_per_decision
            )?;
        }
        Ok(())
    }
}
