use engine::{Element, bit_set};
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

impl Element for Member {
    #[inline]
    fn at(index: usize) -> Member {
        Member::ALL[index]
    }
}

bit_set! {
    /// Some of the eight members of one family.
    pub struct MemberSet(u8) of Member;
}

impl MemberSet {
    /// All but the Don and Mama.
    pub(crate) const ORDINARY: MemberSet = MemberSet::ALL.without(Member::Don).without(Member::Mama);

    /// The set with these bits, one for each member in order.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> MemberSet {
        MemberSet(bits)
    }

    #[inline]
    pub(crate) const fn bits(self) -> usize {
        self.0 as usize
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
}
