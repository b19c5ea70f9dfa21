//! What is legal now, and why the rest is not: the one description that moves, checks and explanations read.

use engine::{Offer, Seat};

use crate::kind::Purpose;
use crate::moves::{MOST_GUARDS, MOST_STEPS};
use crate::placing::Fewest;
use crate::state::{Gang, Phase, Placing};
use crate::{Capone, Field, Kind, MemberSet, Move, Refusal};

impl Capone {
    pub(crate) fn list_offers<O: Offer<Capone>>(&self, offer: &mut O) {
        match self.phase {
            Phase::Exchange(seat) => self.list_exchange(seat, offer),
            Phase::Turn => self.list_turn(offer),
            Phase::Target(kind) => self.list_targets(kind, offer),
            Phase::Victim(kind, field) => self.list_victims(kind, field, offer),
            Phase::Place(placing) => self.list_pieces(placing, offer),
            Phase::Ransom(seat) => {
                self.list_ransom(seat, offer);
                offer.legal(Move::Leave);
            }
            Phase::BuyOut(seat) => {
                self.list_buy_outs(seat, offer);
                offer.legal(Move::Leave);
            }
            Phase::HireBack(seat) => self.list_hire_back(seat, offer),
            Phase::Invest(seat) => self.list_invest(seat, offer),
            Phase::Deal(_) | Phase::Redeal(_) | Phase::Over => {}
        }
    }

    /// C2.2: any number, in any order. (One fixed order would tell the others something: whoever goes on still holds a later card.)
    fn list_exchange<O: Offer<Capone>>(&self, seat: Seat, offer: &mut O) {
        let hand = self.own(seat).hand;
        if O::REASONS {
            for kind in Kind::ALL {
                let held = if hand.contains(kind) { Ok(()) } else { Err(Refusal::NotInHand("C2.2")) };
                offer.verdict(Move::Exchange(kind), held);
            }
        } else {
            hand.kinds().for_each(|kind| offer.legal(Move::Exchange(kind)));
        }
        offer.legal(Move::Done);
    }

    /// C2.3, C3.7: a card with or without effect, before it members out of prison. Without effect it can always be played, so that
    /// whoever has nothing left plays on (C2.4).
    fn list_turn<O: Offer<Capone>>(&self, offer: &mut O) {
        let hand = self.own(self.active).hand;
        self.list_buy_outs(self.active, offer);
        if O::REASONS {
            for kind in Kind::ALL {
                if hand.contains(kind) && self.has_effect(kind) {
                    offer.legal(Move::Play(kind));
                } else {
                    offer.refused(Move::Play(kind), || self.why_no_effect(kind));
                }
            }
            for kind in Kind::ALL {
                let held = if hand.contains(kind) { Ok(()) } else { Err(Refusal::NotInHand("C2.3")) };
                offer.verdict(Move::LayDown(kind), held);
            }
        } else {
            hand.kinds().filter(|kind| self.has_effect(*kind)).for_each(|kind| offer.legal(Move::Play(kind)));
            hand.kinds().for_each(|kind| offer.legal(Move::LayDown(kind)));
        }
    }

    /// C3.7: prisoners for their value.
    fn list_buy_outs(&self, seat: Seat, offer: &mut impl Offer<Capone>) {
        self.affordable(seat).offer(offer, Move::BuyOut, |member| {
            let in_prison = self.prisoners(seat).any(|prisoner| prisoner == member);
            if in_prison { Refusal::NotEnoughCash("C3.7") } else { Refusal::NotInPrison }
        });
    }

    /// C3.7: at once, the member just arrested; those in the other cells wait for the owner's turn.
    fn list_ransom(&self, seat: Seat, offer: &mut impl Offer<Capone>) {
        self.arrested().map_or(MemberSet::EMPTY, MemberSet::only).offer(offer, Move::BuyOut, |member| {
            let in_prison = self.prisoners(seat).any(|prisoner| prisoner == member);
            if in_prison { Refusal::NotNow("C3.7") } else { Refusal::NotInPrison }
        });
    }

    /// Whether a card in hand can be played with effect now.
    #[inline]
    fn has_effect(&self, kind: Kind) -> bool {
        match kind.purpose() {
            Purpose::Legal => self.own(self.active).chip > 0 && self.own(self.active).guards > 0,
            Purpose::Illegal => {
                let is_last_card = self.is_last_card(1);
                Field::of(kind).any(|field| self.can_place(field, is_last_card))
            }
            Purpose::Protection => self.seats().any(|seat| self.payer_verdict(seat).is_ok()),
            Purpose::Away | Purpose::Fbi | Purpose::Takeover | Purpose::Offer => {
                self.fields.iter().flatten().any(|gang| self.is_target(kind, *gang))
                    || Kind::OUT_OF_CIRCULATION.iter().any(|away| self.away_verdict(kind, *away).is_ok())
            }
        }
    }

