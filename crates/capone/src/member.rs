use serde::{Deserialize, Serialize};

/// A member of a family (C1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Member {
    /// Stands with no other member (C3.3).
    Don,
    /// Stands with at most one other member (C3.3).
    Mama,
    /// The right hand.
    RightHand,
    /// The collector.
    Collector,
    /// The lawyer.
    Lawyer,
    /// The bookkeeper.
    Bookkeeper,
    /// The secretary.
    Secretary,
    /// The novice.
    Novice,
}

impl Member {
    /// How many a family has.
    pub const COUNT: usize = 8;

    /// All eight, in the order in which they are set on a field.
    pub const ALL: [Member; Member::COUNT] = [
        Member::Don,
        Member::Mama,
        Member::RightHand,
        Member::Collector,
        Member::Lawyer,
        Member::Bookkeeper,
        Member::Secretary,
        Member::Novice,
    ];

    /// The word for it in editions, notation and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Member::Don => "don",
            Member::Mama => "mama",
            Member::RightHand => "right-hand",
            Member::Collector => "collector",
            Member::Lawyer => "lawyer",
            Member::Bookkeeper => "bookkeeper",
            Member::Secretary => "secretary",
            Member::Novice => "novice",
        }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// Some of the eight members of one family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MemberSet(u8);

impl MemberSet {
    /// Nobody.
    pub const EMPTY: MemberSet = MemberSet(0);
    /// All eight.
    pub const ALL: MemberSet = MemberSet(0xff);
    /// All but the Don and Mama.
    pub(crate) const ORDINARY: MemberSet = MemberSet(0xfc);

    /// This member alone.
    #[inline]
    pub const fn only(member: Member) -> MemberSet {
        MemberSet(1 << member as u8)
    }

    /// The set with these bits, one for each member in order.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> MemberSet {
        MemberSet(bits)
    }

    #[inline]
    pub(crate) const fn bits(self) -> usize {
        self.0 as usize
    }

    /// Whether the member is among them.
    #[inline]
    pub const fn contains(self, member: Member) -> bool {
        self.0 & (1 << member as u8) != 0
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The same with one more.
    #[must_use]
    #[inline]
    pub const fn with(self, member: Member) -> MemberSet {
        MemberSet(self.0 | 1 << member as u8)
    }

    /// Those in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: MemberSet) -> MemberSet {
        MemberSet(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: MemberSet) -> MemberSet {
        MemberSet(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: MemberSet) -> MemberSet {
        MemberSet(self.0 & !other.0)
    }

    /// Those that come after all of these in the order of setting: the pieces are a set, so each set is set in one order.
    #[must_use]
    #[inline]
    pub(crate) const fn later(self) -> MemberSet {
        let past = 8 - self.0.leading_zeros();
        MemberSet((0xff_u16 << past) as u8)
    }

    /// C3.3: whether they may stand on one field together.
    #[inline]
    pub const fn may_stand_together(self) -> bool {
        if self.contains(Member::Don) { self.len() == 1 } else { !self.contains(Member::Mama) || self.len() <= 2 }
    }

    pub(crate) fn first(self) -> Option<Member> {
        self.into_iter().next()
    }
}

impl IntoIterator for MemberSet {
    type Item = Member;
    type IntoIter = Members;

    #[inline]
    fn into_iter(self) -> Members {
        Members(self.0)
    }
}

/// The members of a set, in order.
pub struct Members(u8);

impl Iterator for Members {
    type Item = Member;

    #[inline]
    fn next(&mut self) -> Option<Member> {
        if self.0 == 0 {
            return None;
        }
        let member = Member::ALL[self.0.trailing_zeros() as usize];
        self.0 &= self.0 - 1;
        Some(member)
    }
}
