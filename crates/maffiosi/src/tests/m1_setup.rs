//! M1: set-up.

use engine::{Game, Options, Turn, Viewer};

use super::referee::{beside, opposite};
use super::scene::*;
use crate::{Edition, Place, PlaceSet, View};

fn by_hand(players: u8) -> Setup {
    Setup { seating: Seating::ByHand, ..Setup::standard(players) }
}

fn options(set: &[&str]) -> Options {
    let mut options = Options::default();
    for option in set {
        options.set(option).expect("written as name=value");
    }
    options
}

/// Both ways of seating for each number of players.
fn all_setups() -> impl Iterator<Item = Setup> {
    (3..=6).flat_map(|players| [Setup::standard(players), by_hand(players)])
}

// M1.1: gangs.

#[test]
fn m1_1_gangs_and_pots_by_number_of_players() {
    let table = [(3, [1, 2, 2, 5], 120_000), (4, [1, 1, 2, 3], 90_000), (5, [1, 1, 1, 3], 70_000), (6, [1, 1, 1, 2], 60_000)];
    for (players, gang, pot) in table {
        for setup in [Setup::standard(players), by_hand(players)] {
            let view = Scene::start(&setup).view();
            assert_eq!((view.gangs.len(), view.pot), (players as usize, pot));
            for own in &view.gangs {
                assert_eq!((own.alive, own.money, own.out), (gang, 0, false));
            }
        }
    }
}

#[test]
fn m1_1_colours_in_seat_order() {
    let colours: Vec<&str> = Edition::standard().gangs.iter().map(|gang| gang.colour.as_str()).collect();
    assert_eq!(colours, ["yellow", "red", "blue", "green", "orange", "purple"]);
}

#[test]
fn m1_1_yellow_starts_with_a_fixed_plan() {
    for players in 3..=6 {
        Scene::start(&Setup::standard(players)).dealt().asks(0, Question::Play);
    }
}

#[test]
fn m1_1_hosts_may_agree_on_another_starter_with_a_plan_only() {
    for players in 3..=6 {
        for starter in 0..players {
            let setup = Setup { starter, ..Setup::standard(players) };
            Scene::start(&setup).dealt().asks(starter as usize, Question::Play);
        }
        let nobody = Maffiosi::begin(&Setup { starter: players, ..Setup::standard(players) }, 1);
        assert!(nobody.expect_err("there is no such seat").0.contains("M1.1"));
        let by_hand = Maffiosi::begin(&Setup { starter: 1, ..by_hand(players) }, 1);
        assert!(by_hand.expect_err("who sets the last gangster starts").0.contains("M1.6"));
    }
}

#[test]
fn m1_1_three_to_six_can_play() {
    for players in [0, 1, 2, 7, 8] {
        assert!(Maffiosi::setup(players, &Options::default(), None).is_err(), "{players} players");
        assert!(Maffiosi::begin(&Setup::standard(players as u8), 1).is_err(), "{players} players");
    }
    for players in 3..=6 {
        assert_eq!(Maffiosi::setup(players, &Options::default(), None), Ok(Setup::standard(players as u8)));
    }
}

// M1.2: the table.

#[test]
fn m1_2_thirty_seats_with_one_item_each() {
    let items = &Edition::standard().items;
    assert_eq!(items.len(), 30);
    let counts = [
        (Item::Revolver, 7),
        (Item::Knife, 5),
        (Item::Drink, 9),
        (Item::Cafe, 2),
        (Item::Restaurant, 2),
        (Item::Gambling, 2),
        (Item::Register, 1),
        (Item::Bare, 2),
    ];
    for (item, count) in counts {
        assert_eq!(items.iter().filter(|other| **other == item).count(), count, "{item:?}");
    }
}

// M1.3: the layout.

#[test]
fn m1_3_what_the_examples_fix() {
    for (at, item) in FIXED {
        assert_eq!(Edition::standard().items[at], item, "place {at}");
    }
}

#[test]
fn m1_3_no_revolver_lies_at_an_end() {
    for end in [13, 14, 28, 29] {
        assert_ne!(Edition::standard().items[end], Item::Revolver);
    }
}

