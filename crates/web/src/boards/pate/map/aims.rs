//! What would happen on the map; seen while a field of the ledger is pointed at.

use maud::{Markup, html};
use pate::{Field, Spot};

use super::super::board::Board;
use super::geography::{STREET, car_transform};
use crate::parts::placed_symbol;

impl Board<'_> {
    /// Where a Visit would take the car; seen while it is pointed at.
    pub(super) fn visit_route(&self) -> Markup {
        let route: Vec<Field> = self.number_for(Spot::Visit).into_iter().flat_map(|pips| self.view.visit_route(pips)).collect();
        let Some(target) = route.last().copied() else { return html! {} };
        let points = route.iter().map(|field| STREET[field.index()].car);
        let line: Vec<String> = points.map(|(x, y)| format!("{x} {y}")).collect();
        html! {
            g.aims data-about="f2-visit" {
                polyline.route__edge points=(line.join(" ")) {}
                polyline.route__dots points=(line.join(" ")) {}
                g.ghost transform=(car_transform(target)) { (placed_symbol("sedan-top", "", (0.0, 0.0), 38.0)) }
                (aim(target))
            }
        }
    }

    /// Whom a Raid would hit and what a Takeover could seize; seen while the field is pointed at.
    pub(super) fn prey(&self) -> Markup {
        html! {
            @if let Some(pips) = self.number_for(Spot::Raid) {
                g.aims.aims-raid data-about="f3-raid" { @for field in self.view.raided(&self.figures, pips) { (aim(field)) } }
            }
            @if let Some(pips) = self.number_for(Spot::Takeover) {
                g.aims data-about="f3-takeover" {
                    @for field in self.view.open_to_takeover(&self.figures, pips, self.view.active) { (aim(field)) }
                }
            }
        }
    }
}

/// A ring around a business that something would happen to.
fn aim(field: Field) -> Markup {
    let (x, y) = STREET[field.index()].shop;
    html! { rect.aim x=(x - 43.0) y=(y - 31.0) width="86" height="64" rx="4" {} }
}
