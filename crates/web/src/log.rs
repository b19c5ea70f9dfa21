use games::Phrasebook;
use maud::{Markup, html};

use crate::parts::{NameMarker, symbol_small};
use crate::{Drawn, Heard, Scene};

/// The lines that a page tells at most.
const TOLD: usize = 40;

/// A line of the log.
pub struct LogLine {
    /// The line of the record that it begins with.
    pub number: u32,
    /// How many newer lines of the log begin with the same line of the record.
    pub newer: usize,
    /// The symbol beside it.
    pub symbol: &'static str,
    /// What happened.
    pub text: String,
    /// Whether a new part of the game begins with it.
    pub begins: bool,
    /// What it is to the viewer.
    pub novelty: Novelty,
}

/// What a line of the log is to the one who reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Novelty {
    /// It was there when they decided last.
    Known,
    /// It came after that.
    New,
    /// It came after that and is about them.
    OwnAffair,
}

/// What the viewer heard, the newest first.
pub(crate) fn tell<G: Drawn>(scene: &Scene<'_, G>, phrases: &Phrasebook) -> Vec<LogLine> {
    let parts = scene.heard.chunk_by(|before, after| {
        let same_line = before.line == after.line && !G::begins_paragraph(&after.report);
        same_line || G::told_together(&before.report, &after.report)
    });
    let own_name = scene.seat().map(|seat| G::badge(scene.setup, seat).name);
    let novelty = |number: u32, text: &str| match scene.last_own_line {
        Some(last) if number > last => {
            if own_name.as_ref().is_some_and(|name| text.contains(name)) {
                Novelty::OwnAffair
            } else {
                Novelty::New
            }
        }
        _ => Novelty::Known,
    };
    let line = |part: &[Heard<G>]| {
        let first = part.first()?;
        let reports: Vec<&G::Report> = part.iter().map(|heard| &*heard.report).collect();
        let told: Vec<String> = G::tell_all(scene.setup, &reports).iter().map(|message| phrases.say(message)).collect();
        let text = told.join(" ");
        Some(LogLine {
            number: first.line,
            newer: 0,
            symbol: G::symbol_of(&first.report),
            begins: G::begins_paragraph(&first.report),
            novelty: novelty(first.line, &text),
            text,
        })
    };
    let mut lines: Vec<LogLine> = parts.rev().take(TOLD).filter_map(line).collect();
    for index in 1..lines.len() {
        if lines[index].number == lines[index - 1].number {
            lines[index].newer = lines[index - 1].newer + 1;
        }
    }
    lines
}

impl LogLine {
    /// The line; `moment` gives the address at which the moment of a line of the record is looked at.
    pub(crate) fn draw(&self, moment: Option<&dyn Fn(u32) -> String>, names: &NameMarker<'_>) -> Markup {
        let inner = html! { (symbol_small(self.symbol)) span { (names.mark(&self.text)) } };
        let classes =
            [("begins", self.begins), ("new", self.novelty != Novelty::Known), ("own", self.novelty == Novelty::OwnAffair)];
        let class = classes.into_iter().filter(|(_, is_so)| *is_so).map(|(class, _)| class).collect::<Vec<_>>().join(" ");
        // By its name the script knows that a line is the same one, though others have come before it.
        let id = format!("line-{}-{}", self.number, self.newer);
        html! {
            li id=(id) class=[Some(class).filter(|class| !class.is_empty())] {
                @match moment {
                    Some(moment) => a.log__line href=(moment(self.number)) { (inner) },
                    None => div.log__line { (inner) },
                }
            }
        }
    }
}
