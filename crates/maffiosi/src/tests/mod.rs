//! A test for every rule of the dossier; the functions are named after the rules that they prove.

mod consequences;
mod editions;
mod m1_setup;
mod m2_turn;
mod m3_cakes;
mod m3_cards;
mod m3_nightcap;
mod m3_raid;
mod m3_weapons;
mod m4_out;
mod m5_end;
mod m6_always;
mod m7_examples;
mod referee;
mod scene;
mod shadow;

/// The chapters' own texts, to see which rules have a test.
const CHAPTERS: [&str; 11] = [
    include_str!("m1_setup.rs"),
    include_str!("m2_turn.rs"),
    include_str!("m3_cakes.rs"),
    include_str!("m3_cards.rs"),
    include_str!("m3_nightcap.rs"),
    include_str!("m3_raid.rs"),
    include_str!("m3_weapons.rs"),
    include_str!("m4_out.rs"),
    include_str!("m5_end.rs"),
    include_str!("m6_always.rs"),
    include_str!("m7_examples.rs"),
];

#[test]
fn every_rule_has_a_test() {
    assert_eq!(crate::RULES.len(), 32);
    for rule in crate::RULES {
        let test = format!("fn {}_", rule.number.to_lowercase().replace('.', "_"));
        assert!(CHAPTERS.iter().any(|chapter| chapter.contains(&test)), "no test of {}", rule.number);
    }
}
