//! What moves do: the rules P1 to P7 in action. The end, P8, is in `settlement`.

use engine::{Listen, Seat};

use crate::Party;
use crate::edition::EndPays;
use crate::event::{Cause, Whereabouts};
use crate::state::Phase;
use crate::{
    Card, Colour, Die, DieSet, District, Event, Face, Family, Favour, Field, FieldSet, House, Move, Pate, Spot, Tile, TileSet,
    Track,
};

impl Pate {
    pub(crate) fn carry_out(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        // By far the most frequent move comes first, so that it needs no table of jumps.
        if let Move::Place(die) = mv {
            self.place(die, die, true, on);
            return self.go_on(on);
        }
        match mv {
            Move::Car(field) => self.place_car(field, on),
            Move::District(district) => self.pick_district(district, on),
            Move::PayCollection | Move::Retire(_) | Move::PayBail | Move::RefuseBail => self.answer_event(mv, on),
            Move::Place(die) => self.place(die, die, true, on),
            Move::Idle(die) => self.place(die, die, false, on),
            Move::Senator(die, colour) => {
                self.spend_tile(self.active, Tile::Senator, on);
                self.place(die, colour, true, on);
            }
            Move::TakeOver(field) => self.take_over(field, on),
            Move::Occupy(field) => {
                self.move_member(self.active.into(), Whereabouts::Supply, Whereabouts::Field(field), on);
            }
            Move::Inform(field) => self.arrest(FieldSet::only(field), on),
            Move::Bank(track) => self.advance(self.active, track, 1, on),
            Move::Pass => self.pass(on),
            Move::Wedding | Move::Grandson | Move::Birthday(_) | Move::Cop(_) | Move::Judge => self.use_tile(mv, on),
            Move::FavourMember | Move::FavourDebt(_) | Move::FavourSteps(_) | Move::FavourCash => self.use_favour(mv, on),
            Move::Keep => self.keep_tiles(on),
            Move::EndTurn => self.end_turn(on),
        }
        let uses_a_field = matches!(mv, Move::TakeOver(_) | Move::Occupy(_) | Move::Inform(_) | Move::Bank(_));
        if uses_a_field {
            self.answered();
        }
        self.go_on(on);
    }

    pub(crate) fn settle_house(&mut self, house: House, on: &mut impl Listen<Event>) {
        match house {
            House::Card(card) => self.turn_card(card, on),
            House::Die(face) => self.die_falls(face, on),
        }
        self.go_on(on);
    }

    /// Passes over whatever leaves nobody a choice.
    #[inline]
    fn go_on(&mut self, on: &mut impl Listen<Event>) {
        let goes_by_itself = self.fresh.is_empty() && matches!(self.phase, Phase::Roll(_) | Phase::Place);
        if !goes_by_itself {
            self.skip_idle_questions(on);
        }
    }

    fn skip_idle_questions(&mut self, on: &mut impl Listen<Event>) {
        if !self.fresh.is_empty() {
            self.drop_idle_questions();
        }
        if self.grandson.is_some() || self.asked_about_tiles().is_some() {
            return;
        }
        match self.phase {
            phase if (phase.is_of_a_field() || phase == Phase::Knives) && !self.worth_asking() => {
                self.answered();
                self.go_on(on);
            }
            // P4.3: the turn ends by itself when nothing is left to use.
            Phase::WrapUp if !self.any_extra(self.active) => self.end_turn(on),
            _ => {}
        }
    }

    // P1.5: set-up by hand.

    fn place_car(&mut self, field: Field, on: &mut impl Listen<Event>) {
        let last = Seat::new(self.players as usize - 1);
        self.car = field;
        on.hear(Event::CarPlaced { seat: last, field });
        self.phase = Phase::PickDistrict(last);
    }

