//! The games whose boards are still shown in words.

use table::Seat;

use crate::Drawn;
use crate::parts::Badge;

impl Drawn for maffiosi::Maffiosi {
    const CLASS: &'static str = "plain";
    const SYMBOL: &'static str = "cake";

    fn badge(setup: &maffiosi::Setup, seat: Seat) -> Badge {
        let gangs = &setup.edition.gangs;
        gangs.get(seat.index()).map(|gang| Badge::new(&gang.name, &gang.colour, &gang.sign)).unwrap_or_default()
    }
}
