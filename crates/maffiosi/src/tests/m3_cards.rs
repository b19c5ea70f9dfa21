//! M3.1: playing, discarding and drawing cards. The cards themselves are in the files beside this one.

use engine::{Action, Game, Refuse, Viewer};

use super::scene::*;
use super::shadow::{random_game, setups};

/// A table for three at which every card can be played by seat 0: a Jack beside an opponent, a Robbie opposite one, cakes,
/// a man at a drink.
fn table() -> Scene {
    let scene = Scene::bare(3).man(0, Role::Jack, 9).man(0, Role::Robbie, 27);
    scene.henkies(1, &[0, 5, 10]).henkies(2, &[20, 12]).cake(1, 23).cake(2, 24)
}

/// How a card is played to its end at that table.
fn rest_of(card: Card) -> Vec<&'static str> {
    match card {
        Card::Stab => vec!["stab 10"],
        Card::Fire => vec!["fire 0"],
        Card::Cake => vec!["cake 15"],
        Card::Pass => vec!["pass cake of 1 counter-clockwise"],
        Card::Boom => vec!["boom cake of 1"],
        Card::Nightcap => vec!["drug 5"],
        Card::Raid => vec!["choose robbie", "sit 0", "sit 1", "sit 2", "sit 3", "sit 4", "sit 5", "sit 6"],
        Card::Move => vec!["move 9", "to 19"],
    }
}

fn play_out(scene: Scene, card: Card) -> Scene {
    let scene = scene.play(&format!("play {}", card.word()));
    let scene = scene.told(Report::Played { seat: seat(0), card });
    rest_of(card).into_iter().fold(scene, Scene::play)
}

#[test]
fn m3_1_one_card_then_a_move_if_wanted() {
    for card in Card::ALL {
        let hand = [card, Card::Move, Card::Cake, Card::Stab, Card::Fire];
        let scene = play_out(table().hand(0, &hand).turn(0), card).asks(0, Question::Further);
        let scene = scene.offers(&["play move", "end turn"]);
        for other in Card::ALL.into_iter().filter(|other| *other != Card::Move) {
            let word = other.word();
            let refused = scene.clone().refuses(&format!("play {word}"), Refusal::OnlyMoveFollows, "M3.1");
            refused.refuses(&format!("discard {word}"), Refusal::HasPlayed, "M3.1");
        }
        // Not wanted: one card is drawn.
        let scene_without = scene.clone().play("end turn").awaits_draw_of(0).draws(Card::Cake);
        assert_eq!((scene_without.gang(0).cards, scene_without.game.active), (5, seat(1)));
        // Wanted: two cards are drawn, and there is no third card.
        let scene = scene.play("play move").asks(0, Question::From);
        let from = scene.legal().swap_remove(0);
        let scene = scene.play(&from);
        let to = scene.legal().pop().expect("a place is free");
        let scene = scene.play(&to).awaits_draw_of(0).refuses("play move", Refusal::NotNow("M3.1"), "M3.1");
        assert_eq!(scene.gang(0).cards, 3);
        let scene = scene.draws(Card::Cake).awaits_draw_of(0).draws(Card::Cake).asks(1, Question::Play);
        assert_eq!(scene.gang(0).cards, 5);
    }
}

#[test]
fn m3_1_two_moves_are_allowed_of_two_men_or_of_one() {
    let scene = table().hand(0, &[Card::Move, Card::Move, Card::Move, Card::Stab, Card::Stab]).turn(0);
    let scene = scene.play("play move").play("move 9").play("to 19").asks(0, Question::Further).play("play move");
    let scene = scene.offers(&["move 19", "move 27"]);
    let two = scene.clone().play("move 27").play("to 9").awaits_draw_of(0);
    assert_eq!(two.places_of(0), [9, 19]);
    let one = scene.play("move 19").play("to 9").awaits_draw_of(0);
    assert_eq!(one.places_of(0), [9, 27], "he may even go back");
    assert_eq!(one.gang(0).cards, 3, "a third Move is not played");
}

