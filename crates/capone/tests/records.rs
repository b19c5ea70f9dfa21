//! Recorded games: one for every way a game of Capone can end. They must replay for ever.

use std::collections::BTreeSet;

use capone::{Capone, Decided, EndReason};
use engine::{Game, kit};

#[test]
fn every_way_to_end_has_a_recorded_game() {
    let ending = |end: &Capone| {
        let (reason, decided) = end.decided_by().expect("the game is over");
        (end.players(), reason, decided)
    };
    let endings: Vec<_> = kit::recorded("tests/records").iter().map(|(_, end)| ending(end)).collect();
    let by_way: BTreeSet<_> = endings.iter().map(|(_, reason, decided)| (*reason, *decided)).collect();
    for reason in [EndReason::Goal, EndReason::LastYear] {
        for players in 3..=6 {
            assert!(endings.iter().any(|end| (end.0, end.1) == (players, reason)), "{players} players, {reason:?}");
        }
        for decided in Decided::ALL {
            assert!(by_way.contains(&(reason, decided)), "no recorded game ended by {reason:?} and {decided:?}");
        }
    }
}
