//! P3: the event of the round and the ten cards.

use super::scene::*;
use super::shadow::{random_game, standard_setups};
use crate::{Edition, Field};

/// The question of a card.
fn event(card: Card) -> Question {
    Question::Event(card)
}

// P3.1: the event tracks.

#[test]
fn p3_1_the_card_s_colour_moves_its_marker() {
    let scene = Scene::with(4).card("front-page").told(Event::MarkerMoved { colour: Colour::Grey, to: 1 });
    assert_eq!(scene.view().event_markers, [1, 0]);
    let scene = Scene::with(4).event_markers(2, 1).card("knives").told(Event::MarkerMoved { colour: Colour::Red, to: 2 });
    assert_eq!((scene.view().event_markers, scene.view().knock_out), ([2, 2], None));
}

#[test]
fn p3_1_the_fourth_grey_card_makes_reputation_the_knock_out_track() {
    let scene = Scene::with(4).event_markers(3, 3).card("old-debts");
    let scene = scene.told(Event::KnockOutDecided { track: Track::Reputation });
    assert_eq!(scene.view().knock_out, Some(Track::Reputation));
}

#[test]
fn p3_1_the_fourth_red_card_makes_influence_the_knock_out_track() {
    let scene = Scene::with(4).event_markers(2, 3).card("knives");
    let scene = scene.told(Event::KnockOutDecided { track: Track::Influence });
    assert_eq!(scene.view().knock_out, Some(Track::Influence));
}

#[test]
fn p3_1_once_it_is_decided_the_markers_move_no_more() {
    for card in ["front-page", "knives"] {
        let scene = Scene::with(4).event_markers(1, 4).card(card);
        assert_eq!((scene.view().event_markers, scene.view().knock_out), ([1, 4], Some(Track::Influence)));
        assert!(!scene.heard.iter().any(|heard| matches!(heard, Event::MarkerMoved { .. } | Event::KnockOutDecided { .. })));
    }
}

#[test]
fn p3_1_seven_cards_always_decide() {
    for setup in standard_setups() {
        for seed in 0..50 {
            let mut decided = 0;
            let end = random_game(&setup, seed, |step| {
                decided += step.events.iter().filter(|event| matches!(event, Event::KnockOutDecided { .. })).count();
            });
            let [grey, red] = end.event_markers;
            assert_eq!((decided, grey.max(red)), (1, 4));
            assert!(grey.min(red) < 4);
            assert_eq!(end.knock_out(), Some(if grey == 4 { Track::Reputation } else { Track::Influence }));
        }
    }
}

// P3.2: the car and protection.

#[test]
fn p3_2_the_car_moves_clockwise_by_the_card_s_number() {
    for card in Card::ALL {
        let scene = Scene::with(4).car(10).card(card.word());
        let number = Edition::standard().cards.of(card).car as usize;
        assert_eq!(scene.view().car, Some(Field::new((10 + number) % 12)), "{card:?}");
    }
}

#[test]
fn p3_2_the_car_moves_before_the_text_happens() {
    // From Lower Manhattan to Greenwich: the gambling that the car leaves is not protected any more.
    let scene = Scene::with(4).car(0).card("closed-tables");
    assert_eq!((scene.holder(2), scene.family(0).tombs), (None, 1));
}

#[test]
fn p3_2_all_three_businesses_of_the_car_s_district_are_protected() {
    for car in [6, 7, 8] {
        let scene = Scene::with(4).car(car).turn(0).dice("black 5, white 1").play("place black");
        scene.changed_nothing().asks(0, Question::Place(4));
        let scene = Scene::with(4).car(car).turn(0).dice("black 2, white 1").play("place black");
        assert_eq!(scene.refuses("take over 7", Refusal::Protected, "P3.2").legal_like("take"), ["take over 11"]);
    }
}

#[test]
fn p3_2_the_neighbouring_district_is_not_protected() {
    for car in [5, 9] {
        let scene = Scene::with(4).car(car).turn(0).dice("black 5, white 1").play("place black");
        assert_eq!(scene.legal_like("take"), ["take over 6"]);
    }
}

