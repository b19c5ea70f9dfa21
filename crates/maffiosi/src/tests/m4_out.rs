//! M4: who is out.

use engine::{Game, Seen, Shown, SplitMix, Turn, Viewer};

use super::scene::*;

/// Seat 1 has one man left, beside a Jack of seat 0, opposite his Robbie, at a drink, asleep, with the own cake before him.
/// Two others have men far away.
fn last_man() -> Scene {
    let scene = Scene::bare(4).man(0, Role::Jack, 6).man(0, Role::Robbie, 22).man(1, Role::Boss, 5).asleep(&[5]);
    let scene = scene.henkies(2, &[12, 16]).henkies(3, &[14]).cake(2, 4).cake(1, 18).money(1, 7_000);
    let hand = [Card::Fire, Card::Stab, Card::Boom, Card::Nightcap, Card::Move];
    scene.hand(0, &hand).hand(1, &[Card::Raid, Card::Pass, Card::Pass, Card::Move, Card::Cake]).turn(0)
}

const WAYS: [(&[&str], Cause); 4] = [
    (&["play stab", "stab 5"], Cause::Knife),
    (&["play fire", "fire 5"], Cause::Bullet),
    (&["play boom", "boom cake of 2"], Cause::Cake),
    (&["play nightcap", "drug 5"], Cause::Nightcap),
];

/// Seat 1 goes out in one of the four ways.
fn out_by(way: &[&str]) -> Scene {
    way.iter().fold(last_man(), |scene, mv| scene.play(mv))
}

#[test]
fn m4_1_out_at_once_with_the_hand_to_the_discards_and_the_money_kept() {
    let hand = Cards::NONE.with(Card::Raid, 1).with(Card::Pass, 2).with(Card::Move, 1).with(Card::Cake, 1);
    for (way, by) in WAYS {
        let scene = out_by(way).told(Report::Out { seat: seat(1), hand: Some(hand) }).told(Report::Killed {
            seat: seat(1),
            role: Role::Boss,
            place: place(5),
            by,
        });
        let gang = scene.gang(1);
        assert_eq!((gang.out, gang.cards, gang.money, gang.alive), (true, 0, 7_000, [0; 4]));
        for card in Card::ALL {
            let played = u8::from(scene.view().discards.count(card) > hand.count(card));
            assert_eq!(scene.view().discards.count(card), hand.count(card) + played, "{card:?}");
        }
        assert_eq!(scene.view().discards.total(), 6, "the hand and the card that was played");
        assert_eq!(scene.view().removed, Cards::NONE, "a Raid in that hand stays in the game");
        assert_eq!(scene.view().sleep_markers, 18);
        // The one who did it goes on.
        scene.asks(0, Question::Further);
    }
}

#[test]
fn m4_1_everybody_sees_the_hand_that_goes_to_the_discards() {
    let scene = out_by(WAYS[0].0);
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(3)), Viewer::Seat(seat(1))] {
        assert!(scene.game.view(viewer).discards.contains(Card::Raid), "{viewer}");
    }
}

#[test]
fn m4_1_who_is_out_has_no_turn_any_more() {
    for (way, _) in WAYS {
        let scene = out_by(way).rest_of_turn().asks(2, Question::Play).idles().asks(3, Question::Play);
        scene.idles().asks(0, Question::Play).idles().asks(2, Question::Play);
    }
}

#[test]
fn m4_1_a_cake_left_on_the_table_stays_and_never_explodes_by_itself() {
    let mut scene = out_by(WAYS[0].0).rest_of_turn();
    for _ in 0..6 {
        assert_eq!(scene.cake_of(1), Some(18));
        scene = scene.idles().not_told(|report| matches!(report, Report::Exploded { owner, .. } if owner.index() == 1));
    }
}

#[test]
fn m4_1_others_may_pass_it_on() {
    let scene = Scene::bare(4).henkies(0, &[0]).henkies(2, &[12]).henkies(3, &[20]).cake(1, 18).hand(0, &[Card::Pass]).turn(0);
    assert!(scene.gang(1).out);
    let scene = scene.play("play pass").offers(&["pass cake of 1 clockwise", "pass cake of 1 counter-clockwise"]);
    assert_eq!(scene.play("pass cake of 1 clockwise").cake_of(1), Some(20));
}

#[test]
fn m4_1_others_may_set_it_off_and_then_it_leaves_the_game() {
    let scene = Scene::bare(4).henkies(0, &[0]).henkies(2, &[12, 19]).henkies(3, &[20]).cake(1, 18).hand(0, &[Card::Boom]);
    let scene = scene.turn(0).play("play boom").play("boom cake of 1").killed(&[19], Cause::Cake);
    let scene = scene.told(Report::Exploded { owner: seat(1), place: place(18), gone: true });
    assert_eq!(scene.cake_of(1), None);
}

#[test]
fn m4_1_it_takes_up_its_place_as_before() {
    let scene = Scene::bare(4).henkies(0, &[0]).henkies(2, &[12]).henkies(3, &[20]).cake(1, 18).hand(0, &[Card::Cake]).turn(0);
    scene.play("play cake").refuses("cake 18", Refusal::HasCake, "M3.4");
}

// In the own turn.

