//! M3.2, M3.3 and M3.9: knives, revolvers and moves.

use super::referee::{beside, opposite};
use super::scene::*;

/// Two gangs that matter and a third far from it all, if the place is free.
fn bystander(scene: Scene, near: usize) -> Scene {
    let far = (near + 8) % 30;
    scene.henkies(2, &[far])
}

/// Whom seat 0 could stab or shoot with a man at a place, if everybody else were an opponent.
fn targets(card: Card, role: Role, at: usize, lay: Option<Item>, asleep: bool) -> Vec<usize> {
    let mut scene = Scene::bare(3);
    if let Some(item) = lay {
        scene = scene.figures(|edition| {
            edition.items[at] = item;
            // The one that is laid over moves elsewhere, so that the edition keeps its pairs.
            if let Some((_, moved)) = FIXED.into_iter().find(|(fixed, _)| *fixed == at) {
                let bare = edition.items.iter().position(|other| *other == Item::Bare).expect("some place is bare");
                if !matches!(moved, Item::Revolver | Item::Knife | Item::Drink) {
                    edition.items[bare] = moved;
                }
            }
        });
    }
    for other in (0..30).filter(|other| *other != at) {
        scene = scene.man(1 + other % 2, Role::Henkie, other);
    }
    scene = scene.man(0, role, at);
    if asleep {
        scene = scene.asleep(&[at]);
    }
    let word = card.word();
    let scene = scene.hand(0, &[card]).turn(0);
    if !scene.legal().contains(&format!("play {word}")) {
        scene.refuses(&format!("play {word}"), Refusal::NoEffect(card), card.rule());
        return Vec::new();
    }
    let legal = scene.play(&format!("play {word}")).legal();
    let number = |mv: String| mv.strip_prefix(word).and_then(|rest| rest.trim().parse().ok()).expect("a place");
    legal.into_iter().map(number).collect()
}

fn sorted(mut places: Vec<usize>) -> Vec<usize> {
    places.sort_unstable();
    places
}

// M3.2: Stab.

#[test]
fn m3_2_a_jack_reaches_both_neighbours_at_every_place_corners_and_ends_too() {
    for at in 0..30 {
        assert_eq!(targets(Card::Stab, Role::Jack, at, None, false), sorted(beside(at).to_vec()), "Jack at {at}");
    }
}

#[test]
fn m3_2_any_man_at_a_knife_reaches_both_neighbours() {
    for at in 0..30 {
        for role in Role::ALL {
            let found = targets(Card::Stab, role, at, Some(Item::Knife), false);
            assert_eq!(found, sorted(beside(at).to_vec()), "{role:?} at a knife at {at}");
        }
    }
}

#[test]
fn m3_2_nobody_else_stabs_and_no_sleeper_does() {
    for at in 0..30 {
        for role in [Role::Boss, Role::Robbie, Role::Henkie] {
            let knife = at == 22;
            assert_eq!(targets(Card::Stab, role, at, None, false).is_empty(), !knife, "{role:?} at {at}");
        }
        assert!(targets(Card::Stab, Role::Jack, at, None, true).is_empty());
        assert!(targets(Card::Stab, Role::Jack, at, Some(Item::Knife), true).is_empty());
    }
}

#[test]
fn m3_2_one_opponent_dies_and_nobody_else() {
    let scene = Scene::bare(3).man(0, Role::Jack, 10).henkies(1, &[9, 20]).henkies(2, &[11]);
    let scene = scene.hand(0, &[Card::Stab, Card::Stab]).turn(0).play("play stab").offers(&["stab 9", "stab 11"]);
    let scene = scene.play("stab 9").killed(&[9], Cause::Knife);
    assert_eq!((scene.sitting(9), scene.sitting(11)), (None, Some((2, Role::Henkie))));
    scene.refuses("play stab", Refusal::OnlyMoveFollows, "M3.1");
}

