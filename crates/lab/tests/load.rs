//! The load client against a real server.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use server::{RealWorld, Server, Settings};
use store::Store;
use testbed::command::Folder;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

fn load(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_omerta-lab")).arg("load").args(words).output().expect("the program starts")
}

fn error(words: &[&str]) -> String {
    let output = load(words);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).expect("words")
}

/// A server on a store of its own, in this process and to its end.
struct Host {
    address: SocketAddr,
    _folder: Folder,
}

/// Starts a server that lets one address make so many requests a second.
fn started(name: &str, rate: u32) -> Host {
    let folder = Folder::new(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name));
    let database = folder.file("omerta.db");
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        Runtime::new().expect("there are threads").block_on(async {
            let store = Store::open(&database).await.expect("a store");
            let settings = Settings { rate, bot_pause: Duration::ZERO, ..Settings::default() };
            let server = Server::new(store, settings, Arc::new(RealWorld)).await.expect("a server");
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
            tell.send(listener.local_addr().expect("it has an address")).expect("somebody waits for it");
            server.serve(listener, Box::pin(std::future::pending())).await.expect("it serves");
        });
    });
    Host { address: told.recv().expect("the server starts"), _folder: folder }
}

#[test]
fn a_short_load_is_measured() {
    let host = started("load", 100_000);
    let address = format!("http://{}", host.address);
    let output = load(&["--address", &address, "--tables", "10", "--browsers", "5", "--rate", "50", "--seconds", "2", "--json"]);
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!(report["decisions"], 100, "every decision that was due was made: {report}");
    assert_eq!(report["errors"], serde_json::json!({}), "{report}");
    assert_eq!([&report["unsent"], &report["unshown"], &report["sockets"]], [0, 0, 25], "{report}");
    assert!(report["games_finished"].as_u64().is_some(), "{report}");
    for times in [&report["latency_ms"], &report["socket_delay_ms"], &report["page_delay_ms"]] {
        let times = ["p50", "p90", "p99", "p99_9", "max"].map(|name| times[name].as_f64().expect("a time"));
        assert!(times[0] > 0.0 && times.is_sorted(), "{report}");
    }
    // The server is found through the system, where that tells.
    if cfg!(target_os = "linux") {
        assert!(report["memory"]["with_sockets"].as_u64().is_some_and(|bytes| bytes > 1_000_000), "{report}");
    }
}

#[test]
fn a_server_that_does_not_keep_up_is_told_from_one_that_does() {
    let host = started("load-ramp", 100_000);
    let address = host.address.to_string();
    // Two tables at the rate of thousands: their games come to an end, and others follow.
    let output = load(&["--address", &address, "--tables", "2", "--rate", "100000", "--seconds", "1", "--ramp", "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    let runs = report["ramp"].as_array().expect("a ramp");
    assert_eq!(runs.len(), 2, "machines are noisy, so it is tried twice: {report}");
    assert_eq!(report["kept_up"], false, "{report}");
    assert!(report["unsent"].as_u64().is_some_and(|unsent| unsent > 0), "{report}");
    assert!(runs.iter().any(|run| run["games_finished"].as_u64() > Some(0)), "{report}");
    assert!(runs.iter().all(|run| run["errors"] == serde_json::json!({})), "{report}");
    let output = load(&["--address", &address, "--tables", "2", "--rate", "20", "--seconds", "1"]);
    let words = String::from_utf8(output.stdout).expect("words");
    assert!(words.contains("decisions    20 in 1."), "{words}");
}

#[test]
fn bad_input_is_told_in_words() {
    assert!(error(&["--tables", "0"]).contains("0 is not in 1..=5000"));
    assert!(error(&["--rate", "-5"]).contains("--rate"));
    assert!(error(&["--address", "https://example.org"]).contains("plain HTTP"));
    assert!(error(&["--address", "http://"]).contains("is no address of a server"));
    // Nobody listens on port 1.
    assert!(error(&["--address", "http://127.0.0.1:1", "--tables", "1"]).contains("start one with `omerta serve`"));
}

#[test]
fn a_server_with_limits_is_named_with_the_flag_that_lifts_them() {
    let host = started("load-limits", 10);
    let words = error(&["--address", &format!("http://{}", host.address), "--tables", "10"]);
    assert!(words.contains("omerta serve --rate 1000000"), "{words}");
}
