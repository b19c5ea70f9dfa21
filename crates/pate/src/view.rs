use engine::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::Phase;
use crate::{Card, Die, Face, Family, Field, Pate, Tile, Track};

/// What is asked of the one who decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Where does the car start?
    Car,
    /// Which district?
    District,
    /// How to answer the event card?
    Event(Card),
    /// A takeover before the first roll?
    Knives,
    /// Which die goes into this row?
    Place(u8),
    /// A member on the business at the car?
    Visit,
    /// Which business of this number to take over?
    TakeOver(u8),
    /// Which empty business to occupy?
    Consigliere,
    /// Whose member to inform on?
    Informer,
    /// Which track to step on?
    Banker,
    /// What to use before the turn ends?
    WrapUp,
    /// Use a tile just won, or keep it?
    Tiles,
}

/// What anybody may see of a family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FamilyView {
    /// Its money, unless it is kept secret (P1.7).
    pub money: Option<i32>,
    /// Where its four markers stand, in the order of the tracks.
    pub markers: [u8; 4],
    /// Tiles won and not yet used.
    pub tiles: Vec<Tile>,
    /// Its friends.
    pub friends: u8,
    /// Members with the family.
    pub supply: u8,
    /// Members in prison.
    pub tombs: u8,
    /// Members in the river.
    pub hudson: u8,
    /// Debt markers it still has.
    pub debts: u8,
    /// Its debt markers with each seat.
    pub debts_with: Vec<u8>,
    /// Its debt markers at the bank.
    pub debts_at_bank: u8,
    /// Once it is over: whether it was knocked out, short of the end of the knock-out track (P8.1).
    pub out: Option<bool>,
    /// Once it is over: its place.
    pub place: Option<u8>,
}

/// What a viewer sees of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The round, from 1; 0 while the table is set up.
    pub round: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Who decides; nobody while the house does or when it is over.
    pub decides: Option<Seat>,
    /// What is asked.
    pub question: Option<Question>,
    /// The row of the tableau, from 1.
    pub row: u8,
    /// The dice that are not yet placed and what they show; `None` before they are rolled.
    pub dice: Vec<(Die, Option<Face>)>,
    /// Favours used in this turn.
    pub favours_used: u8,
    /// Where the car stands, once somebody has put it there (P1.5).
    pub car: Option<Field>,
    /// Who holds each business, clockwise.
    pub street: [Option<Family>; Field::COUNT],
    /// The families of the players, seat by seat.
    pub families: Vec<FamilyView>,
    /// Members of neutral families that left the game, by family.
    pub neutrals_gone: Vec<u8>,
    /// The card of this round.
    pub card: Option<Card>,
    /// The cards seen so far.
    pub turned: Vec<Card>,
    /// Where the grey and the red event marker stand.
    pub event_markers: [u8; 2],
    /// The knock-out track, once it is decided.
    pub knock_out: Option<Track>,
    /// Friends in Brooklyn.
    pub brooklyn: u8,
}

impl Pate {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            round: self.round,
            active: self.active,
            decides: self.turn().seat(),
            question: self.question_now(),
            row: self.row,
            dice: self.dice_on_table(),
            favours_used: self.favours_used,
            car: (self.phase != Phase::PlaceCar).then_some(self.car),
            street: std::array::from_fn(|field| self.holder(Field::new(field))),
            families: self.seats().map(|seat| self.family_view(seat, viewer)).collect(),
            neutrals_gone: self.holdings[self.players as usize..].iter().map(|holding| holding.sunk).collect(),
            card: self.card,
            turned: self.turned.into_iter().collect(),
            event_markers: self.event_markers,
            knock_out: self.knock_out(),
            brooklyn: self.brooklyn,
        }
    }

    fn family_view(&self, seat: Seat, viewer: Viewer) -> FamilyView {
        let own = self.own(seat);
        let over = self.phase == Phase::Over;
        let money_shown = self.open_money || over || viewer.knows_what(seat);
        FamilyView {
            money: money_shown.then_some(own.money),
            markers: own.markers,
            tiles: own.tiles.into_iter().collect(),
            friends: own.friends,
            supply: own.supply,
            tombs: own.tombs,
            hudson: own.sunk,
            debts: own.debts,
            debts_with: own.debts_with[..self.players as usize].to_vec(),
            debts_at_bank: own.debts_at_bank,
            out: over.then(|| !self.is_in(seat)),
            place: self.standings().map(|standings| standings.place(seat)),
        }
    }

    fn dice_on_table(&self) -> Vec<(Die, Option<Face>)> {
        let out_of_turn = matches!(self.phase, Phase::PlaceCar | Phase::PickDistrict(_) | Phase::Over);
        if out_of_turn || self.phase.is_before_turns() {
            return Vec::new();
        }
        let shown = |die: Die| match self.phase {
            Phase::Roll(rolling) if rolling.contains(die) => None,
            Phase::Knives => None,
            _ => Some(self.dice[die.index()]),
        };
        self.left.into_iter().map(|die| (die, shown(die))).collect()
    }

    pub(crate) fn question_now(&self) -> Option<Question> {
        if self.grandson.is_some() {
            return None;
        }
        if self.asked_about_tiles().is_some() {
            return Some(Question::Tiles);
        }
        Some(match self.phase {
            Phase::PlaceCar => Question::Car,
            Phase::PickDistrict(_) => Question::District,
            Phase::AnswerEvent(_) => Question::Event(self.card?),
            Phase::Knives => Question::Knives,
            Phase::Place => Question::Place(self.row),
            Phase::Visit => Question::Visit,
            Phase::TakeOver(pips) => Question::TakeOver(pips),
            Phase::Consigliere => Question::Consigliere,
            Phase::Informer => Question::Informer,
            Phase::Banker => Question::Banker,
            Phase::WrapUp => Question::WrapUp,
            Phase::TurnCard | Phase::RollTip | Phase::Roll(_) | Phase::Over => return None,
        })
    }
}
