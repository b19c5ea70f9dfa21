use thiserror::Error;

/// What must hold for every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// Every action has a number and a notation of its own and is found by either.
    Actions,
    /// A set-up can be played, by rules that the program knows and by no others.
    Setup,
    /// A seat that decides has a legal move; legal moves come in the order of their numbers.
    LegalMoves,
    /// `legal_moves`, `check` and `all_offers` say the same of every move.
    Check,
    /// Every refusal names a rule of the game.
    Rules,
    /// The house has outcomes when it is its turn and at no other time, in order, with positive weights, and every number
    /// drawn stands for one of them.
    House,
    /// What the rules say is always true is true.
    Audit,
    /// A game ends.
    End,
    /// There are standings at the end and not before.
    Standings,
    /// A record reads back as it was and replays to the same positions.
    Record,
    /// Damage to the text of a record is found.
    Damage,
    /// A seat can take back its own moves until somebody's knowledge has changed, and not after.
    Undo,
    /// A decision is taken once, from its own position, if it is legal and whole.
    Submit,
    /// Nothing changes once the record has ended.
    Closed,
    /// A draft foretells what its moves will do.
    Draft,
    /// A world that a viewer imagines is a legal one, and depends on what the viewer knows alone.
    Imagine,
    /// The view of a position gives nothing hidden away.
    View,
    /// The size of a view gives nothing hidden away.
    Sizes,
    /// What is heard of events gives nothing hidden away.
    Reports,
    /// Moves, as others see them, give nothing hidden away.
    Moves,
    /// What the house does, as others see it, gives nothing hidden away.
    HouseMoves,
    /// A line of a redacted record gives nothing hidden away beyond what its parts do: by the number drawn, for one.
    RecordLines,
    /// Whose turn it is gives nothing hidden away.
    Turn,
    /// What a seat may do, and why not, gives it nothing hidden away.
    Offers,
    /// A move that changes what anybody knows says so, and whether it says so gives nothing hidden away.
    Reveals,
    /// A move that shows its maker something says so, and whether it says so gives nothing hidden away. Otherwise a list that
    /// goes on after it, and is refused, would tell the seat something for nothing.
    Teaches,
}

/// A property that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "{property:?}: {text}\n  in game {game}, set-up {setup}, position {position}; to see it again: Settings {{ first_game: {game}, .. }}"
)]
pub struct Failure {
    /// Which one.
    pub property: Property,
    /// The number of the game.
    pub game: u64,
    /// Which of the set-ups it was played with.
    pub setup: usize,
    /// How many moves had been made.
    pub position: u32,
    /// What is wrong.
    pub text: String,
}

/// A property that does not hold, before it is known where.
#[derive(Clone, Debug)]
pub(super) struct Broken {
    pub(super) property: Property,
    pub(super) text: String,
}

impl Broken {
    pub(super) fn new(property: Property, text: impl Into<String>) -> Broken {
        Broken { property, text: text.into() }
    }

    pub(super) fn before_any_game(self) -> Failure {
        Failure { property: self.property, game: 0, setup: 0, position: 0, text: self.text }
    }
}

/// Whether a property was kept.
pub(super) type Kept = Result<(), Broken>;

pub(super) fn require(holds: bool, property: Property, text: impl FnOnce() -> String) -> Kept {
    if holds { Ok(()) } else { Err(Broken::new(property, text())) }
}
