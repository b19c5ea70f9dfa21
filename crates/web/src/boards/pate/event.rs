//! The event of the round.

use engine::{Arg, Message};
use maud::{Markup, html};
use pate::Pate;

use super::board::Board;
use super::word_of;
use crate::parts::{rule_link, symbol_small};

impl Board<'_> {
    pub(super) fn event(&self) -> Markup {
        let Some(card) = self.view.card else { return self.no_event() };
        let figures = self.edition.cards.of(card);
        let money = &self.edition.money;
        let sums = [
            ("collection", money.collection),
            ("retirement", money.retirement),
            ("press", money.front_page),
            ("bail", money.bail),
        ];
        let args = sums.map(|(name, sum)| (name, Arg::Money(i64::from(sum)))).into();
        let text = Message { key: format!("pate-card-{}", card.word()), args };
        let of = Message::new("pate-of").with("at", self.view.turned.len()).with("all", self.edition.events.deck);
        html! {
            article #event class={ "event ev-" (figures.colour.word()) " on-paper" } aria-label=(self.word("pate-event")) {
                header { span.eyebrow { (self.word("pate-event")) } span.num.muted { (self.say(&of)) } }
                h2.event__name { (self.say(&word_of("card", card.word()))) }
                p { (self.say(&text)) }
                footer {
                    span.ec { (self.say(&word_of("colour", figures.colour.word()))) }
                    span { (symbol_small("sedan")) " +" (figures.car) }
                    (rule_link::<Pate>(card.rule(), self.context))
                }
            }
        }
    }

    fn no_event(&self) -> Markup {
        let word = if self.view.turned.is_empty() { "pate-no-event" } else { "pate-events-done" };
        html! {
            article #event.event.on-paper aria-label=(self.word("pate-event")) {
                header { span.eyebrow { (self.word("pate-event")) } }
                p.muted { (self.word(word)) }
            }
        }
    }
}
