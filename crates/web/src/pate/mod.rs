//! Der Pate's table: the ledger of dice, southern Manhattan, the tracks, the event, what the families have.

mod board;
mod event;
mod household;
mod ledger;
mod map;
mod reckoning;
mod tools;
mod tracks;
mod turn;

use maud::{Markup, html};
use pate::{Cause, Die, Event, Pate, Setup, Spot, Tile, Whereabouts};
use table::{Message, Seat};

use crate::parts::Badge;
use crate::{Desk, Drawn, Household, Scene};
use board::Board;

impl Drawn for Pate {
    const CLASS: &'static str = "pate";
    const SYMBOL: &'static str = "sedan";

    fn badge(setup: &Setup, seat: Seat) -> Badge {
        let families = &setup.edition.families;
        families.get(seat.index()).map(|family| Badge::new(&family.name, &family.colour, &family.sign)).unwrap_or_default()
    }

    fn headline(scene: &Scene<'_, Pate>, desk: &Desk<'_>) -> String {
        Board::new(scene, desk).headline()
    }

    fn others_question(scene: &Scene<'_, Pate>, desk: &Desk<'_>) -> Option<String> {
        Board::new(scene, desk).others_question()
    }

    fn household(scene: &Scene<'_, Pate>, seat: Seat, desk: &Desk<'_>) -> Household {
        Board::new(scene, desk).household(seat)
    }

    fn draw_board(scene: &Scene<'_, Pate>, desk: &Desk<'_>) -> Markup {
        let board = Board::new(scene, desk);
        html! { (board.tabs()) (board.ledger()) (board.city()) (board.tracks()) }
    }

    fn tools(scene: &Scene<'_, Pate>, desk: &Desk<'_>) -> Markup {
        Board::new(scene, desk).tools()
    }

    fn reckoning(scene: &Scene<'_, Pate>, desk: &Desk<'_>) -> Markup {
        Board::new(scene, desk).reckoning()
    }

    fn symbol_of(report: &Event) -> &'static str {
        symbol_of(report)
    }

    fn told_together(before: &Event, after: &Event) -> bool {
        matches!((before, after), (Event::Rolled { .. }, Event::Rolled { .. }))
    }
}

fn symbol_of(report: &Event) -> &'static str {
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

const fn spot_symbol(spot: Spot) -> &'static str {
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

const fn business_symbol(business: pate::Business) -> &'static str {
    match business {
        pate::Business::Protection => "biz-protection",
        pate::Business::Smuggling => "biz-smuggling",
        pate::Business::Bookmakers => "biz-bookmaker",
        pate::Business::Loans => "biz-loans",
        pate::Business::Gambling => "biz-gambling",
    }
}

const fn track_symbol(track: pate::Track) -> &'static str {
    match track {
        pate::Track::Reputation => "track-reputation",
        pate::Track::Influence => "track-influence",
        pate::Track::Income => "track-income",
        pate::Track::Favours => "track-favours",
    }
}

const fn tile_symbol(tile: Tile) -> &'static str {
    match tile {
        Tile::Wedding => "tile-wedding",
        Tile::Grandson => "tile-grandson",
        Tile::Birthday => "tile-birthday",
        Tile::Cop => "tile-cop",
        Tile::Judge => "tile-judge",
        Tile::Senator => "tile-senator",
    }
}

const fn favour_symbol(favour: pate::Favour) -> &'static str {
    match favour {
        pate::Favour::Member => "waves",
        pate::Favour::Debt => "iou",
        pate::Favour::Steps => "track-reputation",
        pate::Favour::Cash => "money",
    }
}

const fn pip_symbol(face: pate::Face) -> &'static str {
    match face.number() {
        Some(1) => "pip-1",
        Some(2) => "pip-2",
        Some(3) => "pip-3",
        Some(4) => "pip-4",
        Some(_) => "pip-5",
        None => "pip-hand",
    }
}

/// The class of a die's colour in the style sheet.
const fn die_class(die: Die) -> &'static str {
    match die {
        Die::Black => "die-black",
        Die::White => "die-white",
        Die::Grey => "die-grey",
        Die::Red => "die-red",
    }
}

/// The order in which the tableau shows the colours (P5.10).
const TABLEAU_ORDER: [Die; 4] = [Die::Grey, Die::Red, Die::Black, Die::White];

fn word_of(kind: &str, word: &str) -> Message {
    Message::new(format!("{kind}-{word}"))
}
