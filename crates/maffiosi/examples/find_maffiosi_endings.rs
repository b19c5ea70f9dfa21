//! Finds a game for every way to end and writes its record:
//! `cargo run --release -p maffiosi --example find_maffiosi_endings crates/maffiosi/tests/records`

use std::collections::BTreeSet;

use maffiosi::{Decided, EndReason, Maffiosi, Seating, Setup};
use table::{Game, Player, Quick, Record, kit};

fn main() {
    let folder = std::env::args().nth(1).expect("the folder for the records");
    kit::write_endings(folder, wanted(), play, names);
}

fn wanted() -> BTreeSet<String> {
    let by_number = (3..=6).flat_map(|players| EndReason::ALL.map(|why| format!("{players}-players-{}", why.word())));
    let by_tie = Decided::ALL.map(|way| format!("decided-{}", way.word()));
    by_number.chain(by_tie).chain(["by-hand".to_owned()]).collect()
}

fn names(record: &Record<Maffiosi>, game: &Maffiosi) -> Vec<String> {
    let why = game.ended_by().expect("the game is over");
    let way = game.decided_by().expect("the game is over");
    let by_hand = (record.header.setup.seating == Seating::ByHand).then(|| "by-hand".to_owned());
    let others = [format!("{}-players-{}", game.players(), why.word()), format!("decided-{}", way.word())];
    others.into_iter().chain(by_hand).collect()
}

/// A game of sensible and random players, mixed.
fn play(number: u64) -> Record<Maffiosi> {
    let players = 3 + (number % 4) as u8;
    let round = number / 4;
    let seating = if round.is_multiple_of(5) { Seating::ByHand } else { Seating::Plan };
    let setup = Setup { seating, ..Setup::standard(players) };
    let mut bots: Vec<Box<dyn Player<Maffiosi>>> = (0..u64::from(players))
        .map(|seat| {
            let name = if round.is_multiple_of(3) { "soldato" } else { "random" };
            bots::player(name, Quick::fork(number, seat)).expect("there is such a bot")
        })
        .collect();
    kit::record_game(setup, &mut bots, number)
}
