//! M6: what is always true, and that the reports tell all of it: random games are followed by what viewers hear alone.

use std::collections::BTreeSet;

use engine::{Game, Turn, Viewer};

use super::scene::*;
use super::shadow::{follow, random_game, setups};
use crate::{Event, PlaceSet};

#[test]
fn m6_1_what_viewers_hear_adds_up_to_what_they_see_and_the_referee_agrees_with_every_move() {
    follow(|step| {
        let view = step.after.view(Viewer::Spectator);
        let cakes: Vec<_> = view.gangs.iter().filter_map(|gang| gang.cake).collect();
        assert_eq!(cakes.len(), cakes.iter().collect::<BTreeSet<_>>().len(), "two cakes on a place");
        let seated: usize =
            view.gangs.iter().map(|gang| (gang.alive.iter().sum::<u8>() - gang.waiting.iter().sum::<u8>()) as usize).sum();
        assert_eq!(view.places.iter().flatten().count(), seated, "every gangster who does not wait has a place of his own");
    });
}

/// Random games of all set-ups, step by step.
fn every_step(mut each: impl FnMut(&Setup, &Maffiosi, &[Event], &Maffiosi)) {
    for setup in setups() {
        for seed in 100..130 {
            random_game(&setup, seed, |step| each(&setup, step.before, step.events, step.after));
        }
    }
}

#[test]
fn m6_2_money_of_all_players_and_the_pot_is_constant() {
    every_step(|setup, _, _, after| {
        let view = after.view(Viewer::Spectator);
        let sum: i32 = view.gangs.iter().map(|gang| gang.money).sum::<i32>() + view.pot;
        assert_eq!(sum, setup.edition.tables[setup.players as usize - 3].pot);
        assert!(view.pot >= 0 && view.gangs.iter().all(|gang| gang.money >= 0));
    });
}

#[test]
fn m6_3_cards_in_pile_discards_hands_and_removed_are_all_cards_of_every_kind() {
    every_step(|setup, _, _, after| {
        let view = after.view(Viewer::Everyone);
        for card in Card::ALL {
            let hands: u8 = view.gangs.iter().filter_map(|gang| gang.hand).map(|hand| hand.count(card)).sum();
            let all = after.pile.count(card) + view.discards.count(card) + view.removed.count(card) + hands;
            assert_eq!(all, setup.edition.cards.of(card), "{card:?}");
        }
        let standard = setup.edition == *crate::Edition::standard();
        let total =
            view.pile + view.discards.total() + view.removed.total() + view.gangs.iter().map(|gang| gang.cards).sum::<u8>();
        assert!(!standard || total == 60);
        assert!(view.removed.total() == view.removed.count(Card::Raid), "only a Raid leaves the game");
        assert!(view.gangs.iter().all(|gang| gang.cards <= setup.edition.hand));
    });
}

#[test]
fn m6_4_sleep_markers_on_the_table_and_in_the_supply_are_constant() {
    every_step(|setup, _, _, after| {
        let view = after.view(Viewer::Spectator);
        let asleep = view.places.iter().flatten().filter(|man| man.asleep).count() as u8;
        let waiting: u8 = view.gangs.iter().flat_map(|gang| gang.waiting_asleep).sum();
        assert_eq!(asleep + waiting + view.sleep_markers, setup.edition.sleep_markers);
        // Only a Raid takes a sleeper elsewhere.
        if view.removed.contains(Card::Raid) {
            return;
        }
        let sober = |(man, item): (&Option<crate::ManView>, &Item)| man.is_some_and(|man| man.asleep) && *item != Item::Drink;
        assert!(!view.places.iter().zip(&setup.edition.items).any(sober), "who sleeps sits at a drink, as nobody moves him");
    });
}

#[test]
fn m6_1_a_step_that_tells_nothing_changes_nothing_on_the_table() {
    every_step(|_, before, events, after| {
        if events.is_empty() {
            let table = |game: &Maffiosi| {
                let view = game.view(Viewer::Everyone);
                (view.places, view.gangs, view.pot, view.discards, view.pile)
            };
            assert_eq!(table(before), table(after));
        }
    });
}

#[test]
fn m6_3_nobody_s_hand_shows_before_the_end_but_to_its_owner() {
    every_step(|setup, _, events, after| {
        for own in 0..setup.players as usize {
            let view = after.view(Viewer::Seat(seat(own)));
            assert!(view.gangs.iter().enumerate().all(|(of, gang)| gang.hand.is_some() == (of == own)));
            for event in events {
                if let (Event::Drew { seat: drawer, card }, Some(heard)) =
                    (event, Maffiosi::event_seen_by(event, Viewer::Seat(seat(own))))
                {
                    let told = (drawer.index() == own).then_some(*card);
                    assert_eq!(heard, Report::Drew { seat: *drawer, card: told });
                }
            }
        }
    });
}

