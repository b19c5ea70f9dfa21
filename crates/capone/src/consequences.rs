//! What follows from the rules for those who look at a position: what a field takes, the most that a family could bring to it, how
//! far its chip could come this year, what each field has paid.

use engine::{MAX_SEATS, Party, Seat};
use serde::Serialize;

use crate::event::{Cause, Spot};
use crate::{Edition, FamilyView, Field, Figures, GangView, Kind, Member, MemberSet, Move, Purpose, Question, Report, View};

/// All that follows from the rules for whoever sees a position. Sums are in thousands of dollars.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Consequences {
    /// Which round of the year it is, while cards are played.
    pub round: Option<usize>,
    /// Whether the card that is asked about, or was just played, is the very last one of the year (C3.5).
    pub is_last_card: bool,
    /// What the pieces must be worth that are being set now.
    pub required: Option<Required>,
    /// How many guards would make them just enough.
    pub guards_missing: Option<u8>,
    /// Field by field, as in the view.
    pub fields: Vec<FieldConsequences>,
    /// Seat by seat, as in the view.
    pub families: Vec<FamilyConsequences>,
}

/// What it takes to set pieces on a field, and what would come of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FieldConsequences {
    /// Which field it is.
    pub field: Field,
    /// What the pieces must be worth that the active player sets there: zero or less where any will do (C3.21-C3.23).
    pub needed: i32,
    /// What those of anybody else must be worth to oust who stands there (C3.23).
    pub to_oust: Option<i32>,
    /// Who else could do so, from what is on the photos now.
    pub ousters: Vec<Seat>,
    /// What would be lost there if the active player did so (C3.4).
    pub losses: Option<Losses>,
}

/// What a family could do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FamilyConsequences {
    /// How far its chip could come at this year's end.
    pub reach: Reach,
    /// The most that it could set with one card on a field where none of its own stand.
    pub most_anywhere: i32,
    /// What the cards in hand are good for, as far as they are known.
    pub hand: Option<Vec<CardUse>>,
}

impl Consequences {
    pub(crate) fn of(view: &View, figures: &Figures) -> Consequences {
        let field = |field| FieldConsequences {
            field,
            needed: view.needed(figures, view.active, field),
            to_oust: view.to_oust(figures, field),
            ousters: view.ousters(figures, field),
            losses: view.losses(field),
        };
        let family = |(seat, family): (Seat, &FamilyView)| {
            let card_use = |kind: &Kind| figures.edition.card_use(*kind, family.chip);
            FamilyConsequences {
                reach: view.reach(figures, seat),
                most_anywhere: view.most_anywhere(figures, seat),
                hand: family.hand.as_ref().map(|hand| hand.iter().map(card_use).collect()),
            }
        };
        Consequences {
            round: view.round(&figures.edition),
            is_last_card: view.is_last_card(),
            required: view.required(figures),
            guards_missing: view.guards_missing(figures),
            fields: Field::all().map(field).collect(),
            families: Seat::all(view.families.len()).zip(&view.families).map(family).collect(),
        }
    }
}

/// How far a chip could come at this year's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Reach {
    /// Where it stands.
    pub chip: u8,
    /// Where the cash in hand would bring it (C4.5).
    pub with_cash: u8,
    /// Where the cash and what stands on illegal fields now would bring it (C4.1).
    pub with_income: u8,
}

/// What the pieces that are being set must be worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Required {
    /// The sum; zero where any piece will do.
    pub total: i32,
    /// Whether it must be neither more nor less (C3.9).
    pub exact: bool,
    /// The rule that asks for it.
    pub rule: &'static str,
}

/// What a card is good for, for a family whose chip is where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardUse {
    /// The bank pays for a guard on the legal field (C3.1).
    Legal {
        /// What it pays (C1.6).
        pay: i32,
    },
    /// The same, once the chip stands above 0.
    LegalLater,
    /// Pieces are set on one of the two illegal fields (C3.2).
    Illegal {
        /// What they must be worth on a free one (C3.21).
        minimum: i32,
    },
    /// A member is sent away (C3.6).
    Away,
    /// A member goes to prison (C3.7).
    Fbi,
    /// Somebody pays (C3.8).
    Protection,
    /// A field is taken over (C3.9).
    Takeover,
    /// A field is cleared (C3.10).
    Offer,
}

