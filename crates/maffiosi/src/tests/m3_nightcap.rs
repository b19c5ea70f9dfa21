//! M3.7: Nightcap.

use std::collections::BTreeSet;

use super::scene::*;

/// A table for three with five drinks, at 0, 2, 5, 10 and 18.
fn table() -> Scene {
    Scene::bare(3).lay(Item::Drink, &[0, 2, 10])
}

/// One man too many to be out at once for each, away from the drinks.
fn others() -> Scene {
    table().henkies(0, &[13]).henkies(1, &[14]).henkies(2, &[15])
}

fn nightcap(scene: Scene) -> Scene {
    scene.hand(0, &[Card::Nightcap, Card::Move, Card::Move]).turn(0).play("play nightcap")
}

/// Every set of men that a Nightcap can drug from here.
fn sets(scene: &Scene, chosen: &[usize], into: &mut BTreeSet<Vec<usize>>) {
    if !matches!(scene.game.question_now(), Some(Question::Drug { .. })) {
        assert!(into.insert(chosen.to_vec()), "{chosen:?} can be named in two ways");
        return;
    }
    for mv in scene.legal() {
        let at = mv[5..].parse().expect("a place");
        sets(&scene.clone().play(&mv), &[chosen, &[at]].concat(), into);
    }
}

#[test]
fn m3_7_any_three_different_men_at_drinks() {
    let scene = nightcap(others().henkies(0, &[0]).henkies(1, &[2, 10]).henkies(2, &[5, 18]));
    let mut found = BTreeSet::new();
    sets(&scene, &[], &mut found);
    let drinks = [0, 2, 5, 10, 18];
    let mut expected = BTreeSet::new();
    for first in 0..5 {
        for second in first + 1..5 {
            for third in second + 1..5 {
                expected.insert(vec![drinks[first], drinks[second], drinks[third]]);
            }
        }
    }
    assert_eq!(found, expected);
}

#[test]
fn m3_7_on_all_of_them_if_fewer_than_three_sit_there() {
    for sitting in [vec![2], vec![2, 18], vec![2, 10, 18]] {
        let mut scene = nightcap(others().henkies(1, &sitting));
        for (chosen, at) in sitting.iter().enumerate() {
            let left = (sitting.len() - chosen) as u8;
            let before = sitting[..chosen].iter().map(|at| place(*at)).collect();
            scene = scene.asks(0, Question::Drug { chosen: before, left }).offers(&[&format!("drug {at}")]);
            scene = scene.play(&format!("drug {at}"));
        }
        let scene = scene.asks(0, Question::Further).sleepers(&sitting);
        assert_eq!(scene.view().sleep_markers as usize, 18 - sitting.len());
    }
}

#[test]
fn m3_7_nobody_at_a_drink_is_not_playable() {
    let scene = others().hand(0, &[Card::Nightcap]).turn(0);
    scene.offers(&["discard nightcap"]).refuses("play nightcap", Refusal::NoEffect(Card::Nightcap), "M3.7");
}

#[test]
fn m3_7_who_cannot_be_chosen() {
    let scene = nightcap(others().henkies(1, &[0, 2, 5, 10]));
    let scene = scene.refuses("drug 13", Refusal::NoDrink, "M3.7").refuses("drug 14", Refusal::NoDrink, "M3.7");
    let scene = scene.refuses("drug 18", Refusal::NobodyThere("M3.7"), "M3.7").play("drug 2");
    let scene = scene.refuses("drug 2", Refusal::ChosenAlready, "M3.7").refuses("drug 0", Refusal::OutOfOrder, "M3.7");
    scene.refuses("end turn", Refusal::NotNow("M3.7"), "M3.7");
}

#[test]
fn m3_7_the_markers_act_together_when_all_are_chosen() {
    let scene = nightcap(others().henkies(1, &[0, 2]).man(2, Role::Boss, 5).asleep(&[2]));
    let scene = scene.play("drug 0").sleepers(&[2]).killed(&[], Cause::Nightcap).play("drug 2").sleepers(&[2]);
    assert_eq!(scene.view().sleep_markers, 17);
    let scene = scene.killed(&[], Cause::Nightcap).play("drug 5").killed(&[2], Cause::Nightcap).sleepers(&[0, 5]);
    let scene = scene.told(Report::Drugged { seat: seat(1), role: Role::Henkie, place: place(0) });
    let scene = scene.told(Report::Drugged { seat: seat(2), role: Role::Boss, place: place(5) });
    assert_eq!(scene.view().sleep_markers, 16, "both markers of the dead man go back");
}

