//! Editions: a file that cannot be played is refused in one line that says what is wrong and where.

use engine::{EditionFile, FairSetup, Game, Header, Record, Seed};

use super::shadow::edition_with;
use crate::edition::STANDARD;
use crate::{Edition, EndPays, Figures, Pate, Setup};

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

const LOANS: &str = "loans = { pips = 4, count = 2, pays = 4_000 }";

#[test]
fn the_standard_edition_can_be_played() {
    assert_eq!(Edition::read(STANDARD).as_ref(), Ok(Edition::standard()));
    assert_eq!(Edition::standard().name, "Kosmos 2010");
}

#[test]
fn a_missing_kind_of_business() {
    says(&error_if(LOANS, ""), &["loans"]);
}

#[test]
fn a_business_without_its_pay() {
    says(&error_if(LOANS, "loans = { pips = 4, count = 2 }"), &["pays"]);
}

#[test]
fn eleven_businesses_on_the_street() {
    says(&error_if("\"protection\", \"smuggling\", \"gambling\",", "\"protection\", \"smuggling\","), &["street", "11", "P1.3"]);
}

#[test]
fn thirteen_businesses_on_the_street() {
    says(&error_if("street = [", "street = [ \"loans\","), &["street", "13", "P1.3"]);
}

#[test]
fn an_unknown_kind_on_the_street() {
    let text = STANDARD.replacen("\"gambling\",", "\"opera\",", 1);
    says(&error_of(&text), &["opera", &line_of(&text, "\"opera\"")]);
}

#[test]
fn a_count_that_does_not_match_the_street() {
    says(&error_if("pips = 4, count = 2", "pips = 4, count = 3"), &["loans", "2", "3", "P1.4"]);
    says(&error_if("\"loans\", \"protection\", \"bookmakers\",", "\"loans\", \"loans\", \"bookmakers\","), &["P1.4"]);
}

#[test]
fn a_kind_that_is_not_on_the_street() {
    let without = STANDARD.replace("\"loans\"", "\"gambling\"");
    let without =
        without.replace("pips = 4, count = 2", "pips = 4, count = 0").replace("pips = 5, count = 2", "pips = 5, count = 4");
    says(&error_of(&without), &["loans", "P1.4"]);
}

#[test]
fn two_kinds_with_the_same_pips() {
    says(&error_if("pips = 4", "pips = 5"), &["pips", "5", "P1.4"]);
}

#[test]
fn pips_that_no_die_shows() {
    for pips in [0, 6, 200] {
        says(&error_if("pips = 4", &format!("pips = {pips}")), &["loans", "pips", &pips.to_string(), "P1.4"]);
    }
}

/// What is said about the standard edition with another line for what the line names.
fn error_with(line: &str) -> String {
    error_of(&edition_with(&[line]))
}

#[test]
fn tiles_out_of_order() {
    let swapped = error_with("reputation = { steps = 12, wedding = 7, grandson = 4, birthday = 10 }");
    says(&swapped, &["reputation", "grandson", "4", "7", "P1.8"]);
    let together = error_with("influence = { steps = 12, cop = 4, judge = 7, senator = 7 }");
    says(&together, &["influence", "senator", "7", "P1.8"]);
    let at_start = error_with("reputation = { steps = 12, wedding = 0, grandson = 4, birthday = 10 }");
    says(&at_start, &["wedding", "0", "P1.8"]);
}

#[test]
fn a_tile_beyond_the_end_of_its_track() {
    let beyond = error_with("reputation = { steps = 12, wedding = 4, grandson = 7, birthday = 13 }");
    says(&beyond, &["reputation", "birthday", "13", "12", "P1.8"]);
}

#[test]
fn a_track_without_steps_or_one_without_end() {
    says(&error_with("reputation = { steps = 0, wedding = 4, grandson = 7, birthday = 9 }"), &["reputation", "0", "P1.8"]);
    says(&error_with("influence = { steps = 255, cop = 4, judge = 7, senator = 9 }"), &["influence", "255", "P1.8"]);
    says(&error_with("income = []"), &["income", "P1.8"]);
    says(&error_with("income = [1_000, 3_000, 2_000]"), &["income", "P1.8"]);
}

