use engine::named;
use std::fmt;

use serde::{Deserialize, Serialize};

named! {
    /// A kind of card (M1.4).
    pub enum Card {
        /// M3.2.
        Stab = "stab",
        /// M3.3.
        Fire = "fire",
        /// M3.4: order a cake.
        Cake = "cake",
        /// M3.5: pass it on.
        Pass = "pass",
        /// M3.6: Ka-boom.
        Boom = "boom",
        /// M3.7.
        Nightcap = "nightcap",
        /// M3.8.
        Raid = "raid",
        /// M3.9.
        Move = "move",
    }
}

impl Card {
    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Card::Stab => "M3.2",
            Card::Fire => "M3.3",
            Card::Cake => "M3.4",
            Card::Pass => "M3.5",
            Card::Boom => "M3.6",
            Card::Nightcap => "M3.7",
            Card::Raid => "M3.8",
            Card::Move => "M3.9",
        }
    }
}

/// Some cards, of which only the number of each kind matters: a hand, the pile, the discards. No pile is ever larger than 255
/// cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "[u8; 8]", into = "[u8; 8]")]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// How many there are of a kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (8 * card as u32)) as u8
    }

    /// Whether one of the kind is among them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same with so many more of a kind.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card, count: u8) -> Cards {
        Cards(self.0 + ((count as u64) << (8 * card as u32)))
    }

    /// The same with so many fewer of a kind, which must be there.
    #[must_use]
    #[inline]
    pub const fn without(self, card: Card, count: u8) -> Cards {
        Cards(self.0 - ((count as u64) << (8 * card as u32)))
    }

    /// What is left without these, all of which are among them.
    #[must_use]
    #[inline]
    pub const fn minus(self, fewer: Cards) -> Cards {
        Cards(self.0 - fewer.0)
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// The card that a number below the total stands for, kinds in their order.
    #[inline]
    pub fn nth(self, number: u32) -> Option<Card> {
        let mut left = number;
        for card in Card::ALL {
            let count = u32::from(self.count(card));
            if left < count {
                return Some(card);
            }
            left -= count;
        }
        None
    }
}

impl From<[u8; 8]> for Cards {
    fn from(counts: [u8; 8]) -> Cards {
        Cards(u64::from_le_bytes(counts))
    }
}

impl From<Cards> for [u8; 8] {
    fn from(cards: Cards) -> [u8; 8] {
        cards.0.to_le_bytes()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(<[u8; 8]>::from(*self)).finish()
    }
}
