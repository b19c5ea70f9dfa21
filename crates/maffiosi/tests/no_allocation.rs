//! Options and play allocate nothing: a bot may try millions of moves a second.

use engine::{Game, kit};
use maffiosi::{Maffiosi, Setup};

#[global_allocator]
static ALLOCATOR: kit::CountingAllocator = kit::CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    let start = |players| {
        Maffiosi::begin(&Setup::standard(players), Maffiosi::RULES_VERSION).expect("the standard edition can be played")
    };
    kit::assert_playouts_allocate_nothing((3..=6).map(start));
}
