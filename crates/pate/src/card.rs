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
    /// All ten.
    pub const ALL: [Card; 10] = [
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

/// Some of the ten event cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u16);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Whether the card is among them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u16) != 0
    }

    /// The same with one more.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card as u16)
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.contains(*card))
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
