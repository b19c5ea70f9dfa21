//! The kit, proved on a tiny game: the honest one holds every property, and each flawed copy breaks the one it should.

mod flaws;
mod honest;
mod imagined;
mod live;
mod records;

use engine::kit::Settings;
use tiny::{Setup, Tiny};

/// Two and three players.
fn settings<const FLAW: u8>(positions: u64) -> Settings<Tiny<FLAW>> {
    Settings::new(vec![Setup { players: 3, coins: 2 }, Setup { players: 2, coins: 1 }], positions, 2026)
}
