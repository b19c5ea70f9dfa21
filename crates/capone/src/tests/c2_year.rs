//! C2: a year, its cards and its turns.

use engine::{Game, Seat, Turn, Viewer};

use super::scene::*;
use super::shadow::{random_game, standard_setups};

/// Hands of three players.
const HANDS: [&str; 3] = [
    "speakeasy speakeasy bank offer fbi",
    "pawnshop still casino jeweller party",
    "nightclub nightclub nightclub print-shop takeover",
];

fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
}

#[test]
fn c2_1_five_rounds_or_four_with_six_players() {
    for (players, rounds) in [(3, 5), (4, 5), (5, 5), (6, 4)] {
        let mut scene = Scene::with(players);
        for _ in 0..rounds * players {
            scene = scene.awaits_deal();
            let card = scene.outcomes().swap_remove(0);
            scene = scene.deal(&card);
        }
        scene = scene.asks(0, Question::Exchange);
        assert!((0..players as usize).all(|of| scene.family(of).cards == rounds));
        for of in 0..players as usize {
            scene = scene.asks(of, Question::Exchange).play("done");
        }
        for _ in 0..rounds {
            for of in 0..players as usize {
                scene = scene.asks(of, Question::Turn);
                assert!(scene.family(of).cards > 0);
                let lay_down = scene.legal_like("lay down").swap_remove(0);
                scene = scene.play(&lay_down);
            }
        }
        scene.told(Report::YearEnded { year: 1 });
    }
}

#[test]
fn c2_1_seat_0_starts_and_each_year_the_next_to_the_left() {
    for players in 3..=6 {
        let mut scene = Scene::with(players);
        for year in 1..=8 {
            let starter = (year as usize - 1) % players as usize;
            let card = scene.outcomes().swap_remove(0);
            scene = scene.deal(&card).told(Report::YearBegan { year, starter: seat(starter) });
            assert_eq!((scene.game.year(), scene.view().starter, scene.family(starter).cards), (year, seat(starter), 1));
            scene = scene.hands_back().year_ends().close_year().awaits_deal();
        }
    }
}

#[test]
fn c2_1_in_every_year_the_cards_are_played_in_turn_from_the_starter() {
    for setup in standard_setups() {
        let (players, rounds) = (setup.players as usize, if setup.players == 6 { 4 } else { 5 });
        let mut years = 0;
        let mut turns: Vec<Seat> = Vec::new();
        random_game(&setup, 7, |step| {
            for event in step.events {
                match event.heard_by(Viewer::Everyone) {
                    Report::Played { seat, .. } | Report::LaidDown { seat, .. } => turns.push(seat),
                    Report::YearEnded { .. } => {
                        let starter = seat(years % players);
                        let expected: Vec<Seat> = (0..rounds).flat_map(|_| starter.clockwise(players)).collect();
                        assert_eq!(turns, expected);
                        turns.clear();
                        years += 1;
                    }
                    _ => {}
                }
            }
        });
        assert!(years > 3);
    }
}

#[test]
fn c2_2_all_56_cards_are_shuffled_every_year() {
    let mut scene = Scene::with(3).dealt(&HANDS).plays(&["exchange fbi", "done"]).deal("dinner").play("done").play("done");
    scene = scene.plays(&["play bank", "at bank 1", "don", "done"]);
    while let Some(lay_down) = scene.legal_like("lay down").first() {
        scene = scene.play(lay_down);
    }
    let ended = scene.close_year().awaits_deal();
    assert_eq!((ended.view().played, ended.view().deck), (vec![Kind::Bank], 40), "they still lie there");
    // Played, laid down, exchanged and undealt cards come together.
    assert_eq!((ended.game.total_weight(), ended.outcomes().len()), (56, 25));
    let begun = ended.deal("bank");
    assert_eq!((begun.view().deck, begun.view().played.len()), (55, 0));
    let cards = |of: usize| (begun.family(of).cards, begun.family(of).face_down_count, begun.family(of).exchanged_count);
    assert_eq!([0, 1, 2].map(cards), [(0, 0, 0), (1, 0, 0), (0, 0, 0)]);
}

#[test]
fn c2_2_cards_are_dealt_one_each_from_the_starter() {
    let mut scene = Scene::with(4).starter(2);
    for of in [2, 3, 0, 1, 2, 3, 0, 1] {
        let card = scene.outcomes().swap_remove(0);
        scene = scene.deal(&card).told(Report::Dealt { seat: seat(of), card: Some(kind(&card)) });
    }
    assert_eq!([0, 1, 2, 3].map(|of| scene.family(of).cards), [2; 4]);
}

