//! Backups of a running server, the way back to them, and the way from one kind of database to the other.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use store::Store;
use testbed::Postgres;

use crate::common::{TestServer, TestWorld};

fn fresh_file(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.db"));
    let _ = std::fs::remove_file(&file);
    file
}

fn position(table: &Value) -> u64 {
    table["game_state"]["position"].as_u64().expect("a position")
}

/// Plays a little, makes a backup, plays on and goes back to it: the server that runs goes on from there.
async fn go_back(server: &TestServer, name: &str) {
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let people = [ann.as_str(), bob.as_str()];
    let id = server.table("pate", &people).await;
    let play_on = async |decisions: usize| {
        for _ in 0..decisions {
            let table = server.get(&format!("/tables/{id}"), &ann).await;
            server.decide_first(&id, people[table["game_state"]["turn"].as_u64().expect("a turn") as usize]).await;
        }
        server.get(&format!("/tables/{id}"), &ann).await
    };
    let kept = play_on(5).await;
    let file = fresh_file(&format!("{name}-backup"));
    let path = file.to_str().expect("a plain path");
    server.store.copy_to(path).await.expect("a backup can be made");
    let late = server.guest("Cas").await;
    assert!(position(&play_on(5).await) > position(&kept));

    let backup = Store::open_backup(path).await.expect("the backup opens");
    server.store.replace_by(&backup).await.expect("it can be gone back to");
    backup.close().await;
    let back = server.until(&id, &ann, |table| position(table) == position(&kept)).await;
    assert_eq!(back["game_state"], kept["game_state"]);
    let (status, _) = server.ask("GET", "/people/me", Some(&late), None).await;
    assert_eq!(status, 401, "who came after the backup is not known any more");
    let ended = server.play_out(&id, &people).await;
    assert_eq!(ended["stage"], "finished");
}

#[tokio::test]
async fn a_running_server_goes_back_to_a_backup() {
    go_back(&TestServer::new("back").await, "back").await;
}

#[tokio::test]
async fn a_server_on_postgresql_goes_back_to_a_backup_too() {
    let postgres = Postgres::start("back");
    go_back(&TestServer::at(&postgres.url(), TestWorld::new(), TestServer::settings()).await, "back-postgres").await;
}

#[tokio::test]
async fn everything_moves_from_sqlite_to_postgresql() {
    let old = TestServer::new("moving").await;
    let (ann, bob) = (old.guest("Ann").await, old.guest("Bob").await);
    let people = [ann.as_str(), bob.as_str()];
    let (running, over) = (old.table("pate", &people).await, old.table("pate", &people).await);
    old.decide_first(&running, people[first(&old, &running, &ann).await]).await;
    old.play_out(&over, &people).await;
    old.post(&format!("/tables/{over}/chat"), &ann, json!({ "words": "well played" })).await;
    old.post(&format!("/tables/{over}/note"), &ann, json!({ "words": "he bluffs" })).await;

    let postgres = Postgres::start("moving");
    let new = TestServer::at(&postgres.url(), old.world.clone(), TestServer::settings()).await;
    new.store.replace_by(&old.store).await.expect("everything can be moved");
    for path in [
        format!("/tables/{running}"),
        format!("/tables/{over}"),
        format!("/tables/{over}/chat"),
        format!("/tables/{over}/note"),
        "/people/me".to_owned(),
    ] {
        assert_eq!(new.get(&path, &ann).await, old.get(&path, &ann).await, "{path}");
    }
    assert_eq!(new.play_out(&running, &people).await["stage"], "finished");
}

async fn first(server: &TestServer, id: &str, token: &str) -> usize {
    server.get(&format!("/tables/{id}"), token).await["game_state"]["turn"].as_u64().expect("a turn") as usize
}

#[tokio::test]
async fn something_else_is_no_backup() {
    let file = fresh_file("no-backup");
    let path = file.to_str().expect("a plain path");
    for content in [&b""[..], b"no database at all, but long enough to be read as the head of one ......................."] {
        std::fs::write(&file, content).expect("a file can be written");
        let why = Store::open_backup(path).await.err().expect("it is refused").to_string();
        assert!(why.contains("omerta backup"), "{why}");
    }
}
