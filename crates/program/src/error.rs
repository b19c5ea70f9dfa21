use std::fmt::Display;
use std::path::Path;

use engine::ReadError;
use thiserror::Error;

/// Input that is not right, in one line that says what to do.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct CliError(pub String);

/// Refuses input, in one line that says what to do.
///
/// # Errors
/// Always.
pub fn bad_input<T>(why: impl Into<String>) -> anyhow::Result<T> {
    Err(CliError(why.into()).into())
}

impl CliError {
    /// An error whose own words say what to do.
    pub fn new(error: impl Display) -> CliError {
        CliError(error.to_string())
    }

    /// A file that is not a good record.
    pub fn about(file: &Path, error: &ReadError) -> CliError {
        CliError(format!("{}: {error}", file.display()))
    }
}
