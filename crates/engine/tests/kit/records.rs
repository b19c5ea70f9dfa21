//! What is said of records that cannot be read, replayed or verified: the line and the reason.

use std::sync::Arc;

use engine::{
    Dice, Digest, FairSetup, Game, Header, Match, Random, ReadError, Record, Redacted, Seat, Seed, Silent, SplitMix, Turn,
    Viewer, identify, kit, legal_moves, verify, verify_redacted,
};

use tiny::{Honest, Setup};

const DIGEST: &str = "the digest does not fit: this line or the one before was changed or is missing";
const CUT_OFF: &str = "the line is cut off or has no digest: the file is damaged or truncated here";
const FOREIGN: &str = "this is not a record of Omertà: it begins with a line like {\"omerta\":1,\"game\":…";

/// A game of two that was played out. Its lines 2 to 6 are deals, line 7 is the first decision.
fn played_out() -> Match<Honest> {
    let seed = Seed::for_simulation(1, 0);
    let fair = FairSetup::new(&seed, vec![Digest([1; 32]), Digest([2; 32])]);
    let key = fair.key(&seed).expect("the seed is the committed one");
    let mut table = Match::<Honest>::begin(Header::new(Setup { players: 2, coins: 1 }, fair)).expect("the set-up is a legal one");
    let (mut dice, mut random, mut moves) = (Dice::new(key, 0), SplitMix::new(3), Vec::new());
    loop {
        match table.game().turn() {
            Turn::House => table.house(&mut dice, &mut Silent),
            Turn::Seat(seat) => decide(&mut table, seat, &mut random, &mut moves),
            Turn::Over => break,
        }
    }
    table.end(seed, None);
    table
}

fn decide(table: &mut Match<Honest>, seat: Seat, random: &mut SplitMix, moves: &mut Vec<<Honest as Game>::Move>) {
    let mut draft = table.seen(seat).draft(random);
    while !draft.is_whole() {
        draft.seen().moves(moves);
        draft.add(*random.pick(moves)).expect("a legal move can be added");
    }
    table.submit(seat, table.position(), draft.moves(), &mut Silent).expect("a whole decision can be handed in");
}

/// That a seed was chosen stands in the header, in whole and in redacted records, and nothing does where none was.
#[test]
fn a_record_says_that_its_seed_was_chosen() {
    assert!(!text().contains("seed_chosen"));
    let chosen = with_line(1, "]}", "],\"seed_chosen\":true}");
    let record = Record::<Honest>::read(&chosen).expect("a right record");
    assert!(record.header.fair.seed_chosen && record.to_text() == chosen, "{chosen}");
    assert!(verify(&record).is_ok_and(|verified| verified.seed_chosen));
    let redacted = Redacted::of(&record, Viewer::Spectator).expect("a right record");
    let redacted = Redacted::<Honest>::read(&redacted.to_text()).expect("a right record");
    assert!(verify_redacted(&redacted).is_ok_and(|verified| verified.seed_chosen));
}

fn text() -> String {
    played_out().record().to_text()
}

fn lines() -> Vec<String> {
    text().lines().map(str::to_owned).collect()
}

/// Takes the digests off all lines, changes the lines, and chains them anew: a file that somebody forged with care.
fn forged(change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut lines = kit::bare_lines(&text());
    change(&mut lines);
    kit::seal_lines(lines)
}

/// A forged record in which one line was changed.
fn with_line(line: usize, old: &str, new: &str) -> String {
    forged(|lines| {
        assert!(lines[line - 1].contains(old), "{old} does not stand in {}", lines[line - 1]);
        lines[line - 1] = lines[line - 1].replacen(old, new, 1);
    })
}

fn read(text: &str) -> Result<Record<Honest>, ReadError> {
    Record::read(text)
}

fn verified(text: &str) -> Result<engine::Verified, ReadError> {
    verify(&read(text)?)
}

