//! Pages for people: gathers what a page shows and lets `web` draw it. Everything works with links and forms alone; the script
//! only spares reloading.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, REFERER, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use games::{AnyGame, Language, Phrasebook};
use maud::Markup;
use serde::Deserialize;
use store::TableRow;
use table::{Seat, Viewer};
use web::assets::Asset;
use web::{
    Account, Deed, Desk, Eyes, FairPage, FinishedTable, Home, News, OpenTable, OwnTable, Proof, ReplayPage, RoomRights, Said,
    Session, Site, TablePage, WaitingRoom, Who, phrases,
};

use super::App;
use super::guard::{LANGUAGE_COOKIE, Visitor, language_of};
use crate::problem::Problem;
use crate::snapshot::{Place, Sitter, Snapshot, Stage};

/// The most tables of a list.
const LISTED: i64 = 12;
/// Words said at a table that a page shows.
const SAID: i64 = 50;

/// A file that pages refer to. Its address changes with it, so that browsers may keep it.
pub(super) fn file(asset: &'static Asset) -> Response {
    ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")], asset.text).into_response()
}

/// Chooses a language and goes back.
pub(super) async fn language(
    State(club): State<App>,
    Path(code): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let language: Language = code.parse().map_err(|_| Problem::NotFound("language"))?;
    if let Some(person) = &visitor.person {
        club.set_language(person, language).await?;
    }
    let cookie = format!("{LANGUAGE_COOKIE}={}; Path=/; SameSite=Lax; Max-Age=31536000", language.code());
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&referer(&headers).unwrap_or_else(|| "/".to_owned()))).into_response())
}

/// The path of the page that somebody comes from.
fn referer(headers: &HeaderMap) -> Option<String> {
    let (_, path) = headers.get(REFERER)?.to_str().ok()?.split_once("://")?.1.split_once('/')?;
    Some(format!("/{path}"))
}

/// What all pages know of whom they are for.
struct Host<'a> {
    words: Arc<Phrasebook>,
    form: String,
    name: Option<&'a str>,
}

impl<'a> Host<'a> {
    fn of(visitor: &'a Visitor, game: AnyGame) -> Host<'a> {
        Host {
            words: phrases(game, visitor.language),
            form: visitor.form_token(),
            name: visitor.person.as_ref().map(|person| person.name.as_str()),
        }
    }

    fn site(&self) -> Site<'_> {
        Site { words: &self.words, visitor: self.name, form: &self.form }
    }

    fn desk<'b>(&'b self, table: &'b Snapshot) -> Desk<'b> {
        Desk { table: &table.id, form: &self.form, position: table.position(), words: &self.words }
    }
}

/// The page of something that went wrong.
pub(super) fn problem(headers: &HeaderMap, what: &str) -> Markup {
    let words = phrases(AnyGame::Pate, language_of(headers));
    web::problem_page(&Site { words: &words, visitor: None, form: "" }, what, referer(headers).as_deref())
}

/// The rules of a game.
pub(super) async fn rules(Path(game): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let game: AnyGame = game.parse().map_err(|_| Problem::NotFound("game"))?;
    Ok(web::rules_page(game, &Host::of(&visitor, game).site()))
}

/// The start page.
pub(super) async fn home(State(club): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let host = Host::of(&visitor, AnyGame::Pate);
    let (mut mine, mut finished) = (Vec::new(), Vec::new());
    if let Some(person) = visitor.person_id() {
        for row in club.store.tables_of(person, 2 * LISTED).await? {
            match Stage::named(&row.state) {
                Some(Stage::Waiting | Stage::Running) => mine.push(own_table(&club, &row, person).await?),
                Some(Stage::Finished | Stage::Stopped) => finished.extend(finished_table(&club, &row, person).await?),
                Some(Stage::Closed) | None => {}
            }
        }
    }
    let mut open = Vec::new();
    for stage in [Stage::Waiting, Stage::Running] {
        for row in club.store.open_tables(stage.name(), LISTED).await? {
            open.push(open_table(&club, &row).await?);
        }
    }
    Ok(web::home_page(&Home { site: host.site(), mine, open, finished }))
}

async fn own_table(club: &App, row: &TableRow, person: &str) -> Result<OwnTable, Problem> {
    let table = club.room(&row.id).await?.look();
    let news = match table.turn() {
        Some(seat) if table.seat_of(person) == Some(seat) => News::YourTurn(table.time_left(seat, club.now())),
        Some(seat) => News::TurnOf(name(&table.places[seat.index()])),
        None => News::Waits(table.places.iter().filter(|place| place.sitter == Sitter::Nobody).count()),
    };
    Ok(OwnTable { table: row.id.clone(), game: table.game, news })
}

async fn open_table(club: &App, row: &TableRow) -> Result<OpenTable, Problem> {
    let table = club.room(&row.id).await?.look();
    let host = table.host.as_deref().and_then(|host| table.seat_of(host)).map(|seat| name(&table.places[seat.index()]));
    let taken = table.places.iter().filter(|place| place.sitter != Sitter::Nobody).count();
    Ok(OpenTable { table: row.id.clone(), game: table.game, host, taken, seats: table.places.len() })
}

