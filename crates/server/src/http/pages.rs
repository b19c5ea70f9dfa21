//! Pages for people: gathers what a page shows and lets `web` draw it. Everything works with links and forms alone; the script
//! only spares reloading.

use std::sync::Arc;

use advice::Analysis;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, REFERER, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use engine::{Seat, Viewer};
use games::{AnyGame, Language, Phrasebook};
use maud::Markup;
use serde::Deserialize;
use store::ChatLine;
use tables::{Pace, Place, Sitter, Stage, Table, Wish};
use web::{
    Absence, Account, Adviser, AnalysisPage, Chair, Context, Curtain, Deed, Eyes, Face, FairPage, Note, PlayerCard, Preferences,
    Proof, Rematch, ReplayPage, RoomRights, Said, Saved, Session, Side, Site, TablePage, Terms, Together, Venue, WaitingRoom,
};

use super::document::DOCUMENT;
use super::guard::{Extent, LANGUAGE_COOKIE, PREFERENCES_COOKIE, Path, Query, Visitor, language_of, preferences_of};
use super::lobby::next_game;
use super::{App, room};
use crate::adviser::Advised;
use crate::point_of_view::PointOfView;
use crate::problem::{Problem, Result};
use crate::room::Room;
use crate::sessions::digest;
use crate::shown;
use crate::texts::phrases;

/// Words said at a table that a page shows.
const SAID: i64 = 50;
/// Lines of the log in a part of a page: more than what can happen between two of them, mostly.
const NEWEST_LINES: usize = 12;

/// Chooses a language and goes back.
pub(super) async fn language(
    State(node): State<App>,
    Path(code): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response> {
    let language: Language = code.parse().map_err(|_| Problem::NotFound("problem-no-language"))?;
    if let Some(person) = &visitor.person {
        node.set_language(person, language).await?;
    }
    let cookie = lasting_cookie(LANGUAGE_COOKIE, language.code());
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&referer(&headers).unwrap_or_else(|| "/".to_owned()))).into_response())
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    colours: Option<String>,
    #[serde(default)]
    speed: String,
    #[serde(default)]
    sounds: String,
    /// Whether something was kept just now.
    #[serde(default)]
    kept: bool,
}

/// How somebody likes pages: shows it, or lets the browser keep what was chosen.
pub(super) async fn settings(Query(Chosen { colours, speed, sounds, kept }): Query<Chosen>, visitor: Visitor) -> Response {
    match colours {
        Some(colours) => {
            let cookie = lasting_cookie(PREFERENCES_COOKIE, &Preferences::new(&colours, &speed, &sounds).to_string());
            ([(SET_COOKIE, cookie)], Redirect::to("/settings?kept=true")).into_response()
        }
        None => web::settings_page(&Host::of(&visitor, AnyGame::FIRST).site(), kept).into_response(),
    }
}

/// A cookie with something that is no secret, kept for a year.
fn lasting_cookie(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; SameSite=Lax; Max-Age=31536000")
}

/// The path of the page that somebody comes from.
fn referer(headers: &HeaderMap) -> Option<String> {
    let (_, path) = headers.get(REFERER)?.to_str().ok()?.split_once("://")?.1.split_once('/')?;
    Some(format!("/{path}"))
}

/// What all pages know of whom they are for.
pub(super) struct Host<'a> {
    preferences: Preferences,
    words: Arc<Phrasebook>,
    form: String,
    name: Option<&'a str>,
}

impl<'a> Host<'a> {
    pub(super) fn of(visitor: &'a Visitor, game: AnyGame) -> Host<'a> {
        Host {
            preferences: visitor.preferences,
            words: phrases(game, visitor.language),
            form: visitor.form_token(),
            name: visitor.person.as_ref().map(|person| person.name.as_str()),
        }
    }

    pub(super) fn site(&self) -> Site<'_> {
        Site { words: &self.words, visitor: self.name, form: &self.form, preferences: self.preferences }
    }

    fn context<'b>(&'b self, table: &'b Table, side: Option<Side>) -> Context<'b> {
        let adviser = if table.wish.rated { Adviser::Barred } else { Adviser::Ready };
        Context {
            venue: Venue::Table(&table.id),
            form: &self.form,
            position: table.position(),
            side,
            words: &self.words,
            adviser,
        }
    }
}

