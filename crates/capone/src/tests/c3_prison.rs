//! C3.7: the F.B.I. and the ways out of prison.

use super::scene::*;

/// The F.B.I. comes for a member of seat 1, who has so much cash.
fn arrested(who: &str, cash: i32) -> Scene {
    let scene = Scene::with(4).cash(1, cash).field(1, "bank 1", who).hand(0, "fbi").turn(0);
    scene.plays(&["play fbi", "at bank 1"])
}

#[test]
fn c3_7_a_member_on_an_illegal_field_goes_to_cell_3() {
    let scene = arrested("mama 2", 59);
    assert_eq!((scene.prison(), scene.on("bank 1").as_str()), ([None, None, Some((1, Member::Mama))], "1: 2"));
    assert!(scene.reports().contains(&Report::MemberMoved {
        seat: seat(1),
        member: Member::Mama,
        from: Spot::Field(field("bank 1")),
        to: Spot::Cell(3)
    }));
    scene.nobody_paid().asks(1, Question::Turn);
}

#[test]
fn c3_7_or_one_who_is_out_of_circulation() {
    let scene =
        Scene::with(3).cash(1, 0).away(1, "dinner", "mama").away(0, "party", "don").hand(0, "fbi").turn(0).play("play fbi");
    assert_eq!(scene.legal_moves(), ["at dinner"]);
    let scene = scene.refuses("at party", Refusal::OwnPieces("C3.7"), "C3.7");
    let scene = scene.refuses("at barber", Refusal::NobodyThere("C3.7"), "C3.7").play("at dinner");
    assert_eq!((scene.on_away("dinner"), scene.prison()), (None, [None, None, Some((1, Member::Mama))]));
}

#[test]
fn c3_7_among_several_the_player_chooses() {
    let scene = Scene::with(3).cash(1, 0).field(1, "bank 1", "lawyer novice 2").field(0, "still 1", "don").hand(0, "fbi").turn(0);
    let scene = scene.play("play fbi").refuses("at still 1", Refusal::OwnPieces("C3.7"), "C3.7");
    let scene = scene.refuses("at still 2", Refusal::NobodyThere("C3.7"), "C3.7").play("at bank 1");
    let scene = scene.asks(0, Question::Victim(Kind::Fbi, field("bank 1"))).refuses("mama", Refusal::NotThere("C3.7"), "C3.7");
    let scene = scene.play("novice");
    assert_eq!((scene.prison()[2], scene.on("bank 1").as_str()), (Some((1, Member::Novice)), "1: lawyer 2"));
}

#[test]
fn c3_7_without_anybody_to_take_it_has_no_effect() {
    let scene = Scene::with(3).field(1, "bank 1", "8").field(0, "bank 2", "don").cell(1, 1, "mama").hand(0, "fbi").turn(0);
    scene.refuses("play fbi", Refusal::NoTarget("C3.7"), "C3.7").offers("lay down fbi");
}

#[test]
fn c3_7_the_owner_may_buy_out_at_once() {
    let scene = arrested("mama 2", 60).asks(1, Question::Ransom(Member::Mama));
    assert_eq!(scene.legal_moves(), ["buy out mama", "leave"]);
    let scene = scene.play("buy out mama").told(pays_bank(1, 60, Cause::Ransom(Member::Mama))).earned(1, -60).earned(0, 0);
    assert_eq!((scene.prison(), scene.on("bank 1").as_str()), ([None; 3], "1: 2"));
    assert!(scene.family(1).photo.contains(&Member::Mama), "to the photo, not to the field");
    // The turn goes on from the one who played the card.
    scene.asks(1, Question::Turn);
}

#[test]
fn c3_7_or_not() {
    let scene = arrested("mama 2", 60).play("leave").told(Report::LeftInPrison { seat: seat(1) }).nobody_paid();
    assert_eq!(scene.prison()[2], Some((1, Member::Mama)));
    scene.asks(1, Question::Turn).offers("buy out mama");
}

#[test]
fn c3_7_the_price_is_the_members_value() {
    for (who, value) in [("don", 100), ("right-hand", 50), ("collector", 40), ("secretary", 30), ("novice", 20)] {
        arrested(who, value).play(&format!("buy out {who}")).earned(1, -value);
        arrested(who, value - 1).asks(1, Question::Turn).refuses(
            &format!("buy out {who}"),
            Refusal::NotEnoughCash("C3.7"),
            "C3.7",
        );
    }
}

#[test]
fn c3_7_after_the_question_comes_the_next_in_turn() {
    let scene = Scene::with(4).field(3, "bank 1", "novice").hand(1, "fbi").turn(1).plays(&["play fbi", "at bank 1"]);
    scene.clone().asks(3, Question::Ransom(Member::Novice)).play("leave").asks(2, Question::Turn);
    scene.play("buy out novice").asks(2, Question::Turn);
}

/// "At once" is for the one who was just arrested; an older prisoner waits for the owner's own turn.
#[test]
fn c3_7_at_once_means_the_one_just_arrested() {
    let scene = Scene::with(3).cash(1, 100).cell(2, 1, "novice").field(1, "bank 1", "mama").hand(0, "fbi").turn(0);
    let scene = scene.plays(&["play fbi", "at bank 1"]).asks(1, Question::Ransom(Member::Mama));
    assert_eq!(scene.legal_moves(), ["buy out mama", "leave"]);
    let scene = scene.refuses("buy out novice", Refusal::NotNow("C3.7"), "C3.7");
    let scene = scene.refuses("buy out don", Refusal::NotInPrison, "C3.7").play("leave").asks(1, Question::Turn);
    let scene = scene.plays(&["buy out mama", "buy out novice"]).earned(1, -80);
    assert_eq!(scene.prison(), [None; 3]);
}

