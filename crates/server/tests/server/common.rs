//! A whole server in a test: real store, real routes, a clock and chance of the test's own.

use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use engine::Digest;
use serde_json::{Value, json};
use server::{Server, Settings, World};
use store::{Change, Store};
use tables::{Table, Transition};
use tokio::sync::Notify;
use tower::ServiceExt;

use crate::schemas::assert_documented;

/// Time stands still until the test moves it, and chance is counted.
pub(crate) struct TestWorld {
    now: AtomicI64,
    drawn: AtomicU64,
    moved: Notify,
}

impl TestWorld {
    pub(crate) fn new() -> Arc<TestWorld> {
        Arc::new(TestWorld { now: AtomicI64::new(1_800_000_000_000), drawn: AtomicU64::new(0), moved: Notify::new() })
    }

    pub(crate) fn pass(&self, milliseconds: i64) {
        self.now.fetch_add(milliseconds, Ordering::SeqCst);
        self.moved.notify_waiters();
    }
}

impl World for TestWorld {
    fn now(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }

    fn entropy(&self) -> Digest {
        let number = self.drawn.fetch_add(1, Ordering::SeqCst);
        Digest::of(&[b"test", &number.to_le_bytes()])
    }

    fn sleep(&self, milliseconds: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let until = self.now() + milliseconds as i64;
        Box::pin(async move {
            loop {
                let moved = self.moved.notified();
                if self.now() >= until {
                    return;
                }
                // Who begins to wait in the moment in which time passes looks again soon.
                let _ = tokio::time::timeout(Duration::from_millis(20), moved).await;
            }
        })
    }
}

pub(crate) struct TestServer {
    pub(crate) router: Router,
    pub(crate) world: Arc<TestWorld>,
    pub(crate) store: Store,
    pub(crate) file: PathBuf,
}

impl TestServer {
    /// A server with an empty store.
    pub(crate) async fn new(name: &str) -> TestServer {
        TestServer::set(name, TestServer::settings()).await
    }

