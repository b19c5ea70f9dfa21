use anyhow::Result;
use engine::{Ending, Verified};
use games::Playable;

use super::{OfRecord, RecordFile};

/// Checks a record and says what was checked and what could not be.
pub(super) struct Check;

impl OfRecord for Check {
    fn tell<G: Playable>(self, file: &RecordFile<'_>) -> Result<String> {
        Ok(report(&file.game.verify(&file.text).map_err(|error| file.about(&error))?))
    }
}

fn report(verified: &Verified) -> String {
    let mut lines = vec!["The chain of lines is whole.".to_owned()];
    if verified.legal_moves > 0 || verified.unchecked_moves == 0 {
        lines.push(format!("{} moves are legal.", verified.legal_moves));
    }
    if verified.unchecked_moves > 0 {
        let count = verified.unchecked_moves;
        lines.push(format!("{count} moves could not be checked: this record shows only what one viewer knew."));
    }
    if verified.seed_chosen {
        lines.push("The seed was chosen by whoever made the table, so every draw could be foreseen.".to_owned());
    }
    lines.extend(match &verified.ending {
        Some(ending) => report_ending(verified, ending),
        None => {
            let count = verified.unchecked_draws;
            vec![format!("{count} draws could not be checked: the game has not ended, so the seed is still secret.")]
        }
    });
    lines.join("\n") + "\n"
}

fn report_ending(verified: &Verified, ending: &Ending) -> Vec<String> {
    let mut lines = vec!["The seed is the one that was committed to before the game.".to_owned()];
    lines.push(format!("{} draws of the house come from its key.", verified.checked_draws));
    if verified.unchecked_draws > 0 {
        lines.push(format!("{} draws are hidden and could not be checked.", verified.unchecked_draws));
    }
    lines.push(match (&ending.stopped, verified.unchecked_moves) {
        (Some(why), _) => format!("The game was stopped: {why}."),
        (None, 0) => "The game was played out and its result follows from the moves.".to_owned(),
        (None, _) => "The game was played out.".to_owned(),
    });
    lines
}
