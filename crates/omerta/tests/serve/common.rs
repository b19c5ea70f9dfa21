//! A server in a process of its own, and people who play on it whatever happens to it.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Random, SplitMix};
use serde_json::{Value, json};

/// Long enough that no flag can fall, so that one that does is a fault.
const MINUTES: i64 = 600;
/// Requests a second that one person may make: no test makes so many.
const RATE: &str = "100000";
/// A whole test takes a fraction of this.
const PATIENCE: Duration = Duration::from_mins(10);

/// A folder of the test's own, gone afterwards.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Whoever people at a table ask: a server, or several of them.
pub(crate) trait House: Sync {
    /// Asks once. `None` if there is no answer: the server is down, or went down before it had answered.
    fn ask(&self, method: &str, path: &str, token: &str, body: Option<&Value>) -> Option<(u16, String)>;

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

    /// Asks until there is an answer, which must be a yes.
    fn yes(&self, method: &str, path: &str, token: &str, body: Option<&Value>) -> Result<Value, String> {
        let (status, body) = self.insist(method, path, token, body);
        match serde_json::from_str(&body) {
            Ok(answer) if status == 200 => Ok(answer),
            _ => Err(format!("{method} {path} was answered with {status}: {body}")),
        }
    }
}

/// A server, its data, and how it is started.
pub(crate) struct Host {
    pub(crate) folder: PathBuf,
    address: SocketAddr,
    /// How long bots seem to think, in milliseconds.
    pub(crate) bot_pause: u32,
    /// What the process finds in its environment.
    environment: Mutex<Vec<(&'static str, PathBuf)>>,
    child: Mutex<Option<Child>>,
}

impl Host {
    /// A server that is not started yet.
    pub(crate) fn new(name: &str) -> Host {
        let free = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let address = free.local_addr().expect("it has an address");
        Host { folder: folder(name), address, bot_pause: 0, environment: Mutex::default(), child: Mutex::new(None) }
    }

    /// From the next start on.
    pub(crate) fn set(&self, variable: &'static str, value: impl Into<PathBuf>) {
        self.environment.lock().expect("nobody panics here").push((variable, value.into()));
    }

    pub(crate) fn start(&self) {
        let child = Command::new(env!("CARGO_BIN_EXE_omerta"))
            .args(["serve", "--bot-pause", &self.bot_pause.to_string(), "--rate", RATE])
            .args(["--listen", &self.address.to_string(), "--data"])
            .arg(&self.folder)
            .envs(self.environment.lock().expect("nobody panics here").iter().cloned())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        *self.child.lock().expect("nobody panics here") = Some(child);
    }

    /// Kills it and starts it again.
    pub(crate) fn restart(&self) {
        self.kill();
        self.start();
    }

    pub(crate) fn kill(&self) {
        if let Some(mut child) = self.child.lock().expect("nobody panics here").take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it is dead");
        }
    }
}

impl House for Host {
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
}

