use engine::{Party, Seat};
use serde::{Deserialize, Serialize};

use crate::{Business, Card, Colour, Die, District, Face, Family, Favour, Field, Spot, Tile, Track};

/// Where a member can be (P9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// On a business.
    Field(Field),
    /// With its family.
    Supply,
    /// In prison.
    Tombs,
    /// At the bottom of the river.
    Hudson,
    /// Out of the game; neutral members only.
    Gone,
}

/// What money is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Income of the family business (P2.2, P8.2).
    Income,
    /// Businesses of a kind (P5.1).
    Business(Business),
    /// An event card.
    Card(Card),
    /// A field of the tableau.
    Spot(Spot),
    /// The Grandson (P6.3).
    Grandson,
    /// A step past the end of a track (P6.2).
    TrackEnd(Track),
    /// The favour of cash (P7.2).
    Favour,
    /// Businesses at the end (P8.2).
    EndBusinesses,
    /// Bail at the end (P8.2).
    EndPrisoners,
    /// Debts at the end (P8.3).
    EndDebts,
}

impl Cause {
    /// The word for it in message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Income => "income",
            Cause::Business(_) => "business",
            Cause::Card(_) => "card",
            Cause::Spot(_) => "spot",
            Cause::Grandson => "grandson",
            Cause::TrackEnd(_) => "track-end",
            Cause::Favour => "favour",
            Cause::EndBusinesses => "end-businesses",
            Cause::EndPrisoners => "end-prisoners",
            Cause::EndDebts => "end-debts",
        }
    }
}

/// Something that happened. Nothing in Der Pate happens in secret, so everybody hears everything (P1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Event {
    /// The car was put on the street (P1.5).
    CarPlaced { seat: Seat, field: Field },
    /// A family occupied a district; a neutral one does so by itself (P1.5).
    DistrictTaken { family: Family, district: District },
    /// A round began (P2.1).
    RoundBegan { round: u8 },
    /// An event card was turned (P3.1).
    CardTurned { card: Card },
    /// An event marker moved (P3.1).
    MarkerMoved { colour: Colour, to: u8 },
    /// The knock-out track is decided (P3.1).
    KnockOutDecided { track: Track },
    /// The car drove on (P3.2, P5.4).
    CarDrove { to: Field },
    /// The start player's die for the anonymous tip (P3.18).
    TipRolled { face: Face },
    /// A player's turn began (P4.1).
    TurnBegan { seat: Seat },
    /// A die was rolled (P4.1).
    Rolled { die: Die, face: Face },
    /// A die was laid on the tableau; `used` tells whether its field is used (P4.1).
    Placed { seat: Seat, die: Die, face: Face, row: u8, spot: Spot, used: bool },
    /// A die was laid where it does nothing.
    NoEffect { spot: Spot },
    /// A business is taken over (P5.9, P3.16).
    TookOver { seat: Seat, field: Field, from: Family },
    /// Somebody did without what was offered.
    Passed { seat: Seat },
    /// Money changed hands (P9.4).
    Paid { from: Party, to: Party, amount: i32, cause: Cause },
    /// A marker moved on a track.
    Stepped { seat: Seat, track: Track, to: u8 },
    /// A tile was won (P6.1).
    TileWon { seat: Seat, tile: Tile },
    /// A tile was used and left the game (P6.1).
    TileUsed { seat: Seat, tile: Tile },
    /// A tile was kept for later (P6.1).
    TilesKept { seat: Seat },
    /// The Grandson's die (P6.3).
    GrandsonRolled { seat: Seat, face: Face },
    /// A favour was used (P7.1).
    FavourUsed { seat: Seat, favour: Favour },
    /// A member went somewhere (P9.1).
    MemberMoved { family: Family, from: Whereabouts, to: Whereabouts },
    /// A debt marker was given to somebody (P9.2).
    DebtGiven { seat: Seat, to: Party },
    /// A debt marker came back (P9.2).
    DebtReturned { seat: Seat, from: Party },
    /// A friend came from Brooklyn (P9.3).
    FriendWon { seat: Seat },
    /// A friend went back to Brooklyn (P7.1, P9.3).
    FriendSpent { seat: Seat },
    /// Somebody is not on the last step of the knock-out track and is out (P8.1).
    KnockedOut { seat: Seat },
    /// The game is over (P8.4).
    Ended,
}