#[test]
fn a_favour_twice_or_unknown() {
    says(&error_if("\"member\", \"debt\", \"steps\"", "\"member\", \"member\", \"steps\""), &["favours", "P7.2"]);
    says(&error_if("\"member\", \"debt\"", "\"member\", \"revenge\""), &["revenge"]);
}

#[test]
fn deck_and_knock_out_that_do_not_decide() {
    says(&error_if("knock_out = 4", "knock_out = 3"), &["deck", "7", "3", "P3.1"]);
    says(&error_if("knock_out = 4", "knock_out = 5"), &["deck", "7", "5", "P3.1"]);
    says(&error_if("knock_out = 4", "knock_out = 0"), &["knock_out", "0", "P3.1"]);
    says(&error_if("deck = 7", "deck = 8"), &["deck", "8"]);
}

#[test]
fn a_huge_knock_out_is_refused_like_a_small_one() {
    // Twice 132 is 264, which is 8 in a byte.
    says(&error_if("knock_out = 4", "knock_out = 132"), &["knock_out", "132", "P3.1"]);
    says(&error_if("knock_out = 4", "knock_out = 255"), &["knock_out", "255", "P3.1"]);
}

#[test]
fn more_rounds_than_cards() {
    let long = STANDARD.replace("rounds = 7", "rounds = 11").replace("deck = 7", "deck = 11");
    says(&error_of(&long.replace("knock_out = 4", "knock_out = 6")), &["deck", "11", "P1.6"]);
}

#[test]
fn a_car_that_does_not_move_or_goes_all_the_way_round() {
    says(&error_if("tip = { colour = \"red\", car = 1 }", "tip = { colour = \"red\", car = 0 }"), &["tip", "car", "P3.2"]);
    says(&error_if("tip = { colour = \"red\", car = 1 }", "tip = { colour = \"red\", car = 12 }"), &["tip", "12", "P3.2"]);
    says(&error_if("tip = { colour = \"red\"", "tip = { colour = \"blue\""), &["blue"]);
}

#[test]
fn a_missing_card() {
    says(&error_if("old-debts = { colour = \"grey\", car = 1 }", ""), &["old-debts"]);
}

#[test]
fn an_unknown_key() {
    says(&error_if("friends = 13", "friends = 13\nfrends = 12"), &["frends"]);
    says(&error_if("pips = 4,", "pips = 4, colour = 3,"), &["colour"]);
}

#[test]
fn the_line_of_a_mistake_is_the_right_one() {
    let unknown = STANDARD.replacen("friends = 13", "friends = 13\nfrends = 12", 1);
    says(&error_of(&unknown), &[&line_of(&unknown, "frends")]);
    let wrong = STANDARD.replacen("friends = 13", "friends = \"many\"", 1);
    says(&error_of(&wrong), &[&line_of(&wrong, "many")]);
}

#[test]
fn negative_and_huge_money() {
    says(&error_if("bail = 2_000", "bail = -2_000"), &["-2000"]);
    says(&error_if("pays = 4_000", "pays = -1"), &["-1"]);
    says(&error_if("income = [1_000,", "income = [-1_000,"), &["-1000"]);
    says(&error_if("bail = 2_000", "bail = 2_000_000"), &["2000000"]);
    let huge = STANDARD.replace("bail = 2_000", "bail = 99_999_999_999");
    says(&error_of(&huge), &["99999999999", &line_of(&huge, "bail = 99")]);
}

#[test]
fn negative_counts() {
    for figure in ["rounds = 7", "members = 7", "debt_markers = 5", "friends = 13", "deck = 7"] {
        let name = figure.split(' ').next().expect("a figure has a name");
        let text = STANDARD.replacen(figure, &format!("{name} = -1"), 1);
        says(&error_of(&text), &["-1", &line_of(&text, "= -1")]);
    }
}

