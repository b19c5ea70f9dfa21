//! Every rule of a dossier is in the rule table, cited by the code that enforces it, and proven by a test named after it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::{AnyGame, Playable, with_game};

/// Rule numbers such as P5.9 in a text; numbers never continue with a further digit or letter.
fn numbers(text: &str, letter: char) -> BTreeSet<String> {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
    text.match_indices(letter)
        .filter_map(|(start, _)| {
            let rest = &text[start + 1..];
            let chapter = digits(rest);
            let rule = rest.get(chapter..)?.strip_prefix('.')?;
            let length = digits(rule);
            (chapter > 0 && length > 0).then(|| text[start..start + 2 + chapter + length].to_owned())
        })
        .collect()
}

/// The rules that test functions are named after: `fn p5_9_…` proves P5.9.
fn proven(text: &str, letter: char) -> BTreeSet<String> {
    let prefix = format!("fn {}", letter.to_ascii_lowercase());
    text.split(&prefix)
        .skip(1)
        .filter_map(|rest| {
            let mut parts = rest.split('_');
            let (chapter, rule) = (parts.next()?, parts.next()?);
            let number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            (number(chapter) && number(rule)).then(|| format!("{letter}{chapter}.{rule}"))
        })
        .collect()
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

fn coverage<G: Playable>() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let dossier = fs::read_to_string(root.join(format!("docs/rules/{}.md", G::ID))).expect("the dossier is there");
    let table: BTreeSet<String> = G::RULES.iter().map(|rule| rule.number.to_owned()).collect();
    let letter = G::RULES[0].number.chars().next().expect("a rule has a letter");
    let specified = numbers(&dossier, letter);

    let (mut code, mut tests) = (String::new(), String::new());
    let mut files = Vec::new();
    sources(&root.join(format!("crates/{}/src", G::ID)), &mut files);
    for file in files.iter().filter(|file| !file.ends_with("rules.rs")) {
        let of_tests = file.components().any(|part| part.as_os_str() == "tests");
        let text = fs::read_to_string(file).expect("the source can be read");
        if of_tests { &mut tests } else { &mut code }.push_str(&text);
    }
    let (cited, proven) = (numbers(&code, letter), proven(&tests, letter));
    let count = |of: &BTreeSet<String>| specified.intersection(of).count();
    println!(
        "{}: {} rules in the dossier, {} cited by code, {} tested",
        G::TITLE,
        specified.len(),
        count(&cited),
        count(&proven)
    );
    let missing = |of: &BTreeSet<String>| specified.difference(of).cloned().collect::<Vec<_>>();
    assert_eq!(specified, table, "the rule table and the dossier of {} differ", G::TITLE);
    assert_eq!(missing(&cited), Vec::<String>::new(), "rules of {} that no code cites", G::TITLE);
    assert_eq!(missing(&proven), Vec::<String>::new(), "rules of {} without a test", G::TITLE);
    let invented: Vec<_> = proven.difference(&specified).collect();
    assert!(invented.is_empty(), "tests for rules that {} does not have: {invented:?}", G::TITLE);
}

#[test]
fn every_rule_is_cited_and_tested() {
    for game in AnyGame::ALL {
        with_game!(*game, G => coverage::<G>());
    }
}

#[test]
fn numbers_and_test_names_are_found() {
    let list = |found: BTreeSet<String>| found.into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(list(numbers("P5.9, see P10.12 (P1.); P.3 XP2.2-P2.4", 'P')), "P10.12 P2.2 P2.4 P5.9");
    assert_eq!(list(proven("fn p5_9_a() fn p5_10_b() fn price_1_2() fn p5_x_1()", 'P')), "P5.10 P5.9");
}
