//! The event of the round.

use engine::Message;
use maud::{Markup, html};
use pate::{Colour, Pate};

use super::board::Board;
use super::word_of;
use crate::parts::{rule_link, symbol_small};

impl Board<'_> {
    pub(super) fn event(&self) -> Markup {
        let Some(card) = self.view.card else { return self.no_event() };
        let figures = self.edition.cards.of(card);
        let class = match figures.colour {
            Colour::Grey => "event ev-grey on-paper",
            Colour::Red => "event ev-red on-paper",
        };
        let text = Message { key: format!("pate-card-{}", card.word()), args: self.card_figures() };
        let of = Message::new("pate-of").with("at", self.view.turned.len()).with("all", self.edition.events.deck);
        html! {
            article #event class=(class) aria-label=(self.word("pate-event")) {
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

    fn card_figures(&self) -> Vec<(&'static str, engine::Arg)> {
        let money = &self.edition.money;
        let sums = [
            ("collection", money.collection),
            ("retirement", money.retirement),
            ("press", money.front_page),
            ("bail", money.bail),
        ];
        sums.map(|(name, sum)| (name, engine::Arg::Money(i64::from(sum)))).into()
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
