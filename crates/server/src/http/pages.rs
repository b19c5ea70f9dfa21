//! Bare pages: everything works with links and forms alone; the script only spares reloading.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, REFERER, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use games::{AnyGame, Language, Phrasebook};
use maud::{DOCTYPE, Markup, html};
use serde::Deserialize;
use store::TableRow;
use table::{Message, Seat, Viewer};

use super::App;
use super::guard::{LANGUAGE_COOKIE, Visitor, language_of};
use super::words::phrases;
use crate::live::{Choice, Sheet, Text};
use crate::problem::Problem;
use crate::snapshot::{Sitter, Snapshot, Stage};

/// The most tables of a list.
const LISTED: i64 = 50;
/// Words said at a table that a page shows.
const SAID: i64 = 50;

pub(super) async fn style() -> Response {
    ([(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, "max-age=60")], include_str!("../../assets/style.css"))
        .into_response()
}

pub(super) async fn script() -> Response {
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "max-age=60")], include_str!("../../assets/script.js"))
        .into_response()
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
    let back = headers.get(REFERER).and_then(|value| value.to_str().ok()?.split_once("://")?.1.split_once('/'));
    let back = back.map_or_else(|| "/".to_owned(), |(_, path)| format!("/{path}"));
    let cookie = format!("{LANGUAGE_COOKIE}={}; Path=/; SameSite=Lax; Max-Age=31536000", language.code());
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&back)).into_response())
}

fn page(words: &Phrasebook, title: &str, visitor: Option<&Visitor>, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · Omertà" }
                link rel="stylesheet" href="/style.css";
                script src="/script.js" defer {}
            }
            body {
                header {
                    a.brand href="/" { "Omertà" }
                    nav {
                        @if let Some(person) = visitor.and_then(|visitor| visitor.person.as_ref()) {
                            a href="/account" { (person.name) }
                        }
                        @for language in Language::ALL {
                            a href={ "/language/" (language.code()) } { (language.code()) }
                        }
                    }
                }
                (body)
                footer { (words.word("page-fan-work")) }
            }
        }
    }
}

/// The page of something that went wrong.
pub(super) fn problem(headers: &HeaderMap, what: &str) -> Markup {
    let words = phrases(AnyGame::Pate, language_of(headers));
    let body = html! {
        main { h1 { (words.word("page-problem")) } p { (what) } p { a href="/" { (words.word("page-home")) } } }
    };
    page(&words, &words.word("page-problem"), None, &body)
}

pub(super) async fn home(State(club): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let words = phrases(AnyGame::Pate, visitor.language);
    let form = visitor.form_token();
    let own = match visitor.person_id() {
        Some(person) => club.store.tables_of(person, 20).await?,
        None => Vec::new(),
    };
    let mut open = club.store.open_tables(Stage::Waiting.name(), LISTED).await?;
    open.extend(club.store.open_tables(Stage::Running.name(), LISTED).await?);
    let body = html! {
        main {
            h1 { (words.word("page-line")) }
            @if visitor.person.is_none() {
                form method="post" action="/people" {
                    label { (words.word("page-your-name")) " " input name="name" required maxlength="30" autofocus; }
                    button { (words.word("page-begin")) }
                }
                details {
                    summary { (words.word("page-log-in")) }
                    form method="post" action="/people/login" {
                        label { (words.word("page-your-name")) " " input name="name" required; }
                        label { (words.word("page-password")) " " input name="password" type="password" required; }
                        button { (words.word("page-log-in")) }
                    }
                }
            } @else {
                @for game in AnyGame::ALL { (new_table(*game, &words, &form)) }
            }
            (table_list(&words, "page-own-tables", &own))
            (table_list(&words, "page-open-tables", &open))
        }
    };
    Ok(page(&words, &words.word("page-home"), Some(&visitor), &body))
}

