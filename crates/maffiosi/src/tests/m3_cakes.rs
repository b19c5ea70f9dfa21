//! M3.4 to M3.6: ordering cakes, passing them on and setting them off.

use super::scene::*;

const CLOCKWISE: &str = "pass cake of 1 clockwise";
const COUNTER: &str = "pass cake of 1 counter-clockwise";

// M3.4: Order cake.

#[test]
fn m3_4_on_any_place_occupied_or_not_that_has_no_cake() {
    let scene = Scene::bare(4).henkies(0, &[9]).henkies(1, &[10]).henkies(2, &[20]).cake(1, 10).cake(2, 15).cake(3, 16);
    let scene = scene.hand(0, &[Card::Cake]).turn(0).play("play cake").asks(0, Question::Cake);
    let expected: Vec<String> = (0..30).filter(|at| ![10, 15, 16].contains(at)).map(|at| format!("cake {at}")).collect();
    assert_eq!(scene.legal(), expected, "the cake of seat 3, who is out, counts too");
    let scene = [10, 15, 16].into_iter().fold(scene, |scene, at| scene.refuses(&format!("cake {at}"), Refusal::HasCake, "M3.4"));
    for at in expected {
        let scene = scene.clone().play(&at);
        let at: usize = at[5..].parse().expect("a place");
        assert_eq!(scene.cake_of(0), Some(at));
        scene.told(Report::CakeOrdered { seat: seat(0), place: place(at) }).killed(&[], Cause::Cake).asks(0, Question::Further);
    }
}

#[test]
fn m3_4_it_explodes_when_the_owner_s_turn_comes_again_and_not_before() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[9, 11, 25]).henkies(2, &[10, 20]);
    let scene = scene.hand(0, &[Card::Cake]).turn(0).play("play cake").play("cake 10");
    let scene = scene.rest_of_turn().killed(&[], Cause::Cake).idles().killed(&[], Cause::Cake);
    scene.idles().killed(&[9, 10, 11], Cause::Cake);
}

#[test]
fn m3_4_the_own_cake_must_be_at_home() {
    // In a real turn it always is: it has exploded at the start. A table where it is not is put together here.
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).hand(0, &[Card::Cake]).turn(0).cake(0, 5);
    scene.offers(&["discard cake"]).refuses("play cake", Refusal::NoEffect(Card::Cake), "M3.4");
}

// M3.5: Pass it on.

/// The cake of seat 1 stands at a place, men of seat 2 sit at some; seat 0, far away at 29, is to pass.
fn passing(cake: usize, men: &[usize]) -> Scene {
    let scene = Scene::bare(4).henkies(2, men).cake(1, cake).hand(0, &[Card::Pass]);
    scene.henkies(0, &[29])
}

#[test]
fn m3_5_to_the_nearest_man_either_way_wherever_the_cake_stands() {
    for cake in 0..30 {
        // Two men, at every pair of distances, and one of the own gang between them at the far side.
        for (clockwise, counter) in [(1, 1), (1, 7), (5, 2), (9, 3), (14, 13)] {
            let (left, right) = ((cake + clockwise) % 30, (cake + 30 - counter) % 30);
            let far = (left + (right + 30 - left) % 30 / 2) % 30;
            let scene = Scene::bare(4).henkies(1, &[left]).henkies(2, &[right]).cake(1, cake).hand(0, &[Card::Pass]);
            let scene = if far == left || far == right { scene.henkies(0, &[cake]) } else { scene.henkies(0, &[far]) };
            let scene = scene.turn(0).play("play pass").offers(&[CLOCKWISE, COUNTER]);
            let to_left = scene.clone().play(CLOCKWISE);
            assert_eq!(to_left.cake_of(1), Some(left), "from {cake} clockwise");
            let passed = Report::CakePassed { seat: seat(0), owner: seat(1), from: place(cake), to: place(left) };
            to_left.told(passed).killed(&[], Cause::Cake).asks(0, Question::Further);
            assert_eq!(scene.play(COUNTER).cake_of(1), Some(right), "from {cake} counter-clockwise");
        }
    }
}

#[test]
fn m3_5_the_man_at_the_cake_s_own_place_does_not_count() {
    let scene = passing(10, &[10, 14, 20]).turn(0).play("play pass");
    assert_eq!(scene.clone().play(CLOCKWISE).cake_of(1), Some(14));
    assert_eq!(scene.play(COUNTER).cake_of(1), Some(29), "an own man may get it");
}

#[test]
fn m3_5_sleepers_and_the_owner_s_men_may_get_it() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[12]).henkies(2, &[5]).asleep(&[5]).cake(1, 9);
    let scene = scene.hand(0, &[Card::Pass]).turn(0).play("play pass");
    assert_eq!(scene.clone().play(CLOCKWISE).cake_of(1), Some(12));
    assert_eq!(scene.play(COUNTER).cake_of(1), Some(5));
}

#[test]
fn m3_5_a_man_with_a_cake_closes_the_direction() {
    // Open both ways; closed one way; closed the other; closed both ways.
    let scene = || passing(10, &[7, 13]);
    scene().turn(0).play("play pass").offers(&[CLOCKWISE, COUNTER]);
    let clockwise_closed = scene().cake(2, 13).turn(0).play("play pass");
    let offered: Vec<String> = clockwise_closed.legal().into_iter().filter(|mv| mv.contains("of 1")).collect();
    assert_eq!(offered, [COUNTER]);
    clockwise_closed.refuses(CLOCKWISE, Refusal::DirectionClosed, "M3.5");
    let counter_closed = scene().cake(2, 7).turn(0).play("play pass");
    counter_closed.refuses(COUNTER, Refusal::DirectionClosed, "M3.5").play(CLOCKWISE);
}

