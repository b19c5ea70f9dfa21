//! The pages around the tables, as a browser asks for them.

use std::collections::BTreeSet;

use crate::common::{TestServer, text};
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode};
use serde_json::json;

impl TestServer {
    /// Opens a page as a browser does.
    /// Sends a form as a browser does: it gets its mark from a page.
    async fn form(&self, path: &str, token: &str, language: &str, fields: &str) -> (StatusCode, HeaderMap, String) {
        let (_, _, page) = self.page("/account", Some(token), language).await;
        let mark = page.split("name=\"form\" value=\"").nth(1).and_then(|rest| rest.get(..32)).expect("a mark").to_owned();
        let request = Request::post(path)
            .header("accept", "text/html")
            .header("accept-language", language)
            .header("cookie", format!("omerta={token}"))
            .header("content-type", "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(format!("form={mark}&{fields}"))).expect("a request")).await
    }
}

fn onward(headers: &HeaderMap) -> String {
    headers["location"].to_str().expect("an address").to_owned()
}

#[tokio::test]
async fn a_form_makes_a_table_with_everything_that_was_chosen() {
    let server = TestServer::new("new-table").await;
    let ann = server.guest("Ann").await;
    for game in ["pate", "capone", "maffiosi"] {
        let (status, _, page) = server.page(&format!("/new/{game}"), Some(&ann), "de").await;
        assert_eq!(status, StatusCode::OK);
        assert!(page.contains("action=\"/tables\"") && page.contains("Neuer Tisch"));
    }
    assert_eq!(server.page("/new/chess", Some(&ann), "en").await.0, StatusCode::NOT_FOUND);

    let fields = "game=pate&players=4&bots.capo=1&bots.soldato=2&bots.don=0&options.open_money=true&options.start_money=\
                  &pace.kind=live&pace.minutes=15&pace.increment=5&pace.days=3&open=on&edition=";
    let (status, headers, _) = server.form("/tables", &ann, "en", fields).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let table = server.get(&onward(&headers), &ann).await;
    let wish = json!({
        "players": 4, "options": { "open_money": "true" }, "edition": null, "open": true, "rated": false,
        "pace": { "kind": "live", "minutes": 15, "increment": 5 },
    });
    assert_eq!(table["wish"], wish);
    let bots: Vec<String> = table["seats"].as_array().expect("seats")[1..].iter().map(|seat| text(&seat["name"])).collect();
    assert_eq!(bots, ["capo", "soldato", "soldato"]);

    let (status, _, page) = server.form("/tables", &ann, "en", "game=pate&players=2&bots.capo=2").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(page.contains("has no room for one person and 2 bots"), "{page}");
    let (status, _, _) = server.form("/tables", &ann, "en", "game=pate&players=2&pace.kind=live&pace.minutes=").await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "a clock needs its figures");
}

#[tokio::test]
async fn files_may_be_kept_for_ever_under_their_own_version_only() {
    let server = TestServer::new("assets").await;
    let (_, _, page) = server.page("/", None, "en").await;
    let addresses =
        page.split('"').filter(|part| part.starts_with("/assets/")).map(|part| part.split('#').next().expect("a path"));
    let addresses: BTreeSet<&str> = addresses.collect();
    let version = web::assets::version();
    assert!(addresses.contains(format!("/assets/{version}/script/main.js").as_str()), "{addresses:?}");
    for address in addresses {
        let (status, headers, file) = server.page(address, None, "en").await;
        assert_eq!(status, StatusCode::OK, "{address}");
        assert_eq!(headers["cache-control"], "public, max-age=31536000, immutable", "{address}");
        let (status, headers, same) = server.page(&address.replace(version, "0a0b0c0d"), None, "en").await;
        assert_eq!(status, StatusCode::OK, "{address} after an upgrade");
        assert_eq!(headers["cache-control"], "no-store", "{address} after an upgrade");
        assert!(file == same, "{address} after an upgrade");
        let request = Request::get(address).header("accept-encoding", "deflate, gzip, br").body(Body::empty());
        let (status, headers, _) = server.send(request.expect("a request")).await;
        assert_eq!((status, &headers["content-encoding"]), (StatusCode::OK, &HeaderValue::from_static("gzip")), "{address}");
        assert_eq!(headers["vary"], "accept-encoding", "{address}");
    }
    for name in ["script/none.js", "script", "Cargo.toml", "../style.css", "%2e%2e/style.css"] {
        assert_eq!(server.page(&format!("/assets/{version}/{name}"), None, "en").await.0, StatusCode::NOT_FOUND, "{name}");
    }
}

