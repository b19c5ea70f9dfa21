//! Editions: a file that cannot be played is refused in one line that says what is wrong and where, and every figure counts.

use engine::{EditionFile, Game, Options};

use super::scene::*;
use super::shadow::edition_with;
use crate::edition::STANDARD;
use crate::{Edition, Figures};

fn error_of(text: &str) -> String {
    let error = Edition::read(text).expect_err("this edition cannot be played").0;
    assert!(!error.contains(['\n', '\r']), "more than one line: {error:?}");
    assert!(error.starts_with("edition: "), "{error}");
    let setup = Capone::setup(3, &Options::default(), Some(text)).expect_err("nor set up").0;
    assert_eq!(setup, error);
    error
}

/// What is said about the standard edition with one thing replaced contains all of this.
#[track_caller]
fn says(from: &str, to: &str, parts: &[&str]) {
    assert!(STANDARD.contains(from), "the standard edition has no {from:?}");
    let error = error_of(&STANDARD.replacen(from, to, 1));
    for part in parts {
        assert!(error.contains(part), "{error:?} does not say {part:?}");
    }
}

/// A table of the standard edition with another line for what the line names.
fn table_with(line: &str) -> Scene {
    let edition = Edition::read(&edition_with(&[line])).expect("it can be played");
    Scene::of(&Setup { edition, ..Setup::standard(3) })
}

#[test]
fn the_standard_edition_can_be_played() {
    assert_eq!(Edition::read(STANDARD).as_ref(), Ok(Edition::standard()));
    assert_eq!(Edition::standard().name, "Amigo 1993");
}

#[test]
fn what_is_written_can_be_read_again() {
    let written = toml::to_string(Edition::standard()).expect("an edition can be written");
    assert_eq!(Edition::read(&written).as_ref(), Ok(Edition::standard()));
    let changed = Edition::read(&edition_with(&["novice = 25", "max_years = 3"])).expect("it can be played");
    assert_ne!(&changed, Edition::standard());
    let written = toml::to_string(&changed).expect("an edition can be written");
    assert_eq!(Edition::read(&written), Ok(changed));
}

#[test]
fn equal_editions_are_one() {
    let standard = Figures::of(Edition::standard()).expect("it can be played");
    let read = Figures::of(&Edition::read(STANDARD).expect("it can be played")).expect("it can be played");
    let other =
        Figures::of(&Edition::read(&edition_with(&["novice = 25"])).expect("it can be played")).expect("it can be played");
    assert_eq!(standard, read);
    assert_ne!(standard, other);
}

#[test]
fn what_is_not_toml_or_not_known() {
    let place = |part: &str| {
        let line = STANDARD.lines().position(|line| line.contains(part)).expect("it is somewhere");
        format!("line {}:", line + 1)
    };
    says("max_years = 15", "max_years = ", &[&place("max_years = 15")]);
    says("max_years = 15", "max_years = \"many\"", &[&place("max_years = 15"), "string"]);
    says("max_years = 15", "max_jears = 15", &["max_jears"]);
    says("max_years = 15", "", &["max_years"]);
    says("max_years = 15", "max_years = 256", &[&place("max_years = 15")]);
    says("novice = 20", "novise = 20", &["novise"]);
    says("novice = 20", "", &["novice"]);
    says("colour = \"green\", minimum", "colour = \"pink\", minimum", &["pink"]);
    says("colour = \"green\", minimum", "minimum", &["colour"]);
    says("gun-shop = {", "gun-chop = {", &["gun-chop"]);
    assert!(!error_of("").is_empty());
    assert!(!error_of("\u{0}").is_empty());
}

#[test]
fn five_families() {
    says("    { name = \"Trescogli\", colour = \"grey\", sign = \"fish\" },\n", "", &["6"]);
}

