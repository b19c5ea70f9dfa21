//! Where pieces are that earn nothing: prison, park, harbour.

use capone::{FamilyView, Member};
use engine::{Message, Seat};
use maud::{Markup, html};

use super::super::board::Board;
use crate::parts::symbol_tiny;

/// Members who are drawn one by one in the harbour; more are counted.
const FACES_IN_HARBOUR: usize = 8;

impl Board<'_> {
    /// Three cells; who sits in the first comes home at the year's end (C4.4).
    pub(super) fn prison(&self) -> Markup {
        let prisoners = self.view.prison.iter().enumerate().filter_map(|(cell, absentee)| {
            let absentee = (*absentee)?;
            let prisoner = Message::new("capone-prisoner")
                .with("cell", cell + 1)
                .with("member", self.member_name(absentee.member))
                .with("name", self.badge(absentee.seat).name);
            Some(self.say(&prisoner))
        });
        let label = self.list_label("capone-prison", &prisoners.collect::<Vec<_>>());
        html! {
            li #prison.yard.prison.nc-steel {
                span.sr { (label) }
                span.sign aria-hidden="true" { (symbol_tiny("bars")) span.sign__name { (self.word("capone-prison")) } }
                span.cells aria-hidden="true" {
                    @for (cell, absentee) in self.view.prison.iter().enumerate() {
                        span.cell {
                            span.cell__in { @if let Some(it) = absentee { (self.signed_medal(it.seat, it.member)) } }
                            small { (self.spot_name(capone::Spot::Cell(cell as u8 + 1))) }
                        }
                    }
                }
            }
        }
    }

    /// Guards that can be bought back at the year's end (C4.3).
    pub(super) fn park(&self) -> Markup {
        let waiting: Vec<(Seat, &FamilyView)> = self.seats().filter(|(_, family)| family.park > 0).collect();
        let named =
            waiting.iter().map(|(seat, family)| format!("{}: {}", self.badge(*seat).name, self.guards_named(family.park)));
        html! {
            li #park.yard.park.nc-park {
                span.sr { (self.list_label("capone-park", &named.collect::<Vec<_>>())) }
                span.sign aria-hidden="true" { (symbol_tiny("park")) span.sign__name { (self.word("capone-park")) } }
                span.crowd aria-hidden="true" { @for (seat, family) in &waiting { (self.guards(*seat, family.park, false)) } }
            }
        }
    }

    /// Members who are lost for good (C3.4).
    pub(super) fn harbour(&self) -> Markup {
        let lost: Vec<(Seat, Member)> =
            self.seats().flat_map(|(seat, family)| family.harbour.iter().map(move |member| (seat, *member))).collect();
        let named = self
            .seats()
            .filter(|(_, family)| !family.harbour.is_empty())
            .map(|(seat, family)| format!("{}: {}", self.badge(seat).name, self.pieces_named(&family.harbour, 0)));
        html! {
            li #harbour.yard.harbour.nc-steel {
                span.sr { (self.list_label("capone-harbour", &named.collect::<Vec<_>>())) }
                span.sign aria-hidden="true" { (symbol_tiny("harbour")) span.sign__name { (self.word("capone-harbour")) } }
                @if lost.len() <= FACES_IN_HARBOUR {
                    span.crowd.few aria-hidden="true" { @for (seat, member) in lost { (self.signed_medal(seat, member)) } }
                } @else {
                    span.crowd aria-hidden="true" {
                        @for (seat, family) in self.seats().filter(|(_, family)| !family.harbour.is_empty()) {
                            span.tally title=(self.pieces_named(&family.harbour, 0)) { (self.badge(seat).mark()) "×" (family.harbour.len()) }
                        }
                    }
                }
            }
        }
    }

    fn list_label(&self, key: &str, items: &[String]) -> String {
        let items = if items.is_empty() { self.word("nobody") } else { items.join("; ") };
        format!("{}: {items}", self.word(key))
    }
}
