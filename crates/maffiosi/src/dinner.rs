//! Who sits where and who sleeps, and what follows from it for knives, revolvers, cakes and money. Positions and views share it,
//! so that whoever shows a table says what the rules say.

use engine::{Interned, MAX_SEATS, Seat};
use serde::Serialize;

use crate::edition::Figures;
use crate::{Item, ManView, Place, PlaceSet, Report, Role};

/// The gangsters at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dinner {
    pub(crate) figures: Interned<Figures>,
    /// By player: where the gang sits.
    pub(crate) men: [PlaceSet; MAX_SEATS],
    /// By role: where such men sit.
    pub(crate) roles: [PlaceSet; Role::ALL.len()],
    /// Where men sleep; each has one sleep marker.
    pub(crate) asleep: PlaceSet,
}

/// How a gangster kills with a card of his own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// Straight across (M3.3).
    Bullet,
    /// Beside (M3.2).
    Knife,
}

/// A gangster who could kill another with the right card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Threat {
    /// How.
    pub weapon: Weapon,
    /// Where the killer sits.
    pub from: Place,
    /// Where the victim sits.
    pub to: Place,
}

impl Dinner {
    /// An empty table.
    pub fn new(figures: Interned<Figures>) -> Dinner {
        Dinner { figures, men: Default::default(), roles: Default::default(), asleep: PlaceSet::EMPTY }
    }

    // Who sits where.

    /// Where a gang sits.
    #[inline]
    pub fn men_of(&self, seat: Seat) -> PlaceSet {
        self.men[seat.index()]
    }

    /// Where those of a gang sit who do not sleep.
    #[inline]
    pub fn awake_men_of(&self, seat: Seat) -> PlaceSet {
        self.men_of(seat).minus(self.asleep)
    }

    /// Where the men of a role sit.
    #[inline]
    pub fn in_role(&self, role: Role) -> PlaceSet {
        self.roles[role.index()]
    }

    /// The places where somebody sits. A place with a cake and nobody is free (M2.2).
    #[inline]
    pub fn occupied(&self) -> PlaceSet {
        self.roles.iter().fold(PlaceSet::EMPTY, |all, men| all.or(*men))
    }

    /// The places where nobody sits.
    #[inline]
    pub fn free(&self) -> PlaceSet {
        PlaceSet::ALL.minus(self.occupied())
    }

    /// Where the men of all other gangs sit.
    #[inline]
    pub fn opponents_of(&self, seat: Seat) -> PlaceSet {
        self.occupied().minus(self.men_of(seat))
    }

    /// Who sits there.
    #[inline]
    pub fn man_at(&self, place: Place) -> Option<ManView> {
        let gang = self.men.iter().position(|men| men.contains(place))?;
        Some(ManView { seat: Seat::new(gang), role: self.role_at(place), asleep: self.asleep.contains(place) })
    }

    #[inline]
    pub(crate) fn role_at(&self, place: Place) -> Role {
        Role::ALL.into_iter().find(|role| self.in_role(*role).contains(place)).unwrap_or(Role::Henkie)
    }

    /// What lies on the table before a place.
    pub fn item(&self, place: Place) -> Item {
        self.figures.edition.items[place.index()]
    }

    // How it changes.

    /// Somebody sits down at a free place.
    #[inline]
    pub(crate) fn seat(&mut self, man: ManView, place: Place) {
        let (men, role) = (&mut self.men[man.seat.index()], &mut self.roles[man.role.index()]);
        *men = men.with(place);
        *role = role.with(place);
        if man.asleep {
            self.asleep = self.asleep.with(place);
        }
    }

    /// All who sit at these places leave them, their sleep markers with them.
    #[inline]
    pub(crate) fn clear(&mut self, places: PlaceSet) {
        self.men = self.men.map(|men| men.minus(places));
        self.roles = self.roles.map(|men| men.minus(places));
        self.asleep = self.asleep.minus(places);
    }

    /// The men at these places, who sit there, fall asleep (M3.7).
    #[inline]
    pub(crate) fn put_to_sleep(&mut self, places: PlaceSet) {
        self.asleep = self.asleep.or(places);
    }

    /// The men at these places wake (M2.1).
    #[inline]
    pub(crate) fn wake(&mut self, places: PlaceSet) {
        self.asleep = self.asleep.minus(places);
    }

    /// The same table with somebody else, or nobody, at a place.
    #[must_use]
    pub fn with(mut self, place: Place, man: Option<ManView>) -> Dinner {
        self.clear(PlaceSet::only(place));
        if let Some(man) = man {
            self.seat(man, place);
        }
        self
    }

    /// The table after something that was heard.
    #[must_use]
    pub fn after(mut self, report: &Report) -> Dinner {
        match *report {
            Report::SatDown { seat, role, place, asleep } => self.seat(ManView { seat, role, asleep }, place),
            Report::Killed { place, .. } => self.clear(PlaceSet::only(place)),
            Report::Drugged { place, .. } => self.put_to_sleep(PlaceSet::only(place)),
            Report::Woke { seat, .. } => self.wake(self.men_of(seat)),
            Report::Raided { .. } => self.clear(PlaceSet::ALL),
            Report::Moved { seat, role, from, to } => {
                self.clear(PlaceSet::only(from));
                self.seat(ManView { seat, role, asleep: false }, to);
            }
            _ => {}
        }
        self
    }

