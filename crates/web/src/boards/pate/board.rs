use engine::{Interned, Message, Reckoning, Seat, Speak};
use maud::{Markup, html};
use pate::edition::Edition;
use pate::{Business, Die, Face, Family, FamilyView, Field, Figures, Move, Pate, Question, Spot, Tile, Track, View};

use super::ledger::{LaidDie, laid_dice};
use super::signs::pip_symbol;
use super::tools::{favour_of, tile_of};
use super::word_of;
use crate::parts::{Badge, Closing, Tab, Tips, symbol, tabs};
use crate::{Context, DrawBoard, Household, Scene};

/// What the parts of the board share.
pub struct Board<'s> {
    pub(super) scene: &'s Scene<'s, Pate>,
    pub(super) context: &'s Context<'s>,
    pub(super) edition: &'s Edition,
    pub(super) figures: Interned<Figures>,
    pub(super) view: &'s View,
    pub(super) laid: Vec<LaidDie>,
}

impl<'s> DrawBoard<'s, Pate> for Board<'s> {
    fn new(scene: &'s Scene<'s, Pate>, context: &'s Context<'s>) -> Board<'s> {
        let edition = &scene.setup.edition;
        let figures = Figures::of(edition).expect("the edition of a game that is played is valid");
        Board { scene, context, edition, figures, view: &scene.view, laid: laid_dice(scene) }
    }

    fn headline(&self) -> String {
        let round = Message::new("pate-round").with("round", self.view.round).with("rounds", self.edition.rounds);
        match self.view.round {
            0 => self.word("describe-setup"),
            _ if self.view.is_over() => self.word("describe-over"),
            _ if self.view.row == 0 || self.view.dice.is_empty() && self.laid.is_empty() => self.say(&round),
            _ => {
                let name = Pate::seat_name(self.scene.setup, self.view.active);
                self.say(&Message::new("pate-round-row").with("round", round).with("name", name).with("row", self.view.row))
            }
        }
    }

    fn others_question(&self) -> Option<String> {
        let word = match self.view.question? {
            Question::Car => "car",
            Question::District => "district",
            Question::Event(card) => {
                let card = word_of("card", card.word());
                return Some(self.say(&Message::new("pate-others-event").with("card", card)));
            }
            Question::Knives => "knives",
            Question::Place(row) => return Some(self.say(&Message::new("pate-others-place").with("row", row))),
            Question::Visit => "visit",
            Question::TakeOver(_) => "takeover",
            Question::Consigliere => "consigliere",
            Question::Informer => "informer",
            Question::Banker => "banker",
            Question::WrapUp => "wrap-up",
            Question::Tiles => "tiles",
        };
        Some(self.say(&word_of("pate-others", word)))
    }

    fn household(&self, seat: Seat) -> Household {
        self.household_of(seat)
    }

    fn draw(&self, tips: &mut Tips) -> Markup {
        html! { (self.tabs()) (self.ledger(tips)) (self.city(tips)) (self.tracks(tips)) }
    }

    fn tools(&self, tips: &mut Tips) -> Markup {
        self.roll_and_uses(tips)
    }

    /// Dice have their place even if they lie in an earlier row, and tiles even if they are still on their track.
    fn has_place(&self, mv: Move) -> bool {
        is_in_city(mv) || matches!(mv, Move::Place(_) | Move::Idle(_)) || tile_of(mv).is_some() || favour_of(mv).is_some()
    }

    fn closing(&self, reckoning: &Reckoning) -> Option<Closing> {
        Some(self.closing_of(reckoning))
    }
}

impl<'s> Board<'s> {
    pub(super) fn word(&self, key: &str) -> String {
        self.context.word(key)
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.context.say(message)
    }

