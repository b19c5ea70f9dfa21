//! P6: the tracks and their tiles.

use engine::{Game, Viewer};

use super::scene::*;
use super::shadow::{random_game, short_setups};
use crate::{Edition, EndPays};

fn won(of: usize, tile: Tile) -> Event {
    Event::TileWon { seat: seat(of), tile }
}

// P6.1: winning and using tiles.

#[test]
fn p6_1_reaching_or_passing_a_tile_s_step_takes_the_tile() {
    for (pips, tiles) in [(1, vec![]), (2, vec![Tile::Wedding]), (3, vec![Tile::Wedding])] {
        let scene = Scene::with(4).steps_before(0, Tile::Wedding, 2).turn(0);
        let scene = scene.dice(&format!("grey {pips}, white 1, red 1")).play("place grey");
        assert_eq!(scene.family(0).tiles, tiles);
    }
}

#[test]
fn p6_1_one_move_can_take_two_tiles() {
    let scene = Scene::with(4).before(0, Tile::Wedding).turn(0).dice("grey 5, white 1, red 1").play("place grey");
    assert_eq!(scene.told(won(0, Tile::Wedding)).told(won(0, Tile::Grandson)).family(0).tiles.len(), 2);
}

#[test]
fn p6_1_a_tile_is_not_won_again() {
    let scene = Scene::with(4).steps_before(0, Tile::Cop, 0).turn(0).dice("grey 1, white 1, red 2").play("place red");
    assert!(scene.family(0).tiles.is_empty());
}

#[test]
fn p6_1_everybody_has_tiles_of_their_own() {
    let scene = Scene::with(2).steps_before(0, Tile::Cop, 0).before(1, Tile::Cop).turn(1);
    let scene = scene.dice("grey 1, white 1, red 1").play("place red");
    assert_eq!(scene.family(1).tiles, [Tile::Cop]);
}

#[test]
fn p6_1_a_used_tile_leaves_the_game() {
    let scene = Scene::with(4).tiles(0, &[Tile::Grandson]).turn(0).dice("black 1, red 1").play("grandson").roll("hand");
    assert!(scene.family(0).tiles.is_empty());
    scene.refuses("grandson", Refusal::NoTile(Tile::Grandson), "P6.1");
}

#[test]
fn p6_1_a_tile_won_in_the_own_turn_asks_nothing_and_stays_usable() {
    let scene = Scene::with(4).steps_before(0, Tile::Grandson, 2).turn(0).dice("grey 2, white 1, red 1").play("place grey");
    let scene = scene.told(won(0, Tile::Grandson)).awaits_roll_of(2).roll("1 1").asks(0, Question::Place(3));
    scene.play("grandson").roll("2").asks(0, Question::Place(3));
}

#[test]
fn p6_1_a_tile_may_wait_for_a_later_turn() {
    let scene = Scene::with(2).tiles(0, &[Tile::Grandson]).turn(0).dice("red 1").play("place red").play("end turn");
    let scene = scene.dice("red 1").play("place red").card("front-page").roll("1 1 1 1");
    scene.turn_is_of(0).play("grandson").roll("4");
}

/// Seat 0 lays a 2 into row 1; smuggling belongs to seats 0 (1), 2 (7) and 3 (11).
fn smuggling(scene: Scene) -> Scene {
    scene.turn(0).dice("black 2, white 1, grey 1, red 1").play("place black")
}

#[test]
fn p6_1_out_of_turn_a_reputation_tile_is_asked_for_at_once() {
    let scene = smuggling(Scene::with(4).before(2, Tile::Wedding)).asks(2, Question::Tiles).turn_is_of(0);
    let scene = scene.play("wedding");
    assert_eq!((scene.family(2).friends, scene.family(2).tiles.len()), (1, 0));
    scene.awaits_roll_of(3);
}

#[test]
fn p6_1_out_of_turn_it_may_be_kept() {
    let scene = smuggling(Scene::with(4).before(2, Tile::Grandson)).asks(2, Question::Tiles).play("keep");
    let scene = scene.told(Event::TilesKept { seat: seat(2) }).awaits_roll_of(3);
    assert_eq!(scene.family(2).tiles, [Tile::Grandson]);
    scene.turn(2).dice("black 1, white 1").play("grandson").roll("3");
}

