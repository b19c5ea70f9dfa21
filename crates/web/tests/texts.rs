//! Every text of the pages exists in every language, is used, and every text that is used exists.

use std::path::Path;

use engine::Message;
use games::{AnyGame, Language};
use testbed::texts::{assert_alike, assert_used, messages};
use web::phrases;

/// The texts of the pages, and of every board.
fn texts() -> Vec<(&'static str, &'static str)> {
    let boards = AnyGame::ALL.iter().flat_map(|game| web::folder(*game).texts);
    web::TEXTS.iter().chain(boards).copied().collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    assert_alike("the pages", &texts());
}

#[test]
fn every_way_to_win_has_its_headline_and_its_sentence() {
    let texts = messages(&texts(), "en");
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
    let shared = ["page-".to_owned(), "learn-".to_owned()];
    let prefixes: Vec<String> = shared.into_iter().chain(AnyGame::ALL.iter().map(|game| format!("{}-", game.id()))).collect();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    // What a host can choose is named by the game; the board has the words.
    let games = AnyGame::ALL.iter().map(|game| crates.join(game.id()).join("src/words"));
    assert_used(&texts(), &prefixes, &games.chain([crates.join("web/src")]).collect::<Vec<_>>());
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

/// Of a game without dice, pages say that cards are shuffled.
#[test]
fn a_game_without_dice_does_not_speak_of_them() {
    for of in AnyGame::ALL {
        for language in Language::ALL {
            let phrases = phrases(*of, language);
            for key in ["page-check-dice", "page-seed", "page-commitment", "page-fair-added", "page-fair-follows"] {
                let text = phrases.say(&Message::new(key).with("luck", web::folder(*of).luck)).to_lowercase();
                let has_dice =
                    ["dice", "die ", "roll", "dobbel", "worp", "würfel", "wurf"].iter().any(|word| says(&text, word, language));
                assert_eq!(has_dice, web::folder(*of).luck == "dice", "{key} of {} in {language:?}: {text}", of.id());
            }
        }
    }
}

/// Whether a text has a word; "die" is no die in German or Dutch.
fn says(text: &str, word: &str, language: Language) -> bool {
    text.contains(word) && (language == Language::English || word != "die ")
}
