//! A running game of any kind, behind one door. Every change gives a new value, so that whoever looks at the old one is not
//! disturbed and nothing is seen before it is stored.

use std::sync::{Arc, OnceLock};

use advice::{Analysis, Counsel, Decision, Judgement};
use bots::Level;
use engine::{
    Dice, Door, Draft, Ending, FairSetup, Header, Key, MAX_SEATS, Match, Message, Notation, Options, Play, Record, Redacted,
    Refuse, Scribe, Seat, Seed, SetupError, SplitMix, SubmitError, Turn, Viewer,
};
use games::{AnyGame, with_game};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use web::{Context, Drawing, Drawn, Scene};

use crate::heard::Heard;
use crate::problem::{Problem, Result};

/// The moves that the adviser names at most.
const ADVISED: usize = 3;

/// A game that can be looked at and gone on with.
pub(crate) trait Live: Send + Sync {
    /// The number of the position.
    fn position(&self) -> u32;

    /// Who decides; nobody once the record is closed.
    fn turn(&self) -> Option<Seat>;

    /// Whether the record is closed.
    fn has_ended(&self) -> bool;

    /// Places and winners, once it was played out.
    fn standings(&self) -> Option<Value>;

    /// The place of each seat, once it was played out.
    fn places(&self) -> Option<Vec<u8>>;

    /// Takes a decision. `None` if it was taken before.
    fn submit(&self, seat: Seat, position: u32, moves: &[String]) -> Result<Option<Next>>;

    /// Lets a bot decide for the seat whose turn it is.
    fn think(&self, level: Level, chance: u64) -> Result<Next>;

    /// What the adviser says to the seat whose turn it is, from what that seat knows alone.
    fn advise(&self, seat: Seat, simulations: u32) -> Result<Counsel>;

    /// The one of these moves, which a person always makes, that answers the small question which is asked now.
    fn standing_answer(&self, answers: &[String]) -> Option<String>;

    /// Takes back a seat's last decision.
    fn undo(&self, seat: Seat) -> Result<Next>;

    /// The moves that a seat has made since a position, without those it took back; nothing if anybody else had a say.
    fn moves_since(&self, seat: Seat, position: u32) -> Option<Vec<String>>;

    /// Whether that can be done.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Closes the record of a game that nobody plays on.
    fn stop(&self, why: String) -> Next;

    /// The position as a viewer sees it, and what happened after line `since`.
    fn state(&self, viewer: Viewer, since: u32) -> State;

    /// What follows from the rules for a viewer.
    fn consequences(&self, viewer: Viewer) -> Box<RawValue>;

    /// Whether a seat sees something that a spectator does not.
    fn has_secrets(&self, seat: Seat) -> bool;

    /// How a decision that is being made can go on, tried on what the seat knows.
    fn trial(&self, seat: Seat, moves: &[String]) -> Result<Trial>;

