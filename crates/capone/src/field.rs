use serde::{Deserialize, Serialize};

use crate::Kind;

/// An illegal field: one of the two of its kind (C1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

impl Field {
    /// How many there are.
    pub const COUNT: usize = 20;

    /// The field with this number.
    ///
    /// # Panics
    /// If the board has no such field.
    #[inline]
    pub const fn new(index: usize) -> Field {
        assert!(index < Field::COUNT, "there are twenty illegal fields");
        Field(index as u8)
    }

    /// All twenty, twins side by side.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..Field::COUNT as u8).map(Field)
    }

    /// The two fields of a kind of illegal business.
    #[inline]
    pub fn of(kind: Kind) -> impl Iterator<Item = Field> {
        let first = 2 * (kind as u8 - Kind::Speakeasy as u8);
        [Field(first), Field(first + 1)].into_iter()
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
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

impl TryFrom<u8> for Field {
    type Error = String;

    fn try_from(index: u8) -> Result<Field, String> {
        if (index as usize) < Field::COUNT { Ok(Field(index)) } else { Err(format!("the board has no illegal field {index}")) }
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> u8 {
        field.0
    }
}
