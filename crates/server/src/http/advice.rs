//! What the adviser says, to people and to programs.

use advice::Counsel;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Serialize;

use super::guard::{Visitor, wants_pages};
use super::pages::Extent;
use super::{App, pages};
use crate::problem::Problem;

/// What the adviser said about a position.
#[derive(Serialize)]
struct Advised {
    position: u32,
    #[serde(flatten)]
    counsel: Counsel<String>,
}

/// What the adviser would do in your place, from what you know alone. Not in rated games.
#[utoipa::path(get, path = "/tables/{id}/hint", params(("id" = String, Path)), responses((status = 200, description = "the best moves, each with the chance to win and the place to be expected"), (status = 403, description = "you do not sit here, or the game is rated"), (status = 409, description = "it is not your turn")))]
pub(super) async fn hint(
    State(club): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = club.room(&id).await?;
    let person = visitor.person_id().ok_or(Problem::Unknown)?;
    let asked = room.look();
    let advised = club.advise(&asked, person).await;
    let table = room.look();
    let advised = advised.and_then(|counsel| match table.position() == asked.position() {
        true => Ok(web::in_words(counsel, &web::phrases(table.game, visitor.language))),
        false => Err(Problem::Stale),
    });
    match advised {
        Ok(counsel) if wants_pages(&headers) => {
            Ok(pages::table(&club, &table, &visitor, &[], Some(counsel), Extent::Page).await?.into_response())
        }
        Ok(counsel) => Ok(Json(Advised { position: table.position(), counsel }).into_response()),
        // Whoever looks again at an old page finds the table as it is.
        Err(Problem::NotNow(_) | Problem::Stale) if wants_pages(&headers) => {
            Ok(Redirect::to(&format!("/tables/{}", table.id)).into_response())
        }
        Err(problem) => Err(problem),
    }
}