pub(super) fn game_named(name: &str) -> Result<AnyGame> {
    name.parse().map_err(|_| Problem::NotFound("problem-no-game"))
}

/// The page of something that went wrong.
pub(super) fn problem(headers: &HeaderMap, problem: &Problem) -> Markup {
    let language = language_of(headers);
    let words = phrases(AnyGame::FIRST, language);
    let site = Site { words: &words, visitor: None, form: "", preferences: preferences_of(headers) };
    web::problem_page(&site, &problem.in_language(language), referer(headers).as_deref())
}

#[derive(Deserialize)]
pub(super) struct Sought {
    #[serde(default)]
    find: String,
}

/// What programs can ask.
pub(super) async fn api(visitor: Visitor) -> Markup {
    web::reference_page(&Host::of(&visitor, AnyGame::FIRST).site(), &DOCUMENT)
}

/// The rules of a game.
pub(super) async fn rules(Path(game): Path<String>, Query(Sought { find }): Query<Sought>, visitor: Visitor) -> Result<Markup> {
    let game = game_named(&game)?;
    Ok(web::rules_page(game, &find, &Host::of(&visitor, game).site()))
}

/// How people in one room play a game.
pub(super) async fn together(Path(game): Path<String>, visitor: Visitor) -> Result<Markup> {
    let game = game_named(&game)?;
    let levels = Level::ALL.map(Level::name).to_vec();
    Ok(web::together_page(&Together { site: Host::of(&visitor, game).site(), game, levels }))
}

/// What somebody on a seat is called.
pub(super) fn name(place: &Place) -> String {
    match &place.sitter {
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot(level) => level.name().to_owned(),
        Sitter::Nobody | Sitter::Gone => "–".to_owned(),
    }
}

#[derive(Deserialize)]
pub(super) struct AccountQuery {
    #[serde(default)]
    link: Option<String>,
    /// What was saved just now.
    #[serde(default)]
    saved: String,
}

pub(super) async fn account(State(node): State<App>, Query(query): Query<AccountQuery>, visitor: Visitor) -> Result<Markup> {
    let person = visitor.person.as_ref().ok_or(Problem::Unknown)?;
    let sessions = node.store.sessions_of(&person.id, node.now()).await?.into_iter();
    let this = visitor.cookie.as_deref().map(digest);
    let session = |session: store::Session| Session {
        is_this: this.as_ref() == Some(&session.token),
        token: session.token.to_string(),
        kind: session.kind,
        label: session.label,
        seen: session.seen,
    };
    let link = query.link.filter(|link| link.bytes().all(|byte| byte.is_ascii_hexdigit()));
    Ok(web::account_page(&Account {
        site: Host::of(&visitor, AnyGame::FIRST).site(),
        name: person.name.clone(),
        face: Face::of(&person.id, person.face.as_deref()),
        is_kept: person.password.is_some(),
        link: link.map(|link| format!("{}/link/{link}", node.settings.base_url)),
        wants_notices: person.wants_notices,
        can_mail: node.settings.smtp.is_some(),
        email: person.email.clone(),
        webhook: person.webhook.clone(),
        sessions: sessions.map(session).collect(),
        saved: Saved::named(&query.saved),
    }))
}

/// A table as a visitor may see it, with a decision in the making and with what the adviser said.
pub(super) async fn table(
    node: &App,
    table: &Table,
    visitor: &Visitor,
    side: Option<Side>,
    draft: &[String],
    advised: Option<Advised>,
) -> Result<Markup> {
    let host = Host::of(visitor, table.game);
    let viewing = Viewing {
        visitor,
        host: &host,
        side,
        point_of_view: PointOfView::at(table, visitor.person_id(), side),
        is_advised: advised.is_some(),
    };
    match &table.course {
        Some(course) => {
            // Whose bot plays has nothing to decide.
            let draft = viewing.absence(table).is_none().then_some(draft);
            let drawing = shown::drawing(&**course, viewing.point_of_view.viewer, draft, &viewing.context(table));
            let (counsel, followed) = match advised {
                Some(Advised { counsel, followed }) => (Some(counsel.said(web::as_title(&host.words))), followed),
                None => (None, Vec::new()),
            };
            let page = TablePage { counsel, followed, ..running_table(node, table, &viewing, &drawing).await? };
            Ok(match visitor.extent {
                Extent::Page => web::table_page(&page),
                Extent::Fragment => web::table_fragment(&page),
            })
        }
        None if table.stage == Stage::Waiting => {
            let room = waiting_room(node, table, &viewing).await?;
            Ok(match visitor.extent {
                Extent::Page => web::waiting_page(&room),
                Extent::Fragment => web::waiting_fragment(&room),
            })
        }
        None => Err(Problem::NotNow("problem-given-up")),
    }
}

