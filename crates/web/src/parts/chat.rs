use maud::{Markup, html};

use super::{symbol_small, symbol_tiny};
use crate::Desk;

/// Something said at the table.
pub struct Said {
    /// Who said it.
    pub name: String,
    /// The words.
    pub words: String,
}

/// What was said at a table, and a line to say something.
pub(crate) fn chat(said: &[Said], may_speak: bool, desk: &Desk<'_>) -> Markup {
    html! {
        section.chat aria-label=(desk.word("page-chat")) {
            h2.eyebrow { (symbol_tiny("ui-chat")) " " (desk.word("page-chat")) }
            div.says #says { @for line in said { p.say { b { (line.name) } " " (line.words) } } }
            @if may_speak {
                form.say-form method="post" action={ (desk.address()) "/chat" } {
                    (desk.mark())
                    input #say name="words" required maxlength="500" autocomplete="off" aria-label=(desk.word("page-say-something"))
                        placeholder=(desk.word("page-say-something"));
                    button.btn.btn-icon aria-label=(desk.word("page-say")) { (symbol_small("ui-play")) }
                }
            }
        }
    }
}
