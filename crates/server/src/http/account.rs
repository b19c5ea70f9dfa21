//! Who somebody is.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use engine::{Digest, Message};
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Person, Token};
use utoipa::ToSchema;
use web::Saved;

use super::forms::truth;
use super::guard::{Asked, SESSION_COOKIE, Visitor, session_token};
use super::{App, Done};
use crate::node::Settings;
use crate::people::digest;
use crate::problem::{Problem, Result};

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
fn about(person: &Person) -> Value {
    json!({
        "id": person.id,
        "name": person.name,
        "is_kept": person.password.is_some(),
        "wants_notices": person.wants_notices,
        "email": person.email,
        "webhook": person.webhook,
    })
}

/// The cookie of a session, out of reach of scripts and of other sites.
fn session_cookie(token: &str, settings: &Settings, seconds: i64) -> String {
    let secure = if settings.base_url.starts_with("https://") { "; Secure" } else { "" };
    format!("{SESSION_COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

/// The answer to something of an account that was saved: the page says so.
fn saved(what: Saved) -> Done {
    Done::new(json!({}), what.address())
}

const HALF_A_YEAR: i64 = 182 * 86_400;

/// An answer that opens a session in the browser, if there is a new one.
pub(super) fn opened(done: Done, token: Option<&str>, settings: &Settings) -> Response {
    let cookie = token.map(|token| [(SET_COOKIE, session_cookie(token, settings, HALF_A_YEAR))]);
    (cookie, done).into_response()
}

/// Play under a name at once, as a guest.
#[utoipa::path(post, path = "/people", request_body = Named, responses((status = 200, description = "who you are, and your token")))]
pub(super) async fn welcome(State(node): State<App>, asked: Asked<Named>) -> Result<Response> {
    let (person, token) = node.welcome(&asked.input.name, &asked.visitor.label, asked.visitor.language).await?;
    Ok(opened(Done::new(json!({ "person": about(&person), "token": token }), "/"), Some(&token), &node.settings))
}

/// Who you are, and on which devices.
#[utoipa::path(get, path = "/people/me", responses((status = 200, description = "who you are"), (status = 401, description = "nobody yet")))]
pub(super) async fn me(State(node): State<App>, visitor: Visitor) -> Result<Json<Value>> {
    let person = visitor.known()?;
    let sessions = node.store.sessions_of(&person.id, node.now()).await?;
    let sessions = sessions.into_iter().map(|session| {
        json!({ "id": session.token.to_string(), "kind": session.kind, "label": session.label, "created": session.created, "seen": session.seen })
    });
    Ok(Json(json!({ "person": about(&person), "sessions": sessions.collect::<Vec<Value>>() })))
}

/// Open an account that was kept.
#[utoipa::path(post, path = "/people/login", request_body = LogIn, responses((status = 200, description = "your token"), (status = 403, description = "name or password is wrong")))]
pub(super) async fn log_in(State(node): State<App>, asked: Asked<LogIn>) -> Result<Response> {
    let token = node.log_in(&asked.input.name, &asked.input.password, &asked.visitor.label).await?;
    let table = asked.input.table.filter(|id| id.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-'));
    let page = table.map_or_else(|| "/".to_owned(), |id| format!("/tables/{id}"));
    Ok(opened(Done::new(json!({ "token": token }), page), Some(&token), &node.settings))
}

/// End the session of this device.
#[utoipa::path(post, path = "/people/logout", responses((status = 200, description = "done")))]
pub(super) async fn log_out(State(node): State<App>, headers: HeaderMap, asked: Asked<Value>) -> Result<Response> {
    let token = session_token(&headers).map(digest);
    let person = asked.visitor.known()?;
    if let Some(token) = token {
        node.end_session(&person, token).await?;
    }
    let gone = session_cookie("", &node.settings, 0);
    Ok(([(SET_COOKIE, gone)], Done::new(json!({}), "/")).into_response())
}

/// Keep the account with a password, or change the one that it has.
#[utoipa::path(post, path = "/people/keep", request_body = Password, responses((status = 200, description = "done"), (status = 403, description = "the old password is wrong"), (status = 409, description = "somebody else has that name")))]
pub(super) async fn keep(State(node): State<App>, asked: Asked<Password>) -> Result<Done> {
    node.keep_account(&*asked.visitor.known()?, &asked.input.old, &asked.input.password).await?;
    Ok(saved(Saved::Password))
}

/// Choose the face that others see.
#[utoipa::path(post, path = "/people/face", request_body = ChosenFace, responses((status = 200, description = "done"), (status = 400, description = "there is no such face")))]
pub(super) async fn face(State(node): State<App>, asked: Asked<ChosenFace>) -> Result<Done> {
    node.set_face(&*asked.visitor.known()?, &asked.input.face).await?;
    Ok(saved(Saved::Face))
}

/// Change your name.
#[utoipa::path(post, path = "/people/rename", request_body = Named, responses((status = 200, description = "done"), (status = 409, description = "somebody else has that name")))]
pub(super) async fn rename(State(node): State<App>, asked: Asked<Named>) -> Result<Done> {
    node.rename(&*asked.visitor.known()?, &asked.input.name).await?;
    Ok(saved(Saved::Name))
}

/// A link that opens your account on another device, once, within a quarter of an hour.
#[utoipa::path(post, path = "/people/link", responses((status = 200, description = "the link")))]
pub(super) async fn link(State(node): State<App>, asked: Asked<Value>) -> Result<Done> {
    let token = node.link(&*asked.visitor.known()?).await?;
    let link = format!("{}/link/{token}", node.settings.base_url);
    Ok(Done::new(json!({ "link": link }), format!("/account?link={token}#devices")))
}

/// Opens the account of a link on this device.
pub(super) async fn follow_link(State(node): State<App>, Path(token): Path<String>, visitor: Visitor) -> Result<Response> {
    let token = node.follow_link(&token, &visitor.label).await?;
    Ok(opened(Done::new(json!({ "token": token }), "/"), Some(&token), &node.settings))
}

/// A token for a program of yours.
#[utoipa::path(post, path = "/people/program", request_body = Label, responses((status = 200, description = "the token, shown once")))]
pub(super) async fn program(State(node): State<App>, asked: Asked<Label>) -> Result<Json<Value>> {
    let token = node.program_token(&*asked.visitor.known()?, &asked.input.label).await?;
    Ok(Json(json!({ "token": token })))
}

/// End one of your sessions.
#[utoipa::path(post, path = "/people/sessions/end", request_body = SessionId, responses((status = 200, description = "done"), (status = 404, description = "no such session of yours")))]
pub(super) async fn end_session(State(node): State<App>, asked: Asked<SessionId>) -> Result<Done> {
    let person = asked.visitor.known()?;
    let token = Digest::try_from(asked.input.session).map_err(|_| Problem::NotFound("problem-no-session"))?;
    node.end_session(&person, Token(token)).await?;
    Ok(saved(Saved::Devices))
}

/// End all of your sessions but this one.
#[utoipa::path(post, path = "/people/sessions/end-others", responses((status = 200, description = "done")))]
pub(super) async fn end_other_sessions(State(node): State<App>, headers: HeaderMap, asked: Asked<Value>) -> Result<Done> {
    let person = asked.visitor.known()?;
    node.end_other_sessions(&person, session_token(&headers).unwrap_or_default()).await?;
    Ok(saved(Saved::Devices))
}

/// Say whether and where you want to be told that it is your turn.
#[utoipa::path(post, path = "/people/notices", request_body = Notices, responses((status = 200, description = "done")))]
pub(super) async fn notices(State(node): State<App>, asked: Asked<Notices>) -> Result<Done> {
    let Notices { wanted, email, webhook } = asked.input;
    node.set_notices(&*asked.visitor.known()?, wanted, email, webhook).await?;
    Ok(saved(Saved::Notices))
}

/// Delete your account: all that is personal goes, finished games keep a seat without a name.
#[utoipa::path(post, path = "/people/delete", request_body = Sure, responses((status = 200, description = "gone")))]
pub(super) async fn delete(State(node): State<App>, asked: Asked<Sure>) -> Result<Response> {
    let person = asked.visitor.known()?;
    if asked.input.name != person.name {
        return Err(Problem::Bad(Message::new("problem-own-name")));
    }
    node.delete(&person).await?;
    Ok(([(SET_COOKIE, session_cookie("", &node.settings, 0))], Done::new(json!({}), "/")).into_response())
}
