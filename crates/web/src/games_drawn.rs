//! The games whose boards are still shown in words.

use table::Seat;

use crate::Drawn;
use crate::parts::Badge;

impl Drawn for capone::Capone {
    const CLASS: &'static str = "plain";
    const SYMBOL: &'static str = "bust-don";

    fn badge(setup: &capone::Setup, seat: Seat) -> Badge {
        let families = &setup.edition.families;
        families.get(seat.index()).map(|family| Badge::new(&family.name, &family.colour, &family.sign)).unwrap_or_default()
    }
}
