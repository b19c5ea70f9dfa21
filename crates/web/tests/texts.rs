//! Every text of the pages exists in every language, is used, and every text that is used exists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use games::Language;

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
fn every_text_is_used_and_every_text_that_is_used_exists() {
    let (texts, named) = (messages(Language::English), named_keys());
    let unused: Vec<&String> = texts.keys().filter(|key| !named.iter().any(|named| names(named, key))).collect();
    assert!(unused.is_empty(), "not used: {unused:?}");
    let missing: Vec<&String> = named.iter().filter(|named| !texts.keys().any(|key| names(named, key))).collect();
    assert!(missing.is_empty(), "without a text: {missing:?}");
}
