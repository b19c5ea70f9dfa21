//! Nothing acknowledged is lost: a server is killed again and again while people and bots play, and every decision that it
//! answered must stand in the records, once, where it was made.
//!
//! `OMERTA_KILLS=200 cargo nextest run --workspace -E 'binary(kills)'` kills it more often.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::{Quick, Random};

const TABLES: usize = 50;
const WORKERS: usize = 5;
const KILLS: usize = 20;
/// Long enough that no flag can fall, so that one that does is a fault.
const MINUTES: i64 = 600;
/// The whole test takes a fraction of this.
const PATIENCE: Duration = Duration::from_mins(10);

struct Host {
    folder: PathBuf,
    address: SocketAddr,
    child: Mutex<Option<Child>>,
}

impl Host {
    fn new(name: &str) -> Host {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        let free = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let host = Host { folder, address: free.local_addr().expect("it has an address"), child: Mutex::new(None) };
        drop(free);
        host.start();
        host
    }

    fn start(&self) {
        let child = Command::new(env!("CARGO_BIN_EXE_omerta"))
            .args(["serve", "--bot-pause", "0", "--rate", "100000", "--listen", &self.address.to_string(), "--data"])
            .arg(&self.folder)
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        *self.child.lock().expect("nobody panics here") = Some(child);
    }

