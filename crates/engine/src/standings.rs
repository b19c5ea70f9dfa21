use crate::{MAX_SEATS, Seat};

/// How a game ended: a place for every seat, shared ones included, and who won. Sometimes nobody wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    places: [u8; MAX_SEATS],
    winners: u8,
    players: u8,
}

impl Standings {
    /// Ranks the seats by a score: the highest is first and wins, equal scores share a place. Unless `anybody_wins`, all are
    /// last.
    pub fn by_score<S: Ord>(scores: &[S], anybody_wins: bool) -> Standings {
        let mut standings = Standings { places: [0; MAX_SEATS], winners: 0, players: scores.len() as u8 };
        for (index, own) in scores.iter().enumerate() {
            let better = scores.iter().filter(|other| *other > own).count() as u8;
            standings.places[index] = if anybody_wins { better + 1 } else { standings.players };
            if better == 0 && anybody_wins {
                standings.winners |= 1 << index;
            }
        }
        standings
    }

    /// The number of the first figure in which the best of these scores differs from the next best; past the last if none does.
    pub fn deciding_figure<const FIGURES: usize>(mut scores: [[i64; FIGURES]; MAX_SEATS]) -> usize {
        scores.sort_unstable();
        let [.., second, first] = scores;
        (0..FIGURES).find(|figure| first[*figure] != second[*figure]).unwrap_or(FIGURES)
    }

    /// The place of a seat, from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The places of all seats.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.players as usize]
    }

    /// Those who won, together if there are several.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + Clone {
        let winners = self.winners;
        Seat::all(self.players as usize).filter(move |seat| winners & (1 << seat.index()) != 0)
    }

    /// A seat's part of the win: 1 alone, a half if two share it, 0 for the others.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.winners & (1 << seat.index()) == 0 { 0.0 } else { 1.0 / f64::from(self.winners.count_ones()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_the_next_one_is_skipped() {
        let standings = Standings::by_score(&[5, 9, 9, 1], true);
        assert_eq!(standings.places(), [3, 1, 1, 4]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(1), Seat::new(2)]);
        assert!((standings.win_share(Seat::new(2)) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn nobody_wins_where_all_lose() {
        let standings = Standings::by_score(&[1, 1], false);
        assert_eq!(standings.winners().count(), 0);
        assert_eq!(standings.places(), [2, 2], "nobody is first");
    }
}
