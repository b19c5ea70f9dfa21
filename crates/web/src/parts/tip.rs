use maud::{Markup, html};

use super::{rule_link, symbol_small, with_colours};
use crate::{Choice, Context, Drawn, Scene};

/// The cards of a page that tell more about what is pointed at. Each lies over the page beside what it is about, so that nothing
/// makes room for it.
#[derive(Default)]
pub struct Tips(Vec<Markup>);

impl Tips {
    /// Lays a card beside the others; its number ties it to the place that it belongs to.
    pub(crate) fn add(&mut self, tip: Markup) -> usize {
        self.0.push(tip);
        self.0.len() - 1
    }

    pub(crate) fn draw(&self) -> Markup {
        html! {
            div.tips {
                @for (number, tip) in self.0.iter().enumerate() {
                    div.tip.on-paper id={ "tip-" (number) } data-tip=(number) { (tip) }
                }
            }
        }
    }
}

/// A card that tells what would happen with these options, or why they are not possible.
pub(crate) fn tip<G: Drawn>(scene: &Scene<'_, G>, choices: &[&Choice<G>], context: &Context<'_>) -> Markup {
    let badges = scene.badges();
    html! {
        @for choice in choices {
            @match &choice.verdict {
                Ok(preview) => {
                    h3 { (choice.words) @if preview.is_final { span.chip.chip-final { (context.word("page-final")) } } }
                    ul { @for line in &preview.told { li { span { (with_colours(line, &badges)) } } } }
                    @if preview.told.is_empty() {
                        @if !preview.completes { p.muted { (context.word("page-more-to-choose")) } }
                        // With others on the card, or with dice to come, it would be said too soon.
                        @else if choices.len() == 1 && !preview.is_final { p.muted.nothing { (context.word("page-no-change")) } }
                    }
                }
                Err(why_not) => {
                    h3.no { (symbol_small("ui-lock")) span { (choice.words) } (rule_link::<G>(why_not.rule, context)) }
                    p { (why_not.words) }
                }
            }
        }
    }
}

/// A card that explains a thing rather than a choice.
pub(crate) fn plain_tip<G: Drawn>(title: &str, lines: &[String], rule: Option<&str>, context: &Context<'_>) -> Markup {
    html! {
        h3 { span { (title) } @if let Some(rule) = rule { (rule_link::<G>(rule, context)) } }
        @for line in lines { p { (line) } }
    }
}