#[track_caller]
fn fails<T: std::fmt::Debug>(answer: Result<T, ReadError>, line: usize, why: &str) {
    let error = answer.expect_err("it should fail");
    assert_eq!((error.line, error.why.as_str()), (line, why));
}

/// The number of the first line that holds this text.
fn line_with(wanted: &str) -> usize {
    1 + lines().iter().position(|line| line.contains(wanted)).expect("some line holds it")
}

#[test]
fn a_record_reads_back_and_is_verified() {
    let table = played_out();
    let record = read(&text()).expect("it can be read");
    assert_eq!(&record, table.record());
    let verified = verify(&record).expect("it is right");
    assert_eq!((verified.checked_draws as u64, verified.unchecked_draws), (table.draws(), 0));
    assert!(verified.ending.is_some_and(|ending| ending.stopped.is_none()));
    assert_eq!(identify(&text()), Ok(("tiny".to_owned(), false)));
    assert_eq!(forged(|_| {}), text());
}

#[test]
fn an_error_is_told_with_its_line() {
    assert_eq!(ReadError { line: 4, why: "something".to_owned() }.to_string(), "line 4: something");
}

#[test]
fn an_empty_file() {
    fails(read(""), 1, "the file is empty: a record begins with a header");
    fails(read("\n\n"), 1, "the file is empty: a record begins with a header");
}

#[test]
fn a_foreign_file() {
    for text in ["Dear diary,\n", "{\"name\":\"package\"}\n", "[1,2,3]\n", "<!DOCTYPE html>\n"] {
        fails(read(text), 1, FOREIGN);
        fails(identify(text), 1, FOREIGN);
    }
}

#[test]
fn a_newer_format() {
    let newer = text().replacen("{\"omerta\":1,", "{\"omerta\":2,", 1);
    fails(read(&newer), 1, "the record has format 2, this program reads 1: use a newer Omertà");
}

#[test]
fn a_record_of_another_game() {
    let other = with_line(1, "\"game\":\"tiny\"", "\"game\":\"pate\"");
    assert_eq!(identify(&other), Ok(("pate".to_owned(), false)));
    fails(read(&other), 1, "this is a record of pate, not of tiny");
}

#[test]
fn a_header_cut_off() {
    fails(read(&text()[..40]), 1, "the header is cut off: the file is truncated here");
}

#[test]
fn a_line_cut_off() {
    let whole = lines()[..4].join("\n");
    for missing in [1, 2, 50, 80] {
        fails(read(&whole[..whole.len() - missing]), 4, CUT_OFF);
    }
}

#[test]
fn a_file_without_its_last_line_end_still_reads() {
    assert!(read(text().trim_end()).is_ok());
}

#[test]
fn a_file_cut_off_between_lines_is_a_game_that_still_runs() {
    let record = read(&lines()[..4].join("\n")).expect("it can be read");
    assert_eq!((record.plays.len(), record.ending()), (3, None));
    let verified = verify(&record).expect("it is right as far as it goes");
    assert_eq!((verified.checked_draws, verified.unchecked_draws), (0, 3));
}

#[test]
fn a_changed_byte() {
    let changed = |line: usize, old: &str, new: &str| {
        let mut lines = lines();
        assert!(lines[line - 1].contains(old), "{old} does not stand in {}", lines[line - 1]);
        lines[line - 1] = lines[line - 1].replacen(old, new, 1);
        lines.join("\n")
    };
    fails(read(&changed(1, "\"coins\":1", "\"coins\":2")), 1, DIGEST);
    fails(read(&changed(3, "\"of\":14", "\"of\":15")), 3, DIGEST);
    fails(read(&changed(3, "\"chain\":\"", "\"chain\":\"0")), 3, DIGEST);
    fails(read(&changed(3, "\"chain\"", "\"chaim\"")), 3, CUT_OFF);
}

