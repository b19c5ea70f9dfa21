//! How long it takes to draw a table: `cargo bench -p web`.

use bots::RandomPlayer;
use divan::Bencher;
use engine::{Digest, Door, FairSetup, Game, Header, Match, Options, Seat, Seed, Silent, SplitMix, Turn, Viewer};
use games::{AnyGame, Language, Phrasebook};
use pate::Pate;
use web::{Adviser, Context, Scene, Venue, phrases};

fn main() {
    divan::main();
}

/// A table in the middle of a game, where a seat has a die to choose.
fn middle_game() -> (Match<Pate>, Seat) {
    let setup = Pate::setup(4, &Options::default(), None).expect("the standard edition can be played");
    let fair = FairSetup::new(&Seed(Digest([0; 32])), vec![Digest([0; 32]); 4]);
    let mut table = Match::<Pate>::begin(Header::new(setup, fair)).expect("it can be played");
    let (mut random, mut player) = (SplitMix::new(1), RandomPlayer::new(SplitMix::new(1)));
    loop {
        match table.game().turn() {
            Turn::House => table.house(&mut random, &mut Silent),
            Turn::Seat(seat) => {
                let view = table.game().seen_by(Viewer::Seat(seat));
                if view.round == 4 && view.row == 2 && view.dice.len() == 3 {
                    return (table, seat);
                }
                table.let_decide(&mut player, &mut Silent).expect("a whole decision");
            }
            Turn::Over => unreachable!("the fourth round comes before the end"),
        }
    }
}

fn context_of<'a>(table: &Match<Pate>, words: &'a Phrasebook) -> Context<'a> {
    let (venue, position) = (Venue::Table("t"), table.position());
    Context { venue, form: "f", position, side: None, words, adviser: Adviser::Ready }
}

#[divan::bench]
fn decision(bencher: Bencher<'_, '_>) {
    let (table, seat) = middle_game();
    let words = phrases(AnyGame::Pate, Language::English);
    let context = context_of(&table, &words);
    bencher.bench(|| {
        let view = table.game().seen_by(Viewer::Seat(seat));
        let scene = Scene::<Pate>::watched(&table.record().header.setup, Viewer::Seat(seat), Some(seat), view, None, Vec::new());
        scene.deciding(table.seen(seat).draft(&mut SplitMix::new(1)), &[], &words).draw(&context)
    });
}

#[divan::bench]
fn watching(bencher: Bencher<'_, '_>) {
    let (table, seat) = middle_game();
    let words = phrases(AnyGame::Pate, Language::English);
    let context = context_of(&table, &words);
    bencher.bench(|| {
        let view = table.game().seen_by(Viewer::Spectator);
        Scene::<Pate>::watched(&table.record().header.setup, Viewer::Spectator, Some(seat), view, None, Vec::new()).draw(&context)
    });
}
