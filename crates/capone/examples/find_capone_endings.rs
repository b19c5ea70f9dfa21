//! Finds a game for every way to end and writes its record:
//! `cargo run --release -p capone --example find_capone_endings crates/capone/tests/records`

use std::collections::BTreeSet;

use capone::{Capone, Decided, EndReason, Setup};
use engine::{Game, Record, SplitMix, kit};

fn main() {
    let folder = std::env::args().nth(1).expect("the folder for the records");
    kit::write_endings(folder, wanted(), play, names);
}

fn wanted() -> BTreeSet<String> {
    let reasons = EndReason::ALL.map(EndReason::word);
    let by_number = (3..=6).flat_map(|players| reasons.map(|reason| format!("{players}-players-{reason}")));
    let by_way = reasons.into_iter().flat_map(|reason| Decided::ALL.map(|way| format!("{reason}-{}", way.word())));
    by_number.chain(by_way).collect()
}

fn names(_: &Record<Capone>, game: &Capone) -> Vec<String> {
    let Some((reason, decided)) = game.decided_by() else { return Vec::new() };
    let reason = reason.word();
    vec![format!("{}-players-{reason}", game.players()), format!("{reason}-{}", decided.word())]
}

/// A game of sensible and random players, mixed. Every other one has a near goal and few years, so that ties come up.
fn play(number: u64) -> Record<Capone> {
    let players = 3 + (number % 4) as u8;
    let mut setup = Setup::standard(players);
    if number & 4 != 0 {
        "A short game".clone_into(&mut setup.edition.name);
        setup.edition.max_years = 1 + (number & 8) as u8 / 8;
        setup.edition.chip.goal = 3;
        setup.edition.chip.pays.truncate(2);
        setup.edition.chip.protection.truncate(2);
    }
    kit::record_game(setup, number, |seat| {
        let name = if (number >> seat) & 8 == 0 { "random" } else { "soldato" };
        bots::player(name, SplitMix::fork(number, seat)).expect("there is such a bot")
    })
}
