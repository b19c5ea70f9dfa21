//! The family's photo: eight portraits with their values and where they are, the guards in a row, the chip on its scale.

use std::cmp::Ordering;

use capone::{Capone, FamilyView, Member, Move, Question, Spot};
use engine::{Message, Seat};
use maud::{Markup, html};

use super::board::Board;
use super::household::reach_class;
use super::pieces::piece_name;
use super::signs::member_symbol;
use crate::Choice;
use crate::parts::{Label, Tips, symbol, symbol_small, symbol_tiny, target};

impl Board<'_> {
    pub(super) fn photo(&self, tips: &mut Tips) -> Markup {
        let seat = self.photo_seat();
        let family = self.family_of(seat);
        let badge = self.scene.badge(seat);
        let title = Message::new("capone-photo").with("name", badge.name.as_str());
        html! {
            section #photo class={ "photo on-paper " (badge.class) } aria-label=(self.say(&title)) {
                header {
                    (badge.mark()) h2 { (self.say(&title)) }
                    (self.known_cards())
                    span.money { (self.money(family.cash)) }
                }
                ul.photo__row { @for member in Member::ALL { (self.portrait(seat, member, tips)) } }
                div.photo__low { (self.guard_row(seat, family)) (self.scale(seat, family)) }
            }
        }
    }

    fn portrait(&self, seat: Seat, member: Member, tips: &mut Tips) -> Markup {
        let spot = self.whereabouts(seat, member);
        let is_set =
            self.view.placing.as_ref().is_some_and(|placing| seat == self.view.active && placing.members.contains(&member));
        let state = match spot {
            _ if is_set => "set",
            Spot::Photo => "home",
            Spot::Harbour => "away drowned",
            Spot::Field(_) => "set",
            _ => "away",
        };
        let name = self.member_name(member);
        let stands = if is_set { self.field_now().map_or(spot, Spot::Field) } else { spot };
        let piece = (spot == Spot::Photo).then(|| piece_name(seat, member));
        let face = html! {
            span class={ "who__pic " (state) } data-piece=[piece] aria-hidden="true" {
                (symbol(member_symbol(member)))
                b { (self.figures.value(member)) }
                @if state == "set" { i { (symbol_tiny("ui-check")) } }
            }
        };
        let settable = if spot == Spot::Photo && self.scene.is_own(seat) { self.set_from_photo(member, &face) } else { None };
        // In one's turn a member can be bought out here; where the question is about it, the dock asks.
        let is_for_sale = matches!(spot, Spot::Cell(_)) && self.view.question == Some(Question::Turn);
        let ransom = self.scene.choice(Move::BuyOut(member)).filter(|_| is_for_sale);
        html! {
            li.who {
                (settable.unwrap_or(face))
                span.who__name { (name) span.sr { ", " (self.money(self.figures.value(member))) ", " } }
                @match ransom {
                    Some(choice) => (self.ransom_button(choice, tips)),
                    None => span.who__at { (self.spot_name(stands)) },
                }
            }
        }
    }

    fn ransom_button(&self, choice: &Choice<Capone>, tips: &mut Tips) -> Markup {
        let label = Message::new("capone-out-for").with("price", self.money(self.figures.price(choice.mv)));
        let class = if choice.is_open() { "buy" } else { "buy no-cash" };
        target(self.scene, choice, class, Label::Picture(&html! { (self.say(&label)) }), self.context, tips)
    }

    /// Where the guards of a family are.
    fn guard_row(&self, seat: Seat, family: &FamilyView) -> Markup {
        let placing = self.view.placing.as_ref().filter(|_| seat == self.view.active).map_or(0, |placing| placing.guards);
        let FamilyView { park, gone, .. } = *family;
        let home = family.guards.saturating_sub(placing);
        let at_work = self.edition.guards.count.saturating_sub(home + park + gone);
        let said = Message::new("capone-guards").with("home", home).with("work", at_work).with("park", park).with("gone", gone);
        let stages = [("home", "", home), ("work", "ui-check", at_work), ("at", "park", park), ("gone", "ui-cross", gone)];
        html! {
            div.guards role="img" aria-label=(self.say(&said)) title=(self.say(&said)) {
                @for (class, mark, count) in stages {
                    @for _ in 0..count {
                        span class={ "gdx " (class) } { (symbol("bodyguard")) @if !mark.is_empty() { i { (symbol_tiny(mark)) } } }
                    }
                }
            }
            span.cap { (self.say(&Message::new("capone-guards-home").with("count", home))) }
        }
    }

    /// The investment chip on its scale (C4.5).
    fn scale(&self, seat: Seat, family: &FamilyView) -> Markup {
        let goal = self.edition.chip.goal;
        let reach = self.view.reach(&self.figures, seat);
        let said = self.reach_named(reach);
        html! {
            span.cap.end { (self.word("capone-chip")) }
            div.scale role="img" aria-label=(said) title=(said) {
                @for step in 0..=goal {
                    @let class = match step.cmp(&family.chip) {
                        Ordering::Less => "past",
                        Ordering::Equal => "on",
                        Ordering::Greater => reach_class(step, reach),
                    };
                    span class=(class) { @if step == family.chip { (symbol_small("chip")) } @else { (step) } }
                }
            }
        }
    }
}