#[test]
fn p6_1_out_of_turn_a_kept_tile_waits_for_the_own_turn() {
    let scene = smuggling(Scene::with(4).before(2, Tile::Grandson).tiles(2, &[Tile::Wedding])).asks(2, Question::Tiles);
    let scene = scene.refuses("wedding", Refusal::TileNotFresh(Tile::Wedding), "P6.1");
    assert_eq!(scene.legal(), ["grandson", "keep"]);
}

#[test]
fn p6_1_out_of_turn_the_influence_tiles_cannot_be_used() {
    let everything = [Tile::Cop, Tile::Judge, Tile::Senator];
    let scene = smuggling(Scene::with(4).before(2, Tile::Grandson).tiles(2, &everything)).asks(2, Question::Tiles);
    let scene = scene.refuses("cop white", Refusal::TileNotFresh(Tile::Cop), "P6.1");
    scene.refuses("judge", Refusal::TileNotFresh(Tile::Judge), "P6.1");
}

#[test]
fn p6_1_an_influence_tile_won_out_of_turn_asks_nothing() {
    let scene = Scene::with(4).before(1, Tile::Cop).turn(0).dice("black 1, white 1, grey 1, red 1").play("place black");
    scene.told(won(1, Tile::Cop)).awaits_roll_of(3);
}

#[test]
fn p6_1_the_active_player_is_asked_first_then_clockwise() {
    let all = Scene::with(4).before(0, Tile::Wedding).before(2, Tile::Wedding).before(3, Tile::Grandson);
    let scene = smuggling(all).asks(0, Question::Tiles).play("keep").asks(2, Question::Tiles).play("wedding");
    scene.asks(3, Question::Tiles).play("grandson").roll("1").awaits_roll_of(3);
}

#[test]
fn p6_1_clockwise_from_the_active_player_not_from_the_start_player() {
    let scene = Scene::with(4).before(0, Tile::Wedding).before(2, Tile::Wedding).before(3, Tile::Wedding);
    let scene = scene.turn(2).dice("black 2, white 1, grey 1, red 1").play("place black");
    let scene = scene.asks(2, Question::Tiles).play("keep").asks(3, Question::Tiles).play("keep");
    scene.asks(0, Question::Tiles).play("keep").turn_is_of(2).awaits_roll_of(3);
}

#[test]
fn p6_1_what_the_active_player_keeps_stays_usable_in_the_turn() {
    let scene = smuggling(Scene::with(4).before(0, Tile::Grandson).before(2, Tile::Wedding));
    let scene = scene.asks(0, Question::Tiles).play("keep").asks(2, Question::Tiles).play("keep").roll("1 1 1");
    scene.asks(0, Question::Place(2)).play("grandson").roll("1");
}

#[test]
fn p6_1_the_active_player_may_take_the_last_friend_first() {
    let last = Scene::with(4).before(0, Tile::Wedding).before(2, Tile::Wedding).friends(1, 12);
    let scene = smuggling(last).asks(0, Question::Tiles).play("wedding").awaits_roll_of(3);
    assert_eq!((scene.family(0).friends, scene.family(2).tiles), (1, vec![Tile::Wedding]));
}

#[test]
fn p6_1_clockwise_decides_who_gets_the_last_friend() {
    let last = Scene::with(4).before(2, Tile::Wedding).before(3, Tile::Wedding).friends(1, 12);
    let scene = smuggling(last.clone()).asks(2, Question::Tiles).play("wedding").awaits_roll_of(3);
    assert_eq!((scene.family(2).friends, scene.family(3).friends), (1, 0));
    smuggling(last).asks(2, Question::Tiles).play("keep").asks(3, Question::Tiles).play("wedding");
}

#[test]
fn p6_1_a_friend_given_back_by_the_active_player_can_come_to_the_next_one_asked() {
    // Brooklyn is empty when the tiles are won, but the active player, who comes first, uses a favour.
    let scene = Scene::with(4).before(0, Tile::Grandson).before(2, Tile::Wedding).before(3, Tile::Grandson);
    let scene = smuggling(scene.friends(0, 13).on(0, Track::Favours, 4)).asks(0, Question::Tiles);
    let scene = scene.play("favour cash").play("keep").asks(2, Question::Tiles).play("wedding");
    scene.asks(3, Question::Tiles);
}