#[test]
fn figures_out_of_range() {
    says("start_cash = 100", "start_cash = -1", &["start_cash", "-1", "C1.1"]);
    says("start_cash = 100", "start_cash = 1001", &["start_cash", "1001", "1000"]);
    says("max_years = 15", "max_years = 0", &["max_years", "C4.7"]);
    says("max_years = 15", "max_years = 100", &["max_years", "100", "99"]);
    says("few = 5", "few = 0", &["rounds.few", "C2.2"]);
    says("few = 5", "few = 6", &["rounds.few", "6", "5", "C2.2"]);
    says("many = 4", "many = 5", &["rounds.many", "5", "4", "C2.2"]);
    for who in Member::ALL {
        let line = STANDARD.lines().find(|line| line.starts_with(&format!("{} = ", who.word()))).expect("its value");
        says(line, &format!("{} = 0", who.word()), &[&format!("members.{}", who.word()), "C1.2"]);
    }
    says("count = 8", "count = 0", &["guards.count", "C1.1"]);
    says("count = 8", "count = 9", &["guards.count", "9", "8"]);
    says("value = 5", "value = 0", &["guards.value", "C1.2"]);
    says("price = 5", "price = -5", &["guards.price", "C4.3"]);
    says("outbid = 5", "outbid = -1", &["fields.outbid", "C3.23"]);
    says("goal = 10", "goal = 11", &["chip.goal", "11", "C1.1"]);
    says("goal = 10", "goal = 0", &["chip.goal", "0"]);
    says("goal = 10", "goal = 8", &["chip.pays", "9", "7", "C1.6"]);
    says("step = 100", "step = 0", &["chip.step", "C4.5"]);
    says("returns = 50", "returns = 101", &["chip.returns", "101", "100", "C4.5"]);
    says("returns = 50", "returns = -1", &["chip.returns", "-1"]);
    says("max_sell = 1", "max_sell = 11", &["chip.max_sell", "11", "C4.5"]);
    says("protection = [10,", "protection = [", &["chip.protection", "8", "9", "C1.6"]);
    says("protection = [10,", "protection = [-1,", &["chip.protection", "C1.6"]);
    says("protection = [10,", "protection = [1001,", &["chip.protection", "1000"]);
}

#[test]
fn minimums_of_one_colour_that_differ() {
    says(
        "still = { colour = \"green\", minimum = 15 }",
        "still = { colour = \"green\", minimum = 20 }",
        &["still", "green", "15", "C1.5"],
    );
    says(
        "still = { colour = \"green\", minimum = 15 }",
        "still = { colour = \"green\", minimum = 0 }",
        &["illegal.still.minimum", "C1.5"],
    );
}

#[test]
fn an_unknown_origin() {
    says("start_cash = \"B\"", "start_cash = \"X\"", &["start_cash", "X", "B, S, I, H"]);
}

#[test]
fn a_set_up_by_hand_is_checked_too() {
    let mut setup = Setup::standard(3);
    setup.edition.guards.count = 9;
    assert!(Capone::begin(&setup, 1).expect_err("nine guards").0.contains("guards.count"));
    assert!(Capone::begin(&Setup::standard(3), 0).is_err());
    assert!(Capone::begin(&Setup::standard(3), Capone::RULES_VERSION + 1).expect_err("the future").0.contains("newer"));
    assert!(Capone::setup(3, &[("speed", "fast")].into_iter().fold(Options::default(), with), None).is_err(), "no such option");
}

fn with(mut options: Options, (name, value): (&str, &str)) -> Options {
    options.set(&format!("{name}={value}")).expect("an option");
    options
}

#[test]
fn start_cash_and_guards_count() {
    let scene = table_with("start_cash = 250");
    assert_eq!(scene.family(2).cash, 250);
    let scene = table_with("count = 3");
    assert_eq!(scene.family(2).guards, 3);
    table_with("count = 3").hand(0, "still").photo(0, "2").turn(0).refuses(
        "play still",
        Refusal::TooLittle("C3.21", 15),
        "C3.21",
    );
}

#[test]
fn rounds_count() {
    let mut scene = table_with("rounds = { few = 2, many = 1 }");
    for _ in 0..6 {
        scene = scene.awaits_deal();
        let card = scene.outcomes().swap_remove(0);
        scene = scene.deal(&card);
    }
    scene.asks(0, Question::Exchange);
    let edition = Edition::read(&edition_with(&["rounds = { few = 2, many = 1 }"])).expect("it can be played");
    let mut six = Scene::of(&Setup { players: 6, edition });
    for _ in 0..6 {
        let card = six.outcomes().swap_remove(0);
        six = six.deal(&card);
    }
    six.asks(0, Question::Exchange);
}

#[test]
fn the_minimum_counts() {
    // Another minimum for all of the colour.
    let text = STANDARD.replace("minimum = 25", "minimum = 35");
    let edition = Edition::read(&text).expect("it can be played");
    let scene = Scene::of(&Setup { edition, ..Setup::standard(3) }).hand(0, "casino").turn(0);
    let scene = scene.plays(&["play casino", "at casino 1"]).refuses("done", Refusal::TooLittle("C3.21", 35), "C3.21");
    assert_eq!(scene.plays(&["lawyer", "done"]).on("casino 1"), "0: lawyer 0");
}

