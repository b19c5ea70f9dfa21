use engine::{bit_set, named};

use crate::Track;

named! {
    /// An event card (P3.4).
    pub enum Card {
        /// P3.11: pay for a step on favours.
        Collection = "collection",
        /// P3.12: clear a business of one's own for money.
        Retirement = "retirement",
        /// P3.13: the member at the car sinks.
        ConcreteShoes = "concrete-shoes",
        /// P3.14: everybody gives a debt marker to the left.
        OldDebts = "old-debts",
        /// P3.15: Press pays this round.
        FrontPage = "front-page",
        /// P3.16: a takeover before the first roll this round.
        Knives = "knives",
        /// P3.17: a friend for those in the car's district.
        Festival = "festival",
        /// P3.18: a die arrests a number.
        Tip = "tip",
        /// P3.19: bail or the Hudson.
        Bail = "bail",
        /// P3.20: gambling is raided.
        ClosedTables = "closed-tables",
    }
}

impl Card {
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
}

named! {
    /// The colour of an event card, and of the event track it moves (P3.1).
    pub enum Colour {
        /// Stands for reputation.
        Grey = "grey",
        /// Stands for influence.
        Red = "red",
    }
}

impl Colour {
    /// The track that this colour can make the knock-out track.
    pub const fn track(self) -> Track {
        match self {
            Colour::Grey => Track::Reputation,
            Colour::Red => Track::Influence,
        }
    }
}

bit_set! {
    /// Some of the ten event cards.
    pub struct CardSet(u16) of Card;
}
