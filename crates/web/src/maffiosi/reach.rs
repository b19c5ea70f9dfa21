//! Who can reach whom from where, and what it would cost: read from what the viewer sees, by the rules of the book.

use maffiosi::{Edition, Item, ManView, Place, PlaceSet, Role, View};
use table::{MAX_SEATS, Seat};

/// What can be done from a place to another.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Weapon {
    /// Straight across (M3.3).
    Bullet,
    /// Beside (M3.2).
    Knife,
}

/// Somebody who could kill, and whom.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Threat {
    pub(super) weapon: Weapon,
    pub(super) from: Place,
    pub(super) to: Place,
}

/// The table as it could be: as it is, perhaps with one man more or fewer.
#[derive(Clone)]
pub(super) struct Room<'v> {
    edition: &'v Edition,
    men: Vec<Option<ManView>>,
}

impl<'v> Room<'v> {
    pub(super) fn new(edition: &'v Edition, view: &View) -> Room<'v> {
        Room { edition, men: view.places.clone() }
    }

    pub(super) fn man(&self, place: Place) -> Option<ManView> {
        self.men.get(place.index()).copied().flatten()
    }

    pub(super) fn item(&self, place: Place) -> Item {
        self.edition.items[place.index()]
    }

    /// The same with somebody else, or nobody, at a place.
    #[must_use]
    pub(super) fn with(&self, place: Place, man: Option<ManView>) -> Room<'v> {
        let mut other = self.clone();
        if let Some(chair) = other.men.get_mut(place.index()) {
            *chair = man;
        }
        other
    }

    /// Whom the man at a place could kill (M3.2, M3.3).
    pub(super) fn reach(&self, from: Place) -> Vec<Threat> {
        let Some(man) = self.man(from).filter(|man| !man.asleep) else { return Vec::new() };
        let armed = |role: Role, item: Item| man.role == role || self.item(from) == item;
        let here = PlaceSet::only(from);
        let bullets = if armed(Role::Robbie, Item::Revolver) { here.opposite() } else { PlaceSet::EMPTY };
        let knives = if armed(Role::Jack, Item::Knife) { here.beside() } else { PlaceSet::EMPTY };
        let others = |place: &Place| self.man(*place).is_some_and(|other| other.seat != man.seat);
        let threat = |weapon| move |to| Threat { weapon, from, to };
        let shots = bullets.into_iter().filter(others).map(threat(Weapon::Bullet));
        shots.chain(knives.into_iter().filter(others).map(threat(Weapon::Knife))).collect()
    }

    /// Who could kill the man at a place.
    pub(super) fn threats_to(&self, to: Place) -> Vec<Threat> {
        let here = PlaceSet::only(to);
        let near = here.beside().or(here.opposite());
        near.into_iter().flat_map(|from| self.reach(from)).filter(|threat| threat.to == to).collect()
    }

    /// All that the gangsters of one seat could do.
    pub(super) fn reach_of(&self, seat: Seat) -> Vec<Threat> {
        let own = |place: &Place| self.man(*place).is_some_and(|man| man.seat == seat);
        Place::all().filter(own).flat_map(|place| self.reach(place)).collect()
    }

    /// Who dies when a cake explodes at a place (M2.2).
    pub(super) fn victims(&self, place: Place) -> Vec<(Place, ManView)> {
        blast(place).into_iter().filter_map(|at| Some((at, self.man(at)?))).collect()
    }

    /// The places where a gang's men earn something (M2.3).
    pub(super) fn earners(&self, seat: Seat) -> Vec<Place> {
        let earns = |place: &Place| {
            let man = self.man(*place).filter(|man| man.seat == seat && !man.asleep);
            man.is_some_and(|man| man.role == Role::Boss || Item::BUSINESSES.contains(&self.item(*place)))
        };
        Place::all().filter(earns).collect()
    }

    /// What a gang would collect (M2.3).
    pub(super) fn takings(&self, seat: Seat) -> i32 {
        let money = &self.edition.money;
        let awake = |place: &Place| self.man(*place).is_some_and(|man| man.seat == seat && !man.asleep);
        let at = |item: Item| Place::all().filter(awake).filter(|place| self.item(*place) == item).count();
        let has_boss = Place::all().filter(awake).any(|place| self.man(place).is_some_and(|man| man.role == Role::Boss));
        let businesses: i32 = Item::BUSINESSES
            .into_iter()
            .map(|kind| match at(kind) {
                0 => 0,
                1 => money.business,
                _ => money.monopoly,
            })
            .sum();
        let sum = businesses + if has_boss { money.boss } else { 0 };
        if at(Item::Register) > 0 { sum * money.register } else { sum }
    }
}

/// The places that an explosion reaches (M2.2).
pub(super) fn blast(place: Place) -> PlaceSet {
    let here = PlaceSet::only(place);
    here.or(here.beside())
}

/// How many turns begin until a cake of this seat goes off by itself; never if its owner is out (M2.1, M4.1).
pub(super) fn turns_until(view: &View, owner: Seat) -> Option<usize> {
    let players = view.gangs.len().min(MAX_SEATS);
    let is_in = |seat: Seat| view.gangs.get(seat.index()).is_some_and(|gang| !gang.out);
    if !is_in(owner) {
        return None;
    }
    let mut next = view.active;
    let mut turns = 0;
    for _ in 0..players {
        next = next.left(players);
        turns += usize::from(is_in(next));
        if next == owner {
            break;
        }
    }
    Some(turns)
}
