use crate::{Door, Draft, Game, Random, Seat, Shown, Turn, Viewer, check, legal_moves};

/// All that a player at the table may use to decide: what the seat sees, what it may do, and worlds that agree with what it
/// knows. The true position is out of reach:
///
/// ```compile_fail,E0616
/// fn peek<'a, G: engine::Game>(seen: &engine::Seen<'a, G>) -> &'a G {
///     seen.world
/// }
/// ```
pub struct Seen<'a, G: Game> {
    world: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` sees of a position.
    pub fn new(world: &'a G, seat: Seat) -> Seen<'a, G> {
        Seen { world, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.world.players()
    }

    /// The position as the seat sees it.
    pub fn view(&self) -> Shown<G::View> {
        self.world.seen_by(Viewer::Seat(self.seat))
    }

    /// Whether it is this seat's turn to decide.
    pub fn decides(&self) -> bool {
        self.world.turn() == Turn::Seat(self.seat)
    }

    /// The seat's legal moves, none if another decides: theirs may depend on what this seat must not know. (The kit proves
    /// that its own depend on what it knows alone.)
    pub fn moves(&self, into: &mut Vec<G::Move>) {
        into.clear();
        if self.decides() {
            legal_moves(self.world, into);
        }
    }

    /// Whether the seat may make this move now.
    ///
    /// # Errors
    /// The reason if it may not.
    pub fn check(&self, mv: G::Move) -> Result<(), G::Refusal> {
        if self.decides() { check(self.world, mv) } else { Err(self.world.not_now(mv)) }
    }

    /// A world that agrees with all that the seat knows.
    pub fn imagine(&self, random: &mut impl Random) -> G {
        self.world.imagine(Viewer::Seat(self.seat), random)
    }

    /// A decision to be made step by step.
    pub fn draft(&self, random: &mut impl Random) -> Draft<G> {
        Draft::new(self.imagine(random), self.seat)
    }
}
