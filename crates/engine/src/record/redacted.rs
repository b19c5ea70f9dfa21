use std::sync::Arc;

use super::{Chain, Draw, Ending, Header, ReadError, Record, WireHeader, wire};
use crate::live::Step;
use crate::{Door, Game, Match, Play, Seat, Shown, Viewer};

/// A line of a record as one viewer may know it. A hidden move is a line of fixed size; what the viewer heard and saw stands
/// in the line, so the record can be stepped through without knowing the rest.
#[derive(Clone, PartialEq, Debug)]
pub enum RedactedLine<R, V> {
    /// A seat's move.
    Move {
        /// The number of the line.
        n: u32,
        /// Who made it.
        seat: Seat,
        /// Its notation, unless it is hidden.
        shown: Option<String>,
        /// What the viewer heard.
        events: Vec<R>,
        /// What the viewer saw then.
        view: V,
    },
    /// A move of the house.
    House {
        /// The number of the line.
        n: u32,
        /// Its notation, unless it is hidden.
        shown: Option<String>,
        /// The number drawn, where it gives nothing away.
        draw: Option<Draw>,
        /// What the viewer heard.
        events: Vec<R>,
        /// What the viewer saw then.
        view: V,
    },
    /// A seat took back its moves.
    Undo {
        /// The number of the line.
        n: u32,
        /// Whose moves.
        seat: Seat,
        /// The first line that was taken back.
        from: u32,
        /// What the viewer saw then.
        view: V,
    },
    /// The end.
    End {
        /// The number of the line.
        n: u32,
        /// How it ended.
        ending: Ending,
    },
}

impl<R, V> RedactedLine<R, V> {
    /// What the viewer saw after this line; nothing new at the end.
    pub fn view(&self) -> Option<&V> {
        match self {
            RedactedLine::Move { view, .. } | RedactedLine::House { view, .. } | RedactedLine::Undo { view, .. } => Some(view),
            RedactedLine::End { .. } => None,
        }
    }

    /// The same with another view.
    pub(crate) fn with_view(mut self, shown: V) -> RedactedLine<R, V> {
        match &mut self {
            RedactedLine::Move { view, .. } | RedactedLine::House { view, .. } | RedactedLine::Undo { view, .. } => *view = shown,
            RedactedLine::End { .. } => {}
        }
        self
    }
}

/// A record as one viewer may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct Redacted<G: Game> {
    /// What the game began with.
    pub header: Arc<Header<G>>,
    /// Whose eyes it was written for.
    pub viewer: Viewer,
    /// The lines.
    pub lines: Vec<RedactedLine<G::Report, G::View>>,
}

impl<G: Game> Redacted<G> {
    /// What a viewer may keep of a game.
    ///
    /// # Errors
    /// If the record is not of a legal game, or is for everyone while the game still runs.
    #[inline(never)]
    pub fn of(record: &Record<G>, viewer: Viewer) -> Result<Redacted<G>, ReadError> {
        if viewer == Viewer::Everyone && record.ending().is_none() {
            let why = "the game still runs: everyone may know everything only after its end";
            return Err(ReadError::new(record.plays.len() + 1, why));
        }
        let mut lines = Vec::new();
        Match::replay_with(record, |step| lines.push(Self::line(&step, viewer)))?;
        Ok(Redacted { header: record.header.clone(), viewer, lines })
    }

    /// One line as the viewer may know it. Everything in it comes through a door.
    #[inline(never)]
    pub fn line(step: &Step<'_, G>, viewer: Viewer) -> RedactedLine<G::Report, G::View> {
        let n = step.number;
        let events = step.events.iter().filter_map(|event| G::hear_as(event, viewer)).map(Shown::into_inner).collect();
        let view = step.after.seen_by(viewer).into_inner();
        match step.play {
            Play::Move { seat, mv } => {
                let shown = step.before.move_as(*seat, *mv, viewer).into_inner();
                RedactedLine::Move { n, seat: *seat, shown, events, view }
            }
            Play::House { house, draw } => {
                let shown = step.before.house_as(*house, viewer).into_inner();
                let draw = (G::PUBLIC_DRAWS && shown.is_some()).then_some(*draw);
                RedactedLine::House { n, shown, draw, events, view }
            }
            Play::Undo { seat, from } => RedactedLine::Undo { n, seat: *seat, from: *from, view },
            Play::End(ending) => RedactedLine::End { n, ending: Ending::clone(ending) },
        }
    }

    /// One line as it would stand in a file, without its digest.
    #[inline(never)]
    pub fn line_text(line: RedactedLine<G::Report, G::View>) -> String {
        wire::WireLine::redacted(line).text()
    }

    /// The whole redacted record as text, chained by digests of its own.
    #[inline(never)]
    pub fn to_text(&self) -> String {
        let mut chain = Chain::default();
        let mut text = chain.seal(&WireHeader::of(&self.header).seen_by(self.viewer).text());
        for line in &self.lines {
            text.push_str(&chain.seal(&Self::line_text(line.clone())));
        }
        text
    }

    /// Reads a redacted record and checks its form and chain.
    ///
    /// # Errors
    /// The first line that is damaged or does not belong there, and why.
    #[inline(never)]
    pub fn read(text: &str) -> Result<Redacted<G>, ReadError> {
        let mut lines = wire::Lines::<G>::open(text)?;
        let viewer = lines.header.seen_by.ok_or_else(|| ReadError::new(1, "this is a whole record, not one viewer's"))?;
        let mut redacted = Redacted { header: Arc::new(lines.header()), viewer, lines: Vec::new() };
        while let Some((place, body, line)) = lines.next_line::<G::Report, G::View>()? {
            if matches!(redacted.lines.last(), Some(RedactedLine::End { .. })) {
                return Err(ReadError::after_the_end(place));
            }
            let line = line.into_redacted(place)?;
            wire::WireLine::redacted(line.clone()).must_read(place, &body)?;
            redacted.lines.push(line);
        }
        Ok(redacted)
    }
}
