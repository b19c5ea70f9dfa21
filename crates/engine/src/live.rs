use thiserror::Error;

use std::sync::Arc;

use crate::{
    Chance, Draw, Ending, Game, Header, Listen, Play, Player, ReadError, Record, Refuse, Seat, Seed, Seen, SetupError, Silent,
    Turn, check,
};

/// A game in progress: its record and the position that follows from it.
///
/// ```
/// use engine::{Digest, FairSetup, Game, Header, Match, Options, Seed, Silent, SplitMix, Turn, legal_moves};
/// use tiny::Honest;
///
/// let setup = Honest::setup(2, &Options::default(), None)?;
/// let fair = FairSetup::new(&Seed(Digest([7; 32])), vec![Digest([0; 32]); 2]);
/// let mut table = Match::<Honest>::begin(Header::new(setup, fair))?;
/// let (mut random, mut moves) = (SplitMix::new(1), Vec::new());
/// loop {
///     match table.game().turn() {
///         Turn::House => table.house(&mut random, &mut Silent),
///         Turn::Seat(seat) => {
///             // A decision is tried on a world as the seat imagines it, and then handed in.
///             let mut draft = table.seen(seat).draft(&mut random);
///             while !draft.is_whole() {
///                 legal_moves(draft.world(), &mut moves);
///                 draft.add(moves[0]).expect("it is legal");
///             }
///             table.submit(seat, table.position(), draft.moves(), &mut Silent)?;
///         }
///         Turn::Over => break,
///     }
/// }
/// assert_eq!(Match::replay(table.record())?.game(), table.game());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    record: Record<G>,
    game: G,
    draws: u64,
    /// The moves that may still be taken back, all of one seat: the line's number and the position before it.
    takebacks: Vec<(u32, G)>,
    /// For each line, whether a decision may end with it.
    ends: Vec<bool>,
}

/// Why a decision was not taken.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SubmitError<R: Refuse> {
    /// The record is closed: the game was played out or stopped.
    #[error("the game has ended")]
    Ended,
    /// It was made in a position that is no longer the present one.
    #[error("the game has moved on to position {now}")]
    Stale {
        /// The present position.
        now: u32,
    },
    /// It is not this seat's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// There was no move in it, a decision was left in the middle, or it goes on after a move that teaches.
    #[error("the decision is not whole: it ends too early or goes on too far")]
    Incomplete,
    /// One of its moves is illegal.
    #[error("move {} of the decision is not possible ({})", .index + 1, .why.rule())]
    Refused {
        /// Which one, from 0.
        index: usize,
        /// Why.
        why: R,
    },
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoError {
    /// The last move was another's or the house's, or it showed something hidden.
    #[error("nothing can be taken back: since your last move the dice or a card spoke, or another player decided")]
    KnowledgeChanged,
    /// The game has ended for good.
    #[error("the game has ended")]
    Ended,
}

/// One line of a record being carried out.
pub struct Step<'a, G: Game> {
    /// The line's number.
    pub number: u32,
    /// The position before it.
    pub before: &'a G,
    /// What it says.
    pub play: &'a Play<G>,
    /// What happened.
    pub events: &'a [G::Event],
    /// The position after it.
    pub after: &'a G,
}

/// Whether a decision of this seat may end where its last move led: at rest, with the turn passed on, or because the move
/// taught the seat something.
pub(crate) fn may_end<G: Game>(after: &G, seat: Seat, taught: bool) -> bool {
    taught || after.turn() != Turn::Seat(seat) || after.at_rest()
}

impl<G: Game> Match<G> {
    /// A new game.
    ///
    /// # Errors
    /// If the set-up cannot be played.
    #[inline(never)]
    pub fn begin(header: impl Into<Arc<Header<G>>>) -> Result<Match<G>, SetupError> {
        let header = header.into();
        let game = G::begin(&header.setup, header.rules)?;
        Ok(Match { record: Record::new(header), game, draws: 0, takebacks: Vec::new(), ends: Vec::new() })
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The true position, for the one who runs the table. Players get a [`Seen`].
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What a seat sees.
    pub fn seen(&self, seat: Seat) -> Seen<'_, G> {
        Seen::new(&self.game, seat)
    }

