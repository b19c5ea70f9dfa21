//! The recorded games, as a table plays them: what is asked, and sets that are named in any order.

use std::fs;
use std::ops::Range;
use std::sync::Arc;

use engine::{Digest, Seat, Seed, Viewer};
use games::{AnyGame, Playable, with_game};
use serde_json::Value;
use tables::{Course, CourseOf, Refusal, read};

/// The course of each recorded game, and its record.
fn recorded(game: &str) -> Vec<(Arc<dyn Course>, String)> {
    let folder = format!("{}/../{game}/tests/records", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(folder).expect("recorded games").map(|file| file.expect("a file").path());
    let texts = files.map(|file| fs::read_to_string(file).expect("a record"));
    texts.map(|text| (course(game.parse().expect("a game"), &text), text)).collect()
}

fn course(game: AnyGame, text: &str) -> Arc<dyn Course> {
    let end: Value = text.lines().last().and_then(|line| serde_json::from_str(line).ok()).expect("a last line");
    let seed = end["seed"].as_str().expect("the seed is shown at the end").to_owned();
    read(game, text, Seed(Digest::try_from(seed).expect("a seed"))).expect("a good record")
}

/// Every position of the recorded games of Capone, with what is asked there.
#[test]
fn a_standing_answer_is_only_for_the_question_that_may_come_out_of_turn() {
    fn may_leave<G: Playable>(course: &CourseOf<G>, seat: Seat) -> bool {
        let mut moves = Vec::new();
        course.played().seen(seat).moves(&mut moves);
        moves.iter().any(|mv| mv.to_string() == "leave")
    }

    let (mut ransoms, mut others) = (0, 0);
    for (course, _) in recorded("capone") {
        for line in (0..course.position()).step_by(3) {
            let moment = course.at(line).expect("a line of the record");
            let Some(seat) = moment.turn() else { continue };
            let asks_ransom = moment.view(Viewer::Seat(seat)).get().contains("\"question\":{\"ransom\"");
            let answer = moment.standing_answer(&["leave".to_owned()]);
            assert_eq!(answer.is_some(), asks_ransom, "line {line}");
            assert!(moment.standing_answer(&["done".to_owned()]).is_none());
            let may_leave = with_game!(moment.game(), G => may_leave(CourseOf::<G>::of(&*moment), seat));
            ransoms += usize::from(asks_ransom);
            others += usize::from(!asks_ransom && may_leave);
        }
    }
    assert!(ransoms > 0 && others > 0, "{ransoms} {others}");
}

/// Every decision of the recorded games that names a set: its position, seat and moves, and which of these are the set.
fn decisions_with_sets(text: &str) -> Vec<(u32, Seat, Vec<String>, Range<usize>)> {
    const PIECES: [&str; 9] = ["don", "mama", "right-hand", "collector", "lawyer", "bookkeeper", "secretary", "novice", "guard"];
    let is_of_set = |mv: &str| mv.starts_with("drug ") || PIECES.contains(&mv);
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a line")).collect();
    let said = |line: usize| Some((lines.get(line)?["seat"].as_u64()?, lines.get(line)?["move"].as_str()?));
    let mut found = Vec::new();
    for line in 1..lines.len() {
        let Some((seat, card)) = said(line).filter(|(_, mv)| mv.starts_with("play ")) else { continue };
        let begins = if card == "play nightcap" { line + 1 } else { line + 2 };
        let own = |line: &usize| said(*line).is_some_and(|(of, _)| of == seat);
        let is_named = |line: &usize| own(line) && said(*line).is_some_and(|(_, mv)| is_of_set(mv));
        let named = (begins..lines.len()).take_while(is_named).count();
        let done = usize::from(said(begins + named) == Some((seat, "done")));
        let moves = (line..begins + named + done).filter_map(|line| Some(said(line)?.1.to_owned())).collect();
        let first = begins - line;
        found.push((line as u32 - 1, Seat::new(seat as usize), moves, first..first + named));
    }
    found.into_iter().filter(|(_, _, _, named)| named.len() > 1).collect()
}

/// Whether a decision is whole, and what the seat would see after it.
fn tried(course: &dyn Course, seat: Seat, moves: &[String]) -> Result<(bool, String), Refusal> {
    fn tried<G: Playable>(course: &CourseOf<G>, seat: Seat, moves: &[String]) -> Result<(bool, String), Refusal> {
        let draft = course.try_moves(seat, moves)?;
        Ok((draft.is_whole(), serde_json::to_string(&draft.preview()).expect("a view is plain data")))
    }

    with_game!(course.game(), G => tried(CourseOf::<G>::of(course), seat, moves))
}

/// Pieces of Capone, and those whom a Nightcap of Maffiosi puts to sleep.
#[test]
fn finding_19_the_order_in_which_a_set_is_named_does_not_matter() {
    for game in ["capone", "maffiosi"] {
        let mut turned = 0;
        for (course, text) in recorded(game) {
            for (position, seat, moves, named) in decisions_with_sets(&text).into_iter().take(10) {
                let moment = course.at(position).expect("a line of the record");
                let mut other = moves.clone();
                other[named].reverse();
                turned += usize::from(other != moves);
                let ordered = tried(&*moment, seat, &moves).expect("it was played");
                assert_eq!(tried(&*moment, seat, &other).expect("in any order"), ordered, "{other:?}");
                let taken = |moves: &[String]| moment.submit(seat, position, moves).expect("taken").expect("anew");
                assert_eq!(taken(&moves).lines, taken(&other).lines, "{other:?}");
                // Sent once more, it is known again.
                assert!(taken(&moves).course.submit(seat, position, &other).expect("no complaint").is_none());
            }
        }
        assert!(turned > 20, "{game}: {turned}");
    }
}

/// The complaint names the move by its place in the list as it was sent.
#[test]
fn finding_19_a_refused_piece_is_named_by_the_order_of_the_one_who_sent_it() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../capone/tests/records/3-players-goal.jsonl");
    let text = fs::read_to_string(file).expect("a record");
    let course = course(AnyGame::Capone, &text);
    let (position, seat, moves, named) = decisions_with_sets(&text).swap_remove(0);
    let moment = course.at(position).expect("a line of the record");
    let wrong = [&moves[..named.start], &["guard", "mama", "don"].map(str::to_owned)].concat();
    let refused = tried(&*moment, seat, &wrong).expect_err("the Don stands alone");
    let Refusal::Rule { rule, index, .. } = refused else { panic!("{refused:?}") };
    assert_eq!((rule, wrong[index].as_str()), ("C3.3", "mama"), "after the Don in the order of the photo");
}
