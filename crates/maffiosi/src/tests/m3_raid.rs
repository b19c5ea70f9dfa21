//! M3.8: Raid.

use engine::{Game, Turn, Viewer};

use super::scene::*;
use super::shadow::follow_by;
use crate::Event;

/// Five gangs of three, two, one, nobody and two men, cakes and sleepers; seat 0 raids.
fn raided() -> Scene {
    raid_ahead().play("play raid")
}

fn raid_ahead() -> Scene {
    let scene = Scene::bare(5).man(0, Role::Boss, 0).man(0, Role::Jack, 3).henkies(0, &[5]).man(1, Role::Robbie, 10);
    let scene = scene.henkies(1, &[18]).man(2, Role::Jack, 20).henkies(4, &[25, 26]).asleep(&[5, 18]);
    let scene = scene.cake(1, 10).cake(2, 15).cake(3, 29);
    scene.hand(0, &[Card::Raid, Card::Move, Card::Stab, Card::Stab, Card::Stab]).turn(0)
}

#[test]
fn m3_8_all_gangsters_leave_the_table_sleepers_with_their_markers_and_cakes_stay() {
    let scene = raided().told(Report::Raided { seat: seat(0) }).sleepers(&[]);
    let view = scene.view();
    assert!(view.places.iter().all(Option::is_none));
    assert_eq!(view.sleep_markers, 16);
    let waiting: Vec<[u8; 4]> = view.gangs.iter().map(|gang| gang.waiting).collect();
    assert_eq!(waiting, [[1, 0, 1, 1], [0, 1, 0, 1], [0, 0, 1, 0], [0; 4], [0, 0, 0, 2]]);
    let asleep: Vec<[u8; 4]> = view.gangs.iter().map(|gang| gang.waiting_asleep).collect();
    assert_eq!(asleep, [[0, 0, 0, 1], [0, 0, 0, 1], [0; 4], [0; 4], [0; 4]]);
    assert_eq!([0, 1, 2, 3, 4].map(|of| scene.cake_of(of)), [None, Some(10), Some(15), Some(29), None]);
}

#[test]
fn m3_8_gangsters_that_wait_are_alive() {
    let scene = raided();
    let out: Vec<bool> = scene.view().gangs.iter().map(|gang| gang.out).collect();
    assert_eq!(out, [false, false, false, true, false]);
    assert_eq!(scene.gang(2).alive, [0, 0, 1, 0]);
    assert_ne!(scene.game.turn(), Turn::Over);
}

#[test]
fn m3_8_the_raider_first_then_counter_clockwise_and_who_has_nobody_left_is_skipped() {
    let mut scene = raided();
    let mut order = Vec::new();
    while let Some(question) = scene.game.question_now().filter(|question| *question != Question::Further) {
        let Turn::Seat(whom) = scene.game.turn() else { panic!("somebody seats") };
        if let Question::Sit { after_raid, .. } = question {
            assert!(after_raid);
            order.push(whom.index());
        }
        assert_eq!(scene.game.active, seat(0), "it is still the raider's turn");
        let mv = scene.legal().swap_remove(0);
        scene = scene.play(&mv);
    }
    assert_eq!(order, [0, 4, 2, 1, 0, 4, 1, 0]);
    // The raider may then still Move, whoever sat down last.
    scene.asks(0, Question::Further).offers(&["play move", "end turn"]);
}

#[test]
fn m3_8_whoever_raids_begins_and_goes_on() {
    for players in 3..=6_usize {
        for raider in 0..players {
            let scene = (0..players).fold(Scene::bare(players as u8), |scene, of| scene.henkies(of, &[9 + 2 * of, 10 + 2 * of]));
            let mut scene = scene.hand(raider, &[Card::Raid, Card::Stab]).turn(raider).play("play raid");
            for set in 0..2 * players {
                let setter = (raider + 2 * players - set) % players;
                scene = scene.asks(setter, Question::Sit { after_raid: true, role: Role::Henkie, asleep: false });
                assert_eq!(scene.legal().len(), 30 - set, "any free place");
                scene = scene.play(&format!("sit {}", 3 * set % 29));
            }
            let scene = scene.asks(raider, Question::Further).offers(&["end turn"]).rest_of_turn();
            scene.asks((raider + 1) % players, Question::Play);
        }
    }
}