#[test]
fn p3_2_a_protected_business_is_not_raided() {
    let scene = Scene::with(4).car(7).turn(0).dice("red 2, white 1").play("place red");
    assert_eq!([1, 7, 11].map(|field| scene.holder(field)), [None, Some(2), None]);
}

#[test]
fn p3_2_a_protected_business_is_not_cleared_for_money() {
    let scene = Scene::with(4).holds(0, &[0, 3]).card("retirement").asks(0, event(Card::Retirement));
    scene.refuses("retire 0", Refusal::Protected, "P3.2").play("retire 3");
}

#[test]
fn p3_2_an_empty_protected_business_is_not_occupied() {
    let scene = Scene::with(4).empty(&[3, 7]).car(6).turn(0).dice("grey 1").play("place grey");
    scene.refuses("occupy 7", Refusal::Protected, "P3.2").play("occupy 3");
}

#[test]
fn p3_2_a_protected_member_is_not_informed_on() {
    let scene = Scene::with(4).car(6).turn(0).dice("black 1").play("place black");
    scene.refuses("inform 7", Refusal::Protected, "P3.2").play("inform 3");
}

#[test]
fn p3_2_a_visit_ignores_protection() {
    let scene = Scene::with(4).car(6).turn(0).dice("black 2, white 1, red 1").play("place black");
    assert_eq!((scene.view().car, scene.holder(8)), (Some(Field::new(8)), None));
}

#[test]
fn p3_2_a_visit_takes_the_protection_along() {
    // The car leaves East Side for Little Italy: 6 can be taken in row 3, and a raid spares 10.
    let visit = || Scene::with(4).car(8).turn(0).dice("black 3, white 1, red 1").play("place black");
    visit().dice("white 5, red 1").tiles(0, &[Tile::Senator]).play("senator white as black").play("take over 6");
    let scene = visit().roll("1 4").play("place red");
    assert_eq!((scene.holder(3), scene.holder(10)), (None, Some(3)));
}

// P3.3: the text.

#[test]
fn p3_3_the_start_player_chooses_first_then_clockwise() {
    let scene = Scene::with(4).card("collection").asks(0, event(Card::Collection)).play("pass");
    let scene = scene.asks(1, event(Card::Collection)).play("pay collection").asks(2, event(Card::Collection)).play("pass");
    scene.asks(3, event(Card::Collection)).play("pass").turn_is_of(0).awaits_roll_of(4);
}

#[test]
fn p3_3_the_start_player_chooses_first_in_later_rounds_too() {
    let scene = Scene::with(3).turn(2).dice("red 1").play("place red");
    scene.card("collection").asks(0, event(Card::Collection));
}

#[test]
fn p3_3_cards_for_the_round_lie_open_until_its_end() {
    let last_die = |scene: Scene| scene.dice("red 1").play("place red");
    let scene = last_die(Scene::with(2).card("front-page"));
    assert_eq!(scene.turn_is_of(1).view().card, Some(Card::FrontPage));
    let scene = last_die(last_die(Scene::with(2).card("front-page")));
    assert_eq!(scene.awaits_card().view().card, None);
}

#[test]
fn p3_3_marker_car_and_text_happen_in_this_order() {
    let scene = Scene::with(2).card("concrete-shoes");
    let place = |wanted: fn(&Event) -> bool| scene.heard.iter().position(wanted).expect("it happened");
    let turned = place(|event| matches!(event, Event::CardTurned { .. }));
    let marker = place(|event| matches!(event, Event::MarkerMoved { .. }));
    let car = place(|event| matches!(event, Event::CarDrove { .. }));
    let text = place(|event| matches!(event, Event::MemberMoved { .. }));
    assert!(turned < marker && marker < car && car < text);
}

