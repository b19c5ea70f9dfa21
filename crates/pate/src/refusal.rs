use engine::Refuse;

use crate::{Favour, Tile, Track};

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Something else is to be decided now, by this rule.
    NotNow(&'static str),
    /// The field must be used, by this rule.
    Compulsory(&'static str),
    /// Another family holds the district (P1.5).
    DistrictTaken,
    /// The car stands in its district (P3.2).
    Protected,
    /// The business belongs to the player; the rule that asks for another's.
    OwnBusiness(&'static str),
    /// Nobody holds the business; the rule that asks for a member there.
    EmptyBusiness(&'static str),
    /// Somebody holds the business (P5.10).
    OccupiedBusiness,
    /// It is not the player's own business (P3.12).
    NotOwnBusiness,
    /// The business has another number (P5.9).
    WrongNumber,
    /// A neutral member cannot be informed on (P5.10).
    NeutralMember,
    /// No debt marker left (P5.9).
    NoDebtMarker,
    /// No member in supply; the rule that needs one.
    NoMember(&'static str),
    /// The die lies in an earlier row (P4.1).
    DiePlaced,
    /// The die shows the hand, which can only go to Press (P4.2).
    ShowsHand,
    /// Row 1 asks for no colour (P6.6).
    NoColourInRowOne,
    /// The tile is not in hand (P6.1).
    NoTile(Tile),
    /// Out of turn only a reputation tile just won can be used (P6.1).
    TileNotFresh(Tile),
    /// There is no roll to repeat (P6.4, P6.5).
    NoRoll(Tile),
    /// No friend is left in Brooklyn (P6.3).
    NoFriendInBrooklyn,
    /// The marker is on the last step (P6.2).
    TrackEnded(Track),
    /// Favours belong to one's own turn (P7.1).
    NotOwnTurn,
    /// No friend to give back (P7.1).
    NoFriend,
    /// The favours marker is not that far (P7.1).
    FavourTooFar(Favour),
    /// The favours of this turn are used up (P7.1).
    FavoursUsedUp,
    /// None of the player's members is in the Hudson (P7.1).
    NobodyInHudson,
    /// Nobody there keeps a debt marker of the player (P7.1).
    NoMarkerThere,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::DiePlaced => "P4.1",
            Refusal::DistrictTaken => "P1.5",
            Refusal::Protected => "P3.2",
            Refusal::NotOwnBusiness => "P3.12",
            Refusal::WrongNumber | Refusal::NoDebtMarker => "P5.9",
            Refusal::OccupiedBusiness | Refusal::NeutralMember => "P5.10",
            Refusal::NotNow(rule)
            | Refusal::Compulsory(rule)
            | Refusal::OwnBusiness(rule)
            | Refusal::EmptyBusiness(rule)
            | Refusal::NoMember(rule) => rule,
            Refusal::ShowsHand => "P4.2",
            Refusal::NoColourInRowOne => "P6.6",
            Refusal::NoTile(_) | Refusal::TileNotFresh(_) => "P6.1",
            Refusal::NoRoll(Tile::Judge) => "P6.5",
            Refusal::NoRoll(_) => "P6.4",
            Refusal::NoFriendInBrooklyn => "P6.3",
            Refusal::TrackEnded(_) => "P6.2",
            Refusal::NotOwnTurn
            | Refusal::NoFriend
            | Refusal::FavourTooFar(_)
            | Refusal::FavoursUsedUp
            | Refusal::NobodyInHudson
            | Refusal::NoMarkerThere => "P7.1",
        }
    }
}
