//! The box's figures and names, as data.

use std::collections::BTreeMap;

use engine::{EditionFile, edition, ensure, ensure_within, figure_for, named};
use serde::{Deserialize, Serialize};

use crate::{Business, Card, Colour, Favour, Field, FieldSet, Tile, Track};

edition! { Edition in "../editions/kosmos-2010.toml", shared as Figures }

/// Every figure and name that comes from the box, as it stands in an edition file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// What the edition is called.
    pub name: String,
    /// Rounds of a game (P2.1).
    pub rounds: u8,
    /// Members of a family (P1.2).
    pub members: u8,
    /// Debt markers of a family (P1.2).
    pub debt_markers: u8,
    /// Friend tiles in Brooklyn (P1.6).
    pub friends: u8,
    /// What each player starts with (P1.2).
    pub start_money: i32,
    /// What the option `start_money` can be set to (P1.2).
    pub start_money_choices: Vec<i32>,
    /// How many favours may be used in a turn (P7.1).
    pub favours_a_turn: u8,
    /// Steps of the third favour (P7.2).
    pub favour_steps: u8,
    /// The four families, seat by seat (P1.1).
    pub families: [FamilyFigures; 4],
    /// The four districts, clockwise (P1.3).
    pub districts: [String; 4],
    /// The kinds of the businesses, clockwise (P1.4).
    pub street: Vec<Business>,
    /// What each kind of business is (P1.4).
    pub businesses: Businesses,
    /// Lengths of the tracks (P1.8).
    pub tracks: Tracks,
    /// The event deck (P1.6, P3.1).
    pub events: Events,
    /// Colour and number of each event card (P3.4).
    pub cards: Cards,
    /// Prices and payments.
    pub money: Money,
    /// What counts as a time at the end of a track (P6.2). Where an edition does not say it, nothing is written either: the
    /// editions of older records must stay as they are.
    #[serde(default, skip_serializing_if = "EndPays::is_usual")]
    pub end_pays: EndPays,
    /// Where each figure comes from.
    #[serde(default)]
    pub origins: BTreeMap<String, String>,
}

named! {
    /// What earns money once more at the end of reputation or influence (P6.2): the book leaves it open.
    #[derive(Default)]
    pub enum EndPays {
        /// All steps of one cause together: two businesses of one die pay once.
        #[default]
        Cause = "cause",
        /// Each business by itself.
        Business = "business",
    }
}

impl EndPays {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks in this way")]
    fn is_usual(&self) -> bool {
        *self == EndPays::Cause
    }
}

/// A family (P1.1).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FamilyFigures {
    /// Its name.
    pub name: String,
    /// Its colour.
    pub colour: String,
    /// Its sign, so that nothing is told by colour alone.
    pub sign: String,
    /// Its family business, which is flavour only.
    pub business: String,
}

figure_for! {
    /// The five kinds of business.
    pub struct Businesses(BusinessFigures) for each Business {
        protection: Protection,
        smuggling: Smuggling,
        bookmakers: Bookmakers,
        loans: Loans,
        gambling: Gambling,
    }
}

/// A kind of business (P1.4).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BusinessFigures {
    /// The number on the die that makes it pay.
    pub pips: u8,
    /// How many of them are on the street.
    pub count: u8,
    /// What each pays its owner.
    pub pays: i32,
}

/// The four tracks (P1.8).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// Reputation.
    pub reputation: ReputationTrack,
    /// Influence.
    pub influence: InfluenceTrack,
    /// What each step of income pays.
    pub income: Vec<i32>,
    /// What each step of favours allows.
    pub favours: [Favour; 4],
}

/// The grey track: its length and the steps of its tiles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the tiles of Tile")]
pub struct ReputationTrack {
    pub steps: u8,
    pub wedding: u8,
    pub grandson: u8,
    pub birthday: u8,
}

/// The red track: its length and the steps of its tiles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the tiles of Tile")]
pub struct InfluenceTrack {
    pub steps: u8,
    pub cop: u8,
    pub judge: u8,
    pub senator: u8,
}