fn new_table(game: AnyGame, words: &Phrasebook, form: &str) -> Markup {
    let (fewest, most) = game.players();
    html! {
        section.game {
            h2 { (game.title()) }
            form method="post" action="/tables" {
                input type="hidden" name="form" value=(form);
                input type="hidden" name="game" value=(game.id());
                input type="hidden" name="start" value="on";
                label {
                    (words.word("page-players")) " "
                    select name="players" {
                        @for players in fewest..=most { option value=(players) selected[players == most.min(4)] { (players) } }
                    }
                }
                button name="fill" value="capo" { (words.word("page-play-bots")) }
                button name="fill" value="" { (words.word("page-invite")) }
                label { input type="checkbox" name="open"; (words.word("page-open")) }
                label { input type="checkbox" name="rated"; (words.word("page-rated")) }
            }
        }
    }
}

fn table_list(words: &Phrasebook, title: &str, rows: &[TableRow]) -> Markup {
    let game = |row: &TableRow| row.game.parse().map_or("?", AnyGame::title);
    html! {
        @if !rows.is_empty() {
            h2 { (words.word(title)) }
            ul {
                @for row in rows {
                    li { a href={ "/tables/" (row.id) } { (game(row)) } " · " (words.word(&format!("page-stage-{}", row.state))) }
                }
            }
        }
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
    let words = phrases(AnyGame::Pate, visitor.language);
    let person = visitor.person.as_ref().ok_or(Problem::Unknown)?;
    let sessions = club.store.sessions_of(&person.id, club.now()).await?;
    let form = visitor.form_token();
    let mark = || html! { input type="hidden" name="form" value=(form); };
    let link = look.link.filter(|link| link.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let body = html! {
        main {
            h1 { (person.name) }
            form method="post" action="/people/rename" {
                (mark()) input name="name" value=(person.name) maxlength="30" required; button { (words.word("page-rename")) }
            }
            form method="post" action="/people/keep" {
                (mark()) label { (words.word("page-password")) " " input name="password" type="password" minlength="8" required; }
                button { (words.word("page-keep")) }
            }
            form method="post" action="/people/link" { (mark()) button { (words.word("page-link")) } }
            @if let Some(link) = link { p { code { (club.settings.base_url) "/link/" (link) } } }
            form method="post" action="/people/notices" {
                (mark())
                label { input type="checkbox" name="wanted" checked[person.wants_notices]; (words.word("page-notices")) }
                label { (words.word("page-email")) " " input name="email" type="email" value=[person.email.as_deref()]; }
                label { (words.word("page-webhook")) " " input name="webhook" type="url" value=[person.webhook.as_deref()]; }
                button { (words.word("page-save")) }
            }
            h2 { (words.word("page-sessions")) }
            ul {
                @for session in &sessions {
                    li {
                        (session.kind) " · " (session.label)
                        form method="post" action="/people/sessions/end" {
                            (mark()) input type="hidden" name="session" value=(session.token);
                            button { (words.word("page-end-session")) }
                        }
                    }
                }
            }
            form method="post" action="/people/logout" { (mark()) button { (words.word("page-log-out")) } }
            details {
                summary { (words.word("page-delete")) }
                form method="post" action="/people/delete" {
                    (mark()) p { (words.word("page-delete-sure")) } input name="name" required; button { (words.word("page-delete")) }
                }
            }
        }
    };
    Ok(page(&words, &person.name, Some(&visitor), &body))
}

/// The page of a table.
pub(super) async fn table(club: &App, table: &Arc<Snapshot>, visitor: &Visitor, draft: &[String]) -> Result<Markup, Problem> {
    let words = phrases(table.game, visitor.language);
    let body = table_body(club, table, visitor, draft).await?;
    Ok(page(&words, table.game.title(), Some(visitor), &body))
}

/// What changes of a table's page, for the script to put in place.
pub(super) async fn fragment(club: &App, table: &Arc<Snapshot>, visitor: &Visitor) -> Result<String, Problem> {
    Ok(table_body(club, table, visitor, &[]).await?.into_string())
}

async fn table_body(club: &App, table: &Arc<Snapshot>, visitor: &Visitor, draft: &[String]) -> Result<Markup, Problem> {
    let words = phrases(table.game, visitor.language);
    let viewer = table.viewer(visitor.person_id());
    let sheet = table.live.as_ref().map(|live| live.sheet(viewer, draft, &words));
    let said = club.store.words(&table.id, visitor.person_id(), SAID).await?;
    let place = Place { club, table, words: &words, form: visitor.form_token(), viewer };
    let is_host = visitor.person_id().is_some() && table.host.as_deref() == visitor.person_id();
    Ok(html! {
        main id="table" data-live={ "/tables/" (table.id) "/live?format=html" } {
            h1 { (table.game.title()) " · " (words.word(&format!("page-stage-{}", table.stage.name()))) }
            (place.seats(sheet.as_ref()))
            @if table.stage == Stage::Waiting { (place.waiting_room(visitor.person.is_some(), is_host)) }
            @if let Some(sheet) = &sheet { (place.game(sheet, draft)) }
            @if !said.is_empty() {
                h2 { (words.word("page-chat")) }
                ul.chat { @for line in &said { li { b { (line.name) } ": " (line.words) } } }
            }
            @if matches!(viewer, Viewer::Seat(_)) {
                (place.post("chat", &html! { input name="words" required maxlength="500" aria-label=(words.word("page-chat")); }, "page-say"))
            }
        }
    })
}

/// What the parts of a table's page share.
struct Place<'a> {
    club: &'a App,
    table: &'a Snapshot,
    words: &'a Phrasebook,
    form: String,
    viewer: Viewer,
}

impl Place<'_> {
    /// A button that does something at this table, with what goes with it.
    fn post(&self, what: &str, fields: &Markup, button: &str) -> Markup {
        self.post_as(what, fields, &self.words.word(button))
    }

    fn post_as(&self, what: &str, fields: &Markup, button: &str) -> Markup {
        html! {
            form method="post" action={ "/tables/" (self.table.id) "/" (what) } {
                input type="hidden" name="form" value=(self.form);
                (fields)
                button { (button) }
            }
        }
    }

    fn seats(&self, sheet: Option<&Sheet>) -> Markup {
        let now = self.club.now();
        html! {
            ul.seats {
                @for (index, place) in self.table.places.iter().enumerate() {
                    @let seat = Seat::new(index);
                    li aria-current=[(self.table.turn() == Some(seat)).then_some("true")] {
                        @if let Some(sheet) = sheet { b { (sheet.seats[index]) } " · " }
                        @match &place.sitter {
                            Sitter::Nobody => { (self.words.word("page-free")) }
                            Sitter::Person { name, .. } => { (name) }
                            Sitter::Bot(level) => { (level.name()) }
                            Sitter::Gone => { (self.words.word("page-gone")) }
                        }
                        @if self.table.progress.seats.get(index).is_some_and(|own| own.away) {
                            " · " (self.words.word("page-away"))
                        } @else if self.table.turn() == Some(seat) {
                            " · " (self.words.word("page-thinking"))
                        }
                        @if matches!(place.sitter, Sitter::Person { .. }) && !self.club.is_here(self.table, place) {
                            " · " (self.words.word("page-not-here"))
                        }
                        @if let Some(left) = self.table.time_left(seat, now) {
                            " · " span data-left=(left) { (clock(left)) }
                        }
                    }
                }
            }
        }
    }

    fn waiting_room(&self, is_known: bool, is_host: bool) -> Markup {
        let nothing = html! {};
        html! {
            p { (self.words.word("page-share")) " " code { (self.club.settings.base_url) "/tables/" (self.table.id) } }
            p { (self.words.word("page-commitment")) " " code { (self.table.seed.commitment()) } }
            @if !is_known {
                form method="post" action="/people" {
                    input type="hidden" name="table" value=(self.table.id);
                    label { (self.words.word("page-your-name")) " " input name="name" required maxlength="30"; }
                    button { (self.words.word("page-begin")) }
                }
            } @else if self.viewer == Viewer::Spectator && !self.table.is_full() {
                (self.post("join", &nothing, "page-join"))
            }
            @if is_host {
                @if self.table.is_full() { (self.post("start", &nothing, "page-start")) } @else {
                    @for level in Level::ALL {
                        @let fields = html! { input type="hidden" name="level" value=(level.name()); };
                        (self.post_as("bots", &fields, &self.words.say(&Message::new("page-fill").with("level", level.name()))))
                    }
                }
                (self.post("close", &nothing, "page-close"))
            }
            @if matches!(self.viewer, Viewer::Seat(_)) { (self.post("leave", &nothing, "page-leave")) }
        }
    }

    fn game(&self, sheet: &Sheet, draft: &[String]) -> Markup {
        let live = self.table.live.as_deref();
        let nothing = html! {};
        let own = match self.viewer {
            Viewer::Seat(seat) => self.table.progress.seats.get(seat.index()).map(|own| (seat, own)),
            _ => None,
        };
        html! {
            @if !sheet.question.is_empty() { h2 { (sheet.question) } }
            @if !sheet.steps.is_empty() {
                ol { @for step in &sheet.steps { li { (step) } } }
                p { a href={ "/tables/" (self.table.id) } { (self.words.word("page-take-back")) } }
            }
            @if sheet.is_whole { (self.hand_in(draft, None)) }
            ul.options { @for choice in &sheet.options { li { (self.choice(choice, draft)) } } }
            @for block in &sheet.board {
                @match block {
                    Text::Line(text) => p { (text) },
                    Text::Table(rows) => (grid(rows)),
                }
            }
            h2 { (self.words.word("page-log")) }
            ol.log { @for (number, line) in &sheet.log { li value=(number) { (line) } } }
            @if let (Some((seat, own)), true) = (own, self.table.stage == Stage::Running) {
                @if live.is_some_and(|live| live.can_undo(seat)) { (self.post("undo", &nothing, "page-undo")) }
                @if own.resigned {} @else if own.away { (self.post("come-back", &nothing, "page-come-back")) } @else {
                    (self.post("leave", &nothing, "page-leave"))
                    (self.post("resign", &nothing, "page-resign"))
                    @let agrees = html! { input type="hidden" name="agrees" value=(!own.stop); };
                    (self.post("stop", &agrees, if own.stop { "page-play-on" } else { "page-agree" }))
                }
            }
            @if matches!(self.table.stage, Stage::Finished | Stage::Stopped) {
                p { (self.words.word("page-seed")) " " code { (self.table.seed.0) } }
                @if own.is_some() { (self.post("rematch", &nothing, "page-rematch")) }
            }
            p { a href={ "/tables/" (self.table.id) "/record" } { (self.words.word("page-record")) } }
        }
    }

    /// Something that can be done: at once if the decision is whole with it, else as the next step of the draft.
    fn choice(&self, choice: &Choice, draft: &[String]) -> Markup {
        let with: Vec<String> = draft.iter().cloned().chain([choice.mv.clone()]).collect();
        html! {
            @match &choice.why_not {
                Some((rule, why)) => span.refused title=(rule) { (choice.words) " · " (why) " (" (rule) ")" },
                None if choice.completes => (self.hand_in(&with, Some(&choice.words))),
                None => {
                    form method="get" action={ "/tables/" (self.table.id) } {
                        input type="hidden" name="draft" value=(with.join("\n"));
                        button { (choice.words) " …" }
                    }
                }
            }
        }
    }

    fn hand_in(&self, moves: &[String], button: Option<&str>) -> Markup {
        let position = self.table.live.as_ref().map_or(0, |live| live.position());
        let fields = html! {
            input type="hidden" name="position" value=(position);
            input type="hidden" name="moves" value=(moves.join("\n"));
        };
        match button {
            Some(words) => self.post_as("decide", &fields, words),
            None => self.post("decide", &fields, "page-decide"),
        }
    }
}

fn grid(rows: &[Vec<String>]) -> Markup {
    let (first, rest) = rows.split_first().map_or((&[][..], &[][..]), |(first, rest)| (first.as_slice(), rest));
    html! {
        table {
            thead { tr { @for cell in first { th { (cell) } } } }
            tbody { @for row in rest { tr { @for cell in row { td { (cell) } } } } }
        }
    }
}

fn clock(milliseconds: i64) -> String {
    let seconds = milliseconds / 1_000;
    match seconds / 86_400 {
        0 => format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60),
        days => format!("{days} d {}:{:02}", seconds / 3_600 % 24, seconds / 60 % 60),
    }
}
