use engine::{Message, Refuse, SetupError, SubmitError};
use games::AnyGame;

/// Why a command is not carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// Only the host may.
    NotHost,
    /// Who wants it does not sit there.
    NotSeated,
    /// The host has sent this person away.
    SentAway,
    /// It is for the server to do.
    NotForPeople,
    /// It is for people to do.
    NotForServer,
    /// What only the server can add is missing: a number for each seat, or the text of the edition.
    Unprepared,
    /// The game has begun.
    HasBegun,
    /// It has not begun.
    NotBegun,
    /// No game goes on here.
    NotRunning,
    /// One still goes on.
    StillRunning,
    /// It has ended.
    Ended,
    /// The game has moved on.
    Stale,
    /// Somebody sits there, or everywhere.
    SeatTaken,
    /// There is no such seat.
    NoSuchSeat(usize),
    /// Nobody sits on some seats.
    FreeSeats,
    /// The game is not for so many.
    Players {
        /// The game.
        game: AnyGame,
        /// How many.
        players: usize,
    },
    /// More are to sit down at once than there are seats.
    TooFull {
        /// How many people.
        people: usize,
        /// How many bots.
        bots: usize,
        /// How many seats.
        players: usize,
    },
    /// Nobody is rated for a game in which several share a screen.
    SharedAndRated,
    /// A seed is chosen only by a program, for a table of its own: with bots on all other seats, neither open nor rated.
    ChosenSeed,
    /// The seed was chosen by somebody else, whose own the table is.
    Private,
    /// Nobody may agree on so much time, or on none.
    Pace,
    /// What was asked for cannot be played.
    Setup(SetupError),
    /// It is somebody else's turn.
    NotYourTurn,
    /// A bot plays for this person now.
    BotPlays,
    /// This person has given up.
    Resigned,
    /// The last decision cannot be taken back.
    NoUndo,
    /// The decision ends too early or goes on too far.
    Incomplete,
    /// The game has no such move.
    NoSuchMove {
        /// As it was written.
        text: String,
        /// The game.
        game: AnyGame,
    },
    /// A move is against the rules.
    Rule {
        /// Which rule.
        rule: &'static str,
        /// Which move of the decision, from 0.
        index: usize,
        /// The game's own explanation, where there is one, as far as the seat may know it.
        why: Option<(AnyGame, Message)>,
    },
    /// Nobody needs so many answers, or such long ones.
    Answers,
}

impl<R: Refuse> From<SubmitError<R>> for Refusal {
    fn from(error: SubmitError<R>) -> Refusal {
        match error {
            SubmitError::Ended => Refusal::Ended,
            SubmitError::Stale { .. } => Refusal::Stale,
            SubmitError::NotYourTurn => Refusal::NotYourTurn,
            SubmitError::Incomplete => Refusal::Incomplete,
            SubmitError::Refused { index, why } => Refusal::Rule { rule: why.rule(), index, why: None },
        }
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        Refusal::Setup(error)
    }
}
