//! What is counted and measured while it goes on.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use serde::Serialize;

use super::line::Refused;

/// The longest time that is told apart, in microseconds: ten minutes.
const LONGEST: u64 = 600_000_000;

/// Times, by how often they occurred.
pub(super) struct Times(Histogram<u64>);

impl Times {
    fn new() -> Times {
        Times(Histogram::new_with_bounds(1, LONGEST, 3).expect("these bounds are possible"))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn add(&mut self, time: Duration) {
        self.0.saturating_record(time.as_micros() as u64);
    }

    pub(super) fn spread(&self) -> Spread {
        let ms = |micros: u64| micros as f64 / 1e3;
        let at = |share: f64| ms(self.0.value_at_quantile(share));
        Spread { mean: self.0.mean() / 1e3, p50: at(0.5), p90: at(0.9), p99: at(0.99), p99_9: at(0.999), max: ms(self.0.max()) }
    }
}

/// How times are spread, in milliseconds.
#[derive(Serialize, Clone, Copy)]
pub(super) struct Spread {
    pub(super) mean: f64,
    pub(super) p50: f64,
    pub(super) p90: f64,
    pub(super) p99: f64,
    pub(super) p99_9: f64,
    pub(super) max: f64,
}

/// All that was counted in one run.
pub(super) struct Counts {
    /// From the time at which a decision was due to its answer.
    pub(super) latency: Times,
    /// From the time at which a decision was due until the other player's socket showed it.
    pub(super) delay: Times,
    /// The same until a browser's socket showed it.
    pub(super) page_delay: Times,
    pub(super) decisions: u64,
    pub(super) games: u64,
    pub(super) errors: BTreeMap<String, u64>,
    /// When the last answer came.
    pub(super) last: Instant,
}

impl Counts {
    fn new() -> Counts {
        Counts {
            latency: Times::new(),
            delay: Times::new(),
            page_delay: Times::new(),
            decisions: 0,
            games: 0,
            errors: BTreeMap::new(),
            last: Instant::now(),
        }
    }
}

/// Where all tables count. Cheap to copy.
#[derive(Clone)]
pub(super) struct Tally(Rc<RefCell<Counts>>);

impl Tally {
    pub(super) fn new() -> Tally {
        Tally(Rc::new(RefCell::new(Counts::new())))
    }

    /// What was counted; the next run begins from nothing.
    pub(super) fn take(&self) -> Counts {
        self.0.replace(Counts::new())
    }

    pub(super) fn acknowledged(&self, due: Instant) {
        let (mut counts, now) = (self.0.borrow_mut(), Instant::now());
        counts.latency.add(now - due);
        counts.decisions += 1;
        counts.last = now;
    }

    pub(super) fn shown(&self, due: Instant) {
        self.0.borrow_mut().delay.add(due.elapsed());
    }

    pub(super) fn shown_on_page(&self, due: Instant) {
        self.0.borrow_mut().page_delay.add(due.elapsed());
    }

    pub(super) fn game_over(&self) {
        self.0.borrow_mut().games += 1;
    }

    pub(super) fn failed(&self, why: &Refused) {
        *self.0.borrow_mut().errors.entry(why.name()).or_default() += 1;
    }
}