impl CardUse {
    /// The word for it in message keys.
    pub const fn word(self) -> &'static str {
        match self {
            CardUse::Legal { .. } => "legal",
            CardUse::LegalLater => "legal-later",
            CardUse::Illegal { .. } => "illegal",
            CardUse::Away => "away",
            CardUse::Fbi => "fbi",
            CardUse::Protection => "protection",
            CardUse::Takeover => "takeover",
            CardUse::Offer => "offer",
        }
    }
}

/// What becomes of the pieces on a field that are ousted (C3.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Losses {
    /// Whose they are.
    pub seat: Seat,
    /// The members who go to the harbour.
    pub harbour: Vec<Member>,
    /// How many guards go to the park.
    pub park: u8,
}

/// What a year's end has moved in a family's cash so far (C4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct YearAccount {
    /// From illegal fields (C4.1).
    pub income: i32,
    /// For guards from the park (C4.3).
    pub guards: i32,
    /// For members out of prison (C3.7).
    pub ransoms: i32,
    /// For steps of the chip, or from them (C4.5).
    pub chip: i32,
}

impl YearAccount {
    /// All of it.
    pub const fn total(self) -> i32 {
        self.income + self.guards + self.ransoms + self.chip
    }

    /// Where a payment is entered; nowhere if it is none of the year's end.
    const fn entry(&mut self, cause: Cause) -> Option<&mut i32> {
        match cause {
            Cause::Income => Some(&mut self.income),
            Cause::Guards => Some(&mut self.guards),
            Cause::Ransom(_) => Some(&mut self.ransoms),
            Cause::Investment | Cause::Sale => Some(&mut self.chip),
            Cause::Legal(_) | Cause::Protection => None,
        }
    }
}

impl Edition {
    /// What a card is good for, for a family whose chip is so far.
    pub fn card_use(&self, kind: Kind, chip: u8) -> CardUse {
        match kind.purpose() {
            Purpose::Legal => self.legal_pay(chip).map_or(CardUse::LegalLater, |pay| CardUse::Legal { pay }),
            Purpose::Illegal => CardUse::Illegal { minimum: self.minimum(kind) },
            Purpose::Away => CardUse::Away,
            Purpose::Fbi => CardUse::Fbi,
            Purpose::Protection => CardUse::Protection,
            Purpose::Takeover => CardUse::Takeover,
            Purpose::Offer => CardUse::Offer,
        }
    }
}

impl Figures {
    /// The rule that says what a field needs; `own` is whether those who stand there belong to the one who sets pieces.
    pub(crate) const fn rule_of_need(own: Option<bool>) -> &'static str {
        match own {
            None => "C3.21",
            Some(true) => "C3.22",
            Some(false) => "C3.23",
        }
    }

    /// What members and guards are worth together.
    pub fn worth(&self, members: &[Member], guards: u8) -> i32 {
        self.sum(members.iter().copied().collect()) + self.guards(guards)
    }

    /// What the pieces that are set on a field of a kind must be worth; `there` is what stands there and whether it is their owner's
    /// own. Zero or less on one of the seat's own fields that has its minimum (C3.21-C3.23).
    #[inline]
    pub(crate) fn needed(&self, kind: Kind, there: Option<(i32, bool)>) -> i32 {
        let minimum = self.minimum(kind);
        match there {
            None => minimum,
            Some((total, true)) => minimum - total,
            Some((total, false)) => minimum.max(total + self.edition.fields.outbid),
        }
    }

    /// The most that some of `members` are worth who may join those who stand on a field (C3.3).
    #[inline]
    pub(crate) fn strongest_joining(&self, standing: MemberSet, members: MemberSet) -> i32 {
        if standing.is_empty() {
            return self.strongest(members);
        }
        let ordinary = members.and(MemberSet::ORDINARY);
        if standing.contains(Member::Don) {
            0
        } else if standing.contains(Member::Mama) {
            let joins = standing.len() == 1;
            ordinary.into_iter().filter(|_| joins).map(|member| self.value(member)).max().unwrap_or(0)
        } else {
            let mama = if standing.len() == 1 { members.and(MemberSet::only(Member::Mama)) } else { MemberSet::EMPTY };
            self.sum(mama).max(self.sum(ordinary))
        }
    }

    /// The most that some of these members are worth with so many guards on a field where none of their own stand (C3.3).
    #[inline]
    pub(crate) fn most(&self, members: MemberSet, guards: u8) -> i32 {
        self.strongest(members) + self.guards(guards)
    }

    /// The fewest guards that are worth a sum.
    #[inline]
    pub(crate) fn guards_worth(&self, sum: i32) -> i32 {
        let value = self.edition.guards.value;
        (sum.max(0) + value - 1) / value
    }

    /// What a move costs whoever makes it: a prisoner (C3.7), guards from the park (C4.3), steps of the chip (C4.5). Below zero where
    /// the bank pays.
    #[inline]
    pub fn price(&self, mv: Move) -> i32 {
        let Edition { guards, chip, .. } = &self.edition;
        match mv {
            Move::BuyOut(member) => self.value(member),
            Move::HireBack(count) => guards.price * i32::from(count),
            Move::Invest(steps) => chip.step * i32::from(steps),
            Move::Sell(steps) => -chip.returns * i32::from(steps),
            _ => 0,
        }
    }

    /// The step that a chip reaches with so much money (C4.5).
    fn step_with(&self, chip: u8, cash: i32) -> u8 {
        let steps = (cash / self.edition.chip.step).clamp(0, i32::from(self.edition.chip.goal - chip));
        chip + steps as u8
    }
}

