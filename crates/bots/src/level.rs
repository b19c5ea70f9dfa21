use std::str::FromStr;
use std::time::Duration;

use engine::{Evaluate, Player, SplitMix};

use crate::{Budget, OnePlyPlayer, SearchPlayer};

/// How well a bot plays, in steps that a person understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// A beginner: looks one decision ahead, but slips now and then.
    Picciotto,
    /// Looks one decision ahead.
    Soldato,
    /// Thinks ahead for a moment.
    Capo,
    /// Thinks ahead for as long as a person would wait.
    Don,
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| format!("there is no bot {name:?}: choose one of {}", Level::ALL.map(Level::name).join(", ")))
    }
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Picciotto, Level::Soldato, Level::Capo, Level::Don];

    /// The name by which commands and files call it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Picciotto => "picciotto",
            Level::Soldato => "soldato",
            Level::Capo => "capo",
            Level::Don => "don",
        }
    }

    /// How much it thinks about a decision, if it searches.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Level::Picciotto | Level::Soldato => None,
            Level::Capo => Some(Budget { least: 250, cap: Some(Duration::from_millis(100)), ..Budget::of(1_000) }),
            Level::Don => {
                let cap = Some(Duration::from_secs(1));
                Some(Budget { rolls_out: true, certainty: 4, least: 2_000, cap, ..Budget::of(10_000) })
            }
        }
    }

    /// Somebody of this level, who repeats himself from the same seed as long as time does not stop him.
    pub fn player<G: Evaluate>(self, seed: SplitMix) -> Box<dyn Player<G>> {
        self.with(self.budget(), seed)
    }

    /// Somebody of this level for experiments: he takes the time that he needs, so the same seed makes the same decisions on
    /// every machine, however busy it is.
    pub fn unhurried<G: Evaluate>(self, seed: SplitMix) -> Box<dyn Player<G>> {
        self.with(self.budget().map(|budget| Budget { cap: None, ..budget }), seed)
    }

    /// Somebody of this level who has no time at all, and so imagines the least number of worlds that he always does.
    pub fn hurried<G: Evaluate>(self, seed: SplitMix) -> Box<dyn Player<G>> {
        self.with(self.budget().map(|budget| Budget { cap: Some(Duration::ZERO), ..budget }), seed)
    }

    #[inline(never)]
    fn with<G: Evaluate>(self, budget: Option<Budget>, seed: SplitMix) -> Box<dyn Player<G>> {
        let tuning = G::tuning();
        match budget {
            Some(budget) => Box::new(SearchPlayer::new(&tuning.search, budget, seed)),
            None if self == Level::Picciotto => Box::new(OnePlyPlayer::beginner(tuning.one_ply.clone(), seed)),
            None => Box::new(OnePlyPlayer::new(tuning.one_ply.clone(), seed)),
        }
    }
}
