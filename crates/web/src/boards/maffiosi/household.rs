//! What everybody sees of a gang, beside the table.

use engine::{Message, Seat};
use maffiosi::{GangView, Role};
use maud::{Markup, html};

use super::board::Board;
use super::signs::role_symbol;
use crate::Household;
use crate::parts::{symbol, symbol_small};

impl Board<'_> {
    pub(super) fn household_of(&self, seat: Seat) -> Household {
        let Some(gang) = self.view.gangs.get(seat.index()) else { return Household::default() };
        let counts = html! {
            (self.ranks(gang))
            @if gang.out { li { b { (self.word("board-out")) } } } @else {
                (self.takings(gang))
                @let cards = self.say(&Message::new("describe-hidden").with("count", gang.cards));
                li title=(cards) { (symbol_small("cards")) span.sr { (cards) } b aria-hidden="true" { (gang.cards) } }
            }
            (self.cake(seat, gang))
        };
        Household { money: Some(self.context.money(gang.money)), is_secret: false, counts, is_out: gang.out }
    }

    /// One mark for each gangster, dead ones struck out, those who wait for a seat framed.
    fn ranks(&self, gang: &GangView) -> Markup {
        let figures = self.edition.table(self.view.gangs.len());
        let (alive, all): (u8, u8) = (gang.alive.iter().sum(), Role::ALL.into_iter().map(|role| figures.of(role)).sum());
        let label = Message::new("maffiosi-men-left").with("alive", alive).with("all", all);
        html! {
            li.ranks title=(self.say(&label)) {
                span.sr { (self.say(&label)) }
                @for role in Role::ALL {
                    @let (alive, waiting) = (gang.alive[role as usize], gang.waiting[role as usize]);
                    @for number in 0..figures.of(role) {
                        @let class = if number >= alive { "rk dead" } else if number >= alive - waiting { "rk waits" } else { "rk" };
                        span class=(class) { (symbol(role_symbol(role))) }
                    }
                }
            }
        }
    }

    fn takings(&self, gang: &GangView) -> Markup {
        let amount = self.context.money(gang.takings);
        let label = self.say(&Message::new("maffiosi-takings").with("amount", amount.as_str()));
        html! { li title=(label) { (symbol_small("track-income")) span.sr { (label) } b aria-hidden="true" { "+" (amount) } } }
    }

    fn cake(&self, seat: Seat, gang: &GangView) -> Markup {
        let Some(place) = gang.cake else {
            let home = self.word("maffiosi-cake-home");
            return html! { li.ck title=(home) { (symbol_small("cake")) span.sr { (home) } span aria-hidden="true" { (self.word("place-home")) } } };
        };
        let label = self.say(&self.fuse_label(seat, place));
        let short = match self.view.turns_until_cake(seat) {
            Some(turns) => format!("{} · {turns}", place.index()),
            None => place.index().to_string(),
        };
        html! { li.ck.lit title=(label) { (symbol_small("cake")) span.sr { (label) } b aria-hidden="true" { (short) } } }
    }
}
