//! How long it takes to draw a table: `cargo bench -p web`.

use divan::Bencher;
use engine::{Digest, Door, FairSetup, Header, Match, Options, Random, Seat, Seed, Silent, SplitMix, Turn, Viewer, legal_moves};
use games::{AnyGame, Language};
use pate::Pate;
use web::{Adviser, Context, Scene, Venue, phrases};

fn main() {
    divan::main();
}

/// A table in the middle of a game, where a seat has a die to choose.
fn middle_game() -> (Match<Pate>, Seat) {
    let setup = <Pate as engine::Game>::setup(4, &Options::default(), None).expect("the standard edition can be played");
    let fair = FairSetup::new(&Seed(Digest([0; 32])), vec![Digest([0; 32]); 4]);
    let mut table = Match::<Pate>::begin(Header::new(setup, fair)).expect("it can be played");
    let mut random = SplitMix::new(1);
    let mut moves = Vec::new();
    loop {
        match engine::Game::turn(table.game()) {
            Turn::House => table.house(&mut random, &mut Silent),
            Turn::Seat(seat) => {
                let view = table.game().seen_by(Viewer::Seat(seat));
                if view.round == 4 && view.row == 2 && view.dice.len() == 3 {
                    return (table, seat);
                }
                let mut draft = table.seen(seat).draft(&mut SplitMix::new(1));
                while !draft.is_whole() {
                    legal_moves(draft.world(), &mut moves);
                    draft.add(*random.pick(&moves)).expect("a legal move");
                }
                let position = table.position();
                table.submit(seat, position, draft.moves(), &mut Silent).expect("a whole decision");
            }
            Turn::Over => unreachable!("the fourth round comes before the end"),
        }
    }
}

#[divan::bench]
fn decision(bencher: Bencher<'_, '_>) {
    let (table, seat) = middle_game();
    let words = phrases(AnyGame::Pate, Language::English);
    let context = Context {
        venue: Venue::Table("t"),
        form: "f",
        position: table.position(),
        side: None,
        words: &words,
        adviser: Adviser::Ready,
    };
    bencher.bench(|| {
        let view = table.game().seen_by(Viewer::Seat(seat));
        let scene = Scene::<Pate>::watched(&table.record().header.setup, Viewer::Seat(seat), Some(seat), view, None, Vec::new());
        scene.deciding(table.seen(seat).draft(&mut SplitMix::new(1)), [], &words).draw(&context)
    });
}

#[divan::bench]
fn watching(bencher: Bencher<'_, '_>) {
    let (table, seat) = middle_game();
    let words = phrases(AnyGame::Pate, Language::English);
    let context = Context {
        venue: Venue::Table("t"),
        form: "f",
        position: table.position(),
        side: None,
        words: &words,
        adviser: Adviser::Ready,
    };
    bencher.bench(|| {
        let view = table.game().seen_by(Viewer::Spectator);
        Scene::<Pate>::watched(&table.record().header.setup, Viewer::Spectator, Some(seat), view, None, Vec::new()).draw(&context)
    });
}
