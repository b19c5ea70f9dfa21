//! A bot takes a sure win and shuns a sure loss, however little it may think, and does what costs nothing.

use std::time::Duration;

use bots::{Budget, Certainty, Exam, Level, Search, Sure};
use capone::{Capone, Kind, Move, Purpose};
use engine::{Evaluate, Game, Options, Seat, Seen, Silent, SplitMix, Turn, Viewer, draw, legal_moves};

/// Whether every bot did what it should, and every proof was right.
fn is_passed(exam: &Exam) -> bool {
    exam.declined.iter().all(|count| *count == 0) && exam.broken == 0
}

/// Positions of each game in which bots are asked.
const POSITIONS: u64 = 200;
/// The games in which they are looked for at most.
const GAMES: u64 = 3_000;

fn examine<G: Evaluate>() {
    let exams = (0..GAMES).map(|number| Exam::in_game::<G>(1, number).expect("the standard set-up is legal"));
    let mut all = Exam::default();
    for exam in exams {
        all = all.and(&exam);
        if all.positions() >= POSITIONS {
            break;
        }
    }
    assert!(all.positions() >= POSITIONS, "only {} positions of {} in {GAMES} games", all.positions(), G::ID);
    assert!(all.wins > 0 && all.losses > 0, "both kinds come up: {all:?}");
    assert!(is_passed(&all), "{}: {all:?}", G::ID);
}

#[test]
fn every_level_takes_a_sure_win_in_der_pate() {
    examine::<pate::Pate>();
}

#[test]
fn every_level_takes_a_sure_win_in_capone() {
    examine::<Capone>();
}

#[test]
fn every_level_takes_a_sure_win_in_maffiosi() {
    examine::<maffiosi::Maffiosi>();
}

/// The year's end at which a bot was seen to invest nothing: its chip is on 1, it has $915,000, and everybody else has decided.
fn chip_on_1_with_915_000() -> (Capone, Seat) {
    let last = Seat::new(0);
    let mut setup = Capone::setup(3, &Options::default(), None).expect("the standard set-up is legal");
    setup.edition.start_cash = 1_000;
    (0..100)
        .map(|seed| (second_year_end(&setup, last, seed), last))
        .find(|(game, last)| game.view(Viewer::Seat(*last)).families[0].cash == 915)
        .expect("somebody has a card for a green field")
}

/// Everybody lays down cards and keeps the chip where it is; but `last` invests one step in the first year, and in the second sets
/// three guards on green fields, which bring $15,000 each time.
fn second_year_end(setup: &capone::Setup, last: Seat, seed: u64) -> Capone {
    const IDLE: [&str; 4] = ["done", "lay down", "leave", "invest 0"];
    const BUSY: [&str; 7] = ["done", "guard", "at ", "play speakeasy", "play pawnshop", "play still", "lay down"];
    let mut game = Capone::begin(setup, Capone::RULES_VERSION).expect("the set-up is legal");
    let (mut random, mut moves) = (SplitMix::new(seed), Vec::new());
    loop {
        match game.turn() {
            Turn::House => game.settle(draw(&game, &mut random), &mut Silent),
            Turn::Seat(seat) => {
                legal_moves(&game, &mut moves);
                let find = |words: &[&str]| {
                    words.iter().find_map(|word| moves.iter().find(|mv| mv.to_string().starts_with(word))).copied()
                };
                let wanted = match game.year() {
                    1 if seat == last => find(&["invest 1"]),
                    2 if seat == last && find(&["invest 9"]).is_some() => return game,
                    2 if seat == last => find(&BUSY),
                    _ => None,
                };
                let mv = wanted.or_else(|| find(&IDLE)).expect("there is always something idle to do");
                game.play(mv, &mut Silent);
            }
            Turn::Over => panic!("the game ended too soon"),
        }
    }
}

#[test]
fn nine_steps_up_win_a_year_with_certainty() {
    let (game, seat) = chip_on_1_with_915_000();
    let seen = Seen::new(&game, seat);
    for level in [Level::Soldato, Level::Capo, Level::Don] {
        for seed in 0..20 {
            let mv = level.hurried::<Capone>(SplitMix::new(seed)).decide(&seen);
            assert_eq!(mv.to_string(), "invest 9", "{}", level.name());
        }
    }
    let mut search = Search::<Capone>::new(&Capone::tuning().search, Budget::of(40), SplitMix::new(1));
    let verdict = search.think(&seen);
    let best = verdict.best();
    assert_eq!((best.mv.to_string().as_str(), best.chance, best.uncertainty), ("invest 9", 1.0, 0.0));
    assert_eq!(Certainty::seen(&seen).about(best.mv), Some(Sure::Win));
}

