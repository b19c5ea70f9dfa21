//! P7: favours.

use super::scene::*;

/// Seat 0, in row 3 of its turn, has friends and a favours marker on this step.
fn seat_with(friends: u8, step: u8) -> Scene {
    Scene::with(4).friends(0, friends).on(0, Track::Favours, step).turn(0).dice("black 1, red 1")
}

// P7.1: how.

#[test]
fn p7_1_a_friend_goes_back_to_brooklyn() {
    let scene = seat_with(3, 4).play("favour cash").told(Event::FriendSpent { seat: seat(0) });
    assert_eq!((scene.family(0).friends, scene.view().brooklyn), (2, 11));
}

#[test]
fn p7_1_no_favour_without_a_friend() {
    let scene = seat_with(0, 4);
    assert!(scene.legal_like("favour").is_empty());
    scene.refuses("favour cash", Refusal::NoFriend, "P7.1");
}

#[test]
fn p7_1_the_favour_under_the_marker_or_one_before_it() {
    let ready = |step| seat_with(1, step).in_hudson(0, 1).owes(0, 1, 1);
    let all = ["favour member", "favour debt from 1", "favour steps reputation", "favour steps influence", "favour cash"];
    for (step, count) in [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5)] {
        assert_eq!(ready(step).legal_like("favour"), all[..count], "step {step}");
    }
    ready(3).refuses("favour cash", Refusal::FavourTooFar(Favour::Cash), "P7.1");
}

#[test]
fn p7_1_at_most_two_a_turn() {
    let scene = seat_with(3, 4).play("favour cash").play("favour steps influence");
    assert!(scene.legal_like("favour").is_empty());
    scene.refuses("favour cash", Refusal::FavoursUsedUp, "P7.1");
}

#[test]
fn p7_1_the_limit_holds_for_the_whole_turn() {
    let scene = seat_with(3, 4).play("favour cash").play("place red").play("favour cash").play("place black");
    let scene = scene.refuses("favour cash", Refusal::FavoursUsedUp, "P7.1").play("pass");
    scene.turn_is_of(1);
}

#[test]
fn p7_1_the_same_one_twice_if_wanted() {
    let scene = seat_with(2, 1).in_hudson(0, 3).play("favour member").play("favour member");
    assert_eq!((scene.family(0).hudson, scene.family(0).supply), (1, 3));
}

#[test]
fn p7_1_only_with_an_effect() {
    let scene = seat_with(1, 4).refuses("favour member", Refusal::NobodyInHudson, "P7.1");
    let scene = scene.refuses("favour debt from 2", Refusal::NoMarkerThere, "P7.1");
    scene.refuses("favour debt from bank", Refusal::NoMarkerThere, "P7.1");
}

#[test]
fn p7_1_a_friend_just_won_can_be_given_back() {
    let scene = seat_with(0, 4).tiles(0, &[Tile::Wedding]).play("wedding").play("favour cash");
    assert_eq!((scene.earned(0), scene.view().brooklyn), (5_000, 13));
}

#[test]
fn p7_1_a_friend_given_back_can_come_to_the_wedding() {
    let scene = seat_with(13, 4).tiles(0, &[Tile::Wedding]).refuses("wedding", Refusal::NoFriendInBrooklyn, "P6.3");
    assert_eq!(scene.play("favour cash").play("wedding").family(0).friends, 13);
}

#[test]
fn p7_1_not_while_a_card_is_answered() {
    let scene = Scene::with(2).friends(0, 1).on(0, Track::Favours, 3).card("collection");
    scene.forbids("favour steps reputation", "P3.11");
}

// P7.2: what.

#[test]
fn p7_2_one_member_comes_back_from_the_hudson() {
    let scene = seat_with(1, 1).in_hudson(0, 2).in_tombs(0, 1).play("favour member");
    assert_eq!((scene.family(0).hudson, scene.family(0).tombs, scene.family(0).supply), (1, 1, 2));
}

#[test]
fn p7_2_one_debt_marker_comes_back_from_a_player_without_payment() {
    let scene = seat_with(1, 2).owes(0, 2, 2).play("favour debt from 2");
    assert_eq!((scene.family(0).debts, scene.family(0).debts_with), (4, vec![0, 0, 1, 0]));
    assert_eq!((scene.earned(0), scene.earned(2)), (0, 0));
}

#[test]
fn p7_2_or_from_the_bank() {
    let scene = seat_with(1, 2).owes_bank(0, 2).play("favour debt from bank");
    assert_eq!((scene.family(0).debts, scene.family(0).debts_at_bank, scene.earned(0)), (4, 1, 0));
}

#[test]
fn p7_2_not_a_marker_of_somebody_else() {
    seat_with(1, 2).owes(2, 0, 1).owes(2, 1, 1).refuses("favour debt from 1", Refusal::NoMarkerThere, "P7.1");
}

#[test]
fn p7_2_two_steps_on_reputation_or_influence() {
    assert_eq!(seat_with(1, 3).play("favour steps reputation").family(0).markers, [2, 0, 0, 3]);
    assert_eq!(seat_with(1, 3).play("favour steps influence").family(0).markers, [0, 2, 0, 3]);
}

#[test]
fn p7_2_the_steps_win_tiles_and_at_the_end_1000_once() {
    let scene = seat_with(1, 3).before(0, Tile::Cop).play("favour steps influence");
    assert_eq!(scene.family(0).tiles, [Tile::Cop]);
    let scene = seat_with(1, 3).at_end(0, Track::Influence).play("favour steps influence");
    assert_eq!(scene.earned(0), 1_000);
    let scene = seat_with(1, 3).before_end(0, Track::Influence, 1).play("favour steps influence");
    assert_eq!(scene.earned(0), 0);
}

#[test]
fn p7_2_five_thousand_dollars() {
    let scene = seat_with(1, 4).play("favour cash").told(bank_pays(0, 5_000, Cause::Favour));
    assert_eq!(scene.earned(0), 5_000);
}
