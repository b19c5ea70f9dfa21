use engine::{Element, bit_set};
use serde::{Deserialize, Serialize};

use crate::Track;

/// An event card (P3.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    /// P3.11: pay for a step on favours.
    Collection,
    /// P3.12: clear a business of one's own for money.
    Retirement,
    /// P3.13: the member at the car sinks.
    ConcreteShoes,
    /// P3.14: everybody gives a debt marker to the left.
    OldDebts,
    /// P3.15: Press pays this round.
    FrontPage,
    /// P3.16: a takeover before the first roll this round.
    Knives,
    /// P3.17: a friend for those in the car's district.
    Festival,
    /// P3.18: a die arrests a number.
    Tip,
    /// P3.19: bail or the Hudson.
    Bail,
    /// P3.20: gambling is raided.
    ClosedTables,
}

impl Card {
    /// How many there are (P3.4).
    pub const COUNT: usize = 10;

    /// All ten.
    pub const ALL: [Card; Card::COUNT] = [
        Card::Collection,
        Card::Retirement,
        Card::ConcreteShoes,
        Card::OldDebts,
        Card::FrontPage,
        Card::Knives,
        Card::Festival,
        Card::Tip,
        Card::Bail,
        Card::ClosedTables,
    ];

    /// The word for it in editions, notation and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Card::Collection => "collection",
            Card::Retirement => "retirement",
            Card::ConcreteShoes => "concrete-shoes",
            Card::OldDebts => "old-debts",
            Card::FrontPage => "front-page",
            Card::Knives => "knives",
            Card::Festival => "festival",
            Card::Tip => "tip",
            Card::Bail => "bail",
            Card::ClosedTables => "closed-tables",
        }
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Card::Collection => "P3.11",
            Card::Retirement => "P3.12",
            Card::ConcreteShoes => "P3.13",
            Card::OldDebts => "P3.14",
            Card::FrontPage => "P3.15",
            Card::Knives => "P3.16",
            Card::Festival => "P3.17",
            Card::Tip => "P3.18",
            Card::Bail => "P3.19",
            Card::ClosedTables => "P3.20",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// The colour of an event card, and of the event track it moves (P3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    /// Stands for reputation.
    Grey,
    /// Stands for influence.
    Red,
}

impl Colour {
    /// The track that this colour can make the knock-out track.
    pub const fn track(self) -> Track {
        match self {
            Colour::Grey => Track::Reputation,
            Colour::Red => Track::Influence,
        }
    }

    /// The word for it in message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Grey => "grey",
            Colour::Red => "red",
        }
    }
}

impl Element for Card {
    #[inline]
    fn at(index: usize) -> Card {
        Card::ALL[index]
    }
}

bit_set! {
    /// Some of the ten event cards.
    pub struct CardSet(u16) of Card;
}