    fn pick_district(&mut self, district: District, on: &mut impl Listen<Event>) {
        let Phase::PickDistrict(seat) = self.phase else { return };
        self.settle_district(seat.into(), district, on);
        if seat != Seat::FIRST {
            self.phase = Phase::PickDistrict(Seat::new(seat.index() - 1));
            return;
        }
        let neutrals = Family::all().skip(self.players as usize);
        for family in neutrals {
            let occupied = self.occupied();
            let free = District::all().find(|district| occupied.and(district.fields()).is_empty());
            self.settle_district(family, free.expect("there are as many districts as families"), on);
        }
        self.begin_round(on);
    }

    fn settle_district(&mut self, family: Family, district: District, on: &mut impl Listen<Event>) {
        let holding = &mut self.holdings[family.index()];
        holding.held = district.fields();
        holding.supply -= holding.held.len();
        on.hear(Event::DistrictTaken { family, district });
    }

    // P2, P3: rounds and events.

    fn begin_round(&mut self, on: &mut impl Listen<Event>) {
        self.round += 1;
        self.active = Seat::FIRST;
        on.hear(Event::RoundBegan { round: self.round });
        self.pay_income_to(|_, _| true, on);
        self.phase = Phase::TurnCard;
    }

    /// P2.2: the amount under the income marker.
    pub(crate) fn pay_income_to(&mut self, whom: impl Fn(&Pate, Seat) -> bool, on: &mut impl Listen<Event>) {
        let figures = self.figures;
        for seat in self.seats() {
            if whom(self, seat) {
                let income = figures.edition.income_at(self.own(seat).marker(Track::Income));
                self.receive(seat, income, Cause::Income, on);
            }
        }
    }

    fn turn_card(&mut self, card: Card, on: &mut impl Listen<Event>) {
        self.turned = self.turned.with(card);
        self.card = Some(card);
        on.hear(Event::CardTurned { card });
        let figures = self.figures.edition.cards.of(card);
        self.move_event_marker(figures.colour, on);
        self.drive(figures.car, on);
        self.card_text(card, on);
    }

    /// P3.1: the markers stop when one colour has reached its number.
    fn move_event_marker(&mut self, colour: Colour, on: &mut impl Listen<Event>) {
        if self.knock_out().is_some() {
            return;
        }
        let marker = &mut self.event_markers[colour as usize];
        *marker += 1;
        on.hear(Event::MarkerMoved { colour, to: *marker });
        if let Some(track) = self.knock_out() {
            on.hear(Event::KnockOutDecided { track });
        }
    }

    /// P3.2, P5.4: the car drives clockwise.
    fn drive(&mut self, fields: u8, on: &mut impl Listen<Event>) {
        self.car = self.car.clockwise(fields);
        on.hear(Event::CarDrove { to: self.car });
    }

    /// P3.3, P3.11-P3.20.
    fn card_text(&mut self, card: Card, on: &mut impl Listen<Event>) {
        match card {
            Card::Collection | Card::Retirement | Card::Bail => return self.ask_event_from(0, on),
            Card::Tip => {
                self.phase = Phase::RollTip;
                return;
            }
            Card::ConcreteShoes => self.sink_at_car(on),
            Card::OldDebts => self.pass_debts_left(on),
            Card::Festival => self.festival(on),
            Card::ClosedTables => {
                let gambling = self.figures.edition.businesses.gambling.pips;
                self.arrest(self.figures.with_pips(gambling).minus(self.protected()), on);
            }
            Card::FrontPage | Card::Knives => {}
        }
        self.begin_turn(Seat::FIRST, on);
    }

    /// P3.13: protection does not help.
    fn sink_at_car(&mut self, on: &mut impl Listen<Event>) {
        if let Some(family) = self.holder(self.car) {
            self.move_member(family, Whereabouts::Field(self.car), Whereabouts::Hudson, on);
        }
    }

    /// P3.14: all at once, so who has none gives none, whatever arrives.
    fn pass_debts_left(&mut self, on: &mut impl Listen<Event>) {
        for seat in self.seats() {
            if self.own(seat).debts > 0 {
                self.give_debt(seat, Party::Seat(seat.left(self.players as usize)), on);
            }
        }
    }