#[test]
fn a_missing_line() {
    let mut lines = lines();
    lines.remove(4);
    fails(read(&lines.join("\n")), 5, DIGEST);
}

#[test]
fn a_wrong_number() {
    let text = with_line(5, "\"n\":4", "\"n\":5");
    fails(read(&text), 5, "the line has number 5, expected 4: one is missing");
}

#[test]
fn a_header_that_does_not_fit() {
    let text = with_line(1, "\"players\":2", "\"players\":3");
    fails(read(&text), 1, "the header needs one nonce for each seat");
    let error = read(&with_line(1, "\"coins\":1", "\"coins\":\"one\"")).expect_err("coins are a number");
    assert!(error.why.starts_with("the header does not fit: invalid type: string \"one\""), "{error}");
}

#[test]
fn a_line_that_says_nothing() {
    let neither = "the line is neither a move, nor a move of the house, nor an undo, nor the end";
    fails(read(&forged(|lines| lines[1] = "{\"n\":1}".to_owned())), 2, neither);
    fails(read(&forged(|lines| lines[1] = "{\"n\":1,\"seat\":0,\"move\":\"let\",\"house\":\"deal1\"}".to_owned())), 2, neither);
    let error = read(&forged(|lines| lines[1] = "{\"n\":1,\"dice\":6}".to_owned())).expect_err("there is no such field");
    assert!(error.line == 2 && error.why.starts_with("the line does not fit: unknown field `dice`"), "{error}");
}

#[test]
fn an_unknown_move() {
    let text = forged(|lines| lines[1] = "{\"n\":1,\"house\":\"deal6\",\"of\":15,\"drawn\":0}".to_owned());
    fails(read(&text), 2, "\"deal6\" is no move of tiny");
    let text = forged(|lines| lines[1] = "{\"n\":1,\"seat\":0,\"move\":\"hidden\"}".to_owned());
    fails(read(&text), 2, "\"hidden\" is no move of tiny");
}

#[test]
fn something_after_the_end() {
    let end = lines().len();
    let text = forged(|lines| lines.push(format!("{{\"n\":{end},\"seat\":0,\"undo\":7}}")));
    fails(read(&text), end + 1, "something follows the end of the game");
}

#[test]
fn an_end_without_a_seed() {
    let end = lines().len();
    let line = format!("{{\"n\":{},\"end\":\"played out\",\"places\":[1,2],\"winners\":[0]}}", end - 1);
    let text = forged(|lines| lines[end - 1] = line);
    fails(read(&text), end, "the end does not show the seed of the dice");
}

#[test]
fn one_viewers_record_is_not_the_whole_one() {
    let record = played_out().record().clone();
    let seen = Redacted::of(&record, Viewer::Seat(Seat::FIRST)).expect("the record is right").to_text();
    assert_eq!(identify(&seen), Ok(("tiny".to_owned(), true)));
    fails(read(&seen), 1, "this is the record as seen by seat 0, not the whole one");
    fails(Redacted::<Honest>::read(&text()), 1, "this is a whole record, not one viewer's");
}

#[test]
fn a_viewers_record_hides_what_is_hidden_and_is_verified_as_far_as_it_goes() {
    let record = played_out().record().clone();
    let redacted = Redacted::of(&record, Viewer::Spectator).expect("the record is right");
    let text = redacted.to_text();
    assert!(text.contains("\"move\":\"hidden\"") && text.contains("\"house\":\"hidden\""));
    assert!(!text.contains("\"drawn\"") && !text.contains("\"move\":\"lay"));
    let verified = verify_redacted(&Redacted::<Honest>::read(&text).expect("it can be read")).expect("it is right");
    assert_eq!((verified.checked_draws, verified.legal_moves), (0, 0));
    assert!(verified.unchecked_draws > 0 && verified.unchecked_moves > 0);
}

