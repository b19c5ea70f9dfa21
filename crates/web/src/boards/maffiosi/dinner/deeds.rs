//! Shots, stabs, blasts and drugged drinks, seen happening. A deed is named after the line of the record that told it, so that the
//! script leaves alone what has been seen: it happens once. Where nothing may move, a mark and a word tell it in its place.

use engine::Seat;
use maffiosi::{Cause, Maffiosi, Place, Report, last_stabber};
use maud::{Markup, html};

use super::super::board::Board;
use super::geometry::{Chair, between, opposite, outline};
use super::pieces::moved;
use crate::parts::placed_symbol;
use crate::{HeardReport, Scene};

/// For how many turns a deed is news: what ends a turn comes to a page together with the beginning of the next one.
const TURNS: usize = 2;

/// Something that was done, with its name.
pub(in super::super) struct Deed<'s> {
    name: String,
    report: &'s Report,
    /// Where the knife came from, if it was a stab.
    stabber: Option<Place>,
}

impl<'s> Deed<'s> {
    /// The deeds of this turn and the one before.
    pub(in super::super) fn all(scene: &'s Scene<'_, Maffiosi>) -> Vec<Deed<'s>> {
        let happened = happened(scene);
        let begins = |index: &usize| matches!(*happened[*index].report, Report::TurnBegan { .. });
        let since = (0..happened.len()).rev().filter(begins).take(TURNS).last().unwrap_or(0);
        let deed = |index: usize| {
            let HeardReport { line, report, .. } = &happened[index];
            let told = happened[..=index].iter().map(|heard| &*heard.report);
            let is_stab = matches!(**report, Report::Killed { by: Cause::Knife, .. });
            let stabber = is_stab.then(|| last_stabber(scene.setup, told)).flatten();
            Some(Deed { name: format!("{line}-{}", name_of(report)?), report, stabber })
        };
        (since..happened.len()).filter_map(deed).collect()
    }
}

/// What was heard, without what the steps of a decision in the making would bring.
fn happened<'s>(scene: &'s Scene<'_, Maffiosi>) -> &'s [HeardReport<Maffiosi>] {
    let heard = &scene.heard;
    let drafting = scene.decision.as_ref().is_some_and(|decision| !decision.moves.is_empty());
    let last = heard.last().map_or(0, |heard| heard.line);
    let end = if drafting { heard.partition_point(|heard| heard.line < last) } else { heard.len() };
    &heard[..end]
}

impl Board<'_> {
    /// The script waits a little when the last deed is new.
    pub(super) fn deeds_seen(&self) -> Markup {
        let deeds = &self.deeds;
        html! {
            g #deeds.deeds data-deed=[deeds.last().map(|deed| &deed.name)] {
                @for deed in deeds { g.deed id={ "deed-" (deed.name) } { (self.deed(deed)) } }
            }
        }
    }

    /// The word for what was done at a place. Of neighbours who fall asleep together one is enough.
    pub(super) fn told_at(&self, place: Place) -> Markup {
        let deeds = &self.deeds;
        let sleeps = |at: Place| deeds.iter().any(|deed| matches!(*deed.report, Report::Drugged { place, .. } if place == at));
        let word = |report: &Report| match *report {
            Report::Exploded { place: at, .. } if at == place => Some("boom"),
            Report::Killed { by: Cause::Cake, .. } => None,
            Report::Killed { place: at, by, .. } if at == place && self.dinner.man_at(at).is_none() => Some(by.word()),
            Report::Drugged { place: at, .. } if at == place && !sleeps(before(at)) => Some("drugged"),
            _ => None,
        };
        let told = deeds.iter().rev().find_map(|deed| Some((&deed.name, word(deed.report)?)));
        html! {
            @if let Some((name, word)) = told {
                span.told.sleep[word == "drugged"] id={ "told-" (name) } aria-hidden="true" { (self.word(&format!("maffiosi-told-{word}"))) }
            }
        }
    }

    fn deed(&self, deed: &Deed<'_>) -> Markup {
        match *deed.report {
            Report::Exploded { place, .. } => explosion(place),
            Report::Drugged { place, .. } => nightcap(place),
            Report::Killed { seat, place, by, .. } => {
                let weapon = match by {
                    Cause::Bullet => bullet(place),
                    Cause::Knife => knife(deed.stabber, place),
                    Cause::Cake | Cause::Nightcap => html! {},
                };
                html! { (weapon) (self.flying_hat(seat, place, by)) }
            }
            _ => html! {},
        }
    }

    fn flying_hat(&self, seat: Seat, place: Place, by: Cause) -> Markup {
        let chair = Chair::of(place);
        html! {
            g transform={ (moved(chair.at)) " rotate(" (chair.turn) ")" } {
                g class={ "flying by-" (by.word()) " " (self.scene.badge(seat).class) } { (placed_symbol("hat-top", "", (0.0, 0.0), 54.0)) }
            }
        }
    }
}

/// What a deed is called among those of its line of the record; nothing for what is not to be seen.
fn name_of(report: &Report) -> Option<String> {
    match *report {
        Report::Exploded { place, .. } => Some(format!("blast-{}", place.index())),
        Report::Killed { place, .. } => Some(format!("death-{}", place.index())),
        Report::Drugged { place, .. } => Some(format!("drink-{}", place.index())),
        _ => None,
    }
}

/// The place on the left of one.
fn before(place: Place) -> Place {
    Place::new((place.index() + Place::COUNT - 1) % Place::COUNT)
}

/// From across: a flash, and the way of the bullet (M3.3).
fn bullet(to: Place) -> Markup {
    let Some(from) = opposite(to).map(Chair::of) else { return html! {} };
    let ((ax, ay), (bx, by)) = (from.item(), Chair::of(to).before(14.0));
    html! {
        path.tracer pathLength="1" d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
        g transform=(moved(from.before(100.0))) { g.muzzle { (placed_symbol("boom", "", (0.0, 0.0), 52.0)) } }
    }
}

/// From beside: the way of the knife (M3.2).
fn knife(from: Option<Place>, to: Place) -> Markup {
    let Some(from) = from.map(Chair::of) else { return html! {} };
    let to = Chair::of(to);
    let ((ax, ay), (bx, by), (cx, cy)) = (from.before(26.0), to.before(10.0), between(from.before(64.0), to.before(64.0)));
    html! { path.cut pathLength="1" d={ "M" (ax) " " (ay) "Q" (cx) " " (cy) " " (bx) " " (by) } {} }
}

/// A cake goes off (M2.2).
fn explosion(place: Place) -> Markup {
    html! {
        path.scorched d=(outline(place)) {}
        g transform=(moved(Chair::of(place).before(60.0))) {
            circle.shock r="70" {}
            g.fireball { (placed_symbol("boom", "", (0.0, 0.0), 150.0)) }
        }
    }
}

/// A nightcap comes down on a head (M3.7).
fn nightcap(place: Place) -> Markup {
    html! {
        g transform=(moved(Chair::of(place).at)) {
            g.up { g.capped { (placed_symbol("nightcap", "", (6.0, -17.0), 32.0)) } g.snore { (placed_symbol("zzz", "", (-20.0, -20.0), 26.0)) } }
        }
    }
}
