//! The pages around the tables, in every language: every word is there, every form is marked, nothing is styled in place.

use games::{AnyGame, Language};
use web::{FinishedTable, NewTable, PersonPage, Ranked, RatingsPage, Site, Strength, Taste, phrases};

/// Draws a page in every language and looks for what no page may have.
fn in_every_language(draw: impl Fn(&Site<'_>) -> String) -> Vec<String> {
    let pages = Language::ALL.map(|language| {
        let words = phrases(AnyGame::Pate, language);
        let page = draw(&Site { words: &words, visitor: Some("Ann"), form: "mark", taste: Taste::default() });
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
        for name in ["players", "bots.soldato", "bots.don", "edition", "open", "rated", "pace.kind", "pace.minutes", "pace.days"]
        {
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

#[test]
fn ratings_and_people_show_figures_as_each_language_writes_them() {
    let strength = Strength { mean: 27.25, deviation: 1.5, games: 12 };
    let ranked = |name: &str, person: Option<&str>| Ranked {
        name: name.to_owned(),
        person: person.map(str::to_owned),
        is_bot: person.is_none(),
        is_viewer: person.is_some(),
        strength,
    };
    let pages = in_every_language(|site| {
        let players = vec![ranked("<Ann>", Some("17")), ranked("capo", None)];
        web::ratings_page(&RatingsPage { site: *site, game: AnyGame::Capone, players }).into_string()
    });
    assert!(pages[0].contains("27.2 ± 1.5") && pages[2].contains("27,2 ± 1,5"));
    assert!(pages[0].contains("href=\"/people/17\"") && pages[0].contains("&lt;Ann&gt;") && pages[0].contains("Capo"));

    let person = |site: &Site<'_>, is_viewer| {
        let finished = FinishedTable { table: "5".to_owned(), game: AnyGame::Pate, place: Some(2), players: 3, played: 0 };
        let page = PersonPage {
            site: *site,
            name: "Ann".to_owned(),
            is_viewer,
            ratings: vec![(AnyGame::Pate, strength)],
            open: Vec::new(),
            finished: vec![finished],
        };
        web::person_page(&page).into_string()
    };
    let pages = in_every_language(|site| person(site, false));
    assert!(
        pages[0].contains("place 2 of 3")
            && pages[0].contains("1 January 1970")
            && pages[2].contains("1. Januar 1970")
            && pages[0].contains("href=\"/tables/5\"")
    );
    assert_eq!(pages[0].matches("href=\"/account\"").count(), 1, "only the head leads to the account");
    assert_eq!(in_every_language(|site| person(site, true))[0].matches("href=\"/account\"").count(), 2);
}
