//! What follows from the rules for those who look at a position: where a die comes to lie, which businesses are protected, whom a kind
//! of business pays, whom a raid would hit.

use engine::Seat;
use serde::Serialize;

use crate::{Business, Card, Die, Face, Family, Field, FieldSet, Figures, Question, Settlement, Spot, Tile, Track, View};

/// All that follows from what a viewer sees, as programs get it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Consequences {
    /// The businesses that are protected (P3.2).
    pub protected: Vec<Field>,
    /// Each kind of business.
    pub businesses: Vec<BusinessConsequences>,
    /// Each way to lay a die, while it is asked which one.
    pub ways: Vec<Way>,
    /// The families of the players, seat by seat.
    pub families: Vec<FamilyConsequences>,
}

/// What follows for the businesses of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BusinessConsequences {
    /// The kind.
    pub kind: Business,
    /// The number that makes it pay.
    pub pips: u8,
    /// What it would pay each seat, all its businesses together (P5.1).
    pub paid: Vec<i32>,
    /// Those whose holders a raid of its number would arrest (P5.7).
    pub raided: Vec<Field>,
    /// Those that each seat could take over with its number (P5.9).
    pub open_to_takeover: Vec<Vec<Field>>,
}

/// A way to lay a die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Way {
    /// The die.
    pub die: Die,
    /// The field on which it comes to lie.
    pub spot: Spot,
    /// Whether it takes the Senator (P6.6).
    pub by_senator: bool,
    /// What the field brings, below zero if it costs: for each business of a kind, for each marker that goes back, once elsewhere.
    pub price: i32,
    /// How far it takes the markers of each seat, in the order of the tracks, unless a track ends before (P4.2, P5.1, P5.3).
    pub steps: Vec<[u8; 4]>,
    /// The fields that the car drives over, the one where it stands included (P5.4).
    pub route: Vec<Field>,
}

/// What follows for a family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FamilyConsequences {
    /// What it gets when a round begins (P2.2).
    pub income: i32,
    /// What the end would move if it came now (P8.2, P8.3).
    pub settlement: Settlement,
}

impl Consequences {
    pub(crate) fn of(view: &View, figures: &Figures) -> Consequences {
        let seats = || Seat::all(view.families.len());
        let business = |kind| {
            let pips = figures.edition.businesses.of(kind).pips;
            BusinessConsequences {
                kind,
                pips,
                paid: seats().map(|seat| view.paid(figures, kind, seat)).collect(),
                raided: view.raided(figures, pips).into_iter().collect(),
                open_to_takeover: seats().map(|seat| view.open_to_takeover(figures, pips, seat).into_iter().collect()).collect(),
            }
        };
        let family =
            |seat: Seat| FamilyConsequences { income: view.income(figures, seat), settlement: view.settlement(figures, seat) };
        Consequences {
            protected: view.protected().into_iter().collect(),
            businesses: Business::ALL.into_iter().map(business).collect(),
            ways: view.ways(figures),
            families: seats().map(family).collect(),
        }
    }
}

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

    /// Each way to lay a die, while it is asked which one (P4.1, P6.6).
    pub fn ways(&self, figures: &Figures) -> Vec<Way> {
        if !matches!(self.question, Some(Question::Place(_))) {
            return Vec::new();
        }
        let has_senator = self.families[self.active.index()].tiles.contains(&Tile::Senator);
        let rolled = self.dice.iter().filter_map(|(die, face)| Some((*die, (*face)?)));
        let each = rolled.flat_map(|(die, face)| Die::ALL.map(|colour| (die, face, colour)));
        let way = |(die, face, colour): (Die, Face, Die)| {
            let (spot, by_senator) = (figures.spot_for(self.row, face, colour), die != colour);
            // P6.6: where the colour counts, another one is another field.
            let is_open = !by_senator || has_senator && spot != figures.spot_for(self.row, face, die);
            let pips = face.number().unwrap_or(0);
            let steps = |seat| Track::ALL.map(|track| self.steps(figures, spot, pips, seat, track));
            is_open.then(|| Way {
                die,
                spot,
                by_senator,
                price: self.price(figures, spot, pips),
                steps: Seat::all(self.families.len()).map(steps).collect(),
                route: if spot == Spot::Visit { self.visit_route(pips).collect() } else { Vec::new() },
            })
        };
        each.filter_map(way).collect()
    }

    /// What a player gets when a round begins (P2.2).
    pub fn income(&self, figures: &Figures, seat: Seat) -> i32 {
        figures.edition.income_at(self.families[seat.index()].markers[Track::Income.index()])
    }

    /// What the end would move for a player if it came now (P8.2, P8.3).
    pub fn settlement(&self, figures: &Figures, seat: Seat) -> Settlement {
        let (money, family) = (&figures.edition.money, &self.families[seat.index()]);
        if self.is_over() {
            return Settlement::default();
        }
        let kept: u8 = self.families.iter().map(|other| other.debts_with[seat.index()]).sum();
        let given = family.debts_with.iter().sum::<u8>() + family.debts_at_bank;
        let debts = money.end_per_debt * (i32::from(kept) - i32::from(given));
        if self.knock_out.is_none_or(|track| family.markers[track.index()] != figures.end_of(track)) {
            return Settlement { debts, ..Settlement::default() };
        }
        let businesses = self.street.iter().filter(|holder| **holder == Some(seat.into())).count() as i32;
        Settlement {
            income: self.income(figures, seat),
            businesses: money.end_per_business * businesses,
            bail: -money.end_per_prisoner * i32::from(family.tombs),
            debts,
        }
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

    /// How far a die of the active player with so many pips on a field takes a seat's marker, unless the track ends before (P4.2,
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