#[test]
fn p6_1_a_tile_won_by_using_something_is_asked_for_too() {
    // The active player is asked about the Wedding and steps on to the Grandson with two favours.
    let scene = Scene::with(4).before(0, Tile::Wedding).before(2, Tile::Wedding).friends(0, 2).on(0, Track::Favours, 3);
    let scene = smuggling(scene).asks(0, Question::Tiles).play("wedding").asks(2, Question::Tiles).play("keep");
    scene.awaits_roll_of(3);
    let scene = Scene::with(4).before(0, Tile::Wedding).before(2, Tile::Wedding).friends(0, 2).on(0, Track::Favours, 3);
    let scene = smuggling(scene).play("favour steps reputation").play("favour steps reputation").play("wedding");
    scene.asks(0, Question::Tiles).play("grandson").roll("5").asks(2, Question::Tiles);
}

#[test]
fn p6_1_out_of_turn_no_favours() {
    let scene = smuggling(Scene::with(4).before(2, Tile::Wedding).friends(2, 1).on(2, Track::Favours, 4));
    scene.asks(2, Question::Tiles).refuses("favour cash", Refusal::NotOwnTurn, "P7.1");
}

#[test]
fn p6_1_a_birthday_out_of_turn_may_win_an_influence_tile_for_later() {
    let scene = smuggling(Scene::with(4).before(2, Tile::Birthday).before(2, Tile::Cop)).asks(2, Question::Tiles);
    let scene = scene.play("birthday influence").told(won(2, Tile::Cop)).awaits_roll_of(3);
    assert_eq!(scene.family(2).tiles, [Tile::Cop]);
}

#[test]
fn p6_1_a_tile_won_in_the_middle_of_a_takeover_can_be_used_before_it() {
    let scene = Scene::with(4).steps_before(0, Tile::Grandson, 2).friends(0, 1).on(0, Track::Favours, 3).turn(0);
    let scene = scene.dice("black 4, white 1").play("place black").play("favour steps reputation");
    let scene = scene.told(won(0, Tile::Grandson)).asks(0, Question::TakeOver(4)).play("grandson").roll("1");
    scene.asks(0, Question::TakeOver(4)).play("take over 10").asks(0, Question::Place(4));
}

#[test]
fn p6_1_a_tile_won_before_the_night_of_knives_asks_nothing() {
    let scene = Scene::with(4).before(0, Tile::Wedding).friends(0, 1).on(0, Track::Favours, 3).card("knives");
    scene.play("favour steps reputation").told(won(0, Tile::Wedding)).asks(0, Question::Knives).play("wedding");
}

#[test]
fn p6_1_nobody_is_asked_out_of_turn_but_about_a_reputation_tile_just_won() {
    for setup in short_setups() {
        for seed in 0..100 {
            random_game(&setup, seed, |step| {
                let view = step.after.view(Viewer::Spectator);
                if view.question != Some(Question::Tiles) || view.decides == Some(view.active) {
                    return;
                }
                let mut moves = Vec::new();
                engine::legal_moves(step.after, &mut moves);
                let harmless = |mv: &Move| matches!(mv, Move::Wedding | Move::Grandson | Move::Birthday(_) | Move::Keep);
                assert!(moves.len() > 1 && moves.iter().all(harmless), "{moves:?}");
            });
        }
    }
}

// P6.2: the ends of the tracks.

#[test]
fn p6_2_at_the_end_every_time_earns_exactly_1000() {
    for pips in 1..=5 {
        let scene = Scene::with(4).at_end(0, Track::Reputation).turn(0);
        let scene = scene.dice(&format!("grey {pips}, white 1, red 1")).play("place grey");
        assert_eq!((scene.earned(0), scene.step_of(0, Track::Reputation)), (1_000, scene.end_of(Track::Reputation)));
    }
}

