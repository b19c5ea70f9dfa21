//! What is legal now, and why the rest is not: the one description that moves, checks and explanations read.

use engine::{Offer, Seat};

use crate::state::Phase;
use crate::view::Question;
use crate::{Card, Die, District, Face, Favour, Field, FieldSet, Move, Party, Pate, Refusal, Spot, Tile, Track};

impl Pate {
    pub(crate) fn list_offers(&self, offer: &mut impl Offer<Pate>) {
        if self.grandson.is_some() {
            return;
        }
        if let Some(seat) = self.asked_about_tiles() {
            // P6.1: the tiles just won; the active player may use anything at this decision too (P4.3).
            self.list_extras(seat, offer);
            return offer.legal(Move::Keep);
        }
        // The most frequent question comes first, so that it needs no table of jumps.
        if self.phase == Phase::Place {
            return self.list_dice(offer);
        }
        match self.phase {
            Phase::PlaceCar => Field::all().for_each(|field| offer.legal(Move::Car(field))),
            Phase::PickDistrict(_) => self.list_districts(offer),
            Phase::AnswerEvent(seat) => self.list_answers(seat, offer),
            Phase::Place => self.list_dice(offer),
            Phase::Knives => self.list_takeovers(FieldSet::ALL, offer),
            Phase::TakeOver(pips) => self.list_takeovers(self.figures.with_pips(pips), offer),
            Phase::Visit => self.list_visit(offer),
            Phase::Consigliere => self.list_consigliere(offer),
            Phase::Informer => self.list_informer(offer),
            Phase::Banker => self.list_banker(offer),
            Phase::WrapUp => {
                self.list_extras(self.active, offer);
                offer.legal(Move::EndTurn);
            }
            Phase::TurnCard | Phase::RollTip | Phase::Roll(_) | Phase::Over => {}
        }
        // Nobody must use a field, or its knives; tiles and favours may be used first (P4.3).
        if self.phase.is_of_a_field() || self.phase == Phase::Knives {
            offer.legal(Move::Pass);
            self.list_extras(self.active, offer);
        }
    }

    /// P1.5: any district that nobody has picked.
    fn list_districts(&self, offer: &mut impl Offer<Pate>) {
        let taken = self.occupied();
        for district in District::all() {
            let free = taken.and(district.fields()).is_empty();
            offer.verdict(Move::District(district), if free { Ok(()) } else { Err(Refusal::DistrictTaken) });
        }
    }

    /// P3.3: a seat is asked only where it has a choice.
    fn list_answers(&self, seat: Seat, offer: &mut impl Offer<Pate>) {
        match self.card {
            Some(Card::Collection) => {
                offer.legal(Move::PayCollection);
                offer.legal(Move::Pass);
            }
            Some(Card::Retirement) => {
                let targets = self.retirement_targets(seat);
                targets.offer(offer, Move::Retire, |field| {
                    if self.own(seat).held.contains(field) { Refusal::Protected } else { Refusal::NotOwnBusiness }
                });
                offer.legal(Move::Pass);
            }
            _ => {
                offer.legal(Move::PayBail);
                offer.legal(Move::RefuseBail);
            }
        }
    }

    /// P3.12: own and unprotected.
    pub(crate) fn retirement_targets(&self, seat: Seat) -> FieldSet {
        self.own(seat).held.minus(self.protected())
    }

    /// P4.1, P4.2, P6.6: every die has one place of its own, and with the Senator those of the other colours.
    fn list_dice<O: Offer<Pate>>(&self, offer: &mut O) {
        for die in Die::ALL {
            offer.verdict(Move::Place(die), if self.left.contains(die) { Ok(()) } else { Err(Refusal::DiePlaced) });
        }
        if self.row == 2 || self.row == 4 {
            for die in [Die::Grey, Die::Red].into_iter().filter(|die| self.may_idle(*die)) {
                offer.legal(Move::Idle(die));
            }
        }
        if O::REASONS || self.own(self.active).tiles.contains(Tile::Senator) {
            for die in Die::ALL {
                for colour in Die::ALL.into_iter().filter(|colour| *colour != die) {
                    offer.verdict(Move::Senator(die, colour), self.senator_verdict(die));
                }
            }
        }
        self.list_extras(self.active, offer);
    }

