//! Seating gangster by gangster: by hand before the game (M1.6) and after a raid (M3.8).

use engine::{Listen, Seat};

use crate::state::{Occasion, Phase, Sitter};
use crate::{Event, Maffiosi, ManView, Place, PlaceSet, Report, Role};

impl Maffiosi {
    /// M1.6, M3.8: this player if somebody waits, else the next one counter-clockwise. Nobody left: it is done.
    pub(crate) fn seat_from(&mut self, occasion: Occasion, first: Seat, last: Seat, on: &mut impl Listen<Event>) {
        let players = self.players as usize;
        let mut seats = std::iter::successors(Some(first), |seat| Some(seat.right(players))).take(players);
        match (seats.find(|seat| self.waits(*seat)), occasion) {
            (Some(next), _) => self.phase = self.ask_whom(occasion, next),
            // M1.6: who set the last one starts.
            (None, Occasion::Opening) => self.begin_turn(last, on),
            // M3.8: the raider may still Move.
            (None, Occasion::Raid) => self.after_first_card(on),
        }
    }

    /// Where all who are left are alike there is no choice of whom.
    fn ask_whom(&self, occasion: Occasion, seat: Seat) -> Phase {
        let mut sitters = self.sitters(seat);
        match (sitters.next(), sitters.next()) {
            (Some(only), None) => Phase::Sit(occasion, seat, only),
            _ => Phase::Choose(occasion, seat),
        }
    }

    /// Whether the present gangster had to be chosen among others first.
    pub(crate) fn was_chosen(&self, seat: Seat) -> bool {
        self.sitters(seat).nth(1).is_some()
    }

    pub(crate) fn choose(&mut self, sitter: Sitter) {
        let Phase::Choose(occasion, seat) = self.phase else { return };
        self.phase = Phase::Sit(occasion, seat, sitter);
    }

    pub(crate) fn sit_down(&mut self, place: Place, on: &mut impl Listen<Event>) {
        let Phase::Sit(occasion, seat, Sitter { role, asleep }) = self.phase else { return };
        self.waiting[seat.index()][role.index()] -= 1;
        self.dinner.seat(ManView { seat, role, asleep }, place);
        if asleep {
            self.waiting_asleep[seat.index()][role.index()] -= 1;
        }
        on.hear(Report::SatDown { seat, role, place, asleep }.into());
        self.seat_from(occasion, seat.right(self.players as usize), seat, on);
    }

    /// M3.8: all leave, sleepers with their markers; cakes stay.
    pub(crate) fn raid(&mut self, on: &mut impl Listen<Event>) {
        let asleep = if self.sleep_through_raids() { self.dinner.asleep } else { PlaceSet::EMPTY };
        for seat in self.seats() {
            for role in Role::ALL {
                let men = self.dinner.men_of(seat).and(self.dinner.in_role(role));
                self.waiting[seat.index()][role.index()] = men.len();
                self.waiting_asleep[seat.index()][role.index()] = men.and(asleep).len();
            }
        }
        self.dinner.clear(PlaceSet::ALL);
        on.hear(Report::Raided { seat: self.active }.into());
        self.seat_from(Occasion::Raid, self.active, self.active, on);
    }
}
