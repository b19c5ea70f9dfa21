//! C3.6 and C3.8 to C3.11: action cards. The F.B.I. has a file of its own.

use engine::{Game, Random, Viewer};

use super::by_the_book::{self, Asks, compare, generator, random_scene};
use super::scene::*;
use super::shadow::{odd_setups, random_game, standard_setups};
use crate::Edition;

const AWAY: [&str; 3] = ["party", "barber", "dinner"];

/// It is seat 0's turn and the action card was just played.
fn playing(card: &str, scene: Scene) -> Scene {
    scene.hand(0, card).turn(0).play(&format!("play {card}")).asks(0, Question::Target(kind(card)))
}

/// In random games everything that can be chosen is what the book allows, and so is which cards have an effect.
#[test]
fn c3_6_targets_of_every_card_are_those_of_the_book() {
    let mut met = std::collections::BTreeMap::new();
    for setup in standard_setups().chain(odd_setups()) {
        for seed in 500..504 {
            random_game(&setup, seed, |step| {
                let (game, edition) = (step.after, &setup.edition);
                let view = game.view(Viewer::Everyone);
                let cards_left: u8 = view.families.iter().map(|family| family.cards).sum();
                let mut legal = Vec::new();
                engine::legal_moves(game, &mut legal);
                match view.question {
                    Some(Question::Turn) => {
                        let hand = view.families[view.active.index()].hand.clone().expect("everyone sees it");
                        for card in Kind::ALL {
                            let effect = hand.contains(&card) && by_the_book::has_effect(&view, edition, card, cards_left == 1);
                            assert_eq!(legal.contains(&Move::Play(card)), effect, "{card:?} in {view:?}");
                            assert_eq!(legal.contains(&Move::LayDown(card)), hand.contains(&card));
                        }
                    }
                    Some(Question::Target(card)) => {
                        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
                        assert_eq!(legal, by_the_book::targets(&view, edition, card, cards_left == 0), "{card:?} in {view:?}");
                        *met.entry(card.rule()).or_insert(0) += 1;
                    }
                    Some(Question::Victim(_, field)) => {
                        let there = view.fields[field.index()].clone().expect("somebody is there").members;
                        assert_eq!(legal, there.into_iter().map(Move::Member).collect::<Vec<_>>());
                    }
                    _ => {}
                }
            });
        }
    }
    assert_eq!(met.len(), 6, "every card with targets was played: {met:?}");
}

#[test]
fn c3_6_a_member_goes_out_of_circulation_to_the_cards_own_field() {
    for card in AWAY {
        let scene = playing(card, Scene::with(4).field(2, "bank 1", "mama").field(0, "still 1", "novice"));
        assert_eq!(scene.legal_moves(), ["at bank 1"]);
        let scene = scene.play("at bank 1");
        assert_eq!((scene.on_away(card), scene.on("bank 1").as_str()), (Some((2, Member::Mama)), "free"));
        assert!(AWAY.iter().filter(|other| **other != card).all(|other| scene.on_away(other).is_none()));
        scene.nobody_paid().asks(1, Question::Turn);
    }
}

#[test]
fn c3_6_among_several_the_player_chooses() {
    let scene = playing("barber", Scene::with(3).field(1, "bank 1", "lawyer secretary novice 2")).play("at bank 1");
    let scene = scene.asks(0, Question::Victim(Kind::Barber, field("bank 1")));
    assert_eq!(scene.legal_moves(), ["lawyer", "secretary", "novice"]);
    let scene = scene.refuses("don", Refusal::NotThere("C3.6"), "C3.6").refuses("guard", Refusal::NotNow("C3.6"), "C3.6");
    let scene = scene.play("secretary");
    assert_eq!((scene.on_away("barber"), scene.on("bank 1")), (Some((1, Member::Secretary)), "1: lawyer novice 2".to_owned()));
    scene.asks(1, Question::Turn);
}

