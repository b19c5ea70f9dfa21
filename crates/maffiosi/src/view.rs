use std::ops::Not;

use engine::{Game, MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{Occasion, Phase, Sitter};
use crate::{Cards, Dinner, Edition, EndReason, Maffiosi, Place, PlaceSet, Role};

/// What is asked of the one who decides.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Question {
    /// Whom to seat next?
    Choose { after_raid: bool },
    /// Where does he sit down?
    Sit {
        after_raid: bool,
        role: Role,
        #[serde(default, skip_serializing_if = "Not::not")]
        asleep: bool,
    },
    /// Which card?
    Play,
    /// Whom to stab?
    Stab,
    /// Whom to shoot?
    Fire,
    /// Where does the cake go?
    Cake,
    /// Which cake to pass on, and which way?
    Pass,
    /// Which cake to set off?
    Boom,
    /// Whose drink next?
    Drug { chosen: Vec<Place>, left: u8 },
    /// Whom to move?
    From,
    /// Where does he go?
    To { from: Place },
    /// A Move after the first card?
    Further,
}

/// A gangster at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ManView {
    /// Whose he is.
    pub seat: Seat,
    /// What he is.
    pub role: Role,
    /// Whether he sleeps (M3.7).
    pub asleep: bool,
}

/// What a viewer sees of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GangView {
    /// Money collected; it lies open.
    pub money: i32,
    /// How many cards are in the hand.
    pub cards: u8,
    /// The hand itself, by kind, for those who may see it.
    pub hand: Option<Cards>,
    /// What it took from the present pile, played since or not, for those who may see the hand.
    pub drawn: Option<Cards>,
    /// Where the cake stands, if it is on the table.
    pub cake: Option<Place>,
    /// Gangsters alive, by role: boss, robbie, jack, henkie.
    pub alive: [u8; 4],
    /// Of these, those that wait for a place.
    pub waiting: [u8; 4],
    /// Of these, those who sleep (M3.8); left out of what is written where nobody does.
    #[serde(default, skip_serializing_if = "is_default")]
    pub waiting_asleep: [u8; 4],
    /// What would be collected now (M2.3).
    pub takings: i32,
    /// Whether the player has no gangster left (M4.1).
    pub out: bool,
    /// Once it is over: the place.
    pub place: Option<u8>,
}

/// Whether there is nothing to write.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What a viewer sees of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose turn it is.
    pub active: Seat,
    /// Who decides; nobody while the house does or when it is over.
    pub decides: Option<Seat>,
    /// What is asked.
    pub question: Option<Question>,
    /// Whether the game has begun: cards are dealt and gangsters sit.
    pub begun: bool,
    /// Who sits at each place, clockwise.
    pub places: Vec<Option<ManView>>,
    /// The players, seat by seat.
    pub gangs: Vec<GangView>,
    /// The pot.
    pub pot: i32,
    /// Cards in the pile.
    pub pile: u8,
    /// The discards, by kind; they lie face up (M3.1).
    pub discards: Cards,
    /// Cards that would come to the discards from a hand that is not known yet: only in the preview of a decision (M4.1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub discards_unknown: u8,
    /// What the pile was made of: the whole deck, or the discards when they were last shuffled.
    pub pile_made_of: Cards,
    /// Cards that left the game (M3.8).
    pub removed: Cards,
    /// Sleep markers that lie on nobody.
    pub sleep_markers: u8,
    /// Turns in a row in which nobody died and nothing was paid (M5.2).
    pub quiet_turns: u16,
    /// Once it is over: why.
    pub ended: Option<EndReason>,
}