    /// P3.17: one friend each; too few tiles: start player first, then clockwise.
    fn festival(&mut self, on: &mut impl Listen<Event>) {
        let district = self.protected();
        for seat in self.seats() {
            if !self.own(seat).held.and(district).is_empty() && self.brooklyn > 0 {
                self.win_friend(seat, on);
            }
        }
    }

    /// P3.3: the next seat from this one on that has a choice; then the turns begin.
    fn ask_event_from(&mut self, first: usize, on: &mut impl Listen<Event>) {
        for seat in Seat::all(self.players as usize).skip(first) {
            if self.has_event_choice(seat) {
                self.phase = Phase::AnswerEvent(seat);
                return;
            }
            // P3.19: without the money, the Hudson.
            if self.card == Some(Card::Bail) {
                self.empty_tombs(seat, Whereabouts::Hudson, on);
            }
        }
        self.begin_turn(Seat::FIRST, on);
    }

    fn has_event_choice(&self, seat: Seat) -> bool {
        match self.card {
            // P3.11: not offered on the last step or without the money.
            Some(Card::Collection) => {
                !self.at_end(seat, Track::Favours) && self.own(seat).money >= self.figures.edition.money.collection
            }
            Some(Card::Retirement) => !self.retirement_targets(seat).is_empty(),
            // P3.19: without prisoners no choice.
            Some(Card::Bail) => self.own(seat).tombs > 0 && self.own(seat).money >= self.bail_price(seat),
            _ => false,
        }
    }

    pub(crate) fn bail_price(&self, seat: Seat) -> i32 {
        self.figures.edition.money.bail * i32::from(self.own(seat).tombs)
    }

    pub(crate) fn empty_tombs(&mut self, seat: Seat, to: Whereabouts, on: &mut impl Listen<Event>) {
        for _ in 0..self.own(seat).tombs {
            self.move_member(seat.into(), Whereabouts::Tombs, to, on);
        }
    }

    fn answer_event(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        let Phase::AnswerEvent(seat) = self.phase else { return };
        let figures = self.figures;
        let money = &figures.edition.money;
        match mv {
            Move::PayCollection => {
                self.spend(seat, money.collection, Cause::Card(Card::Collection), on);
                self.advance(seat, Track::Favours, 1, on);
            }
            Move::Retire(field) => {
                self.move_member(seat.into(), Whereabouts::Field(field), Whereabouts::Supply, on);
                self.receive(seat, money.retirement, Cause::Card(Card::Retirement), on);
            }
            Move::PayBail => {
                self.spend(seat, self.bail_price(seat), Cause::Card(Card::Bail), on);
                self.empty_tombs(seat, Whereabouts::Supply, on);
            }
            Move::RefuseBail => self.empty_tombs(seat, Whereabouts::Hudson, on),
            _ => on.hear(Event::Passed { seat }),
        }
        self.ask_event_from(seat.index() + 1, on);
    }

    // P4: turns.

    fn begin_turn(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        self.active = seat;
        self.favours_used = 0;
        self.row = 1;
        self.left = DieSet::ALL;
        on.hear(Event::TurnBegan { seat });
        // P3.16: before the first roll or never.
        self.phase = if self.card == Some(Card::Knives) { Phase::Knives } else { Phase::Roll(DieSet::ALL) };
    }

    fn end_turn(&mut self, on: &mut impl Listen<Event>) {
        let next = self.active.left(self.players as usize);
        if next != Seat::FIRST {
            self.begin_turn(next, on);
            return self.go_on(on);
        }
        self.card = None;
        (self.row, self.favours_used) = (1, 0);
        if self.round < self.figures.edition.rounds { self.begin_round(on) } else { self.settle_game(on) }
    }

    fn die_falls(&mut self, face: Face, on: &mut impl Listen<Event>) {
        if let Some(seat) = self.grandson.take() {
            return self.grandson_pays(seat, face, on);
        }
        match self.phase {
            Phase::Roll(rolling) => {
                let Some(die) = rolling.first() else { return };
                self.dice[die.index()] = face;
                on.hear(Event::Rolled { die, face });
                let rest = rolling.without(die);
                self.phase = if rest.is_empty() { Phase::Place } else { Phase::Roll(rest) };
            }
            _ => self.tip_falls(face, on),
        }
    }

