//! How a game went, in one picture: what each family had, step by step, and where it turned.

use engine::Seat;
use maud::{Markup, html};

use super::{Badge, placed_symbol};

const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 240.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 212.0;
/// Where the lines end; the families' signs stand behind it.
const RIGHT: f32 = 330.0;
/// As wide as a figure, so that small windows can still read it.
const FIGURE: f32 = 9.4;
/// How far the signs at the ends of the lines are apart at least.
const APART: f32 = 19.0;
/// The captions below, at most.
const CAPTIONS: usize = 8;
/// The turning points that are told.
const TURNS: usize = 3;

/// What everybody had in the course of a game.
pub(crate) struct Race {
    /// What it is about.
    pub(crate) title: String,
    /// The first step is the start.
    pub(crate) steps: Vec<RaceStep>,
    /// What wins at once.
    pub(crate) goal: Option<i32>,
    /// How an amount is written.
    pub(crate) write: fn(i32, &crate::Context<'_>) -> String,
}

/// How everybody stood at one moment.
#[derive(Clone)]
pub(crate) struct RaceStep {
    /// The caption.
    pub(crate) label: String,
    /// The same in words: a year, a round.
    pub(crate) when: String,
    /// The line of the record.
    pub(crate) line: u32,
    /// By seat.
    pub(crate) stood: Vec<i32>,
}

/// What happened in the course of a game that the race is about.
pub(crate) enum Change {
    /// Somebody got or lost something.
    Got(Seat, i32),
    /// A year or a round was over: its number, its name, the line of the record.
    Over(usize, String, u32),
}

/// How everybody stood after each year or round, from what everybody got and how everybody stands in the end.
pub(crate) fn race_steps(now: &[i32], changes: impl IntoIterator<Item = Change>) -> Vec<RaceStep> {
    let mut got = vec![0; now.len()];
    let start = RaceStep { label: "0".to_owned(), when: String::new(), line: 0, stood: got.clone() };
    let mut steps = vec![start];
    for change in changes {
        match change {
            Change::Got(seat, amount) => got[seat.index()] += amount,
            Change::Over(number, when, line) => {
                steps.push(RaceStep { label: number.to_string(), when, line, stood: got.clone() });
            }
        }
    }
    for (seat, now) in now.iter().enumerate() {
        for step in &mut steps {
            step.stood[seat] += now - got[seat];
        }
    }
    steps
}

/// A step in which somebody got ahead of the others.
pub(crate) struct Turning {
    /// The number of the step.
    pub(crate) step: usize,
    /// Whether the lead changed hands.
    pub(crate) takes_lead: bool,
    /// What the winner gained.
    pub(crate) gain: i32,
    /// How far the winner was ahead of the best of the others after it; less than nothing if behind.
    pub(crate) ahead: i32,
}

impl Race {
    fn ahead(&self, step: usize, seat: Seat) -> i32 {
        let stood = &self.steps[step].stood;
        let others = stood.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, value)| *value);
        stood[seat.index()] - others.max().unwrap_or(0)
    }

    /// The steps in which a seat took the lead or else gained most on the best of the others, in their order.
    pub(crate) fn turnings(&self, seat: Seat) -> Vec<Turning> {
        let gained = |step: usize| self.ahead(step, seat) - self.ahead(step - 1, seat);
        let takes_lead = |step: usize| self.ahead(step - 1, seat) <= 0 && self.ahead(step, seat) > 0;
        let mut steps: Vec<usize> = (1..self.steps.len()).filter(|step| gained(*step) > 0).collect();
        steps.sort_by_key(|step| (!takes_lead(*step), -gained(*step), *step));
        steps.truncate(TURNS);
        steps.sort_unstable();
        let turning = |step: usize| Turning {
            step,
            takes_lead: takes_lead(step),
            gain: self.steps[step].stood[seat.index()] - self.steps[step - 1].stood[seat.index()],
            ahead: self.ahead(step, seat),
        };
        steps.into_iter().map(turning).collect()
    }

    /// Round figures from the least to the most, for the lines across.
    fn marks(&self) -> Vec<i32> {
        let values = || self.steps.iter().flat_map(|step| &step.stood).copied().chain(self.goal);
        let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(1).max(1));
        let rough = (high - low).div_euclid(4).max(1);
        let unit = 10_i32.pow(rough.ilog10());
        let step = [1, 2, 5, 10].map(|times| times * unit).into_iter().find(|step| *step >= rough).unwrap_or(10 * unit);
        let (first, last) = (low.div_euclid(step), (high + step - 1).div_euclid(step));
        (first..=last).map(|times| times * step).collect()
    }

    /// The chart. `signs`: whether the families' signs can be taken from the page's symbols.
    pub(crate) fn draw(&self, badges: &[Badge], winners: &[Seat], signs: bool, context: &crate::Context<'_>) -> Markup {
        let marks = self.marks();
        let (low, high) = (marks[0] as f32, marks[marks.len() - 1] as f32);
        let written: Vec<String> = marks.iter().map(|mark| (self.write)(*mark, context)).collect();
        let longest = written.iter().map(|text| text.chars().count()).max().unwrap_or(1);
        let left = 12.0 + FIGURE * longest as f32;
        let last = (self.steps.len() - 1).max(1) as f32;
        let x = |step: usize| left + (RIGHT - left) * step as f32 / last;
        let y = |value: i32| BOTTOM - (BOTTOM - TOP) * (value as f32 - low) / (high - low);
        let every = self.steps.len().div_ceil(CAPTIONS).max(1);
        let is_winner = |seat: usize| winners.iter().any(|winner| winner.index() == seat);
        let order = (0..badges.len()).filter(|seat| !is_winner(*seat)).chain((0..badges.len()).filter(|seat| is_winner(*seat)));
        let path = |seat: usize| {
            let points = self.steps.iter().enumerate().map(|(step, at)| format!("{:.1} {:.1}", x(step), y(at.stood[seat])));
            format!("M{}", points.collect::<Vec<_>>().join("L"))
        };
        html! {
            g font-family="sans-serif" font-size="16" font-weight="600" fill="#4a3826" {
                @for (mark, text) in marks.iter().zip(&written) {
                    path d={ "M" (left) " " (y(*mark)) "H" (RIGHT) } stroke="#b79d6c" stroke-dasharray="2 4" {}
                    text x=(left - 7.0) y=(y(*mark) + 5.0) text-anchor="end" { (text) }
                }
                @if let Some(goal) = self.goal { path d={ "M" (left) " " (y(goal)) "H" (RIGHT) } stroke="#8f1d14" stroke-width="2" {} }
                @for (step, at) in self.steps.iter().enumerate().filter(|(step, _)| step % every == 0) {
                    text x=(x(step)) y=(HEIGHT - 8.0) text-anchor="middle" { (at.label) }
                }
            }
            @for seat in order {
                path d=(path(seat)) fill="none" stroke=(ink(&badges[seat])) stroke-linejoin="round"
                    stroke-width=(if is_winner(seat) { 5.0 } else { 2.5 }) {}
            }
            @for (number, turning) in (1..).zip(winners.first().map(|winner| self.turnings(*winner)).unwrap_or_default()) {
                @let at = (x(turning.step), y(self.steps[turning.step].stood[winners[0].index()]));
                circle cx=(at.0) cy=(at.1) r="9" fill="#fffaf0" stroke="#8f1d14" stroke-width="2" {}
                text x=(at.0) y=(at.1 + 5.5) text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="700" fill="#8f1d14" { (number) }
            }
            @for (seat, height) in self.ends(y) {
                circle cx=(RIGHT + 15.0) cy=(height) r="10" fill=(colours(&badges[seat]).1) stroke="#15110e" stroke-width="1.5" {}
                @if signs { g class=(badges[seat].class) { (placed_symbol(badges[seat].sign, "sign", (RIGHT + 15.0, height), 13.0)) } }
            }
        }
    }

    /// Where the families' signs stand: at the ends of their lines, but not over each other.
    fn ends(&self, y: impl Fn(i32) -> f32) -> Vec<(usize, f32)> {
        let Some(last) = self.steps.last() else { return Vec::new() };
        let mut ends: Vec<(usize, f32)> = last.stood.iter().enumerate().map(|(seat, value)| (seat, y(*value))).collect();
        ends.sort_by(|one, other| other.1.total_cmp(&one.1));
        for index in 1..ends.len() {
            ends[index].1 = ends[index].1.min(ends[index - 1].1 - APART);
        }
        // Those that were pushed out at the top push the others down again.
        let over = ends.last().map_or(0.0, |(_, height)| (TOP - height).max(0.0));
        for (rank, end) in ends.iter_mut().rev().enumerate() {
            end.1 = end.1.max(TOP + APART * rank as f32).min(end.1 + over);
        }
        ends
    }

    /// The size of the drawing.
    pub(crate) fn view_box() -> String {
        format!("0 0 {WIDTH} {HEIGHT}")
    }
}

/// The colours of a family: as a line or a word on paper, and as an area.
fn colours(badge: &Badge) -> (&'static str, &'static str) {
    match badge.class {
        "fam-yellow" => ("#735700", "#e8c832"),
        "fam-red" => ("#9c2118", "#cf4030"),
        "fam-blue" => ("#1f5691", "#4a8ad4"),
        "fam-green" => ("#1c6638", "#3f9f5f"),
        "fam-orange" => ("#8f4407", "#e2812f"),
        "fam-purple" => ("#643a8b", "#9b68c4"),
        _ => ("#4d565c", "#9aa3a9"),
    }
}

/// A family's colour as a line or a word on paper.
pub(crate) fn ink(badge: &Badge) -> &'static str {
    colours(badge).0
}
