//! What the crate tells those who show a table is what the rules then do: each function over 100,000 positions.

use std::collections::BTreeSet;

use engine::kit::{RandomStep, assert_reckoned, random_steps};
use engine::{Game, MAX_SEATS, Seat, Viewer, legal_moves};

use super::scene::*;
use super::shadow::{random_game, setups};
use crate::state::Phase;
use crate::{
    CakeConsequences, Consequences, Dinner, Earnings, EndReason, Event, ManView, Place, PlaceSet, Report, Threat, Weapon,
    begins_round, earnings, last_stabber, own_explosion,
};

const POSITIONS: usize = 100_000;

fn each_step(each: impl FnMut(&RandomStep<Maffiosi>)) {
    each_step_of(&setups(), each);
}

fn each_step_of(setups: &[Setup], each: impl FnMut(&RandomStep<Maffiosi>)) {
    random_steps(setups, POSITIONS, |setup, seed, each| random_game(setup, 200 + seed, |step| each(&step)), each);
}

/// With all that was heard since the game began.
fn each_story(mut each: impl FnMut(&RandomStep<Maffiosi>, &Setup, &[Report])) {
    let (mut setup, mut heard) = (Setup::standard(3), Vec::new());
    each_step(|step| {
        if step.before.phase == Phase::Deal(0) {
            (setup, heard) = (setup_of(step.before), Vec::new());
        }
        heard.extend(reports(step.events));
        each(step, &setup, &heard);
    });
}

fn setup_of(game: &Maffiosi) -> Setup {
    Setup {
        players: game.players,
        seating: if game.by_hand { Seating::ByHand } else { Seating::Plan },
        starter: game.starter.into(),
        edition: game.figures().edition.clone(),
    }
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

const WEAPONS: [(Weapon, Phase); 2] = [(Weapon::Knife, Phase::Stab), (Weapon::Bullet, Phase::Fire)];

/// The places that the man at a place could kill at, if he were the only one of his gang.
fn legal_kills_from(game: &Maffiosi, from: Place, phase: Phase) -> PlaceSet {
    let mut alone = *game;
    let Some(man) = game.dinner.man_at(from) else { return PlaceSet::EMPTY };
    alone.dinner.clear(game.dinner.men_of(man.seat).without(from));
    legal_kills(&alone, man.seat, phase)
}

fn targets(threats: &[Threat], weapon: Weapon) -> PlaceSet {
    threats.iter().filter(|threat| threat.weapon == weapon).map(|threat| threat.to).collect()
}

#[test]
fn reach_is_the_legal_kills() {
    let mut kills = 0;
    each_step(|step| {
        let (game, dinner) = (step.after, dinner_seen(step.after));
        for seat in game.seats() {
            let reach = dinner.reach_of(seat);
            for (weapon, phase) in WEAPONS {
                let targets = targets(&reach, weapon);
                assert_eq!(targets, legal_kills(game, seat, phase), "{weapon:?} of {seat} in {game:?}");
                kills += targets.len() as usize;
            }
        }
    });
    assert!(kills > 10_000, "only {kills} kills were possible");
}

#[test]
fn a_threat_comes_from_the_man_who_could_do_it() {
    each_step(|step| {
        let (game, dinner) = (step.after, dinner_seen(step.after));
        for place in Place::all() {
            let reach = dinner.reach(place);
            assert!(reach.iter().all(|threat| threat.from == place), "{reach:?}");
            for (weapon, phase) in WEAPONS {
                assert_eq!(targets(&reach, weapon), legal_kills_from(game, place, phase), "{weapon:?} at {place:?} in {game:?}");
            }
            for threat in reach {
                let man = dinner.man_at(place).expect("somebody threatens");
                let henkie = dinner.with(place, Some(ManView { role: Role::Henkie, ..man }));
                let cause = if threat.weapon == Weapon::Knife { Cause::Knife } else { Cause::Bullet };
                let means = if henkie.reach(place).contains(&threat) { cause.word() } else { man.role.word() };
                assert_eq!(dinner.means(threat), means);
            }
        }
    });
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

/// What is paid if the turn comes to the seat now, without its own cake.
fn paid(game: &Maffiosi, seat: Seat) -> i32 {
    let mut next = *game;
    next.cakes[seat.index()] = None;
    let mut events = Vec::new();
    next.begin_turn(seat, &mut events);
    reports(&events).map(|report| if let Report::Collected { amount, .. } = report { amount } else { 0 }).sum()
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
            let paid = paid(game, seat);
            assert_eq!(paid, dinner.takings(seat).min(game.pot), "{seat} in {game:?}");
            payments += u32::from(paid > 0);
        }
    });
    assert!(payments > 10_000, "only {payments} payments");
}