/// Finished tables are many: they are not taken into hand for a list.
async fn finished_table(club: &App, row: &TableRow, person: &str) -> Result<Option<FinishedTable>, Problem> {
    let (Ok(game), Some((_, seats))) = (row.game.parse(), club.store.table(&row.id).await?) else { return Ok(None) };
    let own = seats.iter().position(|seat| seat.person.as_deref() == Some(person));
    let standings: Option<serde_json::Value> = row.standings.as_deref().and_then(|text| serde_json::from_str(text).ok());
    let place = standings.zip(own).and_then(|(standings, seat)| standings["places"][seat].as_u64());
    Ok(Some(FinishedTable { table: row.id.clone(), game, place: place.map(|place| place as u8), players: seats.len() }))
}

fn name(place: &Place) -> String {
    match &place.sitter {
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot(level) => level.name().to_owned(),
        Sitter::Nobody | Sitter::Gone => "–".to_owned(),
    }
}

#[derive(Deserialize)]
pub(super) struct AccountLook {
    #[serde(default)]
    link: Option<String>,
}

pub(super) async fn account(
    State(club): State<App>,
    Query(look): Query<AccountLook>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let person = visitor.person.as_ref().ok_or(Problem::Unknown)?;
    let sessions = club.store.sessions_of(&person.id, club.now()).await?.into_iter();
    let link = look.link.filter(|link| link.bytes().all(|byte| byte.is_ascii_hexdigit()));
    Ok(web::account_page(&Account {
        site: Host::of(&visitor, AnyGame::Pate).site(),
        name: person.name.clone(),
        link: link.map(|link| format!("{}/link/{link}", club.settings.base_url)),
        wants_notices: person.wants_notices,
        email: person.email.clone(),
        webhook: person.webhook.clone(),
        sessions: sessions.map(|session| Session { token: session.token, kind: session.kind, label: session.label }).collect(),
    }))
}

/// How a table is put on paper: as a whole page, or only what changes of it, for the script to put in place.
#[derive(Clone, Copy)]
pub(super) enum Extent {
    Page,
    Fragment,
}

/// A table as a visitor may see it, with a decision in the making.
pub(super) async fn table(
    club: &App,
    table: &Snapshot,
    visitor: &Visitor,
    draft: &[String],
    extent: Extent,
) -> Result<Markup, Problem> {
    let host = Host::of(visitor, table.game);
    match &table.live {
        Some(live) => {
            let sheet = live.sheet(table.viewer(visitor.person_id()), draft, &host.desk(table));
            let page = running_table(club, table, visitor, &host, &sheet).await?;
            Ok(match extent {
                Extent::Page => web::table_page(&page),
                Extent::Fragment => web::table_fragment(&page),
            })
        }
        None if table.stage == Stage::Waiting => {
            let room = waiting_room(club, table, visitor, &host).await?;
            Ok(match extent {
                Extent::Page => web::waiting_page(&room),
                Extent::Fragment => web::waiting_fragment(&room),
            })
        }
        None => Err(Problem::NotNow("this table was given up before its game began")),
    }
}

#[derive(Deserialize)]
pub(super) struct ReplayLook {
    /// Through whose eyes: `all`, or a seat from 0. Only of games that are over.
    #[serde(default, rename = "as")]
    eyes: Option<String>,
}

/// A moment of a game, as far as the visitor may know it.
pub(super) async fn replay(
    State(club): State<App>,
    Path((id, number)): Path<(String, u32)>,
    Query(look): Query<ReplayLook>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let table = club.room(&id).await?.look();
    let live = table.live.as_ref().ok_or(Problem::NotNow("the game has not begun"))?;
    let moment = live.at(number).ok_or(Problem::NotFound("line of this game"))?;
    let own = table.viewer(visitor.person_id());
    let viewer = if live.has_ended() { chosen_eyes(look.eyes.as_deref(), table.places.len())? } else { own };
    let host = Host::of(&visitor, table.game);
    let desk = Desk { position: number, ..host.desk(&table) };
    let sheet = moment.sheet(viewer, &[], &desk);
    let eyes = |name: String, title: Option<String>, who: Viewer| Eyes { name, title, is_chosen: who == viewer };
    let all = eyes("all".to_owned(), None, Viewer::Everyone);
    let seats = sheet.families.iter().enumerate();
    let seats =
        seats.map(|(seat, family)| eyes(seat.to_string(), Some(family.badge.name.clone()), Viewer::Seat(Seat::new(seat))));
    Ok(web::replay_page(&ReplayPage {
        site: host.site(),
        desk,
        game: table.game,
        sheet: &sheet,
        last: live.position(),
        turns: live.turns(),
        eyes: if live.has_ended() { [all].into_iter().chain(seats).collect() } else { Vec::new() },
    }))
}

