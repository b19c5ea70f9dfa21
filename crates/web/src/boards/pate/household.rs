//! What everybody sees of a family, beside its tracks and the map.

use engine::{Message, Seat};
use maud::{Markup, html};

use super::board::Board;
use super::signs::tile_symbol;
use super::{count_item, word_of};
use crate::Household;
use crate::parts::symbol_small;

impl Board<'_> {
    pub(super) fn household_of(&self, seat: Seat) -> Household {
        let Some(family) = self.view.families.get(seat.index()) else { return Household::default() };
        let money = family.money.map_or_else(|| self.word("pate-secret"), |money| self.money(money));
        let counts = html! {
            (self.count("hat-side", "pate-supply", family.supply))
            (self.count("friend", "pate-friends", family.friends))
            (self.count("iou", "pate-debts", family.debts))
            @for (other, theirs) in self.seats() {
                @let held = theirs.debts_with.get(seat.index()).copied().unwrap_or(0);
                @if held > 0 { (self.held_marker(other, held)) }
            }
            @if family.debts_at_bank > 0 { (self.count("banker", "pate-debts-at-bank", family.debts_at_bank)) }
            @for tile in &family.tiles {
                @let name = format!("{}: {}", self.say(&word_of("tile", tile.word())), self.tile_use(*tile));
                li.tl title=(name) { (symbol_small(tile_symbol(*tile))) span.sr { (name) } }
            }
        };
        Household { money: Some(money), is_secret: family.money.is_none(), counts, is_out: family.out == Some(true) }
    }

    fn count(&self, symbol: &str, key: &str, count: u8) -> Markup {
        count_item(symbol, &self.word(key), count)
    }

    /// Debt markers of another family that this one holds: they are money, so they are seen and counted.
    fn held_marker(&self, of: Seat, held: u8) -> Markup {
        let badge = self.scene.badge(of);
        let label = self.say(&Message::new("pate-holds-debts").with("name", badge.name.as_str()).with("count", held));
        html! { li.hold title=(label) { span.sr { (label) } (badge.mark()) span aria-hidden="true" { "×" (held) } } }
    }
}
