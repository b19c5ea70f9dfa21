//! What every game must hold, held by Der Pate at every player count.

use engine::kit::{self, Settings};
use pate::{Pate, Setup};

#[test]
fn every_property_holds_with_2_3_and_4_players() {
    let secret = [2, 3, 4].map(Setup::standard);
    let open = Setup { open_money: true, start_money: 10_000, ..Setup::standard(4) };
    let settings = Settings::<Pate>::new(secret.into_iter().chain([open]).collect(), 100_000, 1);
    let coverage = kit::assert_all(&settings);
    println!("{coverage:#?}");
    assert!(coverage.positions >= 100_000);
    assert!(coverage.drafts > coverage.positions / 3 && coverage.undone > 10_000 && coverage.damages > 1_000, "{coverage:?}");
}

#[test]
fn perft_counts_have_not_changed() {
    let table = include_str!("perft.txt");
    let setup = |players: &str| Setup::standard(players.parse().expect("a number of players"));
    kit::assert_golden("tests/perft.txt", &kit::perft_table::<Pate>(table, setup));
}

#[test]
fn playthroughs_have_not_changed() {
    for players in 2..=4 {
        let path = format!("tests/playthroughs/{players}-players.txt");
        kit::assert_golden(path, &kit::playthrough::<Pate>(&Setup::standard(players), u64::from(players)));
    }
}
