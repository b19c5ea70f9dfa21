//! Who asks, in which form, and whether they may: sessions, forgery, limits, headers.

use std::fmt::Display;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::body::{Bytes, to_bytes};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, ORIGIN, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::response::{IntoResponse, Response};
use engine::Message;
use games::Language;
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::Person;
use utoipa::ToSchema;

use super::App;
use super::forms::as_json;
use super::table_json::TableJson;
use crate::people::Caller;
use crate::problem::{Problem, Result};
use crate::sessions::form_token;
use crate::settings::Settings;
use web::Preferences;

/// The name of the cookie that holds a session's token.
pub(crate) const SESSION_COOKIE: &str = "omerta";
/// The name of the cookie that holds a language.
pub(crate) const LANGUAGE_COOKIE: &str = "language";
/// The name of the cookie that holds how somebody likes pages.
pub(crate) const PREFERENCES_COOKIE: &str = "preferences";
/// The header with which the script asks for a part of a page.
const PART: &str = "omerta-part";
/// The header with which a program says that it needs no more than a receipt (RFC 7240).
const PREFER: &str = "prefer";
pub(crate) const RETURN_MINIMAL: &str = "return=minimal";
/// The largest body of a request.
const MOST_BYTES: usize = 64 * 1024;

/// How much of a table's page somebody wants: all of it, or only what changes of it, for the script to put in place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    Page,
    Fragment,
}

impl Extent {
    fn of(headers: &HeaderMap) -> Extent {
        if headers.get(PART).is_some_and(|part| part == "table") { Extent::Fragment } else { Extent::Page }
    }
}

/// Somebody who asks, known or not.
pub(crate) struct Visitor {
    pub(crate) person: Option<Arc<Person>>,
    /// Whether a program asks, in the name of its owner.
    pub(crate) is_program: bool,
    /// The token of a browser's session: forms of it carry its mark.
    pub(crate) cookie: Option<String>,
    pub(crate) language: Language,
    pub(crate) preferences: Preferences,
    pub(crate) extent: Extent,
    /// Whether it is a browser, which wants pages.
    pub(crate) wants_pages: bool,
    /// Whether a receipt is enough: who follows a table on a socket sees there what has become of it.
    pub(crate) wants_receipt: bool,
    /// What the device calls itself.
    pub(crate) label: String,
}

impl Visitor {
    pub(crate) fn form_token(&self) -> String {
        self.cookie.as_deref().map(form_token).unwrap_or_default()
    }

    pub(crate) fn person_id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    pub(crate) fn known(&self) -> Result<Caller> {
        let person = self.person.clone().ok_or(Problem::Unknown)?;
        Ok(Caller { person, is_program: self.is_program })
    }
}

/// The token of a program.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The token of a request: a program's or a browser's.
pub(crate) fn session_token(headers: &HeaderMap) -> Option<&str> {
    bearer(headers).or_else(|| cookie(headers, SESSION_COOKIE))
}

pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(';'));
    cookies.filter_map(|pair| pair.trim().split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
}

fn wants_receipt(headers: &HeaderMap) -> bool {
    let wishes = headers.get_all(PREFER).iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    let mut names = wishes.filter_map(|wish| wish.split(';').next());
    names.any(|name| name.trim().eq_ignore_ascii_case(RETURN_MINIMAL))
}

/// The language that somebody has chosen, or that the browser prefers.
pub(crate) fn language_of(headers: &HeaderMap) -> Language {
    if let Some(chosen) = cookie(headers, LANGUAGE_COOKIE).and_then(|code| code.parse().ok()) {
        return chosen;
    }
    let accepted = headers.get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut codes = accepted.split(',').filter_map(|part| part.trim().get(..2));
    codes.find_map(|code| code.parse().ok()).unwrap_or_default()
}

