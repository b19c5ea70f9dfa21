//! No one where they do not belong: every route, asked by those who may not.

use crate::common::{TestServer, text};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

/// Everything that can be sent to a table, with a body that would be good if it came from the right one.
fn table_posts() -> Vec<(&'static str, Value)> {
    vec![
        ("join", json!({})),
        ("leave", json!({})),
        ("come-back", json!({})),
        ("remove", json!({ "seat": 1 })),
        ("bots", json!({ "level": "capo" })),
        ("nonce", json!({ "nonce": "0".repeat(64) })),
        ("start", json!({})),
        ("draft", json!({ "position": 1, "moves": [] })),
        ("decide", json!({ "position": 1, "moves": ["pass"] })),
        ("undo", json!({})),
        ("resign", json!({})),
        ("stop", json!({ "agrees": true })),
        ("answers", json!({ "moves": ["keep"] })),
        ("close", json!({})),
        ("rematch", json!({})),
        ("chat", json!({ "words": "hello" })),
        ("mute", json!({ "seat": 1, "muted": true })),
        ("note", json!({ "words": "hello" })),
    ]
}

const PEOPLE_POSTS: [&str; 10] =
    ["keep", "face", "rename", "link", "program", "sessions/end", "sessions/end-others", "notices", "delete", "logout"];

fn people_body() -> Value {
    json!({ "password": "long enough", "face": "rosa", "name": "Ann", "label": "x", "session": "x", "wanted": "on" })
}

/// What a table is, as its own people see it.
async fn state(server: &TestServer, id: &str, people: &[&str]) -> Vec<Value> {
    let mut seen = Vec::new();
    for person in people {
        seen.push(server.get(&format!("/tables/{id}"), person).await);
    }
    seen
}

#[tokio::test]
async fn every_route_in_the_document_is_tried_here() {
    let server = TestServer::new("routes").await;
    let (_, document) = server.ask("GET", "/openapi.json", None, None).await;
    let paths = document["paths"].as_object().expect("paths");
    let posts: Vec<&String> = paths.iter().filter(|(_, item)| item.get("post").is_some()).map(|(path, _)| path).collect();
    let tried = |path: &String| {
        let of_table = path.strip_prefix("/tables/{id}/").is_some_and(|what| table_posts().iter().any(|(name, _)| *name == what));
        let of_people = path.strip_prefix("/people/").is_some_and(|what| PEOPLE_POSTS.contains(&what));
        of_table || of_people || ["/people", "/people/login", "/tables"].contains(&path.as_str())
    };
    let missing: Vec<&&String> = posts.iter().filter(|path| !tried(path)).collect();
    assert!(missing.is_empty() && posts.len() > 25, "not tried: {missing:?}");
}

#[tokio::test]
async fn who_is_unknown_or_sits_elsewhere_changes_nothing() {
    let server = TestServer::new("strangers").await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let running = server.table("pate", &[&ann, &bob]).await;
    let waiting = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 2 })).await["id"]);
    let before = (state(&server, &running, &[&ann, &bob]).await, state(&server, &waiting, &[&ann]).await);
    for (what, body) in table_posts() {
        for id in [&running, &waiting] {
            let path = format!("/tables/{id}/{what}");
            let (status, answer) = server.ask("POST", &path, None, Some(body.clone())).await;
            assert_eq!(status, StatusCode::UNAUTHORIZED, "{path} without a session: {answer}");
            let (status, answer) = server.ask("POST", &path, Some("0123"), Some(body.clone())).await;
            assert_eq!(status, StatusCode::UNAUTHORIZED, "{path} with a made-up token: {answer}");
            if !(what == "join" && id == &waiting) {
                let (status, answer) = server.ask("POST", &path, Some(&eve), Some(body.clone())).await;
                let refused = [StatusCode::FORBIDDEN, StatusCode::CONFLICT].contains(&status);
                assert!(refused, "{path} by somebody who does not sit there: {status} {answer}");
            }
        }
    }
    // Who asks and where comes before what is asked.
    let missing = "01900000-0000-7000-8000-000000000000";
    for (what, bad) in [("remove", json!({})), ("bots", json!({ "level": "king" })), ("nonce", json!({ "nonce": "x" }))] {
        let (status, answer) = server.ask("POST", &format!("/tables/{waiting}/{what}"), None, Some(bad.clone())).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{what}: {answer}");
        let (status, answer) = server.ask("POST", &format!("/tables/{missing}/{what}"), Some(&ann), Some(bad.clone())).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{what}: {answer}");
        let (status, answer) = server.ask("POST", &format!("/tables/{waiting}/{what}"), Some(&ann), Some(bad)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{what}: {answer}");
    }
    for what in PEOPLE_POSTS {
        let (status, answer) = server.ask("POST", &format!("/people/{what}"), None, Some(people_body())).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{what}: {answer}");
    }
    // One may sit there and still not do what is the host's.
    for what in ["remove", "bots", "close", "start"] {
        let body = table_posts().into_iter().find(|(name, _)| *name == what).expect("it is in the list").1;
        let (status, _) = server.ask("POST", &format!("/tables/{waiting}/{what}"), Some(&eve), Some(body)).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{what} is the host's");
    }
    assert_eq!((state(&server, &running, &[&ann, &bob]).await, state(&server, &waiting, &[&ann]).await), before);
}

