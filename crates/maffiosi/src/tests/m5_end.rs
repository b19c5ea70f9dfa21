//! M5: the end.

use std::collections::BTreeSet;

use engine::{Game, Turn};

use super::scene::*;
use super::shadow::{random_game, setups};
use crate::Decided;

/// Seats 0 and 1 are the last two of three; seat 1 has one man, who can be killed in any way.
fn last_two() -> Scene {
    let scene = Scene::bare(3).man(0, Role::Jack, 6).man(0, Role::Robbie, 22).henkies(1, &[5]).asleep(&[5]).cake(2, 4);
    scene.hand(0, &[Card::Fire, Card::Stab, Card::Boom, Card::Nightcap, Card::Move]).money(1, 20_000).money(2, 30_000)
}

// M5.1: one player is left.

#[test]
fn m5_1_the_last_player_with_gangsters_takes_the_rest_of_the_pot() {
    let ways = [["play stab", "stab 5"], ["play fire", "fire 5"], ["play boom", "boom cake of 2"], ["play nightcap", "drug 5"]];
    for way in ways {
        let scene = way.into_iter().fold(last_two().turn(0), Scene::play).ended(EndReason::LastGang);
        let scene = scene.told(Report::PotTaken { seat: seat(0), amount: 70_000 }).earned(0, 70_000);
        assert_eq!((scene.view().pot, [0, 1, 2].map(|of| scene.money_of(of))), (0, [70_000, 20_000, 30_000]));
        // In the middle of a turn: no Move any more, nothing drawn.
        assert_eq!(scene.gang(0).cards, 4);
        scene.refuses("play move", Refusal::NotNow("M5.1"), "M5.1").refuses("end turn", Refusal::NotNow("M5.1"), "M5.1");
    }
}

#[test]
fn m5_1_it_ends_before_the_survivor_collects() {
    // The own cake at the start of the turn kills the last opponent; the monopoly is not paid any more.
    let scene = Scene::bare(3).henkies(0, &[3, 21, 1]).henkies(1, &[10]).cake(0, 10).money(2, 50_000).turn(0);
    let scene = scene.killed(&[10], Cause::Cake).ended(EndReason::LastGang).earned(0, 70_000);
    scene.not_told(|report| matches!(report, Report::Collected { .. }));
}

#[test]
fn m5_1_the_one_who_is_left_need_not_have_the_turn() {
    // Seat 0 blows up the own last man with the cake of seat 1.
    let scene = Scene::bare(3).henkies(0, &[9]).henkies(1, &[20]).cake(1, 10).hand(0, &[Card::Boom]).turn(0);
    let scene = scene.play("play boom").play("boom cake of 1").ended(EndReason::LastGang).earned(1, 120_000);
    assert_eq!((scene.winners(), scene.gang(0).out), (vec![1], true));
    // Or with the own cake.
    let scene = Scene::bare(3).henkies(0, &[9]).henkies(1, &[20]).cake(0, 10).turn(0).ended(EndReason::LastGang);
    scene.earned(1, 120_000);
}

#[test]
fn m5_1_with_two_players_left_it_goes_on() {
    let scene = Scene::bare(3).man(0, Role::Jack, 6).henkies(1, &[5]).henkies(2, &[20]).hand(0, &[Card::Stab]).turn(0);
    let scene = scene.play("play stab").play("stab 5").asks(0, Question::Further).earned(0, 0);
    assert!(scene.gang(1).out && scene.view().pot == 120_000);
}

#[test]
fn m5_1_asleep_or_awake_the_last_gang_is_the_last_gang() {
    let scene = Scene::bare(3).henkies(0, &[5]).asleep(&[5]).henkies(1, &[20]).cake(1, 20).turn(1);
    scene.ended(EndReason::LastGang).earned(0, 120_000);
}

// M5.1: the pot is empty.

#[test]
fn m5_1_the_pot_is_empty_at_the_moment_the_last_of_it_is_paid() {
    for (left, paid) in [(1_000, 1_000), (4_000, 4_000), (3_000, 3_000), (1, 1)] {
        let scene = Scene::bare(3).henkies(0, &[3, 21]).henkies(1, &[10]).henkies(2, &[20]).money(1, 120_000 - left);
        if left == 1_000 {
            // Even if it is less than what is due.
            assert!(scene.gang(0).takings > left);
        }
        let scene = scene.turn(0).earned(0, paid).ended(EndReason::PotEmpty);
        assert_eq!(scene.view().pot, 0);
        scene.refuses("discard move", Refusal::NotNow("M5.1"), "M5.1");
    }
    let scene = Scene::bare(3).henkies(0, &[3, 21]).henkies(1, &[10]).henkies(2, &[20]).money(1, 115_999).turn(0);
    assert_eq!(scene.asks(0, Question::Play).view().pot, 1);
}