fn chosen_eyes(wanted: Option<&str>, seats: usize) -> Result<Viewer, Problem> {
    match wanted {
        None | Some("all") => Ok(Viewer::Everyone),
        Some(seat) => {
            let seat = seat.parse().ok().filter(|seat| *seat < seats).ok_or(Problem::NotFound("seat"))?;
            Ok(Viewer::Seat(Seat::new(seat)))
        }
    }
}

/// Why nobody could choose the dice of a table, and the proof once the game has ended.
pub(super) async fn fair(State(club): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Problem> {
    let table = club.room(&id).await?.look();
    let live = table.live.as_ref().ok_or(Problem::NotNow("the game has not begun"))?;
    let host = Host::of(&visitor, table.game);
    let numbers = live.nonces().into_iter().zip(table.places.iter());
    Ok(web::fair_page(&FairPage {
        site: host.site(),
        desk: host.desk(&table),
        game: table.game,
        seal: table.seed.commitment().to_string(),
        numbers: numbers.map(|(nonce, place)| (name(place), nonce)).collect(),
        proof: live.has_ended().then(|| Proof { secret: table.seed.0.to_string(), verdict: live.verify() }),
    }))
}

async fn running_table<'a>(
    club: &App,
    table: &'a Snapshot,
    visitor: &Visitor,
    host: &'a Host<'a>,
    sheet: &'a web::Sheet,
) -> Result<TablePage<'a>, Problem> {
    let viewer = table.viewer(visitor.person_id());
    Ok(TablePage {
        site: host.site(),
        desk: host.desk(table),
        game: table.game,
        sheet,
        people: sitters(club, table, viewer),
        said: said(club, table, visitor).await?,
        may_speak: matches!(viewer, Viewer::Seat(_)),
        deeds: deeds(table, viewer),
        seed: table.stage.has_ended().then(|| table.seed.0.to_string()),
    })
}

/// What was said at a table, for the one who reads it.
async fn said(club: &App, table: &Snapshot, visitor: &Visitor) -> Result<Vec<Said>, Problem> {
    let words = club.store.words(&table.id, visitor.person_id(), SAID).await?;
    Ok(words.into_iter().map(|line| Said { name: line.name, words: line.words }).collect())
}

async fn waiting_room<'a>(
    club: &App,
    table: &'a Snapshot,
    visitor: &Visitor,
    host: &'a Host<'a>,
) -> Result<WaitingRoom<'a>, Problem> {
    let viewer = table.viewer(visitor.person_id());
    let seated = matches!(viewer, Viewer::Seat(_));
    let is_host = visitor.person_id().is_some() && table.host.as_deref() == visitor.person_id();
    Ok(WaitingRoom {
        site: host.site(),
        desk: host.desk(table),
        game: table.game,
        people: sitters(club, table, viewer),
        share: format!("{}/tables/{}", club.settings.base_url, table.id),
        commitment: table.seed.commitment().to_string(),
        may: match visitor.person {
            None => RoomRights::Introduce,
            Some(_) if is_host => RoomRights::Host { seated },
            Some(_) if seated => RoomRights::Leave,
            Some(_) if table.is_full() => RoomRights::Watch,
            Some(_) => RoomRights::Join,
        },
        levels: Level::ALL.map(Level::name).to_vec(),
        said: said(club, table, visitor).await?,
        may_speak: seated,
    })
}

fn sitters(club: &App, table: &Snapshot, viewer: Viewer) -> Vec<web::Sitter> {
    let sitter = |(index, place): (usize, &Place)| web::Sitter {
        who: match &place.sitter {
            Sitter::Nobody => Who::Nobody,
            Sitter::Person { name, .. } => Who::Person(name.clone()),
            Sitter::Bot(level) => Who::Bot(level.name()),
            Sitter::Gone => Who::Gone,
        },
        is_viewer: viewer == Viewer::Seat(Seat::new(index)),
        is_away: table.progress.seats.get(index).is_some_and(|own| own.away),
        is_here: club.is_here(table, place),
        time_left: table.time_left(Seat::new(index), club.now()),
    };
    table.places.iter().enumerate().map(sitter).collect()
}

/// What somebody may do at a table beside deciding.
fn deeds(table: &Snapshot, viewer: Viewer) -> Vec<Deed> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let Some(own) = table.progress.seats.get(seat.index()) else { return Vec::new() };
    match table.stage {
        Stage::Running if own.resigned => Vec::new(),
        Stage::Running if own.away => vec![Deed::ComeBack],
        Stage::Running => {
            let can_undo = table.live.as_ref().is_some_and(|live| live.can_undo(seat));
            let stop = if own.stop { Deed::PlayOn } else { Deed::AgreeToStop };
            can_undo.then_some(Deed::Undo).into_iter().chain([Deed::Leave, stop, Deed::Resign]).collect()
        }
        Stage::Finished | Stage::Stopped => vec![Deed::Rematch],
        Stage::Waiting | Stage::Closed => Vec::new(),
    }
}
