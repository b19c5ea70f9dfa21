//! What moves do: the rules C2 and C3 in action. The year's end, C4, is in `year`.

use engine::{Listen, Seat};

use crate::Party;
use crate::event::{Cause, Report, Spot};
use crate::kind::Purpose;
use crate::placing::Fewest;
use crate::state::{CELLS, Gang, Phase, Placing};
use crate::{Absentee, Capone, Cards, Event, Field, House, Kind, Member, MemberSet, Move};

impl Capone {
    pub(crate) fn carry_out(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        match mv {
            Move::Exchange(kind) => self.exchange(kind, on),
            Move::BuyOut(member) => self.buy_out(member, on),
            Move::Play(kind) => self.play_card(kind, on),
            Move::LayDown(kind) => self.lay_down(kind, on),
            Move::Field(field) => self.choose_field(field, on),
            Move::Away(kind) => self.choose_away(kind, on),
            Move::Payer(seat) => self.take_protection(seat, on),
            Move::Member(member) => self.choose_member(member, on),
            Move::Guard => self.set_pieces(MemberSet::EMPTY, 1, on),
            Move::Done => self.done(on),
            Move::Leave => self.leave_in_prison(on),
            Move::HireBack(count) => self.hire_back(count, on),
            Move::Invest(steps) => self.invest(steps, on),
            Move::Sell(steps) => self.sell(steps, on),
        }
    }

    // C2: the year's cards.

    /// Who gets the card that the house deals.
    #[inline]
    pub(crate) fn drawer(&self) -> Option<Seat> {
        match self.phase {
            // From the starter clockwise, again and again.
            Phase::Deal(dealt) => {
                let index = (self.starter.index() + dealt as usize) % self.players as usize;
                Some(Seat::new(index))
            }
            Phase::Redeal(seat) => Some(seat),
            _ => None,
        }
    }

    /// The cards that the house draws from: before the first card of a year all are shuffled (C2.2).
    #[inline]
    pub(crate) fn pile(&self) -> Cards {
        match self.phase {
            Phase::Deal(0) => Cards::ALL,
            Phase::Deal(_) | Phase::Redeal(_) => self.deck,
            _ => Cards::EMPTY,
        }
    }

    pub(crate) fn deal(&mut self, House::Deal(card): House, on: &mut impl Listen<Event>) {
        let Some(seat) = self.drawer() else { return };
        if self.phase == Phase::Deal(0) {
            self.shuffle(on);
        }
        self.deck.remove(card);
        self.own_mut(seat).hand.add(card);
        on.hear(Event::Dealt { seat, card });
        let rounds = self.figures.edition.rounds_for(self.players as usize);
        match self.phase {
            Phase::Deal(dealt) if dealt + 1 < rounds * self.players => self.phase = Phase::Deal(dealt + 1),
            Phase::Deal(_) => self.phase = Phase::Exchange(self.starter),
            _ if self.own(seat).hand.len() == rounds => self.after_exchange_of(seat),
            _ => {}
        }
    }

    fn shuffle(&mut self, on: &mut impl Listen<Event>) {
        for own in &mut self.holdings {
            (own.hand, own.exchanged, own.face_down) = (Cards::EMPTY, Cards::EMPTY, Cards::EMPTY);
        }
        (self.deck, self.played) = (Cards::ALL, Cards::EMPTY);
        on.hear(Event::Open(Report::YearBegan { year: self.year, starter: self.starter }));
    }

    fn exchange(&mut self, card: Kind, on: &mut impl Listen<Event>) {
        let Phase::Exchange(seat) = self.phase else { return };
        let own = self.own_mut(seat);
        own.hand.remove(card);
        own.exchanged.add(card);
        let nothing_left = own.hand.is_empty();
        on.hear(Event::Exchanged { seat, card });
        if nothing_left {
            self.end_exchange(seat, on);
        }
    }

    fn end_exchange(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        let count = self.own(seat).exchanged.len();
        on.hear(Event::Open(Report::ExchangeEnded { seat, count }));
        if count > 0 {
            self.phase = Phase::Redeal(seat);
        } else {
            self.after_exchange_of(seat);
        }
    }

