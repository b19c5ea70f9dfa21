//! Finds a game for every way to end and writes its record:
//! `cargo run --release -p pate --example find_pate_endings crates/pate/tests/records`

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use pate::{Decided, Pate, Setup};
use table::{Dice, FairSetup, Game, Header, Player, Quick, Record, Recorder, Seed, Viewer, run};

/// Rare ties may take this many games to find.
const GAMES: u64 = 2_000_000;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("the folder for the records"));
    let mut wanted = wanted();
    for game in 0..GAMES {
        if wanted.is_empty() {
            return;
        }
        let record = play(2 + (game % 3) as u8, game);
        let end = table::Match::replay(&record).expect("we played by the rules");
        for name in names(end.game()) {
            if wanted.remove(&name) {
                fs::write(folder.join(format!("{name}.jsonl")), record.to_text()).expect("the folder can be written");
                println!("{name}: game {game}");
            }
        }
    }
    panic!("not found: {wanted:?}");
}

fn wanted() -> BTreeSet<String> {
    let by_number = (2..=4).flat_map(|players| (0..=players).map(move |out| format!("{players}-players-{out}-out")));
    let by_tie = ["tie-other-track", "tie-larger-family", "tie-shared"].map(str::to_owned);
    by_number.chain(by_tie).collect()
}

fn names(game: &Pate) -> Vec<String> {
    let out = game.view(Viewer::Everyone).families.iter().filter(|family| family.out == Some(true)).count();
    let tie = match game.decided_by() {
        Some(Decided::OtherTrack) => Some("tie-other-track"),
        Some(Decided::LargerFamily) => Some("tie-larger-family"),
        Some(Decided::Shared) => Some("tie-shared"),
        _ => None,
    };
    let by_number = format!("{}-players-{out}-out", game.players());
    tie.map(str::to_owned).into_iter().chain([by_number]).collect()
}

/// A game of sensible and random players, mixed.
fn play(players: u8, number: u64) -> Record<Pate> {
    let setup = Setup::standard(players);
    let seed = Seed::for_simulation(1, number);
    let fair = FairSetup::of_bots(&seed, players as usize);
    let mut dice = Dice::new(fair.key(&seed).expect("the seed is the committed one"), 0);
    let mut bots: Vec<Box<dyn Player<Pate>>> = (0..u64::from(players))
        .map(|seat| {
            let name = if (number >> seat) & 8 == 0 { "sensible" } else { "random" };
            bots::player(name, Quick::fork(number, seat)).expect("there is such a bot")
        })
        .collect();
    let mut game = Pate::begin(&setup, Pate::RULES_VERSION).expect("the standard edition can be played");
    let mut recorder = Recorder::new(Header::new(setup, fair));
    let standings = run(&mut game, &mut bots, &mut dice, &mut recorder);
    recorder.finish(&standings, seed)
}
