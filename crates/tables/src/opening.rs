//! A game in few bytes, as it is stored, and the way back.

use std::sync::Arc;

use engine::{Digest, FairSetup, Header, Match, Record, Scribe, Seat, Seed, pack_time};
use games::{AnyGame, Playable, with_game};
use serde_json::Value;

use crate::{Course, CourseOf, Heard};

/// The name of the edition in a set-up. Many games share one, so it is kept apart.
const EDITION: &str = "edition";

/// What a game began with, apart from the dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The version of the rules.
    pub rules: u16,
    /// The set-up without its edition: JSON.
    pub setup: String,
    /// The edition, if the game knows of any: JSON.
    pub edition: Option<String>,
    /// Whether somebody has chosen the seed of the dice.
    pub seed_chosen: bool,
}

impl Opening {
    pub(crate) fn of<G: Playable>(header: &Header<G>) -> Opening {
        let mut setup = serde_json::to_value(&header.setup).expect("a set-up is plain data");
        let edition = setup.as_object_mut().and_then(|setup| setup.remove(EDITION));
        let edition = edition.map(|edition| edition.to_string());
        Opening { rules: header.rules, setup: setup.to_string(), edition, seed_chosen: header.fair.seed_chosen }
    }

    fn setup<G: Playable>(&self) -> Result<G::Setup, serde_json::Error> {
        let mut setup: Value = serde_json::from_str(&self.setup)?;
        if let Some(edition) = &self.edition {
            setup[EDITION] = serde_json::from_str(edition)?;
        }
        serde_json::from_value(setup)
    }
}

/// A game as it is stored. It cannot be printed: it tells everything.
#[derive(Clone, PartialEq, Eq)]
pub struct Packed {
    /// What it began with.
    pub opening: Opening,
    /// What each seat added to the dice, where that does not follow from the commitment as for bots.
    pub nonces: Vec<Option<Digest>>,
    /// Its lines.
    pub plays: Vec<u8>,
    /// The digest of the last of them.
    pub digest: Digest,
}

/// A stored time, in tenths of a second, as packed lines hold it.
pub fn tenths(milliseconds: i64) -> u64 {
    milliseconds.max(0) as u64 / 100
}

/// A game as it was stored, every line checked against the rules and the whole against its digest.
///
/// # Errors
/// In words: what is wrong with it.
pub fn read(game: AnyGame, packed: &Packed, seed: Seed) -> Result<Arc<dyn Course>, String> {
    fn read<G: Playable>(game: AnyGame, packed: &Packed, seed: Seed) -> Result<Arc<dyn Course>, String> {
        let setup = packed.opening.setup::<G>().map_err(|error| error.to_string())?;
        let commitment = seed.commitment();
        let own = |(seat, nonce): (usize, &Option<Digest>)| nonce.unwrap_or_else(|| bot_nonce(&commitment, seat));
        let nonces = packed.nonces.iter().enumerate().map(own).collect();
        let fair = FairSetup { commitment, nonces, seed_chosen: packed.opening.seed_chosen };
        let key = fair.key(&seed).ok_or("the dice are not those of this table")?;
        let (header, mut heard) = (Header { rules: packed.opening.rules, setup, fair }, Heard::new());
        let played = Match::<G>::unpack(header, &packed.plays, seed, |step| heard.hear_again(&step));
        let played = played.map_err(|error| error.to_string())?;
        let scribe = Scribe::resume(played.record());
        if scribe.digest() != packed.digest {
            return Err("its digest is another".to_owned());
        }
        Ok(Arc::new(CourseOf::new(game, played, scribe, seed, key, heard)))
    }

    with_game!(game, G => read::<G>(game, packed, seed))
}

/// Lines of a record as text, and when they came about, in tenths of a second.
pub type Rows = [(u64, String)];

/// Packs a game that is stored as text, if that tells the same to the last byte.
///
/// # Errors
/// In words: what is wrong with the record.
pub fn repack(game: AnyGame, rows: &Rows, seed: Seed) -> Result<Packed, String> {
    fn repack<G: Playable>(game: AnyGame, rows: &Rows, seed: Seed) -> Result<Packed, String> {
        let text: String = rows.iter().map(|(_, lines)| lines.as_str()).collect();
        let record = Record::<G>::read(&text).map_err(|error| error.to_string())?;
        let (mut lines, mut plays) = (record.lines(), Vec::new());
        for (row, (at, text)) in rows.iter().enumerate() {
            // The first line of all is the header.
            let lines = lines.by_ref().take(text.lines().count() - usize::from(row == 0)).collect::<Vec<_>>();
            if !lines.is_empty() {
                pack_time(*at, &mut plays);
            }
            for (number, play) in lines {
                play.pack(number, &mut plays);
            }
        }
        let FairSetup { commitment, nonces, .. } = &record.header.fair;
        let own = |(seat, nonce): (usize, &Digest)| Some(*nonce).filter(|nonce| *nonce != bot_nonce(commitment, seat));
        let packed = Packed {
            opening: Opening::of(&record.header),
            nonces: nonces.iter().enumerate().map(own).collect(),
            plays,
            digest: record.digest(),
        };
        let same = read(game, &packed, seed)?;
        if CourseOf::<G>::of(&*same).played().record().to_text() != text {
            return Err("it cannot be written as it was".to_owned());
        }
        Ok(packed)
    }

    with_game!(game, G => repack::<G>(game, rows, seed))
}

fn bot_nonce(commitment: &Digest, seat: usize) -> Digest {
    FairSetup::bot_nonce(commitment, Seat::new(seat))
}