/// The event deck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// Cards that are turned in a game.
    pub deck: u8,
    /// Cards of one colour that decide the knock-out track.
    pub knock_out: u8,
}

figure_for! {
    /// The ten event cards.
    pub struct Cards(CardFigures) for each Card {
        collection: Collection,
        retirement: Retirement,
        concrete_shoes: ConcreteShoes,
        old_debts: OldDebts,
        front_page: FrontPage,
        knives: Knives,
        festival: Festival,
        tip: Tip,
        bail: Bail,
        closed_tables: ClosedTables,
    }
}

/// An event card (P3.4).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFigures {
    /// The event marker that it moves.
    pub colour: Colour,
    /// How far the car drives.
    pub car: u8,
}

/// Prices and payments, in dollars.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Money {
    /// Price of a step on favours (P3.11).
    pub collection: i32,
    /// Pay for a member who retires (P3.12).
    pub retirement: i32,
    /// Pay of a die on Press in the round of the front page (P3.15).
    pub front_page: i32,
    /// Price of a prisoner at the hearing (P3.19).
    pub bail: i32,
    /// Row 2, white (P5.5).
    pub cash_per_pip: i32,
    /// Row 3, grey, for each marker (P5.6).
    pub assembly_per_pip: i32,
    /// Row 3, white (P5.8).
    pub friend_per_pip: i32,
    /// The Grandson's die (P6.3).
    pub grandson_per_pip: i32,
    /// Another step at the end of reputation or influence (P6.2).
    pub track_end: i32,
    /// The fourth favour (P7.2).
    pub favour_cash: i32,
    /// At the end, for each business (P8.2).
    pub end_per_business: i32,
    /// At the end, for each own member in the Tombs (P8.2).
    pub end_per_prisoner: i32,
    /// At the end, for each own debt marker with another (P8.3).
    pub end_per_debt: i32,
}

impl Edition {
    /// The steps from the start to the end of a track.
    pub fn steps(&self, track: Track) -> u8 {
        match track {
            Track::Reputation => self.tracks.reputation.steps,
            Track::Influence => self.tracks.influence.steps,
            Track::Income => self.tracks.income.len() as u8,
            Track::Favours => self.tracks.favours.len() as u8,
        }
    }

    /// What a step of the income track pays each round, and once more at the end (P2.2, P8.2); the start field pays nothing.
    pub fn income_at(&self, step: u8) -> i32 {
        step.checked_sub(1).and_then(|index| self.tracks.income.get(usize::from(index))).copied().unwrap_or(0)
    }

    /// The step on which a tile lies.
    pub fn tile_step(&self, tile: Tile) -> u8 {
        match tile {
            Tile::Wedding => self.tracks.reputation.wedding,
            Tile::Grandson => self.tracks.reputation.grandson,
            Tile::Birthday => self.tracks.reputation.birthday,
            Tile::Cop => self.tracks.influence.cop,
            Tile::Judge => self.tracks.influence.judge,
            Tile::Senator => self.tracks.influence.senator,
        }
    }

    fn validate_street(&self) -> Result<(), String> {
        let street = &self.street;
        ensure(street.len() == Field::COUNT, || format!("street has {} businesses: it needs twelve (P1.3)", street.len()))?;
        for kind in Business::ALL {
            let figures = self.businesses.of(kind);
            let (pips, count, word) = (figures.pips, figures.count, kind.word());
            ensure_within(&format!("businesses.{word}.pips"), pips, 1..=5, "P1.4")?;
            let on_street = street.iter().filter(|&&other| other == kind).count();
            ensure(on_street == count as usize, || {
                format!("{word} stands {on_street} times on the street, but businesses.{word}.count is {count} (P1.4)")
            })?;
            ensure(on_street > 0, || format!("there is no {word} on the street: every kind needs at least one (P1.4)"))?;
            let twins = Business::ALL.iter().filter(|other| self.businesses.of(**other).pips == pips).count();
            ensure(twins == 1, || format!("businesses.{word}.pips is {pips}, as for another kind: each needs its own (P1.4)"))?;
        }
        Ok(())
    }

