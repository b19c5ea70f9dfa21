use std::{
    collections::HashMap,
    fmt::{self, Debug, Display},
    hash::Hash,
};

use crate::{Element, Note};

/// Something that a seat or the house does, with a number of its own that never changes.
///
/// `Display` gives the short notation that records are written in; it can be read back by [`Notation`].
pub trait Action: Copy + Ord + Hash + Debug + Display + Send + Sync + 'static {
    /// The size of the action space: numbers run from 0 to one less.
    const COUNT: u16;

    /// The action's number.
    fn number(self) -> u16;

    /// The action with this number.
    fn from_number(number: u16) -> Option<Self>;

    /// Every action, in the order of their numbers.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_number)
    }
}

/// Reads actions back from their notation.
pub struct Notation<A> {
    by_text: HashMap<String, A>,
}

impl<A: Action> Notation<A> {
    /// The notation of a whole action space.
    #[inline(never)]
    pub fn new() -> Notation<A> {
        Notation { by_text: A::all().map(|action| (action.to_string(), action)).collect() }
    }

    /// The action that is written this way.
    pub fn read(&self, text: &str) -> Option<A> {
        self.by_text.get(text).copied()
    }
}

impl<A: Action> Default for Notation<A> {
    fn default() -> Notation<A> {
        Notation::new()
    }
}

/// What comes with an action: nothing, one thing or two, each one of a fixed number.
pub trait Parts {
    /// How many there are.
    const COUNT: usize;

    /// Their number among all of them.
    fn index(self) -> usize;

    /// Those with this number.
    fn at(index: usize) -> Self;
}

impl Parts for () {
    const COUNT: usize = 1;

    #[inline]
    fn index(self) -> usize {
        0
    }

    #[inline]
    fn at(_: usize) {}
}

impl<A: Element> Parts for (A,) {
    const COUNT: usize = A::COUNT;

    #[inline]
    fn index(self) -> usize {
        self.0.index()
    }

    #[inline]
    fn at(index: usize) -> (A,) {
        (A::at(index),)
    }
}

impl<A: Element, B: Element> Parts for (A, B) {
    const COUNT: usize = A::COUNT * B::COUNT;

    #[inline]
    fn index(self) -> usize {
        self.0.index() * B::COUNT + self.1.index()
    }

    #[inline]
    fn at(index: usize) -> (A, B) {
        (A::at(index / B::COUNT), B::at(index % B::COUNT))
    }
}

/// The place of something in a list that holds it.
#[inline]
pub fn place_in<T: PartialEq>(list: &[T], wanted: &T) -> usize {
    list.iter().position(|one| one == wanted).expect("an action is made of what it can be made of")
}

/// Writes a part of an action as the notation does.
pub struct Noted<'a, T>(pub &'a T);

impl<T: Note> Display for Noted<'_, T> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.note(to)
    }
}

/// Declares an action space: what can be done, the number at which each kind begins, and its notation. Numbers never change; new kinds
/// go behind the last. Where not every thing of a type will do, `in` lists those that will.
///
/// ```
/// use engine::{Action, Seat, actions};
///
/// actions! {
///     /// What a player can do.
///     pub enum Move(11) {
///         /// Take so many coins.
///         0 "take {coins}" => Take(coins: u8) in [1, 2, 3],
///         /// Give a coin to somebody.
///         3 "give to {to}" => Give(to: Seat),
///         /// Do nothing.
///         9 "pass" => Pass,
///         /// Leave.
///         10 "leave" => Leave,
///     }
/// }
/// assert_eq!(Move::Take(2).number(), 1);
/// assert_eq!(Move::from_number(4), Some(Move::Give(Seat::new(1))));
/// assert_eq!(Move::Give(Seat::new(1)).to_string(), "give to 1");
/// assert!(Move::all().eq((0..11).filter_map(Move::from_number)));
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident($count:literal) {
            $(
                $(#[$what:meta])*
                $first:literal $text:literal => $kind:ident $(($($part:ident: $type:ty),+))? $(in $list:expr)?,
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name {
            $($(#[$what])* $kind $(($($type),+))?,)+
        }

        impl $crate::Action for $name {
            const COUNT: u16 = $count;

            #[inline]
            fn number(self) -> u16 {
                match self {
                    $($name::$kind $(($($part),+))? => {
                        $first + $crate::actions!(@index ($($($part: $type),+)?) $($list)?) as u16
                    })+
                }
            }

            fn from_number(number: u16) -> Option<$name> {
                $(
                    let count = $crate::actions!(@count ($($($type),+)?) $($list)?) as u16;
                    if let Some(at) = number.checked_sub($first).filter(|at| *at < count) {
                        return Some($crate::actions!(@at ($name $kind at) ($($($part: $type),+)?) $($list)?));
                    }
                )+
                None
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, to: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($name::$kind $(($($part),+))? => write!(to, $text $($(, $part = $crate::Noted($part))+)?),)+
                }
            }
        }
    };
    (@index ($($part:ident: $type:ty),*)) => { <($($type,)*) as $crate::Parts>::index(($($part,)*)) };
    (@index ($part:ident: $type:ty) $list:expr) => { $crate::place_in(&$list, &$part) };
    (@index ($($part:ident: $type:ty),+) $list:expr) => { $crate::place_in(&$list, &($($part),+)) };
    (@count ($($type:ty),*)) => { <($($type,)*) as $crate::Parts>::COUNT };
    (@count ($($type:ty),*) $list:expr) => { $list.len() };
    (@at ($name:ident $kind:ident $at:ident) ()) => { $name::$kind };
    (@at ($name:ident $kind:ident $at:ident) ($($part:ident: $type:ty),+)) => {{
        let ($($part,)+) = <($($type,)+) as $crate::Parts>::at($at as usize);
        $name::$kind($($part),+)
    }};
    (@at ($name:ident $kind:ident $at:ident) ($part:ident: $type:ty) $list:expr) => { $name::$kind($list[$at as usize]) };
    (@at ($name:ident $kind:ident $at:ident) ($($part:ident: $type:ty),+) $list:expr) => {{
        let ($($part),+) = $list[$at as usize];
        $name::$kind($($part),+)
    }};
}
