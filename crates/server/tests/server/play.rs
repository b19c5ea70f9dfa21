//! Tables from the first seat to the last line.

use crate::common::{TestServer, text};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use server::World;

/// A game, how many play it, and under which name its consequences list them.
const GAMES: [(&str, usize, &str); 3] = [("pate", 2, "families"), ("capone", 3, "families"), ("maffiosi", 3, "gangs")];

#[tokio::test]
async fn people_play_whole_games_and_the_record_proves_the_dice() {
    let server = TestServer::new("whole").await;
    let names = ["Ann", "Bob", "Cas"];
    for (game, players, of_players) in GAMES {
        let mut people = Vec::new();
        for name in &names[..players] {
            people.push(server.guest(name).await);
        }
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        let id = server.table(game, &people).await;
        let begun = server.get(&format!("/tables/{id}"), people[0]).await;
        assert!(begun.get("seed").is_none() && begun.to_string().contains("commitment"));
        let follows = server.get(&format!("/tables/{id}/consequences"), people[0]).await;
        assert_eq!(follows[of_players].as_array().map(Vec::len), Some(players), "what follows for each of {game}");
        let ended = server.play_out(&id, &people).await;
        assert_eq!(ended["stage"], "finished");
        for figures in ["places", "scores", "tally"] {
            assert_eq!(ended["standings"][figures].as_array().map(Vec::len), Some(players), "{figures}");
        }
        assert!(ended["standings"]["decided"].is_string(), "what decided the game");
        let (_, record) = server.ask("GET", &format!("/tables/{id}/record"), None, None).await;
        let record = text(&record);
        assert!(record.contains(&text(&ended["seed"])), "the seed is shown at the end");
        assert_eq!(begun["commitment"], ended["commitment"]);
        games::with_game!(game.parse::<games::AnyGame>().expect("a game"), G => must_verify::<G>(&record));
    }
}

fn must_verify<G: games::Playable>(record: &str) {
    let record = engine::Record::<G>::read(record).expect("the record can be read");
    engine::verify(&record).expect("every move is legal and every draw comes from the seed");
}

/// The seat that decides, its token, and another's.
async fn turn<'a>(server: &TestServer, id: &str, people: [&'a str; 2]) -> (usize, &'a str, &'a str) {
    let table = server.get(&format!("/tables/{id}"), people[0]).await;
    let seat = table["game_state"]["turn"].as_u64().expect("somebody's turn") as usize;
    (seat, people[seat], people[1 - seat])
}

#[tokio::test]
async fn who_listens_needs_only_a_receipt() {
    let server = TestServer::new("receipt").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    let (_, own, _) = turn(&server, &id, [&ann, &bob]).await;
    let (position, moves) = server.first_decision(&id, own).await;
    let decide = |prefer: &str| {
        let request = Request::post(format!("/tables/{id}/decide")).header("authorization", format!("Bearer {own}"));
        let request = request.header("content-type", "application/json").header("prefer", prefer.to_owned());
        request.body(Body::from(json!({ "position": position, "moves": moves }).to_string())).expect("a request")
    };
    let (status, headers, receipt) = server.send(decide("respond-async, Return=minimal; why=socket")).await;
    assert_eq!((status, headers["preference-applied"].as_bytes()), (StatusCode::OK, &b"return=minimal"[..]));
    let (_, headers, table) = server.send(decide("return=representation")).await;
    assert!(!headers.contains_key("preference-applied"));
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    assert_eq!(read(&receipt), json!({ "position": read(&table)["game_state"]["position"] }));
}

#[tokio::test]
async fn a_decision_is_taken_once_whatever_is_sent_again() {
    let server = TestServer::new("again").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    let decide = format!("/tables/{id}/decide");
    let (_, own, other) = turn(&server, &id, [&ann, &bob]).await;
    let (position, moves) = server.first_decision(&id, own).await;
    let decision = json!({ "position": position, "moves": moves });

    let after = server.post(&decide, own, decision.clone()).await;
    let again = server.post(&decide, own, decision.clone()).await;
    assert_eq!(after["game_state"], again["game_state"], "the same decision again gets the same answer");
    // Another seat cannot repeat it, and another decision for that position comes too late.
    let (status, answer) = server.ask("POST", &decide, Some(other), Some(decision)).await;
    assert_eq!((status, &answer["table"]["game_state"]["position"]), (StatusCode::CONFLICT, &after["game_state"]["position"]));
    let (status, answer) = server.ask("POST", &decide, Some(own), Some(json!({ "position": position, "moves": ["pass"] }))).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(answer["table"]["game_state"]["view"], server.get(&format!("/tables/{id}"), own).await["game_state"]["view"]);
}

