//! scratch
use std::time::Instant;
use bots::{Thinker, Thought};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use table::{Appraise, Game, Options, Player, Quick, Seat, Silent, run};

fn arg(name: &str, default: f64) -> f64 {
    let args: Vec<String> = std::env::args().collect();
    args.iter().position(|a| a == name).map_or(default, |i| args[i + 1].parse().unwrap())
}

fn duel<G: Appraise>() {
    let players = arg("--players", 4.0) as usize;
    let games = arg("--games", 200.0) as u64;
    let thought = Thought { simulations: arg("--sims", 1000.0) as u32, cap: None, curiosity: arg("--c", 0.3), hunch: arg("--h", 0.5), foresight: arg("--f", 0.0) as u32 };
    let rival = Thought { simulations: arg("--rsims", 0.0) as u32, ..thought.clone() };
    let begun = Instant::now();
    let results: Vec<(f64, f64)> = (0..games).into_par_iter().map(|number| {
        let setup = G::setup(players, &Options::default(), None).unwrap();
        let mut game = G::begin(&setup, G::RULES_VERSION).unwrap();
        let hero = (number % players as u64) as usize;
        let w = || G::characters()[0].1.clone();
        let mut seats: Vec<Box<dyn Player<G>>> = (0..players).map(|seat| {
            let random = Quick::fork(number, seat as u64);
            if seat == hero { Box::new(Thinker::new(w(), thought.clone(), random)) as Box<dyn Player<G>> }
            else if rival.simulations > 0 { Box::new(Thinker::new(w(), rival.clone(), random)) }
            else { bots::player("sensible", random).unwrap() }
        }).collect();
        let s = run(&mut game, &mut seats, &mut Quick::fork(99, number / players as u64), &mut Silent);
        (s.win_share(Seat::new(hero)), 0.0)
    }).collect();
    let n = games as f64;
    let mean = results.iter().map(|r| r.0).sum::<f64>() / n;
    let sd = (results.iter().map(|r| (r.0 - mean).powi(2)).sum::<f64>() / n).sqrt();
    println!("{} {players}p sims {} c {} h {} f {}: {:.3} +- {:.3} of fair share, {:.2} s/game", G::ID, thought.simulations, thought.curiosity, thought.hunch, thought.foresight, mean * players as f64, 1.96 * sd / n.sqrt() * players as f64, 2.0 * begun.elapsed().as_secs_f64() / n);
}

fn main() {
    match std::env::args().nth(1).unwrap().as_str() {
        "pate" => duel::<pate::Pate>(),
        "capone" => duel::<capone::Capone>(),
        _ => duel::<maffiosi::Maffiosi>(),
    }
}
