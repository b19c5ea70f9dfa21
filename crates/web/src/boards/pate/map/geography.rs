//! Where things are on the drawing.

use pate::{District, Field};

/// A point of the drawing.
pub(super) type Point = (f32, f32);

/// The width and the height of the drawing.
const SIZE: Point = (520.0, 540.0);

/// A stretch of the ring street: where the business stands, and where the car stops before it.
pub(super) struct Corner {
    pub(super) shop: Point,
    pub(super) car: Point,
}

/// The street, clockwise.
pub(super) const STREET: [Corner; Field::COUNT] = [
    Corner { shop: (364.0, 374.0), car: (320.0, 330.0) },
    Corner { shop: (268.0, 428.0), car: (266.0, 374.0) },
    Corner { shop: (174.0, 404.0), car: (206.0, 352.0) },
    Corner { shop: (130.0, 318.0), car: (182.0, 304.0) },
    Corner { shop: (120.0, 242.0), car: (174.0, 242.0) },
    Corner { shop: (126.0, 166.0), car: (178.0, 174.0) },
    Corner { shop: (192.0, 66.0), car: (200.0, 120.0) },
    Corner { shop: (272.0, 60.0), car: (272.0, 113.0) },
    Corner { shop: (352.0, 66.0), car: (338.0, 121.0) },
    Corner { shop: (406.0, 142.0), car: (354.0, 154.0) },
    Corner { shop: (410.0, 214.0), car: (356.0, 214.0) },
    Corner { shop: (404.0, 286.0), car: (350.0, 276.0) },
];

/// The outline of the island, which the light of a district does not leave.
pub(super) const ISLAND: &str = "M70 -300L66 -4C60 60 56 130 58 200C60 285 66 335 86 384C104 428 142 478 190 506C226 526 276 530 308 508C352 478 \
                      376 452 402 424C428 398 460 380 472 352C482 326 478 290 475 250C472 200 470 160 467 120C464 80 462 40 466 \
                      -4L470 -300Z";

/// How a district lies on the map.
pub(super) struct Quarter {
    /// Its part of the island.
    pub(super) outline: &'static str,
    /// Its blocks: that part without the ring street and what lies within.
    pub(super) blocks: &'static str,
    /// The middle of its light.
    pub(super) lamp: Point,
    /// Where its name runs; a straight name has none.
    pub(super) name_path: Option<&'static str>,
    /// Where it is said that it is protected.
    pub(super) lock: Point,
    /// What can be clicked of it: the corners of its blocks on the island, in shares of the drawing.
    pub(super) area: &'static str,
}

/// The four districts, clockwise.
pub(super) const QUARTERS: [Quarter; District::COUNT] = [
    Quarter {
        outline: "M266 246L40 400L40 560L480 560L480 372Z",
        blocks: "M186 360L215 394L266 404L312 386L342 346L345 331L440 331L500 384L480 560L40 560L40 400L100 362Z",
        lamp: (268.0, 400.0),
        name_path: Some("M118 444C150 490 200 509 250 511C300 511 340 484 392 424"),
        lock: (252.0, 469.0),
        area: "35.8% 66.7%, 41.3% 73%, 51.2% 74.8%, 60% 71.5%, 65.8% 64.1%, 66.3% 61.3%, 84.6% 61.3%, \
               90.8% 66.1%, 76.9% 78.5%, 59% 94.1%, 46% 97%, 36.5% 93.7%, 26.9% 88%, 19% 77%, \
               15.4% 69.3%, 19.2% 67%",
    },
    Quarter {
        outline: "M266 246L40 400L0 300L0 -330L10 -330Z",
        blocks: "M186 360L100 362L40 400L0 300L0 -330L10 -330L157 0L146 30L146 108L170 120L156 172L151 242L160 318Z",
        lamp: (120.0, 240.0),
        name_path: Some("M86 372C75 330 76 280 75 200C75 150 76 100 79 40"),
        lock: (152.0, 114.0),
        area: "35.8% 66.7%, 19.2% 67%, 15.4% 69.3%, 13.1% 62%, 11.2% 37%, 12.7% 0%, 30.2% 0%, \
               28.1% 5.6%, 28.1% 20%, 32.7% 22.2%, 30% 31.9%, 29% 44.8%, 30.8% 58.9%",
    },
    Quarter {
        outline: "M266 246L10 -330L500 -330L480 66Z",
        blocks: "M146 108L146 30L157 0L10 -330L500 -330L480 66L366 108L340 98L272 90L197 94L170 120Z",
        lamp: (272.0, 50.0),
        name_path: None,
        lock: (384.0, 20.0),
        area: "28.1% 20%, 28.1% 5.6%, 30.2% 0%, 89.6% 0%, 89.6% 13.1%, 70.4% 20%, 65.4% 18.1%, \
               52.3% 16.7%, 37.9% 17.4%, 32.7% 22.2%",
    },
    Quarter {
        outline: "M266 246L480 66L520 200L480 372Z",
        blocks: "M366 108L480 66L520 200L500 384L440 331L345 331L364 304L374 276L380 214L376 154Z",
        lamp: (410.0, 214.0),
        name_path: Some("M453 90C456 140 459 200 461 250C463 300 464 330 450 366"),
        lock: (408.0, 100.0),
        area: "70.4% 20%, 89.6% 13.1%, 91.2% 45.9%, 91.9% 57%, 90.8% 66.1%, 84.6% 61.3%, 66.3% 61.3%, \
               70% 56.3%, 71.9% 51.1%, 73.1% 39.6%, 72.3% 28.5%",
    },
];

/// The style sheet's part that knows where the list over the drawing has its places.
pub(crate) fn places_style() -> String {
    let share = |part: f32, whole: f32| 100.0 * part / whole;
    let shops = STREET.iter().enumerate().map(|(index, Corner { shop: (x, y), .. })| {
        format!(".pate .s-{index} {{ inset: {:.1}% auto auto {:.1}%; }}\n", share(*y, SIZE.1), share(*x, SIZE.0))
    });
    let quarters = QUARTERS.iter().enumerate();
    let quarters = quarters.map(|(index, quarter)| format!(".pate .q-{index} {{ clip-path: polygon({}); }}\n", quarter.area));
    shops.chain(quarters).collect()
}

/// The car stands on its field and looks along the street.
pub(super) fn car_transform(field: Field) -> String {
    let [behind, (x, y), ahead] = [11, 0, 1].map(|steps| STREET[field.clockwise(steps).index()].car);
    let angle = (ahead.1 - behind.1).atan2(ahead.0 - behind.0).to_degrees().round() - 90.0;
    format!("translate({x} {y}) rotate({angle})")
}