/// The part of a table's page that changes with it, as it is for somebody who has begun nothing.
pub(super) async fn part(node: &App, room: &Room, table: &Table, visitor: &Visitor, side: Option<Side>) -> Result<Bytes> {
    let Visitor { person, cookie, language, preferences, .. } = visitor;
    let person = person.as_ref().map(|person| (&person.id, &person.name));
    let here: Vec<bool> = table.places.iter().map(|place| node.is_here(table, place)).collect();
    let look = format!("{person:?} {cookie:?} {language:?} {preferences:?} {side:?} {here:?}");
    room.drawn(table, look, self::table(node, table, visitor, side, &[], None)).await
}

#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    /// Through whose eyes: `all`, or a seat from 0. Only of games that are over.
    #[serde(default, rename = "as")]
    eyes: Option<String>,
}

/// A moment of a game, as far as the visitor may know it.
pub(super) async fn replay(
    State(node): State<App>,
    Path((id, number)): Path<(String, u32)>,
    Query(query): Query<ReplayQuery>,
    visitor: Visitor,
) -> Result<Markup> {
    let table = room(&node, &id, visitor.person_id()).await?.table();
    let course = table.begun()?;
    let moment = course.at(number).ok_or(Problem::NotFound("problem-no-line"))?;
    let own = PointOfView::at(&table, visitor.person_id(), None).viewer;
    let viewer = if course.has_ended() { chosen_eyes(query.eyes.as_deref(), table.places.len())? } else { own };
    let host = Host::of(&visitor, table.game);
    let context = Context { position: number, ..host.context(&table, None) };
    let drawing = shown::drawing(&*moment, viewer, None, &context);
    let eyes = |name: String, title: Option<String>, who: Viewer| Eyes { name, title, is_chosen: who == viewer };
    let all = eyes("all".to_owned(), None, Viewer::Everyone);
    let seats = drawing.players.iter().enumerate();
    let seats =
        seats.map(|(seat, family)| eyes(seat.to_string(), Some(family.badge.name.clone()), Viewer::Seat(Seat::new(seat))));
    // Who is away or looks on now is no part of what was.
    let people = sitters(&node, &table, own).into_iter();
    let people =
        people.map(|sitter| web::Sitter { is_away: false, has_resigned: false, is_here: true, time_left: None, ..sitter });
    Ok(web::replay_page(&ReplayPage {
        site: host.site(),
        context,
        game: table.game,
        drawing: &drawing,
        people: people.collect(),
        last: course.position(),
        turns: course.turns(),
        eyes: if course.has_ended() { [all].into_iter().chain(seats).collect() } else { Vec::new() },
    }))
}

#[derive(Deserialize)]
pub(super) struct Jump {
    line: u32,
    #[serde(default, rename = "as")]
    eyes: Option<String>,
}