    /// P3.18: the hand hits nobody.
    fn tip_falls(&mut self, face: Face, on: &mut impl Listen<Event>) {
        on.hear(Event::TipRolled { face });
        if let Some(pips) = face.number() {
            self.arrest(self.figures.with_pips(pips).minus(self.protected()), on);
        }
        self.begin_turn(Seat::FIRST, on);
    }

    /// P4.1, P4.2, P5.2: lays a die into the row. `colour` is the die's own or, with the Senator, another's.
    fn place<L: Listen<Event>>(&mut self, die: Die, colour: Die, used: bool, on: &mut L) {
        let (seat, row, face) = (self.active, self.row, self.dice[die.index()]);
        let spot = self.spot_for(die, colour);
        self.left = self.left.without(die);
        on.hear(Event::Placed { seat, die, face, row, spot, used });
        if L::HEARS && used && self.is_idle(spot, face) {
            on.hear(Event::NoEffect { spot });
        }
        let asks = if used { self.use_spot(spot, face.number().unwrap_or(0), on) } else { None };
        match asks {
            Some(question) => self.phase = question,
            None => self.next_row(),
        }
    }

    /// The one field of the row on which a die can lie (P4.2, P5.1, P5.2, P5.10).
    pub(crate) fn spot_for(&self, die: Die, colour: Die) -> Spot {
        self.figures.spot_for(self.row, self.dice[die.index()], colour)
    }

    /// What a field brings or costs now.
    #[inline]
    pub(crate) fn price(&self, spot: Spot, pips: u8) -> i32 {
        self.figures.price(spot, pips, self.card)
    }

    /// The effect of a field; gives the question that it asks, if any.
    fn use_spot(&mut self, spot: Spot, pips: u8, on: &mut impl Listen<Event>) -> Option<Phase> {
        let seat = self.active;
        match spot {
            Spot::Business(_) => self.businesses_pay(pips, on),
            Spot::Press => self.press(on),
            Spot::Reputation => self.advance(seat, Track::Reputation, pips, on),
            Spot::Influence => self.advance(seat, Track::Influence, pips, on),
            Spot::Visit => return self.visit(pips, on),
            Spot::Cash => self.receive(seat, self.price(spot, pips), Cause::Spot(spot), on),
            Spot::Assembly => self.assembly(pips, on),
            // P5.7: own members too; only protection helps.
            Spot::Raid => self.arrest(self.figures.with_pips(pips).minus(self.protected()), on),
            Spot::Friend => self.buy_friend(pips, on),
            Spot::Prosecutor => self.empty_tombs(seat, Whereabouts::Supply, on),
            Spot::Takeover => return Some(Phase::TakeOver(pips)),
            Spot::Consigliere => return Some(Phase::Consigliere),
            Spot::Informer => return Some(Phase::Informer),
            Spot::Banker => return Some(Phase::Banker),
        }
        None
    }

    /// P4.1: the others are rolled again for rows 2 and 3; the last die goes to row 4 as it is.
    fn next_row(&mut self) {
        self.phase = match self.row {
            1 | 2 => Phase::Roll(self.left),
            3 => Phase::Place,
            _ => Phase::WrapUp,
        };
        if self.row < 4 {
            self.row += 1;
        }
    }

    /// The question of a field is answered, or there was nothing to ask.
    fn answered(&mut self) {
        if self.phase == Phase::Knives {
            self.phase = Phase::Roll(DieSet::ALL);
        } else {
            self.next_row();
        }
    }

    fn pass(&mut self, on: &mut impl Listen<Event>) {
        if let Phase::AnswerEvent(_) = self.phase {
            return self.answer_event(Move::Pass, on);
        }
        on.hear(Event::Passed { seat: self.active });
        self.answered();
    }

