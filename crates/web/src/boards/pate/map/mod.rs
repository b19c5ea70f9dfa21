//! Southern Manhattan: the ring street with its shop fronts, the car and the district it protects, the Hudson, the Tombs,
//! Brooklyn. The drawing is for the eye; the list over it, with a button where something can be done, is for everybody.

mod aims;
mod geography;
mod pieces;
mod places;

use maud::{Markup, html};
use pate::{District, Field, Move};

use super::CITY;
use super::board::{Board, field_of, is_in_city};
use super::signs::business_symbol;
use crate::parts::{Tips, placed_symbol};
pub(crate) use geography::places_style;
use geography::{ISLAND, Point, QUARTERS, STREET, car_transform};

impl Board<'_> {
    pub(in crate::boards::pate) fn city(&self, tips: &mut Tips) -> Markup {
        html! {
            section #city.city aria-label=(self.word("pate-city")) {
                div.frame {
                    (self.drawing())
                    (self.places(tips))
                }
            }
        }
    }

    fn drawing(&self) -> Markup {
        let lit = self.view.protected().first().map(Field::district);
        let asks = self.scene.choices().iter().any(|choice| choice.is_open() && is_in_city(choice.mv));
        html! {
            svg.map.on-ink.asks[asks] viewBox="0 0 520 540" aria-hidden="true" focusable="false" {
                defs {
                    clipPath id="island" { path d=(ISLAND) {} }
                    @for (index, quarter) in QUARTERS.iter().enumerate() {
                        @if let Some(path) = quarter.name_path { path id={ "name-" (index) } d=(path) {} }
                    }
                    @if let Some(district) = lit { (lamp(QUARTERS[district.index()].lamp)) }
                }
                image href=(CITY.address()) x="-400" y="-320" width="1320" height="1180" {}
                @if let Some(district) = lit {
                    g clip-path="url(#island)" { path.light d=(QUARTERS[district.index()].outline) fill="url(#lamp)" {} }
                }
                (self.frames())
                (placed_symbol("ringstreet", "", (260.0, 270.0), 540.0))
                (self.car_fields())
                @for district in District::all() { (self.district_name_on_map(district, lit == Some(district))) }
                g.tombs transform="translate(266 202)" {
                    (placed_symbol("tombs", "", (0.0, -6.0), 148.0))
                    text y="-37.5" text-anchor="middle" { (self.word("pate-tombs")) }
                }
                g.shops { @for field in Field::all() { (self.shop(field)) } }
                g #pieces data-pieces="" { (self.members()) }
                g.bar {
                    path d="M212 184V228M234 184V228M256 184V228M277 184V228M298 184V228M320 184V228" {}
                    path d="M210 184H322M210 228H322" stroke-width="3" {}
                }
                (self.veils())
                (self.sunk_counts())
                (self.brooklyn())
                @if let Some(car) = self.view.car {
                    g #car transform=(car_transform(car)) { (placed_symbol("sedan-top", "", (0.0, 0.0), 42.0)) }
                }
                (self.prey())
                (self.visit_route())
            }
        }
    }

    /// The districts that are asked about, and whether each can be chosen.
    fn districts_asked(&self) -> impl Iterator<Item = (District, bool)> {
        self.scene.choices().iter().filter_map(|choice| match choice.mv {
            Move::District(district) => Some((district, choice.is_open())),
            _ => None,
        })
    }

    /// Districts that can be chosen are framed, along the street and along the water.
    fn frames(&self) -> Markup {
        html! {
            @for district in self.districts_asked().filter_map(|(district, is_open)| is_open.then_some(district)) {
                @let (index, blocks) = (district.index(), QUARTERS[district.index()].blocks);
                clipPath id={ "blocks-" (index) } { path d=(blocks) {} }
                g.choose data-about={ "place-q" (index) " pick-q" (index) } {
                    g clip-path={ "url(#blocks-" (index) ")" } { path.frame-line d=(ISLAND) {} }
                    g clip-path="url(#island)" { path.frame-line d=(blocks) {} }
                }
            }
        }
    }

    /// The others lie in the dark.
    fn veils(&self) -> Markup {
        html! {
            g clip-path="url(#island)" {
                @for (district, _) in self.districts_asked().filter(|(_, is_open)| !is_open) {
                    path.veil d=(QUARTERS[district.index()].blocks) {}
                }
            }
        }
    }

    fn car_fields(&self) -> Markup {
        let choosing = self.scene.choices().iter().any(|choice| matches!(choice.mv, Move::Car(_)));
        html! {
            g.carfields {
                @for (x, y) in STREET.map(|corner| corner.car) { circle class=(if choosing { "cf can" } else { "cf" }) cx=(x) cy=(y) r="5" {} }
            }
        }
    }

    fn district_name_on_map(&self, district: District, lit: bool) -> Markup {
        let name = &self.edition.districts[district.index()];
        let quarter = &QUARTERS[district.index()];
        let can = self.scene.choices().iter().any(|choice| choice.mv == Move::District(district) && choice.is_open());
        let (x, y) = quarter.lock;
        html! {
            @match quarter.name_path {
                Some(_) => text.dname.lit[lit].can[can] {
                    textPath href={ "#name-" (district.index()) } startOffset="50%" text-anchor="middle" { (name) }
                },
                None => text.dname.lit[lit].can[can] x="272" y="24" text-anchor="middle" { (name) },
            }
            @if lit {
                g.protected transform={ "translate(" (x) " " (y) ")" } {
                    rect x="-55" y="-10" width="110" height="20" rx="10" {}
                    (placed_symbol("ui-lock", "", (-43.0, -0.5), 13.0))
                    text x="7" y="4.5" text-anchor="middle" { (self.word("pate-protected")) }
                }
            }
        }
    }

    fn shop(&self, field: Field) -> Markup {
        let (x, y) = STREET[field.index()].shop;
        let kind = self.kind(field);
        let lit = self.view.protected().contains(field);
        let can = self.scene.choices().iter().any(|choice| choice.is_open() && field_of(choice.mv) == Some(field));
        let about = format!("place-{0} pick-{0} f1-{1}", field.index(), kind.word());
        html! {
            g.shop.lit[lit].can[can] data-about=(about) transform={ "translate(" (x) " " (y) ")" } {
                (placed_symbol("shopfront", "", (0.0, 2.0), 90.0))
                rect.ring x="-43" y="-31" width="86" height="64" rx="4" {}
                (placed_symbol(business_symbol(kind), "kind", (-28.0, -13.5), 16.0))
                (self.price_tag(self.figures.pays(kind)))
                (placed_symbol(&format!("pip-{}", self.pips(field)), "pip", (-24.0, 16.0), 19.0))
                @if self.view.holder(field).is_none() {
                    text.empty x="12" y="21" text-anchor="middle" { (self.word("describe-empty")) }
                }
            }
        }
    }

    /// What a business pays; once more in short, for a small map.
    fn price_tag(&self, pays: i32) -> Markup {
        let whole = self.money(pays);
        let short = if pays % 1_000 == 0 { format!("${}k", pays / 1_000) } else { whole.clone() };
        html! {
            text.price x="34.5" y="-8.6" text-anchor="end" { (whole) }
            text.price.short x="34.5" y="-7" text-anchor="end" { (short) }
        }
    }
}

fn lamp((x, y): Point) -> Markup {
    html! {
        radialGradient id="lamp" cx=(x) cy=(y) r="190" gradientUnits="userSpaceOnUse" {
            stop offset="0" stop-color="#ffd873" stop-opacity=".95" {}
            stop offset=".6" stop-color="#e9ae45" stop-opacity=".72" {}
            stop offset="1" stop-color="#b67a22" stop-opacity=".5" {}
        }
    }
}
