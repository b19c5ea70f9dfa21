//! What the crate tells those who show a table is what the rules then do: each function over 100,000 positions.

use std::collections::BTreeSet;

use engine::kit::{RandomStep, assert_reckoned, random_steps};
use engine::{Game, Seat, Viewer, check, legal_moves};
use serde_json::json;

use super::scene::*;
use super::shadow::{odd_setups, random_game, standard_setups};
use crate::state::{CELLS, Phase, Placing};
use crate::{CardUse, Cards, Decided, Losses, MemberSet, Purpose, YearAccount, income_by_field, year_accounts};

const POSITIONS: usize = 100_000;

/// The positions of random games, with the reports of their years that led to them.
fn every_position(mut each: impl FnMut(&Capone, &[Report])) {
    every_step(|step, heard| each(step.after, heard));
}

fn every_step(mut each: impl FnMut(&RandomStep<Capone>, &[Report])) {
    let setups: Vec<Setup> = standard_setups().chain(odd_setups()).collect();
    let mut heard = Vec::new();
    let each = |step: &RandomStep<Capone>| {
        let reports = step.events.iter().filter_map(|event| Capone::event_seen_by(event, Viewer::Spectator));
        for report in reports {
            if matches!(report, Report::YearBegan { .. }) {
                heard.clear();
            }
            heard.push(report);
        }
        each(step, &heard);
    };
    random_steps(&setups, POSITIONS, |setup, seed, each| random_game(setup, seed, |step| each(&step)), each);
}

fn legal(game: &Capone) -> Vec<Move> {
    let mut moves = Vec::new();
    legal_moves(game, &mut moves);
    moves
}

fn then(game: &Capone, mv: Move) -> Capone {
    let mut next = *game;
    next.play(mv, &mut Vec::new());
    next
}

/// Everything that can be set from here, as what stands there afterwards beside what stood there of one's own before.
fn totals(game: &Capone, at: Field, before: i32, found: &mut BTreeSet<i32>) {
    if !matches!(game.phase, Phase::Place(placing) if placing.field == at) {
        let gang = game.view(Viewer::Spectator).fields[at.index()].clone();
        found.insert(gang.map_or(0, |gang| gang.total) - before);
        return;
    }
    for mv in legal(game) {
        totals(&then(game, mv), at, before, found);
    }
}

/// The most that a seat could set on a field with one card, from what is on its photo now (C3.2, C3.3).
fn most_to_bring(game: &Capone, seat: Seat, at: Field) -> i32 {
    let (own, own_gang) = (game.own(seat), game.gang(at).filter(|gang| gang.seat == seat));
    let standing = own_gang.map_or(MemberSet::EMPTY, |gang| gang.members);
    game.figures.strongest_joining(standing, own.photo) + game.figures.guards(own.guards)
}

/// What any of the active player's pieces are worth that may stand there (C3.2, C3.3).
fn sums(game: &Capone, at: Field) -> BTreeSet<i32> {
    let (own, standing) = (game.own(game.active), game.gang(at).filter(|gang| gang.seat == game.active));
    let joined = |set: MemberSet| standing.map_or(set, |gang| gang.members.or(set));
    let sets = (0..=255).map(MemberSet::from_bits);
    sets.filter(|set| set.minus(own.photo).is_empty() && joined(*set).may_stand_together())
        .flat_map(|set| (0..=own.guards).map(move |guards| game.figures.sum(set) + game.figures.guards(guards)))
        .filter(|sum| *sum > 0)
        .collect()
}

