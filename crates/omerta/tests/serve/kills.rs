//! Nothing acknowledged is lost: a server is killed again and again while people and bots play, and every decision that it
//! answered must stand in the records, once, where it was made.
//!
//! `OMERTA_KILLS=200 cargo nextest run --workspace -E 'test(kills::)'` kills it more often.

use crate::common::{Drive, Host};

const KILLS: usize = 20;

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = std::env::var("OMERTA_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number of kills"));
    let host = Host::new("kills");
    host.start();
    let drive = Drive { tables: 50, workers: 5, crashes: kills, seed: 7 };
    let (games, decisions) = drive.run(&host, |_, _| {}).expect("nothing is lost");
    println!("{kills} kills, {games} games, {decisions} decisions");
}