#[test]
fn m1_3_opposite_is_27_minus_i_on_a_long_side_and_nobody_at_an_end() {
    for at in 0..30 {
        let found: Vec<usize> = PlaceSet::only(place(at)).opposite().into_iter().map(Place::index).collect();
        let expected: Vec<usize> = match at {
            13 | 14 | 28 | 29 => vec![],
            _ => vec![27 - at],
        };
        assert_eq!(found, expected, "opposite {at}");
        assert_eq!(place(at).is_crossed(), expected.is_empty());
    }
}

#[test]
fn m1_3_beside_is_one_place_either_way_round_the_ring() {
    for at in 0..30 {
        let mut found: Vec<usize> = PlaceSet::only(place(at)).beside().into_iter().map(Place::index).collect();
        let mut expected = vec![if at == 0 { 29 } else { at - 1 }, if at == 29 { 0 } else { at + 1 }];
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "beside {at}");
    }
}

#[test]
fn m1_3_many_places_at_once_have_the_neighbours_and_opposites_of_each() {
    for seed in 0..2_000_u32 {
        let bits = seed.wrapping_mul(2_654_435_761);
        let some: Vec<usize> = (0..30).filter(|at| bits >> at & 1 == 1).collect();
        let set: PlaceSet = some.iter().map(|at| place(*at)).collect();
        let near: PlaceSet = some.iter().flat_map(|at| beside(*at)).map(place).collect();
        let far: PlaceSet = some.iter().filter_map(|at| opposite(*at)).map(place).collect();
        assert_eq!((set.beside(), set.opposite()), (near, far), "{some:?}");
    }
}

#[test]
fn m1_3_the_nearest_either_way_is_found_by_walking_round() {
    for seed in 0..2_000_u32 {
        // Few places, so that the way is long; none in some of the cases.
        let bits = seed.wrapping_mul(2_654_435_761) & seed.wrapping_mul(40_503) & (seed.wrapping_mul(97_531) >> 3);
        let set: PlaceSet = (0..30).filter(|at| bits >> at & 1 == 1).map(place).collect();
        for from in 0..30 {
            let walk = |step: usize| (1..30).map(|steps| place((from + steps * step) % 30)).find(|at| set.contains(*at));
            assert_eq!(set.next_clockwise(place(from)), walk(1), "{set:?} from {from}");
            assert_eq!(set.next_counter(place(from)), walk(29), "{set:?} from {from}");
        }
    }
}

// M1.4: the cards.

#[test]
fn m1_4_sixty_cards_of_eight_kinds_with_one_raid() {
    let deck = Edition::standard().deck();
    assert_eq!(deck.total(), 60);
    assert!(Card::ALL.into_iter().all(|card| deck.contains(card)));
    assert_eq!((Card::ALL.len(), deck.count(Card::Raid)), (8, 1));
}

#[test]
fn m1_4_the_pile_is_the_whole_deck_and_every_card_of_it_is_as_likely() {
    let scene = Scene::start(&Setup::standard(3));
    let mut weights = Vec::new();
    scene.game.outcomes(&mut |house, weight| weights.push((house, weight)));
    let deck = Edition::standard().deck();
    let expected: Vec<_> = Card::ALL.into_iter().map(|card| (House::Card(card), u32::from(deck.count(card)))).collect();
    assert_eq!(weights, expected);
    assert_eq!(scene.game.total_weight(), 60);
}

// M1.5: cakes, hands and markers.

#[test]
fn m1_5_five_cards_and_a_cake_at_home_for_each_before_anybody_is_seated() {
    for setup in all_setups() {
        let mut scene = Scene::start(&setup);
        for dealt in 0..5 * setup.players as usize {
            assert_eq!(scene.game.turn(), Turn::House);
            assert!(!scene.view().begun);
            let card = scene.game.pile.nth(0).expect("there are cards");
            scene = scene.draws(card);
            let whom = seat(dealt % setup.players as usize);
            assert_eq!(scene.heard[0], Report::Drew { seat: whom, card: Some(card) }, "one each in turn");
        }
        let view = scene.view();
        assert!(view.gangs.iter().all(|gang| gang.cards == 5 && gang.cake.is_none()));
        assert_eq!(view.pile, 60 - 5 * setup.players);
        assert_eq!((view.discards, view.removed), (Cards::NONE, Cards::NONE));
        assert_eq!(view.sleep_markers, 18);
    }
}

