/// A source of random numbers for players' own thinking and for tests. The house's dice do not come from here.
pub trait Random {
    /// The next 64 random bits.
    fn next(&mut self) -> u64;

    /// A number below `n`, evenly to within one part in 2^32.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there are none.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Puts the items into a random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// A small fast generator (`SplitMix64`). Pinned by a test: the same seed gives the same games for ever.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// A generator that repeats itself from the same seed.
    pub const fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// An independent generator, for the `index`-th of many games.
    #[must_use]
    pub fn fork(seed: u64, index: u64) -> SplitMix {
        let mut first = SplitMix(seed);
        let mut second = SplitMix(first.next() ^ index.wrapping_mul(0xd134_2543_de82_ef95));
        SplitMix(second.next())
    }
}

impl Random for SplitMix {
    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers_for_ever() {
        let mut random = SplitMix::new(7);
        let numbers: Vec<u64> = (0..3).map(|_| random.next()).collect();
        assert_eq!(numbers, [7_191_089_600_892_374_487, 309_689_372_594_955_804, 16_616_101_746_815_609_346]);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        random.shuffle(&mut cards);
        assert_eq!(cards, [6, 7, 0, 5, 2, 1, 3, 4]);
        let mut forked = SplitMix::fork(7, 1);
        assert_eq!(forked.below(1000), 955);
    }

    #[test]
    fn below_reaches_every_number_about_equally() {
        let mut random = SplitMix::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[random.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_600..=10_400).contains(&count)), "{seen:?}");
    }
}