/// The engine takes every sum that is needed or more, and no other; the largest of all is what was told.
#[test]
fn all_that_can_be_brought_can_be_set_from_what_is_needed_on() {
    let (mut tried, mut just_enough) = (0, 0);
    every_position(|game, _| {
        let Phase::Target(card) = game.phase else { return };
        // A part of them is enough: each has hundreds of sets.
        if card.purpose() != Purpose::Illegal
            || game.is_last_card(0)
            || !(game.year + game.active.index() as u8).is_multiple_of(4)
        {
            return;
        }
        let view = game.view(Viewer::Spectator);
        for mv in legal(game) {
            let Move::Field(at) = mv else { continue };
            let own = view.fields[at.index()].as_ref().filter(|gang| gang.seat == game.active).map_or(0, |gang| gang.total);
            let mut found = BTreeSet::new();
            totals(&then(game, mv), at, own, &mut found);
            assert_eq!(found.last(), Some(&most_to_bring(game, game.active, at)), "{at:?}");
            let needed = view.needed(&game.figures, game.active, at);
            assert_eq!(found, sums(game, at).split_off(&needed), "{needed} on {at:?} in {game:?}");
            tried += 1;
            just_enough += u32::from(found.first() == Some(&needed));
        }
    });
    assert!(tried > 40 && just_enough > 20, "{tried} {just_enough}");
}

#[test]
fn a_field_can_be_chosen_when_the_most_to_bring_is_what_it_needs() {
    let mut tried = [0; 2];
    every_position(|game, _| {
        let Phase::Target(card) = game.phase else { return };
        if card.purpose() != Purpose::Illegal || game.is_last_card(0) {
            return;
        }
        let (view, moves) = (game.view(Viewer::Spectator), legal(game));
        for at in Field::of(card) {
            let enough = most_to_bring(game, game.active, at) >= view.needed(&game.figures, game.active, at).max(1);
            assert_eq!(moves.contains(&Move::Field(at)), enough, "{at:?}");
            tried[usize::from(enough)] += 1;
        }
    });
    assert!(tried.iter().all(|count| *count > 20), "{tried:?}");
}

/// As if it were a seat's turn in the middle of the year, with this question.
fn asked(game: &Capone, seat: Seat, phase: Phase) -> Capone {
    Capone { active: seat, starter: seat, phase, ..*game }
}

/// Whether the rules take these pieces from a seat that has them all.
fn accepts(game: &Capone, seat: Seat, field: Field, members: MemberSet, guards: u8) -> bool {
    let placing = Placing { field, members, guards, exact: false };
    let mut asked = asked(game, seat, Phase::Place(placing));
    (asked.own_mut(seat).photo, asked.own_mut(seat).guards) = (MemberSet::ALL, guards);
    check(&asked, Move::Done).is_ok()
}

#[test]
fn what_ousts_a_gang_is_the_least_that_another_may_set() {
    let (mut tried, mut below_minimum, mut met) = (0, 0, 0);
    every_position(|game, _| {
        if game.phase != Phase::Turn {
            return;
        }
        let (view, figures) = (game.view(Viewer::Spectator), game.figures);
        let pieces = [MemberSet::EMPTY, MemberSet::only(Member::Novice), MemberSet::only(Member::Secretary)];
        for at in Field::all() {
            let to_oust = view.to_oust(&figures, at);
            assert_eq!(to_oust.is_some(), game.gang(at).is_some());
            let (Some(to_oust), Some(gang)) = (to_oust, game.gang(at)) else { continue };
            for members in pieces.into_iter().chain([MemberSet::ORDINARY]) {
                let enough = (to_oust - figures.sum(members)).max(0) / figures.edition.guards.value;
                for guards in (enough as u8).saturating_sub(1)..=enough as u8 + 1 {
                    let worth = figures.sum(members) + figures.guards(guards);
                    let is_enough = worth >= to_oust;
                    assert_eq!(accepts(game, game.left_of(gang.seat), at, members, guards), is_enough, "{worth} on {at:?}");
                    met += u32::from(worth == to_oust);
                }
            }
            tried += 1;
            below_minimum += u32::from(game.total(gang) + figures.edition.fields.outbid < figures.minimum(at.kind()));
        }
    });
    assert!(tried > 10_000 && met > 10_000 && below_minimum > 50, "{tried} {met} {below_minimum}");
}

