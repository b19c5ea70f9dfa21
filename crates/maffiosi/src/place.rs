use serde::{Deserialize, Serialize};

/// A chair at the table, counted clockwise from the first of a long side (M1.3). Seats are players, places are chairs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// How many there are (M1.2).
    pub const COUNT: usize = 30;
    /// Places along each long side (M1.3).
    pub const SIDE: usize = 13;
    /// Places at each end (M1.3).
    pub const END: usize = 2;

    /// The place with this number.
    ///
    /// # Panics
    /// If the table has no such place.
    #[inline]
    pub const fn new(index: usize) -> Place {
        assert!(index < Place::COUNT, "the table has thirty places");
        Place(index as u8)
    }

    /// All thirty, clockwise.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT).map(Place::new)
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is at an end of the table, where nobody sits opposite (M1.3).
    pub const fn is_crossed(self) -> bool {
        PlaceSet::only(self).and(PlaceSet::SIDES).is_empty()
    }
}

impl TryFrom<u8> for Place {
    type Error = String;

    fn try_from(index: u8) -> Result<Place, String> {
        if (index as usize) < Place::COUNT { Ok(Place(index)) } else { Err(format!("the table has no place {index}")) }
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0
    }
}

/// Some of the thirty places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlaceSet(u32);

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);
    /// All thirty.
    pub const ALL: PlaceSet = PlaceSet((1 << Place::COUNT) - 1);
    /// The two long sides (M1.3): 0 to 12 and 15 to 27.
    pub const SIDES: PlaceSet = PlaceSet(0x1fff | 0x1fff << (Place::SIDE + Place::END));

    /// This place alone.
    #[inline]
    pub const fn only(place: Place) -> PlaceSet {
        PlaceSet(1 << place.0)
    }

    /// Whether the place is among them.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.0) != 0
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
    pub const fn and(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

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

    /// The first of them, by number.
    #[inline]
    pub const fn first(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(Place(self.0.trailing_zeros() as u8)) }
    }

    /// Those with a higher number.
    #[must_use]
    #[inline]
    pub const fn above(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 & !((2 << place.0) - 1))
    }

    /// The first of them clockwise from a place, which itself does not count.
    #[inline]
    pub const fn next_clockwise(self, from: Place) -> Option<Place> {
        let rest = PlaceSet(self.0 & !(1 << from.0));
        match rest.above(from).first() {
            Some(place) => Some(place),
            None => rest.first(),
        }
    }

    /// The first of them counter-clockwise from a place, which itself does not count.
    #[inline]
    pub const fn next_counter(self, from: Place) -> Option<Place> {
        let rest = self.0 & !(1 << from.0);
        let below = rest & ((1 << from.0) - 1);
        let of = if below == 0 { rest } else { below };
        if of == 0 { None } else { Some(Place(31 - of.leading_zeros() as u8)) }
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        places.into_iter().fold(PlaceSet::EMPTY, |set, place| set.or(PlaceSet::only(place)))
    }
}

impl IntoIterator for PlaceSet {
    type Item = Place;
    type IntoIter = Places;

    #[inline]
    fn into_iter(self) -> Places {
        Places(self.0)
    }
}

/// The places of a set, by number.
pub struct Places(u32);

impl Iterator for Places {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let place = Place(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}
