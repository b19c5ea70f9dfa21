//! The boards: a folder for each game, with its drawing, its style sheets, texts, pictures and lesson.

mod capone;
mod folder;
mod maffiosi;
mod pate;
mod plain;

use engine::{Reckoning, Seat};
use games::{AnyGame, Playable};
use maud::Markup;

use crate::parts::{Badge, Closing};
use crate::{Context, Scene};
pub use folder::Folder;
use folder::sheets;
use plain::plain_board;

/// A game that pages can show. By default in words; a board of its own makes it better.
pub trait Drawn: Playable {
    /// What stands in its folder beside the board.
    fn folder() -> &'static Folder;

    /// The colour and sign of the one who sits there.
    fn badge(setup: &Self::Setup, seat: Seat) -> Badge;

    /// Where the game stands, in a few words for the head of the page.
    fn headline(scene: &Scene<'_, Self>, context: &Context<'_>) -> String {
        let first = Self::describe(scene.setup, &scene.view).into_iter().next();
        first.map(|message| context.say(&message)).unwrap_or_default()
    }

    /// What somebody else is deciding, as what follows the name in a sentence.
    fn others_question(_scene: &Scene<'_, Self>, _context: &Context<'_>) -> Option<String> {
        None
    }

    /// Whether a move does without what is offered. Its button is a quiet one.
    fn declines(_mv: Self::Move) -> bool {
        false
    }

    /// What everybody sees of the one who sits there.
    fn household(_scene: &Scene<'_, Self>, _seat: Seat, _context: &Context<'_>) -> Household {
        Household::default()
    }

    /// The board. What can be done at a place on it is drawn there; the dock shows the rest.
    fn draw_board(scene: &Scene<'_, Self>, context: &Context<'_>) -> Markup {
        plain_board(scene, context)
    }

    /// What lies in the dock between the question and its answers: dice, a hand, tiles.
    fn tools(_scene: &Scene<'_, Self>, _context: &Context<'_>) -> Markup {
        Markup::default()
    }

    /// What the front page tells of the end beside who won and why; without it there is none.
    fn closing(_scene: &Scene<'_, Self>, _reckoning: &Reckoning, _context: &Context<'_>) -> Option<Closing> {
        None
    }

    /// Whether something that happened befell the one who sits there: their money, their pieces, their place in the game.
    fn befalls(report: &Self::Report, seat: Seat) -> bool;

    /// The symbol beside a line of the log that begins with this.
    fn symbol_of(_report: &Self::Report) -> &'static str {
        "ui-log"
    }

    /// Whether the log tells two things in one line although they are two lines of the record.
    fn told_together(_before: &Self::Report, _after: &Self::Report) -> bool {
        false
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

/// Something that can be done with any game that can be drawn. It is written once, for all of them.
pub trait ForDrawn {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn run<G: Drawn>(self) -> Self::Output;
}

macro_rules! with_drawn {
    ($($name:ident = $game:ty),* $(,)?) => {
        /// Does something with a game.
        pub fn with<F: ForDrawn>(game: AnyGame, job: F) -> F::Output {
            match game {
                $(AnyGame::$name => job.run::<$game>()),*
            }
        }
    };
}

games::every_game!(with_drawn);

struct FolderOf;

impl ForDrawn for FolderOf {
    type Output = &'static Folder;

    fn run<G: Drawn>(self) -> &'static Folder {
        G::folder()
    }
}

/// What stands in a game's folder beside its board.
pub fn folder(game: AnyGame) -> &'static Folder {
    with(game, FolderOf)
}