#[test]
fn p6_2_influence_pays_likewise() {
    let scene = Scene::with(4).at_end(0, Track::Influence).turn(0).dice("red 4, white 1, grey 1").play("place red");
    assert_eq!(scene.told(bank_pays(0, 1_000, Cause::TrackEnd(Track::Influence))).earned(0), 1_000);
}

#[test]
fn p6_2_arriving_earns_nothing_even_with_steps_left_over() {
    for missing in [1, 4] {
        let scene =
            Scene::with(4).before_end(0, Track::Reputation, missing).turn(0).dice("grey 5, white 1, red 1").play("place grey");
        assert_eq!((scene.earned(0), scene.step_of(0, Track::Reputation)), (0, scene.end_of(Track::Reputation)));
    }
}

#[test]
fn p6_2_steps_that_are_left_earn_nothing() {
    let scene = Scene::with(4).at_end(0, Track::Reputation).turn(0).dice("grey 5, white 1, red 1").play("idle grey");
    scene.changed_nothing();
}

#[test]
fn p6_2_two_businesses_of_one_die_are_one_time() {
    let scene = Scene::with(4).holds(0, &[1, 7]).at_end(0, Track::Reputation);
    let scene = scene.turn(1).dice("black 2, white 1, grey 1, red 1").play("place black");
    assert_eq!(scene.earned(0), 2 * 2_000 + 1_000);
}

#[test]
fn p6_2_two_businesses_that_arrive_together_earn_nothing_more() {
    let scene = Scene::with(4).holds(0, &[0, 4, 8]).before_end(0, Track::Influence, 1);
    let scene = scene.turn(1).dice("black 1, white 1, grey 1, red 1").play("place black");
    assert_eq!((scene.earned(0), scene.step_of(0, Track::Influence)), (3_000, scene.end_of(Track::Influence)));
}

/// A game for four in whose edition this counts as a time at the end of a track.
fn paying(end_pays: EndPays) -> Setup {
    let edition = Edition { end_pays, ..Edition::standard().clone() };
    Setup { edition, ..Setup::standard(4) }
}

/// The book leaves it open, so an edition may say it: each business of a die is a time of its own.
#[test]
fn finding_17_an_edition_may_pay_at_a_track_s_end_for_each_business() {
    let at_end = |pays: EndPays| {
        let scene = Scene::of(&paying(pays)).holds(0, &[1, 7]).at_end(0, Track::Reputation);
        scene.turn(1).dice("black 2, white 1, grey 1, red 1").play("place black")
    };
    assert_eq!(at_end(EndPays::Cause).earned(0), 2 * 2_000 + 1_000);
    assert_eq!(at_end(EndPays::Business).earned(0), 2 * 2_000 + 2 * 1_000);
}

#[test]
fn finding_17_of_two_businesses_the_first_arrives_and_the_second_pays() {
    for (pays, earned) in [(EndPays::Cause, 3_000), (EndPays::Business, 5_000)] {
        let scene = Scene::of(&paying(pays)).holds(0, &[0, 4, 8]);
        let scene = scene.before_end(0, Track::Influence, 1).turn(1).dice("black 1, white 1, grey 1, red 1").play("place black");
        assert_eq!((scene.earned(0), scene.step_of(0, Track::Influence)), (earned, scene.end_of(Track::Influence)));
    }
}

#[test]
fn finding_17_what_is_no_business_is_one_time_in_every_edition() {
    for pays in EndPays::ALL {
        let scene = Scene::of(&paying(pays)).at_end(0, Track::Reputation);
        let scene = scene.at_end(0, Track::Influence).turn(0);
        assert_eq!(scene.clone().dice("grey 5, white 1, red 1").play("place grey").earned(0), 1_000);
        assert_eq!(scene.dice("red hand, white 1").play("place red").earned(0), 2_000);
    }
}

