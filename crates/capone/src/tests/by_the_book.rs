//! The rules for setting pieces and choosing targets once more, as the dossier words them: every set of pieces is tried.
//!
//! It reads only what a viewer sees and the edition's figures; the engine must offer the same, each set once and no dead ends.

use std::collections::BTreeSet;

use engine::{Game, Random, Seat, SplitMix, Turn};

use super::scene::*;
use crate::kind::Purpose;
use crate::{Edition, GangView, View};

/// Members in order, and guards.
pub(super) type Pieces = (Vec<Member>, u8);

/// What a card asks of the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    /// C3.21, C3.22, C3.23.
    Enough,
    /// C3.5.
    Fewest,
    /// C3.9.
    SameTotal,
}

/// C3.3.
fn may_stand_together(members: &[Member]) -> bool {
    let others = members.len().saturating_sub(1);
    members.iter().all(|member| match member {
        Member::Don => others == 0,
        Member::Mama => others <= 1,
        _ => true,
    })
}

fn worth(edition: &Edition, (members, guards): &Pieces) -> i32 {
    members.iter().map(|member| edition.members.of(*member)).sum::<i32>() + edition.guards.value * i32::from(*guards)
}

/// Every set of pieces of the active player's photo.
fn every_set(view: &View) -> impl Iterator<Item = Pieces> {
    let family = &view.families[view.active.index()];
    let (photo, guards) = (family.photo.clone(), family.guards);
    (0..1_u32 << photo.len()).flat_map(move |bits| {
        let chosen = photo.iter().enumerate().filter(|(place, _)| bits & 1 << place != 0);
        let members: Vec<Member> = chosen.map(|(_, member)| *member).collect();
        (0..=guards).map(move |guards| (members.clone(), guards))
    })
}

/// Every set of pieces that the active player may set on a field.
pub(super) fn sets(view: &View, edition: &Edition, at: Field, asks: Asks) -> BTreeSet<Pieces> {
    let gang = view.fields[at.index()].as_ref();
    let (own, other): (Option<&GangView>, Option<&GangView>) =
        (gang.filter(|gang| gang.seat == view.active), gang.filter(|gang| gang.seat != view.active));
    let minimum = edition.illegal.of(at.kind()).map_or(0, |figures| figures.minimum);
    let standing = own.map(|gang| gang.members.clone()).unwrap_or_default();
    let is_enough = |set: &Pieces| match (own, other) {
        _ if asks == Asks::SameTotal => other.is_some_and(|other| worth(edition, set) == other.total),
        (Some(own), _) => own.total + worth(edition, set) >= minimum,
        (_, Some(other)) => worth(edition, set) >= other.total + edition.fields.outbid && worth(edition, set) >= minimum,
        _ => worth(edition, set) >= minimum,
    };
    let together = |(members, _): &Pieces| may_stand_together(&[members.as_slice(), &standing].concat());
    let all: BTreeSet<Pieces> = every_set(view)
        .filter(|(members, guards)| !members.is_empty() || *guards > 0)
        .filter(|set| is_enough(set) && together(set))
        .collect();
    if asks == Asks::Fewest { fewest(edition, &all) } else { all }
}

/// C3.5: of all that would be enough, the fewest guards; else the cheapest single member with the fewest guards.
fn fewest(edition: &Edition, all: &BTreeSet<Pieces>) -> BTreeSet<Pieces> {
    let guards_for = |who: &[Member]| all.iter().filter(|(members, _)| members == who).map(|(_, guards)| *guards).min();
    if let Some(guards) = guards_for(&[]) {
        return [(Vec::new(), guards)].into();
    }
    let single = Member::ALL.into_iter().filter_map(|who| guards_for(&[who]).map(|guards| (vec![who], guards)));
    let single: Vec<Pieces> = single.collect();
    let value = |(members, _): &Pieces| edition.members.of(members[0]);
    let cheapest = single.iter().map(value).min();
    single.into_iter().filter(|set| Some(value(set)) == cheapest).collect()
}

/// Every field or player that a card of the active player can be for, in the notation of moves.
pub(super) fn targets(view: &View, edition: &Edition, card: Kind, very_last: bool) -> Vec<String> {
    let me = view.active;
    let at = |field: Field| Move::Field(field).to_string();
    let others = Field::all().filter(|field| view.fields[field.index()].as_ref().is_some_and(|gang| gang.seat != me));
    let with_members = |field: &Field| view.fields[field.index()].as_ref().is_some_and(|gang| !gang.members.is_empty());
    let away = Kind::OUT_OF_CIRCULATION.into_iter().zip(&view.away).filter(|(_, who)| who.is_some_and(|who| who.seat != me));
    let away = away.map(|(kind, _)| Move::Away(kind).to_string());
    match card.purpose() {
        Purpose::Legal => Vec::new(),
        Purpose::Illegal => {
            let asks = if very_last { Asks::Fewest } else { Asks::Enough };
            Field::of(card).filter(|field| !sets(view, edition, *field, asks).is_empty()).map(at).collect()
        }
        Purpose::Away => others.filter(with_members).map(at).collect(),
        Purpose::Fbi => others.filter(with_members).map(at).chain(away).collect(),
        Purpose::Protection => {
            let victims = (0..view.families.len()).map(seat).filter(|victim| *victim != me);
            victims.filter(|victim| view.legal.contains(&Some(*victim))).map(|victim| Move::Payer(victim).to_string()).collect()
        }
        Purpose::Takeover => others.filter(|field| !sets(view, edition, *field, Asks::SameTotal).is_empty()).map(at).collect(),
        Purpose::Offer => others.map(at).chain(away).collect(),
    }
}

