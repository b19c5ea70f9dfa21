//! What a run has shown, for people and for programs.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use serde::Serialize;

use super::tally::{Counts, Spread};
use crate::commands::whole;

/// A server keeps up while 99 of 100 answers come within so many milliseconds of the time at which they were due …
const SLOWEST: f64 = 50.0;
/// … and so much of what is due is done.
const SHARE: f64 = 0.97;

/// What was measured at one rate.
#[derive(Serialize, Clone)]
pub(super) struct Run {
    pub(super) rate: u32,
    pub(super) rate_reached: f64,
    pub(super) kept_up: bool,
    pub(super) seconds: f64,
    pub(super) decisions: u64,
    /// Decisions that were due and that no table was free to make. They count in the latency with the time that they have waited.
    pub(super) unsent: u64,
    /// Decisions that were answered and that the other player's socket never showed.
    pub(super) unshown: u64,
    pub(super) games_finished: u64,
    /// How many requests failed, by status.
    pub(super) errors: BTreeMap<String, u64>,
    pub(super) latency_ms: Spread,
    pub(super) socket_delay_ms: Spread,
    /// The same of browsers' sockets, if there were any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) page_delay_ms: Option<Spread>,
}

impl Run {
    pub(super) fn new(rate: u32, began: std::time::Instant, planned: u32, unsent: u64, unshown: u64, counts: Counts) -> Run {
        // Somebody may have interrupted it; otherwise it lasts as long as planned, even if the last answer came earlier.
        let lasted = (counts.last - began).as_secs_f64();
        let seconds = if program::interrupt::asked() { lasted } else { lasted.max(f64::from(planned)) };
        let rate_reached = counts.decisions as f64 / seconds.max(f64::EPSILON);
        let latency_ms = counts.latency.spread();
        Run {
            rate,
            rate_reached,
            kept_up: rate_reached >= SHARE * f64::from(rate) && latency_ms.p99 <= SLOWEST,
            seconds,
            decisions: counts.decisions,
            unsent,
            unshown,
            games_finished: counts.games,
            errors: counts.errors,
            latency_ms,
            socket_delay_ms: counts.delay.spread(),
            page_delay_ms: (!counts.page_delay.is_empty()).then(|| counts.page_delay.spread()),
        }
    }
}

/// The server's memory, in bytes.
#[derive(Serialize, Clone, Copy)]
pub(super) struct Memory {
    /// With all tables, before the first socket.
    pub(super) before_sockets: u64,
    pub(super) with_sockets: u64,
    pub(super) per_socket: f64,
    /// After the last decision.
    pub(super) at_the_end: u64,
}

/// All of it.
#[derive(Serialize)]
pub(super) struct Measurements {
    pub(super) tables: u32,
    pub(super) sockets: u32,
    /// Not known if the server runs elsewhere.
    pub(super) memory: Option<Memory>,
    /// The run; of a ramp, the last at which the server kept up, or the first if there is none.
    #[serde(flatten)]
    pub(super) run: Run,
    /// All runs of a ramp, slowest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) ramp: Vec<Run>,
}

impl Measurements {
    pub(super) fn print(&self, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{} tables, {} sockets", whole(self.tables), whole(self.sockets))?;
        if !self.ramp.is_empty() {
            writeln!(out, "\n  wanted/s  reached/s   p50 ms   p99 ms   max ms  kept up")?;
            for run in &self.ramp {
                let (times, kept_up) = (&run.latency_ms, if run.kept_up { "yes" } else { "no" });
                let (wanted, reached) = (whole(run.rate), whole(run.rate_reached as u32));
                writeln!(out, "{wanted:>10} {reached:>10} {:>8.2} {:>8.2} {:>8.2}  {kept_up}", times.p50, times.p99, times.max)?;
            }
            match (&self.run, self.ramp.last()) {
                (best, _) if !best.kept_up => writeln!(out, "\nIt keeps up with none of these: begin lower, with --rate.")?,
                (best, Some(last)) if last.kept_up => {
                    writeln!(out, "\nIt keeps up with {} a second; faster was not tried.", whole(best.rate))?;
                }
                (best, _) => writeln!(out, "\nIt keeps up with {} a second. There:", whole(best.rate))?,
            }
        }
        let run = &self.run;
        let rates = (whole(run.rate_reached.round() as u32), whole(run.rate));
        writeln!(out, "decisions    {} in {:.1} s: {} a second of {}", run.decisions, run.seconds, rates.0, rates.1)?;
        writeln!(out, "             {} games finished", run.games_finished)?;
        writeln!(out, "latency      {}", in_words(&run.latency_ms))?;
        writeln!(out, "on sockets   {}", in_words(&run.socket_delay_ms))?;
        if let Some(times) = &run.page_delay_ms {
            writeln!(out, "in browsers  {}", in_words(times))?;
        }
        if run.unsent > 0 {
            writeln!(out, "not sent     {} that were due when no table was free", run.unsent)?;
        }
        if run.unshown > 0 {
            writeln!(out, "not shown    {} on the other player's socket", run.unshown)?;
        }
        for (why, count) in &run.errors {
            let advice = if why == "429" { ": the server's limits; start it with --rate 1000000" } else { "" };
            writeln!(out, "failed       {count} ({why}{advice})")?;
        }
        if let Some(memory) = &self.memory {
            let megabytes = |bytes: u64| bytes as f64 / f64::from(1 << 20);
            writeln!(
                out,
                "memory       {:.1} MB before the sockets, {:.1} MB with them ({:.1} KB each), {:.1} MB at the end",
                megabytes(memory.before_sockets),
                megabytes(memory.with_sockets),
                memory.per_socket / 1024.0,
                megabytes(memory.at_the_end)
            )?;
        }
        let verdict = if run.kept_up { "The server kept up" } else { "The server is saturated" };
        writeln!(out, "{verdict} (it keeps up with p99 at most {SLOWEST} ms and {:.0} % of the rate).", SHARE * 100.0)?;
        Ok(())
    }
}

fn in_words(times: &Spread) -> String {
    let Spread { mean, p50, p90, p99, p99_9, max } = times;
    format!("mean {mean:.2} ms, p50 {p50:.2}, p90 {p90:.2}, p99 {p99:.2}, p99.9 {p99_9:.2}, max {max:.2}")
}