#[test]
fn m5_1_the_cake_explodes_before_the_pot_is_emptied() {
    let scene = Scene::bare(3).henkies(0, &[3]).henkies(1, &[10, 20]).henkies(2, &[12]).cake(0, 10).money(2, 119_500).turn(0);
    scene.killed(&[10], Cause::Cake).earned(0, 500).ended(EndReason::PotEmpty);
}

// M5.1: all die together.

#[test]
fn m5_1_one_explosion_that_kills_all_who_are_left_gives_the_pot_to_nobody() {
    let by_boom = Scene::bare(4).henkies(0, &[9]).henkies(1, &[10]).henkies(2, &[11]).cake(3, 10).money(3, 10_000);
    let by_boom = by_boom.hand(0, &[Card::Boom]).turn(0).play("play boom").play("boom cake of 3");
    let by_own = Scene::bare(4).henkies(0, &[9]).henkies(1, &[10]).henkies(2, &[11]).cake(0, 10).money(3, 10_000).turn(0);
    for scene in [by_boom, by_own] {
        let scene = scene.killed(&[9, 10, 11], Cause::Cake).ended(EndReason::AllDead);
        let scene = scene.not_told(|report| matches!(report, Report::PotTaken { .. } | Report::Collected { .. }));
        assert_eq!((scene.view().pot, [0, 1, 2, 3].map(|of| scene.money_of(of))), (80_000, [0, 0, 0, 10_000]));
        assert_eq!(scene.winners(), [3], "one who was out long before");
    }
}

#[test]
fn m5_1_the_markers_of_one_nightcap_count_as_an_explosion() {
    let scene = Scene::bare(3).henkies(0, &[5]).henkies(1, &[18]).asleep(&[5, 18]).money(2, 1_000);
    let scene = scene.hand(0, &[Card::Nightcap]).turn(0).play("play nightcap").play("drug 5").play("drug 18");
    let scene = scene.killed(&[5, 18], Cause::Nightcap).ended(EndReason::AllDead);
    assert_eq!((scene.view().pot, scene.winners()), (119_000, vec![2]));
}

// M5.2: quiet rounds.

fn peaceful(players: usize) -> Scene {
    (0..players).fold(Scene::bare(players as u8), |scene, of| scene.henkies(of, &[9 + of]))
}

#[test]
fn m5_2_ten_full_quiet_rounds_end_the_game_and_the_pot_goes_to_nobody() {
    for players in 3..=6_usize {
        for starter in [0, players - 1] {
            let mut scene = peaceful(players).turn(starter);
            let pot = scene.view().pot;
            for turn in 1..10 * players {
                scene = scene.idles();
                assert_eq!((scene.game.turn() == Turn::Over, scene.view().quiet_turns as usize), (false, turn), "turn {turn}");
            }
            let scene = scene.idles().ended(EndReason::Quiet);
            assert_eq!((scene.view().pot, scene.winners().len()), (pot, players), "nobody has anything");
        }
    }
}

#[test]
fn m5_2_those_who_are_out_have_no_part_in_a_round() {
    // Two of four are out: twenty turns are ten rounds.
    let scene = || Scene::bare(4).henkies(0, &[0]).henkies(2, &[10]);
    scene().quiet_turns(19).turn(0).idles().ended(EndReason::Quiet);
    let scene = scene().quiet_turns(18).turn(0).idles().asks(2, Question::Play);
    scene.idles().ended(EndReason::Quiet);
}

