//! Southern Manhattan: the ring street with its shop fronts, the car and the district it protects, the Hudson, the Tombs,
//! Brooklyn. The drawing is for the eye; the list over it, with a button where something can be done, is for everybody.

use maud::{Markup, html};
use pate::{District, Field, Move, Spot};
use table::Message;

use super::board::{Board, field_of};
use super::business_symbol;
use crate::Choice;
use crate::assets::CITY;
use crate::parts::{Badge, Label, action, placed_symbol, tip};

/// A point of the drawing, which is 520 wide and 540 high.
type Point = (f32, f32);

const SHOPS: [Point; Field::COUNT] = [
    (364.0, 374.0),
    (268.0, 428.0),
    (174.0, 404.0),
    (130.0, 318.0),
    (120.0, 242.0),
    (126.0, 166.0),
    (192.0, 66.0),
    (272.0, 60.0),
    (352.0, 66.0),
    (406.0, 142.0),
    (410.0, 214.0),
    (404.0, 286.0),
];

const CAR_FIELDS: [Point; Field::COUNT] = [
    (320.0, 330.0),
    (266.0, 374.0),
    (206.0, 352.0),
    (182.0, 304.0),
    (174.0, 242.0),
    (178.0, 174.0),
    (200.0, 120.0),
    (272.0, 113.0),
    (338.0, 121.0),
    (354.0, 154.0),
    (356.0, 214.0),
    (350.0, 276.0),
];

/// The outline of the island, which the light of a district does not leave.
const ISLAND: &str = "M70 -300L66 -4C60 60 56 130 58 200C60 285 66 335 86 384C104 428 142 478 190 506C226 526 276 530 308 508C352 478 \
                      376 452 402 424C428 398 460 380 472 352C482 326 478 290 475 250C472 200 470 160 467 120C464 80 462 40 466 \
                      -4L470 -300Z";

/// How a district lies on the map.
struct Quarter {
    outline: &'static str,
    lamp: Point,
    /// Where its name runs; a straight name has none.
    name_path: Option<&'static str>,
    lock: Point,
}

const QUARTERS: [Quarter; District::COUNT] = [
    Quarter {
        outline: "M266 246L40 400L40 560L480 560L480 372Z",
        lamp: (268.0, 400.0),
        name_path: Some("M118 440C150 486 200 504 250 506C300 506 340 480 392 420"),
        lock: (268.0, 474.0),
    },
    Quarter {
        outline: "M266 246L40 400L0 300L0 -330L10 -330Z",
        lamp: (120.0, 240.0),
        name_path: Some("M86 372C75 330 76 280 75 200C75 150 76 100 79 40"),
        lock: (136.0, 122.0),
    },
    Quarter { outline: "M266 246L10 -330L500 -330L480 66Z", lamp: (272.0, 50.0), name_path: None, lock: (384.0, 20.0) },
    Quarter {
        outline: "M266 246L480 66L520 200L480 372Z",
        lamp: (410.0, 214.0),
        name_path: Some("M453 90C456 140 459 200 461 250C463 300 464 330 450 366"),
        lock: (408.0, 100.0),
    },
];

/// Friends in Brooklyn that are drawn one by one; more are counted.
const FRIENDS_DRAWN: u8 = 15;