    /// P5.3 and the prosecutor of P5.10 may be used; the other voluntary fields ask a question of their own.
    fn may_idle(&self, die: Die) -> bool {
        let has_use = if self.row == 2 {
            self.dice[die.index()].number().is_some()
        } else {
            die == Die::Red && self.own(self.active).tombs > 0
        };
        self.left.contains(die) && has_use
    }

    fn senator_verdict(&self, die: Die) -> Result<(), Refusal> {
        if !self.own(self.active).tiles.contains(Tile::Senator) {
            Err(Refusal::NoTile(Tile::Senator))
        } else if !self.left.contains(die) {
            Err(Refusal::DiePlaced)
        } else if self.row == 1 {
            Err(Refusal::NoColourInRowOne)
        } else if self.row < 4 && self.dice[die.index()].number().is_none() {
            Err(Refusal::ShowsHand)
        } else {
            Ok(())
        }
    }

    /// P5.9: a business of the number, held by another family, unprotected; a debt marker and a member are needed.
    fn list_takeovers(&self, numbered: FieldSet, offer: &mut impl Offer<Pate>) {
        let own = self.own(self.active);
        let targets = if own.debts == 0 || own.supply == 0 { FieldSet::EMPTY } else { self.takeover_prey(numbered) };
        targets.offer(offer, Move::TakeOver, |field| {
            if !numbered.contains(field) {
                Refusal::WrongNumber
            } else if own.held.contains(field) {
                Refusal::OwnBusiness("P5.9")
            } else if !self.occupied().contains(field) {
                Refusal::EmptyBusiness("P5.9")
            } else if self.protected().contains(field) {
                Refusal::Protected
            } else if own.debts == 0 {
                Refusal::NoDebtMarker
            } else {
                Refusal::NoMember("P5.9")
            }
        });
    }

    /// What could be taken over with a marker and a member.
    fn takeover_prey(&self, numbered: FieldSet) -> FieldSet {
        self.held_by_others(self.active).and(numbered).minus(self.protected())
    }

    /// P5.4: the empty business at the car; protection does not matter.
    fn list_visit(&self, offer: &mut impl Offer<Pate>) {
        let has_member = self.own(self.active).supply > 0;
        offer.verdict(Move::Occupy(self.car), if has_member { Ok(()) } else { Err(Refusal::NoMember("P5.4")) });
    }

    /// P5.10: any empty unprotected business.
    fn list_consigliere(&self, offer: &mut impl Offer<Pate>) {
        let targets = if self.own(self.active).supply > 0 { self.empty_unprotected() } else { FieldSet::EMPTY };
        targets.offer(offer, Move::Occupy, |field| {
            if self.occupied().contains(field) {
                Refusal::OccupiedBusiness
            } else if self.protected().contains(field) {
                Refusal::Protected
            } else {
                Refusal::NoMember("P5.10")
            }
        });
    }

    fn empty_unprotected(&self) -> FieldSet {
        FieldSet::ALL.minus(self.occupied()).minus(self.protected())
    }

    /// P5.10: a member of another player on an unprotected business.
    fn list_informer(&self, offer: &mut impl Offer<Pate>) {
        self.informer_targets().offer(offer, Move::Inform, |field| match self.holder(field) {
            None => Refusal::EmptyBusiness("P5.10"),
            Some(family) if self.is_neutral(family) => Refusal::NeutralMember,
            Some(family) if family == self.active.into() => Refusal::OwnBusiness("P5.10"),
            Some(_) => Refusal::Protected,
        });
    }

    fn informer_targets(&self) -> FieldSet {
        self.held_by_other_players(self.active).minus(self.protected())
    }

    /// P5.10: one step on income or favours, where there is one left.
    fn list_banker(&self, offer: &mut impl Offer<Pate>) {
        for track in [Track::Income, Track::Favours] {
            offer.verdict(Move::Bank(track), self.step_verdict(self.active, track));
        }
    }

    /// P6.2: a step past the end of income or favours would be nothing; past the others it earns money.
    fn step_verdict(&self, seat: Seat, track: Track) -> Result<(), Refusal> {
        let pays_at_end = Track::KNOCK_OUT.contains(&track);
        if pays_at_end || !self.at_end(seat, track) { Ok(()) } else { Err(Refusal::TrackEnded(track)) }
    }

