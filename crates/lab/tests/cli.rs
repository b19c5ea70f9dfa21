//! The program as a person meets it: commands, files, messages and exit codes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use engine::Record;
use games::{AnyGame, Playable, with_game};
use serde_json::{Value, json};
use store::Store;
use tables::Stage;
use testbed::command::{self, Folder, out, python_verifier};

const LAB: &str = env!("CARGO_BIN_EXE_omerta-lab");

fn folder(name: &str) -> Folder {
    Folder::new(Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lab-{name}")))
}

fn lab(words: &[&str]) -> Output {
    command::run(LAB, words, "")
}

#[track_caller]
fn succeeds(words: &[&str]) -> String {
    command::succeeds(LAB, words)
}

#[track_caller]
fn complains(words: &[&str], mentions: &[&str]) {
    command::complains(LAB, words, mentions);
}

#[test]
fn bad_requests_get_one_line_that_says_what_to_do() {
    complains(&["simulate", "chess"], &["chess", "pate, capone, maffiosi"]);
    complains(&["simulate", "pate", "--players", "5"], &["2 to 4 players", "5"]);
    complains(&["simulate", "pate", "--games", "-3"], &["'-3'", "--games", "--help"]);
    complains(&["simulate", "pate", "--games", "0"], &["'0'", "--games", "not in 1.."]);
    complains(&["simulate", "pate", "--threads", "100000"], &["100000", "1..=256"]);
    complains(&["simulate", "pate", "--bots", "genius"], &["genius", "soldato", "random"]);
    complains(&["simulate", "pate", "--bots", "random,random"], &["2 bots for 4 seats"]);
    complains(&["simulate", "pate", "--option", "start_money=7"], &["start_money", "15000", "10000"]);
    complains(&["simulate", "pate", "--option", "open_money=perhaps"], &["open_money", "true or false"]);
    complains(&["simulate", "pate", "--option", "speed=9"], &["speed", "start_money"]);
    complains(&["simulate", "pate", "--option", "speed"], &["NAME=VALUE"]);
    complains(&["simulate", "capone", "--players", "2"], &["3 to 6 players", "2"]);
    complains(&["simulate", "capone", "--option", "speed=9"], &["speed", "no options"]);
    complains(&["simulate", "maffiosi", "--option", "seating=chaos"], &["seating", "plan or by-hand"]);
    complains(&["arena", "chess", "--seats", "random,random"], &["chess", "pate, capone, maffiosi"]);
    complains(&["arena", "pate"], &["--seats"]);
    complains(&["arena", "pate", "--seats", "random,genius"], &["genius", "soldato", "random"]);
    complains(&["arena", "pate", "--seats", "random"], &["2 to 4 players", "1 seat is named"]);
    complains(&["arena", "pate", "--seats", "a,b,c,d,e"], &["Der Pate", "2 to 4 players", "5 seats", "a, b, c, d, e"]);
    complains(&["arena", "pate", "--seats", "random,random", "--games", "0"], &["'0'", "--games"]);
    complains(&["arena", "pate", "--seats", "random,random", "--levels", "random"], &["--levels", "--seats"]);
    complains(&["arena", "pate", "--ladder", "--seats", "random,random"], &["--seats", "--ladder"]);
    complains(&["arena", "pate", "--ladder", "--levels", "random,picciotto"], &["soldato"]);
    complains(&["arena", "pate", "--ladder", "--levels", "soldato,random,random"], &["random", "twice"]);
    complains(&["arena", "pate", "--ladder", "--scale", "0"], &["--scale", "0.001"]);
    complains(&["arena", "--ladder", "--out", "/nowhere/ladder.md"], &["/nowhere/ladder.md", "--out"]);
    complains(&["tune", "chess", "weights"], &["chess", "pate, capone, maffiosi"]);
    complains(&["tune", "pate", "speed"], &["speed", "weights, exploration"]);
    complains(&["endurance", "0"], &["'0'", "1.."]);
    complains(&["exploit", "--most-simulations", "0"], &["--most-simulations", "1.."]);
    complains(&["dance"], &["dance", "omerta-lab --help"]);
    complains(&[], &["requires a subcommand", "arena", "omerta-lab --help"]);
}

#[test]
fn a_bad_edition_is_refused_in_one_line() {
    let folder = folder("editions");
    let good = include_str!("../../pate/editions/kosmos-2010.toml");
    let without = good.replace("gambling = { pips = 5, count = 2, pays = 5_000 }\n", "");
    assert_ne!(good, without);
    let missing = folder.write("missing.toml", &without);
    complains(&["simulate", "pate", "--edition", &missing], &["missing.toml", "gambling"]);
}

/// Reads a record and checks every move and every draw.
fn must_verify<G: Playable>(record: &str) {
    let record = Record::<G>::read(record).expect("it is a record");
    let verified = engine::verify(&record).expect("every move is legal and every draw fair");
    assert!(verified.ending.is_some() && verified.unchecked_draws == 0, "it was played out: {verified:?}");
}

#[test]
fn every_game_can_be_simulated_and_its_record_verified() {
    for game in AnyGame::ALL {
        let (folder, id) = (folder(game.id()), game.id());
        succeeds(&["simulate", id, "--games", "1", "--seed", "5", "--records", &folder.file(""), "--json"]);
        let name = format!("{id}-000000.jsonl");
        with_game!(*game, G => must_verify::<G>(&folder.read(&name)));
        assert!(python_verifier(&folder.file(&name)).status.success());
        complains(&["simulate", id, "--games", "1", "--records", &folder.file("")], &[&name, "exists already"]);
    }
}

#[test]
fn endurance_plays_random_games_of_every_kind() {
    let said = succeeds(&["endurance", "2000"]);
    for word in ["Der Pate: 9 of 9 tables", "Capone: 4 of 4 tables", "Maffiosi: 12 of 12 tables"] {
        assert!(said.contains(word), "{word:?} is missing in {said}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let digest = |threads: &str, seed: &str| {
        let words = ["simulate", "pate", "--games", "300", "--seed", seed, "--threads", threads, "--json"];
        let said = succeeds(&words);
        said.lines().find(|line| line.contains("\"digest\"")).expect("there is a digest").to_owned()
    };
    assert_eq!(digest("1", "7"), digest("2", "7"));
    assert_ne!(digest("1", "7"), digest("1", "8"));
}

#[test]
fn bots_are_asked_where_something_is_sure() {
    let said = succeeds(&["exam", "pate", "--games", "30", "--threads", "1"]);
    for word in ["pate: 30 games of Soldati", "a win was sure", "a loss was sure", "don      declined            0 times"] {
        assert!(said.contains(word), "{word} in {said}");
    }
    complains(&["exam", "poker"], &["poker"]);
    complains(&["exam", "pate", "--games", "0"], &["--games", "1.."]);
}

#[test]
fn simulate_counts_what_was_asked_for() {
    let said = succeeds(&["simulate", "pate", "--players", "2", "--games", "40", "--bots", "soldato,random"]);
    for word in ["40 games", "games a second", "decisions a second", "length", "wins (95 %)", "knocked out", "money", "digest"] {
        assert!(said.contains(word), "{word:?} is missing in {said}");
    }
}

/// The results of a contest, without the times, which no two runs share.
fn contest(words: &[&str]) -> Value {
    let said = succeeds(&[&["arena", "pate", "--json"], words].concat());
    let mut results: Value = serde_json::from_str(&said).expect("it is JSON");
    let object = results.as_object_mut().expect("an object");
    assert!(object.remove("timing").is_some());
    for bot in object["bots"].as_array_mut().expect("a list") {
        let timing = bot.as_object_mut().expect("an object").remove("timing").expect("it has times");
        assert!(timing["longest_ms"].as_f64() >= timing["percentile_99_9_ms"].as_f64(), "{timing}");
    }
    results
}

const SEATS: &str = "soldato,random,picciotto,random";

#[test]
fn an_arena_tells_who_is_stronger() {
    let results = contest(&["--seats", SEATS, "--games", "78", "--seed", "2"]);
    assert_eq!((&results["games"], &results["groups"]), (&json!(80), &json!(20)));
    let bots = results["bots"].as_array().expect("a list");
    let names: Vec<(&Value, &Value)> = bots.iter().map(|bot| (&bot["bot"], &bot["seats"])).collect();
    assert_eq!(names, [(&json!("soldato"), &json!(1)), (&json!("random"), &json!(2)), (&json!("picciotto"), &json!(1))]);
    let low = |bot: &Value| bot["of_fair_share_interval"][0].as_f64().expect("a number");
    assert!(low(&bots[0]) > 1.0 && low(&bots[1]) < 0.5, "{results}");
    let said = succeeds(&["arena", "maffiosi", "--seats", SEATS, "--games", "6"]);
    for word in ["6 games rounded up to 8", "8 games of Maffiosi", "random (2 seats)", "of fair share (95 %)", "money", "99.9 %"]
    {
        assert!(said.contains(word), "{word:?} is missing in {said}");
    }
}

#[test]
fn bots_that_play_alike_win_alike_because_seats_are_rotated() {
    let results = contest(&["--seats", "soldato,soldato,soldato", "--games", "30", "--option", "open_money=true"]);
    let [only] = &results["bots"].as_array().expect("a list")[..] else { panic!("{results}") };
    let everybody = 1.0 - results["nobody_won"].as_f64().expect("a number");
    assert!((only["of_fair_share"].as_f64().expect("a number") - everybody).abs() < 1e-9, "{results}");
}

#[test]
fn an_arena_gives_the_same_whatever_the_threads_and_interruptions() {
    let folder = folder("arena");
    let words = ["--seats", SEATS, "--games", "60", "--seed", "7"];
    let whole = contest(&[&words[..], &["--threads", "1"]].concat());
    assert_eq!(whole, contest(&[&words[..], &["--threads", "2"]].concat()));

    let file = folder.file("games.jsonl");
    let kept = [&words[..], &["--resume", &file]].concat();
    assert_eq!(whole, contest(&kept));
    let all = folder.read("games.jsonl");
    assert_eq!(all.lines().count(), 61, "a header and a line for each game");
    assert_eq!(whole, contest(&kept), "all games are there already");
    assert_eq!(folder.read("games.jsonl"), all, "and none was played again");

    // Killed while it wrote the 30th game, and while it wrote the first line.
    let in_the_middle = all.lines().take(30).map(|line| line.len() + 1).sum::<usize>() + 25;
    for end in [in_the_middle, 25] {
        folder.write("games.jsonl", &all[..end]);
        assert_eq!(whole, contest(&kept));
        assert_eq!(folder.read("games.jsonl").lines().count(), 61);
    }
}

#[test]
fn ctrl_c_shows_what_was_reached_and_the_rest_can_follow() {
    let folder = folder("arena_interrupted");
    let file = folder.file("games.jsonl");
    let child = Command::new(LAB)
        .args(["arena", "pate", "--seats", SEATS, "--games", "1000000", "--json", "--resume", &file])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let games = || fs::read_to_string(&file).unwrap_or_default().lines().count();
    while games() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is installed");
    let output = child.wait_with_output().expect("the program ends");
    assert!(killed.success() && output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("interrupted after"), "{output:?}");
    assert!(out(&output).contains("of_fair_share"));
    let reached = games();
    let more = (reached + 40).to_string();
    let words = ["--seats", SEATS, "--games", &more];
    assert_eq!(contest(&[&words[..], &["--resume", &file]].concat()), contest(&words));
    assert!(games() > reached);
}

#[test]
fn an_arena_leaves_other_files_alone() {
    let folder = folder("arena_files");
    let mine = folder.write("mine.txt", "my diary");
    let words = ["arena", "pate", "--seats", "random,random", "--games", "2", "--resume"];
    complains(&[&words[..], &[&mine]].concat(), &["mine.txt", "--resume"]);
    assert_eq!(folder.read("mine.txt"), "my diary");
    let file = folder.file("games.jsonl");
    let kept = [&words[..], &[&file]].concat();
    succeeds(&kept);
    complains(&[&kept[..], &["--seed", "5"]].concat(), &["another run", "seed 1, not 5"]);
    complains(&[&kept[..], &["--option", "open_money=true"]].concat(), &["another run", "open_money"]);
    folder.write("games.jsonl", &folder.read("games.jsonl").replace("\"winners\":[", "\"winners\":[9,"));
    complains(&kept, &["games.jsonl", "line 2"]);
}

#[test]
fn a_ladder_rates_the_levels_and_writes_a_page() {
    let folder = folder("ladder");
    let (page, games) = (folder.file("ladder.md"), folder.file("games"));
    let words = ["arena", "--ladder", "--levels", "random,picciotto,soldato", "--games", "8", "--seed", "3"];
    let output = lab(&[&words[..], &["--out", &page, "--resume", &games]].concat());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("expected running time"), "{said}");
    let first = folder.read("ladder.md");
    for word in ["## Der Pate", "## Capone", "## Maffiosi", "| soldato | 1500 |", "soldato against 3 × random", "--games 8"] {
        assert!(first.contains(word), "{word:?} is missing in {first}");
    }
    assert_eq!(fs::read_dir(&games).expect("there is a folder").count(), 9);
    let again = succeeds(&[&words[..2], &["maffiosi"], &words[2..], &["--resume", &games]].concat());
    let chapter = &first[first.find("## Maffiosi").expect("it was there")..];
    assert!(again.ends_with(chapter), "one game alone, from the same files, goes to the screen: {again}");
}

#[test]
fn a_store_is_filled_with_games_that_can_be_opened() {
    let folder = folder("fill");
    let database = folder.file("full.db");
    let fill = ["fill", "--database", &database, "--games", "50", "--different", "6", "--quiet"];
    let told = succeeds(&[&fill[..], &["--people", "20"]].concat());
    assert!(
        told.starts_with("50 finished games of 20 people are in ") && told.ends_with("; 6 of them are different.\n"),
        "{told}"
    );
    let runtime = tokio::runtime::Runtime::new().expect("there are threads");
    runtime.block_on(async {
        let store = Store::open(&database).await.expect("it opens");
        let mut opened = BTreeSet::new();
        for number in 1..=20 {
            let person = store.person_named(&format!("Person {number}")).await.expect("it answers").expect("one of twenty");
            for listed in store.list_of(&person.id, 99).await.expect("it answers") {
                assert!(listed.stage == Stage::Finished && listed.places.is_some());
                let table = store.table(&listed.id).await.expect("it can be read").expect("it is there");
                let course = table.begun().expect("it was played");
                assert!(course.has_ended() && course.verify().is_ok());
                opened.insert(listed.id);
            }
        }
        assert_eq!(opened.len(), 50);
    });
    complains(&[&fill[..], &["--people", "3"]].concat(), &["3 people are too few", "18"]);
    complains(&["fill", "--database", "mysql://host/name"], &["postgres://"]);
}
