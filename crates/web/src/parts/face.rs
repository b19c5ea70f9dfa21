use maud::{Markup, html};

use crate::assets::PORTRAITS;

/// A drawn face. The style sheet has its colours, the file of portraits its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face(&'static str);

/// The faces that people can choose from.
const PEOPLE: [&str; 18] = [
    "rosa", "emil", "nina", "sal", "lucia", "joost", "anna", "teo", "bruno", "ines", "otto", "mirella", "fausto", "gianna",
    "vito", "dario", "pia", "marek",
];

/// The faces of bots, level by level: several of one level at a table do not look alike.
const BOTS: [(&str, [&str; 3]); 4] = [
    ("picciotto", ["bot-nino", "bot-tilde", "bot-beppe"]),
    ("soldato", ["bot-carla", "bot-gigi", "bot-ugo"]),
    ("capo", ["bot-fiamma", "bot-salvo", "bot-renzo"]),
    ("don", ["bot-vedova", "bot-prof", "bot-quiete"]),
];

impl Face {
    /// All faces that people can choose from.
    pub fn all() -> impl Iterator<Item = Face> {
        PEOPLE.into_iter().map(Face)
    }

    /// A face that people can choose, by its name.
    pub fn named(name: &str) -> Option<Face> {
        Face::all().find(|face| face.0 == name)
    }

    /// The face of a person: the one that was chosen, or one that goes with the person's number and so is always the same.
    pub fn of(person: &str, chosen: Option<&str>) -> Face {
        let sum = person.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
        chosen.and_then(Face::named).unwrap_or(Face(PEOPLE[sum % PEOPLE.len()]))
    }

    /// The face of a bot on a seat.
    pub fn of_bot(level: &str, seat: usize) -> Face {
        let (_, faces) = BOTS.iter().find(|(name, _)| *name == level).unwrap_or(&BOTS[0]);
        Face(faces[seat % faces.len()])
    }

    /// Its name in forms.
    pub fn name(self) -> &'static str {
        self.0
    }

    /// The picture: it says nothing that does not stand beside it.
    pub(crate) fn draw(self) -> Markup {
        html! {
            svg class={ "face p-" (self.0) } viewBox="14 7 92 92" aria-hidden="true" {
                use href={ (PORTRAITS.address()) "#p-" (self.0) } width="120" height="120" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BOTS, Face, PEOPLE};
    use crate::assets::{PORTRAITS, STYLE};

    #[test]
    fn every_face_is_drawn_and_has_its_colours() {
        for name in PEOPLE.into_iter().chain(BOTS.into_iter().flat_map(|(_, faces)| faces)) {
            assert!(PORTRAITS.text().contains(&format!("id=\"p-{name}\"")), "{name} is not drawn");
            assert!(STYLE.text().contains(&format!("&.p-{name} {{")), "{name} has no colours");
        }
    }

    #[test]
    fn a_face_that_is_not_known_is_the_one_that_goes_with_the_number() {
        assert_eq!(Face::of("17", Some("nobody")), Face::of("17", None));
        assert!(Face::all().all(|face| Face::of("17", Some(face.name())) == face));
    }
}
