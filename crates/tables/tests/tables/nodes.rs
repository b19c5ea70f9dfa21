//! Several nodes on one store, in steps of a random schedule: requests that get lost, come twice or overtake each other, writes that
//! fail or succeed without an answer, broadcasts that do not arrive, nodes that die between any two steps, clocks that jump. A node
//! here does what the server's does: it drives the same [`Attempt`], and keeps a table in hand by the same rules.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::{mem, panic};

use games::AnyGame;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{TestError, TestRunner};
use tables::{Actor, Attempt, Command, Due, PersonId, Refusal, Stage, Step, Table, apply};

use crate::clocks::Clocks;
use crate::database::{Answer, Change, Database};
use crate::random_commands::{PEOPLE, Trial, config, trial};
use crate::shared::{Kind, any_decision, made};

const NODES: usize = 3;

/// What happens next. Numbers choose among what there is.
#[derive(Clone, Debug)]
enum Event {
    /// Somebody asks a node for something, by what they have seen, and nothing comes between. The store answers the first time so.
    Ask { node: u8, trial: Trial, how: Answer },
    /// Somebody asks for something, and the request is on its way.
    Send { node: u8, trial: Trial },
    /// Whoever is asked leaves, or comes back.
    Leave { node: u8, is_back: bool },
    /// A request arrives, perhaps before older ones, and perhaps once more later.
    Arrive { which: u8, stays: bool },
    /// A request gets lost.
    Lose { which: u8 },
    /// Somebody who has no answer asks for the same once more, perhaps another node.
    Again { who: u8, node: u8 },
    /// Somebody looks at the table.
    Look { who: u8, node: u8 },
    /// A node begins to do what is due.
    Run { node: u8, chance: u8 },
    /// A piece of work goes on by one step.
    Go { which: u8 },
    /// Whoever waits for a piece of work hangs up.
    HangUp { which: u8 },
    /// The store comes to what waits to be written.
    Write { which: u8, how: Answer },
    /// What the store has said is heard.
    Tell { which: u8 },
    /// A broadcast arrives, perhaps before older ones.
    Hear { which: u8, is_lost: bool },
    /// A node dies.
    Die { node: u8 },
    /// It comes back.
    Start { node: u8 },
    /// All die, and one comes back after a time.
    Pause(i64),
    /// Time passes.
    Pass(i64),
    /// The clocks of all nodes are set back.
    SetBack(i64),
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let (node, which, who) = (0..NODES as u8, any::<u8>(), 0..PEOPLE.len() as u8);
    let how = prop_oneof![12 => Just(Answer::Done), 1 => Just(Answer::Slow), 1 => Just(Answer::Fails), 1 => Just(Answer::Lost), 1 => Just(Answer::Late)];
    let event = prop_oneof![
        40 => (node.clone(), trial(), how.clone()).prop_map(|(node, trial, how)| Event::Ask { node, trial, how }),
        20 => (node.clone(), trial()).prop_map(|(node, trial)| Event::Send { node, trial }),
        6 => (node.clone(), any::<bool>()).prop_map(|(node, is_back)| Event::Leave { node, is_back }),
        20 => (which, any::<bool>()).prop_map(|(which, stays)| Event::Arrive { which, stays }),
        1 => which.prop_map(|which| Event::Lose { which }),
        6 => (who.clone(), node.clone()).prop_map(|(who, node)| Event::Again { who, node }),
        2 => (who, node.clone()).prop_map(|(who, node)| Event::Look { who, node }),
        12 => (node.clone(), any::<u8>()).prop_map(|(node, chance)| Event::Run { node, chance }),
        100 => which.prop_map(|which| Event::Go { which }),
        1 => which.prop_map(|which| Event::HangUp { which }),
        30 => (which, how).prop_map(|(which, how)| Event::Write { which, how }),
        6 => which.prop_map(|which| Event::Tell { which }),
        12 => (which, any::<bool>()).prop_map(|(which, is_lost)| Event::Hear { which, is_lost }),
        2 => node.clone().prop_map(|node| Event::Die { node }),
        1 => prop_oneof![1 => 0..10_000_i64, 1 => 0..900_000_i64].prop_map(Event::Pause),
        3 => node.prop_map(|node| Event::Start { node }),
        8 => prop_oneof![8 => 0..5_000_i64, 1 => 0..900_000_i64].prop_map(Event::Pass),
        1 => (0..60_000_i64).prop_map(Event::SetBack),
    ];
    vec(event, 1..600)
}

