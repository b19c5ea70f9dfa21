//! The pages around the tables, in every language: every word is there, every form is marked, nothing is styled in place.

use games::{AnyGame, Language};
use web::{
    Adviser, Desk, FinishedTable, Home, NewTable, PersonPage, Ranked, RatingsPage, RoomRights, Site, Sitter, Strength, Taste,
    Venue, WaitingRoom, Who, phrases,
};

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

fn sitter(who: Who, is_viewer: bool) -> Sitter {
    Sitter { who, is_viewer, is_away: false, is_here: true, time_left: None }
}

#[test]
fn a_waiting_room_says_when_it_begins_and_the_host_starts_with_those_who_are_there() {
    let ann = || sitter(Who::Person { id: "1".to_owned(), name: "Ann".to_owned() }, true);
    let bot = || sitter(Who::Bot("capo"), false);
    let free = || sitter(Who::Nobody, false);
    let room = |may: RoomRights, people: &dyn Fn() -> Vec<Sitter>| {
        in_every_language(|site| {
            let desk = Desk {
                venue: Venue::Table("5"),
                form: "mark",
                position: 0,
                side: None,
                words: site.words,
                adviser: Adviser::Ready,
            };
            let room = WaitingRoom {
                site: *site,
                desk,
                game: AnyGame::Pate,
                people: people(),
                share: "http://localhost/tables/5".to_owned(),
                commitment: "9f".to_owned(),
                said: Vec::new(),
                may_speak: false,
                may,
                levels: vec!["soldato", "don"],
            };
            web::waiting_page(&room).into_string()
        })
        .remove(0)
    };
    let host = RoomRights::Host { seated: true };
    let page = room(host, &|| vec![ann(), bot(), free()]);
    assert!(page.contains("Start with 2 players") && page.contains("name=\"fewer\" value=\"true\""));
    assert!(page.contains("action=\"/tables/5/remove\"") && page.contains("name=\"seat\" value=\"1\""), "a bot can go again");
    assert!(page.contains("the strongest") && page.contains("data-copy=\"http://localhost/tables/5\""));
    let page = room(host, &|| vec![ann(), free(), free()]);
    assert!(!page.contains("name=\"fewer\"") && page.contains("with 2 players or more"), "the game is for two at least");
    let page = room(host, &|| vec![ann(), bot()]);
    assert!(!page.contains("name=\"fewer\"") && page.contains("action=\"/tables/5/start\""));
    let page = room(RoomRights::Leave, &|| vec![bot(), ann(), free()]);
    assert!(!page.contains("/start") && !page.contains("/remove") && page.contains("as soon as the host starts it"));
}

#[test]
fn one_click_plays_against_bots_that_a_beginner_can_beat() {
    let pages = in_every_language(|site| {
        let home = Home { site: *site, mine: Vec::new(), open: Vec::new(), finished: Vec::new() };
        web::home_page(&home).into_string()
    });
    assert_eq!(pages[0].matches("name=\"fill\" value=\"soldato\"").count(), AnyGame::ALL.len());
    assert!(!pages[0].contains("value=\"capo\""));
}

#[test]
fn a_search_for_a_rule_says_when_there_is_none_and_every_rule_says_where_it_comes_from() {
    let pages = in_every_language(|site| web::rules_page(AnyGame::Pate, "takover", site).into_string());
    assert!(pages[0].contains("<p class=\"no-hit\" role=\"status\">") && !pages[0].contains("<dt"));
    let pages = in_every_language(|site| web::rules_page(AnyGame::Pate, "", site).into_string());
    assert!(pages[0].contains("<p class=\"no-hit\" role=\"status\" hidden>"));
    let rules = pages[0].matches("<div class=\"one\">").count();
    assert!(rules > 50 && pages[0].matches("class=\"origin\" title=").count() >= rules);
}

#[test]
fn settings_say_that_they_were_kept() {
    let kept = in_every_language(|site| web::settings_page(site, true).into_string());
    let before = in_every_language(|site| web::settings_page(site, false).into_string());
    assert!(kept[0].contains("Your settings are kept") && !before[0].contains("Your settings are kept"));
}
