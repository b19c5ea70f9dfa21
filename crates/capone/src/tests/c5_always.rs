//! C5: what is always true, and that the reports tell all of it: random games are followed by the reports to one viewer alone.

use std::collections::BTreeSet;

use engine::{Game, Viewer};

use super::scene::*;
use super::shadow::{follow, odd_setups, random_game, standard_setups};
use crate::{GangView, MemberSet};

/// How many games each property follows for each set-up; the viewers take turns.
const GAMES: u64 = 24;

#[test]
fn c5_1_members_are_where_the_reports_say_and_always_eight() {
    follow(GAMES, |told, view| {
        assert_eq!((&told.fields, &told.away, &told.prison), (&view.fields, &view.away, &view.prison));
        for (of, (told, family)) in told.families.iter().zip(&view.families).enumerate() {
            assert_eq!((&told.photo, &told.harbour), (&family.photo, &family.harbour));
            let of_seat = |gang: &&GangView| gang.seat.index() == of;
            let on_fields = view.fields.iter().flatten().filter(of_seat).flat_map(|gang| gang.members.clone());
            let absent = view.away.iter().chain(&view.prison).flatten().filter(|it| it.seat.index() == of).map(|it| it.member);
            let mut all: Vec<Member> = on_fields.chain(absent).collect();
            all.extend(family.photo.iter().chain(&family.harbour));
            all.sort_unstable();
            assert_eq!(all, Member::ALL, "each of the eight once");
        }
    });
}

#[test]
fn c5_1_the_audit_finds_a_missing_member_and_one_too_many() {
    let mut scene = Scene::with(3);
    scene.game.holdings[1].photo = scene.game.holdings[1].photo.minus(MemberSet::only(Member::Mama));
    assert!(scene.game.audit().expect_err("a member is missing").starts_with("C5.1"));
    let mut scene = Scene::with(3);
    scene.game.holdings[2].harbour = MemberSet::only(Member::Don);
    assert!(scene.game.audit().expect_err("the Don is there twice").starts_with("C5.1"));
}

#[test]
fn c5_2_guards_are_where_the_reports_say_and_always_as_many() {
    follow(GAMES, |told, view| {
        assert_eq!((&told.fields, &told.legal), (&view.fields, &view.legal));
        let mut counts = BTreeSet::new();
        for (of, (told, family)) in told.families.iter().zip(&view.families).enumerate() {
            let places = |family: &crate::FamilyView| [family.guards, family.park, family.gone];
            assert_eq!(places(told), places(family));
            let on_illegal: u8 =
                view.fields.iter().flatten().filter(|gang| gang.seat.index() == of).map(|gang| gang.guards).sum();
            let on_legal = view.legal.iter().filter(|owner| **owner == Some(seat(of))).count() as u8;
            counts.insert(places(family).iter().sum::<u8>() + on_illegal + on_legal);
        }
        assert!(counts == [8].into() || counts == [6].into(), "{counts:?}");
    });
}

#[test]
fn c5_2_the_audit_finds_a_missing_guard() {
    let mut scene = Scene::with(3);
    scene.game.holdings[1].guards = 7;
    assert!(scene.game.audit().expect_err("a guard is missing").starts_with("C5.2"));
}

#[test]
fn c5_3_one_owner_and_no_crowd_around_don_and_mama() {
    follow(GAMES, |told, view| {
        assert_eq!(told.fields, view.fields);
        for gang in view.fields.iter().flatten() {
            let (members, with) = (gang.members.len(), |who| gang.members.contains(&who));
            assert!(!with(Member::Don) || members == 1, "{gang:?}");
            assert!(!with(Member::Mama) || members <= 2, "{gang:?}");
            assert!(members > 0 || gang.guards > 0, "{gang:?}");
        }
    });
}

#[test]
fn c5_3_the_audit_finds_a_crowd_and_a_second_owner() {
    let crowd = Scene::with(3).field(1, "bank 1", "don novice");
    assert!(crowd.game.audit().expect_err("the Don is not alone").starts_with("C5.3"));
    let crowd = Scene::with(3).field(1, "bank 1", "mama novice lawyer");
    assert!(crowd.game.audit().expect_err("Mama is crowded").starts_with("C5.3"));
    let two = Scene::with(3).legal(0, "hotel").legal(1, "hotel");
    assert!(two.game.audit().expect_err("two owners").starts_with("C5.3"));
    let nobody = Scene::with(3).field(1, "bank 1", "");
    assert!(nobody.game.audit().expect_err("nobody there").starts_with("C5.3"));
}

