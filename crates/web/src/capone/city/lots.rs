//! The places of business: the sign, what stands there, what can be done there.

use capone::{Capone, Field, GangView, Kind, Move, PlacingView, Purpose, Question};
use maud::{Markup, html};
use table::Message;

use super::super::board::Board;
use super::super::fitted;
use super::super::signs::{kind_class, kind_symbol};
use crate::Choice;
use crate::parts::{Label, action, symbol, tip};

impl Board<'_> {
    pub(super) fn illegal_lot(&self, field: Field) -> Markup {
        let kind = field.kind();
        let gang = self.gang(field);
        let choice = self.scene.choice(Move::Field(field));
        let at = choice.map(|choice| {
            self.scene.add_tip(html! { (tip(self.scene, &[choice], self.desk)) (self.attack(field, gang, choice)) })
        });
        let class = format!(
            "lot illegal {} at-{}-{}{}{}{}{}",
            kind_class(kind, self.edition),
            kind.word(),
            field.twin(),
            if gang.is_some() { " held" } else { "" },
            if self.field_now() == Some(field) { " now" } else { "" },
            if self.placing_on(field).is_some() { " met" } else { "" },
            state_class(choice)
        );
        html! {
            li id={ "field-" (field.index()) } class=(class) data-at=[at] {
                span.sr { (self.field_label(field)) }
                span.sign aria-hidden="true" {
                    (sign_name(&self.kind_name(kind), 9))
                    i { (field.twin()) }
                    b { (self.minimum(kind)) }
                }
                span.lot__in aria-hidden="true" {
                    span.big { (symbol(kind_symbol(kind))) }
                    @if let Some(gang) = gang {
                            (self.group(gang.seat, &gang.members, gang.guards))
                            (self.plaque(field, gang))
                    }
                }
                (self.comers(field))
                @if let (Some(choice), Some(at)) = (choice, at) { (self.button(choice, at)) }
            }
        }
    }

    /// The total that stands there and what it takes to oust it (C3.23).
    fn plaque(&self, field: Field, gang: &GangView) -> Markup {
        let badge = self.badge(gang.seat);
        html! {
            span class={ "plq " (badge.class) } {
                span.plq__sum { (symbol(badge.sign)) (gang.total) }
                span.plq__oust { span { (self.word("capone-to-oust")) } (self.to_oust(field, gang)) }
            }
        }
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
                span.run { (self.worth(&placing.members, placing.guards)) @if let Some(needed) = self.needed() { " / " (needed) } }
            }
        }
    }

    /// What setting pieces there would oust, told before the first piece is chosen.
    fn attack(&self, field: Field, gang: Option<&GangView>, choice: &Choice<Capone>) -> Markup {
        let illegal = matches!(self.view.question, Some(Question::Target(kind)) if matches!(kind.purpose(), Purpose::Illegal | Purpose::Takeover));
        match gang {
            Some(gang) if illegal && choice.is_open() && gang.seat != self.view.active => self.losses(field, gang),
            _ => html! {},
        }
    }

    pub(super) fn legal_lot(&self, kind: Kind) -> Markup {
        let owner = self.view.legal[kind as usize];
        let name = self.kind_name(kind);
        let label = match owner {
            Some(seat) => Message::new("capone-legal-held").with("place", name.as_str()).with("name", self.badge(seat).name),
            None => Message::new("capone-legal-free").with("place", name.as_str()),
        };
        html! {
            li class={ "lot legal nc-white at-" (kind.word()) } {
                span.sr { (self.say(&label)) }
                span.sign aria-hidden="true" { (sign_name(&name, 9)) }
                span.lot__in aria-hidden="true" {
                    span.big { (symbol(kind_symbol(kind))) }
                    @if let Some(seat) = owner { (self.guard(seat)) }
                }
            }
        }
    }

    pub(super) fn away_lot(&self, kind: Kind) -> Markup {
        let absentee = self.view.away.iter().zip(Kind::OUT_OF_CIRCULATION).find(|(_, other)| *other == kind);
        let absentee = absentee.and_then(|(absentee, _)| *absentee);
        let choice = self.scene.choice(Move::Away(kind));
        let at = choice.map(|choice| self.scene.add_tip(tip(self.scene, &[choice], self.desk)));
        let name = self.kind_name(kind);
        let label = match absentee {
            Some(it) => Message::new("capone-away-held")
                .with("place", name.as_str())
                .with("member", self.member_name(it.member))
                .with("name", self.badge(it.seat).name),
            None => Message::new("capone-away-free").with("place", name.as_str()),
        };
        html! {
            li class={ "lot away nc-purple at-" (kind.word()) (state_class(choice)) } data-at=[at] {
                span.sr { (self.say(&label)) }
                span.sign aria-hidden="true" { (sign_name(&name, 11)) }
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

    /// Such as "Casino 2, at least $25,000, held by Pescatore with right hand, 4 bodyguards: $70,000, to oust $75,000".
    fn field_label(&self, field: Field) -> String {
        let place = Message::new("capone-place")
            .with("field", self.field_name(field))
            .with("minimum", self.money(self.minimum(field.kind())));
        let state = match self.gang(field) {
            None => self.word("capone-place-free"),
            Some(gang) => self.say(
                &Message::new("capone-place-held")
                    .with("name", self.badge(gang.seat).name)
                    .with("pieces", self.pieces_named(&gang.members, gang.guards))
                    .with("total", self.money(gang.total))
                    .with("oust", self.money(self.to_oust(field, gang))),
            ),
        };
        format!("{}, {state}", self.say(&place))
    }
}

fn sign_name(name: &str, room: usize) -> Markup {
    html! { span.sign__name { (fitted(name, room)) } }
}

fn state_class(choice: Option<&Choice<Capone>>) -> &'static str {
    match choice {
        Some(choice) if choice.is_open() => " open",
        Some(_) => " shut",
        None => "",
    }
}