    /// A server with an empty store and settings of the test's own.
    pub(crate) async fn set(name: &str, settings: Settings) -> TestServer {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.db"));
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
        }
        TestServer::set_on(file, TestWorld::new(), settings).await
    }

    /// A server that lets people ask only so often.
    pub(crate) async fn with_rate(name: &str, rate: u32) -> TestServer {
        TestServer::set(name, Settings { rate, ..TestServer::settings() }).await
    }

    /// A server on a store that is there.
    pub(crate) async fn on(file: PathBuf, world: Arc<TestWorld>) -> TestServer {
        TestServer::set_on(file, world, TestServer::settings()).await
    }

    /// What tests set unless they say otherwise.
    pub(crate) fn settings() -> Settings {
        Settings { bot_pause: Duration::ZERO, notice_grace: Duration::ZERO, rate: 1_000_000, ..Settings::default() }
    }

    /// A server on a store that is there, with settings of the test's own.
    pub(crate) async fn set_on(file: PathBuf, world: Arc<TestWorld>, settings: Settings) -> TestServer {
        TestServer::at(file.to_str().expect("a plain path"), world, settings).await
    }

    /// A server on the database at an address.
    pub(crate) async fn at(database: &str, world: Arc<TestWorld>, settings: Settings) -> TestServer {
        let store = Store::open(database).await.expect("the store opens");
        let server = Server::new(store.clone(), settings, Arc::<TestWorld>::clone(&world)).await.expect("the server starts");
        TestServer { router: server.router(), world, store, file: PathBuf::from(database) }
    }

    /// Started again after something was written past it, as another node would do.
    pub(crate) async fn again_after(self, before: &Table, then: Transition, settings: Settings) -> TestServer {
        let (change, _) = Change::of(before, then, self.world.now());
        assert!(self.store.change(change, || {}).await.expect("the store answers"));
        self.store.close().await;
        TestServer::set_on(self.file.clone(), self.world.clone(), settings).await
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> (StatusCode, HeaderMap, String) {
        let response = self.router.clone().oneshot(request).await.expect("a router answers");
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("the answer can be read");
        (parts.status, parts.headers, String::from_utf8_lossy(&body).into_owned())
    }

    /// A page as a browser gets it.
    pub(crate) async fn page(&self, path: &str, token: Option<&str>, language: &str) -> (StatusCode, HeaderMap, String) {
        let mut request = Request::get(path).header("accept", "text/html").header("accept-language", language);
        if let Some(token) = token {
            request = request.header("cookie", format!("omerta={token}"));
        }
        self.send(request.body(Body::empty()).expect("a request")).await
    }

    /// Asks as a program does. The answer is one that the document describes.
    pub(crate) async fn ask(&self, method: &str, path: &str, token: Option<&str>, body: Option<Value>) -> (StatusCode, Value) {
        let mut request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let (status, _, text) = self.send(request.body(body).expect("a good request")).await;
        let answer = serde_json::from_str(&text).unwrap_or(Value::String(text));
        assert_documented(method, path, status, &answer);
        (status, answer)
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> Value {
        let (status, answer) = self.ask("POST", path, Some(token), Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    pub(crate) async fn get(&self, path: &str, token: &str) -> Value {
        let (status, answer) = self.ask("GET", path, Some(token), None).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    /// A guest's token.
    pub(crate) async fn guest(&self, name: &str) -> String {
        let (status, answer) = self.ask("POST", "/people", None, Some(json!({ "name": name }))).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        text(&answer["token"])
    }

    /// A running table of these people; the first one is the host.
    pub(crate) async fn table(&self, game: &str, people: &[&str]) -> String {
        let order = json!({ "game": game, "players": people.len() });
        let table = self.post("/tables", people[0], order).await;
        let id = text(&table["id"]);
        for person in &people[1..] {
            self.post(&format!("/tables/{id}/join"), person, json!({})).await;
        }
        self.post(&format!("/tables/{id}/start"), people[0], json!({})).await;
        id
    }

    /// A whole decision for the seat whose turn it is, always the first way that leads to an end.
    pub(crate) async fn first_decision(&self, id: &str, token: &str) -> (u64, Vec<String>) {
        let table = self.get(&format!("/tables/{id}"), token).await;
        self.first_decision_of(id, token, &table).await
    }

    /// The same of somebody who sees the table so.
    pub(crate) async fn first_decision_of(&self, id: &str, token: &str, table: &Value) -> (u64, Vec<String>) {
        let position = table["game_state"]["position"].as_u64().expect("a position");
        let mut next = texts(&table["game_state"]["moves"]);
        let mut moves: Vec<String> = Vec::new();
        loop {
            moves.push(next.first().expect("somebody who decides has a move").clone());
            let draft = self.post(&format!("/tables/{id}/draft"), token, json!({ "position": position, "moves": moves })).await;
            if draft["is_whole"] == json!(true) {
                return (position, moves);
            }
            next = texts(&draft["moves"]);
        }
    }

    /// Makes the first possible decision.
    pub(crate) async fn decide_first(&self, id: &str, token: &str) -> Value {
        let table = self.get(&format!("/tables/{id}"), token).await;
        self.decide_first_of(id, token, &table).await
    }

    /// Makes the first possible decision of somebody who sees the table so.
    pub(crate) async fn decide_first_of(&self, id: &str, token: &str, table: &Value) -> Value {
        let (position, moves) = self.first_decision_of(id, token, table).await;
        self.post(&format!("/tables/{id}/decide"), token, json!({ "position": position, "moves": moves })).await
    }

    /// Plays a game of people to its end, each time the first possible decision.
    pub(crate) async fn play_out(&self, id: &str, people: &[&str]) -> Value {
        for _ in 0..3_000 {
            let table = self.get(&format!("/tables/{id}"), people[0]).await;
            let Some(turn) = table["game_state"]["turn"].as_u64() else { return table };
            let token = people[turn as usize];
            self.decide_first(id, token).await;
        }
        panic!("the game does not end");
    }

    /// Waits until the table is so.
    pub(crate) async fn until(&self, id: &str, token: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..3_000 {
            let table = self.get(&format!("/tables/{id}"), token).await;
            if is_so(&table) {
                return table;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("that never came about");
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

pub(crate) fn texts(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(text).collect()
}
