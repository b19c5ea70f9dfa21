use engine::{Interned, Seat, numbered};

use crate::edition::Figures;
use crate::track::FreshTiles;
use crate::{Card, CardSet, Colour, DieSet, Face, Field, FieldSet, Tile, TileSet, Track};

numbered! {
    /// A family: a player's, by seat, or a neutral one in an unused colour (P1.5).
    pub struct Family(4), "there is no family";
}

impl From<Seat> for Family {
    #[inline]
    fn from(seat: Seat) -> Family {
        Family(seat.index() as u8)
    }
}

/// All that a family has (P1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Holdings {
    pub(crate) money: i32,
    pub(crate) held: FieldSet,
    pub(crate) markers: [u8; 4],
    pub(crate) tiles: TileSet,
    pub(crate) friends: u8,
    pub(crate) supply: u8,
    pub(crate) tombs: u8,
    /// In the Hudson; of a neutral family, out of the game.
    pub(crate) sunk: u8,
    /// Its own debt markers: with itself, with each other player, at the bank.
    pub(crate) debts: u8,
    pub(crate) debts_with: [u8; 4],
    pub(crate) debts_at_bank: u8,
}

impl Holdings {
    #[inline]
    pub(crate) fn marker(&self, track: Track) -> u8 {
        self.markers[track.index()]
    }
}

/// What is to be decided, and by whom if it is not the one whose turn it is. Phases of one kind stand together: whose turn it
/// is is asked millions of times a second, and so it takes two comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// P1.5: where the car starts.
    PlaceCar,
    /// P1.5: this seat picks a district.
    PickDistrict(Seat),
    /// P3.3: this seat answers the card of the round.
    AnswerEvent(Seat),
    /// P8: nothing more.
    Over,
    /// P3.1: the house turns a card.
    TurnCard,
    /// P3.18: the house rolls the start player's die.
    RollTip,
    /// P4.1: the house rolls these dice, one by one.
    Roll(DieSet),
    /// P4.1: which die goes into the row.
    Place,
    /// P3.16: a takeover before the first roll.
    Knives,
    /// P5.4: a member on the empty business at the car.
    Visit,
    /// P5.9: which business of this number.
    TakeOver(u8),
    /// P5.10: which empty business.
    Consigliere,
    /// P5.10: whose member.
    Informer,
    /// P5.10: which track.
    Banker,
    /// P4.3: what is left to use.
    WrapUp,
}

impl Phase {
    /// P5.4, P5.9, P5.10: whether the field of the die just laid asks whether, and how, it is used.
    pub(crate) const fn is_of_a_field(self) -> bool {
        matches!(self, Phase::Visit | Phase::TakeOver(_) | Phase::Consigliere | Phase::Informer | Phase::Banker)
    }

    /// P3.1, P3.3, P3.18: whether a round has begun, but not its first turn.
    pub(crate) const fn is_before_turns(self) -> bool {
        matches!(self, Phase::TurnCard | Phase::RollTip | Phase::AnswerEvent(_))
    }
}

/// A position of Der Pate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pate {
    pub(crate) figures: Interned<Figures>,
    pub(crate) holdings: [Holdings; Family::COUNT],
    pub(crate) phase: Phase,
    /// P6.1: reputation tiles just won that their owners may use before the phase goes on.
    pub(crate) fresh: FreshTiles,
    /// P6.3: who waits for the Grandson's die, before anything else.
    pub(crate) grandson: Option<Seat>,
    pub(crate) dice: [Face; 4],
    pub(crate) left: DieSet,
    pub(crate) row: u8,
    pub(crate) favours_used: u8,
    pub(crate) active: Seat,
    pub(crate) round: u8,
    pub(crate) car: Field,
    pub(crate) card: Option<Card>,
    pub(crate) turned: CardSet,
    /// How far the grey and the red event marker stand (P3.1).
    pub(crate) event_markers: [u8; 2],
    pub(crate) brooklyn: u8,
    pub(crate) players: u8,
    pub(crate) open_money: bool,
    /// The version of the rules: a later change of a rule asks for it, so that old records replay for ever.
    pub(crate) rules: u16,
}

impl Pate {
    /// The figures that this game is played with.
    pub fn figures(&self) -> Interned<Figures> {
        self.figures
    }

    #[inline]
    pub(crate) fn own(&self, seat: Seat) -> &Holdings {
        &self.holdings[seat.index()]
    }

    #[inline]
    pub(crate) fn own_mut(&mut self, seat: Seat) -> &mut Holdings {
        &mut self.holdings[seat.index()]
    }

    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players as usize)
    }

    #[inline]
    pub(crate) fn is_neutral(&self, family: Family) -> bool {
        family.0 >= self.players
    }

    /// The businesses in the district of the car (P3.2).
    #[inline]
    pub(crate) fn protected(&self) -> FieldSet {
        self.car.district().fields()
    }

    /// Who holds a business.
    pub(crate) fn holder(&self, field: Field) -> Option<Family> {
        Family::all().find(|family| self.holdings[family.index()].held.contains(field))
    }

    /// The businesses that somebody holds.
    #[inline]
    pub(crate) fn occupied(&self) -> FieldSet {
        self.holdings.iter().fold(FieldSet::EMPTY, |all, holding| all.or(holding.held))
    }

    /// The businesses that somebody else holds, neutral families included.
    #[inline]
    pub(crate) fn held_by_others(&self, seat: Seat) -> FieldSet {
        self.occupied().minus(self.own(seat).held)
    }

    /// The businesses that other players hold.
    pub(crate) fn held_by_other_players(&self, seat: Seat) -> FieldSet {
        let players = &self.holdings[..self.players as usize];
        players.iter().fold(FieldSet::EMPTY, |all, holding| all.or(holding.held)).minus(self.own(seat).held)
    }

    #[inline]
    pub(crate) fn at_end(&self, seat: Seat, track: Track) -> bool {
        self.own(seat).marker(track) >= self.figures.end_of(track)
    }

    /// The track on which the last step must be reached, once it is decided (P3.1).
    pub fn knock_out(&self) -> Option<Track> {
        let needed = self.figures.edition.events.knock_out;
        [Colour::Grey, Colour::Red].into_iter().find(|colour| self.event_markers[*colour as usize] >= needed).map(Colour::track)
    }

    /// The seat that is asked about tiles just won: the active player first, then clockwise (P6.1).
    #[inline]
    pub(crate) fn asked_about_tiles(&self) -> Option<Seat> {
        if self.fresh.is_empty() { None } else { self.first_asked() }
    }

    #[cold]
    fn first_asked(&self) -> Option<Seat> {
        self.active.clockwise(self.players as usize).find(|seat| !self.fresh.of(*seat).is_empty())
    }

    /// The tiles that a seat may use now: all of them in its own turn, those just won out of turn (P6.1).
    #[inline]
    pub(crate) fn usable_tiles(&self, seat: Seat) -> TileSet {
        if seat == self.active { self.own(seat).tiles } else { self.fresh.of(seat) }
    }

    pub(crate) fn has_tile(&self, seat: Seat, tile: Tile) -> bool {
        self.usable_tiles(seat).contains(tile)
    }
}
