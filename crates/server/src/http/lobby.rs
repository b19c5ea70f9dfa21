//! The pages around the tables: what goes on, who plays how well, where a new table is made.

use axum::extract::State;
use axum::response::Redirect;
use bots::Level;
use games::AnyGame;
use maud::Markup;
use serde::Deserialize;
use store::{ListedTable, Player, Rating};
use tables::{PersonId, Sitter, Stage, Table};
use web::{Chair, Face, FinishedTable, Home, NewTablePage, News, OpenTable, OwnTable, PersonPage, Ranked, RatingsPage, Strength};

use super::App;
use super::guard::{Path, Query, Visitor};
use super::pages::{Host, game_named, name, terms};
use crate::problem::{Problem, Result};

/// The most tables of a list.
const LISTED: i64 = 12;

/// The page on which a table is made.
pub(super) async fn new_table(State(node): State<App>, Path(game): Path<String>, visitor: Visitor) -> Result<Markup> {
    let game = game_named(&game)?;
    let editions = node.settings.editions.keys().filter(|(of, _)| of == game.id());
    Ok(web::new_table_page(&NewTablePage {
        site: Host::of(&visitor, game).site(),
        game,
        editions: editions.map(|(_, name)| name.as_str()).collect(),
        levels: Level::ALL.map(Level::name).to_vec(),
    }))
}

/// The home page.
pub(super) async fn home(State(node): State<App>, visitor: Visitor) -> Result<Markup> {
    let host = Host::of(&visitor, AnyGame::FIRST);
    let (mut mine, mut finished) = (Vec::new(), Vec::new());
    if let Some(person) = visitor.person_id() {
        for listed in node.store.list_of(person, LISTED).await? {
            match listed.stage {
                Stage::Waiting | Stage::Running => mine.extend(own_table(&node, &listed, person).await),
                Stage::Finished | Stage::Stopped => finished.push(finished_table(&listed, person)),
                Stage::Closed => {}
            }
        }
    }
    let mut open = Vec::new();
    for stage in [Stage::Waiting, Stage::Running] {
        open.extend(node.store.list_open(stage, LISTED).await?.iter().map(open_table));
    }
    Ok(web::home_page(&Home { site: host.site(), mine, open, finished }))
}

/// A table of somebody's; nothing if it cannot be read, which keeps nobody from the others.
async fn own_table(node: &App, listed: &ListedTable, person: &str) -> Option<OwnTable> {
    let news = match listed.stage {
        Stage::Running => {
            let table = node.table_of_list(listed).await?;
            match table.turn() {
                Some(seat) if waits_for(&table, person) => News::YourTurn(table.time_left(seat, node.now())),
                Some(seat) => News::TurnOf(name(&table.places[seat.index()])),
                None => News::Waits(0),
            }
        }
        _ => News::Waits(listed.seats.iter().filter(|seat| **seat == Sitter::Nobody).count()),
    };
    Some(OwnTable { table: listed.id.to_string(), game: listed.game, others: others(listed, person), news })
}

/// Who sits on a seat of a table of a list.
fn chair(seat: &Sitter) -> Chair {
    match seat {
        Sitter::Person { id, name, face } => {
            // A list does not tell who plays through a program.
            Chair::Person { id: id.to_string(), name: name.clone(), face: Face::of(id, face.as_deref()), is_program: false }
        }
        Sitter::Bot(level) => Chair::Bot(level.name()),
        Sitter::Nobody => Chair::Free,
        Sitter::Gone => Chair::Gone,
    }
}

/// The person on a seat.
fn sitting(seat: &Sitter) -> Option<(&PersonId, &str)> {
    if let Sitter::Person { id, name, .. } = seat { Some((id, name)) } else { None }
}

/// Who sits at a table beside somebody.
fn others(listed: &ListedTable, person: &str) -> Vec<Chair> {
    let others = listed.seats.iter().filter(|seat| sitting(seat).is_none_or(|(id, _)| **id != *person));
    others.map(chair).collect()
}

fn open_table(listed: &ListedTable) -> OpenTable {
    let host = listed.seats.iter().filter_map(sitting).find(|(id, _)| Some(*id) == listed.host.as_ref());
    OpenTable {
        table: listed.id.to_string(),
        terms: terms(listed.game, &listed.wish),
        host: host.map(|(_, name)| name.to_owned()),
        chairs: listed.seats.iter().map(chair).collect(),
    }
}

