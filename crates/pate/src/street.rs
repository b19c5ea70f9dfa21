use engine::{bit_set, numbered};

numbered! {
    /// A business on the ring street and the car field before it, counted clockwise from the first of the first district (P1.3).
    pub struct Field(12), "the street has no field";
}

impl Field {
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

numbered! {
    /// Three businesses in a row (P1.3). While the car stands in it, they are protected (P3.2).
    pub struct District(4), "there is no district";
}

impl District {
    /// Its three businesses.
    #[inline]
    pub const fn fields(self) -> FieldSet {
        FieldSet(0b111 << (3 * self.0))
    }
}

bit_set! {
    /// Some of the twelve businesses.
    pub struct FieldSet(u16) of Field;
}
