//! Programs among people: they are known as such, and may choose the seed of a table that is theirs alone.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use engine::{Record, verify};
use games::{AnyGame, with_game};
use serde_json::{Value, json};

use crate::common::{TestServer, text};
use crate::schemas::DOCUMENT;

const SEED: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// Asks for something as a browser's page does, with a cookie.
async fn by_hand(server: &TestServer, path: &str, token: &str, body: Value) -> (StatusCode, Value) {
    let request = Request::post(path).header("content-type", "application/json").header("cookie", format!("omerta={token}"));
    let (status, _, text) = server.send(request.body(Body::from(body.to_string())).expect("a good request")).await;
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

fn programs(table: &Value) -> Vec<bool> {
    table["seats"].as_array().expect("seats").iter().map(|seat| seat["is_program"] == true).collect()
}

/// A table for two at which a program has chosen the seed.
fn order(more: &[(&str, Value)]) -> Value {
    let mut order = json!({ "game": "pate", "players": 2, "bots": ["picciotto"], "start": true, "seed": SEED });
    for (name, value) in more {
        order[*name] = value.clone();
    }
    order
}

#[tokio::test]
async fn who_plays_through_a_program_is_shown_as_one() {
    let server = TestServer::new("programs").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let (_, table) = by_hand(&server, "/tables", &ann, json!({ "game": "pate", "players": 3, "bots": ["picciotto"] })).await;
    let id = text(&table["id"]);
    assert_eq!(programs(&table), [false; 3], "a person, a bot of the house and a free seat");
    let table = server.post(&format!("/tables/{id}/join"), &bob, json!({})).await;
    assert_eq!(programs(&table), [false, false, true]);
    for (language, word) in [("en", "program"), ("nl", "programma"), ("de", "Programm")] {
        let (_, _, page) = server.page(&format!("/tables/{id}"), Some(&ann), language).await;
        assert_eq!(page.matches("class=\"by-program\"").count(), 1, "{page}");
        assert!(page.contains(&format!("</svg>{word}</span>")), "{language}: {page}");
    }
    // Who begins by hand and then lets a program go on is a program from then on.
    let table = server.post(&format!("/tables/{id}/start"), &ann, json!({})).await;
    assert_eq!(programs(&table), [true, false, true]);
    let (_, _, page) = server.page(&format!("/tables/{id}"), Some(&ann), "en").await;
    assert_eq!(page.matches("class=\"by-program\"").count(), 2, "{page}");
    // A page that looks on is no program, and whoever is forgotten is so here, too.
    server.post("/people/delete", &bob, json!({ "name": "Bob" })).await;
    assert_eq!(programs(&server.get(&format!("/tables/{id}"), &ann).await), [true, false, false]);
    let stored = server.store.table(&id).await.expect("the store answers").expect("the table");
    assert_eq!(stored.progress.programs.len(), 1, "{:?}", stored.progress);
}

#[tokio::test]
async fn a_seed_is_chosen_only_by_a_program_for_a_table_of_its_own() {
    let server = TestServer::new("seed-refused").await;
    let ann = server.guest("Ann").await;
    for (more, code) in [
        (("open", json!(true)), "chosen-seed"),
        (("rated", json!(true)), "chosen-seed"),
        (("bots", json!([])), "chosen-seed"),
        (("players", json!(3)), "chosen-seed"),
        (("seed", json!("07")), "request"),
        (("seed", json!(7)), "request"),
    ] {
        let (status, answer) = server.ask("POST", "/tables", Some(&ann), Some(order(std::slice::from_ref(&more)))).await;
        assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!(code)), "{more:?}: {answer}");
    }
    let (status, answer) = by_hand(&server, "/tables", &ann, order(&[])).await;
    assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("chosen-seed")), "{answer}");
    let table = server.post("/tables", &ann, order(&[])).await;
    assert_eq!((&table["seed_chosen"], &table["wish"]["seed"]), (&json!(true), &json!(SEED)));
    let table = server.post("/tables", &ann, json!({ "game": "pate", "players": 2 })).await;
    assert_eq!((&table["seed_chosen"], table["wish"].get("seed")), (&json!(false), None));
}

#[tokio::test]
async fn the_same_seed_gives_the_same_dice() {
    let server = TestServer::new("seed-again").await;
    let mut records = Vec::new();
    for name in ["Ann", "Bob"] {
        let token = server.guest(name).await;
        let table =
            server.post("/tables", &token, order(&[("screen", json!(true)), ("bots", json!(["picciotto", "picciotto"]))])).await;
        let id = text(&table["id"]);
        server.until(&id, &token, |table| table["stage"] == "finished").await;
        records.push(text(&server.get(&format!("/tables/{id}/record"), &token).await));
    }
    assert_eq!(records[0], records[1]);
    assert!(records[0].lines().next().is_some_and(|header| header.contains("\"seed_chosen\":true")), "{}", records[0]);
    let verified =
        with_game!(AnyGame::Pate, G => verify(&Record::<G>::read(&records[0]).expect("a record"))).expect("a right one");
    assert!(verified.seed_chosen && verified.checked_draws > 0);
}

