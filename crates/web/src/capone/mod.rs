//! Capone's table: the city at night, the family's photo, the hand, the pieces that are being set, the year's accounts.

mod board;
mod city;
mod hand;
mod household;
mod photo;
mod pieces;
mod placing;
mod reckoning;
mod signs;
mod tools;
mod year_end;

use capone::{Capone, Report, Setup};
use maud::{Markup, html};
use table::{Message, Seat};

use crate::parts::Badge;
use crate::{Desk, Drawn, Household, Scene};
use board::Board;

impl Drawn for Capone {
    const CLASS: &'static str = "capone";
    const SYMBOL: &'static str = "bust-don";

    fn badge(setup: &Setup, seat: Seat) -> Badge {
        let families = &setup.edition.families;
        families.get(seat.index()).map(|family| Badge::new(&family.name, &family.colour, &family.sign)).unwrap_or_default()
    }

    fn headline(scene: &Scene<'_, Capone>, desk: &Desk<'_>) -> String {
        Board::new(scene, desk).headline()
    }

    fn others_question(scene: &Scene<'_, Capone>, desk: &Desk<'_>) -> Option<String> {
        Board::new(scene, desk).others_question()
    }

    fn household(scene: &Scene<'_, Capone>, seat: Seat, desk: &Desk<'_>) -> Household {
        Board::new(scene, desk).household(seat)
    }

    fn draw_board(scene: &Scene<'_, Capone>, desk: &Desk<'_>) -> Markup {
        let board = Board::new(scene, desk);
        html! {
            (board.tabs())
            (board.city())
            section #family.family aria-label=(desk.word("capone-family")) {
                (board.photo())
                (board.hand())
            }
        }
    }

    fn tools(scene: &Scene<'_, Capone>, desk: &Desk<'_>) -> Markup {
        Board::new(scene, desk).tools()
    }

    fn reckoning(scene: &Scene<'_, Capone>, desk: &Desk<'_>) -> Markup {
        Board::new(scene, desk).reckoning()
    }

    fn symbol_of(report: &Report) -> &'static str {
        signs::symbol_of(report)
    }

    fn told_together(before: &Report, after: &Report) -> bool {
        matches!((before, after), (Report::Dealt { .. }, Report::Dealt { .. }))
    }
}

fn word_of(kind: &str, word: &str) -> Message {
    Message::new(format!("{kind}-{word}"))
}
