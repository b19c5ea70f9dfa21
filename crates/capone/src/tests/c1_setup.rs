//! C1: what is in the box and how the table is laid.

use engine::{EditionFile, Game, Options, Origin, Viewer};

use super::dossier;
use super::scene::*;
use crate::edition::Colour;
use crate::{Cards, DECK, Edition};

const TABLES: std::ops::RangeInclusive<u8> = 3..=6;

#[test]
fn c1_1_each_player_begins_with_a_whole_family_and_100() {
    for players in TABLES {
        let scene = Scene::with(players);
        assert_eq!(scene.view().families.len(), players as usize);
        for of in 0..players as usize {
            assert_eq!(
                scene.photo_of(of),
                "don mama right-hand collector lawyer bookkeeper secretary novice 8",
                "eight members and eight guards"
            );
            let family = scene.family(of);
            assert_eq!((family.cash, family.chip, family.park, family.gone), (100, 0, 0, 0));
            assert_eq!(family.harbour, []);
        }
    }
}

#[test]
fn c1_1_three_to_six_play() {
    for players in [0, 1, 2, 7] {
        let error = Capone::setup(players, &Options::default(), None).expect_err("not so many").0;
        assert!(error.contains(&players.to_string()) && !error.contains('\n'), "{error}");
        assert!(Capone::begin(&Setup::standard(players as u8), 1).is_err());
    }
    for players in TABLES {
        let setup = Capone::setup(players as usize, &Options::default(), None).expect("so many can play");
        assert_eq!((setup.clone(), <Capone as Game>::seats(&setup)), (Setup::standard(players), players as usize));
        assert_eq!(Capone::begin(&setup, 1).expect("it can be played").players(), players as usize);
    }
}

#[test]
fn c1_1_six_families_of_our_own_names() {
    let families = &Edition::standard().families;
    for (index, family) in families.iter().enumerate() {
        assert!(!family.name.is_empty() && !family.sign.is_empty());
        for other in &families[..index] {
            assert!(family.name != other.name && family.colour != other.colour && family.sign != other.sign);
        }
    }
    assert_eq!(Edition::standard().origin("families.name"), Origin::House);
}

#[test]
fn c1_1_cash_and_chips_are_open_to_all() {
    let scene = Scene::with(4).cash(2, 345).chip(2, 7).turn(1);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let family = &scene.game.view(viewer).families[2];
        assert_eq!((family.cash, family.chip), (345, 7));
    }
}

#[test]
fn c1_1_the_bank_is_unlimited() {
    let mut scene = Scene::with(3).cash(0, 1_000_000).chip(0, 9);
    for (at, who) in [("bank 1", "don 8"), ("bank 2", "mama right-hand"), ("casino 1", "collector lawyer novice")] {
        scene = scene.field(0, at, who);
    }
    scene.year_ends().told(bank_pays(0, 350, Cause::Income)).earned(0, 350);
}

#[test]
fn c1_2_what_the_members_are_worth() {
    let values = [100, 60, 50, 40, 40, 30, 30, 20];
    for (who, value) in Member::ALL.into_iter().zip(values) {
        let scene = Scene::with(3).field(1, "bank 1", who.word());
        assert_eq!(scene.total_on("bank 1"), value, "{who:?}");
    }
    assert_eq!(Edition::standard().origin("members"), Origin::Summary);
}

#[test]
fn c1_2_a_guard_is_worth_5() {
    for guards in 1..=8 {
        let scene = Scene::with(3).field(1, "bank 1", &guards.to_string());
        assert_eq!(scene.total_on("bank 1"), 5 * guards);
    }
}

#[test]
fn c1_3_the_board() {
    let view = Scene::with(3).view();
    assert_eq!((view.legal.len(), view.fields.len(), view.away.len(), view.prison.len()), (8, 20, 3, 3));
    assert!(view.fields.iter().all(Option::is_none) && view.legal.iter().all(Option::is_none));
    assert!(view.away.iter().chain(&view.prison).all(Option::is_none));
    for of_kind in Kind::illegal() {
        let twins: Vec<Field> = Field::of(of_kind).collect();
        assert_eq!(twins.len(), 2);
        assert!(twins.iter().all(|twin| twin.kind() == of_kind));
        assert_eq!(twins.iter().map(|twin| twin.twin()).collect::<Vec<_>>(), [1, 2]);
    }
    let all: Vec<Field> = Kind::illegal().flat_map(Field::of).collect();
    assert_eq!(all, Field::all().collect::<Vec<_>>(), "every field belongs to one kind");
}