#[tokio::test]
async fn ratings_are_a_page_for_browsers_and_json_for_programs() {
    let server = TestServer::new("ratings-page").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let order = json!({ "game": "pate", "players": 2, "rated": true, "open": true });
    let id = text(&server.post("/tables", &ann, order).await["id"]);
    server.post(&format!("/tables/{id}/join"), &bob, json!({})).await;
    server.post(&format!("/tables/{id}/start"), &ann, json!({})).await;
    server.play_out(&id, &[&ann, &bob]).await;
    let mut page = String::new();
    for _ in 0..500 {
        page = server.page("/ratings/pate", Some(&ann), "nl").await.2;
        if page.contains("±") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert!(page.contains("Ranglijst") && page.contains("Ann") && page.contains("Bob"), "{page}");
    let list = server.get("/ratings/pate", &ann).await;
    assert_eq!(list["ratings"].as_array().map(Vec::len), Some(2));
    assert_eq!(server.page("/ratings/chess", None, "en").await.0, StatusCode::NOT_FOUND);

    let person = text(&server.get("/people/me", &bob).await["person"]["id"]);
    assert!(page.contains(&format!("/people/{person}")));
    let (status, _, page) = server.page(&format!("/people/{person}"), None, "en").await;
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("Bob") && page.contains("±") && page.contains(&format!("/tables/{id}")));
}

