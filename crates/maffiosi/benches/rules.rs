//! How long the engine's parts take: `cargo bench -p maffiosi`. Compare ratios within one run.

use divan::{Bencher, black_box};
use maffiosi::{Maffiosi, Setup};
use table::{Appraise, Game, Quick, Random, Seat, Silent, Turn, Viewer, check, legal_moves};

fn main() {
    divan::main();
}

fn start(players: u8) -> Maffiosi {
    Maffiosi::begin(&Setup::standard(players), Maffiosi::RULES_VERSION).expect("the standard edition can be played")
}

/// Plays random moves until a test says stop.
fn play_until(mut game: Maffiosi, random: &mut Quick, stop: impl Fn(&Maffiosi) -> bool) -> Maffiosi {
    let mut moves = Vec::with_capacity(128);
    while !stop(&game) {
        match game.turn() {
            Turn::Seat(_) => {
                legal_moves(&game, &mut moves);
                game.play(*random.pick(&moves), &mut Silent);
            }
            Turn::House => {
                let drawn = random.below(game.total_weight());
                game.settle(game.outcome_at(drawn).expect("the house has an outcome"), &mut Silent);
            }
            Turn::Over => break,
        }
    }
    game
}

/// A position in the middle of the game in which a seat decides.
fn middle() -> Maffiosi {
    let reached = |game: &Maffiosi| game.view(Viewer::Everyone).discards.total() >= 15 && matches!(game.turn(), Turn::Seat(_));
    play_until(start(4), &mut Quick::new(5), reached)
}

#[divan::bench(args = [3, 4, 5, 6])]
fn random_game(bencher: Bencher, players: u8) {
    let (begin, mut random) = (start(players), Quick::new(1));
    bencher.bench_local(|| play_until(black_box(begin), &mut random, |_| false));
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

#[divan::bench]
fn imagine_a_world(bencher: Bencher) {
    let (game, mut random) = (middle(), Quick::new(2));
    bencher.bench_local(|| black_box(&game).imagine(Viewer::Seat(Seat::FIRST), &mut random));
}

#[divan::bench]
fn appraise_a_world(bencher: Bencher) {
    let (game, (_, sensible)) = (middle(), &Maffiosi::characters()[0]);
    bencher.bench_local(|| black_box(&game).appraise(Seat::FIRST, sensible));
}