/// How somebody likes pages.
pub(crate) fn preferences_of(headers: &HeaderMap) -> Preferences {
    cookie(headers, PREFERENCES_COOKIE).map(Preferences::read).unwrap_or_default()
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Visitor> {
        let headers = &parts.headers;
        let bearer = bearer(headers);
        let cookie = cookie(headers, SESSION_COOKIE);
        let person = parts.extensions.get::<Arc<Person>>().cloned();
        if bearer.is_some() && person.is_none() {
            return Err(Problem::Unknown);
        }
        let label = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or("?");
        Ok(Visitor {
            is_program: bearer.is_some(),
            cookie: cookie.filter(|_| bearer.is_none() && person.is_some()).map(str::to_owned),
            language: language_of(headers),
            preferences: preferences_of(headers),
            extent: Extent::of(headers),
            wants_pages: wants_pages(headers),
            wants_receipt: wants_receipt(headers),
            label: label.to_owned(),
            person,
        })
    }
}

/// What an address says after its question mark; what is wrong with it is told like everything else.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Problem))]
pub(crate) struct Query<T>(pub(crate) T);

/// What an address says in itself.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Problem))]
pub(crate) struct Path<T>(pub(crate) T);

macro_rules! told_by_axum {
    ($($rejection:ident)*) => { $(impl From<$rejection> for Problem {
        fn from(why: $rejection) -> Problem {
            Problem::said(why.body_text())
        }
    })* };
}
told_by_axum!(QueryRejection PathRejection WebSocketUpgradeRejection);

/// Who asks, and what: JSON or a form. A form must carry the mark of its session, and nothing may come from another site.
pub(crate) struct Asked<T> {
    pub(crate) visitor: Visitor,
    pub(crate) input: T,
}

impl<T: DeserializeOwned> FromRequest<App> for Asked<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, node: &App) -> Result<Asked<T>> {
        let (visitor, said) = read(request, node).await?;
        let input = match said {
            Said::Json(text) => serde_json::from_slice(&text).map_err(|error| unreadable("problem-request", &error))?,
            Said::Form(fields) => serde_json::from_value(fields).map_err(|error| unreadable("problem-form", &error))?,
        };
        Ok(Asked { visitor, input })
    }
}

/// The body of a request, whatever it should say.
enum Said {
    Json(Bytes),
    Form(Value),
}

/// Who asks, and the body of the request.
async fn read(request: Request, node: &App) -> Result<(Visitor, Said)> {
    let (mut parts, body) = request.into_parts();
    let visitor = Visitor::from_request_parts(&mut parts, node).await?;
    must_be_from_here(&parts.headers, &node.settings)?;
    let kind = parts.headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_owned();
    let body = to_bytes(body, MOST_BYTES).await.map_err(|_| Problem::Bad(Message::new("problem-too-large")))?;
    let said = match kind.as_str() {
        // Who says nothing says nothing in any format.
        "application/json" | "" if body.is_empty() => Said::Json(Bytes::from_static(b"{}")),
        "application/json" => Said::Json(body),
        "application/x-www-form-urlencoded" => {
            let fields: Vec<(String, String)> =
                serde_urlencoded::from_bytes(&body).map_err(|error| unreadable("problem-form", &error))?;
            if let Some(token) = &visitor.cookie {
                let mark = fields.iter().find(|(name, _)| name == "form").map(|(_, value)| value.as_str());
                if mark != Some(form_token(token).as_str()) {
                    return Err(Problem::Forbidden("problem-foreign-form"));
                }
            }
            Said::Form(as_json(fields))
        }
        _ => return Err(Problem::Bad(Message::new("problem-format"))),
    };
    Ok((visitor, said))
}

fn unreadable(key: &str, why: &dyn Display) -> Problem {
    Problem::Bad(Message::new(key).with("why", why.to_string()))
}

/// Refuses what a page of another site sends in somebody's name.
pub(crate) fn must_be_from_here(headers: &HeaderMap, settings: &Settings) -> Result<()> {
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_own = origin.split_once("://").is_some_and(|(_, rest)| rest == host) || origin == settings.base_url;
    if is_own { Ok(()) } else { Err(Problem::Forbidden("problem-foreign-site")) }
}

