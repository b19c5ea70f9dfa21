//! What somebody sees of a table.

use engine::{Seat, Viewer};
use tables::Table;
use web::Side;

/// With whose eyes somebody looks at a table, and whether a curtain hides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PointOfView {
    /// Whose eyes they look with.
    pub(crate) viewer: Viewer,
    /// Who must take over the screen before anything of theirs is shown on it.
    pub(crate) curtain: Option<Seat>,
}

impl PointOfView {
    fn of(viewer: Viewer) -> PointOfView {
        PointOfView { viewer, curtain: None }
    }

    /// What a person sees from a side of the table.
    pub(crate) fn at(table: &Table, person: Option<&str>, side: Option<Side>) -> PointOfView {
        let own: Vec<Seat> = person.map(|person| table.seats_of(person).collect()).unwrap_or_default();
        match (side, &own[..]) {
            (Some(Side::Public), _) | (_, []) => PointOfView::of(Viewer::Spectator),
            (_, [only]) => PointOfView::of(Viewer::Seat(*only)),
            (Some(Side::Own(seat)), several) if several.contains(&seat) => PointOfView::shared(table, several, Some(seat)),
            (_, several) => PointOfView::shared(table, several, None),
        }
    }

    /// What those see who share a screen: a hand that others must not see is shown only after its owner has said to be there.
    fn shared(table: &Table, own: &[Seat], present: Option<Seat>) -> PointOfView {
        let has_secrets = own.iter().any(|seat| table.course.as_ref().is_some_and(|course| course.has_secrets(*seat)));
        match (table.turn().filter(|seat| own.contains(seat)), present) {
            (Some(seat), present) if present == Some(seat) || !has_secrets => PointOfView::of(Viewer::Seat(seat)),
            (Some(seat), _) => PointOfView { viewer: Viewer::Spectator, curtain: Some(seat) },
            (None, Some(seat)) => PointOfView::of(Viewer::Seat(seat)),
            (None, None) if has_secrets => PointOfView::of(Viewer::Spectator),
            (None, None) => PointOfView::of(Viewer::Seat(own[0])),
        }
    }
}
