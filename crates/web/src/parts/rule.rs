use engine::Game;
use maud::{Markup, html};

use crate::Context;

/// A rule's number, leading to its text, which its title foretells.
pub(crate) fn rule_link<G: Game>(rule: &str, context: &Context<'_>) -> Markup {
    let title = context.words.attribute(&rule.replace('.', "-"), "title", &[]);
    html! { a.rule href={ "/rules/" (G::ID) "#" (rule) } title=(title) target="rules" { (rule) } }
}
