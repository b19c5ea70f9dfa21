use crate::{Game, MAX_SEATS, Seat};

/// A game's own idea of how good a position is, for players that think ahead. It sees worlds that a seat imagines, never the
/// true one.
pub trait Appraise: Game {
    /// What the idea is made of; data, so that it can be tuned.
    type Weights: Clone + Send + Sync + 'static;

    /// Named characters of the one-ply player. The first is the sensible one.
    fn characters() -> &'static [(&'static str, Self::Weights)];

    /// How good this world is for a seat, in dollars or a like measure: higher is better.
    fn appraise(&self, seat: Seat, weights: &Self::Weights) -> f64;

    /// How much more of that measure makes the odds to win e times as good, as far as the game has come.
    fn fold(&self, weights: &Self::Weights) -> f64;

    /// Everybody's chance to win.
    fn chances(&self, weights: &Self::Weights) -> [f64; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        if let Some(standings) = self.standings() {
            Seat::all(self.players()).for_each(|seat| chances[seat.index()] = standings.win_share(seat));
            return chances;
        }
        let fold = self.fold(weights);
        let worths = &mut chances[..self.players()];
        Seat::all(worths.len()).for_each(|seat| worths[seat.index()] = self.appraise(seat, weights) / fold);
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        worths.iter_mut().for_each(|worth| *worth = (*worth - best).exp());
        let sum: f64 = worths.iter().sum();
        worths.iter_mut().for_each(|worth| *worth /= sum);
        chances
    }
}