#[test]
fn the_outbid_counts() {
    let scene =
        table_with("outbid = 15").field(1, "bank 1", "don").hand(0, "bank").turn(0).plays(&["play bank", "at bank 1", "don"]);
    let scene = scene.plays(&["guard", "guard"]).refuses("done", Refusal::TooLittle("C3.23", 115), "C3.23");
    scene.plays(&["guard", "done"]);
}

#[test]
fn member_and_guard_values_count() {
    let scene = table_with("novice = 45").field(1, "bank 1", "novice 1").cash(1, 44);
    assert_eq!(scene.total_on("bank 1"), 50);
    let scene = scene.hand(0, "fbi").turn(0).plays(&["play fbi", "at bank 1"]).asks(1, Question::Turn);
    scene.refuses("buy out novice", Refusal::NotEnoughCash("C3.7"), "C3.7");
    let scene = table_with("value = 7").field(1, "bank 1", "3").cash(1, 0).year_ends();
    scene.earned(1, 21);
    // The cheapest of the last card by other values.
    let scene = table_with("novice = 35").photo(2, "secretary novice 1").last_card("bank").plays(&["play bank", "at bank 1"]);
    scene.told(bank_pays(2, 30, Cause::Income));
}

#[test]
fn the_price_of_guards_counts() {
    let scene = table_with("price = 30").cash(1, 60).park(1, 3).year_ends();
    let scene = scene.refuses("hire back 3", Refusal::NotEnoughCash("C4.3"), "C4.3").play("hire back 2").earned(1, -60);
    assert_eq!(scene.family(1).gone, 1);
    table_with("price = 0").cash(1, 0).park(1, 3).year_ends().play("hire back 3").nobody_paid();
}

#[test]
fn pay_and_protection_count() {
    let scene = table_with("pays = [1, 2, 3, 4, 5, 6, 7, 8, 9]").chip(0, 7).hand(0, "hotel").turn(0).play("play hotel");
    scene.earned(0, 7);
    let scene = table_with("protection = [1, 2, 3, 4, 5, 6, 7, 8, 9]").chip(1, 4).legal(1, "hotel").hand(0, "protection").turn(0);
    scene.plays(&["play protection", "from 1"]).earned(0, 4).earned(1, -4);
    // A field that pays nothing is a payment of nobody.
    let scene =
        table_with("pays = [0, 2, 3, 4, 5, 6, 7, 8, 9]").chip(0, 1).hand(0, "hotel").turn(0).play("play hotel").nobody_paid();
    assert_eq!(scene.on_legal("hotel"), Some(0));
}

#[test]
fn the_chips_figures_count() {
    table_with("step = 70").cash(0, 140).year_ends().play("invest 2").earned(0, -140);
    table_with("returns = 30").cash(0, 0).chip(0, 2).year_ends().play("sell 1").earned(0, 30);
    let two = table_with("max_sell = 2").cash(0, 0).chip(0, 3).year_ends().refuses("sell 3", Refusal::SellsTooMuch, "C4.5");
    assert_eq!(two.play("sell 2").earned(0, 100).family(0).chip, 1);
    table_with("max_sell = 2").cash(0, 0).chip(0, 1).year_ends().refuses("sell 2", Refusal::BelowZero, "C4.5");
    let none = table_with("max_sell = 0").cash(0, 100).chip(0, 3).year_ends().refuses("sell 1", Refusal::SellsTooMuch, "C4.5");
    assert_eq!(none.legal_moves(), ["invest 0", "invest 1"]);
    let skipped = table_with("max_sell = 0").cash(0, 0).chip(0, 3).year_ends().asks(1, Question::Invest);
    assert_eq!(skipped.family(0).chip, 3);
}

#[test]
fn the_goal_counts() {
    let text = edition_with(&["goal = 3", "pays = [10, 20]", "protection = [10, 20]"]);
    let edition = Edition::read(&text).expect("it can be played");
    let scene = Scene::of(&Setup { edition, ..Setup::standard(3) }).cash(0, 900).cash(1, 0).cash(2, 0).year_ends();
    let scene = scene.refuses("invest 4", Refusal::PastGoal, "C4.5").play("invest 3");
    assert_eq!(scene.winners(), [0]);
}

#[test]
fn the_last_year_counts() {
    let scene = table_with("max_years = 2").year(2).year_ends().close_year();
    assert!(scene.game.standings().is_some());
    table_with("max_years = 2").year_ends().close_year().awaits_deal();
}
