use thiserror::Error;

use crate::{
    Chance, Draw, Ending, Game, Header, Listen, Play, Player, ReadError, Record, Seat, Seed, Seen, SetupError, Silent, Turn,
    check,
};

/// A game in progress: its record and the position that follows from it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    record: Record<G>,
    game: G,
    draws: u64,
    /// The moves that may still be taken back, all of one seat: the line's number and the position before it.
    takebacks: Vec<(u32, G)>,
}

/// Why a decision was not taken.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SubmitError<R> {
    /// It was made in a position that is no longer the present one.
    #[error("the game has moved on to position {now}")]
    Stale {
        /// The present position.
        now: u32,
    },
    /// It is not this seat's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// There was no move in it, or a decision was left in the middle.
    #[error("the decision is not complete")]
    Incomplete,
    /// One of its moves is illegal.
    #[error("move {index} of the decision is not possible")]
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

impl<G: Game> Match<G> {
    /// A new game.
    ///
    /// # Errors
    /// If the set-up cannot be played.
    pub fn begin(header: Header<G>) -> Result<Match<G>, SetupError> {
        let game = G::begin(&header.setup, header.rules)?;
        Ok(Match { record: Record::new(header), game, draws: 0, takebacks: Vec::new() })
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
    /// If it was made in another position, out of turn, or one of its moves is illegal.
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
        if position != self.position() {
            return Err(SubmitError::Stale { now: self.position() });
        }
        let mut trial = self.game.clone();
        for (index, &mv) in moves.iter().enumerate() {
            if trial.turn() != Turn::Seat(seat) {
                return Err(SubmitError::NotYourTurn);
            }
            check(&trial, mv).map_err(|why| SubmitError::Refused { index, why })?;
            trial.play(mv, &mut Silent);
        }
        if moves.is_empty() || (trial.turn() == Turn::Seat(seat) && !trial.at_rest()) {
            return Err(SubmitError::Incomplete);
        }
        for &mv in moves {
            self.carry_out(Play::Move { seat, mv }, on);
        }
        Ok(())
    }

    fn already_taken(&self, seat: Seat, position: u32, moves: &[G::Move]) -> bool {
        let since = self.record.plays.get(position as usize..).unwrap_or_default();
        !moves.is_empty()
            && since.len() >= moves.len()
            && since.iter().zip(moves).all(|(play, &mv)| *play == Play::Move { seat, mv })
    }

    /// Lets a player make a whole decision for the seat whose turn it is. Does nothing if it is no seat's turn.
    ///
    /// # Errors
    /// If the player makes an illegal move.
    pub fn let_decide(
        &mut self,
        player: &mut dyn Player<G>,
        on: &mut impl Listen<G::Event>,
    ) -> Result<(), SubmitError<G::Refusal>> {
        let Turn::Seat(seat) = self.game.turn() else { return Ok(()) };
        let mut ahead = self.game.clone();
        let mut moves = Vec::new();
        while moves.is_empty() || (ahead.turn() == Turn::Seat(seat) && !ahead.at_rest()) {
            let mv = player.decide(&Seen::new(&ahead, seat));
            check(&ahead, mv).map_err(|why| SubmitError::Refused { index: moves.len(), why })?;
            ahead.play(mv, &mut Silent);
            moves.push(mv);
        }
        self.submit(seat, self.position(), &moves, on)
    }

    /// Lets the house make its move. Does nothing if it is not the house's turn.
    pub fn house(&mut self, chance: &mut impl Chance, on: &mut impl Listen<G::Event>) {
        if self.game.turn() == Turn::House {
            let of = self.game.total_weight();
            let drawn = chance.draw(of);
            let house = self.game.outcome_at(drawn).expect("the house always has an outcome");
            self.carry_out(Play::House { house, draw: Draw { of, drawn } }, on);
        }
    }

