use crate::live::may_end;
use crate::{Door, Game, Seat, Seen, Shown, Viewer, check};

/// A decision in the making: small moves that are tried on a world as the seat imagines it, taken back freely, and handed
/// in as one list. It never crosses a move of the house or of another seat, nor one that teaches the seat something.
#[derive(Clone, Debug)]
pub struct Draft<G: Game> {
    seat: Seat,
    worlds: Vec<G>,
    moves: Vec<G::Move>,
}

impl<G: Game> Draft<G> {
    pub(crate) fn new(world: G, seat: Seat) -> Draft<G> {
        Draft { seat, worlds: vec![world], moves: Vec::new() }
    }

    /// The imagined world after the moves so far. It agrees with all that the seat knows; the rest of it is made up.
    pub fn world(&self) -> &G {
        &self.worlds[self.moves.len()]
    }

    /// The moves so far, each with the imagined world that it was made in.
    pub fn steps(&self) -> impl Iterator<Item = (&G, G::Move)> {
        self.worlds.iter().zip(self.moves.iter().copied())
    }

    /// Whether the seat still has a move to make before the house or another decides, or before it learns something.
    pub fn is_open(&self) -> bool {
        !self.teaches() && self.seen().decides()
    }

    /// Whether the last move shows the seat something, which is made up in the imagined world.
    fn teaches(&self) -> bool {
        self.steps().last().is_some_and(|(before, mv)| before.teaches(mv))
    }

    /// What the seat would see and could do after the moves so far, in the imagined world.
    pub fn seen(&self) -> Seen<'_, G> {
        Seen::new(self.world(), self.seat)
    }

    /// Whether it can be handed in as it is.
    pub fn is_whole(&self) -> bool {
        !self.moves.is_empty() && may_end(self.world(), self.seat, self.teaches())
    }

    /// Adds a small move and gives what the seat would hear of it.
    ///
    /// # Errors
    /// The reason why it is not possible.
    #[inline(never)]
    pub fn add(&mut self, mv: G::Move) -> Result<Vec<Shown<G::Report>>, G::Refusal> {
        if !self.is_open() {
            return Err(self.world().not_now(mv));
        }
        check(self.world(), mv)?;
        let mut next = self.world().clone();
        let mut events = Vec::new();
        next.play(mv, &mut events);
        self.worlds.push(next);
        self.moves.push(mv);
        Ok(events.iter().filter_map(|event| G::foretell_to(event, self.seat)).collect())
    }

    /// Adds a small move where it belongs: behind the others or, if it is of a set that was begun, at its place in the set. Gives
    /// what the seat would hear of it and of those that come after it.
    ///
    /// # Errors
    /// The reason why it is not possible; the draft is then as it was.
    #[inline(never)]
    pub fn add_in_any_order(&mut self, mv: G::Move) -> Result<Vec<Shown<G::Report>>, G::Refusal> {
        let why = match self.add(mv) {
            Err(why) => why,
            added => return added,
        };
        let mut moves = self.moves.clone();
        moves.push(mv);
        G::put_in_order(&mut moves);
        let kept = self.moves.iter().zip(&moves).take_while(|(old, new)| old == new).count();
        let mut ordered = self.clone();
        while ordered.moves.len() > kept {
            ordered.take_back();
        }
        let mut reports = Vec::new();
        for mv in &moves[kept..] {
            reports.extend(ordered.add(*mv).map_err(|_| why)?);
        }
        *self = ordered;
        Ok(reports)
    }

    /// Takes back the last small move.
    pub fn take_back(&mut self) -> Option<G::Move> {
        let taken = self.moves.pop()?;
        self.worlds.pop();
        Some(taken)
    }

    /// The moves so far, to be handed in.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position as the seat would see it after them, as far as it can know.
    #[inline(never)]
    pub fn preview(&self) -> Shown<G::View> {
        match self.steps().last() {
            Some((before, _)) => self.world().foreseen_by(before, self.seat),
            None => self.world().seen_by(Viewer::Seat(self.seat)),
        }
    }
}
