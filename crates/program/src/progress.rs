use indicatif::{ProgressBar, ProgressStyle};

/// How far long work is, for a person who waits. A prefix may say which work it is.
pub fn progress_bar(length: u64, things: &'static str, quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{prefix}{bar:40} {human_pos} of {human_len} {msg}, {per_sec}, {eta} to go");
    ProgressBar::new(length).with_message(things).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
