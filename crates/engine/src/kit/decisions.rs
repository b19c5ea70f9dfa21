//! Decisions as a person makes them: drafted, handed in, handed in twice, taken back.

use super::{
    Property,
    failure::{Broken, Kept, require},
    trial::{Decision, Trial},
    worlds::{knows_the_same, must_teach},
};
use crate::{
    Action, Door, Draft, Game, Play, Random, Seat, Shown, SplitMix, Step, SubmitError, Turn, Viewer, check, legal_moves,
};

/// One in so many decisions is also handed in wrongly, and one in so many is taken back.
const NOW_AND_THEN: u32 = 4;

type Answer<G> = Result<(), SubmitError<<G as Game>::Refusal>>;

/// Makes a move in a draft too, and gives what the seat heard there; `None` if the move told the seat something that it could
/// not have known.
pub(super) fn foretell<G: Game>(
    draft: &mut Draft<G>,
    step: &Step<'_, G>,
    seat: Seat,
    mv: G::Move,
) -> Result<Option<Vec<G::Report>>, Broken> {
    taking_back_restores(draft, mv)?;
    let reports = add(draft, mv)?;
    names_sets_in_order(draft)?;
    let heard: Vec<G::Report> = heard_by::<G>(seat, step.events);
    let foretold = reports == heard && *draft.preview() == *step.after.seen_by(Viewer::Seat(seat));
    if !foretold {
        // What a move teaches is left open, even where the imagined world happens to be the true one.
        let learnt = step.before.teaches(mv) || !knows_the_same(Viewer::Seat(seat), step.after, draft.world());
        require(learnt, Property::Draft, || {
            format!("the draft of {seat} lets {mv} lead to {:?} and {reports:?}; in truth they hear {heard:?}", draft.preview())
        })?;
        require(step.before.reveals(mv), Property::Reveals, || {
            format!("{mv} says that it reveals nothing, but {seat} learns from it")
        })?;
        must_teach(step.before, seat, mv)?;
    }
    draft_ends_rightly(draft, step, seat, mv)?;
    Ok(foretold.then_some(reports))
}

/// A draft goes on for as long as the decision does, and not past a move that teaches: what would come then is made up.
fn draft_ends_rightly<G: Game>(draft: &mut Draft<G>, step: &Step<'_, G>, seat: Seat, mv: G::Move) -> Kept {
    let open = step.after.turn() == Turn::Seat(seat) && !step.before.teaches(mv);
    let whole = !open || step.after.at_rest();
    require(draft.is_open() == open && draft.is_whole() == whole, Property::Draft, || {
        format!("after {mv} the draft of {seat} is open: {}, whole: {}", draft.is_open(), draft.is_whole())
    })?;
    let added = if open { None } else { G::Move::all().find(|next| draft.add(*next).is_ok()) };
    require(added.is_none(), Property::Draft, || format!("the draft of {seat} goes on with {added:?} after {mv} ended it"))
}

/// Legal moves are in order already.
fn names_sets_in_order<G: Game>(draft: &Draft<G>) -> Kept {
    let mut moves = draft.moves().to_vec();
    G::put_in_order(&mut moves);
    require(moves == draft.moves(), Property::Draft, || format!("{:?} is put into another order: {moves:?}", draft.moves()))
}

fn add<G: Game>(draft: &mut Draft<G>, mv: G::Move) -> Result<Vec<G::Report>, Broken> {
    let reports =
        draft.add(mv).map_err(|why| Broken::new(Property::Draft, format!("the draft refuses the legal {mv}: {why:?}")))?;
    Ok(reports.into_iter().map(Shown::into_inner).collect())
}

fn taking_back_restores<G: Game>(draft: &mut Draft<G>, mv: G::Move) -> Kept {
    let before = (draft.preview(), draft.moves().to_vec());
    add(draft, mv)?;
    let taken = draft.take_back();
    require(taken == Some(mv) && before == (draft.preview(), draft.moves().to_vec()), Property::Draft, || {
        format!("taking back {mv} gives {taken:?} and does not restore the draft")
    })
}

fn heard_by<G: Game>(seat: Seat, events: &[G::Event]) -> Vec<G::Report> {
    events.iter().filter_map(|event| G::hear_as(event, Viewer::Seat(seat))).map(Shown::into_inner).collect()
}

