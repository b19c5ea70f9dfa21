//! P5: the fields of the four rows.

use std::collections::BTreeSet;

use engine::{Game, Viewer};

use super::scene::*;
use super::shadow::{random_game, standard_setups};
use crate::{Family, Field, View};

/// A table for four, whose seat 0 has these dice to place.
fn dice(showing: &str) -> Scene {
    Scene::with(4).turn(0).dice(showing)
}

// P5.1: row 1, business.

#[test]
fn p5_1_every_business_of_the_kind_pays_its_owner_whoever_placed_the_die() {
    let scene = dice("black 3, white 1, grey 1, red 1").play("place black");
    let scene = scene.told(bank_pays(1, 3_000, Cause::Business(Business::Bookmakers)));
    assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), [0, 3_000, 0, 3_000]);
}

#[test]
fn p5_1_any_colour_will_do() {
    for die in ["black", "white", "grey", "red"] {
        let scene = dice("black 5, white 5, grey 5, red 5").play(&format!("place {die}"));
        assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), [5_000, 0, 5_000, 0]);
    }
}

#[test]
fn p5_1_each_number_names_its_kind() {
    for (pips, owners) in [(1, [1, 1, 1, 0]), (2, [1, 0, 1, 1]), (3, [0, 1, 0, 1]), (4, [0, 1, 0, 1]), (5, [1, 0, 1, 0])] {
        let scene = dice(&format!("black {pips}, white 1, grey 1, red 1")).play("place black");
        assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), owners.map(|owns| owns * pips * 1_000));
    }
}

#[test]
fn p5_1_two_businesses_pay_twice() {
    let scene = Scene::with(4).holds(2, &[3, 10]).turn(0).dice("black 4, white 1, grey 1, red 1").play("place black");
    assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), [0, 0, 8_000, 0]);
}

#[test]
fn p5_1_protection_also_brings_influence_and_smuggling_reputation_per_business() {
    let scene = Scene::with(4).holds(0, &[0, 4, 8]).turn(1).dice("black 1, white 1, grey 1, red 1").play("place red");
    assert_eq!((scene.step_of(0, Track::Influence), scene.step_of(0, Track::Reputation)), (3, 0));
    let scene = Scene::with(4).holds(0, &[1, 7]).turn(1).dice("black 2, white 1, grey 1, red 1").play("place black");
    assert_eq!((scene.step_of(0, Track::Influence), scene.step_of(0, Track::Reputation)), (0, 2));
    assert_eq!((scene.step_of(3, Track::Reputation), scene.step_of(1, Track::Reputation)), (1, 0));
}

#[test]
fn p5_1_the_other_kinds_bring_money_only() {
    for pips in 3..=5 {
        let scene = dice(&format!("black {pips}, white 1, grey 1, red 1")).play("place black");
        assert!((0..4).all(|of| scene.family(of).markers == [0; 4]));
    }
}

#[test]
fn p5_1_neutral_and_empty_businesses_pay_nothing() {
    Scene::with(2).turn(0).dice("black 3, white 1, grey 1, red 1").empty(&[5]).play("place black").changed_nothing();
}

#[test]
fn p5_1_protection_by_the_car_does_not_stop_income() {
    let scene = Scene::with(4).car(1).turn(3).dice("black 2, white 1, grey 1, red 1").play("place black");
    assert_eq!((scene.earned(0), scene.step_of(0, Track::Reputation)), (2_000, 1));
}

// P5.2: the colours of rows 2 and 3.

#[test]
fn p5_2_a_numbered_die_goes_on_the_field_of_its_colour() {
    let fields = [
        (2, "grey", Spot::Reputation),
        (2, "red", Spot::Influence),
        (2, "black", Spot::Visit),
        (2, "white", Spot::Cash),
        (3, "grey", Spot::Assembly),
        (3, "red", Spot::Raid),
        (3, "black", Spot::Takeover),
        (3, "white", Spot::Friend),
    ];
    for (row, colour, field) in fields {
        let others: Vec<_> = ["black", "white", "grey", "red"].into_iter().filter(|other| *other != colour).collect();
        let rest = others[..4 - row].iter().fold(String::new(), |rest, other| format!("{rest}, {other} 1"));
        let scene = dice(&format!("{colour} 1{rest}")).play(&format!("place {colour}"));
        assert!(matches!(scene.heard[0], Event::Placed { row: at, spot, .. } if at as usize == row && spot == field));
    }
}