#[test]
fn m1_5_nobody_sees_the_cards_of_another() {
    for setup in all_setups() {
        let scene = Scene::start(&setup).dealt();
        let players = setup.players as usize;
        let hands = |viewer| -> Vec<bool> {
            let view: View = scene.game.view(viewer);
            view.gangs.iter().map(|gang| gang.hand.is_some()).collect()
        };
        for own in 0..players {
            let seen = hands(Viewer::Seat(seat(own)));
            assert!((0..players).all(|of| seen[of] == (of == own)));
        }
        assert!(hands(Viewer::Spectator).into_iter().all(|seen| !seen));
        assert!(hands(Viewer::Everyone).into_iter().all(|seen| seen));
    }
}

#[test]
fn m1_5_a_card_that_is_dealt_is_seen_by_the_one_who_gets_it_only() {
    let scene = Scene::start(&Setup::standard(4)).draws(Card::Stab);
    let house = House::Card(Card::Fire);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(scene.game.house_seen_by(house, viewer), None, "{viewer}");
    }
    for viewer in [Viewer::Seat(seat(1)), Viewer::Everyone] {
        assert_eq!(scene.game.house_seen_by(house, viewer), Some(house), "{viewer}");
    }
}

#[test]
fn m1_5_nobody_can_play_while_cards_are_dealt() {
    Scene::start(&Setup::standard(3)).refuses("play stab", Refusal::NotNow("M1.5"), "M1.5");
}

// M1.6: seating.

#[test]
fn m1_6_the_house_draws_the_youngest_evenly() {
    for players in 3..=6 {
        let scene = Scene::start(&by_hand(players)).dealt().refuses("sit 0", Refusal::NotNow("M1.6"), "M1.6");
        assert_eq!(scene.game.turn(), Turn::House);
        let mut outcomes = Vec::new();
        scene.game.outcomes(&mut |house, weight| outcomes.push((house, weight)));
        let expected: Vec<_> = (0..players as usize).map(|index| (House::Youngest(seat(index)), 1)).collect();
        assert_eq!(outcomes, expected);
        assert_eq!(scene.game.total_weight(), u32::from(players));
        for (drawn, (house, _)) in expected.into_iter().enumerate() {
            assert_eq!(scene.game.outcome_at(drawn as u32), Some(house));
            assert_eq!(scene.game.house_seen_by(house, Viewer::Spectator), Some(house), "everybody sees who it is");
        }
    }
}

#[test]
fn m1_6_each_seats_one_in_turn_counter_clockwise_and_who_sets_the_last_one_starts() {
    for players in 3..=6_usize {
        for youngest in 0..players {
            let mut scene = Scene::start(&by_hand(players as u8)).dealt().youngest(youngest);
            scene = scene.told(Report::Youngest { seat: seat(youngest) });
            let gang = scene.gang(0).alive.iter().sum::<u8>() as usize;
            for set in 0..gang * players {
                let setter = (youngest + players * gang - set) % players;
                assert_eq!(scene.game.turn(), Turn::Seat(seat(setter)), "gangster {set}");
                assert!(!scene.view().begun);
                if matches!(scene.game.question_now(), Some(Question::Choose { .. })) {
                    let last = scene.legal().pop().expect("somebody waits");
                    scene = scene.play(&last);
                }
                // Any free place: here from both ends of the numbers.
                let free = scene.legal();
                let at = if set % 2 == 0 { free[0].clone() } else { free[free.len() - 1].clone() };
                scene = scene.play(&at);
                assert!(matches!(scene.heard[0], Report::SatDown { seat: own, .. } if own == seat(setter)));
            }
            let starter = (youngest + 1) % players;
            let scene = scene.asks(starter, Question::Play).told(Report::TurnBegan { seat: seat(starter) });
            assert!((0..players).all(|of| scene.gang(of).waiting == [0; 4]));
            assert_eq!(scene.places_of(0).len(), gang);
        }
    }
}

