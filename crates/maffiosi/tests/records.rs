//! Recorded games: one for every way a game of Maffiosi can end. They must replay for ever.

use std::collections::BTreeSet;

use maffiosi::{Decided, EndReason, Maffiosi, Move, Seating};
use table::{Game, Play, Record, kit};

#[test]
fn every_way_to_end_has_a_recorded_game() {
    let of_record = |(record, end): (Record<Maffiosi>, Maffiosi)| (record.header.setup.seating, end);
    let games: Vec<(Seating, Maffiosi)> = kit::recorded("tests/records").into_iter().map(of_record).collect();
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

/// In games of the first version of the rules everybody wakes at a raid (M3.8).
#[test]
fn finding_16_recorded_games_of_the_first_version_replay() {
    let games: Vec<(Record<Maffiosi>, Maffiosi)> = kit::recorded("tests/records");
    let of_version = |rules: u16| games.iter().filter(move |(record, _)| record.header.rules == rules);
    assert_eq!(of_version(1).count(), 21);
    let sleeps = |play: &Play<Maffiosi>| matches!(play, Play::Move { mv: Move::ChooseSleeper(_), .. });
    assert!(!of_version(1).any(|(record, _)| record.plays.iter().any(sleeps)));
}
