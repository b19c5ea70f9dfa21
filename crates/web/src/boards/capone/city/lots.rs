//! The places of business: the sign, what stands there, what can be done there.

use capone::{Absentee, Capone, Field, GangView, Kind, Move, PlacingView, Purpose, Question};
use engine::{Message, Seat};
use maud::{Markup, html};

use super::super::board::Board;
use super::super::signs::{kind_class, kind_symbol};
use crate::Choice;
use crate::parts::{Label, Tips, action, inspect, plain_tip, symbol, tip};

impl Board<'_> {
    pub(super) fn illegal_lot(&self, field: Field, paid: Option<(Seat, i32)>, tips: &mut Tips) -> Markup {
        let kind = field.kind();
        let gang = self.gang(field);
        let choice = self.scene.choice(Move::Field(field));
        let at = match choice {
            Some(choice) => Some(html! { (tip(self.scene, &[choice], self.context)) (self.attack(field, choice)) }),
            // What stands there can be looked at, whoever is asked for what.
            None => gang.map(|_| plain_tip::<Capone>(&self.field_name(field), &[self.held_by(field)], None, self.context)),
        };
        let at = at.map(|card| tips.add(html! { (card) (self.ousters(field)) }));
        let held = match (gang, paid) {
            (Some(_), _) => " held",
            (None, Some(_)) => " paid",
            (None, None) => "",
        };
        let now = if self.field_now() == Some(field) { " now" } else { "" };
        let met = if self.placing_on(field).is_some() { " met" } else { "" };
        let states = [held, now, met, state_class(choice)].concat();
        html! {
            li id={ "field-" (field.index()) }
                class={ "lot illegal " (kind_class(kind, self.edition)) " at-" (kind.word()) "-" (field.twin()) (states) } data-at=[at] {
                span.sr { (self.field_label(field, paid)) }
                span.sign aria-hidden="true" {
                    (self.sign_name(&self.kind_name(kind)))
                    i { (field.twin()) }
                    b { (self.figures.minimum(kind)) }
                }
                span.lot__in aria-hidden="true" {
                    span.big { (symbol(kind_symbol(kind))) }
                    @if let Some(gang) = gang {
                        (self.group(gang.seat, &gang.members, gang.guards))
                        (self.plaque(field, gang))
                    } @else if let Some((seat, amount)) = paid {
                        (self.paid_plaque(seat, amount))
                    }
                }
                (self.comers(field))
                @match (choice, at) {
                    (Some(choice), Some(at)) => (self.button(choice, at)),
                    (None, Some(at)) => (inspect(&self.field_name(field), "here", at)),
                    _ => {}
                }
            }
        }
    }

    /// The total that stands there and what it takes to oust it (C3.23).
    fn plaque(&self, field: Field, gang: &GangView) -> Markup {
        let badge = self.scene.badge(gang.seat);
        html! {
            span class={ "plq " (badge.class) } {
                span.plq__sum { (symbol(badge.sign)) (gang.total) }
                span.plq__oust { span { (self.word("capone-to-oust")) } (self.to_oust(field)) }
            }
        }
    }

    /// What the field paid at the year's end, and whom (C4.1).
    fn paid_plaque(&self, seat: Seat, amount: i32) -> Markup {
        let badge = self.scene.badge(seat);
        html! { span class={ "plq " (badge.class) } { span.plq__sum { (symbol(badge.sign)) "+" (amount) } } }
    }

    /// Whether the viewer is to choose a place in the city: then the others stand back.
    pub(super) fn is_choosing_a_lot(&self) -> bool {
        let is_lot = |choice: &Choice<Capone>| matches!(choice.mv, Move::Field(_) | Move::Away(_));
        self.scene.choices().iter().any(|choice| is_lot(choice) && choice.is_open())
    }

    fn placing_on(&self, field: Field) -> Option<&PlacingView> {
        self.view.placing.as_ref().filter(|placing| placing.field == field)
    }

    /// The pieces that are being set there.
    fn comers(&self, field: Field) -> Markup {
        let Some(placing) = self.placing_on(field) else { return html! {} };
        html! {
            span.comers aria-hidden="true" {
                (self.group(self.view.active, &placing.members, placing.guards))
                span.run { (self.figures.worth(&placing.members, placing.guards)) @if let Some(needed) = self.needed() { " / " (needed) } }
            }
        }
    }

    /// What setting pieces there would oust, told before the first piece is chosen.
    fn attack(&self, field: Field, choice: &Choice<Capone>) -> Markup {
        let sets = matches!(self.view.question, Some(Question::Target(kind)) if matches!(kind.purpose(), Purpose::Illegal | Purpose::Takeover));
        let losses = self.view.losses(field).filter(|_| sets && choice.is_open());
        html! { @if let Some(losses) = losses { (self.losses(field, &losses)) } }
    }

    pub(super) fn legal_lot(&self, kind: Kind) -> Markup {
        let owner = self.view.legal[kind as usize];
        let name = self.kind_name(kind);
        let label = match owner {
            Some(seat) => Message::new("capone-legal-held").with("name", self.scene.badge(seat).name),
            None => Message::new("capone-legal-free"),
        };
        html! {
            li class={ "lot legal nc-white at-" (kind.word()) } {
                span.sr { (self.say(&label.with("place", name.as_str()))) }
                span.sign aria-hidden="true" { (self.sign_name(&name)) }
                span.lot__in aria-hidden="true" {
                    span.big { (symbol(kind_symbol(kind))) }
                    @if let Some(seat) = owner { (self.guard(seat)) }
                }
            }
        }
    }

    pub(super) fn away_lot(&self, kind: Kind, absentee: Option<Absentee>, tips: &mut Tips) -> Markup {
        let choice = self.scene.choice(Move::Away(kind));
        let at = choice.map(|choice| tips.add(tip(self.scene, &[choice], self.context)));
        let name = self.kind_name(kind);
        let label = match absentee {
            Some(it) => Message::new("capone-away-held")
                .with("place", name.as_str())
                .with("member", self.member_name(it.member))
                .with("name", self.scene.badge(it.seat).name),
            None => Message::new("capone-away-free").with("place", name.as_str()),
        };
        html! {
            li class={ "lot away nc-purple at-" (kind.word()) (state_class(choice)) } data-at=[at] {
                span.sr { (self.say(&label)) }
                span.sign aria-hidden="true" { (self.sign_name(&name)) }
                span.lot__in aria-hidden="true" {
                    @match absentee {
                        Some(it) => (self.signed_medal(it.seat, it.member)),
                        None => span.big { (symbol(kind_symbol(kind))) },
                    }
                }
                @if let (Some(choice), Some(at)) = (choice, at) { (self.button(choice, at)) }
            }
        }
    }

    fn button(&self, choice: &Choice<Capone>, at: usize) -> Markup {
        let class = if choice.is_open() { "here can" } else { "here cannot" };
        action(self.scene, choice, class, Label::Sign(&html! {}), at)
    }

    fn sign_name(&self, name: &str) -> Markup {
        html! { span.sign__name { (self.with_breaks(name)) } }
    }

    /// Who stands there, with what, and what it takes to oust them.
    fn held_by(&self, field: Field) -> String {
        let Some(gang) = self.gang(field) else { return self.word("capone-place-free") };
        let held = Message::new("capone-place-held")
            .with("name", self.scene.badge(gang.seat).name)
            .with("pieces", self.pieces_named(&gang.members, gang.guards))
            .with("total", self.money(gang.total))
            .with("oust", self.money(self.to_oust(field)));
        self.say(&held)
    }

    /// Such as "Casino 2, at least $25,000, held by Pescatore with right hand, 4 bodyguards: $70,000, to oust $75,000".
    pub(in crate::boards::capone) fn field_label(&self, field: Field, paid: Option<(Seat, i32)>) -> String {
        let place = Message::new("capone-place")
            .with("field", self.field_name(field))
            .with("minimum", self.money(self.figures.minimum(field.kind())));
        let state = match (self.gang(field), paid) {
            (None, None) => self.word("capone-place-free"),
            (None, Some((seat, amount))) => self.say(
                &Message::new("capone-place-paid").with("name", self.scene.badge(seat).name).with("amount", self.money(amount)),
            ),
            (Some(_), _) => self.held_by(field),
        };
        format!("{}, {state}", self.say(&place))
    }
}

fn state_class(choice: Option<&Choice<Capone>>) -> &'static str {
    match choice {
        Some(choice) if choice.is_open() => " open",
        Some(_) => " shut",
        None => "",
    }
}