#[tokio::test]
async fn forms_of_another_session_or_site_are_refused() {
    let server = TestServer::new("forms").await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let mark =
        |page: &str| page.split("name=\"form\" value=\"").nth(1).and_then(|rest| rest.get(..32)).expect("a mark").to_owned();
    let page = |token: &str| {
        Request::get("/account").header("cookie", format!("omerta={token}")).header("accept", "text/html").body(Body::empty())
    };
    let (_, headers, own) = server.send(page(&ann).expect("a request")).await;
    let (_, _, others) = server.send(page(&eve).expect("a request")).await;
    let policy = headers["content-security-policy"].to_str().expect("plain");
    assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));

    let rename = |mark: &str, origin: Option<&str>| {
        let request = Request::post("/people/rename")
            .header("cookie", format!("omerta={ann}"))
            .header("host", "omerta.test")
            .header("content-type", "application/x-www-form-urlencoded");
        let request = origin.into_iter().fold(request, |request, origin| request.header("origin", origin));
        request.body(Body::from(format!("form={mark}&name=Zoe"))).expect("a request")
    };
    for (mark, origin) in [
        ("", None),
        (mark(&others).as_str(), None),
        (mark(&own).as_str(), Some("https://evil.example")),
        (mark(&own).as_str(), Some("null")),
    ] {
        assert_eq!(server.send(rename(mark, origin)).await.0, StatusCode::FORBIDDEN);
    }
    assert_eq!(server.get("/people/me", &ann).await["person"]["name"], "Ann");
    assert_eq!(server.send(rename(&mark(&own), Some("http://omerta.test"))).await.0, StatusCode::OK);
    assert_eq!(server.get("/people/me", &ann).await["person"]["name"], "Zoe");
}

