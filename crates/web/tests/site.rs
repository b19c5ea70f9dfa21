//! The pages around the tables, in every language: every word is there, every form is marked, nothing is styled in place.

use std::collections::BTreeSet;

use games::{AnyGame, Language};
use serde_json::Value;
use web::{
    Account, Adviser, Chair, Context, Face, FinishedTable, Home, NewTablePage, News, OpenTable, OwnTable, Pace, PersonPage,
    Preferences, Ranked, RatingsPage, RoomRights, Saved, Session, Site, Strength, Terms, Venue, WaitingRoom, phrases,
};

/// Draws a page in every language and looks for what no page may have.
fn in_every_language(draw: impl Fn(&Site<'_>) -> String) -> Vec<String> {
    let pages = Language::ALL.map(|language| {
        let words = phrases(AnyGame::Pate, language);
        let page = draw(&Site { words: &words, visitor: Some("Ann"), form: "mark", preferences: Preferences::default() });
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
            let page = NewTablePage { site, game: *game, editions: vec!["my-box"], levels: vec!["soldato", "don"] };
            web::new_table_page(&page).into_string()
        });
        for name in ["players", "bots.soldato", "bots.don", "edition", "open", "rated", "pace.kind", "pace.minutes", "pace.days"]
        {
            assert!(pages[0].contains(&format!("name=\"{name}\"")), "{name} of {game:?}");
        }
        let options: &[&str] = match game {
            AnyGame::Pate => &["start_money", "open_money"],
            AnyGame::Maffiosi => &["seating", "starter"],
            _ => &[],
        };
        let named: BTreeSet<&str> = pages[0].split("name=\"options.").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(named, options.iter().copied().collect());
        assert!(options.iter().all(|option| pages[0].contains(&format!("name=\"options.{option}\""))));
    }
}

#[test]
fn ratings_and_people_show_figures_as_each_language_writes_them() {
    let strength = Strength { mean: 27.25, deviation: 1.5, games: 12 };
    let ranked = |name: &str, person: Option<&str>| Ranked {
        name: name.to_owned(),
        person: person.map(str::to_owned),
        face: Face::of(name, None),
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
        let finished = FinishedTable {
            table: "5".to_owned(),
            game: AnyGame::Pate,
            place: Some(2),
            players: 3,
            others: vec![bob(), Chair::Bot("capo")],
            played: 0,
        };
        let page = PersonPage {
            site: *site,
            name: "Ann".to_owned(),
            face: Face::of("1", None),
            since: 0,
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
            && pages[0].contains("against Bob, Capo")
            && pages[0].contains("1 January 1970")
            && pages[2].contains("1. Januar 1970")
            && pages[0].contains("href=\"/tables/5\"")
    );
    assert_eq!(pages[0].matches("href=\"/account\"").count(), 1, "only the head leads to the account");
    assert_eq!(in_every_language(|site| person(site, true))[0].matches("href=\"/account\"").count(), 2);
}

fn person(id: &str, name: &str) -> Chair {
    Chair::Person { id: id.to_owned(), name: name.to_owned(), face: Face::of(id, None), is_program: false }
}

fn bob() -> Chair {
    person("2", "Bob")
}

fn terms() -> Terms {
    Terms {
        game: AnyGame::Pate,
        pace: Pace::Live { minutes: 15, increment: 5 },
        is_rated: true,
        is_open: true,
        options: vec![("open_money".to_owned(), "true".to_owned())],
        edition: None,
        is_seed_chosen: false,
    }
}

/// A waiting room in English; the first chair is the host's.
fn room(may: RoomRights, own: Option<usize>, chairs: &[Chair]) -> String {
    let draw = |site: &Site<'_>| {
        let context = Context {
            venue: Venue::Table("5"),
            form: "mark",
            position: 0,
            side: None,
            words: site.words,
            adviser: Adviser::Ready,
        };
        let room = WaitingRoom {
            site: *site,
            context,
            terms: terms(),
            chairs: chairs.to_vec(),
            own,
            host: Some(0),
            share: "http://localhost/tables/5".to_owned(),
            commitment: "9f".to_owned(),
            said: Vec::new(),
            may_speak: false,
            may,
            levels: vec!["soldato", "don"],
        };
        web::waiting_page(&room).into_string()
    };
    if may == RoomRights::Introduce {
        let words = phrases(AnyGame::Pate, Language::English);
        return draw(&Site { words: &words, visitor: None, form: "", preferences: Preferences::default() });
    }
    in_every_language(draw).remove(0)
}

#[test]
fn a_waiting_room_says_when_it_begins_and_the_host_starts_with_those_who_are_there() {
    let (ann, bot, free) = (person("1", "Ann"), Chair::Bot("capo"), Chair::Free);
    let host = RoomRights::Host;
    let page = room(host, Some(0), &[ann.clone(), bot.clone(), free.clone()]);
    assert!(page.contains("Start with 2 players") && page.contains("name=\"fewer\" value=\"true\""));
    assert!(page.contains("action=\"/tables/5/remove\"") && page.contains("name=\"seat\" value=\"1\""), "a bot can go again");
    assert!(page.contains("the strongest") && page.contains("data-copy=\"http://localhost/tables/5\""));
    let page = room(host, Some(0), &[ann.clone(), free.clone(), free.clone()]);
    assert!(!page.contains("name=\"fewer\"") && page.contains("with 2 players or more"), "the game is for two at least");
    let page = room(host, Some(0), &[ann.clone(), bot.clone()]);
    assert!(!page.contains("name=\"fewer\"") && page.contains("action=\"/tables/5/start\""));
    let page = room(RoomRights::Leave, Some(1), &[bot, ann, free]);
    assert!(!page.contains("/start") && !page.contains("/remove") && page.contains("as soon as the host starts it"));
}