#[test]
fn counts_that_are_too_small_or_too_large() {
    says(&error_if("members = 7", "members = 2"), &["members", "2", "P1.2"]);
    says(&error_if("members = 7", "members = 200"), &["members", "200", "P1.2"]);
    says(&error_if("debt_markers = 5", "debt_markers = 200"), &["debt_markers", "200", "P1.2"]);
    says(&error_if("friends = 13", "friends = 200"), &["friends", "200", "P1.6"]);
    says(&error_if("favour_steps = 2", "favour_steps = 0"), &["favour_steps", "P7.2"]);
}

#[test]
fn a_start_money_that_is_no_choice() {
    says(&error_if("start_money = 15_000", "start_money = 12_000"), &["start_money", "12000", "P1.2"]);
}

#[test]
fn too_few_families_and_districts() {
    let stracci = "    { name = \"Stracci\", colour = \"blue\", sign = \"anchor\", business = \"pasta-shop\" },\n";
    says(&error_if(stracci, ""), &["3", "4"]);
    says(&error_if("\"East Side\", ", ""), &["3", "4"]);
}

#[test]
fn an_unknown_origin() {
    says(&error_if("street = \"H\"", "street = \"X\""), &["street", "X"]);
}

#[test]
fn no_toml_at_all() {
    for text in
        ["", "\n\n", "{ \"name\": \"json\" }", "name = ", "[[[", "\u{0}", "naïve = \u{1f3b2}", "name = \"open\nrounds = 7"]
    {
        error_of(text);
    }
}

#[test]
fn a_set_up_brings_the_host_s_edition_to_the_table() {
    let text = STANDARD.replace("cash_per_pip = 1_000", "cash_per_pip = 1_500");
    let setup = Pate::setup(2, &engine::Options::default(), Some(&text)).expect("a legal edition");
    let game = Pate::begin(&setup, 1).expect("a legal set-up");
    assert_eq!(game.figures().edition.money.cash_per_pip, 1_500);
    assert_ne!(game.figures(), Figures::of(Edition::standard()).expect("legal"));
}

#[test]
fn a_set_up_with_a_broken_edition_does_not_begin() {
    let mut setup = Setup::standard(2);
    setup.edition.members = 1;
    assert!(Pate::begin(&setup, 1).expect_err("too few members").0.contains("members"));
    assert!(Pate::setup(2, &engine::Options::default(), Some("rounds = 7")).is_err());
}

#[test]
fn finding_17_an_edition_says_what_pays_at_a_track_s_end_or_it_is_the_cause() {
    assert_eq!(Edition::standard().end_pays, EndPays::Cause);
    for pays in EndPays::ALL {
        let text = STANDARD.replacen("rounds = 7", &format!("end_pays = \"{}\"\nrounds = 7", pays.word()), 1);
        assert_eq!(Edition::read(&text).expect("both are editions").end_pays, pays);
    }
    let text = STANDARD.replacen("rounds = 7", "end_pays = \"never\"\nrounds = 7", 1);
    says(&error_of(&text), &["never", "cause", "business", &line_of(&text, "never")]);
}

/// What is not said is not written, so that the editions in older records stay as they are.
#[test]
fn finding_17_today_s_edition_is_written_without_it() {
    let written = |end_pays: EndPays| {
        let edition = Edition { end_pays, ..Edition::standard().clone() };
        let fair = FairSetup::of_bots(&Seed::for_simulation(1, 1), 2);
        let record = Record::<Pate>::new(Header::new(Setup { edition, ..Setup::standard(2) }, fair));
        let text = record.to_text();
        assert_eq!(Record::<Pate>::read(&text).expect("it reads back"), record);
        text
    };
    assert!(!STANDARD.lines().any(|line| line.starts_with("end_pays")) && !written(EndPays::Cause).contains("end_pays"));
    assert!(written(EndPays::Business).contains("\"end_pays\":\"business\""));
}