    /// What a person sees: the board, the question, what can be done with the decision so far.
    /// Without a draft it is only looked at: nothing can be done.
    fn drawing(&self, viewer: Viewer, draft: Option<&[String]>, context: &Context<'_>) -> Drawing;

    /// The end as a picture, once it was played out.
    fn picture(&self, context: &Context<'_>) -> Option<String>;

    /// The game as it was after a line of its record, and nothing of what came later. What is over is shown to everybody.
    fn at(&self, line: u32) -> Option<Arc<dyn Live>>;

    /// What is needed to judge its decisions, once it has ended.
    fn inquiry(&self) -> Result<Box<dyn Inquiry>>;

    /// What each seat added to the dice.
    fn nonces(&self) -> Vec<String>;

    /// Checks every move against the rules and every draw against the secret, and gives the number of draws.
    fn verify(&self) -> Result<usize, String>;

    /// The lines with which somebody's turn to decide begins.
    fn turns(&self) -> Vec<u32>;

    /// The record as a viewer may keep it.
    fn record(&self, viewer: Viewer) -> String;
}

/// The decisions of a game that has ended, to be judged one after the other.
pub(crate) trait Inquiry: Send {
    /// How many there are.
    fn decisions(&self) -> usize;

    /// Judges the one with this number, from 0.
    fn judge(&mut self, number: usize, simulations: u32);

    /// What the judgements so far come to.
    fn analysis(&self) -> Analysis;
}

/// What a change leads to: the game after it, its new lines, and the seat with whose decision they begin.
#[derive(Clone)]
pub(crate) struct Next {
    pub(crate) live: Arc<dyn Live>,
    pub(crate) lines: String,
    pub(crate) by: Option<Seat>,
}

/// What a viewer may know, as programs read it.
#[derive(Serialize)]
pub(crate) struct State {
    pub(crate) position: u32,
    /// The seat that decides.
    pub(crate) turn: Option<Seat>,
    #[serde(serialize_with = "as_it_is")]
    pub(crate) view: Arc<RawValue>,
    /// What happened, line by line, after the line that was asked for.
    pub(crate) events: Box<RawValue>,
    /// The legal moves of the viewer, if it is the viewer's turn.
    pub(crate) moves: Vec<String>,
    pub(crate) can_undo: bool,
}

/// Something that happened, as a viewer may know it, and the line with which it did.
#[derive(Serialize)]
struct Told<R> {
    number: u32,
    event: R,
}

/// A decision that is being made.
#[derive(Serialize)]
pub(crate) struct Trial {
    /// The moves that can follow.
    pub(crate) moves: Vec<String>,
    /// Whether it can be handed in as it is.
    pub(crate) is_whole: bool,
    /// What the seat would see after it, as far as it can know.
    pub(crate) view: Box<RawValue>,
}

struct LiveGame<G: Drawn> {
    table: Match<G>,
    scribe: Scribe,
    seed: Seed,
    key: Key,
    moves: Arc<Notation<G::Move>>,
    heard: Heard<G>,
    /// The position as each seat and a spectator see it, written once for all who ask.
    views: [OnceLock<Arc<RawValue>>; MAX_SEATS + 1],
    /// Whether this is a moment of a game that is over, in which nothing is secret any more.
    is_past: bool,
}

/// What a host asks for, as the record's header holds it.
pub(crate) struct SetUp<'a> {
    pub(crate) game: AnyGame,
    pub(crate) players: usize,
    pub(crate) options: &'a Options,
    pub(crate) edition: Option<&'a str>,
}

/// Checks what a host asks for.
pub(crate) fn check_setup(asked: &SetUp<'_>) -> Result<(), SetupError> {
    fn check<G: Drawn>(asked: &SetUp<'_>) -> Result<(), SetupError> {
        let setup = G::setup(asked.players, asked.options, asked.edition)?;
        G::begin(&setup, G::RULES_VERSION).map(drop)
    }

    with_game!(asked.game, G => check::<G>(asked))
}

/// The first position of a new game, after what the house does first. Its lines begin with the header.
pub(crate) fn begin(asked: &SetUp<'_>, seed: Seed, fair: FairSetup) -> Result<Next, SetupError> {
    fn begin<G: Drawn>(asked: &SetUp<'_>, seed: Seed, fair: FairSetup) -> Result<Next, SetupError> {
        let key = fair.key(&seed).ok_or_else(|| SetupError("the dice are not those of this table".to_owned()))?;
        let header = Header::<G>::new(G::setup(asked.players, asked.options, asked.edition)?, fair);
        let (scribe, first) = Scribe::begin(&header);
        let live = LiveGame::new(Match::begin(header)?, scribe, seed, key, Heard::new());
        let mut next = live.advance(|_, _| Ok(())).expect("nothing is asked of anybody");
        next.lines.insert_str(0, &first);
        Ok(next)
    }

    with_game!(asked.game, G => begin::<G>(asked, seed, fair))
}

/// A game as its record tells it. A damaged record is refused in words.
pub(crate) fn read(game: AnyGame, record: &str, seed: Seed) -> Result<Arc<dyn Live>, String> {
    fn read<G: Drawn>(text: &str, seed: Seed) -> Result<Arc<dyn Live>, String> {
        let record = Record::<G>::read(text).map_err(|error| error.to_string())?;
        let key = record.header.fair.key(&seed).ok_or("the dice are not those of this table")?;
        let mut heard = Heard::new();
        let table = Match::replay_with(&record, |step| heard.hear_again(&step)).map_err(|error| error.to_string())?;
        Ok(Arc::new(LiveGame::new(table, Scribe::resume(&record), seed, key, heard)))
    }

    with_game!(game, G => read::<G>(record, seed))
}

impl<G: Drawn> LiveGame<G> {
    fn new(table: Match<G>, scribe: Scribe, seed: Seed, key: Key, heard: Heard<G>) -> LiveGame<G> {
        let (moves, views) = (Arc::new(Notation::new()), <[_; MAX_SEATS + 1]>::default());
        LiveGame { table, scribe, seed, key, moves, heard, views, is_past: false }
    }

