//! M2: the turn.

use super::scene::*;

const THOUSAND: i32 = 1_000;

/// A table for four with a Henkie of each of the others out of the way.
fn table() -> Scene {
    Scene::bare(4).henkies(1, &[10]).henkies(2, &[12]).henkies(3, &[14])
}

// M2.1: the four steps.

#[test]
fn m2_1_the_cake_explodes_then_takings_are_paid_then_cards_are_played_then_sleepers_wake() {
    let scene = table().man(0, Role::Boss, 20).henkies(0, &[5, 24]).asleep(&[5, 12]).cake(0, 25).henkies(1, &[26]);
    let scene = scene.hand(0, &[Card::Cake, Card::Move, Card::Move, Card::Stab, Card::Stab]).turn(0);
    let place_of = |wanted: fn(&Report) -> bool| scene.heard.iter().position(wanted).expect("it happened");
    let order = [
        place_of(|report| matches!(report, Report::TurnBegan { .. })),
        place_of(|report| matches!(report, Report::Exploded { .. })),
        place_of(|report| matches!(report, Report::Killed { .. })),
        place_of(|report| matches!(report, Report::Collected { .. })),
    ];
    assert!(order.is_sorted(), "{:?}", scene.heard);
    // The man at the restaurant died before he could collect, and so did the own man beside him.
    let scene = scene.killed(&[24, 26], Cause::Cake).earned(0, THOUSAND).asks(0, Question::Play).sleepers(&[5, 12]);
    let scene = scene.play("play move").play("move 20").play("to 0").sleepers(&[5, 12]).play("end turn");
    let scene = scene.awaits_draw_of(0).sleepers(&[5, 12]).draws(Card::Fire);
    // Own sleepers only.
    scene.told(Report::Woke { seat: seat(0), men: 1 }).sleepers(&[12]).asks(1, Question::Play);
}

#[test]
fn m2_1_who_takes_a_business_from_an_opponent_by_a_cake_does_not_collect_for_the_dead() {
    let scene = table().henkies(0, &[15, 16, 17]).cake(0, 16).henkies(0, &[4]).turn(0);
    // The man at the café of place 16 dies of the own cake, so there is no monopoly.
    scene.killed(&[15, 16, 17], Cause::Cake).earned(0, THOUSAND);
}

#[test]
fn m2_1_without_a_cake_on_the_table_nothing_explodes() {
    let scene = table().henkies(0, &[9, 11]).cake(1, 10).turn(0);
    let scene = scene.killed(&[], Cause::Cake).not_told(|report| matches!(report, Report::Exploded { .. }));
    assert_eq!(scene.cake_of(1), Some(10), "another's cake waits for its owner's turn");
}

#[test]
fn m2_1_turns_go_clockwise_past_those_who_are_out() {
    for players in 3..=6_usize {
        for out in 0..players {
            let mut scene = Scene::bare(players as u8);
            for of in (0..players).filter(|of| *of != out) {
                scene = scene.henkies(of, &[9 + of]).hand(of, &[Card::Stab]);
            }
            let mut scene = scene.turn((out + 1) % players);
            for turn in 1..players - 1 {
                scene = scene.asks((out + turn) % players, Question::Play).idles();
            }
            scene.asks((out + players - 1) % players, Question::Play).idles().asks((out + 1) % players, Question::Play);
        }
    }
}

#[test]
fn m2_1_sleepers_of_the_others_sleep_on_until_their_own_turn_ends() {
    let scene = table().henkies(0, &[0]).henkies(1, &[5]).henkies(2, &[18]).asleep(&[5, 18]);
    let scene = (0..4).fold(scene, |scene, of| scene.hand(of, &[Card::Stab])).turn(0);
    let scene = scene.idles().sleepers(&[5, 18]).not_told(|report| matches!(report, Report::Woke { .. }));
    let scene = scene.idles().told(Report::Woke { seat: seat(1), men: 1 }).sleepers(&[18]);
    scene.idles().told(Report::Woke { seat: seat(2), men: 1 }).sleepers(&[]);
}

// M2.2: explosions.

#[test]
fn m2_2_whoever_sits_at_the_cake_or_beside_it_dies_at_every_place_of_the_ring() {
    for at in 0..30 {
        // Everywhere a man of another gang than his neighbours'.
        let scene = (0..30).fold(Scene::bare(4), |scene, seat| scene.man(seat % 4, Role::Henkie, seat));
        let scene = scene.cake(0, at).turn(0);
        let mut expected = [(at + 29) % 30, at, (at + 1) % 30];
        expected.sort_unstable();
        let scene = scene.killed(&expected, Cause::Cake).told(Report::Exploded { owner: seat(0), place: place(at), gone: false });
        assert_eq!(scene.cake_of(0), None, "the cake returns to its owner");
        for of in 0..4 {
            assert!(scene.places_of(of).iter().all(|place| !expected.contains(place)));
        }
    }
}

