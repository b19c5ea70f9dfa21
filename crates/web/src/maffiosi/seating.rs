//! Gangsters who wait for a seat, before the game or after a raid (M1.6, M3.8).

use maffiosi::{Move, Question, Role};
use maud::{Markup, html};

use super::board::Board;
use super::signs::role_symbol;
use crate::parts::{Badge, Label, symbol, target};

impl Board<'_> {
    pub(super) fn waiting_men(&self) -> Markup {
        let Some((seat, gang)) = self.own().filter(|(_, gang)| gang.waiting != [0; 4]) else { return html! {} };
        let badge = self.badge(seat);
        let sits = match self.view.question {
            Some(Question::Sit { role, .. }) if self.view.decides == Some(seat) => Some(role),
            _ => None,
        };
        html! {
            ul.waiters aria-label=(self.word("maffiosi-waiting")) {
                @for role in Role::ALL {
                    @let count = gang.waiting[role as usize];
                    @if count > 0 {
                        li class=(if sits == Some(role) { "waiter sits" } else { "waiter" }) {
                            @match self.scene.choice(Move::Choose(role)) {
                                Some(choice) => {
                                    @let class = if choice.is_open() { "piece can" } else { "piece" };
                                    (target(self.scene, choice, &format!("{class} {}", badge.class), Label::Sign(&hat(&badge, role)), self.desk))
                                }
                                None => span class={ "piece " (badge.class) } { (hat(&badge, role)) },
                            }
                            span { (self.role(role)) @if count > 1 { " ×" (count) } }
                        }
                    }
                }
            }
        }
    }
}

fn hat(badge: &Badge, role: Role) -> Markup {
    html! { (symbol("hat-top")) (badge.mark()) span.piece__role { (symbol(role_symbol(role))) } }
}
