//! The boards: a folder for each game, with its drawing, its style sheets, texts, pictures and lesson.

mod capone;
mod folder;
mod maffiosi;
mod pate;
mod plain;
#[cfg(feature = "tiny")]
mod tiny;

use engine::{Message, Reckoning, Seat};
use games::{AnyGame, Playable, with_game};
use maud::{Markup, Render, html};

use crate::parts::{Badge, Closing, Tips, symbol_small};
use crate::{Context, Scene};
pub use folder::Folder;
use folder::sheets;
pub use plain::PlainBoard;

/// A game that pages can show. Only the board must be chosen: a game without anything of its own is shown in words.
pub trait Drawn: Playable {
    /// Its board; a [`PlainBoard`] if it has none of its own.
    type Board<'a>: DrawBoard<'a, Self>;

    /// What stands in its folder beside the board.
    fn folder() -> &'static Folder {
        &Folder::PLAIN
    }

    /// The name, colour and sign of the one who sits there.
    fn badge(setup: &Self::Setup, seat: Seat) -> Badge {
        Badge::of_seat(&Self::seat_name(setup, seat), seat)
    }

    /// Whether a move does without what is offered. Its button is a quiet one.
    fn declines(_mv: Self::Move) -> bool {
        false
    }

    /// Whether a decision that could be handed in at once is shown whole first, to be confirmed.
    fn asks_once_more(_view: &Self::View) -> bool {
        false
    }

    /// Whether something that happened befell the one who sits there: their money, their pieces, their place in the game.
    fn befalls(_report: &Self::Report, _seat: Seat) -> bool {
        false
    }

    /// The symbol beside a line of the log that begins with this.
    fn symbol_of(_report: &Self::Report) -> &'static str {
        "ui-log"
    }

    /// Whether the log tells two things in one line although they are two lines of the record.
    fn told_together(_before: &Self::Report, _after: &Self::Report) -> bool {
        false
    }
}

/// A game's own drawing of a scene. It is made once for a page and then only read. What a board does not draw, the dock offers.
pub trait DrawBoard<'a, G: Drawn> {
    /// The board of a scene.
    fn new(scene: &'a Scene<'a, G>, context: &'a Context<'a>) -> Self;

    /// Where the game stands, in a few words for the head of the page.
    fn headline(&self) -> String;

    /// What somebody else is deciding, as what follows the name in a sentence.
    fn others_question(&self) -> Option<String> {
        None
    }

    /// What everybody sees of the one who sits there.
    fn household(&self, _seat: Seat) -> Household {
        Household::default()
    }

    /// The board with what can be done on it.
    fn draw(&self, tips: &mut Tips) -> Markup;

    /// What lies in the dock between the question and its answers: dice, a hand, tiles.
    fn tools(&self, _tips: &mut Tips) -> Markup {
        Markup::default()
    }

    /// Whether an option has its place on the board or among the tools, or nobody looks for it: the dock shows the others.
    fn has_place(&self, _mv: G::Move) -> bool {
        false
    }

    /// What the front page tells of the end beside who won and why; without it there is none.
    fn closing(&self, _reckoning: &Reckoning) -> Option<Closing> {
        None
    }
}

/// What everybody sees of a player, beside the name.
#[derive(Default)]
pub struct Household {
    /// The money as it may be shown, or the word for a secret; nothing where a game has none.
    pub money: Option<String>,
    /// Whether the word stands for a sum that the viewer may not know.
    pub is_secret: bool,
    /// Pieces, cards, markers: items of a list.
    pub counts: Markup,
    /// Whether the player is out of the game.
    pub is_out: bool,
}

/// How many of something a player has: an item of [`Household::counts`].
fn count_item(symbol: &str, label: &str, count: impl Render) -> Markup {
    html! { li title=(label) { (symbol_small(symbol)) span.sr { (label) ": " } b { (count) } } }
}

/// What stands in a game's folder beside its board.
pub fn folder(game: AnyGame) -> &'static Folder {
    with_game!(game, G => G::folder())
}

/// The word for something of a game, such as `tile-cop`.
fn word_of(kind: &str, word: &str) -> Message {
    Message::new(format!("{kind}-{word}"))
}
