use maud::{Markup, html};
use table::Message;

use super::Badge;
use crate::Desk;

/// Several names as they stand in a sentence.
pub(crate) fn all_of(names: &[String], desk: &Desk<'_>) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [before @ .., last] => desk.say(&Message::new("page-and").with("before", before.join(", ")).with("last", last.as_str())),
    }
}

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
