//! The box's figures and names, as data. All sums are in thousands of dollars.

use std::collections::BTreeMap;

use engine::{EditionFile, MAX_SEATS, Side, edition, ensure, ensure_within, figure_for, named};
use serde::{Deserialize, Serialize};

use crate::cards::DECK;
use crate::{Kind, Member, MemberSet};

edition! { Edition in "../editions/amigo-1993.toml", shared as Figures }

/// Every figure and name that comes from the box, as it stands in an edition file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// What the edition is called.
    pub name: String,
    /// What each player starts with (C1.1).
    pub start_cash: i32,
    /// Rounds of a year, which is cards in hand (C2.1).
    pub rounds: Rounds,
    /// The years after which a game ends without a winner (C4.7).
    pub max_years: u8,
    /// The six families, seat by seat (C1.1).
    pub families: [Side; MAX_SEATS],
    /// What the members are worth (C1.2).
    pub members: MemberValues,
    /// The bodyguards (C1.1, C1.2, C4.3).
    pub guards: Guards,
    /// The illegal kinds (C1.5).
    pub illegal: Illegal,
    /// The illegal fields (C3.23).
    pub fields: Fields,
    /// The investment chip (C1.6, C4.5).
    pub chip: Chip,
    /// Where each figure comes from.
    #[serde(default)]
    pub origins: BTreeMap<String, String>,
}

/// Rounds of a year, which is cards in hand (C2.1).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// With 3 to 5 players.
    pub few: u8,
    /// With 6 players.
    pub many: u8,
}

figure_for! {
    /// What each member counts on a field, and costs in prison (C1.2).
    pub struct MemberValues(i32) for each Member {
        don: Don,
        mama: Mama,
        right_hand: RightHand,
        collector: Collector,
        lawyer: Lawyer,
        bookkeeper: Bookkeeper,
        secretary: Secretary,
        novice: Novice,
    }
}

/// The bodyguards of a family.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guards {
    /// How many there are (C1.1).
    pub count: u8,
    /// What one counts on a field (C1.2).
    pub value: i32,
    /// What it costs to hire one back from the park (C4.3).
    pub price: i32,
}

figure_for! {
    /// The ten illegal kinds.
    pub struct Illegal(IllegalFigures) for some Kind {
        speakeasy: Speakeasy,
        pawnshop: Pawnshop,
        still: Still,
        nightclub: Nightclub,
        print_shop: PrintShop,
        loan_office: LoanOffice,
        casino: Casino,
        jeweller: Jeweller,
        gun_shop: GunShop,
        bank: Bank,
    }
}

/// An illegal kind (C1.5).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IllegalFigures {
    /// The colour that marks its minimum.
    pub colour: Colour,
    /// What must stand there at least.
    pub minimum: i32,
}

named! {
    /// The colour of an illegal field (C1.5).
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Colour {
        Green = "green",
        Yellow = "yellow",
        Orange = "orange",
        Red = "red",
    }
}

/// The illegal fields.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fields {
    /// How much more than another's total it takes to oust them (C3.23).
    pub outbid: i32,
}

/// The investment chip.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// The step on which a family wins (C4.6).
    pub goal: u8,
    /// The price of a step up (C4.5).
    pub step: i32,
    /// What a step down returns (C4.5).
    pub returns: i32,
    /// How many steps down a year allows (C4.5).
    pub max_sell: u8,
    /// What a legal field pays, by the step of the chip from 1 (C1.6, C3.1).
    pub pays: Vec<i32>,
    /// Protection money, by the step of the victim's chip from 1 (C1.6, C3.8).
    pub protection: Vec<i32>,
}

impl Edition {
    /// What a legal field pays a family with its chip on a step; nothing before the first (C1.6).
    #[inline]
    pub fn legal_pay(&self, step: u8) -> Option<i32> {
        self.chip.pays.get(step.checked_sub(1)? as usize).copied()
    }

    /// What must stand on a field of an illegal kind at least (C1.5); nothing for other kinds.
    pub(crate) fn minimum(&self, kind: Kind) -> i32 {
        self.illegal.of(kind).map_or(0, |figures| figures.minimum)
    }

    /// Rounds of a year, which is cards in hand, for a number of players (C2.1).
    pub fn rounds_for(&self, players: usize) -> u8 {
        if players < MAX_SEATS { self.rounds.few } else { self.rounds.many }
    }

    /// Everybody must be able to exchange the whole hand (C2.2).
    fn validate_cards(&self) -> Result<(), String> {
        for (name, rounds, players) in [("few", self.rounds.few, MAX_SEATS - 1), ("many", self.rounds.many, MAX_SEATS)] {
            let most = DECK / (2 * players);
            ensure((1..=most).contains(&(rounds as usize)), || {
                format!("rounds.{name} is {rounds}: it must be from 1 to {most}, so that all can exchange (C2.2)")
            })?;
        }
        Ok(())
    }

    fn validate_pieces(&self) -> Result<(), String> {
        for member in Member::ALL {
            ensure_within(&format!("members.{}", member.word()), self.members.of(member), 1..=MOST, "C1.2")?;
        }
        let Guards { count, value, price } = self.guards;
        ensure_within("guards.count", count, 1..=8, "C1.1")?;
        ensure_within("guards.value", value, 1..=MOST, "C1.2")?;
        ensure_within("guards.price", price, 0..=MOST, "C4.3")
    }