    fn after_exchange_of(&mut self, seat: Seat) {
        let next = self.left_of(seat);
        self.phase = if next == self.starter { Phase::Turn } else { Phase::Exchange(next) };
    }

    fn done(&mut self, on: &mut impl Listen<Event>) {
        match self.phase {
            Phase::Exchange(seat) => self.end_exchange(seat, on),
            Phase::Place(placing) => self.finish_placing(placing, on),
            _ => {}
        }
    }

    /// C2.3: face down, so only its player knows what it was.
    fn lay_down(&mut self, card: Kind, on: &mut impl Listen<Event>) {
        let seat = self.active;
        let own = self.own_mut(seat);
        own.hand.remove(card);
        own.face_down.add(card);
        on.hear(Event::LaidDown { seat, card });
        self.end_turn(on);
    }

    fn end_turn(&mut self, on: &mut impl Listen<Event>) {
        self.active = self.left_of(self.active);
        if self.own(self.active).hand.is_empty() {
            self.end_year(on);
        } else {
            self.phase = Phase::Turn;
        }
    }

    // C3: cards with effect.

    fn play_card(&mut self, card: Kind, on: &mut impl Listen<Event>) {
        let seat = self.active;
        self.own_mut(seat).hand.remove(card);
        self.played.add(card);
        on.hear(Event::Open(Report::Played { seat, card }));
        if card.purpose() == Purpose::Legal {
            // C3.1.
            self.move_guards(seat, 1, Spot::Photo, Spot::Legal(card), on);
            let amount = self.figures.pay(self.own(seat).chip);
            self.pay(Party::Bank, Party::Seat(seat), amount, Cause::Legal(card), on);
            return self.end_turn(on);
        }
        self.phase = Phase::Target(card);
    }

    fn choose_field(&mut self, field: Field, on: &mut impl Listen<Event>) {
        let Phase::Target(card) = self.phase else { return };
        match card.purpose() {
            Purpose::Illegal if self.is_last_card(0) => self.place_fewest(field, on),
            Purpose::Illegal | Purpose::Takeover => {
                let exact = card == Kind::Takeover;
                self.phase = Phase::Place(Placing { field, members: MemberSet::EMPTY, guards: 0, exact });
            }
            Purpose::Offer => {
                // C3.10.
                self.oust(field, on);
                self.end_turn(on);
            }
            _ => {
                let there = self.gang(field).map_or(MemberSet::EMPTY, |gang| gang.members);
                match there.first() {
                    Some(only) if there.len() == 1 => self.take_member(card, field, only, on),
                    _ => self.phase = Phase::Victim(card, field),
                }
            }
        }
    }

    /// C3.7, C3.10: the member on an out-of-circulation field.
    fn choose_away(&mut self, away: Kind, on: &mut impl Listen<Event>) {
        let (Phase::Target(card), Some(absentee)) = (self.phase, self.away[away.away_index()]) else { return };
        let Absentee { seat, member } = absentee;
        if card == Kind::Fbi {
            self.arrest(seat, member, Spot::Away(away), on);
        } else {
            self.move_members(seat, MemberSet::only(member), Spot::Away(away), Spot::Harbour, on);
            self.end_turn(on);
        }
    }

    /// C3.8: by the victim's chip, at most what the victim has.
    fn take_protection(&mut self, payer: Seat, on: &mut impl Listen<Event>) {
        let victim = self.own(payer);
        let amount = self.figures.protection(victim.chip).min(victim.cash);
        self.pay(Party::Seat(payer), Party::Seat(self.active), amount, Cause::Protection, on);
        self.end_turn(on);
    }

    fn choose_member(&mut self, member: Member, on: &mut impl Listen<Event>) {
        match self.phase {
            Phase::Victim(card, field) => self.take_member(card, field, member, on),
            Phase::Place(placing) if !placing.exact && self.is_last_card(0) => {
                // C3.5: the guards follow by themselves.
                let Some(Fewest::Member(_, guards)) = self.fewest(placing.field) else { return };
                self.finish_placing(Placing { members: MemberSet::only(member), guards, ..placing }, on);
            }
            Phase::Place(_) => self.set_pieces(MemberSet::only(member), 0, on),
            _ => {}
        }
    }