#[test]
fn c3_6_not_an_own_member_and_not_from_elsewhere() {
    let scene = Scene::with(3).field(1, "bank 1", "lawyer").field(0, "still 1", "novice").field(2, "casino 1", "6");
    let scene = playing("dinner", scene.away(2, "party", "don"));
    let scene = scene.refuses("at still 1", Refusal::OwnPieces("C3.6"), "C3.6");
    let scene = scene.refuses("at still 2", Refusal::NobodyThere("C3.6"), "C3.6");
    let scene = scene.refuses("at party", Refusal::NotNow("C3.6"), "C3.6");
    scene.refuses("at casino 1", Refusal::OnlyGuards, "C3.11");
}

#[test]
fn c3_6_without_anybody_to_take_it_has_no_effect() {
    let scene = Scene::with(3).field(0, "bank 1", "don").field(1, "bank 2", "6").away(1, "party", "novice").cell(2, 1, "mama");
    for card in ["barber", "dinner"] {
        let scene = scene.clone().hand(0, card).turn(0).refuses(&format!("play {card}"), Refusal::NoTarget("C3.6"), "C3.6");
        scene.play(&format!("lay down {card}")).asks(1, Question::Turn);
    }
}

#[test]
fn c3_6_until_the_years_end_and_without_income() {
    let scene = Scene::with(3).cash(1, 0).field(1, "bank 1", "mama 1").away(1, "party", "don").year_ends();
    let scene = scene.told(bank_pays(1, 65, Cause::Income));
    assert_eq!(scene.on_away("party"), None);
    assert!(scene.family(1).photo.contains(&Member::Don), "home again");
    scene.earned(1, 65);
}

#[test]
fn c3_8_the_victim_pays_by_its_own_chip() {
    for step in 1..=9_u8 {
        let amount = Edition::standard().chip.protection[step as usize - 1];
        let scene = playing("protection", Scene::with(4).chip(0, 9).chip(2, step).legal(2, "hotel").cash(2, 500));
        let scene = scene.play("from 2");
        let (from, to) = (Party::Seat(seat(2)), Party::Seat(seat(0)));
        let scene = scene.told(Report::Paid { from, to, amount, cause: Cause::Protection });
        assert_eq!(scene.on_legal("hotel"), Some(2), "the guard stays");
        scene.earned(0, amount).earned(2, -amount).earned(1, 0).earned(3, 0).asks(1, Question::Turn);
    }
}

#[test]
fn c3_8_one_other_player_with_a_piece_on_a_legal_field() {
    let scene = Scene::with(5).chip(0, 2).chip(1, 3).chip(3, 5).legal(0, "cinema").legal(1, "hotel").legal(1, "garage");
    let scene = playing("protection", scene.legal(3, "bakery").field(2, "bank 1", "6"));
    assert_eq!(scene.legal_moves(), ["from 1", "from 3"], "two fields are one victim");
    let scene = scene.refuses("from 0", Refusal::OwnPieces("C3.8"), "C3.8");
    let scene = scene.refuses("from 2", Refusal::NoLegalPiece, "C3.8").refuses("from 4", Refusal::NoLegalPiece, "C3.8");
    scene.play("from 1").earned(1, -30).earned(0, 30);
}

#[test]
fn c3_8_at_most_what_the_victim_has() {
    let scene = |cash| playing("protection", Scene::with(3).chip(2, 9).legal(2, "hotel").cash(2, cash)).play("from 2");
    scene(90).earned(2, -90).earned(0, 90);
    scene(89).earned(2, -89).earned(0, 89);
    scene(0).nobody_paid().asks(1, Question::Turn);
}

#[test]
fn c3_8_without_such_a_player_it_has_no_effect() {
    let scene = Scene::with(3).chip(0, 3).legal(0, "hotel").field(1, "bank 1", "don").hand(0, "protection").turn(0);
    scene.refuses("play protection", Refusal::NoTarget("C3.8"), "C3.8").offers("lay down protection");
}

