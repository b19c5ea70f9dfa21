//! What the crate tells those who show a table is what the rules then do: each function over 100,000 positions.

use std::collections::BTreeSet;

use engine::kit::{RandomStep, assert_reckoned, random_steps};
use engine::{Game, Seat, Turn, Viewer, legal_moves};

use serde_json::{from_value, json};

use super::scene::*;
use super::shadow::{random_game, short_setups, standard_setups};
use crate::state::Phase;
use crate::track::FreshTiles;
use crate::{Decided, DieSet, Family, Field, FieldSet, View, Whereabouts, settlements};

const POSITIONS: usize = 100_000;

fn each_step(each: impl FnMut(&RandomStep<Pate>)) {
    let setups: Vec<Setup> = standard_setups().chain(short_setups()).collect();
    random_steps(&setups, POSITIONS, |setup, seed, each| random_game(setup, 500 + seed, |step| each(&step)), each);
}

/// Every position of a running round, with what a spectator sees of it.
fn each_position(mut each: impl FnMut(&Pate, &View)) {
    each_step(|step| {
        if step.after.round > 0 && step.after.phase != Phase::Over {
            each(step.after, &step.after.view(Viewer::Spectator));
        }
    });
}

/// The same position, with the active player about to lay a die of this colour that shows this face into a row.
fn about_to_lay(game: &Pate, row: u8, die: Die, face: Face) -> Pate {
    let mut about = Pate { phase: Phase::Place, row, left: DieSet::ALL, grandson: None, fresh: FreshTiles::default(), ..*game };
    about.dice[die.index()] = face;
    about
}

fn play(mut game: Pate, mv: Move) -> Vec<Event> {
    let mut events = Vec::new();
    game.play(mv, &mut events);
    events
}

fn legal(game: &Pate) -> Vec<Move> {
    let mut moves = Vec::new();
    legal_moves(game, &mut moves);
    moves
}

#[test]
fn a_die_comes_to_lie_where_it_is_told() {
    let mut laid = 0;
    each_position(|game, view| {
        if view.question != Some(Question::Place(view.row)) {
            return;
        }
        for mv in legal(game) {
            let (Move::Place(die) | Move::Idle(die) | Move::Senator(die, _)) = mv else { continue };
            let colour = if let Move::Senator(_, colour) = mv { colour } else { die };
            let spots: Vec<Spot> = play(*game, mv)
                .into_iter()
                .filter_map(|event| if let Event::Placed { spot, .. } = event { Some(spot) } else { None })
                .collect();
            assert_eq!(spots.first().copied(), view.spot_for(&game.figures, die, colour), "{mv}");
            laid += 1;
        }
    });
    assert!(laid > 10_000, "only {laid} dice");
}

#[test]
fn a_kind_of_business_pays_what_is_told() {
    let mut payments = 0;
    each_position(|game, view| {
        for kind in Business::ALL {
            let pips = game.figures.edition.businesses.of(kind).pips;
            let events = play(about_to_lay(game, 1, Die::White, Face::pips(pips)), Move::Place(Die::White));
            for of in game.seats() {
                let paid = events.iter().map(|event| match *event {
                    Event::Paid { to: Party::Seat(to), amount, cause: Cause::Business(by), .. } if to == of && by == kind => {
                        amount
                    }
                    _ => 0,
                });
                assert_eq!(paid.sum::<i32>(), view.paid(&game.figures, kind, of), "{kind:?} to {of}");
                payments += 1;
            }
        }
    });
    assert!(payments > 100_000, "only {payments} payments");
}

/// Each way to lay a die from here, whatever is rolled: the row, the die, its face, and the position before.
fn each_way_to_lay(game: &Pate, mut each: impl FnMut(Die, Face, &Pate)) {
    for (row, die) in (1..=4).flat_map(|row| Die::ALL.map(|die| (row, die))) {
        for face in Face::ALL {
            each(die, face, &about_to_lay(game, row, die, face));
        }
    }
}

#[test]
fn the_ways_to_lay_a_die_are_the_legal_ones() {
    let mut by_senator = 0;
    each_position(|game, view| {
        let spot = |mv| {
            let placed = |event| if let Event::Placed { die, spot, .. } = event { Some((die, spot)) } else { None };
            play(*game, mv).into_iter().find_map(placed)
        };
        let laid = |mv: &Move| matches!(mv, Move::Place(_) | Move::Senator(..));
        let legal: BTreeSet<_> = legal(game)
            .into_iter()
            .filter(laid)
            .map(|mv| format!("{:?} {}", spot(mv), matches!(mv, Move::Senator(..))))
            .collect();
        let ways = view.ways(&game.figures);
        by_senator += ways.iter().filter(|way| way.by_senator).count();
        let told: BTreeSet<_> = ways.iter().map(|way| format!("{:?} {}", Some((way.die, way.spot)), way.by_senator)).collect();
        assert_eq!((told, ways.len()), (legal.clone(), legal.len()), "{game:?}");
    });
    assert!(by_senator > 1_000, "only {by_senator} ways of the Senator");
}

