use maud::{Markup, html};

use super::symbol_small;

/// One of the things that share a place at a phone's width.
pub(crate) struct Tab {
    /// The last part of its name, as the style sheet knows it.
    pub(crate) id: &'static str,
    /// The symbol on it.
    pub(crate) symbol: &'static str,
    /// The word on it.
    pub(crate) word: String,
    /// How much can be done there now.
    pub(crate) count: usize,
}

/// At a phone's width these share one place; the one with this number lies on top.
pub(crate) fn tabs(label: &str, tabs: &[Tab], on_top: usize) -> Markup {
    html! {
        @for (number, tab) in tabs.iter().enumerate() {
            input.tab__pick id={ "tab-" (tab.id) } type="radio" name="tab" aria-label=(tab.word) checked[number == on_top];
        }
        nav.table__tabs.tabs.on-page aria-label=(label) {
            @for tab in tabs {
                label.tab for={ "tab-" (tab.id) } {
                    (symbol_small(tab.symbol)) (tab.word)
                    @if tab.count > 0 { span.count { (tab.count) } }
                }
            }
        }
    }
}