#[test]
fn c3_9_pieces_of_exactly_the_same_total_replace_anothers_field() {
    let scene = playing("takeover", Scene::with(3).field(1, "bank 1", "mama novice 2")).play("at bank 1");
    let scene = scene.asks(0, Question::TakeOver(field("bank 1"))).plays(&["right-hand", "collector"]);
    // 90 is made, nothing is left to choose, and so it is done.
    assert_eq!((scene.on("bank 1").as_str(), scene.total_on("bank 1")), ("0: right-hand collector 0", 90));
    assert_eq!((scene.harbour_of(1), scene.family(1).park), (vec![Member::Mama, Member::Novice], 2));
    scene.nobody_paid().asks(1, Question::Turn);
}

#[test]
fn c3_9_neither_more_nor_less() {
    let scene = playing("takeover", Scene::with(3).field(1, "bank 1", "bookkeeper 1")).play("at bank 1");
    let scene = scene.refuses("done", Refusal::CannotMatch, "C3.9").refuses("lawyer", Refusal::CannotMatch, "C3.9");
    let scene = scene.play("novice").refuses("done", Refusal::CannotMatch, "C3.9").plays(&["guard", "guard"]);
    let scene = scene.refuses("done", Refusal::CannotMatch, "C3.9").play("guard");
    assert_eq!(scene.on("bank 1"), "0: novice 3");
}

#[test]
fn c3_9_the_minimum_is_not_asked() {
    let scene = playing("takeover", Scene::with(3).field(1, "bank 1", "1")).plays(&["at bank 1", "guard"]);
    assert_eq!((scene.on("bank 1").as_str(), scene.family(1).park), ("0: 1", 1));
}

#[test]
fn c3_9_a_total_that_cannot_be_made_cannot_be_chosen() {
    let scene = Scene::with(4).field(1, "bank 1", "don 4").field(2, "bank 2", "novice").field(3, "still 1", "novice 1");
    let scene = playing("takeover", scene.photo(0, "mama bookkeeper secretary 4"));
    assert_eq!(
        scene.legal_moves(),
        ["at bank 2"],
        "20 are four guards; 25 is too many of them, and for 120 three would stand with Mama"
    );
    let scene = scene.refuses("at bank 1", Refusal::CannotMatch, "C3.9").refuses("at still 1", Refusal::CannotMatch, "C3.9");
    scene.refuses("at still 2", Refusal::NobodyThere("C3.9"), "C3.9");
    let none = Scene::with(3).field(1, "bank 1", "don").photo(0, "mama bookkeeper secretary").hand(0, "takeover").turn(0);
    none.refuses("play takeover", Refusal::NoTarget("C3.9"), "C3.9").offers("lay down takeover");
}

#[test]
fn c3_9_only_anothers_illegal_field() {
    let scene =
        Scene::with(3).field(0, "bank 1", "don").field(1, "bank 2", "novice").away(1, "party", "lawyer").legal(2, "hotel");
    let scene = playing("takeover", scene);
    assert_eq!(scene.legal_moves(), ["at bank 2"]);
    scene.refuses("at bank 1", Refusal::OwnPieces("C3.9"), "C3.9").refuses("at party", Refusal::NotNow("C3.9"), "C3.9");
}

#[test]
fn c3_9_what_is_offered_is_what_the_book_allows() {
    let mut chosen = 0;
    for (setup, seed) in standard_setups().chain(odd_setups()).zip(200..) {
        let mut random = generator(seed);
        for _ in 0..1_000 {
            let kinds: Vec<Kind> = Kind::illegal().collect();
            let of_kind = *random.pick(&kinds);
            let active = random.below(u32::from(setup.players)) as usize;
            let scene = random_scene(&setup, of_kind, active, &mut random).hand(active, "takeover").turn(active);
            chosen += compare(&scene, Kind::Takeover, Asks::SameTotal);
        }
    }
    assert!(chosen > 1_000, "{chosen} fields could be taken over");
}

