use engine::Message;
use games::{Marked, Part};
use maud::{Markup, html};

use super::Badge;
use crate::Context;

/// Several names as they stand in a sentence.
pub(crate) fn all_of(names: &[String], context: &Context<'_>) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [before @ .., last] => {
            context.say(&Message::new("page-and").with("before", before.join(", ")).with("last", last.as_str()))
        }
    }
}

/// A text with the names of the players in their colours.
pub(crate) fn with_colours(text: &Marked, badges: &[Badge]) -> Markup {
    html! {
        @for part in text.parts() {
            @match part {
                Part::Text(words) => (words),
                Part::Player(seat, name) => span class={ "fam-text " (badges.get(seat.index()).map_or("", |badge| badge.class)) } { (name) },
            }
        }
    }
}

/// A name that leads to the page of whose it is.
pub(crate) fn person_link(person: &str, name: &str) -> Markup {
    html! { a.person-link href={ "/people/" (person) } { (name) } }
}