#[test]
fn p5_2_without_the_senator_there_is_no_other_field() {
    let scene = dice("black 3, white 1, red 1");
    assert!(scene.legal_like("senator").is_empty());
    scene.refuses("senator black as white", Refusal::NoTile(Tile::Senator), "P6.1");
}

// P5.3: row 2, reputation and influence.

#[test]
fn p5_3_grey_steps_on_reputation_and_red_on_influence() {
    let scene = dice("grey 3, white 1, red 5").play("place grey");
    assert_eq!(scene.family(0).markers, [3, 0, 0, 0]);
    let scene = dice("grey 3, white 1, red 5").play("place red");
    assert_eq!(scene.family(0).markers, [0, 5, 0, 0]);
}

#[test]
fn p5_3_the_steps_may_be_left() {
    for idle in ["idle grey", "idle red"] {
        let scene = dice("grey 3, white 1, red 5").play(idle).changed_nothing().awaits_roll_of(2);
        assert!(matches!(scene.heard[0], Event::Placed { used: false, .. }));
    }
}

#[test]
fn p5_3_a_marker_stops_at_the_end() {
    let scene = Scene::with(4).before_end(0, Track::Influence, 2).turn(0).dice("red 5, white 1, black 1").play("place red");
    assert_eq!((scene.step_of(0, Track::Influence), scene.earned(0)), (scene.end_of(Track::Influence), 0));
}

// P5.4: row 2, Visit.

#[test]
fn p5_4_the_car_moves_and_another_family_s_business_is_cleared() {
    let scene = dice("black 4, white 1, red 1").play("place black");
    assert_eq!((scene.view().car, scene.holder(4), scene.family(1).supply), (Some(Field::new(4)), None, 5));
    assert_eq!(scene.family(1).hudson + scene.family(1).tombs, 0);
    scene.awaits_roll_of(2);
}

#[test]
fn p5_4_a_cleared_business_is_not_occupied_by_the_same_visit() {
    let scene = dice("black 4, white 1, red 1").tiles(0, &[Tile::Grandson]).play("place black");
    scene.awaits_roll_of(2);
}

#[test]
fn p5_4_a_neutral_member_leaves_the_game() {
    let scene = Scene::with(3).car(8).turn(0).dice("black 2, white 1, red 1").play("place black");
    assert_eq!((scene.holder(10), scene.view().neutrals_gone), (None, vec![1]));
}

#[test]
fn p5_4_an_empty_business_may_be_occupied() {
    let empty = dice("black 4, white 1, red 1").empty(&[4, 5]).play("place black").asks(0, Question::Visit);
    let scene = empty.clone().forbids("occupy 5", "P5.4").play("occupy 4");
    assert_eq!((scene.holder(4), scene.family(0).supply), (Some(0), 3));
    empty.play("pass").changed_nothing().awaits_roll_of(2);
}

#[test]
fn p5_4_occupying_needs_a_member_in_supply() {
    let scene = Scene::with(4).empty(&[4]).in_tombs(0, 4).turn(0).dice("black 4, white 1, red 1");
    scene.clone().play("place black").awaits_roll_of(2);
    let scene = scene.tiles(0, &[Tile::Grandson]).play("place black").asks(0, Question::Visit);
    scene.refuses("occupy 4", Refusal::NoMember("P5.4"), "P5.4");
}

#[test]
fn p5_4_a_friend_may_bring_the_missing_member_first() {
    let scene = Scene::with(4).empty(&[4]).in_hudson(0, 4).friends(0, 1).on(0, Track::Favours, 1).turn(0);
    let scene = scene.dice("black 4, white 1, red 1").play("place black").play("favour member").play("occupy 4");
    assert_eq!((scene.holder(4), scene.family(0).supply, scene.family(0).hudson), (Some(0), 0, 3));
}

