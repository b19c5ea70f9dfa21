//! The map as a list: what stands where, with what can be done there.

use engine::Message;
use maud::{Markup, html};
use pate::{District, FamilyView, Field, Move};

use super::super::board::{Board, field_of};
use crate::parts::{Label, Tips, action, tip};

impl Board<'_> {
    /// The same as a list: what stands where, with what can be done there.
    pub(super) fn places(&self, tips: &mut Tips) -> Markup {
        html! {
            ul.places aria-label=(self.word("pate-city")) {
                @for district in District::all() { (self.district_place(district, tips)) }
                @for field in Field::all() { (self.place(field, tips)) }
                @for line in self.off_the_street() { li.sr { (line) } }
            }
        }
    }

    fn district_place(&self, district: District, tips: &mut Tips) -> Markup {
        let choices = self.scene.choices_here(|mv| mv == Move::District(district));
        let Some(choice) = choices.first() else { return html! {} };
        let at = tips.add(tip(self.scene, &choices, self.context));
        let class = format!("quarter q-{} {}", district.index(), if choice.is_open() { "open" } else { "cannot" });
        html! { li id={ "place-q" (district.index()) } data-at=(at) { (action(self.scene, choice, &class, Label::Sign(&html! {}), at)) } }
    }

    fn place(&self, field: Field, tips: &mut Tips) -> Markup {
        let choices = self.scene.choices_here(|mv| field_of(mv) == Some(field));
        let label = self.place_label(field);
        let Some(choice) = choices.first() else {
            return html! { li class={ "spot s-" (field.index()) } { span.sr { (label) } } };
        };
        let at = tips.add(tip(self.scene, &choices, self.context));
        let class = if choice.is_open() { "here can" } else { "here cannot" };
        html! {
            li id={ "place-" (field.index()) } class={ "spot s-" (field.index()) } data-at=(at) {
                span.sr { (label) }
                (action(self.scene, choice, class, Label::Sign(&html! {}), at))
            }
        }
    }

    /// Such as "Bookmakers, East Side, pays $3,000, held by Barzini, protected".
    fn place_label(&self, field: Field) -> String {
        let kind = self.kind(field);
        let holder = match self.view.holder(field) {
            Some(family) => self.say(&Message::new("pate-held-by").with("family", self.family_badge(family).name)),
            None => self.word("describe-empty"),
        };
        let place = Message::new("pate-place")
            .with("business", self.business_name(kind))
            .with("pips", self.pips(field))
            .with("district", self.district_name(field))
            .with("amount", self.money(self.figures.pays(kind)))
            .with("holder", holder);
        let protected = self.view.protected().contains(field).then(|| self.word("pate-protected"));
        let car = (self.view.car == Some(field)).then(|| self.word("pate-car-here"));
        [Some(self.say(&place)), protected, car].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn off_the_street(&self) -> Vec<String> {
        let whereabouts = |key: &'static str, count: fn(&FamilyView) -> u8| {
            self.seats().filter(move |(_, family)| count(family) > 0).map(move |(seat, family)| {
                self.say(&Message::new(key).with("name", self.scene.badge(seat).name).with("count", count(family)))
            })
        };
        let mut lines: Vec<String> = whereabouts("pate-in-tombs", |family| family.tombs).collect();
        lines.extend(whereabouts("pate-in-hudson", |family| family.hudson));
        lines.push(self.say(&Message::new("describe-brooklyn").with("friends", self.view.brooklyn)));
        lines
    }
}
