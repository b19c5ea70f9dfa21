use std::fmt;

use engine::{Action, refusals};

/// The ranks of the cards, 1 to 5, as indexes from 0.
pub(crate) const RANKS: u8 = 5;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    /// Stake a coin on the card that is shown next.
    Raise,
    /// Give up this turn's card: it will be laid face down.
    Fold,
    /// Lay this card face down.
    Lay(u8),
    /// Show this card.
    Show(u8),
    /// Pay a coin to look at the card that the neighbour laid.
    Peek,
    /// Leave it.
    Let,
    /// Turn the card over that one has just looked at, if it is worth it.
    Expose,
}

impl Action for Move {
    const COUNT: u16 = 5 + 2 * RANKS as u16;

    fn number(self) -> u16 {
        match self {
            Move::Raise => 0,
            Move::Fold => 1,
            Move::Lay(card) => 2 + u16::from(card),
            Move::Show(card) => 2 + u16::from(RANKS + card),
            Move::Peek => 2 + 2 * u16::from(RANKS),
            Move::Let => 3 + 2 * u16::from(RANKS),
            Move::Expose => 4 + 2 * u16::from(RANKS),
        }
    }

    fn from_number(number: u16) -> Option<Move> {
        match number as u8 {
            0 => Some(Move::Raise),
            1 => Some(Move::Fold),
            number @ 2..7 => Some(Move::Lay(number - 2)),
            number @ 7..12 => Some(Move::Show(number - 7)),
            12 => Some(Move::Peek),
            13 => Some(Move::Let),
            14 => Some(Move::Expose),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Raise => f.write_str("raise"),
            Move::Fold => f.write_str("fold"),
            Move::Lay(card) => write!(f, "lay{}", card + 1),
            Move::Show(card) => write!(f, "show{}", card + 1),
            Move::Peek => f.write_str("peek"),
            Move::Let => f.write_str("let"),
            Move::Expose => f.write_str("expose"),
        }
    }
}

/// The house deals one card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Deal(pub(crate) u8);

impl Action for Deal {
    const COUNT: u16 = RANKS as u16;

    fn number(self) -> u16 {
        u16::from(self.0)
    }

    fn from_number(number: u16) -> Option<Deal> {
        (number < Self::COUNT).then_some(Deal(number as u8))
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal{}", self.0 + 1)
    }
}

refusals! {
    pub(crate) enum Refusal {
        "not-now" => NotNow by "T1.1",
        "no-coin" => NoCoin by "T2.1",
        "raised-already" => RaisedAlready by "T2.2",
        "not-in-hand" => NotInHand by "T3.1",
        "shown-already" => ShownAlready by "T3.2",
        "too-low" => TooLow by "T4.1",
        "unwritten" => Unwritten by "T9.9",
    }
}