    /// Another moment of the same game.
    fn moment(&self, table: Match<G>, scribe: Scribe, heard: Heard<G>) -> LiveGame<G> {
        let (moves, views) = (Arc::clone(&self.moves), <[_; MAX_SEATS + 1]>::default());
        LiveGame { table, scribe, seed: self.seed, key: self.key, moves, heard, views, is_past: false }
    }

    /// Makes a change on a copy, lets the house do what it then has to do, and closes the record if the game is over.
    fn advance(&self, change: impl FnOnce(&mut Match<G>, &mut Heard<G>) -> Result<()>) -> Result<Next> {
        let (mut table, mut heard) = (self.table.clone(), self.heard.clone());
        change(&mut table, &mut heard)?;
        let mut dice = Dice::new(self.key, table.draws());
        while table.game().turn() == Turn::House && table.record().ending().is_none() {
            table.house(&mut dice, &mut heard);
        }
        if table.game().turn() == Turn::Over && table.record().ending().is_none() {
            table.end(self.seed, None);
        }
        let known = self.table.position() as usize;
        let by = table.record().plays.get(known).and_then(Play::seat);
        let (mut scribe, mut lines) = (self.scribe.clone(), String::new());
        for (number, play) in table.record().lines().skip(known) {
            heard.close(number, play);
            lines.push_str(&scribe.write(play));
        }
        Ok(Next { live: Arc::new(self.moment(table, scribe, heard)), lines, by })
    }

    fn read_moves(&self, moves: &[String]) -> Result<Vec<G::Move>> {
        let unknown = |text: &String| {
            Problem::Bad(Message::new("problem-no-move").with("move", format!("{text:?}")).with("game", G::TITLE))
        };
        moves.iter().map(|text| self.moves.read(text).ok_or_else(|| unknown(text))).collect()
    }

    /// The end of a game that was not stopped before it.
    fn played_out(&self) -> Option<&Ending> {
        self.table.record().ending().filter(|ending| ending.stopped.is_none())
    }

    /// After the end nothing is secret; before, nobody sees more than they should.
    fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Everyone if !self.has_ended() && !self.is_past => Viewer::Spectator,
            viewer if !self.has_ended() => viewer,
            _ => Viewer::Everyone,
        }
    }

    fn view(&self, viewer: Viewer) -> Arc<RawValue> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator | Viewer::Everyone => MAX_SEATS,
        };
        let write = || Arc::from(written(&self.table.game().seen_by(self.eyes(viewer))));
        Arc::clone(self.views[place].get_or_init(write))
    }

    fn seen_moves(&self, viewer: Viewer) -> Vec<String> {
        let mut moves = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && !self.has_ended()
        {
            self.table.seen(seat).moves(&mut moves);
        }
        moves.iter().map(ToString::to_string).collect()
    }
}

/// A view as programs read it, not built as a tree first.
fn written(view: &impl Serialize) -> Box<RawValue> {
    to_raw_value(view).expect("a view is plain data")
}

fn as_it_is<S: Serializer>(view: &Arc<RawValue>, to: S) -> Result<S::Ok, S::Error> {
    view.as_ref().serialize(to)
}

impl<R: Refuse> From<SubmitError<R>> for Problem {
    fn from(error: SubmitError<R>) -> Problem {
        match error {
            SubmitError::Ended => Problem::NotNow("problem-ended"),
            SubmitError::Stale { .. } => Problem::Stale,
            SubmitError::NotYourTurn => Problem::NotNow("problem-not-your-turn"),
            SubmitError::Incomplete => Problem::Bad(Message::new("problem-incomplete")),
            SubmitError::Refused { index, why } => Problem::Rule { rule: why.rule(), index, why: None },
        }
    }
}