#[test]
fn ousters_are_those_who_may_choose_the_field() {
    let mut seen = [0; 2];
    every_position(|game, _| {
        if game.phase != Phase::Turn {
            return;
        }
        let view = game.view(Viewer::Spectator);
        for at in Field::all() {
            let could = view.ousters(&game.figures, at);
            let Some(gang) = game.gang(at) else {
                assert!(could.is_empty());
                continue;
            };
            assert!(!could.contains(&gang.seat));
            for seat in game.seats().filter(|seat| *seat != gang.seat) {
                let may = check(&asked(game, seat, Phase::Target(at.kind())), Move::Field(at)).is_ok();
                assert_eq!(could.contains(&seat), may, "{seat} on {at:?} in {game:?}");
                seen[usize::from(may)] += 1;
            }
        }
    });
    assert!(seen.iter().all(|count| *count > 1_000), "{seen:?}");
}

#[test]
fn the_round_is_that_of_the_cards_played() {
    let mut rounds = BTreeSet::new();
    every_position(|game, heard| {
        let played = heard.iter().filter(|report| matches!(report, Report::Played { .. } | Report::LaidDown { .. })).count();
        let round = match game.phase {
            Phase::Turn => Some(played / game.players() + 1),
            Phase::Target(_) | Phase::Victim(..) | Phase::Place(_) | Phase::Ransom(_) => Some(played.div_ceil(game.players())),
            _ => None,
        };
        assert_eq!(game.view(Viewer::Spectator).round(&game.figures.edition), round, "{game:?}");
        rounds.insert(round);
    });
    assert_eq!(rounds, BTreeSet::from([None, Some(1), Some(2), Some(3), Some(4), Some(5)]));
}

#[test]
fn the_most_anywhere_is_what_an_empty_field_could_get() {
    every_position(|game, _| {
        let view = game.view(Viewer::Spectator);
        let free = Field::all().find(|at| view.fields[at.index()].is_none());
        for (of, at) in game.seats().zip(std::iter::repeat(free)) {
            if let Some(at) = at {
                assert_eq!(view.most_anywhere(&game.figures, of), most_to_bring(game, of, at));
            }
        }
    });
}

/// What was told before the year ended is what each can then move the chip to who buys nothing else.
#[test]
fn the_reach_is_the_highest_step_that_can_be_bought() {
    let mut tried = 0;
    every_position(|game, _| {
        if game.phase != Phase::Turn {
            return;
        }
        let view = game.view(Viewer::Spectator);
        let mut end = *game;
        end.end_year(&mut Vec::new());
        while !matches!(end.phase, Phase::Over | Phase::Deal(_)) {
            let mv = match end.phase {
                Phase::HireBack(_) => Move::HireBack(0),
                Phase::BuyOut(_) => Move::Leave,
                Phase::Invest(of) => {
                    let steps =
                        legal(&end).into_iter().filter_map(|mv| if let Move::Invest(steps) = mv { Some(steps) } else { None });
                    let reach = view.reach(&game.figures, of);
                    assert_eq!(Some(reach.with_income), steps.max().map(|steps| reach.chip + steps));
                    assert!(reach.with_cash <= reach.with_income && reach.chip <= reach.with_cash);
                    tried += 1;
                    Move::Invest(0)
                }
                other => panic!("not at a year's end: {other:?}"),
            };
            end.play(mv, &mut Vec::new());
        }
    });
    assert!(tried > 1_000, "{tried}");
}

/// A legal card pays what was told, an illegal one needs it, and the others do what they are named after.
#[test]
fn a_card_is_good_for_what_then_happens() {
    let mut seen = BTreeSet::new();
    every_step(|step, _| {
        let game = step.before;
        let card_use = |kind| game.figures.edition.card_use(kind, game.own(game.active).chip);
        match game.phase {
            Phase::Turn => {
                for kind in Kind::ALL {
                    match card_use(kind) {
                        CardUse::Legal { pay } => assert_eq!(paid_for(game, kind), Ok(pay)),
                        CardUse::LegalLater => assert_eq!(paid_for(game, kind), Err(Refusal::ChipAtZero)),
                        CardUse::Illegal { minimum } => {
                            let enough = (minimum / game.figures.edition.guards.value) as u8;
                            for at in Field::of(kind).filter(|at| game.gang(*at).is_none()) {
                                for guards in enough - 1..=enough + 1 {
                                    let may = accepts(game, game.active, at, MemberSet::EMPTY, guards);
                                    assert_eq!(may, game.figures.guards(guards) >= minimum, "{guards} on {at:?}");
                                }
                            }
                        }
                        _ => continue,
                    }
                    seen.insert(card_use(kind).word());
                }
            }
            Phase::Target(card) | Phase::Victim(card, _) if card.purpose() != Purpose::Illegal => {
                let Some(effect) = effect_of(step) else { return };
                assert_eq!(card_use(card), effect, "{:?}", step.events);
                seen.insert(effect.word());
            }
            _ => {}
        }
    });
    assert_eq!(seen.len(), 8, "{seen:?}");
}

