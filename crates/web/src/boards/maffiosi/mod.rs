//! Maffiosi's table: one long table with thirty seats, the pot in its middle, the fuses of the cakes, the hand of cards.

mod board;
mod dinner;
mod hand;
mod household;
mod lesson;
mod middle;
mod reckoning;
mod seating;
mod signs;
mod turn;

use engine::Seat;
use maffiosi::{Maffiosi, Report, Setup};

use super::{Folder, sheets, word_of};
use crate::Drawn;
use crate::assets::{Asset, picture};
use crate::parts::Badge;
use board::Board;

/// The names of what shows on the board what it is about while it is pointed at.
fn pointed_at() -> Vec<String> {
    vec!["card-fire".to_owned(), "card-stab".to_owned()]
}

/// A long table from above.
static CARD: Asset = picture("maffiosi.svg", include_str!("card.svg"));

/// A long table from above with thirty chairs and nobody on them.
static DINNER_TABLE: Asset = picture("dinner-table.svg", include_str!("dinner-table.svg"));

static FOLDER: Folder = Folder {
    symbol: "cake",
    luck: "cards",
    players: "gangs",
    style: || {
        sheets!["page" "dinner" "places" "deeds" "middle" "dock" "small" "phone" "upright" "aside" "tablet" "screen"]
            + &dinner::places_style()
    },
    pointed_at,
    texts: engine::texts!("texts"),
    card: Some(&CARD),
    board: Some(&DINNER_TABLE),
    signs: &[
        ("revolver", "maffiosi-legend-revolver"),
        ("knife", "maffiosi-legend-knife"),
        ("glass", "maffiosi-legend-drink"),
        ("cafe", "maffiosi-legend-cafe"),
        ("cutlery", "maffiosi-legend-restaurant"),
        ("register", "maffiosi-legend-register"),
        ("cake", "maffiosi-cakes"),
    ],
    lesson: Some(&lesson::LESSON),
};

impl Drawn for Maffiosi {
    type Board<'a> = Board<'a>;

    fn folder() -> &'static Folder {
        &FOLDER
    }

    fn badge(setup: &Setup, seat: Seat) -> Badge {
        let gang = &setup.edition.gangs[seat.index()];
        Badge::new(&gang.name, &gang.colour, &gang.sign)
    }

    fn befalls(report: &Report, seat: Seat) -> bool {
        match *report {
            Report::Killed { seat: of, .. }
            | Report::Drugged { seat: of, .. }
            | Report::Moved { seat: of, .. }
            | Report::CakePassed { owner: of, .. }
            | Report::Out { seat: of, .. } => of == seat,
            // Everybody's men leave the table.
            Report::Raided { .. } => true,
            _ => false,
        }
    }

    fn symbol_of(report: &Report) -> &'static str {
        signs::symbol_of(report)
    }

    fn told_together(before: &Report, after: &Report) -> bool {
        // A card and what it is done to; whatever an explosion or a nightcap brings comes with its first report.
        let is_deed = |report: &Report| {
            matches!(
                report,
                Report::Killed { .. }
                    | Report::CakeOrdered { .. }
                    | Report::CakePassed { .. }
                    | Report::Exploded { .. }
                    | Report::Drugged { .. }
                    | Report::Raided { .. }
                    | Report::Moved { .. }
            )
        };
        match (before, after) {
            (Report::Drew { .. }, Report::Drew { .. }) => true,
            (Report::Played { .. }, deed) => is_deed(deed),
            _ => false,
        }
    }
}
