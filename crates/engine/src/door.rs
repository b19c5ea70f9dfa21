use std::ops::Deref;

use serde::Serialize;

use crate::{Game, Reckoning, Seat, Viewer};

/// Something that a viewer may know. It can only be made by a [`Door`], so whatever is written to a wire takes this type and
/// nothing else.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Shown<T>(T);

impl<T> Shown<T> {
    /// The thing itself, for reading.
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> Deref for Shown<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// The only ways out of the engine: one each for positions, moves, house moves and events, for the reckoning at the end, and for
/// what a draft foresees.
pub trait Door: Game {
    /// The position.
    fn seen_by(&self, viewer: Viewer) -> Shown<Self::View> {
        Shown(self.view(viewer))
    }

    /// The position as a seat foresees it that drafts a move in an imagined world.
    fn foreseen_by(&self, before: &Self, seat: Seat) -> Shown<Self::View> {
        Shown(self.foreseen(before, seat))
    }

    /// Why the places are what they are, once it is over.
    fn reckoned(&self) -> Option<Shown<Reckoning>> {
        self.reckoning().map(Shown)
    }

    /// A move that is about to be made here.
    fn move_as(&self, by: Seat, mv: Self::Move, viewer: Viewer) -> Shown<Option<String>> {
        Shown(self.move_seen_by(by, mv, viewer).map(|mv| mv.to_string()))
    }

    /// What the house is about to do here.
    fn house_as(&self, house: Self::House, viewer: Viewer) -> Shown<Option<String>> {
        Shown(self.house_seen_by(house, viewer).map(|house| house.to_string()))
    }

    /// An event.
    fn hear_as(event: &Self::Event, viewer: Viewer) -> Option<Shown<Self::Report>> {
        Self::event_seen_by(event, viewer).map(Shown)
    }

    /// An event in the draft of a seat.
    fn foretell_to(event: &Self::Event, seat: Seat) -> Option<Shown<Self::Report>> {
        Self::foretold(event, seat).map(Shown)
    }
}

impl<G: Game> Door for G {}
