use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, QrCode};

use super::symbol_small;
use crate::Site;

/// The light border that readers need around a code, in modules.
const QUIET: usize = 4;

/// An address as a picture that phones read; nothing if it is too long for one.
pub(crate) fn qr(address: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let (side, mut dark) = (code.width(), String::new());
    for (place, _) in code.to_colors().iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
        // Writing into a text cannot fail.
        let _ = write!(dark, "M{} {}h1v1h-1z", place % side + QUIET, place / side + QUIET);
    }
    let whole = side + 2 * QUIET;
    html! {
        svg.qr role="img" aria-label=(label) viewBox={ "0 0 " (whole) " " (whole) } width="180" height="180" shape-rendering="crispEdges" {
            rect width=(whole) height=(whole) fill="#fff" {}
            path d=(dark) fill="#000" {}
        }
    }
}

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
