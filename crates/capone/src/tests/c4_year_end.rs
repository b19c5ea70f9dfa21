//! C4: the year's end, and the end of the game.

use engine::{Game, Turn};

use super::scene::*;
use crate::{Decided, Edition, EndReason};

/// Nobody can do anything at the year's end.
fn poor(players: u8) -> Scene {
    (0..players as usize).fold(Scene::with(players), |scene, of| scene.cash(of, 0))
}

/// All that was told in the last step, from the year's end on.
fn from_years_end(scene: &Scene) -> Vec<Report> {
    scene.reports().into_iter().skip_while(|report| !matches!(report, Report::YearEnded { .. })).collect()
}

#[test]
fn c4_1_income_is_the_value_of_own_pieces_on_illegal_fields() {
    let scene = poor(4).field(0, "bank 1", "don 2").field(0, "still 2", "mama novice").field(1, "bank 2", "7");
    let scene = scene.field(3, "casino 1", "right-hand lawyer secretary 1").legal(2, "hotel").chip(2, 3).park(2, 2);
    let scene = scene.away(2, "party", "don").cell(2, 2, "mama").year_ends();
    let scene = scene.told(bank_pays(0, 110 + 80, Cause::Income)).told(bank_pays(1, 35, Cause::Income));
    // Legal fields, out of circulation, park and prison earn nothing.
    scene.told(bank_pays(3, 125, Cause::Income)).earned(0, 190).earned(1, 35).earned(2, 0).earned(3, 125);
}

#[test]
fn c4_1_the_minimum_and_the_kind_do_not_count() {
    for at in ["speakeasy 1", "bank 2", "nightclub 1", "jeweller 2"] {
        poor(3).field(1, at, "novice").year_ends().earned(1, 20);
    }
}

#[test]
fn c4_1_each_step_by_all_from_the_starter_before_the_next() {
    let fields = ["bank 1", "casino 1", "bank 2", "casino 2"];
    let scene = (0..4).fold(poor(4).starter(2), |scene, of| scene.field(of, fields[of], "novice")).year_ends();
    let steps = from_years_end(&scene);
    let payees: Vec<usize> = steps
        .iter()
        .filter_map(|report| match report {
            Report::Paid { to: Party::Seat(to), cause: Cause::Income, .. } => Some(to.index()),
            _ => None,
        })
        .collect();
    assert_eq!(payees, [2, 3, 0, 1]);
    let home = steps.iter().position(|report| matches!(report, Report::MemberMoved { to: Spot::Photo, .. }));
    let paid = steps.iter().rposition(|report| matches!(report, Report::Paid { .. }));
    assert!(home > paid, "all income before anybody goes home");
}

#[test]
fn c4_2_pieces_come_home_from_all_fields() {
    let scene = poor(3).field(1, "bank 1", "don 2").field(1, "still 2", "mama novice 1").legal(1, "hotel").legal(1, "garage");
    let scene = scene.chip(1, 1).away(1, "party", "lawyer").away(1, "barber", "secretary").away(2, "dinner", "don");
    let scene = scene.field(0, "casino 1", "novice 8").year_ends();
    let whole = "don mama right-hand collector lawyer bookkeeper secretary novice 8";
    assert_eq!([0, 1, 2].map(|of| scene.photo_of(of)), [whole, whole, whole]);
    let view = scene.view();
    assert!(view.fields.iter().all(Option::is_none) && view.legal.iter().all(Option::is_none));
    assert!(view.away.iter().all(Option::is_none));
}

#[test]
fn c4_2_not_from_prison_harbour_or_park() {
    let scene = poor(3).cell(3, 1, "don").harbour(1, "mama").park(1, 3).year_ends();
    assert_eq!(scene.photo_of(1), "right-hand collector lawyer bookkeeper secretary novice 5");
}

