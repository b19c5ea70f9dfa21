use std::io::Write;

use anyhow::Result;
use engine::{Game, Record, Redacted, Viewer};
use games::{ForGame, Playable};
use program::{CliError, bad_input};

use super::{viewer, with_record};
use crate::cli;

/// Writes what a viewer may keep of a game.
pub(crate) fn redact(args: &cli::Redact, out: &mut impl Write) -> Result<()> {
    let text = with_record(&args.file, |text, redacted| Rewrite { args, text, redacted })??;
    out.write_all(text.as_bytes())?;
    Ok(())
}

struct Rewrite<'a> {
    args: &'a cli::Redact,
    text: String,
    redacted: bool,
}

impl ForGame for Rewrite<'_> {
    type Output = Result<String>;

    fn run<G: Playable>(self) -> Result<String> {
        if self.redacted {
            return bad_input(format!("{} is redacted already", self.args.file.display()));
        }
        let about = |error| CliError::about(&self.args.file, &error);
        let record = Record::<G>::read(&self.text).map_err(about)?;
        let players = <G as Game>::seats(&record.header.setup);
        let otherwise = if self.args.everyone { Viewer::Everyone } else { Viewer::Spectator };
        let viewer = viewer(self.args.seat, players, otherwise)?;
        Ok(Redacted::of(&record, viewer).map_err(about)?.to_text())
    }
}
