//! P8: the end.

use engine::{Game, Viewer};

use super::scene::*;
use super::shadow::{random_game, short_setups};
use crate::{Decided, Family, FamilyView};

/// Reputation is the knock-out track, and these seats stand on its last step.
fn arrived(players: u8, seats: &[usize]) -> Scene {
    let scene = Scene::with(players).event_markers(4, 3);
    seats.iter().fold(scene, |scene, of| scene.at_end(*of, Track::Reputation))
}

// P8.1: who is out.

#[test]
fn p8_1_the_game_ends_after_the_seventh_round() {
    let last_turn = |round| arrived(2, &[0]).round(round).turn(1).dice("red 1").play("place red");
    last_turn(6).told(Event::RoundBegan { round: 7 }).awaits_card();
    last_turn(7).told(Event::Ended);
}

#[test]
fn p8_1_who_is_not_on_the_last_step_is_out_however_rich() {
    let scene = arrived(3, &[1]).before_end(0, Track::Reputation, 1).money(0, 90_000).at_end(2, Track::Influence).finish();
    let scene = scene.told(Event::KnockedOut { seat: seat(0) }).told(Event::KnockedOut { seat: seat(2) });
    assert_eq!((scene.winners(), scene.family(0).out, scene.family(1).out), (vec![1], Some(true), Some(false)));
    assert_eq!(scene.family(1).place, Some(1));
}

