//! Random games, and a viewer who knows of them only the reports that come through the door.

use engine::kit::{self, RandomStep};
use engine::{EditionFile, Game, Random, Seat, SplitMix, Viewer};

use crate::edition::{Edition, STANDARD};
use crate::{Absentee, Capone, DECK, Event, FamilyView, Field, GangView, Kind, Member, Move, Party, Report, Setup, Spot, View};

/// One random game from the first position to the end. Cards with effect are played more often than not.
pub(super) fn random_game(setup: &Setup, seed: u64, each: impl FnMut(RandomStep<Capone>)) -> Capone {
    let prefer = |moves: &mut Vec<Move>, random: &mut SplitMix| {
        let with_effect = moves.iter().any(|mv| matches!(mv, Move::Play(_)));
        if with_effect && random.below(4) > 0 {
            moves.retain(|mv| !matches!(mv, Move::LayDown(_)));
        }
    };
    kit::random_game(setup, SplitMix::fork(1_929, seed), prefer, each)
}

/// The standard game for each number of players.
pub(super) fn standard_setups() -> impl Iterator<Item = Setup> {
    (3..=6).map(Setup::standard)
}

/// The text of the standard edition with other lines for what these lines name.
pub(super) fn edition_with(lines: &[&str]) -> String {
    let name = |line: &str| line.split_once('=').map(|(name, _)| name.trim().to_owned());
    let replaced = |old: &'static str| lines.iter().find(|new| name(new) == name(old)).map_or(old, |new| *new).to_owned();
    let (figures, origins) = STANDARD.split_once("\n[origins]\n").expect("it says where its figures come from");
    let (old, new): (Vec<_>, Vec<_>) = figures.lines().map(|old| (old, replaced(old))).unzip();
    let changed = old.iter().zip(&new).filter(|(old, new)| old != new).count();
    assert_eq!(changed, lines.len(), "each of the lines replaces one of the standard edition");
    format!("{}\n[origins]\n{origins}", new.join("\n"))
}

/// The same with other figures, so that little is missing anywhere: rich families, odd values.
pub(super) fn odd_setups() -> impl Iterator<Item = Setup> {
    let text = edition_with(&[
        "start_cash = 400",
        "max_years = 8",
        "novice = 13",
        "secretary = 31",
        "mama = 62",
        "count = 6",
        "value = 4",
        "price = 7",
        "outbid = 3",
        "max_sell = 2",
    ]);
    let edition = Edition::read(&text).expect("these figures can be played");
    (3..=6).map(move |players| Setup { edition: edition.clone(), players })
}

/// What the reports to one viewer add up to.
#[derive(Clone)]
pub(super) struct Shadow {
    viewer: Viewer,
    edition: Edition,
    /// Everything that can be seen, but not what is asked now, of whom, and how it ended.
    pub(super) view: View,
}

fn without_what_is_asked(view: View) -> View {
    let families = view.families.into_iter().map(|family| FamilyView { place: None, ..family }).collect();
    View { active: Seat::FIRST, decides: None, question: None, placing: None, families, ..view }
}

impl Shadow {
    /// The table as C1 lays it.
    pub(super) fn new(setup: &Setup, viewer: Viewer) -> Shadow {
        let edition = setup.edition.clone();
        let families = Seat::all(setup.players as usize).map(|seat| {
            let known = viewer.knows_what(seat).then(Vec::new);
            FamilyView {
                cash: edition.start_cash,
                chip: 0,
                photo: Member::ALL.to_vec(),
                harbour: Vec::new(),
                guards: edition.guards.count,
                park: 0,
                gone: 0,
                cards: 0,
                exchanged_count: 0,
                face_down_count: 0,
                hand: known.clone(),
                exchanged: known.clone(),
                face_down: known,
                place: None,
            }
        });
        let view = View {
            year: 0,
            starter: Seat::FIRST,
            active: Seat::FIRST,
            decides: None,
            question: None,
            placing: None,
            fields: vec![None; Field::COUNT],
            legal: vec![None; 8],
            away: vec![None; 3],
            prison: vec![None; 3],
            played: Vec::new(),
            deck: DECK as u8,
            families: families.collect(),
        };
        Shadow { viewer, edition, view }
    }

    /// What the position itself shows.
    pub(super) fn of(game: &Capone, viewer: Viewer) -> View {
        without_what_is_asked(game.view(viewer))
    }