#[test]
fn m4_1_out_by_the_own_cake_skips_the_rest_of_the_turn() {
    let scene = Scene::bare(4).man(0, Role::Boss, 4).henkies(1, &[10]).man(2, Role::Boss, 12).henkies(3, &[20]).cake(0, 5);
    let scene = scene.hand(0, &[Card::Stab, Card::Move]).turn(0).killed(&[4], Cause::Cake).earned(0, 0);
    let hand = Cards::NONE.with(Card::Stab, 1).with(Card::Move, 1);
    let scene = scene.told(Report::Out { seat: seat(0), hand: Some(hand) }).told(Report::TurnBegan { seat: seat(1) });
    let scene = scene.asks(1, Question::Play).not_told(|report| matches!(report, Report::Drew { .. }));
    assert_eq!((scene.gang(0).cards, scene.view().discards), (0, hand));
    let scene = scene.told(Report::Exploded { owner: seat(0), place: place(5), gone: false });
    assert_eq!(scene.cake_of(0), None);
}

#[test]
fn m4_1_out_one_after_the_other_by_own_cakes_in_one_breath() {
    let scene = Scene::bare(4).henkies(0, &[4]).henkies(1, &[10]).henkies(2, &[15]).henkies(3, &[20]);
    let scene = scene.cake(0, 4).cake(1, 10).turn(0).killed(&[4, 10], Cause::Cake).asks(2, Question::Play);
    assert_eq!([0, 1, 2, 3].map(|of| scene.gang(of).out), [true, true, false, false]);
}

#[test]
fn m4_1_out_by_a_ka_boom_of_one_s_own_skips_the_rest_of_the_turn() {
    let scene = Scene::bare(4).henkies(0, &[4]).henkies(1, &[10]).henkies(2, &[15]).henkies(3, &[20]).cake(1, 3);
    let scene = scene.hand(0, &[Card::Boom, Card::Move]).turn(0).play("play boom").play("boom cake of 1");
    let scene = scene.killed(&[4], Cause::Cake).asks(1, Question::Play);
    let scene = scene.not_told(|report| matches!(report, Report::Drew { .. }));
    let all = Cards::NONE.with(Card::Boom, 1).with(Card::Move, 1);
    assert_eq!((scene.view().discards, scene.gang(0).cards), (all, 0));
}

#[test]
fn m4_1_out_by_a_nightcap_of_one_s_own_skips_the_rest_of_the_turn() {
    let scene = Scene::bare(4).henkies(0, &[5]).asleep(&[5]).henkies(1, &[18]).henkies(2, &[15]).henkies(3, &[20]);
    let scene = scene.hand(0, &[Card::Nightcap, Card::Move]).turn(0).play("play nightcap").play("drug 5").play("drug 18");
    let scene = scene.killed(&[5], Cause::Nightcap).asks(1, Question::Play).sleepers(&[18]);
    assert!(scene.gang(0).out);
}

#[test]
fn m4_1_two_can_go_out_together() {
    let scene = Scene::bare(4).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[11]).henkies(3, &[20]).cake(3, 10);
    let scene = scene.hand(0, &[Card::Boom]).turn(0).play("play boom").play("boom cake of 3").killed(&[10, 11], Cause::Cake);
    assert!(scene.gang(1).out && scene.gang(2).out);
    scene.rest_of_turn().asks(3, Question::Play);
}

#[test]
fn m4_1_one_man_left_is_not_out() {
    for role in Role::ALL {
        let scene = Scene::bare(3).man(0, Role::Jack, 9).henkies(1, &[10]).man(1, role, 20).henkies(2, &[12]);
        let scene = scene.hand(0, &[Card::Stab]).turn(0).play("play stab").play("stab 10");
        assert!(!scene.gang(1).out, "{role:?}");
        scene.rest_of_turn().asks(1, Question::Play);
    }
}

#[test]
fn m4_1_the_discards_of_one_who_is_out_are_shuffled_in_with_the_others() {
    let scene = Scene::bare(3).man(0, Role::Jack, 9).henkies(1, &[10]).henkies(2, &[12]).henkies(0, &[20]);
    let scene = scene.hand(0, &[Card::Stab, Card::Stab, Card::Stab, Card::Stab, Card::Stab]);
    let scene = scene.hand(1, &[Card::Fire, Card::Pass]).hand(2, &[Card::Cake]).pile(&[Card::Boom]).turn(0);
    let scene = scene.play("play stab").play("stab 10").rest_of_turn().told(Report::Reshuffled { cards: 3 });
    let made = Cards::NONE.with(Card::Stab, 1).with(Card::Fire, 1).with(Card::Pass, 1);
    assert_eq!(scene.game.pile, made);
    assert_eq!(scene.game.turn(), Turn::Seat(seat(2)));
}

/// Whoever drafts such a move does not know the hand, and is not told a made-up one.
#[test]
fn finding_19_a_draft_that_puts_somebody_out_says_that_the_hand_is_unknown() {
    let hand = Cards::NONE.with(Card::Raid, 1).with(Card::Pass, 2).with(Card::Move, 1).with(Card::Cake, 1);
    for (way, _) in WAYS {
        let (scene, mut shown) = (last_man(), Vec::new());
        for world in 0..20 {
            let mut draft = Seen::new(&scene.game, seat(0)).draft(&mut SplitMix::new(world));
            let mut reports = Vec::new();
            for mv in way {
                reports.extend(draft.add(read(mv)).expect("it is legal").into_iter().map(Shown::into_inner));
            }
            assert!(reports.contains(&Report::Out { seat: seat(1), hand: None }), "{reports:?}");
            let view = draft.preview().into_inner();
            assert_eq!((view.discards_unknown, view.discards.total()), (5, 1), "only the card that was played is known");
            shown.push((reports, view));
        }
        assert!(shown.windows(2).all(|two| two[0] == two[1]), "the same whatever is imagined");
        // When it happens, everybody sees the hand.
        let done = out_by(way).told(Report::Out { seat: seat(1), hand: Some(hand) });
        assert_eq!((done.view().discards_unknown, done.view().discards.total()), (0, 6));
    }
}