#[test]
fn programs_get_what_the_functions_say() {
    each_step(|step| {
        let (figures, view) = (step.after.figures, step.after.view(Viewer::Spectator));
        let setup = Setup { edition: figures.edition.clone(), ..Setup::standard(step.after.players) };
        let told = serde_json::to_value(Pate::consequences(&view, &setup)).expect("they are plain data");
        let list = |fields: FieldSet| fields.into_iter().collect::<Vec<Field>>();
        assert_eq!(told["protected"], json!(list(view.protected())));
        for (kind, told) in Business::ALL.into_iter().zip(told["businesses"].as_array().expect("a list")) {
            let pips = figures.edition.businesses.of(kind).pips;
            assert_eq!((&told["kind"], &told["pips"]), (&json!(kind), &json!(pips)));
            assert_eq!(told["raided"], json!(list(view.raided(&figures, pips))));
            for of in step.after.seats() {
                assert_eq!(told["paid"][of.index()], view.paid(&figures, kind, of));
                assert_eq!(told["open_to_takeover"][of.index()], json!(list(view.open_to_takeover(&figures, pips, of))));
            }
        }
        for of in step.after.seats() {
            let told = &told["families"][of.index()];
            assert_eq!(*told, json!({ "income": view.income(&figures, of), "settlement": view.settlement(&figures, of) }));
        }
        for way in told["ways"].as_array().expect("a list") {
            let read = |name: &str| way[name].clone();
            let die: Die = from_value(read("die")).expect("a die");
            let spot: Spot = from_value(read("spot")).expect("a field");
            let pips = view.face_of(die).and_then(Face::number).unwrap_or(0);
            assert_eq!(way["price"], view.price(&figures, spot, pips));
            for (of, track) in step.after.seats().flat_map(|of| Track::ALL.map(|track| (of, track))) {
                assert_eq!(way["steps"][of.index()][track.index()], view.steps(&figures, spot, pips, of, track));
            }
            let route: Vec<Field> = view.visit_route(pips).collect();
            assert_eq!(way["route"], if spot == Spot::Visit { json!(route) } else { json!([]) });
        }
    });
}

#[test]
fn a_field_brings_or_costs_what_is_told() {
    let mut payments = 0;
    each_position(|game, view| {
        let seat = game.active;
        let markers: u8 = game.holdings.iter().map(|other| other.debts_with[seat.index()]).sum();
        // With enough money everywhere, nobody pays less than the whole price.
        let mut rich = *game;
        game.seats().for_each(|of| rich.own_mut(of).money = 1_000_000);
        each_way_to_lay(&rich, |die, face, about| {
            let spot = about.spot_for(die, die);
            let brought = play(*about, Move::Place(die)).into_iter().map(|event| match event {
                Event::Paid { from, to, amount, cause: Cause::Spot(_) | Cause::Card(_) | Cause::Business(_) } => {
                    amount * (i32::from(to == Party::Seat(seat)) - i32::from(from == Party::Seat(seat)))
                }
                _ => 0,
            });
            let times = match spot {
                Spot::Business(kind) => game.own(seat).held.and(game.figures.of_kind(kind)).len(),
                Spot::Assembly => markers,
                Spot::Friend => game.brooklyn.min(1),
                _ => 1,
            };
            let told = view.price(&game.figures, spot, face.number().unwrap_or(0)) * i32::from(times);
            assert_eq!(brought.sum::<i32>(), told, "{spot:?} with {face} in {game:?}");
            payments += u32::from(told != 0);
        });
    });
    assert!(payments > 100_000, "only {payments} payments");
}

#[test]
fn a_die_shows_what_its_field_asks_for() {
    let mut laid = 0;
    each_position(|game, _| {
        each_way_to_lay(game, |die, face, about| {
            let placed = play(*about, Move::Place(die)).into_iter().find_map(|event| match event {
                Event::Placed { face, spot, .. } => Some((face, spot)),
                _ => None,
            });
            let Some((shown, spot)) = placed else { panic!("{die:?} is not laid in {about:?}") };
            let asked = game.figures.face_for(spot);
            // Where the colour counts, a hand lies in the last row only (P5.10).
            let fits = asked.map_or(about.row == 4 || shown != Face::HAND, |asked| asked == shown);
            assert!(fits && asked.is_none() == (spot == Spot::of_colour(about.row, die)), "{spot:?} with {face} in {about:?}");
            laid += 1;
        });
    });
    assert!(laid > 100_000, "only {laid} dice");
}

