//! Records as they stand in a file.

use std::ops::Not;

use serde::{Deserialize, Serialize, de::IgnoredAny};

use super::{Chain, Draw, Ending, FORMAT, Header, Play, ReadError, RedactedLine};
use crate::{Digest, FairSetup, Game, Notation, Seat, Seed, Viewer, Weight};

/// The part of a header that every version has.
#[derive(Deserialize)]
struct Opening {
    omerta: u32,
    game: String,
    seen_by: Option<IgnoredAny>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireHeader<S> {
    omerta: u32,
    game: String,
    rules: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seen_by: Option<Viewer>,
    setup: S,
    commitment: Digest,
    nonces: Vec<Digest>,
    #[serde(default, skip_serializing_if = "Not::not")]
    seed_chosen: bool,
}

impl<S: Clone> WireHeader<S> {
    pub(super) fn of<G: Game<Setup = S>>(header: &Header<G>) -> WireHeader<S> {
        WireHeader {
            omerta: FORMAT,
            game: G::ID.to_owned(),
            rules: header.rules,
            seen_by: None,
            setup: header.setup.clone(),
            commitment: header.fair.commitment,
            nonces: header.fair.nonces.clone(),
            seed_chosen: header.fair.seed_chosen,
        }
    }

    pub(super) fn seen_by(self, viewer: Viewer) -> WireHeader<S> {
        WireHeader { seen_by: Some(viewer), ..self }
    }

    /// How many seats the table has, if the set-up can be played and the rest of the header goes with it.
    fn seats<G: Game<Setup = S>>(&self) -> Result<usize, ReadError> {
        G::begin(&self.setup, self.rules).map_err(|error| ReadError::new(1, error.to_string()))?;
        let seats = G::seats(&self.setup);
        match self.seen_by {
            _ if self.nonces.len() != seats => Err(ReadError::new(1, "the header needs one nonce for each seat")),
            Some(Viewer::Seat(seat)) if seat.index() >= seats => Err(no_such_seat(1, seat, seats)),
            _ => Ok(seats),
        }
    }

    fn into_header<G: Game<Setup = S>>(self) -> Header<G> {
        let fair = FairSetup { commitment: self.commitment, nonces: self.nonces, seed_chosen: self.seed_chosen };
        Header { rules: self.rules, setup: self.setup, fair }
    }
}

/// A line of either kind of record; which fields stand in it says what it is.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireLine<R, V> {
    n: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<Weight>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Weight>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Vec<R>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<V>,
}

/// The line of a whole record tells nothing apart from the move.
pub(super) type PlainLine = WireLine<(), ()>;

/// What stands in place of a move that the viewer may not know: always the same, whatever it hides.
const HIDDEN: &str = "hidden";
const PLAYED_OUT: &str = "played out";
const STOPPED: &str = "stopped: ";

impl<R, V> WireLine<R, V> {
    fn empty(n: u32) -> WireLine<R, V> {
        WireLine {
            n,
            seat: None,
            mv: None,
            house: None,
            of: None,
            drawn: None,
            undo: None,
            end: None,
            places: None,
            winners: None,
            seed: None,
            events: None,
            view: None,
        }
    }

    pub(super) fn number(&self) -> u32 {
        self.n
    }

    fn end(n: u32, ending: &Ending) -> WireLine<R, V> {
        WireLine {
            end: Some(ending.stopped.as_ref().map_or_else(|| PLAYED_OUT.to_owned(), |why| format!("{STOPPED}{why}"))),
            places: Some(ending.places.clone()),
            winners: Some(ending.winners.clone()),
            seed: Some(ending.seed),
            ..WireLine::empty(n)
        }
    }
}

impl PlainLine {
    pub(super) fn of<G: Game>(n: u32, play: &Play<G>) -> PlainLine {
        let line = WireLine::empty(n);
        match play {
            Play::Move { seat, mv } => WireLine { seat: Some(*seat), mv: Some(mv.to_string()), ..line },
            Play::House { house, draw } => {
                WireLine { house: Some(house.to_string()), of: Some(draw.of), drawn: Some(draw.drawn), ..line }
            }
            Play::Undo { seat, from } => WireLine { seat: Some(*seat), undo: Some(*from), ..line },
            Play::End(ending) => WireLine::end(n, ending),
        }
    }

