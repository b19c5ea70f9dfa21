use std::fmt;

use serde::{Deserialize, Serialize};

/// The largest table of any game.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from the start player, who has seat 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The start player.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number.
    ///
    /// # Panics
    /// If no table has so many seats; numbers from outside go through `TryFrom`.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Seat(index as u8)
    }

    /// The number of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, clockwise from the start player.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        debug_assert!(players <= MAX_SEATS);
        (0..players as u8).map(Seat)
    }

    /// The neighbour to the left, who comes next clockwise.
    #[must_use]
    pub const fn left(self, players: usize) -> Seat {
        Seat(if self.0 as usize + 1 == players { 0 } else { self.0 + 1 })
    }

    /// The neighbour to the right, who comes next counter-clockwise.
    #[must_use]
    pub const fn right(self, players: usize) -> Seat {
        Seat(if self.0 == 0 { players as u8 } else { self.0 } - 1)
    }

    /// All seats of a table, clockwise from this one.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        debug_assert!(players <= MAX_SEATS);
        let (start, players) = (self.0, players as u8);
        (start..start + players).map(move |index| Seat(if index < players { index } else { index - players }))
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        if (index as usize) < MAX_SEATS { Ok(Seat(index)) } else { Err(format!("no table has a seat {index}")) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Who looks. What a viewer may know decides what leaves the engine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, with what that player knows.
    Seat(Seat),
    /// Somebody who watches a running game: the strictest view.
    Spectator,
    /// Anybody, after the end: nothing is secret any more.
    Everyone,
}

impl Viewer {
    /// Whether this viewer may know what `seat` knows.
    pub fn knows_what(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Everyone => true,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("a spectator"),
            Viewer::Everyone => f.write_str("everyone"),
        }
    }
}

/// Who pays, is paid or keeps something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// A player.
    Seat(Seat),
    /// The bank.
    Bank,
}
