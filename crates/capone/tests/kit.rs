//! What every game must hold, held by Capone at every player count.

use capone::{Capone, Setup};
use engine::kit::{self, Compared, Settings};

/// A secrecy test that swaps nothing proves nothing: the worlds must really have differed before most moves.
fn assert_swapped(who: &str, compared: Compared) {
    assert!(compared.share_swapped() > 0.5, "{who}: only {compared:?} were compared with a different world");
}

#[test]
fn every_property_holds_with_3_4_5_and_6_players() {
    let settings = Settings::<Capone>::new([3, 4, 5, 6].map(Setup::standard).into(), 100_000, 1);
    let coverage = kit::assert_all(&settings);
    println!("{coverage:#?}");
    assert!(coverage.positions >= 100_000);
    assert!(coverage.drafts > coverage.positions / 4 && coverage.undone > 5_000 && coverage.damages > 200, "{coverage:?}");
    assert_swapped("seats", coverage.seats);
    assert_swapped("spectator", coverage.spectator);
}

#[test]
fn perft_counts_have_not_changed() {
    let table = include_str!("perft.txt");
    let setup = |players: &str| Setup::standard(players.parse().expect("a number of players"));
    kit::assert_golden("tests/perft.txt", &kit::perft_table::<Capone>(table, setup));
}

#[test]
fn playthroughs_have_not_changed() {
    for players in 3..=6 {
        let path = format!("tests/playthroughs/{players}-players.txt");
        kit::assert_golden(path, &kit::playthrough::<Capone>(&Setup::standard(players), u64::from(players)));
    }
}