#[test]
fn p3_3_tiles_and_favours_wait_for_the_turn() {
    let scene = Scene::with(2).tiles(0, &[Tile::Grandson]).friends(0, 1).on(0, Track::Favours, 3).card("collection");
    assert_eq!(scene.asks(0, event(Card::Collection)).legal(), ["pay collection", "pass"]);
}

// P3.4: the table of the cards.

#[test]
fn p3_4_rule_colour_and_number_of_each_card() {
    use Colour::{Grey, Red};
    let dossier = [
        (Card::Collection, "P3.11", Grey, 3),
        (Card::Retirement, "P3.12", Red, 2),
        (Card::ConcreteShoes, "P3.13", Red, 5),
        (Card::OldDebts, "P3.14", Grey, 1),
        (Card::FrontPage, "P3.15", Grey, 4),
        (Card::Knives, "P3.16", Red, 3),
        (Card::Festival, "P3.17", Grey, 2),
        (Card::Tip, "P3.18", Red, 1),
        (Card::Bail, "P3.19", Red, 4),
        (Card::ClosedTables, "P3.20", Grey, 5),
    ];
    for (card, rule, colour, car) in dossier {
        let figures = Edition::standard().cards.of(card);
        assert_eq!((card.rule(), figures.colour, figures.car), (rule, colour, car), "{card:?}");
    }
    assert_eq!(dossier.map(|(card, ..)| card), Card::ALL);
}

// P3.5: neutral families.

#[test]
fn p3_5_neutral_members_hit_by_the_concrete_shoes_leave_the_game() {
    let scene = Scene::with(2).car(1).card("concrete-shoes");
    assert_eq!((scene.holder(6), scene.view().neutrals_gone), (None, vec![1, 0]));
}

#[test]
fn p3_5_neutral_members_hit_by_the_tip_leave_the_game() {
    let scene = Scene::with(2).card("tip").roll("2");
    assert_eq!(scene.view().neutrals_gone, [1, 1]);
    assert_eq!([7, 11].map(|field| scene.holder(field)), [None, None]);
}

#[test]
fn p3_5_neutral_members_hit_by_the_closed_tables_leave_the_game() {
    let scene = Scene::with(2).card("closed-tables");
    assert_eq!((scene.holder(6), scene.view().neutrals_gone), (None, vec![1, 0]));
}

#[test]
fn p3_5_neutral_members_hit_by_a_raid_leave_the_game() {
    let scene = Scene::with(3).turn(0).dice("red 4, white 1").play("place red");
    assert_eq!((scene.holder(10), scene.view().neutrals_gone), (None, vec![1]));
}

#[test]
fn p3_5_neutral_families_are_not_asked_to_retire() {
    let scene = Scene::with(2).car(5).card("retirement").asks(0, event(Card::Retirement)).play("pass");
    scene.asks(1, event(Card::Retirement)).play("pass").turn_is_of(0).awaits_roll_of(4);
}

#[test]
fn p3_5_neutral_families_give_and_get_no_old_debts() {
    let scene = Scene::with(3).card("old-debts");
    assert_eq!([0, 1, 2].map(|of| scene.family(of).debts), [4, 4, 4]);
    assert_eq!(scene.family(2).debts_with, [1, 0, 0], "the left neighbour is the next player");
    assert_eq!([0, 1, 2].map(|of| scene.family(of).debts_at_bank), [0, 0, 0]);
}

#[test]
fn p3_5_neutral_families_get_no_friend_at_the_festival() {
    let scene = Scene::with(2).car(5).card("festival");
    assert_eq!((scene.view().brooklyn, scene.holder(7)), (13, Some(2)));
}

// P3.11: the collection.

#[test]
fn p3_11_who_pays_2000_steps_on_favours() {
    let scene = Scene::with(4).card("collection").play("pay collection");
    let scene = scene.told(pays_bank(0, 2_000, Cause::Card(Card::Collection)));
    assert_eq!((scene.earned(0), scene.step_of(0, Track::Favours)), (-2_000, 1));
}

