//! P9: what is always true, and that the events tell all of it: random games are followed by their events alone.

use std::collections::BTreeSet;

use super::scene::*;
use super::shadow::{follow, random_game, short_setups};
use engine::{Game, Turn};

#[test]
fn p9_1_members_are_where_the_events_say_and_never_more_or_fewer() {
    follow(|told, game| {
        assert_eq!((told.street, told.supply, told.tombs, told.sunk), (game.street, game.supply, game.tombs, game.sunk));
        for family in 0..4 {
            let board = game.street.iter().filter(|holder| **holder == Some(family)).count() as u8;
            let sum = board + game.supply[family] + game.tombs[family] + game.sunk[family];
            assert_eq!(sum, if game.is_neutral(family) { 3 } else { 7 });
            assert!(!game.is_neutral(family) || game.round == 0 || (game.supply[family], game.tombs[family]) == (0, 0));
        }
    });
}

#[test]
fn p9_1_the_audit_finds_a_missing_member() {
    let mut scene = Scene::with(2);
    scene.game.holdings[1].supply -= 1;
    assert!(scene.game.audit().expect_err("a member is missing").starts_with("P9.1"));
    let mut scene = Scene::with(2);
    scene.game.holdings[2].sunk += 1;
    assert!(scene.game.audit().expect_err("a neutral member too many").starts_with("P9.1"));
}

#[test]
fn p9_2_debt_markers_are_where_the_events_say_and_always_five() {
    follow(|told, game| {
        assert_eq!((told.debts, told.debts_with), (game.debts, game.debts_with));
        assert_eq!(told.debts_at_bank, game.debts_at_bank);
        for family in (0..4).filter(|family| !game.is_neutral(*family)) {
            assert_eq!(game.debts[family] + game.debts_with[family].iter().sum::<u8>() + game.debts_at_bank[family], 5);
            assert_eq!(game.debts_with[family][family], 0, "nobody keeps an own marker as another's");
        }
    });
}

#[test]
fn p9_2_the_audit_finds_a_missing_marker() {
    let mut scene = Scene::with(2);
    scene.game.holdings[0].debts = 4;
    assert!(scene.game.audit().expect_err("a marker is missing").starts_with("P9.2"));
}

#[test]
fn p9_3_friends_are_where_the_events_say_and_always_thirteen() {
    follow(|told, game| {
        assert_eq!((told.friends, told.brooklyn), (game.friends, game.brooklyn));
        assert_eq!(game.friends.iter().sum::<u8>() + game.brooklyn, 13);
    });
}

#[test]
fn p9_3_the_audit_finds_a_friend_too_many() {
    let mut scene = Scene::with(2);
    scene.game.holdings[0].friends = 1;
    assert!(scene.game.audit().expect_err("a friend too many").starts_with("P9.3"));
}

#[test]
fn p9_4_every_change_of_money_names_payer_and_payee() {
    follow(|told, game| assert_eq!(told.money, game.money));
}

#[test]
fn p9_4_the_events_tell_everything_else_too() {
    follow(|told, game| assert_eq!(told, game));
}

#[test]
fn p9_4_the_random_games_meet_what_is_rare() {
    let (mut causes, mut out_of_turn) = (BTreeSet::new(), 0);
    for setup in short_setups() {
        for seed in 0..100 {
            random_game(&setup, seed, |step| {
                let asked = matches!(step.after.turn(), Turn::Seat(whom) if whom != step.after.active);
                out_of_turn += usize::from(asked && step.after.question_now() == Some(Question::Tiles));
                causes.extend(step.events.iter().filter_map(|event| match event {
                    Event::Paid { cause, .. } => Some(cause.word()),
                    _ => None,
                }));
            });
        }
    }
    assert_eq!(causes.len(), 10, "every cause of a payment: {causes:?}");
    assert!(out_of_turn > 100, "{out_of_turn} questions out of turn");
}