    /// The number of the position: that of the last line.
    pub fn position(&self) -> u32 {
        self.record.plays.len() as u32
    }

    /// How many draws the house has made.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Takes a whole decision: all of its moves or none. One that was already taken from the same position is answered as
    /// before, without doing anything.
    ///
    /// # Errors
    /// If the game has ended, or the decision was made in another position or out of turn, is not whole, or has an illegal move.
    pub fn submit(
        &mut self,
        seat: Seat,
        position: u32,
        moves: &[G::Move],
        on: &mut impl Listen<G::Event>,
    ) -> Result<(), SubmitError<G::Refusal>> {
        if self.already_taken(seat, position, moves) {
            return Ok(());
        }
        if self.has_ended() {
            return Err(SubmitError::Ended);
        }
        if position != self.position() {
            return Err(SubmitError::Stale { now: self.position() });
        }
        self.judge(seat, moves)?;
        for &mv in moves {
            self.carry_out(Play::Move { seat, mv }, on);
        }
        Ok(())
    }

    /// Tries a decision on a copy. What follows a move that teaches is not even looked at: the answer would tell the seat
    /// something of the true position, and cost it nothing.
    #[inline(never)]
    fn judge(&self, seat: Seat, moves: &[G::Move]) -> Result<(), SubmitError<G::Refusal>> {
        let (mut trial, mut whole) = (self.game.clone(), false);
        for (index, &mv) in moves.iter().enumerate() {
            if trial.turn() != Turn::Seat(seat) {
                return Err(SubmitError::NotYourTurn);
            }
            check(&trial, mv).map_err(|why| SubmitError::Refused { index, why })?;
            let teaches = trial.teaches(mv);
            if teaches && index + 1 < moves.len() {
                return Err(SubmitError::Incomplete);
            }
            trial.play(mv, &mut Silent);
            whole = may_end(&trial, seat, teaches);
        }
        if whole { Ok(()) } else { Err(SubmitError::Incomplete) }
    }

    /// Whether exactly this decision was taken from that position: its moves are the next lines, and a decision may begin
    /// before and end after them. So a part of a decision, left in the middle, is another one. It follows from the record alone,
    /// so that every node that replays the record answers alike; a list that stops at rest on the way of a longer one is
    /// therefore answered as taken, which it is: its moves stand there.
    #[inline(never)]
    fn already_taken(&self, seat: Seat, position: u32, moves: &[G::Move]) -> bool {
        let (from, to) = (position as usize, position as usize + moves.len());
        let taken = |lines: &[Play<G>]| lines.iter().zip(moves).all(|(play, &mv)| *play == Play::Move { seat, mv });
        !moves.is_empty() && self.record.plays.get(from..to).is_some_and(taken) && self.is_between(from) && self.is_between(to)
    }

    /// Whether one decision may end, and another begin, after so many lines.
    fn is_between(&self, lines: usize) -> bool {
        lines == 0 || self.ends[lines - 1]
    }

    fn has_ended(&self) -> bool {
        self.record.ending().is_some()
    }

    /// Lets a player make a whole decision for the seat whose turn it is. Does nothing if it is no seat's turn.
    ///
    /// # Errors
    /// If the game was stopped or the player makes an illegal move.
    #[inline(never)]
    pub fn let_decide(
        &mut self,
        player: &mut dyn Player<G>,
        on: &mut impl Listen<G::Event>,
    ) -> Result<(), SubmitError<G::Refusal>> {
        let Turn::Seat(seat) = self.game.turn() else { return Ok(()) };
        if self.has_ended() {
            return Err(SubmitError::Ended);
        }
        let (mut ahead, mut moves, mut whole) = (self.game.clone(), Vec::new(), false);
        while !whole {
            let mv = player.decide(&Seen::new(&ahead, seat));
            check(&ahead, mv).map_err(|why| SubmitError::Refused { index: moves.len(), why })?;
            let teaches = ahead.teaches(mv);
            ahead.play(mv, &mut Silent);
            moves.push(mv);
            whole = may_end(&ahead, seat, teaches);
        }
        self.submit(seat, self.position(), &moves, on)
    }

