//! The worlds that a viewer imagines come evenly from all that agree with what it knows.

use std::collections::BTreeMap;

use engine::{Game, Seat, SplitMix, Viewer, kit};

use tiny::{Cards, Honest, Rank, Setup};

/// What a viewer cannot see: hands, cards laid face down, pile.
type Hidden = (Vec<Cards>, Vec<Rank>, Cards);

fn hidden(world: &Honest, viewer: Viewer) -> Hidden {
    let hands =
        Seat::all(world.players()).filter(|seat| !viewer.knows_what(*seat)).map(|seat| world.hands[seat.index()]).collect();
    let laid = world.laid().filter(|laid| !world.knows_laid(viewer, *laid)).map(|laid| laid.card).collect();
    (hands, laid, world.pile)
}

fn counted(cards: &[Rank]) -> Cards {
    let mut counted = [0; Rank::COUNT];
    for card in cards {
        counted[card.index()] += 1;
    }
    counted
}

/// Deals cards into the places that are hidden in `like`.
fn dealt(cards: &[Rank], like: &Hidden) -> Hidden {
    let (mut rest, (hands, laid, _)) = (cards, like);
    let mut take = |count: usize| {
        let (taken, left) = rest.split_at(count);
        rest = left;
        taken
    };
    let hands = hands.iter().map(|hand| counted(take(hand.iter().sum::<u8>() as usize))).collect();
    let laid = take(laid.len()).to_vec();
    (hands, laid, counted(rest))
}

fn cards_in((hands, laid, pile): &Hidden) -> Vec<Rank> {
    let counts = hands.iter().chain([pile]);
    let counted = counts.flat_map(|cards| Rank::all().flat_map(|card| vec![card; cards[card.index()] as usize]));
    counted.chain(laid.iter().copied()).collect()
}

fn each_order(cards: &mut Vec<Rank>, from: usize, each: &mut impl FnMut(&[Rank])) {
    if from == cards.len() {
        return each(cards);
    }
    for other in from..cards.len() {
        cards.swap(from, other);
        each_order(cards, from + 1, each);
        cards.swap(from, other);
    }
}

/// Every world that agrees with what the viewer knows, with its part of all orders of the hidden cards.
fn expected(like: &Hidden) -> BTreeMap<Hidden, f64> {
    let (mut ways, mut orders) = (BTreeMap::new(), 0_u32);
    each_order(&mut cards_in(like), 0, &mut |cards| {
        *ways.entry(dealt(cards, like)).or_insert(0_u32) += 1;
        orders += 1;
    });
    ways.into_iter().map(|(hidden, count)| (hidden, f64::from(count) / f64::from(orders))).collect()
}

fn chi_square(game: &Honest, viewer: Viewer, samples: u32) -> (f64, usize) {
    let expected = expected(&hidden(game, viewer));
    let mut random = SplitMix::new(11);
    let mut seen: BTreeMap<Hidden, u32> = BTreeMap::new();
    for _ in 0..samples {
        *seen.entry(hidden(&game.imagine(viewer, &mut random), viewer)).or_default() += 1;
    }
    assert!(seen.keys().all(|world| expected.contains_key(world)), "an imagined world does not agree with what {viewer} knows");
    let part = |(world, share): (&Hidden, &f64)| {
        let (wanted, found) = (share * f64::from(samples), f64::from(seen.get(world).copied().unwrap_or_default()));
        (found - wanted).powi(2) / wanted
    };
    (expected.iter().map(part).sum(), expected.len())
}

/// A position of three players late in the game, in which the viewer cannot place a few cards of several ranks.
fn late_position(viewer: Viewer) -> Honest {
    let begin = Honest::begin(&Setup { players: 3, coins: 2 }, 1).expect("the set-up is a legal one");
    let late = (0..).map(|script| kit::advance(&begin, 18, script));
    let fits = |game: &Honest| {
        let hidden = hidden(game, viewer);
        (6..=8).contains(&cards_in(&hidden).len()) && expected(&hidden).len() >= 40 && !hidden.1.is_empty()
    };
    late.take(1_000).find(fits).expect("there are such positions")
}

#[test]
fn imagined_worlds_come_evenly_from_all_that_agree() {
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
        let game = late_position(viewer);
        let (chi_square, worlds) = chi_square(&game, viewer, 200_000);
        let freedom = (worlds - 1) as f64;
        let limit = freedom + 4.0 * (2.0 * freedom).sqrt();
        assert!(chi_square < limit, "chi-square {chi_square:.1} over {worlds} worlds, at most {limit:.1}");
    }
}

#[test]
fn everyone_imagines_the_truth() {
    let game = late_position(Viewer::Seat(Seat::FIRST));
    assert_eq!(game.imagine(Viewer::Everyone, &mut SplitMix::new(1)), game);
}