#[test]
fn m3_2_what_cannot_be_stabbed() {
    let scene = Scene::bare(3).man(0, Role::Jack, 10).henkies(0, &[11]).henkies(1, &[9, 12]).henkies(2, &[17]);
    let scene = scene.hand(0, &[Card::Stab]).turn(0).play("play stab").offers(&["stab 9"]);
    let scene = scene.refuses("stab 11", Refusal::Own("M3.2"), "M3.2").refuses("stab 10", Refusal::Own("M3.2"), "M3.2");
    let scene = scene.refuses("stab 12", Refusal::OutOfKnifeReach, "M3.2").refuses("stab 17", Refusal::OutOfKnifeReach, "M3.2");
    let scene = scene.refuses("stab 8", Refusal::NobodyThere("M3.2"), "M3.2");
    scene.refuses("end turn", Refusal::NotNow("M3.2"), "M3.2").refuses("fire 9", Refusal::NotNow("M3.2"), "M3.2");
}

#[test]
fn m3_2_a_sleeper_can_be_stabbed_and_his_marker_goes_back() {
    let scene = Scene::bare(3).man(0, Role::Jack, 6).man(1, Role::Boss, 5).henkies(1, &[20]).henkies(2, &[12]).asleep(&[5]);
    let scene = scene.hand(0, &[Card::Stab]).turn(0).play("play stab").play("stab 5");
    let scene = scene.told(Report::Killed { seat: seat(1), role: Role::Boss, place: place(5), by: Cause::Knife }).sleepers(&[]);
    assert_eq!(scene.view().sleep_markers, 18);
}

#[test]
fn m3_2_a_jack_of_another_gang_does_not_help() {
    let scene = bystander(Scene::bare(3).henkies(0, &[10]).man(1, Role::Jack, 11).henkies(1, &[12]), 10);
    scene.hand(0, &[Card::Stab]).turn(0).refuses("play stab", Refusal::NoEffect(Card::Stab), "M3.2");
}

// M3.3: Fire.

#[test]
fn m3_3_a_robbie_reaches_the_man_opposite_and_nobody_from_a_crossed_seat() {
    for at in 0..30 {
        let expected: Vec<usize> = opposite(at).into_iter().collect();
        assert_eq!(targets(Card::Fire, Role::Robbie, at, None, false), expected, "Robbie at {at}");
    }
}

#[test]
fn m3_3_any_man_at_a_revolver_reaches_the_man_opposite() {
    for at in (0..30).filter(|at| opposite(*at).is_some()) {
        for role in Role::ALL {
            assert_eq!(targets(Card::Fire, role, at, Some(Item::Revolver), false), [27 - at], "{role:?} at {at}");
        }
    }
}

#[test]
fn m3_3_nobody_else_fires_and_no_sleeper_does() {
    for at in 0..30 {
        for role in [Role::Boss, Role::Jack, Role::Henkie] {
            let revolver = at == 6;
            assert_eq!(targets(Card::Fire, role, at, None, false).is_empty(), !revolver, "{role:?} at {at}");
        }
        assert!(targets(Card::Fire, Role::Robbie, at, None, true).is_empty());
        if opposite(at).is_some() {
            assert!(targets(Card::Fire, Role::Henkie, at, Some(Item::Revolver), true).is_empty());
        }
    }
}

#[test]
fn m3_3_nobody_is_shot_on_a_crossed_seat() {
    // Robbies everywhere on the sides but for one that has a target.
    let mut scene = Scene::bare(3).man(1, Role::Boss, 0).henkies(1, &[13, 28]).henkies(2, &[14, 29]);
    for at in (1..13).chain(15..28) {
        scene = scene.man(0, Role::Robbie, at);
    }
    let scene = scene.hand(0, &[Card::Fire]).turn(0).play("play fire").offers(&["fire 0"]);
    [13, 14, 28, 29].into_iter().fold(scene, |scene, at| scene.refuses(&format!("fire {at}"), Refusal::Crossed, "M3.3"));
}

#[test]
fn m3_3_one_opponent_dies_and_nobody_else() {
    let scene = Scene::bare(3).man(0, Role::Robbie, 10).henkies(0, &[6]).henkies(1, &[17]).henkies(2, &[20, 21]);
    let scene = scene.hand(0, &[Card::Fire]).turn(0).play("play fire").offers(&["fire 17", "fire 21"]);
    let scene = scene.play("fire 21").killed(&[21], Cause::Bullet);
    assert_eq!(scene.sitting(17), Some((1, Role::Henkie)));
}