/// What a legal card pays the one whose turn it is and who has a guard, or why it cannot be played.
fn paid_for(game: &Capone, card: Kind) -> Result<i32, Refusal> {
    // Nothing else pays, even if the year ends with it.
    let mut asked = Capone { fields: [None; Field::COUNT], played: Cards::EMPTY, ..asked(game, game.active, Phase::Turn) };
    let own = asked.own_mut(game.active);
    (own.hand, own.guards) = (Cards::EMPTY, 1);
    own.hand.add(card);
    check(&asked, Move::Play(card))?;
    let before = asked.own(game.active).cash;
    Ok(then(&asked, Move::Play(card)).own(game.active).cash - before)
}

/// What the step did that an action card is named after.
fn effect_of(step: &RandomStep<Capone>) -> Option<CardUse> {
    let before_the_end = step.events.iter().take_while(|event| !matches!(event, Event::Open(Report::YearEnded { .. })));
    let effect = before_the_end.filter_map(|event| match event {
        Event::Open(Report::MemberMoved { to: Spot::Away(_), .. }) => Some(CardUse::Away),
        Event::Open(Report::MemberMoved { to: Spot::Cell(_), .. }) => Some(CardUse::Fbi),
        Event::Open(Report::MemberMoved { to: Spot::Harbour, .. } | Report::GuardsMoved { to: Spot::Park, .. }) => {
            Some(CardUse::Offer)
        }
        Event::Open(Report::Paid { cause: Cause::Protection, .. }) => Some(CardUse::Protection),
        _ => None,
    });
    let is_taking_over = matches!(step.after.phase, Phase::Place(placing) if placing.exact);
    effect.last().or(is_taking_over.then_some(CardUse::Takeover))
}

#[test]
fn the_cash_after_a_move_is_what_it_leaves() {
    let mut tried = [0; 4];
    every_position(|game, _| {
        let Some(seat) = game.turn().seat() else { return };
        let view = game.view(Viewer::Spectator);
        for mv in legal(game) {
            let sort = match mv {
                Move::BuyOut(_) => 0,
                Move::HireBack(_) => 1,
                Move::Invest(_) => 2,
                Move::Sell(_) => 3,
                _ => continue,
            };
            let next = then(game, mv);
            // Whoever is asked about the very last card's prisoner may get the year's income at once.
            if matches!(game.phase, Phase::Ransom(_)) && next.phase != Phase::Turn {
                continue;
            }
            assert_eq!(next.own(seat).cash, view.cash_after(&game.figures, seat, mv), "{mv} in {game:?}");
            tried[sort] += u32::from(next.own(seat).cash != game.own(seat).cash);
        }
    });
    assert!(tried.iter().all(|count| *count > 100), "{tried:?}");
}

