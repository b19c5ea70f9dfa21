//! Options and play allocate nothing: a bot may try millions of moves a second.
#![expect(unsafe_code, reason = "an allocator can only be written this way")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use pate::{Pate, Setup};
use table::{Game, Quick, playout};

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

#[test]
fn a_playout_allocates_nothing() {
    let mut moves = Vec::with_capacity(128);
    for players in 2..=4 {
        let start = Pate::begin(&Setup::standard(players), Pate::RULES_VERSION).expect("the standard edition can be played");
        let (mut decisions, before) = (0, ALLOCATIONS.get());
        for seed in 0..100 {
            let mut game = start;
            decisions += playout(&mut game, &mut Quick::new(seed), &mut moves).decisions;
            assert!(game.standings().is_some());
        }
        assert_eq!(ALLOCATIONS.get() - before, 0, "with {players} players");
        assert!(decisions > 5_000, "with {players} players");
    }
}

#[test]
fn the_counter_counts() {
    let before = ALLOCATIONS.get();
    let boxed = std::hint::black_box(Box::new(1));
    assert_eq!(ALLOCATIONS.get() - before, 1);
    drop(boxed);
}
