use table::{MAX_SEATS, Seat, Shelved};

use crate::edition::Figures;
use crate::{Cards, EndReason, Item, Place, PlaceSet, Role};

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
    pub(crate) figures: Shelved<Figures>,
    /// By player: where the gang sits.
    pub(crate) men: [PlaceSet; MAX_SEATS],
    /// By role: where such men sit.
    pub(crate) roles: [PlaceSet; Role::ALL.len()],
    /// Where men sleep; each has one sleep marker.
    pub(crate) asleep: PlaceSet,
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
    pub fn figures(&self) -> Shelved<Figures> {
        self.figures
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

    #[inline]
    pub(crate) fn men_of(&self, seat: Seat) -> PlaceSet {
        self.men[seat.index()]
    }

    #[inline]
    pub(crate) fn awake_men_of(&self, seat: Seat) -> PlaceSet {
        self.men_of(seat).minus(self.asleep)
    }

    #[inline]
    pub(crate) fn in_role(&self, role: Role) -> PlaceSet {
        self.roles[role.index()]
    }

    /// The places where somebody sits. A place with a cake and nobody is free (M2.2).
    #[inline]
    pub(crate) fn occupied(&self) -> PlaceSet {
        self.roles.iter().fold(PlaceSet::EMPTY, |all, men| all.or(*men))
    }

    #[inline]
    pub(crate) fn free(&self) -> PlaceSet {
        PlaceSet::ALL.minus(self.occupied())
    }

    #[inline]
    pub(crate) fn opponents_of(&self, seat: Seat) -> PlaceSet {
        self.occupied().minus(self.men_of(seat))
    }

    /// Who sits there.
    pub(crate) fn man_at(&self, place: Place) -> Option<(Seat, Role)> {
        let seat = self.seats().find(|seat| self.men_of(*seat).contains(place))?;
        Some((seat, self.role_at(place)))
    }

    #[inline]
    pub(crate) fn role_at(&self, place: Place) -> Role {
        Role::ALL.into_iter().find(|role| self.in_role(*role).contains(place)).unwrap_or(Role::Henkie)
    }

    /// The places with a cake.
    #[inline]
    pub(crate) fn caked(&self) -> PlaceSet {
        self.cakes.iter().flatten().fold(PlaceSet::EMPTY, |all, place| all.or(PlaceSet::only(*place)))
    }

    /// M3.2: opponents beside an awake Jack or an awake man at a knife.
    #[inline]
    pub(crate) fn stab_targets(&self, seat: Seat) -> PlaceSet {
        let armed = self.in_role(Role::Jack).or(self.figures.with(Item::Knife));
        self.awake_men_of(seat).and(armed).beside().and(self.opponents_of(seat))
    }

    /// M3.3: opponents opposite an awake Robbie or an awake man at a revolver.
    #[inline]
    pub(crate) fn fire_targets(&self, seat: Seat) -> PlaceSet {
        let armed = self.in_role(Role::Robbie).or(self.figures.with(Item::Revolver));
        self.awake_men_of(seat).and(armed).opposite().and(self.opponents_of(seat))
    }

    /// M3.7: whoever sits at a drink.
    #[inline]
    pub(crate) fn drinkers(&self) -> PlaceSet {
        self.occupied().and(self.figures.with(Item::Drink))
    }

    /// M6.4: sleep markers that lie on gangsters, at the table or waiting for a place.
    #[inline]
    pub(crate) fn markers_out(&self) -> u8 {
        self.asleep.len() + self.waiting_asleep.iter().flatten().sum::<u8>()
    }

    /// M6.4: sleep markers that are not on anybody.
    #[inline]
    pub(crate) fn markers_left(&self) -> u8 {
        self.figures.edition.sleep_markers - self.markers_out()
    }

    /// M3.7: how many markers a Nightcap would put down now.
    #[inline]
    pub(crate) fn nightcap_markers(&self) -> u8 {
        self.figures.edition.nightcap.min(self.drinkers().len()).min(self.markers_left())
    }

    /// M2.3: what a player would collect now, if the pot held enough.
    #[inline]
    pub(crate) fn takings(&self, seat: Seat) -> i32 {
        self.takings_of(self.awake_men_of(seat))
    }

    /// M2.3: what these men of one gang would collect.
    #[inline]
    pub(crate) fn takings_of(&self, men: PlaceSet) -> i32 {
        let figures = &self.figures;
        let money = &figures.edition.money;
        let mut sum = if men.and(self.in_role(Role::Boss)).is_empty() { 0 } else { money.boss };
        for kind in Item::BUSINESSES {
            sum += match men.and(figures.with(kind)).len() {
                0 => 0,
                1 => money.business,
                _ => money.monopoly,
            };
        }
        if men.and(figures.with(Item::Register)).is_empty() { sum } else { sum * money.register }
    }

    /// Whether a Move would be possible for the one whose turn it is, with the card (M3.9).
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        !self.awake_men_of(self.active).is_empty() && !self.free().is_empty()
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
