//! What the crate tells those who show a table is what the rules then do: each function over 100,000 positions.

use std::collections::BTreeSet;

use engine::kit::{Step, assert_reckoned, random_steps};
use engine::{Game, MAX_SEATS, Seat, Viewer, legal_moves};

use super::scene::*;
use super::shadow::{random_game, setups};
use crate::state::Phase;
use crate::{Dinner, EndReason, Event, ManView, Place, PlaceSet, Report, Weapon};

const POSITIONS: usize = 100_000;

fn each_step(each: impl FnMut(&Step<Maffiosi>)) {
    random_steps(&setups(), POSITIONS, |setup, seed, each| random_game(setup, 200 + seed, |step| each(&step)), each);
}

/// What a spectator sees of who sits where.
fn dinner_seen(game: &Maffiosi) -> Dinner {
    game.view(Viewer::Spectator).dinner(&game.figures().edition)
}

fn reports(events: &[Event]) -> impl Iterator<Item = Report> {
    events.iter().filter_map(|event| Maffiosi::event_seen_by(event, Viewer::Spectator))
}

fn killed(events: &[Event], cause: Cause) -> PlaceSet {
    let victims = reports(events).filter_map(|report| match report {
        Report::Killed { place, by, .. } if by == cause => Some(place),
        _ => None,
    });
    victims.collect()
}

/// The places that somebody could kill at, if it were their turn and they had played this card.
fn legal_kills(game: &Maffiosi, seat: Seat, phase: Phase) -> PlaceSet {
    let asked = Maffiosi { active: seat, phase, ..*game };
    let mut moves = Vec::new();
    legal_moves(&asked, &mut moves);
    let places = moves.into_iter().filter_map(|mv| match mv {
        Move::Stab(place) | Move::Fire(place) => Some(place),
        _ => None,
    });
    places.collect()
}

#[test]
fn reach_is_the_legal_kills() {
    let mut kills = 0;
    each_step(|step| {
        let (game, dinner) = (step.after, dinner_seen(step.after));
        for seat in game.seats() {
            let reach = dinner.reach_of(seat);
            for (weapon, phase) in [(Weapon::Knife, Phase::Stab), (Weapon::Bullet, Phase::Fire)] {
                let targets: PlaceSet = reach.iter().filter(|threat| threat.weapon == weapon).map(|threat| threat.to).collect();
                assert_eq!(targets, legal_kills(game, seat, phase), "{weapon:?} of {seat} in {game:?}");
                kills += targets.len() as usize;
            }
        }
    });
    assert!(kills > 10_000, "only {kills} kills were possible");
}

#[test]
fn threats_to_a_place_are_those_that_reach_it() {
    each_step(|step| {
        let dinner = dinner_seen(step.after);
        let all: Vec<_> = step.after.seats().flat_map(|seat| dinner.reach_of(seat)).collect();
        let mut listed = 0;
        for place in Place::all() {
            let threats = dinner.threats_to(place);
            assert!(threats.iter().all(|threat| threat.to == place && all.contains(threat)), "{threats:?}");
            listed += threats.len();
        }
        assert_eq!(listed, all.len());
    });
}

#[test]
fn the_table_with_one_man_elsewhere_is_the_one_after_the_move() {
    let mut moves = 0;
    each_step(|step| {
        let seen = dinner_seen(step.before);
        let then = match (step.before.phase, step.mv) {
            (Phase::To(from, _), Some(Move::To(to))) => seen.with(from, None).with(to, seen.man_at(from)),
            (Phase::Sit(_, seat, sitter), Some(Move::Sit(place))) => {
                let man = ManView { seat, role: sitter.role, asleep: sitter.asleep };
                seen.with(place, Some(man))
            }
            (Phase::Stab, Some(Move::Stab(place))) | (Phase::Fire, Some(Move::Fire(place))) => seen.with(place, None),
            _ => return,
        };
        moves += 1;
        assert_eq!(then, dinner_seen(step.after));
    });
    assert!(moves > 5_000, "only {moves} moves");
}

