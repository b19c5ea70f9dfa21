//! Ten million random decisions of each game, at every number of players and with its options, in a build that checks every sum
//! and assertion: `cargo run --profile checked -p games --example endurance [decisions]`
//!
//! Whatever is wrong panics: an overflow, somebody who has no move (a dead end), a position that breaks what is always true.

use games::{AnyGame, ForGame, Playable};
use table::{Options, Quick, Random, Silent, Turn, legal_moves};

/// Positions are audited once in so many decisions.
const AUDIT: u64 = 64;

fn main() {
    let decisions = std::env::args().nth(1).map_or(10_000_000, |text| text.parse().expect("a number of decisions"));
    for game in AnyGame::ALL {
        game.with(Endurance { decisions });
    }
}

struct Endurance {
    decisions: u64,
}

/// The options that change how a game goes.
fn variants(game: &str) -> &'static [&'static [&'static str]] {
    match game {
        "pate" => &[&[], &["open_money=true", "start_money=10000"]],
        "maffiosi" => &[&[], &["seating=by-hand"]],
        _ => &[&[]],
    }
}

impl ForGame for Endurance {
    type Output = ();

    fn run<G: Playable>(self) {
        let tables: Vec<G> = (G::PLAYERS.0..=G::PLAYERS.1)
            .flat_map(|players| variants(G::ID).iter().map(move |variant| start(players, variant)))
            .collect();
        let share = self.decisions.div_ceil(tables.len() as u64);
        let (mut decisions, mut games) = (0, 0);
        for (seed, table) in (1..).zip(&tables) {
            let (mut random, mut moves, until) = (Quick::new(seed), Vec::new(), decisions + share);
            while decisions < until {
                decisions += play(table.clone(), &mut random, &mut moves);
                games += 1;
            }
            println!("{}: {} of {} tables, {decisions} decisions in {games} games", G::TITLE, seed, tables.len());
        }
    }
}

fn start<G: Playable>(players: usize, variant: &[&str]) -> G {
    let mut options = Options::default();
    for option in variant {
        options.set(option).expect("the option is NAME=VALUE");
    }
    let setup = G::setup(players, &options, None).expect("the set-up can be played");
    G::begin(&setup, G::RULES_VERSION).expect("the set-up can be played")
}

/// Plays one game to its end and gives the number of its decisions.
fn play<G: Playable>(mut game: G, random: &mut Quick, moves: &mut Vec<G::Move>) -> u64 {
    let mut decisions = 0;
    loop {
        if decisions % AUDIT == 0 {
            game.audit().expect("what is always true holds");
        }
        match game.turn() {
            Turn::Seat(seat) => {
                legal_moves(&game, moves);
                assert!(!moves.is_empty(), "{seat} has no move: {game:?}");
                game.play(*random.pick(moves), &mut Silent);
                decisions += 1;
            }
            Turn::House => {
                let drawn = random.below(game.total_weight());
                game.settle(game.outcome_at(drawn).expect("the house has an outcome"), &mut Silent);
            }
            Turn::Over => {
                assert!(game.standings().is_some(), "a game that is over has standings");
                return decisions;
            }
        }
    }
}