/// Whole random games: at the end of a track a player is paid once for each cause, or once for each business.
#[test]
fn finding_17_whole_games_pay_once_for_each_cause_or_each_business() {
    for pays in EndPays::ALL {
        let mut several = 0;
        for mut setup in short_setups() {
            setup.edition.end_pays = pays;
            for seed in 0..100 {
                random_game(&setup, seed, |step| {
                    let Some(Move::Place(die)) = step.mv else { return };
                    let Some(pips) = step.before.dice[die.index()].number().filter(|_| step.before.row == 1) else { return };
                    let Some(track) = step.before.figures.kind_of_pips(pips).track() else { return };
                    for seat in step.before.seats() {
                        let own = step.before.own(seat);
                        let businesses = own.held.and(step.before.figures.with_pips(pips)).len();
                        let missing = step.before.figures.end_of(track) - own.marker(track);
                        let times = match pays {
                            EndPays::Cause => u8::from(businesses > 0 && missing == 0),
                            EndPays::Business => businesses.saturating_sub(missing),
                        };
                        let is_pay = |event: &&Event| matches!(event, Event::Paid { to: Party::Seat(to), cause: Cause::TrackEnd(on), .. } if *to == seat && *on == track);
                        assert_eq!(step.events.iter().filter(is_pay).count(), times as usize);
                        several += u32::from(times > 1);
                    }
                });
            }
        }
        assert_eq!(several > 0, pays == EndPays::Business, "{several}");
    }
}

#[test]
fn p6_2_press_with_both_markers_at_the_end_pays_twice() {
    let scene = Scene::with(4).at_end(0, Track::Reputation).at_end(0, Track::Influence).turn(0);
    let scene = scene.dice("red hand, white 1").play("place red");
    assert_eq!(scene.earned(0), 2_000);
}

#[test]
fn p6_2_press_with_one_marker_at_the_end_pays_once_and_steps_once() {
    let scene = Scene::with(4).at_end(0, Track::Reputation).before_end(0, Track::Influence, 1).turn(0);
    let scene = scene.dice("red hand, white 1").play("place red");
    assert_eq!((scene.earned(0), scene.step_of(0, Track::Influence)), (1_000, scene.end_of(Track::Influence)));
}

#[test]
fn p6_2_every_owner_at_the_end_is_paid_in_another_s_turn_too() {
    let scene = Scene::with(4).at_end(0, Track::Reputation).at_end(2, Track::Reputation).turn(1);
    let scene = scene.dice("black 2, white 1, grey 1, red 1").play("place black");
    assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), [3_000, 0, 3_000, 2_000]);
}

#[test]
fn p6_2_the_ends_of_income_and_favours_pay_nothing() {
    let scene = Scene::with(4).on(0, Track::Income, 4).turn(0).dice("white 1").play("place white");
    let scene = scene.refuses("bank income", Refusal::TrackEnded(Track::Income), "P6.2").play("bank favours");
    assert_eq!(scene.earned(0), 0);
    let scene = Scene::with(4).on(0, Track::Income, 4).on(0, Track::Favours, 4).tiles(0, &[Tile::Birthday]).turn(0);
    let scene = scene.dice("black 1, white 1").refuses("birthday income", Refusal::TrackEnded(Track::Income), "P6.2");
    scene.refuses("birthday favours", Refusal::TrackEnded(Track::Favours), "P6.2");
}

// P6.3: reputation tiles.

#[test]
fn p6_3_the_wedding_brings_a_friend() {
    let scene = Scene::with(4).tiles(0, &[Tile::Wedding]).turn(0).dice("black 1, red 1").play("wedding");
    assert_eq!((scene.family(0).friends, scene.view().brooklyn, scene.earned(0)), (1, 12, 0));
}

#[test]
fn p6_3_no_wedding_without_a_friend_in_brooklyn() {
    let scene = Scene::with(4).tiles(0, &[Tile::Wedding]).friends(1, 13).turn(0).dice("black 1, red 1");
    let scene = scene.refuses("wedding", Refusal::NoFriendInBrooklyn, "P6.3");
    assert_eq!(scene.family(0).tiles, [Tile::Wedding], "it can wait");
}

#[test]
fn p6_3_no_question_out_of_turn_about_a_wedding_without_friends() {
    let scene = smuggling(Scene::with(4).before(2, Tile::Wedding).friends(1, 13)).awaits_roll_of(3);
    assert_eq!(scene.family(2).tiles, [Tile::Wedding]);
}

