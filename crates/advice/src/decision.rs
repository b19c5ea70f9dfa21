use bots::SearchResult;
use engine::{Evaluate, Game, Match, Play, ReadError, Record, Seat, Seen, Step};
use thiserror::Error;

use crate::{Judgement, assess};

/// Why a record's decisions cannot be judged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unfit {
    /// The game has not ended.
    #[error("the game still runs: what was better, and why, would show hidden things")]
    StillRuns,
    /// A line is not possible.
    #[error(transparent)]
    Wrong(#[from] ReadError),
}

/// A small move that was made, and the position that it was made in.
#[derive(Clone, Debug)]
pub(crate) struct Moment<G: Game> {
    pub(crate) line: u32,
    pub(crate) seat: Seat,
    pub(crate) before: G,
    pub(crate) mv: G::Move,
}

impl<G: Game> Moment<G> {
    pub(crate) fn seen(&self) -> Seen<'_, G> {
        Seen::new(&self.before, self.seat)
    }

    fn has_choice(&self) -> bool {
        let mut moves = Vec::new();
        self.seen().moves(&mut moves);
        moves.len() > 1
    }

    /// Whether this is the next step of the decision that the other one belongs to. What taught the seat something ended it: the
    /// rest was decided with new knowledge.
    fn goes_on_from(&self, other: &Moment<G>) -> bool {
        let next = self.line == other.line + 1 && self.seat == other.seat;
        next && !self.before.at_rest() && !other.before.teaches(other.mv)
    }
}

/// Small moves in a row that one seat made in a game that has ended.
pub struct Decision<G: Game> {
    /// Never empty.
    moments: Vec<Moment<G>>,
}

/// Where somebody had a choice in a finished game, in the order of the lines. What was taken back does not count.
///
/// # Errors
/// If the game still runs, or the record is not of a legal game.
#[inline(never)]
pub fn decisions<G: Game>(record: &Record<G>) -> Result<Vec<Decision<G>>, Unfit> {
    if record.ending().is_none() {
        return Err(Unfit::StillRuns);
    }
    let mut moments: Vec<Moment<G>> = Vec::new();
    Match::replay_with(record, |Step { number: line, before, play, .. }| match play {
        Play::Move { seat, mv } => moments.push(Moment { line, seat: *seat, before: before.clone(), mv: *mv }),
        Play::Undo { from, .. } => moments.retain(|moment| moment.line < *from),
        Play::House { .. } | Play::End(_) => {}
    })?;
    let decisions = moments.chunk_by(|one, next| next.goes_on_from(one)).map(|moments| Decision { moments: moments.to_vec() });
    Ok(decisions.filter(|decision| decision.moments.iter().any(Moment::has_choice)).collect())
}

impl<G: Evaluate> Decision<G> {
    /// Who decided.
    pub fn seat(&self) -> Seat {
        self.moments[0].seat
    }

    /// Thinks about each of its moves that was a choice, with what its maker knew, in so many simulations. The same record and
    /// number give the same judgements.
    #[inline(never)]
    pub fn judge(&self, simulations: u32) -> Vec<Judgement<G>> {
        let choices = self.moments.iter().filter(|moment| moment.has_choice());
        choices.map(|moment| judge(moment, simulations)).collect()
    }
}

/// Compares the move that was made with what the adviser would have done: as a hint in its place would have said.
fn judge<G: Evaluate>(moment: &Moment<G>, simulations: u32) -> Judgement<G> {
    let SearchResult { estimates, .. } = assess(&moment.seen(), moment.line, simulations, Some(moment.mv));
    let made = estimates.iter().find(|estimate| estimate.mv == moment.mv).expect("the move that was made is weighed").clone();
    // Where the made move is as good as the best, it is the best.
    let best = estimates.iter().find(|estimate| estimate.chance > made.chance).unwrap_or(&made).clone();
    let next = estimates.iter().find(|estimate| estimate.mv != best.mv).cloned();
    Judgement { moment: moment.clone(), made, best, next }
}
