use engine::{Party, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Field, Kind, Member};

/// Where a piece can be (C5.1, C5.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// On its family's photo.
    Photo,
    /// On an illegal field.
    Field(Field),
    /// On the legal field of this card.
    Legal(Kind),
    /// On the out-of-circulation field of this card.
    Away(Kind),
    /// In prison, in the cell with this number from 1.
    Cell(u8),
    /// Members: out of the game for good.
    Harbour,
    /// Guards: to be hired back at the year's end.
    Park,
    /// Guards: out of the game for good.
    Gone,
}

/// What money is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A legal field (C3.1).
    Legal(Kind),
    /// Out of prison (C3.7).
    Ransom(Member),
    /// Protection money (C3.8).
    Protection,
    /// Illegal business (C4.1).
    Income,
    /// Guards from the park (C4.3).
    Guards,
    /// The chip went up (C4.5).
    Investment,
    /// The chip went down (C4.5).
    Sale,
}

/// Something that happened, as the engine knows it. Three things happen in secret: what is dealt, exchanged and laid face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Event {
    /// The house dealt a card (C2.2).
    Dealt { seat: Seat, card: Kind },
    /// A card was exchanged (C2.2).
    Exchanged { seat: Seat, card: Kind },
    /// A card was played without effect, face down (C2.3).
    LaidDown { seat: Seat, card: Kind },
    /// Everybody sees it.
    Open(Report),
}

/// What a viewer hears of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Report {
    /// A year began (C2.1).
    YearBegan { year: u8, starter: Seat },
    /// The house dealt a card (C2.2); which one, only its owner hears.
    Dealt { seat: Seat, card: Option<Kind> },
    /// A card was exchanged (C2.2); which one, only the giver hears.
    Exchanged { seat: Seat, card: Option<Kind> },
    /// Somebody has exchanged so many cards (C2.2).
    ExchangeEnded { seat: Seat, count: u8 },
    /// A card was played without effect (C2.3); which one, only the player hears.
    LaidDown { seat: Seat, card: Option<Kind> },
    /// A card was played with effect (C2.3).
    Played { seat: Seat, card: Kind },
    /// A member went somewhere (C5.1).
    MemberMoved { seat: Seat, member: Member, from: Spot, to: Spot },
    /// Guards went somewhere (C5.2).
    GuardsMoved { seat: Seat, count: u8, from: Spot, to: Spot },
    /// Money changed hands (C5.5).
    Paid { from: Party, to: Party, amount: i32, cause: Cause },
    /// Somebody left members in prison (C3.7).
    LeftInPrison { seat: Seat },
    /// The last card of a year was played (C4.1).
    YearEnded { year: u8 },
    /// A chip was moved (C4.5).
    ChipMoved { seat: Seat, from: u8, to: u8 },
    /// A chip was left where it is (C4.5).
    ChipKept { seat: Seat },
    /// Somebody who can move the chip neither up nor down was passed over (C4.5).
    CannotInvest { seat: Seat },
    /// The game is over (C4.6, C4.7).
    Ended,
}

impl Event {
    /// The one door for events: a card is named only to the one who knows it.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Report {
        let known_to = |seat, card| viewer.knows_what(seat).then_some(card);
        match *self {
            Event::Dealt { seat, card } => Report::Dealt { seat, card: known_to(seat, card) },
            Event::Exchanged { seat, card } => Report::Exchanged { seat, card: known_to(seat, card) },
            Event::LaidDown { seat, card } => Report::LaidDown { seat, card: known_to(seat, card) },
            Event::Open(report) => report,
        }
    }
}
