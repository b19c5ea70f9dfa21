//! Hints and analyses.

use super::*;

use roxmltree::Document;
use serde_json::Value;

/// A recorded game that is checked in.
fn record(game: &str, name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/records/{name}.jsonl"));
    path.to_string_lossy().into_owned()
}

/// A finished game of each kind, and a line before which a seat has a choice.
fn games() -> [(String, &'static str, &'static str); 3] {
    [
        (record("pate", "3-players-0-out"), "67", "1"),
        (record("capone", "3-players-goal"), "49", "0"),
        (record("maffiosi", "3-players-last-gang"), "178", "2"),
    ]
}

fn number(text: &str) -> u32 {
    text.parse().expect("it is a number")
}

fn running(folder: &Folder, answers: &str) -> String {
    let save = folder.file("running.jsonl");
    let output = with_input(&["play", "--seat", "3", "--seed", "2", "--save", &save], answers);
    assert!(output.status.success(), "{}", out(&output));
    save
}

#[test]
fn a_hint_names_the_best_moves_in_every_language_and_repeats_itself() {
    let words = [("en", "to win"), ("nl", "winstkans"), ("de", "Gewinnchance")];
    for ((file, line, seat), (lang, word)) in games().iter().flat_map(|game| words.map(|word| (game, word))) {
        let ask = || succeeds(&["hint", file, "--seat", seat, "--at", line, "--lang", lang, "--simulations", "50"]);
        let said = ask();
        assert!(said.contains(word) && said.contains('%') && !said.contains('⟨'), "{said}");
        assert_eq!(said, ask(), "the same record and line give the same hint");
    }
}

#[test]
fn a_hint_is_also_data() {
    for (file, line, seat) in games() {
        let said = succeeds(&["hint", &file, "--seat", seat, "--at", line, "--simulations", "50", "--top", "2", "--json"]);
        let hint: Value = serde_json::from_str(&said).expect("it is JSON");
        let moves = hint["moves"].as_array().expect("there are moves");
        assert!((1..=2).contains(&moves.len()) && hint["line"] == number(line), "{said}");
        let share = |name: &str| moves[0][name].as_f64().expect("it is a number");
        assert!((0.0..=1.0).contains(&share("chance")) && (0.0..=1.0).contains(&share("thought")) && share("place") >= 1.0);
    }
}

#[test]
fn a_hint_for_a_running_game_looks_at_where_it_stands() {
    let folder = folder("hint_running");
    let undone = running(&folder, "2\nu\nq\n");
    assert!(folder.read("running.jsonl").contains("\"undo\":1"), "a move was taken back");
    let now = succeeds(&["hint", &undone, "--seat", "3", "--simulations", "50"]);
    assert!(now.contains("before line 3"), "{now}");
    let before = succeeds(&["hint", &undone, "--seat", "3", "--simulations", "50", "--at", "1"]);
    let moves = |said: &str| said.lines().skip(2).count();
    assert_eq!(moves(&now), moves(&before), "the position is the first one again");
    complains(&["hint", &undone, "--seat", "0"], &["seat 0", "seat 3", "has not decided anything yet"]);
    complains(&["hint", &undone, "--seat", "3", "--at", "4"], &["--at 4", "1 to 3"]);
    complains(&["analyse", &undone], &["running game", "hidden things", "omerta hint"]);
}

#[test]
fn where_only_one_move_is_possible_nothing_is_thought_about() {
    let file = record("maffiosi", "3-players-last-gang");
    let lines = fs::read_to_string(&file).expect("the record can be read");
    let told = (1..lines.lines().count()).find_map(|line| {
        let output = omerta(&["hint", &file, "--seat", "0", "--at", &line.to_string(), "--simulations", "1"]);
        Some(out(&output)).filter(|said| said.contains("Only one move is possible"))
    });
    assert!(told.is_some(), "a seat without a choice is told so");
}

