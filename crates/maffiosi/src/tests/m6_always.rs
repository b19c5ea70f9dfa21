//! M6: what is always true, and that the reports tell all of it: random games are followed by what viewers hear alone.

use std::collections::BTreeSet;

use super::scene::*;
use super::shadow::{follow, random_game, setups};
use table::Game;

#[test]
fn m6_1_what_viewers_hear_adds_up_to_what_they_see_and_the_referee_agrees_with_every_move() {
    follow(|step| {
        let view = step.after.view(table::Viewer::Spectator);
        for gang in &view.gangs {
            assert!(gang.waiting.iter().zip(gang.alive).all(|(waiting, alive)| *waiting <= alive));
        }
        let cakes: Vec<_> = view.gangs.iter().filter_map(|gang| gang.cake).collect();
        assert_eq!(cakes.len(), cakes.iter().collect::<BTreeSet<_>>().len(), "M6.1: two cakes on a place");
    });
}