#[tokio::test]
async fn a_persons_page_shows_only_what_the_visitor_may_find() {
    let server = TestServer::new("people-page").await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    server.post("/people/notices", &ann, json!({ "wanted": true, "email": "ann@example.org" })).await;
    let person = text(&server.get("/people/me", &ann).await["person"]["id"]);
    let path = format!("/people/{person}");
    let invited = server.table("pate", &[&ann, &bob]).await;
    let stopped = server.table("pate", &[&ann, &bob]).await;
    server.post(&format!("/tables/{stopped}/stop"), &ann, json!({ "agrees": true })).await;
    server.post(&format!("/tables/{stopped}/stop"), &bob, json!({ "agrees": true })).await;
    let open = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 2, "open": true })).await["id"]);
    for (visitor, sees) in [(Some(&ann), true), (Some(&bob), true), (Some(&eve), false), (None, false)] {
        let (status, _, page) = server.page(&path, visitor.map(String::as_str), "en").await;
        assert_eq!(status, StatusCode::OK);
        assert!(page.contains(&open) && !page.contains("ann@example.org"));
        assert_eq!((page.contains(&invited), page.contains(&stopped)), (sees, sees), "by invitation");
    }
    assert!(server.page("/", Some(&ann), "en").await.2.contains(&invited), "the home page has all of one's own");
    server.post("/people/delete", &ann, json!({ "name": "Ann" })).await;
    assert_eq!(server.page(&path, Some(&bob), "en").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_next_game_is_one_in_which_it_is_ones_turn() {
    let server = TestServer::new("next-game").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let (_, headers, _) = server.page("/next", Some(&ann), "en").await;
    assert_eq!(onward(&headers), "/");
    let first = server.table("pate", &[&ann, &bob]).await;
    server.world.pass(1_000);
    let second = server.table("pate", &[&ann, &bob]).await;
    let turn = server.get(&format!("/tables/{first}"), &ann).await["game_state"]["turn"].as_u64().expect("somebody decides");
    let (own, other) = if turn == 0 { (&ann, &bob) } else { (&bob, &ann) };
    let (_, headers, _) = server.page("/next", Some(own), "en").await;
    assert_eq!(onward(&headers), format!("/tables/{first}"), "the one that has waited longest");
    let (_, headers, _) = server.page(&format!("/next?after={first}"), Some(own), "en").await;
    let page = server.page(&format!("/tables/{first}"), Some(own), "en").await.2;
    let waits = server.get(&format!("/tables/{second}"), own).await["game_state"]["turn"].as_u64() == Some(turn);
    assert_eq!(onward(&headers) == format!("/tables/{second}"), waits);
    assert_eq!(page.contains(&format!("/next?after={first}")), waits);
    let home = server.page("/", Some(own), "en").await.2;
    assert!(home.contains("href=\"/next\""));
    let home = server.page("/", Some(other), "en").await.2;
    assert_eq!(home.contains("href=\"/next\""), !waits, "who waits for others has no next game");
    let (status, headers, _) = server.page("/tables", Some(own), "en").await;
    assert_eq!((status, onward(&headers)), (StatusCode::SEE_OTHER, "/#open-tables".to_owned()));
    assert!(server.get("/tables", own).await["own"].is_array(), "programs get the list");
}

#[tokio::test]
async fn what_cannot_be_taken_back_asks_first_and_other_sessions_can_be_ended() {
    let server = TestServer::new("sure").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    let page = server.page(&format!("/tables/{id}"), Some(&ann), "en").await.2;
    for what in ["resign", "leave", "stop"] {
        let asked = format!("<form class=\"sure__ask\" method=\"post\" action=\"/tables/{id}/{what}\">");
        assert!(page.contains(&asked), "{what}");
    }
    let waiting = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 2 })).await["id"]);
    let page = server.page(&format!("/tables/{waiting}"), Some(&ann), "en").await.2;
    assert!(page.contains(&format!("<form class=\"sure__ask\" method=\"post\" action=\"/tables/{waiting}/close\">")));

    let program = text(&server.post("/people/program", &ann, json!({ "label": "bot" })).await["token"]);
    assert_eq!(server.get("/people/me", &program).await["person"]["name"], "Ann");
    let page = server.page("/account", Some(&ann), "en").await.2;
    assert!(page.contains("action=\"/people/sessions/end-others\"") && page.contains("action=\"/people/delete\""));
    server.post("/people/sessions/end-others", &ann, json!({})).await;
    assert_eq!(server.ask("GET", "/people/me", Some(&program), None).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(server.get("/people/me", &ann).await["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(server.get("/people/me", &bob).await["person"]["name"], "Bob");
}

#[tokio::test]
async fn people_read_what_went_wrong_in_their_language_and_programs_in_english() {
    let server = TestServer::new("problems").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    let (_, answer) = server.ask("POST", &format!("/tables/{id}/join"), Some(&ann), Some(json!({}))).await;
    assert_eq!(answer, json!({ "error": "the game has begun", "code": "has-begun", "rule": null }));
    let (status, _, page) = server.form(&format!("/tables/{id}/join"), &ann, "nl", "").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(page.contains("Het spel is begonnen."), "{page}");
    let (_, _, page) = server.form("/people/keep", &ann, "de", "password=kurz").await;
    assert!(page.contains("Ein Passwort hat mindestens 8 Zeichen."), "{page}");
    let (status, _, page) = server.page("/nowhere", None, "nl").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(page.contains("Die pagina bestaat hier niet."), "{page}");
    let (_, answer) = server.ask("GET", "/nowhere", None, None).await;
    assert_eq!(answer["error"], "there is no such page here");
    for (order, error) in [
        (json!({ "game": "pate", "players": 9 }), "Der Pate is for 2 to 4 players, not 9: choose 2 to 4"),
        (json!({ "game": "pate", "players": 2, "edition": "x" }), "this server has no edition \"x\""),
        (
            json!({ "game": "pate", "players": 2, "options": { "open_money": "?" } }),
            "option open_money is \"?\": it takes true or false",
        ),
        (
            json!({ "game": "pate", "players": 2, "pace": { "kind": "days", "days": 61 } }),
            "a clock has 1 to 600 minutes and up to 600 seconds per decision, or 1 to 60 days",
        ),
    ] {
        let (status, answer) = server.ask("POST", "/tables", Some(&ann), Some(order)).await;
        assert_eq!((status, answer["error"].as_str()), (StatusCode::BAD_REQUEST, Some(error)));
    }

    // A rule is told with the game's own reason, in the language of the page.
    let table = server.get(&format!("/tables/{id}"), &ann).await;
    let own = if table["game_state"]["turn"] == json!(0) { &ann } else { &bob };
    let position = &table["game_state"]["position"];
    let decide = format!("/tables/{id}/decide");
    let sent = json!({ "position": position, "moves": ["judge"] });
    let (status, answer) = server.ask("POST", &decide, Some(own), Some(sent)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let rule = text(&answer["rule"]);
    assert_eq!(answer["error"], format!("move 1 is not possible here: rule {rule}"));
    let (status, _, page) = server.form(&decide, own, "de", &format!("position={position}&moves=judge")).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains(&format!("(Regel {rule})")) && !page.contains("Zug 1 ist"), "{page}");
}

#[tokio::test]
async fn the_host_starts_with_those_who_are_there_and_sends_bots_away_again() {
    let server = TestServer::new("fewer").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let order = json!({ "game": "pate", "players": 4, "bots": ["don"] });
    let id = text(&server.post("/tables", &ann, order).await["id"]);
    let page = server.page(&format!("/tables/{id}"), Some(&ann), "en").await.2;
    assert!(page.contains("Start with 2 players") && page.contains(&format!("action=\"/tables/{id}/remove\"")), "{page}");
    server.post(&format!("/tables/{id}/remove"), &ann, json!({ "seat": 1 })).await;
    let (status, answer) = server.ask("POST", &format!("/tables/{id}/start"), Some(&ann), Some(json!({ "fewer": true }))).await;
    assert_eq!(
        (status, answer["error"].as_str()),
        (StatusCode::BAD_REQUEST, Some("Der Pate is for 2 to 4 players, not 1: choose 2 to 4"))
    );
    let page = server.page(&format!("/tables/{id}"), Some(&ann), "en").await.2;
    assert!(!page.contains("name=\"fewer\""), "one alone cannot start");

    server.post(&format!("/tables/{id}/join"), &bob, json!({ "seat": 3 })).await;
    let page = server.page(&format!("/tables/{id}"), Some(&bob), "en").await.2;
    assert!(!page.contains(&format!("action=\"/tables/{id}/start\"")), "only the host starts");
    let (status, _) = server.ask("POST", &format!("/tables/{id}/start"), Some(&ann), Some(json!({}))).await;
    assert_eq!(status, StatusCode::CONFLICT, "free seats stay unless the host says otherwise");
    let (status, _, _) = server.form(&format!("/tables/{id}/start"), &ann, "en", "fewer=true").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let table = server.get(&format!("/tables/{id}"), &bob).await;
    assert_eq!((table["stage"].as_str(), table["wish"]["players"].as_u64()), (Some("running"), Some(2)));
    let names: Vec<String> = table["seats"].as_array().expect("seats").iter().map(|seat| text(&seat["name"])).collect();
    assert_eq!(names, ["Ann", "Bob"]);

    // Another node reads it from the store, and the rematch is for as many.
    let other = TestServer::on(server.file.clone(), std::sync::Arc::clone(&server.world)).await;
    let table = other.get(&format!("/tables/{id}"), &bob).await;
    assert_eq!((table["wish"]["players"].as_u64(), table["seats"].as_array().map(Vec::len)), (Some(2), Some(2)));
    server.play_out(&id, &[&ann, &bob]).await;
    let again = server.post(&format!("/tables/{id}/rematch"), &ann, json!({})).await;
    assert_eq!(again["wish"]["players"], json!(2));
}

#[tokio::test]
async fn a_host_removes_a_person_who_is_told_and_does_not_sit_down_again() {
    let server = TestServer::new("removed").await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let id = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 3, "bots": ["don"] })).await["id"]);
    let (table, remove, join) = (format!("/tables/{id}"), format!("/tables/{id}/remove"), format!("/tables/{id}/join"));
    server.post(&join, &bob, json!({})).await;
    for (token, seat, expected) in [
        (&bob, 1, StatusCode::FORBIDDEN),
        (&eve, 2, StatusCode::FORBIDDEN),
        (&bob, 2, StatusCode::FORBIDDEN),
        (&ann, 3, StatusCode::BAD_REQUEST),
    ] {
        let (status, _) = server.ask("POST", &remove, Some(token), Some(json!({ "seat": seat }))).await;
        assert_eq!(status, expected, "seat {seat}");
    }
    assert_eq!(server.get(&table, &ann).await["seats"][2]["name"], "Bob", "nothing has changed");

    let (status, _, _) = server.form(&remove, &ann, "en", "seat=2").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_eq!(server.get(&table, &ann).await["seats"][2]["kind"], "free");
    let page = server.page(&table, Some(&bob), "nl").await.2;
    assert!(page.contains("De gastheer heeft je van deze tafel verwijderd") && !page.contains(&join), "{page}");
    let (status, answer) = server.ask("POST", &join, Some(&bob), Some(json!({ "seat": 2 }))).await;
    assert_eq!((status, answer["error"].as_str()), (StatusCode::FORBIDDEN, Some("the host has removed you from this table")));
    let other = TestServer::on(server.file.clone(), std::sync::Arc::clone(&server.world)).await;
    assert_eq!(other.ask("POST", &join, Some(&bob), Some(json!({}))).await.0, StatusCode::FORBIDDEN, "another node knows it too");

    // A bot that was sent away, or a host who got up, is not kept out.
    server.post(&remove, &ann, json!({ "seat": 0 })).await;
    server.post(&join, &ann, json!({})).await;
    server.post(&join, &eve, json!({})).await;
    server.post(&format!("{table}/start"), &ann, json!({})).await;
    let (status, _) = server.ask("POST", &remove, Some(&ann), Some(json!({ "seat": 2 }))).await;
    assert_eq!(status, StatusCode::CONFLICT, "nobody is removed from a game that has begun");
}