/// Everything that can be asked of a table, by the document and by pages.
fn asked(id: &str) -> Vec<(String, String)> {
    let paths = DOCUMENT["paths"].as_object().expect("paths").iter();
    let of_tables = paths.filter(|(path, _)| path.starts_with("/tables/{id}"));
    let known =
        of_tables.flat_map(|(path, item)| item.as_object().expect("requests").keys().map(move |method| (method, path.clone())));
    let pages = ["/replay/1", "/fair", "/picture", "/analysis", ""].map(|page| ("GET".to_owned(), format!("/tables/{id}{page}")));
    known.map(|(method, path)| (method.to_uppercase(), path.replace("{id}", id))).chain(pages).collect()
}

/// What a request needs, so that it is refused for no other reason.
fn body(path: &str) -> Value {
    match path.rsplit('/').next().unwrap_or_default() {
        "draft" | "decide" => json!({ "position": 1, "moves": ["pass"] }),
        "mute" => json!({ "seat": 0, "muted": true }),
        "chat" | "note" => json!({ "words": "hello" }),
        "nonce" => json!({ "nonce": SEED }),
        "bots" => json!({ "level": "capo" }),
        "remove" => json!({ "seat": 1 }),
        _ => json!({}),
    }
}

/// Nobody but its host gets anything of a table, not even what it is called.
async fn assert_private(server: &TestServer, id: &str, host: &str) {
    let eve = server.guest("Eve").await;
    let before = server.get(&format!("/tables/{id}"), host).await;
    for (method, path) in asked(id) {
        for token in [Some(&*eve), None] {
            let (status, answer) = server.ask(&method, &path, token, (method == "POST").then(|| body(&path))).await;
            let is_refused = status == StatusCode::FORBIDDEN && answer["code"] == "private";
            assert!(is_refused || (token.is_none() && status == StatusCode::UNAUTHORIZED), "{method} {path}: {status} {answer}");
            if method == "GET" {
                let (status, _, page) = server.page(&path, token, "en").await;
                assert!([StatusCode::FORBIDDEN, StatusCode::UNAUTHORIZED].contains(&status), "{path} as a page: {status} {page}");
            }
        }
    }
    // A browser that follows a link and gives a name does not sit down either.
    let form = Request::post(format!("/tables/{id}/join")).header("accept", "text/html");
    let form = form.header("content-type", "application/x-www-form-urlencoded").body(Body::from("name=Mallory"));
    assert_eq!(server.send(form.expect("a good request")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(before, server.get(&format!("/tables/{id}"), host).await, "nothing has changed");
    let lists = server.get("/tables", &eve).await;
    assert!(!lists.to_string().contains(id), "{lists}");
    let own = text(&server.get("/people/me", host).await["person"]["id"]);
    for page in ["/".to_owned(), format!("/people/{own}")] {
        assert!(!server.page(&page, Some(&eve), "en").await.2.contains(id), "{page}");
    }
}

#[tokio::test]
async fn nobody_else_joins_watches_or_has_a_rematch_where_a_seed_was_chosen() {
    let server = TestServer::new("seed-private").await;
    let ann = server.guest("Ann").await;
    let waiting = text(&server.post("/tables", &ann, order(&[("start", json!(false))])).await["id"]);
    assert_private(&server, &waiting, &ann).await;
    // A seat that becomes free is still nobody else's.
    server.post(&format!("/tables/{waiting}/remove"), &ann, json!({ "seat": 1 })).await;
    assert_private(&server, &waiting, &ann).await;
    server.post(&format!("/tables/{waiting}/bots"), &ann, json!({ "level": "picciotto" })).await;
    let running = server.post(&format!("/tables/{waiting}/start"), &ann, json!({})).await;
    assert_eq!(running["stage"], "running");
    let running = server.until(&waiting, &ann, |table| table["game_state"]["turn"] == 0).await;
    assert_private(&server, &text(&running["id"]), &ann).await;
    for (language, word) in [("en", "seed chosen"), ("nl", "seed gekozen"), ("de", "Seed gewählt")] {
        assert!(server.page(&format!("/tables/{waiting}"), Some(&ann), language).await.2.contains(word), "{language}");
    }
    let stopped = server.post(&format!("/tables/{waiting}/resign"), &ann, json!({})).await;
    assert_eq!(stopped["stage"], "stopped");
    assert_private(&server, &waiting, &ann).await;
    let (_, _, dice) = server.page(&format!("/tables/{waiting}/fair"), Some(&ann), "en").await;
    assert!(dice.contains("could foresee everything that chance would bring"), "{dice}");
    // The rematch is the same once more: the same seed, the same one and nobody else.
    let (status, answer) = by_hand(&server, &format!("/tables/{waiting}/rematch"), &ann, json!({})).await;
    assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("chosen-seed")), "by hand: {answer}");
    let rematch = server.post(&format!("/tables/{waiting}/rematch"), &ann, json!({ "start": true })).await;
    assert_eq!((&rematch["seed_chosen"], &rematch["wish"]["seed"]), (&json!(true), &json!(SEED)));
    assert_eq!(rematch["commitment"], stopped["commitment"]);
    assert_private(&server, &waiting, &ann).await;
    assert_private(&server, &text(&rematch["id"]), &ann).await;
    // Nor is it anybody's once its host is gone.
    server.post("/people/delete", &ann, json!({ "name": "Ann" })).await;
    let (status, answer) = server.ask("GET", &format!("/tables/{waiting}"), Some(&server.guest("Eve").await), None).await;
    assert_eq!((status, &answer["code"]), (StatusCode::FORBIDDEN, &json!("private")), "{answer}");
}
