//! C3.1 to C3.4: legal and illegal cards, and what may stand where.

use engine::Game;

use super::by_the_book::{Asks, compare, generator, random_scene};
use super::scene::*;
use super::shadow::{odd_setups, standard_setups};
use crate::Edition;
use engine::Random;

/// How many random positions each property looks at for each set-up.
const POSITIONS: usize = 400;

fn too_little(rule: &'static str, needed: i32) -> Refusal {
    Refusal::TooLittle(rule, needed)
}

/// It is seat 0's turn with this illegal card.
fn with_card(card: &str) -> Scene {
    Scene::with(4).hand(0, card)
}

/// The card was played and the field chosen.
fn choosing(scene: Scene, card: &str, at: &str) -> Scene {
    scene.turn(0).plays(&[&format!("play {card}"), &format!("at {at}")])
}

#[test]
fn c3_1_a_guard_goes_to_the_legal_field_and_the_bank_pays() {
    let pay = Edition::standard().chip.pays[3];
    let scene = Scene::with(4).chip(2, 4).hand(2, "laundry").turn(2).play("play laundry");
    assert_eq!(
        scene.reports(),
        [
            Report::Played { seat: seat(2), card: Kind::Laundry },
            Report::GuardsMoved { seat: seat(2), count: 1, from: Spot::Photo, to: Spot::Legal(Kind::Laundry) },
            bank_pays(2, pay, Cause::Legal(Kind::Laundry)),
        ]
    );
    assert_eq!((scene.on_legal("laundry"), scene.family(2).guards), (Some(2), 7));
    scene.earned(2, pay).earned(0, 0).earned(1, 0).earned(3, 0).asks(3, Question::Turn);
}

#[test]
fn c3_1_it_needs_the_chip_above_0() {
    let scene = |chip| Scene::with(3).chip(0, chip).hand(0, "cinema").turn(0);
    scene(0).refuses("play cinema", Refusal::ChipAtZero, "C3.1").play("lay down cinema").nobody_paid();
    scene(1).play("play cinema").earned(0, Edition::standard().chip.pays[0]);
    scene(9).play("play cinema").earned(0, Edition::standard().chip.pays[8]);
}

#[test]
fn c3_1_it_needs_a_guard_on_the_photo() {
    let scene = |guards: u8| Scene::with(3).chip(0, 2).park(0, 8 - guards).hand(0, "cinema").turn(0);
    scene(0).refuses("play cinema", Refusal::NoGuard("C3.1"), "C3.1").offers("lay down cinema");
    let last = scene(1).play("play cinema");
    assert_eq!((last.on_legal("cinema"), last.family(0).guards), (Some(0), 0));
}

#[test]
fn c3_1_one_player_may_stand_on_several_legal_fields() {
    let scene = Scene::with(3).chip(0, 2).legal(0, "hotel").hand(0, "cinema").turn(0).play("play cinema");
    assert_eq!((scene.on_legal("cinema"), scene.on_legal("hotel"), scene.family(0).guards), (Some(0), Some(0), 6));
}

#[test]
fn c3_1_the_guard_comes_home_at_the_years_end() {
    let scene = Scene::with(3).chip(2, 2).last_card("cinema").play("play cinema");
    let scene = scene.told(Report::GuardsMoved { seat: seat(2), count: 1, from: Spot::Legal(Kind::Cinema), to: Spot::Photo });
    assert_eq!((scene.on_legal("cinema"), scene.family(2).guards), (None, 8));
}

#[test]
fn c3_2_one_of_the_two_fields_of_the_kind() {
    let scene = with_card("casino").turn(0).play("play casino").asks(0, Question::Target(Kind::Casino));
    assert_eq!(scene.legal_moves(), ["at casino 1", "at casino 2"]);
    let scene = scene.refuses("at jeweller 1", Refusal::OtherKind, "C3.2");
    let scene = scene.refuses("play casino", Refusal::NotNow("C3.2"), "C3.2").play("at casino 2");
    scene.asks(0, Question::Place(field("casino 2")));
}

#[test]
fn c3_2_an_occupied_one_even_if_its_twin_is_empty() {
    let scene = with_card("casino").field(1, "casino 1", "novice 1").turn(0).places("casino", "casino 1", "6");
    assert_eq!((scene.on("casino 1").as_str(), scene.on("casino 2").as_str()), ("0: 6", "free"));
}