#[test]
fn m5_2_a_death_begins_the_count_anew() {
    let scene = peaceful(3).man(0, Role::Jack, 20).henkies(1, &[21]).hand(0, &[Card::Stab]).quiet_turns(29).turn(0);
    let scene = scene.play("play stab").play("stab 21").rest_of_turn().asks(1, Question::Play);
    assert_eq!(scene.view().quiet_turns, 0);
    let scene = peaceful(3).henkies(1, &[21]).cake(0, 20).quiet_turns(29).turn(0).killed(&[21], Cause::Cake).idles();
    assert_eq!(scene.view().quiet_turns, 0);
    // An own man counts too, and one who goes out and so ends the own turn.
    let scene = Scene::bare(4).henkies(0, &[0]).henkies(1, &[9]).henkies(2, &[20]).cake(0, 29).quiet_turns(29).turn(0);
    assert_eq!(scene.asks(1, Question::Play).view().quiet_turns, 0);
    let scene = peaceful(3).henkies(1, &[5]).asleep(&[5]).hand(0, &[Card::Nightcap]).quiet_turns(29).turn(0);
    assert_eq!(scene.play("play nightcap").play("drug 5").rest_of_turn().view().quiet_turns, 0);
}

#[test]
fn m5_2_a_payment_begins_the_count_anew() {
    let scene = peaceful(3).henkies(0, &[4]).quiet_turns(29).turn(0).earned(0, 1_000).idles();
    assert_eq!(scene.view().quiet_turns, 0);
    // The next turns are quiet again.
    let scene = scene.asks(1, Question::Play).idles();
    assert_eq!((scene.view().quiet_turns, scene.idles().view().quiet_turns), (1, 2));
}

#[test]
fn m5_2_an_explosion_that_kills_nobody_and_a_raid_are_quiet() {
    let scene = peaceful(3).cake(0, 20).quiet_turns(29).turn(0);
    scene.told(Report::Exploded { owner: seat(0), place: place(20), gone: false }).idles().ended(EndReason::Quiet);
    let mut scene = peaceful(3).hand(0, &[Card::Raid, Card::Stab]).quiet_turns(29).turn(0).play("play raid");
    for at in [0, 2, 4] {
        // Nobody at a business, so nothing would be paid.
        scene = scene.play(&format!("sit {}", at + 9));
    }
    scene.rest_of_turn().ended(EndReason::Quiet);
}

#[test]
fn m5_2_it_ends_after_waking_and_drawing_when_the_turn_is_over() {
    let scene = peaceful(3).henkies(0, &[5]).asleep(&[5]).quiet_turns(29).turn(0).idles().ended(EndReason::Quiet);
    let scene = scene.told(Report::Woke { seat: seat(0), men: 1 });
    assert_eq!(scene.gang(0).cards, 5);
}

// M5.3: the winner.

/// The table ends because the pot is emptied by seat 0, who gets `last`.
fn by_pot(scene: Scene, last: i32) -> Scene {
    let rest = scene.view().pot - last;
    let owner = scene.game.players() - 1;
    let had = scene.money_of(owner);
    scene.money(owner, had + rest).turn(0).ended(EndReason::PotEmpty)
}

#[test]
fn m5_3_most_money_wins_still_seated() {
    let scene = Scene::bare(4).henkies(0, &[3]).henkies(1, &[9, 10]).henkies(2, &[20]).henkies(3, &[12]);
    let scene = by_pot(scene.money(0, 30_000).money(1, 20_000).money(2, 25_000), 1_000);
    assert_eq!((scene.standing(), scene.winners()), (vec![1, 3, 2, 4], vec![0]));
    assert_eq!(scene.game.decided_by(), Some(Decided::Money));
    assert_eq!(scene.gang(3).place, Some(4));
}

#[test]
fn m5_3_most_money_wins_even_out_of_the_game() {
    let scene = Scene::bare(4).henkies(0, &[3]).henkies(2, &[20]).henkies(3, &[12]).money(1, 50_000);
    let scene = by_pot(scene, 1_000);
    assert_eq!((scene.winners(), scene.standing()), (vec![1], vec![3, 1, 4, 2]));
    assert!(scene.gang(1).out);
    // And even against the last one at the table, who takes the rest of the pot.
    let scene = last_two().money(2, 80_000).turn(0).play("play stab").play("stab 5").ended(EndReason::LastGang);
    assert_eq!((scene.money_of(0), scene.winners()), (20_000, vec![2]));
}

#[test]
fn m5_3_equal_money_who_stayed_longest_wins() {
    for (first, last, winner) in [(10, 12, 2), (12, 10, 1)] {
        let scene = rivals(&[10], &[12]).hand(0, &[Card::Stab, Card::Stab]).turn(0).play("play stab");
        let scene = scene.play(&format!("stab {first}")).rest_of_turn();
        // The others have their turns, then the second one dies.
        let scene = scene.idles().idles().asks(0, Question::Play).play("play stab").play(&format!("stab {last}"));
        let scene = end_of_rivals(scene);
        assert_eq!((scene.winners(), scene.game.decided_by()), (vec![winner], Some(Decided::Stayed)));
        assert_eq!((scene.standing()[3 - winner], scene.standing()[0]), (2, 3));
    }
}

