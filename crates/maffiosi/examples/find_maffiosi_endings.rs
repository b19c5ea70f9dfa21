//! Finds a game for every way to end and writes its record:
//! `cargo run --release -p maffiosi --example find_maffiosi_endings crates/maffiosi/tests/records`

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use maffiosi::{Decided, EndReason, Maffiosi, Seating, Setup};
use table::{Dice, FairSetup, Game, Header, Player, Quick, Record, Recorder, Seed, run};

/// Rare ends may take this many games to find.
const GAMES: u64 = 2_000_000;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("the folder for the records"));
    let mut wanted = wanted();
    for game in 0..GAMES {
        if wanted.is_empty() {
            return;
        }
        let (setup, record) = play(game);
        let end = table::Match::replay(&record).expect("we played by the rules");
        for name in names(&setup, end.game()) {
            if wanted.remove(&name) {
                fs::write(folder.join(format!("{name}.jsonl")), record.to_text()).expect("the folder can be written");
                println!("{name}: game {game}");
            }
        }
    }
    panic!("not found: {wanted:?}");
}

fn wanted() -> BTreeSet<String> {
    let by_number = (3..=6).flat_map(|players| EndReason::ALL.map(|why| format!("{players}-players-{}", why.word())));
    let by_tie = Decided::ALL.map(|way| format!("decided-{}", way.word()));
    by_number.chain(by_tie).chain(["by-hand".to_owned()]).collect()
}

fn names(setup: &Setup, game: &Maffiosi) -> Vec<String> {
    let why = game.ended_by().expect("the game is over");
    let way = game.decided_by().expect("the game is over");
    let by_hand = (setup.seating == Seating::ByHand).then(|| "by-hand".to_owned());
    let others = [format!("{}-players-{}", game.players(), why.word()), format!("decided-{}", way.word())];
    others.into_iter().chain(by_hand).collect()
}

/// A game of sensible and random players, mixed.
fn play(number: u64) -> (Setup, Record<Maffiosi>) {
    let players = 3 + (number % 4) as u8;
    let round = number / 4;
    let seating = if round.is_multiple_of(5) { Seating::ByHand } else { Seating::Plan };
    let setup = Setup { seating, ..Setup::standard(players) };
    let seed = Seed::for_simulation(1, number);
    let fair = FairSetup::of_bots(&seed, players as usize);
    let mut dice = Dice::new(fair.key(&seed).expect("the seed is the committed one"), 0);
    let mut bots: Vec<Box<dyn Player<Maffiosi>>> = (0..u64::from(players))
        .map(|seat| {
            let name = if round.is_multiple_of(3) { "sensible" } else { "random" };
            bots::player(name, Quick::fork(number, seat)).expect("there is such a bot")
        })
        .collect();
    let mut game = Maffiosi::begin(&setup, Maffiosi::RULES_VERSION).expect("the standard edition can be played");
    let mut recorder = Recorder::new(Header::new(setup.clone(), fair));
    let standings = run(&mut game, &mut bots, &mut dice, &mut recorder);
    (setup, recorder.finish(&standings, seed))
}
