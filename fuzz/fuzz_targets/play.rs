//! Whatever is asked of a table, legal or not, it refuses or obeys, keeps what is always true, and its record replays. A find is printed as a
//! record that `omerta replay` opens.
#![no_main]

use games::{AnyGame, Playable, with_game};
use libfuzzer_sys::fuzz_target;
use engine::{Action, Chance, Digest, FairSetup, Header, Match, Options, Seat, Seed, Silent, Turn, Weight, legal_moves};

/// The house draws what the fuzzer says.
struct Script<'a>(&'a mut dyn Iterator<Item = u8>);

impl Chance for Script<'_> {
    fn draw(&mut self, of: Weight) -> Weight {
        Weight::from(self.0.next().unwrap_or(0)) % of
    }
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = data.iter().copied();
    let game = AnyGame::ALL[bytes.next().unwrap_or(0) as usize % AnyGame::ALL.len()];
    with_game!(game, G => play::<G>(bytes));
});

fn play<G: Playable>(mut bytes: impl Iterator<Item = u8>) {
    let (fewest, most) = G::PLAYERS;
    let players = fewest + bytes.next().unwrap_or(0) as usize % (most + 1 - fewest);
    let setup = G::setup(players, &Options::default(), None).expect("the standard edition can be played");
    let fair = FairSetup::of_bots(&Seed(Digest([0; 32])), players);
    let mut table = Match::<G>::begin(Header::new(setup, fair)).expect("the standard edition can be played");
    let mut moves = Vec::new();
    while let Some(byte) = bytes.next() {
        match table.game().turn() {
            Turn::House => table.house(&mut Script(&mut bytes), &mut Silent),
            Turn::Seat(seat) if byte < 200 => {
                legal_moves(table.game(), &mut moves);
                let first = moves[byte as usize % moves.len()];
                let _ = table.submit(seat, table.position(), &[first], &mut Silent);
                let wanted: Vec<G::Move> = [Some(first), bytes.next().and_then(|byte| G::Move::from_number(u16::from(byte)))]
                    .into_iter()
                    .flatten()
                    .collect();
                let _ = table.submit(seat, table.position(), &wanted, &mut Silent);
            }
            Turn::Seat(_) => {
                let seat = Seat::new(byte as usize % players);
                let _ = table.undo(seat);
            }
            Turn::Over => break,
        }
        if let Err(why) = table.game().audit() {
            panic!("{why}\n{}", table.record().to_text());
        }
    }
    let again = Match::replay(table.record()).unwrap_or_else(|error| panic!("{error}\n{}", table.record().to_text()));
    assert!(again.game() == table.game(), "a replay leads elsewhere\n{}", table.record().to_text());
}