#[test]
fn c4_3_guards_in_the_park_are_bought_back_at_5_each() {
    let scene = poor(3).cash(1, 22).park(1, 6).year_ends().asks(1, Question::HireBack);
    assert_eq!(scene.legal_moves(), ["hire back 0", "hire back 1", "hire back 2", "hire back 3", "hire back 4"]);
    let scene = scene.refuses("hire back 5", Refusal::NotEnoughCash("C4.3"), "C4.3");
    let scene = scene.refuses("hire back 7", Refusal::NotInPark, "C4.3").play("hire back 3");
    let scene = scene.told(pays_bank(1, 15, Cause::Guards)).earned(1, -15);
    let family = scene.family(1);
    assert_eq!((family.guards, family.park, family.gone), (2 + 3, 0, 3), "the rest leaves the game");
}

#[test]
fn c4_3_any_number_of_them() {
    for count in 0..=8 {
        let scene =
            poor(3).cash(1, 40).park(1, 8).year_ends().play(&format!("hire back {count}")).earned(1, -5 * i32::from(count));
        assert_eq!((scene.family(1).guards, scene.family(1).gone), (count, 8 - count));
    }
}

#[test]
fn c4_3_without_the_money_for_one_they_leave_the_game() {
    let scene = poor(3).cash(1, 4).park(1, 2).year_ends();
    let scene = scene.told(Report::GuardsMoved { seat: seat(1), count: 2, from: Spot::Park, to: Spot::Gone }).awaits_deal();
    assert_eq!((scene.family(1).guards, scene.family(1).park, scene.family(1).gone), (6, 0, 2));
    let exactly = poor(3).cash(1, 5).park(1, 2).year_ends().asks(1, Question::HireBack);
    assert_eq!(exactly.legal_moves(), ["hire back 0", "hire back 1"]);
}

#[test]
fn c4_3_income_can_pay_for_it() {
    poor(3).field(1, "bank 1", "novice").park(1, 5).year_ends().asks(1, Question::HireBack).offers("hire back 4");
}

#[test]
fn c4_3_guards_on_fields_come_home_for_nothing() {
    let scene = poor(3).field(1, "bank 1", "4").park(1, 3).year_ends().asks(1, Question::HireBack);
    assert_eq!((scene.family(1).guards, scene.family(1).park), (5, 3));
}

#[test]
fn c4_3_all_from_the_starter_and_only_those_with_guards_in_the_park() {
    let scene = Scene::with(5).starter(3).park(0, 1).park(2, 1).park(4, 1).year_ends();
    let scene = scene.asks(4, Question::HireBack).play("hire back 1").asks(0, Question::HireBack).play("hire back 0");
    scene.asks(2, Question::HireBack).play("hire back 1").asks(3, Question::Invest);
}

#[test]
fn c4_4_each_prisoner_one_cell_on() {
    let scene = poor(4).cell(3, 0, "don").cell(2, 1, "mama").cell(1, 2, "novice").year_ends();
    assert_eq!(scene.prison(), [Some((1, Member::Mama)), Some((0, Member::Don)), None]);
    assert!(scene.family(2).photo.contains(&Member::Novice), "from cell 1 to the owner");
    let moves: Vec<Report> =
        scene.reports().into_iter().filter(|report| matches!(report, Report::MemberMoved { from: Spot::Cell(_), .. })).collect();
    assert_eq!(
        moves,
        [
            Report::MemberMoved { seat: seat(2), member: Member::Novice, from: Spot::Cell(1), to: Spot::Photo },
            Report::MemberMoved { seat: seat(1), member: Member::Mama, from: Spot::Cell(2), to: Spot::Cell(1) },
            Report::MemberMoved { seat: seat(0), member: Member::Don, from: Spot::Cell(3), to: Spot::Cell(2) },
        ]
    );
    scene.nobody_paid();
}

#[test]
fn c4_4_after_all_have_hired_back() {
    let scene = poor(3).starter(1).cash(0, 5).park(0, 1).cell(1, 1, "novice").year_ends().asks(0, Question::HireBack);
    assert_eq!(scene.prison()[0], Some((1, Member::Novice)));
    assert_eq!(scene.play("hire back 0").prison()[0], None);
}

