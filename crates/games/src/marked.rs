use engine::Seat;

/// A text that knows where in it players are named, so that whoever shows it need not search for their names.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Marked(String);

/// A part of a [`Marked`] text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part<'a> {
    /// Words.
    Text(&'a str),
    /// The name of a player.
    Player(Seat, &'a str),
}

/// Characters for private use stand around names: the first tells the seat.
const FIRST_SEAT: u32 = 0xe000;
const END: char = '\u{e0ff}';

/// A name with its marks.
pub(crate) fn mark(seat: Seat, name: &str) -> String {
    let begin = char::from_u32(FIRST_SEAT + seat.index() as u32).unwrap_or(END);
    format!("{begin}{name}{END}")
}

fn seat_of(mark: char) -> Option<Seat> {
    let index = u32::from(mark).checked_sub(FIRST_SEAT)? as usize;
    Seat::all(engine::MAX_SEATS).nth(index)
}

impl Marked {
    pub(crate) fn new(text: String) -> Marked {
        Marked(text)
    }

    /// Several texts as one, with a space between them.
    pub fn join(texts: impl IntoIterator<Item = Marked>) -> Marked {
        Marked(texts.into_iter().map(|text| text.0).collect::<Vec<_>>().join(" "))
    }

    /// Words and names, in order.
    pub fn parts(&self) -> Vec<Part<'_>> {
        let (mut parts, mut rest) = (Vec::new(), self.0.as_str());
        while let Some((at, seat)) = rest.char_indices().find_map(|(at, letter)| Some((at, seat_of(letter)?))) {
            let (before, from) = rest.split_at(at);
            let named = from.trim_start_matches(|letter| seat_of(letter).is_some());
            let (name, after) = named.split_once(END).unwrap_or((named, ""));
            parts.extend([Part::Text(before), Part::Player(seat, name)]);
            rest = after;
        }
        parts.push(Part::Text(rest));
        parts
    }

    /// The text alone.
    pub fn plain(&self) -> String {
        self.0.chars().filter(|letter| *letter != END && seat_of(*letter).is_none()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_where_they_were_put_and_nowhere_else() {
        let (rossi, bruno) = (mark(Seat::new(0), "Rossi"), mark(Seat::new(5), "Bruno"));
        let text = Marked::new(format!("{rossi} shoots a Rossi of {bruno}."));
        let (first, last) = (Part::Player(Seat::new(0), "Rossi"), Part::Player(Seat::new(5), "Bruno"));
        assert_eq!(text.parts(), [Part::Text(""), first, Part::Text(" shoots a Rossi of "), last, Part::Text(".")]);
        assert_eq!(text.plain(), "Rossi shoots a Rossi of Bruno.");
        assert_eq!(Marked::new("Nobody".to_owned()).parts(), [Part::Text("Nobody")]);
    }
}
