//! A test for every rule of the dossier; the functions are named after the rules that they prove.

mod consequences;
mod editions;
mod p1_setup;
mod p2_round;
mod p3_events;
mod p4_turn;
mod p5_rows;
mod p6_tracks;
mod p7_favours;
mod p8_end;
mod p9_always;
mod scene;
mod shadow;

/// The chapters' own texts, to see which rules have a test.
const CHAPTERS: [&str; 9] = [
    include_str!("p1_setup.rs"),
    include_str!("p2_round.rs"),
    include_str!("p3_events.rs"),
    include_str!("p4_turn.rs"),
    include_str!("p5_rows.rs"),
    include_str!("p6_tracks.rs"),
    include_str!("p7_favours.rs"),
    include_str!("p8_end.rs"),
    include_str!("p9_always.rs"),
];

#[test]
fn every_rule_has_a_test() {
    assert_eq!(crate::RULES.len(), 56);
    for rule in crate::RULES {
        let test = format!("fn {}_", rule.number.to_lowercase().replace('.', "_"));
        assert!(CHAPTERS.iter().any(|chapter| chapter.contains(&test)), "no test of {}", rule.number);
    }
}