    /// Lets the house make its move. Does nothing if it is not the house's turn or the game was stopped.
    pub fn house(&mut self, chance: &mut impl Chance, on: &mut impl Listen<G::Event>) {
        if self.game.turn() == Turn::House && !self.has_ended() {
            let of = self.game.total_weight();
            let drawn = chance.draw(of);
            let house = self.game.outcome_at(drawn).expect("the house always has an outcome");
            self.carry_out(Play::House { house, draw: Draw { of, drawn } }, on);
        }
    }

    /// The first line that an undo of this seat would take back. An undo leaves no decision in the middle: it goes back to the
    /// last position at rest or, where something was shown since, as far as it may.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    #[inline(never)]
    pub fn can_undo(&self, seat: Seat) -> Result<u32, UndoError> {
        if self.has_ended() {
            return Err(UndoError::Ended);
        }
        let at_rest = self.takebacks.iter().rfind(|(_, before)| before.at_rest());
        let from = at_rest.or(self.takebacks.first()).map(|(from, _)| *from);
        from.filter(|from| self.mover(*from) == Some(seat)).ok_or(UndoError::KnowledgeChanged)
    }

    fn mover(&self, number: u32) -> Option<Seat> {
        match self.record.plays.get(number as usize - 1) {
            Some(Play::Move { seat, .. }) => Some(*seat),
            _ => None,
        }
    }

