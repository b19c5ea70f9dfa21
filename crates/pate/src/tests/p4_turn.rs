//! P4: a turn.

use super::scene::*;
use super::shadow::{random_game, short_setups};

// P4.1: four rows.

#[test]
fn p4_1_four_three_and_two_dice_are_rolled_and_the_last_one_is_not() {
    let scene = Scene::with(4).card("front-page").awaits_roll_of(4).roll("3 3 3 3").asks(0, Question::Place(1));
    let scene = scene.play("place black").awaits_roll_of(3).roll("1 1 1").asks(0, Question::Place(2));
    let scene = scene.play("place white").awaits_roll_of(2).roll("2 5").asks(0, Question::Place(3));
    let scene = scene.play("place grey").asks(0, Question::Place(4));
    assert_eq!(scene.view().dice, [(Die::Red, Some(Face::pips(5)))]);
    scene.play("place red").turn_is_of(1).awaits_roll_of(4);
}

#[test]
fn p4_1_a_die_must_be_placed_even_if_it_only_helps_others() {
    // Loans belong to seats 1 and 3.
    let scene = Scene::with(4).turn(0).dice("black 4, white 4, grey 4, red 4");
    assert_eq!(scene.legal(), ["place black", "place white", "place grey", "place red"]);
    let scene = scene.forbids("pass", "P4.1").forbids("idle grey", "P4.1");
    let scene = scene.forbids("end turn", "P4.1").play("place red");
    assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), [0, 4_000, 0, 4_000]);
}

#[test]
fn p4_1_one_die_in_each_row() {
    let scene = Scene::with(4).turn(0).roll("3 3 3 3").play("place white").roll("1 1 1");
    scene.refuses("place white", Refusal::DiePlaced, "P4.1");
}

#[test]
fn p4_1_the_last_die_has_to_go_to_row_four() {
    let scene = Scene::with(4).turn(0).dice("black 2");
    assert_eq!(scene.legal(), ["place black"]);
    let scene = scene.refuses("place red", Refusal::DiePlaced, "P4.1").play("place black").asks(0, Question::Informer);
    scene.play("pass").turn_is_of(1);
}

#[test]
fn p4_1_the_dice_that_are_placed_are_not_rolled_again() {
    let scene = Scene::with(4).turn(0).roll("3 3 3 3").play("place grey").roll("1 2 4");
    let dice = [(Die::Black, 1), (Die::White, 2), (Die::Red, 4)].map(|(die, pips)| (die, Some(Face::pips(pips))));
    assert_eq!(scene.view().dice, dice);
}

// P4.2: Press.

#[test]
fn p4_2_a_hand_of_any_colour_goes_to_press_in_rows_one_to_three() {
    let rows = ["black hand, white hand, grey hand, red hand", "black hand, white hand, grey hand", "white hand, red hand"];
    for dice in rows {
        for die in dice.split(", ").map(|die| die.trim_end_matches(" hand")) {
            let scene = Scene::with(4).turn(0).dice(dice).play(&format!("place {die}"));
            assert!(matches!(scene.heard[0], Event::Placed { spot: Spot::Press, .. }), "{dice}: {die}");
            let steps = Track::ALL.map(|track| scene.step_of(0, track));
            assert_eq!((steps, scene.earned(0)), ([1, 1, 0, 0], 0), "{dice}: {die}");
        }
    }
}

#[test]
fn p4_2_several_hands_can_go_to_press_in_one_turn() {
    let scene = Scene::with(4).turn(0).roll("hand 1 1 1").play("place black").roll("hand 1 1").play("place white");
    let scene = scene.roll("hand 1").play("place grey");
    assert_eq!((scene.step_of(0, Track::Reputation), scene.step_of(0, Track::Influence)), (3, 3));
}

#[test]
fn p4_2_a_hand_can_go_nowhere_else() {
    let scene = Scene::with(4).tiles(0, &[Tile::Senator]).turn(0).dice("black hand, grey hand, red 1");
    let scene = scene.refuses("senator black as red", Refusal::ShowsHand, "P4.2");
    scene.forbids("idle grey", "P4.2");
    let scene = Scene::with(4).tiles(0, &[Tile::Senator]).turn(0).dice("black hand, red 1");
    scene.refuses("senator black as white", Refusal::ShowsHand, "P4.2").play("place black");
}

#[test]
fn p4_2_a_numbered_die_never_goes_to_press() {
    for (dice, rest) in [("black", ", white 1, grey 1, red 1"), ("white", ", grey 1, red 1"), ("grey", ", red 1")] {
        for pips in 1..=5 {
            let scene = Scene::with(4).turn(0).dice(&format!("{dice} {pips}{rest}")).play(&format!("place {dice}"));
            let on_press = |event: &Event| matches!(event, Event::Placed { spot: Spot::Press, .. });
            assert!(!scene.heard.iter().any(on_press));
        }
    }
}

#[test]
fn p4_2_a_hand_in_row_four_uses_the_field_of_its_colour() {
    let scene = Scene::with(4).turn(0).dice("white hand").play("place white").asks(0, Question::Banker);
    let scene = scene.play("bank income");
    assert_eq!(Track::ALL.map(|track| scene.step_of(0, track)), [0, 0, 1, 0]);
}

// P4.3: tiles and favours.

