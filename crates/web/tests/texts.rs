//! Every text of the pages exists in every language, is used, and every text that is used exists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use engine::Message;
use games::{AnyGame, Language};
use web::phrases;

/// The messages of a text: key and the variables that it uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let texts = web::TEXTS.iter().filter(|(code, _)| *code == language.code()).map(|(_, text)| *text);
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in texts.flat_map(str::lines).filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '['])) {
            name.clone_into(&mut key);
        }
        let variables = line.split("{ $").skip(1).map(|rest| rest.split([' ', '}']).next().unwrap_or_default().to_owned());
        if !key.is_empty() {
            found.entry(key.clone()).or_default().extend(variables);
        }
    }
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Language::English);
    assert!(english.len() > 100);
    for language in [Language::Dutch, Language::German] {
        let other = messages(language);
        let missing: Vec<&String> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let extra: Vec<&String> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language:?}: missing {missing:?}, unknown {extra:?}");
        for (key, variables) in &english {
            assert_eq!(&other[key], variables, "{key} in {language:?}");
        }
    }
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            sources(&entry, into);
        } else {
            into.push(entry);
        }
    }
}

/// What the keys of the pages begin with: what all pages share, what goes wrong, what lessons say, and each board's own.
const PREFIXES: [&str; 6] = ["page-", "problem-", "learn-", "pate-", "capone-", "maffiosi-"];

/// The keys that the source names, some with a `{…}` or with a last part that is added to them.
fn named_keys() -> BTreeSet<String> {
    let mut files = Vec::new();
    // What goes wrong is named where it does.
    for folder in ["src", "../server/src"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    }
    let mut keys = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).expect("a source");
        let quoted = text.split('"');
        keys.extend(quoted.filter(|text| PREFIXES.iter().any(|prefix| text.starts_with(prefix))).map(ToOwned::to_owned));
    }
    keys
}

/// Whether a name in the source can stand for a key.
fn names(named: &str, key: &str) -> bool {
    match named.split_once('{') {
        None => {
            let others = named.ends_with("-others") && key.starts_with(&format!("{named}-"));
            key == named || key == format!("{named}-none") || key == format!("{named}-why") || others
        }
        Some((before, after)) => {
            let end = after.split_once('}').map_or("", |(_, end)| end);
            key.len() > before.len() + end.len() && key.starts_with(before) && key.ends_with(end)
        }
    }
}

#[test]
fn every_way_to_win_has_its_headline_and_its_sentence() {
    let texts = messages(Language::English);
    let pate = pate::Decided::ALL.map(|way| format!("pate-{}", way.word()));
    let capone = capone::Decided::ALL.map(|way| format!("capone-{}", way.word()));
    let maffiosi = maffiosi::Decided::ALL.map(|way| format!("maffiosi-{}", way.word()));
    for ending in pate.iter().chain(&capone).chain(&maffiosi) {
        for key in [format!("page-headline-{ending}"), format!("page-won-{ending}")] {
            assert!(texts.contains_key(&key), "there is no {key}");
        }
    }
}

#[test]
fn every_text_is_used_and_every_text_that_is_used_exists() {
    let (texts, named) = (messages(Language::English), named_keys());
    let unused: Vec<&String> = texts.keys().filter(|key| !named.iter().any(|named| names(named, key))).collect();
    assert!(unused.is_empty(), "not used: {unused:?}");
    let missing: Vec<&String> = named.iter().filter(|named| !texts.keys().any(|key| names(named, key))).collect();
    assert!(missing.is_empty(), "without a text: {missing:?}");
}

fn game(id: &str) -> AnyGame {
    *AnyGame::ALL.iter().find(|game| game.id() == id).expect("a game")
}

/// A message of the pages or of a game, in Dutch and in German.
fn said(of: &str, message: &Message) -> [String; 2] {
    [Language::Dutch, Language::German].map(|language| phrases(game(of), language).say(message))
}

#[test]
fn verbs_and_colours_agree_with_what_they_belong_to() {
    let near = |names: &str, count: usize| Message::new("capone-near").with("names", names).with("count", count).with("goal", 10);
    assert_eq!(said("capone", &near("Calvesi", 1)), ["Calvesi kan dit jaar 10 halen", "Calvesi kann dieses Jahr 10 erreichen"]);
    let several = ["Calvesi en Pallardi kunnen dit jaar 10 halen", "Calvesi en Pallardi können dieses Jahr 10 erreichen"];
    assert_eq!(said("capone", &near("Calvesi en Pallardi", 2)), several);
    let turn = Message::new("event-turn-began").with("seat", "Gialli");
    assert_eq!(said("maffiosi", &turn), ["De Gialli zijn aan de beurt.", "Die Gialli sind am Zug."]);
    let marker = Message::new("event-marker-moved").with("colour", "grey").with("to", 2);
    let moved = ["De grijze gebeurtenismarker gaat naar stap 2.", "Der graue Ereignismarker rückt auf Stufe 2 vor."];
    assert_eq!(said("pate", &marker), moved);
    let hand = Message::new("die-showing").with("die", Message::new("shade-black")).with("face", Message::new("face-hand"));
    assert_eq!(said("pate", &hand), ["zwarte hand", "schwarze Hand"]);
    let hand = Message::new("pate-shows-hand").with("die", Message::new("shade-black"));
    assert_eq!(said("pate", &hand), ["zwarte hand: alleen Pers", "schwarze Hand: nur Presse"]);
}

/// Only Der Pate has dice; of the other games, pages say that cards are shuffled.
#[test]
fn a_game_without_dice_does_not_speak_of_them() {
    for of in AnyGame::ALL {
        for language in Language::ALL {
            let phrases = phrases(*of, language);
            for key in ["page-check-dice", "page-seed", "page-commitment", "page-fair-added", "page-fair-follows"] {
                let text = phrases.say(&Message::new(key).with("game", of.id())).to_lowercase();
                let has_dice =
                    ["dice", "die ", "roll", "dobbel", "worp", "würfel", "wurf"].iter().any(|word| says(&text, word, language));
                assert_eq!(has_dice, of.id() == "pate", "{key} of {} in {language:?}: {text}", of.id());
            }
        }
    }
}

/// Whether a text has a word; "die" is no die in German or Dutch.
fn says(text: &str, word: &str, language: Language) -> bool {
    text.contains(word) && (language == Language::English || word != "die ")
}
