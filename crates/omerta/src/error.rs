use engine::{ReadError, SetupError};
use thiserror::Error;

/// Input that is not right, in one line that says what to do.
#[derive(Debug, Error)]
#[error("{0}")]
pub(crate) struct CliError(pub(crate) String);

/// Refuses input, in one line that says what to do.
pub(crate) fn bad_input<T>(why: impl Into<String>) -> anyhow::Result<T> {
    Err(CliError(why.into()).into())
}

impl From<SetupError> for CliError {
    fn from(error: SetupError) -> CliError {
        CliError(error.to_string())
    }
}

impl CliError {
    /// A file that is not a good record.
    pub(crate) fn about(file: &std::path::Path, error: &ReadError) -> CliError {
        CliError(format!("{}: {error}", file.display()))
    }
}
