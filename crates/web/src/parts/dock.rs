//! The dock: the question, the steps done, what would happen, the answers, the way back.

use engine::Message;
use maud::{Markup, html};

use super::{Label, Tips, ask_adviser, hands_in, rule_link, symbol_small, target};
use crate::{Choice, Context, DrawBoard, Drawn, OpenDecision, Scene};

/// The dock of the one who decides.
pub(crate) fn dock<G: Drawn>(
    scene: &Scene<'_, G>,
    decision: &OpenDecision<G>,
    board: &G::Board<'_>,
    context: &Context<'_>,
    tips: &mut Tips,
) -> Markup {
    let tools = board.tools(tips);
    let left: Vec<&Choice<G>> = decision.choices.iter().filter(|choice| !board.has_place(choice.mv)).collect();
    let (open, shut): (Vec<&Choice<G>>, Vec<&Choice<G>>) = left.into_iter().partition(|choice| choice.is_open());
    // There is one way to confirm: what ends the decision with all its steps, else the button that hands the steps in.
    let ends = |choice: &Choice<G>| hands_in(scene, choice) && !G::declines(choice.mv);
    let has_ending = open.iter().any(|choice| ends(choice));
    let class = |choice: &Choice<G>| {
        let is_main = !G::declines(choice.mv) && (choice.completes() || !decision.is_whole);
        if is_main { "btn btn-primary" } else { "btn" }
    };
    let label = |choice: &Choice<G>| {
        let is_final = hands_in(scene, choice) && choice.verdict.as_ref().is_ok_and(|preview| preview.is_final);
        let words = if ends(choice) { what_is_done(decision, Some(&choice.words), context) } else { choice.words.clone() };
        html! { span { (words) @if is_final { " " (no_way_back(context)) } } }
    };
    let acts = html! {
        @for choice in open { (target(scene, choice, class(choice), Label::Words(&label(choice)), context, tips)) }
        @if decision.is_whole && !has_ending { (hand_in(decision, context)) }
        @if !decision.moves.is_empty() { (take_back(decision, context)) }
        @if let Some((mv, words)) = &decision.always {
            button.btn.btn-quiet form="always" name="moves" value=(mv) { (context.say(&Message::new("page-always").with("answer", words.as_str()))) }
        }
        @if !shut.is_empty() { (not_possible::<G>(&shut, context)) }
    };
    html! {
        section #dock.dock.on-ink.mine aria-label=(context.word("page-decision")) {
            (context.decision_forms()) (context.form_to_ask(&decision.moves))
            (ask(decision, context))
            (tools)
            (rules_now(decision, context))
            div.dock__acts { (acts) }
        }
    }
}

fn ask<G: Drawn>(decision: &OpenDecision<G>, context: &Context<'_>) -> Markup {
    let question = decision.question.clone().unwrap_or_else(|| context.word("page-hand-in"));
    html! {
        div.dock__ask.stepped[!decision.steps.is_empty()] {
            div.dock__turn { p.eyebrow { (context.word("page-your-turn")) } (ask_adviser(context)) }
            h2 { (question) }
            @if !decision.steps.is_empty() {
                ol.steps aria-label=(context.word("page-steps-done")) { @for step in &decision.steps { li.done { (step) } } }
            }
        }
    }
}

/// The rules that matter for what is asked.
fn rules_now<G: Drawn>(decision: &OpenDecision<G>, context: &Context<'_>) -> Markup {
    html! {
        div.pv {
            div.tip-idle.on-paper {
                h3 { (context.word("page-rules-now")) }
                ul.rules-now {
                    @for rule in decision.rules.iter().take(3) {
                        li { span { (context.words.attribute(&rule.replace('.', "-"), "title", &[])) } (rule_link::<G>(rule, context)) }
                    }
                }
                @if decision.rules.len() < 3 { p.muted.hint { (context.word("page-point-to-see")) } }
            }
        }
    }
}

fn hand_in<G: Drawn>(decision: &OpenDecision<G>, context: &Context<'_>) -> Markup {
    html! {
        button.btn.btn-primary.go form="decide" name="moves" value=(decision.moves.join("\n")) {
            (symbol_small("ui-check"))
            span { (what_is_done(decision, None, context)) @if decision.is_final { " " (no_way_back(context)) } }
        }
    }
}

/// What the button does that confirms: the steps so far and the one that ends the decision. Of many only the last is told; all of
/// them stand above.
fn what_is_done<G: Drawn>(decision: &OpenDecision<G>, ending: Option<&str>, context: &Context<'_>) -> String {
    let parts: Vec<&str> = decision.steps.iter().map(String::as_str).chain(ending).collect();
    let what = match parts[..] {
        [only] if decision.steps.is_empty() => return only.to_owned(),
        [_, _, .., last] => last.to_owned(),
        _ => parts.join(" → "),
    };
    context.say(&Message::new("page-confirm").with("what", what))
}

/// What a button says that cannot be taken back.
fn no_way_back(context: &Context<'_>) -> Markup {
    html! { small.final { (context.word("page-final-why")) } }
}

/// One step back, and all of them.
fn take_back<G: Drawn>(decision: &OpenDecision<G>, context: &Context<'_>) -> Markup {
    let before = &decision.moves[..decision.moves.len() - 1];
    html! {
        @if before.is_empty() {
            a.btn.btn-quiet.back href=(context.page_address()) { (symbol_small("ui-undo")) span { (context.word("page-take-back")) } }
        } @else {
            button.btn.btn-quiet.back form="step" name="draft" value=(before.join("\n")) {
                (symbol_small("ui-undo")) span { (context.word("page-take-back")) }
            }
            @let all = context.word("page-take-all-back");
            a.btn.btn-quiet.back href=(context.page_address()) aria-label=(all) title=(all) { span { (context.word("page-take-all-back-short")) } }
        }
    }
}

fn not_possible<G: Drawn>(shut: &[&Choice<G>], context: &Context<'_>) -> Markup {
    html! {
        details.shut {
            summary.btn.btn-quiet { (symbol_small("ui-lock")) (context.say(&Message::new("page-not-possible").with("count", shut.len()))) }
            ul.on-paper {
                @for choice in shut {
                    @if let Err(why_not) = &choice.verdict {
                        li { b { (choice.words) } span { (why_not.words) } (rule_link::<G>(why_not.rule, context)) }
                    }
                }
            }
        }
    }
}

/// The dock of those who watch: who decides, and what.
pub(crate) fn waiting_dock<G: Drawn>(
    scene: &Scene<'_, G>,
    board: &G::Board<'_>,
    context: &Context<'_>,
    tips: &mut Tips,
) -> Markup {
    html! {
        section #dock.dock.wait.on-ink aria-label=(context.word("page-decision")) {
            div.dock__ask {
                @match scene.turn {
                    Some(seat) => {
                        @let badge = scene.badge(seat);
                        p.eyebrow { (context.word("page-waiting")) }
                        h2 { (badge.mark()) " " (scene.what_others_do(seat, board, context)) }
                    }
                    None => { h2 { (context.word("page-status-over")) } }
                }
            }
            (board.tools(tips))
        }
    }
}