#[test]
fn p3_11_nobody_has_to_pay() {
    let scene = Scene::with(4).card("collection").play("pass").changed_nothing();
    scene.asks(1, event(Card::Collection));
}

#[test]
fn p3_11_it_is_not_offered_without_the_money() {
    let scene = Scene::with(4).money(0, 1_999).money(1, 2_000).card("collection").asks(1, event(Card::Collection));
    assert_eq!(scene.play("pay collection").money_of(1), 0);
}

#[test]
fn p3_11_it_is_not_offered_on_the_last_step() {
    let scene = Scene::with(2).on(0, Track::Favours, 4).on(1, Track::Favours, 3).card("collection");
    let scene = scene.asks(1, event(Card::Collection)).play("pay collection");
    assert_eq!(scene.step_of(1, Track::Favours), 4);
}

#[test]
fn p3_11_if_nobody_can_pay_the_turns_begin() {
    Scene::with(2).money(0, 0).on(1, Track::Favours, 4).card("collection").turn_is_of(0).awaits_roll_of(4);
}

// P3.12: early retirement.

#[test]
fn p3_12_a_cleared_business_brings_4000_and_the_member_back() {
    let scene = Scene::with(4).car(0).card("retirement").asks(1, event(Card::Retirement)).play("retire 3");
    let scene = scene.told(bank_pays(1, 4_000, Cause::Card(Card::Retirement)));
    assert_eq!((scene.earned(1), scene.holder(3), scene.family(1).supply), (4_000, None, 5));
}

#[test]
fn p3_12_only_one_business_each() {
    let scene = Scene::with(4).car(4).card("retirement").play("retire 0");
    scene.asks(1, event(Card::Retirement)).play("retire 3").asks(3, event(Card::Retirement));
}

#[test]
fn p3_12_nobody_has_to_retire() {
    Scene::with(2).car(4).card("retirement").play("pass").changed_nothing().asks(1, event(Card::Retirement));
}

#[test]
fn p3_12_only_own_businesses() {
    let scene = Scene::with(2).car(4).empty(&[5]).card("retirement");
    let scene = scene.refuses("retire 3", Refusal::NotOwnBusiness, "P3.12").refuses("retire 9", Refusal::NotOwnBusiness, "P3.12");
    scene.refuses("retire 5", Refusal::NotOwnBusiness, "P3.12");
}

#[test]
fn p3_12_who_has_only_protected_businesses_is_not_asked() {
    // The car drives from 0 to 2 and protects all that the start player has.
    Scene::with(4).car(0).card("retirement").asks(1, event(Card::Retirement));
}

// P3.13: concrete shoes.

#[test]
fn p3_13_the_member_at_the_car_sinks_although_protected() {
    let scene = Scene::with(4).card("concrete-shoes");
    assert_eq!((scene.holder(5), scene.family(1).hudson, scene.family(1).supply), (None, 1, 4));
    assert_eq!((scene.holder(3), scene.holder(4)), (Some(1), Some(1)));
}

#[test]
fn p3_13_an_empty_business_loses_nobody() {
    Scene::with(4).empty(&[5]).card("concrete-shoes").changed_nothing().turn_is_of(0);
}

// P3.14: old debts.

#[test]
fn p3_14_each_gives_a_debt_marker_to_the_left() {
    let scene = Scene::with(4).card("old-debts");
    for giver in 0..4 {
        assert_eq!((scene.family(giver).debts, scene.family(giver).debts_with[(giver + 1) % 4]), (4, 1));
    }
}

#[test]
fn p3_14_two_players_are_each_other_s_left_neighbour() {
    let scene = Scene::with(2).owes(0, 1, 1).card("old-debts");
    assert_eq!((scene.family(0).debts, scene.family(0).debts_with), (3, vec![0, 2]));
    assert_eq!((scene.family(1).debts, scene.family(1).debts_with), (4, vec![1, 0]));
}

