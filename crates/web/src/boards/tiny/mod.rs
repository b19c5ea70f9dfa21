//! The tiny game's table: a game that brings nothing of its own is shown in words.

use super::PlainBoard;
use crate::Drawn;

impl Drawn for tiny::Honest {
    type Board<'a> = PlainBoard<'a, tiny::Honest>;
}
