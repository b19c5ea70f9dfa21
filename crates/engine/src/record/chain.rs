use super::ReadError;
use crate::Digest;

/// What stands between the body of a line and its digest.
const SEAL: &str = ",\"chain\":\"";

/// The digests that hold the lines of a record together: each is the SHA-256 of the one before and the line's text without
/// its own digest.
#[derive(Clone, Default, Debug)]
pub(super) struct Chain {
    last: Option<Digest>,
}

impl Chain {
    pub(super) fn digest(&self) -> Digest {
        self.last.expect("the header is sealed first")
    }

    fn next(&mut self, body: &str) -> Digest {
        let before = self.last.as_ref().map_or(&[][..], |digest| &digest.0);
        let digest = Digest::of(&[before, body.as_bytes()]);
        self.last = Some(digest);
        digest
    }

    /// The text of a line with this body, digest and line end included.
    pub(super) fn seal(&mut self, body: &str) -> String {
        let digest = self.next(body);
        let open = body.strip_suffix('}').expect("a line is an object");
        format!("{open}{SEAL}{digest}\"}}\n")
    }

    /// The body of a sealed line, if the digest fits.
    pub(super) fn unseal(&mut self, place: usize, line: &str) -> Result<String, ReadError> {
        let broken = || ReadError::new(place, "the line is cut off or has no digest: the file is damaged or truncated here");
        let (open, rest) = line.rsplit_once(SEAL).ok_or_else(broken)?;
        let written = rest.strip_suffix("\"}").ok_or_else(broken)?;
        let body = format!("{open}}}");
        if self.next(&body).to_string() != written {
            return Err(ReadError::new(place, "the digest does not fit: this line or the one before was changed or is missing"));
        }
        Ok(body)
    }
}
