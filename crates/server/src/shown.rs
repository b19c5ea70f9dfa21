//! A game as it is shown: to programs as JSON, to people as a drawing.

use std::sync::Arc;

use engine::{Door, Play, Seat, Viewer};
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tables::{Course, CourseOf, Refusal, Table};
use utoipa::ToSchema;
use web::{Context, Drawing, Drawn, Scene};

use crate::problem::Result;

/// Does something with a course as what it is.
macro_rules! with_course {
    ($course:expr, $name:ident => $job:expr) => {
        games::with_game!($course.game(), G => {
            let $name = tables::CourseOf::<G>::of($course);
            $job
        })
    };
}
pub(crate) use with_course;

/// What a viewer may know, as programs read it.
#[derive(Serialize, ToSchema)]
#[schema(as = GameState)]
pub(crate) struct State {
    /// The number of the last line of the record.
    pub(crate) position: u32,
    /// The seat that decides; nobody after the end.
    #[schema(value_type = Option<u8>, required = true)]
    pub(crate) turn: Option<Seat>,
    /// Everything that the viewer may know of the position, in the game's own form.
    #[serde(serialize_with = "as_it_is")]
    #[schema(value_type = Object)]
    pub(crate) view: Arc<RawValue>,
    /// What happened, line by line, after the line that was asked for.
    #[schema(value_type = Vec<Told<Value>>)]
    pub(crate) events: Box<RawValue>,
    /// The legal moves of the viewer, if it is the viewer's turn.
    pub(crate) moves: Vec<String>,
    pub(crate) can_undo: bool,
}

/// Something that happened, as a viewer may know it, and the line with which it did.
#[derive(Serialize, ToSchema)]
#[schema(as = Event)]
pub(crate) struct Told<R> {
    /// The line of the record.
    number: u32,
    /// In the game's own form.
    event: R,
}

/// A decision that is being made.
#[derive(Serialize, ToSchema)]
pub(crate) struct Trial {
    /// The moves that can follow.
    pub(crate) moves: Vec<String>,
    /// Whether it can be handed in as it is.
    pub(crate) is_whole: bool,
    /// What the seat would see after it, as far as it can know.
    #[schema(value_type = Object)]
    pub(crate) view: Box<RawValue>,
}

/// The position as a viewer sees it, and what happened after line `since`, if the game has begun.
pub(crate) fn state(table: &Table, viewer: Viewer, since: Option<u32>) -> Option<State> {
    fn events<G: Drawn>(course: &CourseOf<G>, viewer: Viewer, since: u32) -> Box<RawValue> {
        let (eyes, heard) = (course.eyes(viewer), course.heard().after(since));
        let told = heard.filter_map(|(number, event)| Some(Told { number, event: G::hear_as(event, eyes)? }));
        written(&told.collect::<Vec<_>>())
    }

    fn moves<G: Drawn>(course: &CourseOf<G>, viewer: Viewer) -> Vec<String> {
        let mut moves = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && !course.has_ended()
        {
            course.played().seen(seat).moves(&mut moves);
        }
        moves.iter().map(ToString::to_string).collect()
    }

    let course = table.course.as_deref()?;
    let since = since.unwrap_or(course.position());
    Some(State {
        position: course.position(),
        turn: course.turn(),
        view: course.view(viewer),
        events: with_course!(course, of => events(of, viewer, since)),
        moves: with_course!(course, of => moves(of, viewer)),
        can_undo: matches!(viewer, Viewer::Seat(seat) if table.can_undo(seat)),
    })
}

/// What follows from the rules for a viewer.
pub(crate) fn consequences(course: &dyn Course, viewer: Viewer) -> Box<RawValue> {
    fn consequences<G: Drawn>(course: &CourseOf<G>, viewer: Viewer) -> Box<RawValue> {
        let view = course.played().game().seen_by(course.eyes(viewer));
        written(&G::consequences(&view, &course.played().record().header.setup))
    }

    with_course!(course, of => consequences(of, viewer))
}

/// How a decision that is being made can go on, tried on what the seat knows.
pub(crate) fn trial(course: &dyn Course, seat: Seat, moves: &[String]) -> Result<Trial> {
    fn trial<G: Drawn>(course: &CourseOf<G>, seat: Seat, moves: &[String]) -> Result<Trial> {
        let draft = course.try_moves(seat, moves)?;
        let mut next = Vec::new();
        if draft.is_open() {
            draft.seen().moves(&mut next);
        }
        let moves = next.iter().map(ToString::to_string).collect();
        Ok(Trial { moves, is_whole: draft.is_whole(), view: written(&draft.preview()) })
    }

    if course.turn() != Some(seat) {
        return Err(Refusal::NotYourTurn.into());
    }
    with_course!(course, of => trial(of, seat, moves))
}

/// What a person sees: the board, the question, what can be done with the decision so far. Without a draft it is only looked at:
/// nothing can be done.
pub(crate) fn drawing(course: &dyn Course, viewer: Viewer, draft: Option<&[String]>, context: &Context<'_>) -> Drawing {
    fn drawing<G: Drawn>(course: &CourseOf<G>, viewer: Viewer, draft: Option<&[String]>, context: &Context<'_>) -> Drawing {
        let scene = scene(course, viewer);
        match (viewer, draft) {
            (Viewer::Seat(seat), Some(draft)) if course.turn() == Some(seat) => {
                let moves: Vec<G::Move> = draft.iter().map_while(|text| course.notation().read(text)).collect();
                scene.deciding(course.draft(seat), &moves, context.words).draw(context)
            }
            _ => scene.draw(context),
        }
    }

    with_course!(course, of => drawing(of, viewer, draft, context))
}

/// The end as a picture, once it was played out.
pub(crate) fn picture(course: &dyn Course, context: &Context<'_>) -> Option<String> {
    course.places()?;
    with_course!(course, of => scene(of, Viewer::Everyone).picture(context))
}

/// What a viewer may know, with nothing to decide.
fn scene<G: Drawn>(course: &CourseOf<G>, viewer: Viewer) -> Scene<'_, G> {
    let (record, game, eyes) = (course.played().record(), course.played().game(), course.eyes(viewer));
    let by = |line: u32| record.plays.get(line as usize - 1).and_then(Play::seat);
    let heard = course.heard().after(0);
    let heard = heard.filter_map(|(line, event)| Some(web::HeardReport { line, by: by(line), report: G::hear_as(event, eyes)? }));
    let (view, reckoning) = (game.seen_by(eyes), game.reckoned());
    let scene = Scene::<G>::watched(&record.header.setup, viewer, course.turn(), view, reckoning, heard.collect());
    scene.since(last_line_of(course, viewer))
}

/// The line of a viewer's last decision in a game that goes on.
fn last_line_of<G: Drawn>(course: &CourseOf<G>, viewer: Viewer) -> Option<u32> {
    let Viewer::Seat(seat) = viewer else { return None };
    let plays = course.played().record().plays.iter().enumerate().rev();
    let own = plays.filter(|_| !course.has_ended()).find(|(_, play)| play.seat() == Some(seat));
    own.map(|(index, _)| index as u32 + 1)
}

/// What programs read, not built as a tree first.
fn written(view: &impl Serialize) -> Box<RawValue> {
    to_raw_value(view).expect("a view is plain data")
}

fn as_it_is<S: Serializer>(view: &Arc<RawValue>, to: S) -> Result<S::Ok, S::Error> {
    view.as_ref().serialize(to)
}