#[test]
fn c4_5_every_100_moves_the_chip_one_up() {
    let scene = poor(3).cash(1, 399).chip(1, 2).year_ends().asks(1, Question::Invest);
    assert_eq!(scene.legal_moves(), ["invest 0", "invest 1", "invest 2", "invest 3", "sell 1"]);
    let scene = scene.refuses("invest 4", Refusal::NotEnoughCash("C4.5"), "C4.5");
    let scene = scene.play("invest 3").told(pays_bank(1, 300, Cause::Investment)).earned(1, -300);
    let scene = scene.told(Report::ChipMoved { seat: seat(1), from: 2, to: 5 }).awaits_deal();
    assert_eq!((scene.family(1).chip, scene.family(1).cash), (5, 99));
}

#[test]
fn c4_5_exactly_100_is_enough() {
    poor(3).cash(1, 100).year_ends().asks(1, Question::Invest).play("invest 1").earned(1, -100);
    poor(3).cash(1, 99).year_ends().awaits_deal();
}

#[test]
fn c4_5_nobody_has_to() {
    let scene = poor(3).cash(1, 500).year_ends().play("invest 0").told(Report::ChipKept { seat: seat(1) }).nobody_paid();
    assert_eq!(scene.family(1).chip, 0);
}

#[test]
fn c4_5_not_beyond_10() {
    let scene = poor(3).cash(1, 900).chip(1, 8).year_ends();
    assert_eq!(scene.legal_moves(), ["invest 0", "invest 1", "invest 2", "sell 1"]);
    let scene = scene.refuses("invest 3", Refusal::PastGoal, "C4.5").play("invest 2").earned(1, -200);
    assert_eq!(scene.family(1).chip, 10);
    let from_0 = poor(3).cash(1, 2_000).year_ends().play("invest 10").earned(1, -1_000);
    assert_eq!(from_0.family(1).chip, 10, "all at once");
}

#[test]
fn c4_5_a_step_down_returns_50_at_most_one_a_year() {
    let scene = poor(3).chip(1, 3).year_ends().asks(1, Question::Invest);
    assert_eq!(scene.legal_moves(), ["invest 0", "sell 1"]);
    let scene = scene.refuses("sell 2", Refusal::SellsTooMuch, "C4.5");
    let scene = scene.play("sell 1").told(bank_pays(1, 50, Cause::Sale)).earned(1, 50);
    let scene = scene.told(Report::ChipMoved { seat: seat(1), from: 3, to: 2 }).awaits_deal();
    assert_eq!(scene.family(1).chip, 2);
    assert_eq!(poor(3).chip(1, 1).year_ends().play("sell 1").family(1).chip, 0, "down to 0");
}

#[test]
fn c4_5_not_below_0() {
    let scene = poor(3).cash(1, 100).year_ends().asks(1, Question::Invest);
    assert_eq!(scene.legal_moves(), ["invest 0", "invest 1"]);
    scene.refuses("sell 1", Refusal::BelowZero, "C4.5");
}

#[test]
fn c4_5_up_or_down_not_both() {
    let scene = poor(3).cash(0, 500).chip(0, 3).cash(2, 100).year_ends();
    scene.clone().asks(0, Question::Invest).play("invest 2").asks(2, Question::Invest);
    scene.play("sell 1").asks(2, Question::Invest);
    // 60 and the 50 of a sale do not buy the step back.
    poor(3).cash(0, 60).chip(0, 3).year_ends().play("sell 1").earned(0, 50).awaits_deal();
}

#[test]
fn c4_5_all_from_the_starter() {
    let scene = Scene::with(6).starter(4).cash(5, 50).cash(1, 50).chip(1, 1).year_ends();
    let asked = [4, 0, 1, 2, 3];
    let scene = asked.into_iter().fold(scene, |scene, of| scene.asks(of, Question::Invest).play("invest 0"));
    scene.awaits_deal();
}

#[test]
fn c4_5_other_moves_wait() {
    let scene = poor(3).cash(1, 100).cell(3, 1, "novice").year_ends().play("leave").asks(1, Question::Invest);
    let scene = scene.refuses("buy out novice", Refusal::NotNow("C4.5"), "C4.5");
    scene.refuses("hire back 0", Refusal::NotNow("C4.5"), "C4.5").play("invest 0").awaits_deal();
}

