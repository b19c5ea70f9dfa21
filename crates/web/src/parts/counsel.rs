//! The adviser at the table: where one asks, and what is said.

use advice::{Candidate, Counsel};
use games::{format_decimal, format_number};
use maud::{Markup, html};
use table::Message;

use super::symbol_small;
use crate::{Adviser, Desk};

/// The way to the adviser, or why there is none.
pub(crate) fn ask_adviser(desk: &Desk<'_>) -> Markup {
    html! {
        @match desk.adviser {
            Adviser::Ready => a.ask-adviser.stay href=(desk.hint_address()) rel="nofollow" {
                (symbol_small("consigliere")) span data-busy=(desk.word("page-adviser-thinking")) { (desk.word("page-adviser")) }
            },
            Adviser::Silent => {},
            Adviser::Barred => span.ask-adviser.muted { (symbol_small("ui-lock")) span { (desk.word("page-adviser-barred")) } },
        }
    }
}

/// What the adviser said. Nothing of it is decided: each move leads to a draft that begins with it.
pub(crate) fn counsel(counsel: &Counsel<String>, desk: &Desk<'_>) -> Markup {
    let worlds = format_number(counsel.simulations.into(), desk.words.language());
    html! {
        section #counsel.counsel.on-paper aria-labelledby="counsel-title" {
            div.counsel__title {
                (symbol_small("consigliere"))
                h2 #counsel-title { (desk.word("page-counsel")) }
                a.btn.btn-quiet.btn-icon.stay href=(desk.page_address()) aria-label=(desk.word("page-counsel-close")) title=(desk.word("page-counsel-close")) {
                    (symbol_small("ui-cross"))
                }
            }
            @if let Some(only) = &counsel.only_move {
                p { (desk.say(&Message::new("page-counsel-only").with("move", only.words.as_str()))) }
            } @else {
                ol.counsel__moves {
                    @for (rank, candidate) in counsel.moves.iter().enumerate() { (draw_candidate(candidate, rank == 0, desk)) }
                }
                p.muted.small { (desk.say(&Message::new("page-counsel-worlds").with("count", worlds))) }
            }
        }
    }
}

fn draw_candidate(candidate: &Candidate<String>, is_best: bool, desk: &Desk<'_>) -> Markup {
    let chance = Message::new("page-counsel-chance").with("chance", percent(candidate.chance));
    let place = Message::new("page-counsel-place").with("place", format_decimal(candidate.place, desk.words.language()));
    let then: Vec<&str> = candidate.then.iter().map(|step| step.words.as_str()).collect();
    html! {
        li {
            b { (candidate.named.words) }
            span.num { (desk.say(&chance)) " · " (desk.say(&place)) }
            @if !then.is_empty() { small { (desk.say(&Message::new("page-counsel-then").with("then", then.join(", ")))) } }
            button class={ "btn sm " (if is_best { "btn-primary" } else { "btn-quiet" }) } form="step" name="draft" value=(candidate.named.r#move) {
                (desk.word("page-counsel-take")) span.sr { ": " (candidate.named.words) }
            }
        }
    }
}

/// The best move in one sentence, to be read aloud.
pub(crate) fn best_in_short(counsel: &Counsel<String>, desk: &Desk<'_>) -> Option<String> {
    let best = counsel.moves.first()?;
    let message = Message::new("page-counsel-best").with("move", best.named.words.as_str()).with("chance", percent(best.chance));
    Some(desk.say(&message))
}

/// A part of a whole in hundredths, as far as a chance can be known.
pub(crate) fn percent(part: f64) -> i64 {
    (100.0 * part).round() as i64
}
