use serde::{Deserialize, Serialize};

/// What a gangster is (M1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Role {
    /// Collects wherever he sits (M2.3).
    Boss,
    /// Revolver Robbie shoots (M3.3).
    Robbie,
    /// Jack Stiletto stabs (M3.2).
    Jack,
    /// Strong Henkie sits there.
    Henkie,
}

impl Role {
    /// All four.
    pub const ALL: [Role; 4] = [Role::Boss, Role::Robbie, Role::Jack, Role::Henkie];

    /// The word for it in editions, notation and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Boss => "boss",
            Role::Robbie => "robbie",
            Role::Jack => "jack",
            Role::Henkie => "henkie",
        }
    }

    /// The role with this word.
    pub fn from_word(word: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.word() == word)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
