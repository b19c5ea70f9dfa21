//! The pages of the lessons: every step in every language, with a way to do what it asks for and no way astray.

use games::{AnyGame, Language};
use web::{LearnPage, Lesson, Preferences, Site, learn_page, phrases};

fn page(lesson: &'static Lesson, number: usize, draft: &[String], language: Language) -> Option<String> {
    let words = phrases(lesson.game, language);
    let site = Site { words: &words, visitor: None, form: "f", preferences: Preferences::default() };
    let page = LearnPage { site, lesson, number, draft, is_otherwise: false };
    learn_page(&page).expect("the script can be played").map(maud::Markup::into_string)
}

#[test]
fn every_step_has_a_page_in_every_language() {
    for lesson in AnyGame::ALL.iter().filter_map(|game| Lesson::of(*game)) {
        for language in Language::ALL {
            for number in 1..=lesson.length() {
                let html = page(lesson, number, &[], language).expect("a step");
                assert!(!html.contains('⟨'), "a text is missing in {language:?}: {}", &html[html.find('⟨').unwrap_or(0)..][..60]);
                assert!(!html.contains("data-live"), "there is nothing to listen to");
                assert!(!html.contains("/tables/"), "a lesson leads to no table");
                let next = format!("/learn/{}/{}\"", lesson.game.id(), number + 1);
                assert_eq!(html.contains(&next), number < lesson.length(), "step {number} leads on");
            }
        }
        assert!(page(lesson, 0, &[], Language::English).is_none());
        assert!(page(lesson, lesson.length() + 1, &[], Language::English).is_none());
    }
}

#[test]
fn buttons_lead_to_what_is_asked_for() {
    for lesson in AnyGame::ALL.iter().filter_map(|game| Lesson::of(*game)) {
        for number in 1..=lesson.length() {
            let asked: Vec<String> = lesson.asked(number).map(str::to_owned).collect();
            for done in 0..asked.len() {
                let html = page(lesson, number, &asked[..done], Language::English).expect("a step");
                let button = format!("value=\"{}\"", asked[..=done].join("\n"));
                assert!(html.contains(&button), "{} step {number} has no button for {:?}", lesson.game.id(), asked[done]);
            }
        }
    }
}

/// Pieces are a set: chosen in any order, they are handed in as the engine wants them.
#[test]
fn pieces_can_be_chosen_in_any_order() {
    let lesson = Lesson::of(AnyGame::Capone).expect("a lesson");
    let number = (1..=lesson.length()).find(|step| lesson.asked(*step).any(|mv| mv == "right-hand")).expect("a step with pieces");
    let steps = |text: &str| text.split(' ').map(|step| step.replace('_', " ")).collect::<Vec<_>>();
    let lower_first = steps("play_casino at_casino_1 collector");
    let html = page(lesson, number, &lower_first, Language::English).expect("a step");
    assert!(html.contains("value=\"play casino\nat casino 1\ncollector\nright-hand\""), "the right hand can still be set");
    let chosen = steps("play_casino at_casino_1 guard collector right-hand");
    let html = page(lesson, number, &chosen, Language::English).expect("a step");
    let ordered = "play casino\nat casino 1\nright-hand\ncollector\nguard\ndone";
    assert!(html.contains(&format!("value=\"{ordered}\"")), "they are handed in in order");
    let html = page(lesson, number, &steps("play_casino at_casino_1 lawyer"), Language::English).expect("a step");
    assert!(html.contains("The Don shares a field with no other member"), "what is still not possible says the true reason");
}

/// A step that can be taken back is not called final, though others would see a card.
#[test]
fn only_what_is_handed_in_at_once_has_no_way_back() {
    let lesson = Lesson::of(AnyGame::Maffiosi).expect("a lesson");
    let number = (1..=lesson.length()).find(|step| lesson.asked(*step).next().is_some()).expect("a step that asks");
    let html = page(lesson, number, &[], Language::English).expect("a step");
    let tips: Vec<&str> = html.split("data-tip=").skip(1).collect();
    let of = |title: &str| tips.iter().find(|tip| tip.contains(title)).copied().expect("a card that tells what would happen");
    assert!(!of("Play Fire").contains("chip-final"), "a target is still to be chosen");
    assert!(of("Discard Fire").contains("chip-final"), "a card is drawn at once");
}