impl View {
    /// Whether the game is over (M5.1, M5.2).
    pub fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// The players. A view may come from a file, and a forged one may show any number of them.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &GangView)> {
        Seat::all(self.gangs.len().min(MAX_SEATS)).zip(&self.gangs)
    }

    /// Whose cakes stand at a place.
    pub fn cakes_at(&self, place: Place) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |(_, gang)| gang.cake == Some(place)).map(|(seat, _)| seat)
    }

    /// Who sits where, and what follows from it.
    pub fn dinner(&self, edition: &Edition) -> Dinner {
        let mut dinner = Dinner::new(edition.figures());
        for (place, man) in Place::all().zip(&self.places) {
            if let Some(man) = man {
                dinner.seat(*man, place);
            }
        }
        dinner
    }

    /// How many turns begin until a cake of this seat explodes by itself; never if its owner is out (M2.1, M4.1).
    pub fn turns_until_cake(&self, owner: Seat) -> Option<usize> {
        let players = self.gangs.len();
        let is_in = |seat: Seat| self.gangs.get(seat.index()).is_some_and(|gang| !gang.out);
        if !is_in(owner) {
            return None;
        }
        let turns = std::iter::successors(Some(self.active.left(players)), |seat| Some(seat.left(players)));
        let before = turns.take(players).take_while(|seat| *seat != owner);
        Some(before.filter(|seat| is_in(*seat)).count() + 1)
    }
}

impl Maffiosi {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            active: self.active,
            decides: self.turn().seat(),
            question: self.question_now(),
            begun: self.has_begun(),
            places: Place::all().map(|place| self.dinner.man_at(place)).collect(),
            gangs: self.seats().map(|seat| self.gang_view(seat, viewer)).collect(),
            pot: self.pot,
            pile: self.pile.total(),
            discards: self.discards,
            discards_unknown: 0,
            pile_made_of: self.pile_made_of,
            removed: self.removed,
            sleep_markers: self.markers_left(),
            quiet_turns: self.quiet_turns,
            ended: self.ended_by(),
        }
    }

    /// M4.1: whoever goes out shows the hand, but nobody else knows it before.
    pub(crate) fn view_foreseen(&self, before: &Maffiosi, seat: Seat) -> View {
        let mut view = self.view_for(Viewer::Seat(seat));
        for out in self.seats().filter(|out| *out != seat && self.is_out(*out) && !before.is_out(*out)) {
            let hand = before.hands[out.index()];
            view.discards = view.discards.minus(hand);
            view.discards_unknown += hand.total();
        }
        view
    }

    pub(crate) fn has_begun(&self) -> bool {
        !matches!(
            self.phase,
            Phase::Deal(_) | Phase::DrawYoungest | Phase::Choose(Occasion::Opening, _) | Phase::Sit(Occasion::Opening, ..)
        )
    }

    fn gang_view(&self, seat: Seat, viewer: Viewer) -> GangView {
        let index = seat.index();
        let waiting = self.waiting[index];
        let seated = Role::ALL.map(|role| self.dinner.men_of(seat).and(self.dinner.in_role(role)).len());
        let hand = self.hands[index];
        GangView {
            money: self.money[index],
            cards: hand.total(),
            hand: viewer.knows_what(seat).then_some(hand),
            drawn: viewer.knows_what(seat).then_some(self.drawn[seat.index()]),
            cake: self.cakes[index],
            alive: Role::ALL.map(|role| seated[role.index()] + waiting[role.index()]),
            waiting,
            waiting_asleep: self.waiting_asleep[index],
            takings: self.dinner.takings(seat),
            out: self.is_out(seat),
            place: self.standings().map(|standings| standings.place(seat)),
        }
    }

    pub(crate) fn question_now(&self) -> Option<Question> {
        let after_raid = |occasion| occasion == Occasion::Raid;
        Some(match self.phase {
            Phase::Choose(occasion, _) => Question::Choose { after_raid: after_raid(occasion) },
            Phase::Sit(occasion, _, Sitter { role, asleep }) => Question::Sit { after_raid: after_raid(occasion), role, asleep },
            Phase::Play => Question::Play,
            Phase::Stab => Question::Stab,
            Phase::Fire => Question::Fire,
            Phase::Cake => Question::Cake,
            Phase::Pass => Question::Pass,
            Phase::Boom => Question::Boom,
            Phase::Drug(chosen, left) => Question::Drug { chosen: PlaceSet::into_iter(chosen).collect(), left },
            Phase::From(_) => Question::From,
            Phase::To(from, _) => Question::To { from },
            Phase::Further => Question::Further,
            Phase::Deal(_) | Phase::DrawYoungest | Phase::Draw | Phase::Over(_) => return None,
        })
    }
}