/// Editions in which each sum in turn is 0.
fn unpaid_setups() -> Vec<Setup> {
    let sums = [(0, 1_000, 4_000), (1_000, 0, 4_000), (1_000, 1_000, 0), (0, 0, 4_000), (1_000, 1_000, 4_000)];
    let setups = sums.iter().zip((3..=6).cycle()).map(|((boss, business, monopoly), players)| {
        let mut setup = Setup::standard(players);
        let money = &mut setup.edition.money;
        (money.boss, money.business, money.monopoly) = (*boss, *business, *monopoly);
        setup
    });
    setups.collect()
}

#[test]
fn earners_are_the_men_for_whom_something_is_paid() {
    let (mut earners, mut unpaid) = (0, 0);
    each_step_of(&unpaid_setups(), |step| {
        let (game, dinner) = (step.after, dinner_seen(step.after));
        if game.is_over() || !game.has_begun() {
            return;
        }
        for seat in game.seats().filter(|seat| !game.is_out(*seat)) {
            let told = dinner.earners(seat);
            for man in dinner.men_of(seat) {
                let is_paid = is_paid(game, seat, man);
                assert_eq!(told.contains(man), is_paid, "the man at {man:?} in {game:?}");
                *(if is_paid { &mut earners } else { &mut unpaid }) += 1;
            }
        }
    });
    assert!(earners > 10_000 && unpaid > 10_000, "{earners} earn, {unpaid} do not");
}