#[test]
fn takings_are_what_is_paid() {
    let mut payments = 0;
    each_step(|step| {
        let (game, dinner) = (step.after, dinner_seen(step.after));
        if game.is_over() || !game.has_begun() {
            return;
        }
        for seat in game.seats().filter(|seat| !game.is_out(*seat)) {
            // As if the turn came to the seat now, without its own cake.
            let mut next = *game;
            next.cakes[seat.index()] = None;
            let mut events = Vec::new();
            next.begin_turn(seat, &mut events);
            let paid: i32 =
                reports(&events).map(|report| if let Report::Collected { amount, .. } = report { amount } else { 0 }).sum();
            assert_eq!(paid, dinner.takings(seat).min(game.pot), "{seat} in {game:?}");
            payments += u32::from(paid > 0);
            check_earners(&dinner, seat);
        }
    });
    assert!(payments > 10_000, "only {payments} payments");
}

/// Those for whom something is collected are the men who would be paid if they were alone.
fn check_earners(dinner: &Dinner, seat: Seat) {
    for man in dinner.men_of(seat) {
        let others = dinner.men_of(seat).without(man);
        let alone = others.into_iter().fold(*dinner, |dinner, other| dinner.with(other, None));
        let money = &dinner.figures.edition.money;
        if money.boss > 0 && money.business > 0 {
            assert_eq!(dinner.earners(seat).contains(man), alone.takings(seat) > 0, "the man at {man:?} of {dinner:?}");
        }
    }
}

#[test]
fn victims_of_a_cake_are_those_who_die_of_it() {
    let mut blasts = 0;
    each_step(|step| {
        let (game, view, dinner) = (step.after, step.after.view(Viewer::Spectator), dinner_seen(step.after));
        let cakes = game.seats().filter_map(|owner| Some((owner, view.gangs[owner.index()].cake?)));
        for (owner, cake) in cakes.filter(|_| !game.is_over()) {
            // As if another blew it up now.
            let Some(active) = game.seats().find(|seat| *seat != owner && !game.is_out(*seat)) else { continue };
            let mut events = Vec::new();
            Maffiosi { active, phase: Phase::Boom, ..*game }.play(Move::Boom(owner), &mut events);
            // M4.1: whoever is out by it passes the turn on, and the next cake may explode.
            if reports(&events).filter(|report| matches!(report, Report::Exploded { .. })).count() == 1 {
                blasts += 1;
                assert_eq!(dinner.victims(cake), killed(&events, Cause::Cake), "the cake at {cake:?} in {game:?}");
            }
        }
    });
    assert!(blasts > 10_000, "only {blasts} blasts");
}

#[test]
fn a_cake_explodes_after_as_many_turns_as_are_told() {
    let (mut begun, mut told, mut checked) = (0, Vec::<(Seat, usize, usize)>::new(), 0);
    each_step(|step| {
        for report in reports(step.events) {
            match report {
                Report::TurnBegan { seat } => {
                    begun += 1;
                    for (_, turns, from) in told.extract_if(.., |(owner, ..)| *owner == seat) {
                        assert_eq!(begun - from, turns, "the cake of {seat}");
                        checked += 1;
                    }
                }
                // Whoever is passed over changes the count, and is told anew.
                Report::Out { .. } | Report::Ended { .. } => told.clear(),
                _ => {}
            }
        }
        let view = step.after.view(Viewer::Spectator);
        let is_told = |owner: &Seat| view.gangs[owner.index()].cake.is_some() && view.ended.is_none();
        for owner in step.after.seats().filter(is_told) {
            told.extend(view.turns_until_cake(owner).map(|turns| (owner, turns, begun)));
        }
        let gone: BTreeSet<Seat> = step.after.seats().filter(|seat| step.after.is_out(*seat)).collect();
        assert!(told.iter().all(|(owner, ..)| !gone.contains(owner)), "a cake of one who is out never explodes by itself");
    });
    assert!(checked > 10_000, "only {checked} cakes");
}

#[test]
fn the_reckoning_is_the_standings_and_what_they_go_by() {
    each_step(|step| {
        if step.after.is_over() || !step.after.has_begun() {
            return;
        }
        // As if silence ended it now (M5.2).
        let mut end = *step.after;
        end.end(EndReason::Quiet, &mut Vec::new());
        assert_reckoned(&end);
        // Equal money is rare; the tie-breaks must hold all the same.
        let mut tied = end;
        tied.money = [0; MAX_SEATS];
        assert_reckoned(&tied);
        let (view, reckoning) = (end.view(Viewer::Spectator), end.reckoning().expect("it is over"));
        for (gang, score) in view.gangs.iter().zip(&reckoning.scores) {
            assert_eq!(score.as_ref().map(|score| score[0]), Some(i64::from(gang.money)));
        }
    });
}
