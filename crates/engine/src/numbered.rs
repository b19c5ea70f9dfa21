//! The small words that every game's vocabulary is made of: things that are counted or named, and sets of them. They are macros,
//! because each game adds what its own can do, and because everything must be `const`.

use std::fmt;
use std::marker::PhantomData;

use crate::{MAX_SEATS, Party, Seat};

/// One of a fixed number of things.
pub trait Element: Copy {
    /// How many there are.
    const COUNT: usize;

    /// Its number, from 0.
    fn index(self) -> usize;

    /// The one with this number, which is one of them.
    fn at(index: usize) -> Self;
}

impl Element for Seat {
    const COUNT: usize = MAX_SEATS;

    #[inline]
    fn index(self) -> usize {
        Seat::index(self)
    }

    #[inline]
    fn at(index: usize) -> Seat {
        Seat::new(index)
    }
}

/// How something is written in the notation of moves: as its word or its number.
pub trait Note {
    /// Writes it.
    ///
    /// # Errors
    /// Only if writing fails.
    fn note(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl Note for Seat {
    fn note(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.index())
    }
}

impl Note for Party {
    fn note(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Party::Seat(seat) => seat.note(to),
            Party::Bank => to.write_str("bank"),
        }
    }
}

impl Note for u8 {
    fn note(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{self}")
    }
}

/// The elements of a set, by number.
pub struct Elements<E> {
    bits: u32,
    of: PhantomData<E>,
}

impl<E> Elements<E> {
    /// The elements whose bits are set.
    #[inline]
    pub const fn of_bits(bits: u32) -> Elements<E> {
        Elements { bits, of: PhantomData }
    }
}

impl<E: Element> Iterator for Elements<E> {
    type Item = E;

    #[inline]
    fn next(&mut self) -> Option<E> {
        if self.bits == 0 {
            return None;
        }
        let element = E::at(self.bits.trailing_zeros() as usize);
        self.bits &= self.bits - 1;
        Some(element)
    }
}

/// Declares a thing that a game counts, such as a field of its board: a number from 0 that is always below a limit. The notation of
/// moves writes its number, or what the game makes of it: `noted by hand`.
///
/// ```
/// engine::numbered! {
///     /// A field of the street.
///     pub struct Field(12), "the street has no field";
/// }
/// assert_eq!(Field::new(11).index(), 11);
/// assert_eq!(Field::try_from(12), Err("the street has no field 12".to_owned()));
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$about:meta])* $vis:vis struct $name:ident($count:expr), $missing:literal;) => {
        $crate::numbered! { $(#[$about])* $vis struct $name($count), $missing, noted by hand; }

        impl $crate::Note for $name {
            fn note(&self, to: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(to, "{}", self.0)
            }
        }
    };
    ($(#[$about:meta])* $vis:vis struct $name:ident($count:expr), $missing:literal, noted by hand;) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        $vis struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this number.
            ///
            /// # Panics
            /// If there is none; numbers from outside go through `TryFrom`.
            #[inline]
            pub const fn new(index: usize) -> $name {
                assert!(index < $name::COUNT, $missing);
                $name(index as u8)
            }

            /// All of them, by number.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$name::COUNT as u8).map($name)
            }

            /// Its number, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Element for $name {
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn at(index: usize) -> $name {
                $name(index as u8)
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(index: u8) -> Result<$name, String> {
                if (index as usize) < $name::COUNT { Ok($name(index)) } else { Err(format!("{} {index}", $missing)) }
            }
        }

        impl From<$name> for u8 {
            fn from(it: $name) -> u8 {
                it.0
            }
        }
    };
}

/// Declares things that have names, such as the cards of a game: each with the word for it in notation, editions and message keys.
///
/// ```
/// engine::named! {
///     /// A die, by its colour.
///     pub enum Die {
///         /// It is black.
///         Black = "black",
///         /// It is white.
///         White = "white",
///     }
/// }
/// assert_eq!(Die::ALL.map(Die::word), ["black", "white"]);
/// assert_eq!((Die::White.index(), "white".parse()), (1, Ok(Die::White)));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $vis:vis enum $name:ident { $($(#[$what:meta])* $one:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        $vis enum $name { $($(#[$what])* $one,)+ }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($word),+].len();

            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$one),+];

            /// The word for it in notation, editions and message keys.
            pub const fn word(self) -> &'static str {
                match self { $($name::$one => $word),+ }
            }

            /// Its number, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Element for $name {
            const COUNT: usize = $name::COUNT;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(index: usize) -> $name {
                $name::ALL[index]
            }
        }

        impl $crate::Note for $name {
            fn note(&self, to: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                to.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            fn from_str(word: &str) -> Result<$name, ()> {
                $name::ALL.into_iter().find(|one| one.word() == word).ok_or(())
            }
        }
    };
}

/// Declares a set of things that are counted, a bit for each: plain, small, quick.
///
/// ```
/// engine::numbered! {
///     /// A field of the street.
///     pub struct Field(12), "the street has no field";
/// }
/// engine::bit_set! {
///     /// Some of the fields.
///     pub struct FieldSet(u16) of Field;
/// }
/// let ends = FieldSet::only(Field::new(0)).with(Field::new(11));
/// assert_eq!(ends.into_iter().map(Field::index).collect::<Vec<_>>(), [0, 11]);
/// assert_eq!(FieldSet::ALL.minus(ends).len(), 10);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$about:meta])* $vis:vis struct $set:ident($bits:ty) of $element:ident;) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        $vis struct $set($bits);

        impl $set {
            /// None of them.
            pub const EMPTY: $set = $set(0);
            /// All of them.
            pub const ALL: $set = $set(<$bits>::MAX >> (<$bits>::BITS as usize - $element::COUNT));

            /// This one alone.
            #[inline]
            pub const fn only(one: $element) -> $set {
                $set(1 << one.index())
            }

            /// Whether it is among them.
            #[inline]
            pub const fn contains(self, one: $element) -> bool {
                self.0 & (1 << one.index()) != 0
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

            /// The same with one more.
            #[must_use]
            #[inline]
            pub const fn with(self, one: $element) -> $set {
                $set(self.0 | 1 << one.index())
            }

            /// The same without one.
            #[must_use]
            #[inline]
            pub const fn without(self, one: $element) -> $set {
                $set(self.0 & !(1 << one.index()))
            }

            /// Those in both.
            #[must_use]
            #[inline]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Those in either.
            #[must_use]
            #[inline]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Those that are not in the other.
            #[must_use]
            #[inline]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Offers a move for each thing that there is: legal for those in the set, refused for the others.
            #[inline]
            pub fn offer<G: $crate::Game, O: $crate::Offer<G>>(
                self,
                offer: &mut O,
                make: impl Fn($element) -> G::Move,
                why_not: impl Fn($element) -> G::Refusal,
            ) {
                for one in if O::REASONS { $set::ALL } else { self } {
                    if self.contains(one) {
                        offer.legal(make(one));
                    } else {
                        offer.refused(make(one), || why_not(one));
                    }
                }
            }

            /// The first of them, by number.
            #[inline]
            pub fn first(self) -> Option<$element> {
                self.into_iter().next()
            }
        }

        impl IntoIterator for $set {
            type Item = $element;
            type IntoIter = $crate::Elements<$element>;

            #[inline]
            fn into_iter(self) -> $crate::Elements<$element> {
                $crate::Elements::of_bits(self.0 as u32)
            }
        }

        impl FromIterator<$element> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $element>>(all: I) -> $set {
                all.into_iter().fold($set::EMPTY, $set::with)
            }
        }
    };
}