    fn validate_tracks(&self) -> Result<(), String> {
        for track in Track::KNOCK_OUT {
            let (steps, word) = (self.steps(track), track.word());
            ensure_within(&format!("tracks.{word}.steps"), steps, 3..=60, "P1.8")?;
            let mut before = 0;
            for tile in track.tiles() {
                let step = self.tile_step(*tile);
                ensure(before < step && step <= steps, || {
                    format!("tracks.{word}.{} is {step}: it must be after {before} and at most {steps} (P1.8)", tile.word())
                })?;
                before = step;
            }
        }
        let income = &self.tracks.income;
        ensure((1..=20).contains(&income.len()), || "tracks.income needs from 1 to 20 steps (P1.8)".to_owned())?;
        ensure(income.is_sorted(), || "tracks.income must not fall from step to step (P1.8)".to_owned())?;
        let all_different = Favour::ALL.iter().all(|favour| self.tracks.favours.contains(favour));
        ensure(all_different, || "tracks.favours must name member, debt, steps and cash once each (P7.2)".to_owned())
    }

    fn validate_events(&self) -> Result<(), String> {
        let Events { deck, knock_out } = self.events;
        ensure(deck == self.rounds, || {
            format!(
                "events.deck is {deck}: rounds is {}; one card is turned in each round, so they must be equal (P2.1)",
                self.rounds
            )
        })?;
        ensure(deck as usize <= Card::ALL.len(), || format!("events.deck is {deck}: there are ten cards (P1.6)"))?;
        // Exactly one colour must reach its number, whatever cards are turned.
        ensure(u16::from(deck) + 1 == 2 * u16::from(knock_out), || {
            format!(
                "events.deck is {deck} and knock_out {knock_out}: deck must be 2 x knock_out - 1, so that one colour decides (P3.1)"
            )
        })?;
        for card in Card::ALL {
            ensure_within(&format!("cards.{}.car", card.word()), self.cards.of(card).car, 1..=11, "P3.2")?;
        }
        Ok(())
    }

    fn validate_money(&self) -> Result<(), String> {
        let business_pay = Business::ALL.map(|kind| (kind.word(), self.businesses.of(kind).pays));
        let income = self.tracks.income.iter().map(|sum| ("tracks.income", *sum));
        let start = self.start_money_choices.iter().map(|sum| ("start_money_choices", *sum));
        for (name, sum) in self.money.named().into_iter().chain(business_pay).chain(income).chain(start) {
            ensure((0..=1_000_000).contains(&sum), || format!("{name} is {sum}: it must be from 0 to 1000000 dollars"))?;
        }
        Ok(())
    }
}

impl EditionFile for Edition {
    fn names(&self) -> Vec<&str> {
        let of_families = self.families.iter().flat_map(|family| [&family.name, &family.colour, &family.sign, &family.business]);
        of_families.chain(&self.districts).chain([&self.name]).map(String::as_str).collect()
    }

    fn origins(&self) -> &BTreeMap<String, String> {
        &self.origins
    }

    fn validate_figures(&self) -> Result<(), String> {
        self.validate_street()?;
        self.validate_tracks()?;
        self.validate_events()?;
        ensure_within("rounds", self.rounds, 1..=10, "P2.1")?;
        ensure_within("members", self.members, 3..=12, "P1.2")?;
        ensure(self.debt_markers <= 20, || format!("debt_markers is {}: at most 20 (P1.2)", self.debt_markers))?;
        ensure(self.friends <= 100, || format!("friends is {}: at most 100 (P1.6)", self.friends))?;
        ensure(self.favours_a_turn <= 10, || format!("favours_a_turn is {}: at most 10 (P7.1)", self.favours_a_turn))?;
        ensure((1..=20).contains(&self.favour_steps), || "favour_steps must be from 1 to 20 (P7.2)".to_owned())?;
        ensure(self.start_money_choices.contains(&self.start_money), || {
            format!("start_money_choices must contain start_money, {} (P1.2)", self.start_money)
        })?;
        self.validate_money()
    }
}

