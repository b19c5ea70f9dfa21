//! The server's doors: pages for people, JSON for programs, both from the same handlers.

mod account;
mod advice;
mod document;
mod files;
mod forms;
mod guard;
mod learn;
mod lobby;
mod pages;
mod socket;
mod table_json;
mod tables;

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Extensions, HeaderMap, StatusCode, Version};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Serialize;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use utoipa::ToSchema;

use crate::node::Node;
use crate::problem::{Problem, Result};
use crate::room::Room;
use guard::{Limits, Told};

/// What every handler has at hand.
pub(crate) type App = Arc<Node>;

/// The answer to something that was done: programs read it, browsers go on to a page.
pub(crate) struct Done {
    answer: Response,
    page: String,
}

impl Done {
    fn new(json: impl Serialize, page: impl Into<String>) -> Done {
        Done { answer: Json(json).into_response(), page: page.into() }
    }

    /// The page as it is seen from a side of the table, where there are several.
    fn seen_from(self, side: Option<web::Side>) -> Done {
        match side {
            Some(side) => Done { page: format!("{}?side={side}", self.page), ..self },
            None => self,
        }
    }
}

/// There is nothing to say but that it is done.
#[derive(Serialize, ToSchema)]
struct Nothing {}

/// Where a browser goes instead of reading JSON.
#[derive(Clone)]
struct Onward(String);

impl IntoResponse for Done {
    fn into_response(self) -> Response {
        let mut response = self.answer;
        response.extensions_mut().insert(Onward(self.page));
        response
    }
}

/// A table that somebody may look at.
async fn room(node: &App, id: &str, person: Option<&str>) -> Result<Arc<Room>> {
    let room = node.room(id).await?;
    room.table().must_admit(person)?;
    Ok(room)
}

/// All routes.
pub(crate) fn router(node: App) -> Router {
    let limits = Arc::new(Limits::new(node.settings.rate));
    tokio::spawn(tidy(Arc::downgrade(&limits)));
    Router::new()
        .route("/assets/{version}/{*name}", get(files::show))
        .route("/", get(lobby::home))
        .route("/account", get(pages::account))
        .route("/link/{token}", get(account::follow_link))
        .route("/language/{code}", get(pages::language))
        .route("/settings", get(pages::settings))
        .route("/rules/{game}", get(pages::rules))
        .route("/together/{game}", get(pages::together))
        .route("/new/{game}", get(lobby::new_table))
        .route("/people/{id}", get(lobby::person))
        .route("/next", get(lobby::next))
        .route("/learn/{game}", get(learn::first))
        .route("/learn/{game}/{step}", get(learn::show))
        .route("/learn/{game}/{step}/decide", post(learn::decide))
        .route("/tables/{id}/replay", get(pages::jump))
        .route("/tables/{id}/replay/{line}", get(pages::replay))
        .route("/tables/{id}/fair", get(pages::fair))
        .route("/tables/{id}/picture", get(pages::picture))
        .route("/api", get(pages::api))
        .merge(document::api().split_for_parts().0)
        .fallback(|| async { Problem::NotFound("problem-no-page") })
        .method_not_allowed_fallback(|| async { Problem::WrongMethod })
        .layer(middleware::from_fn_with_state((Arc::clone(&node), limits), receive))
        .merge(document::operations().split_for_parts().0)
        .layer(middleware::from_fn_with_state(Arc::clone(&node), see_off))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(is_page))
        .with_state(node)
}

/// Lets those in who may, and gives browsers a page where programs get JSON. One step, like [`see_off`]: each step on the way of a
/// request costs as much as reading a move.
async fn receive(State((node, limits)): State<(App, Arc<Limits>)>, mut request: Request, next: Next) -> Response {
    let headers = guard::wants_pages(request.headers()).then(|| request.headers().clone());
    let response = match guard::let_in(&node, &limits, &mut request).await {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    match headers {
        Some(headers) => dress(response, &headers),
        None => response,
    }
}

/// Leads a browser onward after something was done, or tells on a page what went wrong.
fn dress(response: Response, headers: &HeaderMap) -> Response {
    if let Some(Onward(page)) = response.extensions().get().cloned() {
        let mut redirect = Redirect::to(&page).into_response();
        for (name, value) in response.headers() {
            if name != CONTENT_TYPE && name != axum::http::header::CONTENT_LENGTH {
                redirect.headers_mut().append(name.clone(), value.clone());
            }
        }
        return redirect;
    }
    match response.extensions().get().cloned() {
        Some(Told(problem)) => (response.status(), pages::problem(headers, &problem)).into_response(),
        None => response,
    }
}

/// Forgets, every minute, who has not asked for a while.
async fn tidy(limits: Weak<Limits>) {
    loop {
        tokio::time::sleep(Duration::from_mins(1)).await;
        match limits.upgrade() {
            Some(limits) => limits.tidy(),
            None => return,
        }
    }
}

/// Pages and their files are worth the work of making them smaller; what programs read is short.
fn is_page(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.starts_with("text/") || kind.starts_with("image/svg")
}

/// Counts requests and how long they take, and adds what every answer carries.
async fn see_off(State(node): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).await;
    guard::add_headers(response.headers_mut());
    let route = route.as_ref().map_or("", MatchedPath::as_str);
    node.metrics.count(method.as_str(), route, response.status().as_u16(), begun.elapsed());
    response
}
