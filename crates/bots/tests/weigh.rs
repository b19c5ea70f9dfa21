//! A search says of any move what it is worth, after as many tries as were asked for.

use bots::{Budget, Search};
use engine::{Evaluate, Game, Options, Seat, Seen, Silent, SplitMix, Turn, draw};
use maffiosi::Maffiosi;

/// The first choice of a game.
fn first_choice() -> (Maffiosi, Seat) {
    let setup = Maffiosi::setup(3, &Options::default(), None).expect("the standard edition can be played");
    let mut game = Maffiosi::begin(&setup, Maffiosi::RULES_VERSION).expect("the set-up can be played");
    let mut random = SplitMix::new(1);
    loop {
        match game.turn() {
            Turn::House => game.settle(draw(&game, &mut random), &mut Silent),
            Turn::Seat(seat) => return (game, seat),
            Turn::Over => panic!("nobody had a choice"),
        }
    }
}

#[test]
fn every_move_can_be_weighed_and_leaves_the_others_as_they_are() {
    let (game, seat) = first_choice();
    let (seen, mut moves) = (Seen::new(&game, seat), Vec::new());
    seen.moves(&mut moves);
    let mut search = Search::<Maffiosi>::new(&Maffiosi::tuning().search, Budget::of(60), SplitMix::new(2));
    let best = search.think(&seen).best().clone();
    assert_eq!(search.weigh(&seen, best.mv, 1), best, "it was tried often enough");
    for &mv in &moves {
        let weighed = search.weigh(&seen, mv, 90);
        assert!(weighed.visits >= 90 && (0.0..=1.0).contains(&weighed.chance), "{mv}: {weighed:?}");
    }
}

#[test]
fn one_simulation_is_enough_for_every_step_of_a_decision() {
    let (mut game, seat) = first_choice();
    let budget = Budget::of(1);
    let mut search = Search::<Maffiosi>::new(&Maffiosi::tuning().search, budget, SplitMix::new(2));
    while game.turn() == Turn::Seat(seat) {
        let best = search.think(&Seen::new(&game, seat)).best().mv;
        search.follow(&Seen::new(&game, seat), best);
        game.play(best, &mut Silent);
    }
}
