//! A game is one folder. The tiny game brings its rules, its words and an evaluation, and nothing for the pages: no board, no
//! pictures, no lesson. Only the registry knows it, yet people and bots play it like the games on offer.

use axum::http::StatusCode;
use engine::{Record, Redacted, verify, verify_redacted};
use games::AnyGame;
use serde_json::{Value, json};
use tiny::Honest;

use crate::advice::settings;
use crate::common::{TestServer, text, texts};

const LANGUAGES: [&str; 3] = ["en", "nl", "de"];

/// A page in every language. No text is missing in any of them.
async fn pages(server: &TestServer, path: &str, token: Option<&str>) -> [String; 3] {
    let mut pages = [const { String::new() }; 3];
    for (page, language) in pages.iter_mut().zip(LANGUAGES) {
        let (status, _, body) = server.page(path, token, language).await;
        assert_eq!(status, StatusCode::OK, "{path} in {language}: {body}");
        assert!(!body.contains('⟨'), "a text of {path} is missing in {language}: {body}");
        *page = body;
    }
    pages
}

/// Whether each page holds what stands for it.
fn hold(pages: &[String; 3], words: [&str; 3]) -> bool {
    pages.iter().zip(words).all(|(page, words)| page.contains(words))
}

/// A table of Ann and a bot, in its waiting room; and Ann's seat.
async fn open(server: &TestServer, ann: &str, level: &str) -> (String, usize) {
    let order = json!({ "game": "tiny", "players": 2, "bots": [level] });
    let table = server.post("/tables", ann, order).await;
    let seats = table["seats"].as_array().expect("seats");
    let seat = seats.iter().position(|seat| seat["kind"] == "person").expect("Ann has a seat");
    (text(&table["id"]), seat)
}

/// The table when Ann is to decide, or when the game is over.
async fn until_asked(server: &TestServer, id: &str, ann: &str, seat: usize) -> Value {
    server.until(id, ann, |table| table["stage"] != "running" || table["game_state"]["turn"] == json!(seat)).await
}

#[tokio::test]
async fn people_and_bots_play_a_game_that_brings_nothing_but_its_rules() {
    let server = TestServer::set("fourth", settings()).await;
    let ann = server.guest("Ann").await;
    for level in ["soldato", "capo"] {
        let (id, seat) = open(&server, &ann, level).await;
        let path = format!("/tables/{id}");
        pages(&server, &path, Some(&ann)).await;
        server.post(&format!("{path}/start"), &ann, json!({})).await;
        let mut has_refusals = false;
        loop {
            let table = until_asked(&server, &id, &ann, seat).await;
            if table["stage"] != "running" {
                break;
            }
            has_refusals |= look(&server, &path, &ann, &table).await;
            server.decide_first_of(&id, &ann, &table).await;
        }
        assert!(has_refusals, "a page says why a move is not possible");
        look_back(&server, &path, &ann).await;
    }
}

/// Looks at the table while Ann decides; whether its pages refuse a card that she does not hold.
async fn look(server: &TestServer, path: &str, ann: &str, table: &Value) -> bool {
    let shown = pages(server, path, Some(ann)).await;
    assert!(hold(&shown, ["Round ", "Ronde ", "Runde "]), "the board is told in words: {}", shown[0]);
    assert!(hold(&shown, ["<th>Coins</th>", "<th>Munten</th>", "<th>Münzen</th>"]), "and in a table: {}", shown[0]);
    let watched = pages(server, path, None).await;
    assert!(watched.iter().all(|page| page.contains("Ada") && page.contains("Ben") && page.contains("sign-")), "with badges");

    // A plan stays while it is followed: its next step is the first that is not yet made.
    let hint = server.get(&format!("{path}/hint"), ann).await;
    let plan = &hint["moves"][0];
    let steps = [&plan["move"]].into_iter().chain(plan["then"].as_array().expect("steps").iter().map(|step| &step["move"]));
    let followed = hint["followed"].as_array().map_or(0, Vec::len);
    let next = steps.map(text).nth(followed).expect("a plan is not at its end while Ann decides");
    assert!(texts(&table["game_state"]["moves"]).contains(&next), "{hint}");
    pages(server, &format!("{path}/hint"), Some(ann)).await;

    let (status, record) = server.ask("GET", &format!("{path}/record"), Some(ann), None).await;
    assert_eq!(status, StatusCode::OK);
    let redacted = Redacted::<Honest>::read(&text(&record)).expect("what Ann may know of the record can be read");
    verify_redacted(&redacted).expect("it agrees with the rules as far as it goes");

    refuse(server, path, ann, table).await;
    hold(&shown, ["You do not have this card.", "Je hebt deze kaart niet.", "Du hast diese Karte nicht."])
}