    // P5: the rows.

    /// P5.1: every business of the kind pays its owner, whoever placed the die.
    fn businesses_pay(&mut self, pips: u8, on: &mut impl Listen<Event>) {
        let figures = self.figures;
        let (fields, kind) = (figures.with_pips(pips), figures.kind_of_pips(pips));
        let pays = figures.pays(kind);
        for seat in self.active.clockwise(self.players as usize) {
            let count = self.own(seat).held.and(fields).len();
            if count == 0 {
                continue;
            }
            self.receive(seat, pays * i32::from(count), Cause::Business(kind), on);
            if let Some(track) = kind.track() {
                self.businesses_advance(seat, track, count, on);
            }
        }
    }

    /// P6.2: so many businesses are one time at the end of a track or, in some editions, as many times.
    fn businesses_advance(&mut self, seat: Seat, track: Track, count: u8, on: &mut impl Listen<Event>) {
        match self.figures.edition.end_pays {
            EndPays::Cause => self.advance(seat, track, count, on),
            EndPays::Business => (0..count).for_each(|_| self.advance(seat, track, 1, on)),
        }
    }

    /// P4.2, and P3.15 in its round.
    fn press(&mut self, on: &mut impl Listen<Event>) {
        self.receive(self.active, self.price(Spot::Press, 0), Cause::Card(Card::FrontPage), on);
        for track in Track::KNOCK_OUT {
            self.advance(self.active, track, 1, on);
        }
    }

    /// P5.4: protection does not help against a visit.
    fn visit(&mut self, pips: u8, on: &mut impl Listen<Event>) -> Option<Phase> {
        self.drive(pips, on);
        match self.holder(self.car) {
            None => return Some(Phase::Visit),
            Some(family) if family == self.active.into() => {}
            Some(family) => self.move_member(family, Whereabouts::Field(self.car), Whereabouts::Supply, on),
        }
        None
    }

    /// P5.6: every marker of other players goes back; who cannot pay in full pays what they have.
    fn assembly(&mut self, pips: u8, on: &mut impl Listen<Event>) {
        let holder = self.active;
        for owner in self.active.clockwise(self.players as usize).skip(1) {
            let markers = self.own(owner).debts_with[holder.index()];
            for _ in 0..markers {
                self.take_debt_back(owner, Party::Seat(holder), on);
            }
            let price = self.price(Spot::Assembly, pips) * i32::from(markers);
            let paid = price.min(self.own(owner).money);
            self.pay(Party::Seat(owner), Party::Seat(holder), paid, Cause::Spot(Spot::Assembly), on);
        }
    }

    /// P5.8: without the money or without a friend in Brooklyn nothing happens.
    fn buy_friend(&mut self, pips: u8, on: &mut impl Listen<Event>) {
        let price = -self.price(Spot::Friend, pips);
        if self.own(self.active).money >= price && self.brooklyn > 0 {
            self.spend(self.active, price, Cause::Spot(Spot::Friend), on);
            self.win_friend(self.active, on);
        }
    }

    /// P5.9, P3.16: the old member sinks, a debt marker goes to its family, a new member moves in.
    fn take_over(&mut self, field: Field, on: &mut impl Listen<Event>) {
        let taker = self.active;
        let Some(victim) = self.holder(field) else { return };
        on.hear(Event::TookOver { seat: taker, field, from: victim });
        self.move_member(victim, Whereabouts::Field(field), Whereabouts::Hudson, on);
        let keeper = if self.is_neutral(victim) { Party::Bank } else { Party::Seat(Seat::new(victim.index())) };
        self.give_debt(taker, keeper, on);
        self.move_member(taker.into(), Whereabouts::Supply, Whereabouts::Field(field), on);
    }

    /// Members on these businesses go to the Tombs; neutral ones leave the game (P3.5).
    fn arrest(&mut self, fields: FieldSet, on: &mut impl Listen<Event>) {
        for family in Family::all() {
            for field in self.holdings[family.index()].held.and(fields) {
                self.move_member(family, Whereabouts::Field(field), Whereabouts::Tombs, on);
            }
        }
    }

