use table::{ReadError, SetupError};
use thiserror::Error;

/// Input that is not right, in one line that says what to do.
#[derive(Debug, Error)]
#[error("{0}")]
pub(crate) struct Complaint(pub(crate) String);

/// A complaint as an error.
pub(crate) fn complain<T>(why: impl Into<String>) -> anyhow::Result<T> {
    Err(Complaint(why.into()).into())
}

impl From<SetupError> for Complaint {
    fn from(error: SetupError) -> Complaint {
        Complaint(error.to_string())
    }
}

impl Complaint {
    /// A file that is not a good record.
    pub(crate) fn about(file: &std::path::Path, error: &ReadError) -> Complaint {
        Complaint(format!("{}: {error}", file.display()))
    }
}
