//! The figures that rule texts mention.

use super::*;

impl Words<'_> {
    pub(super) fn figures(&self, rule: &str) -> Vec<(&'static str, Arg)> {
        let edition = self.edition;
        let money = &edition.money;
        let pays = |kind| dollars(edition.businesses.of(kind).pays);
        let numbers: Vec<String> = edition.street.iter().map(|kind| edition.businesses.of(*kind).pips.to_string()).collect();
        let street: Vec<String> = numbers.chunks(3).map(|district| district.join(" ")).collect();
        let tile_steps = |track: Track| Arg::list(track.tiles().iter().map(|tile| edition.tile_step(*tile)));
        let pips = |kind| Arg::from(edition.businesses.of(kind).pips);
        let count = |kind| Arg::from(edition.businesses.of(kind).count);
        let mut figures: Vec<(&'static str, Arg)> = vec![
            ("members", edition.members.into()),
            ("debts", edition.debt_markers.into()),
            ("start_money", dollars(edition.start_money)),
            ("start_money_choices", Arg::List(edition.start_money_choices.iter().map(|sum| dollars(*sum)).collect())),
            ("rounds", edition.rounds.into()),
            ("cards", Card::ALL.len().into()),
            ("deck", edition.events.deck.into()),
            ("removed", (Card::ALL.len() - edition.events.deck as usize).into()),
            ("knock_out", edition.events.knock_out.into()),
            ("friends", edition.friends.into()),
            ("reputation_steps", edition.steps(Track::Reputation).into()),
            ("influence_steps", edition.steps(Track::Influence).into()),
            ("income_steps", edition.steps(Track::Income).into()),
            ("income_top", dollars(edition.tracks.income.last().copied().unwrap_or(0))),
            ("reputation_tiles", tile_steps(Track::Reputation)),
            ("influence_tiles", tile_steps(Track::Influence)),
            ("street", street.join(" | ").into()),
            ("districts", Arg::list(edition.districts.iter().map(String::as_str))),
            ("families", Arg::list(edition.families.iter().map(|family| family.name.as_str()))),
            ("pay_protection", pays(Business::Protection)),
            ("pay_smuggling", pays(Business::Smuggling)),
            ("pay_bookmakers", pays(Business::Bookmakers)),
            ("pay_loans", pays(Business::Loans)),
            ("pay_gambling", pays(Business::Gambling)),
            ("pips_protection", pips(Business::Protection)),
            ("count_protection", count(Business::Protection)),
            ("pips_smuggling", pips(Business::Smuggling)),
            ("count_smuggling", count(Business::Smuggling)),
            ("pips_bookmakers", pips(Business::Bookmakers)),
            ("count_bookmakers", count(Business::Bookmakers)),
            ("pips_loans", pips(Business::Loans)),
            ("count_loans", count(Business::Loans)),
            ("pips_gambling", pips(Business::Gambling)),
            ("count_gambling", count(Business::Gambling)),
            ("collection_price", dollars(money.collection)),
            ("retirement_pay", dollars(money.retirement)),
            ("press_pay", dollars(money.front_page)),
            ("bail_price", dollars(money.bail)),
            ("cash_per_pip", dollars(money.cash_per_pip)),
            ("assembly_per_pip", dollars(money.assembly_per_pip)),
            ("friend_per_pip", dollars(money.friend_per_pip)),
            ("grandson_per_pip", dollars(money.grandson_per_pip)),
            ("track_end_pay", dollars(money.track_end)),
            ("end_pays", edition.end_pays.word().into()),
            ("favours_a_turn", edition.favours_a_turn.into()),
            ("favour_steps", edition.favour_steps.into()),
            ("favour_cash", dollars(money.favour_cash)),
            ("end_per_business", dollars(money.end_per_business)),
            ("end_per_prisoner", dollars(money.end_per_prisoner)),
            ("end_per_debt", dollars(money.end_per_debt)),
        ];
        if let Some(described) = Card::ALL.into_iter().find(|card| card.rule() == rule) {
            let card = edition.cards.of(described);
            figures.push(("colour", Message::new(format!("colour-{}", card.colour.word())).into()));
            figures.push(("car", card.car.into()));
        }
        figures
    }
}
