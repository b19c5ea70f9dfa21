//! A moment of a game that is looked at again: the board as it was, and the way to other moments.

use games::AnyGame;
use maud::{Markup, html};
use table::Message;

use crate::parts::{NameMarker, symbol, symbol_small};
use crate::{Desk, Sheet, Site};

/// What the page of a moment shows.
pub struct ReplayPage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The table; its position is the moment.
    pub desk: Desk<'a>,
    /// The game.
    pub game: AnyGame,
    /// What the viewer may know of the moment.
    pub sheet: &'a Sheet,
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

/// Where a moment is found.
pub(crate) fn replay_address(desk: &Desk<'_>, line: u32, eyes: &str) -> String {
    let eyes = if eyes.is_empty() { String::new() } else { format!("?as={eyes}") };
    format!("{}/replay/{line}{eyes}", desk.address())
}

/// The whole page.
pub fn replay_page(page: &ReplayPage<'_>) -> Markup {
    let ReplayPage { site, desk, sheet, .. } = page;
    let moment = desk.say(&Message::new("page-replay-moment").with("line", desk.position).with("last", page.last));
    let body = html! {
        div #table class={ "table replay " (sheet.class) } {
            header.table__head.on-page {
                a.home href="/" aria-label=(desk.word("page-home")) title=(desk.word("page-home")) { (symbol("hat-side")) }
                h1 { (page.game.title()) }
                p.table__phase { (desk.word("page-replay")) " · " (moment) }
                div.table__tools { (site.languages()) }
            }
            main.table__board.on-walnut { (sheet.board) }
            aside.table__side.on-page aria-label=(desk.word("page-log")) { (page.log()) }
            footer.table__dock { (page.controls(&moment)) }
        }
    };
    site.document(page.game.title(), &body)
}

impl ReplayPage<'_> {
    fn chosen_eyes(&self) -> &str {
        self.eyes.iter().find(|eyes| eyes.is_chosen).map_or("", |eyes| &eyes.name)
    }

    fn log(&self) -> Markup {
        let names = NameMarker::new(self.sheet.families.iter().map(|family| &family.badge));
        html! {
            ol.log tabindex="0" aria-label=(self.desk.word("page-log")) {
                @for line in &self.sheet.log {
                    (line.draw(Some(&|number| replay_address(&self.desk, number, self.chosen_eyes())), &names))
                }
            }
        }
    }

    fn controls(&self, moment: &str) -> Markup {
        let at = self.desk.position;
        let turn_before = self.turns.iter().rev().find(|turn| **turn < at).copied();
        let turn_after = self.turns.iter().find(|turn| **turn > at).copied();
        html! {
            section #dock.dock.wait.on-ink aria-label=(self.desk.word("page-replay")) {
                div.dock__ask { p.eyebrow { (self.desk.word("page-replay")) } h2 { (moment) } }
                nav.dock__acts aria-label=(self.desk.word("page-replay")) {
                    (self.step((at > 0).then_some(0), "page-replay-first"))
                    (self.step(turn_before, "page-replay-turn-before"))
                    (self.step(at.checked_sub(1), "page-replay-before"))
                    (self.step((at < self.last).then_some(at + 1), "page-replay-after"))
                    (self.step(turn_after, "page-replay-turn-after"))
                    (self.step((at < self.last).then_some(self.last), "page-replay-last"))
                }
                @if !self.eyes.is_empty() {
                    nav.dock__acts aria-label=(self.desk.word("page-replay-eyes")) {
                        span.muted { (self.desk.word("page-replay-eyes")) }
                        @for eyes in &self.eyes {
                            a.btn.btn-quiet.sm href=(replay_address(&self.desk, at, &eyes.name))
                                aria-current=[eyes.is_chosen.then_some("true")] {
                                @match &eyes.title { Some(title) => (title), None => (self.desk.word("page-replay-all")) }
                            }
                        }
                    }
                }
                a.btn.btn-quiet href=(self.desk.address()) { (symbol_small("ui-undo")) (self.desk.word("page-replay-table")) }
            }
        }
    }

    /// A way to another moment; a place for one that there is none of.
    fn step(&self, line: Option<u32>, word: &str) -> Markup {
        html! {
            @match line {
                Some(line) => a.btn.sm href=(replay_address(&self.desk, line, self.chosen_eyes())) rel="nofollow" { (self.desk.word(word)) },
                None => span.btn.sm.muted aria-disabled="true" { (self.desk.word(word)) },
            }
        }
    }
}
