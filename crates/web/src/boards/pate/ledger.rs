//! The dice tableau as a page of a ledger: four rows, each field with its sign, its price and its effect in words.

use engine::Message;
use games::capitalised;
use maud::{Markup, html};
use pate::{Business, Die, Event, Face, Move, Pate, Spot};

use super::TABLEAU_ORDER;
use super::board::Board;
use super::signs::{pip_symbol, spot_symbol};
use super::word_of;
use crate::parts::{Label, Tips, action, plain_tip, symbol, symbol_tiny, tip};
use crate::{Choice, Scene};

/// A field of the tableau.
#[derive(Clone, Copy)]
struct Cell {
    row: u8,
    spot: Spot,
    /// The colour of the die that belongs there; none where only the face counts.
    colour: Option<Die>,
}

/// Something that could be done with a die here.
type Way<'a> = &'a Choice<Pate>;

/// A die that lies in a row of the tableau.
#[derive(Clone, Copy)]
pub(super) struct LaidDie {
    pub(super) die: Die,
    pub(super) face: Face,
    pub(super) row: u8,
    pub(super) spot: Spot,
}

/// The dice laid so far in the present turn: the position itself does not keep them.
pub(super) fn laid_dice(scene: &Scene<'_, Pate>) -> Vec<LaidDie> {
    let mut laid = Vec::new();
    for heard in scene.heard.iter().rev() {
        match *heard.report {
            Event::TurnBegan { .. } | Event::RoundBegan { .. } | Event::Ended => break,
            Event::Placed { die, face, row, spot, .. } => laid.push(LaidDie { die, face, row, spot }),
            _ => {}
        }
    }
    laid
}

