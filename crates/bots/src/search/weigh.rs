use engine::{Action, Evaluate, Seen, Silent, SplitMix};

use super::{Estimate, Search};

impl<G: Evaluate> Search<G> {
    /// What it thinks of one move, where it has just thought, after so many tries at least.
    ///
    /// A search soon loses interest in most moves. What it knows of them comes from a few tries, mostly bad ones: the tree behind
    /// a move must grow before the good replies to it are found. So whoever asks how much worse a move was than another must give
    /// both the same number of tries. These tries begin after the move, and leave what it thinks of the other moves as it is: in
    /// whatever order moves are weighed, the same comes out.
    #[inline(never)]
    pub fn weigh(&mut self, seen: &Seen<'_, G>, mv: G::Move, tries: u32) -> Estimate<G::Move> {
        let mut random = SplitMix::fork(self.start, 1 << 32 | u64::from(mv.number()));
        let after = self.tree.beyond(self.root(), u32::from(mv.number()));
        for _ in self.tree.visits(after)..tries {
            let mut world = seen.imagine(&mut random);
            world.play(mv, &mut Silent);
            self.tree.grow(after, world, seen.seat(), &self.settings, &mut random);
        }
        self.estimate(mv, &self.tree.sums(after), seen.seat(), seen.players())
    }
}
