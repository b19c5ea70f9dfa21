use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Laid, Phase, Rank, Tiny, flaw};

/// What happens, as the engine knows it. Cards are plain numbers from 0, as the golden playthrough writes them.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Event {
    /// The house dealt a card.
    Dealt { seat: Seat, card: u8 },
    /// A coin was staked on the card to come.
    Raised { seat: Seat },
    /// This turn's card will lie face down.
    Folded { seat: Seat },
    /// A card was laid face down.
    Laid { seat: Seat, card: u8 },
    /// A card was shown.
    Shown { seat: Seat, card: u8 },
    /// The neighbour looked at the card that was laid last.
    Peeked { seat: Seat, card: u8 },
    /// The neighbour left it as it is.
    Left { seat: Seat },
    /// The neighbour turned it over.
    Exposed { seat: Seat, card: u8 },
}

/// What is heard of an [`Event`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields' names say it")]
pub enum Report {
    /// The house dealt a card.
    Dealt { seat: Seat, card: Option<Rank> },
    /// A coin was staked on the card to come.
    Raised { seat: Seat },
    /// This turn's card will lie face down.
    Folded { seat: Seat },
    /// A card was laid face down.
    Laid { seat: Seat, card: Option<Rank> },
    /// A card was shown.
    Shown { seat: Seat, card: Rank },
    /// The neighbour looked at the card that was laid last.
    Peeked { seat: Seat, card: Option<Rank> },
    /// The neighbour left it as it is.
    Left { seat: Seat },
    /// The neighbour turned it over.
    Exposed { seat: Seat, card: Rank },
}

impl Event {
    pub(crate) fn heard_by(&self, viewer: Viewer, names_laid_cards: bool) -> Report {
        let rank = |card: u8| Rank::new(card as usize);
        let known_to = |seat, card| viewer.knows_what(seat).then(|| rank(card));
        match *self {
            Event::Dealt { seat, card } => Report::Dealt { seat, card: known_to(seat, card) },
            Event::Raised { seat } => Report::Raised { seat },
            Event::Folded { seat } => Report::Folded { seat },
            Event::Laid { seat, card } => {
                Report::Laid { seat, card: if names_laid_cards { Some(rank(card)) } else { known_to(seat, card) } }
            }
            Event::Shown { seat, card } => Report::Shown { seat, card: rank(card) },
            Event::Peeked { seat, card } => Report::Peeked { seat, card: known_to(seat, card) },
            Event::Left { seat } => Report::Left { seat },
            Event::Exposed { seat, card } => Report::Exposed { seat, card: rank(card) },
        }
    }
}

/// What a viewer sees of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The round, from 0.
    pub round: u8,
    /// What is decided next.
    pub phase: Phase,
    /// How many cards are not dealt.
    pub pile: u8,
    /// The players, by seat.
    pub seats: Vec<SeatView>,
    /// The cards that were laid face down.
    pub laid: Vec<LaidView>,
}

/// What a viewer sees of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// The coins that are left.
    pub coins: u8,
    /// The points so far.
    pub score: u8,
    /// How many cards of each rank were shown.
    pub shown: Vec<u8>,
    /// A back for every card in the hand.
    pub backs: String,
    /// How many cards of each rank are in the hand, if the viewer may know.
    pub hand: Option<Vec<u8>>,
}

/// What a viewer sees of a card that was laid face down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LaidView {
    /// Its name: the order in which cards were laid.
    pub id: u8,
    /// Who laid it.
    pub by: Seat,
    /// What it is, if the viewer may know.
    pub card: Option<Rank>,
}

impl<const FLAW: u8> Tiny<FLAW> {
    pub(crate) fn seen(&self, viewer: Viewer) -> View {
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

    fn laid_seen(&self, slot: u8, laid: Laid, viewer: Viewer) -> LaidView {
        let id = if FLAW == flaw::IDS { 100 + 10 * laid.card.index() as u8 + slot } else { 100 + slot };
        LaidView { id, by: laid.by, card: self.knows_laid(viewer, laid).then_some(laid.card) }
    }
}
