//! P8: the end.

use engine::{Listen, MAX_SEATS, Seat, Standings, named};
use serde::Serialize;

use crate::Party;
use crate::event::{Cause, Whereabouts};
use crate::state::Phase;
use crate::{Event, Family, Pate, Track};

named! {
    /// What decided who won (P8.1, P8.4).
    pub enum Decided {
        /// Nobody reached the end of the knock-out track: all lose.
        NobodyLeft = "nobody",
        /// One family alone reached it.
        Alone = "alone",
        /// One family has the most money.
        Money = "money",
        /// Equal money: the one farther on the other track.
        OtherTrack = "track",
        /// Equal there too: the larger family.
        LargerFamily = "family",
        /// Equal in all: the win is shared.
        Shared = "shared",
    }
}

impl Decided {
    /// What a score is made of, in the order in which it is compared (P8.4).
    pub const BY_SCORE: [Decided; 3] = [Decided::Money, Decided::OtherTrack, Decided::LargerFamily];
}

/// The figures of [`Decided::BY_SCORE`]; nothing for those who are out (P8.1).
type Score = Option<[i64; 3]>;

/// What the end moved, for one seat (P8.2, P8.3).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Settlement {
    /// Income once more.
    pub income: i32,
    /// Pay for businesses.
    pub businesses: i32,
    /// Bail for prisoners, below zero.
    pub bail: i32,
    /// Debts, paid or received.
    pub debts: i32,
}

impl Settlement {
    /// All of it.
    pub const fn total(self) -> i32 {
        self.income + self.businesses + self.bail + self.debts
    }

    /// What a payment belongs to; nothing if it was none of the end's.
    const fn part(&mut self, cause: Cause) -> Option<&mut i32> {
        match cause {
            Cause::Income => Some(&mut self.income),
            Cause::EndBusinesses => Some(&mut self.businesses),
            Cause::EndPrisoners => Some(&mut self.bail),
            Cause::EndDebts => Some(&mut self.debts),
            _ => None,
        }
    }
}

/// What the end moved, by seat, as the events of a finished game tell it. They tell it in one go, so it is read backwards.
pub fn settlements<'a>(events: impl DoubleEndedIterator<Item = &'a Event>) -> [Settlement; MAX_SEATS] {
    let mut settlements = [Settlement::default(); MAX_SEATS];
    for event in events.rev() {
        match *event {
            Event::Paid { from, to, amount, cause } => {
                if Settlement::default().part(cause).is_none() {
                    break;
                }
                for (party, sum) in [(from, -amount), (to, amount)] {
                    if let Party::Seat(seat) = party
                        && let Some(part) = settlements[seat.index()].part(cause)
                    {
                        *part += sum;
                    }
                }
            }
            Event::Ended | Event::KnockedOut { .. } | Event::MemberMoved { .. } | Event::DebtReturned { .. } => {}
            _ => break,
        }
    }
    settlements
}

impl Pate {
    /// P8.1: whether a seat stands on the last step of the knock-out track.
    pub(crate) fn is_in(&self, seat: Seat) -> bool {
        self.knock_out().is_some_and(|track| self.at_end(seat, track))
    }

    pub(crate) fn settle_game(&mut self, on: &mut impl Listen<Event>) {
        for seat in self.seats() {
            if !self.is_in(seat) {
                on.hear(Event::KnockedOut { seat });
            }
        }
        self.pay_income_to(Pate::is_in, on);
        for seat in self.seats() {
            if self.is_in(seat) {
                self.settle_businesses(seat, on);
            }
        }
        for seat in self.seats() {
            self.settle_debts(seat, on);
        }
        self.phase = Phase::Over;
        on.hear(Event::Ended);
    }

    /// P8.2: pay for each business and bail for each prisoner, who returns to supply.
    fn settle_businesses(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        let figures = self.figures;
        let money = &figures.edition.money;
        let (businesses, prisoners) = (self.own(seat).held.len(), self.own(seat).tombs);
        self.receive(seat, money.end_per_business * i32::from(businesses), Cause::EndBusinesses, on);
        self.spend(seat, money.end_per_prisoner * i32::from(prisoners), Cause::EndPrisoners, on);
        self.empty_tombs(seat, Whereabouts::Supply, on);
    }

    /// P8.3: in full, below zero if need be; those who are out pay and receive too.
    fn settle_debts(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        let price = self.figures.edition.money.end_per_debt;
        for keeper in self.seats().map(Party::Seat).chain([Party::Bank]) {
            let markers = match keeper {
                Party::Seat(holder) => self.own(seat).debts_with[holder.index()],
                Party::Bank => self.own(seat).debts_at_bank,
            };
            for _ in 0..markers {
                self.take_debt_back(seat, keeper, on);
            }
            self.pay(Party::Seat(seat), keeper, price * i32::from(markers), Cause::EndDebts, on);
        }
    }

    /// P8.1, P8.4: the most money among those who are in; then the other track; then the larger family; then shared.
    pub(crate) fn final_standings(&self) -> Standings {
        let scores = self.scores();
        Standings::by_score(&scores[..self.players as usize], scores.iter().any(Option::is_some))
    }

    pub(crate) fn scores(&self) -> [Score; Family::COUNT] {
        let other = Track::tie_break(self.knock_out());
        let mut scores = [None; Family::COUNT];
        for seat in self.seats().filter(|seat| self.is_in(*seat)) {
            let own = self.own(seat);
            scores[seat.index()] = Some([own.money.into(), own.marker(other).into(), (own.held.len() + own.supply).into()]);
        }
        scores
    }

    /// What decided the game, once it is over.
    pub fn decided_by(&self) -> Option<Decided> {
        if self.phase != Phase::Over {
            return None;
        }
        let mut scores = self.scores();
        scores.sort_unstable();
        let [.., second, first] = scores;
        Some(match (first, second) {
            (None, _) => Decided::NobodyLeft,
            (Some(_), None) => Decided::Alone,
            (Some(first), Some(second)) => {
                let differs = first.iter().zip(second).position(|(one, other)| *one != other);
                differs.map_or(Decided::Shared, |column| Decided::BY_SCORE[column])
            }
        })
    }
}