#[test]
fn m3_7_a_second_marker_kills_whoever_it_is() {
    let scene = nightcap(others().man(0, Role::Jack, 0).man(1, Role::Boss, 2).man(2, Role::Robbie, 5).asleep(&[0, 2, 5]));
    let scene = scene.play("drug 0").play("drug 2").play("drug 5").killed(&[0, 2, 5], Cause::Nightcap).sleepers(&[]);
    assert_eq!(scene.view().sleep_markers, 18);
    assert_eq!([0, 2, 5].map(|at| scene.sitting(at)), [None; 3]);
    scene.asks(0, Question::Further);
}

#[test]
fn m3_7_the_two_markers_may_come_from_different_players() {
    let scene = others().henkies(2, &[5]).hand(0, &[Card::Nightcap]).hand(1, &[Card::Nightcap]).turn(0);
    let scene = scene.play("play nightcap").play("drug 5").sleepers(&[5]).rest_of_turn().asks(1, Question::Play);
    scene.play("play nightcap").play("drug 5").killed(&[5], Cause::Nightcap);
}

#[test]
fn m3_7_who_woke_between_is_not_killed_by_the_next_marker() {
    let scene = others().henkies(1, &[5]).hand(0, &[Card::Nightcap]).hand(2, &[Card::Nightcap]).turn(0);
    let scene = scene.play("play nightcap").play("drug 5").rest_of_turn().idles().sleepers(&[]).asks(2, Question::Play);
    scene.play("play nightcap").play("drug 5").killed(&[], Cause::Nightcap).sleepers(&[5]);
}

#[test]
fn m3_7_sleepers_neither_collect_nor_kill_nor_move() {
    let scene = table().man(0, Role::Jack, 5).man(0, Role::Robbie, 18).man(0, Role::Boss, 10).asleep(&[5, 10, 18]);
    let scene = scene.henkies(1, &[6, 9]).henkies(2, &[4, 11]);
    let hand = [Card::Stab, Card::Fire, Card::Move];
    let scene = scene.hand(0, &hand).turn(0).earned(0, 0).offers(&["discard stab", "discard fire", "discard move"]);
    let scene = scene.refuses("play stab", Refusal::NoEffect(Card::Stab), "M3.2");
    scene.refuses("play fire", Refusal::NoEffect(Card::Fire), "M3.3").refuses("play move", Refusal::NoEffect(Card::Move), "M3.9");
}

#[test]
fn m3_7_sleepers_can_be_blown_up() {
    let scene = others().henkies(1, &[5]).asleep(&[5]).cake(0, 6).turn(0).killed(&[5], Cause::Cake).sleepers(&[]);
    assert_eq!(scene.view().sleep_markers, 18);
}

#[test]
fn m3_7_own_men_drugged_this_turn_cannot_move_in_it_and_wake_in_step_4() {
    let scene = nightcap(others().man(0, Role::Boss, 0).henkies(0, &[5]).henkies(1, &[18]));
    let scene = scene.play("drug 0").play("drug 5").play("drug 18").asks(0, Question::Further).play("play move");
    let scene = scene.offers(&["move 13"]).refuses("move 0", Refusal::Asleep, "M3.7").refuses("move 5", Refusal::Asleep, "M3.7");
    let scene = scene.play("move 13").play("to 20").sleepers(&[0, 5, 18]).rest_of_turn();
    scene.told(Report::Woke { seat: seat(0), men: 2 }).sleepers(&[18]);
}

#[test]
fn m3_7_the_sleepers_of_one_card_are_of_any_gang_and_role() {
    for role in Role::ALL {
        let scene = nightcap(others().man(0, role, 0).man(1, role, 2).man(2, role, 18));
        let scene = scene.play("drug 0").play("drug 2").play("drug 18").sleepers(&[0, 2, 18]);
        assert!(scene.view().places[18].is_some_and(|man| man.asleep && man.role == role));
        assert!(scene.view().places[13].is_some_and(|man| !man.asleep));
    }
}

#[test]
fn m3_7_a_short_supply_of_markers_limits_the_card() {
    // Eighteen are always enough for nine drinks; a host's own edition may have fewer.
    let scene = others().figures(|edition| edition.sleep_markers = 3).henkies(1, &[0, 2, 5]).henkies(2, &[10, 18]);
    let scene = nightcap(scene.asleep(&[0, 2]));
    let scene = scene.asks(0, Question::Drug { chosen: vec![], left: 1 }).play("drug 18").sleepers(&[0, 2, 18]);
    assert_eq!(scene.view().sleep_markers, 0);
    let none = others().figures(|edition| edition.sleep_markers = 2).henkies(1, &[0, 2, 5]).asleep(&[0, 2]);
    let none = none.hand(0, &[Card::Nightcap]).turn(0);
    none.refuses("play nightcap", Refusal::NoEffect(Card::Nightcap), "M3.7");
}