#[test]
fn p3_14_who_has_none_gives_none_but_gets_one() {
    let scene = Scene::with(3).owes(1, 0, 3).owes_bank(1, 2).card("old-debts");
    assert_eq!((scene.family(1).debts, scene.family(1).debts_with, scene.family(1).debts_at_bank), (0, vec![3, 0, 0], 2));
    assert_eq!(scene.family(0).debts_with, [0, 1, 0]);
}

#[test]
fn p3_14_the_last_marker_goes_too() {
    let scene = Scene::with(3).owes_bank(1, 4).card("old-debts");
    assert_eq!((scene.family(1).debts, scene.family(1).debts_with), (0, vec![0, 0, 1]));
}

// P3.15: the front page.

#[test]
fn p3_15_a_die_on_press_also_pays_2000() {
    let scene = Scene::with(4).card("front-page").roll("1 hand 3 4").play("place white");
    assert_eq!((scene.earned(0), scene.step_of(0, Track::Reputation), scene.step_of(0, Track::Influence)), (2_000, 1, 1));
}

#[test]
fn p3_15_every_die_on_press_pays() {
    let scene = Scene::with(4).card("front-page").roll("hand hand hand 4").play("place black");
    let scene = scene.roll("hand hand 4").play("place white").roll("hand 4").play("place grey");
    assert_eq!(scene.money_of(0), 15_000 + 6_000);
}

#[test]
fn p3_15_the_other_players_of_the_round_are_paid_too() {
    let scene = Scene::with(4).lying(Card::FrontPage).turn(3).dice("black hand, white 1, red 1").play("place black");
    assert_eq!((scene.earned(3), scene.earned(0)), (2_000, 0));
}

#[test]
fn p3_15_a_hand_in_row_four_is_not_on_press() {
    let scene = Scene::with(4).lying(Card::FrontPage).turn(0).dice("red hand").play("place red");
    assert_eq!(scene.earned(0), 0);
}

#[test]
fn p3_15_a_numbered_die_is_not_paid() {
    let scene = Scene::with(4).lying(Card::FrontPage).turn(0).dice("grey 3, white 1, red 1").play("place grey");
    assert_eq!(scene.earned(0), 0);
}

#[test]
fn p3_15_the_next_round_pays_no_more() {
    let scene = Scene::with(2).lying(Card::FrontPage).turn(1).dice("red 1").play("place red").card("old-debts");
    let scene = scene.roll("hand 1 1 1").play("place black");
    assert_eq!(scene.earned(0), 0);
}

#[test]
fn p3_15_it_comes_on_top_of_the_ends_of_both_tracks() {
    let scene = Scene::with(4).lying(Card::FrontPage).at_end(0, Track::Reputation).at_end(0, Track::Influence);
    let scene = scene.turn(0).dice("black hand, white 1, red 1").play("place black");
    assert_eq!(scene.earned(0), 4_000);
}

// P3.16: the night of knives.

#[test]
fn p3_16_one_takeover_of_any_business_before_the_first_roll() {
    let scene = Scene::with(4).card("knives").asks(0, Question::Knives);
    assert_eq!(scene.legal_like("take").len(), 6, "all but the own and the protected ones");
    let scene = scene.play("take over 10").awaits_roll_of(4);
    assert_eq!((scene.holder(10), scene.family(3).hudson, scene.family(0).debts_with[3]), (Some(0), 1, 1));
}

#[test]
fn p3_16_it_may_be_left() {
    Scene::with(4).card("knives").play("pass").changed_nothing().awaits_roll_of(4);
}

#[test]
fn p3_16_after_the_first_roll_it_is_too_late() {
    let scene = Scene::with(4).card("knives").play("pass").roll("1 1 1 1");
    assert!(scene.legal_like("take").is_empty());
    scene.forbids("take over 10", "P4.1");
}

#[test]
fn p3_16_every_player_of_the_round_may_once() {
    let scene = Scene::with(3).card("knives").play("take over 6").dice("red 1").play("place red");
    let scene = scene.asks(1, Question::Knives).play("take over 6").dice("red 1").play("place red");
    scene.asks(2, Question::Knives);
}

