//! Where rules come from: the dossiers and the rule tables say the same, and nothing claims more than the books do.

use std::collections::BTreeMap;

use engine::{EditionFile, Game, Origin, Rule};

const PATE: &str = include_str!("../../../docs/rules/pate.md");
const CAPONE: &str = include_str!("../../../docs/rules/capone.md");
const MAFFIOSI: &str = include_str!("../../../docs/rules/maffiosi.md");

/// The marks in a text, each once, in the order in which they come up.
fn marks(text: &str) -> Vec<Origin> {
    let mut marks = Vec::new();
    for part in text.split('[').skip(1) {
        let mark = part.split_once([']', ' ', ':']).and_then(|(mark, _)| Origin::from_mark(mark));
        marks.extend(mark.filter(|mark| !marks.contains(mark)));
    }
    marks
}

/// The text of each rule of a dossier. Rules without marks of their own have those of their chapter's heading; the cards of
/// Der Pate stand in a table of which P3.4 says that effects are the book's, colour and number ours.
fn dossier(text: &'static str) -> BTreeMap<&'static str, Vec<Origin>> {
    let (mut rules, mut heading): (Vec<(&str, String, &str)>, &str) = (Vec::new(), "");
    for line in text.lines() {
        if line.starts_with("## ") {
            heading = line;
        } else if let Some(rest) = line.strip_prefix("- ").filter(|rest| rest.starts_with(['P', 'C', 'M'])) {
            let (number, said) = rest.split_once(' ').expect("a number and a text");
            rules.push((number, said.to_owned(), heading));
        } else if let Some((number, said)) = line.strip_prefix("| P").and_then(|rest| rest.split_once(" |")) {
            let number = &line[2..3 + number.len()];
            rules.push((number, format!("[B] {said} [H]"), heading));
        } else if let Some((_, said, _)) = rules.last_mut().filter(|_| line.starts_with("  ")) {
            said.push_str(line);
        }
    }
    let of_rule = |(number, said, heading): (&'static str, String, &str)| {
        let own = marks(&said);
        (number, if own.is_empty() { marks(heading) } else { own })
    };
    rules.into_iter().map(of_rule).collect()
}

fn assert_alike(dossier: &BTreeMap<&str, Vec<Origin>>, rules: &[Rule]) {
    assert_eq!(dossier.len(), rules.len());
    for rule in rules {
        let mut told = rule.origins.to_vec();
        let mut written = dossier[rule.number].clone();
        assert_eq!(told.first(), written.first(), "what {} mainly comes from", rule.number);
        told.sort_by_key(|origin| origin.mark());
        written.sort_by_key(|origin| origin.mark());
        assert_eq!(told, written, "where {} comes from", rule.number);
    }
}

#[test]
fn finding_18_the_rule_tables_name_the_origins_that_the_dossiers_do() {
    assert_alike(&dossier(PATE), pate::Pate::RULES);
    assert_alike(&dossier(CAPONE), capone::Capone::RULES);
    assert_alike(&dossier(MAFFIOSI), maffiosi::Maffiosi::RULES);
}

/// What the referee found to claim too much, and what no dossier said.
#[test]
fn finding_18_nothing_claims_more_than_the_books_say() {
    let after = |text: &str, from: &str, mark: &str, said: &str| {
        let rule = &text[text.find(&format!("{from} [")).unwrap_or_else(|| panic!("no {from}"))..];
        let rule = rule.split("\n- ").next().unwrap_or(rule).split_whitespace().collect::<Vec<_>>().join(" ");
        let place = rule.find(said).unwrap_or_else(|| panic!("{from} does not say {said:?}: {rule}"));
        let last = rule[..place].rfind('[').map(|at| &rule[at + 1..at + 2]);
        assert_eq!(last, Some(mark), "{from}: {said}");
    };
    after(PATE, "P1.1", "I", "which family has which");
    after(PATE, "P3.5", "H", "against the book");
    after(PATE, "P5.7", "H", "neutral ones leave the game");
    after(PATE, "P6.2", "H", "two businesses of one die pay once");
    after(PATE, "P8.1", "H", "Everyone who is out shares the place");
    after(CAPONE, "C3.5", "I", "what C3.21-C3.23 need there");
    after(CAPONE, "C3.7", "I", "the bank is paid");
    after(CAPONE, "C3.9", "I", "ousted (C3.4)");
    after(MAFFIOSI, "M2.2", "I", "A cake at an empty place");
    after(MAFFIOSI, "M3.1", "H", "with one man");
    after(MAFFIOSI, "M3.8", "I", "they keep their markers");
    after(MAFFIOSI, "M7.1", "I", "yellow is then out");
    assert!(PATE.contains("gambling and these three pay pips x $1,000 each") && PATE.contains("([I] all at once"));
    let edition = pate::Edition::standard();
    let origins = ["families.business", "businesses.gambling.count", "businesses.gambling.pips", "businesses.gambling.pays"];
    let marked = origins.map(|figure| edition.origin(figure).mark());
    assert_eq!(marked, ["I", "B", "B", "I"]);
}
