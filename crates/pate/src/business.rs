use serde::{Deserialize, Serialize};

use crate::Track;

/// A kind of business (P1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Business {
    /// Protection money; also brings influence.
    Protection,
    /// Smuggling; also brings reputation.
    Smuggling,
    /// Bookmakers.
    Bookmakers,
    /// Loans.
    Loans,
    /// Gambling.
    Gambling,
}

impl Business {
    /// The five kinds.
    pub const ALL: [Business; 5] =
        [Business::Protection, Business::Smuggling, Business::Bookmakers, Business::Loans, Business::Gambling];

    /// The word for it in editions and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Business::Protection => "protection",
            Business::Smuggling => "smuggling",
            Business::Bookmakers => "bookmakers",
            Business::Loans => "loans",
            Business::Gambling => "gambling",
        }
    }

    /// The track on which its owner steps when it pays (P5.1).
    pub const fn track(self) -> Option<Track> {
        match self {
            Business::Protection => Some(Track::Influence),
            Business::Smuggling => Some(Track::Reputation),
            _ => None,
        }
    }
}
