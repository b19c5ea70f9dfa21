//! What is legal now, and why the rest is not: the one description that moves, checks and explanations read.

use engine::{Offer, Seat};

use crate::state::{Occasion, Phase, Sitter};
use crate::{Card, Direction, Item, Maffiosi, Move, Place, PlaceSet, Refusal, Role};

impl Maffiosi {
    #[inline]
    pub(crate) fn list_offers(&self, offer: &mut impl Offer<Maffiosi>) {
        match self.phase {
            Phase::Choose(occasion, seat) => self.list_waiting(occasion, seat, offer),
            Phase::Sit(occasion, ..) => {
                self.dinner.free().offer(offer, Move::Sit, |_| Refusal::Taken(occasion.rule()));
            }
            Phase::Play => self.list_cards(offer),
            Phase::Stab => {
                let targets = self.dinner.stab_targets(self.active);
                targets.offer(offer, Move::Stab, |place| self.why_not_kill(place, Card::Stab));
            }
            Phase::Fire => {
                let targets = self.dinner.fire_targets(self.active);
                targets.offer(offer, Move::Fire, |place| self.why_not_kill(place, Card::Fire));
            }
            Phase::Cake => {
                PlaceSet::ALL.minus(self.caked()).offer(offer, Move::Cake, |_| Refusal::HasCake);
            }
            Phase::Pass => self.list_passes(offer),
            Phase::Boom => {
                self.seats().for_each(|owner| offer.verdict(Move::Boom(owner), self.others_cake_verdict(owner, Card::Boom)));
            }
            Phase::Drug(chosen, left) => self.list_drinkers(chosen, left, offer),
            Phase::From(_) => {
                let men = self.dinner.awake_men_of(self.active);
                men.offer(offer, Move::From, |place| self.why_not_move(place));
            }
            Phase::To(from, _) => self
                .dinner
                .free()
                .offer(offer, Move::To, |place| if place == from { Refusal::SitsThere } else { Refusal::Taken("M3.9") }),
            Phase::Further => self.list_further(offer),
            Phase::Deal(_) | Phase::DrawYoungest | Phase::Draw | Phase::Over(_) => {}
        }
    }

    /// M1.6, M3.8: any gangster that waits. Nobody thinks of sleepers where there are none.
    fn list_waiting(&self, occasion: Occasion, seat: Seat, offer: &mut impl Offer<Maffiosi>) {
        for role in Role::ALL {
            offer.verdict(Move::Choose(role), self.waiting_verdict(occasion, seat, role));
        }
        for sitter in self.sitters(seat).filter(|sitter| sitter.asleep) {
            offer.legal(Move::ChooseSleeper(sitter.role));
        }
    }

    fn waiting_verdict(&self, occasion: Occasion, seat: Seat, role: Role) -> Result<(), Refusal> {
        if self.waiting_like(seat, Sitter { role, asleep: false }) > 0 {
            Ok(())
        } else if self.waiting[seat.index()][role.index()] > 0 {
            Err(Refusal::OnlySleepers)
        } else {
            Err(Refusal::NoneWaiting(occasion.rule()))
        }
    }

    /// M3.1: play a card that has an effect, or discard any.
    fn list_cards<O: Offer<Maffiosi>>(&self, offer: &mut O) {
        let hand = self.hands[self.active.index()];
        for card in Card::ALL {
            if O::REASONS || hand.contains(card) {
                offer.verdict(Move::Play(card), self.card_verdict(card));
            }
        }
        for card in Card::ALL {
            if hand.contains(card) {
                offer.legal(Move::Discard(card));
            } else {
                offer.refused(Move::Discard(card), || Refusal::NotInHand(card));
            }
        }
    }

    fn card_verdict(&self, card: Card) -> Result<(), Refusal> {
        let seat = self.active;
        if !self.hands[seat.index()].contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        let has_effect = match card {
            Card::Stab => !self.dinner.stab_targets(seat).is_empty(),
            Card::Fire => !self.dinner.fire_targets(seat).is_empty(),
            Card::Cake => self.cakes[seat.index()].is_none(),
            Card::Pass => self
                .others_cakes()
                .any(|owner| Direction::ALL.into_iter().any(|direction| self.pass_verdict(owner, direction).is_ok())),
            Card::Boom => self.others_cakes().next().is_some(),
            Card::Nightcap => self.nightcap_markers() > 0,
            Card::Raid => true,
            Card::Move => self.can_move(),
        };
        if has_effect { Ok(()) } else { Err(Refusal::NoEffect(card)) }
    }

