//! Commands by chance, from several people, bots and clocks that jump: whatever comes, a table stays whole.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::env;

use engine::{Digest, Seat, Viewer};
use games::AnyGame;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestRunner};
use tables::{Actor, Command, Due, Pace, PersonId, SeatProgress, Stage, Table, apply, read};

use crate::shared::{Kind, NOW, any_decision, made, packed};

/// Something that is tried: who, what, with which details, and how much later. Small numbers are simple ones.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    who: u8,
    what: u8,
    detail: u8,
    later: i64,
}

pub(crate) fn trial() -> impl Strategy<Value = Trial> {
    let later = prop_oneof![8 => 0..5_000_i64, 1 => 0..900_000_i64, 1 => -60_000..0_i64];
    let trial = (0..5_u8, 0..80_u8, any::<u8>(), later);
    trial.prop_map(|(who, what, detail, later)| Trial { who, what, detail, later })
}

pub(crate) const PEOPLE: [&str; 5] = ["host", "ann", "bob", "eve", "zoe"];

impl Trial {
    /// Two sit down, and the host begins.
    pub(crate) const BEGINNING: [Trial; 3] = [Trial::of(1, 0), Trial::of(2, 0), Trial::of(0, 8)];

    const fn of(who: u8, what: u8) -> Trial {
        Trial { who, what, detail: 0, later: 0 }
    }

    pub(crate) fn who(&self) -> usize {
        self.who.into()
    }

    pub(crate) fn command(&self, table: &Table) -> Command {
        let (seat, position) = (Seat::new(usize::from(self.detail % 3)), table.position());
        let name = PEOPLE[usize::from(self.who)].to_uppercase();
        match self.what {
            0..3 => Command::Sit { seat: Some(usize::from(self.detail % 5)).filter(|seat| *seat > 0), name, face: None },
            3 => Command::Leave,
            4 => Command::ComeBack,
            5 => Command::Remove { seat: usize::from(self.detail % 4) },
            6 => Command::Fill(bots::Level::Soldato),
            7 => Command::AddNonce(Digest([self.detail; 32])),
            8 | 9 => Command::Begin { fewer: self.detail < 128, nonces: vec![Digest([self.detail; 32]); 3], edition: None },
            10 | 11 => Command::Undo,
            12 if self.detail < 30 => Command::Resign,
            13 => Command::AgreeToStop(self.detail < 60),
            14 => Command::AnswerAlways(vec!["keep".to_owned()]),
            15 if self.detail < 20 => Command::Close,
            16 => Command::Rematch("other".into()),
            17 if self.detail < 10 => Command::Forget,
            18 => Command::DropFlag { seat },
            19 if self.detail < 6 => Command::CloseIdle { stage: table.stage },
            20..25 => match table.due() {
                Due::Bot { seat, .. } => {
                    Command::DecideFor { seat, position, moves: any_decision(table, seat, self.detail.into()) }
                }
                Due::Answer { seat, answer } => Command::DecideFor { seat, position, moves: vec![answer] },
                Due::Flag { seat, .. } => Command::DropFlag { seat },
                Due::Nothing => Command::ComeBack,
            },
            // Somebody whose turn it is not, or an old position, now and then.
            _ => {
                let seat = table.turn().unwrap_or(seat);
                let moves =
                    if table.stage == Stage::Running { any_decision(table, seat, self.detail.into()) } else { Vec::new() };
                Command::Decide { position: position.saturating_sub(u32::from(self.detail == 0)), moves }
            }
        }
    }

    /// The one whose turn it is, mostly: else nothing would happen.
    pub(crate) fn actor<'a>(&self, command: &Command, table: &Table, people: &'a [PersonId]) -> Actor<'a> {
        let is_of_server = matches!(command, Command::DecideFor { .. } | Command::DropFlag { .. } | Command::CloseIdle { .. });
        if is_of_server && self.detail != 1 {
            return Actor::Server;
        }
        let deciding = |person: &&PersonId| table.turn().is_some_and(|turn| table.seats_of(person).any(|seat| seat == turn));
        let deciding = people.iter().find(deciding).filter(|_| matches!(command, Command::Decide { .. }) && self.detail > 20);
        let person = deciding.unwrap_or(&people[usize::from(self.who)]);
        if self.detail.is_multiple_of(3) { Actor::Program(person) } else { Actor::Person(person) }
    }
}

