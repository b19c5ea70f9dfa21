//! C4: the year's end, each step by all from the starter before the next, and the end of the game.

use engine::{Listen, MAX_SEATS, Seat, Standings, named};

use crate::Party;
use crate::event::{Cause, Report, Spot};
use crate::state::{CELLS, Phase};
use crate::{Capone, Event, Field, Kind, MemberSet, Move};

named! {
    /// How a game came to its end.
    pub enum EndReason {
        /// A chip reached the last step (C4.6).
        Goal = "goal",
        /// The last year passed without that (C4.7).
        LastYear = "last-year",
    }
}

named! {
    /// What decided who won, in the order of the scores' figures.
    pub enum Decided {
        /// One chip stands farther than all others (C4.6, C4.7).
        Chip = "chip",
        /// Equal chips: most cash.
        Cash = "cash",
        /// Equal cash too: the family worth most.
        Family = "family",
        /// Equal in all: the win is shared.
        Shared = "shared",
    }
}

/// C4.6: the chip, cash, the value of members on the photo and in prison.
type Score = [i64; 3];

impl Capone {
    pub(crate) fn end_year(&mut self, on: &mut impl Listen<Event>) {
        on.hear(Event::Open(Report::YearEnded { year: self.year }));
        self.pay_income(on);
        self.come_home(on);
        self.ask_hire_back(self.in_order(), on);
    }

    /// C4.1: the sum of own pieces' values on illegal fields.
    fn pay_income(&mut self, on: &mut impl Listen<Event>) {
        let mut income = [0; MAX_SEATS];
        for gang in self.fields.iter().flatten() {
            income[gang.seat.index()] += self.total(*gang);
        }
        for seat in self.in_order() {
            self.pay(Party::Bank, Party::Seat(seat), income[seat.index()], Cause::Income, on);
        }
    }

    /// C4.2: from illegal, legal and out-of-circulation fields.
    fn come_home(&mut self, on: &mut impl Listen<Event>) {
        for field in Field::all() {
            if let Some(gang) = self.gang(field) {
                self.move_members(gang.seat, gang.members, Spot::Field(field), Spot::Photo, on);
                self.move_guards(gang.seat, gang.guards, Spot::Field(field), Spot::Photo, on);
            }
        }
        for seat in self.in_order() {
            let legal = self.own(seat).legal;
            if legal != 0 {
                for kind in Kind::ALL.into_iter().take(Kind::LEGAL).filter(|kind| legal & 1 << kind.index() != 0) {
                    self.move_guards(seat, 1, Spot::Legal(kind), Spot::Photo, on);
                }
            }
        }
        for kind in Kind::OUT_OF_CIRCULATION {
            if let Some(absentee) = self.away[kind.away_index()] {
                self.move_members(absentee.seat, MemberSet::only(absentee.member), Spot::Away(kind), Spot::Photo, on);
            }
        }
    }

