//! A game as it has gone so far, of any kind, behind one trait. Every change gives a new value, so that whoever looks at the old one
//! is not disturbed and nothing is seen before it is stored.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use engine::{
    Dice, Digest, Door, Draft, Ending, FairSetup, Header, Key, MAX_SEATS, Match, Notation, Options, Play, Record, Redacted,
    Refuse, Scribe, Seat, Seed, SetupError, SplitMix, Turn, Viewer,
};
use games::{AnyGame, Playable, with_game};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::{Heard, Opening, Refusal, Standings};

/// A game that can be looked at and gone on with.
pub trait Course: Any + Send + Sync {
    /// Which game.
    fn game(&self) -> AnyGame;

    /// The number of the position.
    fn position(&self) -> u32;

    /// Who decides; nobody once the record is closed.
    fn turn(&self) -> Option<Seat>;

    /// Whether the record is closed.
    fn has_ended(&self) -> bool;

    /// The place of each seat, once it was played out.
    fn places(&self) -> Option<Vec<u8>>;

    /// Places and winners, once it was played out, as they are stored and told to programs.
    fn standings(&self) -> Option<Standings>;

    /// Takes a decision. `None` if it was taken before.
    ///
    /// # Errors
    /// If it cannot be taken.
    fn submit(&self, seat: Seat, position: u32, moves: &[String]) -> Result<Option<Next>, Refusal>;

    /// The one of these moves, which a person always makes, that answers the small question which is asked now.
    fn standing_answer(&self, answers: &[String]) -> Option<String>;

    /// Takes back a seat's last decision.
    ///
    /// # Errors
    /// If that is not possible.
    fn undo(&self, seat: Seat) -> Result<Next, Refusal>;

    /// Whether that can be done.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Closes the record of a game that nobody plays on.
    fn stop(&self, why: &str) -> Next;

    /// The moves that a seat has made since a position, without those it took back; nothing if anybody else had a say.
    fn moves_since(&self, seat: Seat, position: u32) -> Option<Vec<String>>;

    /// The position as a viewer sees it, as programs read it.
    fn view(&self, viewer: Viewer) -> Arc<RawValue>;

    /// Whether a seat sees something that a spectator does not.
    fn has_secrets(&self, seat: Seat) -> bool {
        self.view(Viewer::Seat(seat)).get() != self.view(Viewer::Spectator).get()
    }

    /// The game as it was after a line of its record, and nothing of what came later. What is over is shown to everybody.
    fn at(&self, line: u32) -> Option<Arc<dyn Course>>;

    /// What each seat added to the dice.
    fn nonces(&self) -> &[Digest];

    /// What the game began with.
    fn opening(&self) -> Opening;

    /// The digest of the last line of its record, which stands for the whole game.
    fn digest(&self) -> Digest;

    /// Checks every move against the rules and every draw against the secret, and gives the number of draws.
    ///
    /// # Errors
    /// In words: what does not fit.
    fn verify(&self) -> Result<usize, String>;

    /// The lines with which somebody's turn to decide begins.
    fn turns(&self) -> Vec<u32>;

    /// The record as a viewer may keep it.
    fn record(&self, viewer: Viewer) -> String;
}

/// What a change leads to: the game after it, and its new lines, packed.
#[derive(Clone)]
pub struct Next {
    /// The game after it.
    pub course: Arc<dyn Course>,
    /// The new lines.
    pub plays: Vec<u8>,
}

/// What a host asks for, as the record's header holds it.
pub struct SetUp<'a> {
    /// Which game.
    pub game: AnyGame,
    /// How many play.
    pub players: usize,
    /// The game's options.
    pub options: &'a Options,
    /// The text of an edition; the standard one if there is none.
    pub edition: Option<&'a str>,
}

/// Checks what a host asks for.
///
/// # Errors
/// If it cannot be played.
pub fn check_setup(asked: &SetUp<'_>) -> Result<(), SetupError> {
    fn check<G: Playable>(asked: &SetUp<'_>) -> Result<(), SetupError> {
        let setup = G::setup(asked.players, asked.options, asked.edition)?;
        G::begin(&setup, G::RULES_VERSION).map(drop)
    }

    with_game!(asked.game, G => check::<G>(asked))
}

/// The first position of a new game, after what the house does first.
///
/// # Errors
/// If what is asked for cannot be played.
pub fn begin(asked: &SetUp<'_>, seed: Seed, fair: FairSetup) -> Result<Next, SetupError> {
    fn begin<G: Playable>(asked: &SetUp<'_>, seed: Seed, fair: FairSetup) -> Result<Next, SetupError> {
        let key = fair.key(&seed).ok_or_else(|| SetupError("the dice are not those of this table".to_owned()))?;
        let header = Header::<G>::new(G::setup(asked.players, asked.options, asked.edition)?, fair);
        let (scribe, _) = Scribe::begin(&header);
        let course = CourseOf::new(asked.game, Match::begin(header)?, scribe, seed, key, Heard::new());
        Ok(course.advance(|_, _| Ok(())).expect("nothing is asked of anybody"))
    }

    with_game!(asked.game, G => begin::<G>(asked, seed, fair))
}