    /// Whether a field that must be used, or that nobody is asked about, would do nothing now.
    pub(crate) fn is_idle(&self, spot: Spot, face: Face) -> bool {
        let (own, pips) = (self.own(self.active), face.number().unwrap_or(0));
        match spot {
            Spot::Business(_) => {
                let players = &self.holdings[..self.players as usize];
                players.iter().all(|holding| holding.held.and(self.figures.with_pips(pips)).is_empty())
            }
            Spot::Assembly => self.holdings.iter().all(|other| other.debts_with[self.active.index()] == 0),
            Spot::Raid => self.occupied().and(self.figures.with_pips(pips)).minus(self.protected()).is_empty(),
            Spot::Friend => own.money + self.price(spot, pips) < 0 || self.brooklyn == 0,
            Spot::Takeover => self.takeover_prey(self.figures.with_pips(pips)).is_empty(),
            Spot::Prosecutor => own.tombs == 0,
            Spot::Consigliere => self.empty_unprotected().is_empty(),
            Spot::Informer => self.informer_targets().is_empty(),
            Spot::Banker => [Track::Income, Track::Favours].iter().all(|track| self.at_end(self.active, *track)),
            Spot::Press | Spot::Reputation | Spot::Influence | Spot::Visit | Spot::Cash => false,
        }
    }

    /// Whether a voluntary field is worth a question: there is something to choose, or to make possible by a tile or favour
    /// first (P4.3).
    pub(crate) fn worth_asking(&self) -> bool {
        let own = self.own(self.active);
        let (possible, doable) = match self.phase {
            Phase::Knives => (!self.takeover_prey(FieldSet::ALL).is_empty(), own.debts > 0 && own.supply > 0),
            Phase::TakeOver(pips) => {
                (!self.takeover_prey(self.figures.with_pips(pips)).is_empty(), own.debts > 0 && own.supply > 0)
            }
            Phase::Visit => (true, own.supply > 0),
            Phase::Consigliere => (!self.empty_unprotected().is_empty(), own.supply > 0),
            Phase::Informer => (!self.informer_targets().is_empty(), true),
            Phase::Banker => (!self.at_end(self.active, Track::Income) || !self.at_end(self.active, Track::Favours), true),
            _ => (true, true),
        };
        possible && (doable || self.any_extra(self.active))
    }

    /// Why a move that is not even listed is out of place: the rule that the present question follows.
    pub(crate) fn why_not_now(&self, mv: Move) -> Refusal {
        let Some(question) = self.question_now() else { return Refusal::NotNow("P4.1") };
        match (question, mv) {
            (Question::Place(2 | 3), Move::Idle(die)) if self.left.contains(die) => {
                Refusal::Compulsory(self.spot_for(die, die).rule())
            }
            (Question::Car | Question::District, _) => Refusal::NotNow("P1.5"),
            (Question::Event(card), _) => Refusal::NotNow(card.rule()),
            (Question::Visit, Move::Occupy(_)) => Refusal::NotNow("P5.4"),
            (Question::Tiles, _) => Refusal::NotNow("P6.1"),
            _ => Refusal::NotNow("P4.1"),
        }
    }

    /// Whether a seat has a tile or favour to use (P4.3, P6.1).
    pub(crate) fn any_extra(&self, seat: Seat) -> bool {
        struct Any(bool);
        impl Offer<Pate> for Any {
            const REASONS: bool = false;
            #[inline]
            fn legal(&mut self, _: Move) {
                self.0 = true;
            }
            #[inline]
            fn refused(&mut self, _: Move, _: impl FnOnce() -> Refusal) {}
        }
        let mut any = Any(false);
        self.list_extras(seat, &mut any);
        any.0
    }

    /// P4.3: tiles and favours, at every own decision of the turn.
    #[inline]
    fn list_extras<O: Offer<Pate>>(&self, seat: Seat, offer: &mut O) {
        let own = self.own(seat);
        if !O::REASONS && own.tiles.is_empty() && own.friends == 0 {
            return;
        }
        if O::REASONS || !self.usable_tiles(seat).is_empty() {
            self.list_tiles(seat, offer);
        }
        let no_favour = own.friends == 0 || own.marker(Track::Favours) == 0 || seat != self.active;
        if O::REASONS || !no_favour {
            self.list_favours(seat, offer);
        }
    }