/// Sends a form as a browser does that was never here.
async fn stranger_sends(server: &TestServer, path: &str, fields: &str) -> (StatusCode, HeaderMap, String) {
    let request = Request::post(path).header("accept", "text/html").header("content-type", "application/x-www-form-urlencoded");
    server.send(request.body(Body::from(fields.to_owned())).expect("a request")).await
}

fn cookie(headers: &HeaderMap) -> String {
    let cookie = headers["set-cookie"].to_str().expect("a cookie");
    cookie.trim_start_matches("omerta=").split(';').next().expect("a token").to_owned()
}

#[tokio::test]
async fn who_follows_a_link_gives_a_name_and_sits_down_in_one_step() {
    let server = TestServer::new("one-step").await;
    let ann = server.guest("Ann").await;
    let id = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 2 })).await["id"]);
    let (table, join) = (format!("/tables/{id}"), format!("/tables/{id}/join"));
    let page = server.page(&table, None, "en").await.2;
    assert!(page.contains(&format!("action=\"{join}\"")) && page.contains("name=\"name\""), "{page}");

    let (status, answer) = server.ask("POST", &join, None, Some(json!({ "name": "Bot" }))).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "a program says who it is first: {answer}");
    assert_eq!(stranger_sends(&server, &join, "name=").await.0, StatusCode::BAD_REQUEST, "a name is needed");
    let (status, headers, _) = stranger_sends(&server, &join, "name=Vito").await;
    assert_eq!((status, onward(&headers)), (StatusCode::SEE_OTHER, table.clone()));
    let vito = cookie(&headers);
    let seen = server.get(&table, &vito).await;
    assert_eq!((seen["you"].as_u64(), seen["seats"][1]["name"].as_str()), (Some(1), Some("Vito")));

    let (status, headers, _) = stranger_sends(&server, &join, "name=Late").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(!headers.contains_key("set-cookie"), "nobody becomes known for nothing");
    let page = server.page(&table, None, "en").await.2;
    assert!(page.contains("Every seat is taken") && !page.contains(&join));

    // Who has an account comes back to the table after logging in.
    server.post("/people/keep", &ann, json!({ "password": "correct horse" })).await;
    let (_, headers, _) = stranger_sends(&server, "/people/login", &format!("name=Ann&password=correct+horse&table={id}")).await;
    assert_eq!(onward(&headers), table);
    let (_, headers, _) = stranger_sends(&server, "/people/login", "name=Ann&password=correct+horse&table=//evil").await;
    assert_eq!(onward(&headers), "/");
}

