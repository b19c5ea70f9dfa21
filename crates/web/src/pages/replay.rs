//! A moment of a game that is looked at again: the board as it was, and the way to other moments.

use engine::Message;
use games::AnyGame;
use maud::{Markup, html};

use super::table::side;
use crate::parts::{symbol, symbol_small};
use crate::{Context, Drawing, Site, Sitter};

/// What the page of a moment shows.
pub struct ReplayPage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The table; its position is the moment.
    pub context: Context<'a>,
    /// The game.
    pub game: AnyGame,
    /// What the viewer may know of the moment.
    pub drawing: &'a Drawing,
    /// Who sat at the table, seat by seat.
    pub people: Vec<Sitter>,
    /// The number of lines that the record has.
    pub last: u32,
    /// The moments at which somebody's turn to decide begins.
    pub turns: Vec<u32>,
    /// Through whose eyes it can be looked at; nothing if there is no choice.
    pub eyes: Vec<Eyes>,
}

/// Somebody through whose eyes a game can be looked at.
pub struct Eyes {
    /// The last part of the address.
    pub name: String,
    /// What the person is called; nobody in particular sees everything.
    pub title: Option<String>,
    /// Whether it is looked at so now.
    pub is_chosen: bool,
}

/// The whole page.
pub fn replay_page(page: &ReplayPage<'_>) -> Markup {
    let ReplayPage { site, context, drawing, .. } = page;
    let moment = context.say(&Message::new("page-replay-moment").with("line", context.position).with("last", page.last));
    let body = html! {
        div #table class={ "table replay " (drawing.class) } {
            header.table__head.on-page {
                a.home href="/" aria-label=(context.word("page-home")) title=(context.word("page-home")) { (symbol("hat-side")) }
                h1 { (page.game.title()) }
                p.table__phase { (context.word("page-replay")) " · " (drawing.headline) }
                div.table__tools { (site.languages()) }
            }
            main.table__board.on-walnut { (drawing.board) }
            (side(drawing, &page.people, Some(&|line| context.replay_address(line, page.chosen_eyes())), context))
            footer.table__dock { (page.controls(&moment)) }
        }
    };
    site.document(page.game.title(), &body)
}

impl ReplayPage<'_> {
    fn chosen_eyes(&self) -> &str {
        self.eyes.iter().find(|eyes| eyes.is_chosen).map_or("", |eyes| &eyes.name)
    }

    fn controls(&self, moment: &str) -> Markup {
        let at = self.context.position;
        let turn_before = self.turns.iter().rev().find(|turn| **turn < at).copied();
        let turn_after = self.turns.iter().find(|turn| **turn > at).copied();
        html! {
            section #dock.dock.wait.on-ink aria-label=(self.context.word("page-replay")) {
                div.dock__ask { h2 { (moment) } }
                nav.dock__acts.ways-on aria-label=(self.context.word("page-replay")) {
                    (self.step((at > 0).then_some(0), "page-replay-first", "|‹"))
                    (self.step(turn_before, "page-replay-turn-before", "«"))
                    (self.step(at.checked_sub(1), "page-replay-before", "‹"))
                    (self.step((at < self.last).then_some(at + 1), "page-replay-after", "›"))
                    (self.step(turn_after, "page-replay-turn-after", "»"))
                    (self.step((at < self.last).then_some(self.last), "page-replay-last", "›|"))
                }
                (self.jump())
                @if !self.eyes.is_empty() {
                    nav.dock__acts.eyes aria-label=(self.context.word("page-replay-eyes")) {
                        span.muted { (self.context.word("page-replay-eyes")) }
                        @for eyes in &self.eyes {
                            a.btn.btn-quiet.sm href=(self.context.replay_address(at, &eyes.name))
                                aria-current=[eyes.is_chosen.then_some("true")] {
                                @match &eyes.title { Some(title) => (title), None => (self.context.word("page-replay-all")) }
                            }
                        }
                    }
                }
                a.btn.btn-quiet.now href=(self.context.address()) { (symbol_small("ui-undo")) span { (self.context.word("page-replay-table")) } }
            }
        }
    }

    /// The way to any moment, by its number.
    fn jump(&self) -> Markup {
        let (context, eyes) = (&self.context, self.chosen_eyes());
        html! {
            form.jump method="get" action={ (context.address()) "/replay" } {
                @if !eyes.is_empty() { input type="hidden" name="as" value=(eyes); }
                label.sr for="line" { (context.word("page-replay-number")) }
                input #line type="number" name="line" min="0" max=(self.last) value=(context.position) required;
                button.btn.sm { (context.word("page-replay-go")) }
            }
        }
    }

    /// A way to another moment; a place for one that there is none of. A phone has room for the sign alone.
    fn step(&self, line: Option<u32>, word: &str, sign: &str) -> Markup {
        let word = self.context.word(word);
        let inner = html! { span aria-hidden="true" { (sign) } span.word { (word) } };
        html! {
            @match line {
                Some(line) => a.btn.sm href=(self.context.replay_address(line, self.chosen_eyes())) rel="nofollow" title=(word) { (inner) },
                None => span.btn.sm.muted aria-disabled="true" { (inner) },
            }
        }
    }
}
