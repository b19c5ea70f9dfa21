//! What is written of a table, and the statements that both databases understand. SQLite counts its values in the order in which
//! they are first named.

use std::sync::Arc;

use engine::Digest;
use tables::{Opening, Place, Sitter, Stage, Table, Transition};
use uuid::Uuid;

use crate::id;
use crate::json::{to_text, wish_text};

/// A person who is not there has the key 0, and so nothing is written for somebody who was forgotten meanwhile.
pub(super) const NEW_TABLE: &str = "INSERT INTO tables (id, game, host, wish, stage, seed, is_open, is_settled, created, changed) \
     VALUES ($1, $2, COALESCE((SELECT key FROM people WHERE id = $3), 0), $4, 'waiting', $5, $6, $7, $8, $8)";
pub(super) const NEW_GAME: &str = "INSERT INTO games (table_key, version, lines, progress, plays) \
                                   VALUES ((SELECT key FROM tables WHERE id = $1), 0, 0, $2, $3)";
pub(super) const ADD_EDITION: &str = "INSERT INTO editions (digest, text) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub(super) const REST: &str = "UPDATE tables SET stage = $1, changed = $2, next = $3, places = $4, rules = COALESCE($5, rules), \
     setup = COALESCE($6, setup), edition = COALESCE((SELECT key FROM editions WHERE digest = $7), edition) WHERE id = $8";
pub(super) const NO_SEATS: &str = "DELETE FROM seats WHERE table_key = (SELECT key FROM tables WHERE id = $1)";
pub(super) const SEAT: &str = "INSERT INTO seats (table_key, seat, person, bot, nonce, ended) VALUES ((SELECT key FROM tables WHERE id = $1), $2, \
     CASE WHEN $3 IS NULL THEN NULL ELSE COALESCE((SELECT key FROM people WHERE id = $3), 0) END, $4, $5, $6)";
pub(super) const NO_NOTICES: &str = "DELETE FROM notices WHERE table_key = (SELECT key FROM tables WHERE id = $1)";

/// How often, in milliseconds, lists of tables are told that a game goes on.
const LISTED_EVERY: i64 = 60_000;

/// A table to be made. It cannot be printed: the seed is a secret.
pub(super) struct NewTable {
    pub(super) id: Uuid,
    pub(super) game: &'static str,
    pub(super) host: Uuid,
    pub(super) wish: String,
    pub(super) seed: Digest,
    pub(super) progress: String,
    pub(super) is_open: bool,
    pub(super) is_settled: bool,
    pub(super) seats: Vec<SeatRow>,
    pub(super) at: i64,
}

impl NewTable {
    pub(super) fn of(table: &Table) -> NewTable {
        NewTable {
            id: id(&table.id),
            game: table.game.id(),
            host: id(table.host.as_deref().unwrap_or_default()),
            wish: wish_text(&table.wish),
            seed: table.seed.0,
            progress: to_text(&table.progress),
            is_open: table.wish.open,
            is_settled: !table.wish.rated,
            seats: seat_rows(&table.places, None),
            at: table.created,
        }
    }
}

/// A change of a table: all of it or nothing, and only if nothing has changed since. It cannot be printed: not everybody may see it.
#[derive(Clone)]
pub struct Change {
    pub(super) table: Uuid,
    /// The version that it was made from.
    pub(super) version: i64,
    /// How many lines the record has after it.
    pub(super) lines: i64,
    /// The new ones, packed.
    pub(super) plays: Vec<u8>,
    /// The digest of the last one.
    pub(super) digest: Option<Digest>,
    /// Clocks and wishes after it.
    pub(super) progress: String,
    /// What does not change with every decision, if any of it has. Lists are put in order by it, which costs more than all else.
    pub(super) rest: Option<Box<Rest>>,
    /// All seats, if any of them has changed.
    pub(super) seats: Option<Vec<SeatRow>>,
}

/// What changes seldom.
#[derive(Clone)]
pub(super) struct Rest {
    pub(super) stage: Stage,
    pub(super) changed: i64,
    pub(super) next: Option<Uuid>,
    pub(super) places: Option<Vec<u8>>,
    /// What the game begins with, if it does now, and the digest of the edition.
    pub(super) opening: Option<(Opening, Option<Digest>)>,
}

/// Who sits on a seat.
#[derive(Clone)]
pub(super) struct SeatRow {
    pub(super) seat: i64,
    pub(super) person: Option<Uuid>,
    pub(super) bot: Option<&'static str>,
    pub(super) nonce: Option<Digest>,
    pub(super) ended: Option<i64>,
}

impl Change {
    /// What is written down of a transition, and what the table is then.
    pub fn of(before: &Table, transition: Transition, now: i64) -> (Change, Table) {
        let Transition { mut after, plays } = transition;
        let is_turning = after.stage != before.stage;
        // What is over stays where it is in the lists.
        let is_news = is_turning || !after.stage.has_ended() && now - before.listed >= LISTED_EVERY;
        after.version = before.version + 1;
        after.listed = if is_news { now } else { before.listed };
        let ended = match after.stage {
            Stage::Waiting | Stage::Running => None,
            Stage::Finished | Stage::Stopped => Some(after.listed),
            Stage::Closed => Some(0),
        };
        let rest = || Rest {
            stage: after.stage,
            changed: after.listed,
            next: after.next.as_deref().map(id),
            places: after.course.as_ref().and_then(|course| course.places()),
            opening: after.course.as_ref().filter(|_| before.course.is_none()).map(|course| {
                let opening = course.opening();
                let edition = opening.edition.as_ref().map(|edition| Digest::of(&[edition.as_bytes()]));
                (opening, edition)
            }),
        };
        let change = Change {
            table: id(&after.id),
            version: before.version,
            lines: i64::from(after.position()),
            plays,
            digest: after.course.as_ref().map(|course| course.digest()),
            progress: to_text(&after.progress),
            rest: (is_news || after.next != before.next).then(|| Box::new(rest())),
            seats: (is_turning || !Arc::ptr_eq(&before.places, &after.places)).then(|| seat_rows(&after.places, ended)),
        };
        (change, after)
    }
}

fn seat_rows(places: &[Place], ended: Option<i64>) -> Vec<SeatRow> {
    let row = |(seat, place): (usize, &Place)| {
        let (person, bot) = match &place.sitter {
            Sitter::Nobody | Sitter::Gone => (None, None),
            Sitter::Person { id: person, .. } => (Some(id(person)), None),
            Sitter::Bot(level) => (None, Some(level.name())),
        };
        SeatRow { seat: seat as i64, person, bot, nonce: place.nonce, ended }
    };
    places.iter().enumerate().map(row).collect()
}
