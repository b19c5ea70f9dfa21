use maud::{Markup, html};

use super::symbol_small;
use crate::Context;

/// One of the things that share the board's place at a phone's width.
pub(crate) struct Tab {
    /// Its name in the style sheet.
    pub(crate) name: &'static str,
    pub(crate) symbol: &'static str,
    /// The key of its title.
    pub(crate) title: &'static str,
    /// How many things can be chosen there now.
    pub(crate) count: usize,
}

/// The people at the table, which every board has as its last tab.
const PEOPLE: Tab = Tab { name: "people", symbol: "ui-players", title: "page-tab-people", count: 0 };

/// At a phone's width the parts of a board share one place; `front` is the name of the one that lies on top.
pub(crate) fn tabs(parts: &[Tab], front: &str, context: &Context<'_>) -> Markup {
    let all = || parts.iter().chain([&PEOPLE]);
    html! {
        nav.table__tabs.tabs.on-page aria-label=(context.word("page-tabs")) {
            @for tab in all() {
                // Within its label, so that nobody comes to it by keyboard where the tab is not shown.
                label.tab for={ "tab-" (tab.name) } {
                    input.tab__pick id={ "tab-" (tab.name) } type="radio" name="tab" checked[tab.name == front];
                    (symbol_small(tab.symbol)) (context.word(tab.title))
                    @if tab.count > 0 { span.count { (tab.count) } }
                }
            }
        }
    }
}
