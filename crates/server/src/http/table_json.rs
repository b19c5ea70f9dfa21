//! A table as a viewer may know it, for programs.

use engine::Seat;
use serde::Serialize;
use tables::{Place, Sitter, Stage, Standings, Table, Wish};
use utoipa::ToSchema;
use web::Side;

use crate::node::Node;
use crate::point_of_view::PointOfView;
use crate::shown::{self, State};

/// A table as a viewer may know it.
#[derive(Serialize, ToSchema)]
#[schema(as = Table)]
pub(super) struct TableJson<'a> {
    id: &'a str,
    /// `pate`, `capone` or `maffiosi`.
    game: &'static str,
    stage: Stage,
    /// What the host asked for.
    wish: &'a Wish,
    seats: Vec<SeatJson<'a>>,
    /// The viewer's own seat.
    #[schema(value_type = Option<u8>, required = true)]
    you: Option<Seat>,
    /// Whether the viewer made the table.
    is_host: bool,
    /// What the server has committed to before anyone sat: the digest of the dice's secret.
    commitment: String,
    /// Whether whoever made the table has chosen the secret: then nobody else may look at it.
    seed_chosen: bool,
    /// The secret, once the game has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    /// Nothing before the game has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    game_state: Option<State>,
    /// Places and winners, once it was played out.
    #[serde(skip_serializing_if = "Option::is_none")]
    standings: Option<Standings>,
    /// The table of the rematch, if somebody has asked for one.
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
            seed_chosen: table.wish.seed.is_some(),
            seed: table.stage.has_ended().then(|| table.seed.0.to_string()),
            game_state: shown::state(table, viewer, since),
            standings: table.course.as_ref().and_then(|course| course.standings()),
            rematch: table.next.as_deref(),
        }
    }
}

/// What sits on a seat.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum SeatKind {
    Free,
    /// A person, who may play through a program.
    Person,
    /// A bot of the house.
    Bot,
    /// Somebody whose account is gone.
    Gone,
}

/// Who sits on a seat.
#[derive(Serialize, ToSchema)]
#[schema(as = Seat)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that programs read")]
struct SeatJson<'a> {
    kind: SeatKind,
    /// The person's name, or the bot's level.
    #[schema(required = true)]
    name: Option<&'a str>,
    /// Whether a program plays for the person: it has sat down here or done something since, with a token.
    is_program: bool,
    /// Whether a bot plays for the person.
    away: bool,
    resigned: bool,
    agrees_to_stop: bool,
    /// Whether they look at the table just now.
    here: bool,
    /// What the clock shows, if there is one.
    #[schema(required = true)]
    milliseconds: Option<i64>,
}

fn seat<'a>(node: &Node, table: &Table, seat: Seat, place: &'a Place) -> SeatJson<'a> {
    let (kind, name) = match &place.sitter {
        Sitter::Nobody => (SeatKind::Free, None),
        Sitter::Person { name, .. } => (SeatKind::Person, Some(name.as_str())),
        Sitter::Bot(level) => (SeatKind::Bot, Some(level.name())),
        Sitter::Gone => (SeatKind::Gone, None),
    };
    let progress = table.progress.seats.get(seat.index());
    SeatJson {
        kind,
        name,
        is_program: table.is_program(place),
        away: progress.is_some_and(|own| own.away),
        resigned: progress.is_some_and(|own| own.resigned),
        agrees_to_stop: progress.is_some_and(|own| own.stop),
        here: node.is_here(table, place),
        milliseconds: table.time_left(seat, node.now()),
    }
}
