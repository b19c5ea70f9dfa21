use games::Phrasebook;
use maud::{Markup, html};

use crate::parts::{NameMarker, symbol_small};
use crate::{Drawn, Heard};

/// The lines that a page tells at most.
const TOLD: usize = 40;

/// A line of the log.
pub struct LogLine {
    /// The line of the record that it begins with.
    pub number: u32,
    /// The symbol beside it.
    pub symbol: &'static str,
    /// What happened.
    pub text: String,
    /// Whether a new part of the game begins with it.
    pub begins: bool,
}

/// What was heard, the newest first.
pub(crate) fn tell<G: Drawn>(setup: &G::Setup, heard: &[Heard<G>], phrases: &Phrasebook) -> Vec<LogLine> {
    let parts = heard.chunk_by(|before, after| {
        let same_line = before.line == after.line && !G::begins_paragraph(&after.report);
        same_line || G::told_together(&before.report, &after.report)
    });
    let mut lines: Vec<LogLine> = parts.rev().take(TOLD).filter_map(|part| line(setup, part, phrases)).collect();
    lines.truncate(TOLD);
    lines
}

fn line<G: Drawn>(setup: &G::Setup, part: &[Heard<G>], phrases: &Phrasebook) -> Option<LogLine> {
    let first = part.first()?;
    let reports: Vec<&G::Report> = part.iter().map(|heard| &*heard.report).collect();
    let told: Vec<String> = G::tell_all(setup, &reports).iter().map(|message| phrases.say(message)).collect();
    Some(LogLine {
        number: first.line,
        symbol: G::symbol_of(&first.report),
        text: told.join(" "),
        begins: G::begins_paragraph(&first.report),
    })
}

impl LogLine {
    /// The line; `moment` gives the address at which the moment of a line of the record is looked at.
    pub(crate) fn draw(&self, moment: Option<&dyn Fn(u32) -> String>, names: &NameMarker<'_>) -> Markup {
        let inner = html! { (symbol_small(self.symbol)) span { (names.mark(&self.text)) } };
        html! {
            li class=[self.begins.then_some("begins")] {
                @match moment {
                    Some(moment) => a.log__line href=(moment(self.number)) { (inner) },
                    None => div.log__line { (inner) },
                }
            }
        }
    }
}
