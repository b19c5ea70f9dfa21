use engine::refusals;

use crate::{Favour, Tile, Track};

refusals! {
    /// Why a move is not possible.
    pub enum Refusal {
        /// Something else is to be decided now, by this rule.
        "not-now" => NotNow(rule: &'static str) by rule,
        /// The field must be used, by this rule.
        "compulsory" => Compulsory(rule: &'static str) by rule,
        /// Another family holds the district (P1.5).
        "district-taken" => DistrictTaken by "P1.5",
        /// The car stands in its district (P3.2).
        "protected" => Protected by "P3.2",
        /// The business belongs to the player; the rule that asks for another's.
        "own-business" => OwnBusiness(rule: &'static str) by rule,
        /// Nobody holds the business; the rule that asks for a member there.
        "empty-business" => EmptyBusiness(rule: &'static str) by rule,
        /// Somebody holds the business (P5.10).
        "occupied-business" => OccupiedBusiness by "P5.10",
        /// It is not the player's own business (P3.12).
        "not-own-business" => NotOwnBusiness by "P3.12",
        /// The business has another number (P5.9).
        "wrong-number" => WrongNumber by "P5.9",
        /// A neutral member cannot be informed on (P5.10).
        "neutral-member" => NeutralMember by "P5.10",
        /// No debt marker left (P5.9).
        "no-debt-marker" => NoDebtMarker by "P5.9",
        /// No member in supply; the rule that needs one.
        "no-member" => NoMember(rule: &'static str) by rule,
        /// The die lies in an earlier row (P4.1).
        "die-placed" => DiePlaced by "P4.1",
        /// The die shows the hand, which can only go to Press (P4.2).
        "shows-hand" => ShowsHand by "P4.2",
        /// Row 1 asks for no colour (P6.6).
        "no-colour-in-row-one" => NoColourInRowOne by "P6.6",
        /// The tile is not in hand (P6.1).
        "no-tile" => NoTile(tile: Tile) by "P6.1",
        /// Out of turn only a reputation tile just won can be used (P6.1).
        "tile-not-fresh" => TileNotFresh(tile: Tile) by "P6.1",
        /// There is no roll to repeat (P6.4, P6.5).
        "no-roll" => NoRoll(tile: Tile) by if tile == Tile::Judge { "P6.5" } else { "P6.4" },
        /// No friend is left in Brooklyn (P6.3).
        "no-friend-in-brooklyn" => NoFriendInBrooklyn by "P6.3",
        /// The marker is on the last step (P6.2).
        "track-ended" => TrackEnded(track: Track) by "P6.2",
        /// Favours belong to one's own turn (P7.1).
        "not-own-turn" => NotOwnTurn by "P7.1",
        /// No friend to give back (P7.1).
        "no-friend" => NoFriend by "P7.1",
        /// The favours marker is not that far (P7.1).
        "favour-too-far" => FavourTooFar(favour: Favour) by "P7.1",
        /// The favours of this turn are used up (P7.1).
        "favours-used-up" => FavoursUsedUp by "P7.1",
        /// None of the player's members is in the Hudson (P7.1).
        "nobody-in-hudson" => NobodyInHudson by "P7.1",
        /// Nobody there keeps a debt marker of the player (P7.1).
        "no-marker-there" => NoMarkerThere by "P7.1",
    }
}
