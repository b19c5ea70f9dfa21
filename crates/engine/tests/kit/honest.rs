use engine::{
    Game, Seat, Seen, SplitMix, Turn,
    kit::{self, Coverage},
    playout,
};

use tiny::{Honest, Move, Refusal, Setup, flaw};

use crate::settings;

fn begin(players: u8) -> Honest {
    Honest::begin(&setup(players), Honest::RULES_VERSION).expect("the set-up is a legal one")
}

fn setup(players: u8) -> Setup {
    Setup { players, coins: 2 }
}

#[test]
fn the_honest_game_holds_every_property() {
    let coverage: Coverage = kit::assert_all(&settings::<{ flaw::NONE }>(100_000));
    println!("{coverage:#?}");
    assert!(coverage.positions >= 100_000);
    assert!(coverage.seats.share_swapped() > 0.9, "{coverage:?}");
    assert!(coverage.spectator.share_swapped() > 0.9, "{coverage:?}");
    assert!(coverage.drafts > coverage.positions / 3 && coverage.undone > 1_000, "{coverage:?}");
    assert!(coverage.taught > 1_000, "{coverage:?}");
}

#[test]
fn a_seat_that_waits_is_told_no_moves() {
    let game = kit::advance(&begin(2), 0, 1);
    let (mut moves, deciding, waiting) = (Vec::new(), Seen::new(&game, Seat::new(0)), Seen::new(&game, Seat::new(1)));
    deciding.moves(&mut moves);
    assert!(deciding.decides() && !moves.is_empty() && deciding.check(Move::Fold).is_ok());
    waiting.moves(&mut moves);
    assert!(!waiting.decides() && moves.is_empty());
    assert_eq!(waiting.check(Move::Fold), Err(Refusal::NotNow));
    assert!(!waiting.draft(&mut SplitMix::new(1)).is_open());
}

#[test]
fn perft_counts_have_not_changed() {
    let table = include_str!("perft.txt");
    let counted = kit::perft_table::<Honest>(table, |players| setup(players.parse().expect("a number of players")));
    kit::assert_golden("tests/kit/perft.txt", &counted);
}

#[test]
fn perft_counts_every_way_by_itself() {
    let game = kit::advance(&begin(3), 2, 5);
    assert!(matches!(game.turn(), Turn::Seat(_)));
    assert_eq!(kit::perft(&game, 0, 5), 1);
    let mut moves = Vec::new();
    engine::legal_moves(&game, &mut moves);
    assert_eq!(kit::perft(&game, 1, 5), moves.len() as u64);
    let over = kit::advance(&game, 1_000, 5);
    assert_eq!(over.turn(), Turn::Over);
    assert_eq!(kit::perft(&over, 3, 5), 1);
}

#[test]
fn the_playthrough_has_not_changed() {
    kit::assert_golden("tests/kit/playthrough.txt", &kit::playthrough::<Honest>(&setup(3), 1));
}

#[test]
fn a_playout_counts_what_it_plays() {
    let (mut game, mut random, mut moves) = (begin(3), SplitMix::new(1), Vec::new());
    let count = playout(&mut game, &mut random, &mut moves);
    assert_eq!((game.turn(), count.house_moves), (Turn::Over, 15), "six cards at first and one each turn");
    assert!(count.decisions >= 9 && count.legal_moves > count.decisions, "{count:?}");
}
