use engine::named;

use crate::Track;

named! {
    /// A kind of business (P1.4).
    pub enum Business {
        /// Protection money; also brings influence.
        Protection = "protection",
        /// Smuggling; also brings reputation.
        Smuggling = "smuggling",
        /// Bookmakers.
        Bookmakers = "bookmakers",
        /// Loans.
        Loans = "loans",
        /// Gambling.
        Gambling = "gambling",
    }
}

impl Business {
    /// The track on which its owner steps when it pays (P5.1).
    pub const fn track(self) -> Option<Track> {
        match self {
            Business::Protection => Some(Track::Influence),
            Business::Smuggling => Some(Track::Reputation),
            _ => None,
        }
    }
}
