//! P8: the end.

use table::{Listen, Seat, Standings};

use crate::event::{Cause, Party};
use crate::state::Phase;
use crate::{Event, Family, Keeper, Pate, Track};

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
        self.free_prisoners(seat, on);
    }

    /// P8.3: in full, below zero if need be; those who are out pay and receive too.
    fn settle_debts(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        let price = self.figures.edition.money.end_per_debt;
        for keeper in self.seats().map(Keeper::Seat).chain([Keeper::Bank]) {
            let (markers, creditor) = match keeper {
                Keeper::Seat(holder) => (self.own(seat).debts_with[holder.index()], Party::Seat(holder)),
                Keeper::Bank => (self.own(seat).debts_at_bank, Party::Bank),
            };
            for _ in 0..markers {
                self.take_debt_back(seat, keeper, on);
            }
            self.pay(Party::Seat(seat), creditor, price * i32::from(markers), Cause::EndDebts, on);
        }
    }

    /// P8.1, P8.4: the most money among those who are in; then the other track; then the larger family; then shared.
    pub(crate) fn final_standings(&self) -> Standings {
        let other = match self.knock_out() {
            Some(Track::Reputation) => Track::Influence,
            _ => Track::Reputation,
        };
        let score = |seat: Seat| {
            let own = self.own(seat);
            let family = own.held.len() + own.supply;
            self.is_in(seat).then_some((own.money, own.marker(other), family))
        };
        let mut scores = [None; Family::COUNT];
        for seat in self.seats() {
            scores[seat.index()] = score(seat);
        }
        Standings::by_score(&scores[..self.players as usize], scores.iter().any(Option::is_some))
    }
}