#[test]
fn c2_2_each_may_once_exchange_any_number() {
    let scene = Scene::with(3).dealt(&HANDS).asks(0, Question::Exchange);
    assert_eq!(
        scene.legal_moves(),
        ["exchange speakeasy", "exchange bank", "exchange fbi", "exchange offer", "done"],
        "any card in hand, or no more"
    );
    // Three of them, in any order, the same kind twice.
    let scene = scene.plays(&["exchange offer", "exchange speakeasy", "exchange speakeasy"]);
    let scene = scene.refuses("exchange speakeasy", Refusal::NotInHand("C2.2"), "C2.2").play("done");
    let scene = scene.told(Report::ExchangeEnded { seat: seat(0), count: 3 }).awaits_deal();
    assert!(!scene.outcomes().is_empty());
    let scene = scene.deal("offer").awaits_deal().deal("bank").awaits_deal().deal("bank");
    assert_eq!(scene.family(0).hand.as_deref(), Some([Kind::Bank, Kind::Bank, Kind::Bank, Kind::Fbi, Kind::Offer].as_slice()));
    // The next one is asked: new cards cannot be exchanged again.
    let scene = scene.asks(1, Question::Exchange).play("done").told(Report::ExchangeEnded { seat: seat(1), count: 0 });
    // A whole hand needs no "done".
    let whole = ["nightclub", "nightclub", "nightclub", "print-shop", "takeover"].map(|card| format!("exchange {card}"));
    let scene = scene.asks(2, Question::Exchange).plays(&whole.each_ref().map(String::as_str));
    let scene = scene.told(Report::ExchangeEnded { seat: seat(2), count: 5 }).awaits_deal();
    let scene = ["garage", "hotel", "laundry", "bakery", "cinema"].into_iter().fold(scene, Scene::deal);
    scene.asks(0, Question::Turn);
}

#[test]
fn c2_2_exchanged_cards_leave_the_deck_of_the_year() {
    let scene = Scene::with(3).dealt(&HANDS).plays(&["exchange fbi", "exchange offer", "done"]);
    assert!(!scene.outcomes().contains(&"fbi".to_owned()), "what was exchanged is not dealt again");
    assert!(scene.outcomes().contains(&"offer".to_owned()), "the other offer is still there");
    assert_eq!((scene.view().deck, scene.game.total_weight()), (56 - 15, 56 - 15));
    let scene = scene.deal("offer").deal("barber").play("done");
    assert!(scene.family(0).exchanged_count == 2 && scene.view().deck == 56 - 17);
    let scene = scene.plays(&["exchange print-shop", "done"]);
    for gone in ["fbi", "offer", "barber"] {
        assert!(!scene.outcomes().contains(&gone.to_owned()), "{gone}");
    }
}

#[test]
fn c2_2_the_exchange_goes_round_from_the_starter() {
    for players in 3..=6_u8 {
        for starter in 0..players as usize {
            let mut scene = Scene::with(players).starter(starter);
            scene.game.active = seat(starter);
            while scene.game.turn() == Turn::House {
                let card = scene.outcomes().swap_remove(0);
                scene = scene.deal(&card);
            }
            for turn in 0..players as usize {
                scene = scene.asks((starter + turn) % players as usize, Question::Exchange).play("done");
            }
            scene.asks(starter, Question::Turn);
        }
    }
}

#[test]
fn c2_2_nothing_else_happens_while_cards_are_exchanged() {
    let scene = Scene::with(3).cell(2, 0, "novice").dealt(&HANDS);
    let scene = scene.refuses("play speakeasy", Refusal::NotNow("C2.2"), "C2.2");
    let scene = scene.refuses("buy out novice", Refusal::NotNow("C2.2"), "C2.2");
    scene.refuses("exchange still", Refusal::NotInHand("C2.2"), "C2.2");
}

#[test]
fn c2_2_only_the_owner_knows_what_is_dealt_and_exchanged() {
    let dealing = Scene::with(3);
    let house = House::Deal(Kind::Fbi);
    let dealt = dealing.clone().deal("fbi");
    let exchanging = dealing.dealt(&HANDS);
    let exchanged = exchanging.clone().play("exchange fbi");
    for viewer in viewers(3) {
        let owner = viewer == Viewer::Seat(seat(0));
        let card = owner.then_some(Kind::Fbi);
        assert!(dealt.reports_for(viewer).contains(&Report::Dealt { seat: seat(0), card }));
        assert_eq!(Scene::with(3).game.house_seen_by(house, viewer), owner.then_some(house));
        let family = &dealt.game.view(viewer).families[0];
        assert_eq!((family.cards, family.hand.clone()), (1, owner.then(|| vec![Kind::Fbi])));

        assert_eq!(exchanged.reports_for(viewer), [Report::Exchanged { seat: seat(0), card }]);
        let mv = mv("exchange fbi");
        assert_eq!(exchanging.game.move_seen_by(seat(0), mv, viewer), owner.then_some(mv));
        let family = &exchanged.game.view(viewer).families[0];
        assert_eq!((family.exchanged_count, family.exchanged.clone()), (1, owner.then(|| vec![Kind::Fbi])));
    }
}

#[test]
fn c2_2_a_new_card_is_seen_by_its_owner_alone() {
    let scene = Scene::with(3).dealt(&HANDS).play("done").plays(&["exchange party", "done"]);
    for viewer in viewers(3) {
        let seen = scene.game.house_seen_by(House::Deal(Kind::Barber), viewer).is_some();
        assert_eq!(seen, viewer == Viewer::Seat(seat(1)), "{viewer}");
    }
}

