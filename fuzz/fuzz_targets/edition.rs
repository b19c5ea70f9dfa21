//! Whatever an edition file holds, it is refused in one line or can be played to the end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pate::Pate;
use table::{Game, Options, Quick, Random, Silent, Turn, legal_moves};

fuzz_target!(|text: &str| {
    match Pate::setup(4, &Options::default(), Some(text)) {
        Err(error) => assert!(!error.to_string().contains('\n'), "{error}"),
        Ok(setup) => play(Pate::begin(&setup, Pate::RULES_VERSION).expect("a valid set-up can be played")),
    }
});

fn play(mut game: Pate) {
    let (mut random, mut moves) = (Quick::new(1), Vec::new());
    loop {
        match game.turn() {
            Turn::Seat(_) => {
                legal_moves(&game, &mut moves);
                game.play(*random.pick(&moves), &mut Silent);
            }
            Turn::House => {
                let drawn = random.below(game.total_weight());
                game.settle(game.outcome_at(drawn).expect("the house has an outcome"), &mut Silent);
            }
            Turn::Over => return,
        }
        game.audit().expect("P9 holds");
    }
}
