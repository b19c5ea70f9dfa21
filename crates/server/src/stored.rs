//! A table as the store has it.

use std::sync::Arc;

use engine::{Digest, Seat, Seed};
use serde::Serialize;
use store::{Change, Lines, NewTable, SeatRow, Store};
use tables::{Place, Progress, Sitter, Stage, Table, Transition, Wish};

use crate::problem::{Problem, Result};

/// How often, in milliseconds, lists of tables are told that a game goes on.
const LISTED_EVERY: i64 = 60_000;

/// A table that nobody has written down yet.
pub(crate) fn new_table(table: &Table, now: i64) -> NewTable {
    NewTable {
        id: table.id.to_string(),
        game: table.game.id().to_owned(),
        host: table.host.as_deref().unwrap_or_default().to_owned(),
        seats: seat_rows(table),
        wish: text_of(&*table.wish),
        seed: table.seed.0.to_string(),
        is_rated: table.wish.rated,
        is_open: table.wish.open,
        progress: text_of(&table.progress),
        at: now,
    }
}

/// What is written down of a transition, and what the table is then.
pub(crate) fn change(before: &Table, transition: Transition, now: i64) -> (Change, Table) {
    let Transition { mut after, lines } = transition;
    let is_news = after.stage != before.stage || now - before.listed >= LISTED_EVERY;
    let added = |(by, text): (Option<Seat>, String)| Lines {
        first: before.course.as_ref().map_or(0, |course| i64::from(course.position()) + 1),
        who: by.map_or(-1, |seat| seat.index() as i64),
        text,
        at: now,
    };
    let change = Change {
        table: after.id.to_string(),
        version: before.version,
        listed: is_news.then(|| (after.stage.word(), now)),
        length: i64::from(after.position()),
        lines: lines.map(added),
        progress: text_of(&after.progress),
        standings: after.course.as_ref().and_then(|course| course.standings()).map(|standings| text_of(&standings)),
        next: after.next.as_deref().map(str::to_owned),
        seats: (!Arc::ptr_eq(&before.places, &after.places)).then(|| seat_rows(&after)),
    };
    after.version = before.version + 1;
    after.listed = if is_news { now } else { before.listed };
    (change, after)
}

/// Reads a table.
pub(crate) async fn load(store: &Store, id: &str) -> Result<Table> {
    let (row, seats) = store.table(id).await?.ok_or(Problem::NotFound("problem-no-table"))?;
    let broken = |what: &str| Problem::Broken(format!("table {id}: {what}"));
    let game = row.game.parse().map_err(|why: String| broken(&why))?;
    let stage: Stage = row.state.parse().map_err(|()| broken("its state is not known here"))?;
    let seed = Seed(Digest::try_from(row.seed).map_err(broken)?);
    // What another node has added since the table was read is for the next look, even if that is the game itself: its seats are
    // not those that were read.
    let course = if stage.has_begun() {
        let record = store.record(id, row.lines).await?;
        let course = tables::read(game, &record, seed).map_err(|why| broken(&why))?;
        if i64::from(course.position()) != row.lines {
            return Err(broken("its record has another length"));
        }
        Some(course)
    } else {
        None
    };
    let read = |error: serde_json::Error| broken(&error.to_string());
    let progress: Progress = serde_json::from_str(&row.progress).map_err(read)?;
    let mut places = Vec::new();
    for (index, seat) in seats.into_iter().enumerate() {
        let sitter = match (seat.person, seat.bot) {
            (Some(id), _) => {
                let shared = progress.names.get(index).filter(|_| row.host.as_ref() == Some(&id));
                match store.person(&id).await? {
                    Some(person) => {
                        let name = shared.cloned().unwrap_or(person.name);
                        Sitter::Person { id: id.into(), name, face: person.face }
                    }
                    None => Sitter::Gone,
                }
            }
            (None, Some(bot)) => Sitter::Bot(bot.parse().map_err(|why: String| broken(&why))?),
            (None, None) if stage == Stage::Waiting => Sitter::Nobody,
            (None, None) => Sitter::Gone,
        };
        places.push(Place { sitter, nonce: seat.nonce });
    }
    // A game may have begun without the seats that were free.
    let mut wish: Wish = serde_json::from_str(&row.wish).map_err(read)?;
    wish.players = places.len();
    Ok(Table {
        id: row.id.into(),
        game,
        host: row.host.map(Into::into),
        wish: Arc::new(wish),
        stage,
        seed,
        version: row.version,
        listed: row.changed,
        places: Arc::new(places),
        progress,
        course,
        next: row.next.map(Into::into),
    })
}

fn seat_rows(table: &Table) -> Vec<SeatRow> {
    table.places.iter().enumerate().map(|(seat, place)| seat_row(seat, place)).collect()
}

fn seat_row(seat: usize, place: &Place) -> SeatRow {
    let (person, bot) = match &place.sitter {
        Sitter::Nobody | Sitter::Gone => (None, None),
        Sitter::Person { id, .. } => (Some(id.to_string()), None),
        Sitter::Bot(level) => (None, Some(level.name().to_owned())),
    };
    SeatRow { seat: seat as i64, person, bot, nonce: place.nonce.clone() }
}

fn text_of(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("it is plain data")
}
