//! What the others have at home and the most that each could bring to a field, where the players' cards are out of sight.

use engine::{Message, Seat};
use maud::{Markup, html};

use super::board::Board;
use crate::parts::{symbol_small, symbol_tiny};

impl Board<'_> {
    /// A line with the most that each could bring; opened, it tells what they have at home.
    pub(super) fn rivals(&self) -> Markup {
        if self.is_over() {
            return html! {};
        }
        let others: Vec<Seat> = self.seats().map(|(seat, _)| seat).filter(|seat| !self.scene.is_own(*seat)).collect();
        html! {
            details.menu.rivals {
                summary {
                    span.sr { (self.word("capone-rivals")) }
                    span.rivals__line aria-hidden="true" {
                        (symbol_tiny("bust-right"))
                        @for seat in &others { span.rival { (self.scene.badge(*seat).mark()) (self.word("capone-max")) " " b { (self.most_of(*seat)) } } }
                    }
                }
                div.menu__list.on-paper {
                    p { b { (self.word("capone-rivals")) } }
                    ul { @for seat in &others { li { (self.scene.badge(*seat).mark()) span { (self.at_home(*seat)) } } } }
                }
            }
        }
    }

    /// Such as "Rosati: Mama, novice, 3 bodyguards; at most $95,000 on a field".
    pub(super) fn at_home(&self, seat: Seat) -> String {
        let family = self.family_of(seat);
        let pieces = match self.pieces_named(&family.photo, family.guards) {
            none if none.is_empty() => self.word("nobody"),
            pieces => pieces,
        };
        let home = Message::new("capone-home-of")
            .with("name", self.scene.badge(seat).name)
            .with("pieces", pieces)
            .with("amount", self.money(self.most_of(seat)));
        self.say(&home)
    }

    /// Who could oust those who stand on a field now, as far as what everybody has at home tells.
    pub(super) fn ousters(&self, field: capone::Field) -> Markup {
        let Some(needed) = self.view.to_oust(&self.figures, field) else { return html! {} };
        let could = self.view.ousters(&self.figures, field);
        html! {
            p.ousters {
                (symbol_small("takeover")) " "
                @if could.is_empty() { (self.say(&Message::new("capone-ousters-none").with("amount", self.money(needed)))) }
                @else { (self.say(&Message::new("capone-ousters").with("amount", self.money(needed)))) }
            }
            ul { @for seat in could { li { (self.scene.badge(seat).mark()) span { (self.scene.badge(seat).name) } span { (self.word("capone-max")) " " (self.money(self.most_of(seat))) } } } }
        }
    }
}
