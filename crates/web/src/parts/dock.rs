//! The dock: the question, the steps done, what would happen, the answers, the way back.

use maud::{Markup, html};
use table::Message;

use super::{Label, ask_adviser, rule_link, symbol_small, target};
use crate::{Choice, Decision, Desk, Drawn, Scene};

/// The dock of the one who decides.
pub(crate) fn dock<G: Drawn>(scene: &Scene<'_, G>, decision: &Decision<G>, desk: &Desk<'_>) -> Markup {
    let tools = G::tools(scene, desk);
    let left: Vec<&Choice<G>> = decision.choices.iter().filter(|choice| !choice.is_drawn()).collect();
    let (open, shut): (Vec<&Choice<G>>, Vec<&Choice<G>>) = left.into_iter().partition(|choice| choice.is_open());
    // One button is the one to press: what ends the decision with all its steps, else what hands the steps in.
    let has_ending = open.iter().any(|choice| choice.completes() && !G::declines(choice.mv));
    let class = |choice: &Choice<G>| {
        let is_main = !G::declines(choice.mv) && (choice.completes() || !decision.is_whole);
        if is_main { "btn btn-primary" } else { "btn" }
    };
    let acts = html! {
        @for choice in open { (target(scene, choice, class(choice), Label::Words(&html! { span { (choice.words) } }), desk)) }
        @if decision.is_whole { (hand_in(decision, !has_ending, desk)) }
        @if !decision.moves.is_empty() { (take_back(decision, desk)) }
        @if let Some((mv, words)) = &decision.always {
            button.btn.btn-quiet form="always" name="moves" value=(mv) { (desk.say(&Message::new("page-always").with("answer", words.as_str()))) }
        }
        @if !shut.is_empty() { (not_possible::<G>(&shut, desk)) }
    };
    html! {
        section #dock.dock.on-ink.mine aria-label=(desk.word("page-decision")) {
            (desk.decision_forms())
            (ask(decision, desk))
            (tools)
            (tips(scene, decision, desk))
            div.dock__acts { (acts) }
        }
    }
}

fn ask<G: Drawn>(decision: &Decision<G>, desk: &Desk<'_>) -> Markup {
    let question = decision.question.clone().unwrap_or_else(|| desk.word("page-hand-in"));
    html! {
        div.dock__ask.stepped[!decision.steps.is_empty()] {
            div.dock__turn { p.eyebrow { (desk.word("page-your-turn")) } (ask_adviser(desk)) }
            h2 { (question) }
            @if !decision.steps.is_empty() {
                ol.steps aria-label=(desk.word("page-steps-done")) { @for step in &decision.steps { li.done { (step) } } }
            }
        }
    }
}

/// The cards that tell what would happen; the first is there while nothing is pointed at.
fn tips<G: Drawn>(scene: &Scene<'_, G>, decision: &Decision<G>, desk: &Desk<'_>) -> Markup {
    html! {
        div.pv {
            div.tip.tip-idle.on-paper {
                h3 { (desk.word("page-rules-now")) }
                ul.rules-now {
                    @for rule in decision.rules.iter().take(3) {
                        li { span { (desk.words.attribute(&rule.replace('.', "-"), "title", &[])) } (rule_link::<G>(rule, desk)) }
                    }
                }
                @if decision.rules.len() < 3 { p.muted.hint { (desk.word("page-point-to-see")) } }
            }
            @for (number, tip) in scene.take_tips().iter().enumerate() {
                div.tip.on-paper id={ "tip-" (number) } data-tip=(number) { (tip) }
            }
        }
    }
}

fn hand_in<G: Drawn>(decision: &Decision<G>, is_main: bool, desk: &Desk<'_>) -> Markup {
    html! {
        button.btn.go.btn-primary[is_main] form="decide" name="moves" value=(decision.moves.join("\n")) {
            (symbol_small("ui-check")) span { (desk.say(&Message::new("page-decide").with("count", decision.moves.len()))) }
        }
    }
}

/// One step back, and all of them.
fn take_back<G: Drawn>(decision: &Decision<G>, desk: &Desk<'_>) -> Markup {
    let before = &decision.moves[..decision.moves.len() - 1];
    html! {
        @if before.is_empty() {
            a.btn.btn-quiet.back href=(desk.page_address()) { (symbol_small("ui-undo")) span { (desk.word("page-take-back")) } }
        } @else {
            button.btn.btn-quiet.back form="step" name="draft" value=(before.join("\n")) {
                (symbol_small("ui-undo")) span { (desk.word("page-take-back")) }
            }
            a.btn.btn-quiet.back href=(desk.page_address()) { span { (desk.word("page-take-all-back")) } }
        }
    }
}

fn not_possible<G: Drawn>(shut: &[&Choice<G>], desk: &Desk<'_>) -> Markup {
    html! {
        details.shut {
            summary.btn.btn-quiet { (symbol_small("ui-lock")) (desk.say(&Message::new("page-not-possible").with("count", shut.len()))) }
            ul.on-paper {
                @for choice in shut {
                    @if let Err(why_not) = &choice.verdict {
                        li { b { (choice.words) } span { (why_not.words) } (rule_link::<G>(why_not.rule, desk)) }
                    }
                }
            }
        }
    }
}

/// The dock of those who watch: who decides, and what.
pub(crate) fn waiting_dock<G: Drawn>(scene: &Scene<'_, G>, desk: &Desk<'_>) -> Markup {
    let tools = G::tools(scene, desk);
    html! {
        section #dock.dock.wait.on-ink aria-label=(desk.word("page-decision")) {
            div.dock__ask {
                @match scene.turn {
                    Some(seat) => {
                        @let badge = G::badge(scene.setup, seat);
                        p.eyebrow { (desk.word("page-waiting")) }
                        h2 { (badge.mark()) " " (scene.what_others_do(seat, desk)) }
                    }
                    None => { h2 { (desk.word("page-status-over")) } }
                }
            }
            (tools)
            div.pv {
                @for (number, tip) in scene.take_tips().iter().enumerate() {
                    div.tip.on-paper id={ "tip-" (number) } data-tip=(number) { (tip) }
                }
            }
        }
    }
}
