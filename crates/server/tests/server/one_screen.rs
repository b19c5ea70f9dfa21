//! Several people round one screen: nobody's hand is shown before they have taken the screen over; and a screen for all.

use crate::common::{TestServer, text, texts};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

const NAMES: [&str; 2] = ["Anna", "Ben"];

async fn page(server: &TestServer, path: &str, token: &str) -> String {
    let (status, _, body) = server.page(path, Some(token), "en").await;
    assert_eq!(status, StatusCode::OK, "{path}: {body}");
    body
}

/// A running game of two people at one screen and a bot.
async fn shared_table(server: &TestServer, game: &str) -> (String, String) {
    let token = server.guest("Rosa").await;
    let order = json!({ "game": game, "players": 3, "names": NAMES, "fill": "picciotto", "start": true });
    let table = server.post("/tables", &token, order).await;
    assert_eq!(table["stage"], "running", "{table}");
    (text(&table["id"]), token)
}

fn view(table: &Value) -> &Value {
    &table["game_state"]["view"]
}

/// Makes the first decision that comes to mind with the form of a page, and gives the part of the page that is the answer.
async fn decide_as_the_script_does(server: &TestServer, id: &str, token: &str, table: &Value, page: &str) -> String {
    let (position, moves) = server.first_decision_of(id, token, table).await;
    let mark = page.split("name=\"form\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("forms have a mark");
    let moves = moves.iter().flat_map(|mv| ["&moves=".to_owned(), mv.replace(' ', "+")]);
    let form = format!("form={mark}&position={position}{}", moves.collect::<String>());
    let request = Request::post(format!("/tables/{id}/decide"))
        .header("accept", "text/html")
        .header("omerta-part", "table")
        .header("cookie", format!("omerta={token}"))
        .header("content-type", "application/x-www-form-urlencoded");
    let (status, _, body) = server.send(request.body(Body::from(form)).expect("a good request")).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    body
}

#[tokio::test]
async fn those_who_share_a_screen_see_their_own_hand_alone_and_only_when_it_is_their_turn() {
    let server = TestServer::new("one-screen").await;
    for game in ["capone", "maffiosi"] {
        let (id, token) = shared_table(&server, game).await;
        let path = format!("/tables/{id}");
        let mut turns = [0; 2];
        for _ in 0..40 {
            let is_ours = |table: &Value| table["game_state"]["turn"].as_u64().is_none_or(|seat| seat < 2);
            let public = server.until(&id, &token, is_ours).await;
            let Some(seat) = public["game_state"]["turn"].as_u64().map(|seat| seat as usize) else { break };
            turns[seat] += 1;
            let spectator = server.get(&format!("{path}?side=public"), &token).await;
            let other = server.get(&format!("{path}?side={}", 1 - seat), &token).await;
            let own = server.get(&format!("{path}?side={seat}"), &token).await;
            assert_eq!(view(&public), view(&spectator), "nobody has said who looks");
            assert_eq!(view(&other), view(&spectator), "the other one still holds the screen");
            assert_ne!(view(&own), view(&spectator), "the one whose turn it is sees the own hand");
            assert!(texts(&other["game_state"]["moves"]).is_empty() && !texts(&own["game_state"]["moves"]).is_empty());
            let curtain = page(&server, &format!("{path}?side={}", 1 - seat), &token).await;
            assert!(curtain.contains(&format!("I am {}", NAMES[seat])) && curtain.contains(&format!("{path}?side={seat}")));
            assert!(!curtain.contains("id=\"decide\""), "nothing can be decided behind the curtain");
            let lifted = page(&server, &format!("{path}?side={seat}"), &token).await;
            assert!(lifted.contains("id=\"decide\"") && !lifted.contains("I am "));
            let part = decide_as_the_script_does(&server, &id, &token, &own, &lifted).await;
            assert!(part.starts_with("<div id=\"table\"") && !part.contains("<html"), "only what changes: {part:.200}");
            let still = part.contains("id=\"decide\"");
            assert!(!still || !part.contains("I am "), "{game}: either the same one goes on, or the curtain falls");
            assert!(part.contains(&format!("side={seat}")), "who has decided still holds the screen");
        }
        assert!(turns.iter().all(|turns| *turns > 2), "{game}: both decide by turns: {turns:?}");
    }
}

#[tokio::test]
async fn a_game_without_secrets_needs_no_curtain() {
    let server = TestServer::new("open-money").await;
    let token = server.guest("Rosa").await;
    let order = json!({ "game": "pate", "players": 2, "names": NAMES, "start": true, "options": { "open_money": "true" } });
    let id = text(&server.post("/tables", &token, order).await["id"]);
    for _ in 0..6 {
        let shown = page(&server, &format!("/tables/{id}"), &token).await;
        assert!(shown.contains("id=\"decide\"") && !shown.contains("I am "));
        let table = server.get(&format!("/tables/{id}"), &token).await;
        server.decide_first_of(&id, &token, &table).await;
    }
}

#[tokio::test]
async fn a_screen_for_all_shows_what_everybody_may_see_and_takes_no_seat() {
    let server = TestServer::new("big-screen").await;
    let (screen, phones) = (server.guest("Screen").await, [server.guest("Ann").await, server.guest("Bob").await]);
    let table = server.post("/tables", &screen, json!({ "game": "pate", "players": 2, "screen": true })).await;
    let id = text(&table["id"]);
    assert_eq!(table["you"], Value::Null);
    for phone in &phones {
        server.post(&format!("/tables/{id}/join"), phone, json!({})).await;
    }
    server.post(&format!("/tables/{id}/start"), &screen, json!({})).await;
    // Even somebody who plays sees on a public side what everybody sees.
    let public = page(&server, &format!("/tables/{id}?side=public"), &phones[0]).await;
    assert!(public.contains("class=\"qr\"") && !public.contains("id=\"decide\"") && !public.contains("say-form"));
    let [own, spectator] = [None, Some(())].map(|side| format!("/tables/{id}{}", side.map_or("", |()| "?side=public")));
    let [own, spectator] = [server.get(&own, &phones[0]).await, server.get(&spectator, &phones[0]).await];
    assert_ne!(view(&own), view(&spectator), "money is secret");
}

#[tokio::test]
async fn what_does_not_fit_is_refused_and_who_is_forgotten_takes_the_names_along() {
    let server = TestServer::new("one-screen-refused").await;
    let (id, token) = shared_table(&server, "maffiosi").await;
    for (order, why) in [
        (json!({ "game": "pate", "players": 2, "names": NAMES, "rated": true }), "rated"),
        (json!({ "game": "pate", "players": 2, "names": ["A", "B", "C"] }), "no room"),
        (json!({ "game": "pate", "players": 2, "names": ["A", " "] }), "a name has"),
    ] {
        let (status, answer) = server.ask("POST", "/tables", Some(&token), Some(order)).await;
        assert!(status == StatusCode::BAD_REQUEST && answer["error"].as_str().is_some_and(|text| text.contains(why)), "{answer}");
    }
    let (status, _) = server.ask("GET", &format!("/tables/{id}?side=7"), Some(&token), None).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    server.post("/people/delete", &token, json!({ "name": "Rosa" })).await;
    let watcher = server.guest("Watcher").await;
    let table = server.get(&format!("/tables/{id}"), &watcher).await.to_string();
    assert!(NAMES.iter().all(|name| !table.contains(name)), "{table}");
}