impl<G: Game> Trial<'_, G> {
    /// Hands in a decision, and now and then also wrong ones, the same one twice, or takes it back and makes it again.
    pub(super) fn hand_in(&mut self, decision: &Decision<G>) -> Kept {
        let tried = self.random.below(NOW_AND_THEN) == 0;
        if tried {
            self.wrong_ones_are_refused(decision)?;
        }
        let from = self.table.position();
        self.submit(decision, &decision.moves)?;
        if tried {
            self.second_ones_do_nothing(decision, from)?;
            self.parts_are_other_decisions(decision, from)?;
        }
        self.coverage.taught += u64::from(decision.teaches);
        self.undo_is_allowed_rightly(decision)?;
        if self.random.below(NOW_AND_THEN) == 0 {
            self.take_back_and_repeat(decision)?;
        }
        Ok(())
    }

    /// Hands in the last of a decision's moves.
    fn submit(&mut self, decision: &Decision<G>, moves: &[G::Move]) -> Kept {
        let mut events = Vec::new();
        let position = self.table.position();
        let answer = self.table.submit(decision.seat, position, moves, &mut events);
        require(answer.is_ok(), Property::Submit, || format!("{moves:?} of {} is answered with {answer:?}", decision.seat))?;
        let worlds = &decision.worlds[decision.worlds.len() - moves.len()..];
        let arrived = worlds.last().is_none_or(|world| world == self.table.game());
        require(arrived && self.table.position() == position + moves.len() as u32, Property::Submit, || {
            format!("{moves:?} handed in as one decision does not lead where its moves lead one by one")
        })?;
        self.trail.extend_from_slice(worlds);
        match &decision.foretold {
            Some(foretold) if moves.len() == decision.moves.len() => self.draft_was_right(decision.seat, foretold, &events),
            _ => Ok(()),
        }
    }

    fn draft_was_right(&mut self, seat: Seat, foretold: &[G::Report], events: &[G::Event]) -> Kept {
        let heard = heard_by::<G>(seat, events);
        require(heard == foretold, Property::Draft, || format!("the draft foretold {foretold:?}, {seat} heard {heard:?}"))?;
        self.coverage.drafts += 1;
        Ok(())
    }

    fn wrong_ones_are_refused(&mut self, decision: &Decision<G>) -> Kept {
        let (seat, moves) = (decision.seat, &decision.moves);
        let other = seat.left(self.table.game().players());
        self.is_refused(other, moves, "another seat's decision", &Err(SubmitError::NotYourTurn))?;
        self.is_refused(seat, &[], "a decision without a move", &Err(SubmitError::Incomplete))?;
        for (index, before) in self.worlds_to_come(decision).into_iter().enumerate() {
            if index > 0 && !before.at_rest() {
                self.is_refused(seat, &moves[..index], "half a decision", &Err(SubmitError::Incomplete))?;
            }
            if let Some((illegal, why)) = refused_at_random(&before, &mut self.random) {
                let with_illegal: Vec<G::Move> = moves[..index].iter().copied().chain([illegal]).collect();
                self.is_refused(seat, &with_illegal, "an illegal move", &Err(SubmitError::Refused { index, why }))?;
            }
        }
        if decision.teaches { self.going_on_tells_nothing(decision) } else { Ok(()) }
    }

    /// What follows a move that teaches is refused in the same way, be it legal or not.
    fn going_on_tells_nothing(&mut self, decision: &Decision<G>) -> Kept {
        let Some(after) = decision.worlds.last() else { return Ok(()) };
        let mut next = Vec::new();
        legal_moves(after, &mut next);
        next.truncate(1);
        next.extend(refused_at_random(after, &mut self.random).map(|(illegal, _)| illegal));
        for mv in next {
            let longer: Vec<G::Move> = decision.moves.iter().copied().chain([mv]).collect();
            self.is_refused(decision.seat, &longer, "a move after one that teaches", &Err(SubmitError::Incomplete))?;
        }
        Ok(())
    }

    /// The positions before each move of a decision that was not handed in yet.
    fn worlds_to_come(&self, decision: &Decision<G>) -> Vec<G> {
        let worlds = [self.table.game().clone()].into_iter().chain(decision.worlds.iter().cloned());
        worlds.take(decision.moves.len()).collect()
    }

    fn is_refused(&mut self, seat: Seat, moves: &[G::Move], what: &str, expected: &Answer<G>) -> Kept {
        let position = self.table.position();
        self.changes_nothing(seat, position, moves, what, expected)
    }

    fn changes_nothing(&mut self, seat: Seat, from: u32, moves: &[G::Move], what: &str, expected: &Answer<G>) -> Kept {
        let (position, game, mut events) = (self.table.position(), self.table.game().clone(), Vec::new());
        let answer = self.table.submit(seat, from, moves, &mut events);
        require(answer == *expected, Property::Submit, || format!("{what}, {moves:?} of {seat}, is answered with {answer:?}"))?;
        let untouched = self.table.position() == position && *self.table.game() == game && events.is_empty();
        require(untouched, Property::Submit, || format!("{what}, {moves:?} of {seat}, changes the game"))
    }

    fn second_ones_do_nothing(&mut self, decision: &Decision<G>, from: u32) -> Kept {
        let Decision { seat, moves, .. } = decision;
        let stale = Err(SubmitError::Stale { now: self.table.position() });
        let other = seat.left(self.table.game().players());
        self.changes_nothing(*seat, from, moves, "the same decision again", &Ok(()))?;
        self.changes_nothing(other, from, moves, "a stale decision", &stale)?;
        let different = G::Move::all().find(|mv| *mv != moves[0]);
        different.map_or(Ok(()), |mv| self.changes_nothing(*seat, from, &[mv], "another decision from the same position", &stale))
    }

    /// A part of a decision was not taken by itself, unless the decision could have been handed in as two.
    fn parts_are_other_decisions(&mut self, decision: &Decision<G>, from: u32) -> Kept {
        for cut in 1..decision.moves.len() {
            let stale = Err(SubmitError::Stale { now: self.table.position() });
            let answer = if decision.worlds[cut - 1].at_rest() { Ok(()) } else { stale };
            let (first, last) = decision.moves.split_at(cut);
            self.changes_nothing(decision.seat, from, first, "the first part of a decision", &answer)?;
            self.changes_nothing(decision.seat, from + cut as u32, last, "the last part of a decision", &answer)?;
        }
        Ok(())
    }

    fn undo_is_allowed_rightly(&self, decision: &Decision<G>) -> Kept {
        let Some(first) = self.first_taken_back(decision, decision.moves.len()) else {
            return self.nobody_can_undo("a move that shows something");
        };
        let from = self.table.position() - (decision.moves.len() - 1 - first) as u32;
        let (seat, answer) = (decision.seat, self.table.can_undo(decision.seat));
        require(answer == Ok(from), Property::Undo, || format!("{seat} should take back line {from} on, not {answer:?}"))?;
        self.others_cannot_undo(seat)
    }

    fn others_cannot_undo(&self, seat: Seat) -> Kept {
        let mut others = Seat::all(self.table.game().players()).filter(|other| *other != seat);
        let other = others.find(|other| self.table.can_undo(*other).is_ok());
        require(other.is_none(), Property::Undo, || format!("{other:?} can take back a move after one of {seat}"))
    }

    /// Where an undo goes back to when `made` of a decision's moves, which was just handed in, still stand: to the last position
    /// at rest or, if there is none after the last move that shows something, to that move. `None` if it showed something.
    fn first_taken_back(&self, decision: &Decision<G>, made: usize) -> Option<usize> {
        let before = self.worlds_before(decision);
        let quiet: Vec<usize> = (0..made).rev().take_while(|&index| !before[index].reveals(decision.moves[index])).collect();
        quiet.iter().copied().find(|&index| before[index].at_rest()).or(quiet.last().copied())
    }

    /// The positions before each move of the decision that was just handed in.
    fn worlds_before(&self, decision: &Decision<G>) -> &[G] {
        let after = self.trail.len();
        &self.trail[after - 1 - decision.moves.len()..after - 1]
    }

    /// Takes back a decision, part by part, as far as it goes or less, and makes it again.
    fn take_back_and_repeat(&mut self, decision: &Decision<G>) -> Kept {
        let (mut made, mut parts) = (decision.moves.len(), Vec::new());
        while let Some(first) = self.first_taken_back(decision, made) {
            parts.push(self.worlds_before(decision)[first].clone());
            made = first;
            if self.random.below(2) == 0 {
                break;
            }
        }
        if parts.is_empty() {
            return Ok(());
        }
        let undone = parts.len();
        for world in parts {
            self.take_back_to(decision.seat, world)?;
        }
        self.undone_decision_is_not_taken_again(decision, undone)?;
        self.submit(decision, &decision.moves[made..])
    }

    fn take_back_to(&mut self, seat: Seat, world: G) -> Kept {
        let (allowed, line) = (self.table.can_undo(seat), self.table.position() + 1);
        let undone = self.table.undo(seat);
        require(undone.is_ok() && *self.table.game() == world, Property::Undo, || {
            format!("taking back the last moves of {seat} is answered with {undone:?} and does not restore the position")
        })?;
        let written = self.table.record().plays.last();
        require(written == allowed.ok().map(|from| Play::Undo { seat, from }).as_ref(), Property::Undo, || {
            format!("{allowed:?} was to be taken back, but line {line} says {written:?}")
        })?;
        self.coverage.undone += 1;
        self.trail.push(world);
        self.others_cannot_undo(seat)
    }

    /// A decision that reached the server late, from before an undo, must not be made again by itself.
    fn undone_decision_is_not_taken_again(&mut self, decision: &Decision<G>, undone: usize) -> Kept {
        let made_at = self.table.position() - (undone + decision.moves.len()) as u32;
        self.changes_nothing(decision.seat, made_at, &decision.moves, "a decision that was taken back", &Ok(()))
    }
}

fn refused_at_random<G: Game>(game: &G, random: &mut SplitMix) -> Option<(G::Move, G::Refusal)> {
    (0..8).find_map(|_| {
        let mv = G::Move::from_number(random.below(u32::from(G::Move::COUNT)) as u16)?;
        check(game, mv).err().map(|why| (mv, why))
    })
}
