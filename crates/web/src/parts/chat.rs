use maud::{Markup, html};

use super::{Badge, symbol_small, symbol_tiny};
use crate::Context;

/// Something said at the table.
pub struct Said {
    /// What the one who said it is called.
    pub name: String,
    /// What they play; nothing before the game begins.
    pub badge: Option<Badge>,
    /// Whether the viewer said it.
    pub is_own: bool,
    /// When it was said, in milliseconds since 1970: by it the script knows what was read.
    pub at: i64,
    /// The words.
    pub words: String,
}

/// What was said at a table, and a line to say something.
pub(crate) fn chat(said: &[Said], may_speak: bool, context: &Context<'_>) -> Markup {
    html! {
        section #chat.chat aria-label=(context.word("page-chat")) {
            h2.eyebrow { (symbol_tiny("ui-chat")) " " (context.word("page-chat")) }
            div.says #says tabindex="0" role="log" aria-label=(context.word("page-chat")) { @for line in said { (line.draw()) } }
            @if may_speak {
                form.say-form method="post" action={ (context.address()) "/chat" } {
                    (context.mark())
                    input #say name="words" required maxlength="500" autocomplete="off" aria-label=(context.word("page-say-something"))
                        placeholder=(context.word("page-say-something"));
                    button.btn.btn-icon aria-label=(context.word("page-say")) { (symbol_small("ui-play")) }
                }
            }
        }
    }
}

impl Said {
    /// Who plays is called as in the log, with the person's name behind it.
    fn draw(&self) -> Markup {
        html! {
            p.say.own[self.is_own] data-said=(self.at) {
                @match &self.badge {
                    Some(badge) => {
                        (badge.mark()) b class={ "fam-text " (badge.class) } { (badge.name) } small.muted { "(" (self.name) ")" }
                    }
                    None => b { (self.name) },
                }
                " " span { (self.words) }
            }
        }
    }
}
