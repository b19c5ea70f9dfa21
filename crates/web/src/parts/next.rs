use maud::{Markup, html};

use super::symbol_small;
use crate::Site;

/// Leads to a game in which it is the visitor's turn; the script follows it when its key is pressed.
pub(crate) fn next_game(site: &Site<'_>, address: &str, class: &str, word: &str) -> Markup {
    html! {
        a class={ "next " (class) } href=(address) aria-keyshortcuts="n" title=(site.word("page-next-game-why")) {
            (symbol_small("ui-turn")) span { (site.word(word)) }
        }
    }
}
