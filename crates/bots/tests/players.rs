//! Players play by the rules, repeat themselves from the same seed, and sense beats chance.

use engine::{Game, Player, Seat, Silent, SplitMix, run};
use pate::{Pate, Setup};

fn bots(names: &[&str], seed: u64) -> Vec<Box<dyn Player<Pate>>> {
    let player = |(seat, name): (u64, &&str)| bots::player(name, SplitMix::fork(seed, seat)).expect("there is such a player");
    (0..).zip(names).map(player).collect()
}

/// Each seat's part of the wins. `run` panics at an illegal move.
fn wins(names: &[&str], games: u64) -> Vec<f64> {
    let mut wins = vec![0.0; names.len()];
    for number in 0..games {
        let mut game = Pate::begin(&Setup::standard(names.len() as u8), Pate::RULES_VERSION).expect("a legal set-up");
        let standings = run(&mut game, &mut bots(names, number), &mut SplitMix::new(number), &mut Silent);
        for seat in Seat::all(names.len()) {
            wins[seat.index()] += standings.win_share(seat);
        }
    }
    wins
}

#[test]
fn a_sensible_player_beats_random_ones_from_any_seat() {
    for seat in 0..4 {
        let mut names = ["random"; 4];
        names[seat] = "soldato";
        assert!(wins(&names, 60)[seat] > 45.0, "from seat {seat}");
    }
}

#[test]
fn the_same_seeds_play_the_same_games() {
    let names = ["soldato", "careless", "random"];
    assert_eq!(wins(&names, 20), wins(&names, 20));
}

#[test]
fn the_first_name_is_the_sensible_one_and_others_are_unknown() {
    assert_eq!(bots::names::<Pate>(), ["picciotto", "soldato", "capo", "don", "careless", "random"]);
    assert!(bots::player::<Pate>("genius", SplitMix::new(1)).is_none());
}
