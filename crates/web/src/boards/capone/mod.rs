//! Capone's table: the city at night, the family's photo, the hand, the pieces that are being set, the year's accounts.

mod board;
mod city;
mod hand;
mod household;
mod lesson;
mod photo;
mod pieces;
mod placing;
mod reckoning;
mod rivals;
mod signs;
mod tools;
mod year_end;

use capone::{Capone, Report, Setup, Spot, View};
use engine::{Party, Seat};

use super::{Folder, count_item, sheets, word_of};
use crate::Drawn;
use crate::assets::{Asset, picture};
use crate::parts::Badge;
use board::Board;

/// Neon and a couple.
static CARD: Asset = picture("capone.svg", include_str!("card.svg"));

/// A city at night, from above.
static CITY: Asset = picture("night.svg", include_str!("city.svg"));

static FOLDER: Folder = Folder {
    symbol: "bust-don",
    luck: "cards",
    players: "families",
    style: || sheets!["page" "city" "family" "side" "dock" "rivals" "small" "phone" "screen"],
    pointed_at: Vec::new,
    texts: engine::texts!("texts"),
    card: Some(&CARD),
    board: Some(&CITY),
    signs: &[
        ("cards", "capone-hand"),
        ("chip", "capone-chip"),
        ("bars", "capone-prison"),
        ("park", "capone-park"),
        ("harbour", "capone-harbour"),
    ],
    lesson: Some(&lesson::LESSON),
};

impl Drawn for Capone {
    type Board<'a> = Board<'a>;

    fn folder() -> &'static Folder {
        &FOLDER
    }

    fn badge(setup: &Setup, seat: Seat) -> Badge {
        let family = &setup.edition.families[seat.index()];
        Badge::new(&family.name, &family.colour, &family.sign)
    }

    /// The very last card of a year asks before it counts: with it the year is over.
    fn asks_once_more(view: &View) -> bool {
        view.is_last_card()
    }

    fn befalls(report: &Report, seat: Seat) -> bool {
        match *report {
            Report::Paid { from, to, .. } => [from, to].contains(&Party::Seat(seat)),
            // What comes home when a year is over has befallen nobody.
            Report::MemberMoved { seat: of, to, .. } | Report::GuardsMoved { seat: of, to, .. } => {
                of == seat && to != Spot::Photo
            }
            _ => false,
        }
    }

    fn symbol_of(report: &Report) -> &'static str {
        signs::symbol_of(report)
    }

    fn told_together(before: &Report, after: &Report) -> bool {
        match (before, after) {
            (Report::Dealt { .. }, Report::Dealt { .. })
            | (Report::LaidDown { .. }, Report::LaidDown { .. })
            | (Report::Played { .. }, Report::MemberMoved { .. } | Report::GuardsMoved { .. }) => true,
            (Report::Exchanged { seat, .. }, Report::Exchanged { seat: next, .. } | Report::ExchangeEnded { seat: next, .. })
            | (Report::ExchangeEnded { seat, .. }, Report::Dealt { seat: next, .. }) => seat == next,
            _ => false,
        }
    }
}