#[test]
fn a_host_can_send_anybody_away_but_nobody_else_can() {
    let chairs = [person("1", "Ann"), bob(), Chair::Bot("don"), Chair::Free];
    let removals = |page: &str| page.matches("action=\"/tables/5/remove\"").count();
    let page = room(RoomRights::Host, Some(0), &chairs);
    assert_eq!(removals(&page), 2, "a person and a bot, not the host and not nobody");
    assert!(page.contains("Remove Bob?"), "a person is asked about first");
    for may in [RoomRights::Leave, RoomRights::Join, RoomRights::Watch, RoomRights::Introduce, RoomRights::Removed] {
        assert_eq!(removals(&room(may, None, &chairs)), 0, "{may:?}");
    }
    let page = room(RoomRights::Removed, None, &chairs);
    assert!(page.contains("The host has removed you") && !page.contains("/join"));
}

#[test]
fn everybody_is_told_clock_rating_and_options_before_sitting_down() {
    let chairs = vec![person("1", "Ann"), bob(), Chair::Free];
    let pages = in_every_language(|site| {
        let open = OpenTable { table: "5".to_owned(), terms: terms(), host: Some("Ann".to_owned()), chairs: chairs.clone() };
        let others = vec![bob(), Chair::Bot("capo")];
        let mine = OwnTable { table: "6".to_owned(), game: AnyGame::Pate, others, news: News::YourTurn(None) };
        let home = Home { site: *site, mine: vec![mine], open: vec![open], finished: Vec::new() };
        web::home_page(&home).into_string()
    });
    let stranger = room(RoomRights::Introduce, None, &chairs);
    for page in [&pages[0], &stranger, &room(RoomRights::Join, None, &chairs)] {
        let page = page.to_lowercase();
        for told in ["live, 15 min + 5 s", ">rated<", "everybody's money", "open to all", "ann", "bob", "free", "sit down"] {
            assert!(page.contains(told), "{told}");
        }
    }
    assert!(pages[0].contains("against Bob, Capo"), "one's own games say against whom");
    assert_eq!(stranger.matches("<form").count(), 2, "one to give a name and sit down, one to log in");
    assert!(stranger.contains("action=\"/tables/5/join\"") && !stranger.contains("action=\"/people\""));
}

#[test]
fn an_account_says_what_was_saved_and_offers_a_password_once() {
    let account = |is_kept, saved| {
        in_every_language(|site| {
            let session = |label: &str, is_this| Session {
                token: "t".to_owned(),
                kind: "browser".to_owned(),
                label: label.to_owned(),
                seen: 0,
                is_this,
            };
            let page = Account {
                site: *site,
                name: "Ann".to_owned(),
                face: Face::of("1", None),
                is_kept,
                link: Some("http://localhost/link/9f".to_owned()),
                wants_notices: false,
                can_mail: true,
                email: None,
                webhook: None,
                sessions: vec![session("Mozilla/5.0 (X11; Linux x86_64; rv:9.0) Firefox/9.0", true), session("<b>", false)],
                saved,
            };
            web::account_page(&page).into_string()
        })
        .remove(0)
    };
    let page = account(false, None);
    assert!(page.contains("Firefox on Linux") && !page.contains("Mozilla") && !page.contains("<b><b>"));
    assert_eq!(page.matches("action=\"/people/sessions/end\"").count(), 1, "this device stays");
    assert!(page.contains("data-copy=\"http://localhost/link/9f\"") && page.contains("class=\"qr\""));
    assert!(!page.contains("class=\"saved\"") && page.contains("Set password") && !page.contains("name=\"old\""));
    for saved in Saved::ALL {
        assert_eq!(account(true, Some(saved)).matches("class=\"saved\"").count(), 1, "{saved:?}");
        assert_eq!(Saved::named(saved.name()), Some(saved));
    }
    let kept = account(true, None);
    assert!(!kept.contains("Set password") && kept.contains("name=\"old\""), "a change asks for the password so far");
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
    assert!(kept[0].contains("Your settings are saved") && !before[0].contains("Your settings are saved"));
}

/// The reference shows all that the document says, and each of its links leads somewhere.
#[test]
fn the_reference_has_every_request_and_every_shape_of_the_document() {
    let document: Value = serde_json::from_str(include_str!("../../../docs/openapi.json")).expect("it is JSON");
    let pages = in_every_language(|site| web::reference_page(site, &document).into_string());
    let paths = document["paths"].as_object().expect("paths").iter();
    let asked = paths.flat_map(|(path, item)| item.as_object().expect("requests").values().map(move |asked| (path, asked)));
    for page in &pages {
        for (path, asked) in asked.clone() {
            let id = asked["operationId"].as_str().expect("a name");
            assert_eq!(page.matches(&format!("id=\"ask-{id}\"")).count(), 1, "{path}");
            assert!(page.contains(path.as_str()), "{path}");
        }
        for shape in document["components"]["schemas"].as_object().expect("shapes").keys() {
            assert_eq!(page.matches(&format!("id=\"shape-{shape}\"")).count(), 1, "{shape}");
        }
        for target in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(page.contains(&format!("id=\"{target}\"")), "nothing is at #{target}");
        }
    }
    assert!(pages[1].contains("Wie je bent") && pages[2].contains("Wer du bist"), "the page's own words are translated");
}
