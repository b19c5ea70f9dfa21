//! What everybody sees of a family: cash, chip, cards, pieces at home and lost.

use capone::{Member, Reach};
use engine::{Message, Seat};
use maud::{Markup, html};

use super::board::Board;
use super::count_item;
use crate::Household;
use crate::parts::symbol_small;

impl Board<'_> {
    pub(super) fn household_of(&self, seat: Seat) -> Household {
        let Some(family) = self.view.families.get(seat.index()) else { return Household::default() };
        let listed = |key: &str, members: &[Member], guards: u8| match self.pieces_named(members, guards) {
            names if names.is_empty() => self.word(key),
            names => format!("{} ({names})", self.word(key)),
        };
        let at_home = listed("capone-members-home", &family.photo, 0);
        let lost = listed("capone-members-lost", &family.harbour, family.gone);
        let counts = html! {
            (self.chip_count(seat))
            (count_item("cards", &self.word("capone-cards-held"), family.cards))
            @if !family.harbour.is_empty() || family.gone > 0 { (count_item("harbour", &lost, family.harbour.len())) }
            @if self.view.starter == seat {
                li.starter title=(self.word("capone-starter")) { (symbol_small("ui-play")) span.sr { (self.word("capone-starter")) } }
            }
            @if !self.is_over() {
                li.home title=(at_home) {
                    span.sr { (self.at_home(seat)) }
                    span.home__worth aria-hidden="true" { @for member in &family.photo { b { (self.figures.value(*member)) } } }
                    span.home__guards aria-hidden="true" { (symbol_small("bodyguard")) b { (family.guards) } }
                    span.home__most aria-hidden="true" { (self.word("capone-max")) " " b { (self.most_of(seat)) } }
                }
            }
        };
        Household { money: Some(self.money(family.cash)), is_secret: false, counts, is_out: false }
    }

    /// How far the chip is: the number, and a bar of as many parts as there are steps, with those that money could buy this year.
    fn chip_count(&self, seat: Seat) -> Markup {
        let reach = self.view.reach(&self.figures, seat);
        let label = self.reach_named(reach);
        let goal = self.edition.chip.goal;
        html! {
            li.inv title=(label) {
                (symbol_small("chip")) span.sr { (label) }
                b aria-hidden="true" { (reach.chip) }
                span.bars.wins[reach.with_income >= goal] aria-hidden="true" {
                    @for step in 1..=goal { i class=(if step <= reach.chip { "on" } else { reach_class(step, reach) }) {} }
                }
            }
        }
    }

    pub(super) fn reach_named(&self, reach: Reach) -> String {
        let goal = self.edition.chip.goal;
        let Reach { chip, with_cash, with_income } = reach;
        let key = if with_income > chip { "capone-reach" } else { "capone-invested" };
        self.say(&Message::new(key).with("chip", chip).with("goal", goal).with("cash", with_cash).with("income", with_income))
    }
}

/// The class of a step beyond the chip: whether money could bring it there this year.
pub(super) const fn reach_class(step: u8, reach: Reach) -> &'static str {
    if step <= reach.with_cash {
        "cash"
    } else if step <= reach.with_income {
        "due"
    } else {
        ""
    }
}