impl Drop for Host {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A table, its people's tokens by seat, and what the server has acknowledged: position and moves.
pub(crate) struct Table {
    id: String,
    people: Vec<String>,
    acknowledged: Vec<(u64, Vec<String>)>,
    is_over: bool,
}

impl Table {
    pub(crate) fn open(host: &impl House, number: usize) -> Result<Table, String> {
        let guest = |seat: usize| {
            let answer = host.yes("POST", "/people", "", Some(&json!({ "name": format!("P{number}-{seat}") })))?;
            Ok(answer["token"].as_str().expect("a token").to_owned())
        };
        // Every second table has a bot, so that bots are killed in the middle of their thoughts too.
        let people: Vec<String> = (0..2 - number % 2).map(guest).collect::<Result<_, String>>()?;
        let pace = json!({ "kind": "live", "minutes": MINUTES, "increment": 0 });
        let bots: &[&str] = if people.len() == 1 { &["soldato"] } else { &[] };
        let order = json!({ "game": "pate", "players": 2, "bots": bots, "pace": pace });
        let table = host.yes("POST", "/tables", &people[0], Some(&order))?;
        let id = table["id"].as_str().expect("a number").to_owned();
        // Neither is done twice if only the answer got lost: then the second time is refused.
        for person in &people[1..] {
            host.insist("POST", &format!("/tables/{id}/join"), person, Some(&json!({})));
        }
        host.insist("POST", &format!("/tables/{id}/start"), &people[0], Some(&json!({})));
        Ok(Table { id, people, acknowledged: Vec::new(), is_over: false })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Makes a decision if it is a person's turn. Whatever happens to the server, the same decision is sent until it is answered.
    pub(crate) fn step(&mut self, host: &impl House, random: &mut SplitMix) -> Result<(), String> {
        let path = format!("/tables/{}", self.id);
        let table = host.yes("GET", &path, &self.people[0], None)?;
        self.is_over = table["stage"] != "running";
        let Some(turn) = table["game_state"]["turn"].as_u64() else { return Ok(()) };
        let Some(token) = self.people.get(turn as usize) else { return Ok(()) };
        let own = host.yes("GET", &path, token, None)?;
        if own["game_state"]["turn"] != json!(turn) {
            return Ok(());
        }
        let position = own["game_state"]["position"].as_u64().expect("a position");
        let (mut moves, mut next) = (Vec::new(), own["game_state"]["moves"].clone());
        let decision = loop {
            let choices = next.as_array().expect("a list of moves");
            moves.push(choices[random.below(choices.len() as u32) as usize].as_str().expect("a move").to_owned());
            let decision = json!({ "position": position, "moves": moves });
            // Nobody else can have decided meanwhile.
            let draft = host.yes("POST", &format!("{path}/draft"), token, Some(&decision))?;
            if draft["is_whole"] == json!(true) {
                break decision;
            }
            next = draft["moves"].clone();
        };
        // A decision of one's own turn is taken, however often it is sent.
        host.yes("POST", &format!("{path}/decide"), token, Some(&decision))?;
        self.acknowledged.push((position, moves));
        Ok(())
    }

    /// All that was acknowledged stands in the record, where it was decided, and nobody has lost time to a dead server.
    pub(crate) fn check(&self, host: &impl House, longest: Duration) -> Result<(), String> {
        let ensure = |is_so: bool, what: String| if is_so { Ok(()) } else { Err(format!("table {}: {what}", self.id)) };
        let path = format!("/tables/{}", self.id);
        let (_, record) = host.insist("GET", &format!("{path}/record"), &self.people[0], None);
        let lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
        for (position, moves) in &self.acknowledged {
            for (number, mv) in (*position as usize + 1..).zip(moves) {
                let found = lines.get(number).map_or(&Value::Null, |line| &line["move"]);
                ensure(*found == json!(mv), format!("line {number} is {found}, and {mv:?} was acknowledged"))?;
            }
        }
        let moves_of_people = |line: &&Value| line["seat"].as_u64().is_some_and(|seat| (seat as usize) < self.people.len());
        let acknowledged: usize = self.acknowledged.iter().map(|(_, moves)| moves.len()).sum();
        let found = lines.iter().filter(moves_of_people).count();
        ensure(found == acknowledged, format!("{found} moves of people, and {acknowledged} were acknowledged"))?;
        let record = engine::Record::<pate::Pate>::read(&record).map_err(|error| error.to_string())?;
        engine::verify(&record).map_err(|error| format!("a move is illegal, or a draw is not from the seed: {error}"))?;
        let table = host.yes("GET", &path, &self.people[0], None)?;
        for seat in 0..self.people.len() {
            ensure(table["seats"][seat]["away"] == json!(false), "a flag fell".to_owned())?;
            let spent = MINUTES * 60_000 - table["seats"][seat]["milliseconds"].as_i64().expect("a clock");
            let is_fair = (0..=longest.as_millis() as i64).contains(&spent);
            ensure(is_fair, format!("{spent} ms spent of {longest:?}"))?;
        }
        Ok(())
    }
}

/// How a server is driven.
pub(crate) struct Drive {
    /// Games at a time.
    pub(crate) tables: usize,
    /// People who walk from table to table.
    pub(crate) workers: usize,
    /// How often it goes down.
    pub(crate) crashes: usize,
    pub(crate) seed: u64,
}

impl Drive {
    /// Plays at all tables while `crash` lets the server go down and come back again and again, until all games have ended, and new ones until all crashes
    /// are done. Then every record is compared with what was acknowledged. Gives how many games and decisions there were.
    pub(crate) fn run<H: House>(&self, host: &H, crash: impl Fn(&H, &mut SplitMix)) -> Result<(usize, usize), String> {
        let (begun, crashed, has_failed) = (Instant::now(), AtomicUsize::new(0), AtomicBool::new(false));
        let work = |worker: usize| {
            let played = self.work(host, worker, &crashed, begun);
            has_failed.fetch_or(played.is_err(), Ordering::Relaxed);
            played
        };
        let finished: Result<Vec<Vec<Table>>, String> = thread::scope(|scope| {
            let work = &work;
            let workers: Vec<_> = (0..self.workers).map(|worker| scope.spawn(move || work(worker))).collect();
            let mut random = SplitMix::new(self.seed);
            while crashed.load(Ordering::Relaxed) < self.crashes && !has_failed.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(200 + u64::from(random.below(400))));
                crash(host, &mut random);
                crashed.fetch_add(1, Ordering::Relaxed);
            }
            crashed.store(self.crashes, Ordering::Relaxed);
            workers.into_iter().map(|worker| worker.join().expect("a worker found no fault")).collect()
        });
        let finished: Vec<Table> = finished?.into_iter().flatten().collect();
        assert!(finished.len() >= self.tables);
        finished.iter().try_for_each(|table| table.check(host, begun.elapsed()))?;
        Ok((finished.len(), finished.iter().map(|table| table.acknowledged.len()).sum()))
    }

    fn work(&self, host: &impl House, worker: usize, crashed: &AtomicUsize, begun: Instant) -> Result<Vec<Table>, String> {
        let mut random = SplitMix::fork(1929, worker as u64);
        let mut finished = Vec::new();
        let numbers = (worker..self.tables).step_by(self.workers);
        let mut tables = numbers.map(|number| Table::open(host, number)).collect::<Result<Vec<Table>, String>>()?;
        while !tables.is_empty() {
            for table in &mut tables {
                table.step(host, &mut random)?;
            }
            let (over, going): (Vec<Table>, Vec<Table>) = tables.into_iter().partition(|table| table.is_over);
            tables = going;
            for table in over {
                if crashed.load(Ordering::Relaxed) < self.crashes {
                    tables.push(Table::open(host, finished.len())?);
                }
                finished.push(table);
            }
            assert!(begun.elapsed() < PATIENCE, "the games do not end");
        }
        Ok(finished)
    }
}
