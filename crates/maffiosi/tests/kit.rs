//! What every game must hold, held by Maffiosi at every player count and with both ways of seating.

use engine::kit::{self, Settings};
use maffiosi::{Maffiosi, Seating, Setup};

fn by_hand(players: u8) -> Setup {
    Setup { seating: Seating::ByHand, ..Setup::standard(players) }
}

#[test]
fn every_property_holds_with_3_to_6_players() {
    let setups = (3..=6).flat_map(|players| {
        let other_starter = Setup { starter: players - 1, ..Setup::standard(players) };
        [Setup::standard(players), other_starter, by_hand(players)]
    });
    let coverage = kit::assert_all(&Settings::<Maffiosi>::new(setups.collect(), 100_000, 1));
    println!("{coverage:#?}");
    assert!(coverage.positions >= 100_000);
    assert!(coverage.seats.share_swapped() > 0.9, "{coverage:?}");
    assert!(coverage.spectator.share_swapped() > 0.9, "{coverage:?}");
    assert!(coverage.drafts > coverage.positions / 4 && coverage.undone > 1_000 && coverage.damages > 1_000, "{coverage:?}");
}

/// A set-up as perft tables name it: the number of players, with an h behind it if they seat by hand.
fn named(name: &str) -> Setup {
    let players = |digits: &str| digits.parse().expect("a number of players");
    name.strip_suffix('h').map_or_else(|| Setup::standard(players(name)), |digits| by_hand(players(digits)))
}

#[test]
fn perft_counts_have_not_changed() {
    let table = include_str!("perft.txt");
    kit::assert_golden("tests/perft.txt", &kit::perft_table::<Maffiosi>(table, named));
}

#[test]
fn playthroughs_have_not_changed() {
    for players in 3..=6 {
        let path = format!("tests/playthroughs/{players}-players.txt");
        kit::assert_golden(path, &kit::playthrough::<Maffiosi>(&Setup::standard(players), u64::from(players)));
        let path = format!("tests/playthroughs/{players}-players-by-hand.txt");
        kit::assert_golden(path, &kit::playthrough::<Maffiosi>(&by_hand(players), u64::from(players)));
    }
}
