use engine::{Interned, MAX_SEATS, Seat};

use crate::edition::Figures;
use crate::{Absentee, Cards, Field, Kind, Member, MemberSet, Move};

/// All that a family has (C1.1), beside its pieces on illegal and out-of-circulation fields and in prison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Holdings {
    pub(crate) cash: i32,
    pub(crate) chip: u8,
    /// Members on the photo and in the harbour.
    pub(crate) photo: MemberSet,
    pub(crate) harbour: MemberSet,
    /// Guards on the photo, in the park, out of the game.
    pub(crate) guards: u8,
    pub(crate) park: u8,
    pub(crate) gone: u8,
    /// A bit for each legal field that a guard of the family stands on.
    pub(crate) legal: u8,
    /// Cards that the family alone knows: in hand, exchanged this year, laid face down this year.
    pub(crate) hand: Cards,
    pub(crate) exchanged: Cards,
    pub(crate) face_down: Cards,
}

impl Holdings {
    /// The cards that the family alone knows.
    pub(crate) fn secret_cards(&self) -> [Cards; 3] {
        [self.hand, self.exchanged, self.face_down]
    }
}

/// The pieces of one family on an illegal field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Gang {
    pub(crate) seat: Seat,
    pub(crate) members: MemberSet,
    pub(crate) guards: u8,
}

/// Pieces that are being set on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Placing {
    pub(crate) field: Field,
    pub(crate) members: MemberSet,
    pub(crate) guards: u8,
    /// C3.9: the total of the takeover must be matched exactly.
    pub(crate) exact: bool,
}

/// What is to be decided, and by whom if it is not the one whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// C2.2: the house deals, one card to each in turn; so many were dealt. Before the first one the cards of the year before
    /// still lie where they lay: what was shown of them stays known until they are shuffled.
    Deal(u8),
    /// C2.2: this seat exchanges.
    Exchange(Seat),
    /// C2.2: the house deals this seat as many new cards.
    Redeal(Seat),
    /// C2.3: a card, or before it a member out of prison (C3.7).
    Turn,
    /// Where the card that was just played goes, or against whom (C3.2, C3.6-C3.10).
    Target(Kind),
    /// C3.6, C3.7: which of several members on the field.
    Victim(Kind, Field),
    /// C3.2, C3.9: which pieces.
    Place(Placing),
    /// C3.7: this seat is asked at once whether to buy out its member in cell 3.
    Ransom(Seat),
    /// C4.3: how many guards this seat hires back.
    HireBack(Seat),
    /// C3.7: whom this seat buys out at the year's end.
    BuyOut(Seat),
    /// C4.5: how this seat moves its chip.
    Invest(Seat),
    /// C4.6, C4.7: nothing more.
    Over,
}

/// How many cells the prison has (C1.3).
pub(crate) const CELLS: usize = 3;

/// A position of Capone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capone {
    pub(crate) figures: Interned<Figures>,
    pub(crate) holdings: [Holdings; MAX_SEATS],
    pub(crate) fields: [Option<Gang>; Field::COUNT],
    /// The out-of-circulation fields, in the order of their cards.
    pub(crate) away: [Option<Absentee>; Kind::AWAY],
    /// The cells, the first first. The one F.B.I. card a year fills one, and all move on at the year's end, so each has room for
    /// all who ever come.
    pub(crate) prison: [Option<Absentee>; CELLS],
    /// Cards that were not dealt, and those played with effect this year.
    pub(crate) deck: Cards,
    pub(crate) played: Cards,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    pub(crate) starter: Seat,
    pub(crate) year: u8,
    pub(crate) players: u8,
    /// The version of the rules: a later change of a rule asks for it, so that old records replay for ever.
    pub(crate) rules: u16,
}

impl Capone {
    /// The figures that this game is played with.
    pub fn figures(&self) -> Interned<Figures> {
        self.figures
    }

    /// The year, from 1.
    pub fn year(&self) -> u8 {
        self.year
    }

    #[inline]
    pub(crate) fn own(&self, seat: Seat) -> &Holdings {
        &self.holdings[seat.index()]
    }

    #[inline]
    pub(crate) fn own_mut(&mut self, seat: Seat) -> &mut Holdings {
        &mut self.holdings[seat.index()]
    }

    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players as usize)
    }

    /// All seats from the starter on (C4).
    #[inline]
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.starter.clockwise(self.players as usize)
    }

    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.players as usize)
    }

    #[inline]
    pub(crate) fn gang(&self, field: Field) -> Option<Gang> {
        self.fields[field.index()]
    }

    /// The pieces that are being set, if any are.
    #[inline]
    pub(crate) fn placing(&self) -> Option<Placing> {
        match self.phase {
            Phase::Place(placing) => Some(placing),
            _ => None,
        }
    }

    /// What a gang counts (C1.2).
    #[inline]
    pub(crate) fn total(&self, gang: Gang) -> i32 {
        self.figures.sum(gang.members) + self.figures.guards(gang.guards)
    }

    /// C3.5: whether the card that was just played, or is the only one in hand, is the very last one of the year.
    #[inline]
    pub(crate) fn is_last_card(&self, in_hand: u8) -> bool {
        self.own(self.active).hand.len() == in_hand && self.left_of(self.active) == self.starter
    }

    /// The members of a seat in prison, from cell 1 on.
    pub(crate) fn prisoners(&self, seat: Seat) -> impl Iterator<Item = Member> {
        self.prison.iter().flatten().filter(move |prisoner| prisoner.seat == seat).map(|prisoner| prisoner.member)
    }

    /// C3.7: the member whom the F.B.I. card of this year has put into the last cell.
    #[inline]
    pub(crate) fn arrested(&self) -> Option<Member> {
        self.prison.last().copied().flatten().map(|prisoner| prisoner.member)
    }

    /// The prisoners whom a seat can afford to buy out (C3.7).
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> MemberSet {
        let cash = self.own(seat).cash;
        let affords = |member: &Member| self.figures.price(Move::BuyOut(*member)) <= cash;
        self.prisoners(seat).filter(affords).collect()
    }
}
