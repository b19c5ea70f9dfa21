//! Nothing acknowledged is lost: a server is killed again and again while people and bots play, and every decision that it
//! answered must stand in the records, once, where it was made.
//!
//! `OMERTA_KILLS=200 cargo nextest run --workspace -E 'test(kills::)'` kills it more often.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::Random;
use serde_json::{Value, json};
use testbed::Postgres;

use crate::common::{Drive, Host, House};

const KILLS: usize = 20;

fn kills() -> usize {
    std::env::var("OMERTA_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number of kills"))
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = kills();
    let host = Host::new("kills");
    host.start();
    let drive = Drive { tables: 50, workers: 5, crashes: kills, seed: 7 };
    let (games, decisions) = drive.run(&host, |host, _| host.restart()).expect("nothing is lost");
    println!("{kills} kills, {games} games, {decisions} decisions");
}

/// Two servers on one PostgreSQL. Whoever asks gets now the one, now the other.
struct Nodes {
    postgres: Postgres,
    hosts: [Host; 2],
    asked: AtomicUsize,
}

impl Nodes {
    fn start(name: &str, bot_pause: u32) -> Nodes {
        let postgres = Postgres::start(name);
        let node = |number: usize| {
            let mut host = Host::new(&format!("{name}-{number}"));
            host.bot_pause = bot_pause;
            host.set("OMERTA_DATABASE", postgres.url());
            host.start();
            host
        };
        Nodes { hosts: [node(0), node(1)], asked: AtomicUsize::new(0), postgres }
    }
}

impl House for Nodes {
    /// A node that cannot reach the database says so, and that nothing was changed: that is no answer yet.
    fn ask(&self, method: &str, path: &str, token: &str, body: Option<&Value>) -> Option<(u16, String)> {
        let number = self.asked.fetch_add(1, Ordering::Relaxed);
        self.hosts[number % 2].ask(method, path, token, body).filter(|(status, _)| *status < 500)
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_nodes_and_their_postgresql_are_killed() {
    let (kills, nodes) = (kills(), Nodes::start("nodes", 0));
    let drive = Drive { tables: 20, workers: 5, crashes: kills, seed: 13 };
    let played = drive.run(&nodes, |nodes, random| match random.below(3) {
        number @ 0..2 => nodes.hosts[number as usize].restart(),
        _ => {
            nodes.postgres.kill();
            nodes.postgres.restart();
        }
    });
    let (games, decisions) = played.expect("nothing is lost");
    println!("{kills} kills of nodes and of PostgreSQL, {games} games, {decisions} decisions");
}

#[test]
fn the_tables_of_a_node_that_dies_are_gone_on_with_by_another() {
    let nodes = Nodes::start("orphans", 20);
    let [dying, other] = &nodes.hosts;
    let ann = dying.yes("POST", "/people", "", Some(&json!({ "name": "Ann" }))).expect("a guest");
    let token = ann["token"].as_str().expect("a token");
    let order = json!({ "game": "pate", "players": 4, "fill": "soldato", "start": true });
    let table = dying.yes("POST", "/tables", token, Some(&order)).expect("a table");
    let path = format!("/tables/{}", table["id"].as_str().expect("a number"));
    dying.yes("POST", &format!("{path}/leave"), token, Some(&json!({}))).expect("a bot plays on");
    dying.kill();
    // Nobody asks the other node for this table: it takes it into hand by itself. Its list of tables tells how far it is.
    let begun = Instant::now();
    loop {
        let lists = other.yes("GET", "/tables", token, None).expect("a list");
        if lists["own"][0]["stage"] == json!("finished") {
            break;
        }
        assert!(begun.elapsed() < Duration::from_mins(2), "nobody goes on with the table: {lists}");
        thread::sleep(Duration::from_millis(200));
    }
}
