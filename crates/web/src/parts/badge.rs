use engine::{MAX_SEATS, Seat};
use maud::{Markup, html};

use super::symbol;

/// The colours that the style sheet knows.
const CLASSES: [&str; 6] = ["fam-yellow", "fam-red", "fam-blue", "fam-green", "fam-orange", "fam-purple"];

/// The signs that are drawn.
const SIGNS: [&str; 10] = [
    "sign-rose",
    "sign-anchor",
    "sign-key",
    "sign-crown",
    "sign-star",
    "sign-fish",
    "sign-sun",
    "sign-heart",
    "sign-leaf",
    "sign-flame",
];

/// By seat.
const COLOURS_AND_SIGNS: [(&str, &str); MAX_SEATS] =
    [("yellow", "sun"), ("red", "rose"), ("blue", "anchor"), ("green", "leaf"), ("orange", "flame"), ("purple", "crown")];

/// The name, colour and sign of a family or gang: colour never stands alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Badge {
    /// Its name.
    pub name: String,
    /// The class of its colour in the style sheet.
    pub class: &'static str,
    /// The symbol of its sign.
    pub sign: &'static str,
}

impl Badge {
    /// The badge of a family as an edition names it. A colour or sign that the pages do not know is shown as neutral.
    pub fn new(name: &str, colour: &str, sign: &str) -> Badge {
        let named = |known: &[&'static str], kind: &str, name: &str| {
            known.iter().find(|known| known.strip_prefix(kind) == Some(name)).copied()
        };
        let class = named(&CLASSES, "fam-", colour).unwrap_or("fam-none");
        let sign = named(&SIGNS, "sign-", sign).unwrap_or("ui-players");
        Badge { name: name.to_owned(), class, sign }
    }

    /// The badge of somebody in a game whose editions name no colours and signs.
    pub(crate) fn of_seat(name: &str, seat: Seat) -> Badge {
        let (colour, sign) = COLOURS_AND_SIGNS[seat.index() % COLOURS_AND_SIGNS.len()];
        Badge::new(name, colour, sign)
    }

    /// A round badge with the sign, beside a name.
    pub(crate) fn mark(&self) -> Markup {
        html! { span class={ "badge " (self.class) } aria-hidden="true" { (symbol(self.sign)) } }
    }

    /// A round badge with the sign that stands for the name.
    pub(crate) fn alone(&self) -> Markup {
        html! { span class={ "badge " (self.class) } role="img" aria-label=(self.name) title=(self.name) { (symbol(self.sign)) } }
    }
}
