use engine::Texts;

use crate::Lesson;
use crate::assets::Asset;

/// What stands in a game's folder beside its board. A game can do without most of it.
pub struct Folder {
    /// The symbol that stands for the game in lists.
    pub symbol: &'static str,
    /// What pages about fair play speak of: `dice` or `cards`.
    pub luck: &'static str,
    /// What those are called who play: `families`, `gangs` or just `players`.
    pub players: &'static str,
    /// Its part of the style sheet: files by hand, and where things are on its drawings.
    pub style: fn() -> String,
    /// The names of what shows on the board what it is about while it is pointed at.
    pub pointed_at: fn() -> Vec<String>,
    /// The words of its board.
    pub texts: Texts,
    /// The picture on its card.
    pub card: Option<&'static Asset>,
    /// The board without anybody on it.
    pub board: Option<&'static Asset>,
    /// What the signs on the board mean: symbol and word.
    pub signs: &'static [(&'static str, &'static str)],
    /// Its guided first game.
    pub lesson: Option<&'static Lesson>,
}

impl Folder {
    /// An empty folder.
    pub const PLAIN: Folder = Folder {
        symbol: "cards",
        luck: "cards",
        players: "players",
        style: String::new,
        pointed_at: Vec::new,
        texts: &[],
        card: None,
        board: None,
        signs: &[],
        lesson: None,
    };

    /// The pictures that a browser may ask for.
    pub fn pictures(&self) -> impl Iterator<Item = &'static Asset> {
        [self.card, self.board].into_iter().flatten()
    }
}

/// The style sheets of a folder, in order.
macro_rules! sheets {
    ($($name:literal)*) => { [$(include_str!(concat!("style/", $name, ".css"))),*].concat() };
}

pub(super) use sheets;
