use table::{Action, Appraise, MAX_SEATS, Seen, Silent};

use super::{Finding, Search, Thought};

impl<G: Appraise> Search<G> {
    /// What it thinks of one move, where it has just thought, after so many tries at least.
    ///
    /// A search soon loses interest in most moves. What it knows of them comes from a few tries, mostly bad ones: the tree behind
    /// a move must grow before the good replies to it are found. So whoever asks how much worse a move was than another must give
    /// both the same number of tries. These tries begin after the move, and leave what it thinks of the other moves as it is.
    pub fn weigh(&mut self, seen: &Seen<'_, G>, mv: G::Move, tries: u32) -> Finding<G::Move> {
        let each = tries.div_ceil(self.thoughts.len() as u32);
        let (mut visits, mut sums) = (0, [0.0; MAX_SEATS]);
        for thought in &mut self.thoughts {
            let after = thought.weigh(seen, mv, each);
            visits += thought.tree.visits(after);
            sums.iter_mut().zip(thought.tree.chances(after)).for_each(|(sum, chance)| *sum += chance);
        }
        let mut finding = Finding::new(mv, visits, sums, seen.seat(), seen.players());
        let first = &self.thoughts[0];
        finding.then = first.tree.continuation(first.root(), mv, seen.seat());
        finding
    }
}

impl<G: Appraise> Thought<G> {
    /// Tries a move until it was tried so often, and gives the position after it.
    fn weigh(&mut self, seen: &Seen<'_, G>, mv: G::Move, tries: u32) -> u32 {
        let after = self.tree.beyond(self.root(), u32::from(mv.number()));
        for _ in self.tree.visits(after)..tries {
            let mut world = seen.imagine(&mut self.random);
            world.play(mv, &mut Silent);
            self.tree.grow(after, world, seen.seat(), &self.mind, self.foresight, &mut self.random);
        }
        after
    }
}