/// A move that cannot be made is refused with its rule, in words.
async fn refuse(server: &TestServer, path: &str, ann: &str, table: &Value) {
    let legal = texts(&table["game_state"]["moves"]);
    let illegal =
        ["lay1", "raise"].into_iter().find(|mv| !legal.iter().any(|legal| legal == mv)).expect("they never go together");
    let decision = json!({ "position": table["game_state"]["position"], "moves": [illegal] });
    let (status, answer) = server.ask("POST", &format!("{path}/decide"), Some(ann), Some(decision)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{illegal}: {answer}");
    assert!(text(&answer["rule"]).starts_with('T') && !answer.to_string().contains('⟨'), "{answer}");
}

/// Looks at all that there is of a finished game, and proves its dice.
async fn look_back(server: &TestServer, path: &str, ann: &str) {
    let table = server.get(path, ann).await;
    assert_eq!((&table["stage"], table["standings"]["places"].as_array().map(Vec::len)), (&json!("finished"), Some(2)));
    let ended = pages(server, path, Some(ann)).await;
    assert!(hold(&ended, ["The reckoning", "Afrekening", "Abrechnung"]), "who came where: {}", ended[0]);
    assert!(hold(&ended, ["The game is over", "Het spel is afgelopen", "Das Spiel ist aus"]), "{}", ended[0]);

    let (status, _, _) = server.page(&format!("{path}/picture"), Some(ann), "en").await;
    assert_eq!(status, StatusCode::NOT_FOUND, "the board draws no picture of the end");

    let lines = table["game_state"]["position"].as_u64().expect("a position");
    for line in [0, lines / 2, lines] {
        pages(server, &format!("{path}/replay/{line}"), Some(ann)).await;
    }
    pages(server, &format!("{path}/fair"), Some(ann)).await;
    let analysis = format!("{path}/analysis");
    while server.ask("GET", &analysis, None, None).await.0 == StatusCode::ACCEPTED {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let analysed = pages(server, &analysis, Some(ann)).await;
    assert!(hold(&analysed, ["<th>Players</th>", "<th>Spelers</th>", "<th>Spieler</th>"]), "{}", analysed[0]);

    let (_, record) = server.ask("GET", &format!("{path}/record"), None, None).await;
    let record = Record::<Honest>::read(&text(&record)).expect("the record can be read");
    verify(&record).expect("every move is legal and every draw comes from the seed");
}

#[tokio::test]
async fn it_can_be_named_but_is_not_on_offer() {
    let server = TestServer::new("not-on-offer").await;
    let game: AnyGame = "tiny".parse().expect("it can be named");
    assert!(!AnyGame::ALL.contains(&game));
    let ann = server.guest("Ann").await;
    for token in [None, Some(ann.as_str())] {
        for path in ["/", "/new/pate", "/rules/pate", "/ratings/pate"] {
            let shown = pages(&server, path, token).await;
            assert!(shown.iter().all(|page| !page.contains("Tiny") && !page.contains("/tiny")), "{path}");
        }
    }
}

#[tokio::test]
async fn who_names_it_can_read_its_rules_and_open_a_table() {
    let server = TestServer::new("named").await;
    let ann = server.guest("Ann").await;
    let rules = pages(&server, "/rules/tiny", None).await;
    assert!(hold(&rules, ["Showing a card", "Een kaart laten zien", "Eine Karte zeigen"]), "{}", rules[0]);
    for path in ["/new/tiny", "/together/tiny", "/ratings/tiny"] {
        pages(&server, path, Some(&ann)).await;
    }
    let (status, _, _) = server.page("/learn/tiny", None, "en").await;
    assert_eq!(status, StatusCode::NOT_FOUND, "it has no lesson");
}
