use std::fmt;

use engine::{Action, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::{Card, Place, Role};

/// Which way a cake is passed (M3.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the left of whoever sits there.
    Clockwise,
    /// To the right.
    Counter,
}

impl Direction {
    /// Both.
    pub const ALL: [Direction; 2] = [Direction::Clockwise, Direction::Counter];

    /// The word for it in notation and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Direction::Clockwise => "clockwise",
            Direction::Counter => "counter-clockwise",
        }
    }
}

/// What a player can decide, in small moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Play a card; what it is done to follows (M3.1).
    Play(Card),
    /// Discard a card in place of playing (M3.1).
    Discard(Card),
    /// Stab whoever sits there (M3.2).
    Stab(Place),
    /// Shoot whoever sits there (M3.3).
    Fire(Place),
    /// Put one's own cake there (M3.4).
    Cake(Place),
    /// Pass a player's cake on (M3.5).
    Pass(Seat, Direction),
    /// Set off a player's cake (M3.6).
    Boom(Seat),
    /// A sleep marker for whoever sits there (M3.7).
    Drug(Place),
    /// Move the man who sits there (M3.9).
    From(Place),
    /// He goes there (M3.9).
    To(Place),
    /// Seat a gangster of this role next, one who is awake (M1.6, M3.8).
    Choose(Role),
    /// He sits down there (M1.6, M3.8).
    Sit(Place),
    /// Play no further card (M3.1).
    EndTurn,
    /// Seat a sleeping gangster of this role next (M3.8).
    ChooseSleeper(Role),
}

/// Where each kind of move begins in the action space. These numbers never change; new moves go behind the last.
mod number {
    use super::{Card, MAX_SEATS, Place};
    const PLACES: u16 = Place::COUNT as u16;

    pub(super) const PLAY: u16 = 0;
    pub(super) const DISCARD: u16 = PLAY + Card::COUNT as u16;
    pub(super) const STAB: u16 = DISCARD + Card::COUNT as u16;
    pub(super) const FIRE: u16 = STAB + PLACES;
    pub(super) const CAKE: u16 = FIRE + PLACES;
    pub(super) const PASS: u16 = CAKE + PLACES;
    pub(super) const BOOM: u16 = PASS + 2 * MAX_SEATS as u16;
    pub(super) const DRUG: u16 = BOOM + MAX_SEATS as u16;
    pub(super) const FROM: u16 = DRUG + PLACES;
    pub(super) const TO: u16 = FROM + PLACES;
    pub(super) const CHOOSE: u16 = TO + PLACES;
    pub(super) const SIT: u16 = CHOOSE + 4;
    pub(super) const END_TURN: u16 = SIT + PLACES;
    pub(super) const CHOOSE_SLEEPER: u16 = END_TURN + 1;
    pub(super) const COUNT: u16 = CHOOSE_SLEEPER + 4;
}

impl Action for Move {
    const COUNT: u16 = number::COUNT;

    fn number(self) -> u16 {
        use number::*;
        match self {
            Move::Play(card) => PLAY + card as u16,
            Move::Discard(card) => DISCARD + card as u16,
            Move::Stab(place) => STAB + place.index() as u16,
            Move::Fire(place) => FIRE + place.index() as u16,
            Move::Cake(place) => CAKE + place.index() as u16,
            Move::Pass(owner, direction) => PASS + 2 * owner.index() as u16 + direction as u16,
            Move::Boom(owner) => BOOM + owner.index() as u16,
            Move::Drug(place) => DRUG + place.index() as u16,
            Move::From(place) => FROM + place.index() as u16,
            Move::To(place) => TO + place.index() as u16,
            Move::Choose(role) => CHOOSE + role as u16,
            Move::Sit(place) => SIT + place.index() as u16,
            Move::EndTurn => END_TURN,
            Move::ChooseSleeper(role) => CHOOSE_SLEEPER + role as u16,
        }
    }

    fn from_number(n: u16) -> Option<Move> {
        use number::*;
        let place = |first: u16| Place::new((n - first) as usize);
        Some(match n {
            PLAY..DISCARD => Move::Play(Card::ALL[(n - PLAY) as usize]),
            DISCARD..STAB => Move::Discard(Card::ALL[(n - DISCARD) as usize]),
            STAB..FIRE => Move::Stab(place(STAB)),
            FIRE..CAKE => Move::Fire(place(FIRE)),
            CAKE..PASS => Move::Cake(place(CAKE)),
            PASS..BOOM => Move::Pass(Seat::new(((n - PASS) / 2) as usize), Direction::ALL[((n - PASS) % 2) as usize]),
            BOOM..DRUG => Move::Boom(Seat::new((n - BOOM) as usize)),
            DRUG..FROM => Move::Drug(place(DRUG)),
            FROM..TO => Move::From(place(FROM)),
            TO..CHOOSE => Move::To(place(TO)),
            CHOOSE..SIT => Move::Choose(Role::ALL[(n - CHOOSE) as usize]),
            SIT..END_TURN => Move::Sit(place(SIT)),
            END_TURN => Move::EndTurn,
            CHOOSE_SLEEPER..COUNT => Move::ChooseSleeper(Role::ALL[(n - CHOOSE_SLEEPER) as usize]),
            _ => return None,
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(card) => write!(f, "play {}", card.word()),
            Move::Discard(card) => write!(f, "discard {}", card.word()),
            Move::Stab(place) => write!(f, "stab {}", place.index()),
            Move::Fire(place) => write!(f, "fire {}", place.index()),
            Move::Cake(place) => write!(f, "cake {}", place.index()),
            Move::Pass(owner, direction) => write!(f, "pass cake of {} {}", owner.index(), direction.word()),
            Move::Boom(owner) => write!(f, "boom cake of {}", owner.index()),
            Move::Drug(place) => write!(f, "drug {}", place.index()),
            Move::From(place) => write!(f, "move {}", place.index()),
            Move::To(place) => write!(f, "to {}", place.index()),
            Move::Choose(role) => write!(f, "choose {}", role.word()),
            Move::Sit(place) => write!(f, "sit {}", place.index()),
            Move::EndTurn => f.write_str("end turn"),
            Move::ChooseSleeper(role) => write!(f, "choose sleeping {}", role.word()),
        }
    }
}

/// What the house does: draws a card for somebody, or the lot that makes somebody the youngest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum House {
    /// A card from the pile (M1.5, M3.1).
    Card(Card),
    /// Who seats the first gangster (M1.6).
    Youngest(Seat),
}

impl Action for House {
    const COUNT: u16 = (Card::COUNT + MAX_SEATS) as u16;

    fn number(self) -> u16 {
        match self {
            House::Card(card) => card as u16,
            House::Youngest(seat) => (Card::COUNT + seat.index()) as u16,
        }
    }

    fn from_number(n: u16) -> Option<House> {
        let n = n as usize;
        match Card::ALL.get(n) {
            Some(card) => Some(House::Card(*card)),
            None if n < Card::COUNT + MAX_SEATS => Some(House::Youngest(Seat::new(n - Card::COUNT))),
            None => None,
        }
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            House::Card(card) => write!(f, "draw {}", card.word()),
            House::Youngest(seat) => write!(f, "youngest {}", seat.index()),
        }
    }
}