impl<G: Drawn> Live for LiveGame<G> {
    fn position(&self) -> u32 {
        self.table.position()
    }

    fn turn(&self) -> Option<Seat> {
        self.table.game().turn().seat().filter(|_| !self.has_ended())
    }

    fn has_ended(&self) -> bool {
        self.table.record().ending().is_some()
    }

    fn standings(&self) -> Option<Value> {
        let ending = self.played_out()?;
        let players = self.table.game().players();
        let tallies: Vec<Value> = Seat::all(players)
            .map(|seat| {
                let tally = self.table.game().tally(seat).into_iter();
                let entries = tally.map(|(name, tally)| match tally {
                    engine::Tally::Amount(amount) => (name.to_owned(), json!(amount)),
                    engine::Tally::Fact(fact) => (name.to_owned(), json!(fact)),
                });
                Value::Object(entries.collect())
            })
            .collect();
        let reckoning = self.table.game().reckoned();
        let (decided, scores) = reckoning.map(|reckoning| (reckoning.decided, reckoning.scores.clone())).unzip();
        Some(json!({
            "places": ending.places, "winners": ending.winners, "decided": decided, "scores": scores, "tally": tallies
        }))
    }

    fn places(&self) -> Option<Vec<u8>> {
        Some(self.played_out()?.places.clone())
    }

    fn submit(&self, seat: Seat, position: u32, moves: &[String]) -> Result<Option<Next>> {
        let named = self.read_moves(moves)?;
        let mut moves = named.clone();
        G::put_in_order(&mut moves);
        let next = self.advance(|table, events| Ok(table.submit(seat, position, &moves, events)?));
        // What is imagined gives the reason, so that it tells nothing that the seat does not know.
        let next = next.map_err(|refused| match refused {
            Problem::Rule { .. } => self.try_moves(seat, &named).err().unwrap_or(refused),
            other => other,
        })?;
        Ok(Some(next).filter(|next| !next.lines.is_empty()))
    }

    fn think(&self, level: Level, chance: u64) -> Result<Next> {
        let mut player = level.player::<G>(SplitMix::new(chance));
        self.advance(|table, events| Ok(table.let_decide(&mut *player, events)?))
    }

    fn advise(&self, seat: Seat, simulations: u32) -> Result<Counsel> {
        let seen = self.table.seen(seat);
        let hint = if self.has_ended() { None } else { advice::hint(&seen, self.position() + 1, simulations) };
        let hint = hint.ok_or(Problem::NotNow("problem-not-your-turn"))?;
        Ok(Counsel::new(&self.table.record().header.setup, &seen, &hint, ADVISED))
    }

    fn standing_answer(&self, answers: &[String]) -> Option<String> {
        if answers.is_empty() {
            return None;
        }
        let seat = self.turn()?;
        let answer = G::standing_answer(&self.table.game().seen_by(Viewer::Seat(seat)))?.to_string();
        answers.contains(&answer).then_some(answer)
    }

    fn undo(&self, seat: Seat) -> Result<Next> {
        self.advance(|table, _| table.undo(seat).map_err(|_| Problem::NotNow("problem-no-undo")))
    }

