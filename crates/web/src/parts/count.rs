use maud::{Markup, html};

use super::symbol_small;

/// How many of something a player has: an item of the list beside the name.
pub(crate) fn count_item(symbol: &str, label: &str, count: impl maud::Render) -> Markup {
    html! { li title=(label) { (symbol_small(symbol)) span.sr { (label) ": " } b { (count) } } }
}
