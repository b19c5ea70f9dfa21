use maud::{Markup, html};

use super::symbol_small;

/// A part of a page on a sheet of paper, with its title.
pub(crate) fn panel(sign: &str, title: &str, inner: &Markup) -> Markup {
    html! {
        section.panel.on-paper {
            h2.panel__title { (symbol_small(sign)) (title) }
            (inner)
        }
    }
}
