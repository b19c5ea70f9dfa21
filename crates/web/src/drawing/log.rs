use engine::Seat;
use games::{Marked, Phrasebook};
use maud::{Markup, html};

use crate::parts::{Badge, symbol_small, with_colours};
use crate::{Drawn, HeardReport, Scene};

/// The lines that a page tells at most.
const TOLD: usize = 40;

/// A line of the log.
pub struct LogLine {
    /// The line of the record that it begins with.
    pub number: u32,
    /// The line that it ends with: what it tells has happened by then.
    pub until: u32,
    /// How many newer lines of the log begin with the same line of the record.
    pub newer: usize,
    /// The symbol beside it.
    pub symbol: &'static str,
    /// What happened.
    pub text: Marked,
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
    let told = with_doers(scene);
    let parts = told.chunk_by(|before, after| {
        let (before, after) = (before.heard, after.heard);
        let same_line = before.line == after.line && !G::begins_paragraph(&after.report);
        same_line || G::told_together(&before.report, &after.report)
    });
    let line = |part: &[Told<'_, G>]| {
        let (first, last) = (part.first()?.heard, part.last()?.heard);
        let reports: Vec<&G::Report> = part.iter().map(|told| &*told.heard.report).collect();
        Some(LogLine {
            number: first.line,
            until: last.line,
            newer: 0,
            symbol: G::symbol_of(&first.report),
            begins: G::begins_paragraph(&first.report),
            novelty: novelty(scene, part),
            text: Marked::join(G::tell_all(scene.setup, &reports).iter().map(|message| phrases.say_marked(message))),
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

/// Something heard, and whose doing it is.
struct Told<'a, G: Drawn> {
    heard: &'a HeardReport<G>,
    doer: Option<Seat>,
}

/// Everything that was heard, and whose doing it is. What the house draws after a decision belongs to it; what a new part of the
/// game brings (a turn that begins, a card that is turned) is nobody's, though the decision before it led there.
fn with_doers<'a, G: Drawn>(scene: &'a Scene<'_, G>) -> Vec<Told<'a, G>> {
    let (mut doer, mut line) = (None, 0);
    let of = |heard: &'a HeardReport<G>| {
        if heard.line != line {
            line = heard.line;
            doer = heard.by.or(doer);
        }
        if G::begins_paragraph(&heard.report) {
            doer = None;
        }
        Told { heard, doer }
    };
    scene.heard.iter().map(of).collect()
}

/// What a part of what was heard is to the viewer: by what happened, not by how it is told.
fn novelty<G: Drawn>(scene: &Scene<'_, G>, part: &[Told<'_, G>]) -> Novelty {
    let (Some(seat), Some(last), Some(first)) = (scene.seat(), scene.last_own_line, part.first()) else {
        return Novelty::Known;
    };
    let by_others = || part.iter().filter(|told| told.doer != Some(seat));
    let came_after = first.heard.line > last || (first.heard.line == last && first.doer != Some(seat));
    match () {
        () if !came_after => Novelty::Known,
        () if by_others().any(|told| G::befalls(&told.heard.report, seat)) => Novelty::OwnAffair,
        () => Novelty::New,
    }
}

impl LogLine {
    /// The line; `moment` gives the address at which the moment of a line of the record is looked at.
    pub(crate) fn draw(&self, moment: Option<&dyn Fn(u32) -> String>, badges: &[Badge]) -> Markup {
        let inner = html! { (symbol_small(self.symbol)) span { (with_colours(&self.text, badges)) } };
        let classes =
            [("begins", self.begins), ("new", self.novelty != Novelty::Known), ("own", self.novelty == Novelty::OwnAffair)];
        let class = classes.into_iter().filter(|(_, is_so)| *is_so).map(|(class, _)| class).collect::<Vec<_>>().join(" ");
        // By its name the script knows that a line is the same one, though others have come before it.
        let id = format!("line-{}-{}", self.number, self.newer);
        html! {
            li id=(id) class=[Some(class).filter(|class| !class.is_empty())] {
                @match moment {
                    Some(moment) => a.log__line href=(moment(self.until)) { (inner) },
                    None => div.log__line { (inner) },
                }
            }
        }
    }
}
