//! What one viewer's record says of the game, as long as everything in it is visible.

use crate::live::Step;
use crate::{Draw, Game, Match, Notation, Play, ReadError, Redacted, RedactedLine, Turn, legal_moves};

/// A line of a viewer's record.
pub(crate) type Line<G> = RedactedLine<<G as Game>::Report, <G as Game>::View>;

/// How many lines of a viewer's record come before the first hidden one. All of them were found right, and the hidden one
/// possible.
///
/// # Errors
/// The first line that is wrong, and why.
pub(crate) fn known_lines<G: Game>(redacted: &Redacted<G>) -> Result<usize, ReadError> {
    let table = Match::open(&redacted.header)?;
    let mut retrace = Retrace { redacted, moves: Notation::new(), houses: Notation::new(), table };
    for (known, line) in redacted.lines.iter().enumerate() {
        match retrace.play_of(line).map_err(|why| ReadError::new(known + 2, why))? {
            Some(play) => retrace.follow(&play, line)?,
            None if retrace.looks_possible(line) => return Ok(known),
            None => return Err(ReadError::new(known + 2, "nothing that can be done here looks like this line")),
        }
    }
    Ok(redacted.lines.len())
}

/// A viewer's record, played again for as long as everything in it is visible.
struct Retrace<'a, G: Game> {
    redacted: &'a Redacted<G>,
    moves: Notation<G::Move>,
    houses: Notation<G::House>,
    table: Match<G>,
}

impl<G: Game> Retrace<'_, G> {
    /// What a line says was done; `None` if it does not tell.
    fn play_of(&self, line: &Line<G>) -> Result<Option<Play<G>>, String> {
        let unknown = |text: &str| format!("{text:?} is no move of {}", G::ID);
        Ok(match line {
            RedactedLine::Move { seat, shown: Some(text), .. } => {
                Some(Play::Move { seat: *seat, mv: self.moves.read(text).ok_or_else(|| unknown(text))? })
            }
            RedactedLine::House { shown: Some(text), draw, .. } => {
                let house = self.houses.read(text).ok_or_else(|| unknown(text))?;
                let draw = draw.or_else(|| self.secret_draw(house));
                draw.map(|draw| Play::House { house, draw })
            }
            RedactedLine::Move { shown: None, .. } | RedactedLine::House { shown: None, .. } => None,
            RedactedLine::Undo { seat, from, .. } => Some(Play::Undo { seat: *seat, from: *from }),
            RedactedLine::End { ending, .. } => Some(Play::End(Box::new(ending.clone()))),
        })
    }

    /// A draw that stands for a visible move of the house, in a game that does not show the numbers. Any of them does.
    fn secret_draw(&self, house: G::House) -> Option<Draw> {
        if G::PUBLIC_DRAWS {
            return None;
        }
        self.outcomes().into_iter().find(|(outcome, _)| *outcome == house).map(|(_, draw)| draw)
    }

    /// What the house can do, each with the first number that stands for it.
    fn outcomes(&self) -> Vec<(G::House, Draw)> {
        let (of, mut passed) = (self.table.game().total_weight(), 0);
        let mut outcomes = Vec::new();
        self.table.game().outcomes(&mut |house, weight| {
            outcomes.push((house, Draw { of, drawn: passed }));
            passed += weight;
        });
        outcomes
    }

    /// Carries out what a line says was done, and requires that the viewer was shown just this line of it.
    fn follow(&mut self, play: &Play<G>, line: &Line<G>) -> Result<(), ReadError> {
        let viewer = self.redacted.viewer;
        let shown = |step: &Step<'_, G>| (Redacted::line(step, viewer), step.after.once_shown(viewer));
        let (expected, once) = self.table.retrace(play, |step| shown(&step))?;
        if expected == *line || once.is_some_and(|view| expected.clone().with_view(view) == *line) {
            return Ok(());
        }
        let text = Redacted::<G>::line_text(expected);
        let place = self.table.position() as usize + 1;
        Err(ReadError::new(place, format!("this is not what {viewer} was shown: expected {text}")))
    }

    /// Whether there is something to hide here: a move that the viewer would be shown as this line.
    fn looks_possible(&self, line: &Line<G>) -> bool {
        let mut moves = Vec::new();
        let possible: Vec<Play<G>> = match self.table.game().turn() {
            Turn::Seat(seat) => {
                legal_moves(self.table.game(), &mut moves);
                moves.into_iter().map(|mv| Play::Move { seat, mv }).collect()
            }
            Turn::House => self.outcomes().into_iter().map(|(house, draw)| Play::House { house, draw }).collect(),
            Turn::Over => Vec::new(),
        };
        let viewer = self.redacted.viewer;
        let looks_like = |play: &Play<G>| self.table.clone().retrace(play, |step| Redacted::line(&step, viewer) == *line);
        possible.iter().any(|play| looks_like(play) == Ok(true))
    }
}
