//! Who stands, sits and lies on the map.

use maud::{Markup, html};
use pate::Field;

use super::super::board::Board;
use super::geography::{Point, STREET};
use crate::parts::{Badge, placed_symbol};

/// Friends in Brooklyn that are drawn one by one; more are counted.
const FRIENDS_DRAWN: u8 = 15;

impl Board<'_> {
    /// Every member that is somewhere on the map. A piece keeps its name as long as it stays where it is, so that the script can
    /// let it travel when it does not.
    pub(super) fn members(&self) -> Markup {
        let tombs = self.seats().flat_map(|(seat, family)| vec![self.scene.badge(seat); family.tombs.into()]);
        let tombs: Vec<Badge> = tombs.collect();
        let cell_gap = spacing(tombs.len(), 100.0, 40.0);
        html! {
            @for field in Field::all() {
                @if let Some(family) = self.view.holder(field) {
                    @let (x, y) = STREET[field.index()].shop;
                    (member(&self.family_badge(family), &format!("f{}", field.index()), (x + 16.0, y + 13.0), 38.0, false))
                }
            }
            @for (index, badge) in tombs.iter().enumerate() {
                @let x = 266.0 + cell_gap * (index as f32 - (tombs.len() - 1) as f32 / 2.0);
                (member(badge, &format!("t{index}"), (x, 208.0), 34.0, false))
            }
            @for (stack, (seat, family)) in self.seats().enumerate() {
                @let top = 40.0 + 86.0 * stack as f32;
                @let gap = spacing(family.hudson.into(), 30.0, 12.0);
                @for index in 0..family.hudson {
                    (member(&self.scene.badge(seat), &format!("h{index}"), (30.0, top + gap * f32::from(index)), 40.0, true))
                }
            }
        }
    }

    /// How many hats lie in a heap of the Hudson.
    pub(super) fn sunk_counts(&self) -> Markup {
        html! {
            @for (stack, (_, family)) in self.seats().enumerate() {
                @if family.hudson > 1 { text.heap x="30" y=(18 + 86 * stack) text-anchor="middle" { "×" (family.hudson) } }
            }
        }
    }

    pub(super) fn brooklyn(&self) -> Markup {
        let friends = self.view.brooklyn;
        html! {
            g.brooklyn {
                text.wname x="458" y="474" text-anchor="middle" { (self.word("pate-brooklyn")) }
                @for index in 0..friends.min(FRIENDS_DRAWN) {
                    @let (x, y) = (416.0 + 21.0 * f32::from(index % 5), 490.0 + 20.0 * f32::from(index / 5));
                    g.fr transform={ "translate(" (x) " " (y) ")" } { circle r="9" {} (placed_symbol("friend", "", (0.0, 0.0), 14.5)) }
                }
                @if friends > FRIENDS_DRAWN { text.more x="500" y="474" { (friends) } }
            }
            text.wname.hudson transform="translate(30 442) rotate(-90)" { (self.word("pate-hudson")) }
            text.wname.river transform="translate(503 200) rotate(-88)" text-anchor="middle" { (self.word("pate-east-river")) }
        }
    }
}

/// How far apart pieces stand that share a line.
fn spacing(pieces: usize, length: f32, widest: f32) -> f32 {
    if pieces < 2 { widest } else { (length / (pieces - 1) as f32).min(widest) }
}

fn member(badge: &Badge, place: &str, (x, y): Point, size: f32, sunk: bool) -> Markup {
    let (class, hat) = if sunk { ("m sunk", "hat-sunk") } else { ("m", "hat-side") };
    let (sign_x, sign_y) = (-0.36 * size, 0.26 * size);
    html! {
        g id={ "m-" (badge.class) "-" (place) } class={ (class) " " (badge.class) } data-kind=(badge.class)
            transform={ "translate(" (x) " " (y) ")" } {
            (placed_symbol(hat, "", (0.0, 0.0), size))
            circle.bd cx=(sign_x) cy=(sign_y) r=(0.235 * size) {}
            (placed_symbol(badge.sign, "sg", (sign_x, sign_y), 0.34 * size))
        }
    }
}
