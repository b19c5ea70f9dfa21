//! The adviser at the table: where one asks, and what is said.

use advice::{Candidate, Counsel, give_or_take};
use engine::Message;
use games::{format_decimal, format_number};
use maud::{Markup, html};

use super::symbol_small;
use crate::{Adviser, Context};

/// Plans that are no further apart, in percentage points, are as good as each other: a search tells them apart by luck.
const AS_GOOD: i64 = 1;

/// The way to the adviser, or why there is none.
pub(crate) fn ask_adviser(context: &Context<'_>) -> Markup {
    html! {
        @match context.adviser {
            Adviser::Ready => button.ask-adviser form="ask" {
                (symbol_small("consigliere")) span data-busy=(context.word("page-adviser-thinking")) { (context.word("page-adviser")) }
            },
            Adviser::Asked | Adviser::Silent => {},
            Adviser::Barred => span.ask-adviser.muted { (symbol_small("ui-lock")) span { (context.word("page-adviser-barred")) } },
        }
    }
}

/// What was made of a plan.
pub(crate) struct Made<'a> {
    /// The moves that were handed in since it was told.
    pub(crate) handed_in: &'a [String],
    /// The steps made so far of the present decision.
    pub(crate) draft: &'a [String],
    /// Whether those can be handed in.
    pub(crate) is_whole: bool,
}

impl Made<'_> {
    /// How many steps of a plan were made; nothing if something else was.
    fn steps_of(&self, plan: &Candidate<String>) -> Option<usize> {
        plan.steps_made(&[self.handed_in, self.draft].concat())
    }

    /// The draft that makes the next step of a plan, of which so many were made. Whatever else was begun is given up for it.
    fn next(&self, plan: &Candidate<String>, made: usize) -> String {
        let kept = if made > 0 { self.handed_in.len() } else { 0 };
        plan.plan().take(made + 1).skip(kept).collect::<Vec<_>>().join("\n")
    }
}

/// What the adviser said, with what was made of it. Nothing of it is decided: each step leads to a draft. It can be folded, so that
/// it hides nothing.
pub(crate) fn counsel(counsel: &Counsel<String>, made: &Made<'_>, context: &Context<'_>) -> Markup {
    let worlds = format_number(counsel.simulations.into(), context.words.language());
    html! {
        section #counsel.counsel.on-paper aria-labelledby="counsel-title" {
            details.counsel__toggle open {
                summary { (symbol_small("consigliere")) h2 #counsel-title { (context.word("page-counsel")) } }
                @if let Some(only) = &counsel.only_move {
                    p { (context.say(&Message::new("page-counsel-only").with("move", only.words.as_str()))) }
                } @else {
                    ol.counsel__moves {
                        @for rank in 0..counsel.moves.len() { (draw_plan(&counsel.moves, rank, made, context)) }
                    }
                    p.muted.small { (context.say(&Message::new("page-counsel-worlds").with("count", worlds))) }
                }
            }
            (context.form_to_close_counsel(made.draft))
            button.btn.btn-quiet.btn-icon.counsel__close form="close-counsel" aria-label=(context.word("page-counsel-close"))
                title=(context.word("page-counsel-close")) { (symbol_small("ui-cross")) }
        }
    }
}

/// A plan: its steps, those that were made ticked, why, and the button that makes the next one.
fn draw_plan(plans: &[Candidate<String>], rank: usize, made: &Made<'_>, context: &Context<'_>) -> Markup {
    let plan = &plans[rank];
    let steps: Vec<_> = [&plan.weighed.named].into_iter().chain(&plan.then).collect();
    let followed = made.steps_of(plan).unwrap_or(0);
    // What was handed in cannot be given up for another plan.
    let can_go_on = followed > 0 || made.handed_in.is_empty();
    let class = if rank == 0 || followed > 0 { "btn sm btn-primary" } else { "btn sm" };
    html! {
        li.followed[followed > 0] {
            ol.plan {
                @for (index, step) in steps.iter().enumerate() {
                    li.done[index < followed] {
                        span { (step.words) @if index < followed { span.sr { " " (context.word("page-counsel-done")) } } }
                    }
                }
                @if plan.goes_on { li.on { span { "…" span.sr { " " (context.word("page-counsel-goes-on")) } } } }
            }
            p.counsel__why { (why(plans, rank, context)) @if !plan.brings.is_empty() { " " (plan.brings.join(" ")) } }
            p.counsel__foot {
                span.num { (figures(plan, context)) }
                @if can_go_on && let Some(next) = steps.get(followed) {
                    button class=(class) form="step" name="draft" value=(made.next(plan, followed)) {
                        (context.word(if followed > 0 { "page-counsel-next" } else { "page-counsel-take" })) span.sr { ": " (next.words) }
                    }
                } @else if followed > 0 && made.is_whole {
                    button class=(class) form="decide" name="moves" value=(made.draft.join("\n")) { (context.word("page-counsel-confirm")) }
                }
            }
        }
    }
}

fn figures(plan: &Candidate<String>, context: &Context<'_>) -> String {
    let chance = Message::new("page-counsel-chance").with("chance", give_or_take(plan.weighed.chance, plan.weighed.uncertainty));
    let place = Message::new("page-counsel-place").with("place", format_decimal(plan.weighed.place, context.words.language()));
    format!("{} · {}", context.say(&chance), context.say(&place))
}

/// How a plan compares with the others, in words.
fn why(plans: &[Candidate<String>], rank: usize, context: &Context<'_>) -> String {
    let chance = percent(plans[rank].weighed.chance);
    let best = percent(plans[0].weighed.chance);
    let next = plans.get(1).map(|next| percent(next.weighed.chance));
    let (key, points) = match (rank, next) {
        (0, None) => ("page-counsel-why-alone", 0),
        (0, Some(next)) if chance - next <= AS_GOOD => ("page-counsel-why-first", 0),
        (0, Some(next)) => ("page-counsel-why-best", chance - next),
        (_, _) if best - chance <= AS_GOOD => ("page-counsel-why-equal", 0),
        (_, _) => ("page-counsel-why-less", best - chance),
    };
    context.say(&Message::new(key).with("points", points))
}

/// The best move in one sentence, to be read aloud.
pub(crate) fn best_in_short(counsel: &Counsel<String>, context: &Context<'_>) -> Option<String> {
    let best = &counsel.moves.first()?.weighed;
    let chance = give_or_take(best.chance, best.uncertainty);
    Some(context.say(&Message::new("page-counsel-best").with("move", best.named.words.as_str()).with("chance", chance)))
}

/// A part of a whole in hundredths, as far as a chance can be known.
pub(crate) fn percent(part: f64) -> i64 {
    (100.0 * part).round() as i64
}