    fn why_no_effect(&self, kind: Kind) -> Refusal {
        let own = self.own(self.active);
        match kind.purpose() {
            _ if !own.hand.contains(kind) => Refusal::NotInHand("C2.3"),
            Purpose::Legal if own.chip == 0 => Refusal::ChipAtZero,
            Purpose::Legal => Refusal::NoGuard("C3.1"),
            Purpose::Illegal => {
                let last_card = self.is_last_card(1);
                let limited = Field::of(kind).find(|field| last_card && self.can_place(*field, false));
                let easiest = limited.or_else(|| Field::of(kind).min_by_key(|field| self.needed(*field)));
                easiest.map_or(Refusal::OtherKind, |field| self.why_not_place(field, last_card))
            }
            _ => Refusal::NoTarget(kind.rule()),
        }
    }

    /// The fields or players that the card just played can be for.
    fn list_targets<O: Offer<Capone>>(&self, kind: Kind, offer: &mut O) {
        if kind == Kind::Protection {
            self.seats().for_each(|seat| offer.verdict(Move::Payer(seat), self.payer_verdict(seat)));
            return;
        }
        if kind.purpose() == Purpose::Illegal && !O::REASONS {
            let last_card = self.is_last_card(0);
            Field::of(kind).filter(|field| self.can_place(*field, last_card)).for_each(|field| offer.legal(Move::Field(field)));
            return;
        }
        for (field, gang) in Field::all().zip(&self.fields) {
            if O::REASONS {
                offer.verdict(Move::Field(field), self.field_verdict(kind, field));
            } else if gang.is_some_and(|gang| self.is_target(kind, gang)) {
                offer.legal(Move::Field(field));
            }
        }
        if matches!(kind.purpose(), Purpose::Fbi | Purpose::Offer) {
            for away in Kind::OUT_OF_CIRCULATION {
                offer.verdict(Move::Away(away), self.away_verdict(kind, away));
            }
        }
    }

    /// C3.2, C3.6, C3.7, C3.9, C3.10: whether the card that was just played can be for this field.
    fn field_verdict(&self, kind: Kind, field: Field) -> Result<(), Refusal> {
        if kind.purpose() == Purpose::Illegal {
            let last_card = self.is_last_card(0);
            return if field.kind() != kind {
                Err(Refusal::OtherKind)
            } else if self.can_place(field, last_card) {
                Ok(())
            } else {
                Err(self.why_not_place(field, last_card))
            };
        }
        let Some(gang) = self.gang(field) else { return Err(Refusal::NobodyThere(kind.rule())) };
        if gang.seat == self.active {
            return Err(Refusal::OwnPieces(kind.rule()));
        }
        if self.is_target(kind, gang) {
            Ok(())
        } else if kind == Kind::Takeover {
            Err(Refusal::CannotMatch)
        } else {
            Err(Refusal::OnlyGuards)
        }
    }

    /// C3.6, C3.7, C3.9, C3.10: whether an action card can be played against a gang. Guards alone cannot be taken (C3.11).
    #[inline]
    fn is_target(&self, kind: Kind, gang: Gang) -> bool {
        gang.seat != self.active
            && match kind.purpose() {
                Purpose::Offer => true,
                Purpose::Takeover => self.can_match(self.total(gang)),
                _ => !gang.members.is_empty(),
            }
    }

    /// C3.7, C3.10: whether the card can be for the member on this out-of-circulation field.
    #[inline]
    fn away_verdict(&self, kind: Kind, away: Kind) -> Result<(), Refusal> {
        match self.away[away.away_index()] {
            _ if !matches!(kind.purpose(), Purpose::Fbi | Purpose::Offer) => Err(Refusal::NotNow(kind.rule())),
            None => Err(Refusal::NobodyThere(kind.rule())),
            Some(absentee) if absentee.seat == self.active => Err(Refusal::OwnPieces(kind.rule())),
            Some(_) => Ok(()),
        }
    }

