use serde::Serialize;

use crate::{Seat, Standings};

/// Why the places of a finished game are what they are. Everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reckoning {
    /// The place of each seat, from 1; several may share one.
    pub places: Vec<u8>,
    /// Those who won; nobody if all lost.
    pub winners: Vec<Seat>,
    /// What decided who won, as the keys of messages call it.
    pub decided: &'static str,
    /// What is compared, seat by seat: the first figure that differs counts. Nothing for those who are out of the comparison.
    pub scores: Vec<Option<Vec<i64>>>,
}

impl Reckoning {
    /// The reckoning of these standings.
    pub fn new(standings: &Standings, decided: &'static str, scores: impl IntoIterator<Item = Option<Vec<i64>>>) -> Reckoning {
        let scores = scores.into_iter().take(standings.places().len()).collect();
        Reckoning { places: standings.places().to_vec(), winners: standings.winners().collect(), decided, scores }
    }

    /// The place of a seat; nothing if it is out of the comparison.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        self.score(seat)?;
        self.places.get(seat.index()).copied()
    }

    /// What is compared of a seat; nothing if it is out of the comparison.
    pub fn score(&self, seat: Seat) -> Option<&[i64]> {
        self.scores.get(seat.index())?.as_deref()
    }

    /// The seats from the first to the last, those who are out of the comparison at the end.
    pub fn ranked(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.places.len()).collect();
        seats.sort_by_key(|seat| (self.score(*seat).is_none(), self.places[seat.index()]));
        seats
    }

    /// The first figure in which a seat differs from the best of those behind it: its number and both values. Nothing if nobody is
    /// behind it.
    pub fn margin(&self, seat: Seat) -> Option<(usize, i64, i64)> {
        let own = self.score(seat)?;
        let behind = self.scores.iter().flatten().map(Vec::as_slice).filter(|other| *other < own).max()?;
        let first = own.iter().zip(behind).position(|(own, other)| own != other)?;
        Some((first, own[first], behind[first]))
    }
}
