use serde::{Deserialize, Serialize};

/// A business on the ring street and the car field before it, counted clockwise from the first of the first district (P1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

impl Field {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// The field with this number.
    ///
    /// # Panics
    /// If the street has no such field.
    pub const fn new(index: usize) -> Field {
        assert!(index < Field::COUNT, "the street has twelve fields");
        Field(index as u8)
    }

    /// All twelve, clockwise.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..Field::COUNT).map(Field::new)
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The district it lies in.
    #[inline]
    pub const fn district(self) -> District {
        District(self.0 / 3)
    }

    /// The field so many steps clockwise.
    #[must_use]
    #[inline]
    pub const fn clockwise(self, steps: u8) -> Field {
        Field((self.0 + steps) % Field::COUNT as u8)
    }
}

impl TryFrom<u8> for Field {
    type Error = String;

    fn try_from(index: u8) -> Result<Field, String> {
        if (index as usize) < Field::COUNT { Ok(Field(index)) } else { Err(format!("the street has no field {index}")) }
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> u8 {
        field.0
    }
}

/// Three businesses in a row (P1.3). While the car stands in it, they are protected (P3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct District(u8);

impl District {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// The district with this number.
    ///
    /// # Panics
    /// If there is no such district.
    pub const fn new(index: usize) -> District {
        assert!(index < District::COUNT, "there are four districts");
        District(index as u8)
    }

    /// All four, clockwise.
    pub fn all() -> impl Iterator<Item = District> {
        (0..District::COUNT).map(District::new)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its three businesses.
    #[inline]
    pub const fn fields(self) -> FieldSet {
        FieldSet(0b111 << (3 * self.0))
    }
}

impl TryFrom<u8> for District {
    type Error = String;

    fn try_from(index: u8) -> Result<District, String> {
        if (index as usize) < District::COUNT { Ok(District(index)) } else { Err(format!("there is no district {index}")) }
    }
}

impl From<District> for u8 {
    fn from(district: District) -> u8 {
        district.0
    }
}

/// Some of the twelve businesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FieldSet(u16);

impl FieldSet {
    /// No business.
    pub const EMPTY: FieldSet = FieldSet(0);
    /// All twelve.
    pub const ALL: FieldSet = FieldSet(0xfff);

    /// This business alone.
    #[inline]
    pub const fn only(field: Field) -> FieldSet {
        FieldSet(1 << field.0)
    }

    /// Whether the business is among them.
    #[inline]
    pub const fn contains(self, field: Field) -> bool {
        self.0 & (1 << field.0) != 0
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & !other.0)
    }
}

impl IntoIterator for FieldSet {
    type Item = Field;
    type IntoIter = Fields;

    fn into_iter(self) -> Fields {
        Fields(self.0)
    }
}

/// The businesses of a set, clockwise.
pub struct Fields(u16);

impl Iterator for Fields {
    type Item = Field;

    #[inline]
    fn next(&mut self) -> Option<Field> {
        if self.0 == 0 {
            return None;
        }
        let field = Field(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(field)
    }
}
