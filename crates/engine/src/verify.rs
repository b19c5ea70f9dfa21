use crate::retrace::{Line, known_lines};
use crate::{Draw, Ending, Game, Header, Key, Match, Play, ReadError, Record, Redacted, RedactedLine};

/// What was checked of a record, and what could not be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Moves that were checked against the rules.
    pub legal_moves: usize,
    /// Moves that could not be, because they or something before them is hidden.
    pub unchecked_moves: usize,
    /// Draws of the house that were checked against the key.
    pub checked_draws: usize,
    /// Draws that could not be, because they are hidden or the seed is not yet shown.
    pub unchecked_draws: usize,
    /// Whether somebody has chosen the seed of the dice.
    pub seed_chosen: bool,
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
}

/// Replays a whole record: every move must be legal and, once the seed is shown, every draw must come from the key.
///
/// # Errors
/// The first line that is wrong, and why.
#[inline(never)]
pub fn verify<G: Game>(record: &Record<G>) -> Result<Verified, ReadError> {
    Match::replay(record)?;
    let draws = record.lines().filter_map(|(number, play)| match play {
        Play::House { draw, .. } => Some((number, Some(*draw))),
        _ => None,
    });
    let key = shown_key(&record.header, record.ending(), record.plays.len() + 1)?;
    let (checked_draws, unchecked_draws) = check_draws(key, draws)?;
    let legal_moves = record.plays.iter().filter(|play| matches!(play, Play::Move { .. })).count();
    let seed_chosen = record.header.fair.seed_chosen;
    let ending = record.ending().cloned();
    Ok(Verified { legal_moves, unchecked_moves: 0, checked_draws, unchecked_draws, seed_chosen, ending })
}

/// The key of the dice, once the end of a record shows the seed in its last line.
fn shown_key<G: Game>(header: &Header<G>, ending: Option<&Ending>, line: usize) -> Result<Option<Key>, ReadError> {
    let Some(ending) = ending else { return Ok(None) };
    let wrong = "the seed is not the one that the header commits to: the dice of this game cannot be trusted";
    header.fair.key(&ending.seed).map(Some).ok_or_else(|| ReadError::new(line, wrong))
}

/// Checks what is visible of a viewer's record; its chain was checked when it was read. As long as everything is visible, the
/// position is known: every move must be legal, and every line must be what the viewer was shown of it. From the first hidden
/// line on, moves cannot be checked. The draws are checked once the seed is shown.
///
/// # Errors
/// The first line that is wrong, and why.
#[inline(never)]
pub fn verify_redacted<G: Game>(redacted: &Redacted<G>) -> Result<Verified, ReadError> {
    let (known, hidden) = redacted.lines.split_at(known_lines(redacted)?);
    let ending = match redacted.lines.last() {
        Some(RedactedLine::End { ending, .. }) => Some(ending.clone()),
        _ => None,
    };
    let key = shown_key(&redacted.header, ending.as_ref(), redacted.lines.len() + 1)?;
    let draws = redacted.lines.iter().filter_map(|line| match line {
        RedactedLine::House { n, draw, .. } => Some((*n, *draw)),
        _ => None,
    });
    let (checked_draws, unchecked_draws) = check_draws(key, draws)?;
    let moves = |lines: &[Line<G>]| lines.iter().filter(|line| matches!(line, RedactedLine::Move { .. })).count();
    let (legal_moves, unchecked_moves) = (moves(known), moves(hidden));
    let seed_chosen = redacted.header.fair.seed_chosen;
    Ok(Verified { legal_moves, unchecked_moves, checked_draws, unchecked_draws, seed_chosen, ending })
}

/// Checks each draw against its own stream; gives how many were checked and how many could not be.
fn check_draws(key: Option<Key>, draws: impl Iterator<Item = (u32, Option<Draw>)>) -> Result<(usize, usize), ReadError> {
    let (mut checked, mut unchecked) = (0, 0);
    for (stream, (number, draw)) in (0..).zip(draws) {
        let (Some(key), Some(draw)) = (key, draw) else {
            unchecked += 1;
            continue;
        };
        if draw.of == 0 || key.draw(stream, draw.of) != draw.drawn {
            return Err(ReadError::new(number as usize + 1, format!("draw {stream} does not come from the key of this game")));
        }
        checked += 1;
    }
    Ok((checked, unchecked))
}
