//! A record that has ended: nothing changes any more.

use super::{
    Property,
    failure::{Kept, require},
};
use crate::{Action, Digest, Game, Match, Player, Seat, Seed, Seen, SplitMix, SubmitError, UndoError};

/// A player who takes the first legal move.
struct Eager;

impl<G: Game> Player<G> for Eager {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move {
        let mut moves = Vec::new();
        seen.moves(&mut moves);
        moves[0]
    }
}

/// Asks of a table whose record has ended all that can be asked of it.
pub(super) fn nothing_follows_the_end<G: Game>(table: &Match<G>) -> Kept {
    let (mut closed, mut events) = (table.clone(), Vec::new());
    for seat in Seat::all(table.game().players()) {
        decisions_are_refused(&mut closed, seat, &mut events)?;
        let undone = closed.undo(seat);
        require(undone == Err(UndoError::Ended), Property::Closed, || format!("an undo of {seat} is answered with {undone:?}"))?;
    }
    let decided = closed.let_decide(&mut Eager, &mut events);
    require(matches!(decided, Ok(()) | Err(SubmitError::Ended)), Property::Closed, || {
        format!("a player who wants to decide is answered with {decided:?}")
    })?;
    closed.house(&mut SplitMix::new(1), &mut events);
    closed.end(Seed(Digest([0; 32])), Some("ended twice".to_owned()));
    let untouched = closed.record() == table.record() && closed.game() == table.game() && events.is_empty();
    require(untouched, Property::Closed, || "something happens after the end of the record".to_owned())
}

fn decisions_are_refused<G: Game>(closed: &mut Match<G>, seat: Seat, events: &mut Vec<G::Event>) -> Kept {
    for mv in G::Move::all() {
        let answer = closed.submit(seat, closed.position(), &[mv], events);
        require(answer == Err(SubmitError::Ended), Property::Closed, || {
            format!("{mv} of {seat} after the end is answered with {answer:?}")
        })?;
    }
    Ok(())
}
