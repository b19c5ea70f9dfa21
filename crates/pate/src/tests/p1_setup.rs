//! P1: what lies on the table before the first round.

use std::collections::BTreeSet;

use engine::{Game, Options, Viewer};

use super::scene::*;
use super::shadow::{random_game, short_setups, standard_setups};
use crate::{Edition, Field};

fn options(set: &[&str]) -> Options {
    let mut options = Options::default();
    for option in set {
        options.set(option).expect("an option is NAME=VALUE");
    }
    options
}

#[test]
fn p1_1_the_four_families() {
    let families = &Edition::standard().families;
    let told: Vec<_> = families.iter().map(|family| (&*family.name, &*family.colour, &*family.business)).collect();
    let dossier = [
        ("Corleone", "green", "jazz-club"),
        ("Tattaglia", "purple", "bakery"),
        ("Barzini", "orange", "laundry"),
        ("Stracci", "blue", "pasta-shop"),
    ];
    assert_eq!(told, dossier);
}

#[test]
fn p1_1_families_do_not_differ_in_the_rules() {
    let scene = Scene::unset(&Setup::standard(4));
    let first = scene.family(0);
    assert!((1..4).all(|other| scene.family(other) == first));
}

#[test]
fn p1_2_what_each_player_starts_with() {
    for players in 2..=4 {
        let scene = Scene::unset(&Setup::standard(players));
        assert_eq!(scene.view().families.len(), players as usize);
        for family in scene.view().families {
            assert_eq!((family.money, family.supply, family.debts, family.friends), (Some(15_000), 7, 5, 0));
            assert_eq!((family.markers, family.tiles, family.tombs, family.hudson), ([0; 4], vec![], 0, 0));
        }
    }
}

#[test]
fn p1_2_three_different_tiles_wait_on_each_of_the_two_tracks() {
    let walk = |colour: &str, track| {
        let mut scene = Scene::with(4).turn(0);
        while scene.step_of(0, track) < scene.end_of(track) {
            scene = scene.dice(&format!("black 1, white 1, {colour} 5")).play(&format!("place {colour}"));
        }
        scene.family(0).tiles
    };
    assert_eq!(walk("grey", Track::Reputation), [Tile::Wedding, Tile::Grandson, Tile::Birthday]);
    assert_eq!(walk("red", Track::Influence), [Tile::Cop, Tile::Judge, Tile::Senator]);
}

#[test]
fn p1_2_the_option_start_money_makes_it_10000() {
    let setup = Pate::setup(3, &options(&["start_money=10000"]), None).expect("10000 is a choice");
    let scene = Scene::unset(&setup);
    assert!((0..3).all(|of| scene.money_of(of) == 10_000));
}

#[test]
fn p1_2_another_start_money_is_refused_by_the_rule_s_number() {
    for amount in ["12000", "0", "-1", "10001"] {
        let refused = Pate::setup(3, &options(&[&format!("start_money={amount}")]), None).expect_err("not a choice");
        assert!(refused.0.contains("P1.2") && refused.0.contains(amount), "{refused}");
    }
    assert!(Pate::setup(3, &options(&["start_money=much"]), None).is_err());
    let sneaked = Setup { start_money: 20_000, ..Setup::standard(2) };
    assert!(Pate::begin(&sneaked, 1).expect_err("not a choice").0.contains("P1.2"));
}