    pub(super) fn into_play<G: Game>(
        self,
        place: usize,
        moves: &Notation<G::Move>,
        houses: &Notation<G::House>,
    ) -> Result<Play<G>, ReadError> {
        let unknown = |text: &str| ReadError::new(place, format!("{text:?} is no move of {}", G::ID));
        match self {
            WireLine { seat: Some(seat), mv: Some(mv), house: None, undo: None, end: None, .. } => {
                Ok(Play::Move { seat, mv: moves.read(&mv).ok_or_else(|| unknown(&mv))? })
            }
            WireLine { house: Some(house), of: Some(of), drawn: Some(drawn), seat: None, mv: None, end: None, .. } => {
                let house = houses.read(&house).ok_or_else(|| unknown(&house))?;
                Ok(Play::House { house, draw: Draw { of, drawn } })
            }
            WireLine { seat: Some(seat), undo: Some(from), mv: None, house: None, end: None, .. } => {
                Ok(Play::Undo { seat, from })
            }
            line @ WireLine { end: Some(_), seat: None, mv: None, house: None, .. } => {
                Ok(Play::End(Box::new(line.ending(place)?)))
            }
            _ => Err(neither(place)),
        }
    }
}

fn no_such_seat(place: usize, seat: Seat, seats: usize) -> ReadError {
    ReadError::new(place, format!("there is no {seat} at a table of {seats}"))
}

fn neither(place: usize) -> ReadError {
    ReadError::new(place, "the line is neither a move, nor a move of the house, nor an undo, nor the end")
}

impl<S: Serialize> WireHeader<S> {
    /// The header as it stands in a file, without its digest.
    #[inline(never)]
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("records are plain data")
    }
}

impl<R: Serialize, V: Serialize> WireLine<R, V> {
    /// The line as it stands in a file, without its digest.
    #[inline(never)]
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("records are plain data")
    }

    /// Refuses a line that says more than it should, or says it in another way than it is written.
    pub(super) fn must_read(&self, place: usize, body: &str) -> Result<(), ReadError> {
        let written = self.text();
        if written == body {
            return Ok(());
        }
        Err(ReadError::new(place, format!("the line does not belong in a record like this: expected {written}")))
    }
}

impl<R, V> WireLine<R, V> {
    /// Refuses seats, places and numbers that a table with so many seats cannot have.
    fn must_fit(&self, place: usize, seats: usize) -> Result<(), ReadError> {
        let named = self.seat.iter().chain(self.winners.iter().flatten());
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= seats) {
            return Err(no_such_seat(place, *seat, seats));
        }
        if let (Some(of), Some(drawn)) = (self.of, self.drawn)
            && drawn >= of
        {
            return Err(ReadError::new(place, format!("{drawn} is none of the {of} numbers, from 0, that there were")));
        }
        self.places_must_fit(place, seats)
    }

    fn places_must_fit(&self, place: usize, seats: usize) -> Result<(), ReadError> {
        let places = self.places.as_deref().unwrap_or_default();
        let winners = self.winners.as_deref().unwrap_or_default();
        let each_has_one = || places.len() == seats && places.iter().all(|&place| (1..=seats).contains(&usize::from(place)));
        match self.end.as_deref() {
            Some(PLAYED_OUT) if !each_has_one() => {
                Err(ReadError::new(place, format!("the end needs one place, from 1 to {seats}, for each seat")))
            }
            Some(PLAYED_OUT) | None => Ok(()),
            Some(_) if places.is_empty() && winners.is_empty() => Ok(()),
            Some(_) => Err(ReadError::new(place, "a game that was stopped has neither places nor winners")),
        }
    }

    fn ending(self, place: usize) -> Result<Ending, ReadError> {
        let seed = self.seed.ok_or_else(|| ReadError::new(place, "the end does not show the seed of the dice"))?;
        let stopped = match self.end.as_deref() {
            Some(PLAYED_OUT) => None,
            end => Some(end.and_then(|end| end.strip_prefix(STOPPED)).ok_or_else(|| neither(place))?.to_owned()),
        };
        Ok(Ending { stopped, places: self.places.unwrap_or_default(), winners: self.winners.unwrap_or_default(), seed })
    }

    pub(super) fn redacted(line: RedactedLine<R, V>) -> WireLine<R, V> {
        let (wire, events, view) = match line {
            RedactedLine::Move { n, seat, shown, events, view } => {
                let mv = Some(shown.unwrap_or_else(|| HIDDEN.to_owned()));
                (WireLine { seat: Some(seat), mv, ..WireLine::empty(n) }, events, view)
            }
            RedactedLine::House { n, shown, draw, events, view } => {
                let house = Some(shown.unwrap_or_else(|| HIDDEN.to_owned()));
                let (of, drawn) = (draw.map(|draw| draw.of), draw.map(|draw| draw.drawn));
                (WireLine { house, of, drawn, ..WireLine::empty(n) }, events, view)
            }
            RedactedLine::Undo { n, seat, from, view } => {
                (WireLine { seat: Some(seat), undo: Some(from), ..WireLine::empty(n) }, Vec::new(), view)
            }
            RedactedLine::End { n, ending } => return WireLine::end(n, &ending),
        };
        WireLine { events: Some(events), view: Some(view), ..wire }
    }

    pub(super) fn into_redacted(self, place: usize) -> Result<RedactedLine<R, V>, ReadError> {
        let n = self.n;
        if self.end.is_some() {
            return Ok(RedactedLine::End { n, ending: self.ending(place)? });
        }
        let view = self.view.ok_or_else(|| ReadError::new(place, "the line does not say what the viewer saw"))?;
        let events = self.events.unwrap_or_default();
        let shown = |text: String| (text != HIDDEN).then_some(text);
        match (self.seat, self.mv, self.house, self.undo) {
            (Some(seat), Some(mv), None, None) => Ok(RedactedLine::Move { n, seat, shown: shown(mv), events, view }),
            (None, None, Some(house), None) => {
                let draw = self.of.zip(self.drawn).map(|(of, drawn)| Draw { of, drawn });
                Ok(RedactedLine::House { n, shown: shown(house), draw, events, view })
            }
            (Some(seat), None, None, Some(from)) => Ok(RedactedLine::Undo { n, seat, from, view }),
            _ => Err(neither(place)),
        }
    }
}