    // P6: tracks and tiles.

    /// Steps of one cause on one track (P6.1, P6.2).
    fn advance(&mut self, seat: Seat, track: Track, steps: u8, on: &mut impl Listen<Event>) {
        let (from, end) = (self.own(seat).marker(track), self.figures.end_of(track));
        if from == end {
            if Track::KNOCK_OUT.contains(&track) {
                self.receive(seat, self.figures.edition.money.track_end, Cause::TrackEnd(track), on);
            }
            return;
        }
        let to = end.min(from.saturating_add(steps));
        self.own_mut(seat).markers[track.index()] = to;
        on.hear(Event::Stepped { seat, track, to });
        if self.figures.has_tile_between(track, from, to) {
            self.win_tiles(seat, track, from, to, on);
        }
    }

    /// P6.1: reaching or passing a tile's step takes the tile.
    fn win_tiles(&mut self, seat: Seat, track: Track, from: u8, to: u8, on: &mut impl Listen<Event>) {
        for &tile in track.tiles() {
            if (from + 1..=to).contains(&self.figures.step_of(tile)) {
                self.own_mut(seat).tiles = self.own(seat).tiles.with(tile);
                on.hear(Event::TileWon { seat, tile });
                if track == Track::Reputation {
                    self.fresh.set(seat, self.fresh.of(seat).with(tile));
                }
            }
        }
    }

    /// P6.1: the active player can wait unless somebody else is asked, and nobody is asked who can use nothing when the
    /// turn to be asked comes: until then somebody before may give a friend back.
    fn drop_idle_questions(&mut self) {
        let somebody_else = self.seats().any(|seat| seat != self.active && !self.fresh.of(seat).is_empty());
        if !somebody_else {
            self.fresh.set(self.active, TileSet::EMPTY);
        }
        while let Some(seat) = self.asked_about_tiles().filter(|seat| !self.any_extra(*seat)) {
            self.fresh.set(seat, TileSet::EMPTY);
        }
    }

    fn keep_tiles(&mut self, on: &mut impl Listen<Event>) {
        if let Some(seat) = self.asked_about_tiles() {
            self.fresh.set(seat, TileSet::EMPTY);
            on.hear(Event::TilesKept { seat });
        }
    }

    fn spend_tile(&mut self, seat: Seat, tile: Tile, on: &mut impl Listen<Event>) {
        self.own_mut(seat).tiles = self.own(seat).tiles.without(tile);
        self.fresh.set(seat, self.fresh.of(seat).without(tile));
        on.hear(Event::TileUsed { seat, tile });
    }

    /// P6.3-P6.5.
    fn use_tile(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        let seat = self.asked_about_tiles().unwrap_or(self.active);
        let tile = match mv {
            Move::Wedding => Tile::Wedding,
            Move::Grandson => Tile::Grandson,
            Move::Birthday(_) => Tile::Birthday,
            Move::Cop(_) => Tile::Cop,
            _ => Tile::Judge,
        };
        self.spend_tile(seat, tile, on);
        match mv {
            Move::Wedding => self.win_friend(seat, on),
            Move::Grandson => self.grandson = Some(seat),
            Move::Birthday(track) => self.advance(seat, track, 1, on),
            Move::Cop(die) => self.phase = Phase::Roll(DieSet::only(die)),
            _ => self.phase = Phase::Roll(self.left),
        }
    }

    /// P6.3: the hand brings nothing.
    fn grandson_pays(&mut self, seat: Seat, face: Face, on: &mut impl Listen<Event>) {
        on.hear(Event::GrandsonRolled { seat, face });
        let per_pip = self.figures.edition.money.grandson_per_pip;
        self.receive(seat, per_pip * i32::from(face.number().unwrap_or(0)), Cause::Grandson, on);
    }

    // P7: favours.