#[test]
fn p5_4_an_own_business_stays_as_it_is() {
    let scene = dice("black 1, white 1, red 1").play("place black").changed_nothing().awaits_roll_of(2);
    assert_eq!(scene.view().car, Some(Field::new(1)));
}

#[test]
fn p5_4_moving_and_clearing_are_compulsory() {
    let scene = dice("black 4, white 1, red 1").forbids("idle black", "P5.4");
    scene.forbids("pass", "P4.1");
}

#[test]
fn p5_4_the_car_goes_round_the_street() {
    let scene = Scene::with(4).car(10).turn(2).dice("black 5, white 1, red 1").play("place black");
    assert_eq!((scene.view().car, scene.holder(3)), (Some(Field::new(3)), None));
}

// P5.5: row 2, cash.

#[test]
fn p5_5_white_pays_1000_a_pip() {
    for pips in 1..=5 {
        let scene = dice(&format!("black 4, white {pips}, red 1")).play("place white");
        assert_eq!(scene.earned(0), pips * 1_000);
    }
}

// P5.6: row 3, Assembly.

#[test]
fn p5_6_every_marker_held_goes_back_for_1000_a_pip() {
    let scene = Scene::with(4).owes(1, 0, 2).owes(3, 0, 1).turn(0).dice("grey 3, white 1").play("place grey");
    assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), [9_000, -6_000, 0, -3_000]);
    assert_eq!([1, 3].map(|of| (scene.family(of).debts, scene.family(of).debts_with[0])), [(5, 0), (5, 0)]);
}

#[test]
fn p5_6_the_debtor_pays_the_holder() {
    let scene = Scene::with(2).owes(1, 0, 1).turn(0).dice("grey 3, white 1").play("place grey");
    let (from, to) = (Party::Seat(seat(1)), Party::Seat(seat(0)));
    scene.told(Event::Paid { from, to, amount: 3_000, cause: Cause::Spot(Spot::Assembly) });
}

#[test]
fn p5_6_own_markers_and_those_with_others_or_the_bank_stay() {
    let scene = Scene::with(4).owes(0, 1, 2).owes(2, 1, 1).owes_bank(2, 2).owes_bank(0, 1).turn(0);
    scene.dice("grey 3, white 1").play("place grey").changed_nothing().asks(0, Question::Place(4));
}

#[test]
fn p5_6_it_is_compulsory() {
    let scene = Scene::with(4).owes(1, 0, 1).money(1, 0).turn(0).dice("grey 5, white 1");
    scene.forbids("idle grey", "P5.6");
}

#[test]
fn p5_6_who_cannot_pay_in_full_pays_what_there_is_and_the_marker_goes_back() {
    let scene = Scene::with(4).owes(1, 0, 2).money(1, 3_000).turn(0).dice("grey 5, white 1").play("place grey");
    assert_eq!((scene.earned(0), scene.money_of(1), scene.family(1).debts), (3_000, 0, 5));
    let scene = Scene::with(4).owes(1, 0, 2).money(1, 0).turn(0).dice("grey 5, white 1").play("place grey");
    assert_eq!((scene.earned(0), scene.money_of(1), scene.family(1).debts), (0, 0, 5));
}

// P5.7: row 3, Raid.

#[test]
fn p5_7_all_members_on_the_number_go_to_the_tombs_own_ones_too() {
    let scene = Scene::with(4).car(3).turn(0).dice("red 5, white 1").play("place red");
    assert_eq!([2, 6].map(|field| scene.holder(field)), [None, None]);
    assert_eq!([0, 1, 2, 3].map(|of| scene.family(of).tombs), [1, 0, 1, 0]);
}

#[test]
fn p5_7_protected_and_other_businesses_are_spared() {
    let scene = Scene::with(4).car(0).turn(0).dice("red 1, white 1").play("place red");
    assert_eq!([0, 4, 8].map(|field| scene.holder(field)), [Some(0), None, None]);
    assert_eq!((0..12).filter(|field| scene.holder(*field).is_none()).count(), 2);
}

#[test]
fn p5_7_it_is_compulsory() {
    let scene = Scene::with(4).car(3).turn(0).dice("red 5, white 1");
    scene.forbids("idle red", "P5.7");
}