#[test]
fn a_draw_that_is_not_possible() {
    fails(verified(&with_line(2, "\"of\":15", "\"of\":14")), 2, "the house draws one of 15 here, not of 14");
    let text = forged(|lines| lines[1] = "{\"n\":1,\"house\":\"deal1\",\"of\":15,\"drawn\":3}".to_owned());
    fails(verified(&text), 2, "number 3 does not stand for deal1 here");
    let text = forged(|lines| lines[1] = "{\"n\":1,\"seat\":0,\"move\":\"raise\"}".to_owned());
    fails(verified(&text), 2, "it is not the turn of seat 0");
}

#[test]
fn a_draw_that_does_not_come_from_the_key() {
    let honest = read(&text()).expect("it can be read");
    let mut forged = honest.clone();
    let engine::Play::House { draw, .. } = &mut forged.plays[0] else { panic!("the house begins") };
    // The three cards of a rank are alike, so the rules allow any of their numbers; the key does not.
    draw.drawn = draw.drawn / 3 * 3 + (draw.drawn + 1) % 3;
    fails(verify(&forged), 2, "draw 0 does not come from the key of this game");
}

#[test]
fn a_seed_that_is_not_the_committed_one() {
    let mut forged = read(&text()).expect("it can be read");
    let end = forged.plays.len();
    let Some(engine::Play::End(ending)) = forged.plays.last_mut() else { panic!("the game has ended") };
    ending.seed = Seed::for_simulation(1, 1);
    let why = "the seed is not the one that the header commits to: the dice of this game cannot be trusted";
    fails(verify(&forged), end + 1, why);
}

#[test]
fn a_move_that_is_not_possible() {
    let line = line_with("\"move\"");
    let here = read(&lines()[..line - 1].join("\n")).expect("it can be read");
    let table = Match::replay(&here).expect("it is right as far as it goes");
    let (mut legal, held) = (Vec::new(), table.game().hands[0]);
    legal_moves(table.game(), &mut legal);
    let missing = held.iter().position(|count| *count == 0).expect("three cards are not of five ranks") + 1;
    let with_move = |seat: u8, mv: &str| {
        forged(|lines| {
            lines.truncate(line);
            lines[line - 1] = format!("{{\"n\":{},\"seat\":{seat},\"move\":\"{mv}\"}}", line - 1);
        })
    };
    fails(verified(&with_move(1, "fold")), line, "it is not the turn of seat 1");
    let why = format!("show{missing} by seat 0 is not legal here (T3.1)");
    fails(verified(&with_move(0, &format!("show{missing}"))), line, &why);
    fails(verified(&with_move(0, "peek")), line, "peek by seat 0 is not legal here (T1.1)");
    assert!(verified(&with_move(0, "fold")).is_ok());
}

#[test]
fn an_undo_that_is_not_possible() {
    for from in [0, 1, 5, 99] {
        let text = forged(|lines| {
            lines.truncate(6);
            lines.push(format!("{{\"n\":6,\"seat\":0,\"undo\":{from}}}"));
        });
        fails(verified(&text), 7, &format!("seat 0 cannot take back line {from} here"));
    }
}

#[test]
fn an_end_that_does_not_follow() {
    let end = lines().len();
    let honest = read(&text()).expect("it can be read");
    let mut winners = honest.clone();
    let Some(engine::Play::End(ending)) = winners.plays.last_mut() else { panic!("the game has ended") };
    ending.winners.clear();
    fails(verify(&winners), end, "the places do not follow from the game");
    let mut early = honest;
    early.plays.drain(5..early.plays.len() - 1);
    fails(verify(&early), 7, "the game is not over here");
}