#[test]
fn a_visit_drives_where_it_is_told() {
    each_position(|game, view| {
        for pips in 1..=5 {
            let events = play(about_to_lay(game, 2, Die::Black, Face::pips(pips)), Move::Place(Die::Black));
            let stop = events.iter().find_map(|event| if let Event::CarDrove { to } = event { Some(*to) } else { None });
            let route: Vec<Field> = view.visit_route(pips).collect();
            assert_eq!((route.first(), route.last().copied()), (Some(&game.car), stop), "{pips} in {game:?}");
            assert!(route.is_sorted_by(|from, to| from.clockwise(1) == *to) && route.len() == usize::from(pips) + 1);
        }
    });
}

#[test]
fn markers_step_as_far_as_is_told() {
    let mut steps = 0;
    each_position(|game, view| {
        each_way_to_lay(game, |die, face, about| {
            let spot = about.spot_for(die, die);
            let mut stepped = [[0; 4]; 4];
            for event in play(*about, Move::Place(die)) {
                if let Event::Stepped { seat, track, to } = event {
                    stepped[seat.index()][track.index()] = to - about.own(seat).marker(track);
                }
            }
            for (of, track) in game.seats().flat_map(|of| Track::ALL.map(|track| (of, track))) {
                let left = game.figures.end_of(track) - game.own(of).marker(track);
                let told = view.steps(&game.figures, spot, face.number().unwrap_or(0), of, track).min(left);
                assert_eq!(stepped[of.index()][track.index()], told, "{track:?} of {of} by {spot:?} with {face} in {game:?}");
                steps += u32::from(told > 0);
            }
        });
    });
    assert!(steps > 100_000, "only {steps} steps");
}

fn arrested_by_raid(game: &Pate, pips: u8) -> FieldSet {
    let events = play(about_to_lay(game, 3, Die::Red, Face::pips(pips)), Move::Place(Die::Red));
    let arrested = events.into_iter().filter_map(|event| match event {
        Event::MemberMoved { from: Whereabouts::Field(field), .. } => Some(field),
        _ => None,
    });
    arrested.collect()
}

#[test]
fn a_raid_arrests_those_who_are_told() {
    each_position(|game, view| {
        for pips in 1..=5 {
            assert_eq!(arrested_by_raid(game, pips), view.raided(&game.figures, pips), "{pips} in {game:?}");
        }
    });
}

/// The businesses that could be taken or occupied now, in the set-up by whole districts (P1.5).
fn targets(game: &Pate) -> FieldSet {
    let targets = legal(game).into_iter().map(|mv| match mv {
        Move::TakeOver(field) | Move::Occupy(field) => FieldSet::only(field),
        Move::District(district) => district.fields(),
        _ => FieldSet::EMPTY,
    });
    targets.fold(FieldSet::EMPTY, FieldSet::or)
}

#[test]
fn what_is_open_to_a_takeover_can_be_taken_over() {
    let mut takeovers = 0;
    each_position(|game, view| {
        for (pips, active) in (1..=5).flat_map(|pips| game.seats().map(move |seat| (pips, seat))) {
            let asked = Pate { phase: Phase::TakeOver(pips), active, ..about_to_lay(game, 3, Die::Black, Face::pips(pips)) };
            let targets = targets(&asked);
            assert_eq!(targets, view.open_to_takeover(&game.figures, pips, active), "{pips} by {active} in {game:?}");
            takeovers += u32::from(targets.len());
        }
    });
    assert!(takeovers > 10_000, "only {takeovers} takeovers");
}

#[test]
fn what_is_protected_is_what_nobody_reaches() {
    let mut free_beside_the_car = 0;
    each_step(|step| {
        let (game, protected) = (step.after, step.after.view(Viewer::Spectator).protected());
        let open = match game.phase {
            Phase::Over => return,
            Phase::PlaceCar | Phase::PickDistrict(_) => {
                let free = targets(game);
                free_beside_the_car += u32::from(free.contains(game.car));
                free.or(game.occupied())
            }
            // Every number is raided, and whoever has a marker and a member takes over or occupies what there is.
            _ => {
                let mut asked = about_to_lay(game, 3, Die::Black, Face::pips(1));
                let own = asked.own_mut(game.active);
                (own.debts, own.supply, asked.phase) = (1, 1, Phase::Knives);
                let taken = targets(&asked);
                asked.phase = Phase::Consigliere;
                let occupied = targets(&asked);
                assert_eq!(taken, game.held_by_others(game.active).minus(protected), "{game:?}");
                (1..=5).fold(occupied, |open, pips| open.or(arrested_by_raid(game, pips)))
            }
        };
        assert_eq!(protected, FieldSet::ALL.minus(open), "{game:?}");
    });
    assert!(free_beside_the_car > 500, "only {free_beside_the_car} districts were free in spite of the car");
}