#[test]
fn c3_7_later_in_any_own_turn_before_the_card() {
    let scene =
        Scene::with(3).cash(1, 75).cell(1, 1, "lawyer").cell(2, 1, "secretary").cell(3, 0, "novice").hand(1, "bank").turn(1);
    let scene = scene.refuses("buy out novice", Refusal::NotInPrison, "C3.7").offers("buy out lawyer");
    let scene = scene.play("buy out lawyer").earned(1, -40).asks(1, Question::Turn).play("buy out secretary").earned(1, -30);
    assert_eq!(scene.prison(), [None, None, Some((0, Member::Novice))]);
    // The turn is still to come, and those bought out can be set in it.
    let scene = scene.asks(1, Question::Turn).places("bank", "bank 1", "lawyer secretary");
    assert_eq!(scene.on("bank 1"), "1: lawyer secretary 0");
    scene.asks(2, Question::Turn);
}

#[test]
fn c3_7_not_once_the_card_is_played_and_not_in_anothers_turn() {
    let scene = Scene::with(3).cash(1, 500).cell(1, 1, "lawyer").hand(1, "bank").turn(1).play("play bank");
    let scene = scene.refuses("buy out lawyer", Refusal::NotNow("C3.2"), "C3.2").play("at bank 1");
    let scene = scene.refuses("buy out lawyer", Refusal::NotNow("C3.2"), "C3.2").plays(&["don", "done"]).asks(2, Question::Turn);
    scene.refuses("buy out lawyer", Refusal::NotInPrison, "C3.7");
}

#[test]
fn c3_7_without_the_money_the_member_stays() {
    let scene = Scene::with(3).cash(1, 39).cell(1, 1, "lawyer").turn(1);
    let scene = scene.refuses("buy out lawyer", Refusal::NotEnoughCash("C3.7"), "C3.7");
    assert!(scene.legal_like("buy out").is_empty());
}

/// This year and the two following, cell by cell; nothing else sets the member free without money.
#[test]
fn c3_7_for_this_year_and_the_two_following() {
    let mut scene = Scene::with(3).cash(1, 0).field(1, "bank 1", "mama").last_card("fbi").plays(&["play fbi", "at bank 1"]);
    let mama = Some((1, Member::Mama));
    for (year, prison) in [(2, [None, mama, None]), (3, [mama, None, None]), (4, [None; 3])] {
        scene = scene.close_year().awaits_deal();
        assert_eq!((scene.game.year(), scene.prison()), (year, prison));
        assert_eq!(scene.family(1).photo.contains(&Member::Mama), year == 4);
        if year < 4 {
            let card = scene.outcomes().swap_remove(0);
            scene = scene.deal(&card).hands_back().year_ends();
        }
    }
}

#[test]
fn c3_7_at_the_years_end_after_the_cells_and_before_investing() {
    let scene = Scene::with(4).starter(2).cash(0, 0).cash(1, 70).cash(2, 500).cash(3, 29).park(1, 1);
    let scene = scene.cell(1, 2, "don").cell(2, 1, "collector").cell(3, 3, "secretary").year_ends();
    // C4.3 first; the cells have not moved yet.
    let scene = scene.asks(1, Question::HireBack);
    assert_eq!(scene.prison()[0], Some((2, Member::Don)));
    let scene = scene.play("hire back 1");
    // Then C4.4: the Don is free; the secretary costs one more than seat 3 has; the collector can be bought out.
    assert_eq!(scene.prison(), [Some((1, Member::Collector)), Some((3, Member::Secretary)), None]);
    let scene = scene.asks(1, Question::BuyOut);
    assert_eq!(scene.legal_moves(), ["buy out collector", "leave"]);
    let scene = scene.refuses("buy out secretary", Refusal::NotInPrison, "C3.7");
    let scene = scene.play("buy out collector").told(pays_bank(1, 40, Cause::Ransom(Member::Collector)));
    scene.asks(2, Question::Invest);
}

#[test]
fn c3_7_at_the_years_end_everybody_from_the_starter_and_as_many_as_affordable() {
    let scene = Scene::with(3).starter(1).cash(0, 30).cash(1, 20).cash(2, 90);
    let scene = scene.cell(2, 2, "collector").cell(3, 2, "right-hand").year_ends();
    // Both of one seat, one after the other.
    let both = scene.clone().asks(2, Question::BuyOut).play("buy out right-hand").asks(2, Question::BuyOut);
    let both = both.play("buy out collector").earned(2, -40).awaits_deal();
    assert_eq!(both.prison(), [None; 3]);
    // One, and then the money is short.
    let one = scene.clone().cash(2, 89).play("buy out right-hand").awaits_deal();
    assert_eq!(one.prison(), [Some((2, Member::Collector)), None, None]);
    // None.
    let none = scene.play("leave").told(Report::LeftInPrison { seat: seat(2) }).awaits_deal();
    assert_eq!(none.prison(), [Some((2, Member::Collector)), Some((2, Member::RightHand)), None]);
}

#[test]
fn c3_7_two_owners_are_asked_one_after_the_other() {
    let scene = Scene::with(3).starter(2).cell(2, 1, "novice").cell(3, 2, "novice").year_ends();
    let scene = scene.asks(2, Question::BuyOut).play("leave").asks(1, Question::BuyOut).play("buy out novice");
    assert_eq!(scene.prison(), [None, Some((2, Member::Novice)), None]);
    scene.asks(2, Question::Invest);
}

#[test]
fn c3_7_income_comes_first_and_can_buy_out() {
    let scene = Scene::with(3).cash(0, 0).field(0, "bank 1", "mama").cell(3, 0, "right-hand").year_ends();
    scene.asks(0, Question::BuyOut).play("buy out right-hand").earned(0, -50);
}
