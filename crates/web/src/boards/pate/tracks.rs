//! Four tracks for each family with the tiles on them, and above the two that can knock out, the event track that decides.

use std::collections::BTreeMap;

use engine::{Message, Seat};
use games::capitalised;
use maud::{Markup, html};
use pate::{Colour, FamilyView, Favour, Pate, Spot, Tile, Track};

use super::board::Board;
use super::signs::{favour_symbol, tile_symbol, track_symbol};
use super::word_of;
use crate::parts::{Badge, Tips, plain_tip, symbol, symbol_small};

/// The number of the card of a step, by track and step.
type StepTips = BTreeMap<(u8, u8), usize>;

/// The fields of Press, one in each row that has one.
pub(super) const PRESS: &str = "f1-press f2-press f3-press";

impl Board<'_> {
    pub(super) fn tracks(&self, tips: &mut Tips) -> Markup {
        let step_tips = self.step_tips(tips);
        html! {
            section #tracks.tracks.on-walnut aria-label=(self.word("pate-tracks")) {
                div.tgrid {
                    span.th.fams { (self.say(&Message::new("page-families").with("players", super::FOLDER.players))) }
                    @for track in Track::ALL { (self.track_head(track)) }
                    @for (seat, family) in self.seats() { (self.lanes(seat, family, &step_tips)) }
                }
                (self.event())
            }
        }
    }

    /// What the steps that bring something are good for; the same for every family.
    fn step_tips(&self, tips: &mut Tips) -> StepTips {
        let mut step_tips = StepTips::new();
        let mut add = |track: Track, step: u8, title: String, lines: [String; 2], rule: &str| {
            let tip = tips.add(plain_tip::<Pate>(&title, &lines, Some(rule), self.context));
            step_tips.insert((track as u8, step), tip);
        };
        for track in Track::KNOCK_OUT {
            for tile in track.tiles() {
                let step = self.edition.tile_step(*tile);
                let at = Message::new("pate-tile-at").with("step", step).with("track", self.track_name(track));
                let lines = [capitalised(&self.tile_use(*tile)), self.say(&at)];
                add(track, step, self.say(&word_of("tile", tile.word())), lines, tile_rule(*tile));
            }
        }
        for favour in self.edition.tracks.favours {
            let step = self.figures.step_of_favour(favour);
            let does = Message::new(format!("pate-favour-does-{}", favour.word()))
                .with("steps", self.edition.favour_steps)
                .with("amount", self.money(self.edition.money.favour_cash));
            let lines = [self.say(&does), self.say(&Message::new("pate-favour-at").with("step", step))];
            add(Track::Favours, step, self.say(&word_of("favour", favour.word())), lines, "P7.2");
        }
        step_tips
    }

    fn track_head(&self, track: Track) -> Markup {
        html! {
            span class={ "th h" (track as u8) } {
                (symbol_small(track_symbol(track))) b { (self.track_name(track)) }
                @for colour in Colour::ALL.into_iter().filter(|colour| colour.track() == track) { (self.event_track(colour)) }
            }
        }
    }

    /// How many cards of a colour were turned, of those that make its track the knock-out track (P3.1).
    fn event_track(&self, colour: Colour) -> Markup {
        let decided = self.view.knock_out == Some(colour.track());
        let (turned, needed) = (self.view.event_markers[colour.index()], self.edition.events.knock_out);
        let label = Message::new("pate-event-track").with("colour", colour.word());
        let label = self.say(&label.with("count", turned).with("needed", needed));
        html! {
            @if decided { b.kol.decided { (self.word("pate-knock-out")) } } @else { small.kol { (self.word("pate-knock-out")) } }
            span class={ "evt evt-" (colour.word()) } role="img" aria-label=(label) title=(label) {
                @for step in 1..=needed { i class=[(step <= turned).then_some("on")] {} }
                i class=(if decided { "ko on" } else { "ko" }) { (symbol("tombstone")) }
            }
        }
    }

    fn lanes(&self, seat: Seat, family: &FamilyView, step_tips: &StepTips) -> Markup {
        let badge = self.scene.badge(seat);
        let is_own = self.scene.is_own(seat);
        let me = if is_own { " me" } else { "" };
        html! {
            div class={ "fam " (badge.class) (me) } { (badge.mark()) span { (badge.name) } }
            @for (track, at) in Track::ALL.into_iter().zip(family.markers) {
                @let end = self.edition.steps(track);
                @let label = Message::new("pate-lane").with("name", badge.name.as_str()).with("track", self.track_name(track));
                @let hopes = if is_own { self.hopes(track) } else { Vec::new() };
                div class={ "lane l" (track as u8) " " (badge.class) (me) } role="img"
                    aria-label=(self.say(&label.with("at", at).with("end", end))) {
                    b.li { (symbol(track_symbol(track))) }
                    @for step in 0..=end { (self.step(track, step, at, &hopes, &badge, step_tips)) }
                }
            }
        }
    }

    /// How far a die could take the viewer's marker, and from which fields of the ledger.
    fn hopes(&self, track: Track) -> Vec<(u8, &'static str)> {
        let fields = [(Spot::Reputation, "f2-reputation"), (Spot::Influence, "f2-influence"), (Spot::Press, PRESS)];
        let steps = |spot| {
            let pips = self.faces_for(spot).next()?.number().unwrap_or(0);
            Some(self.view.steps(&self.figures, spot, pips, self.view.active, track))
        };
        fields.into_iter().filter_map(|(spot, fields)| Some((steps(spot)?, fields))).collect()
    }

    fn step(&self, track: Track, step: u8, at: u8, hopes: &[(u8, &str)], badge: &Badge, step_tips: &StepTips) -> Markup {
        let tile = track.tiles().iter().copied().find(|tile| self.edition.tile_step(*tile) == step);
        let is_end = Track::KNOCK_OUT.contains(&track) && step == self.edition.steps(track);
        let hopes = hopes.iter().filter(|(steps, _)| at < step && step <= at + steps).map(|(_, fields)| *fields);
        let about = hopes.collect::<Vec<_>>().join(" ");
        html! {
            @let tip = if step > at { step_tips.get(&(track as u8, step)) } else { None };
            i.st.by[step < at].got[tile.is_some() && step <= at].end[is_end] data-at=[tip]
                data-about=[(!about.is_empty()).then_some(about)] {
                @if step == at { (badge.mark()) }
                @else if let (Some(tile), true) = (tile, step > at) {
                    span.tile { (symbol(tile_symbol(tile))) }
                }
                @else if step > at { (self.step_mark(track, step)) }
            }
        }
    }

    /// What a step of income pays, or a step of favours allows.
    fn step_mark(&self, track: Track, step: u8) -> Markup {
        html! {
            @match track {
                Track::Income => small { (self.edition.income_at(step) / 1_000) },
                Track::Favours => @for favour in Favour::ALL.into_iter().filter(|favour| self.figures.step_of_favour(*favour) == step) {
                    span { (symbol(favour_symbol(favour))) }
                },
                Track::Reputation | Track::Influence => {}
            }
        }
    }
}

const fn tile_rule(tile: Tile) -> &'static str {
    match tile {
        Tile::Wedding | Tile::Grandson | Tile::Birthday => "P6.3",
        Tile::Cop => "P6.4",
        Tile::Judge => "P6.5",
        Tile::Senator => "P6.6",
    }
}