/// Whether a card of the active player has any effect.
pub(super) fn has_effect(view: &View, edition: &Edition, card: Kind, very_last: bool) -> bool {
    let own = &view.families[view.active.index()];
    match card.purpose() {
        Purpose::Legal => own.chip > 0 && own.guards > 0,
        _ => !targets(view, edition, card, very_last).is_empty(),
    }
}

/// Every way to go on after the choice of a field until all pieces are set, by what was set. Nothing leads nowhere, and no set
/// comes twice.
fn offered(scene: &Scene, at: Move) -> BTreeSet<Pieces> {
    let play = |game: &Capone, mv: Move, events: &[Event]| {
        let (mut game, mut events) = (*game, events.to_vec());
        game.play(mv, &mut events);
        assert_eq!(game.audit(), Ok(()));
        (game, events)
    };
    let mut found = BTreeSet::new();
    let mut open = vec![play(&scene.game, at, &[])];
    while let Some((game, events)) = open.pop() {
        if !matches!(game.question_now(), Some(Question::Place(_) | Question::TakeOver(_))) {
            let set = set_in(&events, scene.game.active);
            assert!(found.insert(set.clone()), "{set:?} is offered twice");
            continue;
        }
        assert_eq!(game.turn(), Turn::Seat(scene.game.active));
        let mut moves = Vec::new();
        engine::legal_moves(&game, &mut moves);
        assert!(!moves.is_empty(), "a dead end: {:?}", game.phase);
        open.extend(moves.into_iter().map(|mv| play(&game, mv, &events)));
    }
    found
}

/// What went from a photo to an illegal field.
fn set_in(events: &[Event], of: Seat) -> Pieces {
    let (mut members, mut guards) = (Vec::new(), 0);
    for event in events {
        match *event {
            Event::Open(Report::MemberMoved { seat, member, from: Spot::Photo, to: Spot::Field(_) }) if seat == of => {
                members.push(member);
            }
            Event::Open(Report::GuardsMoved { seat, count, from: Spot::Photo, to: Spot::Field(_) }) if seat == of => {
                guards += count;
            }
            _ => {}
        }
    }
    (members, guards)
}

/// Compares what is offered for a card with what the book offers, field by field. Gives how many fields could be chosen.
#[track_caller]
pub(super) fn compare(scene: &Scene, card: Kind, asks: Asks) -> usize {
    let (view, edition) = (scene.view(), scene.game.figures().edition.clone());
    let fields: Vec<Field> = if asks == Asks::SameTotal { Field::all().collect() } else { Field::of(card).collect() };
    let expected: Vec<(Field, BTreeSet<Pieces>)> =
        fields.into_iter().map(|field| (field, sets(&view, &edition, field, asks))).collect();
    let play = format!("play {}", card.word());
    if expected.iter().all(|(_, sets)| sets.is_empty()) {
        assert!(!scene.legal_moves().contains(&play), "{card:?} has no effect: {view:?}");
        return 0;
    }
    let scene = scene.clone().play(&play);
    let mut chosen = 0;
    for (field, sets) in expected {
        let at = Move::Field(field).to_string();
        assert_eq!(scene.legal_moves().contains(&at), !sets.is_empty(), "{at}: {view:?}");
        if !sets.is_empty() {
            assert_eq!(offered(&scene, mv(&at)), sets, "{at}: {view:?}");
            chosen += 1;
        }
    }
    chosen
}

/// A random position in the middle of a year: gangs of all kinds on the twins of a kind, and photos with gaps.
pub(super) fn random_scene(setup: &Setup, of_kind: Kind, active: usize, random: &mut impl Random) -> Scene {
    let mut scene = Scene::of(setup);
    let players = setup.players as usize;
    for twin in 1..=2 {
        let owner = match random.below(3) {
            0 => continue,
            1 => active,
            _ => (active + 1 + random.below(players as u32 - 1) as usize) % players,
        };
        let family = scene.family(owner);
        let mut members: Vec<Member> = (0..random.below(4)).filter_map(|_| pick(&family.photo, random)).collect();
        members.sort_unstable();
        members.dedup();
        let guards = random.below(u32::from(family.guards.min(5)) + 1) as u8;
        if may_stand_together(&members) && (!members.is_empty() || guards > 0) {
            scene = scene.field(owner, &format!("{} {twin}", of_kind.word()), &written(members, guards));
        }
    }
    for of in 0..players {
        let family = scene.family(of);
        let share = random.below(5);
        let stay: Vec<Member> = family.photo.into_iter().filter(|_| random.below(4) < share).collect();
        let guards = random.below(u32::from(family.guards) + 1) as u8;
        scene = scene.photo(of, &written(stay, if random.below(3) == 0 { 0 } else { guards }));
    }
    scene
}

fn pick(members: &[Member], random: &mut impl Random) -> Option<Member> {
    (!members.is_empty()).then(|| members[random.below(members.len() as u32) as usize])
}

pub(super) fn generator(seed: u64) -> SplitMix {
    SplitMix::fork(1_933, seed)
}