/// Leads to a moment of a game by the number that somebody typed.
pub(super) async fn jump(Path(id): Path<String>, Query(Jump { line, eyes }): Query<Jump>) -> Redirect {
    let eyes = eyes.filter(|eyes| eyes.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    let eyes = eyes.map_or_else(String::new, |eyes| format!("?as={eyes}"));
    let id: String = id.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect();
    Redirect::to(&format!("/tables/{id}/replay/{line}{eyes}"))
}

fn chosen_eyes(wanted: Option<&str>, seats: usize) -> Result<Viewer> {
    match wanted {
        None | Some("all") => Ok(Viewer::Everyone),
        Some(seat) => {
            let seat = seat.parse().ok().filter(|seat| *seat < seats).ok_or(Problem::NotFound("problem-no-seat"))?;
            Ok(Viewer::Seat(Seat::new(seat)))
        }
    }
}

/// Why nobody could choose the dice of a table, and the proof once the game has ended.
pub(super) async fn fair(State(node): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup> {
    let table = room(&node, &id, visitor.person_id()).await?.table();
    let course = table.begun()?;
    let host = Host::of(&visitor, table.game);
    let context = host.context(&table, None);
    let players = shown::drawing(&**course, Viewer::Spectator, None, &context).players.into_iter();
    let sitters = sitters(&node, &table, PointOfView::at(&table, visitor.person_id(), None).viewer);
    let numbers = players.zip(sitters).zip(course.nonces());
    Ok(web::fair_page(&FairPage {
        site: host.site(),
        context,
        game: table.game,
        seal: table.seed.commitment().to_string(),
        is_seed_chosen: table.wish.seed.is_some(),
        numbers: numbers.map(|((family, sitter), nonce)| (family.badge, sitter, nonce.to_string())).collect(),
        proof: course.has_ended().then(|| Proof { secret: table.seed.0.to_string(), verdict: course.verify() }),
    }))
}

/// The end of a game as a picture to keep.
pub(super) async fn picture(State(node): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Response> {
    let table = room(&node, &id, visitor.person_id()).await?.table();
    let course = table.begun()?;
    let host = Host::of(&visitor, table.game);
    // A game that was stopped has no picture, and neither has one whose board draws none.
    let missing =
        if course.has_ended() { Problem::NotFound("problem-no-page") } else { Problem::NotNow("problem-still-running") };
    let picture = shown::picture(&**course, &host.context(&table, None)).ok_or(missing)?;
    let name = format!("attachment; filename=\"omerta-{}.svg\"", table.game.id());
    Ok(([(CONTENT_TYPE, "image/svg+xml".to_owned()), (CONTENT_DISPOSITION, name)], picture).into_response())
}

/// What the decisions of a finished game were worth.
pub(super) fn analysis(node: &App, table: &Table, visitor: &Visitor, analysis: &Analysis<String>) -> Result<Markup> {
    let course = table.begun()?;
    let host = Host::of(visitor, table.game);
    let context = host.context(table, None);
    let drawing = shown::drawing(&**course, Viewer::Everyone, None, &context);
    let badges = drawing.players.into_iter().map(|family| family.badge);
    let players = badges.zip(sitters(node, table, PointOfView::at(table, visitor.person_id(), None).viewer));
    Ok(web::analysis_page(&AnalysisPage { site: host.site(), context, game: table.game, analysis, players: players.collect() }))
}

/// How far the adviser is with a finished game; nothing is known of one that waits for others.
pub(super) fn analysis_to_come(table: &Table, visitor: &Visitor, judged: usize, decisions: Option<usize>) -> Markup {
    let host = Host::of(visitor, table.game);
    web::analysis_to_come_page(&host.site(), &host.context(table, None), table.game, judged, decisions)
}

/// Who looks at a table, and how.
struct Viewing<'a> {
    visitor: &'a Visitor,
    host: &'a Host<'a>,
    side: Option<Side>,
    point_of_view: PointOfView,
    is_advised: bool,
}

impl<'a> Viewing<'a> {
    fn context(&self, table: &'a Table) -> Context<'a> {
        let context = self.host.context(table, self.side);
        if self.is_advised { Context { adviser: Adviser::Asked, ..context } } else { context }
    }

    /// The seat of the one who looks, unless it is a screen that all look at.
    fn seat(&self, table: &Table) -> Option<Seat> {
        let person = self.visitor.person_id().filter(|_| self.side != Some(Side::Public))?;
        match self.point_of_view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everyone => table.seat_of(person),
        }
    }

    /// The seat that the one who looks can do something for. Who shares a screen can come back even while nobody's hand is shown.
    fn acting_seat(&self, table: &Table) -> Option<Seat> {
        match self.point_of_view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everyone => self.seat(table).filter(|_| self.absence(table).is_some()),
        }
    }

    /// Why a bot plays for the one who looks.
    fn absence(&self, table: &Table) -> Option<Absence> {
        let own = table.progress.seats.get(self.seat(table)?.index())?;
        match own {
            own if own.resigned => Some(Absence::Resigned),
            own if own.away => Some(Absence::Left),
            _ => None,
        }
    }

    /// Whether they may say something: those who sit there, but not a screen that all look at.
    fn may_speak(&self, table: &Table) -> bool {
        let sits = self.visitor.person_id().is_some_and(|person| table.seat_of(person).is_some());
        sits && self.side != Some(Side::Public)
    }
}

async fn running_table<'a>(
    node: &App,
    table: &'a Table,
    viewing: &Viewing<'a>,
    drawing: &'a web::Drawing,
) -> Result<TablePage<'a>> {
    let Viewing { visitor, host, side, point_of_view: PointOfView { viewer, curtain }, .. } = *viewing;
    Ok(TablePage {
        site: host.site(),
        context: viewing.context(table),
        game: table.game,
        drawing,
        counsel: None,
        followed: Vec::new(),
        absence: viewing.absence(table),
        is_spectator: viewing.seat(table).is_none() && side != Some(Side::Public),
        is_stopped: table.stage == Stage::Stopped,
        people: sitters(node, table, viewer),
        lines: match visitor.extent {
            Extent::Page => usize::MAX,
            Extent::Fragment => NEWEST_LINES,
        },
        said: said(node, table, visitor, &drawing.players).await?,
        may_speak: viewing.may_speak(table),
        note: match (visitor.person_id().filter(|_| viewing.may_speak(table)), visitor.extent) {
            (Some(person), Extent::Page) => Some(Note::Words(node.store.note(&table.id, person).await?.unwrap_or_default())),
            (Some(_), Extent::Fragment) => Some(Note::AsItIs),
            (None, _) => None,
        },
        curtain: curtain
            .filter(|_| viewing.absence(table).is_none())
            .map(|seat| Curtain { seat, name: name(&table.places[seat.index()]) }),
        invitation: (side == Some(Side::Public)).then(|| share(node, table)),
        deeds: deeds(table, viewing.acting_seat(table)),
        another_waits: match (visitor.person_id(), visitor.extent) {
            (Some(person), Extent::Page) => next_game(node, person, Some(&table.id)).await?.is_some(),
            _ => false,
        },
        seed: table.stage.has_ended().then(|| table.seed.0.to_string()),
        rematch: rematch(node, table, visitor).await,
        is_seed_chosen: table.wish.seed.is_some(),
    })
}

