use std::fmt;

use engine::{Action, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Die, District, Face, Field, Track};

/// Who keeps a debt marker that its family has given away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keeper {
    /// Another player.
    Seat(Seat),
    /// The bank, for a business taken from a neutral family.
    Bank,
}

/// What a player can decide, in small moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Set-up: put the car on a field (P1.5).
    Car(Field),
    /// Set-up: occupy a district (P1.5).
    District(District),
    /// Pay the collection and step on favours (P3.11).
    PayCollection,
    /// Clear a business of one's own for money (P3.12).
    Retire(Field),
    /// Buy all of one's own prisoners free (P3.19).
    PayBail,
    /// Let all of one's own prisoners go into the Hudson (P3.19).
    RefuseBail,
    /// Lay a die on the field it belongs to and use it (P4.1).
    Place(Die),
    /// Lay a die on a field that may be used, without using it (P5.3, P5.10).
    Idle(Die),
    /// Lay a die on the field of another colour with the Senator (P6.6).
    Senator(Die, Die),
    /// Take a business over (P5.9).
    TakeOver(Field),
    /// Set a member on an empty business (P5.4, P5.10).
    Occupy(Field),
    /// Have a member arrested (P5.10).
    Inform(Field),
    /// Step on income or favours (P5.10).
    Bank(Track),
    /// Do without what is offered.
    Pass,
    /// Use the tile for a friend (P6.3).
    Wedding,
    /// Use the tile for a roll (P6.3).
    Grandson,
    /// Use the tile for a step (P6.3).
    Birthday(Track),
    /// Use the tile to roll one die again (P6.4).
    Cop(Die),
    /// Use the tile to roll all again (P6.5).
    Judge,
    /// A friend brings a member back from the Hudson (P7.2).
    FavourMember,
    /// A friend brings a debt marker back (P7.2).
    FavourDebt(Keeper),
    /// A friend gives steps on reputation or influence (P7.2).
    FavourSteps(Track),
    /// A friend brings cash (P7.2).
    FavourCash,
    /// Keep the tiles just won for later (P6.1).
    Keep,
    /// End the turn with something left to use (P4.3).
    EndTurn,
}

/// Where each kind of move begins in the action space. These numbers never change; new moves go behind the last.
mod number {
    pub(super) const CAR: u16 = 0;
    pub(super) const DISTRICT: u16 = 12;
    pub(super) const PAY_COLLECTION: u16 = 16;
    pub(super) const RETIRE: u16 = 17;
    pub(super) const PAY_BAIL: u16 = 29;
    pub(super) const REFUSE_BAIL: u16 = 30;
    pub(super) const PLACE: u16 = 31;
    pub(super) const IDLE: u16 = 35;
    pub(super) const SENATOR: u16 = 39;
    pub(super) const TAKE_OVER: u16 = 51;
    pub(super) const OCCUPY: u16 = 63;
    pub(super) const INFORM: u16 = 75;
    pub(super) const BANK: u16 = 87;
    pub(super) const PASS: u16 = 89;
    pub(super) const WEDDING: u16 = 90;
    pub(super) const GRANDSON: u16 = 91;
    pub(super) const BIRTHDAY: u16 = 92;
    pub(super) const COP: u16 = 96;
    pub(super) const JUDGE: u16 = 100;
    pub(super) const FAVOUR_MEMBER: u16 = 101;
    pub(super) const FAVOUR_DEBT: u16 = 102;
    pub(super) const FAVOUR_STEPS: u16 = 107;
    pub(super) const FAVOUR_CASH: u16 = 109;
    pub(super) const KEEP: u16 = 110;
    pub(super) const END_TURN: u16 = 111;
    pub(super) const COUNT: u16 = 112;
}

/// The other three colours, in order.
fn other_colours(die: Die) -> impl Iterator<Item = Die> {
    Die::ALL.into_iter().filter(move |other| *other != die)
}

impl Action for Move {
    const COUNT: u16 = number::COUNT;

    fn number(self) -> u16 {
        use number::*;
        match self {
            Move::Car(field) => CAR + field.index() as u16,
            Move::District(district) => DISTRICT + district.index() as u16,
            Move::PayCollection => PAY_COLLECTION,
            Move::Retire(field) => RETIRE + field.index() as u16,
            Move::PayBail => PAY_BAIL,
            Move::RefuseBail => REFUSE_BAIL,
            Move::Place(die) => PLACE + die as u16,
            Move::Idle(die) => IDLE + die as u16,
            Move::Senator(die, colour) => SENATOR + 3 * die as u16 + (colour as u16 - u16::from(colour > die)),
            Move::TakeOver(field) => TAKE_OVER + field.index() as u16,
            Move::Occupy(field) => OCCUPY + field.index() as u16,
            Move::Inform(field) => INFORM + field.index() as u16,
            Move::Bank(track) => BANK + (track as u16 - Track::Income as u16),
            Move::Pass => PASS,
            Move::Wedding => WEDDING,
            Move::Grandson => GRANDSON,
            Move::Birthday(track) => BIRTHDAY + track as u16,
            Move::Cop(die) => COP + die as u16,
            Move::Judge => JUDGE,
            Move::FavourMember => FAVOUR_MEMBER,
            Move::FavourDebt(Keeper::Seat(seat)) => FAVOUR_DEBT + seat.index() as u16,
            Move::FavourDebt(Keeper::Bank) => FAVOUR_DEBT + 4,
            Move::FavourSteps(track) => FAVOUR_STEPS + track as u16,
            Move::FavourCash => FAVOUR_CASH,
            Move::Keep => KEEP,
            Move::EndTurn => END_TURN,
        }
    }