#[test]
fn m3_8_any_gangster_on_any_free_seat_with_a_cake_or_without() {
    let scene = raided().asks(0, Question::Choose { after_raid: true });
    let scene = scene.offers(&["choose boss", "choose jack", "choose sleeping henkie"]);
    let scene = scene.refuses("choose robbie", Refusal::NoneWaiting("M3.8"), "M3.8");
    let scene = scene.refuses("choose henkie", Refusal::OnlySleepers, "M3.8").play("choose jack");
    let scene = scene.asks(0, Question::Sit { after_raid: true, role: Role::Jack, asleep: false });
    assert_eq!(scene.legal().len(), 30);
    let scene = scene.play("sit 10").told(Report::SatDown { seat: seat(0), role: Role::Jack, place: place(10), asleep: false });
    // Seat 4 has Henkies only, so there is nothing to choose.
    let scene = scene.asks(4, Question::Sit { after_raid: true, role: Role::Henkie, asleep: false });
    let scene = scene.refuses("sit 10", Refusal::Taken("M3.8"), "M3.8").refuses("end turn", Refusal::NotNow("M3.8"), "M3.8");
    assert_eq!((scene.legal().len(), scene.cake_of(1)), (29, Some(10)));
}

/// Everybody sits down somewhere.
fn seated(mut scene: Scene) -> Scene {
    while matches!(scene.game.question_now(), Some(Question::Choose { .. } | Question::Sit { .. })) {
        let mv = scene.legal().swap_remove(0);
        scene = scene.play(&mv);
    }
    scene
}

#[test]
fn m3_8_nobody_is_lost() {
    let scene = seated(raided());
    let alive: Vec<[u8; 4]> = scene.view().gangs.iter().map(|gang| gang.alive).collect();
    assert_eq!(alive, [[1, 0, 1, 1], [0, 1, 0, 1], [0, 0, 1, 0], [0; 4], [0, 0, 0, 2]]);
    assert!(scene.view().gangs.iter().all(|gang| gang.waiting == [0; 4]));
}

#[test]
fn m3_8_the_raider_may_still_move_but_not_one_who_sleeps() {
    let scene = seated(raided()).asks(0, Question::Further).play("play move");
    assert_eq!(scene.legal().len(), 2, "the third sleeps on");
    let from = scene.legal().swap_remove(0);
    let scene = scene.play(&from).play("to 28").awaits_draw_of(0);
    assert_eq!(scene.gang(0).cards, 3, "the Raid and the Move are gone: two cards to draw");
}

#[test]
fn m3_8_the_card_leaves_the_game() {
    let scene = raided();
    let raid = Cards::NONE.with(Card::Raid, 1);
    let view = scene.game.view(Viewer::Spectator);
    // Five cards are in the raider's hand, one each with three others.
    assert_eq!((view.removed, view.discards, view.pile), (raid, Cards::NONE, 60 - 5 - 3));
    // Not even the next shuffle brings it back.
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).discards(&[Card::Fire, Card::Fire]);
    let hand = [Card::Raid, Card::Stab, Card::Stab, Card::Stab, Card::Stab];
    let scene = scene.hand(0, &hand).hand(1, &[Card::Stab]).hand(2, &[Card::Stab]).pile(&[Card::Boom]).turn(0);
    let scene = seated(scene.play("play raid")).rest_of_turn().told(Report::Reshuffled { cards: 2 });
    assert_eq!(scene.game.pile, Cards::NONE.with(Card::Fire, 2));
    assert!(scene.view().removed.contains(Card::Raid));
}

#[test]
fn m3_8_nobody_dies_and_nothing_is_paid_by_a_raid() {
    let scene = seated(raided());
    // Two thousand were collected before: the Boss, and the Jack at a gambling den.
    assert_eq!([0, 1, 2, 3, 4].map(|of| scene.money_of(of)), [2_000, 0, 0, 0, 0]);
    assert_eq!((scene.view().pot, scene.game.dinner.occupied().len()), (68_000, 8));
}

#[test]
fn m3_8_the_cakes_that_stayed_explode_under_whoever_sits_there_now() {
    let mut scene = Scene::bare(3).henkies(0, &[0, 5]).henkies(1, &[10, 12]).henkies(2, &[20, 22]).cake(1, 15);
    scene = scene.hand(0, &[Card::Raid, Card::Stab]).turn(0).play("play raid");
    for (whom, at) in [(0, 15), (2, 14), (1, 16), (0, 25), (2, 26), (1, 27)] {
        scene =
            scene.asks(whom, Question::Sit { after_raid: true, role: Role::Henkie, asleep: false }).play(&format!("sit {at}"));
    }
    scene.rest_of_turn().asks(1, Question::Play).killed(&[14, 15, 16], Cause::Cake);
}

#[test]
fn m3_8_a_raid_cannot_follow_another_card() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).hand(0, &[Card::Cake, Card::Raid]).turn(0);
    scene.play("play cake").play("cake 9").refuses("play raid", Refusal::OnlyMoveFollows, "M3.1");
}