#[test]
fn m2_2_nobody_need_sit_at_the_cake_itself() {
    let scene = table().henkies(0, &[0]).henkies(1, &[19]).cake(0, 20).turn(0);
    scene.killed(&[19], Cause::Cake);
    let scene = table().henkies(0, &[0]).henkies(1, &[18, 22]).cake(0, 20).turn(0);
    scene.killed(&[], Cause::Cake).told(Report::Exploded { owner: seat(0), place: place(20), gone: false });
}

#[test]
fn m2_2_sleepers_and_all_roles_die() {
    let scene = table().henkies(0, &[0]).man(1, Role::Boss, 4).man(2, Role::Jack, 5).man(3, Role::Robbie, 6).asleep(&[5]);
    let scene = scene.cake(0, 5).turn(0).killed(&[4, 5, 6], Cause::Cake).sleepers(&[]);
    assert_eq!(scene.view().sleep_markers, 18, "his marker goes back");
    scene.told(Report::Killed { seat: seat(1), role: Role::Boss, place: place(4), by: Cause::Cake });
}

#[test]
fn m2_2_cakes_do_not_set_each_other_off() {
    let scene = table().henkies(0, &[0]).henkies(2, &[17, 20, 22]).cake(0, 18).cake(1, 19).cake(2, 20).turn(0);
    let scene = scene.killed(&[17], Cause::Cake);
    assert_eq!([0, 1, 2].map(|of| scene.cake_of(of)), [None, Some(19), Some(20)]);
}

#[test]
fn m2_2_a_cake_stays_when_its_man_moves_and_the_place_is_free() {
    let scene = table().henkies(0, &[0, 20]).cake(1, 20).hand(0, &[Card::Move, Card::Move]).turn(0);
    let scene = scene.play("play move").play("move 20").play("to 25");
    assert_eq!((scene.cake_of(1), scene.sitting(20)), (Some(20), None));
    // Somebody else may sit down there, or he himself again.
    let scene = scene.play("play move").play("move 0").play("to 20");
    assert_eq!((scene.cake_of(1), scene.sitting(20)), (Some(20), Some((0, Role::Henkie))));
    scene.rest_of_turn().killed(&[20], Cause::Cake);
}

#[test]
fn m2_2_a_cake_stays_when_its_man_dies() {
    let scene = table().man(0, Role::Jack, 20).henkies(1, &[21]).henkies(2, &[22]).cake(1, 21).cake(2, 11);
    let scene = scene.hand(0, &[Card::Stab]).turn(0).play("play stab").play("stab 21");
    assert_eq!((scene.cake_of(1), scene.sitting(21)), (Some(21), None));
    // It still explodes in its owner's turn.
    scene.rest_of_turn().killed(&[20, 22], Cause::Cake);
}

#[test]
fn m2_2_an_exploded_cake_can_be_ordered_again_in_the_same_turn() {
    let scene = table().henkies(0, &[0]).cake(0, 20).hand(0, &[Card::Cake]).turn(0);
    let scene = scene.play("play cake").play("cake 20");
    assert_eq!(scene.cake_of(0), Some(20));
}

// M2.3: takings.

#[test]
fn m2_3_a_boss_pays_wherever_he_sits() {
    for at in 0..30 {
        let scene = Scene::bare(3).henkies(1, &[(at + 1) % 30]).henkies(2, &[(at + 2) % 30]).man(0, Role::Boss, at).turn(0);
        let business = [3, 4, 8, 16, 21, 26].contains(&at);
        let register = at == 1;
        let expected = THOUSAND * if business || register { 2 } else { 1 };
        scene.earned(0, expected).told(Report::Collected { seat: seat(0), amount: expected });
    }
}

#[test]
fn m2_3_only_the_boss_pays_for_himself() {
    for role in [Role::Robbie, Role::Jack, Role::Henkie] {
        let scene = table().man(0, role, 0).turn(0).earned(0, 0);
        scene.not_told(|report| matches!(report, Report::Collected { .. })).asks(0, Question::Play);
    }
}

#[test]
fn m2_3_a_business_pays_whoever_sits_there() {
    for role in Role::ALL {
        for at in [3, 4, 8, 16, 21, 26] {
            let boss = if role == Role::Boss { THOUSAND } else { 0 };
            table().man(0, role, at).turn(0).earned(0, THOUSAND + boss);
        }
    }
}