#[test]
fn c3_2_a_player_may_hold_both_twins() {
    let scene = with_card("casino").field(0, "casino 1", "don").turn(0).places("casino", "casino 2", "mama novice 1");
    assert_eq!((scene.on("casino 1"), scene.on("casino 2")), ("0: don 0".to_owned(), "0: mama novice 1".to_owned()));
    assert_eq!(scene.photo_of(0), "right-hand collector lawyer bookkeeper secretary 7");
    scene.nobody_paid().asks(1, Question::Turn);
}

#[test]
fn c3_2_one_card_serves_one_field() {
    with_card("casino").turn(0).places("casino", "casino 1", "novice 1").asks(1, Question::Turn);
}

#[test]
fn c3_2_pieces_come_from_the_photo() {
    let scene = with_card("casino").field(0, "bank 1", "lawyer 3").cell(1, 0, "don").away(0, "party", "mama");
    let scene = choosing(scene.harbour(0, "novice").park(0, 1), "casino", "casino 1");
    for who in ["lawyer", "don", "mama", "novice"] {
        let _: Scene = scene.clone().refuses(who, Refusal::NotOnPhoto, "C3.2");
    }
    // With the last guard there is nothing left to set, so that is all.
    let scene = scene.plays(&["secretary", "guard", "guard", "guard", "guard"]).asks(1, Question::Turn);
    assert_eq!(scene.on("casino 1"), "0: secretary 4");
    let without = choosing(with_card("casino").photo(0, "lawyer novice 0"), "casino", "casino 1");
    without.refuses("guard", Refusal::NoGuard("C3.2"), "C3.2");
}

#[test]
fn c3_2_the_pieces_are_a_set() {
    // Each set has one order: that of the photo, guards last.
    let scene = choosing(with_card("casino"), "casino", "casino 1").play("lawyer");
    let scene = scene.refuses("collector", Refusal::OutOfOrder, "C3.2").refuses("lawyer", Refusal::SetAlready, "C3.2");
    scene.play("guard").refuses("novice", Refusal::OutOfOrder, "C3.2").offers("done");
}

#[test]
fn c3_2_while_pieces_are_set_all_see_them_on_the_way() {
    let scene = choosing(with_card("casino"), "casino", "casino 1").plays(&["lawyer", "guard"]);
    let placing = scene.view().placing.expect("pieces are being set");
    assert_eq!((placing.field, placing.members, placing.guards), (field("casino 1"), vec![Member::Lawyer], 1));
    assert_eq!((scene.on("casino 1").as_str(), scene.family(0).guards), ("free", 8), "nothing has moved yet");
}

/// The strongest of all: in random positions every set of pieces that the book allows is offered, once, and no other; and
/// whatever is begun can be finished.
#[test]
fn c3_2_what_is_offered_is_what_the_book_allows() {
    let mut chosen = 0;
    for (setup, seed) in standard_setups().chain(odd_setups()).zip(0..) {
        let mut random = generator(seed);
        for _ in 0..POSITIONS {
            let kinds: Vec<Kind> = Kind::illegal().collect();
            let of_kind = *random.pick(&kinds);
            let active = random.below(u32::from(setup.players)) as usize;
            let scene = random_scene(&setup, of_kind, active, &mut random).hand(active, of_kind.word()).turn(active);
            chosen += compare(&scene, of_kind, Asks::Enough);
        }
    }
    assert!(chosen > 8 * POSITIONS / 2, "{chosen} fields could be chosen");
}

#[test]
fn c3_2_a_whole_photo_offers_every_set_once() {
    for scene in
        [with_card("bank"), with_card("bank").field(1, "bank 1", "novice"), with_card("bank").field(0, "bank 1", "novice")]
    {
        assert_eq!(compare(&scene.turn(0), Kind::Bank, Asks::Enough), 2);
    }
}

#[test]
fn c3_21_a_free_field_takes_at_least_the_minimum() {
    let scene = choosing(with_card("casino"), "casino", "casino 1");
    let scene = scene.refuses("done", too_little("C3.21", 25), "C3.21").plays(&["guard", "guard", "guard", "guard"]);
    let scene = scene.refuses("done", too_little("C3.21", 25), "C3.21").play("guard").play("done");
    assert_eq!(scene.on("casino 1"), "0: 5", "exactly the minimum");
    let more = with_card("casino").turn(0).places("casino", "casino 1", "don 8");
    assert_eq!(more.total_on("casino 1"), 140, "as much more as one dares");
}

