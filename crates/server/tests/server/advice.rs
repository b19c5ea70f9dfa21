//! The adviser speaks to the one who decides, and to nobody else; of finished games, to everybody.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Settings;

use crate::common::{TestServer, text, texts};

/// So little that a test need not wait.
pub(crate) fn settings() -> Settings {
    Settings { advice: 10, ..TestServer::settings() }
}

async fn page(server: &TestServer, path: &str, token: Option<&str>) -> (StatusCode, String) {
    let (status, _, body) = server.page(path, token, "en").await;
    (status, body)
}

#[tokio::test]
async fn who_decides_is_told_the_best_moves_and_decides_alone() {
    let server = TestServer::set("hint", settings()).await;
    let people = [server.guest("Ann").await, server.guest("Bob").await, server.guest("Cas").await];
    for (game, players) in [("pate", 2), ("capone", 3), ("maffiosi", 3)] {
        let people: Vec<&str> = people[..players].iter().map(String::as_str).collect();
        let id = server.table(game, &people).await;
        let before = server.get(&format!("/tables/{id}"), people[0]).await;
        let own = people[before["game_state"]["turn"].as_u64().expect("somebody's turn") as usize];
        let legal = texts(&server.get(&format!("/tables/{id}"), own).await["game_state"]["moves"]);
        assert!(legal.len() > 1, "{game} begins with a choice");

        let said = server.get(&format!("/tables/{id}/hint"), own).await;
        let moves = said["moves"].as_array().expect("moves");
        assert!((1..=3).contains(&moves.len()) && said["position"] == before["game_state"]["position"], "{said}");
        for candidate in moves {
            assert!(legal.contains(&text(&candidate["move"])), "{candidate}");
            assert!(!text(&candidate["words"]).is_empty());
            let chance = candidate["chance"].as_f64().expect("a chance");
            assert!((0.0..=1.0).contains(&chance) && candidate["place"].as_f64().is_some_and(|place| place >= 1.0));
        }
        assert_eq!(said, server.get(&format!("/tables/{id}/hint"), own).await, "the same position gets the same hint");

        let (status, shown) = page(&server, &format!("/tables/{id}/hint"), Some(own)).await;
        let best = text(&moves[0]["move"]);
        let takes = format!("form=\"step\" name=\"draft\" value=\"{best}\"");
        assert!(status == StatusCode::OK && shown.contains("id=\"counsel\"") && shown.contains(&takes), "{game}");
        let after = server.get(&format!("/tables/{id}"), people[0]).await;
        assert_eq!(after["game_state"]["position"], before["game_state"]["position"], "nothing was decided");
    }
}

/// The moves of a plan, in their order.
fn steps(plan: &Value) -> Vec<String> {
    let then = plan["then"].as_array().expect("steps").iter();
    [&plan["move"]].into_iter().chain(then.map(|step| &step["move"])).map(text).collect()
}

/// A text as a part of an address.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat()
}

#[tokio::test]
async fn two_pieces_of_advice_are_two_plans_and_a_plan_stays_while_it_is_followed() {
    let server = TestServer::set("plans", settings()).await;
    let people = [server.guest("Ann").await, server.guest("Bob").await, server.guest("Cas").await];
    for (game, players) in [("pate", 2), ("capone", 3), ("maffiosi", 3)] {
        let people: Vec<&str> = people[..players].iter().map(String::as_str).collect();
        let id = server.table(game, &people).await;
        let turn = server.get(&format!("/tables/{id}"), people[0]).await["game_state"]["turn"].as_u64().expect("a turn");
        let own = people[turn as usize];
        let said = server.get(&format!("/tables/{id}/hint"), own).await;
        let plans: Vec<Vec<String>> = said["moves"].as_array().expect("moves").iter().map(steps).collect();
        for (index, plan) in plans.iter().enumerate() {
            for other in &plans[..index] {
                assert!(!(plan.contains(&other[0]) && other.contains(&plan[0])), "{game}: {plan:?} and {other:?}");
            }
        }
        let first = encoded(&plans[0][0]);
        let (_, open) = page(&server, &format!("/tables/{id}?counsel=open&draft={first}"), Some(own)).await;
        assert!(open.contains("id=\"counsel\""), "{game}: what was said stays on the table");
        let is_followed = plans[0].len() == 1 || open.contains("<li class=\"done\">");
        assert!(is_followed, "{game}: the first step of {:?} is ticked", plans[0]);
        let (_, shut) = page(&server, &format!("/tables/{id}?draft={first}"), Some(own)).await;
        assert!(!shut.contains("id=\"counsel\""), "{game}: unless it was closed");
        let (_, other) = page(&server, &format!("/tables/{id}?counsel=open"), Some(people[1 - turn as usize % 2])).await;
        assert!(!other.contains("id=\"counsel\""), "{game}: nobody else reads it");
    }
}