#[test]
fn a_set_up_that_cannot_be_played() {
    let mut record = read(&text()).expect("it can be read");
    Arc::make_mut(&mut record.header).rules = 9;
    fails(verify(&record), 1, "there is no version 9 of the rules of tiny");
    fails(read(&record.to_text()), 1, "there is no version 9 of the rules of tiny");
    let crowd = with_line(1, "\"players\":2", "\"players\":200");
    fails(read(&crowd), 1, "tiny is for 2 to 3 players, not 200: choose 2 to 3");
    let seen = kit::bare_lines(&seen_by(Viewer::Spectator));
    let seen = kit::seal_lines(seen.iter().map(|line| line.replace("\"players\":2", "\"players\":200")));
    fails(Redacted::<Honest>::read(&seen), 1, "tiny is for 2 to 3 players, not 200: choose 2 to 3");
}

/// The record as a viewer has it.
fn seen_by(viewer: Viewer) -> String {
    Redacted::of(played_out().record(), viewer).expect("the record is right").to_text()
}

/// What is said of both kinds of records, whole and redacted, in which the first line that holds `old` says `new` instead.
#[track_caller]
fn both_fail(old: &str, new: &str, why: &str) {
    let changed = |text: &str| {
        let mut lines = kit::bare_lines(text);
        let line = lines.iter().position(|line| line.contains(old)).expect("some line holds it");
        lines[line] = lines[line].replacen(old, new, 1);
        (kit::seal_lines(lines), line + 1)
    };
    let (whole, line) = changed(&text());
    fails(read(&whole), line, why);
    let (seen, line) = changed(&seen_by(Viewer::Everyone));
    fails(Redacted::<Honest>::read(&seen), line, why);
}

#[test]
fn a_seat_that_is_not_there() {
    both_fail("\"seat\":0,\"move\"", "\"seat\":2,\"move\"", "there is no seat 2 at a table of 2");
    both_fail("\"winners\":[", "\"winners\":[3,", "there is no seat 3 at a table of 2");
    let end = lines().len();
    let undo = format!("{{\"n\":{},\"seat\":5,\"undo\":7}}", end - 1);
    fails(read(&forged(|lines| lines[end - 1] = undo)), end, "there is no seat 5 at a table of 2");
}

#[test]
fn a_viewer_that_is_not_there() {
    let seen_by = |viewer: &str| {
        let seen = kit::bare_lines(&seen_by(Viewer::Seat(Seat::FIRST)));
        kit::seal_lines(seen.iter().map(|line| line.replace("\"seen_by\":{\"seat\":0}", &format!("\"seen_by\":{viewer}"))))
    };
    assert!(Redacted::<Honest>::read(&seen_by("{\"seat\":1}")).is_ok());
    fails(Redacted::<Honest>::read(&seen_by("{\"seat\":2}")), 1, "there is no seat 2 at a table of 2");
    let error = Redacted::<Honest>::read(&seen_by("{\"seat\":9}")).expect_err("no table has ten seats");
    assert!(error.line == 1 && error.why.starts_with("the header does not fit: no table has a seat 9"), "{error}");
}

#[test]
fn places_that_do_not_fit() {
    let why = "the end needs one place, from 1 to 2, for each seat";
    for places in ["1", "1,2,2", "0,1", "1,3"] {
        let old = lines().last().expect("the record has an end").clone();
        let (start, rest) = old.split_once("\"places\":[").expect("the end names places");
        let (written, _) = rest.split_once(']').expect("the list ends");
        assert!(start.contains("played out"));
        both_fail(&format!("\"places\":[{written}]"), &format!("\"places\":[{places}]"), why);
    }
    both_fail("\"end\":\"played out\"", "\"end\":\"stopped: rain\"", "a game that was stopped has neither places nor winners");
}

#[test]
fn a_number_that_was_not_there() {
    let why = "15 is none of the 15 numbers, from 0, that there were";
    fails(read(&forged(|lines| lines[1] = "{\"n\":1,\"house\":\"deal1\",\"of\":15,\"drawn\":15}".to_owned())), 2, why);
    let mut seen = kit::bare_lines(&seen_by(Viewer::Everyone));
    seen[1] = seen[1].replacen(",\"events\"", ",\"of\":0,\"drawn\":0,\"events\"", 1);
    fails(Redacted::<Honest>::read(&kit::seal_lines(seen)), 2, "0 is none of the 0 numbers, from 0, that there were");
}

