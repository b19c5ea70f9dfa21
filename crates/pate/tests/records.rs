//! Recorded games: one for every way a game of Der Pate can end. They must replay for ever.

use std::collections::BTreeSet;
use std::fs;

use pate::{Decided, Pate};
use table::{Game, Match, Record, Viewer, verify};

/// Players, how many of them were knocked out, and what decided.
fn ending(game: &Pate) -> (usize, usize, Decided) {
    let out = game.view(Viewer::Everyone).families.iter().filter(|family| family.out == Some(true)).count();
    (game.players(), out, game.decided_by().expect("the game is over"))
}

fn recorded() -> Vec<(String, Record<Pate>)> {
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
        assert!(verified.legal_moves > 50, "{name}");
    }
}

#[test]
fn every_way_to_end_has_a_recorded_game() {
    let endings: Vec<_> =
        recorded().iter().map(|(_, record)| ending(Match::replay(record).expect("it replays").game())).collect();
    for players in 2..=4 {
        for out in 0..=players {
            assert!(endings.iter().any(|end| (end.0, end.1) == (players, out)), "{players} players, {out} knocked out");
        }
    }
    let decided: BTreeSet<Decided> = endings.iter().map(|end| end.2).collect();
    for way in [Decided::NobodyLeft, Decided::Money, Decided::OtherTrack, Decided::LargerFamily, Decided::Shared] {
        assert!(decided.contains(&way), "no recorded game was decided by {way:?}");
    }
}
