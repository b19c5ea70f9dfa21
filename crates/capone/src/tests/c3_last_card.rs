//! C3.5: the very last card of a year.

use engine::{Game, Random, Turn};

use super::by_the_book::{Asks, compare, generator, random_scene};
use super::scene::*;
use super::shadow::{odd_setups, standard_setups};

/// Seat 2 of three plays the very last card of the year.
const LAST: usize = 2;

/// The photo of the one who plays the last card, and what is on the fields. The year's end brings all home, so the reports
/// tell what was set.
fn set_by(scene: &Scene) -> String {
    let (mut members, mut guards) = (Vec::new(), 0);
    for report in scene.reports() {
        match report {
            Report::MemberMoved { seat, member, from: Spot::Photo, to: Spot::Field(_) } if seat.index() == LAST => {
                members.push(member);
            }
            Report::GuardsMoved { seat, count, from: Spot::Photo, to: Spot::Field(_) } if seat.index() == LAST => guards += count,
            _ => {}
        }
    }
    written(members, guards)
}

/// Nobody can move a chip, so that the next year follows at once.
fn poor() -> Scene {
    Scene::with(3).cash(0, 0).cash(1, 0).cash(2, 0)
}

#[test]
fn c3_5_as_few_guards_as_reach_the_minimum() {
    for (card, guards) in [("still", 3), ("nightclub", 4), ("casino", 5), ("bank", 6)] {
        let scene = poor().last_card(card).play(&format!("play {card}"));
        assert_eq!(scene.legal_moves(), [format!("at {card} 1"), format!("at {card} 2")], "the field is free to choose");
        let scene = scene.play(&format!("at {card} 2"));
        assert_eq!(set_by(&scene), guards.to_string());
        scene.told(Report::YearEnded { year: 1 }).told(bank_pays(LAST, 5 * guards, Cause::Income)).earned(LAST, 5 * guards);
    }
}

#[test]
fn c3_5_exactly_all_guards() {
    let scene = poor().photo(LAST, "novice 5").last_card("casino").plays(&["play casino", "at casino 1"]);
    assert_eq!(set_by(&scene), "5");
}

#[test]
fn c3_5_as_few_guards_as_oust_another() {
    let scene = poor().field(0, "casino 1", "novice 2").last_card("casino").plays(&["play casino", "at casino 1"]);
    assert_eq!(set_by(&scene), "7");
    assert_eq!((scene.harbour_of(0), scene.family(0).gone), (vec![Member::Novice], 2));
    // Below the minimum it is the minimum that counts.
    let scene = poor().field(0, "casino 1", "1").last_card("casino").plays(&["play casino", "at casino 1"]);
    assert_eq!(set_by(&scene), "5");
}

#[test]
fn c3_5_if_guards_do_not_suffice_the_cheapest_member_who_reaches_it_with_them() {
    let playing = |photo: &str| poor().photo(LAST, photo).last_card("bank").plays(&["play bank", "at bank 1"]);
    // 30 are needed: the novice and two of four guards.
    assert_eq!(set_by(&playing("don mama secretary novice 4")), "novice 2");
    assert_eq!(set_by(&playing("don mama secretary novice 2")), "novice 2");
    // With one guard the novice falls short; the next one needs none.
    assert_eq!(set_by(&playing("don mama secretary novice 1")), "secretary 0");
    // Mama and the Don too, if they are the cheapest.
    assert_eq!(set_by(&playing("don mama 5")), "mama 0");
    assert_eq!(set_by(&playing("don 5")), "don 0");
}

#[test]
fn c3_5_the_cheapest_member_against_another() {
    // 60 + 5 are needed.
    let playing =
        |photo: &str| poor().field(0, "bank 1", "mama").photo(LAST, photo).last_card("bank").plays(&["play bank", "at bank 1"]);
    assert_eq!(set_by(&playing("don right-hand secretary 4")), "right-hand 3");
    assert_eq!(set_by(&playing("don right-hand secretary 7")), "secretary 7");
    assert_eq!(set_by(&playing("don right-hand 2")), "don 0");
}

