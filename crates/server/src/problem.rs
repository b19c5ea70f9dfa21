use std::error::Error;
use std::fmt::{self, Display, Formatter};

use axum::http::StatusCode;
use engine::Message;
use games::{AnyGame, Language};
use store::StoreError;
use tables::{Pace, Refusal};

use crate::texts::phrases;

/// What comes of a request, or what is wrong with it.
pub(crate) type Result<T, E = Problem> = std::result::Result<T, E>;

/// Why a request is not done. Programs read it in English, people in the language of their pages.
#[derive(Clone, Debug)]
pub(crate) enum Problem {
    Bad(Message),
    Unknown,
    /// The key of why.
    Forbidden(&'static str),
    /// The key of what is not there.
    NotFound(&'static str),
    /// The address is right, but this is not how it is asked.
    WrongMethod,
    /// The game has moved on.
    Stale,
    /// The key of why.
    NotNow(&'static str),
    /// `why` is the game's own explanation, where there is one, as far as the seat may know it.
    Rule {
        rule: &'static str,
        index: usize,
        why: Option<(AnyGame, Message)>,
    },
    TooMany,
    Broken(String),
}

impl Problem {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::Bad(_) => StatusCode::BAD_REQUEST,
            Problem::Unknown => StatusCode::UNAUTHORIZED,
            Problem::Forbidden(_) => StatusCode::FORBIDDEN,
            Problem::NotFound(_) => StatusCode::NOT_FOUND,
            Problem::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Stale | Problem::NotNow(_) => StatusCode::CONFLICT,
            Problem::Rule { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Something that another part of the program says in English.
    pub(crate) fn said(why: impl Into<String>) -> Problem {
        Problem::Bad(Message::new("problem-said").with("why", why.into()))
    }

    /// Something that should not happen, for the log.
    pub(crate) fn broken(error: impl Display) -> Problem {
        Problem::Broken(error.to_string())
    }

    fn message(&self) -> Message {
        match self {
            Problem::Bad(message) => message.clone(),
            Problem::Unknown => Message::new("problem-unknown"),
            Problem::Forbidden(key) | Problem::NotFound(key) | Problem::NotNow(key) => Message::new(*key),
            Problem::WrongMethod => Message::new("problem-method"),
            Problem::Stale => Message::new("problem-stale"),
            Problem::Rule { rule, index, .. } => Message::new("problem-rule").with("number", index + 1).with("rule", *rule),
            Problem::TooMany => Message::new("problem-too-many"),
            Problem::Broken(_) => Message::new("problem-broken"),
        }
    }

    /// What programs tell it by.
    pub(crate) fn code(&self) -> String {
        let key = self.message().key;
        key.split_once('-').map_or(key.as_str(), |(_, name)| name).to_owned()
    }

    /// What people read.
    pub(crate) fn in_language(&self, language: Language) -> String {
        match self {
            Problem::Rule { rule, why: Some((game, why)), .. } => {
                let message = Message::new("problem-rule-why").with("why", why.clone()).with("rule", *rule);
                phrases(*game, language).say(&message)
            }
            _ => phrases(AnyGame::FIRST, language).say(&self.message()),
        }
    }
}

impl Display for Problem {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&phrases(AnyGame::FIRST, Language::English).say(&self.message()))
    }
}

impl Error for Problem {}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::broken(error)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::NotHost => Problem::Forbidden("problem-not-host"),
            Refusal::NotSeated => Problem::Forbidden("problem-not-seated"),
            Refusal::SentAway => Problem::Forbidden("problem-removed"),
            Refusal::NotForPeople | Refusal::NotForServer | Refusal::Unprepared => Problem::Broken(format!("{refusal:?}")),
            Refusal::HasBegun => Problem::NotNow("problem-has-begun"),
            Refusal::NotBegun => Problem::NotNow("problem-not-begun"),
            Refusal::NotRunning => Problem::NotNow("problem-not-running"),
            Refusal::StillRunning => Problem::NotNow("problem-still-running"),
            Refusal::Ended => Problem::NotNow("problem-ended"),
            Refusal::Stale => Problem::Stale,
            Refusal::SeatTaken => Problem::NotNow("problem-seat-taken"),
            Refusal::NoSuchSeat(seat) => Problem::Bad(Message::new("problem-seat").with("seat", seat)),
            Refusal::FreeSeats => Problem::NotNow("problem-free-seats"),
            Refusal::Players { game, players } => {
                let (fewest, most) = game.players();
                let range = Message::new("problem-players").with("fewest", fewest).with("most", most);
                Problem::Bad(range.with("game", game.title()).with("players", players))
            }
            Refusal::TooFull { people, bots, players } => {
                let room = Message::new("problem-room").with("people", people).with("bots", bots);
                Problem::Bad(room.with("players", players))
            }
            Refusal::ChosenSeed => Problem::Bad(Message::new("problem-chosen-seed")),
            Refusal::Private => Problem::Forbidden("problem-private"),
            Refusal::SharedAndRated => Problem::Bad(Message::new("problem-shared-rated")),
            Refusal::Pace => {
                let (minutes, seconds, days) = Pace::LONGEST;
                let range = Message::new("problem-pace").with("minutes", minutes).with("seconds", seconds);
                Problem::Bad(range.with("days", days))
            }
            Refusal::Setup(error) => Problem::said(error.to_string()),
            Refusal::NotYourTurn => Problem::NotNow("problem-not-your-turn"),
            Refusal::BotPlays => Problem::NotNow("problem-bot-plays"),
            Refusal::Resigned => Problem::NotNow("problem-resigned"),
            Refusal::NoUndo => Problem::NotNow("problem-no-undo"),
            Refusal::Incomplete => Problem::Bad(Message::new("problem-incomplete")),
            Refusal::NoSuchMove { text, game } => {
                Problem::Bad(Message::new("problem-no-move").with("move", format!("{text:?}")).with("game", game.title()))
            }
            Refusal::Rule { rule, index, why } => Problem::Rule { rule, index, why },
            Refusal::Answers => Problem::Bad(Message::new("problem-answers")),
        }
    }
}
