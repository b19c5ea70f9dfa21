//! What several tests need.

use std::collections::BTreeMap;

use engine::{Digest, Random, Seat, Seed, SplitMix};
use games::{AnyGame, Playable, with_game};
use tables::{CourseOf, Order, Pace, Packed, Sitter, Table, Wish};

pub(crate) const NOW: i64 = 1_000_000;

fn person(name: &str) -> Sitter {
    Sitter::Person { id: name.into(), name: name.to_uppercase(), face: None }
}

/// What a table is made like.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Live,
    Days,
    NoClock,
    /// Two share the screen of the host.
    Shared,
}

impl Kind {
    pub(crate) const ALL: [Kind; 4] = [Kind::Live, Kind::Days, Kind::NoClock, Kind::Shared];
}

/// A table of the host for three.
pub(crate) fn made(game: AnyGame, kind: Kind) -> Table {
    let pace = match kind {
        Kind::Live | Kind::Shared => Pace::Live { minutes: 10, increment: 5 },
        Kind::Days => Pace::Days { days: 1 },
        Kind::NoClock => Pace::NoClock,
    };
    let wish = Wish { players: 3, options: BTreeMap::new(), edition: None, open: true, rated: false, pace, seed: None };
    let names = if matches!(kind, Kind::Shared) { vec!["Rosa".to_owned(), "Sal".to_owned()] } else { Vec::new() };
    let order = Order { game, wish, edition: None, names, is_seated: true, bots: Vec::new(), is_program: false };
    Table::new("table".into(), Seed(Digest([7; 32])), person("host"), order, NOW).expect("it can be played")
}

/// A decision by chance.
pub(crate) fn any_decision(table: &Table, seat: Seat, chance: u64) -> Vec<String> {
    fn decide<G: Playable>(course: &CourseOf<G>, seat: Seat, chance: u64) -> Vec<String> {
        let mut random = SplitMix::new(chance);
        let mut draft = course.played().seen(seat).draft(&mut random);
        let mut moves = Vec::new();
        while !draft.is_whole() {
            draft.seen().moves(&mut moves);
            draft.add(*random.pick(&moves)).expect("it is legal");
        }
        draft.moves().iter().map(ToString::to_string).collect()
    }

    let course = table.begun().expect("it has begun");
    with_game!(course.game(), G => decide(CourseOf::<G>::of(&**course), seat, chance))
}

/// The game of a table as it is stored, with these lines.
pub(crate) fn packed(table: &Table, plays: &[u8]) -> Packed {
    let course = table.begun().expect("it has begun");
    let nonces = table.places.iter().map(|place| place.nonce).collect();
    Packed { opening: course.opening(), nonces, plays: plays.to_vec(), digest: course.digest() }
}