    // What follows from it.

    /// M3.2: the places beside a Jack or a man at a knife, of these men.
    #[inline]
    pub(crate) fn in_knife_reach(&self, men: PlaceSet) -> PlaceSet {
        men.and(self.in_role(Role::Jack).or(self.figures.with(Item::Knife))).beside()
    }

    /// M3.3: the places opposite a Robbie or a man at a revolver, of these men.
    #[inline]
    pub(crate) fn in_line_of_fire(&self, men: PlaceSet) -> PlaceSet {
        men.and(self.in_role(Role::Robbie).or(self.figures.with(Item::Revolver))).opposite()
    }

    /// M3.2: the opponents whom a gang can stab; sleepers cannot.
    #[inline]
    pub fn stab_targets(&self, seat: Seat) -> PlaceSet {
        self.in_knife_reach(self.awake_men_of(seat)).and(self.opponents_of(seat))
    }

    /// M3.3: the opponents whom a gang can shoot; sleepers cannot.
    #[inline]
    pub fn fire_targets(&self, seat: Seat) -> PlaceSet {
        self.in_line_of_fire(self.awake_men_of(seat)).and(self.opponents_of(seat))
    }

    /// Whom the man at a place could kill, with the card for it (M3.2, M3.3).
    pub fn reach(&self, from: Place) -> Vec<Threat> {
        let Some(man) = self.man_at(from) else { return Vec::new() };
        let (killer, victims) = (PlaceSet::only(from).minus(self.asleep), self.opponents_of(man.seat));
        let threats = |weapon, places: PlaceSet| places.and(victims).into_iter().map(move |to| Threat { weapon, from, to });
        let shots = threats(Weapon::Bullet, self.in_line_of_fire(killer));
        shots.chain(threats(Weapon::Knife, self.in_knife_reach(killer))).collect()
    }

    /// Who could kill the man at a place.
    pub fn threats_to(&self, to: Place) -> Vec<Threat> {
        let here = PlaceSet::only(to);
        let near = here.beside().or(here.opposite());
        near.into_iter().flat_map(|from| self.reach(from)).filter(|threat| threat.to == to).collect()
    }

    /// What a killer kills with, in a word: what lies before him, or else himself, who brings his own (M3.2, M3.3).
    pub fn means(&self, threat: Threat) -> &'static str {
        match (threat.weapon, self.item(threat.from)) {
            (Weapon::Bullet, Item::Revolver) => "bullet",
            (Weapon::Bullet, _) => "robbie",
            (Weapon::Knife, Item::Knife) => "knife",
            (Weapon::Knife, _) => "jack",
        }
    }

    /// All that the gangsters of one gang could do.
    pub fn reach_of(&self, seat: Seat) -> Vec<Threat> {
        self.men_of(seat).into_iter().flat_map(|place| self.reach(place)).collect()
    }

    /// The places that an explosion reaches (M2.2).
    #[inline]
    pub fn blast(cake: Place) -> PlaceSet {
        let here = PlaceSet::only(cake);
        here.or(here.beside())
    }

    /// Who dies when a cake explodes at a place (M2.2).
    #[inline]
    pub fn victims(&self, cake: Place) -> PlaceSet {
        Dinner::blast(cake).and(self.occupied())
    }

    /// M3.7: whoever sits at a drink.
    #[inline]
    pub(crate) fn drinkers(&self) -> PlaceSet {
        self.occupied().and(self.figures.with(Item::Drink))
    }

    /// M2.3: what a gang would collect now, if the pot held enough.
    #[inline]
    pub fn takings(&self, seat: Seat) -> i32 {
        self.takings_of(self.awake_men_of(seat))
    }

    /// M2.3: what these men of one gang would collect.
    #[inline]
    pub(crate) fn takings_of(&self, men: PlaceSet) -> i32 {
        let figures = &self.figures;
        let money = &figures.edition.money;
        let mut sum = if men.and(self.in_role(Role::Boss)).is_empty() { 0 } else { money.boss };
        for kind in Item::BUSINESSES {
            sum += money.for_businesses(men.and(figures.with(kind)).len());
        }
        if men.and(figures.with(Item::Register)).is_empty() { sum } else { sum * money.register }
    }

    /// M2.3: the men of a gang for whom it collects something; one at a register earns nothing by himself.
    pub fn earners(&self, seat: Seat) -> PlaceSet {
        let (men, money) = (self.awake_men_of(seat), &self.figures.edition.money);
        let boss = if money.boss > 0 { men.and(self.in_role(Role::Boss)) } else { PlaceSet::EMPTY };
        let held = Item::BUSINESSES.map(|kind| men.and(self.figures.with(kind)));
        held.into_iter().filter(|held| money.for_businesses(held.len()) > 0).fold(boss, PlaceSet::or)
    }
}
