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
                .with("name", self.scene.badge(absentee.seat).name);
            Some(self.say(&prisoner))
        });
        let cells = html! {
            span.cells aria-hidden="true" {
                @for (cell, absentee) in self.view.prison.iter().enumerate() {
                    span.cell {
                        span.cell__in { @if let Some(it) = absentee { (self.signed_medal(it.seat, it.member)) } }
                        small { (self.spot_name(capone::Spot::Cell(cell as u8 + 1))) }
                    }
                }
            }
        };
        self.yard("prison", "bars", "nc-steel", prisoners, &cells)
    }

    /// Guards that can be bought back at the year's end (C4.3).
    pub(super) fn park(&self) -> Markup {
        let waiting: Vec<(Seat, &FamilyView)> = self.seats().filter(|(_, family)| family.park > 0).collect();
        let named =
            waiting.iter().map(|(seat, family)| format!("{}: {}", self.scene.badge(*seat).name, self.guards_named(family.park)));
        let crowd = html! { span.crowd aria-hidden="true" { @for (seat, family) in &waiting { (self.guards(*seat, family.park, false)) } } };
        self.yard("park", "park", "nc-park", named, &crowd)
    }

    /// Members who are lost for good (C3.4).
    pub(super) fn harbour(&self) -> Markup {
        let lost: Vec<(Seat, &[Member])> =
            self.seats().map(|(seat, family)| (seat, &family.harbour[..])).filter(|(_, members)| !members.is_empty()).collect();
        let named =
            lost.iter().map(|(seat, members)| format!("{}: {}", self.scene.badge(*seat).name, self.pieces_named(members, 0)));
        let has_room = lost.iter().map(|(_, members)| members.len()).sum::<usize>() <= FACES_IN_HARBOUR;
        let crowd = html! {
            span.crowd.few[has_room] aria-hidden="true" {
                @for (seat, members) in &lost {
                    @if has_room { @for member in *members { (self.signed_medal(*seat, *member)) } }
                    @else { span.tally title=(self.pieces_named(members, 0)) { (self.scene.badge(*seat).mark()) "×" (members.len()) } }
                }
            }
        };
        self.yard("harbour", "harbour", "nc-steel", named, &crowd)
    }

    fn yard(&self, name: &str, sign: &str, colour: &str, there: impl Iterator<Item = String>, inner: &Markup) -> Markup {
        let title = self.word(&format!("capone-{name}"));
        let there = there.collect::<Vec<_>>().join("; ");
        let there = if there.is_empty() { self.word("nobody") } else { there };
        html! {
            li class={ "yard " (name) " " (colour) } id=(name) {
                span.sr { (title) ": " (there) }
                span.sign aria-hidden="true" { (symbol_tiny(sign)) span.sign__name { (title) } }
                (inner)
            }
        }
    }
}
