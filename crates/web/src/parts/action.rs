use maud::{Markup, html};

use super::tip;
use crate::{Choice, Decision, Desk, Drawn, Scene};

/// What a button hands in: the steps so far and this one.
fn moves_with<G: Drawn>(decision: &Decision<G>, choice: &Choice<G>) -> String {
    let mut moves = decision.moves.clone();
    moves.push(choice.mv.to_string());
    moves.join("\n")
}

/// A button that chooses an option: it hands the decision in if it is whole with it, else it takes the next step. What is not
/// possible can be pointed at all the same, to read why. `tip` is the number of the card that tells more.
pub(crate) fn action<G: Drawn>(scene: &Scene<'_, G>, choice: &Choice<G>, class: &str, inner: &Markup, tip: usize) -> Markup {
    let (label, described) = (&choice.words, format!("tip-{tip}"));
    let Some(decision) = &scene.decision else { return html! {} };
    match &choice.verdict {
        Ok(prospect) => {
            let (form, name) = if prospect.completes { ("decide", "moves") } else { ("step", "draft") };
            html! {
                button class={ "act " (class) } form=(form) name=(name) value=(moves_with(decision, choice))
                    aria-label=(label) aria-describedby=(described) { (inner) }
            }
        }
        Err(_) => html! {
            button class={ "act no " (class) } type="button" aria-disabled="true" aria-label=(label) aria-describedby=(described) {
                (inner)
            }
        },
    }
}

/// A button with what would happen, or why not, to be read when it is pointed at.
pub(crate) fn target<G: Drawn>(scene: &Scene<'_, G>, choice: &Choice<G>, class: &str, inner: &Markup, desk: &Desk<'_>) -> Markup {
    let at = scene.add_tip(tip(scene, &[choice], desk));
    let class = if choice.is_open() { class.to_owned() } else { format!("{class} cannot") };
    html! { span.at data-at=(at) { (action(scene, choice, &class, inner, at)) } }
}