impl View {
    fn gang(&self, field: Field) -> Option<&GangView> {
        self.fields[field.index()].as_ref()
    }

    /// Which round of the year it is, from 1, while cards are played (C2.1): a card that was just played is no longer in a hand.
    pub fn round(&self, edition: &Edition) -> Option<usize> {
        let just_played = match self.question? {
            Question::Turn => 0,
            Question::Target(_) | Question::Victim(..) | Question::Place(_) | Question::TakeOver(_) | Question::Ransom(_) => 1,
            Question::Exchange | Question::HireBack | Question::BuyOut | Question::Invest => return None,
        };
        let players = self.families.len();
        let held: usize = self.families.iter().map(|family| usize::from(family.cards)).sum();
        let before = (usize::from(edition.rounds_for(players)) * players).saturating_sub(held + just_played);
        Some(before / players.max(1) + 1)
    }

    /// What the pieces that a seat sets on a field must be worth; zero or less on one of its own fields that has its minimum (C3.21-C3.23).
    pub fn needed(&self, figures: &Figures, seat: Seat, field: Field) -> i32 {
        figures.needed(field.kind(), self.gang(field).map(|gang| (gang.total, gang.seat == seat)))
    }

    /// What the pieces must be worth that the active player sets now; nothing unless pieces are being set (C3.21-C3.23, C3.9).
    pub fn required(&self, figures: &Figures) -> Option<Required> {
        match self.question? {
            Question::Place(field) => {
                let rule = Figures::rule_of_need(self.gang(field).map(|gang| gang.seat == self.active));
                Some(Required { total: self.needed(figures, self.active, field).max(0), exact: false, rule })
            }
            Question::TakeOver(field) => Some(Required { total: self.gang(field)?.total, exact: true, rule: "C3.9" }),
            _ => None,
        }
    }

    /// How many guards, with the pieces set so far, are just enough for the field; nothing if they are not there, or if it is not free
    /// how many are set (C3.5, C3.9).
    pub fn guards_missing(&self, figures: &Figures) -> Option<u8> {
        let required = self.required(figures).filter(|required| !required.exact && !self.is_last_card())?;
        let placing = self.placing.as_ref()?;
        let missing = required.total - figures.worth(&placing.members, placing.guards);
        let left = self.families[self.active.index()].guards - placing.guards;
        u8::try_from(figures.guards_worth(missing)).ok().filter(|count| *count <= left)
    }

    /// What others lose on a field when the active player sets pieces there, or removes theirs with an offer (C3.4, C3.10).
    pub fn losses(&self, field: Field) -> Option<Losses> {
        let gang = self.gang(field).filter(|gang| gang.seat != self.active)?;
        Some(Losses { seat: gang.seat, harbour: gang.members.clone(), park: gang.guards })
    }

