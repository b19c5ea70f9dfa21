use engine::{Game, Player, Random, Seen, SplitMix};

/// Any legal move, all equally likely.
pub struct RandomPlayer<M> {
    random: SplitMix,
    moves: Vec<M>,
}

impl RandomPlayer<()> {
    /// What it is called.
    pub const NAME: &'static str = "random";
}

impl<M> RandomPlayer<M> {
    /// A random player that repeats itself from the same seed.
    pub fn new(random: SplitMix) -> RandomPlayer<M> {
        RandomPlayer { random, moves: Vec::new() }
    }
}

impl<G: Game> Player<G> for RandomPlayer<G::Move> {
    #[inline(never)]
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move {
        seen.moves(&mut self.moves);
        *self.random.pick(&self.moves)
    }
}