    fn family(&mut self, of: Seat) -> &mut FamilyView {
        &mut self.view.families[of.index()]
    }

    pub(super) fn hear(&mut self, event: &Event) {
        if let Some(report) = Capone::event_seen_by(event, self.viewer) {
            self.follow(report);
        }
    }

    fn follow(&mut self, report: Report) {
        match report {
            Report::YearBegan { year, starter } => self.begin_year(year, starter),
            Report::Dealt { seat, card } => {
                self.view.deck -= 1;
                self.family(seat).cards += 1;
                add(&mut self.family(seat).hand, card);
            }
            Report::Exchanged { seat, card } => {
                let family = self.family(seat);
                (family.cards, family.exchanged_count) = (family.cards - 1, family.exchanged_count + 1);
                remove(&mut family.hand, card);
                add(&mut family.exchanged, card);
            }
            Report::ExchangeEnded { seat, count } => assert_eq!(self.family(seat).exchanged_count, count),
            Report::LaidDown { seat, card } => {
                let family = self.family(seat);
                (family.cards, family.face_down_count) = (family.cards - 1, family.face_down_count + 1);
                remove(&mut family.hand, card);
                add(&mut family.face_down, card);
            }
            Report::Played { seat, card } => {
                let family = self.family(seat);
                family.cards -= 1;
                if family.hand.is_some() {
                    remove(&mut family.hand, Some(card));
                }
                self.view.played.push(card);
                self.view.played.sort_unstable();
            }
            Report::MemberMoved { seat, member, from, to } => {
                self.leave(seat, member, from);
                self.arrive(seat, member, to);
            }
            Report::GuardsMoved { seat, count, from, to } => {
                assert!(count > 0, "nobody moved");
                self.change_guards(seat, from, -i32::from(count));
                self.change_guards(seat, to, i32::from(count));
            }
            Report::Paid { from, to, amount, .. } => self.pay(from, to, amount),
            Report::ChipMoved { seat, from, to } => {
                assert_eq!(std::mem::replace(&mut self.family(seat).chip, to), from);
                assert_ne!(from, to);
            }
            Report::YearEnded { year } => assert_eq!(self.view.year, year),
            Report::LeftInPrison { seat } => assert!(self.view.prison.iter().flatten().any(|prisoner| prisoner.seat == seat)),
            Report::CannotInvest { seat } => {
                let (family, chip) = (&self.view.families[seat.index()], &self.edition.chip);
                assert!(family.cash < chip.step && (family.chip == 0 || chip.max_sell == 0), "{seat} could invest");
            }
            Report::ChipKept { .. } | Report::Ended => {}
        }
    }

    fn begin_year(&mut self, year: u8, starter: Seat) {
        assert_eq!(year, self.view.year + 1);
        (self.view.year, self.view.starter, self.view.deck) = (year, starter, DECK as u8);
        self.view.played.clear();
        for family in &mut self.view.families {
            assert_eq!(family.cards, 0, "a year ends with empty hands");
            (family.exchanged_count, family.face_down_count) = (0, 0);
            for cards in [&mut family.hand, &mut family.exchanged, &mut family.face_down].into_iter().flatten() {
                cards.clear();
            }
        }
    }

    /// C5.5.
    fn pay(&mut self, from: Party, to: Party, amount: i32) {
        assert!(amount > 0, "a payment of {amount}");
        assert_ne!(from, to, "somebody pays themselves");
        if let Party::Seat(payer) = from {
            self.family(payer).cash -= amount;
            assert!(self.family(payer).cash >= 0, "nobody pays what is not there");
        }
        if let Party::Seat(payee) = to {
            self.family(payee).cash += amount;
        }
    }

    fn leave(&mut self, seat: Seat, member: Member, from: Spot) {
        let gone = Some(Absentee { seat, member });
        match from {
            Spot::Photo => take(&mut self.family(seat).photo, member),
            Spot::Field(field) => {
                let gang = self.view.fields[field.index()].as_mut().filter(|gang| gang.seat == seat).expect("a gang is there");
                take(&mut gang.members, member);
                self.settle(field);
            }
            Spot::Away(kind) => assert_eq!(self.view.away[kind.away_index()].take(), gone),
            Spot::Cell(cell) => assert_eq!(self.view.prison[cell as usize - 1].take(), gone),
            Spot::Harbour | Spot::Legal(_) | Spot::Park | Spot::Gone => panic!("{member:?} cannot come from {from:?}"),
        }
    }