    /// Takes back a seat's last moves, from [`Match::can_undo`] on, by a line of its own.
    ///
    /// # Errors
    /// If anybody's knowledge has changed since.
    #[inline(never)]
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let from = self.can_undo(seat)?;
        self.carry_out(Play::Undo { seat, from }, &mut Silent);
        Ok(())
    }

    /// Closes the record and shows the seed: of a game that is over, or that was stopped for this reason.
    #[inline(never)]
    pub fn end(&mut self, seed: Seed, stopped: Option<String>) {
        if !self.has_ended() {
            let ending = match self.game.standings() {
                Some(standings) => Ending::played_out(&standings, seed),
                None => Ending::stopped(stopped.unwrap_or_else(|| "no reason given".to_owned()), seed),
            };
            self.carry_out(Play::End(Box::new(ending)), &mut Silent);
        }
    }

    /// Carries out a line that is known to be right.
    #[inline(never)]
    fn carry_out(&mut self, play: Play<G>, on: &mut impl Listen<G::Event>) {
        let mut ends = true;
        match play {
            Play::Move { seat, mv } => ends = self.carry_out_move(seat, mv, on),
            Play::House { house, .. } => {
                self.takebacks.clear();
                self.draws += 1;
                self.game.settle(house, on);
            }
            Play::Undo { from, .. } => {
                let first = self.takebacks.partition_point(|(number, _)| *number < from);
                if let Some((_, before)) = self.takebacks.drain(first..).next() {
                    self.game = before;
                }
            }
            Play::End(_) => {}
        }
        self.record.plays.push(play);
        self.ends.push(ends);
        on.end_line();
    }

    /// Makes a move and says whether a decision may end with it.
    #[inline(never)]
    fn carry_out_move(&mut self, seat: Seat, mv: G::Move, on: &mut impl Listen<G::Event>) -> bool {
        let others = self.takebacks.last().is_some_and(|(from, _)| self.mover(*from) != Some(seat));
        let reveals = self.game.reveals(mv);
        if others || reveals {
            self.takebacks.clear();
        }
        if !reveals {
            self.takebacks.push((self.position() + 1, self.game.clone()));
        }
        let teaches = self.game.teaches(mv);
        self.game.play(mv, on);
        may_end(&self.game, seat, teaches)
    }

    /// Plays a record again, checking every line against the rules.
    ///
    /// # Errors
    /// The first line that is not possible, and why.
    pub fn replay(record: &Record<G>) -> Result<Match<G>, ReadError> {
        Self::replay_with(record, |_| {})
    }

    /// Plays a record again and shows every line on the way.
    ///
    /// # Errors
    /// The first line that is not possible, and why.
    pub fn replay_with(record: &Record<G>, mut each: impl FnMut(Step<'_, G>)) -> Result<Match<G>, ReadError> {
        let mut table = Match::open(&record.header)?;
        for play in &record.plays {
            table.retrace(play, &mut each)?;
        }
        Ok(table)
    }

    /// The game of a record, before its first line.
    pub(crate) fn open(header: &Arc<Header<G>>) -> Result<Match<G>, ReadError> {
        Match::begin(Arc::clone(header)).map_err(|error| ReadError::new(1, error.to_string()))
    }

    /// Carries out the next line of a record, if it is possible here, and shows it.
    pub(crate) fn retrace<T>(&mut self, play: &Play<G>, show: impl FnOnce(Step<'_, G>) -> T) -> Result<T, ReadError> {
        let (before, events) = self.carry_out_again(play)?;
        Ok(show(Step { number: self.position(), before: &before, play, events: &events, after: &self.game }))
    }

    /// Carries out the next line of a record, if it is possible here, and gives the position before it and what happened.
    #[inline(never)]
    fn carry_out_again(&mut self, play: &Play<G>) -> Result<(G, Vec<G::Event>), ReadError> {
        let line = self.position() as usize + 2;
        self.check_line(play).map_err(|why| ReadError::new(line, why))?;
        let (before, mut events) = (self.game.clone(), Vec::new());
        self.carry_out(play.clone(), &mut events);
        Ok((before, events))
    }

    fn check_line(&self, play: &Play<G>) -> Result<(), String> {
        if self.has_ended() {
            return Err("something follows the end of the game".to_owned());
        }
        match play {
            Play::Move { seat, mv } => {
                if self.game.turn() != Turn::Seat(*seat) {
                    return Err(format!("it is not the turn of {seat}"));
                }
                check(&self.game, *mv).map_err(|why| format!("{mv} by {seat} is not legal here ({})", why.rule()))
            }
            Play::House { house, draw } => self.check_house(*house, *draw),
            Play::Undo { seat, from } => {
                let all_own = self.takebacks.iter().any(|(number, _)| number == from) && self.mover(*from) == Some(*seat);
                if all_own { Ok(()) } else { Err(format!("{seat} cannot take back line {from} here")) }
            }
            Play::End(ending) => self.check_ending(ending),
        }
    }

    fn check_house(&self, house: G::House, draw: Draw) -> Result<(), String> {
        if self.game.turn() != Turn::House {
            return Err("it is not the turn of the house".to_owned());
        }
        if draw.of != self.game.total_weight() {
            return Err(format!("the house draws one of {} here, not of {}", self.game.total_weight(), draw.of));
        }
        if self.game.outcome_at(draw.drawn) != Some(house) {
            return Err(format!("number {} does not stand for {house} here", draw.drawn));
        }
        Ok(())
    }

    fn check_ending(&self, ending: &Ending) -> Result<(), String> {
        let expected = match (&ending.stopped, self.game.standings()) {
            (None, Some(standings)) => Ending::played_out(&standings, ending.seed),
            (None, None) => return Err("the game is not over here".to_owned()),
            (Some(why), None) => Ending::stopped(why.clone(), ending.seed),
            (Some(_), Some(_)) => return Err("the game was played out here, not stopped".to_owned()),
        };
        if *ending == expected { Ok(()) } else { Err("the places do not follow from the game".to_owned()) }
    }
}