    /// C3.6, C3.7: one member; what is left behind stays (C3.11).
    fn take_member(&mut self, card: Kind, field: Field, member: Member, on: &mut impl Listen<Event>) {
        let Some(seat) = self.gang(field).map(|gang| gang.seat) else { return };
        if card == Kind::Fbi {
            return self.arrest(seat, member, Spot::Field(field), on);
        }
        self.move_members(seat, MemberSet::only(member), Spot::Field(field), Spot::Away(card), on);
        self.end_turn(on);
    }

    /// C3.7: into the last cell; the owner is asked at once.
    fn arrest(&mut self, seat: Seat, member: Member, from: Spot, on: &mut impl Listen<Event>) {
        self.move_members(seat, MemberSet::only(member), from, Spot::Cell(CELLS as u8), on);
        if self.own(seat).cash >= self.figures.price(Move::BuyOut(member)) {
            self.phase = Phase::Ransom(seat);
        } else {
            self.end_turn(on);
        }
    }

    /// C3.7: at once, in the own turn before the card, or at the year's end.
    fn buy_out(&mut self, member: Member, on: &mut impl Listen<Event>) {
        let (Phase::Ransom(seat) | Phase::BuyOut(seat)) = self.phase else {
            return self.free(self.active, member, on);
        };
        self.free(seat, member, on);
        match self.phase {
            Phase::Ransom(_) => self.end_turn(on),
            _ if self.affordable(seat).is_empty() => self.ask_buy_outs(self.rest_after(seat), on),
            _ => {}
        }
    }

    fn free(&mut self, seat: Seat, member: Member, on: &mut impl Listen<Event>) {
        let cell = self.prison.iter().position(|cell| *cell == Some(Absentee { seat, member }));
        let Some(cell) = cell else { return };
        let price = self.figures.price(Move::BuyOut(member));
        self.pay(Party::Seat(seat), Party::Bank, price, Cause::Ransom(member), on);
        self.move_members(seat, MemberSet::only(member), Spot::Cell(cell as u8 + 1), Spot::Photo, on);
    }

    fn leave_in_prison(&mut self, on: &mut impl Listen<Event>) {
        let (Phase::Ransom(seat) | Phase::BuyOut(seat)) = self.phase else { return };
        on.hear(Event::Open(Report::LeftInPrison { seat }));
        match self.phase {
            Phase::Ransom(_) => self.end_turn(on),
            _ => self.ask_buy_outs(self.rest_after(seat), on),
        }
    }

    // C3.2, C3.9: setting pieces.

    /// C3.5: without a choice the pieces go by themselves.
    fn place_fewest(&mut self, field: Field, on: &mut impl Listen<Event>) {
        let placing = Placing { field, members: MemberSet::EMPTY, guards: 0, exact: false };
        match self.fewest(field) {
            Some(Fewest::Guards(guards)) => self.finish_placing(Placing { guards, ..placing }, on),
            Some(Fewest::Member(members, guards)) if members.len() == 1 => {
                self.finish_placing(Placing { members, guards, ..placing }, on);
            }
            _ => self.phase = Phase::Place(placing),
        }
    }

    fn set_pieces(&mut self, members: MemberSet, guards: u8, on: &mut impl Listen<Event>) {
        let Phase::Place(mut placing) = self.phase else { return };
        placing.members = placing.members.or(members);
        placing.guards += guards;
        if self.is_complete(&self.setting(placing)) {
            self.finish_placing(placing, on);
        } else {
            self.phase = Phase::Place(placing);
        }
    }

    fn finish_placing(&mut self, placing: Placing, on: &mut impl Listen<Event>) {
        let (seat, to) = (self.active, Spot::Field(placing.field));
        if self.gang(placing.field).is_some_and(|gang| gang.seat != seat) {
            self.oust(placing.field, on);
        }
        self.move_members(seat, placing.members, Spot::Photo, to, on);
        self.move_guards(seat, placing.guards, Spot::Photo, to, on);
        self.end_turn(on);
    }

    /// C3.4, C3.10: members to the harbour, guards to the park.
    fn oust(&mut self, field: Field, on: &mut impl Listen<Event>) {
        let Some(Gang { seat, members, guards }) = self.gang(field) else { return };
        self.move_members(seat, members, Spot::Field(field), Spot::Harbour, on);
        self.move_guards(seat, guards, Spot::Field(field), Spot::Park, on);
    }

