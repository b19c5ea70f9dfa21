//! Recorded games: one for every way a game of Der Pate can end. They must replay for ever.

use std::collections::BTreeSet;

use engine::{Game, Viewer, kit};
use pate::{Decided, Pate};

/// Players, how many of them were knocked out, and what decided.
fn ending(game: &Pate) -> (usize, usize, Decided) {
    let out = game.view(Viewer::Everyone).families.iter().filter(|family| family.out == Some(true)).count();
    (game.players(), out, game.decided_by().expect("the game is over"))
}

#[test]
fn every_way_to_end_has_a_recorded_game() {
    let endings: Vec<_> = kit::recorded("tests/records").iter().map(|(_, end)| ending(end)).collect();
    for players in 2..=4 {
        for out in 0..=players {
            assert!(endings.iter().any(|end| (end.0, end.1) == (players, out)), "{players} players, {out} knocked out");
        }
    }
    let decided: BTreeSet<Decided> = endings.iter().map(|end| end.2).collect();
    for way in Decided::ALL {
        assert!(decided.contains(&way), "no recorded game was decided by {way:?}");
    }
}