    /// The seats after this one that come before the starter again.
    #[inline]
    pub(crate) fn rest_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.in_order().skip_while(move |other| *other != seat).skip(1)
    }

    /// C4.3: asks the first of these seats that can afford a guard from its park. The guards of those before it, who cannot, leave
    /// the game.
    fn ask_hire_back(&mut self, seats: impl Iterator<Item = Seat>, on: &mut impl Listen<Event>) {
        for seat in seats {
            let own = self.own(seat);
            if own.park > 0 && own.cash >= self.figures.price(Move::HireBack(1)) {
                self.phase = Phase::HireBack(seat);
                return;
            }
            self.move_guards(seat, own.park, Spot::Park, Spot::Gone, on);
        }
        self.move_prisoners(on);
        self.ask_buy_outs(self.in_order(), on);
    }

    pub(crate) fn hire_back(&mut self, count: u8, on: &mut impl Listen<Event>) {
        let Phase::HireBack(seat) = self.phase else { return };
        let price = self.figures.price(Move::HireBack(count));
        self.pay(Party::Seat(seat), Party::Bank, price, Cause::Guards, on);
        self.move_guards(seat, count, Spot::Park, Spot::Photo, on);
        self.move_guards(seat, self.own(seat).park, Spot::Park, Spot::Gone, on);
        self.ask_hire_back(self.rest_after(seat), on);
    }

    /// C4.4: each to the next cell, from the first home.
    fn move_prisoners(&mut self, on: &mut impl Listen<Event>) {
        for cell in 1..=CELLS as u8 {
            if let Some(prisoner) = self.prison[cell as usize - 1] {
                let to = if cell == 1 { Spot::Photo } else { Spot::Cell(cell - 1) };
                self.move_members(prisoner.seat, MemberSet::only(prisoner.member), Spot::Cell(cell), to, on);
            }
        }
    }

    /// C3.7: after C4.4 and before C4.5.
    pub(crate) fn ask_buy_outs(&mut self, mut seats: impl Iterator<Item = Seat>, on: &mut impl Listen<Event>) {
        let holds_somebody = self.prison.iter().any(Option::is_some);
        match seats.find(|seat| holds_somebody && !self.affordable(*seat).is_empty()) {
            Some(seat) => self.phase = Phase::BuyOut(seat),
            None => self.ask_invest(self.in_order(), on),
        }
    }

    /// C4.5: those who can move their chip at all.
    fn ask_invest(&mut self, seats: impl Iterator<Item = Seat>, on: &mut impl Listen<Event>) {
        for seat in seats {
            let own = self.own(seat);
            if own.cash >= self.figures.price(Move::Invest(1)) || (own.chip > 0 && self.figures.edition.chip.max_sell > 0) {
                self.phase = Phase::Invest(seat);
                return;
            }
            on.hear(Event::Open(Report::CannotInvest { seat }));
        }
        self.close_year(on);
    }

    pub(crate) fn invest(&mut self, steps: u8, on: &mut impl Listen<Event>) {
        let Phase::Invest(seat) = self.phase else { return };
        if steps == 0 {
            on.hear(Event::Open(Report::ChipKept { seat }));
        } else {
            let price = self.figures.price(Move::Invest(steps));
            self.pay(Party::Seat(seat), Party::Bank, price, Cause::Investment, on);
            self.move_chip(seat, self.own(seat).chip + steps, on);
        }
        self.ask_invest(self.rest_after(seat), on);
    }

    pub(crate) fn sell(&mut self, steps: u8, on: &mut impl Listen<Event>) {
        let Phase::Invest(seat) = self.phase else { return };
        let price = self.figures.price(Move::Sell(steps));
        self.pay(Party::Bank, Party::Seat(seat), -price, Cause::Sale, on);
        self.move_chip(seat, self.own(seat).chip - steps, on);
        self.ask_invest(self.rest_after(seat), on);
    }

    fn move_chip(&mut self, seat: Seat, to: u8, on: &mut impl Listen<Event>) {
        let from = std::mem::replace(&mut self.own_mut(seat).chip, to);
        on.hear(Event::Open(Report::ChipMoved { seat, from, to }));
    }

    /// C4.6, C4.7: when all have invested the game is over, or the next year begins with the next starter (C2.1).
    fn close_year(&mut self, on: &mut impl Listen<Event>) {
        if self.is_goal_reached() || self.year >= self.figures.edition.max_years {
            self.phase = Phase::Over;
            on.hear(Event::Open(Report::Ended));
            return;
        }
        self.year += 1;
        self.starter = self.left_of(self.starter);
        self.active = self.starter;
        self.phase = Phase::Deal(0);
    }

    fn is_goal_reached(&self) -> bool {
        self.seats().any(|seat| self.own(seat).chip >= self.figures.edition.chip.goal)
    }

    /// C4.6: what the members still in the family are worth, in prison too; guards do not count.
    pub(crate) fn family_value(&self, seat: Seat) -> i32 {
        let at_home = self.figures.sum(self.own(seat).photo);
        at_home + self.prisoners(seat).map(|member| self.figures.value(member)).sum::<i32>()
    }

    pub(crate) fn scores(&self) -> [Score; MAX_SEATS] {
        let mut scores = [[i64::MIN; 3]; MAX_SEATS];
        for seat in self.seats() {
            let own = self.own(seat);
            scores[seat.index()] = [own.chip.into(), own.cash.into(), self.family_value(seat).into()];
        }
        scores
    }

    /// C4.6, C4.7: the highest chip, which is on the last step if any is; then cash; then the family; then shared.
    pub(crate) fn final_standings(&self) -> Standings {
        Standings::by_score(&self.scores()[..self.players as usize], true)
    }

    /// How the game ended and what decided it, once it is over.
    pub fn decided_by(&self) -> Option<(EndReason, Decided)> {
        if self.phase != Phase::Over {
            return None;
        }
        let reason = if self.is_goal_reached() { EndReason::Goal } else { EndReason::LastYear };
        Some((reason, Decided::ALL[Standings::deciding_figure(self.scores())]))
    }
}
