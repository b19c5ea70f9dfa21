//! Information-set Monte Carlo tree search for several players: one tree over many imagined worlds, seen with the eyes of the
//! one who thinks.
//!
//! Each simulation imagines a fresh world that agrees with what the seat knows, walks down the tree by moves that are legal in
//! that world, adds one position, and asks the game's own sense what everybody's chances are there. Every seat picks what is
//! best for itself (max-n); a move counts as tried only where it was available. What a seat cannot see, such as another's
//! hidden card, is one branch for all that it could be. The same seed and number of simulations give the same tree.

mod tree;

use std::time::{Duration, Instant};

use table::{Appraise, Quick, Seen};

use tree::Tree;

use crate::SensiblePlayer;

/// How a search thinks. Data, so that it can be tuned.
#[derive(Clone, Debug)]
pub struct Thought {
    /// Worlds that are imagined for a decision.
    pub simulations: u32,
    /// Time after which it stops, whatever it has seen by then. `None`: it never does, and is the same on every machine.
    pub cap: Option<Duration>,
    /// How curious it is about moves that it has seldom tried.
    pub curiosity: f64,
    /// How many decisions sensible players go on for from a new position before the chances there are judged.
    pub foresight: u32,
    /// How much the first look at a move counts: the spread of chances that is one e-fold of attention.
    pub hunch: f64,
}

/// What a search found out about a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win after it, for the one who makes it.
    pub chance: f64,
}

/// A tree that grows while a decision is made, small move by small move.
pub struct Search<G: Appraise> {
    /// What everybody is taken to think like beyond the tree.
    policy: SensiblePlayer<G>,
    thought: Thought,
    tree: Tree<G>,
    /// Where the decision stands, if its first small moves were thought through before.
    at: Option<u32>,
}

impl<G: Appraise> Search<G> {
    /// A search with a game's weights.
    pub fn new(weights: G::Weights, thought: Thought) -> Search<G> {
        Search { policy: SensiblePlayer::new(weights, Quick::new(0)), thought, tree: Tree::new(), at: None }
    }

    /// Thinks about what a seat sees and gives what it found, the best move first.
    pub fn think(&mut self, seen: &Seen<'_, G>, random: &mut Quick) -> Vec<Finding<G::Move>> {
        let begun = Instant::now();
        let continues = self.at.take().filter(|_| !seen.imagine(random).at_rest());
        let root = continues.unwrap_or_else(|| self.tree.restart());
        let done = self.tree.visits(root);
        for number in done..self.thought.simulations {
            if number % 16 == 0 && self.thought.cap.is_some_and(|cap| begun.elapsed() >= cap) {
                break;
            }
            let world = seen.imagine(random);
            self.tree.grow(root, world, seen.seat(), &mut self.policy, &self.thought, random);
        }
        self.tree.findings(root, seen.seat())
    }

    /// Remembers that a move was made, so that the rest of its decision need not be thought through again.
    pub fn follow(&mut self, mv: G::Move) {
        self.at = self.tree.child(mv);
    }

    /// Forgets what was thought, because a move was made without thinking.
    pub fn forget(&mut self) {
        self.at = None;
    }
}
