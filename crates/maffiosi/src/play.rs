//! What moves do: turns, cards and deaths. Seating is in `seating`, the end in `ending`.

use engine::{Listen, MAX_SEATS, Seat};

use crate::event::Cause;
use crate::state::{Occasion, Phase, Sitter};
use crate::{Card, Cards, Direction, EndReason, Event, House, Maffiosi, ManView, Move, Place, PlaceSet, Report};

impl Maffiosi {
    pub(crate) fn carry_out(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        match mv {
            Move::Play(card) => self.play_card(card, on),
            Move::Discard(card) => {
                self.discard(card);
                on.hear(Report::Discarded { seat: self.active, card }.into());
                self.phase = Phase::Draw;
            }
            Move::Stab(place) => self.kill(PlaceSet::only(place), Cause::Knife, on),
            Move::Fire(place) => self.kill(PlaceSet::only(place), Cause::Bullet, on),
            Move::Cake(place) => {
                self.cakes[self.active.index()] = Some(place);
                on.hear(Report::CakeOrdered { seat: self.active, place }.into());
            }
            Move::Pass(owner, direction) => self.pass_cake(owner, direction, on),
            Move::Boom(owner) => self.explode(owner, on),
            Move::Drug(place) => self.choose_drinker(place, on),
            Move::From(place) => {
                let Phase::From(second) = self.phase else { return };
                self.phase = Phase::To(place, second);
            }
            Move::To(place) => self.move_to(place, on),
            Move::Choose(role) => self.choose(Sitter { role, asleep: false }),
            Move::ChooseSleeper(role) => self.choose(Sitter { role, asleep: true }),
            Move::Sit(place) => self.sit_down(place, on),
            Move::EndTurn => self.phase = Phase::Draw,
        }
        let takes_effect = matches!(mv, Move::Stab(_) | Move::Fire(_) | Move::Cake(_) | Move::Pass(..) | Move::Boom(_));
        if takes_effect {
            self.after_first_card(on);
        }
    }

    pub(crate) fn settle_house(&mut self, house: House, on: &mut impl Listen<Event>) {
        match (house, self.phase) {
            (House::Youngest(seat), _) => {
                on.hear(Report::Youngest { seat }.into());
                self.seat_from(Occasion::Opening, seat, seat, on);
            }
            (House::Card(card), Phase::Deal(dealt)) => self.deal(card, dealt, on),
            (House::Card(card), _) => self.draw(card, on),
        }
    }

    // M1.5, M3.1: dealing and drawing.

    /// Who gets the next card of the deal: one each in turn.
    #[inline]
    pub(crate) fn dealt_to(&self, dealt: u8) -> Seat {
        Seat::new((dealt % self.players) as usize)
    }

    fn deal(&mut self, card: Card, dealt: u8, on: &mut impl Listen<Event>) {
        self.take_card(self.dealt_to(dealt), card, on);
        if dealt + 1 < self.players * self.figures().edition.hand {
            self.phase = Phase::Deal(dealt + 1);
        } else if self.by_hand {
            self.phase = Phase::DrawYoungest;
        } else {
            self.begin_turn(self.starter, on);
        }
    }

    fn draw(&mut self, card: Card, on: &mut impl Listen<Event>) {
        let seat = self.active;
        self.take_card(seat, card, on);
        if self.hands[seat.index()].total() >= self.figures().edition.hand {
            self.wake(seat, on);
            self.end_turn(on);
        }
    }

