//! P2: the course of a round.

use super::scene::*;
use super::shadow::{random_game, standard_setups};

#[test]
fn p2_1_income_comes_before_the_event() {
    let scene = Scene::with(2).on(0, Track::Income, 3).turn(1).dice("red 1").play("place red");
    let income = bank_pays(0, 3_000, Cause::Income);
    let scene = scene.told(Event::RoundBegan { round: 2 }).told(income).awaits_card();
    assert_eq!(scene.earned(0), 3_000);
}

#[test]
fn p2_1_the_event_comes_before_the_turns() {
    let scene = Scene::with(2).awaits_card().card("festival");
    let place = |event| scene.heard.iter().position(|heard| *heard == event).expect("it happened");
    let friend = place(Event::FriendWon { seat: seat(0) });
    assert!(friend < place(Event::TurnBegan { seat: seat(0) }));
    scene.awaits_roll_of(4);
}

#[test]
fn p2_1_turns_go_clockwise_from_the_start_player() {
    let last_die = |scene: Scene| scene.dice("red 1").play("place red");
    let scene = Scene::with(3).card("front-page").turn_is_of(0);
    let scene = last_die(scene).turn_is_of(1);
    let scene = last_die(scene).turn_is_of(2);
    last_die(scene).told(Event::RoundBegan { round: 2 }).awaits_card();
}

#[test]
fn p2_1_a_game_has_seven_rounds_with_a_turn_for_everybody() {
    for setup in standard_setups() {
        let mut course = Vec::new();
        random_game(&setup, 1, |step| {
            course.extend(step.events.iter().filter_map(|event| match event {
                Event::RoundBegan { round } => Some(format!("round {round}")),
                Event::CardTurned { .. } => Some("card".to_owned()),
                Event::TurnBegan { seat } => Some(format!("turn {}", seat.index())),
                Event::Ended => Some("end".to_owned()),
                _ => None,
            }));
        });
        let turns = |_| (0..setup.players).map(|seat| format!("turn {seat}"));
        let round = |n| [format!("round {n}"), "card".to_owned()].into_iter().chain(turns(n));
        let expected: Vec<_> = (1..=7).flat_map(round).chain(["end".to_owned()]).collect();
        assert_eq!(course, expected);
    }
}

#[test]
fn p2_2_the_bank_pays_the_amount_under_the_marker() {
    for (step, amount) in [(0, 0), (1, 1_000), (2, 2_000), (3, 3_000), (4, 4_000)] {
        let scene = Scene::with(3).on(1, Track::Income, step).turn(2).dice("red 1").play("place red");
        assert_eq!(scene.earned(1), amount);
        assert_eq!((scene.earned(0), scene.earned(2)), (0, 0), "the others stand on the start");
    }
}

#[test]
fn p2_2_everybody_gets_income_not_only_the_start_player() {
    let scene = Scene::with(4).on(0, Track::Income, 1).on(2, Track::Income, 4).on(3, Track::Income, 2);
    let scene = scene.turn(3).dice("red 1").play("place red");
    assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), [1_000, 0, 4_000, 2_000]);
}