#[test]
fn m3_1_a_move_before_another_card_is_refused() {
    let scene = table().hand(0, &[Card::Move, Card::Stab, Card::Fire]).turn(0);
    let scene = scene.play("play move").refuses("play stab", Refusal::NotNow("M3.9"), "M3.9").play("move 27").play("to 15");
    let scene = scene.asks(0, Question::Further).offers(&["end turn"]);
    let scene = scene.refuses("play stab", Refusal::OnlyMoveFollows, "M3.1");
    scene.refuses("play move", Refusal::NotInHand(Card::Move), "M3.1").refuses("discard fire", Refusal::HasPlayed, "M3.1");
}

#[test]
fn m3_1_a_card_that_is_not_in_hand_can_neither_be_played_nor_discarded() {
    for card in Card::ALL {
        let others: Vec<Card> = Card::ALL.into_iter().filter(|other| *other != card).collect();
        let scene = table().hand(0, &others[..5]).turn(0);
        let scene = scene.refuses(&format!("play {}", card.word()), Refusal::NotInHand(card), "M3.1");
        scene.refuses(&format!("discard {}", card.word()), Refusal::NotInHand(card), "M3.1");
    }
}

#[test]
fn m3_1_whoever_will_not_play_discards_any_one_card_and_no_move_follows() {
    for card in Card::ALL {
        let hand = [card, Card::Move, Card::Cake, Card::Stab, Card::Fire];
        let scene = table().hand(0, &hand).turn(0).play(&format!("discard {}", card.word()));
        let scene = scene.told(Report::Discarded { seat: seat(0), card }).awaits_draw_of(0);
        assert_eq!((scene.view().discards, scene.gang(0).cards), (Cards::NONE.with(card, 1), 4));
        assert_eq!(scene.view().removed, Cards::NONE, "a discarded Raid stays in the game");
        let scene = scene.refuses("play move", Refusal::NotNow("M3.1"), "M3.1").draws(Card::Pass).asks(1, Question::Play);
        assert!(scene.gang(0).hand.is_some_and(|hand| hand.contains(Card::Pass)));
    }
}

#[test]
fn m3_1_the_turn_cannot_end_without_a_card() {
    table().hand(0, &[Card::Stab]).turn(0).refuses("end turn", Refusal::NotNow("M3.1"), "M3.1");
}

#[test]
fn m3_1_a_card_without_effect_can_only_be_discarded() {
    // An own man in a corner alone: nobody to stab or shoot, no cakes, no drinkers; he sleeps.
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).asleep(&[0]);
    let useless = [Card::Stab, Card::Fire, Card::Pass, Card::Boom, Card::Nightcap, Card::Move];
    let scene = scene.hand(0, &useless).turn(0);
    let discards: Vec<String> = useless.iter().map(|card| format!("discard {}", card.word())).collect();
    assert_eq!(scene.legal(), discards);
    for card in useless {
        let refused = scene.clone().refuses(&format!("play {}", card.word()), Refusal::NoEffect(card), card.rule());
        refused.play(&format!("discard {}", card.word()));
    }
}

#[test]
fn m3_1_order_cake_and_raid_always_have_an_effect_when_the_cake_is_at_home() {
    let scene = Scene::bare(3).henkies(0, &[0]).henkies(1, &[10]).henkies(2, &[20]).asleep(&[0]);
    let scene = scene.hand(0, &[Card::Cake, Card::Raid]).turn(0);
    scene.offers(&["play cake", "play raid", "discard cake", "discard raid"]);
}

#[test]
fn m3_1_who_could_not_move_anybody_is_not_asked_for_a_move() {
    // All three gangs of ten fill the table (M1.1), so there is no free place until somebody dies.
    let full = (0..30).fold(Scene::bare(3), |scene, at| scene.man(at % 3, Role::Henkie, at));
    let scene = full.hand(0, &[Card::Cake, Card::Move, Card::Nightcap]).turn(0);
    let scene = scene.refuses("play move", Refusal::NoEffect(Card::Move), "M3.9");
    scene.play("play cake").play("cake 9").awaits_draw_of(0);
    // Nor who has drugged the only own man who was awake.
    let scene = Scene::bare(3).henkies(0, &[5]).henkies(1, &[10]).henkies(2, &[20]).hand(0, &[Card::Nightcap, Card::Move]);
    scene.turn(0).play("play nightcap").play("drug 5").awaits_draw_of(0);
}

