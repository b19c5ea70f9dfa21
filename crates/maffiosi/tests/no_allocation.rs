//! Options and play allocate nothing: a bot may try millions of moves a second.
#![expect(unsafe_code, reason = "an allocator can only be written this way")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use maffiosi::{Maffiosi, Setup};
use table::{Game, Quick, Random, Silent, Turn, legal_moves};

/// The system's allocator, which counts what this thread asks for.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every request goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory came from `alloc` above.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays random games and gives the number of decisions.
fn play(games: u64, moves: &mut Vec<maffiosi::Move>) -> u64 {
    let mut decisions = 0;
    for players in 3..=6 {
        let start =
            Maffiosi::begin(&Setup::standard(players), Maffiosi::RULES_VERSION).expect("the standard edition can be played");
        let before = ALLOCATIONS.get();
        for game in 0..games {
            decisions += play_one(start, &mut Quick::new(game), moves);
        }
        assert_eq!(ALLOCATIONS.get() - before, 0, "with {players} players");
    }
    decisions
}

fn play_one(mut game: Maffiosi, random: &mut Quick, moves: &mut Vec<maffiosi::Move>) -> u64 {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Seat(_) => {
                legal_moves(&game, moves);
                game.play(*random.pick(moves), &mut Silent);
                decisions += 1;
            }
            Turn::House => {
                let drawn = random.below(game.total_weight());
                game.settle(game.outcome_at(drawn).expect("the house has an outcome"), &mut Silent);
            }
            Turn::Over => {
                assert!(game.standings().is_some());
                return decisions;
            }
        }
    }
}

#[test]
fn a_playout_allocates_nothing() {
    let decisions = play(100, &mut Vec::with_capacity(128));
    assert!(decisions > 30_000);
}

#[test]
fn the_counter_counts() {
    let before = ALLOCATIONS.get();
    let boxed = std::hint::black_box(Box::new(1));
    assert_eq!(ALLOCATIONS.get() - before, 1);
    drop(boxed);
}