/// What the book says of sleepers holds through a raid: they sleep until they are woken, and the marker lies on the man.
#[test]
fn finding_16_sleepers_keep_their_markers_through_a_raid() {
    let scene = raided().play("choose sleeping henkie");
    let scene = scene.asks(0, Question::Sit { after_raid: true, role: Role::Henkie, asleep: true }).play("sit 7");
    let scene = scene.told(Report::SatDown { seat: seat(0), role: Role::Henkie, place: place(7), asleep: true }).sleepers(&[7]);
    let scene = scene.play("sit 8").play("sit 9");
    let scene = scene.asks(1, Question::Choose { after_raid: true }).offers(&["choose robbie", "choose sleeping henkie"]);
    let scene = scene.play("choose sleeping henkie").play("sit 28").sleepers(&[7, 28]);
    let scene = seated(scene).sleepers(&[7, 28]);
    assert_eq!(scene.view().sleep_markers, 16);
    // The raider's own wake in step 4 of this turn, the other's in step 4 of the other's turn.
    let scene = scene.rest_of_turn().told(Report::Woke { seat: seat(0), men: 1 }).asks(1, Question::Play).sleepers(&[28]);
    let scene = scene.idles().told(Report::Woke { seat: seat(1), men: 1 }).sleepers(&[]);
    assert_eq!(scene.view().sleep_markers, 18);
}

#[test]
fn finding_16_of_two_of_a_kind_one_chooses_the_waking_or_the_sleeping_one() {
    let scene = Scene::bare(3).henkies(0, &[0, 5]).henkies(1, &[10]).henkies(2, &[20]).asleep(&[5]);
    let scene = scene.hand(0, &[Card::Raid, Card::Stab]).turn(0).play("play raid");
    let scene = scene.offers(&["choose henkie", "choose sleeping henkie"]).play("choose henkie");
    let scene = scene.asks(0, Question::Sit { after_raid: true, role: Role::Henkie, asleep: false }).play("sit 1").sleepers(&[]);
    // Who is left is no choice.
    let scene = scene.play("sit 2").play("sit 3");
    scene.asks(0, Question::Sit { after_raid: true, role: Role::Henkie, asleep: true }).play("sit 4").sleepers(&[4]);
}

#[test]
fn finding_16_a_sleeper_who_came_back_dies_of_a_second_marker() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20, 22]).asleep(&[20]);
    let scene = scene.hand(0, &[Card::Raid, Card::Stab]).hand(1, &[Card::Nightcap]).hand(2, &[Card::Stab]).turn(0);
    let scene = scene.play("play raid").play("sit 0").play("choose sleeping henkie").play("sit 18").play("sit 2").play("sit 24");
    let scene = scene.rest_of_turn().asks(1, Question::Play).sleepers(&[18]);
    scene.play("play nightcap").play("drug 18").killed(&[18], Cause::Nightcap);
}

#[test]
fn finding_16_games_of_the_first_version_are_played_as_they_were() {
    let scene = raid_ahead().rules(1).play("play raid").sleepers(&[]);
    assert_eq!(scene.view().sleep_markers, 18);
    assert!(scene.view().gangs.iter().all(|gang| gang.waiting_asleep == [0; 4]));
    let scene = scene.offers(&["choose boss", "choose jack", "choose henkie"]);
    let scene = seated(scene).sleepers(&[]).asks(0, Question::Further).play("play move");
    assert_eq!(scene.legal().len(), 3, "all three are awake");
}

/// Whole random games by the first version: the referee knows every legal move, and every viewer's shadow the position.
#[test]
fn finding_16_whole_games_of_the_first_version_wake_everybody_at_a_raid() {
    let mut raids_with_sleepers = 0;
    follow_by(1, 10, |step| {
        let raided = step.events.iter().any(|event| matches!(event, Event::Told(Report::Raided { .. })));
        raids_with_sleepers += u32::from(raided && !step.before.dinner.asleep.is_empty());
        assert!(!raided || step.after.markers_out() == 0);
    });
    assert!(raids_with_sleepers > 10, "{raids_with_sleepers}");
}

#[test]
fn finding_16_whole_games_of_the_second_version_let_sleepers_sleep() {
    let mut sleepers = 0;
    follow_by(2, 10, |step| {
        let raided = step.events.iter().any(|event| matches!(event, Event::Told(Report::Raided { .. })));
        assert!(!raided || step.after.markers_out() == step.before.markers_out());
        sleepers += u32::from(matches!(step.mv, Some(Move::ChooseSleeper(_))));
    });
    assert!(sleepers > 10, "{sleepers}");
}
