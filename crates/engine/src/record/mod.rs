//! A game is its record: a header and one line per move, as JSON Lines, each line chained to the one before by a digest.
//! `docs/records.md` describes the format.

mod chain;
mod packed;
mod redacted;
mod wire;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Digest, FairSetup, Game, Notation, Seat, Seed, Standings, Weight};

use chain::Chain;
pub use packed::pack_time;
pub use redacted::{Redacted, RedactedLine};
pub use wire::identify;
use wire::{WireHeader, WireLine};

/// The version of the file format.
const FORMAT: u32 = 1;

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {why}")]
pub struct ReadError {
    /// The line of the file, from 1; the header is line 1 and move n is line n + 1.
    pub line: usize,
    /// What is wrong and what to do.
    pub why: String,
}

impl ReadError {
    pub(crate) fn new(line: usize, why: impl Into<String>) -> ReadError {
        ReadError { line, why: why.into() }
    }

    pub(crate) fn after_the_end(line: usize) -> ReadError {
        ReadError::new(line, "something follows the end of the game")
    }
}

/// What a game begins with.
#[derive(Clone, PartialEq, Debug)]
pub struct Header<G: Game> {
    /// The version of the rules that the game is played by.
    pub rules: u16,
    /// Players, options and edition.
    pub setup: G::Setup,
    /// The commitment to the dice.
    pub fair: FairSetup,
}

impl<G: Game> Header<G> {
    /// The header of a new game by today's rules.
    pub fn new(setup: G::Setup, fair: FairSetup) -> Header<G> {
        Header { rules: G::RULES_VERSION, setup, fair }
    }
}

/// A draw of the house: number `drawn` of `of` equally likely ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// How many numbers there were.
    pub of: Weight,
    /// The number drawn, from 0.
    pub drawn: Weight,
}

/// How a record ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Why the game was stopped before its end; `None` if it was played out.
    pub stopped: Option<String>,
    /// The place of each seat, if it was played out.
    pub places: Vec<u8>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// The seed of the dice, secret until now.
    pub seed: Seed,
}

impl Ending {
    /// The end of a game that was played out.
    pub fn played_out(standings: &Standings, seed: Seed) -> Ending {
        Ending { stopped: None, places: standings.places().to_vec(), winners: standings.winners().collect(), seed }
    }

    /// The end of a game that nobody played out.
    pub fn stopped(why: String, seed: Seed) -> Ending {
        Ending { stopped: Some(why), places: Vec::new(), winners: Vec::new(), seed }
    }
}

/// What one line of a record says.
#[derive(Clone, PartialEq, Debug)]
pub enum Play<G: Game> {
    /// A seat's move.
    Move {
        /// Who made it.
        seat: Seat,
        /// What it was.
        mv: G::Move,
    },
    /// A move of the house.
    House {
        /// What it was.
        house: G::House,
        /// The number it stands for.
        draw: Draw,
    },
    /// A seat takes back its own moves.
    Undo {
        /// Whose moves.
        seat: Seat,
        /// The number of the first line that is taken back; all from there on are.
        from: u32,
    },
    /// The end, after which nothing follows.
    End(Box<Ending>),
}

impl<G: Game> Play<G> {
    /// Whose line it is; nobody's if it is the house's or the end.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Play::Move { seat, .. } | Play::Undo { seat, .. } => Some(*seat),
            Play::House { .. } | Play::End(_) => None,
        }
    }
}

/// A whole game, running or ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// What it began with. Copies of a record share it: an edition is large.
    pub header: Arc<Header<G>>,
    /// The lines; the first one has number 1.
    pub plays: Vec<Play<G>>,
}

impl<G: Game> Record<G> {
    /// A record without moves.
    pub fn new(header: impl Into<Arc<Header<G>>>) -> Record<G> {
        Record { header: header.into(), plays: Vec::new() }
    }

    /// The lines with their numbers.
    pub fn lines(&self) -> impl Iterator<Item = (u32, &Play<G>)> {
        (1..).zip(&self.plays)
    }

    /// How it ended, if it did.
    pub fn ending(&self) -> Option<&Ending> {
        match self.plays.last() {
            Some(Play::End(ending)) => Some(ending),
            _ => None,
        }
    }

    /// The whole record as text.
    #[inline(never)]
    pub fn to_text(&self) -> String {
        let (mut scribe, mut text) = Scribe::begin(&self.header);
        self.plays.iter().for_each(|play| text.push_str(&scribe.write(play)));
        text
    }

    /// The digest of the last line, which stands for the whole game.
    pub fn digest(&self) -> Digest {
        Scribe::resume(self).digest()
    }

    /// Reads a record. This checks the set-up, the form, the notation and the chain; [`crate::Match::replay`] checks the
    /// rules.
    ///
    /// # Errors
    /// The first line that is damaged or does not belong there, and why.
    #[inline(never)]
    pub fn read(text: &str) -> Result<Record<G>, ReadError> {
        let (moves, houses) = (Notation::<G::Move>::new(), Notation::<G::House>::new());
        let mut lines = wire::Lines::<G>::open(text)?;
        if let Some(viewer) = lines.header.seen_by {
            return Err(ReadError::new(1, format!("this is the record as seen by {viewer}, not the whole one")));
        }
        let mut record = Record::new(lines.header());
        while let Some((place, body, line)) = lines.next_line()? {
            if record.ending().is_some() {
                return Err(ReadError::after_the_end(place));
            }
            let (number, play) = (line.number(), line.into_play(place, &moves, &houses)?);
            WireLine::of(number, &play).must_read(place, &body)?;
            record.plays.push(play);
        }
        Ok(record)
    }
}

/// Writes a record line by line while the game goes on.
#[derive(Clone, Debug)]
pub struct Scribe {
    chain: Chain,
    lines: u32,
}

impl Scribe {
    /// Begins a record and gives its first line.
    #[inline(never)]
    pub fn begin<G: Game>(header: &Header<G>) -> (Scribe, String) {
        let mut chain = Chain::default();
        let first = chain.seal(&WireHeader::of(header).text());
        (Scribe { chain, lines: 0 }, first)
    }

    /// Goes on where a record stands.
    #[inline(never)]
    pub fn resume<G: Game>(record: &Record<G>) -> Scribe {
        let (mut scribe, _) = Scribe::begin(&record.header);
        record.plays.iter().for_each(|play| drop(scribe.write(play)));
        scribe
    }

    /// The digest of the last line, which stands for the whole game.
    pub fn digest(&self) -> Digest {
        self.chain.digest()
    }

    /// The next line, digest and line end included.
    #[inline(never)]
    pub fn write<G: Game>(&mut self, play: &Play<G>) -> String {
        self.lines += 1;
        self.chain.seal(&WireLine::of(self.lines, play).text())
    }
}