/// What each move of the year's end cost is entered where it belongs, and together it is what the cash has changed by.
#[test]
fn the_years_accounts_are_what_the_cash_has_changed_by() {
    let (mut before, mut entered) = (Vec::new(), Vec::<YearAccount>::new());
    let mut seen = [0; 4];
    every_step(|step, heard| {
        let cash = |game: &Capone| -> Vec<i32> { game.seats().map(|seat| game.own(seat).cash).collect() };
        let ended = step.events.iter().position(|event| matches!(event, Event::Open(Report::YearEnded { .. })));
        if let Some(ended) = ended {
            // Until then the last card may have paid something.
            before = cash(step.before);
            for event in &step.events[..ended] {
                let Event::Open(Report::Paid { from, to, amount, .. }) = *event else { continue };
                for (party, sum) in [(from, -amount), (to, amount)] {
                    if let Party::Seat(seat) = party {
                        before[seat.index()] += sum;
                    }
                }
            }
            let incomes = cash(step.after).into_iter().zip(&before).map(|(after, before)| after - before);
            entered = incomes.map(|income| YearAccount { income, ..YearAccount::default() }).collect();
        } else if let (Some(seat), Some(mv)) = (step.before.turn().seat(), step.mv)
            && let Some(own) = entered.get_mut(seat.index())
        {
            let change = step.after.own(seat).cash - step.before.own(seat).cash;
            match mv {
                Move::HireBack(_) => own.guards += change,
                Move::BuyOut(_) => own.ransoms += change,
                Move::Invest(_) | Move::Sell(_) => own.chip += change,
                _ => {}
            }
        }
        if !matches!(step.after.phase, Phase::HireBack(_) | Phase::BuyOut(_) | Phase::Invest(_)) {
            return entered.clear();
        }
        let accounts = year_accounts(heard.iter());
        assert_eq!(accounts[..entered.len()], entered, "{:?}", step.after);
        for ((account, before), after) in accounts.iter().zip(&before).zip(cash(step.after)) {
            assert_eq!(account.total(), after - before);
            for (count, sum) in seen.iter_mut().zip([account.income, account.guards, account.ransoms, account.chip]) {
                *count += u32::from(sum != 0);
            }
        }
    });
    assert!(seen.iter().all(|count| *count > 100), "{seen:?}");
}

#[test]
fn income_by_field_is_what_stood_there_and_what_was_paid() {
    let mut years = 0;
    let mut before = None;
    every_position(|game, heard| {
        let view = game.view(Viewer::Spectator);
        let has_ended = heard.iter().rev().take_while(|report| !matches!(report, Report::YearBegan { .. }));
        let has_ended = has_ended.filter(|report| matches!(report, Report::YearEnded { .. })).count() == 1;
        let last: Option<crate::View> = before.replace(view);
        let Some(last) = last.filter(|last| has_ended && !last.fields.iter().all(Option::is_none)) else { return };
        let by_field = income_by_field(heard.iter(), &game.figures);
        let mut sums = vec![0; last.families.len()];
        for (of, amount) in by_field.iter().flatten() {
            sums[of.index()] += amount;
        }
        let since = heard.iter().rposition(|report| matches!(report, Report::YearEnded { .. })).expect("it has ended");
        let mut paid = vec![0; last.families.len()];
        for report in &heard[since..] {
            if let Report::Paid { to: Party::Seat(of), amount, cause: Cause::Income, .. } = report {
                paid[of.index()] += amount;
            }
        }
        assert_eq!(sums, paid);
        years += 1;
    });
    assert!(years > 20, "{years}");
}

#[test]
fn the_last_card_is_told_when_the_rules_treat_it_as_the_last() {
    let mut seen = [0; 2];
    every_position(|game, _| {
        let in_hand = match game.phase {
            Phase::Turn => 1,
            Phase::Target(_) | Phase::Victim(..) | Phase::Place(_) => 0,
            _ => return assert!(!game.view(Viewer::Spectator).is_last_card()),
        };
        let is_last = game.is_last_card(in_hand);
        assert_eq!(game.view(Viewer::Spectator).is_last_card(), is_last);
        seen[usize::from(is_last)] += 1;
    });
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}

