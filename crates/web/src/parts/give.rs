use maud::{Markup, html};

use super::{qr, symbol_small};
use crate::Site;

/// An address to give away: as a code for phones, as a text, and by a click where the browser can.
pub(crate) fn give(address: &str, how: &str, label: &str, site: &Site<'_>) -> Markup {
    html! {
        div.give {
            div.give__code {
                (qr(address, &site.word("page-share-qr")))
                div.stack {
                    p { (how) }
                    button.btn.btn-ink.hand-on type="button" data-share=(address) { (symbol_small("ui-share")) (site.word("page-hand-on")) }
                }
            }
            div.input-row {
                label.field { span { (label) } input readonly value=(address); }
                button.btn.copy type="button" data-copy=(address) data-copied=(site.word("page-copied")) aria-live="polite" {
                    (site.word("page-copy"))
                }
            }
        }
    }
}
