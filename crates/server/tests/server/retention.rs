//! What is over leaves memory, and what nobody needs any more is forgotten.

use std::time::Duration;

use serde_json::json;

use crate::common::{TestServer, text};

const DAY: i64 = 86_400_000;

/// How many tables the server has in memory.
async fn in_memory(server: &TestServer) -> usize {
    let (_, _, metrics) = server.page("/metrics", None, "en").await;
    let line = metrics.lines().find(|line| line.starts_with("omerta_tables ")).expect("it is measured");
    line.rsplit(' ').next().and_then(|number| number.parse().ok()).expect("a number")
}

#[tokio::test]
async fn ended_tables_leave_memory_and_running_ones_stay() {
    let server = TestServer::new("memory").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let mut over = Vec::new();
    for _ in 0..3 {
        let id = server.table("pate", &[&ann, &bob]).await;
        for person in [&ann, &bob] {
            server.post(&format!("/tables/{id}/stop"), person, json!({ "agrees": true })).await;
        }
        over.push(id);
    }
    let running = server.table("pate", &[&ann, &bob]).await;
    // Looked at once more, they are in memory again.
    for id in &over {
        server.get(&format!("/tables/{id}"), &ann).await;
    }
    assert_eq!(in_memory(&server).await, 4);
    server.world.pass(61_000);
    for _ in 0..500 {
        if in_memory(&server).await == 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(in_memory(&server).await, 1);
    for id in over.iter().chain([&running]) {
        server.get(&format!("/tables/{id}"), &ann).await;
    }
}

#[tokio::test]
async fn guests_who_never_came_back_and_tables_without_a_game_are_forgotten() {
    let server = TestServer::new("retention").await;
    let (lost, kept, faithful) = (server.guest("Lost").await, server.guest("Kept").await, server.guest("Faithful").await);
    let lost_id = text(&server.get("/people/me", &lost).await["person"]["id"]);
    server.post("/people/keep", &kept, json!({ "password": "longenough" })).await;
    let id = server.table("pate", &[&kept, &lost]).await;
    let closed = text(&server.post("/tables", &kept, json!({ "game": "pate", "players": 2 })).await["id"]);
    server.post(&format!("/tables/{closed}/close"), &kept, json!({})).await;

    // One comes back after three months, the other never does.
    server.world.pass(100 * DAY);
    server.get("/people/me", &faithful).await;
    server.world.pass(83 * DAY);
    let is_gone = async || {
        let (status, _) = server.ask("GET", &format!("/tables/{closed}"), None, None).await;
        status == 404 && server.store.person(&lost_id).await.expect("the store answers").is_none()
    };
    let mut hours = 0;
    while !is_gone().await {
        assert!(hours < 500, "they are still there");
        hours += 1;
        server.world.pass(3_600_000);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.get("/people/me", &faithful).await;
    let (status, login) =
        server.ask("POST", "/people/login", None, Some(json!({ "name": "Kept", "password": "longenough" }))).await;
    assert_eq!(status, 200, "{login}");
    // Who was forgotten has no name at the table that is left.
    let table = server.get(&format!("/tables/{id}"), &text(&login["token"])).await;
    assert_eq!(table["seats"][1]["kind"], "gone", "{table}");
}