#[test]
fn m1_6_a_gangster_of_choice_on_any_free_place() {
    let scene = Scene::start(&by_hand(6)).dealt().youngest(2).asks(2, Question::Choose { after_raid: false });
    let scene = scene.offers(&["choose boss", "choose robbie", "choose jack", "choose henkie"]);
    let scene = scene.play("choose jack").asks(2, Question::Sit { after_raid: false, role: Role::Jack, asleep: false });
    assert_eq!(scene.legal().len(), 30);
    let mut scene =
        scene.play("sit 13").told(Report::SatDown { seat: seat(2), role: Role::Jack, place: place(13), asleep: false });
    assert_eq!(scene.sitting(13), Some((2, Role::Jack)));
    for (at, whom) in [(0, 1), (1, 0), (2, 5), (3, 4), (4, 3)] {
        scene = scene.asks(whom, Question::Choose { after_raid: false }).play("choose boss");
        scene = scene.refuses("sit 13", Refusal::Taken("M1.6"), "M1.6").play(&format!("sit {at}"));
    }
    let scene = scene.asks(2, Question::Choose { after_raid: false }).offers(&["choose boss", "choose robbie", "choose henkie"]);
    let scene = scene.refuses("choose jack", Refusal::NoneWaiting("M1.6"), "M1.6");
    scene.refuses("sit 20", Refusal::NotNow("M1.6"), "M1.6").refuses("discard move", Refusal::NotNow("M1.6"), "M1.6");
}

#[test]
fn m1_6_nobody_dies_or_collects_before_all_sit() {
    let mut scene = Scene::start(&by_hand(4)).dealt().youngest(0);
    while !scene.view().begun {
        let mv = scene.legal().swap_remove(0);
        scene = scene.play(&mv);
        if !scene.view().begun {
            assert!((0..4).all(|of| scene.money_of(of) == 0 && !scene.gang(of).out));
        }
    }
}

#[test]
fn m1_6_the_fixed_plan_seats_everybody() {
    for players in 3..=6 {
        let scene = Scene::start(&Setup::standard(players)).dealt();
        for of in 0..players as usize {
            let gang = scene.gang(of);
            assert_eq!(gang.waiting, [0; 4]);
            assert_eq!(scene.places_of(of).len() as u8, gang.alive.iter().sum::<u8>());
        }
    }
}

#[test]
fn m1_6_in_the_fixed_plan_most_gangsters_are_threatened_from_the_start() {
    let items = &Edition::standard().items;
    for players in 3..=6_u8 {
        let scene = Scene::start(&Setup::standard(players));
        let armed = |at: usize, whom: usize, role: Role, item: Item| {
            scene.sitting(at).is_some_and(|(of, own)| of != whom && (own == role || items[at] == item))
        };
        let is_threatened = |at: &usize| {
            let of = scene.sitting(*at).map_or(0, |(of, _)| of);
            beside(*at).into_iter().any(|near| armed(near, of, Role::Jack, Item::Knife))
                || opposite(*at).is_some_and(|far| armed(far, of, Role::Robbie, Item::Revolver))
        };
        let men: Vec<usize> = (0..30).filter(|at| scene.sitting(*at).is_some()).collect();
        let threatened = men.iter().filter(|at| is_threatened(at)).count();
        assert!(10 * threatened >= 7 * men.len(), "{threatened} of {} with {players} players", men.len());
    }
}

#[test]
fn m1_6_the_way_of_seating_and_the_starter_are_options() {
    let read = |set: &[&str]| Maffiosi::setup(4, &options(set), None);
    assert_eq!(read(&["seating=by-hand"]), Ok(by_hand(4)));
    assert_eq!(read(&["seating=plan", "starter=3"]), Ok(Setup { starter: 3, ..Setup::standard(4) }));
    for wrong in [&["seating=standing"][..], &["starter=4"], &["starter=me"], &["seating=by-hand", "starter=1"], &["pot=5"]] {
        let error = read(wrong).expect_err("no such option").0;
        assert!(!error.contains('\n'), "{error}");
    }
}