    fn list_tiles<O: Offer<Pate>>(&self, seat: Seat, offer: &mut O) {
        let listed = |tile| O::REASONS || self.has_tile(seat, tile);
        if listed(Tile::Wedding) {
            // P6.3: a friend must be left in Brooklyn.
            let in_brooklyn = if self.brooklyn > 0 { Ok(()) } else { Err(Refusal::NoFriendInBrooklyn) };
            offer.verdict(Move::Wedding, self.tile_verdict(seat, Tile::Wedding).and(in_brooklyn));
        }
        if listed(Tile::Grandson) {
            offer.verdict(Move::Grandson, self.tile_verdict(seat, Tile::Grandson));
        }
        if listed(Tile::Birthday) {
            for track in Track::ALL {
                let verdict = self.tile_verdict(seat, Tile::Birthday).and_then(|()| self.step_verdict(seat, track));
                offer.verdict(Move::Birthday(track), verdict);
            }
        }
        if listed(Tile::Cop) {
            let verdict = self.reroll_verdict(seat, Tile::Cop);
            for die in Die::ALL {
                let unplaced = if self.left.contains(die) { Ok(()) } else { Err(Refusal::DiePlaced) };
                offer.verdict(Move::Cop(die), verdict.and(unplaced));
            }
        }
        if listed(Tile::Judge) {
            offer.verdict(Move::Judge, self.reroll_verdict(seat, Tile::Judge));
        }
    }

    fn tile_verdict(&self, seat: Seat, tile: Tile) -> Result<(), Refusal> {
        if self.has_tile(seat, tile) {
            Ok(())
        } else if self.own(seat).tiles.contains(tile) {
            Err(Refusal::TileNotFresh(tile))
        } else {
            Err(Refusal::NoTile(tile))
        }
    }

    /// P6.4, P6.5: dice of the current roll, so in rows 1 to 3 while a die is to be placed.
    fn reroll_verdict(&self, seat: Seat, tile: Tile) -> Result<(), Refusal> {
        self.tile_verdict(seat, tile)?;
        let rolled = self.phase == Phase::Place && self.row < 4 && self.asked_about_tiles().is_none();
        if rolled { Ok(()) } else { Err(Refusal::NoRoll(tile)) }
    }

    fn list_favours<O: Offer<Pate>>(&self, seat: Seat, offer: &mut O) {
        let own = self.own(seat);
        let in_river = if own.sunk > 0 { Ok(()) } else { Err(Refusal::NobodyInHudson) };
        offer.verdict(Move::FavourMember, self.favour_verdict(seat, Favour::Member).and(in_river));
        for keeper in self.seats().filter(|keeper| *keeper != seat) {
            let kept = if own.debts_with[keeper.index()] > 0 { Ok(()) } else { Err(Refusal::NoMarkerThere) };
            offer.verdict(Move::FavourDebt(Party::Seat(keeper)), self.favour_verdict(seat, Favour::Debt).and(kept));
        }
        let at_bank = if own.debts_at_bank > 0 { Ok(()) } else { Err(Refusal::NoMarkerThere) };
        offer.verdict(Move::FavourDebt(Party::Bank), self.favour_verdict(seat, Favour::Debt).and(at_bank));
        for track in Track::KNOCK_OUT {
            offer.verdict(Move::FavourSteps(track), self.favour_verdict(seat, Favour::Steps));
        }
        offer.verdict(Move::FavourCash, self.favour_verdict(seat, Favour::Cash));
    }

    /// P7.1: in the own turn, a friend to give, the marker far enough, not more than two a turn.
    fn favour_verdict(&self, seat: Seat, favour: Favour) -> Result<(), Refusal> {
        let own = self.own(seat);
        if seat != self.active {
            Err(Refusal::NotOwnTurn)
        } else if own.friends == 0 {
            Err(Refusal::NoFriend)
        } else if self.figures.step_of_favour(favour) > own.marker(Track::Favours) {
            Err(Refusal::FavourTooFar(favour))
        } else if self.favours_used >= self.figures.edition.favours_a_turn {
            Err(Refusal::FavoursUsedUp)
        } else {
            Ok(())
        }
    }
}