#[test]
fn who_holds_a_business_is_what_the_rules_say() {
    each_position(|game, view| {
        for family in Family::all() {
            let held: FieldSet = Field::all().filter(|field| view.holder(*field) == Some(family)).collect();
            assert_eq!(held, game.holdings[family.index()].held);
        }
    });
}

#[test]
fn it_is_over_when_nobody_plays_on() {
    let mut ends = 0;
    each_step(|step| {
        let is_over = step.after.turn() == Turn::Over;
        assert_eq!(step.after.view(Viewer::Spectator).is_over(), is_over);
        ends += u32::from(is_over);
    });
    assert!(ends > 100, "only {ends} ends");
}

#[test]
fn income_is_what_its_step_pays() {
    let mut payments = 0;
    each_position(|game, view| {
        let mut events = Vec::new();
        { *game }.pay_income_to(|_, _| true, &mut events);
        for of in game.seats() {
            let paid = events.iter().map(|event| match *event {
                Event::Paid { to: Party::Seat(to), amount, cause: Cause::Income, .. } if to == of => amount,
                _ => 0,
            });
            let told = view.income(&game.figures, of);
            assert_eq!(paid.sum::<i32>(), told);
            payments += u32::from(told > 0);
        }
    });
    assert!(payments > 10_000, "only {payments} payments");
}

#[test]
fn the_reckoning_is_the_standings_and_the_sums_that_lead_there() {
    let mut decided = BTreeSet::new();
    each_position(|game, view| {
        // As if the last round ended now.
        let (mut end, mut events) = (*game, vec![Event::TurnBegan { seat: Seat::FIRST }]);
        end.settle_game(&mut events);
        decided.insert(check_reckoning(&end));
        let settlements = settlements(events.iter());
        for of in game.seats() {
            let (before, after) = (game.own(of).money, end.own(of).money);
            assert_eq!(before + settlements[of.index()].total(), after, "the money of {of} in {game:?}");
            assert_eq!(settlements[of.index()], view.settlement(&game.figures, of), "{of} in {game:?}");
        }
        // Ties are rare, and so is it that all are in; the tie-breaks must hold all the same.
        for knock_out in [Colour::Grey, Colour::Red] {
            let mut tied = end;
            tied.event_markers = [0; 2];
            tied.event_markers[knock_out as usize] = game.figures.edition.events.knock_out;
            let track = knock_out.track();
            game.seats().for_each(|of| tied.own_mut(of).markers[track.index()] = game.figures.end_of(track));
            decided.insert(check_reckoning(&tied));
            game.seats().for_each(|of| tied.own_mut(of).money = 0);
            decided.insert(check_reckoning(&tied));
            game.seats().for_each(|of| tied.own_mut(of).markers[Track::tie_break(Some(track)).index()] = 1);
            decided.insert(check_reckoning(&tied));
            game.seats().for_each(|of| (tied.own_mut(of).held, tied.own_mut(of).supply) = (FieldSet::EMPTY, 1));
            decided.insert(check_reckoning(&tied));
        }
    });
    assert!(Decided::ALL.iter().all(|way| decided.contains(way)), "only {decided:?}");
}

/// P8.1 and P8.4, once more from what everybody sees at the end: the reckoning says the same, and what decided is told.
fn check_reckoning(end: &Pate) -> Decided {
    assert_reckoned(end);
    let (view, reckoning) = (end.view(Viewer::Spectator), end.reckoning().expect("it is over"));
    let other = if view.knock_out == Some(Track::Reputation) { Track::Influence } else { Track::Reputation };
    let mut scores = Vec::new();
    for (of, family) in end.seats().zip(&view.families) {
        let is_in = view.knock_out.is_some_and(|track| family.markers[track.index()] == end.figures.end_of(track));
        let businesses = view.street.iter().filter(|holder| **holder == Some(of.into())).count() as i64;
        let score =
            [family.money.map_or(0, i64::from), family.markers[other.index()].into(), businesses + i64::from(family.supply)];
        assert_eq!(reckoning.score(of), is_in.then_some(score.as_slice()), "{of} in {end:?}");
        scores.extend(is_in.then_some(score));
    }
    let best = scores.iter().max();
    let equal =
        |columns: usize| scores.iter().filter(|score| best.is_some_and(|best| score[..columns] == best[..columns])).count();
    let expected = match (equal(0), equal(1), equal(2), equal(3)) {
        (0, ..) => Decided::NobodyLeft,
        (1, ..) => Decided::Alone,
        (_, 1, ..) => Decided::Money,
        (_, _, 1, _) => Decided::OtherTrack,
        (_, _, _, 1) => Decided::LargerFamily,
        _ => Decided::Shared,
    };
    assert_eq!((end.decided_by(), reckoning.decided), (Some(expected), expected.word()), "{end:?}");
    expected
}
