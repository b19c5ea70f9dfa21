use maud::{Markup, html};
use table::{Game, Seat};

use super::{rule_link, symbol_small, with_colours};
use crate::{Badge, Choice, Desk, Drawn, Scene};

/// A card that tells what would happen with these options, or why they are not possible.
pub(crate) fn tip<G: Drawn>(scene: &Scene<'_, G>, choices: &[&Choice<G>], desk: &Desk<'_>) -> Markup {
    let badges: Vec<Badge> = Seat::all(<G as Game>::seats(scene.setup)).map(|seat| G::badge(scene.setup, seat)).collect();
    html! {
        @for choice in choices {
            @match &choice.verdict {
                Ok(prospect) => {
                    h3 { (choice.words) @if prospect.is_final { span.chip.chip-final { (desk.word("page-final")) } } }
                    ul { @for line in &prospect.told { li { span { (with_colours(line, &badges)) } } } }
                    @if prospect.told.is_empty() {
                        @if !prospect.completes { p.muted { (desk.word("page-more-to-choose")) } }
                        // With others on the card, or with dice to come, it would be said too soon.
                        @else if choices.len() == 1 && !prospect.is_final { p.muted.nothing { (desk.word("page-no-change")) } }
                    }
                }
                Err(why_not) => {
                    h3.no { (symbol_small("ui-lock")) span { (choice.words) } (rule_link::<G>(why_not.rule, desk)) }
                    p { (why_not.words) }
                }
            }
        }
    }
}

/// A card that explains a thing rather than a choice.
pub(crate) fn plain_tip<G: Drawn>(title: &str, lines: &[String], rule: Option<&str>, desk: &Desk<'_>) -> Markup {
    html! {
        h3 { span { (title) } @if let Some(rule) = rule { (rule_link::<G>(rule, desk)) } }
        @for line in lines { p { (line) } }
    }
}