#[test]
fn c5_4_cards_are_where_the_reports_say_and_always_56() {
    follow(GAMES, |told, view| {
        assert_eq!((&told.played, told.deck), (&view.played, view.deck));
        let mut all = view.played.len() as u8 + view.deck;
        for (told, family) in told.families.iter().zip(&view.families) {
            assert_eq!((&told.hand, &told.exchanged, &told.face_down), (&family.hand, &family.exchanged, &family.face_down));
            assert_eq!(
                [told.cards, told.exchanged_count, told.face_down_count],
                [family.cards, family.exchanged_count, family.face_down_count]
            );
            all += family.cards + family.exchanged_count + family.face_down_count;
        }
        assert_eq!(all, 56);
    });
}

#[test]
fn c5_4_the_audit_finds_a_missing_card() {
    let mut scene = Scene::with(3).hand(1, "fbi");
    scene.game.holdings[1].hand.remove(Kind::Fbi);
    assert!(scene.game.audit().expect_err("a card is missing").starts_with("C5.4"));
}

#[test]
fn c5_5_every_change_of_money_names_payer_and_payee() {
    follow(GAMES, |told, view| {
        let cash = |view: &crate::View| view.families.iter().map(|family| family.cash).collect::<Vec<_>>();
        assert_eq!(cash(told), cash(view));
        assert!(cash(view).iter().all(|cash| *cash >= 0));
    });
}

#[test]
fn c5_5_the_audit_finds_a_debt() {
    assert!(Scene::with(3).cash(1, -5).game.audit().expect_err("a debt").starts_with("C5.5"));
}

#[test]
fn c5_5_every_viewer_hears_all_that_it_can_see() {
    follow(4 * GAMES, |told, view| assert_eq!(told, view));
}

/// Everything that is paid is paid by whom the rules say.
#[test]
fn c5_5_who_pays_whom_for_what() {
    let mut causes = BTreeSet::new();
    for setup in standard_setups().chain(odd_setups()) {
        for seed in 0..GAMES {
            random_game(&setup, seed, |step| {
                for event in step.events {
                    let Report::Paid { from, to, cause, .. } = event.heard_by(Viewer::Everyone) else { continue };
                    let (from_bank, to_bank) = (from == Party::Bank, to == Party::Bank);
                    let expected = match cause {
                        Cause::Legal(_) | Cause::Income | Cause::Sale => (true, false),
                        Cause::Ransom(_) | Cause::Guards | Cause::Investment => (false, true),
                        Cause::Protection => (false, false),
                    };
                    assert_eq!((from_bank, to_bank), expected, "{cause:?}");
                    let word = format!("{cause:?}");
                    causes.insert(word.split_once('(').map_or(word.clone(), |(word, _)| word.to_owned()));
                }
            });
        }
    }
    assert_eq!(causes.len(), 7, "every cause of a payment: {causes:?}");
}

#[test]
fn c5_5_the_random_games_meet_what_is_rare() {
    let (mut questions, mut moves) = (BTreeSet::new(), BTreeSet::new());
    let mut last_card_choices = 0;
    for setup in standard_setups() {
        for seed in 0..2 * GAMES {
            let end = random_game(&setup, seed, |step| {
                let word = |text: String| text.split(['(', ' ']).next().unwrap_or_default().to_owned();
                questions.extend(step.after.question_now().map(|question| word(format!("{question:?}"))));
                moves.extend(step.mv.map(|mv| word(format!("{mv:?}"))));
                let placing = matches!(step.before.question_now(), Some(Question::Place(_)));
                last_card_choices += usize::from(placing && step.before.is_last_card(0));
            });
            assert!(end.standings().is_some());
        }
    }
    assert_eq!((questions.len(), moves.len()), (10, 14), "{questions:?} {moves:?}");
    assert!(last_card_choices > 0, "somebody chose between equal members");
}