    fn arrive(&mut self, seat: Seat, member: Member, to: Spot) {
        let come = Absentee { seat, member };
        match to {
            Spot::Photo => put(&mut self.family(seat).photo, member),
            Spot::Harbour => put(&mut self.family(seat).harbour, member),
            Spot::Field(field) => {
                put(&mut self.gang(seat, field).members, member);
                self.settle(field);
            }
            Spot::Away(kind) => assert_eq!(self.view.away[kind.away_index()].replace(come), None, "it is occupied"),
            Spot::Cell(cell) => assert_eq!(self.view.prison[cell as usize - 1].replace(come), None, "it is occupied"),
            Spot::Legal(_) | Spot::Park | Spot::Gone => panic!("{member:?} cannot go to {to:?}"),
        }
    }

    fn change_guards(&mut self, seat: Seat, at: Spot, by: i32) {
        let place = match at {
            Spot::Photo => &mut self.family(seat).guards,
            Spot::Park => &mut self.family(seat).park,
            Spot::Gone => {
                assert!(by > 0, "a guard comes back into the game");
                &mut self.family(seat).gone
            }
            Spot::Field(field) => {
                let gang = self.gang(seat, field);
                gang.guards = u8::try_from(i32::from(gang.guards) + by).expect("so many guards are there");
                return self.settle(field);
            }
            Spot::Legal(kind) => {
                let (old, new) = if by > 0 { (None, Some(seat)) } else { (Some(seat), None) };
                assert_eq!((std::mem::replace(&mut self.view.legal[kind.index()], new), by.abs()), (old, 1));
                return;
            }
            Spot::Away(_) | Spot::Cell(_) | Spot::Harbour => panic!("no guard can be at {at:?}"),
        };
        *place = u8::try_from(i32::from(*place) + by).expect("so many guards are there");
    }

    /// C5.3: the seat's own pieces on a field that nobody else holds.
    fn gang(&mut self, seat: Seat, field: Field) -> &mut GangView {
        let empty = GangView { seat, members: Vec::new(), guards: 0, total: 0 };
        let gang = self.view.fields[field.index()].get_or_insert(empty);
        assert_eq!(gang.seat, seat, "a field with two owners");
        gang
    }

    /// What is left on a field is worth so much; with nothing it is free (C3.11).
    fn settle(&mut self, field: Field) {
        let (values, guard) = (&self.edition.members, self.edition.guards.value);
        let place = &mut self.view.fields[field.index()];
        if let Some(gang) = place {
            gang.total = gang.members.iter().map(|member| values.of(*member)).sum::<i32>() + guard * i32::from(gang.guards);
            if gang.total == 0 {
                *place = None;
            }
        }
    }
}

fn put(members: &mut Vec<Member>, member: Member) {
    assert!(!members.contains(&member), "{member:?} is there twice");
    members.push(member);
    members.sort_unstable();
}

fn take(members: &mut Vec<Member>, member: Member) {
    let place = members.iter().position(|other| *other == member).expect("the member was there");
    members.remove(place);
}

/// A card comes into a place of which the viewer knows the cards if the card is named, and only then.
fn add(cards: &mut Option<Vec<Kind>>, card: Option<Kind>) {
    assert_eq!(cards.is_some(), card.is_some());
    if let (Some(cards), Some(card)) = (cards, card) {
        cards.push(card);
        cards.sort_unstable();
    }
}

fn remove(cards: &mut Option<Vec<Kind>>, card: Option<Kind>) {
    assert_eq!(cards.is_some(), card.is_some());
    if let (Some(cards), Some(card)) = (cards, card) {
        let place = cards.iter().position(|other| *other == card).expect("the card was there");
        cards.remove(place);
    }
}

/// Plays games and hands over, after every step, what one viewer was told and what that viewer sees.
pub(super) fn follow(games: u64, mut each: impl FnMut(&View, &View)) {
    for setup in standard_setups().chain(odd_setups()) {
        let players = setup.players as usize;
        let viewers = || Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everyone]);
        for (seed, viewer) in (0..games).zip(viewers().cycle()) {
            let mut shadow = Shadow::new(&setup, viewer);
            random_game(&setup, seed, |step| {
                step.events.iter().for_each(|event| shadow.hear(event));
                each(&shadow.view, &Shadow::of(step.after, viewer));
            });
        }
    }
}
