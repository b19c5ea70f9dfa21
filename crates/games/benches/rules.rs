//! How long the engines' parts take: `cargo bench -p games`. Compare ratios within one run.

use capone::Capone;
use divan::{Bencher, black_box};
use engine::{Game, Options, SplitMix, Viewer, check, kit, legal_moves, playout};
use maffiosi::Maffiosi;
use pate::Pate;

fn main() {
    divan::main();
}

fn start<G: Game>(players: usize) -> G {
    let setup = G::setup(players, &Options::default(), None).expect("the standard edition can be played");
    G::begin(&setup, G::RULES_VERSION).expect("the standard edition can be played")
}

/// A position in the middle of the game in which a seat decides.
fn middle<G: Game>() -> G {
    kit::advance(&start(4), 80, 5)
}

#[divan::bench(types = [Pate, Capone, Maffiosi], args = [3, 4])]
fn random_game<G: Game>(bencher: Bencher, players: usize) {
    let (begin, mut random, mut moves) = (start::<G>(players), SplitMix::new(1), Vec::with_capacity(128));
    bencher.bench_local(|| playout(&mut black_box(begin.clone()), &mut random, &mut moves));
}

#[divan::bench(types = [Pate, Capone, Maffiosi])]
fn legal_moves_in_the_middle<G: Game>(bencher: Bencher) {
    let (game, mut moves) = (middle::<G>(), Vec::with_capacity(128));
    bencher.bench_local(|| {
        legal_moves(black_box(&game), &mut moves);
        moves.len()
    });
}

#[divan::bench(types = [Pate, Capone, Maffiosi])]
fn check_a_move<G: Game>(bencher: Bencher) {
    let (game, mut moves) = (middle::<G>(), Vec::new());
    legal_moves(&game, &mut moves);
    bencher.bench_local(|| check(black_box(&game), black_box(moves[0])).is_ok());
}

#[divan::bench(types = [Pate, Capone, Maffiosi])]
fn view_for_a_spectator<G: Game>(bencher: Bencher) {
    let game = middle::<G>();
    bencher.bench_local(|| black_box(&game).view(Viewer::Spectator));
}