/// A game that is over, as somebody who sat there looks at it.
fn finished_table(listed: &ListedTable, person: &str) -> FinishedTable {
    let own = listed.seats.iter().position(|seat| sitting(seat).is_some_and(|(id, _)| **id == *person));
    FinishedTable {
        table: listed.id.to_string(),
        game: listed.game,
        place: own.and_then(|seat| listed.places.as_ref()?.get(seat).copied()),
        players: listed.seats.len(),
        others: others(listed, person),
        played: listed.changed,
    }
}

fn strength(rating: &Rating) -> Strength {
    Strength { mean: rating.mean, deviation: rating.deviation, games: rating.games }
}

/// How well people and bots play a game.
pub(super) async fn ratings(node: &App, game: AnyGame, visitor: &Visitor) -> Result<Markup> {
    let ranked = |rated: store::NamedRating| {
        let strength = strength(&rated.rating);
        match rated.rating.player {
            Player::Bot(level) => {
                Ranked { face: Face::of_bot(&level, 0), strength, is_viewer: false, person: None, is_bot: true, name: level }
            }
            Player::Person(id) => Ranked {
                face: Face::of(&id, rated.face.as_deref()),
                strength,
                is_viewer: visitor.person_id() == Some(&id),
                person: Some(id),
                is_bot: false,
                name: rated.name.unwrap_or_default(),
            },
        }
    };
    Ok(web::ratings_page(&RatingsPage {
        site: Host::of(visitor, game).site(),
        game,
        players: node.store.ratings(game.id()).await?.into_iter().map(ranked).collect(),
    }))
}

/// Somebody's page: what anybody may know, and the tables that the visitor may find.
pub(super) async fn person(State(node): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup> {
    let person = node.store.person(&id).await?.ok_or(Problem::NotFound("problem-no-person"))?;
    let (mut open, mut finished) = (Vec::new(), Vec::new());
    for listed in node.store.list_shared(&person.id, visitor.person_id(), 2 * LISTED).await? {
        match listed.stage {
            Stage::Waiting | Stage::Running => open.push(open_table(&listed)),
            Stage::Finished | Stage::Stopped => finished.push(finished_table(&listed, &person.id)),
            Stage::Closed => {}
        }
    }
    let ratings = node.store.ratings_of(&person.id).await?;
    let in_game =
        |game: &AnyGame| ratings.iter().find(|rated| rated.game == game.id()).map(|rated| (*game, strength(&rated.rating)));
    Ok(web::person_page(&PersonPage {
        site: Host::of(&visitor, AnyGame::FIRST).site(),
        is_viewer: visitor.person_id() == Some(&person.id),
        face: Face::of(&person.id, person.face.as_deref()),
        since: person.created,
        name: person.name,
        ratings: AnyGame::ALL.iter().filter_map(in_game).collect(),
        open,
        finished,
    }))
}

/// A running game of somebody's in which it is their turn, other than one that they look at: the one that has waited longest.
pub(super) async fn next_game(node: &App, person: &str, but: Option<&str>) -> Result<Option<String>> {
    for listed in node.store.list_running(person).await?.iter().rev().filter(|listed| but != Some(&listed.id)) {
        if node.table_of_list(listed).await.is_some_and(|table| waits_for(&table, person)) {
            return Ok(Some(listed.id.to_string()));
        }
    }
    Ok(None)
}

fn waits_for(table: &Table, person: &str) -> bool {
    table.turn().is_some_and(|seat| table.seat_of(person) == Some(seat) && table.bot_at(seat).is_none())
}

#[derive(Deserialize)]
pub(super) struct NextQuery {
    /// The table that somebody comes from.
    #[serde(default)]
    after: Option<String>,
}

/// Leads to the next game in which it is the visitor's turn; to the home page if there is none.
pub(super) async fn next(State(node): State<App>, Query(query): Query<NextQuery>, visitor: Visitor) -> Result<Redirect> {
    let next = match visitor.person_id() {
        Some(person) => next_game(&node, person, query.after.as_deref()).await?,
        None => None,
    };
    Ok(next.map_or_else(|| Redirect::to("/"), |table| Redirect::to(&format!("/tables/{table}"))))
}
