use anyhow::Result;
use engine::{Redacted, Viewer};
use games::Playable;
use program::bad_input;

use super::{OfRecord, RecordFile, viewer};
use crate::cli;

/// Writes what a viewer may keep of a game.
impl OfRecord for &cli::Redact {
    fn tell<G: Playable>(self, file: &RecordFile<'_>) -> Result<String> {
        if file.is_redacted {
            return bad_input(format!("{} is redacted already", file.path.display()));
        }
        let record = file.whole::<G>()?;
        let otherwise = if self.everyone { Viewer::Everyone } else { Viewer::Spectator };
        let viewer = viewer(self.seat, G::seats(&record.header.setup), otherwise)?;
        Ok(Redacted::of(&record, viewer).map_err(|error| file.about(&error))?.to_text())
    }
}
