//! What lies in the middle of the table: the pot, the fuses of the cakes in the order in which they go off, pile and discards.

use engine::{Arg, Message, Seat};
use maffiosi::{Card, Place};
use maud::{Markup, html};

use super::board::Board;
use super::signs::{card_symbol, role_symbol};
use crate::parts::{symbol, symbol_small, symbol_tiny};

impl Board<'_> {
    pub(super) fn middle(&self) -> Markup {
        html! {
            div.middle {
                div #pot.pot {
                    span.eyebrow { (self.word("maffiosi-pot")) } (symbol("money"))
                    b.num { (self.context.money(self.view.pot)) }
                }
                (self.fuses())
                (self.piles())
            }
        }
    }

    /// The cakes on the table, the next to go off first; those whose owner is out never do by themselves.
    fn fuses(&self) -> Markup {
        let mut cakes: Vec<(Option<usize>, Seat, Place)> =
            self.view.seats().filter_map(|(seat, gang)| Some((self.view.turns_until_cake(seat), seat, gang.cake?))).collect();
        cakes.sort_by_key(|(turns, seat, _)| (turns.unwrap_or(usize::MAX), *seat));
        html! {
            ul.fuses aria-label=(self.word("maffiosi-cakes")) {
                @for (turns, owner, place) in cakes { (self.fuse(turns, owner, place)) }
            }
        }
    }

    fn fuse(&self, turns: Option<usize>, owner: Seat, place: Place) -> Markup {
        let badge = self.scene.badge(owner);
        let players = self.view.seats().filter(|(_, gang)| !gang.out).count();
        html! {
            li class={ "fuse " (badge.class) (if turns == Some(1) { " soon" } else { "" }) } {
                span.sr { (self.say(&self.fuse_label(owner, place))) }
                span.fuse__of aria-hidden="true" { (symbol("cake")) (badge.mark()) }
                span.fuse__t aria-hidden="true" {
                    b.fuse__at { (self.say(&Message::new("maffiosi-seat").with("number", place.index()))) }
                    @match turns {
                        Some(turns) => {
                            span.fuse__in { (self.say(&Message::new("maffiosi-in-turns").with("turns", turns))) }
                            // Where there is no room for words.
                            span.fuse__n { (turns) }
                            // A pip for each turn that must pass: it burns down.
                            span.pips { @for pip in 0..players { i class=[(pip < turns).then_some("on")] {} } }
                        }
                        None => span.fuse__in { (self.word("maffiosi-never")) },
                    }
                }
                span.fuse__men aria-hidden="true" {
                    @for man in self.dinner.victims(place).into_iter().filter_map(|at| self.dinner.man_at(at)) {
                        @let badge = self.scene.badge(man.seat);
                        span class={ "vic " (badge.class) } { (symbol(badge.sign)) (symbol_tiny(role_symbol(man.role))) }
                    }
                }
            }
        }
    }

    /// Such as "Cake of Rossi at seat 28: explodes when Rossi's turn begins, in 5 turns; it would take …".
    pub(super) fn fuse_label(&self, owner: Seat, place: Place) -> Message {
        let men = self.dinner.victims(place).into_iter();
        let men = men.filter_map(|at| Some(self.short_man(self.dinner.man_at(at)?, at)));
        let line = match self.view.turns_until_cake(owner) {
            Some(turns) => Message::new("maffiosi-fuse").with("turns", turns),
            None => Message::new("maffiosi-fuse-never"),
        };
        let line = line.with("owner", self.scene.badge(owner).name).with("number", place.index());
        line.with("men", Arg::list_or_none(men))
    }

    fn piles(&self) -> Markup {
        let discards = self.view.discards;
        let some = || Card::ALL.into_iter().filter(|card| discards.contains(*card));
        let named = |card: Card| {
            let thing = Message::new(format!("card-{}", card.word()));
            Message::new("several").with("thing", thing).with("count", discards.count(card))
        };
        let list =
            Message::new("describe-cards").with("pile", self.view.pile).with("discards", Arg::list_or_none(some().map(named)));
        let unknown = self.view.discards_unknown;
        let label = match unknown {
            0 => self.say(&list),
            // In a preview: cards of a hand that nobody else knows yet (M4.1).
            _ => {
                let cards = Message::new("describe-hidden").with("count", unknown);
                format!("{} {}", self.say(&list), self.say(&Message::new("describe-unknown").with("cards", cards)))
            }
        };
        html! {
            div.piles title=(label) {
                span.sr { (label) }
                span.pile aria-hidden="true" { b { (self.view.pile) } small { (self.word("maffiosi-pile")) } }
                span.outs aria-hidden="true" {
                    @for card in some() { span { (symbol_small(card_symbol(card))) (discards.count(card)) } }
                    @if unknown > 0 { span { (symbol_small("cards")) (unknown) "?" } }
                }
            }
        }
    }
}