#[test]
fn c1_4_56_cards() {
    let mut scene = Scene::with(3);
    let count = |word: &str| {
        let mut copies = 0;
        scene.game.outcomes(&mut |House::Deal(card), weight| copies += if card == kind(word) { weight } else { 0 });
        copies
    };
    let legal = ["pasta-shop", "laundry", "cinema", "bakery", "garage", "hotel", "florist", "undertaker"];
    let illegal = Kind::illegal().map(Kind::word);
    let copies = legal.map(|word| (word, 1)).into_iter().chain(illegal.map(|word| (word, 4)));
    let actions = [("party", 1), ("barber", 1), ("dinner", 1), ("fbi", 1), ("protection", 1), ("takeover", 1), ("offer", 2)];
    let mut all = 0;
    for (word, copies) in copies.chain(actions) {
        assert_eq!(count(word), copies, "{word}");
        all += copies;
    }
    assert_eq!((all, scene.game.total_weight(), DECK), (56, 56, 56));
    // The house deals each of the 56 with the same chance, and none twice.
    assert_eq!((0..56).filter_map(|drawn| scene.game.outcome_at(drawn)).count(), 56);
    assert_eq!(scene.game.outcome_at(56), None);
    scene = scene.deal("fbi");
    assert!(!scene.outcomes().contains(&"fbi".to_owned()));
    assert_eq!(scene.game.total_weight(), 55);
    assert_eq!(Cards::ALL.len(), 56);
}

#[test]
fn c1_5_the_colour_marks_the_minimum() {
    let rows = [
        (Colour::Green, 15, ["speakeasy", "pawnshop", "still"].as_slice()),
        (Colour::Yellow, 20, &["nightclub", "print-shop", "loan-office"]),
        (Colour::Orange, 25, &["casino", "jeweller"]),
        (Colour::Red, 30, &["gun-shop", "bank"]),
    ];
    let illegal = &Edition::standard().illegal;
    let mut kinds = 0;
    for (colour, minimum, words) in rows {
        for word in words {
            let figures = illegal.of(kind(word)).expect("it is illegal");
            assert_eq!((figures.colour, figures.minimum), (colour, minimum), "{word}");
            kinds += 1;
            // And that is what it takes.
            let guards = (minimum / 5) as u8;
            let enough = Scene::with(3).hand(0, word).turn(0).places(word, &format!("{word} 2"), &guards.to_string());
            assert_eq!(enough.on(&format!("{word} 2")), format!("0: {guards}"));
            let short = Scene::with(3).photo(0, &(guards - 1).to_string()).hand(0, word).turn(0);
            short.refuses(&format!("play {word}"), Refusal::TooLittle("C3.21", minimum), "C3.21");
        }
    }
    assert_eq!(kinds, 10);
    assert_eq!(Edition::standard().origin("illegal.gun-shop"), Origin::Summary);
    assert_eq!(Edition::standard().origin("illegal"), Origin::House);
}

/// The numbers in a rule's text behind some words, up to the next full stop.
fn sums_behind(rule: &str, words: &str) -> Vec<i32> {
    let rules = dossier();
    let (_, text) = rules.iter().find(|(number, _)| *number == rule).expect("there is such a rule");
    let (_, behind) = text.split_once(words).expect("the rule says so");
    let (list, _) = behind.split_once('.').expect("a full stop");
    list.split([':', ' ']).filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn c1_6_the_sums_by_the_position_of_the_chip() {
    let chip = &Edition::standard().chip;
    assert_eq!((chip.pays.len(), chip.protection.len()), (9, 9), "for 1 to 9");
    assert_eq!(chip.pays, sums_behind("C1.6", "Pay by chip position 1-9"));
    assert_eq!(chip.protection, sums_behind("C1.6", "Protection money by the victim's position 1-9"));
    for figure in ["chip.pays", "chip.protection"] {
        assert_eq!(Edition::standard().origin(figure), Origin::House, "{figure}");
    }
}

#[test]
fn c1_6_eight_legal_fields_pay_alike() {
    let legal = ["pasta-shop", "laundry", "cinema", "bakery", "garage", "hotel", "florist", "undertaker"];
    for step in 1..=9_u8 {
        let pay = Edition::standard().chip.pays[step as usize - 1];
        for at in legal {
            let scene = Scene::with(3).chip(0, step).hand(0, at).turn(0).play(&format!("play {at}"));
            scene.told(bank_pays(0, pay, Cause::Legal(kind(at)))).earned(0, pay);
        }
    }
}