impl Board<'_> {
    pub(super) fn city(&self) -> Markup {
        html! {
            section #city.city aria-label=(self.word("pate-city")) {
                div.frame {
                    (self.drawing())
                    (self.places())
                }
            }
        }
    }

    fn drawing(&self) -> Markup {
        let lit = self.car_is_out().then(|| self.view.car.district());
        html! {
            svg.map.on-ink viewBox="0 0 520 540" aria-hidden="true" focusable="false" {
                defs {
                    clipPath id="island" { path d=(ISLAND) {} }
                    @for (index, quarter) in QUARTERS.iter().enumerate() {
                        @if let Some(path) = quarter.name_path { path id={ "name-" (index) } d=(path) {} }
                    }
                    @if let Some(district) = lit { (lamp(QUARTERS[district.index()].lamp)) }
                }
                image href=(CITY.address()) x="-400" y="-320" width="1320" height="1180" {}
                @if let Some(district) = lit {
                    g clip-path="url(#island)" { path.light d=(QUARTERS[district.index()].outline) fill="url(#lamp)" {} }
                }
                (placed_symbol("ringstreet", "", (260.0, 270.0), 540.0))
                (self.car_fields())
                @for district in District::all() { (self.district_name_on_map(district, lit == Some(district))) }
                (self.tombs())
                g.shops { @for field in Field::all() { (self.shop(field)) } }
                g #pieces data-pieces="" { (self.members()) }
                g.bar {
                    path d="M212 184V228M234 184V228M256 184V228M277 184V228M298 184V228M320 184V228" {}
                    path d="M210 184H322M210 228H322" stroke-width="3" {}
                }
                (self.sunk_counts())
                (self.brooklyn())
                (self.car())
                (self.prey())
                (self.visit_route())
            }
        }
    }

    fn car_fields(&self) -> Markup {
        let choosing = self.scene.choices().iter().any(|choice| matches!(choice.mv, Move::Car(_)));
        html! {
            g.carfields {
                @for (x, y) in CAR_FIELDS { circle class=(if choosing { "cf can" } else { "cf" }) cx=(x) cy=(y) r="5" {} }
            }
        }
    }

    fn district_name_on_map(&self, district: District, lit: bool) -> Markup {
        let name = &self.edition.districts[district.index()];
        let quarter = &QUARTERS[district.index()];
        let can = self.scene.choices().iter().any(|choice| choice.mv == Move::District(district) && choice.is_open());
        let class = format!("dname{}{}", if lit { " lit" } else { "" }, if can { " can" } else { "" });
        let (x, y) = quarter.lock;
        html! {
            @match quarter.name_path {
                Some(_) => text class=(class) {
                    textPath href={ "#name-" (district.index()) } startOffset="50%" text-anchor="middle" { (name) }
                },
                None => text class=(class) x="272" y="24" text-anchor="middle" { (name) },
            }
            @if lit {
                g.protected transform={ "translate(" (x) " " (y) ")" } {
                    rect x="-55" y="-12" width="110" height="24" rx="12" {}
                    (placed_symbol("ui-lock", "", (-42.0, -0.5), 15.0))
                    text x="8" y="5" text-anchor="middle" { (self.word("pate-protected")) }
                }
            }
        }
    }

    fn shop(&self, field: Field) -> Markup {
        let (x, y) = SHOPS[field.index()];
        let kind = self.kind(field);
        let can = self.choices_at(field).any(Choice::is_open);
        let class = format!(
            "shop pips-{} shop-{}{}{}",
            self.pips(field),
            field.index(),
            if self.is_protected(field) { " lit" } else { "" },
            if can { " can" } else { "" }
        );
        html! {
            g class=(class) transform={ "translate(" (x) " " (y) ")" } {
                (placed_symbol("shopfront", "", (0.0, 2.0), 90.0))
                rect.ring x="-43" y="-31" width="86" height="64" rx="4" {}
                (placed_symbol(business_symbol(kind), "kind", (-26.5, -13.5), 18.0))
                text.price x="34.5" y="-8.6" text-anchor="end" { (self.money(self.edition.businesses.of(kind).pays)) }
                (placed_symbol(&format!("pip-{}", self.pips(field)), "pip", (-24.0, 16.0), 19.0))
                @if self.view.street[field.index()].is_none() {
                    text.empty x="12" y="21" text-anchor="middle" { (self.word("describe-empty")) }
                }
            }
        }
    }

    /// Every member that is somewhere on the map. A piece keeps its name as long as it stays where it is, so that the script can
    /// let it travel when it does not.
    fn members(&self) -> Markup {
        let tombs: Vec<Badge> = self.each_member(|family| family.tombs);
        let cell_gap = spacing(tombs.len(), 100.0, 40.0);
        html! {
            @for field in Field::all() {
                @if let Some(family) = self.view.street[field.index()] {
                    @let (x, y) = SHOPS[field.index()];
                    (member(&self.family_badge(family), &format!("f{}", field.index()), (x + 16.0, y + 13.0), 38.0, false))
                }
            }
            @for (index, badge) in tombs.iter().enumerate() {
                @let x = 266.0 + cell_gap * (index as f32 - (tombs.len() - 1) as f32 / 2.0);
                (member(badge, &format!("t{index}"), (x, 208.0), 34.0, false))
            }
            @for (stack, (seat, family)) in self.seats().enumerate() {
                @let top = 40.0 + 86.0 * stack as f32;
                @let gap = spacing(family.hudson.into(), 36.0, 12.0);
                @for index in 0..family.hudson {
                    (member(&self.seat_badge(seat), &format!("h{index}"), (30.0, top + gap * f32::from(index)), 40.0, true))
                }
            }
        }
    }

    /// How many hats lie in a heap of the Hudson.
    fn sunk_counts(&self) -> Markup {
        html! {
            @for (stack, (_, family)) in self.seats().enumerate() {
                @if family.hudson > 1 { text.heap x="46" y=(32 + 86 * stack) { "×" (family.hudson) } }
            }
        }
    }

    fn each_member(&self, count: impl Fn(&pate::FamilyView) -> u8) -> Vec<Badge> {
        self.seats().flat_map(|(seat, family)| vec![self.seat_badge(seat); count(family).into()]).collect()
    }

    fn tombs(&self) -> Markup {
        html! {
            g.tombs transform="translate(266 202)" {
                (placed_symbol("tombs", "", (0.0, -6.0), 148.0))
                text y="-37.5" text-anchor="middle" { (self.word("pate-tombs")) }
            }
        }
    }

    fn brooklyn(&self) -> Markup {
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
            text.wname.hudson transform="translate(30 420) rotate(-90)" { (self.word("pate-hudson")) }
            text.wname.river transform="translate(503 200) rotate(-88)" text-anchor="middle" { (self.word("pate-east-river")) }
        }
    }

    fn car(&self) -> Markup {
        html! {
            @if self.car_is_out() {
                g #car transform=(car_transform(self.view.car)) { (placed_symbol("sedan-top", "", (0.0, 0.0), 42.0)) }
            }
        }
    }

    /// Where a Visit would take the car; seen while it is pointed at.
    fn visit_route(&self) -> Markup {
        let Some(steps) = self.number_for(Spot::Visit) else { return html! {} };
        let target = self.view.car.clockwise(steps);
        let route = (0..=steps).map(|step| CAR_FIELDS[self.view.car.clockwise(step).index()]);
        let line: Vec<String> = route.map(|(x, y)| format!("{x} {y}")).collect();
        html! {
            g.aims.aims-visit {
                polyline.route__edge points=(line.join(" ")) {}
                polyline.route__dots points=(line.join(" ")) {}
                g.ghost transform=(car_transform(target)) { (placed_symbol("sedan-top", "", (0.0, 0.0), 38.0)) }
                (aim(target))
            }
        }
    }

    /// Whom a Raid would hit and what a Takeover could seize; seen while the field is pointed at.
    fn prey(&self) -> Markup {
        let hit = |pips: u8| Field::all().filter(move |field| self.pips(*field) == pips && !self.is_protected(*field));
        let holder = |field: Field| self.view.street[field.index()];
        let own = |field: Field| self.scene.seat().is_some_and(|seat| holder(field) == Some(seat.into()));
        html! {
            @if let Some(pips) = self.number_for(Spot::Raid) {
                g.aims.aims-raid { @for field in hit(pips).filter(|field| holder(*field).is_some()) { (aim(field)) } }
            }
            @if let Some(pips) = self.number_for(Spot::Takeover) {
                g.aims.aims-takeover {
                    @for field in hit(pips).filter(|field| holder(*field).is_some() && !own(*field)) { (aim(field)) }
                }
            }
        }
    }

    fn choices_at(&self, field: Field) -> impl Iterator<Item = &Choice<pate::Pate>> {
        self.scene.choices().iter().filter(move |choice| field_of(choice.mv) == Some(field))
    }

    /// The same as a list: what stands where, with what can be done there.
    fn places(&self) -> Markup {
        html! {
            ul.places aria-label=(self.word("pate-city")) {
                @for district in District::all() { (self.district_place(district)) }
                @for field in Field::all() { (self.place(field)) }
                @for line in self.off_the_street() { li.sr { (line) } }
            }
        }
    }

    fn district_place(&self, district: District) -> Markup {
        let choices = self.scene.choices_here(|mv| mv == Move::District(district));
        let Some(choice) = choices.first() else { return html! {} };
        let at = self.scene.add_tip(tip(self.scene, &choices, self.desk));
        let class = format!("quarter q-{} {}", district.index(), if choice.is_open() { "open" } else { "cannot" });
        html! { li data-at=(at) { (action(self.scene, choice, &class, Label::Sign(&html! {}), at)) } }
    }

    fn place(&self, field: Field) -> Markup {
        let choices = self.scene.choices_here(|mv| field_of(mv) == Some(field));
        let label = self.place_label(field);
        let Some(choice) = choices.first() else {
            return html! { li class={ "spot s-" (field.index()) } { span.sr { (label) } } };
        };
        let at = self.scene.add_tip(tip(self.scene, &choices, self.desk));
        let class = if choice.is_open() { "here can" } else { "here cannot" };
        html! {
            li class={ "spot s-" (field.index()) } data-at=(at) {
                span.sr { (label) }
                (action(self.scene, choice, class, Label::Sign(&html! {}), at))
            }
        }
    }

    /// Such as "Bookmakers, East Side, pays $3,000, held by Barzini, protected".
    fn place_label(&self, field: Field) -> String {
        let kind = self.kind(field);
        let holder = match self.view.street[field.index()] {
            Some(family) => self.say(&Message::new("pate-held-by").with("family", self.family_badge(family).name)),
            None => self.word("describe-empty"),
        };
        let mut label = self.say(
            &Message::new("pate-place")
                .with("business", self.business_name(kind))
                .with("pips", self.pips(field))
                .with("district", self.district_name(field))
                .with("amount", self.money(self.edition.businesses.of(kind).pays))
                .with("holder", holder),
        );
        if self.is_protected(field) {
            label = format!("{label}, {}", self.word("pate-protected"));
        }
        if self.car_is_out() && self.view.car == field {
            label = format!("{label}, {}", self.word("pate-car-here"));
        }
        label
    }

    fn off_the_street(&self) -> Vec<String> {
        let whereabouts = |key: &'static str, count: fn(&pate::FamilyView) -> u8| {
            self.seats().filter(move |(_, family)| count(family) > 0).map(move |(seat, family)| {
                self.say(&Message::new(key).with("name", self.seat_badge(seat).name).with("count", count(family)))
            })
        };
        let mut lines: Vec<String> = whereabouts("pate-in-tombs", |family| family.tombs).collect();
        lines.extend(whereabouts("pate-in-hudson", |family| family.hudson));
        lines.push(self.say(&Message::new("describe-brooklyn").with("friends", self.view.brooklyn)));
        lines
    }
}

/// A ring around a business that something would happen to.
fn aim(field: Field) -> Markup {
    let (x, y) = SHOPS[field.index()];
    html! { rect.aim x=(x - 43.0) y=(y - 31.0) width="86" height="64" rx="4" {} }
}

fn lamp((x, y): Point) -> Markup {
    html! {
        radialGradient id="lamp" cx=(x) cy=(y) r="190" gradientUnits="userSpaceOnUse" {
            stop offset="0" stop-color="#ffd873" stop-opacity=".95" {}
            stop offset=".6" stop-color="#e9ae45" stop-opacity=".72" {}
            stop offset="1" stop-color="#b67a22" stop-opacity=".5" {}
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

/// The car stands on its field and looks along the street.
fn car_transform(field: Field) -> String {
    let (x, y) = CAR_FIELDS[field.index()];
    let (behind, ahead) = (CAR_FIELDS[field.clockwise(11).index()], CAR_FIELDS[field.clockwise(1).index()]);
    let angle = (ahead.1 - behind.1).atan2(ahead.0 - behind.0).to_degrees().round() - 90.0;
    format!("translate({x} {y}) rotate({angle})")
}