#[tokio::test]
async fn what_is_saved_is_confirmed_and_a_password_is_changed_by_who_knows_it() {
    let server = TestServer::new("saved").await;
    let ann = server.guest("Ann").await;
    for (path, fields, told) in [
        ("/people/rename", "name=Anna", "Your name is saved."),
        ("/people/face", "face=nina", "Your face is saved."),
        ("/people/notices", "email=anna%40example.org&webhook=", "Your choice is saved."),
        ("/people/keep", "password=correct+horse", "Your password is saved."),
    ] {
        let before = server.page("/account", Some(&ann), "en").await.2;
        let (status, headers, _) = server.form(path, &ann, "en", fields).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{path}");
        let page = server.page(onward(&headers).split('#').next().expect("a page"), Some(&ann), "en").await.2;
        assert!(!before.contains(told) && page.contains(told), "{path}");
    }
    let page = server.page("/account", Some(&ann), "en").await.2;
    assert!(page.contains("value=\"Anna\"") && page.contains("class=\"face p-nina\"") && page.contains("name=\"old\""));

    for (old, expected) in [("", 403), ("wrong horse", 403), ("correct horse", 200)] {
        let change = json!({ "old": old, "password": "another horse" });
        assert_eq!(server.ask("POST", "/people/keep", Some(&ann), Some(change)).await.0, expected, "{old:?}");
    }
    let log_in = |password: &str| json!({ "name": "Anna", "password": password });
    assert_eq!(server.ask("POST", "/people/login", None, Some(log_in("correct horse"))).await.0, 403);
    assert_eq!(server.ask("POST", "/people/login", None, Some(log_in("another horse"))).await.0, 200);
    assert_eq!(server.ask("POST", "/people/face", Some(&ann), Some(json!({ "face": "<b>" }))).await.0, 400);
}

