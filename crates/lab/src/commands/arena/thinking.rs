use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use bots::Level;
use engine::{Player, Seen};
use games::Playable;
use serde::{Deserialize, Serialize};

/// A bot whose thinking is timed. Only decisions with more than one legal move count: the others need no thought.
pub(super) struct Timed<G: Playable> {
    pub(super) bot: Box<dyn Player<G>>,
    /// Which of the entrants it is, and who wants to know how long it thought.
    pub(super) entrant: usize,
    pub(super) told: Sender<(usize, Duration)>,
    pub(super) moves: Vec<G::Move>,
}

impl<G: Playable> Player<G> for Timed<G> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move {
        seen.moves(&mut self.moves);
        let begun = Instant::now();
        let mv = self.bot.decide(seen);
        let took = begun.elapsed();
        if self.moves.len() > 1 {
            // Whoever let the game be played may have lost interest.
            let _ = self.told.send((self.entrant, took));
        }
        mv
    }
}

/// How long somebody thought about decisions. Kept as a histogram, for a file of many games must stay small.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Thinking {
    nanoseconds: u64,
    longest: u64,
    /// Decisions that took longer than the level may think at a table. Here nobody was stopped.
    late: u64,
    /// Pairs of a step and the number of decisions, by step.
    histogram: Vec<(u16, u64)>,
}

/// Steps of the histogram between a time and its double: percentiles are right to 10 %.
const STEPS: f64 = 8.0;

impl Thinking {
    pub(super) fn add(&mut self, took: Duration, cap: Option<Duration>) {
        let nanoseconds = (took.as_nanos() as u64).max(1);
        let step = ((nanoseconds as f64).log2() * STEPS) as u16;
        self.nanoseconds += nanoseconds;
        self.longest = self.longest.max(nanoseconds);
        self.late += u64::from(cap.is_some_and(|cap| took >= cap));
        self.count(step, 1);
    }

    pub(super) fn merge(&mut self, other: &Thinking) {
        self.nanoseconds += other.nanoseconds;
        self.longest = self.longest.max(other.longest);
        self.late += other.late;
        other.histogram.iter().for_each(|(step, decisions)| self.count(*step, *decisions));
    }

    fn count(&mut self, step: u16, decisions: u64) {
        match self.histogram.binary_search_by_key(&step, |(known, _)| *known) {
            Ok(place) => self.histogram[place].1 += decisions,
            Err(place) => self.histogram.insert(place, (step, decisions)),
        }
    }

    pub(super) fn decisions(&self) -> u64 {
        self.histogram.iter().map(|(_, decisions)| decisions).sum()
    }

    pub(super) fn late(&self) -> u64 {
        self.late
    }

    pub(super) fn mean_ms(&self) -> f64 {
        self.nanoseconds as f64 / self.decisions().max(1) as f64 / 1e6
    }

    pub(super) fn longest_ms(&self) -> f64 {
        self.longest as f64 / 1e6
    }

    /// The time that this part of the decisions stays below.
    pub(super) fn percentile_ms(&self, part: f64) -> f64 {
        let wanted = (self.decisions() as f64 * part).ceil() as u64;
        let mut passed = 0;
        let step = self.histogram.iter().find(|(_, decisions)| {
            passed += decisions;
            passed >= wanted
        });
        let end = step.map_or(0.0, |(step, _)| (f64::from(step + 1) / STEPS).exp2() / 1e6);
        end.min(self.longest_ms())
    }
}

/// The longest that a bot of this name may think about a decision at a table, if there is a limit.
pub(super) fn cap(name: &str) -> Option<Duration> {
    name.parse::<Level>().ok()?.budget()?.cap
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_right_to_ten_percent_and_never_beyond_the_longest() {
        let mut thinking = Thinking::default();
        for ms in 1..=2_000 {
            thinking.add(Duration::from_millis(ms), Some(Duration::from_secs(2)));
        }
        assert_eq!((thinking.decisions(), thinking.late()), (2_000, 1));
        assert!((thinking.mean_ms() - 1_000.5).abs() < 1e-6);
        let half = thinking.percentile_ms(0.5);
        assert!((1_000.0..1_100.0).contains(&half), "{half}");
        assert!((thinking.percentile_ms(0.999) - 2_000.0).abs() < 2.1);
        assert!((thinking.longest_ms() - 2_000.0).abs() < 1e-9);
    }

    #[test]
    fn merged_times_are_those_of_all() {
        let (mut one, mut other) = (Thinking::default(), Thinking::default());
        one.add(Duration::from_micros(5), None);
        other.add(Duration::from_micros(5), None);
        other.add(Duration::from_millis(3), None);
        one.merge(&other);
        assert_eq!(one.decisions(), 3);
        assert!((one.longest_ms() - 3.0).abs() < 1e-9 && (one.mean_ms() - 3.01 / 3.0).abs() < 1e-9);
    }
}