#[test]
fn p5_7_a_raid_on_nobody_is_possible() {
    Scene::with(4).empty(&[2, 6]).turn(0).dice("red 5, white 1").play("place red").changed_nothing();
}

// P5.8: row 3, Friend.

#[test]
fn p5_8_a_friend_costs_1000_a_pip() {
    let scene = dice("white 4, red 1").play("place white").told(pays_bank(0, 4_000, Cause::Spot(Spot::Friend)));
    assert_eq!((scene.earned(0), scene.family(0).friends, scene.view().brooklyn), (-4_000, 1, 12));
}

#[test]
fn p5_8_it_is_compulsory() {
    dice("white 5, red 1").forbids("idle white", "P5.8");
}

#[test]
fn p5_8_without_the_money_nothing_is_paid_and_nothing_gained() {
    dice("white 4, red 1").money(0, 3_999).play("place white").changed_nothing().asks(0, Question::Place(4));
    assert_eq!(dice("white 4, red 1").money(0, 4_000).play("place white").money_of(0), 0);
}

#[test]
fn p5_8_with_no_friend_left_nothing_is_paid_and_nothing_gained() {
    dice("white 4, red 1").friends(2, 13).play("place white").changed_nothing().asks(0, Question::Place(4));
}

// P5.9: row 3, Takeover.

#[test]
fn p5_9_a_takeover_sinks_the_old_member() {
    let scene = dice("black 4, white 1").play("place black").asks(0, Question::TakeOver(4)).play("take over 10");
    assert_eq!((scene.holder(10), scene.family(3).hudson, scene.family(3).supply), (Some(0), 1, 4));
    assert_eq!(scene.family(0).supply, 3);
    scene.asks(0, Question::Place(4));
}

#[test]
fn p5_9_a_debt_marker_goes_to_the_old_owner() {
    let scene = dice("black 4, white 1").play("place black").play("take over 3");
    let scene = scene.told(Event::DebtGiven { seat: seat(0), to: Party::Seat(seat(1)) });
    assert_eq!((scene.family(0).debts, scene.family(0).debts_with), (4, vec![0, 1, 0, 0]));
    assert!((0..4).all(|of| scene.earned(of) == 0));
}

#[test]
fn p5_9_for_a_neutral_business_it_goes_to_the_bank_and_the_member_leaves_the_game() {
    let scene = Scene::with(2).turn(0).dice("black 3, white 1").play("place black").play("take over 9");
    assert_eq!((scene.holder(9), scene.view().neutrals_gone), (Some(0), vec![0, 1]));
    assert_eq!((scene.family(0).debts, scene.family(0).debts_at_bank), (4, 1));
}

#[test]
fn p5_9_it_may_be_left() {
    dice("black 4, white 1").play("place black").play("pass").changed_nothing().asks(0, Question::Place(4));
}

#[test]
fn p5_9_only_one_business() {
    dice("black 4, white 1").play("place black").play("take over 3").forbids("take over 10", "P4.1");
}

#[test]
fn p5_9_only_businesses_of_the_number() {
    let scene = dice("black 4, white 1").play("place black");
    assert_eq!(scene.legal_like("take"), ["take over 3", "take over 10"]);
    scene.refuses("take over 5", Refusal::WrongNumber, "P5.9");
}

#[test]
fn p5_9_not_an_own_business() {
    let scene = Scene::with(4).holds(0, &[3]).turn(0).dice("black 4, white 1").play("place black");
    scene.forbids("take over 3", "P5.9").play("take over 10");
}

#[test]
fn p5_9_not_an_empty_business() {
    let scene = dice("black 4, white 1").empty(&[3]).play("place black");
    scene.forbids("take over 3", "P5.9").play("take over 10");
}

#[test]
fn p5_9_not_a_protected_business() {
    let scene = dice("black 4, white 1").car(5).play("place black");
    scene.refuses("take over 3", Refusal::Protected, "P3.2").play("take over 10");
}

#[test]
fn p5_9_impossible_without_a_debt_marker() {
    let scene = dice("black 4, white 1").owes(0, 1, 4).owes_bank(0, 1);
    scene.clone().play("place black").asks(0, Question::Place(4));
    let scene = scene.tiles(0, &[Tile::Grandson]).play("place black").asks(0, Question::TakeOver(4));
    scene.refuses("take over 3", Refusal::NoDebtMarker, "P5.9");
}

