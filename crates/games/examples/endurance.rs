//! Ten million random decisions of each game, at every number of players and with its options, in a build that checks every sum
//! and assertion: `cargo run --profile checked -p games --example endurance [decisions]`
//!
//! Whatever is wrong panics: an overflow, somebody who has no move (a dead end), a position that breaks what is always true.

use engine::kit::random_game;
use engine::{Options, SplitMix};
use games::{AnyGame, ForGame, Playable};

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
        let tables: Vec<G::Setup> = (G::PLAYERS.0..=G::PLAYERS.1)
            .flat_map(|players| variants(G::ID).iter().map(move |variant| setup::<G>(players, variant)))
            .collect();
        let share = self.decisions.div_ceil(tables.len() as u64);
        let (mut decisions, mut games) = (0, 0);
        for (number, table) in (1..).zip(&tables) {
            let until = decisions + share;
            while decisions < until {
                let end = random_game::<G>(
                    table,
                    SplitMix::fork(number, games),
                    |_, _| {},
                    |step| {
                        decisions += u64::from(step.mv.is_some());
                    },
                );
                assert!(end.standings().is_some(), "a game that is over has standings");
                games += 1;
            }
            println!("{}: {number} of {} tables, {decisions} decisions in {games} games", G::TITLE, tables.len());
        }
    }
}

fn setup<G: Playable>(players: usize, variant: &[&str]) -> G::Setup {
    let mut options = Options::default();
    for option in variant {
        options.set(option).expect("the option is NAME=VALUE");
    }
    G::setup(players, &options, None).expect("the set-up can be played")
}
