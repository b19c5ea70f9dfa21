//! What programs can rely on: every request that they can make, its answers, and who may ask.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response as Answer};
use serde::Serialize;
use serde_json::Value;
use utoipa::openapi::response::Response;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Document, Ref, RefOr};
use utoipa::{Modify, OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::guard::{ProblemJson, SESSION_COOKIE};
use super::{App, account, advice, socket, tables};
use crate::problem::Result;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Omertà",
        description = "A table for mafia board games. Say who you are (POST /people), keep the token, make or join a table, and \
                       play: every answer has the position's number and your legal moves. Every POST takes JSON; a browser's forms \
                       go the same ways. An unofficial fan work."
    ),
    tags(
        (name = "people", description = "Who you are"),
        (name = "tables", description = "Tables and who sits there"),
        (name = "play", description = "The game"),
        (name = "advice", description = "The adviser"),
        (name = "talk", description = "Chat and notes"),
        (name = "server", description = "The server itself")
    ),
    components(schemas(ProblemJson)),
    security(("token" = []), ("session" = [])),
    modifiers(&Keys)
)]
struct Api;

/// How somebody shows who they are.
struct Keys;

impl Modify for Keys {
    fn modify(&self, document: &mut Document) {
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        let token = token.description(Some("A program's token. Whoever plays with one is shown as a program."));
        let session = ApiKeyValue::with_description(SESSION_COOKIE, "A browser's session.");
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(token.build()));
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(session)));
    }
}

/// What programs can ask.
pub(super) fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(account::welcome))
        .routes(routes!(account::me))
        .routes(routes!(account::log_in))
        .routes(routes!(account::log_out))
        .routes(routes!(account::keep))
        .routes(routes!(account::face))
        .routes(routes!(account::rename))
        .routes(routes!(account::link))
        .routes(routes!(account::program))
        .routes(routes!(account::end_session))
        .routes(routes!(account::end_other_sessions))
        .routes(routes!(account::notices))
        .routes(routes!(account::delete))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(tables::consequences))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::come_back))
        .routes(routes!(tables::remove))
        .routes(routes!(tables::fill))
        .routes(routes!(tables::nonce))
        .routes(routes!(tables::start))
        .routes(routes!(tables::draft))
        .routes(routes!(tables::decide))
        .routes(routes!(advice::hint))
        .routes(routes!(advice::analysis))
        .routes(routes!(tables::undo))
        .routes(routes!(tables::resign))
        .routes(routes!(tables::stop))
        .routes(routes!(tables::answers))
        .routes(routes!(tables::close))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::chat, tables::say))
        .routes(routes!(tables::mute))
        .routes(routes!(tables::read_note, tables::note))
        .routes(routes!(tables::record))
        .routes(routes!(tables::ratings))
        .routes(routes!(socket::live))
        .routes(routes!(openapi))
}

/// What those ask who keep the server running.
pub(super) fn operations() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(metrics))
}

/// The document.
pub(super) static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let (_, mut document) = api().merge(operations()).split_for_parts();
    document.paths.paths.values_mut().flat_map(|item| [&mut item.get, &mut item.post]).flatten().for_each(|operation| {
        let responses = &mut operation.responses.responses;
        let other = Response::new("what went wrong: the status says which kind it is");
        responses.entry("default".to_owned()).or_insert_with(|| other.into());
        // Whatever goes wrong is told in one way.
        for (_, response) in responses.iter_mut().filter(|(status, _)| !status.starts_with(['1', '2'])) {
            if let RefOr::T(response) = response {
                response
                    .content
                    .insert("application/json".to_owned(), Content::new(Some(Ref::from_schema_name("Problem"))).into());
            }
        }
    });
    // What shapes are made of in this program is nothing to programs.
    let text = serde_json::to_string(&document).expect("a document is plain data");
    serde_json::from_str(&text.replace("_String\"", "\"").replace("_Value\"", "\"")).expect("names are as good without it")
});

/// This document.
#[utoipa::path(get, path = "/openapi.json", tag = "server", security(()), responses((status = 200, description = "OpenAPI 3.1", body = Object)))]
async fn openapi() -> Json<&'static Value> {
    Json(&DOCUMENT)
}

/// That the server is well.
#[derive(Serialize, ToSchema)]
struct Health {
    /// `ok`.
    status: &'static str,
    /// The name of the node that answers.
    node: String,
}

/// Whether the server is well: it answers and its database does.
#[utoipa::path(get, path = "/health", tag = "server", security(()), responses((status = 200, description = "it is", body = Health), (status = 500, description = "the database does not answer")))]
async fn health(State(node): State<App>) -> Result<Json<Health>> {
    node.store.ping().await?;
    Ok(Json(Health { status: "ok", node: node.name.clone() }))
}

/// What the server counts, for monitoring.
#[utoipa::path(get, path = "/metrics", tag = "server", security(()), responses((status = 200, description = "metrics", body = String, content_type = "application/openmetrics-text")))]
async fn metrics(State(node): State<App>) -> Answer {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], node.metrics.to_text(node.rooms.count())).into_response()
}
