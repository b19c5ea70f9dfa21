//! Der Pate's table: the ledger of dice, southern Manhattan, the tracks, the event, what the families have.

mod board;
mod event;
mod household;
mod ledger;
mod map;
mod reckoning;
mod signs;
mod tools;
mod tracks;
mod turn;

use maud::{Markup, html};
use pate::{Die, Event, Move, Pate, Question, Setup, View};
use table::{Arg, Message, Seat};

use crate::parts::Badge;
use crate::{Desk, Drawn, GameOption, Household, Outcome, Scene};
use board::Board;

impl Drawn for Pate {
    const CLASS: &'static str = "pate";
    const SYMBOL: &'static str = "sedan";

    fn badge(setup: &Setup, seat: Seat) -> Badge {
        let families = &setup.edition.families;
        families.get(seat.index()).map(|family| Badge::new(&family.name, &family.colour, &family.sign)).unwrap_or_default()
    }

    fn host_options() -> Vec<GameOption> {
        let edition = Setup::standard(2).edition;
        let sums = edition.start_money_choices.iter().filter(|sum| **sum != edition.start_money);
        let usual = GameOption::value("", "pate-option-money-usual");
        let others = sums.map(|sum| (sum.to_string(), Arg::Money(i64::from(*sum))));
        let open = [GameOption::value("false", "pate-option-secret"), GameOption::value("true", "pate-option-shown")];
        vec![
            GameOption { name: "start_money", key: "pate-option-money", values: [usual].into_iter().chain(others).collect() },
            GameOption { name: "open_money", key: "pate-option-open", values: open.into() },
        ]
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

    fn outcome(scene: &Scene<'_, Pate>, seat: Seat) -> Option<Outcome> {
        reckoning::outcome(&scene.view, seat)
    }

    fn reckoning(scene: &Scene<'_, Pate>, desk: &Desk<'_>) -> Markup {
        Board::new(scene, desk).reckoning()
    }

    fn standing_answer(view: &View) -> Option<Move> {
        let is_out_of_turn = view.decides != Some(view.active);
        (is_out_of_turn && view.question == Some(Question::Tiles)).then_some(Move::Keep)
    }

    fn declines(mv: Move) -> bool {
        matches!(mv, Move::Pass | Move::Keep)
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

fn word_of(kind: &str, word: &str) -> Message {
    Message::new(format!("{kind}-{word}"))
}
