//! Editions: a file that cannot be played is refused in one line that says what is wrong and where, and every figure counts.

use engine::{EditionFile, Game};

use super::scene::*;
use crate::edition::STANDARD;
use crate::{Edition, Figures};

/// What is said about the standard edition with one thing replaced.
fn error_if(from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "the standard edition has no {from:?}");
    error_of(&STANDARD.replacen(from, to, 1))
}

fn error_of(text: &str) -> String {
    let error = Edition::read(text).expect_err("this edition cannot be played").0;
    assert!(!error.contains(['\n', '\r']), "more than one line: {error:?}");
    assert!(error.starts_with("edition: "), "{error}");
    error
}

/// What is said about the standard edition with figures changed.
fn error_after(change: impl FnOnce(&mut Edition)) -> String {
    let mut edition = Edition::standard().clone();
    change(&mut edition);
    let error = Figures::of(&edition).expect_err("this edition cannot be played");
    let text = toml::to_string(&edition).expect("it can be written");
    assert_eq!(error_of(&text), error.0, "a file is refused like a value");
    error.0
}

/// Whether all of this is said.
#[track_caller]
fn says(error: &str, parts: &[&str]) {
    for part in parts {
        assert!(error.contains(part), "{error:?} does not say {part:?}");
    }
}

/// The number of the first line that contains this.
fn line_of(text: &str, part: &str) -> String {
    let line = text.lines().position(|line| line.contains(part)).expect("it is somewhere");
    format!("line {}:", line + 1)
}

#[test]
fn the_standard_edition_can_be_played_and_survives_a_round_trip() {
    let standard = Edition::standard();
    assert_eq!(Edition::read(STANDARD).as_ref(), Ok(standard));
    let text = toml::to_string(standard).expect("it can be written");
    assert_eq!(Edition::read(&text).as_ref(), Ok(standard));
}

#[test]
fn every_figure_has_an_origin_and_the_lost_ones_are_ours() {
    use engine::Origin;
    let standard = Edition::standard();
    for figure in ["items", "tables.plan", "cards", "quiet_rounds"] {
        assert_eq!(standard.origin(figure), Origin::House, "{figure}");
    }
    for figure in ["hand", "sleep_markers", "money", "tables.pot", "tables.robbies", "gangs.colour"] {
        assert_eq!(standard.origin(figure), Origin::Book, "{figure}");
    }
    assert_eq!(standard.origin("cards.raid"), Origin::Inferred);
    assert_eq!(standard.origin("whatever a host adds"), Origin::House);
    says(&error_if("hand = \"B\"", "hand = \"X\""), &["hand", "X"]);
}

#[test]
fn unknown_and_missing_keys_name_their_line() {
    let text = STANDARD.replacen("hand = 5", "hand = 5\nhandd = 6", 1);
    says(&error_of(&text), &["handd", &line_of(&text, "handd")]);
    let text = STANDARD.replacen("nightcap = 3", "nightcap = \"three\"", 1);
    says(&error_of(&text), &[&line_of(&text, "three")]);
    says(&error_if("quiet_rounds = 10", ""), &["quiet_rounds"]);
    says(&error_if("monopoly = 4_000", ""), &["monopoly"]);
}

#[test]
fn no_toml_at_all() {
    for text in ["", "\n\n", "{ \"name\": \"json\" }", "name = ", "[[[", "\u{0}", "naïve = \u{1f382}", "name = \"open\nhand = 5"]
    {
        error_of(text);
    }
}