#[test]
fn c3_21_what_cannot_reach_the_minimum_cannot_be_begun() {
    // Novice and guard: 25. The guard alone would end at 5, and no member follows a guard.
    let scene = |photo| choosing(with_card("casino").photo(0, photo), "casino", "casino 1");
    let enough = scene("novice 1").refuses("guard", Refusal::OthersFirst, "C3.2");
    assert_eq!(enough.legal_moves(), ["novice"]);
    let short = with_card("casino").photo(0, "novice 0").turn(0);
    short.refuses("play casino", too_little("C3.21", 25), "C3.21").offers("lay down casino");
}

#[test]
fn c3_22_an_own_field_takes_at_least_one_piece_more() {
    let scene = choosing(with_card("casino").field(0, "casino 1", "mama"), "casino", "casino 1");
    let scene = scene.refuses("done", Refusal::NothingSet, "C3.22").plays(&["guard", "done"]);
    assert_eq!((scene.on("casino 1").as_str(), scene.family(0).guards), ("0: mama 1", 7));
    assert!(scene.reports().iter().all(|report| !matches!(report, Report::MemberMoved { .. })), "nobody is ousted");
}

#[test]
fn c3_22_an_own_field_must_reach_the_minimum_after_adding() {
    // Left behind with 5 of 25 (C3.11).
    let scene = choosing(with_card("casino").field(0, "casino 1", "1"), "casino", "casino 1");
    let scene = scene.refuses("done", too_little("C3.22", 20), "C3.22").plays(&["guard", "guard", "guard"]);
    let scene = scene.refuses("done", too_little("C3.22", 20), "C3.22").play("guard").play("done");
    assert_eq!((scene.on("casino 1").as_str(), scene.total_on("casino 1")), ("0: 5", 25));
    let member = with_card("casino").field(0, "casino 1", "1").turn(0).places("casino", "casino 1", "novice");
    assert_eq!(member.total_on("casino 1"), 25);
}

#[test]
fn c3_22_an_own_field_without_anything_to_add() {
    let scene = with_card("casino").field(0, "casino 1", "mama").photo(0, "").turn(0);
    scene.refuses("play casino", Refusal::NothingSet, "C3.22").offers("lay down casino");
    let short = with_card("casino").field(0, "casino 1", "1").photo(0, "3").turn(0);
    short.refuses("play casino", too_little("C3.22", 20), "C3.22");
}

#[test]
fn c3_22_where_nobody_may_join_the_reason_is_another_rule() {
    let don = with_card("casino").field(0, "casino 1", "don").field(1, "casino 2", "don 8").photo(0, "lawyer").turn(0);
    don.refuses("play casino", Refusal::DonAlone, "C3.3");
    let mama = with_card("casino").field(0, "casino 1", "mama lawyer").field(1, "casino 2", "don 8").photo(0, "novice");
    mama.turn(0).refuses("play casino", Refusal::MamaCrowded, "C3.3");
}

#[test]
fn c3_23_anothers_field_takes_5_more() {
    // 60 + 5 stand there.
    let scene = choosing(with_card("casino").field(2, "casino 1", "mama 1"), "casino", "casino 1");
    let scene = scene.plays(&["mama", "guard"]).refuses("done", too_little("C3.23", 70), "C3.23").play("guard").play("done");
    assert_eq!((scene.on("casino 1").as_str(), scene.total_on("casino 1")), ("0: mama 2", 70));
}

#[test]
fn c3_23_and_at_least_the_minimum() {
    // 5 stand there, left behind: 10 would be enough to oust, but the casino asks for 25.
    let scene = choosing(with_card("casino").field(2, "casino 1", "1"), "casino", "casino 1");
    let scene = scene.plays(&["guard", "guard", "guard", "guard"]).refuses("done", too_little("C3.23", 25), "C3.23");
    assert_eq!(scene.play("guard").play("done").on("casino 1"), "0: 5");
    // From 20 on the owner's total decides.
    let scene = choosing(with_card("casino").field(2, "casino 1", "novice 1"), "casino", "casino 1");
    let scene = scene.refuses("done", too_little("C3.23", 30), "C3.23");
    assert_eq!(scene.plays(&["bookkeeper", "done"]).on("casino 1"), "0: bookkeeper 0");
}

