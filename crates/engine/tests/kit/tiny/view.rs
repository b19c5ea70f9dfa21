use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{Phase, Tiny, flaw};

/// What happens, as the engine knows it.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    Dealt { seat: Seat, card: u8 },
    Raised { seat: Seat },
    Folded { seat: Seat },
    Laid { seat: Seat, card: u8 },
    Shown { seat: Seat, card: u8 },
    Peeked { seat: Seat, card: u8 },
    Left { seat: Seat },
    Exposed { seat: Seat, card: u8 },
}

/// What is heard of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Report {
    Dealt { seat: Seat, card: Option<u8> },
    Raised { seat: Seat },
    Folded { seat: Seat },
    Laid { seat: Seat, card: Option<u8> },
    Shown { seat: Seat, card: u8 },
    Peeked { seat: Seat, card: Option<u8> },
    Left { seat: Seat },
    Exposed { seat: Seat, card: u8 },
}

impl Event {
    pub(super) fn heard_by(&self, viewer: Viewer, names_laid_cards: bool) -> Report {
        let known_to = |seat, card| viewer.knows_what(seat).then_some(card);
        match *self {
            Event::Dealt { seat, card } => Report::Dealt { seat, card: known_to(seat, card) },
            Event::Raised { seat } => Report::Raised { seat },
            Event::Folded { seat } => Report::Folded { seat },
            Event::Laid { seat, card } => {
                Report::Laid { seat, card: if names_laid_cards { Some(card) } else { known_to(seat, card) } }
            }
            Event::Shown { seat, card } => Report::Shown { seat, card },
            Event::Peeked { seat, card } => Report::Peeked { seat, card: known_to(seat, card) },
            Event::Left { seat } => Report::Left { seat },
            Event::Exposed { seat, card } => Report::Exposed { seat, card },
        }
    }
}

/// What a viewer sees of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) pile: u8,
    pub(crate) seats: Vec<SeatView>,
    pub(crate) laid: Vec<LaidView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatView {
    pub(crate) coins: u8,
    pub(crate) score: u8,
    pub(crate) shown: Vec<u8>,
    pub(crate) backs: String,
    pub(crate) hand: Option<Vec<u8>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct LaidView {
    pub(crate) id: u8,
    pub(crate) by: Seat,
    pub(crate) card: Option<u8>,
}

impl<const FLAW: u8> Tiny<FLAW> {
    pub(super) fn seen(&self, viewer: Viewer) -> View {
        View {
            round: self.round,
            phase: self.phase,
            pile: self.pile.iter().sum(),
            seats: Seat::all(self.players as usize).map(|seat| self.seat_seen(seat, viewer)).collect(),
            laid: (0..).zip(self.laid()).map(|(slot, laid)| self.laid_seen(slot, laid, viewer)).collect(),
        }
    }

    fn seat_seen(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let hand = &self.hands[seat.index()];
        let worth: u8 = (1..).zip(hand).map(|(rank, count)| rank * count).sum();
        let backs = if FLAW == flaw::SIZES { worth } else { hand.iter().sum() };
        SeatView {
            coins: self.coins[seat.index()],
            score: self.scores[seat.index()],
            shown: self.shown[seat.index()].to_vec(),
            backs: "#".repeat(backs as usize),
            hand: (FLAW == flaw::VIEW || viewer.knows_what(seat)).then(|| hand.to_vec()),
        }
    }

    fn laid_seen(&self, slot: u8, laid: super::Laid, viewer: Viewer) -> LaidView {
        let id = if FLAW == flaw::IDS { 100 + 10 * laid.card + slot } else { 100 + slot };
        LaidView { id, by: laid.by, card: self.knows_laid(viewer, laid).then_some(laid.card) }
    }
}