/// The rematch that somebody has opened, unless it was given up again.
async fn rematch(node: &App, table: &Table, visitor: &Visitor) -> Option<Rematch> {
    let next = room(node, table.next.as_deref()?, visitor.person_id()).await.ok()?.table();
    let host = next.host.as_deref().and_then(|host| next.seat_of(host));
    let sits = visitor.person_id().is_some_and(|person| next.seat_of(person).is_some());
    (next.stage != Stage::Closed).then(|| Rematch {
        table: next.id.to_string(),
        host: host.map(|seat| name(&next.places[seat.index()])),
        names: next.places.iter().filter(|place| matches!(place.sitter, Sitter::Person { .. })).map(name).collect(),
        is_open: next.free_seat().is_some(),
        is_in: sits,
    })
}

/// What was said at a table, for the one who reads it.
async fn said(node: &App, table: &Table, visitor: &Visitor, families: &[PlayerCard]) -> Result<Vec<Said>> {
    let words = node.rooms.words(&table.id, visitor.person_id(), SAID).await?;
    let badge = |person: &str| {
        let seat = table.seats_of(person).next()?;
        // Who shares a screen speaks for all of its families.
        families.get(seat.index()).filter(|_| table.seats_of(person).count() == 1).map(|family| family.badge.clone())
    };
    let line = |line: ChatLine| Said {
        badge: badge(&line.person),
        is_own: visitor.person_id() == Some(line.person.as_str()),
        name: line.name,
        at: line.at,
        words: line.words,
    };
    Ok(words.into_iter().map(line).collect())
}

/// The address to give to friends.
fn share(node: &App, table: &Table) -> String {
    format!("{}/tables/{}", node.settings.base_url, table.id)
}

