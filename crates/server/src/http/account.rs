//! Who somebody is.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use engine::{Digest, Message};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Person, Session};
use utoipa::ToSchema;
use web::Saved;

use super::forms::truth;
use super::guard::{Asked, Path, SESSION_COOKIE, Visitor, session_token};
use super::{App, Done, Nothing};
use crate::problem::{Problem, Result};
use crate::sessions::digest;
use crate::settings::Settings;

#[derive(Deserialize, ToSchema)]
pub(super) struct Named {
    /// 1 to 30 characters.
    name: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct LogIn {
    name: String,
    password: String,
    /// The table that a browser goes on to.
    #[serde(default)]
    table: Option<String>,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Password {
    password: String,
    /// The password so far, if there is one.
    #[serde(default)]
    old: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct ChosenFace {
    /// The name of a drawn face.
    face: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Label {
    /// What its owner will recognise it by.
    label: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct SessionId {
    session: String,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Notices {
    /// Whether to be told at all.
    #[serde(default, deserialize_with = "truth")]
    wanted: bool,
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    webhook: Option<String>,
}

#[derive(Deserialize, ToSchema)]
pub(super) struct Sure {
    /// One's own name, to be sure.
    name: String,
}

/// Somebody, as they may know themselves.
#[derive(Serialize, ToSchema)]
#[schema(as = Person)]
struct Own {
    id: String,
    name: String,
    /// Whether the account has a password.
    is_kept: bool,
    /// Whether they are told that it is their turn.
    wants_notices: bool,
    #[schema(required = true)]
    email: Option<String>,
    #[schema(required = true)]
    webhook: Option<String>,
}

impl Own {
    fn of(person: &Person) -> Own {
        let Person { id, name, password, wants_notices, email, webhook, .. } = person.clone();
        Own { id, name, is_kept: password.is_some(), wants_notices, email, webhook }
    }
}

/// Somebody new.
#[derive(Serialize, ToSchema)]
struct Welcome {
    person: Own,
    /// The only key to the account.
    token: String,
}

/// Who you are, and on which devices.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    person: Own,
    sessions: Vec<Device>,
}

/// A session of yours.
#[derive(Serialize, ToSchema)]
#[schema(as = Session)]
struct Device {
    id: String,
    /// `browser` or `program`; `link` if it waits to be opened elsewhere.
    kind: String,
    /// What the device calls itself, or what you call your program.
    label: String,
    /// When it began, in milliseconds since 1970.
    created: i64,
    /// When it was last seen, to the day.
    seen: i64,
}

/// What a program shows to be let in: `authorization: Bearer TOKEN`.
#[derive(Serialize, ToSchema)]
pub(super) struct Token {
    token: String,
}

#[derive(Serialize, ToSchema)]
struct Link {
    /// An address that opens your account.
    link: String,
}

/// The cookie of a session, out of reach of scripts and of other sites.
fn session_cookie(token: &str, settings: &Settings, seconds: i64) -> String {
    let secure = if settings.base_url.starts_with("https://") { "; Secure" } else { "" };
    format!("{SESSION_COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

/// The answer to something of an account that was saved: the page says so.
fn saved(what: Saved) -> Done {
    Done::new(Nothing {}, what.address())
}

const HALF_A_YEAR: i64 = 182 * 86_400;

/// An answer that opens a session in the browser, if there is a new one.
pub(super) fn opened(done: Done, token: Option<&str>, settings: &Settings) -> Response {
    let cookie = token.map(|token| [(SET_COOKIE, session_cookie(token, settings, HALF_A_YEAR))]);
    (cookie, done).into_response()
}

/// Play under a name at once, as a guest.
#[utoipa::path(post, path = "/people", tag = "people", security(()), request_body = Named, responses((status = 200, description = "who you are, and your token", body = Welcome)))]
pub(super) async fn welcome(State(node): State<App>, asked: Asked<Named>) -> Result<Response> {
    let (person, token) = node.welcome(&asked.input.name, &asked.visitor.label, asked.visitor.language).await?;
    Ok(opened(Done::new(Welcome { person: Own::of(&person), token: token.clone() }, "/"), Some(&token), &node.settings))
}

/// Who you are, and on which devices.
#[utoipa::path(get, path = "/people/me", tag = "people", responses((status = 200, description = "who you are", body = Me), (status = 401, description = "nobody yet")))]
pub(super) async fn me(State(node): State<App>, visitor: Visitor) -> Result<Json<Me>> {
    let person = visitor.known()?;
    let sessions = node.store.sessions_of(&person.id, node.now()).await?;
    let device = |Session { token, kind, label, created, seen, .. }| Device { id: token.to_string(), kind, label, created, seen };
    Ok(Json(Me { person: Own::of(&person), sessions: sessions.into_iter().map(device).collect() }))
}

/// Open an account that was kept.
#[utoipa::path(post, path = "/people/login", tag = "people", security(()), request_body = LogIn, responses((status = 200, description = "your token", body = Token), (status = 403, description = "name or password is wrong")))]
pub(super) async fn log_in(State(node): State<App>, asked: Asked<LogIn>) -> Result<Response> {
    let token = node.log_in(&asked.input.name, &asked.input.password, &asked.visitor.label).await?;
    let table = asked.input.table.filter(|id| id.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-'));
    let page = table.map_or_else(|| "/".to_owned(), |id| format!("/tables/{id}"));
    Ok(opened(Done::new(Token { token: token.clone() }, page), Some(&token), &node.settings))
}

/// End the session of this device.
#[utoipa::path(post, path = "/people/logout", tag = "people", responses((status = 200, description = "done", body = Nothing)))]
pub(super) async fn log_out(State(node): State<App>, headers: HeaderMap, asked: Asked<Value>) -> Result<Response> {
    let token = session_token(&headers).map(digest);
    let person = asked.visitor.known()?;
    if let Some(token) = token {
        node.end_session(&person, token).await?;
    }
    let gone = session_cookie("", &node.settings, 0);
    Ok(([(SET_COOKIE, gone)], Done::new(Nothing {}, "/")).into_response())
}

/// Keep the account with a password, or change the one that it has.
#[utoipa::path(post, path = "/people/keep", tag = "people", request_body = Password, responses((status = 200, description = "done", body = Nothing), (status = 403, description = "the old password is wrong"), (status = 409, description = "somebody else has that name")))]
pub(super) async fn keep(State(node): State<App>, asked: Asked<Password>) -> Result<Done> {
    node.keep_account(&*asked.visitor.known()?, &asked.input.old, &asked.input.password).await?;
    Ok(saved(Saved::Password))
}

/// Choose the face that others see.
#[utoipa::path(post, path = "/people/face", tag = "people", request_body = ChosenFace, responses((status = 200, description = "done", body = Nothing), (status = 400, description = "there is no such face")))]
pub(super) async fn face(State(node): State<App>, asked: Asked<ChosenFace>) -> Result<Done> {
    node.set_face(&*asked.visitor.known()?, &asked.input.face).await?;
    Ok(saved(Saved::Face))
}

/// Change your name.
#[utoipa::path(post, path = "/people/rename", tag = "people", request_body = Named, responses((status = 200, description = "done", body = Nothing), (status = 409, description = "somebody else has that name")))]
pub(super) async fn rename(State(node): State<App>, asked: Asked<Named>) -> Result<Done> {
    node.rename(&*asked.visitor.known()?, &asked.input.name).await?;
    Ok(saved(Saved::Name))
}

/// A link that opens your account on another device, once, within a quarter of an hour.
#[utoipa::path(post, path = "/people/link", tag = "people", responses((status = 200, description = "the link", body = Link)))]
pub(super) async fn link(State(node): State<App>, asked: Asked<Value>) -> Result<Done> {
    let token = node.link(&*asked.visitor.known()?).await?;
    let link = format!("{}/link/{token}", node.settings.base_url);
    Ok(Done::new(Link { link }, format!("/account?link={token}#devices")))
}

/// Opens the account of a link on this device.
pub(super) async fn follow_link(State(node): State<App>, Path(token): Path<String>, visitor: Visitor) -> Result<Response> {
    let token = node.follow_link(&token, &visitor.label).await?;
    Ok(opened(Done::new(Token { token: token.clone() }, "/"), Some(&token), &node.settings))
}

/// A token for a program of yours.
#[utoipa::path(post, path = "/people/program", tag = "people", request_body = Label, responses((status = 200, description = "the token, shown once", body = Token)))]
pub(super) async fn program(State(node): State<App>, asked: Asked<Label>) -> Result<Json<Token>> {
    let token = node.program_token(&*asked.visitor.known()?, &asked.input.label).await?;
    Ok(Json(Token { token }))
}

/// End one of your sessions.
#[utoipa::path(post, path = "/people/sessions/end", tag = "people", request_body = SessionId, responses((status = 200, description = "done", body = Nothing), (status = 404, description = "no such session of yours")))]
pub(super) async fn end_session(State(node): State<App>, asked: Asked<SessionId>) -> Result<Done> {
    let person = asked.visitor.known()?;
    let token = Digest::try_from(asked.input.session).map_err(|_| Problem::NotFound("problem-no-session"))?;
    node.end_session(&person, store::Token(token)).await?;
    Ok(saved(Saved::Devices))
}

/// End all of your sessions but this one.
#[utoipa::path(post, path = "/people/sessions/end-others", tag = "people", responses((status = 200, description = "done", body = Nothing)))]
pub(super) async fn end_other_sessions(State(node): State<App>, headers: HeaderMap, asked: Asked<Value>) -> Result<Done> {
    let person = asked.visitor.known()?;
    node.end_other_sessions(&person, session_token(&headers).unwrap_or_default()).await?;
    Ok(saved(Saved::Devices))
}

/// Say whether and where you want to be told that it is your turn.
#[utoipa::path(post, path = "/people/notices", tag = "people", request_body = Notices, responses((status = 200, description = "done", body = Nothing)))]
pub(super) async fn notices(State(node): State<App>, asked: Asked<Notices>) -> Result<Done> {
    let Notices { wanted, email, webhook } = asked.input;
    node.set_notices(&*asked.visitor.known()?, wanted, email, webhook).await?;
    Ok(saved(Saved::Notices))
}

/// Delete your account: all that is personal goes, finished games keep a seat without a name.
#[utoipa::path(post, path = "/people/delete", tag = "people", request_body = Sure, responses((status = 200, description = "gone", body = Nothing)))]
pub(super) async fn delete(State(node): State<App>, asked: Asked<Sure>) -> Result<Response> {
    let person = asked.visitor.known()?;
    if asked.input.name != person.name {
        return Err(Problem::Bad(Message::new("problem-own-name")));
    }
    node.delete(&person).await?;
    Ok(([(SET_COOKIE, session_cookie("", &node.settings, 0))], Done::new(Nothing {}, "/")).into_response())
}
