use std::fmt;

/// Where a rule or a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The book says it.
    Book,
    /// A published review or summary says it.
    Summary,
    /// Inferred from the book's order, examples or arithmetic.
    Inferred,
    /// Ours: the book is silent or its picture is lost.
    House,
}

impl Origin {
    /// The mark that the dossiers use.
    pub const fn mark(self) -> &'static str {
        match self {
            Origin::Book => "B",
            Origin::Summary => "S",
            Origin::Inferred => "I",
            Origin::House => "H",
        }
    }

    /// The origin with this mark.
    pub fn from_mark(mark: &str) -> Option<Origin> {
        [Origin::Book, Origin::Summary, Origin::Inferred, Origin::House].into_iter().find(|origin| origin.mark() == mark)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mark())
    }
}

/// A numbered rule and where its parts come from. Its text is a message of the game, in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The number in the dossier, such as "P5.9".
    pub number: &'static str,
    /// The origins of its parts, the main one first.
    pub origins: &'static [Origin],
}

impl Rule {
    /// The key of the rule's text in the message files.
    pub fn key(&self) -> String {
        self.number.replace('.', "-")
    }
}