    fn moves_since(&self, seat: Seat, position: u32) -> Option<Vec<String>> {
        let mut moves: Vec<(u32, String)> = Vec::new();
        for (number, play) in self.table.record().lines().skip(position as usize) {
            match play {
                Play::Move { seat: by, mv } if *by == seat => moves.push((number, mv.to_string())),
                Play::Undo { seat: by, from } if *by == seat && *from > position => moves.retain(|(line, _)| line < from),
                _ => return None,
            }
        }
        Some(moves.into_iter().map(|(_, mv)| mv).collect())
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat).is_ok()
    }

    fn stop(&self, why: String) -> Next {
        let seed = self.seed;
        let next = self.advance(|table, _| {
            table.end(seed, Some(why));
            Ok(())
        });
        next.expect("a game can always be stopped")
    }

    fn state(&self, viewer: Viewer, since: u32) -> State {
        let eyes = self.eyes(viewer);
        let heard = self.heard.after(since);
        let told = heard.filter_map(|(number, event)| Some(Told { number, event: G::hear_as(event, eyes)? }));
        State {
            position: self.position(),
            turn: self.turn(),
            view: self.view(viewer),
            events: written(&told.collect::<Vec<_>>()),
            moves: self.seen_moves(viewer),
            can_undo: matches!(viewer, Viewer::Seat(seat) if self.can_undo(seat)),
        }
    }

    fn consequences(&self, viewer: Viewer) -> Box<RawValue> {
        let view = self.table.game().seen_by(self.eyes(viewer));
        written(&G::consequences(&view, &self.table.record().header.setup))
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        self.view(Viewer::Seat(seat)).get() != self.view(Viewer::Spectator).get()
    }

    fn trial(&self, seat: Seat, moves: &[String]) -> Result<Trial> {
        if self.turn() != Some(seat) {
            return Err(Problem::NotNow("problem-not-your-turn"));
        }
        let draft = self.try_moves(seat, &self.read_moves(moves)?)?;
        let mut next = Vec::new();
        if draft.is_open() {
            draft.seen().moves(&mut next);
        }
        let moves = next.iter().map(ToString::to_string).collect();
        Ok(Trial { moves, is_whole: draft.is_whole(), view: written(&draft.preview()) })
    }

    fn drawing(&self, viewer: Viewer, draft: Option<&[String]>, context: &Context<'_>) -> Drawing {
        let scene = self.scene(viewer);
        match (viewer, draft) {
            (Viewer::Seat(seat), Some(draft)) if self.turn() == Some(seat) => {
                let moves = draft.iter().map_while(|text| self.moves.read(text));
                scene.deciding(self.draft(seat), moves, context.words).draw(context)
            }
            _ => scene.draw(context),
        }
    }

    fn picture(&self, context: &Context<'_>) -> Option<String> {
        self.played_out()?;
        self.scene(Viewer::Everyone).picture(context)
    }

    fn at(&self, line: u32) -> Option<Arc<dyn Live>> {
        let record = self.table.record();
        let plays = record.plays.get(..line as usize)?.to_vec();
        let table = Match::replay(&Record { header: Arc::clone(&record.header), plays }).ok()?;
        let (scribe, heard) = (Scribe::resume(table.record()), self.heard.until(line));
        Some(Arc::new(LiveGame { is_past: self.has_ended(), ..self.moment(table, scribe, heard) }))
    }

    fn inquiry(&self) -> Result<Box<dyn Inquiry>> {
        let record = self.table.record().clone();
        let decisions = advice::decisions(&record).map_err(|unfit| Problem::said(unfit.to_string()))?;
        Ok(Box::new(GameInquiry { record, decisions, judgements: Vec::new() }))
    }

    fn nonces(&self) -> Vec<String> {
        self.table.record().header.fair.nonces.iter().map(ToString::to_string).collect()
    }

    fn verify(&self) -> Result<usize, String> {
        engine::verify(self.table.record()).map(|_| self.table.draws() as usize).map_err(|error| error.to_string())
    }

    fn turns(&self) -> Vec<u32> {
        let lines = self.table.record().lines();
        let decisions = lines.filter_map(|(number, play)| Some((number, play.seat()?)));
        let mut last = None;
        decisions.filter(|(_, seat)| last.replace(*seat) != Some(*seat)).map(|(number, _)| number - 1).collect()
    }

    fn record(&self, viewer: Viewer) -> String {
        if self.has_ended() {
            return self.table.record().to_text();
        }
        let redacted = Redacted::of(self.table.record(), self.eyes(viewer));
        redacted.map(|redacted| redacted.to_text()).unwrap_or_default()
    }
}