    fn kill(&self) {
        if let Some(mut child) = self.child.lock().expect("nobody panics here").take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it is dead");
        }
    }

    /// Asks once. `None` if the server is down, or went down before it had answered.
    fn ask(&self, method: &str, path: &str, token: &str, body: Option<&Value>) -> Option<(u16, String)> {
        let mut line = TcpStream::connect_timeout(&self.address, Duration::from_secs(1)).ok()?;
        line.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: omerta\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        // Who has no token yet must not send an empty one.
        let head = head.replace("authorization: Bearer \r\n", "");
        line.write_all(head.as_bytes()).ok()?;
        let mut answer = String::new();
        line.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let length: usize = head.lines().find_map(|line| line.strip_prefix("content-length: "))?.parse().ok()?;
        (body.len() == length).then(|| (status, body.to_owned()))
    }

    /// Asks until there is an answer.
    fn insist(&self, method: &str, path: &str, token: &str, body: Option<&Value>) -> (u16, String) {
        let begun = Instant::now();
        loop {
            if let Some(answer) = self.ask(method, path, token, body) {
                return answer;
            }
            assert!(begun.elapsed() < PATIENCE, "the server does not come back");
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn json(&self, method: &str, path: &str, token: &str, body: Option<&Value>) -> (u16, Value) {
        let (status, body) = self.insist(method, path, token, body);
        (status, serde_json::from_str(&body).expect("an answer is JSON"))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A table, its people's tokens by seat, and what the server has acknowledged: position and moves.
struct Table {
    id: String,
    people: Vec<String>,
    acknowledged: Vec<(u64, Vec<String>)>,
    is_over: bool,
}

impl Table {
    fn open(host: &Host, number: usize) -> Table {
        let guest = |seat: usize| {
            let (_, answer) = host.json("POST", "/people", "", Some(&json!({ "name": format!("P{number}-{seat}") })));
            answer["token"].as_str().expect("a token").to_owned()
        };
        // Every second table has a bot, so that bots are killed in the middle of their thoughts too.
        let people: Vec<String> = (0..2 - number % 2).map(guest).collect();
        let pace = json!({ "kind": "live", "minutes": MINUTES, "increment": 0 });
        let bots: &[&str] = if people.len() == 1 { &["soldato"] } else { &[] };
        let order = json!({ "game": "pate", "players": 2, "bots": bots, "pace": pace });
        let (status, table) = host.json("POST", "/tables", &people[0], Some(&order));
        assert_eq!(status, 200, "{table}");
        let id = table["id"].as_str().expect("a number").to_owned();
        for person in &people[1..] {
            host.json("POST", &format!("/tables/{id}/join"), person, Some(&json!({})));
        }
        host.json("POST", &format!("/tables/{id}/start"), &people[0], Some(&json!({})));
        Table { id, people, acknowledged: Vec::new(), is_over: false }
    }

    /// Makes a decision if it is a person's turn. Whatever happens to the server, the same decision is sent until it is answered.
    fn step(&mut self, host: &Host, random: &mut Quick) {
        let path = format!("/tables/{}", self.id);
        let (_, table) = host.json("GET", &path, &self.people[0], None);
        self.is_over = table["stage"] != "running";
        let Some(turn) = table["game_state"]["turn"].as_u64() else { return };
        let Some(token) = self.people.get(turn as usize) else { return };
        let (_, own) = host.json("GET", &path, token, None);
        if own["game_state"]["turn"] != json!(turn) {
            return;
        }
        let position = own["game_state"]["position"].as_u64().expect("a position");
        let (mut moves, mut next) = (Vec::new(), own["game_state"]["moves"].clone());
        let decision = loop {
            let choices = next.as_array().expect("a list of moves");
            moves.push(choices[random.below(choices.len() as u32) as usize].as_str().expect("a move").to_owned());
            let decision = json!({ "position": position, "moves": moves });
            let (status, draft) = host.json("POST", &format!("{path}/draft"), token, Some(&decision));
            assert_eq!(status, 200, "nobody else can have decided: {draft}");
            if draft["is_whole"] == json!(true) {
                break decision;
            }
            next = draft["moves"].clone();
        };
        let (status, answer) = host.json("POST", &format!("{path}/decide"), token, Some(&decision));
        assert_eq!(status, 200, "a decision of one's own turn is taken, however often it is sent: {answer}");
        self.acknowledged.push((position, moves));
    }

    /// All that was acknowledged stands in the record, where it was decided, and nobody has lost time to a dead server.
    fn check(&self, host: &Host, longest: Duration) {
        let path = format!("/tables/{}", self.id);
        let (_, record) = host.insist("GET", &format!("{path}/record"), &self.people[0], None);
        let lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
        for (position, moves) in &self.acknowledged {
            for (number, mv) in (*position as usize + 1..).zip(moves) {
                assert_eq!(lines[number]["move"], json!(mv), "line {number} of table {}", self.id);
            }
        }
        let moves_of_people = |line: &&Value| line["seat"].as_u64().is_some_and(|seat| (seat as usize) < self.people.len());
        let acknowledged: usize = self.acknowledged.iter().map(|(_, moves)| moves.len()).sum();
        assert_eq!(lines.iter().filter(moves_of_people).count(), acknowledged, "nothing twice, nothing that nobody decided");
        let record = table::Record::<pate::Pate>::read(&record).expect("the record can be read");
        table::verify(&record).expect("every move is legal and every draw comes from the seed");
        let (_, table) = host.json("GET", &path, &self.people[0], None);
        for seat in 0..self.people.len() {
            assert_eq!(table["seats"][seat]["away"], json!(false), "no flag fell");
            let spent = MINUTES * 60_000 - table["seats"][seat]["milliseconds"].as_i64().expect("a clock");
            assert!((0..=longest.as_millis() as i64).contains(&spent), "{spent} ms spent of {longest:?}");
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = std::env::var("OMERTA_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number of kills"));
    let (host, begun) = (Host::new("kills"), Instant::now());
    let killed = AtomicUsize::new(0);
    let finished: Vec<Table> = thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS)
            .map(|worker| {
                let (host, killed) = (&host, &killed);
                scope.spawn(move || {
                    let mut random = Quick::fork(1929, worker as u64);
                    let mut finished = Vec::new();
                    let mut tables: Vec<Table> =
                        (worker..TABLES).step_by(WORKERS).map(|number| Table::open(host, number)).collect();
                    // Until all games have ended, and new ones until all kills are done.
                    while !tables.is_empty() {
                        for table in &mut tables {
                            table.step(host, &mut random);
                        }
                        let (over, going): (Vec<Table>, Vec<Table>) = tables.into_iter().partition(|table| table.is_over);
                        tables = going;
                        for table in over {
                            if killed.load(Ordering::Relaxed) < kills {
                                tables.push(Table::open(host, finished.len()));
                            }
                            finished.push(table);
                        }
                        assert!(begun.elapsed() < PATIENCE, "the games do not end");
                    }
                    finished
                })
            })
            .collect();
        let mut random = Quick::new(7);
        while killed.load(Ordering::Relaxed) < kills {
            thread::sleep(Duration::from_millis(200 + u64::from(random.below(400))));
            host.kill();
            killed.fetch_add(1, Ordering::Relaxed);
            host.start();
        }
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker found no fault")).collect()
    });
    assert!(finished.len() >= TABLES);
    let acknowledged: usize = finished.iter().map(|table| table.acknowledged.len()).sum();
    for table in &finished {
        table.check(&host, begun.elapsed());
    }
    println!("{kills} kills, {} games, {acknowledged} decisions, {:?}", finished.len(), begun.elapsed());
}