impl Money {
    fn named(&self) -> [(&'static str, i32); 13] {
        [
            ("money.collection", self.collection),
            ("money.retirement", self.retirement),
            ("money.front_page", self.front_page),
            ("money.bail", self.bail),
            ("money.cash_per_pip", self.cash_per_pip),
            ("money.assembly_per_pip", self.assembly_per_pip),
            ("money.friend_per_pip", self.friend_per_pip),
            ("money.grandson_per_pip", self.grandson_per_pip),
            ("money.track_end", self.track_end),
            ("money.favour_cash", self.favour_cash),
            ("money.end_per_business", self.end_per_business),
            ("money.end_per_prisoner", self.end_per_prisoner),
            ("money.end_per_debt", self.end_per_debt),
        ]
    }
}

/// An edition with what follows from it, ready for quick looking up. Interned, so that positions can be plain values.
#[derive(PartialEq, Debug)]
pub struct Figures {
    /// The edition itself.
    pub edition: Edition,
    /// By pips from 1: the businesses with that number.
    with_pips: [FieldSet; 6],
    kind_of_pips: [Business; 6],
    steps: [u8; 4],
    tile_steps: [u8; 6],
    favour_steps: [u8; 4],
    /// By track: a bit for each step with a tile.
    steps_with_tiles: [u64; 4],
}

impl Figures {
    fn derive(edition: Edition) -> Figures {
        let mut with_pips = [FieldSet::EMPTY; 6];
        let mut kind_of_pips = [Business::Protection; 6];
        for (field, &kind) in Field::all().zip(&edition.street) {
            let pips = edition.businesses.of(kind).pips as usize;
            with_pips[pips] = with_pips[pips].or(FieldSet::only(field));
            kind_of_pips[pips] = kind;
        }
        let steps = Track::ALL.map(|track| edition.steps(track));
        let tile_steps = Tile::ALL.map(|tile| edition.tile_step(tile));
        let step_of_favour = |favour| edition.tracks.favours.iter().position(|other| *other == favour);
        let favour_steps =
            Favour::ALL.map(|favour| 1 + step_of_favour(favour).expect("a valid edition names every favour") as u8);
        let steps_with_tiles =
            Track::ALL.map(|track| track.tiles().iter().fold(0, |steps, tile| steps | 1 << edition.tile_step(*tile)));
        Figures { edition, with_pips, kind_of_pips, steps, tile_steps, favour_steps, steps_with_tiles }
    }

    /// The businesses that a number names.
    #[inline]
    pub fn with_pips(&self, pips: u8) -> FieldSet {
        self.with_pips[pips as usize]
    }

    /// The kind of business that a number names.
    #[inline]
    pub fn kind_of_pips(&self, pips: u8) -> Business {
        self.kind_of_pips[pips as usize]
    }

    /// The last step of a track.
    #[inline]
    pub fn end_of(&self, track: Track) -> u8 {
        self.steps[track.index()]
    }

    /// The step of the favours track that allows a favour.
    #[inline]
    pub fn step_of_favour(&self, favour: Favour) -> u8 {
        self.favour_steps[favour as usize]
    }

    /// Whether a marker that steps from one step to another reaches or passes a tile.
    #[inline]
    pub fn has_tile_between(&self, track: Track, from: u8, to: u8) -> bool {
        let up_to = |step: u8| (2_u64 << step) - 1;
        self.steps_with_tiles[track.index()] & (up_to(to) & !up_to(from)) != 0
    }

    /// The step on which a tile lies.
    #[inline]
    pub fn step_of(&self, tile: Tile) -> u8 {
        self.tile_steps[tile.index()]
    }
}