/// The course of a game whose kind is known.
pub struct CourseOf<G: Playable> {
    game: AnyGame,
    played: Match<G>,
    heard: Heard<G>,
    scribe: Scribe,
    seed: Seed,
    key: Key,
    notation: Arc<Notation<G::Move>>,
    /// The position as each seat and a spectator see it, written once for all who ask.
    views: [OnceLock<Arc<RawValue>>; MAX_SEATS + 1],
    /// Whether this is a moment of a game that is over, in which nothing is secret any more.
    is_past: bool,
}

impl<G: Playable> CourseOf<G> {
    pub(crate) fn new(game: AnyGame, played: Match<G>, scribe: Scribe, seed: Seed, key: Key, heard: Heard<G>) -> CourseOf<G> {
        let (notation, views) = (Arc::new(Notation::new()), <[_; MAX_SEATS + 1]>::default());
        CourseOf { game, played, heard, scribe, seed, key, notation, views, is_past: false }
    }

    /// A course as what it is.
    ///
    /// # Panics
    /// If it is that of another game.
    pub fn of(course: &dyn Course) -> &CourseOf<G> {
        let course: &dyn Any = course;
        course.downcast_ref().expect("the course is that of the game that it names")
    }

    /// The game in progress, with the true position: for what shows it through `eyes` or decides for a seat through `seen`.
    pub fn played(&self) -> &Match<G> {
        &self.played
    }

    /// What happened.
    pub fn heard(&self) -> &Heard<G> {
        &self.heard
    }

    /// How moves are written.
    pub fn notation(&self) -> &Notation<G::Move> {
        &self.notation
    }

    /// The end of a game that was not stopped before it.
    pub fn played_out(&self) -> Option<&Ending> {
        self.played.record().ending().filter(|ending| ending.stopped.is_none())
    }

    /// The eyes of a viewer: after the end nothing is secret; before, nobody sees more than they should.
    pub fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Everyone if !self.has_ended() && !self.is_past => Viewer::Spectator,
            viewer if !self.has_ended() => viewer,
            _ => Viewer::Everyone,
        }
    }

    /// An empty draft of a seat. The same position gives the same one, so that looking twice shows the same.
    pub fn draft(&self, seat: Seat) -> Draft<G> {
        self.played.seen(seat).draft(&mut SplitMix::new(u64::from(self.position())))
    }

    /// A draft with these moves, the things of a set named in any order.
    ///
    /// # Errors
    /// Which of them is not possible, and why.
    pub fn try_moves(&self, seat: Seat, moves: &[String]) -> Result<Draft<G>, Refusal> {
        self.try_in_order(seat, &self.read_moves(moves)?)
    }

    fn try_in_order(&self, seat: Seat, named: &[G::Move]) -> Result<Draft<G>, Refusal> {
        let mut draft = self.draft(seat);
        let mut moves = named.to_vec();
        G::put_in_order(&mut moves);
        for (taken, mv) in moves.iter().enumerate() {
            if let Err(refusal) = draft.add(*mv) {
                // Whoever named them knows them by their own order.
                let before = moves[..taken].iter().filter(|other| *other == mv).count();
                let place = named.iter().enumerate().filter(|(_, other)| *other == mv).nth(before);
                let index = place.map_or(taken, |(index, _)| index);
                return Err(Refusal::Rule {
                    rule: refusal.rule(),
                    index,
                    why: Some((self.game, draft.world().explain(refusal))),
                });
            }
        }
        Ok(draft)
    }

    fn read_moves(&self, moves: &[String]) -> Result<Vec<G::Move>, Refusal> {
        let unknown = |text: &String| Refusal::NoSuchMove { text: text.clone(), game: self.game };
        moves.iter().map(|text| self.notation.read(text).ok_or_else(|| unknown(text))).collect()
    }

    /// Another moment of the same game.
    fn moment(&self, played: Match<G>, scribe: Scribe, heard: Heard<G>) -> CourseOf<G> {
        let (notation, views) = (Arc::clone(&self.notation), <[_; MAX_SEATS + 1]>::default());
        CourseOf { game: self.game, played, heard, scribe, seed: self.seed, key: self.key, notation, views, is_past: false }
    }

    /// Makes a change on a copy, lets the house do what it then has to do, and closes the record if the game is over.
    fn advance(&self, change: impl FnOnce(&mut Match<G>, &mut Heard<G>) -> Result<(), Refusal>) -> Result<Next, Refusal> {
        let (mut played, mut heard) = (self.played.clone(), self.heard.clone());
        change(&mut played, &mut heard)?;
        let mut dice = Dice::new(self.key, played.draws());
        while played.game().turn() == Turn::House && played.record().ending().is_none() {
            played.house(&mut dice, &mut heard);
        }
        if played.game().turn() == Turn::Over && played.record().ending().is_none() {
            played.end(self.seed, None);
        }
        let known = self.played.position() as usize;
        let (mut scribe, mut plays) = (self.scribe.clone(), Vec::new());
        for (number, play) in played.record().lines().skip(known) {
            heard.close(number, play);
            play.pack(number, &mut plays);
            scribe.write(play);
        }
        Ok(Next { course: Arc::new(self.moment(played, scribe, heard)), plays })
    }
}

