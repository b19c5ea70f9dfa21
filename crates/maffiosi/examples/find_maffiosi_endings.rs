//! Finds a game for every way to end, and one with a raid through which somebody sleeps, and writes its record:
//! `cargo run --release -p maffiosi --example find_maffiosi_endings crates/maffiosi/tests/records`
//! A word behind the folder writes only those with the word in their names. The names tell the version of the rules, so records of
//! older versions stay. (Those of the first one have none.)

use std::collections::BTreeSet;

use engine::{Game, Play, Record, SplitMix, kit};
use maffiosi::{Decided, EndReason, Maffiosi, Move, Seating, Setup};

fn main() {
    let mut args = std::env::args().skip(1);
    let (folder, word) = (args.next().expect("the folder for the records"), args.next().unwrap_or_default());
    kit::write_endings(folder, wanted().into_iter().filter(|name| name.contains(&word)).collect(), play, names);
}

fn wanted() -> BTreeSet<String> {
    let by_number = (3..=6).flat_map(|players| EndReason::ALL.map(|why| format!("{players}-players-{}", why.word())));
    let by_tie = Decided::ALL.map(|way| format!("decided-{}", way.word()));
    by_number.chain(by_tie).chain(["by-hand", "sleepers"].map(str::to_owned)).map(|name| versioned(&name)).collect()
}

fn versioned(name: &str) -> String {
    format!("v{}-{name}", Maffiosi::RULES_VERSION)
}

fn names(record: &Record<Maffiosi>, game: &Maffiosi) -> Vec<String> {
    let why = game.ended_by().expect("the game is over");
    let way = game.decided_by().expect("the game is over");
    let by_hand = (record.header.setup.seating == Seating::ByHand).then(|| "by-hand".to_owned());
    let sleeps = |play: &Play<Maffiosi>| matches!(play, Play::Move { mv: Move::ChooseSleeper(_), .. });
    let sleepers = record.plays.iter().any(sleeps).then(|| "sleepers".to_owned());
    let others = [format!("{}-players-{}", game.players(), why.word()), format!("decided-{}", way.word())];
    others.into_iter().chain(by_hand).chain(sleepers).map(|name| versioned(&name)).collect()
}

/// A game of sensible and random players, mixed.
fn play(number: u64) -> Record<Maffiosi> {
    let players = 3 + (number % 4) as u8;
    let round = number / 4;
    let seating = if round.is_multiple_of(5) { Seating::ByHand } else { Seating::Plan };
    let setup = Setup { seating, ..Setup::standard(players) };
    kit::record_game(setup, number, |seat| {
        let name = if round.is_multiple_of(3) { "soldato" } else { "random" };
        bots::player(name, SplitMix::fork(number, seat)).expect("there is such a bot")
    })
}