#[tokio::test]
async fn an_illegal_move_gets_its_rule_and_changes_nothing() {
    let server = TestServer::new("illegal").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    let (_, own, other) = turn(&server, &id, [&ann, &bob]).await;
    let before = server.get(&format!("/tables/{id}"), own).await;
    let position = before["game_state"]["position"].clone();
    let decide = format!("/tables/{id}/decide");
    let sent = |moves: Value| json!({ "position": position, "moves": moves });
    let (status, answer) = server.ask("POST", &decide, Some(own), Some(sent(json!(["judge"])))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(text(&answer["rule"]).starts_with('P'), "{answer}");
    let (status, answer) = server.ask("POST", &decide, Some(own), Some(sent(json!(["fly to the moon"])))).await;
    assert!(status == StatusCode::BAD_REQUEST && text(&answer["error"]).contains("fly to the moon"));
    let (status, _) = server.ask("POST", &decide, Some(own), Some(sent(json!([])))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = server.ask("POST", &decide, Some(other), Some(sent(json!(["judge"])))).await;
    assert_eq!(status, StatusCode::CONFLICT, "it is not the other's turn");
    assert_eq!(server.get(&format!("/tables/{id}"), own).await, before);
}

#[tokio::test]
async fn bots_play_by_themselves_and_for_those_who_leave() {
    let server = TestServer::new("bots").await;
    let ann = server.guest("Ann").await;
    for (game, players, _) in GAMES {
        let order = json!({ "game": game, "players": players, "fill": "soldato", "start": true, "rated": true });
        let id = text(&server.post("/tables", &ann, order).await["id"]);
        server.post(&format!("/tables/{id}/leave"), &ann, json!({})).await;
        let ended = server.until(&id, &ann, |table| table["stage"] != "running").await;
        assert_eq!(ended["stage"], "finished");
        let rated = |ratings: &Value| ratings["ratings"].as_array().is_some_and(|list| list.len() == 2);
        for _ in 0..500 {
            if rated(&server.get(&format!("/ratings/{game}"), &ann).await) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        let ratings = server.get(&format!("/ratings/{game}"), &ann).await;
        assert!(rated(&ratings) && ratings["ratings"][0]["games"] == 1, "{ratings}");
    }
}

#[tokio::test]
async fn a_flag_that_falls_seats_a_bot_and_the_person_may_come_back() {
    let server = TestServer::new("flag").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let pace = json!({ "kind": "live", "minutes": 1, "increment": 5 });
    let id = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 2, "pace": pace })).await["id"]);
    server.post(&format!("/tables/{id}/join"), &bob, json!({})).await;
    let begun = server.post(&format!("/tables/{id}/start"), &ann, json!({})).await;
    assert_eq!(begun["seats"][0]["milliseconds"], 60_000);
    let (seat, own, other) = turn(&server, &id, [&ann, &bob]).await;

    server.world.pass(20_000);
    assert_eq!(server.get(&format!("/tables/{id}"), other).await["seats"][seat]["milliseconds"], 40_000);
    server.world.pass(40_001);
    let flagged = server.until(&id, other, |table| table["seats"][seat]["away"] == json!(true)).await;
    assert_eq!(flagged["seats"][seat]["milliseconds"], 0);
    let played = server.until(&id, other, |table| table["game_state"]["turn"] == json!(1 - seat)).await;
    assert!(played["game_state"]["position"].as_u64() > begun["game_state"]["position"].as_u64(), "the bot has decided");
    let back = server.post(&format!("/tables/{id}/come-back"), own, json!({})).await;
    assert_eq!((&back["seats"][seat]["away"], &back["seats"][seat]["milliseconds"]), (&json!(false), &json!(60_000)));
}

#[tokio::test]
async fn nobody_gains_time_by_a_restart() {
    let server = TestServer::new("gain").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let order = json!({ "game": "pate", "players": 2, "pace": { "kind": "live", "minutes": 10, "increment": 0 } });
    let id = text(&server.post("/tables", &ann, order).await["id"]);
    server.post(&format!("/tables/{id}/join"), &bob, json!({})).await;
    let (file, world) = (server.file.clone(), server.world.clone());
    server.store.register_node("the node that dies", world.now(), i64::MAX).await.expect("a last sign of life");
    // The game begins after the last sign of life, so the first decision becomes due later than the server seems to die.
    world.pass(900);
    server.post(&format!("/tables/{id}/start"), &ann, json!({})).await;
    server.store.close().await;
    drop(server);

    world.pass(86_400_000);
    let server = TestServer::on(file, world).await;
    let table = server.get(&format!("/tables/{id}"), &bob).await;
    for seat in 0..2 {
        assert_eq!(table["seats"][seat]["milliseconds"], 600_000, "{table}");
    }
}

