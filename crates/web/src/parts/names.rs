use maud::{Markup, html};

use super::Badge;

/// Writes the names of the players in their colours.
pub(crate) struct NameMarker<'a> {
    badges: Vec<&'a Badge>,
}

impl<'a> NameMarker<'a> {
    pub(crate) fn new(badges: impl IntoIterator<Item = &'a Badge>) -> NameMarker<'a> {
        NameMarker { badges: badges.into_iter().filter(|badge| !badge.name.is_empty()).collect() }
    }

    pub(crate) fn mark(&self, text: &str) -> Markup {
        let first = self.badges.iter().filter_map(|badge| Some((text.find(&badge.name)?, *badge))).min_by_key(|(at, _)| *at);
        let Some((at, badge)) = first else { return html! { (text) } };
        let (before, rest) = (&text[..at], &text[at + badge.name.len()..]);
        html! { (before) span class={ "fam-text " (badge.class) } { (badge.name) } (self.mark(rest)) }
    }
}