#[test]
fn c3_23_whoever_cannot_outbid_cannot_choose_the_field() {
    let scene = with_card("casino").field(2, "casino 1", "novice 1").photo(0, "5").turn(0).play("play casino");
    let scene = scene.refuses("at casino 1", too_little("C3.23", 30), "C3.23");
    assert_eq!(scene.legal_moves(), ["at casino 2"]);
    let scene = with_card("casino").field(2, "casino 1", "don 5").field(3, "casino 2", "don 4").photo(0, "don 4").turn(0);
    scene.refuses("play casino", too_little("C3.23", 125), "C3.23");
}

#[test]
fn c3_3_the_don_stands_with_no_other_member() {
    let scene = choosing(with_card("bank"), "bank", "bank 1").play("don");
    for who in ["mama", "right-hand", "novice"] {
        let _: Scene = scene.clone().refuses(who, Refusal::DonAlone, "C3.3");
    }
    let scene = scene.plays(&["guard", "guard", "done"]);
    assert_eq!(scene.on("bank 1"), "0: don 2", "guards are fine");
}

#[test]
fn c3_3_mama_with_at_most_one_other_member() {
    let scene = choosing(with_card("bank"), "bank", "bank 1").plays(&["mama", "collector"]);
    let scene = scene.refuses("lawyer", Refusal::MamaCrowded, "C3.3").plays(&["guard", "done"]);
    assert_eq!(scene.on("bank 1"), "0: mama collector 1");
}

#[test]
fn c3_3_others_as_many_as_one_likes() {
    let scene = with_card("bank").turn(0).places("bank", "bank 1", "right-hand collector lawyer bookkeeper secretary novice 8");
    assert_eq!(scene.total_on("bank 1"), 250);
}

#[test]
fn c3_3_holds_for_an_own_field_after_placing() {
    let adding = |standing: &str| choosing(with_card("bank").field(0, "bank 1", standing), "bank", "bank 1");
    // To the Don nobody comes, and the Don comes to nobody.
    for who in ["mama", "right-hand", "collector", "lawyer", "bookkeeper", "secretary", "novice"] {
        let _: Scene = adding("don").refuses(who, Refusal::DonAlone, "C3.3").offers("guard");
        let _: Scene = adding(&format!("{who} 2")).refuses("don", Refusal::DonAlone, "C3.3");
    }
    adding("6").offers("don").offers("mama");
    // To Mama one comes, and Mama comes to one.
    let scene = adding("mama").play("lawyer").refuses("novice", Refusal::MamaCrowded, "C3.3").play("done");
    assert_eq!(scene.on("bank 1"), "0: mama lawyer 0");
    let scene = adding("lawyer").play("mama").refuses("novice", Refusal::MamaCrowded, "C3.3").play("done");
    assert_eq!(scene.on("bank 1"), "0: mama lawyer 0");
    adding("mama lawyer").refuses("novice", Refusal::MamaCrowded, "C3.3").offers("guard");
    adding("lawyer novice").refuses("mama", Refusal::MamaCrowded, "C3.3").offers("collector");
}

#[test]
fn c3_3_does_not_count_those_who_are_ousted() {
    let ousting = |there: &str| choosing(with_card("bank").field(1, "bank 1", there), "bank", "bank 1");
    assert_eq!(ousting("novice").plays(&["don", "done"]).on("bank 1"), "0: don 0");
    assert_eq!(ousting("novice").plays(&["mama", "lawyer", "done"]).on("bank 1"), "0: mama lawyer 0");
    assert_eq!(ousting("mama novice").plays(&["mama", "lawyer", "done"]).on("bank 1"), "0: mama lawyer 0");
    ousting("novice").play("don").refuses("lawyer", Refusal::DonAlone, "C3.3");
    ousting("don").play("mama").refuses("guard", Refusal::OthersFirst, "C3.2");
}

