//! Whatever is asked of a table, legal or not, it refuses or obeys, keeps P9, and its record replays. A find is printed as a
//! record that `omerta replay` opens.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pate::{Move, Pate, Setup};
use table::{Action, Chance, Digest, FairSetup, Game, Header, Match, Seat, Seed, Silent, Turn, Weight, legal_moves};

/// The house draws what the fuzzer says.
struct Script<'a>(&'a mut dyn Iterator<Item = u8>);

impl Chance for Script<'_> {
    fn draw(&mut self, of: Weight) -> Weight {
        Weight::from(self.0.next().unwrap_or(0)) % of
    }
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = data.iter().copied();
    let players = 2 + bytes.next().unwrap_or(0) % 3;
    let fair = FairSetup::of_bots(&Seed(Digest([0; 32])), players as usize);
    let mut table = Match::<Pate>::begin(Header::new(Setup::standard(players), fair)).expect("the standard edition can be played");
    let mut moves = Vec::new();
    while let Some(byte) = bytes.next() {
        match table.game().turn() {
            Turn::House => table.house(&mut Script(&mut bytes), &mut Silent),
            Turn::Seat(seat) if byte < 200 => {
                legal_moves(table.game(), &mut moves);
                let first = moves[byte as usize % moves.len()];
                let _ = table.submit(seat, table.position(), &[first], &mut Silent);
                let wanted: Vec<Move> = [Some(first), bytes.next().and_then(|byte| Move::from_number(u16::from(byte)))]
                    .into_iter()
                    .flatten()
                    .collect();
                let _ = table.submit(seat, table.position(), &wanted, &mut Silent);
            }
            Turn::Seat(_) => {
                let seat = Seat::new(byte as usize % players as usize);
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
});
