//! The pages around the tables: what goes on, who plays how well, where a new table is made.

use axum::extract::State;
use axum::response::Redirect;
use bots::Level;
use games::AnyGame;
use maud::Markup;
use serde::Deserialize;
use store::{ListedSeat, ListedTable, Rating};
use tables::{Stage, Table, Wish};
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
        for listed in node.store.list_of(person, 2 * LISTED).await? {
            match listed.table.state.parse() {
                Ok(stage @ (Stage::Waiting | Stage::Running)) => mine.extend(own_table(&node, &listed, stage, person).await?),
                Ok(Stage::Finished | Stage::Stopped) => finished.extend(finished_table(&listed, person)),
                Ok(Stage::Closed) | Err(()) => {}
            }
        }
    }
    let mut open = Vec::new();
    for stage in [Stage::Waiting, Stage::Running] {
        open.extend(node.store.list_open(stage.word(), LISTED).await?.iter().filter_map(|listed| open_table(listed, stage)));
    }
    Ok(web::home_page(&Home { site: host.site(), mine, open, finished }))
}

async fn own_table(node: &App, listed: &ListedTable, stage: Stage, person: &str) -> Result<Option<OwnTable>> {
    let Ok(game) = listed.table.game.parse() else { return Ok(None) };
    let news = match stage {
        Stage::Running => {
            let table = node.table_of_row(&listed.table).await?;
            match table.turn() {
                Some(seat) if waits_for(&table, person) => News::YourTurn(table.time_left(seat, node.now())),
                Some(seat) => News::TurnOf(name(&table.places[seat.index()])),
                None => News::Waits(0),
            }
        }
        _ => News::Waits(listed.seats.iter().filter(|seat| seat.person.is_none() && seat.bot.is_none()).count()),
    };
    Ok(Some(OwnTable { table: listed.table.id.clone(), game, others: others(listed, stage, person), news }))
}

/// Who sits on a seat of a table of a list.
fn chair(seat: &ListedSeat, stage: Stage) -> Chair {
    if let (Some(id), Some(name)) = (&seat.person, &seat.name) {
        let face = Face::of(id, seat.face.as_deref());
        // A list does not tell who plays through a program.
        return Chair::Person { id: id.clone(), name: name.clone(), face, is_program: false };
    }
    // In a game that has begun the seat of somebody who was forgotten is a bot's.
    match seat.bot.as_deref().and_then(|level| level.parse::<Level>().ok()) {
        Some(level) => Chair::Bot(level.name()),
        None if stage == Stage::Waiting => Chair::Free,
        None => Chair::Gone,
    }
}

/// Who sits at a table beside somebody.
fn others(listed: &ListedTable, stage: Stage, person: &str) -> Vec<Chair> {
    let others = listed.seats.iter().filter(|seat| seat.person.as_deref() != Some(person));
    others.map(|seat| chair(seat, stage)).collect()
}

fn open_table(listed: &ListedTable, stage: Stage) -> Option<OpenTable> {
    let ListedTable { table, seats, .. } = listed;
    let host = seats.iter().find(|seat| seat.person.is_some() && seat.person == table.host);
    let wish: Wish = serde_json::from_str(&table.wish).ok()?;
    Some(OpenTable {
        table: table.id.clone(),
        terms: terms(table.game.parse().ok()?, &wish),
        host: host.and_then(|seat| seat.name.clone()),
        chairs: seats.iter().map(|seat| chair(seat, stage)).collect(),
    })
}

/// A game that is over, as somebody who sat there looks at it.
fn finished_table(listed: &ListedTable, person: &str) -> Option<FinishedTable> {
    let ListedTable { table, played, seats } = listed;
    let own = seats.iter().position(|seat| seat.person.as_deref() == Some(person));
    let standings: Option<serde_json::Value> = table.standings.as_deref().and_then(|text| serde_json::from_str(text).ok());
    let place = standings.zip(own).and_then(|(standings, seat)| standings["places"][seat].as_u64());
    Some(FinishedTable {
        table: table.id.clone(),
        game: table.game.parse().ok()?,
        place: place.map(|place| place as u8),
        players: seats.len(),
        others: others(listed, Stage::Finished, person),
        played: played.unwrap_or(table.changed),
    })
}

fn strength(rating: &Rating) -> Strength {
    Strength { mean: rating.mean, deviation: rating.deviation, games: rating.games }
}

/// How well people and bots play a game.
pub(super) async fn ratings(node: &App, game: AnyGame, visitor: &Visitor) -> Result<Markup> {
    let ranked = |rated: store::NamedRating| {
        let level = rated.rating.player.strip_prefix("bot:").map(str::to_owned);
        Ranked {
            face: match &level {
                Some(level) => Face::of_bot(level, 0),
                None => Face::of(&rated.rating.player, rated.face.as_deref()),
            },
            strength: strength(&rated.rating),
            is_viewer: visitor.person_id() == Some(&rated.rating.player),
            person: rated.name.is_some().then_some(rated.rating.player),
            is_bot: level.is_some(),
            name: level.or(rated.name).unwrap_or_default(),
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
    for listed in node.store.list_shared(&person.id, visitor.person_id(), 4 * LISTED).await? {
        match listed.table.state.parse() {
            Ok(stage @ (Stage::Waiting | Stage::Running)) => open.extend(open_table(&listed, stage)),
            Ok(Stage::Finished | Stage::Stopped) => finished.extend(finished_table(&listed, &person.id)),
            Ok(Stage::Closed) | Err(()) => {}
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
    for row in node.store.running_of(person).await? {
        if but != Some(&row.id) && waits_for(&*node.table_of_row(&row).await?, person) {
            return Ok(Some(row.id));
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
