//! What follows from the rules for those who look at a position: where a die comes to lie, which businesses are protected, whom a kind
//! of business pays, whom a raid would hit.

use engine::Seat;

use crate::{Business, Card, Die, Face, Family, Field, FieldSet, Figures, Spot, Track, View};

impl Figures {
    /// The one field of a row on which a die can lie that shows a face (P4.2, P5.1, P5.2, P5.10). `colour` is the die's own or, with
    /// the Senator, another's.
    #[inline]
    pub(crate) fn spot_for(&self, row: u8, face: Face, colour: Die) -> Spot {
        match face.number() {
            _ if row == 4 => Spot::of_colour(4, colour),
            None => Spot::Press,
            Some(pips) if row == 1 => Spot::Business(self.kind_of_pips(pips)),
            Some(_) => Spot::of_colour(row, colour),
        }
    }

    /// What a die must show to lie on a field where its colour does not count (P4.2, P5.1).
    pub fn face_for(&self, spot: Spot) -> Option<Face> {
        match spot {
            Spot::Business(kind) => Some(Face::pips(self.edition.businesses.of(kind).pips)),
            Spot::Press => Some(Face::HAND),
            _ => None,
        }
    }

    /// What each business of a kind pays its owner (P5.1).
    #[inline]
    pub fn pays(&self, kind: Business) -> i32 {
        self.edition.businesses.of(kind).pays
    }

    /// What a field brings whoever lays a die with so many pips on it while a card lies open, below zero if it costs: for each
    /// business of a kind (P5.1), for each marker that goes back (P5.6), once elsewhere (P5.5, P5.8, P3.15).
    #[inline]
    pub fn price(&self, spot: Spot, pips: u8, card: Option<Card>) -> i32 {
        let (money, pips) = (&self.edition.money, i32::from(pips));
        match spot {
            Spot::Business(kind) => self.pays(kind),
            Spot::Press if card == Some(Card::FrontPage) => money.front_page,
            Spot::Cash => money.cash_per_pip * pips,
            Spot::Assembly => money.assembly_per_pip * pips,
            Spot::Friend => -money.friend_per_pip * pips,
            _ => 0,
        }
    }

    /// The businesses of a kind.
    #[inline]
    pub fn of_kind(&self, kind: Business) -> FieldSet {
        self.with_pips(self.edition.businesses.of(kind).pips)
    }
}

impl View {
    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.families.iter().any(|family| family.out.is_some())
    }

    /// What a die shows, if it is rolled and not yet laid.
    pub fn face_of(&self, die: Die) -> Option<Face> {
        self.dice.iter().find(|(other, _)| *other == die).and_then(|(_, face)| *face)
    }

    /// The field of the present row on which a die comes to lie (P4.2, P5.1, P5.2, P5.10).
    pub fn spot_for(&self, figures: &Figures, die: Die, colour: Die) -> Option<Spot> {
        Some(figures.spot_for(self.row, self.face_of(die)?, colour))
    }

    /// The businesses in the district of the car (P3.2); none while the table is set up, when families move in there too (P1.5).
    pub fn protected(&self) -> FieldSet {
        self.car.filter(|_| self.round > 0).map_or(FieldSet::EMPTY, |car| car.district().fields())
    }

    /// Who holds a business.
    pub fn holder(&self, field: Field) -> Option<Family> {
        self.street[field.index()]
    }

    /// The businesses of a kind that a player holds.
    fn owned(&self, figures: &Figures, kind: Business, seat: Seat) -> FieldSet {
        figures.of_kind(kind).into_iter().filter(|field| self.holder(*field) == Some(seat.into())).collect()
    }

    /// What the businesses of a kind pay a player (P5.1).
    pub fn paid(&self, figures: &Figures, kind: Business, seat: Seat) -> i32 {
        figures.pays(kind) * i32::from(self.owned(figures, kind, seat).len())
    }

    /// The fields that the car drives over on a visit with so many pips, from where it stands to where it stops (P5.4).
    pub fn visit_route(&self, pips: u8) -> impl Iterator<Item = Field> {
        let car = self.car;
        (0..=pips).filter_map(move |steps| Some(car?.clockwise(steps)))
    }

    /// How far a die of the active player with so many pips on a field takes a seat's marker, short of the end of the track (P4.2,
    /// P5.1, P5.3).
    pub fn steps(&self, figures: &Figures, spot: Spot, pips: u8, seat: Seat, track: Track) -> u8 {
        match (spot, track) {
            (Spot::Business(kind), _) if kind.track() == Some(track) => self.owned(figures, kind, seat).len(),
            _ if seat != self.active => 0,
            (Spot::Reputation, Track::Reputation) | (Spot::Influence, Track::Influence) => pips,
            (Spot::Press, Track::Reputation | Track::Influence) => 1,
            _ => 0,
        }
    }

    /// What a field brings or costs now, see [`Figures::price`].
    pub fn price(&self, figures: &Figures, spot: Spot, pips: u8) -> i32 {
        figures.price(spot, pips, self.card)
    }

    /// The businesses whose holders a raid of a number would arrest: all but those that are protected (P5.7).
    pub fn raided(&self, figures: &Figures, pips: u8) -> FieldSet {
        let unprotected = figures.with_pips(pips).minus(self.protected());
        unprotected.into_iter().filter(|field| self.holder(*field).is_some()).collect()
    }

    /// The businesses that a player could take over with a number (P5.9): it takes a debt marker and a member in supply.
    pub fn open_to_takeover(&self, figures: &Figures, pips: u8, seat: Seat) -> FieldSet {
        let family = &self.families[seat.index()];
        if family.debts == 0 || family.supply == 0 {
            return FieldSet::EMPTY;
        }
        self.raided(figures, pips).into_iter().filter(|field| self.holder(*field) != Some(seat.into())).collect()
    }
}
