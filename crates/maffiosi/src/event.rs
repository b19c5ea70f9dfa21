use std::ops::Not;

use engine::{Seat, Viewer, named};
use serde::{Deserialize, Serialize};

use crate::{Card, Cards, EndReason, Place, Role};

named! {
    /// What killed a gangster.
    pub enum Cause {
        /// M3.2.
        Knife = "knife",
        /// M3.3.
        Bullet = "bullet",
        /// M2.2.
        Cake = "cake",
        /// M3.7: a second sleep marker.
        Nightcap = "nightcap",
    }
}

/// Something that happened, as the engine knows it. Only draws are secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Event {
    /// Somebody drew a card, which nobody else sees (M1.5, M3.1).
    Drew { seat: Seat, card: Card },
    /// Everybody hears of it.
    Told(Report),
}

/// What a viewer hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Report {
    /// Somebody drew a card; only the drawer sees which (M1.5, M3.1).
    Drew { seat: Seat, card: Option<Card> },
    /// The discards became the new pile (M3.1).
    Reshuffled { cards: u8 },
    /// The house drew who seats the first gangster (M1.6).
    Youngest { seat: Seat },
    /// A gangster sat down, or was set down asleep (M1.6, M3.8).
    SatDown {
        seat: Seat,
        role: Role,
        place: Place,
        #[serde(default, skip_serializing_if = "Not::not")]
        asleep: bool,
    },
    /// A player's turn began (M2.1).
    TurnBegan { seat: Seat },
    /// Takings were paid from the pot (M2.3).
    Collected { seat: Seat, amount: i32 },
    /// A card was played (M3.1).
    Played { seat: Seat, card: Card },
    /// A card was discarded in place of playing (M3.1).
    Discarded { seat: Seat, card: Card },
    /// A cake was put on the table (M3.4).
    CakeOrdered { seat: Seat, place: Place },
    /// A cake was passed on (M3.5).
    CakePassed { seat: Seat, owner: Seat, from: Place, to: Place },
    /// A cake exploded; it leaves the game if its owner is out (M2.2, M4.1).
    Exploded { owner: Seat, place: Place, gone: bool },
    /// A gangster died.
    Killed { seat: Seat, role: Role, place: Place, by: Cause },
    /// A gangster fell asleep (M3.7).
    Drugged { seat: Seat, role: Role, place: Place },
    /// A player's sleepers woke (M2.1).
    Woke { seat: Seat, men: u8 },
    /// All gangsters left the table, sleepers with their markers (M3.8).
    Raided { seat: Seat },
    /// A gangster moved (M3.9).
    Moved { seat: Seat, role: Role, from: Place, to: Place },
    /// A player has no gangster left; the hand went to the discards (M4.1). Before it happens nobody else knows the hand.
    Out { seat: Seat, hand: Option<Cards> },
    /// The last player with gangsters took the rest of the pot (M5.1).
    PotTaken { seat: Seat, amount: i32 },
    /// The game is over (M5.1, M5.2).
    Ended { why: EndReason },
}

impl Event {
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Report {
        match *self {
            Event::Drew { seat, card } => Report::Drew { seat, card: viewer.knows_what(seat).then_some(card) },
            Event::Told(report) => report,
        }
    }
}

impl From<Report> for Event {
    fn from(report: Report) -> Event {
        Event::Told(report)
    }
}