#[test]
fn c3_5_two_members_are_never_set() {
    // 45 would be reached by two, but not by one with guards.
    let scene = poor().field(0, "bank 1", "collector").field(1, "bank 2", "collector").photo(LAST, "secretary novice 2");
    let scene = scene.last_card("bank").refuses("play bank", Refusal::LastCard, "C3.5");
    let scene = scene.play("lay down bank").told(Report::YearEnded { year: 1 });
    assert_eq!(scene.photo_of(LAST), "secretary novice 2");
    // With another field in reach the card can be played there.
    let scene = poor().field(0, "bank 1", "collector").photo(LAST, "secretary novice 2").last_card("bank").play("play bank");
    let scene = scene.refuses("at bank 1", Refusal::LastCard, "C3.5");
    assert_eq!(scene.legal_moves(), ["at bank 2"]);
}

#[test]
fn c3_5_otherwise_without_effect() {
    let scene = poor().photo(LAST, "novice 1").last_card("bank");
    let scene = scene.refuses("play bank", Refusal::TooLittle("C3.21", 30), "C3.21");
    assert_eq!(scene.legal_moves(), ["lay down bank"]);
    scene.play("lay down bank").told(Report::YearEnded { year: 1 }).awaits_deal();
}

#[test]
fn c3_5_on_an_own_field_one_guard() {
    let scene = poor().field(LAST, "bank 1", "mama novice").last_card("bank").plays(&["play bank", "at bank 1"]);
    assert_eq!(set_by(&scene), "1");
    scene.told(bank_pays(LAST, 85, Cause::Income));
}

#[test]
fn c3_5_on_an_own_field_without_guards_the_cheapest_member_whom_c3_3_allows() {
    let playing = |standing: &str, photo: &str| {
        poor().field(LAST, "bank 1", standing).field(0, "bank 2", "don 8").photo(LAST, photo).last_card("bank")
    };
    let set = |standing, photo| set_by(&playing(standing, photo).plays(&["play bank", "at bank 1"]));
    assert_eq!(set("right-hand", "don mama lawyer novice 0"), "novice 0");
    assert_eq!(set("right-hand", "don mama 0"), "mama 0");
    assert_eq!(set("mama", "don lawyer"), "lawyer 0");
    assert_eq!(set("6", "don"), "don 0");
    let _: Scene = playing("don", "novice 0").refuses("play bank", Refusal::DonAlone, "C3.3");
    let _: Scene = playing("mama lawyer", "novice 0").refuses("play bank", Refusal::MamaCrowded, "C3.3");
    let _: Scene = playing("right-hand lawyer", "mama 0").refuses("play bank", Refusal::MamaCrowded, "C3.3");
    let _: Scene = playing("right-hand", "don 0").refuses("play bank", Refusal::DonAlone, "C3.3");
}

/// C3.22 asks for the minimum on an own field too, so one guard is not always enough there.
#[test]
fn c3_5_on_an_own_field_below_the_minimum_as_few_as_reach_it() {
    let playing =
        |photo: &str| poor().field(LAST, "bank 1", "1").photo(LAST, photo).last_card("bank").plays(&["play bank", "at bank 1"]);
    assert_eq!(set_by(&playing("don novice 7")), "5");
    assert_eq!(set_by(&playing("don novice 4")), "novice 1");
    assert_eq!(set_by(&playing("don novice 0")), "don 0");
}

#[test]
fn c3_5_between_equal_members_the_owner_chooses() {
    let scene = poor().photo(LAST, "mama bookkeeper secretary 1").field(0, "bank 1", "secretary");
    let scene = scene.last_card("bank").plays(&["play bank", "at bank 1"]).asks(LAST, Question::Place(field("bank 1")));
    assert_eq!(scene.legal_moves(), ["bookkeeper", "secretary"]);
    let scene = scene.refuses("mama", Refusal::LastCard, "C3.5").refuses("guard", Refusal::LastCard, "C3.5");
    let scene = scene.refuses("done", Refusal::LastCard, "C3.5");
    for who in ["bookkeeper", "secretary"] {
        let scene = scene.clone().play(who).told(Report::YearEnded { year: 1 });
        assert_eq!(set_by(&scene), format!("{who} 1"), "the guards that it takes follow by themselves");
    }
}