#[test]
fn m3_1_whether_a_move_is_in_hand_does_not_show() {
    for hand in [[Card::Cake, Card::Move], [Card::Cake, Card::Stab]] {
        let scene = table().hand(0, &hand).turn(0).play("play cake").play("cake 15").asks(0, Question::Further);
        let view = scene.game.view(Viewer::Seat(seat(1)));
        assert_eq!((view.question, view.gangs[0].cards), (Some(Question::Further), 1));
    }
}

#[test]
fn m3_1_every_move_that_is_not_legal_is_refused_by_a_rule_of_the_question() {
    for setup in setups() {
        for seed in 200..203 {
            random_game(&setup, seed, |step| {
                let rules: &[&str] = match step.after.question_now() {
                    Some(Question::Choose { after_raid } | Question::Sit { after_raid, .. }) => {
                        if after_raid {
                            &["M3.8"]
                        } else {
                            &["M1.6"]
                        }
                    }
                    Some(Question::Play) => &["M3.1", "M3.2", "M3.3", "M3.4", "M3.5", "M3.6", "M3.7", "M3.8", "M3.9"],
                    Some(Question::Stab) => &["M3.2"],
                    Some(Question::Fire) => &["M3.3"],
                    Some(Question::Cake) => &["M3.4"],
                    Some(Question::Pass) => &["M3.5"],
                    Some(Question::Boom) => &["M3.6"],
                    Some(Question::Drug { .. }) => &["M3.7"],
                    Some(Question::From) => &["M3.7", "M3.9"],
                    Some(Question::To { .. }) => &["M3.9"],
                    Some(Question::Further) => &["M3.1", "M3.9"],
                    None => &["M1.5", "M1.6", "M3.1", "M5.1"],
                };
                let mut legal = Vec::new();
                engine::legal_moves(step.after, &mut legal);
                for mv in (0..Move::COUNT).filter_map(Move::from_number) {
                    match engine::check(step.after, mv) {
                        Ok(()) => assert!(legal.contains(&mv), "{mv}"),
                        Err(why) => assert!(!legal.contains(&mv) && rules.contains(&why.rule()), "{mv}: {why:?}"),
                    }
                }
            });
        }
    }
}

// Drawing.

#[test]
fn m3_1_drawing_back_to_five() {
    let scene = table().hand(0, &[Card::Stab]).turn(0).play("discard stab");
    let scene = (0..4).fold(scene, |scene, drawn| {
        let scene = scene.awaits_draw_of(0).draws(Card::Move);
        assert_eq!(scene.gang(0).cards, drawn + 1);
        scene
    });
    let scene = scene.draws(Card::Cake).asks(1, Question::Play);
    assert_eq!(scene.gang(0).cards, 5);
}

#[test]
fn m3_1_a_draw_is_seen_by_the_drawer_only_and_a_played_card_by_all() {
    let scene = table().hand(0, &[Card::Stab, Card::Move]).turn(0).play("discard stab");
    let house = House::Card(Card::Cake);
    for (viewer, sees) in [
        (Viewer::Seat(seat(0)), true),
        (Viewer::Seat(seat(1)), false),
        (Viewer::Seat(seat(2)), false),
        (Viewer::Spectator, false),
        (Viewer::Everyone, true),
    ] {
        assert_eq!(scene.game.house_seen_by(house, viewer), sees.then_some(house), "{viewer}");
        let event = crate::Event::Drew { seat: seat(0), card: Card::Cake };
        let report = Report::Drew { seat: seat(0), card: sees.then_some(Card::Cake) };
        assert_eq!(Maffiosi::event_seen_by(&event, viewer), Some(report), "{viewer}");
        let view = scene.game.view(viewer);
        assert_eq!(view.discards, Cards::NONE.with(Card::Stab, 1), "the discards lie face up");
        assert_eq!(view.gangs[0].hand.is_some(), sees, "{viewer}");
        assert_eq!(scene.game.move_seen_by(seat(0), Move::Play(Card::Stab), viewer), Some(Move::Play(Card::Stab)));
    }
}

