//! Recorded games: one for every way a game of Capone can end. They must replay for ever.

use std::collections::BTreeSet;
use std::fs;

use capone::{Capone, Decided, EndReason};
use table::{Game, Match, Record, verify};

fn recorded() -> Vec<(String, Record<Capone>)> {
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
        assert!(verified.legal_moves > 30, "{name}");
    }
}

#[test]
fn every_way_to_end_has_a_recorded_game() {
    let ending = |record: &Record<Capone>| {
        let end = Match::replay(record).expect("it replays");
        let (reason, decided) = end.game().decided_by().expect("the game is over");
        (end.game().players(), reason, decided)
    };
    let endings: Vec<_> = recorded().iter().map(|(_, record)| ending(record)).collect();
    let by_way: BTreeSet<_> = endings.iter().map(|(_, reason, decided)| (*reason, *decided)).collect();
    for reason in [EndReason::Goal, EndReason::LastYear] {
        for players in 3..=6 {
            assert!(endings.iter().any(|end| (end.0, end.1) == (players, reason)), "{players} players, {reason:?}");
        }
        for decided in [Decided::Chip, Decided::Cash, Decided::Family, Decided::Shared] {
            assert!(by_way.contains(&(reason, decided)), "no recorded game ended by {reason:?} and {decided:?}");
        }
    }
}