#[test]
fn m3_5_both_directions_closed_is_not_playable() {
    // Three men, each with a cake before him, so no cake can go anywhere.
    let scene = Scene::bare(4).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).cake(1, 0).cake(2, 10).cake(3, 20);
    let scene = scene.hand(0, &[Card::Pass]).turn(0).offers(&["discard pass"]);
    scene.refuses("play pass", Refusal::NoEffect(Card::Pass), "M3.5");
}

#[test]
fn m3_5_a_cake_at_an_empty_place_closes_nothing() {
    let scene = passing(10, &[7, 13]).cake(2, 12).cake(3, 8).turn(0).play("play pass");
    assert_eq!(scene.clone().play(CLOCKWISE).cake_of(1), Some(13));
    assert_eq!(scene.play(COUNTER).cake_of(1), Some(7));
}

#[test]
fn m3_5_one_man_alone_is_the_nearest_both_ways() {
    let scene = Scene::bare(3).henkies(0, &[20]).henkies(1, &[5]).cake(1, 5).hand(0, &[Card::Pass]).turn(0).play("play pass");
    let scene = scene.offers(&[CLOCKWISE, COUNTER]);
    assert_eq!(scene.clone().play(CLOCKWISE).cake_of(1), Some(20));
    assert_eq!(scene.play(COUNTER).cake_of(1), Some(20));
}

#[test]
fn m3_5_only_an_opponent_s_cake_that_is_on_the_table() {
    let scene = passing(10, &[7, 13]).turn(0).cake(0, 3).play("play pass").offers(&[CLOCKWISE, COUNTER]);
    let scene = scene.refuses("pass cake of 0 clockwise", Refusal::Own("M3.5"), "M3.5");
    let scene = scene.refuses("pass cake of 2 clockwise", Refusal::CakeNotOnTable(Card::Pass), "M3.5");
    scene.refuses("pass cake of 3 counter-clockwise", Refusal::CakeNotOnTable(Card::Pass), "M3.5");
    let none = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).hand(0, &[Card::Pass]).turn(0).cake(0, 3);
    none.refuses("play pass", Refusal::NoEffect(Card::Pass), "M3.5");
}

#[test]
fn m3_5_a_passed_cake_explodes_in_its_owner_s_turn_where_it_stands_then() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[20, 24]).henkies(2, &[10, 14]).cake(1, 10);
    let scene = scene.hand(0, &[Card::Pass]).turn(0).play("play pass").play(CLOCKWISE).rest_of_turn();
    scene.killed(&[14], Cause::Cake).told(Report::Exploded { owner: seat(1), place: place(14), gone: false });
}

// M3.6: Ka-boom.

#[test]
fn m3_6_an_opponent_s_cake_explodes_at_once() {
    let scene = Scene::bare(3).henkies(0, &[9, 0]).henkies(1, &[10, 20]).henkies(2, &[11, 25]).cake(1, 10).cake(2, 12);
    let scene = scene.hand(0, &[Card::Boom]).turn(0).play("play boom").asks(0, Question::Boom);
    let scene = scene.offers(&["boom cake of 1", "boom cake of 2"]).play("boom cake of 1");
    let scene = scene.killed(&[9, 10, 11], Cause::Cake).told(Report::Exploded { owner: seat(1), place: place(10), gone: false });
    assert_eq!((scene.cake_of(1), scene.cake_of(2)), (None, Some(12)), "it returns to its owner; the other one stays");
    // It was set off, so there is nothing to explode in its owner's turn.
    scene.asks(0, Question::Further).rest_of_turn().asks(1, Question::Play).killed(&[], Cause::Cake);
}

#[test]
fn m3_6_only_an_opponent_s_cake_that_is_on_the_table() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).hand(0, &[Card::Boom]);
    let none = scene.clone().turn(0).cake(0, 5).offers(&["discard boom"]);
    none.refuses("play boom", Refusal::NoEffect(Card::Boom), "M3.6");
    let scene = scene.cake(2, 5).turn(0).cake(0, 15).play("play boom").offers(&["boom cake of 2"]);
    let scene = scene.refuses("boom cake of 0", Refusal::Own("M3.6"), "M3.6");
    scene.refuses("boom cake of 1", Refusal::CakeNotOnTable(Card::Boom), "M3.6");
}

#[test]
fn m3_6_a_cake_that_kills_nobody_may_be_set_off() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).cake(1, 15).hand(0, &[Card::Boom]);
    let scene = scene.turn(0).play("play boom").play("boom cake of 1").killed(&[], Cause::Cake);
    assert_eq!(scene.cake_of(1), None);
}

#[test]
fn m3_6_the_owner_can_order_it_again() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).cake(1, 15).hand(0, &[Card::Boom]);
    let scene = scene.hand(1, &[Card::Cake]).turn(0).play("play boom").play("boom cake of 1").rest_of_turn();
    let scene = scene.asks(1, Question::Play).play("play cake").play("cake 15");
    assert_eq!(scene.cake_of(1), Some(15));
}