    pub(super) fn money(&self, dollars: i32) -> String {
        self.context.money(dollars)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &'s FamilyView)> + use<'s> {
        Seat::all(self.view.families.len()).zip(&self.view.families)
    }

    /// The badge of whoever holds a business; neutral families are grey, with their sign.
    pub(super) fn family_badge(&self, family: Family) -> Badge {
        let figures = &self.edition.families[family.index()];
        let badge = Badge::new(&figures.name, &figures.colour, &figures.sign);
        if family.index() < self.view.families.len() {
            return badge;
        }
        let name = self.say(&Message::new("neutral-family").with("name", badge.name.as_str()));
        Badge { name, class: "fam-none", sign: badge.sign }
    }

    pub(super) fn business_name(&self, business: Business) -> String {
        self.say(&word_of("business", business.word()))
    }

    pub(super) fn spot_name(&self, spot: Spot) -> String {
        self.say(&word_of("spot", spot.word()))
    }

    pub(super) fn track_name(&self, track: Track) -> String {
        self.say(&word_of("track", track.word()))
    }

    /// What a tile is good for.
    pub(super) fn tile_use(&self, tile: Tile) -> String {
        let amount = self.money(self.edition.money.grandson_per_pip);
        self.say(&word_of("tile-use", tile.word()).with("amount", amount))
    }

    pub(super) fn die_name(&self, die: Die) -> String {
        self.say(&word_of("die", die.word()))
    }

    /// A die and what it shows.
    pub(super) fn die_showing(&self, die: Die, face: Face) -> String {
        self.say(&Message::new("die-showing").with("die", word_of("shade", die.word())).with("face", self.face_name(face)))
    }

    pub(super) fn face_name(&self, face: Face) -> String {
        match face.number() {
            Some(pips) => pips.to_string(),
            None => self.word("face-hand"),
        }
    }

    pub(super) fn district_name(&self, field: Field) -> &'s str {
        &self.edition.districts[field.district().index()]
    }

    pub(super) fn kind(&self, field: Field) -> Business {
        self.edition.street[field.index()]
    }

    pub(super) fn pips(&self, field: Field) -> u8 {
        self.edition.businesses.of(self.kind(field)).pips
    }

    /// The row that a die is being laid in; 0 while nobody lays dice.
    pub(super) fn row_now(&self) -> u8 {
        if self.view.dice.is_empty() && self.laid.is_empty() || self.view.is_over() { 0 } else { self.view.row }
    }

    /// The die where it lies on the tableau.
    pub(super) fn laid_die(&self, die: Die) -> Option<&LaidDie> {
        self.laid.iter().find(|laid| laid.die == die)
    }

    /// The field of the present row on which a die comes to lie.
    pub(super) fn spot_of(&self, die: Die, colour: Die) -> Option<Spot> {
        self.view.spot_for(&self.figures, die, colour)
    }

    /// What the dice show that could be laid on a field of the present row and use it.
    pub(super) fn faces_for(&self, spot: Spot) -> impl Iterator<Item = Face> {
        self.scene.choices().iter().filter_map(move |choice| match choice.mv {
            Move::Place(die) if choice.is_open() && self.spot_of(die, die) == Some(spot) => self.view.face_of(die),
            _ => None,
        })
    }

    /// The number with which a field could be used now.
    pub(super) fn number_for(&self, spot: Spot) -> Option<u8> {
        self.faces_for(spot).find_map(Face::number)
    }

    /// A die that only lies there.
    pub(super) fn die(&self, die: Die, face: Option<Face>) -> Markup {
        let label = match face {
            Some(face) => self.die_showing(die, face),
            None => self.die_name(die),
        };
        html! {
            span class={ "die die-" (die.word()) } role="img" aria-label=(label) title=(label) {
                @if let Some(face) = face { (symbol(&pip_symbol(face))) }
            }
        }
    }

    /// In a window that is too small for all parts of the board they share one place, some of them or all; the one that is asked
    /// about lies on top.
    pub(super) fn tabs(&self) -> Markup {
        let in_city = self.scene.choices().iter().filter(|choice| choice.is_open() && is_in_city(choice.mv)).count();
        let parts = [
            Tab { name: "ledger", symbol: "ledger", title: "pate-tab-ledger", count: 0 },
            Tab { name: "city", symbol: "citymap", title: "page-tab-city", count: in_city },
            Tab { name: "tracks", symbol: "track-reputation", title: "pate-tracks", count: 0 },
        ];
        tabs(&parts, if in_city > 0 { "city" } else { "ledger" }, self.context)
    }
}

/// Whether a move has its place on the map.
pub(super) const fn is_in_city(mv: Move) -> bool {
    matches!(mv, Move::Car(_) | Move::District(_)) || field_of(mv).is_some()
}

/// The business that a move is about.
pub(super) const fn field_of(mv: Move) -> Option<Field> {
    match mv {
        Move::Car(field) | Move::Retire(field) | Move::TakeOver(field) | Move::Occupy(field) | Move::Inform(field) => Some(field),
        _ => None,
    }
}
