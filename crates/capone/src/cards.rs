use crate::Kind;

/// Some of the 56 cards, as a number of each kind: cards of one kind cannot be told apart.
///
/// A kind has as many bits as cards, and its number is that many of them from below. So adding and taking, counting all and
/// finding the n-th are each a handful of instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u64);

/// All cards of the game (C1.4).
pub const DECK: usize = 56;

const SHIFT: [u8; Kind::COUNT] = {
    let (mut shift, mut kind) = ([0; Kind::COUNT], 1);
    while kind < Kind::COUNT {
        shift[kind] = shift[kind - 1] + Kind::ALL[kind - 1].copies();
        kind += 1;
    }
    shift
};

const KIND_OF_BIT: [Kind; DECK] = {
    let (mut kinds, mut kind) = ([Kind::PastaShop; DECK], 0);
    while kind < Kind::COUNT {
        let mut copy = 0;
        while copy < Kind::ALL[kind].copies() {
            kinds[(SHIFT[kind] + copy) as usize] = Kind::ALL[kind];
            copy += 1;
        }
        kind += 1;
    }
    kinds
};

/// The lowest bit of every kind.
const LOWEST: u64 = {
    let (mut bits, mut kind) = (0, 0);
    while kind < Kind::COUNT {
        bits |= 1 << SHIFT[kind];
        kind += 1;
    }
    bits
};

/// A one in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

impl Cards {
    /// None.
    pub const EMPTY: Cards = Cards(0);
    /// All 56.
    pub const ALL: Cards = Cards((1 << DECK) - 1);

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    const fn slot(self, kind: Kind) -> u64 {
        self.0 >> SHIFT[kind.index()] & ((1 << kind.copies()) - 1)
    }

    /// How many of a kind there are.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        self.slot(kind).count_ones() as u8
    }

    /// How many of a kind there are in several lots together.
    #[inline]
    pub(crate) fn count_in(lots: [Cards; 4], kind: Kind) -> u8 {
        // No kind has more than eight cards, so those of all lots are counted at once.
        lots.into_iter().fold(0, |bits, cards| bits << 8 | cards.slot(kind)).count_ones() as u8
    }

    /// Whether there is one of the kind.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> SHIFT[kind.index()] & 1 != 0
    }

    /// Adds one of a kind that is not complete.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) < kind.copies(), "there is no further card of that kind");
        self.0 |= (self.slot(kind) + 1) << SHIFT[kind.index()];
    }

    /// Takes away one of a kind that is there.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        debug_assert!(self.contains(kind), "there is no card of that kind");
        let slot = self.slot(kind);
        self.0 ^= (slot ^ slot >> 1) << SHIFT[kind.index()];
    }

    /// The kinds of which there is at least one, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Bits(self.0 & LOWEST).map(|bit| KIND_OF_BIT[bit])
    }

    /// Every card, in the order of the kinds.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Bits(self.0).map(|bit| KIND_OF_BIT[bit])
    }

    /// The kind of the n-th card in the order of the kinds.
    #[inline]
    pub fn nth(self, n: u32) -> Option<Kind> {
        if n >= u32::from(self.len()) {
            return None;
        }
        // How many lie in each byte and all below it, then the bits of the one byte.
        let pairs = self.0 - ((self.0 >> 1) & (0x55 * EACH));
        let fours = (pairs & (0x33 * EACH)) + ((pairs >> 2) & (0x33 * EACH));
        let sums = ((fours + (fours >> 4)) & (0x0f * EACH)).wrapping_mul(EACH);
        let mut shift = 0;
        while (sums >> shift & 0xff) as u32 <= n {
            shift += 8;
        }
        let before = if shift == 0 { 0 } else { (sums >> (shift - 8) & 0xff) as u32 };
        let mut byte = self.0 >> shift;
        for _ in before..n {
            byte &= byte - 1;
        }
        let place = shift + byte.trailing_zeros();
        KIND_OF_BIT.get(place as usize).copied()
    }
}

struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