impl<G: Playable> Course for CourseOf<G> {
    fn game(&self) -> AnyGame {
        self.game
    }

    fn position(&self) -> u32 {
        self.played.position()
    }

    fn turn(&self) -> Option<Seat> {
        self.played.game().turn().seat().filter(|_| !self.has_ended())
    }

    fn has_ended(&self) -> bool {
        self.played.record().ending().is_some()
    }

    fn places(&self) -> Option<Vec<u8>> {
        Some(self.played_out()?.places.clone())
    }

    fn standings(&self) -> Option<Standings> {
        let ending = self.played_out()?;
        let (game, reckoning) = (self.played.game(), self.played.game().reckoned());
        let (decided, scores) = reckoning.map(|reckoning| (reckoning.decided, reckoning.scores.clone())).unzip();
        let tally = Seat::all(game.players()).map(|seat| game.tally(seat).into_iter().collect()).collect();
        Some(Standings { places: ending.places.clone(), winners: ending.winners.clone(), decided, scores, tally })
    }

    fn submit(&self, seat: Seat, position: u32, moves: &[String]) -> Result<Option<Next>, Refusal> {
        let named = self.read_moves(moves)?;
        let mut moves = named.clone();
        G::put_in_order(&mut moves);
        let next = self.advance(|played, heard| Ok(played.submit(seat, position, &moves, heard)?));
        // What is imagined gives the reason, so that it tells nothing that the seat does not know.
        let next = next.map_err(|refused| match refused {
            Refusal::Rule { .. } => self.try_in_order(seat, &named).err().unwrap_or(refused),
            other => other,
        })?;
        Ok(Some(next).filter(|next| !next.plays.is_empty()))
    }

    fn standing_answer(&self, answers: &[String]) -> Option<String> {
        if answers.is_empty() {
            return None;
        }
        let seat = self.turn()?;
        let answer = G::standing_answer(&self.played.game().seen_by(Viewer::Seat(seat)))?.to_string();
        answers.contains(&answer).then_some(answer)
    }

    fn undo(&self, seat: Seat) -> Result<Next, Refusal> {
        self.advance(|played, _| played.undo(seat).map_err(|_| Refusal::NoUndo))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.played.can_undo(seat).is_ok()
    }

    fn stop(&self, why: &str) -> Next {
        let seed = self.seed;
        let next = self.advance(|played, _| {
            played.end(seed, Some(why.to_owned()));
            Ok(())
        });
        next.expect("a game can always be stopped")
    }

    fn moves_since(&self, seat: Seat, position: u32) -> Option<Vec<String>> {
        let mut moves: Vec<(u32, String)> = Vec::new();
        for (number, play) in self.played.record().lines().skip(position as usize) {
            match play {
                Play::Move { seat: by, mv } if *by == seat => moves.push((number, mv.to_string())),
                Play::Undo { seat: by, from } if *by == seat && *from > position => moves.retain(|(line, _)| line < from),
                _ => return None,
            }
        }
        Some(moves.into_iter().map(|(_, mv)| mv).collect())
    }

    fn view(&self, viewer: Viewer) -> Arc<RawValue> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator | Viewer::Everyone => MAX_SEATS,
        };
        let write = || Arc::from(written(&self.played.game().seen_by(self.eyes(viewer))));
        Arc::clone(self.views[place].get_or_init(write))
    }

    fn at(&self, line: u32) -> Option<Arc<dyn Course>> {
        let record = self.played.record();
        let plays = record.plays.get(..line as usize)?.to_vec();
        let played = Match::replay(&Record { header: Arc::clone(&record.header), plays }).ok()?;
        let (scribe, heard) = (Scribe::resume(played.record()), self.heard.until(line));
        Some(Arc::new(CourseOf { is_past: self.has_ended(), ..self.moment(played, scribe, heard) }))
    }

    fn nonces(&self) -> &[Digest] {
        &self.played.record().header.fair.nonces
    }

    fn opening(&self) -> Opening {
        Opening::of(&self.played.record().header)
    }

    fn digest(&self) -> Digest {
        self.scribe.digest()
    }

    fn verify(&self) -> Result<usize, String> {
        engine::verify(self.played.record()).map(|_| self.played.draws() as usize).map_err(|error| error.to_string())
    }

    fn turns(&self) -> Vec<u32> {
        let lines = self.played.record().lines();
        let decisions = lines.filter_map(|(number, play)| Some((number, play.seat()?)));
        let mut last = None;
        decisions.filter(|(_, seat)| last.replace(*seat) != Some(*seat)).map(|(number, _)| number - 1).collect()
    }

    fn record(&self, viewer: Viewer) -> String {
        if self.has_ended() {
            return self.played.record().to_text();
        }
        let redacted = Redacted::of(self.played.record(), self.eyes(viewer));
        redacted.map(|redacted| redacted.to_text()).unwrap_or_default()
    }
}

/// A view as programs read it, not built as a tree first.
fn written(view: &impl Serialize) -> Box<RawValue> {
    to_raw_value(view).expect("a view is plain data")
}
