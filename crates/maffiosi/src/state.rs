use engine::{Interned, MAX_SEATS, Seat};

use crate::edition::Figures;
use crate::{Cards, Dinner, EndReason, Place, PlaceSet, Role};

/// Why gangsters are being seated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Occasion {
    /// M1.6: seating by hand before the game.
    Opening,
    /// M3.8: back after a raid.
    Raid,
}

impl Occasion {
    /// The rule that it follows.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Occasion::Opening => "M1.6",
            Occasion::Raid => "M3.8",
        }
    }
}

/// A gangster without a place: his role, and whether he sleeps (M3.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sitter {
    pub(crate) role: Role,
    pub(crate) asleep: bool,
}

/// What is to be decided, and by whom if it is not the one whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// M1.5: the house deals; so many cards are dealt.
    Deal(u8),
    /// M1.6: the house draws who seats the first gangster.
    DrawYoungest,
    /// M1.6, M3.8: whom does this player seat next?
    Choose(Occasion, Seat),
    /// M1.6, M3.8: where does he sit down?
    Sit(Occasion, Seat, Sitter),
    /// M3.1: which card?
    Play,
    /// M3.2: whom?
    Stab,
    /// M3.3: whom?
    Fire,
    /// M3.4: where?
    Cake,
    /// M3.5: which cake, which way?
    Pass,
    /// M3.6: which cake?
    Boom,
    /// M3.7: whom next? Those chosen, and how many more.
    Drug(PlaceSet, u8),
    /// M3.9: whom? Whether it is the second card.
    From(bool),
    /// M3.9: where does the man at this place go? Whether it is the second card.
    To(Place, bool),
    /// M3.1: a Move after the first card?
    Further,
    /// M3.1: the house draws for the one whose turn it is.
    Draw,
    /// M5: nothing more.
    Over(EndReason),
}

/// A position of Maffiosi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maffiosi {
    pub(crate) dinner: Dinner,
    pub(crate) phase: Phase,
    /// By player: where the cake stands, if it is on the table.
    pub(crate) cakes: [Option<Place>; MAX_SEATS],
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) pile: Cards,
    pub(crate) discards: Cards,
    /// What the pile was made of: everybody saw the discards that became it, so nobody thinks it holds more of a kind.
    pub(crate) pile_made_of: Cards,
    /// By player: what they took from it since. Each knows that of its own draws.
    pub(crate) drawn: [Cards; MAX_SEATS],
    pub(crate) removed: Cards,
    pub(crate) money: [i32; MAX_SEATS],
    pub(crate) pot: i32,
    /// By player and role: gangsters that wait for a place.
    pub(crate) waiting: [[u8; Role::ALL.len()]; MAX_SEATS],
    /// Of these, those who sleep: they took their sleep markers with them (M3.8).
    pub(crate) waiting_asleep: [[u8; Role::ALL.len()]; MAX_SEATS],
    /// M5.3: by player, the number of the event that killed the last man, and the men just before it.
    pub(crate) left_at: [u16; MAX_SEATS],
    pub(crate) men_at_leaving: [u8; MAX_SEATS],
    /// Deadly events so far (M5.3).
    pub(crate) deaths: u16,
    /// Turns in a row in which nobody died and nothing was paid (M5.2).
    pub(crate) quiet_turns: u16,
    /// Whether that is so of the present turn.
    pub(crate) quiet: bool,
    /// A bit for each player who is out (M4.1).
    pub(crate) out: u8,
    pub(crate) active: Seat,
    pub(crate) players: u8,
    /// M1.6: whether gangsters are seated by hand; else who starts with the fixed plan.
    pub(crate) by_hand: bool,
    pub(crate) starter: Seat,
    /// The version of the rules: a later change of a rule asks for it, so that old records replay for ever.
    pub(crate) rules: u16,
}

impl Maffiosi {
    /// The figures that this game is played with.
    #[inline]
    pub fn figures(&self) -> Interned<Figures> {
        self.dinner.figures
    }

    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players as usize)
    }

    #[inline]
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.out & (1 << seat.index()) != 0
    }

    /// Players who still have gangsters.
    #[inline]
    pub(crate) fn players_left(&self) -> u8 {
        self.players - self.out.count_ones() as u8
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The places with a cake.
    #[inline]
    pub(crate) fn caked(&self) -> PlaceSet {
        self.cakes.iter().flatten().fold(PlaceSet::EMPTY, |all, place| all.or(PlaceSet::only(*place)))
    }

    /// M6.4: sleep markers that lie on gangsters, at the table or waiting for a place.
    #[inline]
    pub(crate) fn markers_out(&self) -> u8 {
        self.dinner.asleep.len() + self.waiting_asleep.iter().flatten().sum::<u8>()
    }

    /// M6.4: sleep markers that are not on anybody.
    #[inline]
    pub(crate) fn markers_left(&self) -> u8 {
        self.figures().edition.sleep_markers - self.markers_out()
    }

    /// M3.7: how many markers a Nightcap would put down now.
    #[inline]
    pub(crate) fn nightcap_markers(&self) -> u8 {
        self.figures().edition.nightcap.min(self.dinner.drinkers().len()).min(self.markers_left())
    }

    /// Whether a Move would be possible for the one whose turn it is, with the card (M3.9).
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        !self.dinner.awake_men_of(self.active).is_empty() && !self.dinner.free().is_empty()
    }

    /// How many gangsters like this one wait for a place.
    #[inline]
    pub(crate) fn waiting_like(&self, seat: Seat, sitter: Sitter) -> u8 {
        let asleep = self.waiting_asleep[seat.index()][sitter.role.index()];
        if sitter.asleep { asleep } else { self.waiting[seat.index()][sitter.role.index()] - asleep }
    }

    /// Whom a player can seat next, the waking first.
    pub(crate) fn sitters(&self, seat: Seat) -> impl Iterator<Item = Sitter> {
        let kinds = [false, true].into_iter().flat_map(|asleep| Role::ALL.map(|role| Sitter { role, asleep }));
        kinds.filter(move |sitter| self.waiting_like(seat, *sitter) > 0)
    }

    /// M3.8: whether sleepers sleep on through a raid. In the first version of the rules everybody woke.
    #[inline]
    pub(crate) fn sleep_through_raids(&self) -> bool {
        self.rules >= 2
    }

    /// Whether somebody still has gangsters to seat.
    #[inline]
    pub(crate) fn waits(&self, seat: Seat) -> bool {
        self.waiting[seat.index()] != [0; Role::ALL.len()]
    }
}
