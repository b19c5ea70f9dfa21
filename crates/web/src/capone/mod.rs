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

use capone::{Capone, Move, Question, Refusal, Report, Setup, View};
use maud::{Markup, html};
use table::{Message, Seat};

use crate::parts::Badge;
use crate::{Desk, Drawn, Household, Outcome, Scene};
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

    fn standing_answer(view: &View) -> Option<Move> {
        matches!(view.question, Some(Question::Ransom(_))).then_some(Move::Leave)
    }

    fn is_out_of_order(refusal: &Refusal) -> bool {
        *refusal == Refusal::OutOfOrder
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

    fn outcome(scene: &Scene<'_, Capone>, seat: Seat) -> Option<Outcome> {
        reckoning::outcome(&scene.view, seat)
    }

    fn reckoning(scene: &Scene<'_, Capone>, desk: &Desk<'_>) -> Markup {
        Board::new(scene, desk).reckoning()
    }

    fn symbol_of(report: &Report) -> &'static str {
        signs::symbol_of(report)
    }

    fn told_together(before: &Report, after: &Report) -> bool {
        match (before, after) {
            (Report::Dealt { .. }, Report::Dealt { .. })
            | (Report::Played { .. }, Report::MemberMoved { .. } | Report::GuardsMoved { .. }) => true,
            (Report::Exchanged { seat, .. }, Report::Exchanged { seat: next, .. } | Report::ExchangeEnded { seat: next, .. })
            | (Report::ExchangeEnded { seat, .. }, Report::Dealt { seat: next, .. }) => seat == next,
            _ => false,
        }
    }
}

/// A name in a place with room for so many letters; a longer one is drawn narrower.
fn fitted(name: &str, room: usize) -> Markup {
    let tenths = (10 * room / name.chars().count().max(1)).clamp(5, 10);
    html! { span class=[(tenths < 10).then(|| format!("fit-{tenths}"))] { (name) } }
}

fn word_of(kind: &str, word: &str) -> Message {
    Message::new(format!("{kind}-{word}"))
}