/// A place of the Boss that has no business, the businesses in pairs, the register.
const COLLECTING: [usize; 8] = [0, 3, 21, 4, 16, 8, 26, 1];

#[test]
fn m2_3_all_combinations_of_boss_pairs_and_register_awake_and_asleep() {
    // Each of the eight places is empty, or its man sleeps, or he is awake.
    for mut code in 0..3_u32.pow(8) {
        let mut awake = [false; 8];
        let mut scene = table().henkies(0, &[29]);
        for (index, at) in COLLECTING.into_iter().enumerate() {
            let state = code % 3;
            code /= 3;
            if state > 0 {
                scene = scene.man(0, if index == 0 { Role::Boss } else { Role::Henkie }, at);
            }
            if state == 1 {
                scene = scene.asleep(&[at]);
            }
            awake[index] = state == 2;
        }
        let pair = |first: usize| match (awake[first], awake[first + 1]) {
            (true, true) => 4 * THOUSAND,
            (false, false) => 0,
            _ => THOUSAND,
        };
        let sum = if awake[0] { THOUSAND } else { 0 } + pair(1) + pair(3) + pair(5);
        let due = if awake[7] { 2 * sum } else { sum };
        assert_eq!(scene.gang(0).takings, due, "{awake:?}");
        scene.turn(0).earned(0, due);
    }
}

#[test]
fn m2_3_the_largest_takings() {
    let scene = table().man(0, Role::Boss, 0).henkies(0, &COLLECTING[1..]).turn(0);
    scene.earned(0, 26 * THOUSAND);
}

#[test]
fn m2_3_businesses_of_different_kinds_are_no_monopoly() {
    table().henkies(0, &[3, 4, 8]).turn(0).earned(0, 3 * THOUSAND);
}

#[test]
fn m2_3_a_monopoly_needs_two_men_of_one_gang() {
    let scene = table().henkies(0, &[3]).henkies(1, &[21]).turn(0).earned(0, THOUSAND).earned(1, 0);
    assert_eq!(scene.gang(1).takings, THOUSAND);
}

#[test]
fn m2_3_a_sleeping_boss_pays_nothing() {
    table().man(0, Role::Boss, 5).asleep(&[5]).turn(0).earned(0, 0);
    // Nor does the business before him.
    table().man(0, Role::Boss, 4).henkies(0, &[16]).asleep(&[4]).turn(0).earned(0, THOUSAND);
}

#[test]
fn m2_3_a_sleeper_at_the_register_does_not_double_and_one_of_a_pair_is_no_monopoly() {
    let scene = table().henkies(0, &[1, 3, 21]);
    scene.clone().turn(0).earned(0, 8 * THOUSAND);
    scene.clone().asleep(&[1]).turn(0).earned(0, 4 * THOUSAND);
    scene.clone().asleep(&[21]).turn(0).earned(0, 2 * THOUSAND);
    scene.asleep(&[1, 3]).turn(0).earned(0, THOUSAND);
}

#[test]
fn m2_3_the_register_of_another_gang_does_not_double() {
    table().henkies(0, &[3]).henkies(1, &[1]).turn(0).earned(0, THOUSAND);
    table().henkies(0, &[1]).turn(0).earned(0, 0);
}

#[test]
fn m2_3_a_payment_never_exceeds_the_pot() {
    for left in 1..=5 {
        let pot = 90 * THOUSAND;
        let scene = table().henkies(0, &[3, 21]).money(1, pot - left * THOUSAND).turn(0);
        let scene = scene.earned(0, left.min(4) * THOUSAND);
        assert_eq!(scene.view().pot, (left - 4).max(0) * THOUSAND);
    }
    // Money is divisible.
    let scene = table().henkies(0, &[3]).money(1, 90 * THOUSAND - 250).turn(0).earned(0, 250);
    scene.told(Report::Collected { seat: seat(0), amount: 250 });
}

#[test]
fn m2_3_takings_are_paid_once_in_the_own_turn_only() {
    let scene = (0..4).fold(table().henkies(0, &[3]).henkies(1, &[4]), |scene, of| scene.hand(of, &[Card::Stab]));
    let scene = scene.turn(0).earned(0, THOUSAND).earned(1, 0);
    let scene = scene.idles().earned(0, 0).earned(1, THOUSAND).idles().idles();
    assert_eq!((scene.money_of(0), scene.money_of(1)), (THOUSAND, THOUSAND));
    let scene = scene.idles().earned(0, THOUSAND);
    assert_eq!(scene.view().pot, 87 * THOUSAND);
}
