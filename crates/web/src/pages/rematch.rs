//! The next game of the same people, told at the table where they have just played.

use engine::Message;
use maud::{Markup, html};

use crate::Context;
use crate::parts::{all_of, symbol_small};

/// A rematch that somebody has opened.
pub struct Rematch {
    /// The name of its table in addresses.
    pub table: String,
    /// Who opened it, if they are still there.
    pub host: Option<String>,
    /// The people who have sat down there.
    pub names: Vec<String>,
    /// Whether one can still sit down there.
    pub is_open: bool,
    /// Whether the one who looks sits there.
    pub is_in: bool,
}

impl Rematch {
    /// What is told of it, and the way there: to a seat for who played, to look on for who did not.
    pub(crate) fn draw(&self, context: &Context<'_>, has_played: bool) -> Markup {
        let told = match &self.host {
            Some(name) => context.say(&Message::new("page-rematch-opened").with("name", name.as_str())),
            None => context.word("page-rematch-opened-by-nobody"),
        };
        html! {
            p.rematch__told role="status" {
                b { (told) }
                @if !self.names.is_empty() {
                    " " small { (context.say(&Message::new("page-rematch-in").with("names", all_of(&self.names, context)))) }
                }
            }
            @if self.is_in {
                a.btn.btn-primary.rematch href={ "/tables/" (self.table) } { (symbol_small("ui-turn")) (context.word("page-rematch-go")) }
            } @else if has_played && self.is_open {
                form method="post" action={ (context.address()) "/rematch" } {
                    (context.mark())
                    button.btn.btn-primary { (symbol_small("ui-turn")) span { (context.word("page-rematch-join")) } }
                }
            } @else {
                a.btn.rematch href={ "/tables/" (self.table) } { (symbol_small("ui-turn")) (context.word("page-rematch-watch")) }
            }
        }
    }
}