#[test]
fn p6_3_the_grandson_brings_1000_a_pip_and_the_hand_nothing() {
    for (face, amount) in [("1", 1_000), ("3", 3_000), ("5", 5_000), ("hand", 0)] {
        let scene = Scene::with(4).tiles(0, &[Tile::Grandson]).turn(0).dice("black 1, red 2").play("grandson");
        let scene = scene.awaits_roll_of(1).roll(face);
        assert_eq!(scene.earned(0), amount);
        assert_eq!(scene.asks(0, Question::Place(3)).view().dice[1], (Die::Red, Some(Face::pips(2))), "the dice stay");
    }
}

#[test]
fn p6_3_the_grandson_out_of_turn_pays_its_owner() {
    let scene = smuggling(Scene::with(4).before(3, Tile::Grandson)).play("grandson").roll("4");
    assert_eq!([0, 1, 2, 3].map(|of| scene.earned(of)), [0, 0, 0, 4_000]);
    scene.turn_is_of(0).awaits_roll_of(3);
}

#[test]
fn p6_3_the_birthday_is_a_step_on_any_track() {
    for track in Track::ALL {
        let scene = Scene::with(4).tiles(0, &[Tile::Birthday]).turn(0).dice("black 1, red 1");
        let scene = scene.play(&format!("birthday {}", track.word()));
        assert_eq!(Track::ALL.map(|other| scene.step_of(0, other)), Track::ALL.map(|other| u8::from(other == track)));
    }
}

#[test]
fn p6_3_a_birthday_at_the_end_of_reputation_or_influence_earns_1000() {
    for track in Track::KNOCK_OUT {
        let scene = Scene::with(4).tiles(0, &[Tile::Birthday]).at_end(0, track).turn(0).dice("black 1, red 1");
        assert_eq!(scene.play(&format!("birthday {}", track.word())).earned(0), 1_000);
    }
}

// P6.4, P6.5: rolling again.

#[test]
fn p6_4_the_cop_rolls_one_die_again() {
    let scene = Scene::with(4).tiles(0, &[Tile::Cop]).turn(0).dice("black 1, white 1, grey 3, red 1").play("cop white");
    let scene = scene.awaits_roll_of(1).roll("hand").asks(0, Question::Place(1));
    let faces: Vec<_> = scene.view().dice.into_iter().filter_map(|(_, face)| face).collect();
    assert_eq!(faces, [Face::pips(1), Face::HAND, Face::pips(3), Face::pips(1)]);
    assert!(scene.family(0).tiles.is_empty());
}

#[test]
fn p6_4_the_cop_works_in_rows_one_to_three() {
    for dice in ["black 1, white 1, grey 1, red 1", "black 1, white 1, red 1", "black 1, red 1"] {
        let scene = Scene::with(4).tiles(0, &[Tile::Cop]).turn(0).dice(dice);
        let row = scene.view().row;
        scene.play("cop red").roll("5").asks(0, Question::Place(row));
    }
}

#[test]
fn p6_4_only_a_die_of_the_current_roll() {
    let scene = Scene::with(4).tiles(0, &[Tile::Cop]).turn(0).dice("black 1, red 1");
    scene.refuses("cop white", Refusal::DiePlaced, "P4.1");
    let scene = Scene::with(4).tiles(0, &[Tile::Cop]).turn(0).dice("red 1");
    scene.refuses("cop red", Refusal::NoRoll(Tile::Cop), "P6.4");
}

#[test]
fn p6_4_not_the_grandson_s_die() {
    let scene = Scene::with(4).tiles(0, &[Tile::Cop, Tile::Grandson]).turn(0).dice("black 1, red 1");
    let scene = scene.play("grandson").roll("hand");
    assert_eq!((scene.asks(0, Question::Place(3)).legal_like("cop")), ["cop black", "cop red"]);
}

#[test]
fn p6_4_not_without_the_tile() {
    let scene = Scene::with(4).turn(0).dice("black 1, red 1");
    scene.refuses("cop red", Refusal::NoTile(Tile::Cop), "P6.1").refuses("judge", Refusal::NoTile(Tile::Judge), "P6.1");
}