#[test]
fn counts_that_are_too_small_or_too_large() {
    for (figure, rule, wrong) in [
        ("hand = 5", "M1.5", ["0", "10", "200"]),
        ("sleep_markers = 18", "M1.5", ["0", "61", "255"]),
        ("nightcap = 3", "M3.7", ["0", "10", "255"]),
        ("quiet_rounds = 10", "M5.2", ["0", "31", "255"]),
        ("register = 2", "M2.3", ["0", "11", "-1"]),
    ] {
        let name = figure.split(' ').next().expect("a figure has a name");
        for number in wrong {
            says(&error_if(figure, &format!("{name} = {number}")), &[name, number, rule]);
        }
    }
    for (figure, right) in [
        ("hand = 5", ["1", "9"]),
        ("sleep_markers = 18", ["1", "60"]),
        ("nightcap = 3", ["1", "9"]),
        ("quiet_rounds = 10", ["1", "30"]),
        ("register = 2", ["1", "10"]),
    ] {
        let name = figure.split(' ').next().expect("a figure has a name");
        for number in right {
            let text = STANDARD.replacen(figure, &format!("{name} = {number}"), 1);
            assert_eq!(Edition::read(&text).err(), None, "{name} = {number}");
        }
    }
}

#[test]
fn numbers_that_do_not_fit() {
    for (from, to) in [("hand = 5", "hand = -1"), ("hand = 5", "hand = 256"), ("boss = 1_000", "boss = 99_999_999_999")] {
        let text = STANDARD.replacen(from, to, 1);
        says(&error_of(&text), &[&line_of(&text, to)]);
    }
}

#[test]
fn money_that_is_negative_or_too_much_and_an_empty_pot() {
    says(&error_if("boss = 1_000", "boss = -1"), &["-1"]);
    says(&error_if("business = 1_000", "business = 1_000_001"), &["1000001"]);
    says(&error_if("monopoly = 4_000", "monopoly = -5"), &["-5"]);
    for table in 0..4 {
        says(&error_after(|edition| edition.tables[table].pot = 0), &["pot", "M1.1"]);
        says(&error_after(|edition| edition.tables[table].pot = -1), &["-1"]);
    }
}

#[test]
fn items_in_the_wrong_number() {
    says(&error_if("items = [", "items = [ \"bare\","), &["items", "31", "thirty", "M1.2"]);
    says(&error_after(|edition| edition.items.truncate(29)), &["29", "M1.2"]);
    for (at, item) in FIXED {
        if matches!(item, Item::Drink | Item::Knife | Item::Revolver) {
            continue;
        }
        says(&error_after(|edition| edition.items[at] = Item::Bare), &[item.word(), "M1.2"]);
        let bare = Edition::standard().items.iter().position(|item| *item == Item::Bare).expect("two are bare");
        says(&error_after(|edition| edition.items[bare] = item), &[item.word(), "M1.2"]);
    }
    let text = STANDARD.replacen("\"register\"", "\"piano\"", 1);
    says(&error_of(&text), &["piano", &line_of(&text, "\"piano\"")]);
}

#[test]
fn a_revolver_at_an_end_of_the_table() {
    for end in [13, 14, 28, 29] {
        says(&error_after(|edition| edition.items[end] = Item::Revolver), &[&end.to_string(), "revolver", "M1.3"]);
    }
}

