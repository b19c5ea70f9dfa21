//! The four steps of a turn, with what they brought (M2.1).

use engine::{Message, Seat};
use maffiosi::{Card, Question, Report, own_explosion};
use maud::{Markup, html};

use super::board::Board;
use crate::parts::symbol_small;

impl Board<'_> {
    pub(super) fn turn_steps(&self) -> Markup {
        if self.view.is_over() || !self.view.begun {
            return html! {};
        }
        let active = self.view.active;
        // The word of each step, its symbol, and what it brought or will bring.
        let steps = [
            ("maffiosi-step-cake", "cake", self.exploded(active)),
            ("maffiosi-step-collect", "money", self.collected()),
            ("maffiosi-step-play", "cards", self.playing()),
            ("maffiosi-step-wake", "nightcap", self.sleepers(active)),
        ];
        let name = self.scene.badge(active).name;
        // The first two are over before anybody is asked, the last comes when nobody is asked any more.
        html! {
            ol.turn aria-label=(self.say(&Message::new("maffiosi-steps").with("name", name))) {
                @for (number, (word, symbol, told)) in steps.iter().enumerate() {
                    li class=[(number < 2).then_some("done")] aria-current=[(number == 2).then_some("step")] {
                        (symbol_small(if number < 2 { "ui-check" } else { symbol }))
                        b { (self.word(word)) } span { (told) }
                    }
                }
            }
        }
    }

    fn exploded(&self, active: Seat) -> String {
        match own_explosion(active, self.this_turn()) {
            None => self.word("maffiosi-no-cake"),
            Some((place, dead)) => {
                self.say(&Message::new("maffiosi-cake-exploded").with("number", place.index()).with("dead", dead))
            }
        }
    }

    fn collected(&self) -> String {
        let amount = self.this_turn().find_map(|report| match report {
            Report::Collected { amount, .. } => Some(*amount),
            _ => None,
        });
        amount.map_or_else(|| self.word("maffiosi-nothing"), |amount| format!("+{}", self.context.money(amount)))
    }

    fn playing(&self) -> String {
        let card = self.this_turn().filter_map(|report| match report {
            Report::Played { card, .. } => Some(*card),
            _ => None,
        });
        match (card.last(), &self.view.question) {
            (Some(card), Some(Question::Further)) if self.may_hold_move() => {
                let card = Message::new(format!("card-{}", card.word()));
                self.say(&Message::new("maffiosi-play-further").with("card", card))
            }
            (Some(card), _) => self.word(&format!("card-{}", card.word())),
            (None, _) => self.word("maffiosi-play-one"),
        }
    }

    /// Whether a Move could follow, as far as the viewer knows.
    fn may_hold_move(&self) -> bool {
        let hand = self.view.gangs.get(self.view.active.index()).and_then(|gang| gang.hand);
        hand.is_none_or(|hand| hand.contains(Card::Move))
    }

    fn sleepers(&self, active: Seat) -> String {
        let count = self.view.places.iter().flatten().filter(|man| man.seat == active && man.asleep).count();
        self.say(&Message::new("maffiosi-sleepers").with("count", count))
    }
}