    /// M3.1: when the last card of the pile is taken the discards become the new pile at once.
    fn take_card(&mut self, seat: Seat, card: Card, on: &mut impl Listen<Event>) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.with(card, 1);
        let drawn = &mut self.drawn[seat.index()];
        *drawn = drawn.with(card, 1);
        self.pile = self.pile.without(card, 1);
        on.hear(Event::Drew { seat, card });
        if self.pile.is_empty() {
            self.pile = std::mem::take(&mut self.discards);
            (self.pile_made_of, self.drawn) = (self.pile, [Cards::NONE; MAX_SEATS]);
            on.hear(Report::Reshuffled { cards: self.pile.total() }.into());
        }
    }

    // M2: turns.

    pub(crate) fn begin_turn(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        self.active = seat;
        self.quiet = true;
        on.hear(Report::TurnBegan { seat }.into());
        // M2.1: own cake explodes, collect, play.
        if self.cakes[seat.index()].is_some() {
            self.explode(seat, on);
            if self.is_over() {
                return;
            }
            // M4.1: the rest of an own turn is skipped.
            if self.is_out(seat) {
                return self.end_turn(on);
            }
        }
        self.phase = Phase::Play;
        self.collect(seat, on);
    }

    /// M2.3: a payment never exceeds the pot; an empty pot ends the game (M5.1).
    fn collect(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        let amount = self.dinner.takings(seat).min(self.pot);
        if amount == 0 {
            return;
        }
        self.pot -= amount;
        self.money[seat.index()] += amount;
        self.quiet = false;
        on.hear(Report::Collected { seat, amount }.into());
        if self.pot == 0 {
            self.end(EndReason::PotEmpty, on);
        }
    }

    /// M2.1: own sleepers wake.
    fn wake(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        let sleepers = self.dinner.asleep.and(self.dinner.men_of(seat));
        if !sleepers.is_empty() {
            self.dinner.wake(sleepers);
            on.hear(Report::Woke { seat, men: sleepers.len() }.into());
        }
    }

    fn end_turn(&mut self, on: &mut impl Listen<Event>) {
        self.quiet_turns = if self.quiet { self.quiet_turns + 1 } else { 0 };
        if self.is_too_quiet() {
            return self.end(EndReason::Quiet, on);
        }
        let mut next = self.active.left(self.players as usize);
        while self.is_out(next) {
            next = next.left(self.players as usize);
        }
        self.begin_turn(next, on);
    }

    // M3: cards.

    fn discard(&mut self, card: Card) {
        let hand = &mut self.hands[self.active.index()];
        *hand = hand.without(card, 1);
        self.discards = self.discards.with(card, 1);
    }

    fn play_card(&mut self, card: Card, on: &mut impl Listen<Event>) {
        let second = self.phase == Phase::Further;
        self.discard(card);
        on.hear(Report::Played { seat: self.active, card }.into());
        self.phase = match card {
            Card::Stab => Phase::Stab,
            Card::Fire => Phase::Fire,
            Card::Cake => Phase::Cake,
            Card::Pass => Phase::Pass,
            Card::Boom => Phase::Boom,
            Card::Nightcap => Phase::Drug(PlaceSet::EMPTY, self.nightcap_markers()),
            Card::Raid => {
                // M3.8: the card leaves the game.
                self.discards = self.discards.without(card, 1);
                self.removed = self.removed.with(card, 1);
                return self.raid(on);
            }
            Card::Move => Phase::From(second),
        };
    }

    /// M3.1: after the first card a Move may follow. Everybody is asked who could move a man, whatever is in the hand: to pass
    /// over the question would tell the others that there is no Move in it.
    pub(crate) fn after_first_card(&mut self, on: &mut impl Listen<Event>) {
        if self.is_over() {
        } else if self.is_out(self.active) {
            self.end_turn(on);
        } else {
            self.phase = if self.can_move() { Phase::Further } else { Phase::Draw };
        }
    }

    /// M3.5: the nearest gangster that way; the man at the cake's own place does not count.
    #[inline]
    pub(crate) fn receiver(&self, cake: Place, direction: Direction) -> Option<Place> {
        match direction {
            Direction::Clockwise => self.dinner.occupied().next_clockwise(cake),
            Direction::Counter => self.dinner.occupied().next_counter(cake),
        }
    }

    fn pass_cake(&mut self, owner: Seat, direction: Direction, on: &mut impl Listen<Event>) {
        let Some(from) = self.cakes[owner.index()] else { return };
        let Some(to) = self.receiver(from, direction) else { return };
        self.cakes[owner.index()] = Some(to);
        on.hear(Report::CakePassed { seat: self.active, owner, from, to }.into());
    }

    /// M2.2: whoever sits there and on the two places beside it dies; other cakes are not set off.
    fn explode(&mut self, owner: Seat, on: &mut impl Listen<Event>) {
        let Some(place) = self.cakes[owner.index()].take() else { return };
        // M4.1: the cake of one who is out leaves the game.
        on.hear(Report::Exploded { owner, place, gone: self.is_out(owner) }.into());
        self.kill(self.dinner.victims(place), Cause::Cake, on);
    }

    /// M3.7: the markers act together, when all are chosen.
    fn choose_drinker(&mut self, place: Place, on: &mut impl Listen<Event>) {
        let Phase::Drug(chosen, left) = self.phase else { return };
        let chosen = chosen.or(PlaceSet::only(place));
        if left > 1 {
            self.phase = Phase::Drug(chosen, left - 1);
            return;
        }
        let doomed = chosen.and(self.dinner.asleep);
        for place in chosen.minus(doomed) {
            self.dinner.put_to_sleep(PlaceSet::only(place));
            if let Some(ManView { seat, role, .. }) = self.dinner.man_at(place) {
                on.hear(Report::Drugged { seat, role, place }.into());
            }
        }
        self.kill(doomed, Cause::Nightcap, on);
        self.after_first_card(on);
    }

    /// M3.9: a cake before him stays (M2.2).
    fn move_to(&mut self, to: Place, on: &mut impl Listen<Event>) {
        let Phase::To(from, second) = self.phase else { return };
        let (seat, role) = (self.active, self.dinner.role_at(from));
        self.dinner.clear(PlaceSet::only(from));
        self.dinner.seat(ManView { seat, role, asleep: false }, to);
        on.hear(Report::Moved { seat, role, from, to }.into());
        if second {
            self.phase = Phase::Draw;
        } else {
            self.after_first_card(on);
        }
    }

    // M6: whoever dies goes through this.

    /// All who sit at these places die together; their sleep markers go back (M6.4).
    fn kill(&mut self, doomed: PlaceSet, by: Cause, on: &mut impl Listen<Event>) {
        if doomed.is_empty() {
            return;
        }
        self.quiet = false;
        self.deaths += 1;
        for place in doomed {
            if let Some(ManView { seat, role, .. }) = self.dinner.man_at(place) {
                on.hear(Report::Killed { seat, role, place, by }.into());
            }
        }
        let before = self.dinner.men;
        self.dinner.clear(doomed);
        let mut somebody_left = false;
        for seat in self.seats() {
            let men = before[seat.index()];
            if !men.is_empty() && self.dinner.men_of(seat).is_empty() {
                self.leave(seat, men.len(), on);
                somebody_left = true;
            }
        }
        if somebody_left {
            self.end_if_few_are_left(on);
        }
    }
}
