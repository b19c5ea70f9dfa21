//! Every lesson can be played, asks for what is possible, shows what it promises and nothing that is secret.

use ::pate::{Event, Pate, Tile};
use engine::{SplitMix, Turn, Viewer};
use games::{AnyGame, Language, with_game};

use super::{LEARNER, Lesson, Stage, lines, show};
use crate::{Adviser, Context, Drawn, Venue, phrases};

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    AnyGame::ALL.iter().filter_map(|game| Lesson::of(*game))
}

/// The events of a whole lesson.
fn events<G: Drawn>(lesson: &Lesson) -> Vec<G::Event> {
    let stage = Stage::<G>::before(lesson, lesson.length() + 1).expect("the script can be played");
    stage.heard.into_iter().map(|(_, event)| event).collect()
}

#[test]
fn the_decisions_that_are_asked_for_are_possible_and_whole() {
    for lesson in lessons() {
        for (number, step) in (1..).zip(lesson.steps).filter(|(_, step)| !step.asks.is_empty()) {
            let moves: Vec<String> = lines(step.asks).map(str::to_owned).collect();
            assert_eq!(lesson.is_as_asked(number, &moves), Ok(true), "{}", step.says);
        }
    }
}

#[test]
fn another_decision_is_possible_but_not_what_is_asked_for() {
    let lesson = Lesson::of(AnyGame::Pate).expect("a lesson");
    let number = 1 + lesson.steps.iter().position(|step| step.asks == "place grey").expect("a step");
    assert_eq!(lesson.is_as_asked(number, &["place black".to_owned()]), Ok(false));
    assert!(lesson.is_as_asked(number, &["place blue".to_owned()]).is_err());
    assert!(lesson.is_as_asked(number, &[]).is_err());
    assert!(lesson.is_as_asked(1, &["place grey".to_owned()]).is_err(), "the first step asks for nothing");
}

/// Compares each page with that of a world which differs only in what the learner may not know.
fn secrets<G: Drawn>(lesson: &'static Lesson) {
    let words = phrases(lesson.game, Language::English);
    let context =
        Context { venue: Venue::Table("t"), form: "f", position: 0, side: None, words: &words, adviser: Adviser::Silent };
    let mut random = SplitMix::new(1);
    for (number, step) in (1..).zip(lesson.steps) {
        let mut stage = Stage::<G>::before(lesson, number).expect("the script can be played");
        if stage.game.turn() == Turn::Over {
            continue;
        }
        let page = |stage: &Stage<G>| {
            let drawing = show(stage, step.asks, &[], &context).expect("a step").drawing;
            let log: Vec<String> = drawing.log.into_iter().map(|line| line.text.plain()).collect();
            [drawing.board.0, drawing.dock.0, drawing.status, drawing.headline, log.concat()].concat()
        };
        let page_of_truth = page(&stage);
        for _ in 0..4 {
            stage.game = stage.game.imagine(Viewer::Seat(LEARNER), &mut random);
            assert_eq!(page(&stage), page_of_truth, "{} tells a secret", step.says);
        }
    }
}

#[test]
fn no_step_tells_a_secret() {
    lessons().for_each(|lesson| with_game!(lesson.game, G => secrets::<G>(lesson)));
}

#[test]
fn der_pate_shows_rows_car_takeover_debt_tile_favour_and_knock_out_track() {
    let lesson = Lesson::of(AnyGame::Pate).expect("a lesson");
    let own_decisions = lesson.steps.iter().filter(|step| !step.asks.is_empty()).count();
    let events = events::<Pate>(lesson);
    let happens = |what: &dyn Fn(&Event) -> bool| events.iter().any(what);
    for row in 1..=4 {
        assert!(
            happens(&|event| matches!(event, Event::Placed { seat: LEARNER, row: at, used: true, .. } if *at == row)),
            "{row}"
        );
    }
    assert!(happens(&|event| matches!(event, Event::CarDrove { .. })));
    assert!(happens(&|event| matches!(event, Event::TookOver { seat: LEARNER, .. })));
    assert!(happens(&|event| matches!(event, Event::DebtGiven { seat: LEARNER, .. })));
    assert!(happens(&|event| matches!(event, Event::DebtReturned { seat: LEARNER, .. })));
    assert!(happens(&|event| matches!(event, Event::TileUsed { seat: LEARNER, tile: Tile::Wedding })));
    assert!(happens(&|event| matches!(event, Event::FriendSpent { seat: LEARNER })));
    assert!(happens(&|event| matches!(event, Event::MarkerMoved { .. })));
    assert!(happens(&|event| matches!(event, Event::KnockOutDecided { .. })));
    assert!(happens(&|event| matches!(event, Event::Ended)));
    assert!(own_decisions >= 12);
}

/// The steps at which nobody decides although the game is not over: a page of them would wait for nobody.
fn waits<G: Drawn>(lesson: &'static Lesson) -> Vec<&'static str> {
    let at_the_house = |number: usize| {
        let stage = Stage::<G>::before(lesson, number).expect("the script can be played");
        stage.game.turn() == Turn::House
    };
    (1..).zip(lesson.steps).filter(|(number, _)| at_the_house(*number)).map(|(_, step)| step.says).collect()
}

#[test]
fn no_step_waits_for_the_house() {
    for lesson in lessons() {
        assert_eq!(with_game!(lesson.game, G => waits::<G>(lesson)), Vec::<&str>::new());
    }
}

#[test]
fn lessons_cite_rules_that_exist() {
    fn unknown<G: Drawn>(lesson: &'static Lesson) -> Vec<&'static str> {
        let cited = lesson.steps.iter().flat_map(|step| step.rules.iter().copied());
        cited.filter(|cited| !G::RULES.iter().any(|rule| rule.number == *cited)).collect()
    }

    for lesson in lessons() {
        assert_eq!(with_game!(lesson.game, G => unknown::<G>(lesson)), Vec::<&str>::new());
    }
}