/// Whether something is paid for a man: as the Boss, or for the business that he holds, alone or with another.
fn is_paid(game: &Maffiosi, seat: Seat, man: Place) -> bool {
    let item = game.dinner.item(man);
    let holds = |place: &Place| *place == man || Item::BUSINESSES.contains(&item) && game.dinner.item(*place) == item;
    let men = game.dinner.awake_men_of(seat);
    let group: PlaceSet = men.into_iter().filter(holds).collect();
    let only = |places: PlaceSet, role_of: &dyn Fn(Place) -> Role| {
        let mut with = Maffiosi { pot: 1_000_000, ..*game };
        with.dinner.clear(game.dinner.men_of(seat));
        places.into_iter().for_each(|place| with.dinner.seat(ManView { seat, role: role_of(place), asleep: false }, place));
        paid(&with, seat)
    };
    let (henkie, own) = (|_| Role::Henkie, |place| game.dinner.role_at(place));
    let alone = PlaceSet::only(man);
    men.contains(man) && (only(group, &henkie) > 0 || only(alone, &own) > only(alone, &henkie))
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

#[test]
fn what_was_heard_adds_up_to_the_table() {
    let mut dinner = Setup::standard(3).dinner();
    each_story(|step, setup, heard| {
        if step.before.phase == Phase::Deal(0) {
            dinner = setup.dinner();
        }
        let new = heard.len() - reports(step.events).count();
        dinner = heard[new..].iter().fold(dinner, Dinner::after);
        assert_eq!(dinner, dinner_seen(step.after));
    });
}

#[test]
fn the_last_stabber_is_the_first_who_could_do_it() {
    let (mut stabber, mut stabs) = (None, 0);
    each_story(|step, setup, heard| {
        if step.before.phase == Phase::Deal(0) {
            stabber = None;
        }
        if let Some(Move::Stab(victim)) = step.mv {
            let mut men = step.before.dinner.men_of(step.before.active).into_iter();
            stabber = men.find(|from| legal_kills_from(step.before, *from, Phase::Stab).contains(victim));
            stabs += 1;
            assert!(stabber.is_some(), "nobody stabbed in {:?}", step.before);
        }
        assert_eq!(last_stabber(setup, heard), stabber, "after {:?} in {:?}", step.mv, step.before);
    });
    assert!(stabs > 1_000, "only {stabs} stabs");
}

#[test]
fn an_own_explosion_is_the_one_that_begins_the_turn() {
    let (mut own, mut others) = (0, 0);
    each_step(|step| {
        let (game, dinner) = (step.after, dinner_seen(step.after));
        if game.is_over() || !game.has_begun() {
            return;
        }
        for seat in game.seats().filter(|seat| !game.is_out(*seat)) {
            let (mut begun, mut events) = (*game, Vec::new());
            begun.begin_turn(seat, &mut events);
            let expected = game.cakes[seat.index()].map(|cake| (cake, dinner.victims(cake).len() as usize));
            own += u32::from(expected.is_some());
            if begun.active != seat || begun.is_over() {
                continue;
            }
            let told: Vec<Report> = reports(&events).collect();
            assert_eq!(own_explosion(seat, &told), expected, "{seat} in {game:?}");
            // As if a Ka-boom followed.
            let asked = Maffiosi { phase: Phase::Boom, ..begun };
            let mut booms = Vec::new();
            legal_moves(&asked, &mut booms);
            for boom in booms {
                let (mut after, mut events) = (asked, Vec::new());
                after.play(boom, &mut events);
                let turn = reports(&events).take_while(|report| !matches!(report, Report::TurnBegan { .. }));
                let told: Vec<Report> = told.iter().copied().chain(turn).collect();
                assert_eq!(own_explosion(seat, &told), expected, "{boom} by {seat} in {game:?}");
                others += 1;
            }
        }
    });
    assert!(own > 10_000 && others > 10_000, "{own} own cakes, {others} of others");
}

#[test]
fn earnings_are_what_was_collected_and_the_last_pot() {
    each_story(|step, _, heard| {
        if step.after.is_over() || !step.after.has_begun() {
            return;
        }
        // As if all others were out now.
        let last = step.after.active;
        let (mut end, mut events) = (*step.after, Vec::new());
        end.seats().filter(|seat| *seat != last && !step.after.is_out(*seat)).for_each(|seat| end.leave(seat, 1, &mut events));
        end.end_if_few_are_left(&mut events);
        assert_eq!(end.ended_by(), Some(EndReason::LastGang));
        let all: Vec<Report> = heard.iter().copied().chain(reports(&events)).collect();
        for (seat, told) in end.seats().zip(earnings(&all)) {
            let pot = if seat == last { step.after.pot } else { 0 };
            let expected = Earnings { collected: step.after.money[seat.index()], pot };
            assert_eq!(told, expected, "{seat} in {:?}", step.after);
            assert_eq!(told.collected + told.pot, end.money[seat.index()]);
        }
    });
}

#[test]
fn in_a_round_everybody_has_one_turn() {
    let (mut turns, mut last, mut rounds) = (Vec::<Seat>::new(), None::<Seat>, 0);
    each_step(|step| {
        if step.before.phase == Phase::Deal(0) {
            (turns, last, rounds) = (Vec::new(), None, 0);
        }
        for report in reports(step.events) {
            let Report::TurnBegan { seat } = report else { continue };
            if last.replace(seat).is_some_and(|last| begins_round(seat, last)) {
                let is_missed = |seat: Seat| !step.after.is_out(seat) && !turns.contains(&seat);
                // Whoever starts may be in the middle of the first one.
                assert!(rounds == 0 || !step.after.seats().any(is_missed), "{turns:?} is no round of {:?}", step.after);
                (turns, rounds) = (Vec::new(), rounds + 1);
            }
            assert!(!turns.contains(&seat), "{seat} has two turns in a round");
            turns.push(seat);
        }
    });
}

#[test]
fn the_consequences_are_what_the_functions_tell() {
    let mut cakes = 0;
    each_story(|step, setup, _| {
        let (view, dinner) = (step.after.view(Viewer::Spectator), dinner_seen(step.after));
        let told = Consequences::of(&view, setup);
        assert_eq!(told.gangs.len(), step.after.players());
        for (seat, gang) in step.after.seats().zip(&told.gangs) {
            let reach = dinner.reach_of(seat);
            assert_eq!(gang.can_stab.iter().copied().collect::<PlaceSet>(), targets(&reach, Weapon::Knife));
            assert_eq!(gang.can_shoot.iter().copied().collect::<PlaceSet>(), targets(&reach, Weapon::Bullet));
            let mut others = step.after.seats().flat_map(|other| dinner.reach_of(other));
            let against = |threat: &Threat| dinner.men_of(seat).contains(threat.to);
            assert_eq!(gang.threats.len(), others.by_ref().filter(against).count());
            assert!(gang.threats.iter().all(|threat| against(threat) && dinner.reach(threat.from).contains(threat)));
            assert_eq!((gang.takings, gang.earners.iter().copied().collect()), (dinner.takings(seat), dinner.earners(seat)));
            assert_eq!(gang.cake.as_ref().map(|cake| cake.place), view.gangs[seat.index()].cake);
            if let Some(CakeConsequences { place, turns, victims }) = &gang.cake {
                assert_eq!(*turns, view.turns_until_cake(seat));
                assert_eq!(victims.iter().copied().collect::<PlaceSet>(), dinner.victims(*place));
                cakes += 1;
            }
        }
        let written = toml::Value::try_from(Maffiosi::consequences(&view, setup)).expect("it can be written");
        let gangs = written.get("gangs").and_then(toml::Value::as_array).expect("a list of gangs");
        for (gang, written) in told.gangs.iter().zip(gangs) {
            assert_eq!(written.get("takings").and_then(toml::Value::as_integer), Some(gang.takings.into()));
            assert_eq!(written.get("cake").is_some(), gang.cake.is_some());
        }
    });
    assert!(cakes > 10_000, "only {cakes} cakes");
}
