use engine::kit::{Failure, Property, Settings, check_all};

use tiny::{Tiny, flaw};

use crate::settings;

/// Enough for every flaw to show.
const POSITIONS: u64 = 20_000;

fn failure<const FLAW: u8>() -> Failure {
    let settings = Settings { longest: 2_000, ..settings::<FLAW>(POSITIONS) };
    check_all::<Tiny<FLAW>>(&settings).expect_err("the kit overlooks the flaw")
}

#[track_caller]
fn breaks<const FLAW: u8>(property: Property, text: &str) {
    let failure = failure::<FLAW>();
    assert_eq!(failure.property, property, "{failure}");
    assert!(failure.text.contains(text), "{failure}");
}

#[test]
fn a_hand_that_all_can_see_is_found() {
    breaks::<{ flaw::VIEW }>(Property::View, "view.seats[");
}

#[test]
fn a_report_that_names_a_card_laid_face_down_is_found() {
    breaks::<{ flaw::EVENT }>(Property::Reports, "laid");
}

#[test]
fn a_secret_move_that_is_shown_is_found() {
    breaks::<{ flaw::MOVE }>(Property::Moves, "the move is Some(\"lay");
}

#[test]
fn a_secret_deal_that_is_shown_is_found() {
    breaks::<{ flaw::HOUSE }>(Property::HouseMoves, "the move is Some(\"deal");
}

#[test]
fn a_drawn_number_that_tells_what_is_in_the_pile_is_found() {
    breaks::<{ flaw::DRAWS }>(Property::RecordLines, "\"drawn\":");
}

#[test]
fn an_id_made_from_a_hidden_card_is_found() {
    breaks::<{ flaw::IDS }>(Property::View, "].id is 1");
}

#[test]
fn a_hidden_hand_whose_size_tells_its_cards_is_found() {
    breaks::<{ flaw::SIZES }>(Property::Sizes, ".backs is");
}

#[test]
fn a_shown_card_that_could_be_taken_back_is_found() {
    breaks::<{ flaw::QUIET_SHOW }>(Property::Reveals, "Show(");
}

#[test]
fn a_look_at_a_card_that_could_be_taken_back_is_found() {
    breaks::<{ flaw::QUIET_PEEK }>(Property::Reveals, "eek");
}

#[test]
fn an_undo_that_depends_on_a_hidden_card_is_found() {
    breaks::<{ flaw::UNDO }>(Property::Reveals, "could be taken back in one of them only");
}

#[test]
fn a_refusal_that_depends_on_a_hidden_card_is_found() {
    breaks::<{ flaw::OFFERS }>(Property::Offers, "Raise");
}

#[test]
fn a_turn_that_depends_on_a_hidden_card_is_found() {
    breaks::<{ flaw::TURN }>(Property::Reveals, "Lay(");
}

#[test]
fn imagining_the_truth_is_found() {
    breaks::<{ flaw::IMAGINE }>(Property::Imagine, "a spectator");
}

#[test]
fn imagining_by_hidden_cards_is_found() {
    breaks::<{ flaw::SEEDED }>(Property::Imagine, "from the same random numbers");
}

#[test]
fn imagining_an_impossible_world_is_found() {
    breaks::<{ flaw::FALSE_WORLD }>(Property::Imagine, "imagines: there are 4 cards");
}

#[test]
fn options_out_of_order_are_found() {
    breaks::<{ flaw::UNSORTED }>(Property::LegalMoves, "is listed after");
}

#[test]
fn a_legal_move_that_check_does_not_know_is_found() {
    breaks::<{ flaw::CHECK }>(Property::Check, "Fold");
}

#[test]
fn a_refusal_without_a_rule_is_found() {
    breaks::<{ flaw::RULE }>(Property::Rules, "T9.9");
}

#[test]
fn a_card_too_many_is_found() {
    breaks::<{ flaw::AUDIT }>(Property::Audit, "there are 4 cards");
}

#[test]
fn an_outcome_without_weight_is_found() {
    breaks::<{ flaw::WEIGHT }>(Property::House, "has no weight");
}

#[test]
fn a_game_without_an_end_is_found() {
    breaks::<{ flaw::ENDLESS }>(Property::End, "has not ended after 2000 moves");
}

#[test]
fn standings_before_the_end_are_found() {
    breaks::<{ flaw::STANDINGS }>(Property::Standings, "House");
}

#[test]
fn a_reckoning_that_does_not_explain_the_standings_is_found() {
    breaks::<{ flaw::RECKONING }>(Property::Standings, "the reckoning is");
}

#[test]
fn rules_of_an_unknown_version_are_found() {
    breaks::<{ flaw::VERSION }>(Property::Setup, "65535");
}

#[test]
fn a_seat_that_can_do_nothing_is_found() {
    breaks::<{ flaw::STUCK }>(Property::LegalMoves, "no legal move");
}

#[test]
fn a_look_at_a_card_that_a_refused_list_could_tell_of_is_found() {
    breaks::<{ flaw::UNTAUGHT }>(Property::Teaches, "peek says that it teaches nothing");
}

#[test]
fn an_end_of_a_decision_that_depends_on_a_hidden_card_is_found() {
    breaks::<{ flaw::TEACHES }>(Property::Teaches, "raise ends the decision in one of them only");
}

#[test]
fn a_weight_out_of_turn_is_found() {
    breaks::<{ flaw::IDLE_WEIGHT }>(Property::House, "yet the house has []");
}

#[test]
fn an_outcome_out_of_turn_is_found() {
    breaks::<{ flaw::IDLE_HOUSE }>(Property::House, "yet the house has [(Deal(");
}

#[test]
fn a_failure_is_seen_again_in_the_game_that_it_names() {
    let first = failure::<{ flaw::HOUSE }>();
    let again = check_all(&Settings { first_game: first.game, ..settings::<{ flaw::HOUSE }>(1) });
    assert_eq!(again, Err(first));
}
