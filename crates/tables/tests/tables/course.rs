//! The recorded games, as a table plays them: what is asked, and sets that are named in any order.

use std::fs;
use std::ops::Range;
use std::sync::Arc;

use engine::{Digest, Seat, Seed, Viewer};
use games::{AnyGame, Playable, with_game};
use serde_json::Value;
use tables::{Course, CourseOf, Opening, Packed, Refusal, read, repack};

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
    let seed = Seed(Digest::try_from(seed).expect("a seed"));
    let packed = repack(game, &[(0, text.to_owned())], seed).expect("a good record");
    read(game, &packed, seed).expect("what was packed can be read")
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
                assert_eq!(taken(&moves).plays, taken(&other).plays, "{other:?}");
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

/// Each byte of a packed game is needed, and so is each of what it began with.
#[test]
fn damage_of_a_stored_game_is_found() {
    for game in AnyGame::ALL {
        let (course, text) = recorded(game.id()).swap_remove(0);
        assert_eq!(course.record(Viewer::Spectator), text, "what is read is what was played");
        let end: Value = text.lines().last().and_then(|line| serde_json::from_str(line).ok()).expect("a last line");
        let seed = Seed(Digest::try_from(end["seed"].as_str().expect("a seed").to_owned()).expect("a seed"));
        let packed = repack(*game, &[(0, text.clone())], seed).expect("a good record");
        assert!(packed.plays.len() < 3 * text.lines().count(), "{} bytes for {} lines", packed.plays.len(), text.lines().count());
        let mut damaged = vec![
            Packed { digest: Digest([0; 32]), ..packed.clone() },
            Packed { opening: Opening { rules: 99, ..packed.opening.clone() }, ..packed.clone() },
            Packed { opening: Opening { setup: "{}".to_owned(), ..packed.opening.clone() }, ..packed.clone() },
            Packed { opening: Opening { edition: None, ..packed.opening.clone() }, ..packed.clone() },
            Packed { nonces: vec![Some(Digest([9; 32])); packed.nonces.len()], ..packed.clone() },
            Packed { plays: packed.plays[..packed.plays.len() - 1].to_vec(), ..packed.clone() },
        ];
        // The first line is a time, of which any will do.
        for index in (1..packed.plays.len()).step_by(7) {
            let mut plays = packed.plays.clone();
            plays[index] ^= 4;
            damaged.push(Packed { plays, ..packed.clone() });
        }
        for (index, damaged) in damaged.iter().enumerate() {
            assert!(read(*game, damaged, seed).is_err(), "{} {index}", game.id());
        }
        assert!(read(*game, &packed, Seed(Digest([1; 32]))).is_err(), "the dice of another table");
    }
}

/// What is no record of this program is not packed, whatever it is.
#[test]
fn a_damaged_text_is_not_packed() {
    let (course, text) = recorded("pate").swap_remove(0);
    let end: Value = text.lines().last().and_then(|line| serde_json::from_str(line).ok()).expect("a last line");
    let seed = Seed(Digest::try_from(end["seed"].as_str().expect("a seed").to_owned()).expect("a seed"));
    let half: String = text.split_inclusive('\n').take(20).collect();
    let rest = &text[half.len()..];
    let whole = repack(AnyGame::Pate, &[(3, half.clone()), (900, rest.to_owned())], seed).expect("two decisions");
    assert_eq!(read(AnyGame::Pate, &whole, seed).expect("it is whole").digest(), course.digest());
    for rows in [vec![], vec![(0, String::new())], vec![(0, rest.to_owned())], vec![(0, half), (0, "{}".to_owned())]] {
        assert!(repack(AnyGame::Pate, &rows, seed).is_err());
    }
    assert!(repack(AnyGame::Capone, &[(0, text)], seed).is_err(), "another game");
}
