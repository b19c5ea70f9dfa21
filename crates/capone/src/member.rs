use engine::{bit_set, named};

named! {
    /// A member of a family (C1.2).
    pub enum Member {
        /// Stands with no other member (C3.3).
        Don = "don",
        /// Stands with at most one other member (C3.3).
        Mama = "mama",
        /// The right hand.
        RightHand = "right-hand",
        /// The collector.
        Collector = "collector",
        /// The lawyer.
        Lawyer = "lawyer",
        /// The bookkeeper.
        Bookkeeper = "bookkeeper",
        /// The secretary.
        Secretary = "secretary",
        /// The novice.
        Novice = "novice",
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