    /// What it takes to oust those who stand on a field (C3.23).
    pub fn to_oust(&self, figures: &Figures, field: Field) -> Option<i32> {
        self.gang(field).map(|gang| figures.needed(field.kind(), Some((gang.total, false))))
    }

    /// The most that a seat could set with one card on a field where none of its own stand, from what is on its photo now (C3.2,
    /// C3.3). The very last card of a year may allow less (C3.5).
    pub fn most_anywhere(&self, figures: &Figures, seat: Seat) -> i32 {
        let family = &self.families[seat.index()];
        figures.most(family.photo.iter().copied().collect(), family.guards)
    }

    /// Who else could oust those who stand on a field, from what is on the photos now (C3.23).
    pub fn ousters(&self, figures: &Figures, field: Field) -> Vec<Seat> {
        let (Some(gang), Some(needed)) = (self.gang(field), self.to_oust(figures, field)) else { return Vec::new() };
        let could = |seat: &Seat| *seat != gang.seat && self.most_anywhere(figures, *seat) >= needed;
        Seat::all(self.families.len()).filter(could).collect()
    }

    /// What a seat has left in cash after a move that costs or returns money (C3.7, C4.3, C4.5).
    pub fn cash_after(&self, figures: &Figures, seat: Seat, mv: Move) -> i32 {
        self.families[seat.index()].cash - figures.price(mv)
    }

    /// C3.5: whether the card that is asked about, or was just played, is the very last one of the year.
    pub fn is_last_card(&self) -> bool {
        let in_hand = match self.question {
            Some(Question::Turn) => 1,
            Some(Question::Target(_) | Question::Victim(..) | Question::Place(_) | Question::TakeOver(_)) => 0,
            _ => return false,
        };
        self.families[self.active.index()].cards == in_hand && self.active.left(self.families.len()) == self.starter
    }

    /// How far a family's chip could come at this year's end (C4.1, C4.5), if nothing else is paid or lost until then.
    pub fn reach(&self, figures: &Figures, seat: Seat) -> Reach {
        let family = &self.families[seat.index()];
        let income: i32 = self.fields.iter().flatten().filter(|gang| gang.seat == seat).map(|gang| gang.total).sum();
        Reach {
            chip: family.chip,
            with_cash: figures.step_with(family.chip, family.cash),
            with_income: figures.step_with(family.chip, family.cash + income),
        }
    }
}

/// What each illegal field paid at the last year's end that these reports tell of, and whom (C4.1): the pieces that came home from
/// it (C4.2).
pub fn income_by_field<'a>(
    reports: impl DoubleEndedIterator<Item = &'a Report>,
    figures: &Figures,
) -> [Option<(Seat, i32)>; Field::COUNT] {
    let mut paid = [None; Field::COUNT];
    let mut add = |field: Field, seat: Seat, worth: i32| {
        let (_, sum) = paid[field.index()].get_or_insert((seat, 0));
        *sum += worth;
    };
    for report in reports.rev() {
        match *report {
            Report::YearEnded { .. } => return paid,
            Report::MemberMoved { seat, member, from: Spot::Field(field), to: Spot::Photo } => {
                add(field, seat, figures.value(member));
            }
            Report::GuardsMoved { seat, count, from: Spot::Field(field), to: Spot::Photo } => {
                add(field, seat, figures.guards(count));
            }
            _ => {}
        }
    }
    [None; Field::COUNT]
}

/// What was paid since the last year's end that these reports tell of, seat by seat.
pub fn year_accounts<'a>(reports: impl DoubleEndedIterator<Item = &'a Report>) -> [YearAccount; MAX_SEATS] {
    let mut accounts = [YearAccount::default(); MAX_SEATS];
    for report in reports.rev().take_while(|report| !matches!(report, Report::YearEnded { .. })) {
        let Report::Paid { from, to, amount, cause } = *report else { continue };
        for (party, sum) in [(from, -amount), (to, amount)] {
            if let Party::Seat(seat) = party
                && let Some(entry) = accounts[seat.index()].entry(cause)
            {
                *entry += sum;
            }
        }
    }
    accounts
}