#[test]
fn p4_3_several_tiles_and_two_favours_in_one_turn() {
    let scene = Scene::with(4).tiles(0, &[Tile::Wedding, Tile::Grandson, Tile::Birthday, Tile::Judge]);
    let scene = scene.friends(0, 2).on(0, Track::Favours, 4).turn(0).dice("black 1, red 1");
    let scene = scene.play("wedding").play("grandson").roll("3").play("birthday income").play("favour cash");
    let scene = scene.play("judge").roll("2 2").play("favour cash");
    assert_eq!(scene.money_of(0), 15_000 + 3_000 + 5_000 + 5_000);
    scene.refuses("favour cash", Refusal::FavoursUsedUp, "P7.1");
}

#[test]
fn p4_3_they_may_be_used_at_every_decision_of_the_turn() {
    let rich = |dice: &str| {
        let scene = Scene::with(4).empty(&[3, 6]).in_tombs(0, 1).friends(0, 1).on(0, Track::Favours, 4);
        scene.tiles(0, &[Tile::Grandson]).turn(0).dice(dice)
    };
    let decisions = [
        rich("black 1, white 1, grey 1, red 1"),
        rich("black 3, white 1, grey 1").play("place black").asks(0, Question::Visit),
        rich("black 4, white 1").play("place black").asks(0, Question::TakeOver(4)),
        rich("red 1"),
        rich("grey 1").play("place grey").asks(0, Question::Consigliere),
        rich("black 1").play("place black").asks(0, Question::Informer),
        rich("white 1").play("place white").asks(0, Question::Banker),
        rich("red 1").play("place red").asks(0, Question::WrapUp),
    ];
    for scene in decisions {
        let question = scene.game.question_now();
        let scene = scene.play("favour cash");
        assert_eq!((scene.earned(0), scene.game.question_now()), (5_000, question), "the question stays");
        let scene = scene.play("grandson").roll("5");
        assert_eq!(scene.earned(0), 5_000);
    }
}

#[test]
fn p4_3_they_may_be_used_before_the_night_of_knives() {
    let scene = Scene::with(4).tiles(0, &[Tile::Grandson]).friends(0, 1).on(0, Track::Favours, 4).card("knives");
    let scene = scene.play("grandson").roll("2").asks(0, Question::Knives).play("favour cash").asks(0, Question::Knives);
    scene.play("take over 10").awaits_roll_of(4);
}

#[test]
fn p4_3_there_is_no_roll_to_repeat_before_the_first_one() {
    let scene = Scene::with(4).tiles(0, &[Tile::Cop, Tile::Judge]).card("knives");
    let scene = scene.refuses("cop black", Refusal::NoRoll(Tile::Cop), "P6.4");
    scene.refuses("judge", Refusal::NoRoll(Tile::Judge), "P6.5");
}

#[test]
fn p4_3_the_turn_ends_by_a_decision_if_a_tile_is_left() {
    let scene = Scene::with(4).tiles(0, &[Tile::Grandson]).turn(0).dice("red 1").play("place red");
    scene.asks(0, Question::WrapUp).play("end turn").turn_is_of(1);
}

#[test]
fn p4_3_using_the_last_thing_ends_the_turn() {
    let scene = Scene::with(4).tiles(0, &[Tile::Grandson]).turn(0).dice("red 1").play("place red");
    let scene = scene.play("grandson").turn_is_of(0).roll("4");
    assert_eq!(scene.turn_is_of(1).earned(0), 4_000);
}

#[test]
fn p4_3_the_last_die_s_step_on_favours_counts_in_this_turn() {
    let scene = Scene::with(4).in_hudson(0, 1).friends(0, 1).turn(0).dice("white 1").play("place white");
    let scene = scene.refuses("favour member", Refusal::FavourTooFar(Favour::Member), "P7.1").play("bank favours");
    let scene = scene.asks(0, Question::WrapUp).play("favour member");
    assert_eq!(scene.turn_is_of(1).family(0).hudson, 0);
}

#[test]
fn p4_3_a_tile_won_after_the_last_die_counts_in_this_turn() {
    let scene = Scene::with(4).steps_before(0, Tile::Grandson, 2).friends(0, 1).on(0, Track::Favours, 3).turn(0).dice("red 1");
    let scene = scene.play("place red").asks(0, Question::WrapUp).play("favour steps reputation");
    let scene = scene.told(Event::TileWon { seat: seat(0), tile: Tile::Grandson }).asks(0, Question::WrapUp);
    scene.play("grandson").roll("1").turn_is_of(1);
}

#[test]
fn p4_3_with_nothing_left_to_use_the_turn_ends_by_itself() {
    // Influence tiles and a wedding without friends in Brooklyn are of no use any more.
    let scene = Scene::with(4).tiles(0, &[Tile::Wedding, Tile::Cop, Tile::Judge, Tile::Senator]).friends(1, 13);
    scene.turn(0).dice("red 1").play("place red").turn_is_of(1);
}

#[test]
fn p4_3_in_random_games_the_last_decision_always_offers_something() {
    for setup in short_setups() {
        for seed in 0..50 {
            random_game(&setup, seed, |step| {
                let mut moves = Vec::new();
                engine::legal_moves(step.after, &mut moves);
                assert!(step.after.question_now() != Some(Question::WrapUp) || moves.len() > 1);
            });
        }
    }
}

#[test]
fn p4_3_the_next_turn_has_two_favours_again() {
    let scene = Scene::with(2).friends(0, 2).friends(1, 2).on(0, Track::Favours, 4).on(1, Track::Favours, 4);
    let scene = scene.turn(0).dice("red 1").play("favour cash").play("favour cash").play("place red");
    let scene = scene.turn_is_of(1).dice("red 1").play("favour cash").play("favour cash");
    assert_eq!((scene.money_of(0), scene.money_of(1)), (25_000, 25_000));
}
