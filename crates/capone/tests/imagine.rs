//! The worlds that a viewer imagines agree with all that it knows, and come evenly from all that do.

use std::collections::BTreeMap;

use capone::{Capone, Kind, Setup, View};
use engine::{Door, Game, Seat, SplitMix, Viewer, kit};

const SAMPLES: u32 = 200_000;

/// How many of the cards that the viewer cannot place lie in each hidden place: hands, exchanged, face down, undealt.
type Places = Vec<usize>;

/// What every place holds, as somebody sees it who knows everything.
fn places(world: &Capone, viewer: Viewer) -> Vec<Vec<Kind>> {
    let View { families, .. } = world.view(Viewer::Everyone);
    let hidden = Seat::all(world.players()).filter(|seat| !viewer.knows_what(*seat)).flat_map(|seat| {
        let family = &families[seat.index()];
        [&family.hand, &family.exchanged, &family.face_down].map(|cards| cards.clone().expect("everyone sees it"))
    });
    hidden.collect()
}

/// A position in which others have exchanged cards, laid some face down and still hold some.
fn late_position(viewer: Viewer) -> Capone {
    let begin = Capone::begin(&Setup::standard(3), Capone::RULES_VERSION).expect("the standard edition can be played");
    let fits = |game: &Capone| places(game, viewer).iter().filter(|cards| !cards.is_empty()).count() >= 5;
    (0..1_000).map(|script| kit::advance(&begin, 30, script)).find(fits).expect("there are such positions")
}

fn viewers() -> [Viewer; 4] {
    [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Spectator]
}

#[test]
fn what_a_viewer_knows_never_changes() {
    for viewer in viewers() {
        let game = late_position(viewer);
        let mut random = SplitMix::new(3);
        let sizes: Places = places(&game, viewer).iter().map(Vec::len).collect();
        for _ in 0..2_000 {
            let world = game.imagine(viewer, &mut random);
            world.audit().expect("an imagined world keeps the rules");
            assert_eq!(*world.seen_by(viewer), *game.seen_by(viewer));
            assert_eq!(places(&world, viewer).iter().map(Vec::len).collect::<Places>(), sizes);
        }
    }
}

/// By the deal, every unseen card is equally likely in every hidden place. The number of cards of a kind in a place then follows
/// the hypergeometric distribution; all of them are compared, place by place and kind by kind.
#[test]
fn hidden_cards_are_dealt_evenly() {
    for viewer in viewers() {
        let game = late_position(viewer);
        let sizes: Places = places(&game, viewer).iter().map(Vec::len).collect();
        let deck = game.view(viewer).deck as usize;
        let unseen = unseen(&game, viewer);
        let total: usize = unseen.values().sum();
        assert_eq!(total, sizes.iter().sum::<usize>() + deck);
        let mut seen: BTreeMap<(usize, Kind, usize), u32> = BTreeMap::new();
        let mut random = SplitMix::new(11);
        for _ in 0..SAMPLES {
            for (place, cards) in places(&game.imagine(viewer, &mut random), viewer).iter().enumerate() {
                for kind in unseen.keys() {
                    let count = cards.iter().filter(|card| *card == kind).count();
                    *seen.entry((place, *kind, count)).or_default() += 1;
                }
            }
        }
        for (place, &size) in sizes.iter().enumerate() {
            for (&kind, &copies) in &unseen {
                for count in 0..=copies.min(size) {
                    let chance = hypergeometric(total, copies, size, count);
                    let (expected, found) =
                        (chance * f64::from(SAMPLES), f64::from(seen.get(&(place, kind, count)).copied().unwrap_or_default()));
                    let deviation = (expected * (1.0 - chance)).sqrt();
                    // About a thousand figures are compared, so five times the deviation is as good as never.
                    assert!(
                        (found - expected).abs() <= 5.0 * deviation + 3.0,
                        "{viewer}: place {place} held {count} {kind:?} {found} times, not about {expected:.0}"
                    );
                }
            }
        }
    }
}

/// Two cards in two places: pairs are as even as single ones, so the places are not drawn one for the other.
#[test]
fn places_are_independent_of_each_other() {
    let viewer = Viewer::Seat(Seat::FIRST);
    let game = late_position(viewer);
    let sizes: Places = places(&game, viewer).iter().map(Vec::len).collect();
    let (first, second) = {
        let mut filled = sizes.iter().enumerate().filter(|(_, size)| **size > 0).map(|(place, _)| place);
        (filled.next().expect("a place"), filled.next().expect("another place"))
    };
    let unseen = unseen(&game, viewer);
    let total: usize = unseen.values().sum();
    let mut seen: BTreeMap<(Kind, Kind), u32> = BTreeMap::new();
    let mut random = SplitMix::new(5);
    for _ in 0..SAMPLES {
        let places = places(&game.imagine(viewer, &mut random), viewer);
        for one in &places[first] {
            for other in &places[second] {
                *seen.entry((*one, *other)).or_default() += 1;
            }
        }
    }
    let pairs = (sizes[first] * sizes[second]) as f64 * f64::from(SAMPLES);
    for (&one, &copies) in &unseen {
        for (&other, &others) in &unseen {
            let ways = copies * if one == other { copies - 1 } else { others };
            let expected = pairs * ways as f64 / (total * (total - 1)) as f64;
            let found = f64::from(seen.get(&(one, other)).copied().unwrap_or_default());
            // Pairs of one world are not independent: the deviation is that of whole worlds.
            let deviation = (expected * (sizes[first] * sizes[second]) as f64).sqrt();
            assert!((found - expected).abs() <= 5.0 * deviation + 3.0, "{one:?} and {other:?}: {found}, not about {expected:.0}");
        }
    }
}

/// The cards that a viewer cannot place, by kind.
fn unseen(game: &Capone, viewer: Viewer) -> BTreeMap<Kind, usize> {
    let view = game.view(viewer);
    let known = |kind: Kind| {
        let of_families = view.families.iter().flat_map(|family| [&family.hand, &family.exchanged, &family.face_down]);
        let cards = of_families.flatten().flatten().chain(&view.played);
        cards.filter(|card| **card == kind).count()
    };
    let unseen = Kind::ALL.into_iter().map(|kind| (kind, kind.copies() as usize - known(kind)));
    unseen.filter(|(_, count)| *count > 0).collect()
}

fn hypergeometric(total: usize, copies: usize, size: usize, count: usize) -> f64 {
    choose(copies, count) * choose(total - copies, size - count) / choose(total, size)
}

fn choose(n: usize, k: usize) -> f64 {
    if k > n { 0.0 } else { (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product() }
}

#[test]
fn everyone_imagines_the_truth() {
    let game = late_position(Viewer::Spectator);
    assert_eq!(game.imagine(Viewer::Everyone, &mut SplitMix::new(1)), game);
}
