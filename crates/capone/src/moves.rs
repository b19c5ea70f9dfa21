use std::fmt;

use engine::{Action, MAX_SEATS, Seat};

use crate::{Field, Kind, Member};

/// What a player can decide, in small moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Exchange a card of this kind (C2.2).
    Exchange(Kind),
    /// Buy a member out of prison (C3.7).
    BuyOut(Member),
    /// Play a card with effect (C2.3).
    Play(Kind),
    /// Play a card without effect, face down (C2.3).
    LayDown(Kind),
    /// An illegal field for the card (C3.2, C3.6, C3.7, C3.9, C3.10).
    Field(Field),
    /// An out-of-circulation field for the card, by the card that it belongs to (C3.7, C3.10).
    Away(Kind),
    /// The player who pays protection money (C3.8).
    Payer(Seat),
    /// A member: one's own to set on the field (C3.2, C3.9), or another's to take from it (C3.6, C3.7).
    Member(Member),
    /// Set a guard on the field (C3.2, C3.9).
    Guard,
    /// Exchange or set no more.
    Done,
    /// Leave the members in prison (C3.7).
    Leave,
    /// Hire so many guards back from the park (C4.3).
    HireBack(u8),
    /// Move the chip so many steps up, perhaps none (C4.5).
    Invest(u8),
    /// Move the chip so many steps down (C4.5).
    Sell(u8),
}

/// The most guards, and the most steps of a chip.
pub(crate) const MOST_GUARDS: u8 = 8;
pub(crate) const MOST_STEPS: u8 = 10;

/// Where each kind of move begins in the action space. These numbers never change; new moves go behind the last.
mod number {
    pub(super) const EXCHANGE: u16 = 0;
    pub(super) const BUY_OUT: u16 = 25;
    pub(super) const PLAY: u16 = 33;
    pub(super) const LAY_DOWN: u16 = 58;
    pub(super) const FIELD: u16 = 83;
    pub(super) const AWAY: u16 = 103;
    pub(super) const PAYER: u16 = 106;
    pub(super) const MEMBER: u16 = 112;
    pub(super) const GUARD: u16 = 120;
    pub(super) const DONE: u16 = 121;
    pub(super) const LEAVE: u16 = 122;
    pub(super) const HIRE_BACK: u16 = 123;
    pub(super) const INVEST: u16 = 132;
    pub(super) const SELL: u16 = 143;
    pub(super) const COUNT: u16 = 153;
}

const _: () = assert!(number::MEMBER - number::PAYER == MAX_SEATS as u16, "a number for every seat");

impl Action for Move {
    const COUNT: u16 = number::COUNT;

    #[inline]
    fn number(self) -> u16 {
        use number::*;
        match self {
            Move::Exchange(kind) => EXCHANGE + kind as u16,
            Move::BuyOut(member) => BUY_OUT + member as u16,
            Move::Play(kind) => PLAY + kind as u16,
            Move::LayDown(kind) => LAY_DOWN + kind as u16,
            Move::Field(field) => FIELD + field.index() as u16,
            Move::Away(kind) => AWAY + kind.away_index() as u16,
            Move::Payer(seat) => PAYER + seat.index() as u16,
            Move::Member(member) => MEMBER + member as u16,
            Move::Guard => GUARD,
            Move::Done => DONE,
            Move::Leave => LEAVE,
            Move::HireBack(count) => HIRE_BACK + u16::from(count),
            Move::Invest(steps) => INVEST + u16::from(steps),
            Move::Sell(steps) => SELL + u16::from(steps) - 1,
        }
    }

    fn from_number(n: u16) -> Option<Move> {
        use number::*;
        let kind = |first: u16| Kind::ALL[(n - first) as usize];
        let member = |first: u16| Member::ALL[(n - first) as usize];
        Some(match n {
            EXCHANGE..BUY_OUT => Move::Exchange(kind(EXCHANGE)),
            BUY_OUT..PLAY => Move::BuyOut(member(BUY_OUT)),
            PLAY..LAY_DOWN => Move::Play(kind(PLAY)),
            LAY_DOWN..FIELD => Move::LayDown(kind(LAY_DOWN)),
            FIELD..AWAY => Move::Field(Field::new((n - FIELD) as usize)),
            AWAY..PAYER => Move::Away(Kind::OUT_OF_CIRCULATION[(n - AWAY) as usize]),
            PAYER..MEMBER => Move::Payer(Seat::new((n - PAYER) as usize)),
            MEMBER..GUARD => Move::Member(member(MEMBER)),
            GUARD => Move::Guard,
            DONE => Move::Done,
            LEAVE => Move::Leave,
            HIRE_BACK..INVEST => Move::HireBack((n - HIRE_BACK) as u8),
            INVEST..SELL => Move::Invest((n - INVEST) as u8),
            SELL..COUNT => Move::Sell((n - SELL) as u8 + 1),
            _ => return None,
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Exchange(kind) => write!(f, "exchange {}", kind.word()),
            Move::BuyOut(member) => write!(f, "buy out {}", member.word()),
            Move::Play(kind) => write!(f, "play {}", kind.word()),
            Move::LayDown(kind) => write!(f, "lay down {}", kind.word()),
            Move::Field(field) => write!(f, "at {} {}", field.kind().word(), field.twin()),
            Move::Away(kind) => write!(f, "at {}", kind.word()),
            Move::Payer(seat) => write!(f, "from {}", seat.index()),
            Move::Member(member) => f.write_str(member.word()),
            Move::Guard => f.write_str("guard"),
            Move::Done => f.write_str("done"),
            Move::Leave => f.write_str("leave"),
            Move::HireBack(count) => write!(f, "hire back {count}"),
            Move::Invest(steps) => write!(f, "invest {steps}"),
            Move::Sell(steps) => write!(f, "sell {steps}"),
        }
    }
}

/// The house deals one card (C2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct House(pub Kind);

impl Action for House {
    const COUNT: u16 = Kind::COUNT as u16;

    fn number(self) -> u16 {
        self.0 as u16
    }

    fn from_number(n: u16) -> Option<House> {
        Kind::ALL.get(n as usize).map(|kind| House(*kind))
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.0.word())
    }
}