#[tokio::test]
async fn a_restart_loses_nothing_and_clocks_stand_still_meanwhile() {
    let server = TestServer::new("restart").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let pace = json!({ "kind": "days", "days": 1 });
    let id = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 2, "pace": pace })).await["id"]);
    server.post(&format!("/tables/{id}/join"), &bob, json!({})).await;
    server.post(&format!("/tables/{id}/start"), &ann, json!({})).await;
    let (_, own, _) = turn(&server, &id, [&ann, &bob]).await;
    server.decide_first(&id, own).await;
    server.world.pass(3_600_000);
    let before = server.get(&format!("/tables/{id}"), &bob).await;
    let (file, world) = (server.file.clone(), server.world.clone());
    server.store.register_node("the node that dies", world.now(), i64::MAX).await.expect("a last sign of life");
    server.store.close().await;
    drop(server);

    world.pass(86_400_000);
    let server = TestServer::on(file, world).await;
    let turn = before["game_state"]["turn"].as_u64().expect("somebody's turn") as usize;
    let left = |table: &Value| table["seats"][turn]["milliseconds"].as_i64().expect("a clock");
    let after = server.until(&id, &bob, |table| left(table) == left(&before)).await;
    assert_eq!(after, before);
    server.decide_first(&id, [&ann, &bob][turn]).await;
}

#[tokio::test]
async fn a_table_is_stopped_when_all_agree_and_a_rematch_brings_all_together() {
    let server = TestServer::new("stop").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    let stop = format!("/tables/{id}/stop");
    assert_eq!(server.post(&stop, &ann, json!({ "agrees": true })).await["stage"], "running");
    assert_eq!(server.post(&stop, &ann, json!({ "agrees": false })).await["stage"], "running");
    server.post(&stop, &ann, json!({ "agrees": true })).await;
    let stopped = server.post(&stop, &bob, json!({ "agrees": true })).await;
    assert_eq!(stopped["stage"], "stopped");
    assert!(stopped["seed"].is_string(), "stopped tables reveal their seed too");

    let next = server.post(&format!("/tables/{id}/rematch"), &bob, json!({})).await;
    let same = server.post(&format!("/tables/{id}/rematch"), &ann, json!({})).await;
    assert_eq!(next["id"], same["id"]);
    assert!(same["seats"].as_array().is_some_and(|seats| seats.iter().all(|seat| seat["kind"] == "person")));
}

#[tokio::test]
async fn a_rematch_with_bots_begins_at_once_if_one_wants_so() {
    let server = TestServer::new("rematch").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let with_bots = json!({ "game": "pate", "players": 3, "bots": ["soldato", "soldato"], "start": true });
    let alone = server.post("/tables", &ann, with_bots).await["id"].as_str().expect("an id").to_owned();
    let together = server.table("pate", &[&ann, &bob]).await;
    for (id, stage) in [(alone, "running"), (together.clone(), "waiting")] {
        for person in [&ann, &bob] {
            server.ask("POST", &format!("/tables/{id}/resign"), Some(person), Some(json!({}))).await;
        }
        let next = server.post(&format!("/tables/{id}/rematch"), &ann, json!({ "start": true })).await;
        assert_eq!(next["stage"], stage);
    }
    let joined = server.post(&format!("/tables/{together}/rematch"), &bob, json!({ "start": true })).await;
    assert_eq!(joined["stage"], "waiting", "whoever made it begins it");
}

#[tokio::test]
async fn everybody_who_resigns_ends_it_and_undo_takes_back_what_nobody_learnt_from() {
    let server = TestServer::new("resign").await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let id = server.table("pate", &[&ann, &bob]).await;
    let (_, own, other) = turn(&server, &id, [&ann, &bob]).await;
    let before = server.get(&format!("/tables/{id}"), own).await;
    let (position, moves) = server.first_decision(&id, own).await;
    let after = server.post(&format!("/tables/{id}/decide"), own, json!({ "position": position, "moves": moves })).await;
    let (status, _) = server.ask("POST", &format!("/tables/{id}/undo"), Some(other), Some(json!({}))).await;
    assert_eq!(status, StatusCode::CONFLICT, "nobody takes back what another decided");
    assert_eq!(after["game_state"]["can_undo"], json!(true), "to choose a place at the start teaches nobody anything");
    let back = server.post(&format!("/tables/{id}/undo"), own, json!({})).await;
    assert_eq!(back["game_state"]["view"], before["game_state"]["view"]);
    assert!(back["game_state"]["position"].as_u64() > after["game_state"]["position"].as_u64(), "numbers never repeat");
    assert_eq!(server.post(&format!("/tables/{id}/resign"), &ann, json!({})).await["stage"], "running");
    let (status, _) = server.ask("POST", &format!("/tables/{id}/come-back"), Some(&ann), Some(json!({}))).await;
    assert_eq!(status, StatusCode::CONFLICT, "there is no way back");
    assert_eq!(server.post(&format!("/tables/{id}/resign"), &bob, json!({})).await["stage"], "stopped");
}

