//! Options and play allocate nothing: a bot may try millions of moves a second.
#![expect(unsafe_code, reason = "an allocator can only be written this way")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use crate::{Game, SplitMix, playout};

/// The system's allocator, which counts what each thread asks for. A test makes it its `#[global_allocator]`.
pub struct CountingAllocator;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every request goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
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

/// Plays a hundred random games from each start and counts allocations.
///
/// # Panics
/// If there was one, if hardly anything was played, or if [`CountingAllocator`] is not the allocator of this program.
pub fn assert_playouts_allocate_nothing<G: Game>(starts: impl Iterator<Item = G>) {
    let count = |job: &mut dyn FnMut()| {
        let before = ALLOCATIONS.get();
        job();
        ALLOCATIONS.get() - before
    };
    assert_eq!(count(&mut || drop(std::hint::black_box(Box::new(1)))), 1, "the counting allocator is not in use");
    let mut moves = Vec::with_capacity(256);
    for start in starts {
        let players = start.players();
        let mut decisions = 0;
        for seed in 0..100 {
            let mut game = start.clone();
            let allocated = count(&mut || decisions += playout(&mut game, &mut SplitMix::new(seed), &mut moves).decisions);
            assert_eq!(allocated, 0, "game {seed} with {players} players");
            assert!(game.standings().is_some());
        }
        assert!(decisions > 5_000, "with {players} players");
    }
}