    /// P7.1, P7.2.
    fn use_favour(&mut self, mv: Move, on: &mut impl Listen<Event>) {
        let seat = self.active;
        let favour = match mv {
            Move::FavourMember => Favour::Member,
            Move::FavourDebt(_) => Favour::Debt,
            Move::FavourSteps(_) => Favour::Steps,
            _ => Favour::Cash,
        };
        self.favours_used += 1;
        self.own_mut(seat).friends -= 1;
        self.brooklyn += 1;
        on.hear(Event::FriendSpent { seat });
        on.hear(Event::FavourUsed { seat, favour });
        match mv {
            Move::FavourMember => self.move_member(seat.into(), Whereabouts::Hudson, Whereabouts::Supply, on),
            Move::FavourDebt(keeper) => self.take_debt_back(seat, keeper, on),
            Move::FavourSteps(track) => self.advance(seat, track, self.figures.edition.favour_steps, on),
            _ => self.receive(seat, self.figures.edition.money.favour_cash, Cause::Favour, on),
        }
    }

    // P9: whatever changes hands goes through one of these.

    pub(crate) fn pay(&mut self, from: Party, to: Party, amount: i32, cause: Cause, on: &mut impl Listen<Event>) {
        if let Party::Seat(payer) = from {
            self.own_mut(payer).money -= amount;
        }
        if let Party::Seat(payee) = to {
            self.own_mut(payee).money += amount;
        }
        // Nobody needs to hear of nothing.
        if amount != 0 {
            on.hear(Event::Paid { from, to, amount, cause });
        }
    }

    pub(crate) fn receive(&mut self, seat: Seat, amount: i32, cause: Cause, on: &mut impl Listen<Event>) {
        self.pay(Party::Bank, Party::Seat(seat), amount, cause, on);
    }

    pub(crate) fn spend(&mut self, seat: Seat, amount: i32, cause: Cause, on: &mut impl Listen<Event>) {
        self.pay(Party::Seat(seat), Party::Bank, amount, cause, on);
    }

    /// A neutral member that leaves its business leaves the game (P3.5, P5.4, P5.9).
    fn move_member(&mut self, family: Family, from: Whereabouts, to: Whereabouts, on: &mut impl Listen<Event>) {
        let to = if self.is_neutral(family) { Whereabouts::Gone } else { to };
        let holding = &mut self.holdings[family.index()];
        match from {
            Whereabouts::Field(field) => holding.held = holding.held.minus(FieldSet::only(field)),
            Whereabouts::Supply => holding.supply -= 1,
            Whereabouts::Tombs => holding.tombs -= 1,
            Whereabouts::Hudson | Whereabouts::Gone => holding.sunk -= 1,
        }
        match to {
            Whereabouts::Field(field) => holding.held = holding.held.or(FieldSet::only(field)),
            Whereabouts::Supply => holding.supply += 1,
            Whereabouts::Tombs => holding.tombs += 1,
            Whereabouts::Hudson | Whereabouts::Gone => holding.sunk += 1,
        }
        on.hear(Event::MemberMoved { family, from, to });
    }

    fn give_debt(&mut self, seat: Seat, to: Party, on: &mut impl Listen<Event>) {
        let own = self.own_mut(seat);
        own.debts -= 1;
        match to {
            Party::Seat(keeper) => own.debts_with[keeper.index()] += 1,
            Party::Bank => own.debts_at_bank += 1,
        }
        on.hear(Event::DebtGiven { seat, to });
    }

    pub(crate) fn take_debt_back(&mut self, seat: Seat, from: Party, on: &mut impl Listen<Event>) {
        let own = self.own_mut(seat);
        match from {
            Party::Seat(keeper) => own.debts_with[keeper.index()] -= 1,
            Party::Bank => own.debts_at_bank -= 1,
        }
        own.debts += 1;
        on.hear(Event::DebtReturned { seat, from });
    }

    fn win_friend(&mut self, seat: Seat, on: &mut impl Listen<Event>) {
        self.brooklyn -= 1;
        self.own_mut(seat).friends += 1;
        on.hear(Event::FriendWon { seat });
    }
}
