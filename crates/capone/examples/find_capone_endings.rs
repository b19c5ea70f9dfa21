//! Finds a game for every way to end and writes its record:
//! `cargo run --release -p capone --example find_capone_endings crates/capone/tests/records`

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use capone::{Capone, Decided, EndReason, Setup};
use table::{Dice, FairSetup, Game, Header, Player, Quick, Record, Recorder, Seed, run};

/// Rare ties may take this many games to find.
const GAMES: u64 = 2_000_000;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("the folder for the records"));
    let mut wanted = wanted();
    for game in 0..GAMES {
        if wanted.is_empty() {
            return;
        }
        let record = play(3 + (game % 4) as u8, game);
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
    let by_number = (3..=6).flat_map(|players| ["goal", "last-year"].map(|reason| format!("{players}-players-{reason}")));
    let ways = ["chip", "cash", "family", "shared"];
    let by_way = ["goal", "last-year"].into_iter().flat_map(|reason| ways.map(|way| format!("{reason}-{way}")));
    by_number.chain(by_way).collect()
}

fn names(game: &Capone) -> Vec<String> {
    let Some((reason, decided)) = game.decided_by() else { return Vec::new() };
    let reason = match reason {
        EndReason::Goal => "goal",
        EndReason::LastYear => "last-year",
    };
    let way = match decided {
        Decided::Chip => "chip",
        Decided::Cash => "cash",
        Decided::Family => "family",
        Decided::Shared => "shared",
    };
    vec![format!("{}-players-{reason}", game.players()), format!("{reason}-{way}")]
}

/// A game of sensible and random players, mixed. Every other one has a near goal and few years, so that ties come up.
fn play(players: u8, number: u64) -> Record<Capone> {
    let mut setup = Setup::standard(players);
    if number & 4 != 0 {
        "A short game".clone_into(&mut setup.edition.name);
        setup.edition.max_years = 1 + (number & 8) as u8 / 8;
        setup.edition.chip.goal = 3;
        setup.edition.chip.pays.truncate(2);
        setup.edition.chip.protection.truncate(2);
    }
    let seed = Seed::for_simulation(1, number);
    let fair = FairSetup::of_bots(&seed, players as usize);
    let mut dice = Dice::new(fair.key(&seed).expect("the seed is the committed one"), 0);
    let mut bots: Vec<Box<dyn Player<Capone>>> = (0..u64::from(players))
        .map(|seat| {
            let name = if (number >> seat) & 8 == 0 { "random" } else { "sensible" };
            bots::player(name, Quick::fork(number, seat)).expect("there is such a bot")
        })
        .collect();
    let mut game = Capone::begin(&setup, Capone::RULES_VERSION).expect("the edition can be played");
    let mut recorder = Recorder::new(Header::new(setup, fair));
    let standings = run(&mut game, &mut bots, &mut dice, &mut recorder);
    recorder.finish(&standings, seed)
}
