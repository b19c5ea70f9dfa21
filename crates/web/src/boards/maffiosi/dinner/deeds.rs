//! Shots, stabs, blasts and drugged drinks, seen happening. A deed is named after the line of the record that told it, so that the
//! script leaves alone what has been seen: it happens once. Where nothing may move, a mark and a word tell it in its place.

use engine::Seat;
use maffiosi::{Card, Cause, Maffiosi, ManView, Place, Report, Weapon};
use maud::{Markup, html};

use super::super::board::Board;
use super::geometry::{Chair, between, opposite, outline};
use super::pieces::moved;
use crate::HeardReport;
use crate::parts::placed_symbol;

/// For how many turns a deed is news: what ends a turn comes to a page together with the beginning of the next one.
const TURNS: usize = 2;

/// Something that was done, with its name.
struct Deed<'b> {
    name: String,
    report: &'b Report,
}

impl Board<'_> {
    /// The deeds of this turn and the one before. The script waits a little when the last one is new.
    pub(super) fn deeds_seen(&self) -> Markup {
        let deeds = self.deeds();
        html! {
            g #deeds.deeds data-deed=[deeds.last().map(|deed| &deed.name)] {
                @for Deed { name, report } in &deeds { g.deed id={ "deed-" (name) } { (self.deed(report)) } }
            }
        }
    }

    /// The word for what was done at a place. Of neighbours who fall asleep together one is enough.
    pub(super) fn told_at(&self, place: Place) -> Markup {
        let deeds = self.deeds();
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

    fn deeds(&self) -> Vec<Deed<'_>> {
        let happened = self.happened();
        let begins = |heard: &HeardReport<Maffiosi>| matches!(*heard.report, Report::TurnBegan { .. });
        let turns = (0..happened.len()).rev().filter(|index| begins(&happened[*index]));
        let since = turns.take(TURNS).last().unwrap_or(0);
        let deed = |heard: &'_ HeardReport<Maffiosi>| name_of(&heard.report).map(|name| format!("{}-{name}", heard.line));
        happened[since..].iter().filter_map(|heard| Some(Deed { name: deed(heard)?, report: &heard.report })).collect()
    }

    /// What was heard, without what the steps of a decision in the making would bring.
    fn happened(&self) -> &[HeardReport<Maffiosi>] {
        let heard = &self.scene.heard;
        let drafting = self.scene.decision.as_ref().is_some_and(|decision| !decision.moves.is_empty());
        let last = heard.last().map_or(0, |heard| heard.line);
        let end = if drafting { heard.partition_point(|heard| heard.line < last) } else { heard.len() };
        &heard[..end]
    }

    fn deed(&self, report: &Report) -> Markup {
        match *report {
            Report::Exploded { place, .. } => explosion(place),
            Report::Drugged { place, .. } => nightcap(place),
            Report::Killed { seat, role, place, by } => {
                let weapon = match by {
                    Cause::Bullet => bullet(place),
                    Cause::Knife => knife(self.stabber(place, ManView { seat, role, asleep: false }), place),
                    Cause::Cake | Cause::Nightcap => html! {},
                };
                html! { (weapon) (self.flying_hat(seat, place, by)) }
            }
            _ => html! {},
        }
    }

    /// Who stabbed the man who sat at a place, if he still sits beside it.
    fn stabber(&self, place: Place, man: ManView) -> Option<Place> {
        let then = self.dinner.with(place, Some(man));
        let stabs = |report: &Report| match *report {
            Report::Played { seat, card: Card::Stab } => Some(seat),
            _ => None,
        };
        let seat = self.happened().iter().rev().find_map(|heard| stabs(&heard.report))?;
        let is_his = |from: Place| self.dinner.man_at(from).is_some_and(|man| man.seat == seat);
        let mut knives = then.threats_to(place).into_iter().filter(|threat| threat.weapon == Weapon::Knife);
        knives.find(|threat| is_his(threat.from)).map(|threat| threat.from)
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

/// From beside: the way of the knife; a cut alone if nobody knows any more from where (M3.2).
fn knife(from: Option<Place>, to: Place) -> Markup {
    let chair = Chair::of(to);
    let ((bx, by), (left, right)) = (chair.before(10.0), (chair.before(38.0), chair.before(-28.0)));
    let way = match from.map(Chair::of) {
        Some(from) => {
            let ((ax, ay), (cx, cy)) = (from.before(26.0), between(from.before(64.0), chair.before(64.0)));
            format!("M{ax} {ay}Q{cx} {cy} {bx} {by}")
        }
        None => format!("M{} {}L{} {}", left.0, left.1, right.0, right.1),
    };
    html! { path.cut pathLength="1" d=(way) {} }
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
