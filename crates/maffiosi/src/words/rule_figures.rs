//! The figures that rule texts mention.

use super::*;
use crate::Item;

impl Words<'_> {
    pub(super) fn figures(&self) -> Vec<(&'static str, Arg)> {
        let edition = self.edition;
        let money = &edition.money;
        let count = |item: Item| Arg::from(edition.places_with(item).len());
        let places = |item: Item| Arg::list(edition.places_with(item).into_iter().map(Place::index));
        let cards = |card: Card| Arg::from(edition.cards.of(card));
        let mut figures: Vec<(&'static str, Arg)> = vec![
            ("seats", Place::COUNT.into()),
            ("revolvers", count(Item::Revolver)),
            ("knives", count(Item::Knife)),
            ("drinks", count(Item::Drink)),
            ("cafes", count(Item::Cafe)),
            ("restaurants", count(Item::Restaurant)),
            ("dens", count(Item::Gambling)),
            ("registers", count(Item::Register)),
            ("bare", count(Item::Bare)),
            ("side_seats", Place::SIDE.into()),
            ("end_seats", Place::END.into()),
            ("crossed_seats", Arg::list(Place::all().filter(|place| place.is_crossed()).map(Place::index))),
            ("revolver_seats", places(Item::Revolver)),
            ("knife_seats", places(Item::Knife)),
            ("drink_seats", places(Item::Drink)),
            ("cafe_seats", places(Item::Cafe)),
            ("restaurant_seats", places(Item::Restaurant)),
            ("den_seats", places(Item::Gambling)),
            ("register_seats", places(Item::Register)),
            ("bare_seats", places(Item::Bare)),
            ("cards", edition.deck().total().into()),
            ("cards_stab", cards(Card::Stab)),
            ("cards_fire", cards(Card::Fire)),
            ("cards_cake", cards(Card::Cake)),
            ("cards_pass", cards(Card::Pass)),
            ("cards_boom", cards(Card::Boom)),
            ("cards_nightcap", cards(Card::Nightcap)),
            ("cards_raid", cards(Card::Raid)),
            ("cards_move", cards(Card::Move)),
            ("hand", edition.hand.into()),
            ("sleep_markers", edition.sleep_markers.into()),
            ("boss_pay", dollars(money.boss)),
            ("place_pay", dollars(money.business)),
            ("monopoly_pay", dollars(money.monopoly)),
            ("pot", dollars(edition.table(self.players).pot)),
            ("nightcap_markers", edition.nightcap.into()),
            ("quiet_rounds", edition.quiet_rounds.into()),
            ("example_red", dollars(money.register * money.business)),
            ("example_orange", dollars(money.boss + money.monopoly)),
            ("example_purple", dollars(money.boss + money.business)),
        ];
        let by_players = [
            ["gang_3", "robbies_3", "jacks_3", "henkies_3", "pot_3"],
            ["gang_4", "robbies_4", "jacks_4", "henkies_4", "pot_4"],
            ["gang_5", "robbies_5", "jacks_5", "henkies_5", "pot_5"],
            ["gang_6", "robbies_6", "jacks_6", "henkies_6", "pot_6"],
        ];
        for ([gang, robbies, jacks, henkies, pot], table) in by_players.into_iter().zip(&edition.tables) {
            figures.extend([
                (gang, table.gang().into()),
                (robbies, table.robbies.into()),
                (jacks, table.jacks.into()),
                (henkies, table.henkies.into()),
                (pot, dollars(table.pot)),
            ]);
        }
        figures
    }
}
