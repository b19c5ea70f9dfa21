//! Records that somebody forged with care: changed, and chained anew so that the digests fit.

use crate::Digest;

/// The lines of a record without their digests.
pub fn bare_lines(record: &str) -> Vec<String> {
    let bare = |line: &str| line.rsplit_once(",\"chain\"").map_or_else(|| line.to_owned(), |(body, _)| format!("{body}}}"));
    record.lines().map(bare).collect()
}

/// Chains bare lines anew. A line that is no object stays without a digest.
pub fn seal_lines<L: AsRef<str>>(lines: impl IntoIterator<Item = L>) -> String {
    let mut last: Vec<u8> = Vec::new();
    let mut text = String::new();
    for line in lines {
        let line = line.as_ref();
        let digest = Digest::of(&[&last, line.as_bytes()]);
        last = digest.0.to_vec();
        let sealed = line.strip_suffix('}').map(|open| format!("{open},\"chain\":\"{digest}\"}}"));
        text.push_str(sealed.as_deref().unwrap_or(line));
        text.push('\n');
    }
    text
}