    /// C1.5: the colour marks the minimum.
    fn validate_fields(&self) -> Result<(), String> {
        let mut of_colour = [None; Colour::ALL.len()];
        for kind in Kind::illegal() {
            let Some(IllegalFigures { colour, minimum }) = self.illegal.of(kind) else { continue };
            let word = kind.word();
            ensure_within(&format!("illegal.{word}.minimum"), minimum, 1..=MOST, "C1.5")?;
            let before = *of_colour[colour as usize].get_or_insert(minimum);
            ensure(before == minimum, || {
                format!(
                    "illegal.{word}.minimum is {minimum}, but another {} kind has {before}: the colour marks it (C1.5)",
                    colour.word()
                )
            })?;
        }
        ensure_within("fields.outbid", self.fields.outbid, 0..=MOST, "C3.23")
    }

    fn validate_chip(&self) -> Result<(), String> {
        let Chip { goal, step, returns, max_sell, pays, protection } = &self.chip;
        ensure_within("chip.goal", *goal, 1..=10, "C1.1")?;
        ensure_within("chip.step", *step, 1..=MOST, "C4.5")?;
        ensure((0..=*step).contains(returns), || {
            format!("chip.returns is {returns}: it must be from 0 to chip.step, {step} (C4.5)")
        })?;
        ensure(*max_sell <= 10, || format!("chip.max_sell is {max_sell}: at most 10 (C4.5)"))?;
        for (name, sums) in [("pays", pays), ("protection", protection)] {
            ensure(sums.len() + 1 == *goal as usize, || {
                format!("chip.{name} has {} sums: it needs one for each step before the goal, {} (C1.6)", sums.len(), goal - 1)
            })?;
            ensure(sums.iter().all(|sum| (0..=MOST).contains(sum)), || {
                format!("chip.{name} must have sums from 0 to {MOST} (C1.6)")
            })?;
        }
        Ok(())
    }
}

impl EditionFile for Edition {
    fn names(&self) -> Vec<&str> {
        let of_families = self.families.iter().flat_map(|it| [&it.name, &it.colour, &it.sign]);
        of_families.chain([&self.name]).map(String::as_str).collect()
    }

    fn origins(&self) -> &BTreeMap<String, String> {
        &self.origins
    }

    fn validate_figures(&self) -> Result<(), String> {
        self.validate_cards()?;
        self.validate_pieces()?;
        self.validate_fields()?;
        self.validate_chip()?;
        ensure_within("start_cash", self.start_cash, 0..=MOST, "C1.1")?;
        ensure_within("max_years", self.max_years, 1..=99, "C4.7")
    }
}

/// The largest sum of an edition, in thousands of dollars.
const MOST: i32 = 1_000;

/// How many sets of members may stand on a field: the Don, Mama with at most one of six, or any of six (C3.3).
const LEGAL_SETS: usize = 1 + 7 + 64;

/// An edition with what follows from it, ready for quick looking up. Interned, so that positions can be plain values.
#[derive(PartialEq, Debug)]
pub struct Figures {
    /// The edition itself.
    pub edition: Edition,
    values: [i32; Member::COUNT],
    minimums: [i32; Kind::COUNT],
    /// By set of members: their value together.
    sums: [i32; 256],
    /// By set of members: the most that a part of them is worth who may stand together (C3.3).
    strongest: [i32; 256],
    /// Every set of members who may stand together, those of equal value one after the other.
    legal_sets: [MemberSet; LEGAL_SETS],
}

impl Figures {
    fn derive(edition: Edition) -> Figures {
        let values = Member::ALL.map(|member| edition.members.of(member));
        let minimums = Kind::ALL.map(|kind| edition.minimum(kind));
        let (mut sums, mut strongest) = ([0; 256], [0; 256]);
        let mut legal_sets = [MemberSet::EMPTY; LEGAL_SETS];
        let all_sets = (0..=255).map(MemberSet::from_bits);
        for (legal, set) in legal_sets.iter_mut().zip(all_sets.clone().filter(|set| set.may_stand_together())) {
            *legal = set;
        }
        for set in all_sets.clone() {
            sums[set.bits()] = set.into_iter().map(|member| values[member.index()]).sum();
        }
        legal_sets.sort_by_key(|set| sums[set.bits()]);
        for set in all_sets {
            let parts = legal_sets.iter().filter(|part| part.minus(set).is_empty());
            strongest[set.bits()] = parts.map(|part| sums[part.bits()]).max().unwrap_or(0);
        }
        Figures { edition, values, minimums, sums, strongest, legal_sets }
    }

    /// What a member is worth (C1.2).
    #[inline]
    pub fn value(&self, member: Member) -> i32 {
        self.values[member.index()]
    }

    /// What must stand on a field of an illegal kind at least (C1.5).
    #[inline]
    pub fn minimum(&self, kind: Kind) -> i32 {
        self.minimums[kind.index()]
    }

    /// What members are worth together.
    #[inline]
    pub fn sum(&self, members: MemberSet) -> i32 {
        self.sums[members.bits()]
    }

    /// What so many guards are worth together.
    #[inline]
    pub fn guards(&self, count: u8) -> i32 {
        self.edition.guards.value * i32::from(count)
    }

    /// The most that some of these members are worth who may stand together on an empty field (C3.3).
    #[inline]
    pub(crate) fn strongest(&self, members: MemberSet) -> i32 {
        self.strongest[members.bits()]
    }

    /// Every set of members who may stand together (C3.3), those of equal value one after the other.
    #[inline]
    pub(crate) fn legal_sets(&self) -> &[MemberSet] {
        &self.legal_sets
    }

    /// What a legal field pays a family with its chip on a step (C1.6); nothing before the first step.
    #[inline]
    pub fn pay(&self, step: u8) -> i32 {
        self.edition.legal_pay(step).unwrap_or(0)
    }

    /// What protection costs a family with its chip on a step (C1.6).
    #[inline]
    pub fn protection(&self, step: u8) -> i32 {
        step.checked_sub(1).and_then(|step| self.edition.chip.protection.get(step as usize)).copied().unwrap_or(0)
    }
}