/// Four men die one by one or together, in turns of seat 0 only: the others discard. Seats 1 and 2 have half the money each.
fn rivals(men_of_1: &[usize], men_of_2: &[usize]) -> Scene {
    let scene = Scene::bare(4).man(0, Role::Jack, 11).man(0, Role::Robbie, 6).henkies(3, &[24]);
    scene.henkies(1, men_of_1).henkies(2, men_of_2).money(1, 40_000).money(2, 40_000)
}

/// The game ends as seat 0 kills the last man of seat 3, who gives nothing: seat 0 gets the rest, ten thousand.
fn end_of_rivals(scene: Scene) -> Scene {
    let mut scene = scene;
    scene.game.cakes[3] = Some(place(24));
    let scene = scene.rest_of_turn().ended(EndReason::LastGang);
    assert_eq!(scene.money_of(0), 10_000);
    scene
}

#[test]
fn m5_3_it_does_not_matter_how_anybody_died() {
    const WAYS: [Card; 4] = [Card::Stab, Card::Fire, Card::Boom, Card::Nightcap];
    /// Seat 0 kills whoever sits at a drink between a Jack and a Robbie; sleep and a cake come when they are needed.
    fn kill(scene: Scene, way: Card, at: usize) -> Scene {
        let scene = match way {
            Card::Boom => scene.cake(3, if at == 5 { 4 } else { 17 }),
            Card::Nightcap => scene.asleep(&[at]),
            _ => scene,
        };
        let mut scene = scene.play(&format!("play {}", way.word()));
        while !matches!(scene.game.question_now(), Some(Question::Further)) {
            let legal = scene.legal();
            let at_him = format!("{} {at}", way.word());
            let mv = if legal.contains(&at_him) { at_him } else { legal[0].clone() };
            scene = scene.play(&mv);
        }
        scene
    }
    for first in WAYS {
        for second in WAYS {
            for (early, late, winner) in [(5, 18, 2), (18, 5, 1)] {
                let scene = Scene::bare(4).man(0, Role::Jack, 6).man(0, Role::Robbie, 22).man(0, Role::Jack, 19);
                let scene = scene.man(0, Role::Robbie, 9).henkies(1, &[5]).henkies(2, &[18]).henkies(3, &[24]);
                let scene = scene.money(1, 40_000).money(2, 40_000).hand(0, &[first, second, Card::Cake]).turn(0);
                let scene = kill(scene, first, early).rest_of_turn().idles().idles().asks(0, Question::Play);
                assert_eq!((scene.sitting(early), scene.sitting(late).is_some()), (None, true), "{first:?}");
                let scene = end_of_rivals(kill(scene, second, late));
                assert_eq!(scene.winners(), [winner], "{first:?}, then {second:?}");
                assert_eq!(scene.game.decided_by(), Some(Decided::Stayed));
            }
        }
    }
}

#[test]
fn m5_3_time_is_the_event_not_the_turn() {
    for first in [1, 2] {
        // Both go out in one turn of seat 0: one by the cake at its start, the other by the knife.
        let (bombed, stabbed) = (first, 3 - first);
        let scene = rivals(&[if bombed == 1 { 20 } else { 10 }], &[if bombed == 2 { 20 } else { 10 }]);
        let scene = scene.cake(0, 20).hand(0, &[Card::Stab]).turn(0).killed(&[20], Cause::Cake).play("play stab");
        let scene = end_of_rivals(scene.play("stab 10"));
        assert_eq!(scene.winners(), [stabbed], "who died later");
        assert_eq!((scene.game.decided_by(), scene.standing()[bombed]), (Some(Decided::Stayed), 2));
    }
}

#[test]
fn m5_3_together_means_more_gangsters_just_before() {
    // One explosion takes two men of one and one of the other.
    for (men_of_1, men_of_2, winner) in [(vec![19, 20], vec![21], 1), (vec![20], vec![19, 21], 2)] {
        let scene = rivals(&men_of_1, &men_of_2).cake(3, 20).hand(0, &[Card::Boom]).turn(0);
        let scene = end_of_rivals(scene.play("play boom").play("boom cake of 3").killed(&[19, 20, 21], Cause::Cake));
        assert_eq!((scene.winners(), scene.game.decided_by()), (vec![winner], Some(Decided::Gangsters)));
        assert_eq!(scene.standing()[3 - winner], 2);
    }
}

