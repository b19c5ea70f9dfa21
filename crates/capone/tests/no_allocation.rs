//! Options and play allocate nothing: a bot may try millions of moves a second.

use capone::{Capone, Setup};
use engine::{Game, kit};

#[global_allocator]
static ALLOCATOR: kit::CountingAllocator = kit::CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    let start =
        |players| Capone::begin(&Setup::standard(players), Capone::RULES_VERSION).expect("the standard edition can be played");
    kit::assert_playouts_allocate_nothing((3..=6).map(start));
}
