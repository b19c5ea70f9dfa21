//! Finds a game for every way to end and writes its record:
//! `cargo run --release -p pate --example find_pate_endings crates/pate/tests/records`

use std::collections::BTreeSet;

use engine::{Game, Record, SplitMix, Viewer, kit};
use pate::{Decided, Pate, Setup};

fn main() {
    let folder = std::env::args().nth(1).expect("the folder for the records");
    kit::write_endings(folder, wanted(), play, names);
}

fn wanted() -> BTreeSet<String> {
    let by_number = (2..=4).flat_map(|players| (0..=players).map(move |out| format!("{players}-players-{out}-out")));
    let by_tie = ["tie-other-track", "tie-larger-family", "tie-shared"].map(str::to_owned);
    by_number.chain(by_tie).collect()
}

fn names(_: &Record<Pate>, game: &Pate) -> Vec<String> {
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
fn play(number: u64) -> Record<Pate> {
    let players = 2 + (number % 3) as u8;
    let setup = Setup::standard(players);
    kit::record_game(setup, number, |seat| {
        let name = if (number >> seat) & 8 == 0 { "soldato" } else { "random" };
        bots::player(name, SplitMix::fork(number, seat)).expect("there is such a bot")
    })
}