#[tokio::test]
async fn what_is_broken_too_large_or_clever_gets_a_clear_answer() {
    let server = TestServer::new("broken").await;
    let ann = server.guest("Ann").await;
    let id = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 2, "fill": "soldato" })).await["id"]);
    let send = |body: String, kind: &str| {
        let request = Request::post("/tables").header("authorization", format!("Bearer {ann}")).header("content-type", kind);
        request.body(Body::from(body)).expect("a request")
    };
    let json = "application/json";
    for body in ["{".to_owned(), "[]".to_owned(), "null".to_owned(), "{\"game\":3}".to_owned(), "x".repeat(100_000)] {
        assert_eq!(server.send(send(body, json)).await.0, StatusCode::BAD_REQUEST);
    }
    assert_eq!(server.send(send("game=pate".to_owned(), "text/plain")).await.0, StatusCode::BAD_REQUEST);
    for (game, players, bots) in [("chess", 2, 0), ("pate", 9, 0), ("pate", 0, 0), ("pate", 2, 2), ("capone", 2, 0)] {
        let order = json!({ "game": game, "players": players, "bots": vec!["capo"; bots] });
        let (status, answer) = server.ask("POST", "/tables", Some(&ann), Some(order)).await;
        assert!(status == StatusCode::BAD_REQUEST && !text(&answer["error"]).is_empty(), "{answer}");
    }
    for path in
        ["/tables/../tables/x", "/tables/%2e%2e%2f", "/tables/x", "/nowhere", "/ratings/chess", "/link/x", "/assets/x/../x"]
    {
        assert_eq!(server.ask("GET", path, Some(&ann), None).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(server.ask("GET", &format!("/tables/{id}/decide"), Some(&ann), None).await.0, StatusCode::METHOD_NOT_ALLOWED);

    // SQL in every text: it is a text like any other.
    let sql = "'; DROP TABLE people; --";
    let eve = server.guest(sql).await;
    assert_eq!(server.get("/people/me", &eve).await["person"]["name"], sql);
    server.post(&format!("/tables/{id}/chat"), &ann, json!({ "words": sql })).await;
    server.post(&format!("/tables/{id}/note"), &ann, json!({ "words": sql })).await;
    server.post("/people/keep", &eve, json!({ "password": sql })).await;
    let (status, answer) = server.ask("POST", "/people/login", None, Some(json!({ "name": sql, "password": sql }))).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (status, _) = server.ask("POST", "/people/login", None, Some(json!({ "name": sql, "password": "wrong" }))).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // Markup in every text stays text.
    server.post(&format!("/tables/{id}/chat"), &ann, json!({ "words": "<script>alert(1)</script>" })).await;
    let page = Request::get(format!("/tables/{id}")).header("accept", "text/html").body(Body::empty()).expect("a request");
    let (_, _, page) = server.send(page).await;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"));
}

#[tokio::test]
async fn accounts_are_kept_opened_elsewhere_and_deleted() {
    let server = TestServer::new("accounts").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    server.post("/people/keep", &ann, json!({ "password": "correct horse" })).await;
    let (status, _) = server.ask("POST", "/people/keep", Some(&bob), Some(json!({ "password": "short" }))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    // Two guests may have one name, but only one may keep it.
    let twin = server.guest("ann").await;
    let (status, _) = server.ask("POST", "/people/keep", Some(&twin), Some(json!({ "password": "another horse" }))).await;
    assert_eq!(status, StatusCode::CONFLICT);

    let link = text(&server.post("/people/link", &ann, json!({})).await["link"]);
    let path = link.split("4040").nth(1).expect("a path").to_owned();
    let (status, answer) = server.ask("GET", &path, None, None).await;
    assert_eq!(status, StatusCode::OK);
    let phone = text(&answer["token"]);
    assert_eq!(server.ask("GET", &path, None, None).await.0, StatusCode::NOT_FOUND, "a link works once");
    let me = server.get("/people/me", &phone).await;
    assert_eq!((me["person"]["name"].as_str(), me["sessions"].as_array().map(Vec::len)), (Some("Ann"), Some(2)));
    assert!(!me.to_string().contains(&phone), "tokens are stored and shown as digests alone");
    let session = text(&me["sessions"][0]["id"]);
    let (status, _) = server.ask("POST", "/people/sessions/end", Some(&bob), Some(json!({ "session": session }))).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "nobody ends another's session");

    let id = server.table("pate", &[&ann, &bob]).await;
    server.post(&format!("/tables/{id}/chat"), &ann, json!({ "words": "secret words" })).await;
    server.post("/people/delete", &ann, json!({ "name": "Ann" })).await;
    assert_eq!(server.ask("GET", "/people/me", Some(&ann), None).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(server.ask("GET", "/people/me", Some(&phone), None).await.0, StatusCode::UNAUTHORIZED);
    assert!(server.store.words(&id, None, 10).await.expect("the store answers").is_empty());
    let left = server.get(&format!("/tables/{id}"), &bob).await;
    assert_eq!((&left["seats"][0]["kind"], &left["seats"][0]["name"]), (&json!("gone"), &Value::Null));
    server.until(&id, &bob, |table| table["game_state"]["turn"] == json!(1)).await;
}

#[tokio::test]
async fn who_makes_up_tokens_gets_no_more_tries() {
    let server = TestServer::with_rate("tries", 5).await;
    let mut refused = 0;
    for number in 0..40 {
        let request = Request::post("/people/login")
            .header("cookie", format!("omerta={number}"))
            .header("content-type", "application/json")
            .body(Body::from(json!({ "name": "Ann", "password": "guess" }).to_string()));
        refused += usize::from(server.send(request.expect("a request")).await.0 == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused >= 25, "{refused} of 40 tries were refused");
}
