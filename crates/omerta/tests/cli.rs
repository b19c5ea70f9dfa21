//! The program as a person meets it: commands, files, messages and exit codes.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use bots::Level;
use engine::{Options, SplitMix, kit};
use games::{AnyGame, Playable, with_game};
use testbed::command::{self, Folder, out, python_verifier};

#[path = "cli/advice.rs"]
mod advice;

const OMERTA: &str = env!("CARGO_BIN_EXE_omerta");

fn folder(name: &str) -> Folder {
    Folder::new(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name))
}

fn omerta(words: &[&str]) -> Output {
    with_input(words, "")
}

fn with_input(words: &[&str], input: &str) -> Output {
    command::run(OMERTA, words, input)
}

#[track_caller]
fn succeeds(words: &[&str]) -> String {
    command::succeeds(OMERTA, words)
}

#[track_caller]
fn complains(words: &[&str], mentions: &[&str]) {
    command::complains(OMERTA, words, mentions);
}

/// The record of a whole game of four bots.
fn recorded(game: &str) -> String {
    game_of_bots(game, 4, None)
}

fn game_of_bots(game: &str, players: usize, edition: Option<&str>) -> String {
    let game = game.parse::<AnyGame>().expect("there is such a game");
    with_game!(game, G => game_of_soldati::<G>(players, edition))
}

fn game_of_soldati<G: Playable>(players: usize, edition: Option<&str>) -> String {
    let setup = G::setup(players, &Options::default(), edition).expect("the set-up is legal");
    kit::record_game::<G>(setup, 0, |seat| Level::Soldato.player(SplitMix::fork(5, seat))).to_text()
}

#[test]
fn bad_requests_get_one_line_that_says_what_to_do() {
    complains(&["play", "chess"], &["chess", "pate"]);
    complains(&["play", "pate", "--players", "5"], &["2 to 4 players", "5"]);
    complains(&["play", "pate", "--bots", "genius"], &["genius", "soldato", "random"]);
    complains(&["play", "pate", "--bots", "random,random"], &["2 bots for 3 seats"]);
    complains(&["play", "pate", "--option", "speed=9"], &["speed", "start_money"]);
    complains(&["rules", "maffiosi", "P5.9"], &["P5.9", "omerta rules maffiosi"]);
    complains(&["play", "pate", "--seat", "4"], &["seat 4", "0 to 3"]);
    complains(&["play", "pate", "--lang", "fr"], &["fr", "en, nl or de"]);
    complains(&["rules", "pate", "P5.99"], &["P5.99", "omerta rules pate"]);
    complains(&["replay", "/nowhere/at/all"], &["/nowhere/at/all", "cannot be read"]);
    complains(&["dance"], &["dance"]);
}

#[test]
fn a_command_of_the_lab_says_where_it_went() {
    for command in ["simulate", "arena", "exam", "bench", "load"] {
        let there = format!("cargo run --release -p lab -- {command}");
        complains(&[command, "--games", "3"], &[&format!("`{command}` is a command of omerta-lab now"), &there]);
        assert!(!succeeds(&["--help"]).contains(&format!("  {command} ")), "it is not offered");
    }
}

#[test]
fn bad_records_name_the_line_and_the_reason() {
    let folder = folder("bad_records");
    let good = recorded("pate");
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
    let folder = folder("wrong_seed");
    let good = recorded("pate");
    assert_eq!(resealed(&good, str::to_owned), good, "resealing without a change changes nothing");
    let seed_at = good.rfind("\"seed\":\"").expect("the end shows the seed") + 8;
    let seed = good[seed_at..seed_at + 64].to_owned();
    let forged = resealed(&good, |body| body.replace(&seed, &"7".repeat(64)));
    complains(&["verify", &folder.write("forged.jsonl", &forged)], &["seed", "commits to"]);
}