#[test]
fn c3_10_all_pieces_on_one_illegal_field() {
    let scene = Scene::with(3).field(1, "bank 1", "lawyer secretary 2").field(1, "bank 2", "mama").field(0, "still 1", "3");
    let scene = playing("offer", scene);
    assert_eq!(scene.legal_moves(), ["at bank 1", "at bank 2"]);
    let scene = scene.refuses("at still 1", Refusal::OwnPieces("C3.10"), "C3.10");
    let scene = scene.refuses("at still 2", Refusal::NobodyThere("C3.10"), "C3.10").play("at bank 1");
    assert_eq!((scene.on("bank 1").as_str(), scene.on("bank 2").as_str()), ("free", "1: mama 0"));
    assert_eq!(scene.harbour_of(1), [Member::Lawyer, Member::Secretary]);
    assert_eq!((scene.family(1).park, scene.family(1).guards), (2, 6));
    scene.nobody_paid().asks(1, Question::Turn);
}

#[test]
fn c3_10_guards_alone_can_be_removed_too() {
    let scene = playing("offer", Scene::with(3).field(2, "bank 1", "6")).play("at bank 1");
    assert_eq!((scene.on("bank 1").as_str(), scene.family(2).park), ("free", 6));
}

#[test]
fn c3_10_or_an_out_of_circulation_field() {
    let scene = playing("offer", Scene::with(3).away(1, "barber", "don").away(0, "dinner", "mama"));
    assert_eq!(scene.legal_moves(), ["at barber"]);
    let scene = scene.refuses("at dinner", Refusal::OwnPieces("C3.10"), "C3.10");
    let scene = scene.refuses("at party", Refusal::NobodyThere("C3.10"), "C3.10").play("at barber");
    assert_eq!((scene.on_away("barber"), scene.harbour_of(1)), (None, vec![Member::Don]));
    scene.asks(1, Question::Turn);
}

#[test]
fn c3_10_neither_prison_nor_legal_fields() {
    let scene = Scene::with(3).cell(1, 1, "don").legal(1, "hotel").chip(1, 2).hand(0, "offer").turn(0);
    scene.refuses("play offer", Refusal::NoTarget("C3.10"), "C3.10").offers("lay down offer");
}

#[test]
fn c3_10_both_offers_can_be_made_in_one_year() {
    let scene = Scene::with(3).field(2, "bank 1", "6").field(2, "bank 2", "novice").hand(0, "offer").hand(1, "offer").turn(0);
    let scene = scene.plays(&["play offer", "at bank 2", "play offer", "at bank 1"]);
    assert_eq!((scene.harbour_of(2), scene.family(2).park), (vec![Member::Novice], 6));
}

#[test]
fn c3_11_pieces_left_behind_stay_even_below_the_minimum() {
    let scene = |card| playing(card, Scene::with(3).cash(1, 0).field(1, "bank 1", "mama 1")).play("at bank 1");
    for card in ["party", "fbi"] {
        let scene = scene(card);
        assert_eq!((scene.on("bank 1").as_str(), scene.total_on("bank 1")), ("1: 1", 5));
    }
    // And they earn.
    Scene::with(3).field(1, "bank 1", "1").year_ends().told(bank_pays(1, 5, Cause::Income));
}

#[test]
fn c3_11_a_field_left_empty_is_free() {
    for card in ["party", "fbi", "offer"] {
        let scene = playing(card, Scene::with(3).cash(1, 0).field(1, "bank 1", "novice").hand(1, "bank")).play("at bank 1");
        assert_eq!(scene.on("bank 1"), "free");
        // The next one needs the minimum and nothing more.
        assert_eq!(scene.places("bank", "bank 1", "6").on("bank 1"), "1: 6");
    }
}

#[test]
fn c3_11_guards_cannot_be_taken() {
    let scene = Scene::with(3).field(1, "bank 1", "8").field(2, "bank 2", "novice");
    for card in ["party", "fbi"] {
        let scene = playing(card, scene.clone()).refuses("at bank 1", Refusal::OnlyGuards, "C3.11");
        assert_eq!(scene.legal_moves(), ["at bank 2"]);
    }
}