/// What somebody wants of the table: to change it or, without a command, to look at it.
#[derive(Clone, Debug)]
struct Request {
    /// One of the people; the server itself if nobody.
    who: Option<usize>,
    command: Option<Command>,
}

/// A node that is alive.
#[derive(Default)]
struct Node {
    /// Goes up when it comes back: what was begun before is forgotten.
    life: u32,
    /// The table in hand.
    table: Option<Arc<Table>>,
    /// The work that keeps others from changing it here.
    held_by: Option<u32>,
}

impl Node {
    fn show(&mut self, table: Arc<Table>, database: &Database) {
        database.must_have(&table);
        if self.table.as_ref().is_none_or(|seen| table.is_newer_than(seen)) {
            let last = self.table.replace(table);
            let is_later = last.is_none_or(|last| self.table.as_ref().is_some_and(|table| table.version > last.version));
            assert!(is_later, "somebody sees an older table than before");
        }
    }
}

/// A request that a node works at.
struct Work {
    number: u32,
    node: usize,
    request: Request,
    /// The version that the table had when the request arrived: older ones must not be told any more.
    arrived: i64,
    at: At,
}

/// Where it stands.
enum At {
    /// It takes the table into hand if it is not.
    Door,
    /// It has read the table that was not in hand.
    Opens(Arc<Table>),
    /// It catches up with the version that the table has.
    Behind(i64),
    /// It has read the table again, and goes on with the command.
    HasRead(Arc<Table>, Attempt),
    /// It carries out the command.
    Trying(Attempt),
    /// It waits for the store.
    Waiting(Attempt),
}

/// What the store has said of a change: to whom, in which life, and what.
struct Said {
    change: Change,
    listens_to: Option<(usize, u32)>,
    written: Result<bool, String>,
}

/// All there is.
struct Model {
    database: Database,
    nodes: [Option<Node>; NODES],
    lives: u32,
    people: Vec<PersonId>,
    /// What each has seen last, and what each has asked for without an answer.
    seen: Vec<Arc<Table>>,
    asked: Vec<Option<Request>>,
    on_their_way: Vec<(usize, Request)>,
    works: Vec<Work>,
    /// What the store has said and nobody has heard yet.
    unheard: Vec<Said>,
    numbers: u32,
    /// What nodes have not heard yet.
    broadcasts: Vec<(usize, i64)>,
    clocks: Clocks,
    coverage: Coverage,
}

/// How much of what is to be tried was tried.
#[derive(Default, Debug)]
struct Coverage {
    commands: u32,
    /// How often what was answered.
    answers: BTreeMap<&'static str, u32>,
    written: BTreeMap<&'static str, u32>,
    starts: u32,
    pauses: u32,
}

impl Model {
    fn new(table: Table, coverage: Coverage) -> Model {
        let table = Arc::new(table);
        let mut model = Model {
            nodes: Default::default(),
            lives: 0,
            people: PEOPLE.map(PersonId::from).to_vec(),
            seen: vec![Arc::clone(&table); PEOPLE.len()],
            asked: vec![None; PEOPLE.len()],
            on_their_way: Vec::new(),
            works: Vec::new(),
            unheard: Vec::new(),
            numbers: 0,
            broadcasts: Vec::new(),
            clocks: Clocks::new(),
            database: Database::new(table),
            coverage,
        };
        (0..NODES).for_each(|node| model.start(node));
        model
    }