    /// The other players, out or not, whose cake is on the table.
    #[inline]
    fn others_cakes(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|owner| *owner != self.active && self.cakes[owner.index()].is_some())
    }

    /// Why a man cannot be stabbed or shot.
    fn why_not_kill(&self, place: Place, card: Card) -> Refusal {
        match self.dinner.man_at(place) {
            None => Refusal::NobodyThere(card.rule()),
            Some(man) if man.seat == self.active => Refusal::Own(card.rule()),
            Some(_) if card == Card::Stab => Refusal::OutOfKnifeReach,
            Some(_) if place.is_crossed() => Refusal::Crossed,
            Some(_) => Refusal::OutOfShot,
        }
    }

    /// M3.5: an opponent's cake, in a direction that is open.
    fn list_passes<O: Offer<Maffiosi>>(&self, offer: &mut O) {
        for owner in self.seats() {
            if O::REASONS || self.cakes[owner.index()].is_some() {
                for direction in Direction::ALL {
                    offer.verdict(Move::Pass(owner, direction), self.pass_verdict(owner, direction));
                }
            }
        }
    }

    fn pass_verdict(&self, owner: Seat, direction: Direction) -> Result<(), Refusal> {
        self.others_cake_verdict(owner, Card::Pass)?;
        let receiver = self.cakes[owner.index()].and_then(|cake| self.receiver(cake, direction));
        match receiver {
            None => Err(Refusal::NobodyToPassTo),
            Some(place) if self.caked().contains(place) => Err(Refusal::DirectionClosed),
            Some(_) => Ok(()),
        }
    }

    /// M3.5, M3.6: an opponent's cake that is on the table; that its owner is out does not matter (M4.1).
    #[inline]
    fn others_cake_verdict(&self, owner: Seat, card: Card) -> Result<(), Refusal> {
        if owner == self.active {
            Err(Refusal::Own(card.rule()))
        } else if self.cakes[owner.index()].is_none() {
            Err(Refusal::CakeNotOnTable(card))
        } else {
            Ok(())
        }
    }

    /// M3.7: in the order of their places, so that each set comes up once; the last ones must be left to choose.
    fn list_drinkers(&self, chosen: PlaceSet, left: u8, offer: &mut impl Offer<Maffiosi>) {
        let drinkers = self.dinner.drinkers();
        let rest = chosen.into_iter().last().map_or(drinkers, |last| drinkers.above(last));
        let targets: PlaceSet = rest.into_iter().filter(|place| rest.above(*place).len() + 1 >= left).collect();
        targets.offer(offer, Move::Drug, |place| {
            if chosen.contains(place) {
                Refusal::ChosenAlready
            } else if !self.dinner.occupied().contains(place) {
                Refusal::NobodyThere("M3.7")
            } else if !self.figures().with(Item::Drink).contains(place) {
                Refusal::NoDrink
            } else {
                Refusal::OutOfOrder
            }
        });
    }

    fn why_not_move(&self, place: Place) -> Refusal {
        match self.dinner.man_at(place) {
            None => Refusal::NobodyThere("M3.9"),
            Some(man) if man.seat != self.active => Refusal::NotOwnMan,
            Some(_) => Refusal::Asleep,
        }
    }

    /// M3.1: a Move, or nothing more.
    fn list_further<O: Offer<Maffiosi>>(&self, offer: &mut O) {
        if O::REASONS {
            for card in Card::ALL.into_iter().filter(|card| *card != Card::Move) {
                offer.refused(Move::Play(card), || Refusal::OnlyMoveFollows);
            }
        }
        offer.verdict(Move::Play(Card::Move), self.card_verdict(Card::Move));
        if O::REASONS {
            for card in Card::ALL {
                offer.refused(Move::Discard(card), || Refusal::HasPlayed);
            }
        }
        offer.legal(Move::EndTurn);
    }

    /// Why a move that is not even listed is out of place: the rule that the present question follows.
    pub(crate) fn why_not_now(&self) -> Refusal {
        Refusal::NotNow(match self.phase {
            Phase::Deal(_) => "M1.5",
            Phase::DrawYoungest => "M1.6",
            Phase::Choose(occasion, _) | Phase::Sit(occasion, ..) => occasion.rule(),
            Phase::Play | Phase::Further | Phase::Draw => "M3.1",
            Phase::Stab => "M3.2",
            Phase::Fire => "M3.3",
            Phase::Cake => "M3.4",
            Phase::Pass => "M3.5",
            Phase::Boom => "M3.6",
            Phase::Drug(..) => "M3.7",
            Phase::From(_) | Phase::To(..) => "M3.9",
            Phase::Over(_) => "M5.1",
        })
    }
}
