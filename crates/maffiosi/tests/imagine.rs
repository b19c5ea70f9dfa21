//! The worlds that a viewer imagines come evenly from all that agree with what it knows: all ways to deal the cards that it has
//! not seen into the hidden hands and the pile, where the pile holds no more of a kind than it was made of, less what the viewer
//! took from it.

use std::collections::BTreeMap;

use engine::{Game, Random, Seat, Silent, SplitMix, Turn, Viewer, draw, legal_moves};
use maffiosi::{Cards, Maffiosi, Setup, View};

const SAMPLES: u32 = 100_000;

fn counts(cards: Cards) -> [u8; 8] {
    cards.into()
}

/// The hidden hand, if exactly one is hidden from this viewer: then a world is that hand.
fn only_hidden_hand(game: &Maffiosi, viewer: Viewer) -> Option<usize> {
    let seen = game.view(viewer);
    let mut hidden = (0..game.players()).filter(|seat| seen.gangs[*seat].hand.is_none() && seen.gangs[*seat].cards > 0);
    match (hidden.next(), hidden.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// What a viewer has not placed: the deck without all that it sees.
fn unseen(view: &View, deck: [u8; 8]) -> [u8; 8] {
    let seen = view.gangs.iter().filter_map(|gang| gang.hand).chain([view.discards, view.removed]);
    seen.fold(deck, |mut left, cards| {
        left.iter_mut().zip(counts(cards)).for_each(|(left, count)| *left -= count);
        left
    })
}

/// The most that the pile can hold of each kind, as far as the viewer knows.
fn limit(view: &View) -> [u8; 8] {
    view.gangs.iter().filter_map(|gang| gang.drawn).fold(counts(view.pile_made_of), |mut left, drawn| {
        left.iter_mut().zip(counts(drawn)).for_each(|(left, count)| *left -= count);
        left
    })
}

fn choose(all: u8, some: u8) -> f64 {
    (0..some).fold(1.0, |ways, n| ways * f64::from(all - n) / f64::from(n + 1))
}

/// Every hand that agrees with what the viewer knows, with its part of all ways to deal.
fn expected(view: &View, deck: [u8; 8], size: u8) -> BTreeMap<[u8; 8], f64> {
    fn fill(
        heap: [u8; 8],
        limit: [u8; 8],
        kind: usize,
        left: u8,
        hand: &mut [u8; 8],
        ways: f64,
        into: &mut BTreeMap<[u8; 8], f64>,
    ) {
        if kind == 8 {
            if left == 0 {
                into.insert(*hand, ways);
            }
            return;
        }
        for count in 0..=heap[kind].min(left) {
            if heap[kind] - count <= limit[kind] {
                hand[kind] = count;
                fill(heap, limit, kind + 1, left - count, hand, ways * choose(heap[kind], count), into);
            }
        }
        hand[kind] = 0;
    }
    let mut ways = BTreeMap::new();
    fill(unseen(view, deck), limit(view), 0, size, &mut [0; 8], 1.0, &mut ways);
    let all: f64 = ways.values().sum();
    for share in ways.values_mut() {
        *share /= all;
    }
    ways
}

/// Chi-square over the worlds, the rare ones as one, and how many there are to count.
fn chi_square(game: &Maffiosi, viewer: Viewer, hidden: usize) -> (f64, usize) {
    let seen = game.view(viewer);
    let deck = counts(Setup::standard(3).edition.deck());
    let expected = expected(&seen, deck, seen.gangs[hidden].cards);
    let mut found: BTreeMap<[u8; 8], u32> = BTreeMap::new();
    let mut random = SplitMix::new(11);
    for _ in 0..SAMPLES {
        let world = game.imagine(viewer, &mut random);
        assert_eq!(world.audit(), Ok(()));
        assert_eq!(world.view(viewer), seen, "what the viewer knows has changed");
        let hand = world.view(Viewer::Everyone).gangs[hidden].hand.expect("everyone sees all hands");
        *found.entry(counts(hand)).or_default() += 1;
    }
    assert!(found.keys().all(|hand| expected.contains_key(hand)), "an imagined world does not agree with what {viewer} knows");
    let (mut sum, mut cells, mut rare) = (0.0, 0, (0.0, 0.0));
    let mut add = |wanted: f64, found: f64| {
        sum += (found - wanted).powi(2) / wanted;
        cells += 1;
    };
    for (hand, share) in &expected {
        let (wanted, found) = (share * f64::from(SAMPLES), f64::from(found.get(hand).copied().unwrap_or_default()));
        if wanted < 10.0 { rare = (rare.0 + wanted, rare.1 + found) } else { add(wanted, found) }
    }
    if rare.0 > 10.0 {
        add(rare.0, rare.1);
    }
    (sum, cells)
}

/// The first position of random three-player games in which one hand is hidden from seat 0 and which passes a test.
fn position(fits: impl Fn(&View, [u8; 8]) -> bool) -> (Maffiosi, Viewer, usize) {
    let viewer = Viewer::Seat(Seat::FIRST);
    let deck = counts(Setup::standard(3).edition.deck());
    let mut moves = Vec::new();
    for seed in 0..20_000 {
        let mut game = Maffiosi::begin(&Setup::standard(3), 1).expect("the standard edition can be played");
        let mut random = SplitMix::new(seed);
        loop {
            match game.turn() {
                Turn::Seat(_) => {
                    legal_moves(&game, &mut moves);
                    game.play(*random.pick(&moves), &mut Silent);
                }
                Turn::House => game.settle(draw(&game, &mut random), &mut Silent),
                Turn::Over => break,
            }
            if let Some(hidden) = only_hidden_hand(&game, viewer) {
                let view = game.view(viewer);
                if view.gangs[hidden].cards >= 4 && fits(&view, unseen(&view, deck)) {
                    return (game, viewer, hidden);
                }
            }
        }
    }
    panic!("there is no such position");
}

fn assert_even((game, viewer, hidden): (Maffiosi, Viewer, usize), fewest: usize) {
    let (chi_square, cells) = chi_square(&game, viewer, hidden);
    assert!(cells >= fewest, "only {cells} worlds to count");
    let freedom = (cells - 1) as f64;
    let limit = freedom + 4.0 * (2.0 * freedom).sqrt();
    assert!(chi_square < limit, "chi-square {chi_square:.1} over {cells} worlds, at most {limit:.1}");
}

#[test]
fn imagined_worlds_come_evenly_from_all_that_agree() {
    let all_possible = |view: &View, heap: [u8; 8]| heap.iter().zip(counts(view.pile_made_of)).all(|(heap, made)| *heap <= made);
    assert_even(position(all_possible), 100);
}

#[test]
fn the_pile_that_everybody_saw_being_made_stays_what_it_is() {
    // Some cards were drawn from a new pile, so the hand is not all known, but it must hold what the pile never held.
    let limited = |view: &View, heap: [u8; 8]| {
        let drawn = view.pile_made_of.total() - view.pile;
        (2..=6).contains(&drawn) && heap.iter().zip(counts(view.pile_made_of)).any(|(heap, made)| *heap > made)
    };
    assert_even(position(limited), 5);
}

#[test]
fn what_the_viewer_took_from_the_pile_is_not_in_it_any_more() {
    // Without its own draws the viewer would think worlds possible that are not.
    let taught = |view: &View, heap: [u8; 8]| {
        let (made, left) = (counts(view.pile_made_of), limit(view));
        let drawn = view.pile_made_of.total() - view.pile;
        let by_own_draws = |kind: usize| left[kind] < made[kind] && heap[kind] > left[kind] && view.pile > left[kind];
        (4..=12).contains(&drawn) && (0..8).any(by_own_draws)
    };
    assert_even(position(taught), 5);
}

#[test]
fn a_new_pile_is_known_to_the_last_card() {
    let fresh = |view: &View, _: [u8; 8]| view.pile_made_of.total() == view.pile && view.pile < 60;
    let (game, viewer, hidden) = position(fresh);
    let truth = game.view(Viewer::Everyone);
    for seed in 0..100 {
        let world = game.imagine(viewer, &mut SplitMix::new(seed)).view(Viewer::Everyone);
        assert_eq!(world.gangs[hidden].hand, truth.gangs[hidden].hand, "one hidden hand and a known pile leave no doubt");
    }
}

#[test]
fn everyone_imagines_the_truth() {
    let (game, ..) = position(|_, _| true);
    assert_eq!(game.imagine(Viewer::Everyone, &mut SplitMix::new(1)), game);
}
