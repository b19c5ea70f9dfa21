//! Fills a store with people and finished games, to see how a server does with many of them.
//!
//! The games were played, some hundred of each kind, by bots in the seats of people. Each stands at many tables, with other people and
//! at another time.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

use anyhow::Result;
use bots::Level;
use engine::{Digest, Play, Random, Seed, Silent, SplitMix};
use futures_util::{StreamExt, TryStreamExt, stream};
use games::{AnyGame, Playable, with_game};
use program::{CliError, bad_input, progress_bar};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use store::{Change, Person, Store, StoreError};
use tables::{Actor, Command, CourseOf, Due, Order, Pace, PersonId, Progress, Sitter, Stage, Table, Transition, Wish, apply};
use uuid::Uuid;

use super::whole;
use crate::cli;

/// The first game began then, on 2024-01-01. The others follow within two years.
const FIRST: i64 = 1_704_067_200_000;
const YEARS: i64 = 2 * 365 * 86_400_000;
/// How long somebody takes for a decision.
const DECISION: i64 = 8_000;
/// So many wait to be written together.
const WAITING: usize = 512;

pub(crate) fn fill(args: &cli::Fill, out: &mut impl Write) -> Result<()> {
    // Neighbours sit together with up to two others between them.
    let largest = 3 * AnyGame::ALL.iter().map(|game| game.players().1).max().unwrap_or_default();
    if (args.people as usize) < largest {
        return bad_input(format!("{} people are too few: give at least {largest} with --people", args.people));
    }
    let bar = progress_bar(args.different.into(), "games are played", args.quiet);
    let play_one = |number| {
        bar.inc(1);
        played(args.seed, number)
    };
    let games: Vec<Played> = (0..args.different).into_par_iter().map(play_one).collect();
    bar.finish_and_clear();
    let bar = progress_bar(args.games.into(), "games are stored", args.quiet);
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let store = Store::open(&args.database).await.map_err(CliError::new)?;
        let people = (0..args.people).map(|number| add_person(&store, args.seed, number));
        let people: Vec<Sitter> = stream::iter(people).buffered(WAITING).try_collect().await.map_err(CliError::new)?;
        let stored = (0..args.games).map(|number| {
            let (game, people, bar) = (&games[number as usize % games.len()], &people, &bar);
            let at = FIRST + YEARS / i64::from(args.games) * i64::from(number);
            let store = &store;
            async move {
                bar.inc(1);
                game.add_to(store, people, SplitMix::fork(args.seed, number.into()), at).await
            }
        });
        let stored = stream::iter(stored).buffered(WAITING).try_collect::<Vec<()>>().await;
        bar.finish_and_clear();
        store.close().await;
        stored.map_err(CliError::new)
    })?;
    Ok(writeln!(
        out,
        "{} finished games of {} people are in {}; {} of them are different.",
        whole(args.games),
        whole(args.people),
        args.database,
        whole(args.different.min(args.games))
    )?)
}

/// A number that nobody else has, and that grows with time.
fn fresh_id(at: i64, random: &mut SplitMix) -> String {
    let mut chance = [0; 10];
    chance.fill_with(|| random.below(256) as u8);
    uuid::Builder::from_unix_timestamp_millis(at as u64, &chance).into_uuid().to_string()
}

async fn add_person(store: &Store, seed: u64, number: u32) -> Result<Sitter, StoreError> {
    let (name, language) = (format!("Person {}", number + 1), "en".to_owned());
    let id = fresh_id(FIRST, &mut SplitMix::fork(!seed, number.into()));
    // Accounts that are kept are not forgotten; no password fits.
    let password = Some("none".to_owned());
    let person = Person { id, name, password, language, created: FIRST, ..Person::default() };
    store.add_person(&person).await?;
    Ok(Sitter::Person { id: person.id.into(), name: person.name, face: None })
}

/// A game that was played.
struct Played {
    over: Table,
    plays: Vec<u8>,
    decisions: i64,
}

