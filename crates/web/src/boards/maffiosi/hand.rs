//! The hand of cards: each can be played or discarded, or says why not.

use engine::Message;
use games::{Marked, capitalised};
use maffiosi::{Card, Maffiosi, Move};
use maud::{Markup, html};

use super::board::Board;
use super::signs::{card_class, card_symbol};
use crate::Choice;
use crate::parts::{Label, Tips, action, plain_tip, symbol, symbol_tiny, target, tip};

impl Board<'_> {
    pub(super) fn hand(&self, tips: &mut Tips) -> Markup {
        let hand = self.own().and_then(|(_, gang)| gang.hand).filter(|hand| !hand.is_empty() && !self.view.is_over());
        let Some(hand) = hand else { return html! {} };
        html! {
            ul.fan aria-label=(self.word("maffiosi-hand")) {
                @for card in Card::ALL.into_iter().filter(|card| hand.contains(*card)) { (self.card(card, hand.count(card), tips)) }
            }
        }
    }

    fn card(&self, card: Card, count: u8, tips: &mut Tips) -> Markup {
        let play = self.scene.choice(Move::Play(card));
        let discard = self.scene.choice(Move::Discard(card)).filter(|choice| choice.is_open());
        // Long names have a soft hyphen: a card is narrow.
        let name = self.word(&format!("maffiosi-face-{}", card.word()));
        let face = html! {
            span.playing__name { (name) @if count > 1 { " " small { "×" (count) } } }
            (symbol(card_symbol(card)))
            span.playing__text { (self.word(&format!("maffiosi-card-{}", card.word()))) }
        };
        let state = play.map_or("idle", |play| if play.is_open() { "can" } else { "cannot" });
        let class = format!("playing {} {state}", card_class(card));
        let at = tips.add(self.card_tip(play, card));
        html! {
            li id={ "card-" (card.word()) } class=(if count > 1 { "fan__card many" } else { "fan__card" }) {
                span.at data-at=(at) {
                    @match play {
                        Some(play) => (action(self.scene, play, &class, Label::Picture(&face), at)),
                        None => span class=(class) { (face) },
                    }
                }
                @if let Some(discard) = discard { (self.discard(discard, tips)) }
            }
        }
    }

    fn discard(&self, choice: &Choice<Maffiosi>, tips: &mut Tips) -> Markup {
        let inner = html! { (symbol_tiny("ui-cross")) span { (self.word("maffiosi-discard")) } };
        target(self.scene, choice, "drop", Label::Picture(&inner), self.context, tips)
    }

    /// What the card does, such as "Kills an opponent's gangster beside your Jack …".
    fn does(&self, card: Card) -> String {
        let does = Message::new(format!("use-{}", card.word())).with("nightcap_markers", self.edition.nightcap);
        format!("{}.", capitalised(&self.say(&does)))
    }

    /// What the card does, even if nothing is asked about it now, and why it cannot be played if it cannot.
    fn card_tip(&self, play: Option<&Choice<Maffiosi>>, card: Card) -> Markup {
        let mut lines = vec![self.does(card)];
        let Some(play) = play else {
            let name = self.word(&format!("card-{}", card.word()));
            return plain_tip::<Maffiosi>(&name, &lines, Some(card.rule()), self.context);
        };
        let Ok(preview) = &play.verdict else {
            return html! { (tip(self.scene, &[play], self.context)) p.muted { (self.does(card)) } };
        };
        lines.extend(preview.told.iter().map(Marked::plain));
        plain_tip::<Maffiosi>(&play.words, &lines, Some(card.rule()), self.context)
    }
}
