//! The long table from above: thirty seats with what lies before them, gangsters as hats, cakes with fuses. The drawing is for the
//! eye; the list over it, with a button where something can be done, is for everybody.

mod aims;
mod deeds;
mod geometry;
mod pieces;
mod seats;

use maud::{Markup, html};

use super::DINNER_TABLE;
use super::board::Board;
use crate::parts::Tips;
pub(super) use deeds::Deed;
pub(crate) use geometry::places_style;

impl Board<'_> {
    pub(super) fn dinner(&self, tips: &mut Tips) -> Markup {
        html! {
            section #dinner.stage aria-label=(self.word("maffiosi-dinner")) {
                div.turned {
                    svg.tbl viewBox="0 0 1000 544" aria-hidden="true" focusable="false" {
                        (defs())
                        image href=(DINNER_TABLE.address()) x="-60" y="-60" width="1120" height="664" {}
                        (self.traces())
                        (self.items())
                        g.blasts { (self.blasts()) }
                        (self.card_aims())
                        g #pieces data-pieces="" { (self.cakes()) (self.men()) }
                        (self.deeds_seen())
                        (self.coins())
                    }
                    (self.places(tips))
                }
                (self.middle())
            }
        }
    }
}

/// What an explosion would take is hatched; the sign of the hatching is the same for all cakes.
fn defs() -> Markup {
    html! {
        defs {
            pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                rect.hatch__ground width="9" height="9" {}
                rect.hatch__line width="3" height="9" {}
            }
            radialGradient id="soot" {
                stop offset="0" stop-color="#1b1410" stop-opacity=".8" {}
                stop offset=".5" stop-color="#2b1f17" stop-opacity=".45" {}
                stop offset="1" stop-color="#2b1f17" stop-opacity="0" {}
            }
        }
    }
}