#[test]
fn p3_16_the_next_round_begins_with_a_roll() {
    let scene = Scene::with(2).lying(Card::Knives).turn(1).dice("red 1").play("place red");
    scene.card("front-page").awaits_roll_of(4);
}

#[test]
fn p3_16_the_conditions_of_a_takeover_hold() {
    // The car drives from 0 to 3.
    let scene = Scene::with(4).empty(&[9]).card("knives").refuses("take over 4", Refusal::Protected, "P3.2");
    scene.forbids("take over 0", "P5.9");
}

#[test]
fn p3_16_nobody_is_asked_who_cannot_take_anything_over() {
    Scene::with(4).owes(0, 1, 5).card("knives").awaits_roll_of(4);
    Scene::with(4).in_tombs(0, 4).card("knives").awaits_roll_of(4);
    let alone = Scene::with(2).empty(&[6, 7, 8, 9, 10, 11]);
    alone.card("knives").turn_is_of(0).awaits_roll_of(4);
}

#[test]
fn p3_16_a_friend_may_make_it_possible_first() {
    let scene = Scene::with(4).in_hudson(0, 4).friends(0, 1).on(0, Track::Favours, 1).card("knives");
    let scene = scene.asks(0, Question::Knives).refuses("take over 10", Refusal::NoMember("P5.9"), "P5.9");
    let scene = scene.play("favour member").asks(0, Question::Knives).play("take over 10");
    assert_eq!(scene.awaits_roll_of(4).held_by(0), [0, 1, 2, 10]);
}

#[test]
fn p3_16_a_debt_marker_may_be_called_back_first() {
    let scene = Scene::with(4).owes(0, 1, 5).friends(0, 1).on(0, Track::Favours, 2).card("knives");
    let scene = scene.refuses("take over 10", Refusal::NoDebtMarker, "P5.9").play("favour debt from 1").play("take over 10");
    assert_eq!((scene.family(0).debts, scene.family(0).debts_with), (0, vec![0, 4, 0, 1]));
}

#[test]
fn p3_16_a_neutral_business_costs_a_marker_at_the_bank() {
    let scene = Scene::with(2).card("knives").play("take over 6");
    assert_eq!((scene.family(0).debts_at_bank, scene.view().neutrals_gone), (1, vec![1, 0]));
}

// P3.17: the street festival.

#[test]
fn p3_17_one_friend_for_those_in_the_car_s_district() {
    let scene = Scene::with(4).card("festival");
    assert_eq!([0, 1, 2, 3].map(|of| scene.family(of).friends), [1, 0, 0, 0]);
    assert_eq!(scene.view().brooklyn, 12);
}

#[test]
fn p3_17_several_families_of_the_district_get_one_each_and_not_more() {
    let scene = Scene::with(4).holds(3, &[0]).holds(0, &[1, 2]).card("festival");
    assert_eq!([0, 1, 2, 3].map(|of| scene.family(of).friends), [1, 0, 0, 1]);
}

#[test]
fn p3_17_too_few_tiles_go_to_the_start_player_first_then_clockwise() {
    let crowd = Scene::with(4).holds(1, &[0]).holds(2, &[1]).holds(3, &[2]).friends(0, 11);
    let scene = crowd.card("festival");
    assert_eq!([1, 2, 3].map(|of| scene.family(of).friends), [1, 1, 0]);
    let scene = Scene::with(4).friends(3, 13).card("festival").changed_nothing();
    scene.turn_is_of(0).awaits_roll_of(4);
}

// P3.18: the anonymous tip.

#[test]
fn p3_18_members_on_the_number_go_to_the_tombs() {
    let scene = Scene::with(4).car(2).card("tip").awaits_roll_of(1).roll("2");
    assert_eq!([1, 7, 11].map(|field| scene.holder(field)), [None, None, None]);
    assert_eq!([0, 1, 2, 3].map(|of| scene.family(of).tombs), [1, 0, 1, 1]);
    scene.turn_is_of(0).awaits_roll_of(4);
}

