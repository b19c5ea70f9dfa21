//! What is sure: moves after which a seat wins, or loses, in every world that agrees with what it knows.
//!
//! A proof walks through all that the seat could see from here to the end: each thing that the house could draw, each thing that
//! another could do with any cards that he may hold, and what the seat itself could do about it. What the seat cannot see of a move
//! is one branch, and its own choice follows from what it sees, so nothing is proven by a lucky guess. Where a game says that too
//! much is hidden or the end is far ([`Evaluate::successors`]), or where there is too much to walk through, nothing is sure.

use engine::{Action, Evaluate, Seat, Seen, Silent, SplitMix, Successors, Turn, Viewer, legal_moves};

/// The positions that a proof about one move may look at. A later step of a line that was proven needs no more than the line
/// did, so whoever has begun to take a sure win goes on taking it.
pub(crate) const MOST_POSITIONS: u32 = 20_000;
/// The positions of a proof that is looked for first: a win that comes at once.
const SHORT_WAY: u32 = 50;

/// What is sure of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sure {
    /// Whoever makes it can win alone, whatever happens.
    Win,
    /// Whoever makes it loses, whatever happens.
    Loss,
}

/// The move with which a seat wins surely in a world that it imagines, if there is one: rather a short way than a long one.
#[inline(never)]
pub(crate) fn sure_win<G: Evaluate>(world: &G, seat: Seat, moves: &[G::Move]) -> Option<G::Move> {
    if matches!(world.successors(seat), Successors::Unknown) {
        return None;
    }
    let wins_within = |most: u32| moves.iter().copied().find(|mv| Proof::new(seat, most).wins(&played(world, *mv)));
    wins_within(SHORT_WAY).or_else(|| wins_within(MOST_POSITIONS))
}

/// Whether a seat loses surely after a move in a world that it imagines.
#[inline(never)]
pub(crate) fn is_sure_loss<G: Evaluate>(world: &G, seat: Seat, mv: G::Move) -> bool {
    !matches!(world.successors(seat), Successors::Unknown) && Proof::new(seat, MOST_POSITIONS).loses(&played(world, mv))
}

/// What is sure of each move of a seat that decides.
#[derive(Clone, PartialEq, Debug)]
pub struct Certainty<M> {
    known: Vec<(M, Sure)>,
}

impl<M: Action> Certainty<M> {
    /// Nothing is sure.
    pub(crate) const fn none() -> Certainty<M> {
        Certainty { known: Vec::new() }
    }

    /// What is sure of the moves that a seat sees, as far as bots look.
    pub fn seen<G: Evaluate<Move = M>>(seen: &Seen<'_, G>) -> Certainty<M> {
        Certainty::within(seen, MOST_POSITIONS)
    }

    /// What is sure of them if each proof may look at so many positions.
    #[inline(never)]
    pub(crate) fn within<G: Evaluate<Move = M>>(seen: &Seen<'_, G>, most: u32) -> Certainty<M> {
        let (world, seat) = (seen.imagine(&mut SplitMix::new(0)), seen.seat());
        if matches!(world.successors(seat), Successors::Unknown) {
            return Certainty::none();
        }
        let mut moves = Vec::new();
        seen.moves(&mut moves);
        let sure = |mv: M| {
            let after = played(&world, mv);
            let loss = || Proof::new(seat, most).loses(&after).then_some((mv, Sure::Loss));
            if Proof::new(seat, most).wins(&after) { Some((mv, Sure::Win)) } else { loss() }
        };
        Certainty { known: moves.into_iter().filter_map(sure).collect() }
    }

    /// What is sure of a move.
    pub fn about(&self, mv: M) -> Option<Sure> {
        self.known.iter().find(|(other, _)| *other == mv).map(|(_, sure)| *sure)
    }

    /// Whether there is a sure win.
    pub fn wins(&self) -> bool {
        self.known.iter().any(|(_, sure)| *sure == Sure::Win)
    }

    /// Whether a move throws away a sure win, or is a sure loss where another of these moves is not.
    pub fn forbids(&self, mv: M, moves: &[M]) -> bool {
        let all_lose = || moves.iter().all(|mv| self.about(*mv) == Some(Sure::Loss));
        match self.about(mv) {
            Some(Sure::Win) => false,
            _ if self.wins() => true,
            Some(Sure::Loss) => !all_lose(),
            None => false,
        }
    }
}

struct Proof {
    seat: Seat,
    /// Positions that may still be looked at.
    left: u32,
}

impl Proof {
    fn new(seat: Seat, most: u32) -> Proof {
        Proof { seat, left: most }
    }

    /// Whether the seat can win alone from here, whatever happens.
    fn wins<G: Evaluate>(&mut self, world: &G) -> bool {
        if let Some(standings) = world.standings() {
            return standings.win_share(self.seat) >= 1.0;
        }
        if world.turn() == Turn::Seat(self.seat) {
            return self.any_next(world, Proof::wins) == Some(true);
        }
        self.any_next(world, |proof, next| !proof.wins(next)) == Some(false)
    }

    /// Whether the seat loses from here, whatever happens and whatever it does.
    fn loses<G: Evaluate>(&mut self, world: &G) -> bool {
        match world.standings() {
            Some(standings) => standings.win_share(self.seat) <= 0.0,
            None => self.any_next(world, |proof, next| !proof.loses(next)) == Some(false),
        }
    }

    /// Whether something holds in one of the positions that could come next, as far as the seat can tell them apart; `None` if
    /// that cannot be said.
    fn any_next<G: Evaluate>(&mut self, world: &G, mut holds: impl FnMut(&mut Proof, &G) -> bool) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let (several, most) = match world.successors(self.seat) {
            Successors::Unknown => return None,
            Successors::Open => (Vec::new(), usize::MAX),
            Successors::Alike => (Vec::new(), 1),
            Successors::InOneOf(worlds) => (worlds, usize::MAX),
        };
        let worlds = if several.is_empty() { std::slice::from_ref(world) } else { &several[..] };
        let viewer = Viewer::Seat(self.seat);
        let (mut moves, mut draws, mut shown) = (Vec::new(), Vec::new(), Vec::new());
        let mut is_new = |seen: Option<u16>| {
            let is_new = !shown.contains(&seen);
            shown.push(seen);
            is_new
        };
        for world in worlds {
            if let Turn::Seat(by) = world.turn() {
                legal_moves(world, &mut moves);
                for mv in moves.iter().take(most) {
                    let seen = world.move_seen_by(by, *mv, viewer).map(Action::number);
                    if is_new(seen) && holds(self, &played(world, *mv)) {
                        return Some(true);
                    }
                }
            } else {
                draws.clear();
                world.outcomes(&mut |draw, _| draws.push(draw));
                for draw in draws.iter().take(most) {
                    let seen = world.house_seen_by(*draw, viewer).map(Action::number);
                    if is_new(seen) && holds(self, &drawn(world, *draw)) {
                        return Some(true);
                    }
                }
            }
        }
        Some(false)
    }
}

fn drawn<G: Evaluate>(world: &G, draw: G::House) -> G {
    let mut after = world.clone();
    after.settle(draw, &mut Silent);
    after
}

fn played<G: Evaluate>(world: &G, mv: G::Move) -> G {
    let mut after = world.clone();
    after.play(mv, &mut Silent);
    after
}