#[test]
fn too_few_or_too_many_cards() {
    says(&error_after(|edition| edition.cards.r#move += 5), &["65", "M1.4"]);
    // Six hands of five, two more and the Raid.
    let with_total = |hand: u8, total: u8| {
        let mut edition = Edition::standard().clone();
        edition.hand = hand;
        let rest = total - 1;
        edition.cards =
            crate::edition::CardCounts { stab: rest, fire: 0, cake: 0, pass: 0, boom: 0, nightcap: 0, raid: 1, r#move: 0 };
        Figures::of(&edition).map(|_| ())
    };
    says(&with_total(5, 32).expect_err("too few").0, &["32", "33", "M1.4"]);
    assert_eq!((with_total(5, 33), with_total(5, 64)), (Ok(()), Ok(())));
    assert!(with_total(5, 65).is_err());
    says(&with_total(9, 56).expect_err("too few").0, &["56", "57", "M1.4"]);
    assert_eq!(with_total(9, 57), Ok(()));
}

#[test]
fn gangs_that_do_not_fit_round_the_table() {
    says(&error_after(|edition| edition.tables[0].henkies = 6), &["3 gangs of 11", "M1.1"]);
    says(&error_after(|edition| edition.tables[3].jacks = 255), &["6 gangs of 259", "M1.1"]);
}

#[test]
fn plans_that_do_not_fit_their_gangs() {
    for (index, players) in (3..=6).enumerate() {
        let name = format!("{players} players");
        says(&error_after(|edition| edition.tables[index].plan.truncate(29)), &[&name, "29", "M1.6"]);
        says(&error_after(|edition| edition.tables[index].plan.push("-".to_owned())), &[&name, "31", "M1.6"]);
        let boss = Edition::standard().tables[index].plan.iter().position(|text| text == "red boss").expect("red has a Boss");
        says(
            &error_after(|edition| edition.tables[index].plan[boss] = "-".to_owned()),
            &[&name, "red", "boss", "0", "1", "M1.1"],
        );
        for nobody in ["red", "red  boss", "pink boss", "red king", "", "boss red", "Red boss"] {
            let error = error_after(|edition| edition.tables[index].plan[boss] = nobody.to_owned());
            says(&error, &[&name, &format!("{nobody:?}"), &boss.to_string(), "M1.6"]);
        }
    }
    // Purple does not play with five.
    says(&error_after(|edition| edition.tables[2].plan[0] = "purple boss".to_owned()), &["5 players", "purple", "M1.6"]);
}

#[test]
fn gangs_that_cannot_be_told_apart() {
    says(&error_if("colour = \"red\"", "colour = \"yellow\""), &["twice", "M1.1"]);
    says(&error_if("name = \"Rossi\"", "name = \"Gialli\""), &["Gialli", "twice", "M1.1"]);
    says(&error_if("colour = \"red\"", "colour = \"\""), &["one word", "M1.1"]);
    says(&error_if("colour = \"red\"", "colour = \"dark red\""), &["dark red", "one word", "M1.1"]);
    let viola = "    { name = \"Viola\", colour = \"purple\", sign = \"crown\" },\n";
    error_if(viola, "");
}

// Every figure is really used.

#[test]
fn a_set_up_brings_the_host_s_edition_to_the_table() {
    let text = STANDARD.replace("monopoly = 4_000", "monopoly = 4_500");
    let setup = Maffiosi::setup(3, &engine::Options::default(), Some(&text)).expect("a legal edition");
    let game = Maffiosi::begin(&setup, 1).expect("a legal set-up");
    assert_eq!(game.figures().edition.money.monopoly, 4_500);
    assert_ne!(game.figures(), Figures::of(Edition::standard()).expect("legal"));
    assert_eq!(Figures::of(&setup.edition), Ok(game.figures()), "equal editions are one");
    assert!(Maffiosi::setup(3, &engine::Options::default(), Some("hand = 5")).is_err());
    let mut broken = Setup::standard(3);
    broken.edition.hand = 0;
    assert!(Maffiosi::begin(&broken, 1).expect_err("no hand").0.contains("hand"));
}

fn scene() -> Scene {
    Scene::bare(3).henkies(1, &[10]).henkies(2, &[20])
}

#[test]
fn the_sums_of_money_are_used() {
    let scene = scene().figures(|edition| {
        edition.money.boss = 300;
        edition.money.business = 50;
        edition.money.monopoly = 7_000;
        edition.money.register = 3;
    });
    scene.clone().man(0, Role::Boss, 0).turn(0).earned(0, 300);
    scene.clone().henkies(0, &[3]).turn(0).earned(0, 50);
    scene.clone().henkies(0, &[3, 21]).turn(0).earned(0, 7_000);
    scene.man(0, Role::Boss, 1).henkies(0, &[3, 21, 4]).turn(0).earned(0, 3 * 7_350);
}

#[test]
fn the_pots_are_used() {
    for players in 3..=6_usize {
        let pot = 1_000 * players as i32;
        let scene = Scene::bare(players as u8).figures(|edition| edition.tables[players - 3].pot = pot);
        let scene = (1..players).fold(scene, |scene, of| scene.henkies(of, &[8 + of]));
        scene.henkies(0, &[3, 21, 1]).turn(0).earned(0, pot).ended(EndReason::PotEmpty);
    }
}

#[test]
fn the_size_of_a_hand_is_used() {
    for hand in [3, 6] {
        let mut setup = Setup { edition: bare_edition(), ..Setup::standard(4) };
        setup.edition.hand = hand;
        let scene = Scene::start(&setup).dealt();
        assert!((0..4).all(|of| scene.gang(of).cards == hand));
        let scene = scene.idles();
        assert_eq!(scene.gang(0).cards, hand);
    }
}

#[test]
fn the_number_of_quiet_rounds_is_used() {
    let scene = scene().henkies(0, &[0]).figures(|edition| edition.quiet_rounds = 2);
    let scene = (0..5).fold(scene.turn(0), |scene, _| scene.idles());
    scene.asks(2, Question::Play).idles().ended(EndReason::Quiet);
}

#[test]
fn the_markers_of_a_nightcap_and_the_supply_are_used() {
    let scene = scene().henkies(0, &[0]).lay(Item::Drink, &[11, 12, 13]).henkies(1, &[11, 12, 13]).henkies(2, &[5]);
    let scene = scene.figures(|edition| (edition.nightcap, edition.sleep_markers) = (4, 7)).hand(0, &[Card::Nightcap]).turn(0);
    let scene = scene.play("play nightcap").asks(0, Question::Drug { chosen: vec![], left: 4 });
    let scene = ["drug 5", "drug 11", "drug 12", "drug 13"].into_iter().fold(scene, Scene::play);
    assert_eq!(scene.sleepers(&[5, 11, 12, 13]).view().sleep_markers, 3);
}

#[test]
fn the_cards_are_used() {
    let setup = |raid| {
        let mut edition = bare_edition();
        (edition.cards.raid, edition.cards.r#move) = (raid, 15 - raid);
        Setup { edition, ..Setup::standard(3) }
    };
    for raid in [0, 1, 5] {
        let scene = Scene::start(&setup(raid));
        assert_eq!((scene.game.pile.count(Card::Raid), scene.game.pile.count(Card::Move)), (raid, 15 - raid));
    }
}

#[test]
fn the_items_are_used() {
    let scene = || scene().figures(|edition| edition.items.swap(3, 0)).henkies(0, &[0]);
    scene().turn(0).earned(0, 1_000);
    scene().henkies(0, &[3]).turn(0).earned(0, 1_000);
    let knife = Scene::bare(3).lay(Item::Knife, &[0]).henkies(0, &[0]).henkies(1, &[29, 10]).henkies(2, &[20]);
    knife.hand(0, &[Card::Stab]).turn(0).play("play stab").offers(&["stab 29"]);
}

#[test]
fn the_plans_are_used() {
    for players in 3..=6_usize {
        let mut setup = Setup::standard(players as u8);
        let plan = &mut setup.edition.tables[players - 3].plan;
        plan.rotate_left(7);
        let plan = plan.clone();
        let scene = Scene::start(&setup);
        for (at, text) in plan.iter().enumerate() {
            let found = scene.sitting(at).map(|(of, role)| format!("{} {}", setup.edition.gangs[of].colour, role.word()));
            assert_eq!(found.unwrap_or_else(|| "-".to_owned()), *text, "place {at}");
        }
    }
}

#[test]
fn the_gangs_are_used() {
    let mut setup = Setup { seating: Seating::ByHand, ..Setup::standard(4) };
    let table = &mut setup.edition.tables[1];
    (table.robbies, table.jacks, table.henkies) = (0, 0, 1);
    for text in &mut table.plan {
        if text.ends_with("robbie") || text.ends_with("jack") {
            *text = "-".to_owned();
        }
    }
    // One Henkie of each colour is left in the plan.
    for colour in ["yellow", "red", "blue", "green"] {
        let henkie = format!("{colour} henkie");
        table.plan.iter_mut().filter(|text| **text == henkie).skip(1).for_each(|text| "-".clone_into(text));
    }
    let scene = Scene::start(&setup).dealt();
    assert!((0..4).all(|of| scene.gang(of).waiting == [1, 0, 0, 1]));
    setup.seating = Seating::Plan;
    assert_eq!(Scene::start(&setup).game.dinner.occupied().len(), 8);
}