/// The pieces can be handed in as soon as they are worth what is told; the rule that says so is that of who stands there.
#[test]
fn the_required_total_is_the_least_that_is_accepted() {
    let (mut placed, mut exact, mut rules) = ([0; 2], [0; 2], BTreeSet::new());
    every_position(|game, _| {
        let view = game.view(Viewer::Spectator);
        let Some(required) = view.required(&game.figures) else { return };
        let Some(placing) = &view.placing else { return };
        let total = game.figures.worth(&placing.members, placing.guards);
        let is_started = !placing.members.is_empty() || placing.guards > 0;
        let may_stop = legal(game).contains(&Move::Done);
        assert_eq!(may_stop, !required.exact && is_started && total >= required.total, "{required:?} and {total} in {game:?}");
        placed[usize::from(may_stop)] += 1;
        let rule = match game.gang(placing.field) {
            _ if required.exact => "C3.9",
            None => "C3.21",
            Some(gang) if gang.seat == game.active => "C3.22",
            Some(_) => "C3.23",
        };
        assert_eq!(required.rule, rule, "{game:?}");
        if let Err(Refusal::TooLittle(rule, needed)) = check(game, Move::Done) {
            assert_eq!((rule, needed), (required.rule, required.total));
        }
        rules.insert(rule);
        // An exact total ends the placing as soon as it is reached.
        assert!(matches!(game.phase, Phase::Place(placing) if placing.exact == required.exact), "{required:?} in {game:?}");
        for mv in legal(game).into_iter().filter(|_| required.exact) {
            let value = match mv {
                Move::Member(member) => game.figures.value(member),
                Move::Guard => game.figures.edition.guards.value,
                _ => panic!("{mv} is no piece"),
            };
            let mut after = *game;
            after.play(mv, &mut Vec::new());
            let goes_on = after.view(Viewer::Spectator).placing.is_some();
            assert_eq!(goes_on, total + value < required.total, "{required:?} and {mv} in {game:?}");
            exact[usize::from(goes_on)] += 1;
        }
    });
    assert!(placed.iter().chain(&exact).all(|count| *count > 50), "{placed:?} {exact:?}");
    assert_eq!(rules, BTreeSet::from(["C3.21", "C3.22", "C3.23", "C3.9"]));
}

/// So many guards and no fewer make it enough; where they are not there, or it is not free how many are set, none can be set.
#[test]
fn the_missing_guards_are_just_enough() {
    let (mut none, mut counts) = (0, BTreeSet::new());
    every_position(|game, _| {
        let missing = game.view(Viewer::Spectator).guards_missing(&game.figures);
        let Phase::Place(placing) = game.phase else { return assert_eq!(missing, None) };
        if placing.exact {
            return assert_eq!(missing, None);
        }
        let has_guards = game.own(game.active).guards > placing.guards;
        assert_eq!(check(game, Move::Guard).is_ok(), has_guards && missing.is_some(), "{missing:?} in {game:?}");
        let mut next = *game;
        for _ in 0..missing.unwrap_or_default() {
            assert_ne!(check(&next, Move::Done), Ok(()), "{missing:?} in {game:?}");
            next = then(&next, Move::Guard);
        }
        // When the last piece is set it ends by itself.
        if let (Some(_), Phase::Place(placing)) = (missing, next.phase) {
            let is_started = placing.guards > 0 || !placing.members.is_empty();
            assert_eq!(check(&next, Move::Done).is_ok(), is_started, "{missing:?} in {game:?}");
        }
        none += u32::from(missing.is_none());
        counts.extend(missing);
    });
    assert!(none > 20 && counts.len() > 5, "{none} {counts:?}");
}

#[test]
fn the_losses_are_who_goes_where() {
    let (mut ousted, mut taken_over) = (0, 0);
    every_step(|step, _| {
        let (at, is_set) = match (step.before.phase, step.mv) {
            (Phase::Place(placing), _) => (placing.field, !matches!(step.after.phase, Phase::Place(_))),
            (Phase::Target(_), Some(Move::Field(at))) => (at, false),
            _ => return,
        };
        let mut gone = None;
        let of = |seat| Losses { seat, harbour: Vec::new(), park: 0 };
        for event in step.events {
            match *event {
                Event::Open(Report::MemberMoved { seat, member, from, to: Spot::Harbour }) if from == Spot::Field(at) => {
                    gone.get_or_insert(of(seat)).harbour.push(member);
                }
                Event::Open(Report::GuardsMoved { seat, count, from, to: Spot::Park }) if from == Spot::Field(at) => {
                    gone.get_or_insert(of(seat)).park += count;
                }
                _ => {}
            }
        }
        if is_set || gone.is_some() {
            assert_eq!(step.before.view(Viewer::Spectator).losses(at), gone, "{at:?} in {:?}", step.before);
        }
        ousted += u32::from(gone.is_some());
        taken_over += u32::from(is_set && gone.is_some());
    });
    assert!(ousted > taken_over && taken_over > 100, "{ousted} {taken_over}");
}

