//! Recorded games: one for every way a game of Maffiosi can end. They must replay for ever.

use engine::{Game, Play, Record, kit};
use maffiosi::{Decided, EndReason, Maffiosi, Move, Seating};

#[test]
fn every_way_to_end_has_a_recorded_game_of_each_version() {
    let all = kit::recorded::<Maffiosi>("tests/records");
    for rules in 1..=Maffiosi::RULES_VERSION {
        let games: Vec<&(Record<Maffiosi>, Maffiosi)> = all.iter().filter(|(record, _)| record.header.rules == rules).collect();
        for players in 3..=6 {
            for why in EndReason::ALL {
                let found = games.iter().any(|(_, game)| game.players() == players && game.ended_by() == Some(why));
                assert!(found, "version {rules}, {players} players, {why:?}");
            }
        }
        for way in Decided::ALL {
            let found = games.iter().any(|(_, game)| game.decided_by() == Some(way));
            assert!(found, "version {rules}: no recorded game was decided by {way:?}");
        }
        let by_hand = games.iter().any(|(record, _)| record.header.setup.seating == Seating::ByHand);
        assert!(by_hand, "version {rules}: no recorded game was seated by hand");
    }
}

/// In games of the first version of the rules everybody wakes at a raid; since then sleepers stay asleep and are seated as such (M3.8).
#[test]
fn finding_16_recorded_games_of_both_versions_replay() {
    let games: Vec<(Record<Maffiosi>, Maffiosi)> = kit::recorded("tests/records");
    let of_version = |rules: u16| games.iter().filter(move |(record, _)| record.header.rules == rules);
    assert_eq!(of_version(1).count(), 21);
    let chooses = |play: &Play<Maffiosi>| matches!(play, Play::Move { mv: Move::ChooseSleeper(_), .. });
    let chosen = |rules: u16| of_version(rules).any(|(record, _)| record.plays.iter().any(chooses));
    assert_eq!([1, 2].map(chosen), [false, true]);
}