#[test]
fn everyone_may_know_everything_only_after_the_end() {
    let mut record = played_out().record().clone();
    let ended = Redacted::of(&record, Viewer::Everyone).expect("the game has ended");
    let (seen, whole) = (verify_redacted(&ended).expect("it is right"), verify(&record).expect("it is right"));
    assert_eq!((seen.legal_moves, seen.unchecked_moves), (whole.legal_moves, 0));
    record.plays.pop();
    let why = "the game still runs: everyone may know everything only after its end";
    fails(Redacted::of(&record, Viewer::Everyone), record.plays.len() + 1, why);
    assert!(Redacted::of(&record, Viewer::Spectator).is_ok());
}

/// What is said of the record as everyone has it, with one line changed.
fn verified_with(line: usize, change: impl FnOnce(&str) -> String) -> Result<engine::Verified, ReadError> {
    let mut seen = kit::bare_lines(&seen_by(Viewer::Everyone));
    seen[line - 1] = change(&seen[line - 1]);
    verify_redacted(&Redacted::<Honest>::read(&kit::seal_lines(seen))?)
}

#[test]
fn a_visible_line_that_does_not_follow_is_found_in_a_redacted_record() {
    let decision = line_with("\"move\"");
    assert!(verified_with(decision, str::to_owned).is_ok());
    fails(verified_with(decision, |line| with_move(line, "peek")), decision, "peek by seat 0 is not legal here (T1.1)");
    fails(verified_with(decision, |line| with_move(line, "dance")), decision, "\"dance\" is no move of tiny");
    let other_view = verified_with(decision, |line| line.replacen("\"round\":0", "\"round\":1", 1));
    let error = other_view.expect_err("the view does not follow");
    assert!(error.line == decision && error.why.starts_with("this is not what everyone was shown: expected {"), "{error}");
    let nothing = "nothing that can be done here looks like this line";
    fails(verified_with(decision, |line| with_move(line, "hidden")), decision, nothing);
    fails(verified_with(2, |line| line.replacen("\"deal2\"", "\"deal6\"", 1)), 2, "\"deal6\" is no move of tiny");
    let number = verified_with(2, |line| line.replacen(",\"events\"", ",\"of\":15,\"drawn\":3,\"events\"", 1));
    let error = number.expect_err("this game shows no numbers");
    assert!(error.line == 2 && error.why.starts_with("this is not what everyone was shown"), "{error}");
    let end = lines().len();
    let winners = |line: &str| format!("{}\"winners\":[0,1],\"seed{}", cut(line, "\"winners\"").0, cut(line, "\"seed").1);
    fails(verified_with(end, winners), end, "the places do not follow from the game");
}

fn cut<'a>(line: &'a str, at: &str) -> (&'a str, &'a str) {
    line.split_once(at).expect("the line holds it")
}

/// A line with another move in it.
fn with_move(line: &str, mv: &str) -> String {
    let (start, rest) = cut(line, "\"move\":\"");
    format!("{start}\"move\":\"{mv}\"{}", cut(rest, "\"").1)
}

#[test]
fn moves_of_a_redacted_record_are_checked_up_to_the_first_hidden_line() {
    let redacted = Redacted::of(played_out().record(), Viewer::Seat(Seat::FIRST)).expect("the record is right");
    let verified = verify_redacted(&redacted).expect("it is right");
    assert_eq!(verified.legal_moves, 0, "the second card is dealt to another seat");
    let mut lines = redacted.lines.clone();
    let Some(engine::RedactedLine::House { view, .. }) = lines.get_mut(1) else { panic!("the house deals first") };
    view.pile += 1;
    let forged = Redacted::<Honest> { lines, ..redacted };
    fails(verify_redacted(&forged), 3, "nothing that can be done here looks like this line");
}
