//! Capone's table: the city at night, the family's photo, the hand, the pieces that are being set, the year's accounts.

mod act;
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

use capone::{Capone, Report, Setup, Spot};
use engine::{Message, Party, Reckoning, Seat};
use maud::{Markup, html};

use super::{Folder, sheets};
use crate::assets::{Asset, picture};
use crate::parts::{Badge, Closing};
use crate::{Context, Drawn, Household, Scene};
use board::Board;

/// Neon and a couple.
static CARD: Asset = picture("/capone.svg", include_str!("card.svg"));

/// A city at night, from above.
static CITY: Asset = picture("/night.svg", include_str!("city.svg"));

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
    fn folder() -> &'static Folder {
        &FOLDER
    }

    fn badge(setup: &Setup, seat: Seat) -> Badge {
        let families = &setup.edition.families;
        families.get(seat.index()).map(|family| Badge::new(&family.name, &family.colour, &family.sign)).unwrap_or_default()
    }

    fn headline(scene: &Scene<'_, Capone>, context: &Context<'_>) -> String {
        Board::new(scene, context).headline()
    }

    fn others_question(scene: &Scene<'_, Capone>, context: &Context<'_>) -> Option<String> {
        Board::new(scene, context).others_question()
    }

    fn household(scene: &Scene<'_, Capone>, seat: Seat, context: &Context<'_>) -> Household {
        Board::new(scene, context).household(seat)
    }

    fn draw_board(scene: &Scene<'_, Capone>, context: &Context<'_>) -> Markup {
        let board = Board::new(scene, context);
        html! {
            (board.tabs())
            (board.rivals())
            (board.city())
            section #family.family.accounted[board.is_year_end()] aria-label=(context.word("capone-family")) {
                (board.photo())
                (board.hand())
                @if board.is_year_end() { (board.year_accounts()) }
            }
        }
    }

    fn tools(scene: &Scene<'_, Capone>, context: &Context<'_>) -> Markup {
        Board::new(scene, context).tools()
    }

    fn closing(scene: &Scene<'_, Capone>, reckoning: &Reckoning, context: &Context<'_>) -> Option<Closing> {
        Some(Board::new(scene, context).closing(reckoning))
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

fn word_of(kind: &str, word: &str) -> Message {
    Message::new(format!("{kind}-{word}"))
}