#[test]
fn m3_1_nobody_is_told_the_order_of_the_pile_and_every_card_of_it_may_come() {
    let scene = table().hand(0, &[Card::Stab]).pile(&[Card::Move, Card::Cake, Card::Cake]);
    let scene = scene.hand_from_removed(1, &[Card::Fire]).hand_from_removed(2, &[Card::Fire]).turn(0).play("discard stab");
    let mut outcomes = Vec::new();
    scene.game.outcomes(&mut |house, weight| outcomes.push((house, weight)));
    assert_eq!(outcomes, [(House::Card(Card::Cake), 2), (House::Card(Card::Move), 1)]);
    let drawn: Vec<_> = (0..scene.game.total_weight()).filter_map(|number| scene.game.outcome_at(number)).collect();
    assert_eq!(drawn, [House::Card(Card::Cake), House::Card(Card::Cake), House::Card(Card::Move)]);
    assert_eq!(scene.game.view(Viewer::Seat(seat(0))).pile, 3);
}

/// Seat 0 is to play with four cards besides, and the pile is about to run out; the discards hold two Fires.
fn last_cards(pile: &[Card]) -> Scene {
    let scene = table().hand(0, &[Card::Cake, Card::Move, Card::Pass, Card::Pass, Card::Pass]);
    let scene = scene.hand(1, &[Card::Stab]).hand(2, &[Card::Stab]).discards(&[Card::Fire, Card::Fire]);
    scene.pile(pile).turn(0)
}

#[test]
fn m3_1_the_last_card_of_the_pile_makes_the_discards_the_new_pile_at_once_with_this_turn_s_cards() {
    let scene = last_cards(&[Card::Boom]).play("play cake").play("cake 15").play("end turn");
    assert_eq!((scene.view().pile, scene.view().discards.total()), (1, 3), "not before it is taken");
    let scene = scene.draws(Card::Boom).told(Report::Reshuffled { cards: 3 }).asks(1, Question::Play);
    let made = Cards::NONE.with(Card::Fire, 2).with(Card::Cake, 1);
    assert_eq!((scene.game.pile, scene.view().pile_made_of, scene.view().discards), (made, made, Cards::NONE));
}

#[test]
fn m3_1_the_second_card_may_come_from_the_new_pile_even_the_one_just_played() {
    let scene = last_cards(&[Card::Boom]).play("play cake").play("cake 15");
    let scene = scene.play("play move").play("move 9").play("to 19");
    let scene = scene.draws(Card::Boom).told(Report::Reshuffled { cards: 4 }).awaits_draw_of(0);
    let scene = scene.draws(Card::Move).asks(1, Question::Play);
    assert!(scene.gang(0).hand.is_some_and(|hand| hand.contains(Card::Move)));
    assert_eq!(scene.view().pile, 3);
}

#[test]
fn m3_1_with_two_cards_in_the_pile_one_draw_does_not_reshuffle() {
    let scene = last_cards(&[Card::Boom, Card::Boom]).play("discard pass").draws(Card::Boom);
    let scene = scene.not_told(|report| matches!(report, Report::Reshuffled { .. }));
    assert_eq!((scene.view().pile, scene.view().discards.total()), (1, 3));
}

#[test]
fn m3_1_the_discards_are_face_up_but_the_new_pile_is_not() {
    let scene = last_cards(&[Card::Boom]).play("discard cake").draws(Card::Boom);
    let view = scene.game.view(Viewer::Seat(seat(1)));
    // What it was made of everybody saw; the order nobody knows.
    assert_eq!((view.pile, view.discards.total(), view.pile_made_of.total()), (3, 0, 3));
}