#[test]
fn c4_6_whoever_stands_on_10_wins() {
    let scene = poor(4).cash(2, 100).chip(2, 9).cash(0, 5_000).chip(0, 9).year_ends();
    let scene = scene.play("invest 0").play("invest 1").told(Report::Ended);
    assert_eq!((scene.game.turn(), scene.winners(), scene.ranks()), (Turn::Over, vec![2], vec![2, 3, 1, 3]));
    assert_eq!(scene.game.decided_by(), Some((EndReason::Goal, Decided::Chip)));
    assert_eq!(scene.family(2).place, Some(1));
    scene.refuses("invest 0", Refusal::NotNow("C4.6"), "C4.6");
}

#[test]
fn c4_6_when_all_have_invested() {
    let scene = poor(3).starter(1).cash(1, 100).chip(1, 9).cash(0, 300).chip(0, 9).year_ends();
    let scene = scene.asks(1, Question::Invest).play("invest 1").asks(0, Question::Invest);
    assert_eq!(scene.game.standings(), None, "not over before the others have invested");
    let scene = scene.play("invest 1").told(Report::Ended);
    assert_eq!(scene.winners(), [0], "most cash of the two");
}

#[test]
fn c4_6_several_on_10_most_cash() {
    let scene = poor(4).cash(0, 110).chip(0, 9).cash(1, 115).chip(1, 9).cash(3, 900).chip(3, 8).harbour(1, "don").year_ends();
    let scene = scene.plays(&["invest 1", "invest 1", "invest 1"]);
    assert_eq!((scene.winners(), scene.ranks()), (vec![1], vec![2, 1, 4, 3]), "15 beats 10; 800 and step 9 do not count");
    assert_eq!(scene.game.decided_by(), Some((EndReason::Goal, Decided::Cash)));
}

#[test]
fn c4_6_equal_cash_the_highest_value_of_members() {
    let level = |scene: Scene| scene.cash(0, 100).chip(0, 9).cash(1, 100).chip(1, 9).year_ends().plays(&["invest 1", "invest 1"]);
    let scene = level(poor(3).harbour(0, "secretary").harbour(1, "novice"));
    assert_eq!((scene.winners(), scene.ranks()), (vec![1], vec![2, 1, 3]));
    assert_eq!(scene.game.decided_by(), Some((EndReason::Goal, Decided::Family)));
    // Two of 30 against one of 40: value, not number.
    assert_eq!(level(poor(3).harbour(0, "secretary bookkeeper").harbour(1, "right-hand")).winners(), [1]);
    assert_eq!(level(poor(3).harbour(0, "lawyer").harbour(1, "secretary bookkeeper")).winners(), [0]);
}

#[test]
fn c4_6_prisoners_count_and_guards_do_not() {
    let level = |scene: Scene| {
        let mut scene = scene.cash(0, 100).chip(0, 9).cash(1, 100).chip(1, 9).year_ends();
        while scene.game.question_now() == Some(Question::BuyOut) {
            scene = scene.play("leave");
        }
        scene.plays(&["invest 1", "invest 1"])
    };
    // In the second cell or the first, but not in the harbour.
    let in_prison = level(poor(3).cell(3, 0, "don").harbour(1, "novice"));
    assert_eq!((in_prison.prison()[1], in_prison.winners()), (Some((0, Member::Don)), vec![0]));
    assert_eq!(level(poor(3).cell(2, 0, "don").cell(3, 1, "novice")).winners(), [0, 1]);
    let guards = level(poor(3).photo(0, "don mama right-hand collector lawyer bookkeeper secretary novice 0"));
    assert_eq!(guards.winners(), [0, 1], "eight guards more decide nothing");
}

#[test]
fn c4_6_then_the_win_is_shared() {
    let scene = poor(3).cash(0, 100).chip(0, 9).cash(2, 100).chip(2, 9).year_ends().plays(&["invest 1", "invest 1"]);
    assert_eq!((scene.winners(), scene.ranks()), (vec![0, 2], vec![1, 3, 1]));
    assert_eq!(scene.game.decided_by(), Some((EndReason::Goal, Decided::Shared)));
    // Equal values of different members are equal.
    let scene = poor(3).harbour(0, "bookkeeper").harbour(2, "secretary").cash(0, 100).chip(0, 9).cash(2, 100).chip(2, 9);
    assert_eq!(scene.year_ends().plays(&["invest 1", "invest 1"]).winners(), [0, 2]);
}

