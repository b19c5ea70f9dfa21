//! What the adviser says, to people and to programs.

use advice::{Analysis, Counsel};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::REFRESH;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::forms::lines;
use super::guard::{Path, Query, Visitor};
use super::tables::{TableQuery, side_named};
use super::{App, pages, room};
use crate::analyses::Thinking;
use crate::point_of_view::PointOfView;
use crate::problem::{Problem, Result};
use crate::texts::phrases;

/// What the adviser said about a position.
#[derive(Serialize, ToSchema)]
#[schema(as = Hint)]
struct Said {
    position: u32,
    #[serde(flatten)]
    #[schema(inline)]
    counsel: Counsel<String>,
    /// The moves of the plan that were made since it was told, where there are some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    followed: Vec<String>,
}

/// What the adviser would do in your place, from what you know alone. Not in rated games.
#[utoipa::path(get, path = "/tables/{id}/hint", tag = "advice", params(("id" = String, Path)), responses((status = 200, description = "the best moves, each with the chance to win and the place to be expected", body = Said), (status = 403, description = "you do not sit here, or the game is rated"), (status = 409, description = "it is not your turn")))]
pub(super) async fn hint(
    State(node): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Response> {
    let person = visitor.person_id().ok_or(Problem::Unknown)?;
    let room = room(&node, &id, Some(person)).await?;
    let side = side_named(query.side.as_deref())?;
    let asked = room.table();
    let advised = match PointOfView::at(&asked, Some(person), side).curtain {
        Some(_) => Err(Problem::NotNow("problem-not-your-turn")),
        None => node.adviser.advise(&asked, person).await,
    };
    let table = room.table();
    let is_stale = table.position() != asked.position();
    let advised = advised.and_then(|advised| if is_stale { Err(Problem::Stale) } else { Ok(advised) });
    match advised {
        Ok(advised) if visitor.wants_pages => {
            Ok(pages::table(&node, &table, &visitor, side, &lines(&query.draft), Some(advised)).await?.into_response())
        }
        Ok(advised) => {
            let counsel = advised.counsel.said(web::as_title(&phrases(table.game, visitor.language)));
            Ok(Json(Said { position: table.position(), counsel, followed: advised.followed }).into_response())
        }
        // Whoever looks again at an old page finds the table as it is.
        Err(Problem::NotNow(_) | Problem::Stale) if visitor.wants_pages => {
            Ok(Redirect::to(&format!("/tables/{}", table.id)).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// How far the adviser is.
#[derive(Serialize, ToSchema)]
struct ThoughtSoFar {
    /// How many decisions are judged.
    judged: usize,
    /// Of how many; `null` while other games come first.
    #[schema(required = true)]
    decisions: Option<usize>,
}

/// Seconds after which a page that waits for the adviser looks again.
const LOOKS_AGAIN: &str = "2";

/// What the decisions of a finished game were worth. The first who asks has it thought about; that takes a while.
#[utoipa::path(get, path = "/tables/{id}/analysis", tag = "advice", security((), ("token" = []), ("session" = [])), params(("id" = String, Path)), responses((status = 200, description = "every decision with what was better and why", body = Analysis<String>), (status = 202, description = "the adviser is still thinking: ask again", body = ThoughtSoFar), (status = 409, description = "the game still goes on")))]
pub(super) async fn analysis(State(node): State<App>, Path(id): Path<String>, visitor: Visitor) -> Result<Response> {
    let table = room(&node, &id, visitor.person_id()).await?.table();
    let (judged, decisions) = match node.analyses.analysis(&table)? {
        Thinking::Failed => return Err(Problem::Broken("a game could not be analysed".to_owned())),
        Thinking::Done(analysis) => {
            let said = analysis.said(web::as_title(&phrases(table.game, visitor.language)));
            if visitor.wants_pages {
                return Ok(pages::analysis(&node, &table, &visitor, &said)?.into_response());
            }
            return Ok(Json(said).into_response());
        }
        Thinking::Queued => (0, None),
        Thinking::Goes { judged, decisions } => (judged, Some(decisions)),
    };
    if visitor.wants_pages {
        let page = pages::analysis_to_come(&table, &visitor, judged, decisions);
        return Ok(([(REFRESH, LOOKS_AGAIN)], page).into_response());
    }
    Ok((StatusCode::ACCEPTED, Json(ThoughtSoFar { judged, decisions })).into_response())
}