/// What must be so after every transition.
pub(crate) fn check(before: &Table, after: &Table, plays: &[u8], (actor, command): (Actor<'_>, &Command), now: i64) {
    let may_follow = match before.stage {
        Stage::Waiting => true,
        Stage::Running => !matches!(after.stage, Stage::Waiting | Stage::Closed),
        ended => after.stage == ended,
    };
    assert!(may_follow, "{:?} after {:?}", after.stage, before.stage);
    assert_eq!((&after.id, after.game, after.seed), (&before.id, before.game, before.seed));
    assert_eq!(after.course.is_some(), after.stage.has_begun());
    let has_grown = after.position() > before.position();
    assert!(after.position() >= before.position() && has_grown != plays.is_empty());
    assert_eq!(after.wish.players, after.places.len());
    assert!(after.stage != Stage::Running || after.is_full(), "somebody is missing");
    if after.stage == Stage::Stopped && before.stage == Stage::Running && !matches!(command, Command::CloseIdle { .. }) {
        let agrees = |own: &SeatProgress| own.stop || own.away;
        assert!(after.seats_of_people().all(|seat| agrees(&after.progress.seats[seat.index()])), "somebody was not asked");
    }
    if let Command::DropFlag { .. } = command {
        assert!(before.flag().is_some_and(|(_, at)| at <= now), "the flag falls too early");
    }
    for (own, then) in before.progress.seats.iter().zip(&after.progress.seats) {
        assert!(!own.resigned || (then.resigned && then.away), "who has given up does not come back");
    }
    check_clocks(before, after, command, now);
    check_programs(before, after, actor);
    if let Actor::Person(person) | Actor::Program(person) = actor {
        check_others(before, after, command, person);
    }
}

/// Who sits there and does something through a program is known as one from then on, and nobody else becomes one.
fn check_programs(before: &Table, after: &Table, actor: Actor<'_>) {
    let known = &after.progress.programs;
    let mut new = known.iter().filter(|person| !before.progress.programs.contains(person));
    match actor {
        Actor::Program(person) => {
            assert!(after.seat_of(person).is_none() || known.contains(person), "a program is taken for a person");
            assert!(new.all(|new| new == person), "somebody else becomes a program");
        }
        Actor::Person(_) | Actor::Server => assert!(new.next().is_none(), "somebody becomes a program"),
    }
}

/// Nobody gains time but by a decision, or by coming back after the flag fell; and nobody loses any but what an undone decision
/// had added.
fn check_clocks(before: &Table, after: &Table, command: &Command, now: i64) {
    for seat in after.seats_of_people().filter(|_| after.stage == Stage::Running) {
        let (Some(left), Some(then)) = (before.time_left(seat, now), after.time_left(seat, now)) else { continue };
        let may_gain = match (command, before.wish.pace) {
            (Command::Decide { .. } | Command::DecideFor { .. }, Pace::Live { increment, .. }) => i64::from(increment) * 1_000,
            (Command::ComeBack, Pace::Live { .. }) if left == 0 => 60_000,
            (Command::Decide { .. } | Command::DecideFor { .. } | Command::ComeBack, Pace::Days { days }) => {
                i64::from(days) * 86_400_000
            }
            _ => 0,
        };
        let may_lose = match (command, before.wish.pace) {
            (Command::Undo, Pace::Live { increment, .. }) => i64::from(increment) * 1_000,
            _ => 0,
        };
        assert!(then >= 0 && (-may_lose..=may_gain).contains(&(then - left)), "{command:?} gives somebody {} ms", then - left);
    }
}

/// What a person does changes nothing for others but whose turn it is and what the clock shows.
fn check_others(before: &Table, after: &Table, command: &Command, person: &PersonId) {
    if matches!(command, Command::Remove { .. } | Command::Fill(_) | Command::Begin { .. }) {
        return;
    }
    let own: Vec<Seat> = before.seats_of(person).chain(after.seats_of(person)).collect();
    for seat in Seat::all(before.places.len()).filter(|seat| !own.contains(seat)) {
        assert_eq!(before.places[seat.index()], after.places[seat.index()], "{command:?}");
        let rest = |table: &Table| {
            let own = table.progress.seats.get(seat.index()).cloned();
            own.map(|own| SeatProgress { left: None, ..own })
        };
        assert_eq!(rest(before), rest(after), "{command:?}");
    }
}

/// How much of what is to be tried was tried.
#[derive(Default, Debug)]
struct Coverage {
    commands: u32,
    done: BTreeMap<&'static str, u32>,
    ended: BTreeMap<&'static str, u32>,
}

/// Tries one list of trials.
fn run(game: AnyGame, kind: Kind, is_begun: bool, trials: &[Trial], coverage: &mut Coverage) {
    let people = PEOPLE.map(PersonId::from);
    let (mut table, mut now, mut plays) = (made(game, kind), NOW, Vec::new());
    for trial in Trial::BEGINNING.iter().filter(|_| is_begun).chain(trials) {
        now += trial.later;
        let command = trial.command(&table);
        let actor = trial.actor(&command, &table, &people);
        coverage.commands += 1;
        let outcome = apply(&table, &command, actor, now);
        // Whoever is asked and decides legally is not refused.
        let is_asked = match (&command, actor) {
            (Command::Decide { position, .. }, Actor::Person(person) | Actor::Program(person)) => {
                let turn = table.turn().filter(|turn| *position == table.position() && table.bot_at(*turn).is_none());
                turn.is_some_and(|turn| table.seats_of(person).any(|seat| seat == turn))
            }
            (Command::DecideFor { .. }, Actor::Server) => matches!(table.due(), Due::Bot { .. }),
            _ => false,
        };
        assert!(!is_asked || matches!(outcome, Ok(Some(_))), "{command:?} is refused");
        let Ok(Some(transition)) = outcome else { continue };
        *coverage.done.entry(command.name()).or_default() += 1;
        assert_eq!(transition.after.version, table.version, "what is not stored yet has the old version");
        check(&table, &transition.after, &transition.plays, (actor, &command), now);
        plays.extend(transition.plays);
        table = transition.after;
        // Whoever asks twice, because the answer got lost, changes nothing.
        if matches!(command, Command::Decide { .. } | Command::DecideFor { .. } | Command::ComeBack | Command::DropFlag { .. }) {
            let again = apply(&table, &command, actor, now);
            assert!(!matches!(again, Ok(Some(_))), "{command:?} was done twice");
        }
    }
    *coverage.ended.entry(table.stage.word()).or_default() += 1;
    // The lines that were to be stored are the game.
    if let Some(course) = &table.course {
        let read = read(table.game, &packed(&table, &plays), table.seed).expect("the record is whole");
        assert_eq!(read.position(), course.position());
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
            assert_eq!(read.view(viewer).get(), course.view(viewer).get());
        }
    }
    // When everybody leaves, the server alone brings the game to its end.
    for person in &people {
        if let Ok(Some(transition)) = apply(&table, &Command::Leave, Actor::Person(person), now) {
            table = transition.after;
        }
    }
    for decided in 0..5_000 {
        let Due::Bot { seat, .. } = table.due() else { break };
        let command = Command::DecideFor { seat, position: table.position(), moves: any_decision(&table, seat, decided) };
        let transition = apply(&table, &command, Actor::Server, now).expect("a legal decision").expect("it is due");
        table = transition.after;
    }
    assert!(table.stage != Stage::Running, "the game does not end");
}