#[test]
fn m5_3_gangsters_who_died_before_do_not_count() {
    // Seat 1 has three men, but two die by the first cake, in the same turn as the second cake kills the last one and both of
    // seat 2.
    let scene = rivals(&[15, 17, 20], &[19, 21]).cake(0, 16).cake(3, 20).hand(0, &[Card::Boom]).turn(0);
    let scene = scene.killed(&[15, 17], Cause::Cake).play("play boom").play("boom cake of 3");
    let scene = end_of_rivals(scene.killed(&[19, 20, 21], Cause::Cake));
    assert_eq!((scene.winners(), scene.game.decided_by()), (vec![2], Some(Decided::Gangsters)));
}

#[test]
fn m5_3_equal_in_all_is_shared() {
    let scene = rivals(&[19], &[21]).cake(3, 20).hand(0, &[Card::Boom]).turn(0);
    let scene = end_of_rivals(scene.play("play boom").play("boom cake of 3").killed(&[19, 21], Cause::Cake));
    assert_eq!((scene.winners(), scene.game.decided_by()), (vec![1, 2], Some(Decided::Shared)));
    assert_eq!(scene.standing(), [3, 1, 1, 4]);
}

#[test]
fn m5_3_one_nightcap_is_together() {
    let scene = rivals(&[5], &[18]).asleep(&[5, 18]).hand(0, &[Card::Nightcap]).turn(0).play("play nightcap");
    let scene = end_of_rivals(scene.play("drug 5").play("drug 18").killed(&[5, 18], Cause::Nightcap));
    assert_eq!((scene.winners(), scene.game.decided_by()), (vec![1, 2], Some(Decided::Shared)));
}

#[test]
fn m5_3_who_is_still_seated_stayed_longest() {
    // Both have 44,500; seat 1 went out in this very turn, seat 0 sits with one man against two before.
    let scene = Scene::bare(4).henkies(0, &[3]).henkies(1, &[9, 10]).henkies(2, &[20]).cake(0, 9).money(0, 44_000);
    let scene = scene.money(1, 44_500).money(2, 1_000).turn(0).killed(&[9, 10], Cause::Cake).ended(EndReason::PotEmpty);
    assert_eq!((scene.money_of(0), scene.money_of(1)), (44_500, 44_500));
    assert_eq!((scene.winners(), scene.game.decided_by()), (vec![0], Some(Decided::Stayed)));
}

#[test]
fn m5_3_players_still_seated_tie_as_longest_then_more_gangsters_then_shared() {
    let scene = |men_of_0: &[usize]| {
        let scene = Scene::bare(3).henkies(0, men_of_0).henkies(1, &[9, 10]).henkies(2, &[20]);
        scene.money(0, 59_000).money(1, 60_000).turn(0).ended(EndReason::PotEmpty)
    };
    let fewer = scene(&[3]);
    assert_eq!((fewer.winners(), fewer.game.decided_by()), (vec![1], Some(Decided::Gangsters)));
    let equal = scene(&[3, 12]);
    assert_eq!((equal.winners(), equal.game.decided_by()), (vec![0, 1], Some(Decided::Shared)));
    let more = scene(&[3, 12, 14]);
    assert_eq!((more.winners(), more.game.decided_by()), (vec![0], Some(Decided::Gangsters)));
    assert_eq!(more.standing(), [1, 2, 3]);
}

#[test]
fn m5_3_sleepers_are_gangsters_too() {
    let scene = Scene::bare(3).henkies(0, &[3, 5, 18]).asleep(&[5, 18]).henkies(1, &[9, 10]).henkies(2, &[20]);
    let scene = scene.money(0, 59_000).money(1, 60_000).turn(0).ended(EndReason::PotEmpty);
    assert_eq!(scene.winners(), [0]);
}

#[test]
fn m5_1_random_games_end_in_every_way() {
    let mut ends = BTreeSet::new();
    let setups = setups();
    for seed in 0..3_000 {
        for setup in &setups {
            ends.insert(random_game(setup, seed, |_| {}).ended_by());
        }
        if ends.len() == EndReason::ALL.len() {
            return;
        }
    }
    panic!("random games end by {ends:?} only");
}
