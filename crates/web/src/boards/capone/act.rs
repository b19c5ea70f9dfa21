//! Buttons of the board. The very last card of a year asks once more before it counts: with it the year is over.

use capone::Capone;
use maud::{Markup, html};

use super::board::Board;
use crate::Choice;
use crate::parts::{Label, Tips, action, moves_with, picture, tip};

impl Board<'_> {
    /// A button that chooses an option; `at` is the number of the card that tells more.
    pub(super) fn act(&self, choice: &Choice<Capone>, class: &str, shown: Label<'_>, at: usize) -> Markup {
        let Some(decision) = self.scene.decision.as_ref().filter(|_| choice.completes() && self.view.is_last_card()) else {
            return action(self.scene, choice, class, shown, at);
        };
        let (label, face) = match shown {
            Label::Sign(inner) => (Some(&choice.words), inner.clone()),
            Label::Words(inner) => (None, inner.clone()),
            Label::Picture(inner) => (None, picture(&choice.words, inner)),
        };
        html! {
            button class={ "act " (class) } form="step" name="draft" value=(moves_with(decision, choice))
                aria-label=[label] aria-describedby={ "tip-" (at) } { (face) }
        }
    }

    /// The same with its card, which tells what would happen or why it is not possible.
    pub(super) fn aimed_act(&self, choice: &Choice<Capone>, class: &str, shown: Label<'_>, tips: &mut Tips) -> Markup {
        let at = tips.add(tip(self.scene, &[choice], self.context));
        let class = if choice.is_open() { class.to_owned() } else { format!("{class} cannot") };
        html! { span.at data-at=(at) { (self.act(choice, &class, shown, at)) } }
    }
}