#[test]
fn a_bot_always_imagines_the_least_number_of_worlds() {
    let setup = maffiosi::Maffiosi::setup(4, &Options::default(), None).expect("the standard edition can be played");
    let mut game = maffiosi::Maffiosi::begin(&setup, maffiosi::Maffiosi::RULES_VERSION).expect("the set-up can be played");
    let mut random = SplitMix::new(1);
    let seat = loop {
        match game.turn() {
            Turn::House => game.settle(draw(&game, &mut random), &mut Silent),
            Turn::Seat(seat) => break seat,
            Turn::Over => panic!("nobody had a choice"),
        }
    };
    for level in [Level::Capo, Level::Don] {
        let budget = level.budget().expect("it searches");
        let rushed = Budget { cap: Some(Duration::ZERO), ..budget };
        let verdict = Search::<maffiosi::Maffiosi>::new(&maffiosi::Maffiosi::tuning().search, rushed, SplitMix::new(1))
            .think(&Seen::new(&game, seat));
        assert!(verdict.simulations >= budget.least && budget.least >= 250, "{}: {}", level.name(), verdict.simulations);
        assert!(verdict.simulations < budget.simulations, "time stops it after that");
    }
}

/// Games in which the proof of a sure win was once too long for the bots.
#[test]
fn what_a_loser_does_with_money_makes_no_proof_longer() {
    for number in [4454, 4738, 6869, 7559, 7703, 8723, 9547, 9782] {
        let exam = Exam::in_game::<Capone>(1, number).expect("the standard set-up is legal");
        assert!(exam.wins > 0 && is_passed(&exam), "game {number}: {exam:?}");
    }
}

/// The place of a seat after each of its moves, if the game is over then, whatever it does.
fn last_places(game: &Capone, seat: Seat, moves: &[Move]) -> Option<Vec<(Move, u8)>> {
    let after = |mv: &Move| {
        let mut next = *game;
        next.play(*mv, &mut Silent);
        Some((*mv, next.standings()?.place(seat)))
    };
    moves.iter().map(after).collect()
}

#[test]
fn where_nothing_is_left_to_win_the_better_place_counts() {
    let (mut moves, mut asked) = (Vec::new(), 0);
    for number in 0..60 {
        let players = 3 + number % 4;
        let mut game =
            Capone::begin(&capone::Setup::standard(players as u8), Capone::RULES_VERSION).expect("the set-up is legal");
        let mut random = SplitMix::new(number as u64);
        let mut soldato = Level::Soldato.player::<Capone>(SplitMix::new(number as u64));
        while let Some(seat) = next_to_decide(&mut game, &mut random) {
            let seen = Seen::new(&game, seat);
            legal_moves(&game, &mut moves);
            let places = last_places(&game, seat, &moves).unwrap_or_default();
            let best = places.iter().map(|(_, place)| *place).min();
            if best > Some(1) && places.iter().any(|(_, place)| Some(*place) != best) {
                asked += 1;
                for level in [Level::Soldato, Level::Capo, Level::Don] {
                    let mv = level.hurried::<Capone>(SplitMix::new(1)).decide(&seen);
                    let place = places.iter().find(|(other, _)| *other == mv).map(|(_, place)| *place);
                    assert_eq!(place, best, "{} does {mv} in game {number}", level.name());
                }
            }
            let mv = soldato.decide(&seen);
            game.play(mv, &mut Silent);
        }
    }
    assert!(asked >= 10, "only {asked} such decisions");
}

/// Lets the house draw until somebody decides; nobody when the game is over.
fn next_to_decide(game: &mut Capone, random: &mut SplitMix) -> Option<Seat> {
    loop {
        match game.turn() {
            Turn::House => game.settle(draw(game, random), &mut Silent),
            Turn::Seat(seat) => return Some(seat),
            Turn::Over => return None,
        }
    }
}

/// The cards that somebody could still have exchanged, and that can have no effect in a first year: no chip is above 0.
fn kept_in_vain(moves: &[Move]) -> Vec<Kind> {
    let is_idle = |kind: &Kind| matches!(kind.purpose(), Purpose::Legal | Purpose::Protection);
    let exchanged = |mv: &Move| if let Move::Exchange(kind) = mv { Some(*kind) } else { None };
    moves.iter().filter_map(exchanged).filter(is_idle).collect()
}

#[test]
fn a_card_that_will_be_laid_down_is_exchanged() {
    for (level, seed) in [Level::Soldato, Level::Capo, Level::Don].into_iter().zip(1..) {
        let mut game = Capone::begin(&capone::Setup::standard(4), Capone::RULES_VERSION).expect("the set-up is legal");
        let (mut random, mut moves, mut exchanged) = (SplitMix::new(seed), Vec::new(), 0);
        loop {
            match game.turn() {
                Turn::House => game.settle(draw(&game, &mut random), &mut Silent),
                Turn::Seat(seat) => {
                    legal_moves(&game, &mut moves);
                    if !moves.contains(&Move::Done) {
                        break;
                    }
                    let mv = level.hurried::<Capone>(SplitMix::new(seed)).decide(&Seen::new(&game, seat));
                    let kept = kept_in_vain(&moves);
                    assert!(mv != Move::Done || kept.is_empty(), "{} keeps {kept:?}", level.name());
                    exchanged += usize::from(!kept.is_empty());
                    game.play(mv, &mut Silent);
                }
                Turn::Over => panic!("the game ended too soon"),
            }
        }
        assert!(exchanged > 0, "there was something to exchange");
    }
}