#[test]
fn p6_4_a_die_in_use_is_not_rolled_again() {
    let scene = Scene::with(4).tiles(0, &[Tile::Cop]).turn(0).dice("black 4, red 1").play("place black");
    scene.asks(0, Question::TakeOver(4)).refuses("cop red", Refusal::NoRoll(Tile::Cop), "P6.4");
}

#[test]
fn p6_5_the_judge_rolls_the_whole_current_roll_again() {
    for (dice, count) in [("black 1, white 1, grey 1, red 1", 4), ("black 1, white 1, red 1", 3), ("black 1, red 1", 2)] {
        let scene = Scene::with(4).tiles(0, &[Tile::Judge]).turn(0).dice(dice);
        let row = scene.view().row;
        let scene = scene.play("judge").awaits_roll_of(count).roll(["5 4", "5 4 3", "5 4 3 2"][count - 2]);
        assert_eq!(scene.asks(0, Question::Place(row)).view().dice[0], (Die::Black, Some(Face::pips(5))));
    }
}

#[test]
fn p6_5_judge_and_cop_can_follow_each_other() {
    let scene = Scene::with(4).tiles(0, &[Tile::Judge, Tile::Cop]).turn(0).dice("black 1, red 1");
    let scene = scene.play("cop black").roll("2").play("judge").roll("3 3").asks(0, Question::Place(3));
    assert!(scene.family(0).tiles.is_empty());
}

#[test]
fn p6_5_there_is_no_roll_in_row_four() {
    let scene = Scene::with(4).tiles(0, &[Tile::Judge]).turn(0).dice("red 1");
    scene.refuses("judge", Refusal::NoRoll(Tile::Judge), "P6.5");
}

// P6.6: the Senator.

#[test]
fn p6_6_the_senator_lays_a_die_on_the_field_of_another_colour() {
    let scene = Scene::with(4).tiles(0, &[Tile::Senator]).turn(0).dice("black 4, white 1, red 1").play("senator black as white");
    let scene = scene.told(Event::TileUsed { seat: seat(0), tile: Tile::Senator });
    assert_eq!((scene.earned(0), scene.family(0).tiles.len()), (4_000, 0));
    assert_eq!(scene.view().dice.iter().map(|(die, _)| *die).collect::<Vec<_>>(), [Die::White, Die::Red]);
}

#[test]
fn p6_6_in_row_three_with_the_die_s_own_number() {
    let scene = Scene::with(4).tiles(0, &[Tile::Senator]).turn(0).dice("red 4, white 1").play("senator red as black");
    scene.asks(0, Question::TakeOver(4)).play("take over 10");
}

#[test]
fn p6_6_the_field_is_used_for_better_or_worse() {
    // A raid on gambling hits the own business too.
    let scene = Scene::with(4).car(3).tiles(0, &[Tile::Senator]).turn(0).dice("white 5, black 1").play("senator white as red");
    assert_eq!((scene.family(0).tombs, scene.family(2).tombs), (1, 1));
}

#[test]
fn p6_6_in_row_four_the_face_does_not_matter() {
    for face in ["1", "hand"] {
        let scene = Scene::with(4).tiles(0, &[Tile::Senator]).turn(0).dice(&format!("red {face}"));
        let scene = scene.play("senator red as white").asks(0, Question::Banker).play("bank income");
        assert_eq!(scene.step_of(0, Track::Income), 1);
    }
}

#[test]
fn p6_6_row_one_asks_for_no_colour() {
    let scene = Scene::with(4).tiles(0, &[Tile::Senator]).turn(0).dice("black 4, white 1, grey 1, red 1");
    scene.refuses("senator black as white", Refusal::NoColourInRowOne, "P6.6");
}

#[test]
fn p6_6_a_placed_die_stays_where_it_is() {
    let scene = Scene::with(4).tiles(0, &[Tile::Senator]).turn(0).dice("black 4, white 1");
    scene.refuses("senator grey as white", Refusal::DiePlaced, "P4.1");
}

#[test]
fn p6_6_the_senator_may_free_the_prisoners_with_any_die() {
    let scene = Scene::with(4).tiles(0, &[Tile::Senator]).in_tombs(0, 2).turn(0).dice("black 1").play("senator black as red");
    assert_eq!((scene.family(0).tombs, scene.family(0).supply), (0, 4));
}
