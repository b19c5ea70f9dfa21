//! How long the engine's parts take: `cargo bench -p pate`. Compare ratios within one run.

use divan::{Bencher, black_box};
use pate::{Pate, Setup};
use table::{Game, Quick, Viewer, check, kit, legal_moves, playout};

fn main() {
    divan::main();
}

fn start(players: u8) -> Pate {
    Pate::begin(&Setup::standard(players), Pate::RULES_VERSION).expect("the standard edition can be played")
}

/// A position in the middle of the game in which a seat decides.
fn middle() -> Pate {
    kit::advance(&start(4), 80, 5)
}

#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher, players: u8) {
    let (begin, mut random, mut moves) = (start(players), Quick::new(1), Vec::with_capacity(128));
    bencher.bench_local(|| playout(&mut black_box(begin), &mut random, &mut moves));
}

#[divan::bench]
fn legal_moves_in_the_middle(bencher: Bencher) {
    let (game, mut moves) = (middle(), Vec::with_capacity(128));
    bencher.bench_local(|| {
        legal_moves(black_box(&game), &mut moves);
        moves.len()
    });
}

#[divan::bench]
fn check_a_move(bencher: Bencher) {
    let (game, mut moves) = (middle(), Vec::new());
    legal_moves(&game, &mut moves);
    bencher.bench_local(|| check(black_box(&game), black_box(moves[0])).is_ok());
}

#[divan::bench]
fn view_for_a_spectator(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).view(Viewer::Spectator));
}