    fn from_number(n: u16) -> Option<Move> {
        use number::*;
        let field = |first: u16| Field::new((n - first) as usize);
        let die = |first: u16| Die::ALL[(n - first) as usize];
        Some(match n {
            CAR..DISTRICT => Move::Car(field(CAR)),
            DISTRICT..PAY_COLLECTION => Move::District(District::new((n - DISTRICT) as usize)),
            PAY_COLLECTION => Move::PayCollection,
            RETIRE..PAY_BAIL => Move::Retire(field(RETIRE)),
            PAY_BAIL => Move::PayBail,
            REFUSE_BAIL => Move::RefuseBail,
            PLACE..IDLE => Move::Place(die(PLACE)),
            IDLE..SENATOR => Move::Idle(die(IDLE)),
            SENATOR..TAKE_OVER => {
                let die = Die::ALL[((n - SENATOR) / 3) as usize];
                Move::Senator(die, other_colours(die).nth(((n - SENATOR) % 3) as usize)?)
            }
            TAKE_OVER..OCCUPY => Move::TakeOver(field(TAKE_OVER)),
            OCCUPY..INFORM => Move::Occupy(field(OCCUPY)),
            INFORM..BANK => Move::Inform(field(INFORM)),
            BANK..PASS => Move::Bank([Track::Income, Track::Favours][(n - BANK) as usize]),
            PASS => Move::Pass,
            WEDDING => Move::Wedding,
            GRANDSON => Move::Grandson,
            BIRTHDAY..COP => Move::Birthday(Track::ALL[(n - BIRTHDAY) as usize]),
            COP..JUDGE => Move::Cop(die(COP)),
            JUDGE => Move::Judge,
            FAVOUR_MEMBER => Move::FavourMember,
            FAVOUR_DEBT..FAVOUR_STEPS => Move::FavourDebt(match n - FAVOUR_DEBT {
                4 => Keeper::Bank,
                seat => Keeper::Seat(Seat::new(seat as usize)),
            }),
            FAVOUR_STEPS..FAVOUR_CASH => Move::FavourSteps(Track::KNOCK_OUT[(n - FAVOUR_STEPS) as usize]),
            FAVOUR_CASH => Move::FavourCash,
            KEEP => Move::Keep,
            END_TURN => Move::EndTurn,
            _ => return None,
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Car(field) => write!(f, "car {}", field.index()),
            Move::District(district) => write!(f, "district {}", district.index()),
            Move::PayCollection => f.write_str("pay collection"),
            Move::Retire(field) => write!(f, "retire {}", field.index()),
            Move::PayBail => f.write_str("pay bail"),
            Move::RefuseBail => f.write_str("refuse bail"),
            Move::Place(die) => write!(f, "place {}", die.word()),
            Move::Idle(die) => write!(f, "idle {}", die.word()),
            Move::Senator(die, colour) => write!(f, "senator {} as {}", die.word(), colour.word()),
            Move::TakeOver(field) => write!(f, "take over {}", field.index()),
            Move::Occupy(field) => write!(f, "occupy {}", field.index()),
            Move::Inform(field) => write!(f, "inform {}", field.index()),
            Move::Bank(track) => write!(f, "bank {}", track.word()),
            Move::Pass => f.write_str("pass"),
            Move::Wedding => f.write_str("wedding"),
            Move::Grandson => f.write_str("grandson"),
            Move::Birthday(track) => write!(f, "birthday {}", track.word()),
            Move::Cop(die) => write!(f, "cop {}", die.word()),
            Move::Judge => f.write_str("judge"),
            Move::FavourMember => f.write_str("favour member"),
            Move::FavourDebt(Keeper::Seat(seat)) => write!(f, "favour debt from {}", seat.index()),
            Move::FavourDebt(Keeper::Bank) => f.write_str("favour debt from bank"),
            Move::FavourSteps(track) => write!(f, "favour steps {}", track.word()),
            Move::FavourCash => f.write_str("favour cash"),
            Move::Keep => f.write_str("keep"),
            Move::EndTurn => f.write_str("end turn"),
        }
    }
}

/// What the house does: turns a card or rolls one die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum House {
    /// The event of the round (P3.1).
    Card(Card),
    /// One die (P4.1, P3.18, P6.3).
    Die(Face),
}

impl Action for House {
    const COUNT: u16 = 16;

    fn number(self) -> u16 {
        match self {
            House::Card(card) => card.index() as u16,
            House::Die(face) => 10 + face.index() as u16,
        }
    }

    fn from_number(n: u16) -> Option<House> {
        match n {
            0..10 => Some(House::Card(Card::ALL[n as usize])),
            10..16 => Some(House::Die(Face::ALL[n as usize - 10])),
            _ => None,
        }
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            House::Card(card) => write!(f, "card {}", card.word()),
            House::Die(face) => write!(f, "die {face}"),
        }
    }
}
