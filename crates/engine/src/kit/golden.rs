//! Files that say what came out last time.

use std::{env, fs, path::Path};

/// The variable that makes new text the golden one.
const BLESS: &str = "OMERTA_BLESS";

/// Compares text with a golden file; the path is relative to the crate under test. With the variable `OMERTA_BLESS` set, the
/// file is written instead.
///
/// # Panics
/// If the text is another one, at the first line that differs, or if the file cannot be read or written.
#[track_caller]
pub fn assert_golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if env::var_os(BLESS).is_some() {
        fs::write(path, text).unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
        return;
    }
    let golden = fs::read_to_string(path).unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
    if golden == text {
        return;
    }
    let place = golden.lines().zip(text.lines()).take_while(|(old, new)| old == new).count();
    let line = |text: &str| text.lines().nth(place).unwrap_or("nothing more").to_owned();
    panic!(
        "{} is out of date from line {} on; if that is right, run the test with {BLESS}=1\n was: {}\n now: {}",
        path.display(),
        place + 1,
        line(&golden),
        line(text),
    );
}