#[test]
fn p8_1_red_cards_ask_for_influence() {
    let scene = Scene::with(2).event_markers(3, 4).at_end(0, Track::Reputation).at_end(1, Track::Influence).finish();
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn p8_1_nobody_there_and_all_lose() {
    let scene = arrived(4, &[]).finish();
    assert!(scene.winners().is_empty());
    assert!((0..4).all(|of| scene.family(of).out == Some(true)));
}

#[test]
fn p8_1_steps_in_the_last_turn_count() {
    let scene = arrived(2, &[]).before_end(1, Track::Reputation, 2).friends(1, 1).on(1, Track::Favours, 3).round(7).turn(1);
    let scene = scene.dice("red 1").play("place red").play("favour steps reputation");
    assert_eq!(scene.winners(), [1]);
}

// P8.2: income, businesses, prisoners.

#[test]
fn p8_2_those_who_are_in_get_income_once_more() {
    let scene = arrived(2, &[0, 1]).on(0, Track::Income, 4).finish();
    assert_eq!(scene.money_of(0) - scene.money_of(1), 4_000);
}

#[test]
fn p8_2_and_3000_for_each_business() {
    let scene = arrived(2, &[0]).holds(0, &[0, 1, 2, 3, 4]).finish();
    assert_eq!(scene.money_of(0), 15_000 + 5 * 3_000);
}

#[test]
fn p8_2_and_pay_1000_for_each_prisoner_who_returns() {
    let scene = arrived(2, &[0]).in_tombs(0, 4).finish().told(pays_bank(0, 4_000, Cause::EndPrisoners));
    assert_eq!(scene.money_of(0), 15_000 + 9_000 - 4_000);
    assert_eq!((scene.family(0).tombs, scene.family(0).supply), (0, 4));
}

#[test]
fn p8_2_those_who_are_out_get_nothing_and_pay_no_bail() {
    let scene = arrived(2, &[0]).on(1, Track::Income, 4).in_tombs(1, 2).finish();
    assert_eq!((scene.money_of(1), scene.family(1).tombs), (15_000, 2));
}

#[test]
fn p8_2_protection_does_not_matter() {
    let (near, far) = (arrived(2, &[0]).car(0).finish(), arrived(2, &[0]).car(6).finish());
    assert_eq!((near.money_of(0), far.money_of(0)), (24_000, 24_000));
}

// P8.3: debts.

#[test]
fn p8_3_every_marker_with_another_player_costs_2000_paid_to_the_holder() {
    let scene = arrived(3, &[0, 1, 2]).owes(0, 1, 3).owes(2, 1, 1).finish();
    assert_eq!([0, 1, 2].map(|of| scene.money_of(of) - 24_000), [-6_000, 8_000, -2_000]);
}

#[test]
fn p8_3_a_marker_at_the_bank_costs_2000_to_the_bank() {
    let scene = arrived(2, &[0, 1]).owes_bank(0, 2).finish().told(pays_bank(0, 4_000, Cause::EndDebts));
    assert_eq!([0, 1].map(|of| scene.money_of(of) - 24_000), [-4_000, 0]);
}

#[test]
fn p8_3_those_who_are_out_pay_and_receive_too() {
    let scene = arrived(3, &[0]).owes(0, 1, 1).owes(2, 0, 2).owes_bank(2, 1).finish();
    assert_eq!(scene.money_of(0), 24_000 - 2_000 + 4_000);
    assert_eq!((scene.money_of(1), scene.money_of(2)), (17_000, 15_000 - 6_000));
}

#[test]
fn p8_3_debts_are_paid_even_when_all_lose() {
    let scene = arrived(2, &[]).owes(0, 1, 2).finish();
    assert_eq!((scene.money_of(0), scene.money_of(1)), (11_000, 19_000));
}

#[test]
fn p8_3_debts_may_take_a_player_below_zero_and_creditors_are_paid_in_full() {
    let scene = arrived(2, &[1]).money(0, 1_000).owes(0, 1, 5).finish();
    assert_eq!((scene.money_of(0), scene.money_of(1)), (-9_000, 24_000 + 10_000));
}

#[test]
fn p8_3_bail_may_take_a_player_below_zero() {
    let scene = arrived(2, &[0]).empty(&[0, 1, 2]).in_tombs(0, 7).money(0, 3_000).finish();
    assert_eq!((scene.money_of(0), scene.winners()), (-4_000, vec![0]));
}

#[test]
fn p8_3_mutual_debts_cancel_out() {
    let scene = arrived(2, &[0, 1]).owes(0, 1, 2).owes(1, 0, 2).money(0, 0).finish();
    assert_eq!((scene.money_of(0), scene.money_of(1)), (9_000, 24_000));
}

// P8.4: who wins.

#[test]
fn p8_4_the_most_money_wins() {
    let scene = arrived(4, &[0, 1, 2, 3]).money(0, 10_000).money(1, 30_000).money(3, 12_000).finish();
    assert_eq!((scene.winners(), scene.places()), (vec![1], vec![4, 1, 2, 3]));
}

#[test]
fn p8_4_money_is_counted_after_the_settlement() {
    let scene = arrived(2, &[0, 1]).money(0, 16_000).owes(0, 1, 1).finish();
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn p8_4_then_the_other_of_the_two_tracks() {
    let scene = arrived(3, &[0, 1, 2]).on(1, Track::Influence, 6).on(2, Track::Influence, 5).finish();
    assert_eq!((scene.winners(), scene.places()), (vec![1], vec![3, 1, 2]));
    let tied = Scene::with(2).event_markers(0, 4).at_end(0, Track::Influence).at_end(1, Track::Influence);
    assert_eq!(tied.on(0, Track::Reputation, 1).finish().winners(), [0]);
}

#[test]
fn p8_4_then_the_larger_family() {
    let scene = arrived(2, &[0, 1]).in_hudson(0, 1).finish();
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn p8_4_prisoners_have_returned_before_the_family_is_counted() {
    let scene = arrived(2, &[0, 1]).in_tombs(0, 2).money(0, 17_000).finish();
    assert_eq!((scene.money_of(0), scene.money_of(1)), (24_000, 24_000));
    assert_eq!(scene.winners(), [0, 1]);
}

#[test]
fn p8_4_members_on_businesses_count_like_those_in_supply() {
    // One business more is worth 3000 dollars, but not a larger family.
    let scene = arrived(2, &[0, 1]).holds(0, &[0, 1, 2, 6]).money(0, 12_000).finish();
    assert_eq!((scene.money_of(0), scene.winners()), (24_000, vec![0, 1]));
}

#[test]
fn p8_4_then_the_win_is_shared() {
    let scene = arrived(3, &[0, 2]).finish();
    assert_eq!((scene.winners(), scene.places()), (vec![0, 2], vec![1, 3, 1]));
}

#[test]
fn p8_4_what_decided_is_told() {
    let all = || arrived(2, &[0, 1]);
    assert_eq!(arrived(2, &[]).finish().game.decided_by(), Some(Decided::NobodyLeft));
    assert_eq!(arrived(2, &[1]).finish().game.decided_by(), Some(Decided::Alone));
    assert_eq!(all().money(0, 1_000).finish().game.decided_by(), Some(Decided::Money));
    assert_eq!(all().on(0, Track::Influence, 1).finish().game.decided_by(), Some(Decided::OtherTrack));
    assert_eq!(all().in_hudson(0, 1).finish().game.decided_by(), Some(Decided::LargerFamily));
    assert_eq!(all().finish().game.decided_by(), Some(Decided::Shared));
    assert_eq!(all().game.decided_by(), None);
}

#[test]
fn p8_4_the_winners_follow_from_what_everybody_sees_at_the_end() {
    for setup in short_setups() {
        for seed in 0..100 {
            let end = random_game(&setup, seed, |_| {});
            let view = end.view(Viewer::Spectator);
            let other = if view.knock_out == Some(Track::Reputation) { Track::Influence } else { Track::Reputation };
            let score = |of: usize, family: &FamilyView| {
                let businesses = view.street.iter().filter(|holder| holder.map(Family::index) == Some(of)).count();
                (family.money, family.markers[other.index()], businesses + family.supply as usize)
            };
            let scores = view.families.iter().enumerate().filter(|(_, family)| family.out == Some(false));
            let scores: Vec<_> = scores.map(|(of, family)| (of, score(of, family))).collect();
            let best = scores.iter().map(|(_, score)| *score).max();
            let winners = scores.iter().filter(|(_, score)| Some(*score) == best).map(|(of, _)| seat(*of));
            assert!(end.standings().expect("it is over").winners().eq(winners));
        }
    }
}

#[test]
fn p8_4_even_less_than_nothing_beats_those_who_are_out() {
    let scene = arrived(2, &[1]).empty(&[3, 4, 5]).money(1, 0).owes_bank(1, 3).money(0, 50_000).finish();
    assert_eq!((scene.money_of(1), scene.winners()), (-6_000, vec![1]));
}
