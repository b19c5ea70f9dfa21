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
    // There is one way to confirm: what ends the decision with all its steps, else the button that hands the steps in.
    let ends = |choice: &Choice<G>| choice.completes() && !G::declines(choice.mv);
    let has_ending = open.iter().any(|choice| ends(choice));
    let class = |choice: &Choice<G>| {
        let is_main = !G::declines(choice.mv) && (choice.completes() || !decision.is_whole);
        if is_main { "btn btn-primary" } else { "btn" }
    };
    let label = |choice: &Choice<G>| {
        let is_final = choice.verdict.as_ref().is_ok_and(|prospect| prospect.is_final);
        let words = if ends(choice) { what_is_done(decision, Some(&choice.words), desk) } else { choice.words.clone() };
        html! { span { (words) @if is_final { " " (no_way_back(desk)) } } }
    };
    let acts = html! {
        @for choice in open { (target(scene, choice, class(choice), Label::Words(&label(choice)), desk)) }
        @if decision.is_whole && !has_ending { (hand_in(decision, desk)) }
        @if !decision.moves.is_empty() { (take_back(decision, desk)) }
        @if let Some((mv, words)) = &decision.always {
            button.btn.btn-quiet form="always" name="moves" value=(mv) { (desk.say(&Message::new("page-always").with("answer", words.as_str()))) }
        }
        @if !shut.is_empty() { (not_possible::<G>(&shut, desk)) }
    };
    html! {
        (cards(scene))
        section #dock.dock.on-ink.mine aria-label=(desk.word("page-decision")) {
            (desk.decision_forms()) (desk.form_to_ask(&decision.moves))
            (ask(decision, desk))
            (tools)
            (rules_now(decision, desk))
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

/// The cards that tell what would happen. Each lies over the page beside what it is about, so that nothing makes room for it.
fn cards<G: Drawn>(scene: &Scene<'_, G>) -> Markup {
    html! {
        div.tips {
            @for (number, tip) in scene.take_tips().iter().enumerate() {
                div.tip.on-paper id={ "tip-" (number) } data-tip=(number) { (tip) }
            }
        }
    }
}

/// The rules that matter for what is asked.
fn rules_now<G: Drawn>(decision: &Decision<G>, desk: &Desk<'_>) -> Markup {
    html! {
        div.pv {
            div.tip-idle.on-paper {
                h3 { (desk.word("page-rules-now")) }
                ul.rules-now {
                    @for rule in decision.rules.iter().take(3) {
                        li { span { (desk.words.attribute(&rule.replace('.', "-"), "title", &[])) } (rule_link::<G>(rule, desk)) }
                    }
                }
                @if decision.rules.len() < 3 { p.muted.hint { (desk.word("page-point-to-see")) } }
            }
        }
    }
}

fn hand_in<G: Drawn>(decision: &Decision<G>, desk: &Desk<'_>) -> Markup {
    html! {
        button.btn.btn-primary.go form="decide" name="moves" value=(decision.moves.join("\n")) {
            (symbol_small("ui-check"))
            span { (what_is_done(decision, None, desk)) @if decision.is_final { " " (no_way_back(desk)) } }
        }
    }
}

/// What the button does that confirms: the steps so far and the one that ends the decision. Of many only the last is told; all of
/// them stand above.
fn what_is_done<G: Drawn>(decision: &Decision<G>, ending: Option<&str>, desk: &Desk<'_>) -> String {
    let parts: Vec<&str> = decision.steps.iter().map(String::as_str).chain(ending).collect();
    let what = match parts[..] {
        [only] if decision.steps.is_empty() => return only.to_owned(),
        [_, _, .., last] => last.to_owned(),
        _ => parts.join(" → "),
    };
    desk.say(&Message::new("page-confirm").with("what", what))
}

/// What a button says that cannot be taken back.
fn no_way_back(desk: &Desk<'_>) -> Markup {
    html! { small.final { (desk.word("page-final-why")) } }
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
            @let all = desk.word("page-take-all-back");
            a.btn.btn-quiet.back href=(desk.page_address()) aria-label=(all) title=(all) { span { (desk.word("page-take-all-back-short")) } }
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
        (cards(scene))
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
        }
    }
}
