//! The box's figures and names, as data.

use std::collections::BTreeMap;

use engine::{EditionFile, Game, Interned, MAX_SEATS, Seat, Side, edition, ensure, ensure_within, figure_for};
use serde::{Deserialize, Serialize};

use crate::{Card, Cards, Item, Maffiosi, Place, PlaceSet, Role};

edition! { Edition in "../editions/parker-1996.toml", shared as Figures }

/// What a plan says of a place where nobody sits.
const EMPTY: &str = "-";

/// Every figure and name that comes from the box, as it stands in an edition file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// What the edition is called.
    pub name: String,
    /// Cards in a hand (M1.5).
    pub hand: u8,
    /// Sleep markers (M1.5).
    pub sleep_markers: u8,
    /// Sleep markers that one Nightcap puts down (M3.7).
    pub nightcap: u8,
    /// Full rounds without a death or a payment that end the game (M5.2).
    pub quiet_rounds: u8,
    /// The six gangs, seat by seat (M1.1).
    pub gangs: [Side; MAX_SEATS],
    /// What lies before each place, clockwise (M1.2, M1.3). The book's examples (M7.1, M7.2, M7.3, M7.4, M7.5, M7.6) fix eleven of
    /// them.
    pub items: Vec<Item>,
    /// How many cards there are of each kind (M1.4).
    pub cards: CardCounts,
    /// Payments (M2.3).
    pub money: Money,
    /// By the number of players, from three (M1.1, M1.6).
    pub tables: [TableFigures; 4],
    /// Where each figure comes from.
    #[serde(default)]
    pub origins: BTreeMap<String, String>,
}

figure_for! {
    /// How many cards there are of each kind (M1.4).
    pub struct CardCounts(u8) for each Card {
        stab: Stab,
        fire: Fire,
        cake: Cake,
        pass: Pass,
        boom: Boom,
        nightcap: Nightcap,
        raid: Raid,
        r#move: Move,
    }
}

/// Payments, in dollars (M2.3).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Money {
    /// For an awake Boss.
    pub boss: i32,
    /// For a single business.
    pub business: i32,
    /// For a pair of the same kind, in place of the two.
    pub monopoly: i32,
    /// What the register multiplies the takings by.
    pub register: i32,
}

/// What depends on the number of players (M1.1, M1.6).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableFigures {
    /// Revolver Robbies of each gang, beside its one Boss.
    pub robbies: u8,
    /// Jack Stilettos of each gang.
    pub jacks: u8,
    /// Strong Henkies of each gang.
    pub henkies: u8,
    /// The pot at the start.
    pub pot: i32,
    /// Who sits at each place, clockwise: colour and role, or "-".
    pub plan: Vec<String>,
}

impl Money {
    /// What a gang collects for so many businesses of one kind (M2.3).
    #[inline]
    pub(crate) fn for_businesses(&self, held: u8) -> i32 {
        match held {
            0 => 0,
            1 => self.business,
            _ => self.monopoly,
        }
    }
}

impl TableFigures {
    /// How many gangsters of a role each gang has.
    pub fn of(&self, role: Role) -> u8 {
        match role {
            Role::Boss => 1,
            Role::Robbie => self.robbies,
            Role::Jack => self.jacks,
            Role::Henkie => self.henkies,
        }
    }

    /// How many gangsters each gang has.
    pub fn gang(&self) -> u8 {
        Role::ALL.into_iter().map(|role| self.of(role)).sum()
    }
}

impl Edition {
    /// The figures for a number of players.
    pub fn table(&self, players: usize) -> &TableFigures {
        &self.tables[players - Maffiosi::PLAYERS.0]
    }

    /// The figures of an edition that is played.
    ///
    /// # Panics
    /// If it is not valid: then nothing can be played with it.
    pub fn figures(&self) -> Interned<Figures> {
        Figures::of(self).expect("the edition of a game that is played is valid")
    }

    /// The places with an item.
    pub fn places_with(&self, item: Item) -> PlaceSet {
        Place::all().filter(|place| self.items[place.index()] == item).collect()
    }

    /// All cards of the box.
    pub fn deck(&self) -> Cards {
        Card::ALL.into_iter().fold(Cards::NONE, |deck, card| deck.with(card, self.cards.of(card)))
    }

    /// Who sits at a place in the plan for a number of players; a text that names nobody is an error.
    fn planned(&self, players: usize, place: Place) -> Result<Option<(Seat, Role)>, String> {
        let text = self.table(players).plan[place.index()].as_str();
        if text == EMPTY {
            return Ok(None);
        }
        let read = || {
            let (colour, role) = text.split_once(' ')?;
            let seat = self.gangs[..players].iter().position(|gang| gang.colour == colour)?;
            Some((Seat::new(seat), role.parse().ok()?))
        };
        let index = place.index();
        read().map(Some).ok_or_else(|| {
            format!(
                "the plan for {players} players has {text:?} at place {index}: write a colour and a role, such as \"red jack\", \
                 or \"-\" (M1.6)"
            )
        })
    }

    fn validate_names(&self) -> Result<(), String> {
        for (index, gang) in self.gangs.iter().enumerate() {
            let twins = self.gangs[..index].iter().any(|other| other.colour == gang.colour || other.name == gang.name);
            ensure(!twins, || format!("gangs has {} twice: each needs its own name and colour (M1.1)", gang.name))?;
            ensure(!gang.colour.is_empty() && !gang.colour.contains(' '), || {
                format!("the colour {:?} must be one word (M1.1)", gang.colour)
            })?;
        }
        Ok(())
    }

