use std::fmt;

use engine::{Note, bit_set, named};
use serde::{Deserialize, Serialize};

named! {
    /// One of the four dice (P1.9). Its colour decides where it can go in rows 2 to 4.
    pub enum Die {
        /// The black die.
        Black = "black",
        /// The white die.
        White = "white",
        /// The grey die.
        Grey = "grey",
        /// The red die.
        Red = "red",
    }
}

/// What a die shows: 1 to 5 pips or the puppet hand (P1.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

impl Face {
    /// The puppet hand.
    pub const HAND: Face = Face(6);
    /// The six faces of a die.
    pub const ALL: [Face; 6] = [Face(1), Face(2), Face(3), Face(4), Face(5), Face::HAND];

    /// A face with 1 to 5 pips.
    ///
    /// # Panics
    /// If there is no such face.
    pub const fn pips(pips: u8) -> Face {
        assert!(1 <= pips && pips <= 5, "a die has faces 1 to 5 and the hand");
        Face(pips)
    }

    /// The number of pips; `None` for the hand.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        if self.0 < 6 { Some(self.0) } else { None }
    }
}

impl TryFrom<u8> for Face {
    type Error = String;

    fn try_from(face: u8) -> Result<Face, String> {
        if (1..=6).contains(&face) { Ok(Face(face)) } else { Err(format!("a die has no face {face}")) }
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

impl fmt::Display for Face {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(pips) => write!(to, "{pips}"),
            None => to.write_str("hand"),
        }
    }
}

impl Note for Face {
    fn note(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{self}")
    }
}

bit_set! {
    /// Some of the four dice, in the order of rolling.
    pub struct DieSet(u8) of Die;
}
