use std::io::Write;
use std::path::Path;

use anyhow::Result;
use engine::Speak;
use games::{Playable, with_game};
use program::{Variant, game_named, read_file, setup};

use crate::cli;

/// Prints the standard edition's file, or checks one of the host's own.
pub(crate) fn edition(args: &cli::Edition, out: &mut impl Write) -> Result<()> {
    let game = game_named(&args.game)?;
    match &args.check {
        Some(file) => {
            read_file(file)?;
            with_game!(game, G => check::<G>(file))?;
            writeln!(out, "{}: a good edition of {}", file.display(), game.title())?;
        }
        None => out.write_all(with_game!(game, G => G::EDITION).as_bytes())?,
    }
    Ok(())
}

fn check<G: Playable>(file: &Path) -> Result<()> {
    let (players, _) = G::PLAYERS;
    setup::<G>(players, &Variant { edition: Some(file.to_owned()), ..Variant::default() })?;
    Ok(())
}