#[test]
fn c4_6_cards_and_hands_are_over() {
    let scene = poor(3).cash(0, 100).chip(0, 9).year_ends().play("invest 1");
    assert!(scene.legal_moves().is_empty() && scene.outcomes().is_empty());
    assert_eq!(scene.game.total_weight(), 0);
}

#[test]
fn c4_7_after_the_last_year_the_highest_chip_wins() {
    assert_eq!(Edition::standard().max_years, 15);
    let end = |scene: Scene| scene.year(15).year_ends().close_year();
    let scene = end(poor(4).chip(1, 4).chip(2, 5).cash(1, 900));
    assert_eq!((scene.winners(), scene.ranks()), (vec![2], vec![3, 2, 1, 3]));
    assert_eq!(scene.game.decided_by(), Some((EndReason::LastYear, Decided::Chip)));
    let cash = end(poor(3).chip(1, 4).chip(2, 4).cash(1, 35));
    assert_eq!((cash.winners(), cash.game.decided_by()), (vec![1], Some((EndReason::LastYear, Decided::Cash))));
    let family = end(poor(3).harbour(0, "novice").harbour(1, "mama").harbour(2, "don"));
    assert_eq!((family.ranks(), family.game.decided_by()), (vec![1, 2, 3], Some((EndReason::LastYear, Decided::Family))));
    let shared = end(poor(6));
    assert_eq!((shared.winners().len(), shared.game.decided_by()), (6, Some((EndReason::LastYear, Decided::Shared))));
}

#[test]
fn c4_7_not_before_the_last_year() {
    for year in 1..=14 {
        let scene = poor(3).year(year).year_ends().awaits_deal();
        assert_eq!((scene.game.year(), scene.game.standings(), scene.game.decided_by()), (year + 1, None, None));
    }
    assert_eq!(poor(3).year(15).year_ends().game.turn(), Turn::Over);
}

#[test]
fn c4_7_a_chip_on_10_in_the_last_year_is_the_goal() {
    let scene = poor(3).year(15).cash(1, 100).chip(1, 9).year_ends().play("invest 1");
    assert_eq!(scene.game.decided_by(), Some((EndReason::Goal, Decided::Chip)));
}

#[test]
fn finding_19_a_seat_that_cannot_invest_is_passed_over_with_an_event() {
    let scene = poor(3).cash(0, 99).cash(1, 500).chip(2, 1).year_ends().asks(1, Question::Invest);
    let scene = scene.told(Report::CannotInvest { seat: seat(0) }).play("invest 1");
    // Whoever can sell a step is asked.
    let scene = scene.asks(2, Question::Invest).play("invest 0").awaits_deal();
    assert!(!scene.reports().iter().any(|report| matches!(report, Report::CannotInvest { .. })));
    let all = poor(3).year_ends().awaits_deal();
    let passed = all.reports().into_iter().filter(|report| matches!(report, Report::CannotInvest { .. })).count();
    assert_eq!(passed, 3);
}

/// A year is told with its first card, and so is it shown: until then the old one lies on the table, with its cards.
#[test]
fn finding_19_after_the_last_investment_the_view_shows_one_year() {
    let scene = poor(3).cash(1, 500).year_ends();
    let before = scene.view();
    let scene = scene.play("invest 1").awaits_deal();
    let after = scene.view();
    assert_eq!((after.year, after.starter), (before.year, before.starter));
    assert_eq!((after.deck, &after.played), (before.deck, &before.played));
    assert_ne!(after.deck, 56, "the old year's deck");
    let dealt = scene.deal("casino").view();
    assert_eq!((dealt.year, dealt.deck, dealt.played.len()), (before.year + 1, 55, 0));
    assert_eq!(dealt.starter, seat((before.starter.index() + 1) % 3));
}
