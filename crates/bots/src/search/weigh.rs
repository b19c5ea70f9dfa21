use engine::{Action, Evaluate, Seen, Silent, SplitMix};

use super::{Estimate, Search, Sums, Thought};

impl<G: Evaluate> Search<G> {
    /// What it thinks of one move, where it has just thought, after so many tries at least.
    ///
    /// A search soon loses interest in most moves. What it knows of them comes from a few tries, mostly bad ones: the tree behind
    /// a move must grow before the good replies to it are found. So whoever asks how much worse a move was than another must give
    /// both the same number of tries. These tries begin after the move, and leave what it thinks of the other moves as it is: in
    /// whatever order moves are weighed, the same comes out.
    pub fn weigh(&mut self, seen: &Seen<'_, G>, mv: G::Move, tries: u32) -> Estimate<G::Move> {
        let each = tries.div_ceil(self.thoughts.len() as u32);
        let mut sums = Sums::default();
        for (thought, stream) in self.thoughts.iter_mut().zip(1_u64..) {
            thought.random = SplitMix::fork(self.start, stream << 32 | u64::from(mv.number()));
            let after = thought.weigh(seen, mv, each);
            sums += thought.tree.sums(after);
        }
        let mut estimate = Estimate::new(mv, &sums, seen.seat(), seen.players(), self.certainty.about(mv));
        let first = &self.thoughts[0];
        estimate.then = first.tree.continuation(first.root(), mv, seen.seat());
        estimate
    }
}

impl<G: Evaluate> Thought<G> {
    /// Tries a move until it was tried so often, and gives the position after it.
    fn weigh(&mut self, seen: &Seen<'_, G>, mv: G::Move, tries: u32) -> u32 {
        let after = self.tree.beyond(self.root(), u32::from(mv.number()));
        for _ in self.tree.visits(after)..tries {
            let mut world = seen.imagine(&mut self.random);
            world.play(mv, &mut Silent);
            self.tree.grow(after, world, seen.seat(), &self.settings, self.rollout_depth, &mut self.random);
        }
        after
    }
}
