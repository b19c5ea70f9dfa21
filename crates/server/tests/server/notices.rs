//! "It is your turn": real mail and real calls, once for a turn, and only to those who want them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use crate::common::{TestServer, text};
use axum::http::StatusCode;
use serde_json::{Value, json};
use server::{Settings, Smtp};

/// What a listener of the test has received.
#[derive(Clone, Default)]
struct Inbox(Arc<Mutex<Vec<String>>>);

impl Inbox {
    fn all(&self) -> Vec<String> {
        self.0.lock().expect("nobody panics with it").clone()
    }

    /// Waits for so many, and for a while longer in case there are more.
    async fn must_hold(&self, count: usize) -> Vec<String> {
        for _ in 0..1_000 {
            if self.all().len() >= count {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(150)).await;
        let all = self.all();
        assert_eq!(all.len(), count, "{all:#?}");
        all
    }
}

/// Listens on loopback; `hear` reads one message from a line, if it can.
fn listen(hear: fn(TcpStream) -> Option<String>) -> (SocketAddr, Inbox) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let (address, inbox) = (listener.local_addr().expect("an address"), Inbox::default());
    let kept = inbox.clone();
    thread::spawn(move || {
        for line in listener.incoming().flatten() {
            let inbox = inbox.clone();
            thread::spawn(move || {
                if let Some(heard) = hear(line) {
                    inbox.0.lock().expect("nobody panics with it").push(heard);
                }
            });
        }
    });
    (address, kept)
}

/// Enough of a mail server: one mail a line.
fn hear_mail(line: TcpStream) -> Option<String> {
    let (mut answers, mut lines) = (line.try_clone().ok()?, BufReader::new(line).lines());
    let mut heard = String::new();
    let mut answer = |words: &str| answers.write_all(format!("{words}\r\n").as_bytes()).ok();
    answer("220 test")?;
    while let Some(Ok(command)) = lines.next() {
        match command.split(' ').next()? {
            "DATA" => {
                answer("354 go on")?;
                for line in lines.by_ref().map_while(Result::ok).take_while(|line| line != ".") {
                    heard.push_str(&line);
                    heard.push('\n');
                }
                answer("250 taken")?;
            }
            "QUIT" => {
                answer("221 bye")?;
                break;
            }
            "RCPT" => {
                heard.push_str(&command);
                heard.push('\n');
                answer("250 fine")?;
            }
            _ => answer("250 fine")?,
        }
    }
    Some(heard)
}

/// Enough of a web server: one request a line, whose body it keeps.
fn hear_call(line: TcpStream) -> Option<String> {
    let (mut answers, mut reader) = (line.try_clone().ok()?, BufReader::new(line));
    let mut length = 0;
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).ok()?;
        if header.trim().is_empty() {
            break;
        }
        if let Some(value) = header.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().ok()?;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    answers.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").ok()?;
    String::from_utf8(body).ok()
}

fn mailing(address: SocketAddr) -> Settings {
    let smtp = Smtp::new(&format!("smtp://{address}"), "Omerta <omerta@example.org>").expect("good settings");
    Settings {
        smtp: Some(smtp),
        allow_local_webhooks: true,
        base_url: "https://play.example.org".to_owned(),
        ..TestServer::settings()
    }
}

async fn turn(server: &TestServer, id: &str, token: &str) -> usize {
    let table = server.get(&format!("/tables/{id}"), token).await;
    table["game_state"]["turn"].as_u64().expect("somebody's turn") as usize
}

/// Whoever's turn it is decides, until it is that seat's.
async fn play_on_to(server: &TestServer, id: &str, people: [&str; 2], seat: usize) {
    for _ in 0..200 {
        let now = turn(server, id, people[0]).await;
        if now == seat {
            return;
        }
        server.decide_first(id, people[now]).await;
    }
    panic!("it is never that seat's turn");
}

async fn want(server: &TestServer, token: &str, wanted: bool, webhook: SocketAddr) {
    let notices = json!({ "wanted": wanted, "email": "somebody@example.net", "webhook": format!("http://{webhook}/hook") });
    server.post("/people/notices", token, notices).await;
}