#[test]
fn a_loaded_die_is_found() {
    let folder = folder("loaded");
    let good = recorded("pate");
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

#[test]
fn the_verifier_without_rules_agrees() {
    let folder = folder("python");
    let file = folder.write("pate.jsonl", &recorded("pate"));
    let said = succeeds(&["verify", &file]);
    assert!(said.contains("moves are legal") && said.contains("draws of the house come from its key"), "{said}");
    assert!(!said.contains("seed was chosen"), "{said}");
    let python = python_verifier(&file);
    assert!(python.status.success(), "{}", out(&python));
    let draws = |text: &str| text.split_whitespace().find_map(|word| word.parse::<u32>().ok().filter(|number| *number > 200));
    assert!(draws(&said).is_some() && draws(&said) == draws(&out(&python)), "{said}{}", out(&python));
}

#[test]
fn bad_editions_are_refused_in_one_line() {
    let folder = folder("editions");
    let good = succeeds(&["edition", "pate"]);
    let with = |name: &str, from: &str, to: &str| {
        assert!(good.contains(from), "the edition has {from}");
        folder.write(name, &good.replace(from, to))
    };
    let missing = with("missing.toml", "gambling = { pips = 5, count = 2, pays = 5_000 }\n", "");
    complains(&["play", "pate", "--edition", &missing], &["missing.toml", "gambling"]);
    let short = with("short.toml", "\"bookmakers\", \"loans\", \"smuggling\",", "\"bookmakers\", \"loans\",");
    complains(&["edition", "pate", "--check", &short], &["street has 11", "twelve", "P1.3"]);
    let other = with("other.toml", "friends = 13", "friends = 9");
    assert!(succeeds(&["edition", "pate", "--check", &other]).contains("good edition"));
    assert!(succeeds(&["rules", "pate", "P1.6", "--edition", &other]).contains("9 friends"));
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
    let folder = folder("replay");
    let file = folder.write("pate.jsonl", &recorded("pate"));
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
fn every_game_can_be_replayed_verified_and_redacted() {
    for (game, word) in GAMES {
        let folder = folder(&format!("all_{game}"));
        let file = folder.write("whole.jsonl", &recorded(game));
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
    let folder = folder("redacted");
    let whole = folder.write("pate.jsonl", &recorded("pate"));
    let seats_own = succeeds(&["redact", &whole, "--seat", "2"]);
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
        let folder = folder(&format!("everyone_{game}"));
        let whole = folder.write("whole.jsonl", &recorded(game));
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
    let folder = folder("play");
    let over = [("en", "The game is over"), ("nl", "Het spel is afgelopen"), ("de", "Das Spiel ist zu Ende")];
    for (game, (lang, over)) in GAMES.iter().flat_map(|(game, _)| over.map(|over| (game, over))) {
        let save = folder.file(&format!("{game}-{lang}.jsonl"));
        let words = ["play", game, "--seed", "4", "--players", "3", "--seat", "1", "--lang", lang, "--save", &save];
        let output = with_input(&words, &FIRST_CHOICES.repeat(2_000));
        let said = out(&output);
        assert!(output.status.success() && said.contains(over), "{said}");
        assert!(!said.contains('⟨'), "a text is missing in {lang}");
        let verified = succeeds(&["verify", &save]);
        assert!(verified.contains("played out") && verified.contains("The seed was chosen"), "{verified}");
        assert!(out(&python_verifier(&save)).contains("somebody chose the seed"));
        assert!(!Path::new(&format!("{save}.secret")).exists(), "the secret is shown now and needs no file");
    }
}

#[test]
fn a_game_is_saved_resumed_and_finished() {
    let folder = folder("resume");
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
    let folder = folder("newest");
    let play = |words: &[&str], input: &str| {
        let mut child = Command::new(OMERTA)
            .args(words)
            .env("XDG_DATA_HOME", folder.path())
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
    let folder = folder("overwrite");
    let save = folder.write("precious.jsonl", "mine\n");
    complains(&["play", "--save", &save], &["precious.jsonl", "exists already"]);
    complains(&["play", "--save", "/proc/no/such/place"], &["cannot be written"]);
    assert_eq!(folder.read("precious.jsonl"), "mine\n");
}

#[test]
fn the_end_of_the_input_saves_the_game() {
    let folder = folder("eof");
    let save = folder.file("game.jsonl");
    let output = with_input(&["play", "--seed", "2", "--save", &save], &FIRST_CHOICES.repeat(5));
    assert!(output.status.success() && out(&output).contains("Saved in"), "{}", out(&output));
    fs::remove_file(format!("{save}.secret")).expect("there is a secret");
    complains(&["play", "--resume", &save], &["secret", "cannot go on"]);
}

#[test]
fn a_person_can_ask_undo_and_mistype() {
    let folder = folder("ask");
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
    let folder = folder("start");
    let mut child = Command::new(OMERTA)
        .env("XDG_DATA_HOME", folder.path())
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
    assert!(folder.path().join("omerta/omerta.db").exists());

    let asked = Command::new("kill").arg(child.id().to_string()).status().expect("it can be asked to stop");
    assert!(asked.success() && child.wait().expect("it ends").success());
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_address_or_a_setting_that_cannot_be_gets_a_clear_word() {
    let folder = folder("serve");
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
    let folder = folder("host");
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
    let mut child = Command::new(OMERTA)
        .args(["rules", "pate"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
