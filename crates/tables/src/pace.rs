use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// As much as they like.
    #[default]
    NoClock,
    /// Minutes for the whole game, and seconds that every decision adds.
    Live {
        /// Minutes for each player.
        minutes: u32,
        /// Seconds added by each decision.
        increment: u32,
    },
    /// Days for each decision.
    Days {
        /// How many.
        days: u32,
    },
}

impl Pace {
    /// The longest that people may agree on: minutes, seconds, days.
    pub const LONGEST: (u32, u32, u32) = (600, 600, 60);

    /// Whether people may agree on it.
    pub(crate) fn is_allowed(self) -> bool {
        let (minutes_at_most, seconds_at_most, days_at_most) = Pace::LONGEST;
        match self {
            Pace::NoClock => true,
            Pace::Live { minutes, increment } => (1..=minutes_at_most).contains(&minutes) && increment <= seconds_at_most,
            Pace::Days { days } => (1..=days_at_most).contains(&days),
        }
    }

    /// What a clock shows when the game begins, in milliseconds.
    pub(crate) fn start(self) -> Option<i64> {
        match self {
            Pace::NoClock => None,
            Pace::Live { minutes, .. } => Some(i64::from(minutes) * 60_000),
            Pace::Days { days } => Some(i64::from(days) * 86_400_000),
        }
    }

    /// What somebody gets who comes back after the flag fell: enough for one decision.
    pub(crate) fn least(self) -> i64 {
        match self {
            Pace::NoClock => 0,
            Pace::Live { .. } => 60_000,
            Pace::Days { .. } => self.start().unwrap_or(0),
        }
    }

    /// What every decision adds, in milliseconds.
    pub(crate) fn increment(self) -> i64 {
        match self {
            Pace::Live { increment, .. } => i64::from(increment) * 1_000,
            Pace::NoClock | Pace::Days { .. } => 0,
        }
    }

    /// What a clock shows after a decision that took so long.
    pub(crate) fn after(self, left: i64, elapsed: i64) -> i64 {
        match self {
            Pace::NoClock => left,
            Pace::Live { .. } => (left - elapsed).max(0) + self.increment(),
            Pace::Days { .. } => self.start().unwrap_or(left),
        }
    }
}
