use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::CliError;

/// The text of a file that somebody named.
///
/// # Errors
/// If it cannot be read.
pub fn read_file(path: &Path) -> Result<String> {
    let readable = fs::read_to_string(path);
    Ok(readable.map_err(|error| CliError(format!("{} cannot be read: {error}", path.display())))?)
}

/// Lets this process open as many files as the system allows, for every socket is one. Gives how many that is.
pub fn allow_files() -> u64 {
    #[cfg(unix)]
    return rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    #[cfg(not(unix))]
    return u64::MAX;
}