/// So many cases from the seed 1, unless `PROPTEST_CASES` and `PROPTEST_RNG_SEED` set others.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    let cases = env::var("PROPTEST_CASES").map_or(cases, |cases| cases.parse().expect("a number"));
    let mut config = ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 10_000, ..ProptestConfig::default() };
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(1);
    }
    config
}

/// `PROPTEST_CASES` and `PROPTEST_RNG_SEED` set how many tables, of about 200 commands each, and which.
#[test]
fn a_table_stays_whole_whatever_is_tried() {
    let coverage = RefCell::new(Coverage::default());
    let tried = TestRunner::new(config(2_000)).run(
        &(0..AnyGame::ALL.len(), 0..Kind::ALL.len(), any::<bool>(), vec(trial(), 1..400)),
        |(game, kind, is_begun, trials)| {
            run(AnyGame::ALL[game], Kind::ALL[kind], is_begun, &trials, &mut coverage.borrow_mut());
            Ok(())
        },
    );
    let coverage = coverage.into_inner();
    println!("{coverage:#?}");
    tried.unwrap_or_else(|failure| panic!("{failure}"));
    // Every command was carried out, and games were left at every stage.
    assert_eq!(coverage.done.len(), 18, "{coverage:?}");
    assert_eq!(coverage.ended.len(), Stage::ALL.len(), "{coverage:?}");
    assert!(coverage.done["decide"] > coverage.commands / 10, "{coverage:?}");
}
