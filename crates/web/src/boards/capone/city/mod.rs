//! The city at night: twenty illegal, eight legal and three purple places, each a lot with its sign, what stands there and a
//! button where something can be done. Over the drawing at a desk, side by side at a phone's width.

mod lots;
mod yards;

use capone::{Field, Kind};
use engine::Message;
use maud::{Markup, html};

use super::CITY;
use super::board::Board;
use crate::parts::Tips;

impl Board<'_> {
    pub(in crate::boards::capone) fn city(&self, tips: &mut Tips) -> Markup {
        html! {
            section #city.night.on-ink aria-label=(self.word("capone-city")) {
                div.night__frame {
                    img.night__sky src=(CITY.address()) alt="" width="1120" height="540";
                    p.quarters aria-hidden="true" {
                        span { (self.word("capone-west")) } span { (self.word("capone-boulevard")) } span { (self.word("capone-east")) }
                    }
                    p.grand { (self.say(&Message::new("capone-grand").with("unit", self.money(1)))) }
                    ul.lots.choosing[self.is_choosing_a_lot()] aria-label=(self.word("capone-city")) {
                        @for (field, paid) in Field::all().zip(self.incomes()) { (self.illegal_lot(field, paid, tips)) }
                        @for kind in Kind::ALL.into_iter().take(Kind::LEGAL) { (self.legal_lot(kind)) }
                        @for (kind, absentee) in Kind::OUT_OF_CIRCULATION.into_iter().zip(&self.view.away) { (self.away_lot(kind, *absentee, tips)) }
                        (self.prison())
                        (self.park())
                        (self.harbour())
                    }
                }
            }
        }
    }
}
