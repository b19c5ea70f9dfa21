use engine::{Element, Seat, bit_set};
use serde::{Deserialize, Serialize};

/// One of a family's four tracks (P1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Track {
    /// Grey; tiles are feasts of the family.
    Reputation,
    /// Red; tiles are people who owe the family.
    Influence,
    /// What the family business pays each round.
    Income,
    /// What a friend can do.
    Favours,
}

impl Track {
    /// All four.
    pub const ALL: [Track; 4] = [Track::Reputation, Track::Influence, Track::Income, Track::Favours];
    /// The two that an event can turn into the knock-out track.
    pub const KNOCK_OUT: [Track; 2] = [Track::Reputation, Track::Influence];

    /// The word for it in notation and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Track::Reputation => "reputation",
            Track::Influence => "influence",
            Track::Income => "income",
            Track::Favours => "favours",
        }
    }

    /// The other one of reputation and influence: the first tie-break if this one knocks out (P8.4).
    #[must_use]
    pub const fn other(self) -> Track {
        if matches!(self, Track::Reputation) { Track::Influence } else { Track::Reputation }
    }

    /// The tiles on it, from the start on.
    pub const fn tiles(self) -> &'static [Tile] {
        match self {
            Track::Reputation => &[Tile::Wedding, Tile::Grandson, Tile::Birthday],
            Track::Influence => &[Tile::Cop, Tile::Judge, Tile::Senator],
            Track::Income | Track::Favours => &[],
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A tile that a family wins on reputation or influence and uses once (P6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Tile {
    /// A friend (P6.3).
    Wedding,
    /// A roll for money (P6.3).
    Grandson,
    /// A step on any track (P6.3).
    Birthday,
    /// One die again (P6.4).
    Cop,
    /// The whole roll again (P6.5).
    Judge,
    /// A field of another colour (P6.6).
    Senator,
}

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All six, in the order of the tracks.
    pub const ALL: [Tile; Tile::COUNT] = [Tile::Wedding, Tile::Grandson, Tile::Birthday, Tile::Cop, Tile::Judge, Tile::Senator];

    /// The word for it in notation and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Tile::Wedding => "wedding",
            Tile::Grandson => "grandson",
            Tile::Birthday => "birthday",
            Tile::Cop => "cop",
            Tile::Judge => "judge",
            Tile::Senator => "senator",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Element for Tile {
    #[inline]
    fn at(index: usize) -> Tile {
        Tile::ALL[index]
    }
}

bit_set! {
    /// Some of the six tiles.
    pub struct TileSet(u8) of Tile;
}

/// Tiles that each seat has just won and may use before anything else (P6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct FreshTiles([TileSet; 4]);

impl FreshTiles {
    /// Whether nobody is asked. Looked at after every move, so it is one comparison, not four.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        u32::from_le_bytes([a.0, b.0, c.0, d.0]) == 0
    }

    #[inline]
    pub(crate) const fn of(self, seat: Seat) -> TileSet {
        self.0[seat.index()]
    }

    #[inline]
    pub(crate) const fn set(&mut self, seat: Seat, tiles: TileSet) {
        self.0[seat.index()] = tiles;
    }
}

/// What a friend can be given back for (P7.2), in the order of the track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Favour {
    /// A member out of the Hudson.
    Member,
    /// A debt marker back.
    Debt,
    /// Steps on reputation or influence.
    Steps,
    /// Cash.
    Cash,
}

impl Favour {
    /// All four.
    pub const ALL: [Favour; 4] = [Favour::Member, Favour::Debt, Favour::Steps, Favour::Cash];

    /// The word for it in editions, notation and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Favour::Member => "member",
            Favour::Debt => "debt",
            Favour::Steps => "steps",
            Favour::Cash => "cash",
        }
    }
}
