//! Random games, step by step, for a game's own properties.

use crate::{Game, Random, SplitMix, Turn, draw, legal_moves};

/// No game takes so many steps.
const LONGEST: usize = 100_000;

/// A step of a random game.
pub struct RandomStep<'a, G: Game> {
    /// The position before it.
    pub before: &'a G,
    /// The move, unless the house played.
    pub mv: Option<G::Move>,
    /// What happened.
    pub events: &'a [G::Event],
    /// The position after it.
    pub after: &'a G,
}

/// One random game from the first position to the end, which is given back. `prefer` may strike moves that would come up too
/// often. Every position is audited.
///
/// # Panics
/// If the set-up cannot be played, somebody has no move, an audit fails or the game does not end.
pub fn random_game<G: Game>(
    setup: &G::Setup,
    random: SplitMix,
    prefer: impl FnMut(&mut Vec<G::Move>, &mut SplitMix),
    each: impl FnMut(RandomStep<G>),
) -> G {
    random_game_from(G::begin(setup, G::RULES_VERSION).expect("the set-up is legal"), random, prefer, each)
}

/// So many steps of random games, one game of each set-up in turn. `play` plays a game with a seed and shows its steps.
pub fn random_steps<G: Game, S>(
    setups: &[S],
    at_least: usize,
    mut play: impl FnMut(&S, u64, &mut dyn FnMut(&RandomStep<G>)) -> G,
    mut each: impl FnMut(&RandomStep<G>),
) {
    let mut steps = 0;
    for (seed, setup) in (0..).zip(setups.iter().cycle()) {
        if steps >= at_least {
            return;
        }
        play(setup, seed, &mut |step| {
            steps += 1;
            each(step);
        });
    }
}

/// The same from some position, such as the first one by older rules.
///
/// # Panics
/// If somebody has no move, an audit fails or the game does not end.
pub fn random_game_from<G: Game>(
    mut game: G,
    mut random: SplitMix,
    mut prefer: impl FnMut(&mut Vec<G::Move>, &mut SplitMix),
    mut each: impl FnMut(RandomStep<G>),
) -> G {
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    for _ in 0..LONGEST {
        let before = game.clone();
        events.clear();
        let mv = match game.turn() {
            Turn::Over => return game,
            Turn::House => {
                game.settle(draw(&game, &mut random), &mut events);
                None
            }
            Turn::Seat(seat) => {
                legal_moves(&game, &mut moves);
                prefer(&mut moves, &mut random);
                assert!(!moves.is_empty(), "a dead end for {seat}: {game:?}");
                let mv = *random.pick(&moves);
                game.play(mv, &mut events);
                Some(mv)
            }
        };
        assert_eq!(game.audit(), Ok(()));
        each(RandomStep { before: &before, mv, events: &events, after: &game });
    }
    panic!("the game does not end: {game:?}");
}