impl Board<'_> {
    pub(super) fn ledger(&self, tips: &mut Tips) -> Markup {
        let name = self.scene.badge(self.view.active).name;
        html! {
            section #ledger.panel.on-paper.ledger aria-label=(self.word("pate-ledger-label")) {
                h2.panel__title {
                    (symbol("ledger"))
                    @if self.row_now() == 0 { span { (self.word("pate-tab-ledger")) } } @else {
                        span { (self.say(&Message::new("pate-ledger").with("name", name))) }
                    }
                    (self.dice_left())
                }
                @for row in 1..=4 { (self.row(row, tips)) }
            }
        }
    }

    /// The four dice, each in its place: those that are still to be laid, and in pale those that are spent.
    fn dice_left(&self) -> Markup {
        let word = if self.view.dice.is_empty() { "pate-dice-spent" } else { "pate-dice-left" };
        html! {
            span.left {
                @if self.row_now() > 0 {
                    span.left__t { (self.word(word)) }
                    @for die in Die::ALL {
                        @match self.laid_die(die) {
                            Some(laid) => span.gone { span.sr { (self.word("pate-dice-spent")) ": " } (self.die(die, Some(laid.face))) },
                            None => (self.die(die, self.view.face_of(die))),
                        }
                    }
                }
            }
        }
    }

    fn cells(row: u8) -> Vec<Cell> {
        let of_colour = |die| Cell { row, spot: Spot::of_colour(row, die), colour: Some(die) };
        let of_face = |spot| Cell { row, spot, colour: None };
        let mut cells: Vec<Cell> = match row {
            1 => Business::ALL.into_iter().map(|kind| of_face(Spot::Business(kind))).collect(),
            _ => TABLEAU_ORDER.into_iter().map(of_colour).collect(),
        };
        if row < 4 {
            cells.push(of_face(Spot::Press));
        }
        cells
    }

    fn row(&self, row: u8, tips: &mut Tips) -> Markup {
        let now = self.row_now();
        let (state, word) = match row {
            _ if now == 0 => ("later", None),
            _ if row < now => ("done", Some("pate-row-done")),
            _ if row == now => ("now", Some("pate-row-now")),
            _ => ("later", Some("pate-row-later")),
        };
        let title = self.word(&format!("pate-row-{row}"));
        html! {
            section class={ "row row-" (row) " " (state) } aria-label={ (row) ". " (title) } {
                header.row__head {
                    b.row__no { (row) }
                    span.row__t { (title) }
                    @if let Some(word) = word { span.row__s { (self.word(word)) } }
                    @if row > 1 && row >= now && now > 0 { (self.colours_free()) }
                }
                ul.row__fields { @for cell in Self::cells(row) { (self.cell(cell, tips)) } }
            }
        }
    }

    /// The colours still free for this row stay in sight.
    fn colours_free(&self) -> Markup {
        html! {
            span.free {
                @for die in TABLEAU_ORDER.into_iter().filter(|die| self.view.dice.iter().any(|(other, _)| other == die)) {
                    i class={ "dot die-" (die.word()) } role="img" aria-label=(self.die_name(die)) title=(self.die_name(die)) {}
                }
            }
        }
    }

    fn cell(&self, cell: Cell, tips: &mut Tips) -> Markup {
        let now = self.row_now();
        let laid = self.laid.iter().find(|laid| laid.row == cell.row && laid.spot == cell.spot);
        let here = if cell.row == now && laid.is_none() { self.choices_on(cell) } else { Vec::new() };
        let open: Vec<Way<'_>> = here.iter().copied().filter(|choice| choice.is_open()).collect();
        let stays_empty = laid.is_none() && open.is_empty() && cell.row >= now && now > 0;
        let why = cell.colour.filter(|_| stays_empty).and_then(|die| self.why_shut(cell.row, die));
        let state = match () {
            () if laid.is_some() => "placed",
            () if cell.row < now => "past",
            () if !open.is_empty() => "can",
            () if why.is_some() => "shut",
            () => "still",
        };
        let colour = cell.colour.map_or(if cell.spot == Spot::Press { "press" } else { "biz" }, Die::word);
        let why_not = why.clone().or_else(|| self.not_rolled(cell));
        let at = tips.add(self.cell_tip(cell, &open, why_not));
        let dice = open.iter().filter(|choice| matches!(choice.mv, Move::Place(_))).count();
        let is_by_senator = dice > 0 && open.iter().any(|choice| matches!(choice.mv, Move::Senator(..)));
        html! {
            li id={ "f" (cell.row) "-" (cell.spot.word()) } class={ "f " (state) " of-" (colour) @if dice > 1 { " pair" } @if is_by_senator { " by-senator" } } data-at=(at) {
                span.f__sign { (symbol(spot_symbol(cell.spot))) }
                span.f__slot { (self.by_senator(&open, at)) (self.slot(cell, laid, &open, dice, at)) }
                span.f__name { (self.spot_name(cell.spot)) }
                span.f__price.money { (self.price(cell, &open)) }
                @match &why {
                    Some(why) => span.why { (symbol_tiny("ui-lock")) span { (why) } },
                    None => span.f__text { (self.word(&format!("pate-does-{}", cell.spot.word()))) },
                }
                @if let Spot::Business(kind) = cell.spot { (self.owners(kind)) }
                (self.without_using(&open, at))
            }
        }
    }

    /// Why the field of a die stays empty: the die lies elsewhere, or it shows the hand.
    fn why_shut(&self, row: u8, die: Die) -> Option<String> {
        let why = match self.laid_die(die) {
            Some(laid) => Message::new("pate-lies-in-row").with("die", self.die_name(die)).with("row", laid.row),
            None if row == self.row_now() && self.spot_of(die, die) == Some(Spot::Press) => {
                Message::new("pate-shows-hand").with("die", word_of("shade", die.word()))
            }
            None => return None,
        };
        Some(capitalised(&self.say(&why)))
    }

    /// What can be done with a die on this field: lay it, lay it without using the field, or with the Senator.
    fn choices_on(&self, cell: Cell) -> Vec<Way<'_>> {
        self.scene.choices_here(|mv| match mv {
            Move::Place(die) | Move::Idle(die) => self.spot_of(die, die) == Some(cell.spot),
            Move::Senator(die, colour) => cell.colour == Some(colour) && self.spot_of(die, colour) == Some(cell.spot),
            _ => false,
        })
    }

    /// Why no die can go where only the face counts, in the row that a die is laid in.
    fn not_rolled(&self, cell: Cell) -> Option<String> {
        let is_asked = self.scene.choices().iter().any(|choice| matches!(choice.mv, Move::Place(_)));
        let face = self.figures.face_for(cell.spot)?;
        let is_rolled = self.view.dice.iter().any(|(_, shown)| *shown == Some(face));
        let is_shut = is_asked && cell.row == self.row_now() && !is_rolled;
        is_shut.then(|| self.say(&Message::new("pate-not-rolled").with("face", self.face_name(face))))
    }

    fn cell_tip(&self, cell: Cell, open: &[Way<'_>], why: Option<String>) -> Markup {
        if !open.is_empty() {
            return tip(self.scene, open, self.context);
        }
        html! {
            (plain_tip::<Pate>(&self.spot_name(cell.spot), &[], Some(cell.spot.rule()), self.context))
            @if let Some(why) = why { p.why { (symbol_tiny("ui-lock")) span { (why) } } }
            p.money { (self.price(cell, &[])) }
            p { (self.word(&format!("pate-does-{}", cell.spot.word()))) }
        }
    }

    /// The place of the die: the one that lies there, those that could, or the mark of what belongs there.
    /// The button of one that is alone is the whole field.
    fn slot(&self, cell: Cell, laid: Option<&LaidDie>, open: &[Way<'_>], dice: usize, at: usize) -> Markup {
        if let Some(laid) = laid {
            return html! { span.set { (self.die(laid.die, Some(laid.face))) } };
        }
        let whole = if dice == 1 { "whole" } else { "" };
        html! {
            @for choice in open {
                @if let Move::Place(die) = choice.mv {
                    (action(self.scene, choice, &format!("die die-{} {whole}", die.word()), Label::Sign(&self.pips_shown(die)), at))
                }
            }
            @if dice == 0 {
                span class={ "sock " @if let Some(die) = cell.colour { "die-" (die.word()) } } {
                    @if let Some(face) = self.figures.face_for(cell.spot) { (symbol(&pip_symbol(face))) }
                }
            }
        }
    }

    /// The dice that the Senator could bring here.
    fn by_senator(&self, open: &[Way<'_>], at: usize) -> Markup {
        html! {
            @if open.iter().any(|choice| matches!(choice.mv, Move::Senator(..))) {
                span.senator {
                    (symbol_tiny("tile-senator"))
                    @for choice in open {
                        @if let Move::Senator(die, _) = choice.mv {
                            @let face = html! { span class={ "die die-" (die.word()) } { (self.pips_shown(die)) } };
                            (action(self.scene, choice, "way", Label::Sign(&face), at))
                        }
                    }
                }
            }
        }
    }

    /// The pips of a die that can be laid.
    fn pips_shown(&self, die: Die) -> Markup {
        symbol(&pip_symbol(self.view.face_of(die).unwrap_or(Face::HAND)))
    }

    /// The field can also take its die without being used.
    fn without_using(&self, open: &[Way<'_>], at: usize) -> Markup {
        html! {
            @for choice in open.iter().filter(|choice| matches!(choice.mv, Move::Idle(_))) {
                (action(self.scene, choice, "way", Label::Sign(&html! { (self.word("pate-without-using")) }), at))
            }
        }
    }

    /// Who is paid when this kind of business pays.
    fn owners(&self, kind: Business) -> Markup {
        html! {
            ul.f__pay aria-label=(self.word("pate-paid")) {
                @for field in self.figures.of_kind(kind) {
                    li {
                        @match self.view.holder(field) {
                            Some(family) => (self.family_badge(family).alone()),
                            None => span.badge.none role="img" aria-label=(self.word("describe-empty")) {},
                        }
                    }
                }
            }
        }
    }

    /// What the field costs or brings; with a die that could be laid there, in its own figures.
    fn price(&self, cell: Cell, open: &[Way<'_>]) -> Markup {
        let pips = open.iter().find_map(|choice| match choice.mv {
            Move::Place(die) => self.view.face_of(die)?.number(),
            _ => None,
        });
        let counted = |known: &str, per_pip: &str| match pips {
            Some(pips) => self.say(&Message::new(known).with("pips", pips)),
            None => self.word(per_pip),
        };
        let price = self.view.price(&self.figures, cell.spot, pips.unwrap_or(1));
        let dollars = || match pips {
            Some(_) => self.money(price.abs()),
            None => self.say(&Message::new("pate-money-per-pip").with("amount", self.money(price.abs()))),
        };
        html! {
            @match cell.spot {
                Spot::Business(_) => (self.say(&Message::new("pate-each").with("amount", self.money(price)))),
                Spot::Press => @if price > 0 { span.tonight { "+ " (self.money(price)) } },
                Spot::Reputation | Spot::Influence => (counted("pate-steps", "pate-steps-per-pip")),
                Spot::Visit => (counted("pate-fields", "pate-fields-per-pip")),
                Spot::Cash | Spot::Assembly => (dollars()),
                Spot::Friend => { "−" (dollars()) }
                Spot::Raid => (self.word("pate-compulsory")),
                Spot::Takeover => (self.word("pate-one-marker")),
                Spot::Consigliere | Spot::Prosecutor | Spot::Informer | Spot::Banker => (self.word("pate-voluntary")),
            }
        }
    }
}
