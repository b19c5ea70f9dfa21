//! Message files, checked: every language says the same things, and every text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The messages of Fluent texts in one language: key (and attribute) and the variables that they use.
pub fn messages(texts: &[(&str, &str)], language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    let lines = texts.iter().filter(|(code, _)| *code == language).flat_map(|(_, text)| text.lines());
    for line in lines.filter(|line| !line.starts_with('#')) {
        match line.split_once('=').map(|(name, _)| name.trim()) {
            Some(name) if line.starts_with("    .") => key = format!("{}{name}", key.split('.').next().unwrap_or_default()),
            Some(name) if !line.starts_with(' ') => name.clone_into(&mut key),
            _ => {}
        }
        let names = line.match_indices('$').map(|(start, _)| {
            line[start + 1..].chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect::<String>()
        });
        // A sum of money has a dollar sign too.
        let variables = names.filter(|name| name.starts_with(|letter: char| letter.is_ascii_alphabetic()));
        if !key.is_empty() {
            found.entry(key.clone()).or_default().extend(variables);
        }
    }
    found
}

/// Every language has the same messages with the same variables.
///
/// # Panics
/// Naming the first that differs.
pub fn assert_alike(what: &str, texts: &[(&str, &str)]) {
    let english = messages(texts, "en");
    assert!(!english.is_empty(), "{what}: there are no texts");
    for language in ["nl", "de"] {
        let other = messages(texts, language);
        for (key, variables) in &english {
            assert_eq!(other.get(key), Some(variables), "{what}: {key} in {language}");
        }
        let unknown: Vec<&String> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(unknown.is_empty(), "{what}: {language} has {unknown:?}, which English has not");
    }
}

/// Every text is named in the sources, and every text that they name exists. Keys begin with one of the prefixes; a name may have a
/// `{…}` in it, or a last part that is added to it.
///
/// # Panics
/// Naming those that are not used, or without a text.
pub fn assert_used(texts: &[(&str, &str)], prefixes: &[String], folders: &[PathBuf]) {
    let (texts, named) = (messages(texts, "en"), named_keys(prefixes, folders));
    let unused: Vec<&String> = texts.keys().filter(|key| !named.iter().any(|named| names(named, key))).collect();
    assert!(unused.is_empty(), "not used: {unused:?}");
    let missing: Vec<&String> = named.iter().filter(|named| !texts.keys().any(|key| names(named, key))).collect();
    assert!(missing.is_empty(), "without a text: {missing:?}");
}

fn named_keys(prefixes: &[String], folders: &[PathBuf]) -> BTreeSet<String> {
    let mut files = Vec::new();
    for folder in folders {
        sources(folder, &mut files);
    }
    let mut keys = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).expect("a source");
        let quoted = text.split('"').filter(|text| prefixes.iter().any(|prefix| text.starts_with(prefix)));
        keys.extend(quoted.map(ToOwned::to_owned));
    }
    keys
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        match entry.extension() {
            _ if entry.is_dir() => sources(&entry, into),
            Some(extension) if extension == "rs" => into.push(entry),
            _ => {}
        }
    }
}

/// Whether a name in the source can stand for a key.
fn names(named: &str, key: &str) -> bool {
    match named.split_once('{') {
        None => {
            let others = named.ends_with("-others") && key.starts_with(&format!("{named}-"));
            key == named || ["-none", "-why", "-sure"].iter().any(|end| key.strip_suffix(end) == Some(named)) || others
        }
        Some((before, after)) => {
            let end = after.split_once('}').map_or("", |(_, end)| end);
            key.len() > before.len() + end.len() && key.starts_with(before) && key.ends_with(end)
        }
    }
}