/// A line and where it stands in the file.
type Placed<R, V> = (usize, String, WireLine<R, V>);

/// Reads a record line by line, checking chain and numbers.
pub(super) struct Lines<'a, G: Game> {
    pub(super) header: WireHeader<G::Setup>,
    seats: usize,
    chain: Chain,
    rest: std::iter::Enumerate<std::str::Lines<'a>>,
}

impl<'a, G: Game> Lines<'a, G> {
    #[inline(never)]
    pub(super) fn open(text: &'a str) -> Result<Lines<'a, G>, ReadError> {
        let (game, _) = identify(text)?;
        if game != G::ID {
            return Err(ReadError::new(1, format!("this is a record of {game}, not of {}", G::ID)));
        }
        let mut chain = Chain::default();
        let mut rest = text.lines().enumerate();
        let (_, first) = rest.next().unwrap_or_default();
        let body = chain.unseal(1, first)?;
        let header: WireHeader<G::Setup> =
            serde_json::from_str(&body).map_err(|error| ReadError::new(1, format!("the header does not fit: {error}")))?;
        let seats = header.seats::<G>()?;
        Ok(Lines { header, seats, chain, rest })
    }

    pub(super) fn header(&self) -> Header<G> {
        self.header.clone().into_header()
    }

    pub(super) fn next_line<R, V>(&mut self) -> Result<Option<Placed<R, V>>, ReadError>
    where
        R: for<'de> Deserialize<'de>,
        V: for<'de> Deserialize<'de>,
    {
        let Some((index, text)) = self.rest.next() else { return Ok(None) };
        let place = index + 1;
        let body = self.chain.unseal(place, text)?;
        let line: WireLine<R, V> =
            serde_json::from_str(&body).map_err(|error| ReadError::new(place, format!("the line does not fit: {error}")))?;
        if line.n as usize != index {
            return Err(ReadError::new(place, format!("the line has number {}, expected {index}: one is missing", line.n)));
        }
        line.must_fit(place, self.seats)?;
        Ok(Some((place, body, line)))
    }
}

/// The name of the game that a record is of, and whether it is one viewer's redacted record.
///
/// # Errors
/// If the text does not begin with the header of a record that this program can read.
pub fn identify(text: &str) -> Result<(String, bool), ReadError> {
    let foreign = "this is not a record of Omertà: it begins with a line like {\"omerta\":1,\"game\":…";
    let first = text.lines().next().filter(|line| !line.trim().is_empty());
    let first = first.ok_or_else(|| ReadError::new(1, "the file is empty: a record begins with a header"))?;
    let opening: Opening = serde_json::from_str(first).map_err(|error| {
        if error.is_eof() {
            ReadError::new(1, "the header is cut off: the file is truncated here")
        } else {
            ReadError::new(1, foreign)
        }
    })?;
    if opening.omerta != FORMAT {
        let version = opening.omerta;
        return Err(ReadError::new(
            1,
            format!("the record has format {version}, this program reads {FORMAT}: use a newer Omertà"),
        ));
    }
    Ok((opening.game, opening.seen_by.is_some()))
}