#[test]
fn c3_3_holds_for_a_takeover_too() {
    // 90 without the Don and without a third beside Mama: 60 + 30, or without both.
    let scene =
        Scene::with(3).field(1, "bank 1", "right-hand collector").hand(0, "takeover").photo(0, "don mama secretary novice 2");
    let scene = scene.turn(0).plays(&["play takeover", "at bank 1"]);
    assert_eq!(scene.legal_moves(), ["mama"]);
    let scene = scene.refuses("don", Refusal::CannotMatch, "C3.9").play("mama");
    assert_eq!(scene.legal_moves(), ["secretary", "novice"], "or the novice and both guards");
    let _: Scene = scene.clone().plays(&["novice"]).refuses("done", Refusal::CannotMatch, "C3.9");
    assert_eq!(scene.play("secretary").on("bank 1"), "0: mama secretary 0");
}

#[test]
fn c3_4_ousted_members_go_to_the_harbour_and_guards_to_the_park() {
    let scene = with_card("bank").field(3, "bank 1", "mama novice 3").turn(0).places("bank", "bank 1", "don");
    assert_eq!(scene.on("bank 1"), "0: don 0");
    assert_eq!(scene.harbour_of(3), [Member::Mama, Member::Novice]);
    assert_eq!((scene.family(3).park, scene.family(3).guards, scene.family(3).gone), (3, 5, 0));
    let to = Spot::Field(field("bank 1"));
    assert_eq!(
        scene.reports(),
        [
            Report::Played { seat: seat(0), card: Kind::Bank },
            Report::MemberMoved { seat: seat(3), member: Member::Mama, from: to, to: Spot::Harbour },
            Report::MemberMoved { seat: seat(3), member: Member::Novice, from: to, to: Spot::Harbour },
            Report::GuardsMoved { seat: seat(3), count: 3, from: to, to: Spot::Park },
            Report::MemberMoved { seat: seat(0), member: Member::Don, from: Spot::Photo, to },
        ]
    );
    scene.nobody_paid().asks(1, Question::Turn);
}

#[test]
fn c3_4_the_harbour_is_for_good() {
    let scene = Scene::with(3).harbour(1, "don").chip(1, 3).cash(1, 900).year_ends().close_year();
    assert_eq!(scene.harbour_of(1), [Member::Don]);
}

#[test]
fn c3_4_guards_in_the_park_cannot_be_used() {
    let scene = with_card("casino").photo(0, "5").park(0, 1).turn(0);
    scene.refuses("play casino", too_little("C3.21", 25), "C3.21");
}

/// Whoever names them may do so in any order: they are put into that of the photo, guards last.
#[test]
fn finding_19_the_order_in_which_pieces_are_named_does_not_matter() {
    let named = |moves: &[&str]| {
        let mut moves: Vec<Move> = moves.iter().map(|text| mv(text)).collect();
        Capone::put_in_order(&mut moves);
        moves.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let ordered = ["play casino", "at casino 1", "collector", "novice", "guard", "guard", "done"];
    assert_eq!(named(&["play casino", "at casino 1", "guard", "novice", "guard", "collector", "done"]), ordered);
    assert_eq!(named(&["play casino", "at casino 1", "novice", "guard", "collector", "guard", "done"]), ordered);
    // Nothing else changes its place.
    let exchange = ["exchange casino", "exchange bank", "exchange bakery", "done"];
    assert_eq!(named(&exchange), exchange);
}

/// The reason is the one that a person could mend it by.
#[test]
fn finding_19_what_is_not_possible_now_is_refused_for_the_right_reason() {
    // 25 are needed: the novice and two guards are not worth it alone, with another member before they are.
    let scene = choosing(with_card("casino").photo(0, "don lawyer novice 0"), "casino", "casino 1");
    let scene = scene.refuses("novice", Refusal::OthersFirst, "C3.2").play("lawyer");
    let scene = scene.refuses("lawyer", Refusal::SetAlready, "C3.2").refuses("don", Refusal::DonAlone, "C3.3");
    scene.offers("novice");
    // A guard alone is too little, but not where a member comes before it.
    let scene = choosing(with_card("casino").photo(0, "lawyer 1"), "casino", "casino 1");
    scene.refuses("guard", Refusal::OthersFirst, "C3.2");
    // What no set can mend is too little.
    let scene = choosing(with_card("casino").photo(0, "don novice 0"), "casino", "casino 1");
    scene.refuses("novice", Refusal::TooLittle("C3.21", 25), "C3.21");
}