#[tokio::test]
async fn a_standing_answer_is_given_at_once() {
    let server = TestServer::new("standing").await;
    let people = [server.guest("Ann").await, server.guest("Bob").await, server.guest("Cas").await];
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    let asks_ransom = |table: &Value| table["game_state"]["view"]["question"].get("ransom").is_some();
    for _ in 0..20 {
        let id = server.table("capone", &people).await;
        for person in &people {
            server.post(&format!("/tables/{id}/answers"), person, json!({ "moves": ["leave"] })).await;
        }
        loop {
            // Nobody is left with the question, and what they left undone stands in the record.
            let table = server.until(&id, people[0], |table| !asks_ransom(table)).await;
            let Some(turn) = table["game_state"]["turn"].as_u64() else { break };
            let (position, moves) = server.first_decision(&id, people[turn as usize]).await;
            let decision = json!({ "position": position, "moves": moves });
            let decided = server.post(&format!("/tables/{id}/decide"), people[turn as usize], decision).await;
            if asks_ransom(&decided) {
                let before = decided["game_state"]["position"].as_u64();
                let after = server.until(&id, people[0], |table| !asks_ransom(table)).await;
                assert!(after["game_state"]["position"].as_u64() > before);
                return;
            }
        }
    }
    panic!("nobody was arrested in twenty games");
}

#[tokio::test]
async fn who_has_left_or_resigned_is_told_so_and_nothing_glows() {
    let server = TestServer::new("absent").await;
    let people = [server.guest("Ann").await, server.guest("Bob").await];
    for (what, says) in [("leave", "You have left the table"), ("resign", "You have resigned")] {
        let id = server.table("pate", &people.each_ref().map(String::as_str)).await;
        let turn = server.get(&format!("/tables/{id}"), &people[0]).await["game_state"]["turn"].as_u64().expect("a turn");
        let own = &people[turn as usize];
        let (_, _, page) = server.page(&format!("/tables/{id}"), Some(own), "en").await;
        assert!(page.contains("form=\"decide\"") || page.contains("form=\"step\""), "it is their turn");
        server.post(&format!("/tables/{id}/{what}"), own, json!({})).await;
        let (_, _, page) = server.page(&format!("/tables/{id}"), Some(own), "en").await;
        assert!(page.contains(says), "{what}");
        assert!(!page.contains("form=\"decide\"") && !page.contains("form=\"step\""), "{what}: nothing can be done");
        assert!(!page.contains("data-asked"), "{what}: nothing is asked");
        assert_eq!(page.contains("/come-back\""), what == "leave", "there is a way back for who has left");
        let (_, _, seen) = server.page(&format!("/tables/{id}"), None, "en").await;
        assert!(seen.contains("You are watching"));
        assert_eq!(seen.contains("resigned"), what == "resign", "everybody sees it");
    }
}

/// What the page tells the one who decides of what befell them.
async fn tidings(server: &TestServer, id: &str, token: Option<&str>) -> bool {
    let (status, _, page) = server.page(&format!("/tables/{id}"), token, "en").await;
    assert_eq!(status, StatusCode::OK);
    let tells = page.contains("Since your last turn");
    assert!(!tells || page.contains("new own\""), "what is told stands in the log, too");
    tells
}

#[tokio::test]
async fn who_is_asked_is_told_what_befell_them_since_their_last_decision() {
    let server = TestServer::new("tidings").await;
    let people = [server.guest("Ann").await, server.guest("Bob").await];
    let id = server.table("pate", &people.each_ref().map(String::as_str)).await;
    let mut told = 0;
    for _ in 0..80 {
        let table = server.get(&format!("/tables/{id}"), &people[0]).await;
        let Some(turn) = table["game_state"]["turn"].as_u64().map(|turn| turn as usize) else { break };
        told += usize::from(tidings(&server, &id, Some(&people[turn])).await);
        assert!(!tidings(&server, &id, Some(&people[1 - turn])).await, "whose turn it is not has the log");
        assert!(!tidings(&server, &id, None).await, "a spectator has nothing to lose");
        server.decide_first(&id, &people[turn]).await;
        let again = server.get(&format!("/tables/{id}"), &people[0]).await["game_state"]["turn"] == turn;
        assert!(!again || !tidings(&server, &id, Some(&people[turn])).await, "who has just decided knows everything");
    }
    assert!(told > 3, "something befalls somebody: {told}");
}