    fn happen(&mut self, event: &Event) {
        match *event {
            Event::Ask { node, ref trial, how } => {
                let request = self.wanted(trial);
                if let Some(number) = self.arrive(usize::from(node), request) {
                    self.finish(number, how);
                }
            }
            Event::Send { node, ref trial } => {
                let request = self.wanted(trial);
                self.on_their_way.push((usize::from(node), request));
            }
            Event::Leave { node, is_back } => {
                let table = self.database.read();
                let is_asked = |person: &PersonId| table.seats_of(person).any(|seat| table.turn() == Some(seat));
                let command = if is_back { Command::ComeBack } else { Command::Leave };
                if let Some(who) = self.people.iter().position(is_asked)
                    && let Some(number) = self.arrive(node.into(), Request { who: Some(who), command: Some(command) })
                {
                    self.finish(number, Answer::Done);
                }
            }
            Event::Arrive { which, stays } => {
                if let Some(which) = chosen(which, self.on_their_way.len()) {
                    let (node, request) = self.on_their_way[which].clone();
                    if !stays {
                        self.on_their_way.remove(which);
                    }
                    self.arrive(node, request);
                }
            }
            Event::Lose { which } => drop(chosen(which, self.on_their_way.len()).map(|which| self.on_their_way.remove(which))),
            Event::Again { who, node } => {
                if let Some(request) = self.asked[usize::from(who)].clone() {
                    self.arrive(usize::from(node), request);
                }
            }
            Event::Look { who, node } => {
                let who = Some(usize::from(who));
                self.arrive(usize::from(node), Request { who, command: None });
            }
            Event::Run { node, chance } => {
                self.run_what_is_due(usize::from(node), chance.into());
            }
            Event::Go { which } => drop(chosen(which, self.works.len()).map(|which| self.go(which))),
            Event::HangUp { which } => drop(chosen(which, self.works.len()).map(|which| self.drop_work(which))),
            Event::Write { which, how } => drop(chosen(which, self.database.waiting.len()).map(|which| self.write(which, how))),
            Event::Tell { which } => {
                if let Some(which) = chosen(which, self.unheard.len()) {
                    let said = self.unheard.swap_remove(which);
                    self.tell_node(said);
                }
            }
            Event::Hear { which, is_lost } => {
                if let Some(which) = chosen(which, self.broadcasts.len()) {
                    let (node, version) = self.broadcasts.swap_remove(which);
                    if !is_lost {
                        self.hear(node, version);
                    }
                }
            }
            Event::Die { node } => self.die(usize::from(node)),
            Event::Start { node } => self.start(usize::from(node)),
            Event::Pause(time) => {
                (0..NODES).for_each(|node| self.die(node));
                self.clocks.pass(time, false);
                self.start(0);
            }
            Event::Pass(time) => self.clocks.pass(time, self.nodes.iter().any(Option::is_some)),
            Event::SetBack(time) => self.clocks.set_back(time),
        }
    }

    /// A request as somebody thinks of it, who has seen what the node shows at which they look.
    fn wanted(&mut self, trial: &Trial) -> Request {
        let who = trial.who();
        if let Some(shown) = self.nodes[who % NODES].as_ref().and_then(|node| node.table.clone()) {
            self.tell(who, &shown);
        }
        let command = trial.command(&self.seen[who]);
        let who = match trial.actor(&command, &self.seen[who], &self.people) {
            Actor::Server => None,
            Actor::Person(person) | Actor::Program(person) => self.people.iter().position(|other| other == person),
        };
        let request = Request { who, command: Some(command) };
        if let Some(who) = who {
            self.asked[who] = Some(request.clone());
        }
        request
    }

    fn tell(&mut self, who: usize, table: &Arc<Table>) {
        if table.version > self.seen[who].version {
            self.seen[who] = Arc::clone(table);
        }
    }

    /// A request arrives at a node, if it is alive.
    fn arrive(&mut self, node: usize, request: Request) -> Option<u32> {
        self.begin(node, request, At::Door)
    }

    fn begin(&mut self, node: usize, request: Request, at: At) -> Option<u32> {
        self.nodes[node].as_ref()?;
        self.numbers += 1;
        self.coverage.commands += u32::from(request.command.is_some());
        self.works.push(Work { number: self.numbers, node, request, arrived: self.database.version(), at });
        Some(self.numbers)
    }