#[test]
fn c2_3_one_card_in_turn() {
    let scene = Scene::with(3).hand(0, "bank").turn(0).asks(0, Question::Turn).play("lay down bank").asks(1, Question::Turn);
    let scene = scene.refuses("play bank", Refusal::NotInHand("C2.3"), "C2.3");
    scene.refuses("lay down bank", Refusal::NotInHand("C2.3"), "C2.3");
}

#[test]
fn c2_3_after_the_last_seat_comes_the_first() {
    for players in 3..=6_u8 {
        let last = players as usize - 1;
        let scene = Scene::with(players).hand(last, "fbi").starter(last - 1).turn(last);
        scene.play("lay down fbi").asks(0, Question::Turn);
    }
}

#[test]
fn c2_3_every_card_may_be_played_without_effect() {
    for card in Kind::ALL {
        let scene = Scene::with(3).chip(0, 5).field(1, "bank 1", "novice").hand(0, card.word()).turn(0);
        let scene = scene.play(&format!("lay down {}", card.word())).nobody_paid().asks(1, Question::Turn);
        assert_eq!(scene.reports(), [Report::LaidDown { seat: seat(0), card: Some(card) }]);
        assert_eq!((scene.on("bank 1").as_str(), scene.family(0).guards), ("1: novice 0", 8));
    }
}

#[test]
fn c2_3_without_effect_means_face_down() {
    let before = Scene::with(3).hand(1, "takeover").turn(1);
    let lay_down = mv("lay down takeover");
    let after = before.clone().play("lay down takeover");
    for viewer in viewers(3) {
        let owner = viewer == Viewer::Seat(seat(1));
        let card = owner.then_some(Kind::Takeover);
        assert_eq!(after.reports_for(viewer), [Report::LaidDown { seat: seat(1), card }]);
        assert_eq!(before.game.move_seen_by(seat(1), lay_down, viewer), owner.then_some(lay_down));
        let view = after.game.view(viewer);
        assert_eq!(view.families[1].face_down_count, 1);
        assert_eq!(view.families[1].face_down, owner.then(|| vec![Kind::Takeover]));
        assert!(!view.played.contains(&Kind::Takeover));
    }
}

#[test]
fn c2_3_a_card_with_effect_is_seen_by_all() {
    let before = Scene::with(3).chip(1, 1).hand(1, "hotel").turn(1);
    let after = before.clone().play("play hotel");
    for viewer in viewers(3) {
        assert!(after.reports_for(viewer).contains(&Report::Played { seat: seat(1), card: Kind::Hotel }));
        assert_eq!(before.game.move_seen_by(seat(1), mv("play hotel"), viewer), Some(mv("play hotel")));
        assert_eq!(after.game.view(viewer).played, [Kind::Hotel]);
    }
}

#[test]
fn c2_3_hands_stay_secret_all_through_the_game() {
    for setup in standard_setups() {
        let players = setup.players as usize;
        random_game(&setup, 3, |step| {
            for viewer in viewers(players) {
                let view = step.after.view(viewer);
                for (of, family) in Seat::all(players).zip(&view.families) {
                    let known = viewer == Viewer::Seat(of);
                    let shown = [family.hand.is_some(), family.exchanged.is_some(), family.face_down.is_some()];
                    assert_eq!(shown, [known; 3]);
                }
            }
        });
    }
}

#[test]
fn c2_3_a_year_is_over_when_hands_are_empty() {
    let scene = Scene::with(3).starter(1).last_card("offer").asks(0, Question::Turn).play("lay down offer");
    scene.told(Report::YearEnded { year: 1 });
}

#[test]
fn c2_4_nobody_is_eliminated() {
    let bare = |card: &str| Scene::with(3).photo(0, "").cash(0, 0).chip(0, 3).hand(0, card).turn(0).asks(0, Question::Turn);
    // Action cards as usual.
    let victims = |scene: Scene| scene.field(1, "bank 1", "don").legal(2, "hotel");
    for (card, at) in [("party", "at bank 1"), ("fbi", "at bank 1"), ("offer", "at bank 1"), ("protection", "from 2")] {
        victims(bare(card)).cash(2, 0).cash(1, 0).chip(2, 1).plays(&[&format!("play {card}"), at]).asks(1, Question::Turn);
    }
    // Others without effect.
    let bank = bare("bank").refuses("play bank", Refusal::TooLittle("C3.21", 30), "C3.21");
    bank.play("lay down bank").asks(1, Question::Turn);
    let hotel = bare("hotel").refuses("play hotel", Refusal::NoGuard("C3.1"), "C3.1");
    hotel.play("lay down hotel").asks(1, Question::Turn);
    victims(bare("takeover")).refuses("play takeover", Refusal::NoTarget("C3.9"), "C3.9").offers("lay down takeover");
}

#[test]
fn c2_4_whoever_has_nothing_is_dealt_cards_all_the_same() {
    let mut scene = Scene::with(3).photo(1, "").cash(1, 0).year_ends().close_year();
    while scene.game.turn() == Turn::House {
        let card = scene.outcomes().swap_remove(0);
        scene = scene.deal(&card);
    }
    scene.asks(1, Question::Exchange);
}
