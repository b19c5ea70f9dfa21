//! Guided first games. Nothing of them is kept: a step's address says it all.

use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use web::{LearnPage, Lesson, Venue, learn_page};

use super::forms::{lines, texts};
use super::guard::{Asked, Path, Query, Visitor};
use super::pages::{Host, game_named};
use crate::problem::{Problem, Result};

#[derive(Deserialize)]
pub(super) struct StepQuery {
    /// The moves of a draft, a line each.
    #[serde(default)]
    draft: String,
    /// Whether another decision was made than the one that is asked for.
    #[serde(default)]
    otherwise: bool,
}

#[derive(Deserialize)]
pub(super) struct Decision {
    #[serde(deserialize_with = "texts")]
    moves: Vec<String>,
}

fn lesson(game: &str) -> Result<&'static Lesson> {
    Lesson::of(game_named(game)?).ok_or(Problem::NotFound("problem-no-page"))
}

fn address(lesson: &Lesson, step: usize) -> String {
    Venue::Lesson { game: lesson.game.id(), step }.address()
}

/// The way to the first step.
pub(super) async fn first(Path(game): Path<String>) -> Result<Redirect> {
    Ok(Redirect::to(&address(lesson(&game)?, 1)))
}

/// A step, with a decision in the making. Where it is already what the step asks for, nobody need hand it in.
pub(super) async fn show(
    Path((game, number)): Path<(String, usize)>,
    Query(query): Query<StepQuery>,
    visitor: Visitor,
) -> Result<Response> {
    let lesson = lesson(&game)?;
    if lesson.is_as_asked(number, &lines(&query.draft)) == Ok(true) {
        return Ok(Redirect::to(&address(lesson, number + 1)).into_response());
    }
    let host = Host::of(&visitor, lesson.game);
    let draft = lines(&query.draft);
    let page = LearnPage { site: host.site(), lesson, number, draft: &draft, is_otherwise: query.otherwise };
    let page = learn_page(&page).map_err(Problem::Broken)?.ok_or(Problem::NotFound("problem-no-step"))?;
    Ok(page.into_response())
}

/// Takes a decision: the one that is asked for leads on, another one back to where it was made.
pub(super) async fn decide(Path((game, number)): Path<(String, usize)>, asked: Asked<Decision>) -> Result<Redirect> {
    let lesson = lesson(&game)?;
    let leads_on = lesson.is_as_asked(number, &asked.input.moves).map_err(Problem::said)?;
    let next = if leads_on { address(lesson, number + 1) } else { format!("{}?otherwise=true", address(lesson, number)) };
    Ok(Redirect::to(&next))
}
