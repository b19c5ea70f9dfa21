use engine::{Seat, bit_set, named};

named! {
    /// One of a family's four tracks (P1.2).
    pub enum Track {
        /// Grey; tiles are feasts of the family.
        Reputation = "reputation",
        /// Red; tiles are people who owe the family.
        Influence = "influence",
        /// What the family business pays each round.
        Income = "income",
        /// What a friend can do.
        Favours = "favours",
    }
}

impl Track {
    /// The two that an event can turn into the knock-out track.
    pub const KNOCK_OUT: [Track; 2] = [Track::Reputation, Track::Influence];

    /// The track that breaks a tie of money: of reputation and influence the one that does not knock out (P8.4).
    pub const fn tie_break(knock_out: Option<Track>) -> Track {
        if matches!(knock_out, Some(Track::Reputation)) { Track::Influence } else { Track::Reputation }
    }

    /// The tiles on it, from the start on.
    pub const fn tiles(self) -> &'static [Tile] {
        match self {
            Track::Reputation => &[Tile::Wedding, Tile::Grandson, Tile::Birthday],
            Track::Influence => &[Tile::Cop, Tile::Judge, Tile::Senator],
            Track::Income | Track::Favours => &[],
        }
    }
}

named! {
    /// A tile that a family wins on reputation or influence and uses once (P6).
    pub enum Tile {
        /// A friend (P6.3).
        Wedding = "wedding",
        /// A roll for money (P6.3).
        Grandson = "grandson",
        /// A step on any track (P6.3).
        Birthday = "birthday",
        /// One die again (P6.4).
        Cop = "cop",
        /// The whole roll again (P6.5).
        Judge = "judge",
        /// A field of another colour (P6.6).
        Senator = "senator",
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

named! {
    /// What a friend can be given back for (P7.2), in the order of the track.
    pub enum Favour {
        /// A member out of the Hudson.
        Member = "member",
        /// A debt marker back.
        Debt = "debt",
        /// Steps on reputation or influence.
        Steps = "steps",
        /// Cash.
        Cash = "cash",
    }
}
