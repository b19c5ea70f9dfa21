//! Several nodes on one PostgreSQL: any of them serves any table, and what one does the others know.

use axum::http::StatusCode;
use serde_json::{Value, json};
use testbed::Postgres;

use crate::common::{TestServer, TestWorld, text};

async fn nodes(postgres: &Postgres) -> [TestServer; 2] {
    let (world, database) = (TestWorld::new(), postgres.url());
    let node = || TestServer::at(&database, world.clone(), TestServer::settings());
    [node().await, node().await]
}

#[tokio::test]
async fn a_game_can_be_played_on_two_nodes_by_turns() {
    let postgres = Postgres::start("turns");
    let nodes = nodes(&postgres).await;
    for (game, players) in [("pate", 2), ("capone", 3), ("maffiosi", 3)] {
        let mut people = Vec::new();
        for (number, name) in ["Ann", "Bob", "Cas"][..players].iter().enumerate() {
            people.push(nodes[number % 2].guest(name).await);
        }
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        let id = nodes[0].table(game, &people).await;
        let path = format!("/tables/{id}");
        // Both have it in hand from here on, so that one of them is behind after every decision.
        for number in 0..3_000 {
            let (here, there) = (&nodes[number % 2], &nodes[1 - number % 2]);
            let table = here.get(&path, people[0]).await;
            let Some(turn) = table["game_state"]["turn"].as_u64() else { break };
            let after = here.decide_first(&id, people[turn as usize]).await;
            let position = |table: &Value| table["game_state"]["position"].as_u64();
            there.until(&id, people[0], |table| position(table) == position(&after)).await;
        }
        let [here, there] = &nodes;
        let (ended, seen) = (here.get(&path, people[0]).await, there.get(&path, people[0]).await);
        assert_eq!(ended["stage"], "finished");
        assert_eq!(ended, seen);
    }
}

#[tokio::test]
async fn of_two_decisions_for_one_position_only_one_is_taken_whichever_nodes_they_reach() {
    let postgres = Postgres::start("race");
    let [one, other] = nodes(&postgres).await;
    let (ann, bob) = (one.guest("Ann").await, one.guest("Bob").await);
    let id = one.table("pate", &[&ann, &bob]).await;
    let (path, decide) = (format!("/tables/{id}"), format!("/tables/{id}/decide"));
    for _ in 0..20 {
        let table = one.get(&path, &ann).await;
        let Some(turn) = table["game_state"]["turn"].as_u64() else { break };
        let token = [&ann, &bob][turn as usize];
        let (position, moves) = one.first_decision(&id, token).await;
        let decision = json!({ "position": position, "moves": moves });
        other.until(&id, &ann, |table| table["game_state"]["position"] == position).await;
        let both = tokio::join!(
            one.ask("POST", &decide, Some(token), Some(decision.clone())),
            other.ask("POST", &decide, Some(token), Some(decision.clone()))
        );
        // The same decision twice is one decision: both are told so.
        assert_eq!((both.0.0, both.1.0), (StatusCode::OK, StatusCode::OK), "{both:?}");
        assert_eq!(both.0.1["game_state"]["position"], both.1.1["game_state"]["position"]);
    }
}

#[tokio::test]
async fn what_is_said_on_one_node_is_read_on_the_other() {
    let postgres = Postgres::start("said");
    let [one, other] = nodes(&postgres).await;
    let (ann, bob) = (one.guest("Ann").await, other.guest("Bob").await);
    let id = one.table("pate", &[&ann, &bob]).await;
    one.post(&format!("/tables/{id}/chat"), &ann, json!({ "words": "a nice street" })).await;
    let chat = other.get(&format!("/tables/{id}/chat"), &bob).await;
    assert_eq!(text(&chat["chat"][0]["words"]), "a nice street");
}

#[tokio::test]
async fn bots_go_on_when_both_nodes_hold_their_table() {
    let postgres = Postgres::start("lease");
    let [one, other] = nodes(&postgres).await;
    let ann = one.guest("Ann").await;
    let order = json!({ "game": "pate", "players": 4, "fill": "soldato", "start": true });
    let id = text(&one.post("/tables", &ann, order).await["id"]);
    other.get(&format!("/tables/{id}"), &ann).await;
    one.post(&format!("/tables/{id}/leave"), &ann, json!({})).await;
    let ended = other.until(&id, &ann, |table| table["stage"] != "running").await;
    assert_eq!(ended["stage"], "finished");
}
