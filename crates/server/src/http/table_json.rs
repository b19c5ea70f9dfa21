//! A table as a viewer may know it, for programs.

use engine::Seat;
use serde::Serialize;
use serde_json::Value;
use tables::{Place, Sitter, Stage, Table, Wish};
use web::Side;

use crate::node::Node;
use crate::point_of_view::PointOfView;
use crate::shown::{self, State};

/// A table as a viewer may know it.
#[derive(Serialize)]
pub(super) struct TableJson<'a> {
    id: &'a str,
    game: &'static str,
    stage: Stage,
    wish: &'a Wish,
    seats: Vec<SeatJson<'a>>,
    /// The viewer's own seat.
    you: Option<Seat>,
    /// Whether the viewer made the table.
    is_host: bool,
    /// What the server has committed to before anyone sat: the digest of the dice's secret.
    commitment: String,
    /// The secret, once the game has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game_state: Option<State>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standings: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<&'a str>,
}

impl<'a> TableJson<'a> {
    /// What a person, or somebody unknown, may know, with what happened after line `since`.
    pub(super) fn new(
        node: &Node,
        table: &'a Table,
        person: Option<&str>,
        side: Option<Side>,
        since: Option<u32>,
    ) -> TableJson<'a> {
        let viewer = PointOfView::at(table, person, side).viewer;
        let seats = table.places.iter().enumerate().map(|(index, place)| seat(node, table, Seat::new(index), place));
        TableJson {
            id: &table.id,
            game: table.game.id(),
            stage: table.stage,
            wish: &table.wish,
            seats: seats.collect(),
            you: person.and_then(|person| table.seat_of(person)),
            is_host: person.is_some_and(|person| table.is_host(person)),
            commitment: table.seed.commitment().to_string(),
            seed: table.stage.has_ended().then(|| table.seed.0.to_string()),
            game_state: shown::state(table, viewer, since),
            standings: table.course.as_ref().and_then(|course| course.standings()),
            rematch: table.next.as_deref(),
        }
    }
}

/// Who sits on a seat.
#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that programs read")]
struct SeatJson<'a> {
    /// `free`, `person`, `bot` or `gone`.
    kind: &'static str,
    name: Option<&'a str>,
    /// Whether a bot plays for the person.
    away: bool,
    resigned: bool,
    agrees_to_stop: bool,
    /// Whether they look at the table just now.
    here: bool,
    /// What the clock shows, if there is one.
    milliseconds: Option<i64>,
}

fn seat<'a>(node: &Node, table: &Table, seat: Seat, place: &'a Place) -> SeatJson<'a> {
    let (kind, name) = match &place.sitter {
        Sitter::Nobody => ("free", None),
        Sitter::Person { name, .. } => ("person", Some(name.as_str())),
        Sitter::Bot(level) => ("bot", Some(level.name())),
        Sitter::Gone => ("gone", None),
    };
    let progress = table.progress.seats.get(seat.index());
    SeatJson {
        kind,
        name,
        away: progress.is_some_and(|own| own.away),
        resigned: progress.is_some_and(|own| own.resigned),
        agrees_to_stop: progress.is_some_and(|own| own.stop),
        here: node.is_here(table, place),
        milliseconds: table.time_left(seat, node.now()),
    }
}