/// Whether the one who asks is a browser, which wants pages.
pub(crate) fn wants_pages(headers: &HeaderMap) -> bool {
    headers.get(ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(|accept| accept.contains("text/html"))
}

/// What went wrong, for the page that tells it.
#[derive(Clone)]
pub(crate) struct Told(pub(crate) Problem);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        if let Problem::Broken(why) = &self {
            tracing::error!(why, "a request failed");
        }
        self.answer(None)
    }
}

/// What went wrong, as programs read it.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(super) struct ProblemJson<'a> {
    /// In English.
    error: String,
    /// In a word that stays the same.
    code: String,
    /// The rule that forbids it, if one does.
    #[schema(required = true)]
    rule: Option<&'static str>,
    /// The table as it is, where a decision comes too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Box<TableJson<'a>>>,
}

impl Problem {
    pub(super) fn answer(self, table: Option<TableJson<'_>>) -> Response {
        let rule = match &self {
            Problem::Rule { rule, .. } => Some(*rule),
            _ => None,
        };
        let told = ProblemJson { error: self.to_string(), code: self.code(), rule, table: table.map(Box::new) };
        let mut response = (self.status(), axum::Json(told)).into_response();
        response.extensions_mut().insert(Told(self));
        response
    }
}

type Limiter = RateLimiter<String, DashMapStateStore<String>, DefaultClock>;

/// Who asks too often, and who tries names and passwords too often.
pub(crate) struct Limits {
    requests: Limiter,
    entrances: Limiter,
}

impl Limits {
    pub(crate) fn new(rate: u32) -> Limits {
        let quota = |rate: u32, burst: u32| {
            let one = NonZeroU32::MIN;
            Quota::per_second(NonZeroU32::new(rate).unwrap_or(one)).allow_burst(NonZeroU32::new(burst).unwrap_or(one))
        };
        Limits {
            requests: RateLimiter::dashmap(quota(rate, rate.saturating_mul(10))),
            entrances: RateLimiter::dashmap(quota(rate / 10, rate)),
        }
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.entrances.retain_recent();
    }
}

/// Recognises who asks, and lets nobody ask too often: by account where there is one, else by address. A token that nobody has
/// counts for nothing, else whoever makes up a new one each time could guess passwords for ever.
pub(crate) async fn let_in(node: &App, limits: &Limits, request: &mut Request) -> Result<()> {
    let headers = request.headers();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = || visitor_address(headers, peer, &node.settings).map_or_else(String::new, |address| address.to_string());
    let person = match session_token(headers) {
        Some(token) => node.recognise(token).await?,
        None => None,
    };
    let path = request.uri().path();
    // Who makes a table or sits down without being known becomes known by it.
    let is_new = person.is_none() && (path == "/tables" || path.ends_with("/join"));
    let enters = (is_new || matches!(path, "/people" | "/people/login")) && request.method() == Method::POST;
    let is_too_much = (enters && limits.entrances.check_key(&address()).is_err())
        || match &person {
            Some(person) => limits.requests.check_key(&person.id),
            None => limits.requests.check_key(&address()),
        }
        .is_err();
    if is_too_much {
        return Err(Problem::TooMany);
    }
    if let Some(person) = person {
        request.extensions_mut().insert(person);
    }
    Ok(())
}

/// The address of a visitor: a trusted proxy's word is taken, nobody else's.
fn visitor_address(headers: &HeaderMap, peer: Option<IpAddr>, settings: &Settings) -> Option<IpAddr> {
    let peer = peer?;
    if !settings.trusted_proxies.contains(&peer) {
        return Some(peer);
    }
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let nearest = forwarded.rsplit(',').filter_map(|part| part.trim().parse().ok());
    Some(nearest.into_iter().find(|address| !settings.trusted_proxies.contains(address)).unwrap_or(peer))
}

/// What every answer carries: nothing runs in our pages but what is ours, and no page of ours runs inside another.
pub(crate) fn add_headers(headers: &mut HeaderMap) {
    const HEADERS: [(&str, &str); 5] = [
        (
            "content-security-policy",
            "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
             frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cache-control", "no-store"),
    ];
    for (name, value) in HEADERS {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
}
