use engine::{bit_set, numbered};

numbered! {
    /// A chair at the table, counted clockwise from the first of a long side (M1.2, M1.3). Seats are players, places are chairs.
    pub struct Place(30), "the table has no place";
}

impl Place {
    /// Places along each long side (M1.3).
    pub const SIDE: usize = 13;
    /// Places at each end (M1.3).
    pub const END: usize = 2;

    /// Whether it is at an end of the table, where nobody sits opposite (M1.3).
    pub const fn is_crossed(self) -> bool {
        !PlaceSet::SIDES.contains(self)
    }
}

bit_set! {
    /// Some of the thirty places.
    pub struct PlaceSet(u32) of Place;
}

impl PlaceSet {
    /// The two long sides (M1.3): 0 to 12 and 15 to 27.
    pub const SIDES: PlaceSet = PlaceSet(0x1fff | 0x1fff << (Place::SIDE + Place::END));

    /// The places directly beside one of these, round the ring, corners too (M1.3).
    #[must_use]
    #[inline]
    pub const fn beside(self) -> PlaceSet {
        const LAST: usize = Place::COUNT - 1;
        PlaceSet((self.0 << 1 | self.0 >> LAST | self.0 >> 1 | self.0 << LAST) & PlaceSet::ALL.0)
    }

    /// The places directly opposite one of these: 27 - i on the long sides, none at the ends (M1.3).
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> PlaceSet {
        PlaceSet((self.0 & PlaceSet::SIDES.0).reverse_bits() >> 4)
    }

    /// Those with a higher number.
    #[must_use]
    #[inline]
    pub const fn above(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 & !((2 << place.0) - 1))
    }

    /// The first of them clockwise from a place, which itself does not count.
    #[inline]
    pub fn next_clockwise(self, from: Place) -> Option<Place> {
        let rest = self.without(from);
        rest.above(from).first().or_else(|| rest.first())
    }

    /// The first of them counter-clockwise from a place, which itself does not count.
    #[inline]
    pub const fn next_counter(self, from: Place) -> Option<Place> {
        let rest = self.without(from).0;
        let below = rest & ((1 << from.0) - 1);
        let of = if below == 0 { rest } else { below };
        if of == 0 { None } else { Some(Place(31 - of.leading_zeros() as u8)) }
    }
}
