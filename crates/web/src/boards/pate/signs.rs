//! The symbol of everything in Der Pate.

use pate::{Business, Cause, Event, Face, Favour, Spot, Tile, Track, Whereabouts};

/// The symbol beside a line of the log.
pub(super) fn symbol_of(report: &Event) -> &'static str {
    match *report {
        Event::CarPlaced { .. } | Event::CarDrove { .. } => "sedan",
        Event::DistrictTaken { .. } => "citymap",
        Event::RoundBegan { .. } => "ui-clock",
        Event::CardTurned { .. } | Event::MarkerMoved { .. } => "newspaper",
        Event::TipRolled { .. } | Event::Rolled { .. } | Event::GrandsonRolled { .. } => "pip-5",
        Event::TurnBegan { .. } => "ui-turn",
        Event::Placed { spot, .. } | Event::NoEffect { spot } => spot_symbol(spot),
        Event::TookOver { .. } => "takeover",
        Event::Paid { cause: Cause::Income, .. } => "track-income",
        Event::Paid { .. } => "money",
        Event::Stepped { track, .. } => track_symbol(track),
        Event::TileWon { tile, .. } | Event::TileUsed { tile, .. } => tile_symbol(tile),
        Event::FavourUsed { .. } => "track-favours",
        Event::MemberMoved { to: Whereabouts::Tombs, .. } => "bars",
        Event::MemberMoved { to: Whereabouts::Hudson, .. } => "waves",
        Event::MemberMoved { .. } => "hat-side",
        Event::DebtGiven { .. } | Event::DebtReturned { .. } => "iou",
        Event::FriendWon { .. } | Event::FriendSpent { .. } => "friend",
        Event::KnockOutDecided { .. } | Event::KnockedOut { .. } => "tombstone",
        Event::Passed { .. } | Event::TilesKept { .. } => "ui-skip",
        Event::Ended => "ui-check",
    }
}

pub(super) const fn spot_symbol(spot: Spot) -> &'static str {
    match spot {
        Spot::Business(business) => business_symbol(business),
        Spot::Press => "newspaper",
        Spot::Reputation => "track-reputation",
        Spot::Influence => "track-influence",
        Spot::Visit => "sedan",
        Spot::Cash => "money",
        Spot::Assembly => "iou",
        Spot::Raid => "siren",
        Spot::Takeover => "takeover",
        Spot::Friend => "friend",
        Spot::Consigliere => "consigliere",
        Spot::Prosecutor => "prosecutor",
        Spot::Informer => "informer",
        Spot::Banker => "banker",
    }
}

pub(super) const fn business_symbol(business: Business) -> &'static str {
    match business {
        Business::Protection => "biz-protection",
        Business::Smuggling => "biz-smuggling",
        Business::Bookmakers => "biz-bookmaker",
        Business::Loans => "biz-loans",
        Business::Gambling => "biz-gambling",
    }
}

pub(super) const fn track_symbol(track: Track) -> &'static str {
    match track {
        Track::Reputation => "track-reputation",
        Track::Influence => "track-influence",
        Track::Income => "track-income",
        Track::Favours => "track-favours",
    }
}

pub(super) const fn tile_symbol(tile: Tile) -> &'static str {
    match tile {
        Tile::Wedding => "tile-wedding",
        Tile::Grandson => "tile-grandson",
        Tile::Birthday => "tile-birthday",
        Tile::Cop => "tile-cop",
        Tile::Judge => "tile-judge",
        Tile::Senator => "tile-senator",
    }
}

pub(super) const fn favour_symbol(favour: Favour) -> &'static str {
    match favour {
        Favour::Member => "waves",
        Favour::Debt => "iou",
        Favour::Steps => "track-reputation",
        Favour::Cash => "money",
    }
}

pub(super) fn pip_symbol(face: Face) -> String {
    format!("pip-{face}")
}