#[test]
fn bad_requests_for_advice_say_what_to_do() {
    let folder = folder("bad_advice");
    let file = record("pate", "3-players-0-out");
    complains(&["hint", &file, "--seat", "3", "--at", "67"], &["no seat 3", "0 to 2"]);
    complains(&["hint", &file, "--seat", "1"], &["finished game", "--at", "1 to 355"]);
    complains(&["hint", &file, "--seat", "1", "--at", "0"], &["--at 0", "1 to 355"]);
    complains(&["hint", &file, "--seat", "1", "--at", "356"], &["--at 356", "1 to 355"]);
    complains(&["hint", &file, "--seat", "1", "--at", "355"], &["over", "--at"]);
    complains(&["hint", &file, "--seat", "1", "--at", "60"], &["seat 1 (Tattaglia)", "seat 0 (Corleone)", "34", "67"]);
    complains(&["hint", &file, "--at", "60"], &["--seat"]);
    for command in ["hint", "analyse"] {
        complains(&[command, &file, "--seat", "1", "--simulations", "0"], &["--simulations", "1.."]);
        complains(&[command, "/nowhere/at/all", "--seat", "1"], &["/nowhere/at/all", "cannot be read"]);
        let redacted = folder.write("redacted.jsonl", &succeeds(&["redact", &file, "--seat", "1"]));
        complains(&[command, &redacted, "--seat", "1"], &["redacted.jsonl", "whole record"]);
    }
    complains(&["analyse", &file, "--seat", "7"], &["no seat 7"]);
    complains(&["analyse", &file, "--svg", &file], &["exists already", "--svg"]);
    complains(&["analyse", &file, "--simulations", "1", "--svg", "/proc/no/such/place"], &["cannot be written"]);
}

#[test]
fn a_game_is_analysed_the_same_whatever_the_threads() {
    for (file, _, seat) in games() {
        let analyse = |threads: &str| {
            let words = ["analyse", &file, "--seat", seat, "--simulations", "50", "--json"];
            let output = Command::new(OMERTA).args(words).env("RAYON_NUM_THREADS", threads).output();
            out(&output.expect("the program starts"))
        };
        let said = analyse("1");
        assert_eq!(said, analyse("3"));
        let report: Value = serde_json::from_str(&said).expect("it is JSON");
        let decisions = report["decisions"].as_array().expect("there are decisions");
        assert_eq!(report["seats"][0]["decisions"], decisions.len());
        assert!(decisions.iter().all(|judged| judged["seat"] == number(seat) && judged["loss"].as_f64() >= Some(0.0)));
    }
}

#[test]
fn an_analysis_tells_in_every_language_what_was_better_and_why() {
    let words = [("en", "Better:", "blunders"), ("nl", "Beter was:", "blunders"), ("de", "Besser war:", "Patzer")];
    for ((file, _, seat), (lang, better, blunders)) in games().iter().flat_map(|game| words.map(|word| (game, word))) {
        let said = succeeds(&["analyse", file, "--seat", seat, "--lang", lang, "--simulations", "20"]);
        assert!(said.contains(better) && said.contains(blunders) && !said.contains('⟨'), "{said}");
    }
}

#[test]
fn the_course_of_a_game_is_drawn() {
    let folder = folder("chart");
    for (index, (file, _, _)) in games().iter().enumerate() {
        let name = format!("{index}.svg");
        succeeds(&["analyse", file, "--simulations", "5", "--svg", &folder.file(&name), "--lang", "de"]);
        let svg = folder.read(&name);
        let drawn = Document::parse(&svg).expect("it is well-formed");
        let count = |tag: &str| drawn.descendants().filter(|node| node.has_tag_name(tag)).count();
        assert_eq!(count("polygon"), 3, "an area for each seat");
        assert!(count("title") == 4 && count("desc") == 1 && !svg.contains('⟨'), "{svg}");
        assert!(svg.contains("Gewinnchance") && svg.contains("Schritte des Spiels"), "{svg}");
    }
}

#[test]
fn names_from_an_edition_do_not_break_the_drawing() {
    let folder = folder("chart_names");
    let edition = succeeds(&["edition", "maffiosi"]).replace("\"Rossi\"", "\"R<&>\\\"ossi\"");
    let file = folder.write("names.jsonl", &game_of_bots("maffiosi", 3, Some(&edition)));
    succeeds(&["analyse", &file, "--simulations", "2", "--svg", &folder.file("names.svg")]);
    let svg = folder.read("names.svg");
    let drawn = Document::parse(&svg).expect("it is well-formed");
    assert!(drawn.descendants().any(|node| node.text() == Some("R<&>\"ossi")), "{svg}");
}