    /// What the server does without being asked, with the table that the node has in hand.
    fn run_what_is_due(&mut self, node: usize, chance: u64) -> Option<u32> {
        let table = self.nodes[node].as_ref()?.table.clone()?;
        let position = table.position();
        let command = match table.due() {
            Due::Bot { seat, .. } => Command::DecideFor { seat, position, moves: any_decision(&table, seat, chance) },
            Due::Answer { seat, answer } => Command::DecideFor { seat, position, moves: vec![answer] },
            Due::Flag { seat, at } if at <= self.clocks.now() => Command::DropFlag { seat },
            Due::Flag { .. } | Due::Nothing => return None,
        };
        self.begin(node, Request { who: None, command: Some(command) }, At::Trying(Attempt::default()))
    }

    /// One step of a piece of work.
    fn go(&mut self, which: usize) {
        let Work { number, node: place, .. } = self.works[which];
        let node = self.nodes[place].as_mut().expect("the dead do not work");
        let is_free = node.held_by.is_none_or(|held_by| held_by == number);
        let work = &mut self.works[which];
        match &mut work.at {
            At::Door if node.table.is_none() => work.at = At::Opens(self.database.read()),
            At::Door => work.at = At::Behind(self.database.version()),
            At::Opens(table) => {
                node.table.get_or_insert_with(|| Arc::clone(table));
                work.at = At::Behind(self.database.version());
            }
            At::Behind(version) => {
                if !is_free {
                    return;
                }
                let is_behind = node.table.as_ref().is_some_and(|table| table.version < *version);
                if is_behind {
                    node.held_by = Some(number);
                    work.at = At::HasRead(self.database.read(), Attempt::default());
                } else {
                    work.at = At::Trying(Attempt::default());
                }
            }
            At::HasRead(table, attempt) => {
                let (table, attempt) = (Arc::clone(table), mem::take(attempt));
                work.at = At::Trying(attempt);
                node.show(table, &self.database);
            }
            At::Waiting(_) => {}
            At::Trying(attempt) => {
                if !is_free {
                    return;
                }
                node.held_by = Some(number);
                let table = node.table.clone().expect("it is in hand");
                let Some(command) = &work.request.command else { return self.answer(which, "shown") };
                let actor = work.request.who.map_or(Actor::Server, |who| Actor::Person(&self.people[who]));
                let now = self.clocks.now();
                match attempt.step(&table, command, actor, now) {
                    Step::Read => work.at = At::HasRead(self.database.read(), mem::take(attempt)),
                    Step::Write(transition) => {
                        let listens_to = Some((place, node.life));
                        let command = command.clone();
                        let who = work.request.who.map(|who| self.people[who].clone());
                        let change =
                            Change { work: number, who, command, transition: Arc::from(transition), at: self.clocks.at() };
                        self.database.waiting.push((change, listens_to));
                        let attempt = mem::take(attempt);
                        work.at = At::Waiting(attempt);
                    }
                    Step::Answer => self.answer(which, "done"),
                    Step::Refuse(refusal) => {
                        let was_slower = matches!(refusal, Refusal::Stale) && self.database.version() >= work.arrived + 4;
                        assert!(was_slower || apply(&table, command, actor, now).is_err(), "{command:?} is refused for nothing");
                        assert!(self.database.written_by(number) == 0, "refused though it was done");
                        self.answer(which, "refused");
                    }
                    Step::Doubt(_) => {
                        assert!(self.database.written_by(number) <= 1, "done twice");
                        self.drop_work(which);
                        self.count("doubt");
                    }
                }
            }
        }
    }

    /// What somebody is told of the table in hand. It must be so, and it must not be old news.
    fn answer(&mut self, which: usize, what: &'static str) {
        let work = &self.works[which];
        let (number, arrived) = (work.number, work.arrived);
        let table = self.nodes[work.node].as_ref().and_then(|node| node.table.clone()).expect("it is in hand");
        self.database.must_have(&table);
        let request = work.request.clone();
        if let Some(who) = request.who {
            assert!(table.version >= arrived, "what had been there when somebody asked is not known to the one who answers");
            self.tell(who, &table);
            self.asked[who] = None;
        }
        if let (Some(command), "done") = (&request.command, what) {
            let actor = request.who.map_or(Actor::Server, |who| Actor::Person(&self.people[who]));
            let written = self.database.written_by(number);
            assert!(written <= 1, "{command:?} is done twice");
            if written == 0 {
                let again = apply(&table, command, actor, self.clocks.now());
                assert!(matches!(again, Ok(None)), "{command:?} is acknowledged and not done");
            }
            if let Command::Decide { position, moves } = command {
                self.database.must_have_decision(*position, moves);
            }
        }
        self.drop_work(which);
        self.count(what);
    }

