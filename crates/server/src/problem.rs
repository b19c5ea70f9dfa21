use axum::http::StatusCode;
use store::StoreError;
use table::SetupError;
use thiserror::Error;

use crate::live::Refused;

/// Why a request is not done, in words for the one who asked.
#[derive(Debug, Error)]
pub(crate) enum Problem {
    #[error("{0}")]
    Bad(String),
    #[error("say who you are first: choose a name, or log in")]
    Unknown,
    #[error("{0}")]
    Forbidden(&'static str),
    #[error("there is no such {0} here")]
    NotFound(&'static str),
    #[error("the game has moved on: look at it again")]
    Stale,
    #[error("{0}")]
    NotNow(&'static str),
    #[error("move {} is not possible here: rule {rule}", .index + 1)]
    Rule { rule: &'static str, index: usize },
    #[error("slow down: try again in a moment")]
    TooMany,
    #[error("something went wrong here; nothing was changed, try again")]
    Broken(String),
}

impl Problem {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::Bad(_) => StatusCode::BAD_REQUEST,
            Problem::Unknown => StatusCode::UNAUTHORIZED,
            Problem::Forbidden(_) => StatusCode::FORBIDDEN,
            Problem::NotFound(_) => StatusCode::NOT_FOUND,
            Problem::Stale | Problem::NotNow(_) => StatusCode::CONFLICT,
            Problem::Rule { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::Broken(error.to_string())
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem::Bad(error.to_string())
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        match refused {
            Refused::Stale => Problem::Stale,
            Refused::NotNow(why) => Problem::NotNow(why),
            Refused::Unreadable(why) => Problem::Bad(why),
            Refused::Rule { rule, index } => Problem::Rule { rule, index },
        }
    }
}
