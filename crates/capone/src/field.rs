use std::fmt;

use engine::{Note, numbered};

use crate::Kind;

numbered! {
    /// An illegal field: one of the two of its kind, twins side by side (C1.3).
    pub struct Field(20), "the board has no illegal field", noted by hand;
}

impl Note for Field {
    fn note(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} {}", self.kind().word(), self.twin())
    }
}

impl Field {
    /// The two fields of a kind of illegal business.
    #[inline]
    pub fn of(kind: Kind) -> impl Iterator<Item = Field> {
        let first = 2 * (kind as u8 - Kind::Speakeasy as u8);
        [Field(first), Field(first + 1)].into_iter()
    }

    /// Its kind of business.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[Kind::Speakeasy as usize + self.0 as usize / 2]
    }

    /// Which of the twins it is: 1 or 2.
    pub const fn twin(self) -> u8 {
        self.0 % 2 + 1
    }
}
