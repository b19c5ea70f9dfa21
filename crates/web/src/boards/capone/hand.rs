//! The hand: what each card does, with what can be done with it.

use capone::{Capone, CardUse, Field, Kind, Move, Purpose, Question};
use engine::Message;
use games::capitalised;
use maud::{Markup, html};

use super::board::Board;
use super::signs::{kind_class, kind_symbol};
use crate::Choice;
use crate::parts::{Label, Tips, action, plain_tip, symbol, symbol_tiny, target, tip};

impl Board<'_> {
    pub(super) fn hand(&self, tips: &mut Tips) -> Markup {
        let family = self.family_of(self.photo_seat());
        let Some(hand) = &family.hand else { return html! {} };
        let put_away: &[Kind] =
            if self.view.question == Some(Question::Exchange) { family.exchanged.as_deref().unwrap_or_default() } else { &[] };
        html! {
            section #hand.myhand aria-label=(self.word("capone-hand")) {
                ul class={ "hand of-" (hand.len() + put_away.len()) } {
                    @for kind in hand { li { (self.card_in_hand(*kind, tips)) } }
                    @for kind in put_away { li.put-away { (self.card(*kind)) span.card__note { (self.word("capone-put-away")) } } }
                }
                @if hand.is_empty() && put_away.is_empty() { p.muted.no-cards { (self.word("capone-no-cards")) } }
            }
        }
    }

    fn card_in_hand(&self, kind: Kind, tips: &mut Tips) -> Markup {
        let main = self.scene.choice(Move::Play(kind)).or_else(|| self.scene.choice(Move::Exchange(kind)));
        let down = self.scene.choice(Move::LayDown(kind));
        let face = self.card_face(kind);
        html! {
            @match main {
                Some(choice) => {
                    @let at = tips.add(self.card_tip(choice, kind));
                    @let class = if choice.is_open() { "can" } else { "cannot" };
                    @let class = format!("card {} {class}", kind_class(kind, self.edition));
                    span.at data-at=(at) { (action(self.scene, choice, &class, Label::Picture(&face), at)) }
                }
                None => (self.card(kind)),
            }
            @if let Some(choice) = down {
                (target(self.scene, choice, "down", Label::Picture(&html! { (self.word("capone-face-down")) }), self.context, tips))
            }
        }
    }

    /// A card that only lies there.
    fn card(&self, kind: Kind) -> Markup {
        html! { div class={ "card " (kind_class(kind, self.edition)) } { (self.card_face(kind)) } }
    }

    fn card_face(&self, kind: Kind) -> Markup {
        let minimum = self.figures.minimum(kind);
        html! {
            @if minimum > 0 { span.card__min aria-hidden="true" { (minimum) } }
            (symbol(kind_symbol(kind)))
            b.card__name { (self.with_breaks(&self.kind_name(kind))) }
            span.card__text { (self.with_breaks(&self.card_text(kind))) }
        }
    }

    /// What the card is good for now (C1.6).
    fn card_use(&self, kind: Kind) -> CardUse {
        self.edition.card_use(kind, self.family_of(self.photo_seat()).chip)
    }

    /// What the card does, in a few words.
    fn card_text(&self, kind: Kind) -> String {
        let card_use = self.card_use(kind);
        self.say(&Message { key: format!("capone-card-{}", card_use.word()), ..card_use.into() })
    }

    /// What would happen, and what the card is for.
    fn card_tip(&self, choice: &Choice<Capone>, kind: Kind) -> Markup {
        let use_of = capitalised(&self.say(&self.card_use(kind).into()));
        match &choice.verdict {
            // Nothing happens yet: the question is what the card is for.
            Ok(preview) if preview.told.is_empty() && !preview.completes => {
                let card = plain_tip::<Capone>(&choice.words, &[use_of], Some(kind.rule()), self.context);
                html! { (card) (self.where_to(kind)) }
            }
            _ => html! { (tip(self.scene, &[choice], self.context)) p.use-of { (use_of) } },
        }
    }

    /// The two fields that an illegal card is for, with what they take and what the family could bring.
    fn where_to(&self, kind: Kind) -> Markup {
        if kind.purpose() != Purpose::Illegal {
            return html! {};
        }
        let most = Message::new("capone-own-most").with("amount", self.money(self.most_of(self.photo_seat())));
        html! {
            ul { @for field in Field::of(kind) { li { span { (self.field_label(field, None)) } } } }
            p.use-of { (self.say(&most)) }
        }
    }

    /// What the viewer remembers of this year: cards put away, laid face down, and those that everybody saw.
    pub(super) fn known_cards(&self) -> Markup {
        let family = self.family_of(self.photo_seat());
        if family.hand.is_none() {
            return html! {};
        }
        let lists = [
            ("capone-known-exchanged", family.exchanged.as_deref().unwrap_or_default()),
            ("capone-known-face-down", family.face_down.as_deref().unwrap_or_default()),
            ("capone-known-played", self.view.played.as_slice()),
        ];
        let lists = lists.map(|(key, cards)| (key, self.cards_named(cards)));
        html! {
            @if lists.iter().any(|(_, names)| !names.is_empty()) {
                details.menu.known {
                    summary aria-label=(self.word("capone-known")) title=(self.word("capone-known")) {
                        (symbol_tiny("cards")) span { (self.word("capone-known")) }
                    }
                    div.menu__list.on-paper {
                        @for (key, names) in lists.iter().filter(|(_, names)| !names.is_empty()) {
                            p.small { b { (self.word(key)) } ": " (names) }
                        }
                    }
                }
            }
        }
    }

    /// The names of cards, those that come several times once with their number.
    fn cards_named(&self, cards: &[Kind]) -> String {
        let named = Kind::ALL.into_iter().filter_map(|kind| {
            let count = cards.iter().filter(|other| **other == kind).count();
            let name = self.kind_name(kind);
            match count {
                0 => None,
                1 => Some(name),
                _ => Some(format!("{name} ×{count}")),
            }
        });
        named.collect::<Vec<_>>().join(", ")
    }
}
