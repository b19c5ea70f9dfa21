//! What it takes to set pieces on an illegal field (C3.2, C3.3, C3.5, C3.9). Everything that is offered can be completed.

use crate::state::Placing;
use crate::{Capone, Field, Figures, Member, MemberSet, Refusal};

/// C3.5: what the very last card of a year is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fewest {
    /// So many guards and nobody else.
    Guards(u8),
    /// One of these members, who are worth the same, and so many guards.
    Member(MemberSet, u8),
}

/// How far the setting of pieces has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    /// The members set so far.
    set: MemberSet,
    /// The members who will stand on the field with them.
    joined: MemberSet,
    /// The members who may come next.
    pub(crate) next: MemberSet,
    /// The guards that are left.
    guards: u8,
    /// What is still missing from what the field needs; zero or less when it is reached.
    missing: i32,
    /// Whether any piece is set.
    started: bool,
    /// C3.9: neither more nor less.
    exact: bool,
}

impl Setting {
    /// Whether the pieces so far are enough (C3.21-C3.23); those of a takeover are when there are no more to set.
    #[inline]
    pub(crate) fn may_stop(&self) -> bool {
        !self.exact && self.started && self.missing <= 0
    }
}

/// C3.3: why these members may not stand together.
fn why_not_together(members: MemberSet) -> Refusal {
    if members.contains(Member::Don) { Refusal::DonAlone } else { Refusal::MamaCrowded }
}

impl Capone {
    /// What the pieces that are set on a field must be worth; zero or less on an own field that has its minimum (C3.21-C3.23).
    #[inline]
    pub(crate) fn needed(&self, field: Field) -> i32 {
        self.figures.needed(field.kind(), self.gang(field).map(|gang| (self.total(gang), gang.seat == self.active)))
    }

    /// The active player's members who stand on a field.
    #[inline]
    fn standing(&self, field: Field) -> MemberSet {
        self.gang(field).filter(|gang| gang.seat == self.active).map_or(MemberSet::EMPTY, |gang| gang.members)
    }

    /// Whether an illegal card can be played on a field (C3.2, C3.5).
    #[inline]
    pub(crate) fn can_place(&self, field: Field, last_card: bool) -> bool {
        if last_card {
            return self.fewest(field).is_some();
        }
        let own = self.own(self.active);
        let most = self.figures.strongest_joining(self.standing(field), own.photo) + self.figures.guards(own.guards);
        most >= self.needed(field).max(1)
    }

    /// Why an illegal card cannot be played on a field.
    pub(crate) fn why_not_place(&self, field: Field, last_card: bool) -> Refusal {
        if last_card && self.can_place(field, false) {
            return Refusal::LastCard;
        }
        // Where any piece would be enough, there is none, or none who may join those who stand there (C3.3).
        let nobody_joins = self.needed(field) <= 0 && self.own(self.active).guards == 0;
        match self.own(self.active).photo.first() {
            Some(member) if nobody_joins => why_not_together(self.standing(field).with(member)),
            _ => self.why_too_little(field),
        }
    }

    /// What the pieces on a field do not reach.
    fn why_too_little(&self, field: Field) -> Refusal {
        let needed = self.needed(field);
        let rule = Figures::rule_of_need(self.gang(field).map(|gang| gang.seat == self.active));
        if needed <= 0 { Refusal::NothingSet } else { Refusal::TooLittle(rule, needed) }
    }

    /// C3.5: the fewest guards; if all do not suffice, the cheapest member who with guards does.
    pub(crate) fn fewest(&self, field: Field) -> Option<Fewest> {
        let own = self.own(self.active);
        let needed = self.needed(field).max(1);
        let alone = self.figures.guards_worth(needed);
        if alone <= i32::from(own.guards) {
            return Some(Fewest::Guards(alone as u8));
        }
        let standing = self.standing(field);
        let most_guards = self.figures.guards(own.guards);
        let reaches =
            |member: &Member| standing.with(*member).may_stand_together() && self.figures.value(*member) + most_guards >= needed;
        let cheapest = own.photo.into_iter().filter(reaches).map(|member| self.figures.value(member)).min()?;
        let equals = own.photo.into_iter().filter(reaches).filter(|member| self.figures.value(*member) == cheapest);
        Some(Fewest::Member(equals.collect(), self.figures.guards_worth(needed - cheapest) as u8))
    }

    /// C3.9: whether a total can be made exactly from the photo.
    pub(crate) fn can_match(&self, total: i32) -> bool {
        let own = self.own(self.active);
        self.can_match_from(MemberSet::EMPTY, own.photo, own.guards, total)
    }

