//! M4 and M5: who is out, and the end.

use engine::{Listen, MAX_SEATS, Seat, Standings, named};

use crate::state::Phase;
use crate::{Cards, Event, Maffiosi, Report};

named! {
    /// Why a game ended (M5.1, M5.2).
    pub enum EndReason {
        /// One player is left with gangsters.
        LastGang = "last-gang",
        /// The pot is empty.
        PotEmpty = "pot-empty",
        /// All who were left died together.
        AllDead = "all-dead",
        /// Too many quiet rounds (M5.2).
        Quiet = "quiet",
    }
}

named! {
    /// What decided who won, in the order of the scores' figures (M5.3).
    pub enum Decided {
        /// One player has the most money.
        Money = "money",
        /// Equal money: the one who stayed longer.
        Stayed = "stayed",
        /// They went together, or stayed to the end: the one with more gangsters.
        Gangsters = "gangsters",
        /// Equal in all: the win is shared.
        Shared = "shared",
    }
}

/// M5.3: money, when the last man died (never is last), gangsters just before.
type Score = [i64; 3];

impl Maffiosi {
    /// M4.1: out at once; the hand goes to the discards, where everybody sees it.
    pub(crate) fn leave(&mut self, seat: Seat, men_before: u8, on: &mut impl Listen<Event>) {
        let index = seat.index();
        self.out |= 1 << index;
        self.left_at[index] = self.deaths;
        self.men_at_leaving[index] = men_before;
        let hand = std::mem::replace(&mut self.hands[index], Cards::NONE);
        self.discards = self.discards.plus(hand);
        on.hear(Report::Out { seat, hand: Some(hand) }.into());
    }

    /// M5.1: after every deadly event.
    pub(crate) fn end_if_few_are_left(&mut self, on: &mut impl Listen<Event>) {
        match self.players_left() {
            0 => self.end(EndReason::AllDead, on),
            1 => {
                let last = self.seats().find(|seat| !self.is_out(*seat)).unwrap_or(Seat::FIRST);
                let amount = std::mem::replace(&mut self.pot, 0);
                self.money[last.index()] += amount;
                on.hear(Report::PotTaken { seat: last, amount }.into());
                self.end(EndReason::LastGang, on);
            }
            _ => {}
        }
    }

    pub(crate) fn end(&mut self, why: EndReason, on: &mut impl Listen<Event>) {
        self.phase = Phase::Over(why);
        on.hear(Report::Ended { why }.into());
    }

    /// M5.2: checked when a turn ends. Nobody leaves in quiet turns, so full rounds are a number of turns.
    pub(crate) fn is_too_quiet(&self) -> bool {
        self.quiet_turns >= u16::from(self.figures().edition.quiet_rounds) * u16::from(self.players_left())
    }

    /// M5.3: most money; then who stayed longest; then more gangsters; then shared.
    pub(crate) fn final_standings(&self) -> Standings {
        Standings::by_score(&self.scores()[..self.players as usize], true)
    }

    pub(crate) fn scores(&self) -> [Score; MAX_SEATS] {
        let mut scores = [[i64::MIN; 3]; MAX_SEATS];
        self.seats().for_each(|seat| scores[seat.index()] = self.score(seat));
        scores
    }

    pub(crate) fn score(&self, seat: Seat) -> Score {
        let index = seat.index();
        if self.is_out(seat) {
            [self.money[index].into(), self.left_at[index].into(), self.men_at_leaving[index].into()]
        } else {
            [self.money[index].into(), u16::MAX.into(), self.dinner.men_of(seat).len().into()]
        }
    }

    /// What decided the game, once it is over.
    pub fn decided_by(&self) -> Option<Decided> {
        self.ended_by()?;
        Some(Decided::ALL[Standings::deciding_figure(self.scores())])
    }

    /// Why it ended, once it is over.
    pub fn ended_by(&self) -> Option<EndReason> {
        match self.phase {
            Phase::Over(why) => Some(why),
            _ => None,
        }
    }
}
