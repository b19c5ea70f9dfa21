//! The pages of the lessons: every step in every language, with a way to do what it asks for and no way astray.

use games::{AnyGame, Language};
use web::{LearnPage, Lesson, Site, Taste, learn_page, phrases};

fn page(lesson: &'static Lesson, number: usize, draft: &[String], language: Language) -> Option<String> {
    let words = phrases(lesson.game, language);
    let site = Site { words: &words, visitor: None, form: "f", taste: Taste::default() };
    let page = LearnPage { site, lesson, number, draft, is_otherwise: false };
    learn_page(&page).expect("the script can be played").map(maud::Markup::into_string)
}

#[test]
fn every_step_has_a_page_in_every_language() {
    for lesson in AnyGame::ALL.iter().map(|game| Lesson::of(*game)) {
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
    for lesson in AnyGame::ALL.iter().map(|game| Lesson::of(*game)) {
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
