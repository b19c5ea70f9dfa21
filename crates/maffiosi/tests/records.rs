//! Recorded games: one for every way a game of Maffiosi can end. They must replay for ever.

use std::collections::BTreeSet;
use std::fs;

use maffiosi::{Decided, EndReason, Maffiosi, Seating};
use table::{Game, Match, Record, verify};

fn recorded() -> Vec<(String, Record<Maffiosi>)> {
    let files = fs::read_dir("tests/records").expect("the records are there");
    let read = |file: std::io::Result<fs::DirEntry>| {
        let path = file.expect("the folder can be read").path();
        let text = fs::read_to_string(&path).expect("the file can be read");
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_text(), text, "{name} is written as it was read");
        (name, record)
    };
    files.map(read).collect()
}

#[test]
fn every_recorded_game_replays_and_verifies() {
    for (name, record) in recorded() {
        let verified = verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(verified.unchecked_draws, 0, "{name}");
        assert!(verified.legal_moves > 10, "{name}");
    }
}

#[test]
fn every_way_to_end_has_a_recorded_game() {
    let games: Vec<(Seating, Maffiosi)> = recorded()
        .iter()
        .map(|(_, record)| (record.header.setup.seating, *Match::replay(record).expect("it replays").game()))
        .collect();
    for players in 3..=6 {
        for why in EndReason::ALL {
            let found = games.iter().any(|(_, game)| game.players() == players && game.ended_by() == Some(why));
            assert!(found, "{players} players, {why:?}");
        }
    }
    let decided: BTreeSet<Option<Decided>> = games.iter().map(|(_, game)| game.decided_by()).collect();
    for way in Decided::ALL {
        assert!(decided.contains(&Some(way)), "no recorded game was decided by {way:?}");
    }
    assert!(games.iter().any(|(seating, _)| *seating == Seating::ByHand), "no recorded game was seated by hand");
}
