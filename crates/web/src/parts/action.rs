use maud::{Markup, html};

use super::{Tips, tip};
use crate::{Choice, Context, Drawn, OpenDecision, Scene};

/// What a button hands in: the steps so far and this one.
pub(crate) fn moves_with<G: Drawn>(decision: &OpenDecision<G>, choice: &Choice<G>) -> String {
    let mut moves = decision.moves.clone();
    moves.push(choice.mv.to_string());
    moves.join("\n")
}

/// What a button shows.
#[derive(Clone, Copy)]
pub(crate) enum Label<'a> {
    /// A sign, which needs the option's name for those who do not see it.
    Sign(&'a Markup),
    /// Words, which are the name.
    Words(&'a Markup),
    /// A picture with words or figures in it; the option's name is read in its stead.
    Picture(&'a Markup),
}

impl Label<'_> {
    fn draw(self, name: &str) -> Markup {
        match self {
            Label::Sign(inner) | Label::Words(inner) => html! { (inner) },
            Label::Picture(inner) => picture(name, inner),
        }
    }
}

/// A picture for those who see it, its name for the others.
pub(crate) fn picture(name: &str, inner: &Markup) -> Markup {
    html! { span.sr { (name) } span.picture aria-hidden="true" { (inner) } }
}

/// Whether choosing it hands the decision in: it is whole then, and the game does not ask once more.
pub(crate) fn hands_in<G: Drawn>(scene: &Scene<'_, G>, choice: &Choice<G>) -> bool {
    choice.completes() && !G::asks_once_more(&scene.view)
}

/// A button that chooses an option: it hands the decision in, or takes the next step. What is not possible can be pointed at all the
/// same, to read why. `tip` is the number of the card that tells more.
pub(crate) fn action<G: Drawn>(scene: &Scene<'_, G>, choice: &Choice<G>, class: &str, shown: Label<'_>, tip: usize) -> Markup {
    let label = matches!(shown, Label::Sign(_)).then_some(&choice.words);
    let described = format!("tip-{tip}");
    let Some(decision) = &scene.decision else { return html! {} };
    match &choice.verdict {
        Ok(_) => {
            let (form, name) = if hands_in(scene, choice) { ("decide", "moves") } else { ("step", "draft") };
            html! {
                button class={ "act " (class) } form=(form) name=(name) value=(moves_with(decision, choice))
                    aria-label=[label] aria-describedby=(described) { (shown.draw(&choice.words)) }
            }
        }
        Err(_) => html! {
            button class={ "act no " (class) } type="button" aria-disabled="true" aria-label=[label] aria-describedby=(described) {
                (shown.draw(&choice.words))
            }
        },
    }
}

/// A button with what would happen, or why not, to be read when it is pointed at.
pub(crate) fn target<G: Drawn>(
    scene: &Scene<'_, G>,
    choice: &Choice<G>,
    class: &str,
    shown: Label<'_>,
    context: &Context<'_>,
    tips: &mut Tips,
) -> Markup {
    let at = tips.add(tip(scene, &[choice], context));
    let class = if choice.is_open() { class.to_owned() } else { format!("{class} cannot") };
    html! { span.at data-at=(at) { (action(scene, choice, &class, shown, at)) } }
}

/// Something that can only be looked at: pointing at it, or coming to it with the arrow keys, shows its card. Nobody has to step
/// through it to get to what can be done.
pub(crate) fn inspect(label: &str, class: &str, tip: usize) -> Markup {
    html! {
        button class={ "act no " (class) } type="button" tabindex="-1" aria-disabled="true" aria-label=(label)
            aria-describedby={ "tip-" (tip) } {}
    }
}
