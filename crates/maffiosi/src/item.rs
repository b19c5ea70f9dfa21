use serde::{Deserialize, Serialize};

/// What lies on the table before a place (M1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Item {
    /// Whoever sits there can shoot (M3.3).
    Revolver,
    /// Whoever sits there can stab (M3.2).
    Knife,
    /// Whoever sits there can be put to sleep (M3.7).
    Drink,
    /// A business (M2.3).
    Cafe,
    /// A business (M2.3).
    Restaurant,
    /// A business (M2.3).
    Gambling,
    /// Doubles the takings (M2.3).
    Register,
    /// Nothing.
    Bare,
}

impl Item {
    /// All eight.
    pub const ALL: [Item; 8] =
        [Item::Revolver, Item::Knife, Item::Drink, Item::Cafe, Item::Restaurant, Item::Gambling, Item::Register, Item::Bare];

    /// The kinds of business, of which a pair is a monopoly (M2.3).
    pub const BUSINESSES: [Item; 3] = [Item::Cafe, Item::Restaurant, Item::Gambling];

    /// The word for it in editions and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Item::Revolver => "revolver",
            Item::Knife => "knife",
            Item::Drink => "drink",
            Item::Cafe => "cafe",
            Item::Restaurant => "restaurant",
            Item::Gambling => "gambling",
            Item::Register => "register",
            Item::Bare => "bare",
        }
    }
}
