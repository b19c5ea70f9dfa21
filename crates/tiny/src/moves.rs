use std::fmt;

use engine::{Action, Note, Refuse, actions, numbered};

numbered! {
    /// The rank of a card.
    pub struct Rank(5), "there is no card of rank", noted by hand;
}

impl Rank {
    /// What is printed on the card: 1 to 5.
    pub const fn printed(self) -> u8 {
        self.index() as u8 + 1
    }
}

impl Note for Rank {
    fn note(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.printed())
    }
}

actions! {
    /// What a player can decide, in small moves.
    pub enum Move(15) {
        /// Stake a coin on the card that is shown next (T2.1, T2.2).
        0 "raise" => Raise,
        /// Give up this turn's card: it will be laid face down (T3.1).
        1 "fold" => Fold,
        /// Lay this card face down (T3.1).
        2 "lay{card}" => Lay(card: Rank),
        /// Show this card (T3.1, T3.2).
        7 "show{card}" => Show(card: Rank),
        /// Pay a coin to look at the card that the neighbour laid (T2.1, T4.1).
        12 "peek" => Peek,
        /// Leave it.
        13 "let" => Let,
        /// Turn the card over that one has just looked at, if it is worth it (T4.1).
        14 "expose" => Expose,
    }
}

/// The house deals one card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deal(pub Rank);

impl Action for Deal {
    const COUNT: u16 = Rank::COUNT as u16;

    fn number(self) -> u16 {
        self.0.index() as u16
    }

    fn from_number(number: u16) -> Option<Deal> {
        (number < Self::COUNT).then(|| Deal(Rank::new(number as usize)))
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal{}", self.0.printed())
    }
}

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is to be decided.
    NotNow,
    /// It costs a coin.
    NoCoin,
    /// One raise a turn is enough.
    RaisedAlready,
    /// The hand has no such card.
    NotInHand,
    /// A card of that rank was shown before.
    ShownAlready,
    /// The card is too low to be turned over.
    TooLow,
    /// No rule says so: a flaw.
    Unwritten,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow => "T1.1",
            Refusal::NoCoin => "T2.1",
            Refusal::RaisedAlready => "T2.2",
            Refusal::NotInHand => "T3.1",
            Refusal::ShownAlready => "T3.2",
            Refusal::TooLow => "T4.1",
            Refusal::Unwritten => "T9.9",
        }
    }
}