    // Everything that changes hands or places does so here, and is told.

    /// C5.5: every change of money names payer and payee.
    pub(crate) fn pay(&mut self, from: Party, to: Party, amount: i32, cause: Cause, on: &mut impl Listen<Event>) {
        if amount == 0 {
            return;
        }
        if let Party::Seat(payer) = from {
            self.own_mut(payer).cash -= amount;
        }
        if let Party::Seat(payee) = to {
            self.own_mut(payee).cash += amount;
        }
        on.hear(Event::Open(Report::Paid { from, to, amount, cause }));
    }

    /// C5.1: members leave one place and arrive at another.
    pub(crate) fn move_members(&mut self, seat: Seat, members: MemberSet, from: Spot, to: Spot, on: &mut impl Listen<Event>) {
        if members.is_empty() {
            return;
        }
        let absentee = |members: MemberSet| members.first().map(|member| Absentee { seat, member });
        match from {
            Spot::Photo => self.own_mut(seat).photo = self.own(seat).photo.minus(members),
            Spot::Field(field) => self.change_gang(seat, field, |gang| gang.members = gang.members.minus(members)),
            Spot::Away(kind) => self.away[kind.away_index()] = None,
            Spot::Cell(cell) => self.prison[cell as usize - 1] = None,
            Spot::Harbour => self.own_mut(seat).harbour = self.own(seat).harbour.minus(members),
            Spot::Legal(_) | Spot::Park | Spot::Gone => debug_assert!(false, "no member is ever there"),
        }
        match to {
            Spot::Photo => self.own_mut(seat).photo = self.own(seat).photo.or(members),
            Spot::Field(field) => self.change_gang(seat, field, |gang| gang.members = gang.members.or(members)),
            Spot::Away(kind) => self.away[kind.away_index()] = absentee(members),
            Spot::Cell(cell) => self.prison[cell as usize - 1] = absentee(members),
            Spot::Harbour => self.own_mut(seat).harbour = self.own(seat).harbour.or(members),
            Spot::Legal(_) | Spot::Park | Spot::Gone => debug_assert!(false, "no member ever goes there"),
        }
        for member in members {
            on.hear(Event::Open(Report::MemberMoved { seat, member, from, to }));
        }
    }

    /// C5.2: guards leave one place and arrive at another.
    pub(crate) fn move_guards(&mut self, seat: Seat, count: u8, from: Spot, to: Spot, on: &mut impl Listen<Event>) {
        if count == 0 {
            return;
        }
        match from {
            Spot::Photo => self.own_mut(seat).guards -= count,
            Spot::Field(field) => self.change_gang(seat, field, |gang| gang.guards -= count),
            Spot::Legal(kind) => self.own_mut(seat).legal &= !(1 << kind.index()),
            Spot::Park => self.own_mut(seat).park -= count,
            Spot::Gone => self.own_mut(seat).gone -= count,
            Spot::Away(_) | Spot::Cell(_) | Spot::Harbour => debug_assert!(false, "no guard is ever there"),
        }
        match to {
            Spot::Photo => self.own_mut(seat).guards += count,
            Spot::Field(field) => self.change_gang(seat, field, |gang| gang.guards += count),
            Spot::Legal(kind) => self.own_mut(seat).legal |= 1 << kind.index(),
            Spot::Park => self.own_mut(seat).park += count,
            Spot::Gone => self.own_mut(seat).gone += count,
            Spot::Away(_) | Spot::Cell(_) | Spot::Harbour => debug_assert!(false, "no guard ever goes there"),
        }
        on.hear(Event::Open(Report::GuardsMoved { seat, count, from, to }));
    }

    /// C3.11: a field left empty is free.
    #[inline]
    fn change_gang(&mut self, seat: Seat, field: Field, change: impl FnOnce(&mut Gang)) {
        let place = &mut self.fields[field.index()];
        let mut gang = place.unwrap_or(Gang { seat, members: MemberSet::EMPTY, guards: 0 });
        change(&mut gang);
        *place = if gang.members.is_empty() && gang.guards == 0 { None } else { Some(gang) };
    }
}
