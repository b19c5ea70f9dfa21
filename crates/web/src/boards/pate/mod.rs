//! Der Pate's table: the ledger of dice, southern Manhattan, the tracks, the event, what the families have.

mod board;
mod event;
mod household;
mod ledger;
mod lesson;
mod map;
mod reckoning;
mod signs;
mod tools;
mod tracks;

use engine::Seat;
use pate::{Business, Cause, Die, District, Event, Field, Move, Party, Pate, Setup};

use super::{Folder, count_item, sheets, word_of};
use crate::Drawn;
use crate::assets::{Asset, picture};
use crate::parts::Badge;
use board::Board;
use tracks::PRESS;

/// The names of what shows on the board what it is about while it is pointed at.
fn pointed_at() -> Vec<String> {
    let businesses = Business::ALL.iter().map(|kind| format!("f1-{}", kind.word()));
    let fields = [PRESS, "f2-reputation f2-influence f2-visit f3-raid f3-takeover"];
    let fields = fields.into_iter().flat_map(str::split_whitespace).map(str::to_owned);
    let places = (0..Field::COUNT).flat_map(|index| [format!("place-{index}"), format!("pick-{index}")]);
    let districts = (0..District::COUNT).flat_map(|index| [format!("place-q{index}"), format!("pick-q{index}")]);
    businesses.chain(fields).chain(places).chain(districts).collect()
}

/// Manhattan at night.
static CARD: Asset = picture("pate.svg", include_str!("card.svg"));

/// Southern Manhattan without anybody in it.
static CITY: Asset = picture("city.svg", include_str!("city.svg"));

static FOLDER: Folder = Folder {
    symbol: "sedan",
    luck: "dice",
    players: "families",
    style: || {
        sheets!["page" "dice" "ledger" "city" "tracks" "dock" "strip" "desk" "narrow" "phone" "tablet" "landscape" "screen"]
            + &map::places_style()
    },
    pointed_at,
    texts: engine::texts!("texts"),
    card: Some(&CARD),
    board: Some(&CITY),
    signs: &[
        ("shopfront", "pate-businesses"),
        ("sedan", "pate-car"),
        ("tombs", "pate-tombs"),
        ("waves", "pate-hudson"),
        ("track-reputation", "pate-tracks"),
        ("newspaper", "pate-event"),
        ("friend", "pate-friends"),
    ],
    lesson: Some(&lesson::LESSON),
};

impl Drawn for Pate {
    type Board<'a> = Board<'a>;

    fn folder() -> &'static Folder {
        &FOLDER
    }

    fn badge(setup: &Setup, seat: Seat) -> Badge {
        let family = &setup.edition.families[seat.index()];
        Badge::new(&family.name, &family.colour, &family.sign)
    }

    fn declines(mv: Move) -> bool {
        matches!(mv, Move::Pass | Move::Keep)
    }

    fn befalls(report: &Event, seat: Seat) -> bool {
        match *report {
            // Income comes to everybody in every round.
            Event::Paid { cause: Cause::Income, .. } => false,
            Event::Paid { from, to, .. } => [from, to].contains(&Party::Seat(seat)),
            Event::MemberMoved { family, .. } | Event::TookOver { from: family, .. } => family == seat.into(),
            Event::DebtGiven { seat: of, to: keeper } | Event::DebtReturned { seat: of, from: keeper } => {
                of == seat || keeper == Party::Seat(seat)
            }
            Event::Stepped { seat: of, .. }
            | Event::TileWon { seat: of, .. }
            | Event::FriendWon { seat: of }
            | Event::FriendSpent { seat: of }
            | Event::KnockedOut { seat: of } => of == seat,
            _ => false,
        }
    }

    fn symbol_of(report: &Event) -> &'static str {
        signs::symbol_of(report)
    }

    fn told_together(before: &Event, after: &Event) -> bool {
        matches!((before, after), (Event::Rolled { .. }, Event::Rolled { .. }))
    }
}

/// The order in which the tableau shows the colours (P5.10).
const TABLEAU_ORDER: [Die; 4] = [Die::Grey, Die::Red, Die::Black, Die::White];