#[test]
fn p5_9_impossible_without_a_member_in_supply() {
    let scene = dice("black 4, white 1").in_tombs(0, 2).in_hudson(0, 2);
    scene.clone().play("place black").asks(0, Question::Place(4));
    let scene = scene.tiles(0, &[Tile::Grandson]).play("place black").asks(0, Question::TakeOver(4));
    scene.refuses("take over 3", Refusal::NoMember("P5.9"), "P5.9");
}

#[test]
fn p5_9_markers_of_others_cannot_be_passed_on() {
    let scene = dice("black 4, white 1").owes(0, 1, 5).owes(2, 0, 3).play("place black");
    scene.changed_nothing().asks(0, Question::Place(4));
}

#[test]
fn p5_9_a_friend_may_make_it_possible_first() {
    let scene = dice("black 4, white 1").in_hudson(0, 4).owes(0, 3, 5).friends(0, 2).on(0, Track::Favours, 2);
    let scene = scene.play("place black").play("favour member").play("favour debt from 3").play("take over 3");
    assert_eq!((scene.holder(3), scene.family(0).debts_with), (Some(0), vec![0, 1, 0, 4]));
}

#[test]
fn p5_9_without_a_target_nothing_is_asked() {
    let nobody = dice("black 4, white 1").empty(&[3, 10]).tiles(0, &[Tile::Grandson]);
    nobody.play("place black").asks(0, Question::Place(4));
}

/// Calls with every position of random games, what everybody sees of it, and who may do what there.
fn referee(mut each: impl FnMut(&View, &[Move])) {
    for setup in standard_setups() {
        for seed in 0..60 {
            random_game(&setup, seed, |step| {
                let mut moves = Vec::new();
                engine::legal_moves(step.after, &mut moves);
                each(&step.after.view(Viewer::Everyone), &moves);
            });
        }
    }
}

/// The businesses of a position that are not protected and held, or not, as wanted.
fn unprotected(view: &View, wanted: impl Fn(Option<usize>) -> bool) -> BTreeSet<Field> {
    let fields = Field::all().filter(|field| Some(field.district()) != view.car.map(Field::district));
    fields.filter(|field| wanted(view.street[field.index()].map(Family::index))).collect()
}

/// The moves of one kind that are offered.
fn offered(moves: &[Move], which: impl Fn(&Move) -> bool) -> BTreeSet<Move> {
    moves.iter().copied().filter(which).collect()
}

#[test]
fn p5_9_in_random_games_the_takeovers_offered_are_those_of_the_rule() {
    let street = [1, 2, 5, 4, 1, 3, 5, 2, 1, 3, 4, 2];
    referee(|view, moves| {
        let number = match view.question {
            Some(Question::TakeOver(number)) => Some(number),
            Some(Question::Knives) => None,
            _ => return,
        };
        let (own, family) = (view.active.index(), &view.families[view.active.index()]);
        let mut targets = unprotected(view, |holder| holder.is_some_and(|holder| holder != own));
        targets.retain(|field| number.is_none_or(|number| street[field.index()] == number));
        if family.debts == 0 || family.supply == 0 {
            targets.clear();
        }
        assert_eq!(offered(moves, |mv| matches!(mv, Move::TakeOver(_))), targets.into_iter().map(Move::TakeOver).collect());
    });
}

// P5.10: row 4.

#[test]
fn p5_10_the_consigliere_sets_a_member_on_any_empty_unprotected_business() {
    let scene = dice("grey hand").empty(&[1, 5, 11]).play("place grey").asks(0, Question::Consigliere);
    assert_eq!(scene.legal_like("occupy"), ["occupy 5", "occupy 11"]);
    let scene = scene.refuses("occupy 4", Refusal::OccupiedBusiness, "P5.10").refuses("occupy 1", Refusal::Protected, "P3.2");
    let scene = scene.play("occupy 11");
    assert_eq!((scene.holder(11), scene.family(0).supply), (Some(0), 4));
}