/// They can be written at every position, and each figure is what its function tells.
#[test]
fn the_consequences_are_what_the_functions_tell() {
    every_position(|game, _| {
        let (view, figures) = (game.view(Viewer::Seat(game.active)), game.figures);
        let setup = Setup { players: game.players, edition: figures.edition.clone() };
        let told = serde_json::to_value(Capone::consequences(&view, &setup)).expect("it can be written");
        assert_eq!(told["round"], json!(view.round(&figures.edition)));
        assert_eq!(told["is_last_card"], json!(view.is_last_card()));
        assert_eq!(told["required"], json!(view.required(&figures)));
        assert_eq!(told["guards_missing"], json!(view.guards_missing(&figures)));
        for (at, told) in Field::all().zip(told["fields"].as_array().expect("a list")) {
            assert_eq!(told["field"], json!(at));
            assert_eq!(told["needed"], json!(view.needed(&figures, game.active, at)));
            assert_eq!(told["to_oust"], json!(view.to_oust(&figures, at)));
            assert_eq!(told["ousters"], json!(view.ousters(&figures, at)));
            assert_eq!(told["losses"], json!(view.losses(at)));
        }
        let families = told["families"].as_array().expect("a list");
        assert_eq!((told["fields"].as_array().map(Vec::len), families.len()), (Some(Field::COUNT), game.players()));
        for ((seat, family), told) in game.seats().zip(&view.families).zip(families) {
            let card_use = |kind: &Kind| figures.edition.card_use(*kind, family.chip);
            assert_eq!(told["reach"], json!(view.reach(&figures, seat)));
            assert_eq!(told["most_anywhere"], json!(view.most_anywhere(&figures, seat)));
            assert_eq!(told["hand"], json!(family.hand.as_ref().map(|hand| hand.iter().map(card_use).collect::<Vec<_>>())));
        }
    });
}

#[test]
fn the_reckoning_is_the_standings_and_what_they_go_by() {
    every_position(|game, _| {
        // As if the last year ended now.
        let mut end = *game;
        end.phase = Phase::Over;
        assert_reckoned(&end);
        // Equal figures are rare; the tie-breaks must hold all the same.
        let mut tied = end;
        let mut decided_with = |change: fn(&mut Capone)| {
            change(&mut tied);
            assert_reckoned(&tied);
            tied.decided_by().expect("it is over").1
        };
        assert!(decided_with(|tied| tied.holdings.iter_mut().for_each(|own| own.chip = 3)) > Decided::Chip);
        assert!(decided_with(|tied| tied.holdings.iter_mut().for_each(|own| own.cash = 100)) > Decided::Cash);
        let nobody_left = |tied: &mut Capone| {
            tied.holdings.iter_mut().for_each(|own| own.photo = MemberSet::EMPTY);
            tied.prison = [None; CELLS];
        };
        assert_eq!(decided_with(nobody_left), Decided::Shared);
        let (view, reckoning) = (end.view(Viewer::Spectator), end.reckoning().expect("it is over"));
        for (of, family) in game.seats().zip(&view.families) {
            let prisoners = view.prison.iter().flatten().filter(|prisoner| prisoner.seat == of);
            let worth: i32 =
                game.figures.worth(&family.photo, 0) + prisoners.map(|it| game.figures.value(it.member)).sum::<i32>();
            assert_eq!(reckoning.score(of), Some(&[family.chip.into(), family.cash.into(), worth.into()][..]));
        }
    });
}
