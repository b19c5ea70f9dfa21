use maud::{Markup, html};

use super::placed_symbol;

/// What lies on a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnTable {
    /// Dice that are thrown.
    Dice,
    /// The sealed envelope with the secret of the dice.
    Envelope,
}

/// A die: where it lies, how it is turned, its colours and what it shows.
type Die = (i32, i32, i32, &'static str, &'static str, &'static str);

const THROWN: [Die; 4] = [
    (146, 158, -14, "#1d1916", "#f3e8d3", "pip-3"),
    (212, 152, 10, "#f8f1e2", "#1d1916", "pip-5"),
    (152, 214, 9, "#8d8a86", "#15110e", "pip-2"),
    (214, 212, -10, "#9e231a", "#fff3e4", "pip-4"),
];
const ASIDE: [Die; 2] = [(112, 242, -14, "#1d1916", "#f3e8d3", "pip-3"), (248, 244, 12, "#9e231a", "#fff3e4", "pip-4")];

/// A round table from above, with so many chairs; the first stands in front.
pub(crate) fn tabletop(chairs: usize, on: OnTable) -> Markup {
    let turn = |chair: usize| 180 + chair * 360 / chairs;
    let dice: &[Die] = if on == OnTable::Dice { &THROWN } else { &ASIDE };
    html! {
        svg class={ "for-" (chairs) } viewBox="0 0 360 360" aria-hidden="true" {
            @for chair in 0..chairs {
                g transform={ "rotate(" (turn(chair)) " 180 180)" } {
                    rect x="146" y="8" width="68" height="52" rx="14" fill="#6b1a12" stroke="#9a6b3f" stroke-width="6" {}
                    path d="M146 26C160 14 200 14 214 26" fill="none" stroke="#c08a55" stroke-width="8" stroke-linecap="round" {}
                }
            }
            circle cx="180" cy="186" r="134" fill="#000" opacity=".4" {}
            circle cx="180" cy="180" r="134" fill="#5c3f28" stroke="#2a1d14" stroke-width="3" {}
            circle cx="180" cy="180" r="124" fill="none" stroke="#c9a24b" stroke-width="2" opacity=".7" {}
            circle cx="180" cy="180" r="112" fill="#2f4a3a" stroke="#1b2d22" stroke-width="6" {}
            circle cx="180" cy="172" r="84" fill="#5d8064" opacity=".28" {}
            @if on == OnTable::Envelope { (envelope()) }
            @for die in dice { (draw_die(*die)) }
        }
    }
}

fn envelope() -> Markup {
    html! {
        g transform="translate(180 178)" {
            rect x="-66" y="-42" width="132" height="88" rx="5" fill="#f3e8d3" stroke="#a98d5c" stroke-width="2" {}
            path d="M-66 -40L0 14L66 -40" fill="#fbf4e4" stroke="#a98d5c" stroke-width="2.5" stroke-linejoin="round" {}
            circle r="21" cy="10" fill="#8f1d14" {}
            circle r="15" cy="10" fill="none" stroke="#c9584c" stroke-width="2" {}
            g color="#f6d9a0" { (placed_symbol("pip-5", "", (0.0, 10.0), 22.0)) }
        }
    }
}

fn draw_die((x, y, turn, ground, pips, face): Die) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {
            rect x="-22" y="-22" width="44" height="44" rx="8" fill=(ground) stroke="#0008" {}
            g color=(pips) { (placed_symbol(face, "", (0.0, 0.0), 34.0)) }
        }
    }
}
