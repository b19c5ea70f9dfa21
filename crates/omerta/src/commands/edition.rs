use std::io::Write;

use anyhow::Result;
use games::{ForGame, Playable};
use program::{Variant, game_named, read_file, setup};

use crate::cli;

/// Prints the standard edition's file, or checks one of the host's own.
pub(crate) fn edition(args: &cli::Edition, out: &mut impl Write) -> Result<()> {
    let game = game_named(&args.game)?;
    match &args.check {
        Some(file) => {
            read_file(file)?;
            game.with(Check(file))?;
            writeln!(out, "{}: a good edition of {}", file.display(), game.title())?;
        }
        None => out.write_all(game.with(Text).as_bytes())?,
    }
    Ok(())
}

struct Text;

impl ForGame for Text {
    type Output = &'static str;

    fn run<G: Playable>(self) -> &'static str {
        G::EDITION
    }
}

struct Check<'a>(&'a std::path::Path);

impl ForGame for Check<'_> {
    type Output = Result<()>;

    fn run<G: Playable>(self) -> Result<()> {
        let (players, _) = G::PLAYERS;
        setup::<G>(players, &Variant { edition: Some(self.0.to_owned()), ..Variant::default() })?;
        Ok(())
    }
}