#[tokio::test]
async fn who_wants_it_is_told_once_of_each_turn_even_after_a_restart() {
    let ((smtp, mails), (hook, calls)) = (listen(hear_mail), listen(hear_call));
    let server = TestServer::set("told", mailing(smtp)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let people = [ann.as_str(), bob.as_str()];
    want(&server, &ann, true, hook).await;
    want(&server, &bob, false, hook).await;
    let id = server.table("pate", &people).await;
    play_on_to(&server, &id, people, 0).await;

    let link = format!("https://play.example.org/tables/{id}");
    let mail = mails.must_hold(1).await.remove(0);
    for part in ["RCPT TO:<somebody@example.net>", "Subject: It is your turn: ", "Hello Ann", &link] {
        assert!(mail.contains(part), "no {part:?} in {mail}");
    }
    let call: Value = serde_json::from_str(&calls.must_hold(1).await[0]).expect("JSON");
    let position = server.get(&format!("/tables/{id}"), &ann).await["game_state"]["position"].clone();
    assert_eq!(call, json!({ "table": id, "game": "pate", "position": position, "link": link, "name": "Ann" }));

    let (file, world) = (server.file.clone(), server.world.clone());
    server.store.close().await;
    drop(server);
    let server = TestServer::set_on(file, world, mailing(smtp)).await;
    assert_eq!(turn(&server, &id, &ann).await, 0);
    mails.must_hold(1).await;
    calls.must_hold(1).await;

    // Bob has a turn and is not told of it; the next one of Ann's is another.
    play_on_to(&server, &id, people, 1).await;
    mails.must_hold(1).await;
    play_on_to(&server, &id, people, 0).await;
    mails.must_hold(2).await;
    calls.must_hold(2).await;
}

#[tokio::test]
async fn a_decision_that_is_made_soon_needs_no_notice() {
    let (smtp, mails) = listen(hear_mail);
    let settings = Settings { notice_grace: Duration::from_secs(30), ..mailing(smtp) };
    let server = TestServer::set("grace", settings).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let people = [ann.as_str(), bob.as_str()];
    server.post("/people/notices", &ann, json!({ "wanted": "on", "email": "ann@example.net" })).await;
    let id = server.table("pate", &people).await;
    play_on_to(&server, &id, people, 0).await;
    server.world.pass(20_000);
    play_on_to(&server, &id, people, 1).await;
    server.world.pass(40_000);
    mails.must_hold(0).await;
    play_on_to(&server, &id, people, 0).await;
    mails.must_hold(0).await;
    server.world.pass(40_000);
    mails.must_hold(1).await;
}

#[tokio::test]
async fn a_dead_mail_server_and_a_dead_webhook_disturb_nothing() {
    // A port that nobody listens on any more.
    let dead = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port");
    let server = TestServer::set("dead", mailing(dead)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    want(&server, &ann, true, dead).await;
    want(&server, &bob, true, dead).await;
    let id = server.table("pate", &[&ann, &bob]).await;
    assert_eq!(server.play_out(&id, &[&ann, &bob]).await["stage"], "finished");
}

/// Opens a table's live updates as a browser does.
async fn look(server: &TestServer, id: &str, token: &str) -> TcpStream {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let service = server.router.clone().into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    let request = format!(
        "GET /tables/{id}/live HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let opened = tokio::task::spawn_blocking(move || {
        let mut socket = TcpStream::connect(address).expect("the server listens");
        socket.write_all(request.as_bytes()).expect("the server reads");
        let mut answer = [0; 12];
        socket.read_exact(&mut answer).expect("the server answers");
        assert_eq!(&answer, b"HTTP/1.1 101");
        socket
    });
    opened.await.expect("a socket")
}

#[tokio::test]
async fn who_looks_at_the_table_is_not_told() {
    let (smtp, mails) = listen(hear_mail);
    let server = TestServer::set("looks", mailing(smtp)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let people = [ann.as_str(), bob.as_str()];
    server.post("/people/notices", &ann, json!({ "wanted": "on", "email": "ann@example.net" })).await;
    let id = text(&server.post("/tables", &ann, json!({ "game": "pate", "players": 2 })).await["id"]);
    server.post(&format!("/tables/{id}/join"), &bob, json!({})).await;
    let socket = look(&server, &id, &ann).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    server.post(&format!("/tables/{id}/start"), &ann, json!({})).await;
    play_on_to(&server, &id, people, 0).await;
    mails.must_hold(0).await;

    play_on_to(&server, &id, people, 1).await;
    drop(socket);
    mails.must_hold(0).await;
    play_on_to(&server, &id, people, 0).await;
    mails.must_hold(1).await;
}

#[tokio::test]
async fn a_webhook_does_not_reach_into_the_hosts_network() {
    let ((smtp, mails), (hook, calls)) = (listen(hear_mail), listen(hear_call));
    let server = TestServer::set("inside", Settings { allow_local_webhooks: false, ..mailing(smtp) }).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let inside =
        [format!("http://{hook}/"), "http://localhost:9/".to_owned(), "https://[::1]/".to_owned(), "http://10.0.0.1/".to_owned()];
    for url in inside.iter().map(String::as_str).chain(["http://2130706433/", "ftp://example.org/", "nonsense"]) {
        let wanted = json!({ "wanted": "on", "email": "ann@example.net", "webhook": url });
        let (status, answer) = server.ask("POST", "/people/notices", Some(&ann), Some(wanted)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{url}: {answer}");
    }
    let me = server.get("/people/me", &ann).await;
    assert_eq!((&me["person"]["webhook"], &me["person"]["wants_notices"]), (&Value::Null, &json!(false)));

    // One that was set before is not called either, though the mail goes out.
    let person = server.store.person(&text(&me["person"]["id"])).await.expect("the store answers").expect("Ann");
    let (email, webhook) = (Some("ann@example.net".to_owned()), Some(format!("http://{hook}/")));
    let person = store::Person { wants_notices: true, email, webhook, ..person };
    assert!(server.store.update_person(&person).await.expect("the store answers"));
    let people = [ann.as_str(), bob.as_str()];
    let id = server.table("pate", &people).await;
    play_on_to(&server, &id, people, 0).await;
    mails.must_hold(1).await;
    calls.must_hold(0).await;
}
