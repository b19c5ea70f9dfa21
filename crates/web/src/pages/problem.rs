//! The page of something that went wrong: what it was, and what to do next.

use games::capitalised;
use maud::{Markup, html};

use crate::Site;
use crate::parts::symbol;

/// The page of a problem. `back` is where to try again, if there is a place.
pub fn problem_page(site: &Site<'_>, what: &str, back: Option<&str>) -> Markup {
    let main = html! {
        section.panel.on-paper.problem {
            (symbol("tombstone"))
            h1 { (site.word("page-problem")) }
            p { (sentence(what)) }
            p.acts {
                @if let Some(back) = back { a.btn.btn-primary href=(back) { (site.word("page-back")) } }
                a.btn href="/" { (site.word("page-home")) }
            }
        }
    };
    site.page(&site.word("page-problem"), &main)
}

/// Words as a sentence: with a capital letter and a full stop.
fn sentence(words: &str) -> String {
    let end = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{end}", capitalised(words))
}