#[test]
fn m3_3_what_cannot_be_shot() {
    let scene = Scene::bare(3).man(0, Role::Robbie, 10).man(0, Role::Robbie, 9).henkies(0, &[18]).henkies(1, &[17, 11]);
    let scene = scene.henkies(2, &[13]).hand(0, &[Card::Fire]).turn(0).play("play fire").offers(&["fire 17"]);
    let scene = scene.refuses("fire 18", Refusal::Own("M3.3"), "M3.3").refuses("fire 11", Refusal::OutOfShot, "M3.3");
    let scene = scene.refuses("fire 13", Refusal::Crossed, "M3.3").refuses("fire 19", Refusal::NobodyThere("M3.3"), "M3.3");
    scene.refuses("stab 11", Refusal::NotNow("M3.3"), "M3.3");
}

#[test]
fn m3_3_a_sleeper_can_be_shot_and_his_marker_goes_back() {
    let scene = Scene::bare(3).man(0, Role::Robbie, 9).henkies(1, &[18, 1]).henkies(2, &[12]).asleep(&[18]);
    let scene = scene.hand(0, &[Card::Fire]).turn(0).play("play fire").play("fire 18").killed(&[18], Cause::Bullet);
    assert_eq!(scene.sleepers(&[]).view().sleep_markers, 18);
}

// M3.9: Move.

#[test]
fn m3_9_one_awake_own_man_to_any_free_seat() {
    let scene = Scene::bare(3).man(0, Role::Boss, 0).man(0, Role::Jack, 13).henkies(0, &[5]).asleep(&[5]).henkies(1, &[10]);
    let scene = scene.henkies(2, &[20]).cake(1, 25).hand(0, &[Card::Move]).turn(0).play("play move");
    let scene = scene.offers(&["move 0", "move 13"]).refuses("move 5", Refusal::Asleep, "M3.7");
    let scene = scene.refuses("move 10", Refusal::NotOwnMan, "M3.9").refuses("move 11", Refusal::NobodyThere("M3.9"), "M3.9");
    let scene = scene.refuses("end turn", Refusal::NotNow("M3.9"), "M3.9").play("move 13");
    let scene = scene.asks(0, Question::To { from: place(13) });
    let free: Vec<String> = (0..30).filter(|at| ![0, 5, 10, 13, 20].contains(at)).map(|at| format!("to {at}")).collect();
    assert_eq!(scene.legal(), free, "with a cake or without, ends and corners too");
    let scene =
        [0, 5, 10, 20].into_iter().fold(scene, |scene, at| scene.refuses(&format!("to {at}"), Refusal::Taken("M3.9"), "M3.9"));
    let scene = scene.refuses("to 13", Refusal::SitsThere, "M3.9");
    for at in free {
        let scene = scene.clone().play(&at);
        let to = place(at[3..].parse().expect("a place"));
        let scene = scene.told(Report::Moved { seat: seat(0), role: Role::Jack, from: place(13), to });
        assert_eq!((scene.sitting(13), scene.sitting(to.index())), (None, Some((0, Role::Jack))));
        assert_eq!((scene.sitting(0), scene.places_of(0).len()), (Some((0, Role::Boss)), 3));
    }
}

#[test]
fn m3_9_nobody_awake_means_no_move() {
    let scene = Scene::bare(3).henkies(0, &[5, 18]).asleep(&[5, 18]).henkies(1, &[10]).henkies(2, &[20]);
    let scene = scene.hand(0, &[Card::Move]).turn(0).refuses("play move", Refusal::NoEffect(Card::Move), "M3.9");
    scene.offers(&["discard move"]);
}

#[test]
fn m3_9_a_man_who_moved_can_be_used_no_more_this_turn_but_collects_from_there_next_time() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).hand(0, &[Card::Move]).turn(0).earned(0, 0);
    let scene = scene.play("play move").play("move 0").play("to 4").earned(0, 0);
    assert_eq!(scene.gang(0).takings, 1_000);
    scene.rest_of_turn().idles().idles().earned(0, 1_000);
}