    /// C3.8: another player with a piece on a legal field.
    #[inline]
    fn payer_verdict(&self, seat: Seat) -> Result<(), Refusal> {
        if seat == self.active {
            Err(Refusal::OwnPieces("C3.8"))
        } else if self.own(seat).legal == 0 {
            Err(Refusal::NoLegalPiece)
        } else {
            Ok(())
        }
    }

    /// C3.6, C3.7: which of the members on the field.
    fn list_victims(&self, kind: Kind, field: Field, offer: &mut impl Offer<Capone>) {
        let there = self.gang(field).map_or(MemberSet::EMPTY, |gang| gang.members);
        there.offer(offer, Move::Member, |_| Refusal::NotThere(kind.rule()));
    }

    /// C3.2, C3.9: the pieces that may be set next. The last card of a year leaves a choice between equal members only (C3.5).
    fn list_pieces<O: Offer<Capone>>(&self, placing: Placing, offer: &mut O) {
        if !placing.exact && self.is_last_card(0) {
            return self.list_equal_members(placing, offer);
        }
        let setting = self.setting(placing);
        for member in if O::REASONS { MemberSet::ALL } else { setting.next } {
            if setting.next.contains(member) && self.may_set_member(&setting, member) {
                offer.legal(Move::Member(member));
            } else {
                offer.refused(Move::Member(member), || self.why_not_member(placing, member));
            }
        }
        if self.may_set_guard(&setting) {
            offer.legal(Move::Guard);
        } else {
            offer.refused(Move::Guard, || self.why_not_guard(placing));
        }
        if setting.may_stop() {
            offer.legal(Move::Done);
        } else {
            offer.refused(Move::Done, || self.why_not_enough(placing));
        }
    }

    fn list_equal_members(&self, placing: Placing, offer: &mut impl Offer<Capone>) {
        let equals = match self.fewest(placing.field) {
            Some(Fewest::Member(equals, _)) => equals,
            _ => MemberSet::EMPTY,
        };
        equals.offer(offer, Move::Member, |_| Refusal::LastCard);
        offer.refused(Move::Guard, || Refusal::LastCard);
        offer.refused(Move::Done, || Refusal::LastCard);
    }

    /// C4.3: any number of the guards in the park.
    fn list_hire_back<O: Offer<Capone>>(&self, seat: Seat, offer: &mut O) {
        let own = self.own(seat);
        for count in 0..=if O::REASONS { MOST_GUARDS } else { own.park } {
            let verdict = if count > own.park {
                Err(Refusal::NotInPark)
            } else if self.figures.price(Move::HireBack(count)) > own.cash {
                Err(Refusal::NotEnoughCash("C4.3"))
            } else {
                Ok(())
            };
            offer.verdict(Move::HireBack(count), verdict);
        }
    }

    /// C4.5: up by any number of steps, or down by a few, not both.
    fn list_invest<O: Offer<Capone>>(&self, seat: Seat, offer: &mut O) {
        let own = self.own(seat);
        let chip = &self.figures.edition.chip;
        for steps in 0..=if O::REASONS { MOST_STEPS } else { chip.goal - own.chip } {
            let verdict = if own.chip + steps > chip.goal {
                Err(Refusal::PastGoal)
            } else if self.figures.price(Move::Invest(steps)) > own.cash {
                Err(Refusal::NotEnoughCash("C4.5"))
            } else {
                Ok(())
            };
            offer.verdict(Move::Invest(steps), verdict);
        }
        for steps in 1..=if O::REASONS { MOST_STEPS } else { chip.max_sell } {
            let verdict = if steps > chip.max_sell {
                Err(Refusal::SellsTooMuch)
            } else if steps > own.chip {
                Err(Refusal::BelowZero)
            } else {
                Ok(())
            };
            offer.verdict(Move::Sell(steps), verdict);
        }
    }

    /// Why a move that is not even listed is out of place: the rule that the present question follows.
    pub(crate) fn why_not_now(&self) -> Refusal {
        Refusal::NotNow(match self.phase {
            Phase::Deal(_) | Phase::Exchange(_) | Phase::Redeal(_) => "C2.2",
            Phase::Turn => "C2.3",
            Phase::Target(kind) | Phase::Victim(kind, _) => kind.rule(),
            Phase::Place(placing) if placing.exact => "C3.9",
            Phase::Place(_) => "C3.2",
            Phase::Ransom(_) | Phase::BuyOut(_) => "C3.7",
            Phase::HireBack(_) => "C4.3",
            Phase::Invest(_) => "C4.5",
            Phase::Over => "C4.6",
        })
    }
}