async fn waiting_room<'a>(node: &App, table: &'a Table, viewing: &Viewing<'a>) -> Result<WaitingRoom<'a>> {
    let Viewing { visitor, host, .. } = *viewing;
    let seat_of = |person: Option<&str>| person.and_then(|person| table.seat_of(person)).map(Seat::index);
    let own = seat_of(visitor.person_id());
    let is_host = visitor.person_id().is_some_and(|person| table.is_host(person));
    let is_removed = |person: &str| table.progress.removed.iter().any(|removed| **removed == *person);
    Ok(WaitingRoom {
        site: host.site(),
        context: viewing.context(table),
        terms: terms(table.game, &table.wish),
        chairs: table.places.iter().map(|place| chair(table, place)).collect(),
        own,
        host: seat_of(table.host.as_deref()),
        share: share(node, table),
        commitment: table.seed.commitment().to_string(),
        may: match visitor.person_id() {
            Some(_) if is_host => RoomRights::Host,
            Some(_) if own.is_some() => RoomRights::Leave,
            Some(person) if is_removed(person) => RoomRights::Removed,
            _ if table.is_full() => RoomRights::Watch,
            Some(_) => RoomRights::Join,
            None => RoomRights::Introduce,
        },
        levels: Level::ALL.map(Level::name).to_vec(),
        said: said(node, table, visitor, &[]).await?,
        may_speak: viewing.may_speak(table),
    })
}

/// Who sits on a chair, as pages show it.
fn chair(table: &Table, place: &Place) -> Chair {
    match &place.sitter {
        Sitter::Nobody => Chair::Free,
        Sitter::Person { id, name, face } => {
            let face = Face::of(id, face.as_deref());
            Chair::Person { id: id.to_string(), name: name.clone(), face, is_program: table.is_program(place) }
        }
        Sitter::Bot(level) => Chair::Bot(level.name()),
        Sitter::Gone => Chair::Gone,
    }
}

/// What a table is played by.
pub(super) fn terms(game: AnyGame, wish: &Wish) -> Terms {
    Terms {
        game,
        pace: match wish.pace {
            Pace::NoClock => web::Pace::NoClock,
            Pace::Live { minutes, increment } => web::Pace::Live { minutes, increment },
            Pace::Days { days } => web::Pace::Days(days),
        },
        is_rated: wish.rated,
        is_open: wish.open,
        options: wish.options.clone().into_iter().collect(),
        edition: wish.edition.clone(),
        is_seed_chosen: wish.seed.is_some(),
    }
}

fn sitters(node: &App, table: &Table, viewer: Viewer) -> Vec<web::Sitter> {
    let sitter = |(index, place): (usize, &Place)| web::Sitter {
        who: chair(table, place),
        is_viewer: viewer == Viewer::Seat(Seat::new(index)),
        is_away: table.progress.seats.get(index).is_some_and(|own| own.away),
        has_resigned: table.progress.seats.get(index).is_some_and(|own| own.resigned),
        is_here: node.is_here(table, place),
        time_left: table.time_left(Seat::new(index), node.now()),
    };
    table.places.iter().enumerate().map(sitter).collect()
}

/// What somebody may do at a table beside deciding.
fn deeds(table: &Table, seat: Option<Seat>) -> Vec<Deed> {
    let Some(seat) = seat else { return Vec::new() };
    let Some(own) = table.progress.seats.get(seat.index()) else { return Vec::new() };
    match table.stage {
        Stage::Running if own.resigned => Vec::new(),
        Stage::Running if own.away => vec![Deed::ComeBack],
        Stage::Running => {
            let can_undo = table.can_undo(seat);
            let stop = if own.stop { Deed::PlayOn } else { Deed::AgreeToStop };
            let ask_again = (!own.answers.is_empty()).then_some(Deed::AskAgain);
            can_undo.then_some(Deed::Undo).into_iter().chain(ask_again).chain([Deed::Leave, stop, Deed::Resign]).collect()
        }
        // Only a program can choose a seed again.
        Stage::Finished | Stage::Stopped if table.wish.seed.is_some() => Vec::new(),
        Stage::Finished | Stage::Stopped => vec![Deed::Rematch],
        Stage::Waiting | Stage::Closed => Vec::new(),
    }
}
