//! What everybody sees of a family: cash, chip, cards, pieces at home and lost.

use maud::{Markup, html};
use table::{Message, Seat};

use super::board::Board;
use crate::Household;
use crate::parts::{count_item, symbol_small};

impl Board<'_> {
    pub(super) fn household(&self, seat: Seat) -> Household {
        let Some(family) = self.view.families.get(seat.index()) else { return Household::default() };
        let at_home = match self.pieces_named(&family.photo, 0) {
            names if names.is_empty() => self.word("capone-members-home"),
            names => format!("{} ({names})", self.word("capone-members-home")),
        };
        let lost = match self.pieces_named(&family.harbour, family.gone) {
            names if names.is_empty() => self.word("capone-members-lost"),
            names => format!("{} ({names})", self.word("capone-members-lost")),
        };
        let counts = html! {
            (self.chip_count(family.chip))
            (count_item("cards", &self.word("capone-cards-held"), family.cards))
            (count_item("bust-right", &at_home, family.photo.len()))
            (count_item("bodyguard", &self.word("capone-guards-at-home"), family.guards))
            @if !family.harbour.is_empty() || family.gone > 0 { (count_item("harbour", &lost, family.harbour.len())) }
            @if self.view.starter == seat {
                li.starter title=(self.word("capone-starter")) { (symbol_small("ui-play")) span.sr { (self.word("capone-starter")) } }
            }
        };
        Household { money: Some(self.money(family.cash)), is_secret: false, counts, is_out: false }
    }

    /// How far the chip is: the number, and as many bars as there are steps.
    fn chip_count(&self, chip: u8) -> Markup {
        let goal = self.edition.chip.goal;
        let label = self.say(&Message::new("capone-invested").with("chip", chip).with("goal", goal));
        html! {
            li.inv title=(label) {
                (symbol_small("chip")) span.sr { (label) }
                b aria-hidden="true" { (chip) }
                span.bars aria-hidden="true" { @for step in 1..=goal { i class=[(step <= chip).then_some("on")] {} } }
            }
        }
    }
}
