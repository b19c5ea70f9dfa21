use std::fmt;

use engine::{Action, Note, actions, numbered, refusals};

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

refusals! {
    /// Why a move is not possible.
    pub enum Refusal {
        /// Something else is to be decided.
        "not-now" => NotNow by "T1.1",
        /// It costs a coin.
        "no-coin" => NoCoin by "T2.1",
        /// One raise a turn is enough.
        "raised-already" => RaisedAlready by "T2.2",
        /// The hand has no such card.
        "not-in-hand" => NotInHand by "T3.1",
        /// A card of that rank was shown before.
        "shown-already" => ShownAlready by "T3.2",
        /// The card is too low to be turned over.
        "too-low" => TooLow by "T4.1",
        /// No rule says so: a flaw.
        "not-now" => Unwritten by "T9.9",
    }
}
