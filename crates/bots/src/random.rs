use table::{Game, Player, Quick, Random, Seen};

/// Any legal move, all equally likely.
pub struct RandomPlayer<M> {
    random: Quick,
    moves: Vec<M>,
}

impl RandomPlayer<()> {
    /// What it is called.
    pub const NAME: &'static str = "random";
}

impl<M> RandomPlayer<M> {
    /// A random player that repeats itself from the same seed.
    pub fn new(random: Quick) -> RandomPlayer<M> {
        RandomPlayer { random, moves: Vec::new() }
    }
}

impl<G: Game> Player<G> for RandomPlayer<G::Move> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move {
        seen.moves(&mut self.moves);
        *self.random.pick(&self.moves)
    }
}
