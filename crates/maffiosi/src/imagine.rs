//! What a viewer cannot know, and worlds that agree with what it knows.
//!
//! Hidden are the hands of the others and the pile. Everything that was played or discarded lay face up, so the cards that a
//! viewer has not placed are a known heap of known kinds. Of it, the pile holds no more of any kind than the discards did from
//! which it was made, which everybody saw, without those that the viewer took from it itself. A world is drawn evenly from all
//! ways to deal the heap into the hidden places that keep to it. (Which of the others took the cards that the pile has lost since
//! is not followed: a card that they play may have been in the hand before.)

use engine::{MAX_SEATS, Random, Viewer};

use crate::{Card, Cards, Maffiosi};

/// Cards of the largest box.
const MOST: usize = 64;

impl Maffiosi {
    pub(crate) fn imagined_by(&self, viewer: Viewer, random: &mut impl Random) -> Maffiosi {
        let mut world = *self;
        if viewer == Viewer::Everyone {
            return world;
        }
        let mut heap = self.pile;
        for seat in self.seats().filter(|seat| !viewer.knows_what(*seat)) {
            heap = heap.plus(self.hands[seat.index()]);
        }
        let taken = self.seats().filter(|seat| viewer.knows_what(*seat)).map(|seat| self.drawn[seat.index()]);
        let limit = taken.fold(self.pile_made_of, without);
        let limited = Card::ALL.into_iter().any(|card| heap.count(card) > limit.count(card));
        let pile = limited.then(|| pile_within(heap, limit, self.pile.total(), random));
        let mut rest = pile.map_or(heap, |pile| without(heap, pile));
        for seat in self.seats().filter(|seat| !viewer.knows_what(*seat)) {
            world.hands[seat.index()] = deal(self.hands[seat.index()].total(), &mut rest, random);
        }
        world.pile = pile.unwrap_or(rest);
        world.drawn = self.draws_imagined_by(viewer, without(limit, world.pile), random);
        world
    }

    /// What the others have taken from the pile, out of all that it has lost to them; how many each took is known.
    fn draws_imagined_by(&self, viewer: Viewer, mut lost: Cards, random: &mut impl Random) -> [Cards; MAX_SEATS] {
        let mut drawn = self.drawn;
        for seat in self.seats().filter(|seat| !viewer.knows_what(*seat)) {
            drawn[seat.index()] = deal(self.drawn[seat.index()].total(), &mut lost, random);
        }
        drawn
    }
}

/// So many cards out of some, evenly.
fn deal(count: u8, from: &mut Cards, random: &mut impl Random) -> Cards {
    (0..count).fold(Cards::NONE, |dealt, _| {
        let card = from.nth(random.below(u32::from(from.total()))).unwrap_or(Card::Move);
        *from = from.without(card, 1);
        dealt.with(card, 1)
    })
}

fn without(cards: Cards, fewer: Cards) -> Cards {
    Card::ALL.into_iter().fold(cards, |rest, card| rest.without(card, fewer.count(card)))
}

/// A pile of this size out of a heap, none of its kinds above the limit: evenly from all ways to take the cards.
fn pile_within(heap: Cards, limit: Cards, size: u8, random: &mut impl Random) -> Cards {
    // ways[kind][n]: ways to take n cards of this and the later kinds.
    let mut ways = [[0_u128; MOST + 1]; Card::COUNT + 1];
    ways[Card::COUNT][0] = 1;
    for card in Card::ALL.into_iter().rev() {
        let most = heap.count(card).min(limit.count(card)) as usize;
        for taken in 0..=most {
            let choices = choose(heap.count(card), taken as u8);
            for later in 0..=(size as usize).saturating_sub(taken) {
                ways[card.index()][taken + later] += choices * ways[card.index() + 1][later];
            }
        }
    }
    let (mut pile, mut left) = (Cards::NONE, size as usize);
    for card in Card::ALL {
        let mut drawn = below(random, ways[card.index()][left]);
        for taken in 0..=left {
            let of_these = choose(heap.count(card), taken as u8) * ways[card.index() + 1][left - taken];
            if drawn < of_these {
                pile = pile.with(card, taken as u8);
                left -= taken;
                break;
            }
            drawn -= of_these;
        }
    }
    pile
}

/// A number below `n`, evenly; `n` is below 2^64, for so are the ways to choose some of 64 cards.
fn below(random: &mut impl Random, n: u128) -> u128 {
    (u128::from(random.next()) * n) >> 64
}

/// The ways to choose some of `all`.
fn choose(all: u8, some: u8) -> u128 {
    if some > all {
        return 0;
    }
    (0..u128::from(some)).fold(1, |ways, n| ways * (u128::from(all) - n) / (n + 1))
}