impl<G: Drawn> LiveGame<G> {
    /// What a viewer may know, with nothing to decide.
    fn scene(&self, viewer: Viewer) -> Scene<'_, G> {
        let (record, eyes) = (self.table.record(), self.eyes(viewer));
        let by = |line: u32| record.plays.get(line as usize - 1).and_then(Play::seat);
        let heard = self.heard.after(0);
        let heard =
            heard.filter_map(|(line, event)| Some(web::HeardReport { line, by: by(line), report: G::hear_as(event, eyes)? }));
        let (view, reckoning) = (self.table.game().seen_by(eyes), self.table.game().reckoned());
        let scene = Scene::<G>::watched(&record.header.setup, viewer, self.turn(), view, reckoning, heard.collect());
        scene.since(self.last_line_of(viewer))
    }

    /// The line of a viewer's last decision in a game that goes on.
    fn last_line_of(&self, viewer: Viewer) -> Option<u32> {
        let Viewer::Seat(seat) = viewer else { return None };
        let plays = self.table.record().plays.iter().enumerate().rev();
        let own = plays.filter(|_| !self.has_ended()).find(|(_, play)| play.seat() == Some(seat));
        own.map(|(index, _)| index as u32 + 1)
    }

    /// An empty draft of a seat. The same position gives the same one, so that looking twice shows the same.
    fn draft(&self, seat: Seat) -> Draft<G> {
        self.table.seen(seat).draft(&mut SplitMix::new(u64::from(self.position())))
    }

    /// A draft with these moves, the things of a set named in any order, or which of them is not possible and why.
    fn try_moves(&self, seat: Seat, named: &[G::Move]) -> Result<Draft<G>> {
        let mut draft = self.draft(seat);
        let mut moves = named.to_vec();
        G::put_in_order(&mut moves);
        for (taken, mv) in moves.iter().enumerate() {
            if let Err(refusal) = draft.add(*mv) {
                let why = G::ID.parse().ok().map(|game| (game, draft.world().explain(refusal)));
                // Whoever named them knows them by their own order.
                let before = moves[..taken].iter().filter(|other| *other == mv).count();
                let place = named.iter().enumerate().filter(|(_, other)| *other == mv).nth(before);
                return Err(Problem::Rule { rule: refusal.rule(), index: place.map_or(taken, |(index, _)| index), why });
            }
        }
        Ok(draft)
    }
}

struct GameInquiry<G: Drawn> {
    record: Record<G>,
    decisions: Vec<Decision<G>>,
    judgements: Vec<Judgement<G>>,
}

impl<G: Drawn> Inquiry for GameInquiry<G> {
    fn decisions(&self) -> usize {
        self.decisions.len()
    }

    fn judge(&mut self, number: usize, simulations: u32) {
        self.judgements.extend(self.decisions[number].judge(simulations));
    }