#[tokio::test]
async fn others_spectators_and_rated_games_get_no_advice() {
    let server = TestServer::set("no-hint", settings()).await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    let hint = format!("/tables/{id}/hint");
    let turn = server.get(&format!("/tables/{id}"), &ann).await["game_state"]["turn"].as_u64().expect("somebody's turn");
    let (own, other) = if turn == 0 { (&ann, &bob) } else { (&bob, &ann) };
    assert_eq!(server.ask("GET", &hint, None, None).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(server.ask("GET", &hint, Some(&eve), None).await.0, StatusCode::FORBIDDEN);
    assert_eq!(server.ask("GET", &hint, Some(other), None).await.0, StatusCode::CONFLICT);
    let (status, _) = page(&server, &hint, Some(other)).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "an old page leads to the table");
    let table = format!("/tables/{id}");
    assert!(page(&server, &table, Some(own)).await.1.contains(&hint), "who decides may ask");
    for token in [Some(other.as_str()), Some(&eve), None] {
        assert!(!page(&server, &table, token).await.1.contains(&hint), "nobody else has a way to the adviser");
    }

    let order = json!({ "game": "pate", "players": 2, "rated": true });
    let rated = text(&server.post("/tables", &ann, order).await["id"]);
    server.post(&format!("/tables/{rated}/join"), &bob, json!({})).await;
    let begun = server.post(&format!("/tables/{rated}/start"), &ann, json!({})).await;
    let own = if begun["game_state"]["turn"] == json!(0) { &ann } else { &bob };
    let (status, answer) = server.ask("GET", &format!("/tables/{rated}/hint"), Some(own), None).await;
    assert!(status == StatusCode::FORBIDDEN && text(&answer["error"]).contains("rated"), "{answer}");
    let (_, shown) = page(&server, &format!("/tables/{rated}"), Some(own)).await;
    assert!(!shown.contains("/hint\"") && shown.contains("this game is rated"), "the page says why");

    let waiting: Value = server.post("/tables", &ann, json!({ "game": "pate", "players": 2 })).await;
    let path = format!("/tables/{}/hint", text(&waiting["id"]));
    assert_eq!(server.ask("GET", &path, Some(&ann), None).await.0, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_finished_game_is_analysed_once_and_for_everybody() {
    let server = TestServer::set("analysis", settings()).await;
    let ann = server.guest("Ann").await;
    let order = json!({ "game": "pate", "players": 2, "fill": "soldato", "start": true });
    let id = text(&server.post("/tables", &ann, order).await["id"]);
    let analysis = format!("/tables/{id}/analysis");
    let (status, answer) = server.ask("GET", &analysis, Some(&ann), None).await;
    assert_eq!(status, StatusCode::CONFLICT, "the game still runs: {answer}");
    assert_eq!(page(&server, &analysis, None).await.0, StatusCode::CONFLICT);

    server.post(&format!("/tables/{id}/leave"), &ann, json!({})).await;
    server.until(&id, &ann, |table| table["stage"] != "running").await;
    let (status, waiting) = page(&server, &analysis, None).await;
    assert!(status == StatusCode::OK && waiting.contains("consigliere"), "{waiting}");
    let mut found = Value::Null;
    for _ in 0..6_000 {
        let (status, answer) = server.ask("GET", &analysis, None, None).await;
        if status == StatusCode::OK {
            found = answer;
            break;
        }
        assert_eq!(status, StatusCode::ACCEPTED, "{answer}");
        assert!(answer["decisions"].as_u64().is_none_or(|all| answer["judged"].as_u64() < Some(all)), "{answer}");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let decisions = found["decisions"].as_array().expect("decisions");
    assert!(decisions.len() > 20 && decisions.iter().all(|decision| !text(&decision["why"]).is_empty()));
    assert_eq!(found["seats"].as_array().map(Vec::len), Some(2));

    let (_, shown) = page(&server, &analysis, Some(&ann)).await;
    assert!(shown.contains("<polygon") && shown.contains(&format!("/tables/{id}/replay/")));
    assert!(shown.contains("class=\"reasons\""), "the bot gives its reasons");
    let (_, table) = page(&server, &format!("/tables/{id}"), Some(&ann)).await;
    assert!(table.contains(&analysis), "the way from the table");
    assert_eq!(server.ask("GET", &analysis, None, None).await.1, found, "it is kept");
}