#[test]
fn m6_1_the_random_games_meet_what_is_rare() {
    let mut kinds = BTreeSet::new();
    every_step(|_, before, events, after| {
        for event in events {
            let Event::Told(report) = event else { continue };
            let name = format!("{report:?}");
            kinds.insert(name.split([' ', '{']).next().unwrap_or_default().to_owned());
            if let Report::Killed { by, .. } = report {
                kinds.insert(by.word().to_owned());
            }
            if matches!(report, Report::Exploded { gone: true, .. }) {
                kinds.insert("a cake of one who is out".to_owned());
            }
            if matches!(report, Report::Out { seat, .. } if *seat == before.active && after.turn() != Turn::Over) {
                kinds.insert("out in the own turn".to_owned());
            }
        }
    });
    for kind in [
        "Reshuffled",
        "Youngest",
        "SatDown",
        "TurnBegan",
        "Collected",
        "Played",
        "Discarded",
        "CakeOrdered",
        "CakePassed",
        "Exploded",
        "Killed",
        "Drugged",
        "Woke",
        "Raided",
        "Moved",
        "Out",
        "PotTaken",
        "Ended",
        "knife",
        "bullet",
        "cake",
        "nightcap",
        "a cake of one who is out",
        "out in the own turn",
    ] {
        assert!(kinds.contains(kind), "no random game met {kind}: {kinds:?}");
    }
}

// The audit.

/// What the audit says of a table that was changed by hand.
fn error_if(change: impl FnOnce(&mut Maffiosi)) -> String {
    let scene = Scene::bare(3).henkies(0, &[0, 5]).henkies(1, &[10]).henkies(2, &[20]).cake(1, 7).cake(2, 8).asleep(&[5]);
    let mut game = scene.hand(0, &[Card::Stab]).turn(0).game;
    assert_eq!(game.audit(), Ok(()));
    change(&mut game);
    game.audit().expect_err("the audit finds it")
}

#[test]
fn m6_1_the_audit_finds_two_on_a_place() {
    assert!(error_if(|game| game.dinner.seat(man(1, Role::Henkie), place(0))).starts_with("M6.1"));
    assert!(error_if(|game| game.dinner.seat(man(0, Role::Jack), place(0))).starts_with("M6.1"));
    assert!(error_if(|game| game.cakes[0] = Some(place(7))).starts_with("M6.1"));
}

#[test]
fn m6_1_the_audit_finds_one_who_is_out_with_gangsters_or_in_without() {
    assert!(error_if(|game| game.out = 0b100).starts_with("M4.1"));
    let vanished = error_if(|game| {
        game.dinner.clear(game.dinner.men_of(seat(2)));
    });
    assert!(vanished.starts_with("M4.1"));
}

#[test]
fn m6_2_the_audit_finds_money_that_came_or_went() {
    assert!(error_if(|game| game.money[1] += 1).starts_with("M6.2"));
    assert!(error_if(|game| game.pot -= 1_000).starts_with("M6.2"));
    assert!(error_if(|game| (game.pot, game.money[0]) = (-1, 120_001)).starts_with("M6.2"));
}

#[test]
fn m6_3_the_audit_finds_a_card_too_many_or_of_another_kind() {
    assert!(error_if(|game| game.pile = game.pile.without(Card::Move, 1)).starts_with("M6.3"));
    assert!(error_if(|game| game.discards = game.discards.with(Card::Raid, 1)).starts_with("M6.3"));
    assert!(error_if(|game| game.hands[0] = Cards::NONE.with(Card::Fire, 1)).starts_with("M6.3"));
}

#[test]
fn m6_4_the_audit_finds_a_marker_on_nobody_or_too_many() {
    assert!(error_if(|game| game.dinner.asleep = game.dinner.asleep.or(PlaceSet::only(place(15)))).starts_with("M6.4"));
    let full = (0..30).fold(Scene::bare(3), |scene, at| scene.man(at % 3, Role::Henkie, at));
    let mut game = full.turn(0).game;
    game.dinner.asleep = (0..19).map(place).collect();
    assert!(game.audit().expect_err("nineteen markers").starts_with("M6.4"));
}
