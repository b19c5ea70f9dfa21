//! However a game judges moves together, it judges them like each for itself.

use engine::kit::random_game;
use engine::{Evaluate, Options, Silent, SplitMix, legal_moves};

fn compare<G: Evaluate>() {
    let weights = &G::tuning().search.weights;
    for players in G::PLAYERS.0..=G::PLAYERS.1 {
        let setup = G::setup(players, &Options::default(), None).expect("the standard set-up is legal");
        let (mut moves, mut compared) = (Vec::new(), 0);
        random_game::<G>(
            &setup,
            SplitMix::new(players as u64),
            |_, _| (),
            |step| {
                if step.before.turn().seat().is_none() {
                    return;
                }
                legal_moves(step.before, &mut moves);
                let alone = moves.iter().map(|mv| {
                    let mut next = step.before.clone();
                    next.play(*mv, &mut Silent);
                    next.chances(weights)
                });
                assert_eq!(step.before.chances_after(&moves, weights), alone.collect::<Vec<_>>(), "{:?}", step.before);
                compared += moves.len();
            },
        );
        assert!(compared > 100, "{} of {players} players: only {compared} moves", G::ID);
    }
}

#[test]
fn moves_are_judged_together_as_each_for_itself() {
    compare::<pate::Pate>();
    compare::<capone::Capone>();
    compare::<maffiosi::Maffiosi>();
}
