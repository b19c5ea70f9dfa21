//! Where everything is on the drawing. The picture of the table knows the same places.

use maffiosi::{Place, PlaceSet};

/// A point of the drawing.
pub(super) type Point = (f32, f32);

/// The width and the height of the drawing.
const SIZE: Point = (1000.0, 544.0);

/// The middle of the table.
pub(super) const MIDDLE: Point = (500.0, 272.0);

/// Half of a place's button: it reaches from behind the chair over what lies before it.
pub(super) const HALF_BUTTON: Point = (31.0, 68.0);

/// A quarter of the long sides, from a corner to the middle: where a chair stands and how far it is turned from looking down.
const SIDE: [(Point, f32); 7] = [
    ((80.0, 106.9), -41.8),
    ((160.5, 66.5), -15.4),
    ((231.9, 53.4), -6.5),
    ((300.4, 48.2), -2.6),
    ((367.5, 46.4), -0.7),
    ((433.9, 46.0), -0.1),
    ((500.0, 46.0), 0.0),
];

/// The first chair of the end on the right.
const END: Chair = Chair { at: (965.5, 220.5), turn: 87.6 };

/// A chair: where it stands, and how it is turned.
#[derive(Clone, Copy)]
pub(super) struct Chair {
    pub(super) at: Point,
    /// In degrees clockwise; nought looks down the drawing.
    pub(super) turn: f32,
}

impl Chair {
    /// 0 to 12 and 27 down to 15 face one another; 13 and 14 are the end on the right, 28 and 29 the one on the left.
    pub(super) fn of(place: Place) -> Chair {
        match place.index() {
            index @ 0..13 => Chair::on_side(index),
            13 => END,
            14 => END.upside_down(),
            index @ 15..28 => Chair::on_side(27 - index).upside_down(),
            28 => END.mirrored().upside_down(),
            _ => END.mirrored(),
        }
    }

    fn on_side(index: usize) -> Chair {
        let half = SIDE.len() - 1;
        let (at, turn) = SIDE[if index <= half { index } else { 2 * half - index }];
        let chair = Chair { at, turn };
        if index <= half { chair } else { chair.mirrored() }
    }

    fn mirrored(self) -> Chair {
        Chair { at: (SIZE.0 - self.at.0, self.at.1), turn: -self.turn }
    }

    fn upside_down(self) -> Chair {
        Chair { at: (self.at.0, SIZE.1 - self.at.1), turn: 180.0 - self.turn }
    }

    /// The point so far before the chair, towards the table; behind it if the number is negative.
    pub(super) fn before(self, distance: f32) -> Point {
        let (sin, cos) = self.turn.to_radians().sin_cos();
        (round(self.at.0 - distance * sin), round(self.at.1 + distance * cos))
    }

    pub(super) fn item(self) -> Point {
        self.before(81.0)
    }

    pub(super) fn cake(self) -> Point {
        self.before(128.0)
    }

    pub(super) fn button(self) -> Point {
        self.before(38.0)
    }
}

/// The style sheet's part that knows where the list over the drawing has its places.
pub(crate) fn places_style() -> String {
    let rule = |place: Place| {
        let chair = Chair::of(place);
        let (x, y) = chair.button();
        let (across, down) = (100.0 * x / SIZE.0, 100.0 * y / SIZE.1);
        format!(".maffiosi .p-{} {{ inset: {down:.2}% auto auto {across:.2}%; --turn: {:.1}deg; }}\n", place.index(), chair.turn)
    };
    Place::all().map(rule).collect()
}

/// On which side of the table a place is, as the style sheet calls it: marks step aside there where the phone has room.
pub(super) const fn side_class(place: Place) -> &'static str {
    match place.index() {
        0..13 => "at-a",
        13 => "at-r low",
        14 => "at-l low",
        15..28 => "at-b",
        28 => "at-l",
        _ => "at-r",
    }
}

/// The outline of some neighbouring places, chairs and what lies before them.
pub(super) fn outline(middle: Place) -> String {
    let ring = |step: usize| Place::new((middle.index() + Place::COUNT + step - 2) % Place::COUNT);
    let chairs: Vec<Chair> = (0..5).map(ring).map(Chair::of).collect();
    let edge = |depth: f32| -> Vec<Point> {
        let points: Vec<Point> = chairs.iter().map(|chair| chair.before(depth)).collect();
        vec![between(points[0], points[1]), points[1], points[2], points[3], between(points[3], points[4])]
    };
    let points: Vec<Point> = edge(-35.0).into_iter().chain(edge(112.0).into_iter().rev()).collect();
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    format!("M{}Z", points.join("L"))
}

/// The place straight across.
pub(super) fn opposite(place: Place) -> Option<Place> {
    PlaceSet::only(place).opposite().into_iter().next()
}

pub(super) fn between((ax, ay): Point, (bx, by): Point) -> Point {
    (round(f32::midpoint(ax, bx)), round(f32::midpoint(ay, by)))
}

/// Tenths are enough for the eye.
pub(super) fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}
