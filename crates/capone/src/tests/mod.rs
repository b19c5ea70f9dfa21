//! A test for every rule of the dossier; the functions are named after the rules that they prove.

mod by_the_book;
mod c1_setup;
mod c2_year;
mod c3_actions;
mod c3_last_card;
mod c3_pieces;
mod c3_prison;
mod c4_year_end;
mod c5_always;
mod consequences;
mod editions;
mod scene;
mod shadow;

use engine::Origin;

/// The chapters' own texts, to see which rules have a test.
const CHAPTERS: [&str; 8] = [
    include_str!("c1_setup.rs"),
    include_str!("c2_year.rs"),
    include_str!("c3_actions.rs"),
    include_str!("c3_last_card.rs"),
    include_str!("c3_pieces.rs"),
    include_str!("c3_prison.rs"),
    include_str!("c4_year_end.rs"),
    include_str!("c5_always.rs"),
];

/// The product's copy of the dossier.
const DOSSIER: &str = include_str!("../../../../docs/rules/capone.md");

/// The text of each rule in the dossier, by number.
fn dossier() -> Vec<(&'static str, String)> {
    let mut rules: Vec<(&str, String)> = Vec::new();
    for line in DOSSIER.lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix("- ").and_then(|line| line.split_once(' ')) {
            Some((number, text)) if number.starts_with('C') => rules.push((number, text.to_owned())),
            _ => {
                if let Some((_, text)) = rules.last_mut() {
                    text.push(' ');
                    text.push_str(line);
                }
            }
        }
    }
    rules
}

#[test]
fn every_rule_has_a_test() {
    assert_eq!(crate::RULES.len(), 36);
    for rule in crate::RULES {
        let test = format!("fn {}_", rule.number.to_lowercase().replace('.', "_"));
        assert!(CHAPTERS.iter().any(|chapter| chapter.contains(&test)), "no test of {}", rule.number);
    }
}

/// Every number, and where each comes from.
#[test]
fn the_rules_are_those_of_the_dossier() {
    let rules = dossier();
    let numbers: Vec<&str> = rules.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, crate::RULES.iter().map(|rule| rule.number).collect::<Vec<_>>());
    for (rule, (number, text)) in crate::RULES.iter().zip(&rules).filter(|(rule, _)| !rule.number.starts_with("C5")) {
        let mut marks: Vec<Origin> = Vec::new();
        for part in text.split('[').skip(1) {
            let mark = part.get(..1).and_then(Origin::from_mark).filter(|_| part.get(1..2) == Some("]"));
            marks.extend(mark.filter(|mark| !marks.contains(mark)));
        }
        assert_eq!(rule.origins, marks, "where {number} comes from");
    }
}