#[test]
fn p3_18_protected_members_stay() {
    let scene = Scene::with(4).card("tip").roll("2");
    assert_eq!([1, 7, 11].map(|field| scene.holder(field)), [Some(0), None, None]);
}

#[test]
fn p3_18_the_hand_hits_nobody() {
    let hand = Event::TipRolled { face: Face::HAND };
    Scene::with(4).card("tip").roll("hand").told(hand).changed_nothing().turn_is_of(0).awaits_roll_of(4);
}

#[test]
fn p3_18_the_cop_does_not_help_against_the_tip() {
    let scene = Scene::with(4).tiles(0, &[Tile::Cop, Tile::Judge]).card("tip").roll("2");
    scene.awaits_roll_of(4);
}

// P3.19: the bail hearing.

#[test]
fn p3_19_bail_of_2000_each_brings_all_prisoners_back() {
    let scene = Scene::with(4).in_tombs(0, 3).card("bail").asks(0, event(Card::Bail)).play("pay bail");
    let scene = scene.told(pays_bank(0, 6_000, Cause::Card(Card::Bail)));
    assert_eq!((scene.earned(0), scene.family(0).tombs, scene.family(0).supply), (-6_000, 0, 4));
}

#[test]
fn p3_19_otherwise_all_of_them_go_into_the_hudson() {
    let scene = Scene::with(4).in_tombs(0, 3).card("bail").play("refuse bail");
    assert_eq!((scene.earned(0), scene.family(0).tombs, scene.family(0).hudson), (0, 0, 3));
}

#[test]
fn p3_19_there_is_no_third_way() {
    let scene = Scene::with(4).in_tombs(0, 3).card("bail");
    assert_eq!(scene.legal(), ["pay bail", "refuse bail"]);
    scene.forbids("pass", "P3.19");
}

#[test]
fn p3_19_who_cannot_pay_for_all_loses_all() {
    let scene = Scene::with(4).in_tombs(0, 2).money(0, 3_999).card("bail").turn_is_of(0).awaits_roll_of(4);
    assert_eq!((scene.money_of(0), scene.family(0).tombs, scene.family(0).hudson), (3_999, 0, 2));
    let scene = Scene::with(4).in_tombs(0, 2).money(0, 4_000).card("bail").play("pay bail");
    assert_eq!(scene.money_of(0), 0);
}

#[test]
fn p3_19_without_prisoners_there_is_no_choice() {
    let scene = Scene::with(4).in_tombs(2, 1).card("bail").asks(2, event(Card::Bail)).play("pay bail");
    scene.turn_is_of(0).awaits_roll_of(4);
}

#[test]
fn p3_19_a_poor_family_in_between_does_not_stop_the_hearing() {
    let scene = Scene::with(3).in_tombs(0, 1).in_tombs(1, 1).in_tombs(2, 1).money(1, 0).card("bail");
    assert_eq!(scene.family(1).tombs, 1, "the start player is heard first");
    let scene = scene.asks(0, event(Card::Bail)).play("pay bail").asks(2, event(Card::Bail));
    assert_eq!((scene.family(1).tombs, scene.family(1).hudson), (0, 1));
}

// P3.20: closed tables.

#[test]
fn p3_20_gamblers_go_to_the_tombs() {
    let scene = Scene::with(4).card("closed-tables");
    assert_eq!([2, 6].map(|field| scene.holder(field)), [None, None]);
    assert_eq!([0, 1, 2, 3].map(|of| scene.family(of).tombs), [1, 0, 1, 0]);
}

#[test]
fn p3_20_protected_gamblers_stay() {
    let scene = Scene::with(4).car(1).card("closed-tables");
    assert_eq!([2, 6].map(|field| scene.holder(field)), [None, Some(2)]);
}

#[test]
fn p3_20_empty_tables_lose_nobody() {
    Scene::with(4).empty(&[2, 6]).card("closed-tables").changed_nothing().turn_is_of(0);
}
