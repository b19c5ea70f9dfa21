use bots::{Budget, Finding, Search, Verdict};
use table::{Appraise, Game, Match, Play, ReadError, Record, Seat, Seen, Step};
use thiserror::Error;

use crate::{Judgement, search_for};

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

impl<G: Appraise> Decision<G> {
    /// Who decided.
    pub fn seat(&self) -> Seat {
        self.moments[0].seat
    }

    /// Thinks about each of its moves that was a choice, with what its maker knew, in so many simulations. The same record and
    /// number give the same judgements.
    pub fn judge(&self, simulations: u32) -> Vec<Judgement<G>> {
        let mut search = search_for::<G>(self.moments[0].line, Budget::of(simulations));
        let mut judgements = Vec::new();
        for moment in &self.moments {
            if moment.has_choice() {
                judgements.push(judge(&mut search, moment));
            }
            search.follow(&moment.seen(), moment.mv);
        }
        judgements
    }
}

/// Compares the move that was made with what the search likes best, both tried equally often. If the one that was made comes out
/// no worse then, it was the best.
fn judge<G: Appraise>(search: &mut Search<G>, moment: &Moment<G>) -> Judgement<G> {
    let verdict = search.think(&moment.seen());
    let liked = verdict.best().clone();
    if liked.mv == moment.mv {
        let next = runner_up(&verdict, &liked, &[liked.mv]);
        return Judgement::new(moment.clone(), liked.clone(), liked, next);
    }
    let made = search.weigh(&moment.seen(), moment.mv, liked.visits);
    if made.chance >= liked.chance {
        return Judgement::new(moment.clone(), made.clone(), made, Some(liked));
    }
    let other = runner_up(&verdict, &liked, &[liked.mv, made.mv]);
    let next = other.filter(|other| other.chance > made.chance).unwrap_or_else(|| made.clone());
    Judgement::new(moment.clone(), made, liked, Some(next))
}

/// The next best move but these. Where a few lucky tries make a move look better than the best, that is no reason to praise it.
fn runner_up<M: PartialEq + Clone>(verdict: &Verdict<M>, best: &Finding<M>, but: &[M]) -> Option<Finding<M>> {
    let tried = verdict.findings.iter().filter(|finding| finding.visits > 0 && !but.contains(&finding.mv));
    tried.into_iter().find(|finding| finding.chance <= best.chance).cloned()
}
