use maud::{Markup, html};

/// A name that leads to the page of whose it is.
pub(crate) fn person_link(person: &str, name: &str) -> Markup {
    html! { a.person-link href={ "/people/" (person) } { (name) } }
}
