//! Lines of fire, reach of knives, blasts: what could happen, drawn over the table.

use maffiosi::{Card, Move, Place, Question, Threat, Weapon};
use maud::{Markup, html};

use super::super::board::Board;
use super::geometry::{Chair, HALF_BUTTON, between, opposite, outline};

impl Board<'_> {
    /// What the cakes on the table would take.
    pub(super) fn blasts(&self) -> Markup {
        html! {
            @for (seat, gang) in self.view.seats() {
                @if let Some(place) = gang.cake { path class={ "blast " (self.scene.badge(seat).class) } d=(outline(place)) {} }
            }
        }
    }

    /// What the cards of the hand could be about; it shows while one is pointed at. Once a weapon is drawn, its lines stay.
    pub(super) fn card_aims(&self) -> Markup {
        let Some((seat, gang)) = self.own().filter(|_| !self.view.is_over()) else { return html! {} };
        let reach = self.dinner.reach_of(seat);
        let of = |weapon| reach.iter().copied().filter(move |threat| threat.weapon == weapon);
        let drawn = match self.view.question {
            Some(Question::Fire) => Some(Weapon::Bullet),
            Some(Question::Stab) => Some(Weapon::Knife),
            _ => None,
        };
        let holds = |card| gang.hand.is_some_and(|hand| hand.contains(card));
        html! {
            @if let Some(weapon) = drawn.filter(|_| self.scene.decision.is_some()) { g { @for threat in of(weapon) { (line(threat)) } } }
            @if holds(Card::Fire) { g.aims data-about="card-fire" { @for threat in of(Weapon::Bullet) { (line(threat)) } } }
            @if holds(Card::Stab) { g.aims data-about="card-stab" { @for threat in of(Weapon::Knife) { (line(threat)) } } }
        }
    }

    /// What could happen at one place, drawn in the frame of its button; it shows while the place is pointed at.
    pub(super) fn place_aims(&self, place: Place) -> Markup {
        let mover = self.dinner_with_mover(place).filter(|_| self.dinner.man_at(place).is_none());
        let dinner = mover.as_ref().unwrap_or(&self.dinner);
        let would_blow = self.scene.choices().iter().any(|choice| choice.is_open() && choice.mv == Move::Cake(place));
        let cake = self.view.cakes_at(place).next().is_some() || would_blow;
        // What the man there could do, and what could be done to him.
        let mut lines = Vec::new();
        if !self.is_about_something_else() {
            lines = [dinner.reach(place), dinner.threats_to(place)].concat();
        }
        if lines.is_empty() && !cake {
            return html! {};
        }
        let chair = Chair::of(place);
        let (x, y) = chair.button();
        let (half_width, half_height) = HALF_BUTTON;
        html! {
            svg.here-aims viewBox={ (-half_width) " " (-half_height) " " (2.0 * half_width) " " (2.0 * half_height) } aria-hidden="true" {
                g transform={ "rotate(" (-chair.turn) ") translate(" (-x) " " (-y) ")" } {
                    @if cake { path.blast.now d=(outline(place)) {} }
                    @for threat in lines { (line(threat)) }
                }
            }
        }
    }

    /// While the viewer aims a weapon its lines are there already, and a cake or a drink is about other things than weapons.
    fn is_about_something_else(&self) -> bool {
        use Question::{Boom, Cake, Drug, Fire, Pass, Stab};
        let aims_elsewhere = matches!(self.view.question, Some(Stab | Fire | Cake | Pass | Boom | Drug { .. }));
        aims_elsewhere && self.scene.decision.is_some()
    }
}

fn line(threat: Threat) -> Markup {
    let (from, to) = (Chair::of(threat.from), Chair::of(threat.to));
    match threat.weapon {
        Weapon::Bullet => {
            debug_assert_eq!(opposite(threat.from), Some(threat.to), "bullets fly straight across");
            let ((ax, ay), (bx, by)) = (from.item(), to.before(30.0));
            html! {
                path.beam d={ "M" (ax) " " (ay) "L" (bx - 22.0) " " (by) "H" (bx + 22.0) "Z" } {}
                path.shot d={ "M" (ax) " " (ay) "L" (bx) " " (by) } {}
                (reticle(to))
            }
        }
        Weapon::Knife => {
            let (a, b) = (from.before(26.0), to.before(26.0));
            let (cx, cy) = between(from.before(64.0), to.before(64.0));
            html! {
                path.slash d={ "M" (a.0) " " (a.1) "Q" (cx) " " (cy) " " (b.0) " " (b.1) } {}
                (reticle(to))
            }
        }
    }
}

fn reticle(chair: Chair) -> Markup {
    let (x, y) = chair.at;
    html! {
        g.reticle transform={ "translate(" (x) " " (y) ")" } {
            circle r="32" {}
            path d="M0 -38V-27M0 38V27M-38 0H-27M38 0H27" {}
        }
    }
}
