//! Setting pieces: what is set, what can be added, the running total against what is needed, and whom it would oust.

use capone::{Capone, Field, Kind, Losses, Member, Move, PlacingView, Question};
use engine::Message;
use maud::{Markup, html};

use super::board::Board;
use super::signs::member_symbol;
use crate::parts::{Label, Tips, action, moves_with, picture, plain_tip, rule_link, symbol, symbol_small, target};
use crate::{Choice, OpenDecision};

impl Board<'_> {
    /// What the pieces that are being set must be worth; nothing where any piece will do (C3.21-C3.23, C3.9).
    pub(super) fn needed(&self) -> Option<i32> {
        self.view.required(&self.figures).map(|required| required.total).filter(|total| *total > 0)
    }

    pub(super) fn placing_tools(&self, field: Field, tips: &mut Tips) -> Markup {
        let nothing = PlacingView { field, members: Vec::new(), guards: 0 };
        let placing = self.view.placing.as_ref().unwrap_or(&nothing);
        html! {
            div.tray {
                (self.meter(placing))
                (self.pieces_to_set(placing, tips))
            }
            @if let Some(losses) = self.view.losses(field) {
                div.prey.on-paper { (self.losses(field, &losses)) }
            }
            (self.settle(tips))
        }
    }

    /// What hands the pieces in, always at the same place. What comes of it stands beside it, so that one tap does it.
    fn settle(&self, tips: &mut Tips) -> Markup {
        let Some(choice) = self.scene.choice(Move::Done) else { return html! {} };
        if matches!(self.view.question, Some(Question::TakeOver(_))) || self.view.is_last_card() {
            return html! {};
        }
        let class = if choice.is_open() { "btn btn-primary at-once" } else { "btn" };
        let face = html! { (symbol_small("ui-check")) span { (choice.words) } };
        html! { div.settle { (target(self.scene, choice, class, Label::Words(&face), self.context, tips)) } }
    }

    /// The running total against what is needed.
    fn meter(&self, placing: &PlacingView) -> Markup {
        let so_far = self.figures.worth(&placing.members, placing.guards);
        let rule = self.view.required(&self.figures).map_or("C3.2", |required| required.rule);
        html! {
            div.meter {
                (self.bar(placing, self.needed().unwrap_or(0).max(so_far)))
                p { b { (self.measured(so_far)) } " " (rule_link::<Capone>(rule, self.context)) }
            }
        }
    }

    /// How a total compares with what is needed.
    fn measured(&self, total: i32) -> String {
        let message = match self.needed() {
            Some(needed) if needed > total => {
                Message::new("capone-short").with("needed", self.money(needed)).with("short", self.money(needed - total))
            }
            Some(needed) => Message::new("capone-enough").with("needed", self.money(needed)),
            None if total > 0 => Message::new("capone-added"),
            None => return self.word("capone-any-piece"),
        };
        self.say(&message.with("total", self.money(total)))
    }

    /// A stretch for each piece, as long as it is worth.
    fn bar(&self, placing: &PlacingView, whole: i32) -> Markup {
        let values = placing.members.iter().map(|member| self.figures.value(*member));
        let guards = self.figures.guards(placing.guards);
        let stretches = values.chain((guards > 0).then_some(guards)).scan(0, |end, value| {
            *end += value;
            Some((*end - value, value))
        });
        let class = self.scene.badge(self.view.active).class;
        html! {
            svg class={ "bar " (class) } viewBox={ "0 0 " (whole.max(1)) " 10" } preserveAspectRatio="none" aria-hidden="true" {
                @for (at, value) in stretches { rect x=(at) y="0" width=(value) height="10" {} }
            }
        }
    }

    fn pieces_to_set(&self, placing: &PlacingView, tips: &mut Tips) -> Markup {
        let pieces = self.scene.choices_here(|mv| matches!(mv, Move::Member(_) | Move::Guard));
        let (open, shut): (Vec<_>, Vec<_>) = pieces.into_iter().partition(|choice| choice.is_open());
        // A member who is not on the photo is shown there, with where he is; one who is set can be taken back.
        let family = self.family_of(self.view.active);
        let is_at_hand = |mv: Move| match mv {
            Move::Member(member) => family.photo.contains(&member) && !placing.members.contains(&member),
            _ => family.guards > placing.guards,
        };
        let shut: Vec<_> = shut.into_iter().filter(|choice| is_at_hand(choice.mv)).collect();
        html! {
            div.trow {
                @if !placing.members.is_empty() || placing.guards > 0 { (self.pieces_set(placing)) }
                @if !open.is_empty() {
                    (group(&self.word("capone-add"), &html! {
                        @for choice in open { (self.piece_to_add(choice, placing, tips)) }
                        (self.all_guards())
                    }))
                }
                @if !shut.is_empty() {
                    (group(&self.word("capone-cannot"), &html! { @for choice in shut { (self.piece(choice, "tb", tips)) } }))
                }
            }
        }
    }

    /// A piece that can be set next, with what the total would be.
    fn piece_to_add(&self, choice: &Choice<Capone>, placing: &PlacingView, tips: &mut Tips) -> Markup {
        let total = self.figures.worth(&placing.members, placing.guards) + self.worth_of(choice.mv);
        let at = tips.add(plain_tip::<Capone>(&choice.words, &[self.measured(total)], None, self.context));
        // A step that can be taken back needs no second tap; the one that ends the decision does.
        let class = if choice.completes() { "tb can" } else { "tb can at-once" };
        html! { span.at data-at=(at) { (action(self.scene, choice, class, Label::Picture(&self.piece_face(choice)), at)) } }
    }

    /// A piece that can be taken, or why a piece cannot be.
    fn piece(&self, choice: &Choice<Capone>, class: &str, tips: &mut Tips) -> Markup {
        target(self.scene, choice, class, Label::Picture(&self.piece_face(choice)), self.context, tips)
    }

    fn piece_face(&self, choice: &Choice<Capone>) -> Markup {
        let sign = match choice.mv {
            Move::Member(member) => member_symbol(member),
            _ => "bodyguard",
        };
        html! {
            span.tb__pic { (symbol(sign)) }
            b { (self.worth_of(choice.mv)) }
            @if !choice.is_open() { i { (symbol_small("ui-lock")) } }
        }
    }

    /// What the piece that a move sets is worth.
    fn worth_of(&self, mv: Move) -> i32 {
        if let Move::Member(member) = mv { self.figures.value(member) } else { self.edition.guards.value }
    }

    /// A member on the photo, who can be set there as well as from the row of pieces.
    pub(super) fn set_from_photo(&self, member: Member, face: &Markup) -> Option<Markup> {
        let is_placing = matches!(self.view.question, Some(Question::Place(_) | Question::TakeOver(_)));
        let decision = self.scene.decision.as_ref().filter(|_| is_placing)?;
        let choice = self.scene.choice(Move::Member(member)).filter(|choice| choice.is_open())?;
        // The row of pieces is for everybody and tells what would happen; this is a shorter way for the pointer, and only ever a step.
        Some(html! {
            button.who__set form="step" name="draft" value=(moves_with(decision, choice)) title=(choice.words) tabindex="-1" aria-hidden="true" { (face) }
        })
    }

    /// As many guards as are still missing, in one go.
    fn all_guards(&self) -> Markup {
        let count = self.view.guards_missing(&self.figures).filter(|count| *count > 1);
        let (Some(decision), Some(count)) = (&self.scene.decision, count) else { return html! {} };
        let guards = vec![Move::Guard.to_string(); count.into()];
        let moves = decision.moves.iter().chain(&guards).cloned().collect::<Vec<_>>().join("\n");
        let label = self.say(&Message::new("capone-add-guards").with("guards", self.guards_named(count)));
        html! {
            button.tb.can.many form="step" name="draft" value=(moves) title=(label) {
                (picture(&label, &html! { span.tb__pic { (symbol("bodyguard")) } b { "×" (count) } }))
            }
        }
    }

    /// What is set so far; each piece can be taken back by itself.
    fn pieces_set(&self, placing: &PlacingView) -> Markup {
        let Some(decision) = &self.scene.decision else { return html! {} };
        let class = self.scene.badge(self.view.active).class;
        let members = placing.members.iter().map(|member| {
            (member_symbol(*member), self.figures.value(*member).to_string(), Move::Member(*member), self.member_name(*member))
        });
        let guards = (placing.guards > 0).then(|| {
            let value = self.figures.guards(placing.guards);
            ("bodyguard", value.to_string(), Move::Guard, self.guards_named(placing.guards))
        });
        let pieces = html! {
            @for (sign, value, mv, name) in members.chain(guards) {
                @let label = self.say(&Message::new("capone-take-back").with("piece", name));
                button class={ "tb on " (class) } form="step" name="draft" value=(without(decision, mv)) title=(label) {
                    (picture(&label, &html! {
                        span.tb__pic { (symbol(sign)) }
                        b { (value) @if mv == Move::Guard && placing.guards > 1 { " · ×" (placing.guards) } }
                        i { (symbol_small("ui-cross")) }
                    }))
                }
            }
        };
        group(&self.word("capone-set"), &pieces)
    }

    /// Who would lose what.
    pub(super) fn losses(&self, field: Field, losses: &Losses) -> Markup {
        let badge = self.scene.badge(losses.seat);
        // Whoever takes over must match what stands there (C3.9); others must set more.
        let (key, at) = match self.view.question {
            Some(Question::Target(Kind::Takeover) | Question::TakeOver(_)) => {
                ("capone-oust-exactly", self.gang(field).map_or(0, |gang| gang.total))
            }
            _ => ("capone-oust", self.needed().unwrap_or_else(|| self.to_oust(field))),
        };
        let title = Message::new(key).with("total", self.money(at)).with("name", badge.name.as_str());
        html! {
            h3.prey__title { (badge.mark()) span { (self.say(&title)) } (rule_link::<Capone>("C3.4", self.context)) }
            ul.prey__list {
                @for member in &losses.harbour {
                    li { span { (self.member_name(*member)) " " (self.money(self.figures.value(*member))) } span { (self.word("capone-lost")) " " (symbol_small("harbour")) } }
                }
                @if losses.park > 0 {
                    li { span { (self.guards_named(losses.park)) } span { (self.word("capone-to-park")) " " (symbol_small("park")) } }
                }
            }
        }
    }

    /// The members of whom one is taken.
    pub(super) fn victims(&self, field: Field, tips: &mut Tips) -> Markup {
        let there: &[Member] = self.gang(field).map_or(&[], |gang| &gang.members);
        let choices = self.scene.choices_here(|mv| matches!(mv, Move::Member(_)));
        let choices = choices.into_iter().filter(|choice| matches!(choice.mv, Move::Member(member) if there.contains(&member)));
        let class = self.gang(field).map_or("", |gang| self.scene.badge(gang.seat).class);
        html! {
            div.tray {
                div.trow { (group(&self.field_name(field), &html! { @for choice in choices { (self.piece(choice, &format!("tb can {class}"), tips)) } })) }
            }
        }
    }
}

fn group(title: &str, pieces: &Markup) -> Markup {
    html! { div.tgrp role="group" aria-label=(title) { p.eyebrow aria-hidden="true" { (title) } div.tset { (pieces) } } }
}

/// The steps so far without the last one that was this.
fn without(decision: &OpenDecision<Capone>, mv: Move) -> String {
    let gone = decision.moves.iter().rposition(|step| *step == mv.to_string());
    let left = decision.moves.iter().enumerate().filter(|(index, _)| Some(*index) != gone).map(|(_, step)| step.as_str());
    left.collect::<Vec<_>>().join("\n")
}
