use std::{
    collections::HashMap,
    fmt::{Debug, Display},
    hash::Hash,
};

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