#[test]
fn c3_5_playing_without_effect_stays_allowed() {
    let scene = poor().last_card("bank");
    assert_eq!(scene.legal_moves(), ["play bank", "lay down bank"]);
    scene.play("lay down bank").nobody_paid();
}

#[test]
fn c3_5_action_cards_are_not_limited() {
    let takeover = poor().field(0, "bank 1", "right-hand lawyer").last_card("takeover").plays(&["play takeover", "at bank 1"]);
    let takeover = takeover.asks(LAST, Question::TakeOver(field("bank 1"))).offers("right-hand").plays(&["mama", "secretary"]);
    assert_eq!(set_by(&takeover.told(bank_pays(LAST, 90, Cause::Income))), "mama secretary 0");
    let party = poor().field(0, "bank 1", "right-hand lawyer").last_card("party").plays(&["play party", "at bank 1"]);
    party.asks(LAST, Question::Victim(Kind::Party, field("bank 1"))).play("right-hand").told(bank_pays(0, 40, Cause::Income));
}

#[test]
fn c3_5_a_legal_card_is_not_limited() {
    poor().chip(LAST, 1).last_card("hotel").play("play hotel").told(Report::YearEnded { year: 1 });
}

/// The very last card of all, not everybody's last card.
#[test]
fn c3_5_means_the_last_card_of_all() {
    for players in 3..=6 {
        for active in 0..players as usize {
            // All before the active one have no card left, the others one each.
            let cards = ["bank", "bank", "bank", "still", "still", "still"];
            let scene = (active..players as usize).fold(Scene::with(players), |scene, of| scene.hand(of, cards[of]));
            let (card, at) = (cards[active], format!("{} 1", cards[active]));
            let scene = scene.turn_as_it_is(active).plays(&[&format!("play {card}"), &format!("at {at}")]);
            if active + 1 == players as usize {
                scene.told(Report::YearEnded { year: 1 });
            } else {
                scene.asks(active, Question::Place(field(&at))).plays(&["don", "done"]).asks(active + 1, Question::Turn);
            }
        }
    }
}

/// In the round before the last, the last seat is as free as all.
#[test]
fn c3_5_is_not_for_the_last_seat_in_other_rounds() {
    let scene = Scene::with(3).starter(1).hand(0, "bank still").hand(1, "bank").hand(2, "bank").turn_as_it_is(0);
    let scene = scene.plays(&["play bank", "at bank 1", "don", "done"]);
    assert_eq!(scene.on("bank 1"), "0: don 0");
    scene.asks(1, Question::Turn);
}

#[test]
fn c3_5_a_member_bought_out_before_the_card_counts() {
    let scene = poor().cash(LAST, 20).cell(2, LAST, "novice").photo(LAST, "2").last_card("bank");
    let scene = scene.refuses("play bank", Refusal::TooLittle("C3.21", 30), "C3.21");
    let scene = scene.play("buy out novice").plays(&["play bank", "at bank 1"]);
    assert_eq!(set_by(&scene), "novice 2");
}

#[test]
fn c3_5_what_is_offered_is_what_the_book_allows() {
    let mut chosen = 0;
    for (setup, seed) in standard_setups().chain(odd_setups()).zip(100..) {
        let mut random = generator(seed);
        for _ in 0..2_000 {
            let kinds: Vec<Kind> = Kind::illegal().collect();
            let of_kind = *random.pick(&kinds);
            let active = random.below(u32::from(setup.players)) as usize;
            let starter = (active + 1) % setup.players as usize;
            let scene = random_scene(&setup, of_kind, active, &mut random).starter(starter).last_card(of_kind.word());
            assert_eq!(scene.game.turn(), Turn::Seat(seat(active)));
            chosen += compare(&scene, of_kind, Asks::Fewest);
        }
    }
    assert!(chosen > 8_000, "{chosen} fields could be chosen");
}