/// Plays a game, whose kind, seats and dice follow from its number.
fn played(seed: u64, number: u32) -> Played {
    let mut random = SplitMix::fork(seed, number.into());
    let game = AnyGame::ALL[number as usize % AnyGame::ALL.len()];
    let (fewest, most) = game.players();
    let players = fewest + random.below((most - fewest + 1) as u32) as usize;
    let people: Vec<PersonId> =
        (0..=random.below(players as u32)).map(|seat| Uuid::from_u128(u128::from(seat) + 1).to_string().into()).collect();
    let sitter = |id: &PersonId| Sitter::Person { id: id.clone(), name: String::new(), face: None };
    let wish =
        Wish { players, options: BTreeMap::new(), edition: None, open: true, rated: false, pace: Pace::NoClock, seed: None };
    let bots = vec![Level::Soldato; players - people.len()];
    let order = Order { game, wish, edition: None, names: Vec::new(), is_seated: true, is_program: false, bots };
    let id = Uuid::nil().to_string().into();
    let mut table =
        Table::new(id, Seed::for_simulation(seed, number.into()), sitter(&people[0]), order, FIRST).expect("it can be played");
    let (mut plays, mut now) = (Vec::new(), FIRST);
    let mut give = |table: &mut Table, actor: Actor<'_>, command: &Command, now| {
        let Transition { after, plays: more } = apply(table, command, actor, now).expect("it may be done").expect("it is news");
        *table = after;
        plays.extend(more);
    };
    for person in &people[1..] {
        give(&mut table, Actor::Person(person), &Command::Sit { seat: None, name: String::new(), face: None }, now);
    }
    let nonces = (0..players).map(|seat| Digest::of(&[&seed.to_le_bytes(), &number.to_le_bytes(), &[seat as u8]])).collect();
    give(&mut table, Actor::Person(&people[0]), &Command::Begin { fewer: false, nonces, edition: None }, now);
    // Bots play in everybody's place.
    for person in &people {
        give(&mut table, Actor::Person(person), &Command::Leave, now);
    }
    let mut decisions = 0;
    while let Due::Bot { seat, level } = table.due() {
        let moves = decision(&table, level, u64::from(random.below(u32::MAX)));
        (decisions, now) = (decisions + 1, now + DECISION);
        let decide = Command::DecideFor { seat, position: table.position(), moves };
        give(&mut table, Actor::Server, &decide, now);
    }
    table.progress.seats.iter_mut().for_each(|seat| seat.away = false);
    Played { over: table, plays, decisions }
}

fn decision(table: &Table, level: Level, seed: u64) -> Vec<String> {
    fn moves<G: Playable>(course: &CourseOf<G>, level: Level, seed: u64) -> Vec<String> {
        let mut played = course.played().clone();
        let known = played.position() as usize;
        played.let_decide(&mut *level.player::<G>(SplitMix::new(seed)), &mut Silent).expect("bots make legal moves");
        let decided = played.record().plays.iter().skip(known);
        decided.filter_map(|play| if let Play::Move { mv, .. } = play { Some(mv.to_string()) } else { None }).collect()
    }

    let course = table.begun().expect("it has begun");
    with_game!(course.game(), G => moves(CourseOf::<G>::of(&**course), level, seed))
}

impl Played {
    /// Adds it to a store, as the game of some of these people that began at a time.
    async fn add_to(&self, store: &Store, people: &[Sitter], mut random: SplitMix, at: i64) -> Result<(), StoreError> {
        let mut over = self.over.clone();
        over.id = fresh_id(at, &mut random).into();
        over.created = at;
        let first = random.below(people.len() as u32) as usize;
        let mut others = people.iter().cycle().skip(first);
        for place in Arc::make_mut(&mut over.places).iter_mut().filter(|place| matches!(place.sitter, Sitter::Person { .. })) {
            // Neighbours meet often, as friends do.
            let skipped = random.below(3) as usize;
            place.sitter = others.nth(skipped).cloned().expect("people come round again");
        }
        over.host = match &over.places[0].sitter {
            Sitter::Person { id, .. } => Some(id.clone()),
            _ => None,
        };
        let ended = at + DECISION * self.decisions;
        over.progress = Progress { since: ended, ..over.progress };
        let waiting = Table { stage: Stage::Waiting, course: None, progress: Progress::default(), ..over.clone() };
        store.add_table(&waiting).await?;
        let (change, _) = Change::of(&waiting, Transition { after: over, plays: self.plays.clone() }, ended);
        store.change(change, || {}).await.map(drop)
    }
}
