//! The program as a person meets it: commands, files, messages and exit codes.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use engine::kit;
use serde_json::{Value, json};

#[path = "cli/advice.rs"]
mod advice;

/// A folder of its own for each test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the folder can be made");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }

    fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).expect("the file can be written");
        self.file(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("the file can be read")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn omerta(words: &[&str]) -> Output {
    with_input(words, "")
}

fn with_input(words: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_omerta"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that has already complained does not read its input.
    let _ = child.stdin.take().expect("it has an input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[track_caller]
fn succeeds(words: &[&str]) -> String {
    let output = omerta(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    out(&output)
}

/// Bad input: exit code 2 and one line that mentions what is wrong and what to do.
#[track_caller]
fn complains(words: &[&str], mentions: &[&str]) {
    let output = omerta(words);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{words:?} said {said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{words:?} said {said}");
    for word in mentions {
        assert!(said.contains(word), "{words:?} said {said}, without {word:?}");
    }
}

/// The record of a whole game of bots.
fn recorded(folder: &Folder) -> String {
    succeeds(&["simulate", "pate", "--games", "1", "--seed", "3", "--records", &folder.file(""), "--json"]);
    folder.read("pate-000000.jsonl")
}

#[test]
fn bad_requests_get_one_line_that_says_what_to_do() {
    complains(&["simulate", "chess"], &["chess", "pate, capone, maffiosi"]);
    complains(&["play", "chess"], &["chess", "pate"]);
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
    complains(&["rules", "maffiosi", "P5.9"], &["P5.9", "omerta rules maffiosi"]);
    complains(&["play", "pate", "--seat", "4"], &["seat 4", "0 to 3"]);
    complains(&["play", "pate", "--lang", "fr"], &["fr", "en, nl or de"]);
    complains(&["rules", "pate", "P5.99"], &["P5.99", "omerta rules pate"]);
    complains(&["replay", "/nowhere/at/all"], &["/nowhere/at/all", "cannot be read"]);
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
    complains(&["dance"], &["dance"]);
}

#[test]
fn bad_records_name_the_line_and_the_reason() {
    let folder = Folder::new("bad_records");
    let good = recorded(&folder);
    let lines: Vec<&str> = good.lines().collect();
    let broken = |name: &str, text: &str| folder.write(name, text);

    let cut = broken("cut.jsonl", &good[..good.len() - 40]);
    complains(&["verify", &cut], &[&format!("line {}", lines.len()), "truncated"]);
    complains(&["verify", &broken("empty.jsonl", "")], &["line 1", "empty"]);
    complains(&["verify", &broken("foreign.jsonl", "hello\n")], &["line 1", "not a record"]);
    let changed = good.replacen("\"move\":\"district 3\"", "\"move\":\"district 2\"", 1);
    assert_ne!(changed, good, "the game has such a move");
    complains(&["verify", &broken("changed.jsonl", &changed)], &["digest"]);
    let without_line = [&lines[..7], &lines[8..]].concat().join("\n");
    complains(&["replay", &broken("missing.jsonl", &without_line)], &["line 8"]);
}

/// Seals lines again after a change, as a cheat would: only the rules and the dice can give it away.
fn resealed(record: &str, change: impl Fn(&str) -> String) -> String {
    kit::seal_lines(kit::bare_lines(record).iter().map(|line| change(line)))
}

#[test]
fn a_record_whose_seed_does_not_match_is_not_trusted() {
    let folder = Folder::new("wrong_seed");
    let good = recorded(&folder);
    assert_eq!(resealed(&good, str::to_owned), good, "resealing without a change changes nothing");
    let seed_at = good.rfind("\"seed\":\"").expect("the end shows the seed") + 8;
    let seed = good[seed_at..seed_at + 64].to_owned();
    let forged = resealed(&good, |body| body.replace(&seed, &"7".repeat(64)));
    complains(&["verify", &folder.write("forged.jsonl", &forged)], &["seed", "commits to"]);
}

#[test]
fn a_loaded_die_is_found() {
    let folder = Folder::new("loaded");
    let good = recorded(&folder);
    // Another face for the last die that was rolled: the rules allow it, the key does not.
    let dice: Vec<&str> = good.lines().filter(|line| line.contains("\"house\":\"die ")).collect();
    let last = dice.last().expect("dice were rolled").rsplit_once(",\"chain\"").expect("a sealed line").0;
    let (face, drawn) = if last.contains("\"drawn\":0") { ("die 2", 1) } else { ("die 1", 0) };
    let number = last.split([':', ',']).nth(1).expect("a number").to_owned();
    let loaded_line = format!("{{\"n\":{number},\"house\":\"{face}\",\"of\":6,\"drawn\":{drawn}}}");
    let loaded = resealed(&good, |body| if body == format!("{last}}}") { loaded_line.clone() } else { body.to_owned() });
    let file = folder.write("loaded.jsonl", &loaded);
    complains(&["verify", &file], &["line"]);
    let python = python_verifier(&file);
    assert_eq!(python.status.code(), Some(1), "{}", out(&python));
}

fn python_verifier(file: &str) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify_dice.py");
    Command::new("python3").arg(script).arg(file).output().expect("python3 is installed")
}

#[test]
fn the_verifier_without_rules_agrees() {
    let folder = Folder::new("python");
    recorded(&folder);
    let file = folder.file("pate-000000.jsonl");
    let said = succeeds(&["verify", &file]);
    assert!(said.contains("moves are legal") && said.contains("draws of the house come from its key"), "{said}");
    let python = python_verifier(&file);
    assert!(python.status.success(), "{}", out(&python));
    let draws = |text: &str| text.split_whitespace().find_map(|word| word.parse::<u32>().ok().filter(|number| *number > 200));
    assert!(draws(&said).is_some() && draws(&said) == draws(&out(&python)), "{said}{}", out(&python));
}

#[test]
fn bad_editions_are_refused_in_one_line() {
    let folder = Folder::new("editions");
    let good = succeeds(&["edition", "pate"]);
    let with = |name: &str, from: &str, to: &str| {
        assert!(good.contains(from), "the edition has {from}");
        folder.write(name, &good.replace(from, to))
    };
    let missing = with("missing.toml", "gambling = { pips = 5, count = 2, pays = 5_000 }\n", "");
    complains(&["simulate", "pate", "--edition", &missing], &["missing.toml", "gambling"]);
    let short = with("short.toml", "\"bookmakers\", \"loans\", \"smuggling\",", "\"bookmakers\", \"loans\",");
    complains(&["edition", "pate", "--check", &short], &["street has 11", "twelve", "P1.3"]);
    let other = with("other.toml", "friends = 13", "friends = 9");
    assert!(succeeds(&["edition", "pate", "--check", &other]).contains("good edition"));
    assert!(succeeds(&["rules", "pate", "P1.6", "--edition", &other]).contains("9 friends"));
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
    let folder = Folder::new("arena");
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
    let folder = Folder::new("arena_interrupted");
    let file = folder.file("games.jsonl");
    let child = Command::new(env!("CARGO_BIN_EXE_omerta"))
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
    let folder = Folder::new("arena_files");
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
    let folder = Folder::new("ladder");
    let (page, games) = (folder.file("ladder.md"), folder.file("games"));
    let words = ["arena", "--ladder", "--levels", "random,picciotto,soldato", "--games", "8", "--seed", "3"];
    let output = omerta(&[&words[..], &["--out", &page, "--resume", &games]].concat());
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
fn rules_are_printed_in_three_languages_with_their_origin() {
    let english = succeeds(&["rules", "pate", "P5.9"]);
    assert!(english.starts_with("P5.9 Takeover") && english.contains("[B] stated in the book"), "{english}");
    let dutch = succeeds(&["rules", "pate", "p5.9", "--lang", "nl"]);
    let german = succeeds(&["rules", "pate", "P5.9", "--lang", "de"]);
    assert!(dutch.contains("staat in het boek") && german.contains("steht in der Spielanleitung"), "{dutch}{german}");
    let chapter = succeeds(&["rules", "pate", "P5"]);
    assert_eq!(chapter.lines().filter(|line| line.starts_with("P5.")).count(), 10);
    let all = succeeds(&["rules", "pate"]);
    assert_eq!(all.lines().filter(|line| line.starts_with('P')).count(), 56);
}

#[test]
fn replay_tells_the_whole_game_or_the_rest_of_it() {
    let folder = Folder::new("replay");
    recorded(&folder);
    let file = folder.file("pate-000000.jsonl");
    let whole = succeeds(&["replay", &file]);
    assert!(whole.contains("Round 7 begins.") && whole.contains("The game is over."), "{whole}");
    let rest = succeeds(&["replay", &file, "--from", "100", "--seat", "1"]);
    assert!(rest.lines().count() < whole.lines().count() && rest.contains("money secret"), "{rest}");
    assert!(succeeds(&["replay", &file, "--from", "400", "--lang", "de"]).contains("Das Spiel ist zu Ende."));
    complains(&["replay", &file, "--from", "9000"], &["9000", "lines 1 to"]);
    complains(&["replay", &file, "--seat", "4"], &["seat 4"]);
}

/// Every game, with words that its replay must say.
const GAMES: [(&str, &str); 3] = [("pate", "Round 7 begins."), ("capone", "Year 3 begins"), ("maffiosi", "explodes")];

#[test]
fn every_game_can_be_simulated_replayed_verified_and_redacted() {
    for (game, word) in GAMES {
        let folder = Folder::new(&format!("all_{game}"));
        succeeds(&["simulate", game, "--games", "1", "--seed", "5", "--records", &folder.file(""), "--json"]);
        let file = folder.file(&format!("{game}-000000.jsonl"));
        for lang in ["en", "nl", "de"] {
            let told = succeeds(&["replay", &file, "--lang", lang]);
            assert!(!told.contains('⟨'), "a text of {game} is missing in {lang}: {told}");
            assert!(lang != "en" || told.contains(word), "{told}");
        }
        assert!(succeeds(&["verify", &file]).contains("played out"));
        assert!(python_verifier(&file).status.success());
        let seats_own = folder.write("own.jsonl", &succeeds(&["redact", &file, "--seat", "1"]));
        assert!(succeeds(&["verify", &seats_own]).contains("chain of lines is whole"));
        let retold = succeeds(&["replay", &seats_own]);
        assert!(retold.contains(word) && !retold.contains('⟨'), "{retold}");
        let good = folder.write("edition.toml", &succeeds(&["edition", game]));
        assert!(succeeds(&["edition", game, "--check", &good]).contains("good edition"));
    }
}

#[test]
fn one_seats_record_can_be_stepped_through_and_checked() {
    let folder = Folder::new("redacted");
    recorded(&folder);
    let seats_own = succeeds(&["redact", &folder.file("pate-000000.jsonl"), "--seat", "2"]);
    let file = folder.write("seat-2.jsonl", &seats_own);
    let told = succeeds(&["replay", &file, "--from", "50"]);
    assert!(told.contains("money secret") && told.contains("Round 7 begins."), "{told}");
    let checked = succeeds(&["verify", &file]);
    assert!(checked.contains("moves are legal") && checked.contains("come from its key"), "{checked}");
    assert!(python_verifier(&file).status.success());
    complains(&["redact", &file], &["redacted already"]);
    complains(&["play", "--resume", &file], &["cannot be played on"]);
}

/// The record for everyone: the whole game with what everybody may see of it, once it has ended.
#[test]
fn finding_19_redact_writes_the_record_for_everyone() {
    for (game, word) in GAMES {
        let folder = Folder::new(&format!("everyone_{game}"));
        succeeds(&["simulate", game, "--games", "1", "--seed", "5", "--records", &folder.file(""), "--json"]);
        let whole = folder.file(&format!("{game}-000000.jsonl"));
        let text = succeeds(&["redact", &whole, "--everyone"]);
        assert!(text.starts_with(&format!("{{\"omerta\":1,\"game\":\"{game}\"")) && text.contains("\"seen_by\":\"everyone\""));
        assert!(!text.contains("\"hidden\""), "nothing is hidden any more");
        let file = folder.write("everyone.jsonl", &text);
        let (checked, all) = (succeeds(&["verify", &file]), succeeds(&["verify", &whole]));
        let legal = |told: &str| told.lines().find(|line| line.ends_with("moves are legal.")).map(str::to_owned);
        assert!(legal(&checked).is_some() && legal(&checked) == legal(&all), "{checked}{all}");
        assert!(checked.contains("its result follows from the moves") && !checked.contains("moves could not be checked"));
        assert!(python_verifier(&file).status.success());
        assert!(succeeds(&["replay", &file]).contains(word));
        complains(&["redact", &whole, "--everyone", "--seat", "1"], &["--everyone", "--seat"]);
        let lines = fs::read_to_string(&whole).expect("the record is there");
        let begun: Vec<&str> = lines.lines().take(20).collect();
        let running = folder.write("running.jsonl", &(begun.join("\n") + "\n"));
        complains(&["redact", &running, "--everyone"], &["the game still runs"]);
    }
}

/// A person who always takes the first choice.
const FIRST_CHOICES: &str = "1\n";

#[test]
fn a_person_can_play_a_whole_game() {
    let folder = Folder::new("play");
    let over = [("en", "The game is over"), ("nl", "Het spel is afgelopen"), ("de", "Das Spiel ist zu Ende")];
    for (game, (lang, over)) in GAMES.iter().flat_map(|(game, _)| over.map(|over| (game, over))) {
        let save = folder.file(&format!("{game}-{lang}.jsonl"));
        let words = ["play", game, "--seed", "4", "--players", "3", "--seat", "1", "--lang", lang, "--save", &save];
        let output = with_input(&words, &FIRST_CHOICES.repeat(2_000));
        let said = out(&output);
        assert!(output.status.success() && said.contains(over), "{said}");
        assert!(!said.contains('⟨'), "a text is missing in {lang}");
        assert!(succeeds(&["verify", &save]).contains("played out"));
        assert!(!Path::new(&format!("{save}.secret")).exists(), "the secret is shown now and needs no file");
    }
}

#[test]
fn a_game_is_saved_resumed_and_finished() {
    let folder = Folder::new("resume");
    let save = folder.file("game.jsonl");
    let left =
        with_input(&["play", "pate", "--seed", "9", "--seat", "2", "--save", &save], &format!("{}q\n", FIRST_CHOICES.repeat(12)));
    assert!(out(&left).contains("--resume"), "{}", out(&left));
    let running = succeeds(&["verify", &save]);
    assert!(running.contains("seed is still secret"), "{running}");
    let before = folder.read("game.jsonl");
    let ended = with_input(&["play", "--resume", &save], &FIRST_CHOICES.repeat(400));
    assert!(out(&ended).contains("You are Barzini") && out(&ended).contains("The game is over."), "{}", out(&ended));
    assert!(folder.read("game.jsonl").starts_with(&before), "what was played stays as it was");
    assert!(succeeds(&["verify", &save]).contains("played out"));
    complains(&["play", "--resume", &save], &["finished game"]);
}

#[test]
fn a_game_keeps_its_language_and_is_found_again_without_its_name() {
    let folder = Folder::new("newest");
    let play = |words: &[&str], input: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_omerta"))
            .args(words)
            .env("XDG_DATA_HOME", &folder.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("it has an input").write_all(input.as_bytes()).expect("the program reads");
        out(&child.wait_with_output().expect("the program ends"))
    };
    assert!(play(&["play", "--lang", "nl", "--players", "2"], "1\nq\n").contains("Bewaard in"));
    assert!(play(&["play", "--resume"], "q\n").contains("Jij bent Corleone"));
}

#[test]
fn a_saved_game_is_never_overwritten_by_a_new_one() {
    let folder = Folder::new("overwrite");
    let save = folder.write("precious.jsonl", "mine\n");
    complains(&["play", "--save", &save], &["precious.jsonl", "exists already"]);
    complains(&["play", "--save", "/proc/no/such/place"], &["cannot be written"]);
    assert_eq!(folder.read("precious.jsonl"), "mine\n");
}

#[test]
fn the_end_of_the_input_saves_the_game() {
    let folder = Folder::new("eof");
    let save = folder.file("game.jsonl");
    let output = with_input(&["play", "--seed", "2", "--save", &save], &FIRST_CHOICES.repeat(5));
    assert!(output.status.success() && out(&output).contains("Saved in"), "{}", out(&output));
    fs::remove_file(format!("{save}.secret")).expect("there is a secret");
    complains(&["play", "--resume", &save], &["secret", "cannot go on"]);
}

#[test]
fn a_person_can_ask_undo_and_mistype() {
    let folder = Folder::new("ask");
    let save = folder.file("game.jsonl");
    // Seat 3 of four puts the car, then picks a district: nothing between, so both can be taken back.
    let answers = "99\nwhat\n?\n? P3.2\n? X1\n2\nu\nu\n3\nb\nq\n";
    let output = with_input(&["play", "--seat", "3", "--seed", "2", "--save", &save], answers);
    let said = out(&output);
    for word in [
        "\"99\" is not one of the choices",
        "\"what\" is not one of the choices",
        "The rules that apply here:",
        "P3.2 Car and protection",
        "There is no rule \"X1\"",
        "Undone.",
        "You cannot undo now",
    ] {
        assert!(said.contains(word), "{word:?} is missing in {said}");
    }
    assert!(folder.read("game.jsonl").contains("\"undo\":1"), "an undo is a line of the record");
    succeeds(&["verify", &save]);
}

#[test]
fn without_a_command_it_serves_and_says_where() {
    let folder = Folder::new("start");
    let mut child = Command::new(env!("CARGO_BIN_EXE_omerta"))
        .env("XDG_DATA_HOME", &folder.0)
        .env("OMERTA_LISTEN", "127.0.0.1:0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut said = BufReader::new(child.stdout.take().expect("it has an output")).lines().map_while(Result::ok);
    let first: Vec<String> = said.by_ref().take(4).collect();
    assert!(first[1].contains("unofficial fan work"), "{first:?}");
    let address = first[3].split("http://").nth(1).expect("it says where").to_owned();
    let mut line = TcpStream::connect(&address).expect("it listens");
    write!(line, "GET /health HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains(r#""status":"ok""#), "{answer}");
    assert!(folder.0.join("omerta/omerta.db").exists());

    let asked = Command::new("kill").arg(child.id().to_string()).status().expect("it can be asked to stop");
    assert!(asked.success() && child.wait().expect("it ends").success());
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_address_or_a_setting_that_cannot_be_gets_a_clear_word() {
    let folder = Folder::new("serve");
    let data = folder.file("data");
    let words = refused(&omerta(&["serve", "--data", &data, "--listen", "nowhere"]));
    assert!(words.contains("\"nowhere\" is no address to listen on"), "{words}");
    let words = refused(&omerta(&["serve", "--database", "mysql://x/y", "--listen", "127.0.0.1:0"]));
    assert!(words.contains("is no database that Omertà knows"), "{words}");
    let config = folder.write("omerta.toml", "lisn = 3\n");
    let words = refused(&omerta(&["serve", "--data", &data, "--config", &config]));
    assert!(words.contains("unknown field `lisn`") && words.contains("listen"), "{words}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = taken.local_addr().expect("it has an address").to_string();
    let words = refused(&omerta(&["serve", "--data", &data, "--listen", &address]));
    assert!(words.contains("cannot be served") && words.contains("--listen"), "{words}");
}

#[test]
fn a_host_copies_bans_and_forgets_while_the_server_is_used() {
    let folder = Folder::new("host");
    let (data, copy) = (folder.file("data"), folder.file("copy.db"));
    succeeds(&["backup", &copy, "--data", &data]);
    assert!(fs::metadata(&copy).is_ok_and(|copy| copy.len() > 0));
    complains(&["backup", &copy, "--data", &data], &["is there already", "name a new file"]);
    for command in ["ban", "unban", "forget"] {
        complains(&[command, "nobody", "--data", &data], &["nobody here has the number or the kept name"]);
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_omerta"))
        .args(["rules", "pate"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
