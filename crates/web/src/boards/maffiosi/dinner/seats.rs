//! The table as a list: what lies where, who sits there, with what can be done there.

use engine::{Message, Seat};
use maffiosi::{Dinner, Direction, Maffiosi, Move, Place};
use maud::{Markup, html};

use super::super::board::Board;
use crate::Choice;
use crate::parts::{Label, Tips, action, inspect, plain_tip, target, tip};

impl Board<'_> {
    pub(super) fn places(&self, tips: &mut Tips) -> Markup {
        html! {
            ul.places-at aria-label=(self.word("maffiosi-dinner")) { @for place in Place::all() { (self.place_item(place, tips)) } }
        }
    }

    fn place_item(&self, place: Place, tips: &mut Tips) -> Markup {
        let choices = self.scene.choices_here(|mv| place_of(mv) == Some(place));
        let label = self.seat_label(place);
        let at = tips.add(self.place_tip(place, &choices, &label));
        let class = match choices.first() {
            Some(choice) if choice.is_open() && is_deadly(choice.mv) => "kill",
            Some(choice) if choice.is_open() => "open",
            Some(_) => "cannot",
            None => "",
        };
        html! {
            li class={ "place p-" (place.index()) " " (class) } data-at=(at) {
                (self.place_aims(place))
                span.chair-no aria-hidden="true" { (place.index()) @if place.is_crossed() { "×" } }
                @match choices.first() {
                    Some(choice) => { span.sr { (label) } (action(self.scene, choice, "sit", Label::Sign(&html! {}), at)) }
                    None => (inspect(&label, "sit", at)),
                }
                @for owner in self.view.cakes_at(place) { (self.cake_buttons(owner, tips)) }
                (self.told_at(place))
            }
        }
    }

    /// What would come of it, or why not; and what the place is good for.
    fn place_tip(&self, place: Place, choices: &[&Choice<Maffiosi>], label: &str) -> Markup {
        let Some(choice) = choices.first() else {
            let mut lines = self.seat_lines(&self.dinner, place);
            lines.extend(self.view.cakes_at(place).map(|owner| self.say(&self.fuse_label(owner, place))));
            return plain_tip::<Maffiosi>(label, &lines, None, self.context);
        };
        let more = match choice.mv {
            _ if !choice.is_open() => Vec::new(),
            Move::Stab(_) | Move::Fire(_) => self.loss(place),
            Move::Cake(_) => Vec::new(),
            _ => match self.dinner_with_mover(place) {
                Some(dinner) => {
                    let mut lines = self.seat_lines(&dinner, place);
                    lines.extend(self.gain(&dinner));
                    lines
                }
                None => self.seat_lines(&self.dinner, place),
            },
        };
        html! {
            (tip(self.scene, choices, self.context))
            @for line in more { p { (line) } }
        }
    }

    /// What a gang would lose with the man at a place.
    fn loss(&self, place: Place) -> Vec<String> {
        let Some(man) = self.dinner.man_at(place) else { return Vec::new() };
        let left = self.dinner.with(place, None);
        let men = self.view.gangs.get(man.seat.index()).map_or(0, |gang| gang.alive.iter().sum::<u8>().saturating_sub(1));
        let name = self.scene.badge(man.seat).name;
        let mut lines = vec![self.say(&Message::new("maffiosi-men-after").with("name", name.as_str()).with("count", men))];
        lines.extend(self.takings_change(man.seat, self.dinner.takings(man.seat), left.takings(man.seat)));
        lines
    }

    /// What the mover's gang would earn then.
    fn gain(&self, dinner: &Dinner) -> Option<String> {
        let seat = self.view.decides?;
        self.takings_change(seat, self.dinner.takings(seat), dinner.takings(seat))
    }

    fn takings_change(&self, seat: Seat, before: i32, after: i32) -> Option<String> {
        let line = Message::new("maffiosi-takings-change")
            .with("name", self.scene.badge(seat).name)
            .with("before", self.context.money(before))
            .with("after", self.context.money(after));
        (before != after).then(|| self.say(&line))
    }

    /// What can be done with a cake: set it off, or pass it on to either side. The list item is turned as its chair is, so that
    /// clockwise is always towards its right.
    fn cake_buttons(&self, owner: Seat, tips: &mut Tips) -> Markup {
        let ways = [
            (Direction::Clockwise, "pass on", "M4 12H18M12 5L19 12L12 19"),
            (Direction::Counter, "pass back", "M20 12H6M12 5L5 12L12 19"),
        ];
        html! {
            @if let Some(choice) = self.scene.choice(Move::Boom(owner)) {
                (target(self.scene, choice, &format!("fire-up {}", glow(choice)), Label::Sign(&html! {}), self.context, tips))
            }
            @for (direction, class, path) in ways {
                @if let Some(choice) = self.scene.choice(Move::Pass(owner, direction)) {
                    @let sign = html! { svg viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } };
                    (target(self.scene, choice, &format!("{class} {}", glow(choice)), Label::Sign(&sign), self.context, tips))
                }
            }
        }
    }
}

fn glow(choice: &Choice<Maffiosi>) -> &'static str {
    if choice.is_open() { "can" } else { "" }
}

/// The place that a move is about.
const fn place_of(mv: Move) -> Option<Place> {
    match mv {
        Move::Stab(place)
        | Move::Fire(place)
        | Move::Cake(place)
        | Move::Drug(place)
        | Move::From(place)
        | Move::To(place)
        | Move::Sit(place) => Some(place),
        _ => None,
    }
}

const fn is_deadly(mv: Move) -> bool {
    matches!(mv, Move::Stab(_) | Move::Fire(_))
}