    /// Whether a seat may take back its last move.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self, seat: Seat) -> Result<u32, UndoError> {
        if self.record.ending().is_some() {
            return Err(UndoError::Ended);
        }
        let last = self.takebacks.last().filter(|(from, _)| self.mover(*from) == Some(seat));
        last.map(|(from, _)| *from).ok_or(UndoError::KnowledgeChanged)
    }

    fn mover(&self, number: u32) -> Option<Seat> {
        match self.record.plays.get(number as usize - 1) {
            Some(Play::Move { seat, .. }) => Some(*seat),
            _ => None,
        }
    }

    /// Takes back a seat's last move, by a line of its own.
    ///
    /// # Errors
    /// If anybody's knowledge has changed since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let from = self.can_undo(seat)?;
        self.carry_out(Play::Undo { seat, from }, &mut Silent);
        Ok(())
    }

    /// Closes the record and shows the seed: of a game that is over, or that was stopped for this reason.
    pub fn end(&mut self, seed: Seed, stopped: Option<String>) {
        if self.record.ending().is_none() {
            let ending = match self.game.standings() {
                Some(standings) => Ending::played_out(&standings, seed),
                None => Ending::stopped(stopped.unwrap_or_else(|| "no reason given".to_owned()), seed),
            };
            self.carry_out(Play::End(ending), &mut Silent);
        }
    }

    /// Carries out a line that is known to be right.
    fn carry_out(&mut self, play: Play<G>, on: &mut impl Listen<G::Event>) {
        let number = self.position() + 1;
        match play {
            Play::Move { seat, mv } => {
                if self.takebacks.last().is_some_and(|(from, _)| self.mover(*from) != Some(seat)) {
                    self.takebacks.clear();
                }
                if self.game.reveals(mv) {
                    self.takebacks.clear();
                } else {
                    self.takebacks.push((number, self.game.clone()));
                }
                self.game.play(mv, on);
            }
            Play::House { house, .. } => {
                self.takebacks.clear();
                self.draws += 1;
                self.game.settle(house, on);
            }
            Play::Undo { from, .. } => {
                while let Some((number, before)) = self.takebacks.pop() {
                    if number >= from {
                        self.game = before;
                    } else {
                        self.takebacks.push((number, before));
                        break;
                    }
                }
            }
            Play::End(_) => {}
        }
        self.record.plays.push(play);
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
        let mut game = Match::begin(record.header.clone()).map_err(|error| ReadError::new(1, error.to_string()))?;
        let mut events = Vec::new();
        for (number, play) in record.lines() {
            game.check_line(play).map_err(|why| ReadError::new(number as usize + 1, why))?;
            let before = game.game.clone();
            events.clear();
            game.carry_out(play.clone(), &mut events);
            each(Step { number, before: &before, play, events: &events, after: &game.game });
        }
        Ok(game)
    }

    fn check_line(&self, play: &Play<G>) -> Result<(), String> {
        if self.record.ending().is_some() {
            return Err("something follows the end of the game".to_owned());
        }
        match play {
            Play::Move { seat, mv } => {
                if self.game.turn() != Turn::Seat(*seat) {
                    return Err(format!("it is not the turn of {seat}"));
                }
                check(&self.game, *mv).map_err(|why| {
                    use crate::Refuse;
                    format!("{mv} by {seat} is not legal here ({})", why.rule())
                })
            }
            Play::House { house, draw } => {
                if self.game.turn() != Turn::House {
                    return Err("it is not the turn of the house".to_owned());
                }
                if draw.of != self.game.total_weight() {
                    return Err(format!("the house draws one of {} here, not of {}", self.game.total_weight(), draw.of));
                }
                if self.game.outcome_at(draw.drawn) != Some(*house) {
                    return Err(format!("number {} does not stand for {house} here", draw.drawn));
                }
                Ok(())
            }
            Play::Undo { seat, from } => {
                let all_own = self.takebacks.iter().any(|(number, _)| number == from) && self.mover(*from) == Some(*seat);
                if all_own { Ok(()) } else { Err(format!("{seat} cannot take back line {from} here")) }
            }
            Play::End(ending) => {
                let standings = self.game.standings();
                let expected = match (&ending.stopped, &standings) {
                    (None, Some(standings)) => Ending::played_out(standings, ending.seed),
                    (None, None) => return Err("the game is not over here".to_owned()),
                    (Some(why), None) => Ending::stopped(why.clone(), ending.seed),
                    (Some(_), Some(_)) => return Err("the game was played out here, not stopped".to_owned()),
                };
                if *ending == expected { Ok(()) } else { Err("the places do not follow from the game".to_owned()) }
            }
        }
    }
}
