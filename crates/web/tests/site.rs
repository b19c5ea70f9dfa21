//! The pages around the tables, in every language: every word is there, every form is marked, nothing is styled in place.

use games::{AnyGame, Language};
use web::{NewTable, Site, phrases};

/// Draws a page in every language and looks for what no page may have.
fn in_every_language(draw: impl Fn(&Site<'_>) -> String) -> Vec<String> {
    let pages = Language::ALL.map(|language| {
        let words = phrases(AnyGame::Pate, language);
        let page = draw(&Site { words: &words, visitor: Some("Ann"), form: "mark" });
        assert!(!page.contains('⟨'), "a text is missing in {language:?}: {page}");
        assert!(!page.contains(" style=") && !page.contains("<script>"), "styles and scripts have files of their own");
        let posts = page.matches("method=\"post\"").count();
        assert_eq!(posts, page.matches("name=\"form\" value=\"mark\"").count(), "every form is marked");
        page
    });
    pages.to_vec()
}

#[test]
fn a_new_table_offers_everything_that_a_game_has() {
    for game in AnyGame::ALL {
        let pages = in_every_language(|site| {
            let words = phrases(*game, site.words.language());
            let site = Site { words: &words, ..*site };
            let page = NewTable { site, game: *game, editions: vec!["my-box"], levels: vec!["soldato", "don"] };
            web::new_table_page(&page).into_string()
        });
        for name in ["players", "bots.soldato", "bots.don", "edition", "open", "rated", "pace.kind", "pace.minutes", "pace.days"] {
            assert!(pages[0].contains(&format!("name=\"{name}\"")), "{name} of {game:?}");
        }
        let options: &[&str] = match game {
            AnyGame::Pate => &["start_money", "open_money"],
            AnyGame::Capone => &[],
            AnyGame::Maffiosi => &["seating", "starter"],
        };
        assert_eq!(pages[0].matches("name=\"options.").count(), options.len());
        assert!(options.iter().all(|option| pages[0].contains(&format!("name=\"options.{option}\""))));
    }
}
