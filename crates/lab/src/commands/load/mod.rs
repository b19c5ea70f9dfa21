//! A load for a server: many tables of two-player Der Pate over JSON and sockets, with decisions at a constant rate.

mod line;
mod measurements;
mod memory;
mod mirror;
mod pace;
mod table;
mod tally;

use std::io::Write;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::Result;
use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::ProgressBar;
use program::{allow_files, bad_input, interrupt, progress_bar};
use tokio::task::{JoinSet, LocalSet, spawn_local, yield_now};
use tokio::time::sleep;

use super::print_json;
use crate::cli;
use line::Address;
use measurements::{Measurements, Memory, Run};
use pace::Pace;
use table::Table;
use tally::Tally;

/// Tables that are made at the same time.
const AT_ONCE: usize = 32;
/// A table has a line and two sockets.
const FILES_PER_TABLE: u64 = 3;
/// What a process needs besides.
const OTHER_FILES: u64 = 64;
/// About the decisions of a game. Tables begin at different points of it: if all games ended together, nobody would play for a while
/// and then everybody would come in at once, as people do not.
const USUAL_GAME: usize = 75;
/// How long the server may take to come to rest before its memory is read.
const REST: Duration = Duration::from_millis(500);
/// How long sockets may take to show the last decisions.
const LAST_LOOK: Duration = Duration::from_secs(2);
/// How often a ramp tries a rate that the server does not keep up with: machines are noisy.
const TRIES: u32 = 2;

/// Plays at many tables at once and tells how quickly the server answers.
pub(crate) fn load(args: &cli::Load, out: &mut impl Write) -> Result<()> {
    let address = Address::read(&args.address)?;
    let needed = u64::from(args.tables) * FILES_PER_TABLE + OTHER_FILES;
    let allowed = allow_files();
    if allowed < needed {
        return bad_input(format!(
            "{} tables need {needed} open files, and this system allows {allowed}: see `ulimit -Hn`",
            args.tables
        ));
    }
    interrupt::listen();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measured = LocalSet::new().block_on(&runtime, measure(args, &address))?;
    if args.json {
        return print_json(&measured, out);
    }
    measured.print(out)
}

async fn measure(args: &cli::Load, address: &Address) -> Result<Measurements> {
    let probe = address.connect().await.map_err(|error| address.unreachable(&error))?;
    let server = args.pid.or_else(|| memory::listening_on(probe.peer_addr().ok()?));
    drop(probe);
    let resident = || server.and_then(memory::resident);
    if let (Some(pid), None) = (args.pid, resident()) {
        return bad_input(format!("there is no process {pid} whose memory can be read"));
    }

    let tally = Tally::new();
    let mut tables = make_tables(args, address, &tally).await?;
    sleep(REST).await;
    let before_sockets = resident();
    let opening = tables.iter_mut().map(Table::follow);
    let opened = stream::iter(opening).buffer_unordered(AT_ONCE).try_collect::<Vec<()>>().await;
    opened.map_err(|why| why.into_error(address))?;
    sleep(REST).await;
    let with_sockets = resident();
    let playing = tables.iter_mut().enumerate().map(|(number, table)| table.play_ahead(number % USUAL_GAME));
    let played = stream::iter(playing).buffer_unordered(AT_ONCE).try_collect::<Vec<()>>().await;
    played.map_err(|why| why.into_error(address))?;

    let mut runs = Vec::new();
    let (mut rate, mut tries) = (args.rate, if args.ramp { TRIES } else { 1 });
    while tries > 0 && !interrupt::asked() {
        let (run, after) = run(tables, rate, args, &tally).await;
        tables = after;
        (rate, tries) = if run.kept_up && args.ramp { (faster(rate), TRIES) } else { (rate, tries - 1) };
        runs.push(run);
    }
    let sockets = 2 * args.tables + args.browsers;
    let memory = before_sockets.zip(with_sockets).zip(resident()).map(|((before_sockets, with_sockets), at_the_end)| Memory {
        before_sockets,
        with_sockets,
        per_socket: with_sockets.saturating_sub(before_sockets) as f64 / f64::from(sockets),
        at_the_end,
    });
    let Some(best) = runs.iter().rfind(|run| run.kept_up).or(runs.first()).cloned() else {
        anyhow::bail!("interrupted before anything was measured");
    };
    Ok(Measurements { tables: args.tables, sockets, memory, run: best, ramp: if args.ramp { runs } else { Vec::new() } })
}

async fn make_tables(args: &cli::Load, address: &Address, tally: &Tally) -> Result<Vec<Table>> {
    let progress = progress_bar(u64::from(args.tables), "tables made", args.json);
    let making = (0..args.tables).map(|number| {
        // Browsers are spread evenly; the first tables have one more.
        let browsers = args.browsers / args.tables + u32::from(number < args.browsers % args.tables);
        let opening = Table::open(address.clone(), number, browsers, tally.clone());
        async {
            let opened = opening.await;
            progress.inc(1);
            opened
        }
    });
    let mut made = stream::iter(making).buffer_unordered(AT_ONCE);
    let mut tables = Vec::with_capacity(args.tables as usize);
    while let Some(table) = made.next().await {
        tables.push(table.map_err(|why| why.into_error(address))?);
        if interrupt::asked() {
            anyhow::bail!("interrupted before all tables were made");
        }
    }
    progress.finish_and_clear();
    Ok(tables)
}

/// Plays at all tables at one rate.
async fn run(tables: Vec<Table>, rate: u32, args: &cli::Load, tally: &Tally) -> (Run, Vec<Table>) {
    let progress = progress_bar(u64::from(rate) * u64::from(args.seconds), "decisions", args.json);
    tally.take();
    let pace = Rc::new(Pace::new(rate, args.seconds));
    // A client that sleeps must be woken by the server's core, at the cost of the server: this one stays awake.
    let awake = spawn_local(async {
        loop {
            yield_now().await;
        }
    });
    let mut playing = JoinSet::new();
    for table in tables {
        let progress: ProgressBar = progress.clone();
        playing.spawn_local(table.play(Rc::clone(&pace), move || progress.inc(1)));
    }
    let tables = playing.join_all().await;
    awake.abort();
    progress.finish_and_clear();
    if interrupt::asked() {
        eprintln!("omerta-lab: interrupted; this is what was measured until then");
    }
    let left: Vec<Duration> = if interrupt::asked() { Vec::new() } else { pace.left().collect() };
    let ended = Instant::now();
    let unshown = loop {
        let unshown = tables.iter().map(Table::unshown).sum::<usize>();
        if unshown == 0 || ended.elapsed() > LAST_LOOK {
            break unshown;
        }
        sleep(REST / 10).await;
    };
    let mut counts = tally.take();
    for waited in &left {
        counts.latency.add(*waited);
    }
    (Run::new(rate, pace.began(), args.seconds, left.len() as u64, unshown as u64, counts), tables)
}

/// The next rate of a ramp: a tenth faster, rounded up to two digits.
fn faster(rate: u32) -> u32 {
    let next = rate + rate.div_ceil(10);
    next.next_multiple_of(10_u32.pow(next.ilog10().saturating_sub(1)))
}

#[cfg(test)]
mod tests {
    use super::faster;

    #[test]
    fn a_ramp_climbs_in_round_numbers() {
        assert_eq!([1, 9, 95, 400, 6_000, 9_100].map(faster), [2, 10, 110, 440, 6_600, 11_000]);
    }
}