    fn count(&mut self, what: &'static str) {
        *self.coverage.answers.entry(what).or_default() += 1;
    }

    /// Ends a piece of work. What it was to be written is written all the same.
    fn drop_work(&mut self, which: usize) {
        let Work { number, node, .. } = self.works.swap_remove(which);
        if let Some(node) = self.nodes[node].as_mut().filter(|node| node.held_by == Some(number)) {
            node.held_by = None;
        }
    }

    /// The store writes something that waits, or fails.
    fn write(&mut self, which: usize, how: Answer) {
        let (change, listens_to) = if how == Answer::Late {
            let (change, listens_to) = &mut self.database.waiting[which];
            (change.clone(), listens_to.take())
        } else {
            self.database.waiting.swap_remove(which)
        };
        let is_written =
            matches!(how, Answer::Done | Answer::Slow | Answer::Lost) && self.database.write(&change, &mut self.clocks);
        let what = match (how, is_written) {
            (Answer::Done | Answer::Slow, true) => "done",
            (Answer::Done | Answer::Slow, false) => "refused",
            (Answer::Lost, true) => "lost",
            _ => "failed",
        };
        *self.coverage.written.entry(what).or_default() += 1;
        if is_written {
            let version = change.transition.after.version;
            self.broadcasts.extend((0..NODES).map(|node| (node, version)));
        }
        let written = match how {
            Answer::Done | Answer::Slow => Ok(is_written),
            Answer::Fails | Answer::Lost | Answer::Late => Err("no answer".to_owned()),
        };
        let said = Said { change, listens_to, written };
        if how == Answer::Slow { self.unheard.push(said) } else { self.tell_node(said) }
    }

    /// What the store has said gets to the node, if that still lives the same life.
    fn tell_node(&mut self, Said { change, listens_to, written }: Said) {
        let Some((node, life)) = listens_to else { return };
        let Some(node) = self.nodes[node].as_mut().filter(|node| node.life == life) else { return };
        if written == Ok(true) {
            node.show(Arc::new(change.transition.after.clone()), &self.database);
        }
        if let Some(work) = self.works.iter_mut().find(|work| work.number == change.work)
            && let At::Waiting(attempt) = &mut work.at
        {
            attempt.wrote(written);
            work.at = At::Trying(mem::take(attempt));
        }
    }

    /// A node hears that a table has a version, and reads it if that is news.
    fn hear(&mut self, node: usize, version: i64) {
        if let Some(node) = &mut self.nodes[node]
            && node.held_by.is_none()
            && node.table.as_ref().is_some_and(|table| table.version < version)
        {
            node.show(self.database.read(), &self.database);
        }
    }

    fn die(&mut self, node: usize) {
        self.nodes[node] = None;
        self.works.retain(|work| work.node != node);
    }

    /// A node begins to serve. If nobody was alive for a while, it sets the clocks forward first.
    fn start(&mut self, node: usize) {
        if self.nodes[node].is_none() {
            self.lives += 1;
            self.coverage.starts += 1;
            self.coverage.pauses += u32::from(self.database.register(&mut self.clocks));
            self.nodes[node] = Some(Node { life: self.lives, ..Node::default() });
        }
    }

    /// Goes on with a piece of work, undisturbed, until it has ended or waits for another one. The store answers the first time so.
    fn finish(&mut self, number: u32, mut how: Answer) {
        for _ in 0..40 {
            let Some(which) = self.works.iter().position(|work| work.number == number) else { return };
            match self.works[which].at {
                At::Waiting(_) => {
                    let waiting = self.database.waiting.iter().position(|(change, _)| change.work == number);
                    // What the store has said is heard later.
                    let Some(waiting) = waiting else { return };
                    self.write(waiting, mem::replace(&mut how, Answer::Done));
                }
                _ => self.go(which),
            }
        }
    }

