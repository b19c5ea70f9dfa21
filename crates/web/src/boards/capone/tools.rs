//! What lies in the dock: pieces to set or to take, guards to hire back, the scale of the chip.

use capone::{Capone, Move, Purpose, Question};
use engine::Message;
use maud::{Markup, html};

use super::board::Board;
use crate::parts::{Label, Tips, rule_link, symbol, symbol_small, target};

impl Board<'_> {
    pub(super) fn tools_now(&self, tips: &mut Tips) -> Markup {
        // With the last step of a decision nothing more is asked, whatever comes next.
        let is_asked = self.scene.decision.as_ref().is_some_and(|decision| decision.question.is_some());
        let Some(question) = self.view.question.filter(|_| is_asked) else { return html! {} };
        match question {
            Question::Place(field) | Question::TakeOver(field) => self.placing_tools(field, tips),
            Question::Victim(_, field) => self.victims(field, tips),
            Question::HireBack => self.hire_back(tips),
            Question::Invest => self.invest(tips),
            Question::Target(kind) if kind.purpose() == Purpose::Protection => self.payers(tips),
            Question::Turn if self.view.is_last_card() => self.last_card(),
            Question::Exchange | Question::Turn | Question::Target(_) | Question::Ransom(_) | Question::BuyOut => html! {},
        }
    }

    /// C3.5: the very last card of the year is announced before it is played.
    fn last_card(&self) -> Markup {
        html! {
            div.prey.last-card.on-paper {
                h3.prey__title { (symbol_small("ui-clock")) span { (self.word("capone-last-card-title")) } (rule_link::<Capone>("C3.5", self.context)) }
                p { (self.word("capone-last-card-note")) }
            }
        }
    }

    /// Who can be made to pay (C3.8).
    fn payers(&self, tips: &mut Tips) -> Markup {
        let choices = self.scene.choices_here(|mv| matches!(mv, Move::Payer(_)));
        html! {
            div.payers {
                @for choice in choices.into_iter().filter(|choice| choice.is_open()) {
                    (target(self.scene, choice, "btn btn-primary", Label::Words(&html! { span { (choice.words) } }), self.context, tips))
                }
            }
        }
    }

    /// How many guards come back from the park, with what is left (C4.3).
    fn hire_back(&self, tips: &mut Tips) -> Markup {
        let family = self.family_of(self.photo_seat());
        html! {
            ol.ladder.hire aria-label=(self.word("capone-hire")) {
                @for count in 0..=family.park {
                    @if let Some(choice) = self.scene.choice(Move::HireBack(count)) {
                        @let face = html! {
                            b { @if count == 0 { "0" } @else { (symbol("bodyguard")) "×" (count) } }
                            (self.left(choice.mv))
                        };
                        li { (target(self.scene, choice, rung_class(choice.is_open()), Label::Picture(&face), self.context, tips)) }
                    }
                }
            }
        }
    }

    /// The scale of the chip: every step is a button that says what is left (C4.5).
    fn invest(&self, tips: &mut Tips) -> Markup {
        let family = self.family_of(self.photo_seat());
        let move_to = |step: u8| {
            if step < family.chip { Move::Sell(family.chip - step) } else { Move::Invest(step - family.chip) }
        };
        html! {
            ol.ladder.steps-of-chip aria-label=(self.word("capone-chip-scale")) {
                @for step in 0..=self.edition.chip.goal {
                    @if let Some(choice) = self.scene.choice(move_to(step)) {
                        @let face = html! {
                            b { @if step == family.chip { (symbol("chip")) } (step) }
                            @if choice.is_open() { (self.left(choice.mv)) }
                        };
                        li class=(if step == family.chip { "here-now" } else { "" }) {
                            (target(self.scene, choice, rung_class(choice.is_open()), Label::Picture(&face), self.context, tips))
                        }
                    }
                }
            }
        }
    }

    /// What a move leaves in cash.
    fn left(&self, mv: Move) -> Markup {
        let left = self.view.cash_after(&self.figures, self.photo_seat(), mv);
        html! { small { (self.say(&Message::new("capone-left").with("amount", self.money(left)))) } }
    }
}

const fn rung_class(is_open: bool) -> &'static str {
    if is_open { "rung can" } else { "rung" }
}
