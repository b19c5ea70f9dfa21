use maud::{Markup, html};
use table::Game;

use crate::Desk;

/// A rule's number, leading to its text, which its title foretells.
pub(crate) fn rule_link<G: Game>(rule: &str, desk: &Desk<'_>) -> Markup {
    let title = desk.words.attribute(&rule.replace('.', "-"), "title", &[]);
    html! { a.rule href={ "/rules/" (G::ID) "#" (rule) } title=(title) target="rules" { (rule) } }
}