    fn analysis(&self) -> Analysis {
        Analysis::new(&self.record, &self.judgements, true)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use engine::Digest;

    use super::*;

    /// Every position of the recorded games of Capone, with what is asked there.
    #[test]
    fn a_standing_answer_is_only_for_the_question_that_may_come_out_of_turn() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../capone/tests/records");
        let (mut ransoms, mut others) = (0, 0);
        for file in fs::read_dir(folder).expect("recorded games") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a record");
            let end: Value = text.lines().last().and_then(|line| serde_json::from_str(line).ok()).expect("a last line");
            let seed = end["seed"].as_str().expect("the seed is shown at the end").to_owned();
            let live = read(AnyGame::Capone, &text, Seed(Digest::try_from(seed).expect("a seed"))).expect("a good record");
            for line in (0..live.position()).step_by(3) {
                let moment = live.at(line).expect("a line of the record");
                let Some(seat) = moment.turn() else { continue };
                let state = moment.state(Viewer::Seat(seat), line);
                let asks_ransom = state.view.get().contains("\"question\":{\"ransom\"");
                let answer = moment.standing_answer(&["leave".to_owned()]);
                assert_eq!(answer.is_some(), asks_ransom, "line {line}");
                assert!(moment.standing_answer(&["done".to_owned()]).is_none());
                ransoms += usize::from(asks_ransom);
                others += usize::from(!asks_ransom && state.moves.contains(&"leave".to_owned()));
            }
        }
        assert!(ransoms > 0 && others > 0, "{ransoms} {others}");
    }

    /// Every decision of the recorded games that names a set: its position, seat and moves, and which of these are the set.
    fn decisions_with_sets(text: &str) -> Vec<(u32, Seat, Vec<String>, std::ops::Range<usize>)> {
        const PIECES: [&str; 9] =
            ["don", "mama", "right-hand", "collector", "lawyer", "bookkeeper", "secretary", "novice", "guard"];
        let is_of_set = |mv: &str| mv.starts_with("drug ") || PIECES.contains(&mv);
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a line")).collect();
        let said = |line: usize| Some((lines.get(line)?["seat"].as_u64()?, lines.get(line)?["move"].as_str()?));
        let mut found = Vec::new();
        for line in 1..lines.len() {
            let Some((seat, card)) = said(line).filter(|(_, mv)| mv.starts_with("play ")) else { continue };
            let begins = if card == "play nightcap" { line + 1 } else { line + 2 };
            let own = |line: &usize| said(*line).is_some_and(|(of, _)| of == seat);
            let is_named = |line: &usize| own(line) && said(*line).is_some_and(|(_, mv)| is_of_set(mv));
            let named = (begins..lines.len()).take_while(is_named).count();
            let done = usize::from(said(begins + named) == Some((seat, "done")));
            let moves = (line..begins + named + done).filter_map(|line| Some(said(line)?.1.to_owned())).collect();
            let first = begins - line;
            found.push((line as u32 - 1, Seat::new(seat as usize), moves, first..first + named));
        }
        found.into_iter().filter(|(_, _, _, named)| named.len() > 1).collect()
    }

    /// Pieces of Capone, and those whom a Nightcap of Maffiosi puts to sleep.
    #[test]
    fn finding_19_the_order_in_which_a_set_is_named_does_not_matter() {
        for (game, name) in [(AnyGame::Capone, "capone"), (AnyGame::Maffiosi, "maffiosi")] {
            let folder = format!("{}/../{name}/tests/records", env!("CARGO_MANIFEST_DIR"));
            let mut turned = 0;
            for file in fs::read_dir(folder).expect("recorded games") {
                let text = fs::read_to_string(file.expect("a file").path()).expect("a record");
                let end: Value = text.lines().last().and_then(|line| serde_json::from_str(line).ok()).expect("a last line");
                let seed = end["seed"].as_str().expect("the seed is shown at the end").to_owned();
                let live = read(game, &text, Seed(Digest::try_from(seed).expect("a seed"))).expect("a good record");
                for (position, seat, moves, named) in decisions_with_sets(&text).into_iter().take(10) {
                    let moment = live.at(position).expect("a line of the record");
                    let mut other = moves.clone();
                    other[named].reverse();
                    turned += usize::from(other != moves);
                    let (ordered, any) = (moment.trial(seat, &moves), moment.trial(seat, &other));
                    let (ordered, any) = (ordered.expect("it was played"), any.expect("in any order"));
                    assert_eq!((ordered.is_whole, ordered.view.get()), (any.is_whole, any.view.get()), "{other:?}");
                    let taken = |moves: &[String]| moment.submit(seat, position, moves).expect("taken").expect("anew");
                    assert_eq!(taken(&moves).lines, taken(&other).lines, "{other:?}");
                    // Sent once more, it is known again.
                    assert!(taken(&moves).live.submit(seat, position, &other).expect("no complaint").is_none());
                }
            }
            assert!(turned > 20, "{name}: {turned}");
        }
    }

    /// The complaint names the move by its place in the list as it was sent.
    #[test]
    fn finding_19_a_refused_piece_is_named_by_the_order_of_the_one_who_sent_it() {
        let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../capone/tests/records/3-players-goal.jsonl"));
        let text = text.expect("a record");
        let end: Value = text.lines().last().and_then(|line| serde_json::from_str(line).ok()).expect("a last line");
        let seed = end["seed"].as_str().expect("the seed is shown at the end").to_owned();
        let live = read(AnyGame::Capone, &text, Seed(Digest::try_from(seed).expect("a seed"))).expect("a good record");
        let (position, seat, moves, named) = decisions_with_sets(&text).swap_remove(0);
        let moment = live.at(position).expect("a line of the record");
        let wrong = [&moves[..named.start], &["guard", "mama", "don"].map(str::to_owned)].concat();
        let refused = moment.trial(seat, &wrong).err().expect("the Don stands alone");
        let Problem::Rule { rule, index, .. } = refused else { panic!("{refused:?}") };
        assert_eq!((rule, wrong[index].as_str()), ("C3.3", "mama"), "after the Don in the order of the photo");
    }
}