#[test]
fn p5_10_the_consigliere_needs_a_member_in_supply() {
    let scene = dice("grey 1").empty(&[5]).in_tombs(0, 4);
    scene.clone().play("place grey").turn_is_of(1);
    let scene = scene.tiles(0, &[Tile::Grandson]).play("place grey");
    scene.refuses("occupy 5", Refusal::NoMember("P5.10"), "P5.10");
}

#[test]
fn p5_10_the_prosecutor_takes_all_own_members_back_from_the_tombs() {
    let scene = dice("red hand").in_tombs(0, 3).in_tombs(1, 2).play("place red");
    assert_eq!((scene.family(0).tombs, scene.family(0).supply, scene.earned(0)), (0, 4, 0));
    assert_eq!(scene.family(1).tombs, 2);
}

#[test]
fn p5_10_the_informer_puts_one_member_of_another_player_into_the_tombs() {
    let scene = dice("black hand").play("place black").asks(0, Question::Informer);
    let scene = scene.play("inform 7");
    assert_eq!((scene.holder(7), scene.family(2).tombs, scene.family(2).supply), (None, 1, 4));
    scene.turn_is_of(1);
}

#[test]
fn p5_10_the_informer_knows_nothing_of_neutral_members() {
    let scene = Scene::with(2).turn(0).dice("black 1").play("place black");
    assert_eq!(scene.legal_like("inform"), ["inform 3", "inform 4", "inform 5"]);
    scene.refuses("inform 7", Refusal::NeutralMember, "P5.10");
}

#[test]
fn p5_10_the_informer_needs_somebody_there() {
    let scene = dice("black 1").empty(&[5]).play("place black");
    scene.forbids("inform 5", "P5.10");
}

#[test]
fn p5_10_the_informer_does_not_tell_on_the_own_family() {
    let scene = dice("black 1").car(6).play("place black");
    scene.forbids("inform 0", "P5.10");
}

#[test]
fn p5_10_the_informer_asks_nothing_without_a_victim() {
    let scene = Scene::with(2).car(3).turn(0).dice("black 1").play("place black");
    scene.turn_is_of(1);
}

#[test]
fn p5_10_the_banker_steps_on_income_or_favours() {
    let scene = dice("white hand").play("place white").asks(0, Question::Banker);
    assert_eq!(scene.legal(), ["bank income", "bank favours", "pass"]);
    assert_eq!(scene.clone().play("bank income").family(0).markers, [0, 0, 1, 0]);
    assert_eq!(scene.play("bank favours").family(0).markers, [0, 0, 0, 1]);
}

#[test]
fn p5_10_the_banker_asks_nothing_with_both_markers_at_the_end() {
    let scene = dice("white 1").on(0, Track::Income, 4).on(0, Track::Favours, 4).play("place white");
    scene.changed_nothing().turn_is_of(1);
}

#[test]
fn p5_10_all_four_are_voluntary() {
    let base = || Scene::with(4).empty(&[5]).in_tombs(0, 2).turn(0);
    for colour in ["grey", "black", "white"] {
        let scene = base().dice(&format!("{colour} 1")).play(&format!("place {colour}")).play("pass");
        scene.changed_nothing().turn_is_of(1);
    }
    base().dice("red 1").play("idle red").changed_nothing().turn_is_of(1);
}

#[test]
fn p5_10_in_random_games_the_fields_offered_are_those_of_the_rule() {
    referee(|view, moves| {
        let (own, family, players) = (view.active.index(), &view.families[view.active.index()], view.families.len());
        match view.question {
            Some(Question::Consigliere) => {
                let targets = unprotected(view, |holder| holder.is_none() && family.supply > 0);
                let targets = targets.into_iter().map(Move::Occupy).collect();
                assert_eq!(offered(moves, |mv| matches!(mv, Move::Occupy(_))), targets);
            }
            Some(Question::Informer) => {
                let targets = unprotected(view, |holder| holder.is_some_and(|holder| holder != own && holder < players));
                let targets = targets.into_iter().map(Move::Inform).collect();
                assert_eq!(offered(moves, |mv| matches!(mv, Move::Inform(_))), targets);
            }
            _ => {}
        }
    });
}
