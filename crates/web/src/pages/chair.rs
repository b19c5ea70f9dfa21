//! Who sits on a chair, where people gather: in a waiting room and in lists of tables.

use engine::Message;
use games::{Phrasebook, capitalised};
use maud::{Markup, html};

use crate::Site;
use crate::parts::{Face, person_link, symbol, symbol_tiny};

/// A chair of a table and who sits on it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Chair {
    /// Nobody yet.
    #[default]
    Free,
    /// A person.
    Person {
        /// Their name in addresses.
        id: String,
        /// What they are called.
        name: String,
        /// How they look.
        face: Face,
        /// Whether a program plays for them.
        is_program: bool,
    },
    /// A bot, by level.
    Bot(&'static str),
    /// Somebody whose account is gone.
    Gone,
}

impl Chair {
    /// The picture of who sits there, or a hole.
    pub(crate) fn picture(&self, seat: usize) -> Markup {
        match self {
            Chair::Person { face, .. } => face.draw(),
            Chair::Bot(level) => Face::of_bot(level, seat).draw(),
            Chair::Free | Chair::Gone => html! { span.hole aria-hidden="true" { (symbol("ui-person")) } },
        }
    }

    /// What they are called.
    pub(crate) fn name(&self, words: &Phrasebook) -> String {
        match self {
            Chair::Free => words.word("page-free"),
            Chair::Person { name, .. } => name.clone(),
            Chair::Bot(level) => capitalised(level),
            Chair::Gone => words.word("page-gone"),
        }
    }

    /// The mark of a program that plays for a person.
    pub(crate) fn mark(&self, words: &Phrasebook) -> Option<Markup> {
        matches!(self, Chair::Person { is_program: true, .. })
            .then(|| html! { span.by-program { (symbol_tiny("ui-laptop")) (words.word("page-a-program")) } })
    }

    /// The name, which leads to the page of a person.
    pub(crate) fn link(&self, name: &str) -> Markup {
        match self {
            Chair::Person { id, .. } => person_link(id, name),
            Chair::Free | Chair::Bot(_) | Chair::Gone => html! { (name) },
        }
    }
}

/// How many chairs are taken.
pub(crate) fn taken(chairs: &[Chair]) -> usize {
    chairs.iter().filter(|chair| **chair != Chair::Free).count()
}

/// The chairs of a table of a list, with who sits there.
pub(crate) fn chairs(chairs: &[Chair], site: &Site<'_>) -> Markup {
    html! {
        ul.seats {
            @for (seat, chair) in chairs.iter().enumerate() {
                li {
                    (chair.picture(seat))
                    @match chair {
                        Chair::Bot(_) => span { (chair.name(site.words)) ", " (site.word("page-a-bot")) },
                        _ => span { (chair.name(site.words)) },
                    }
                }
            }
        }
    }
}

/// Who sits there in pictures alone, where their names stand beside.
pub(crate) fn faces(chairs: &[Chair]) -> Markup {
    html! { div.faces aria-hidden="true" { @for (seat, chair) in chairs.iter().enumerate() { (chair.picture(seat)) } } }
}

/// Against whom somebody plays: the names of all others, such as "Rosa, 2 × Capo". Chairs that are free are left out.
pub(crate) fn against(others: &[Chair], site: &Site<'_>) -> String {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for name in others.iter().filter(|chair| **chair != Chair::Free).map(|chair| chair.name(site.words)) {
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    let names = counts.into_iter().map(|(name, count)| if count > 1 { format!("{count} × {name}") } else { name });
    site.words.say(&Message::new("page-against").with("names", names.collect::<Vec<_>>().join(", ")))
}