#[tokio::test]
async fn lists_tell_what_is_played_and_against_whom() {
    let server = TestServer::new("terms").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let order = json!({
        "game": "pate", "players": 3, "bots": ["capo"], "open": true, "rated": true, "options": { "open_money": "true" },
        "pace": { "kind": "live", "minutes": 15, "increment": 5 },
    });
    let id = text(&server.post("/tables", &ann, order).await["id"]);
    let told = ["live, 15 min + 5 s", "open to all", "Ann", "Capo", "2 of 3 seats taken", "Sit down"];
    for (path, visitor) in [("/".to_owned(), None), ("/".to_owned(), Some(&bob)), (format!("/tables/{id}"), Some(&bob))] {
        let page = server.page(&path, visitor.map(String::as_str), "en").await.2;
        for words in told {
            assert!(page.contains(words), "{words} on {path}");
        }
        assert!(page.contains("rated") && !page.contains("not rated"));
    }
    server.post(&format!("/tables/{id}/join"), &bob, json!({})).await;
    let own = server.page("/", Some(&bob), "en").await.2;
    assert!(own.contains("against Ann, Capo"), "{own}");
}

#[tokio::test]
async fn a_rematch_is_announced_to_the_others() {
    let server = TestServer::new("announced").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    for token in [&ann, &bob] {
        server.post(&format!("/tables/{id}/stop"), token, json!({ "agrees": true })).await;
    }
    let table = format!("/tables/{id}");
    assert!(!server.page(&table, Some(&bob), "en").await.2.contains("wants a rematch"));
    let next = text(&server.post(&format!("{table}/rematch"), &ann, json!({})).await["id"]);
    let page = server.page(&table, Some(&bob), "en").await.2;
    assert!(page.contains("Ann wants a rematch.") && page.contains("Join the rematch"), "{page}");
    let page = server.page(&table, None, "en").await.2;
    assert!(page.contains("Ann wants a rematch.") && page.contains(&format!("href=\"/tables/{next}\"")));
    server.post(&format!("/tables/{next}/close"), &ann, json!({})).await;
    assert!(!server.page(&table, Some(&bob), "en").await.2.contains("wants a rematch"), "it was given up again");
}
