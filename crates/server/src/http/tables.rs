//! Tables and what is done at them.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::{Digest, MAX_SEATS, Message, Seed};
use games::AnyGame;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{ChatLine, ListedTable, NamedRating, Player};
use tables::{Command, Order, Pace, Refusal, Stage, Table, TableId, Wish};
use utoipa::ToSchema;
use web::Side;

use super::account::opened;
use super::forms::{levels, lines, maybe_number, number, pace, texts, truth};
use super::guard::{Asked, Extent, Path, Query, RETURN_MINIMAL, Visitor};
use super::table_json::TableJson;
use super::{App, Done, Nothing, lobby, pages, room};
use crate::people::Caller;
use crate::point_of_view::PointOfView;
use crate::problem::{Problem, Result};
use crate::shown::{self, Trial};
use crate::texts::phrases;

/// Says that somebody's wish for a short answer was granted (RFC 7240).
const PREFERENCE_APPLIED: &str = "preference-applied";

/// What forms say of what the adviser said while it lies on the table.
const OPEN: &str = "open";

/// The most tables of a list.
const LISTED: i64 = 100;

/// A table to be made. Forms say how many bots of each level, and the parts of the pace and of the options in fields of their own.
#[derive(Deserialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a box of a form that is ticked or not")]
pub(super) struct NewTable {
    /// `pate`, `capone` or `maffiosi`.
    game: String,
    #[serde(deserialize_with = "number")]
    players: usize,
    /// The levels of the bots that sit down at once.
    #[serde(default, deserialize_with = "levels")]
    bots: Vec<String>,
    /// The names of those who share your screen, yours too, if several do: they take the first seats.
    #[serde(default, deserialize_with = "texts")]
    names: Vec<String>,
    /// Whether you only show the table on a screen and do not sit down.
    #[serde(default, deserialize_with = "truth")]
    screen: bool,
    /// The level of bots that take all other seats.
    #[serde(default)]
    fill: Option<String>,
    /// The game's options, by name.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The name of an edition of the host's list.
    #[serde(default)]
    edition: Option<String>,
    /// Whether anybody may find it, or only who has the link.
    #[serde(default, deserialize_with = "truth")]
    open: bool,
    /// Whether it counts for ratings.
    #[serde(default, deserialize_with = "truth")]
    rated: bool,
    /// Whether it begins at once, if all seats are taken.
    #[serde(default, deserialize_with = "truth")]
    start: bool,
    #[serde(default, deserialize_with = "pace")]
    pace: Option<Pace>,
    /// The dice's secret, 64 hexadecimal digits, if a program chooses it for a table at which only itself and bots sit. Such a table
    /// is neither open nor rated, and nobody else may look at it. The same seed gives the same dice.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    seed: Option<Seed>,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct SeatChoice {
    /// The seat, from 0; the first free one if it is left out.
    #[serde(default, deserialize_with = "maybe_number")]
    seat: Option<usize>,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Seating {
    /// The seat, from 0; the first free one if it is left out.
    #[serde(default, deserialize_with = "maybe_number")]
    seat: Option<usize>,
    /// The name of somebody who is not known yet, from a page: then they are, and sit down.
    #[serde(default)]
    name: Option<String>,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Bot {
    /// `picciotto`, `soldato`, `capo` or `don`.
    level: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Beginning {
    /// Whether free seats are taken away, so that those who are there begin without waiting for others.
    #[serde(default, deserialize_with = "truth")]
    fewer: bool,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Again {
    /// Whether it begins at once, if nobody else is waited for.
    #[serde(default, deserialize_with = "truth")]
    start: bool,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Nonce {
    /// 64 hexadecimal digits.
    nonce: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Decision {
    /// The number of the position in which it was made.
    #[serde(deserialize_with = "number")]
    #[schema(value_type = u32)]
    position: usize,
    /// The moves of the decision, in order; the things of a set (Capone's pieces) in any. A form writes them in one field, a line each.
    #[serde(deserialize_with = "texts")]
    moves: Vec<String>,
    /// For pages: `open` if what the adviser said stays to be seen while his plan goes on.
    #[serde(default)]
    counsel: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Agreement {
    #[serde(default, deserialize_with = "truth")]
    agrees: bool,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Answers {
    /// Moves that answer small questions out of turn at once: `keep` (tiles won, Der Pate), `leave` (no ransom, Capone).
    #[serde(default, deserialize_with = "texts")]
    moves: Vec<String>,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Mute {
    /// The seat of the one who is meant, from 0.
    #[serde(deserialize_with = "number")]
    seat: usize,
    #[serde(default, deserialize_with = "truth")]
    muted: bool,
}

/// Something said or noted.
#[derive(Serialize, Deserialize, ToSchema)]
pub(super) struct Spoken {
    words: String,
}

/// Lists of tables.
#[derive(Serialize, ToSchema)]
struct Lists {
    /// Those that anybody may join.
    waiting: Vec<Listed>,
    /// Those that anybody may watch.
    running: Vec<Listed>,
    /// Your own, if you are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<Vec<Listed>>,
}

/// A table of a list.
#[derive(Serialize, ToSchema)]
struct Listed {
    #[schema(value_type = String)]
    id: TableId,
    game: &'static str,
    stage: Stage,
}

impl From<ListedTable> for Listed {
    fn from(ListedTable { id, game, stage, .. }: ListedTable) -> Listed {
        Listed { id, game: game.id(), stage }
    }
}

/// A receipt for a decision.
#[derive(Serialize, ToSchema)]
struct Receipt {
    /// The number of the new position.
    position: u32,
}

/// What a decision is answered with: the table, or a receipt if that was asked for.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it describes two answers")]
enum Decided<'a> {
    Table(Box<TableJson<'a>>),
    Receipt(Receipt),
}

/// What was said, oldest first.
#[derive(Serialize, ToSchema)]
pub(super) struct Chat {
    chat: Vec<Line>,
}

#[derive(Serialize, ToSchema)]
#[schema(as = ChatLine)]
struct Line {
    name: String,
    words: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// How well people and bots play a game, the best first.
#[derive(Serialize, ToSchema)]
struct Ratings {
    game: &'static str,
    ratings: Vec<Rated>,
}

#[derive(Serialize, ToSchema)]
#[schema(as = Rating)]
struct Rated {
    /// A person's name, or the level of a bot of the house.
    name: String,
    /// Whether it is a bot of the house.
    is_bot: bool,
    mean: f64,
    /// How far off the mean may be.
    deviation: f64,
    /// How many games it comes from.
    games: i64,
}

#[derive(Deserialize)]
pub(super) struct TableQuery {
    /// What happened after this line is told too.
    since: Option<u32>,
    /// The moves of a draft, a line each: pages show it.
    #[serde(default)]
    pub(super) draft: String,
    /// `open` if what the adviser said about the decision is to be seen, too: for pages.
    #[serde(default)]
    counsel: String,
    /// Where several people share a screen, the seat of the one who looks; `public` shows what everybody may see.
    #[serde(default)]
    pub(super) side: Option<String>,
}

/// A game or a bot by its name.
fn named<T: FromStr<Err = String>>(name: &str) -> Result<T> {
    name.parse().map_err(Problem::said)
}

/// From which side somebody looks at a table.
pub(super) fn side_named(name: Option<&str>) -> Result<Option<Side>> {
    name.map(named).transpose()
}

/// What a change of a table is answered with.
fn changed(node: &App, table: &Arc<Table>, person: &str) -> Done {
    let shown = TableJson::new(node, table, Some(person), None, None);
    Done::new(shown, format!("/tables/{}", table.id))
}

/// Carries out what somebody wants of a table, and answers with the table after it.
async fn apply(node: &App, id: &str, visitor: Visitor, command: Result<Command>) -> Result<Done> {
    // Who asks and where comes before what is asked.
    let person = visitor.known()?;
    let room = room(node, id, Some(&person.id)).await?;
    let table = node.apply(&room, &person, &command?).await?;
    Ok(changed(node, &table, &person.id))
}

/// Where several share a screen: the side of the one who decides and so has it in hand.
fn side_in_hand(table: &Table, person: &str) -> Option<Side> {
    table.seat_of(person).filter(|_| !table.progress.names.is_empty()).map(Side::Own)
}

/// Tables that anybody may join or watch, and your own.
#[utoipa::path(get, path = "/tables", tag = "tables", security((), ("token" = []), ("session" = [])), responses((status = 200, description = "tables", body = Lists)))]
pub(super) async fn list(State(node): State<App>, visitor: Visitor) -> Result<Response> {
    if visitor.wants_pages {
        return Ok(Redirect::to("/#open-tables").into_response());
    }
    let listed = |tables: Vec<ListedTable>| tables.into_iter().map(Listed::from).collect();
    let waiting = listed(node.store.list_open(Stage::Waiting, LISTED).await?);
    let running = listed(node.store.list_open(Stage::Running, LISTED).await?);
    let own = match visitor.person_id() {
        Some(person) => Some(listed(node.store.list_of(person, LISTED).await?)),
        None => None,
    };
    Ok(Json(Lists { waiting, running, own }).into_response())
}

/// Make a table and sit down at it.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable, responses((status = 200, description = "the table", body = TableJson), (status = 400, description = "it cannot be played so")))]
pub(super) async fn create(State(node): State<App>, asked: Asked<NewTable>) -> Result<Response> {
    let Visitor { person, is_program, label, language, wants_pages, .. } = asked.visitor;
    let (person, token) = match person {
        Some(person) => (person, None),
        // Somebody who opens the page and wants to play need not say who they are.
        None if wants_pages => {
            let number = 100 + u32::from(node.world.entropy().0[0]) * 3;
            let name = web::guest_name(&phrases(AnyGame::FIRST, language), number);
            let (person, token) = node.welcome(&name, &label, language).await?;
            (Arc::new(person), Some(token))
        }
        None => return Err(Problem::Unknown),
    };
    let NewTable { game, players, names, screen, mut bots, fill, mut options, edition, open, rated, start, pace, seed } =
        asked.input;
    // Forms name what is left as it is, too.
    options.retain(|_, value| !value.is_empty());
    if let Some(level) = fill.filter(|level| !level.is_empty()) {
        bots.resize(players.min(MAX_SEATS).saturating_sub(names.len().max(1)), level);
    }
    let edition = edition.filter(|name| !name.is_empty());
    let wish = Wish { players, options, edition, open, rated, pace: pace.unwrap_or_default(), seed };
    let bots = bots.iter().map(|level| named(level)).collect::<Result<_, _>>()?;
    let game = named(&game)?;
    let edition = node.edition(game, &wish)?;
    let person = Caller { person, is_program };
    let room = node.create(&person, Order { game, wish, edition, names, is_seated: !screen, bots, is_program }).await?;
    let mut table = room.table();
    if start && table.is_full() {
        table = node.start(&room, &person, false).await?;
    }
    let mut done = changed(&node, &table, &person.id);
    if screen {
        done.page = format!("/tables/{}?side={}", table.id, Side::Public);
    }
    Ok(opened(done, token.as_deref(), &node.settings))
}

/// A table as you may know it.
#[utoipa::path(get, path = "/tables/{id}", tag = "play", security((), ("token" = []), ("session" = [])), params(("id" = String, Path), ("since" = Option<u32>, Query, description = "tell what happened after this line"), ("draft" = Option<String>, Query, description = "for pages: the moves of a draft, a line each"), ("side" = Option<String>, Query, description = "where several people share a screen, the seat of the one who looks; public: what everybody may see")), responses((status = 200, description = "the table", body = TableJson), (status = 404, description = "there is none")))]
pub(super) async fn show(
    State(node): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Response> {
    let table = room(&node, &id, visitor.person_id()).await?.table();
    let side = side_named(query.side.as_deref())?;
    if visitor.wants_pages {
        let advised =
            visitor.person_id().filter(|_| query.counsel == OPEN).and_then(|person| node.adviser.advised(&table, person));
        return Ok(pages::table(&node, &table, &visitor, side, &lines(&query.draft), advised).await?.into_response());
    }
    Ok(Json(TableJson::new(&node, &table, visitor.person_id(), side, query.since)).into_response())
}

/// What follows from the rules for you: what can be reached, what is paid, what is needed.
#[utoipa::path(get, path = "/tables/{id}/consequences", tag = "play", security((), ("token" = []), ("session" = [])), params(("id" = String, Path), ("side" = Option<String>, Query, description = "where several people share a screen, the seat of the one who looks; public: what everybody may see")), responses((status = 200, description = "the game's own figures, each explained in its crate", body = Value), (status = 409, description = "the game has not begun")))]
pub(super) async fn consequences(
    State(node): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Response> {
    let table = room(&node, &id, visitor.person_id()).await?.table();
    let course = table.begun()?;
    let side = side_named(query.side.as_deref())?;
    Ok(Json(shown::consequences(&**course, PointOfView::at(&table, visitor.person_id(), side).viewer)).into_response())
}

/// Sit down, or move to another free seat.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Seating, responses((status = 200, description = "the table", body = TableJson), (status = 403, description = "the host has sent you away"), (status = 409, description = "the seat is taken")))]
pub(super) async fn join(State(node): State<App>, Path(id): Path<String>, asked: Asked<Seating>) -> Result<Response> {
    let room = room(&node, &id, asked.visitor.person_id()).await?;
    let Seating { seat, name } = asked.input;
    let Visitor { person, is_program, label, language, wants_pages, .. } = asked.visitor;
    let (person, token) = match (person, name) {
        (Some(person), _) => (person, None),
        // Who follows a link gives a name and sits down at once, but not where there is no seat.
        (None, Some(name)) if wants_pages => {
            room.table().free_seat().ok_or(Refusal::SeatTaken)?;
            let (person, token) = node.welcome(&name, &label, language).await?;
            (Arc::new(person), Some(token))
        }
        (None, _) => return Err(Problem::Unknown),
    };
    let person = Caller { person, is_program };
    let table = node.join(&room, &person, seat).await?;
    let done = changed(&node, &table, &person.id);
    Ok(opened(done, token.as_deref(), &node.settings))
}

/// Get up; in a running game a bot plays on until you come back.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "tables", params(("id" = String, Path)), responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn leave(State(node): State<App>, Path(id): Path<String>, asked: Asked<Value>) -> Result<Done> {
    apply(&node, &id, asked.visitor, Ok(Command::Leave)).await
}

/// Take your seat back from the bot.
#[utoipa::path(post, path = "/tables/{id}/come-back", tag = "play", params(("id" = String, Path)), responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn come_back(State(node): State<App>, Path(id): Path<String>, asked: Asked<Value>) -> Result<Done> {
    apply(&node, &id, asked.visitor, Ok(Command::ComeBack)).await
}

/// Clear a seat before the start, if you made the table.
#[utoipa::path(post, path = "/tables/{id}/remove", tag = "tables", params(("id" = String, Path)), request_body = SeatChoice, responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn remove(State(node): State<App>, Path(id): Path<String>, asked: Asked<SeatChoice>) -> Result<Done> {
    let seat = asked.input.seat.ok_or_else(|| Problem::Bad(Message::new("problem-which-seat")));
    apply(&node, &id, asked.visitor, seat.map(|seat| Command::Remove { seat })).await
}

/// Let bots take all free seats, if you made the table.
#[utoipa::path(post, path = "/tables/{id}/bots", tag = "tables", params(("id" = String, Path)), request_body = Bot, responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn fill(State(node): State<App>, Path(id): Path<String>, asked: Asked<Bot>) -> Result<Done> {
    apply(&node, &id, asked.visitor, named(&asked.input.level).map(Command::Fill)).await
}

/// Add a number of your own to the dice, before the start.
#[utoipa::path(post, path = "/tables/{id}/nonce", tag = "tables", params(("id" = String, Path)), request_body = Nonce, responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn nonce(State(node): State<App>, Path(id): Path<String>, asked: Asked<Nonce>) -> Result<Done> {
    let nonce = Digest::try_from(asked.input.nonce);
    let nonce = nonce.map_err(|why| Problem::Bad(Message::new("problem-nonce").with("why", why)));
    apply(&node, &id, asked.visitor, nonce.map(Command::AddNonce)).await
}

/// Begin, if you made the table: with every seat taken, or with those who are there if you say so.
#[utoipa::path(post, path = "/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Beginning, responses((status = 200, description = "the table", body = TableJson), (status = 400, description = "the game is not for so few"), (status = 409, description = "there are free seats")))]
pub(super) async fn start(State(node): State<App>, Path(id): Path<String>, asked: Asked<Beginning>) -> Result<Done> {
    let person = asked.visitor.known()?;
    let table = node.start(&room(&node, &id, Some(&person.id)).await?, &person, asked.input.fewer).await?;
    Ok(changed(&node, &table, &person.id))
}

/// Try a decision that is being made: which moves can follow, whether it is whole, and what you would see. Nobody else notices.
#[utoipa::path(post, path = "/tables/{id}/draft", tag = "play", params(("id" = String, Path)), request_body = Decision, responses((status = 200, description = "how it can go on", body = Trial), (status = 409, description = "the game has moved on"), (status = 422, description = "a rule forbids it")))]
pub(super) async fn draft(State(node): State<App>, Path(id): Path<String>, asked: Asked<Decision>) -> Result<Json<Trial>> {
    let person = asked.visitor.known()?;
    let table = room(&node, &id, Some(&person.id)).await?.table();
    let seat = table.own_seat(&person.id)?;
    let course = table.begun()?;
    if table.position() as usize != asked.input.position {
        return Err(Problem::Stale);
    }
    Ok(Json(shown::trial(&**course, seat, &asked.input.moves)?))
}

/// Decide. The same decision again is answered as before; one made in an older position gets the present one.
#[utoipa::path(post, path = "/tables/{id}/decide", tag = "play", params(("id" = String, Path), ("prefer" = Option<String>, Header, description = "return=minimal: answer with the new position's number alone; a socket shows the table")), request_body = Decision, responses((status = 200, description = "the table after it, or the receipt that was asked for", body = Decided), (status = 409, description = "the game has moved on"), (status = 422, description = "a rule forbids it")))]
pub(super) async fn decide(State(node): State<App>, Path(id): Path<String>, asked: Asked<Decision>) -> Result<Response> {
    let visitor = asked.visitor;
    let person = visitor.known()?;
    let room = room(&node, &id, Some(&person.id)).await?;
    let before = room.table();
    let position = asked.input.position.try_into().map_err(|_| Problem::Bad(Message::new("problem-position")))?;
    let keeps_counsel = asked.input.counsel == OPEN;
    match node.apply(&room, &person, &Command::Decide { position, moves: asked.input.moves }).await {
        Ok(table) => {
            node.metrics.decisions.inc();
            let side = side_in_hand(&before, &person.id);
            if visitor.extent == Extent::Fragment {
                let advised = if keeps_counsel { node.adviser.advised(&table, &person.id) } else { None };
                return Ok(match advised {
                    None => Html(pages::part(&node, &room, &table, &visitor, side).await?).into_response(),
                    advised => pages::table(&node, &table, &visitor, side, &[], advised).await?.into_response(),
                });
            }
            if visitor.wants_receipt {
                let receipt = Receipt { position: table.position() };
                return Ok(([(PREFERENCE_APPLIED, RETURN_MINIMAL)], Json(receipt)).into_response());
            }
            Ok(changed(&node, &table, &person.id).seen_from(side).into_response())
        }
        Err(problem @ Problem::Stale) => {
            let table = room.table();
            let shown = TableJson::new(&node, &table, Some(&person.id), None, None);
            Ok(problem.answer(Some(shown)))
        }
        Err(problem) => Err(problem),
    }
}

/// Take back your last decision, if nobody has learnt anything since.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", params(("id" = String, Path)), responses((status = 200, description = "the table", body = TableJson), (status = 409, description = "it is too late")))]
pub(super) async fn undo(State(node): State<App>, Path(id): Path<String>, asked: Asked<Value>) -> Result<Done> {
    let person = asked.visitor.known()?;
    let table = node.apply(&room(&node, &id, Some(&person.id)).await?, &person, &Command::Undo).await?;
    Ok(changed(&node, &table, &person.id).seen_from(side_in_hand(&table, &person.id)))
}

/// Give up: a bot plays your seat to the end. When nobody is left who has not given up, the game is stopped.
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "play", params(("id" = String, Path)), responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn resign(State(node): State<App>, Path(id): Path<String>, asked: Asked<Value>) -> Result<Done> {
    apply(&node, &id, asked.visitor, Ok(Command::Resign)).await
}

/// Agree to stop, or not any more.
#[utoipa::path(post, path = "/tables/{id}/stop", tag = "play", params(("id" = String, Path)), request_body = Agreement, responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn stop(State(node): State<App>, Path(id): Path<String>, asked: Asked<Agreement>) -> Result<Done> {
    apply(&node, &id, asked.visitor, Ok(Command::AgreeToStop(asked.input.agrees))).await
}

/// Say how you always answer small questions that come out of turn.
#[utoipa::path(post, path = "/tables/{id}/answers", tag = "play", params(("id" = String, Path)), request_body = Answers, responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn answers(State(node): State<App>, Path(id): Path<String>, asked: Asked<Answers>) -> Result<Done> {
    apply(&node, &id, asked.visitor, Ok(Command::AnswerAlways(asked.input.moves))).await
}

/// Give up a table that has not begun, if you made it.
#[utoipa::path(post, path = "/tables/{id}/close", tag = "tables", params(("id" = String, Path)), responses((status = 200, description = "the table", body = TableJson)))]
pub(super) async fn close(State(node): State<App>, Path(id): Path<String>, asked: Asked<Value>) -> Result<Done> {
    let person = asked.visitor.known()?;
    let table = node.apply(&room(&node, &id, Some(&person.id)).await?, &person, &Command::Close).await?;
    Ok(Done::new(TableJson::new(&node, &table, Some(&person.id), None, None), "/"))
}

/// Play once more with the same people.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), request_body = Again, responses((status = 200, description = "the new table", body = TableJson)))]
pub(super) async fn rematch(State(node): State<App>, Path(id): Path<String>, asked: Asked<Again>) -> Result<Done> {
    let person = asked.visitor.known()?;
    let room = node.rematch(&room(&node, &id, Some(&person.id)).await?, &person).await?;
    let mut table = room.table();
    if asked.input.start && table.stage == Stage::Waiting && table.is_all_of(&person.id) {
        table = node.start(&room, &person, false).await?;
    }
    Ok(changed(&node, &table, &person.id))
}

/// Say something at the table.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "talk", params(("id" = String, Path)), request_body = Spoken, responses((status = 200, description = "said", body = Nothing)))]
pub(super) async fn say(State(node): State<App>, Path(id): Path<String>, asked: Asked<Spoken>) -> Result<Done> {
    let person = asked.visitor.known()?;
    node.say(&room(&node, &id, Some(&person.id)).await?, &person, &asked.input.words).await?;
    Ok(Done::new(Nothing {}, format!("/tables/{id}")))
}

/// Do not hear somebody any more, or hear them again: here and at every other table.
#[utoipa::path(post, path = "/tables/{id}/mute", tag = "talk", params(("id" = String, Path)), request_body = Mute, responses((status = 200, description = "done", body = Nothing)))]
pub(super) async fn mute(State(node): State<App>, Path(id): Path<String>, asked: Asked<Mute>) -> Result<Done> {
    let person = asked.visitor.known()?;
    node.mute(&room(&node, &id, Some(&person.id)).await?, &person, asked.input.seat, asked.input.muted).await?;
    Ok(Done::new(Nothing {}, format!("/tables/{id}")))
}

/// What was said at the table lately, oldest first.
#[utoipa::path(get, path = "/tables/{id}/chat", tag = "talk", security((), ("token" = []), ("session" = [])), params(("id" = String, Path)), responses((status = 200, description = "what was said", body = Chat)))]
pub(super) async fn chat(State(node): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<Chat>> {
    let table = room(&node, &id, visitor.person_id()).await?.table();
    let words = node.store.words(&table.id, visitor.person_id(), LISTED).await?;
    let line = |ChatLine { name, words, at, .. }| Line { name, words, at };
    Ok(Json(Chat { chat: words.into_iter().map(line).collect() }))
}

/// Your private note on the table.
#[utoipa::path(get, path = "/tables/{id}/note", tag = "talk", params(("id" = String, Path)), responses((status = 200, description = "your note", body = Spoken)))]
pub(super) async fn read_note(State(node): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Json<Spoken>> {
    let person = visitor.known()?;
    let table = room(&node, &id, Some(&person.id)).await?.table();
    let words = node.store.note(&table.id, &person.id).await?.unwrap_or_default();
    Ok(Json(Spoken { words }))
}

/// Keep a private note on the table.
#[utoipa::path(post, path = "/tables/{id}/note", tag = "talk", params(("id" = String, Path)), request_body = Spoken, responses((status = 200, description = "kept", body = Nothing)))]
pub(super) async fn note(State(node): State<App>, Path(id): Path<String>, asked: Asked<Spoken>) -> Result<Done> {
    let person = asked.visitor.known()?;
    node.note(&room(&node, &id, Some(&person.id)).await?, &person, &asked.input.words).await?;
    Ok(Done::new(Nothing {}, format!("/tables/{id}")))
}

/// The record as you may know it; the whole one after the end.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "play", security((), ("token" = []), ("session" = [])), params(("id" = String, Path)), responses((status = 200, description = "JSON lines", body = String, content_type = "application/jsonl")))]
pub(super) async fn record(State(node): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Response> {
    let table = room(&node, &id, visitor.person_id()).await?.table();
    let course = table.begun()?;
    let text = course.record(PointOfView::at(&table, visitor.person_id(), None).viewer);
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8")], text).into_response())
}

/// How well people and bots play a game.
#[utoipa::path(get, path = "/ratings/{game}", tag = "tables", security(()), params(("game" = String, Path)), responses((status = 200, description = "ratings", body = Ratings), (status = 404, description = "no such game")))]
pub(super) async fn ratings(State(node): State<App>, Path(game): Path<String>, visitor: Visitor) -> Result<Response> {
    let game = pages::game_named(&game)?;
    if visitor.wants_pages {
        return Ok(lobby::ratings(&node, game, &visitor).await?.into_response());
    }
    let rated = |NamedRating { rating, name, .. }: NamedRating| {
        let (is_bot, name) = match rating.player {
            Player::Bot(level) => (true, level),
            Player::Person(_) => (false, name.unwrap_or_default()),
        };
        Rated { name, is_bot, mean: rating.mean, deviation: rating.deviation, games: rating.games }
    };
    let ratings = node.store.ratings(game.id()).await?.into_iter().map(rated).collect();
    Ok(Json(Ratings { game: game.id(), ratings }).into_response())
}