    /// Brings the game to its end: everybody wants the same, and one node does what is due.
    fn end(&mut self, ending: &Command) {
        self.on_their_way.clear();
        self.start(0);
        // They wait for each other, and each takes a few rounds.
        for _ in 0..=40 * self.works.len() {
            while !self.database.waiting.is_empty() {
                self.write(0, Answer::Done);
            }
            for said in mem::take(&mut self.unheard) {
                self.tell_node(said);
            }
            for which in (0..self.works.len()).rev() {
                self.go(which);
            }
        }
        assert!(self.works.is_empty(), "somebody waits for ever");
        for who in 0..self.people.len() {
            let request = Request { who: Some(who), command: Some(ending.clone()) };
            let number = self.arrive(0, request).expect("the node is alive");
            self.finish(number, Answer::Done);
        }
        for chance in 0..5_000 {
            let Some(number) = self.run_what_is_due(0, chance) else { break };
            self.finish(number, Answer::Done);
        }
        assert!(self.works.is_empty(), "somebody waits for ever");
        assert!(self.database.read().stage != Stage::Running, "the game does not end");
        self.database.must_be_whole();
    }
}

fn chosen(which: u8, among: usize) -> Option<usize> {
    usize::from(which).checked_rem(among)
}

/// What everybody wants who wants a game to end: bots play on, or it is stopped.
const ENDINGS: [Command; 3] = [Command::Leave, Command::Resign, Command::AgreeToStop(true)];

/// Lets everything happen at a table, and brings its game to the end.
fn run(table: Table, is_begun: bool, events: &[Event], ending: usize, coverage: Coverage) -> Coverage {
    let mut model = Model::new(table, coverage);
    for trial in Trial::BEGINNING.into_iter().filter(|_| is_begun) {
        model.happen(&Event::Ask { node: 0, trial, how: Answer::Done });
    }
    for event in events {
        model.happen(event);
    }
    model.end(&ENDINGS[ending]);
    model.coverage
}

/// Leaves out whatever is not needed to fail, until nothing can be left out. The test runner tries that only once for each event.
fn shortest(mut events: Vec<Event>, fails: impl Fn(&[Event]) -> bool) -> Vec<Event> {
    let mut length = 0;
    while length != events.len() {
        length = events.len();
        for index in (0..length).rev() {
            let event = events.remove(index);
            if !fails(&events) {
                events.insert(index, event);
            }
        }
    }
    events
}

/// `PROPTEST_CASES` and `PROPTEST_RNG_SEED` set how many tables, of about 300 events each, and which.
#[test]
fn what_is_acknowledged_is_there_once_whatever_gets_lost() {
    let coverage = RefCell::new(Coverage::default());
    let tried = TestRunner::new(config(1_000)).run(
        &(0..AnyGame::ALL.len(), 0..Kind::ALL.len(), any::<bool>(), events(), 0..ENDINGS.len()),
        |(game, kind, is_begun, events, ending)| {
            coverage.replace(run(made(AnyGame::ALL[game], Kind::ALL[kind]), is_begun, &events, ending, coverage.take()));
            Ok(())
        },
    );
    let coverage = coverage.into_inner();
    println!("{coverage:#?}");
    if let Err(TestError::Fail(why, (game, kind, is_begun, events, ending))) = tried {
        let (game, kind) = (AnyGame::ALL[game], Kind::ALL[kind]);
        let run = |events: &[Event]| drop(run(made(game, kind), is_begun, events, ending, Coverage::default()));
        let events = shortest(events, |events| panic::catch_unwind(|| run(events)).is_err());
        panic!("{why}\nafter {} events: {game:?}, {kind:?}, begun: {is_begun}, {events:?}, {:?}", events.len(), ENDINGS[ending]);
    }
    for what in ["done", "refused", "shown", "doubt"] {
        assert!(coverage.answers.contains_key(what), "{coverage:?}");
    }
    for what in ["done", "refused", "lost", "failed"] {
        assert!(coverage.written.contains_key(what), "{coverage:?}");
    }
    assert!(coverage.pauses > 0, "{coverage:?}");
}
