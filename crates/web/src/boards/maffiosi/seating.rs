//! Gangsters who wait for a seat, before the game or after a raid (M1.6, M3.8).

use engine::Message;
use maffiosi::{GangView, Move, Question, Role};
use maud::{Markup, html};

use super::board::Board;
use super::signs::role_symbol;
use super::word_of;
use crate::parts::{Badge, Label, Tips, symbol, target};

impl Board<'_> {
    pub(super) fn waiting_men(&self, tips: &mut Tips) -> Markup {
        let Some((seat, gang)) = self.own().filter(|(_, gang)| gang.waiting != [0; 4]) else { return html! {} };
        let badge = self.scene.badge(seat);
        let sits = match self.view.question {
            Some(Question::Sit { role, asleep, .. }) if self.view.decides == Some(seat) => Some((role, asleep)),
            _ => None,
        };
        html! {
            ul.waiters aria-label=(self.word("maffiosi-waiting")) {
                @for (role, asleep, count) in waiters(gang) {
                    li class=(if sits == Some((role, asleep)) { "waiter sits" } else { "waiter" }) {
                        @match self.scene.choice(if asleep { Move::ChooseSleeper(role) } else { Move::Choose(role) }) {
                            Some(choice) => {
                                @let class = if choice.is_open() { "piece can" } else { "piece" };
                                (target(self.scene, choice, &format!("{class} {}", badge.class), Label::Sign(&hat(&badge, role)), self.context, tips))
                            }
                            None => span class={ "piece " (badge.class) } { (hat(&badge, role)) },
                        }
                        span { (self.waiter(role, asleep)) @if count > 1 { " ×" (count) } }
                    }
                }
            }
        }
    }

    fn waiter(&self, role: Role, asleep: bool) -> String {
        let key = if asleep { "move-choose-asleep" } else { "move-choose" };
        self.say(&Message::new(key).with("role", word_of("short", role.word())))
    }
}

/// Who waits and how many there are of each, the sleepers last (M3.8).
pub(super) fn waiters(gang: &GangView) -> impl Iterator<Item = (Role, bool, u8)> {
    let awake = |role: Role| (role, false, gang.waiting[role as usize] - gang.waiting_asleep[role as usize]);
    let asleep = |role: Role| (role, true, gang.waiting_asleep[role as usize]);
    Role::ALL.map(awake).into_iter().chain(Role::ALL.map(asleep)).filter(|(_, _, count)| *count > 0)
}

fn hat(badge: &Badge, role: Role) -> Markup {
    html! { (symbol("hat-top")) (badge.mark()) span.piece__role { (symbol(role_symbol(role))) } }
}
