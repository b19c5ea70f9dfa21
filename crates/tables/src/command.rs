use std::fmt::{self, Debug, Formatter};

use bots::Level;
use engine::{Digest, Seat};

use crate::{PersonId, Stage, TableId};

/// Who gives a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor<'a> {
    /// A person, who may sit there or not.
    Person(&'a PersonId),
    /// A program of a person's.
    Program(&'a PersonId),
    /// The server itself: bots, clocks, and what tidies up.
    Server,
}

/// What somebody wants of a table.
#[derive(Clone, PartialEq)]
pub enum Command {
    /// Sit down, on a seat of one's choice or the first free one. Who sits already may move to another.
    Sit {
        /// The seat, from 0.
        seat: Option<usize>,
        /// What the person is called.
        name: String,
        /// The face that the person chose.
        face: Option<String>,
    },
    /// Get up. In a running game a bot plays on, until the person comes back.
    Leave,
    /// Take the seat back from the bot that played on.
    ComeBack,
    /// Clear a seat before the start. A person who is sent away is told so and does not sit down there again.
    Remove {
        /// The seat, from 0.
        seat: usize,
    },
    /// Let bots take all free seats.
    Fill(Level),
    /// Add a number of one's own to the dice, before the start.
    AddNonce(Digest),
    /// Begin the game.
    Begin {
        /// Whether it is played by those who are there, without the free seats.
        fewer: bool,
        /// For each seat, what it adds to the dice if the person there has added nothing.
        nonces: Vec<Digest>,
        /// The text of the edition that the table asks for, if it asks for one.
        edition: Option<String>,
    },
    /// Make a decision.
    Decide {
        /// The number of the position in which it was made.
        position: u32,
        /// Its moves.
        moves: Vec<String>,
    },
    /// Take back one's last decision.
    Undo,
    /// Resign: a bot plays the seat to the end. When all people have, the game is stopped.
    Resign,
    /// Agree to stop, or not any more. When all people agree, the game is stopped and its dice are shown.
    AgreeToStop(bool),
    /// Make these moves wherever they are possible.
    AnswerAlways(Vec<String>),
    /// Close a table that has not begun.
    Close,
    /// Play once more, at another table. Who is second is led to the table that the first one has made.
    Rematch(TableId),
    /// Be forgotten. A seat of a game that has not begun becomes free; in a running one a bot plays to the end.
    Forget,
    /// Decide for a seat: a bot for whoever is not there, or an answer that the person always gives.
    DecideFor {
        /// The seat.
        seat: Seat,
        /// The number of the position in which it was decided.
        position: u32,
        /// The moves.
        moves: Vec<String>,
    },
    /// Let a bot play for a person whose time is up.
    DropFlag {
        /// The seat.
        seat: Seat,
    },
    /// Close a table at which nothing happens any more, or stop its game.
    CloseIdle {
        /// The stage in which it was found idle.
        stage: Stage,
    },
}

// The moves and numbers of a command may be secret, so only its name is printed.
impl Debug for Command {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(self.name())
    }
}

impl Command {
    /// What it is called.
    pub const fn name(&self) -> &'static str {
        match self {
            Command::Sit { .. } => "sit",
            Command::Leave => "leave",
            Command::ComeBack => "come back",
            Command::Remove { .. } => "remove",
            Command::Fill(_) => "fill",
            Command::AddNonce(_) => "add nonce",
            Command::Begin { .. } => "begin",
            Command::Decide { .. } => "decide",
            Command::Undo => "undo",
            Command::Resign => "resign",
            Command::AgreeToStop(_) => "agree to stop",
            Command::AnswerAlways(_) => "answer always",
            Command::Close => "close",
            Command::Rematch(_) => "rematch",
            Command::Forget => "forget",
            Command::DecideFor { .. } => "decide for",
            Command::DropFlag { .. } => "drop flag",
            Command::CloseIdle { .. } => "close idle",
        }
    }
}
