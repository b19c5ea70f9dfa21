//! Capone's table: the city at night, the family's photo, the hand, the pieces that are being set, the year's accounts.

mod act;
mod board;
mod city;
mod hand;
mod household;
mod photo;
mod pieces;
mod placing;
mod reckoning;
mod rivals;
mod signs;
mod tools;
mod year_end;

use capone::{Capone, Move, Question, Report, Setup, Spot, View};
use engine::{Message, Party, Reckoning, Seat};
use maud::{Markup, html};

use crate::parts::{Badge, Closing};
use crate::{Context, Drawn, Household, Scene};
use board::Board;

impl Drawn for Capone {
    const CLASS: &'static str = "capone";
    const SYMBOL: &'static str = "bust-don";

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

    fn standing_answer(view: &View) -> Option<Move> {
        matches!(view.question, Some(Question::Ransom(_))).then_some(Move::Leave)
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