#[test]
fn p1_3_twelve_businesses_in_four_districts_of_three() {
    let districts = ["Lower Manhattan", "Greenwich Village & Soho", "East Side", "Little Italy & Chinatown"];
    assert_eq!(Edition::standard().districts, districts);
    let of_fields: Vec<usize> = Field::all().map(|field| field.district().index()).collect();
    assert_eq!(of_fields, [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
}

#[test]
fn p1_3_the_street_is_a_ring() {
    let scene = Scene::with(4).car(11).card("old-debts");
    assert_eq!(scene.view().car, Some(Field::new(0)));
}

#[test]
fn p1_4_five_kinds_by_pips_count_and_pay() {
    let edition = Edition::standard();
    let dossier = [
        (Business::Protection, 1, 3, 1_000),
        (Business::Smuggling, 2, 3, 2_000),
        (Business::Bookmakers, 3, 2, 3_000),
        (Business::Loans, 4, 2, 4_000),
        (Business::Gambling, 5, 2, 5_000),
    ];
    for (kind, pips, count, pays) in dossier {
        let figures = edition.businesses.of(kind);
        assert_eq!((figures.pips, figures.count, figures.pays), (pips, count, pays), "{kind:?}");
        assert_eq!(edition.street.iter().filter(|other| **other == kind).count(), count as usize, "{kind:?}");
    }
}

#[test]
fn p1_4_the_order_of_the_businesses_on_the_street() {
    let scene = Scene::with(4);
    let pips: Vec<u8> = Field::all().map(|field| pips_at(&scene, field)).collect();
    assert_eq!(pips, [1, 2, 5, 4, 1, 3, 5, 2, 1, 3, 4, 2]);
}

#[test]
fn p1_5_the_start_player_s_right_neighbour_begins_and_the_others_follow_counter_clockwise() {
    let scene = Scene::unset(&Setup::standard(4)).asks(3, Question::Car).play("car 7").asks(3, Question::District);
    let scene = scene.play("district 0").asks(2, Question::District).play("district 3");
    let scene = scene.asks(1, Question::District).play("district 2").asks(0, Question::District).play("district 1");
    assert_eq!(scene.view().car, Some(Field::new(7)));
    assert_eq!(scene.held_by(3), [0, 1, 2]);
    assert_eq!(scene.held_by(0), [3, 4, 5]);
    assert!((0..4).all(|of| scene.family(of).supply == 4));
}

#[test]
fn p1_5_the_car_starts_on_any_field() {
    for players in 2..=4 {
        assert_eq!(Scene::unset(&Setup::standard(players)).legal_like("car").len(), 12);
    }
}

#[test]
fn p1_5_a_picked_district_is_gone() {
    let scene = Scene::unset(&Setup::standard(4)).play("car 0").play("district 2");
    let scene = scene.refuses("district 2", Refusal::DistrictTaken, "P1.5").play("district 0").play("district 3");
    assert_eq!(scene.asks(0, Question::District).legal(), ["district 1"]);
}

#[test]
fn p1_5_with_three_the_start_player_picks_last_and_freely_and_one_family_is_neutral() {
    let scene = Scene::unset(&Setup::standard(3)).asks(2, Question::Car).play("car 3").play("district 3").play("district 0");
    let scene = scene.asks(0, Question::District);
    assert_eq!(scene.legal(), ["district 1", "district 2"]);
    let scene = scene.play("district 2");
    assert_eq!(scene.held_by(0), [6, 7, 8]);
    assert_eq!(scene.held_by(3), [3, 4, 5]);
}

#[test]
fn p1_5_with_two_each_unpicked_district_has_a_neutral_family_of_its_own() {
    let scene = Scene::unset(&Setup::standard(2)).asks(1, Question::Car).play("car 3").asks(1, Question::District);
    let scene = scene.play("district 1").asks(0, Question::District).play("district 2");
    assert_eq!((scene.held_by(1), scene.held_by(0)), (vec![3, 4, 5], vec![6, 7, 8]));
    let neutral: BTreeSet<_> = [0, 9].map(|field| scene.holder(field)).into();
    assert_eq!(neutral, [Some(2), Some(3)].into());
    assert!(scene.held_by(2).len() == 3 && scene.held_by(3).len() == 3);
}

#[test]
fn p1_5_the_start_player_stays_start_player() {
    let scene = Scene::with(3).turn(2).dice("red 1").play("place red").awaits_card();
    scene.card("front-page").turn_is_of(0);
}

#[test]
fn p1_6_any_of_the_ten_cards_may_come_first() {
    let scene = Scene::with(4).awaits_card();
    let cards: Vec<_> = Card::ALL.into_iter().map(|card| (House::Card(card), 1)).collect();
    assert_eq!(scene.outcomes(), cards);
}

#[test]
fn p1_6_a_card_that_was_turned_does_not_come_again() {
    let scene = Scene::with(2).lying(Card::Tip).turn(1).dice("red 1").play("place red").awaits_card();
    let rest: Vec<_> = Card::ALL.into_iter().filter(|card| *card != Card::Tip).map(|card| (House::Card(card), 1)).collect();
    assert_eq!(scene.outcomes(), rest);
}

#[test]
fn p1_6_seven_cards_are_turned_and_none_twice() {
    for setup in standard_setups() {
        let mut seen = Vec::new();
        let end = random_game(&setup, 6, |step| {
            for event in step.events {
                if let Event::CardTurned { card } = event {
                    assert!(!seen.contains(card), "{card:?} again");
                    seen.push(*card);
                    assert_eq!(step.before.total_weight() as usize, 11 - seen.len(), "every unseen card is as likely");
                }
            }
            assert_eq!(step.after.view(Viewer::Spectator).turned.len(), seen.len(), "everybody may know what was seen");
        });
        assert_eq!((seen.len(), end.round), (7, 7));
    }
}

#[test]
fn p1_6_thirteen_friends_and_both_event_markers_at_the_start() {
    let view = Scene::with(4).view();
    assert_eq!((view.brooklyn, view.event_markers, view.knock_out), (13, [0, 0], None));
}

#[test]
fn p1_7_money_may_be_kept_secret() {
    let game = Scene::with(3).money(1, 7_000).game;
    let seen_by = |viewer| game.view(viewer).families.iter().map(|family| family.money).collect::<Vec<_>>();
    assert_eq!(seen_by(Viewer::Seat(seat(1))), [None, Some(7_000), None]);
    assert_eq!(seen_by(Viewer::Seat(seat(0))), [Some(15_000), None, None]);
    assert_eq!(seen_by(Viewer::Spectator), [None; 3]);
}

#[test]
fn p1_7_the_option_open_money_shows_it() {
    let setup = Pate::setup(2, &options(&["open_money=true"]), None).expect("a known option");
    let view = Scene::of(&setup).game.view(Viewer::Spectator);
    assert!(view.families.iter().all(|family| family.money == Some(15_000)));
    assert!(!Pate::setup(2, &options(&[]), None).expect("no option").open_money);
}

#[test]
fn p1_7_the_option_is_for_display_only() {
    let closed = Scene::with(2).turn(0).dice("black 1, white 4, red 2").play("place white");
    let open = Scene::of(&Setup { open_money: true, ..Setup::standard(2) });
    let open = open.turn(0).dice("black 1, white 4, red 2").play("place white");
    assert_eq!(closed.heard, open.heard);
    assert_eq!(closed.game.holdings, open.game.holdings);
}

#[test]
fn p1_7_payments_are_public() {
    let scene = Scene::with(2).turn(0).dice("black 1, white 4, red 2").play("place white");
    let paid = bank_pays(0, 4_000, Cause::Spot(Spot::Cash));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert!(scene.heard.iter().any(|event| Pate::event_seen_by(event, viewer) == Some(paid)));
    }
}

#[test]
fn p1_7_nothing_is_secret_at_the_end() {
    let view = Scene::with(4).event_markers(4, 3).finish().game.view(Viewer::Spectator);
    assert!(view.families.iter().all(|family| family.money.is_some()));
}

#[test]
fn p1_8_the_lengths_of_the_tracks_and_the_steps_of_the_tiles() {
    let edition = Edition::standard();
    assert_eq!(Track::ALL.map(|track| edition.steps(track)), [14, 14, 4, 4]);
    assert_eq!(Tile::ALL.map(|tile| edition.tile_step(tile)), [5, 8, 12, 5, 8, 12]);
    assert_eq!(edition.tracks.income, [1_000, 2_000, 3_000, 4_000]);
    assert_eq!(edition.tracks.favours, [Favour::Member, Favour::Debt, Favour::Steps, Favour::Cash]);
}

#[test]
fn p1_8_the_start_field_of_favours_gives_none() {
    let scene = Scene::with(4).in_hudson(0, 1).friends(0, 1).turn(0).dice("black 1, red 1");
    assert!(scene.legal_like("favour").is_empty());
    scene.refuses("favour member", Refusal::FavourTooFar(Favour::Member), "P7.1");
}

#[test]
fn p1_9_a_die_has_five_numbers_and_the_hand() {
    let faces: Vec<_> = ["1", "2", "3", "4", "5", "hand"].map(|face| format!("die {face}")).into();
    let outcomes = Scene::with(4).turn(0).outcomes();
    assert_eq!(outcomes.iter().map(|(house, _)| house.to_string()).collect::<Vec<_>>(), faces);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
}

#[test]
fn p1_9_there_are_four_dice() {
    let scene = Scene::with(4).turn(0).awaits_roll_of(4).roll("1 2 3 hand");
    let dice: BTreeSet<_> = scene.view().dice.into_iter().map(|(die, _)| die).collect();
    assert_eq!(dice, [Die::Black, Die::White, Die::Grey, Die::Red].into());
}

#[test]
fn p1_10_money_is_never_below_zero_before_the_end() {
    for setup in standard_setups().chain(short_setups()) {
        let poor = Setup { start_money: 10_000, ..setup };
        for seed in 0..50 {
            random_game(&poor, seed, |step| {
                let over = step.after.standings().is_some();
                assert!(over || step.after.holdings.iter().all(|holding| holding.money >= 0));
            });
        }
    }
}

#[test]
fn p1_10_the_bank_is_unlimited() {
    let rich = (0..4).fold(Scene::with(4), |scene, of| scene.money(of, 900_000));
    let scene = rich.turn(0).dice("black 1, white 5, red 2").play("place white");
    assert_eq!(scene.earned(0), 5_000);
}

fn pips_at(scene: &Scene, field: Field) -> u8 {
    let figures = scene.game.figures();
    (1..=5).find(|pips| figures.with_pips(*pips).contains(field)).expect("every business has a number")
}

#[test]
fn finding_19_before_the_car_stands_it_is_nowhere() {
    let scene = Scene::unset(&Setup::standard(3));
    assert_eq!(scene.view().car, None);
    assert_eq!(scene.play("car 0").view().car, Some(Field::new(0)));
}