    /// Whether those set so far and some of the possible ones, with guards, are worth a total exactly.
    fn can_match_from(&self, set: MemberSet, possible: MemberSet, guards: u8, total: i32) -> bool {
        let figures = self.figures;
        let possible = set.or(possible);
        figures.legal_sets().iter().any(|all| {
            let rest = total - figures.sum(*all);
            set.minus(*all).is_empty() && all.minus(possible).is_empty() && self.is_guards(rest, guards)
        })
    }

    /// Whether a sum is that of some of so many guards.
    #[inline]
    fn is_guards(&self, sum: i32, guards: u8) -> bool {
        sum >= 0 && sum <= self.figures.guards(guards) && sum % self.figures.edition.guards.value == 0
    }

    /// How far the setting of pieces has come.
    #[inline]
    pub(crate) fn setting(&self, placing: Placing) -> Setting {
        let own = self.own(self.active);
        let figures = self.figures;
        let (needed, standing) = match self.gang(placing.field) {
            // Of another's field none stay.
            Some(gang) if placing.exact => (self.total(gang), MemberSet::EMPTY),
            _ => (self.needed(placing.field), self.standing(placing.field)),
        };
        Setting {
            set: placing.members,
            joined: standing.or(placing.members),
            // The pieces are a set, so they are set in one order: that of the photo, guards last (C3.2).
            next: if placing.guards > 0 { MemberSet::EMPTY } else { own.photo.and(placing.members.later()) },
            guards: own.guards - placing.guards,
            missing: needed - figures.sum(placing.members) - figures.guards(placing.guards),
            started: !placing.members.is_empty() || placing.guards > 0,
            exact: placing.exact,
        }
    }

    /// Whether one of the next members may be set, so that what is needed can still be reached.
    #[inline]
    pub(crate) fn may_set_member(&self, setting: &Setting, member: Member) -> bool {
        let joined = setting.joined.with(member);
        if !joined.may_stand_together() {
            return false;
        }
        let set = setting.set.with(member);
        let later = setting.next.and(set.later());
        let figures = self.figures;
        if setting.exact {
            let total = setting.missing + figures.sum(setting.set);
            return self.can_match_from(set, later, setting.guards, total);
        }
        let (value, guards) = (figures.value(member), figures.guards(setting.guards));
        value + guards >= setting.missing || value + guards + self.figures.strongest_joining(joined, later) >= setting.missing
    }

    /// Whether a guard may be set, so that what is needed can still be reached: no member follows it.
    #[inline]
    pub(crate) fn may_set_guard(&self, setting: &Setting) -> bool {
        if setting.exact {
            setting.missing > 0 && self.is_guards(setting.missing, setting.guards)
        } else {
            setting.guards > 0 && self.figures.guards(setting.guards) >= setting.missing
        }
    }

    /// Whether there is no further piece that could be set.
    #[inline]
    pub(crate) fn is_complete(&self, setting: &Setting) -> bool {
        if setting.exact {
            return setting.missing == 0;
        }
        setting.guards == 0 && self.figures.strongest_joining(setting.joined, setting.next) == 0
    }

    /// Why a member cannot be set now.
    pub(crate) fn why_not_member(&self, placing: Placing, member: Member) -> Refusal {
        let setting = self.setting(placing);
        let joined = setting.joined.with(member);
        if placing.members.contains(member) {
            Refusal::SetAlready
        } else if !self.own(self.active).photo.contains(member) {
            Refusal::NotOnPhoto
        } else if !joined.may_stand_together() {
            why_not_together(joined)
        } else if !self.can_complete(placing, placing.members.with(member), placing.guards) {
            self.why_not_enough(placing)
        } else if setting.next.contains(member) {
            Refusal::OthersFirst
        } else {
            Refusal::OutOfOrder
        }
    }

    pub(crate) fn why_not_guard(&self, placing: Placing) -> Refusal {
        if self.setting(placing).guards == 0 {
            Refusal::NoGuard("C3.2")
        } else if self.can_complete(placing, placing.members, placing.guards + 1) {
            Refusal::OthersFirst
        } else {
            self.why_not_enough(placing)
        }
    }

    /// Whether these pieces are part of a set that is enough for the field, in whatever order it is named.
    fn can_complete(&self, placing: Placing, members: MemberSet, guards: u8) -> bool {
        let (own, figures) = (self.own(self.active), self.figures);
        match self.gang(placing.field) {
            Some(gang) if placing.exact => {
                self.can_match_from(members, own.photo, own.guards - guards, self.total(gang) - figures.guards(guards))
            }
            _ => {
                let joined = self.standing(placing.field).or(members);
                let most = figures.strongest_joining(joined, own.photo.minus(members)) + figures.guards(own.guards);
                figures.sum(members) + most >= self.needed(placing.field)
            }
        }
    }

    pub(crate) fn why_not_enough(&self, placing: Placing) -> Refusal {
        if placing.exact { Refusal::CannotMatch } else { self.why_too_little(placing.field) }
    }
}
