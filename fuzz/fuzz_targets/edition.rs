//! Whatever an edition file holds, every game refuses it in one line or can be played with it to the end.
#![no_main]

use games::{AnyGame, Playable, with_game};
use libfuzzer_sys::fuzz_target;
use engine::{Options, SplitMix, Viewer, kit};

fuzz_target!(|text: &str| {
    AnyGame::ALL.iter().for_each(|game| with_game!(*game, G => read::<G>(text)));
});

fn read<G: Playable>(text: &str) {
    match G::setup(G::PLAYERS.1, &Options::default(), Some(text)) {
        Err(error) => assert!(!error.to_string().contains('\n'), "{error}"),
        Ok(setup) => {
            let mut random = SplitMix::new(2);
            kit::random_game::<G>(&setup, SplitMix::new(1), |_, _| {}, |step| {
                step.after.imagine(Viewer::Spectator, &mut random).audit().expect("what is imagined is a position");
            });
        }
    }
}