    fn validate_items(&self) -> Result<(), String> {
        let count = self.items.len();
        ensure(count == Place::COUNT, || format!("items has {count} places: it needs thirty (M1.2)"))?;
        let pairs = Item::BUSINESSES.map(|item| (item, 2)).into_iter().chain([(Item::Register, 1)]);
        for (item, wanted) in pairs {
            let found = self.places_with(item).len();
            ensure(found == wanted, || format!("items has {} {found} times: it needs {wanted} (M1.2)", item.word()))?;
        }
        let crossed = self.places_with(Item::Revolver).minus(PlaceSet::SIDES).first();
        ensure(crossed.is_none(), || {
            format!(
                "place {} is at an end and has a revolver: nobody could be shot with it (M1.3)",
                crossed.map_or(0, Place::index)
            )
        })
    }

    fn validate_cards(&self) -> Result<(), String> {
        let total: u32 = Card::ALL.into_iter().map(|card| u32::from(self.cards.of(card))).sum();
        // Two cards more than all hands, so that a pile is never empty when somebody draws.
        let fewest = MAX_SEATS as u32 * u32::from(self.hand) + 2 + u32::from(self.cards.raid);
        ensure((fewest..=64).contains(&total), || format!("there are {total} cards: it must be from {fewest} to 64 (M1.4)"))
    }

    fn validate_money(&self) -> Result<(), String> {
        let Money { boss, business, monopoly, register } = self.money;
        for sum in [boss, business, monopoly].into_iter().chain(self.tables.iter().map(|table| table.pot)) {
            ensure((0..=1_000_000).contains(&sum), || format!("the sum {sum} must be from 0 to 1000000 dollars"))?;
        }
        ensure(self.tables.iter().all(|table| table.pot > 0), || "a pot must not be empty (M1.1)".to_owned())?;
        ensure_within("money.register", register, 1..=10, "M2.3")
    }

    fn validate_table(&self, players: usize) -> Result<(), String> {
        let table = self.table(players);
        let gang = [table.robbies, table.jacks, table.henkies].into_iter().map(usize::from).sum::<usize>() + 1;
        ensure(gang * players <= Place::COUNT, || {
            format!("{players} gangs of {gang} do not fit round the table: there are thirty places (M1.1)")
        })?;
        let count = table.plan.len();
        ensure(count == Place::COUNT, || format!("the plan for {players} players has {count} places: it needs thirty (M1.6)"))?;
        let mut seated = [[0; Role::ALL.len()]; MAX_SEATS];
        for place in Place::all() {
            if let Some((seat, role)) = self.planned(players, place)? {
                seated[seat.index()][role.index()] += 1;
            }
        }
        for (gang, counts) in self.gangs[..players].iter().zip(seated) {
            for role in Role::ALL {
                let (found, wanted) = (counts[role.index()], table.of(role));
                ensure(found == wanted, || {
                    let (colour, word) = (&gang.colour, role.word());
                    format!("the plan for {players} players seats {colour} {word} {found} times: it must be {wanted} (M1.1)")
                })?;
            }
        }
        Ok(())
    }
}

impl EditionFile for Edition {
    fn names(&self) -> Vec<&str> {
        let of_gangs = self.gangs.iter().flat_map(|it| [&it.name, &it.colour, &it.sign]);
        of_gangs.chain([&self.name]).map(String::as_str).collect()
    }

    fn origins(&self) -> &BTreeMap<String, String> {
        &self.origins
    }

    fn validate_figures(&self) -> Result<(), String> {
        ensure_within("hand", self.hand, 1..=9, "M1.5")?;
        ensure_within("sleep_markers", self.sleep_markers, 1..=60, "M1.5")?;
        ensure_within("nightcap", self.nightcap, 1..=9, "M3.7")?;
        ensure_within("quiet_rounds", self.quiet_rounds, 1..=30, "M5.2")?;
        self.validate_names()?;
        self.validate_items()?;
        self.validate_cards()?;
        self.validate_money()?;
        for players in Maffiosi::PLAYERS.0..=Maffiosi::PLAYERS.1 {
            self.validate_table(players)?;
        }
        Ok(())
    }
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatingPlan {
    /// By player.
    pub(crate) men: [PlaceSet; MAX_SEATS],
    /// By role.
    pub(crate) roles: [PlaceSet; Role::ALL.len()],
}

/// An edition with what follows from it, ready for quick looking up. Interned, so that positions can be plain values.
#[derive(PartialEq, Debug)]
pub struct Figures {
    /// The edition itself.
    pub edition: Edition,
    items: [PlaceSet; Item::ALL.len()],
    pub(crate) deck: Cards,
    /// By the number of players, from three.
    plans: [SeatingPlan; 4],
}

impl Figures {
    fn derive(edition: Edition) -> Figures {
        let mut plans = [SeatingPlan::default(); 4];
        for (players, plan) in (Maffiosi::PLAYERS.0..).zip(&mut plans) {
            for place in Place::all() {
                if let Ok(Some((seat, role))) = edition.planned(players, place) {
                    let own = &mut plan.men[seat.index()];
                    *own = own.or(PlaceSet::only(place));
                    let of_role = &mut plan.roles[role.index()];
                    *of_role = of_role.or(PlaceSet::only(place));
                }
            }
        }
        let items = Item::ALL.map(|item| edition.places_with(item));
        Figures { items, deck: edition.deck(), plans, edition }
    }

    /// The places with an item.
    #[inline]
    pub fn with(&self, item: Item) -> PlaceSet {
        self.items[item as usize]
    }

    /// The fixed plan for a number of players (M1.6).
    pub(crate) fn plan(&self, players: usize) -> &SeatingPlan {
        &self.plans[players - Maffiosi::PLAYERS.0]
    }
}
