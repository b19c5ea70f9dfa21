//! The figures that rule texts mention.

use super::*;

impl Words<'_> {
    /// The illegal kinds of a colour (C1.5).
    pub(super) fn of_colour(&self, colour: Colour) -> impl Iterator<Item = Kind> {
        let illegal = &self.setup.edition.illegal;
        Kind::illegal().filter(move |kind| illegal.of(*kind).is_some_and(|figures| figures.colour == colour))
    }

    /// What a field of a colour asks at least (C1.5).
    pub(super) fn minimum(&self, colour: Colour) -> i32 {
        self.of_colour(colour).next().map_or(0, |kind| self.setup.edition.minimum(kind))
    }

    pub(super) fn figures(&self) -> Vec<(&'static str, Arg)> {
        let edition = &self.setup.edition;
        let value = |member| grand(edition.members.of(member));
        let minimum = |colour| grand(self.minimum(colour));
        let kinds_of = |colour| Arg::list(self.of_colour(colour).map(kind_word));
        let sums = |sums: &[i32]| Arg::list(sums.iter().map(|sum| grand(*sum)));
        let cards = |purpose: Purpose| {
            let of_purpose = Kind::ALL.into_iter().filter(move |kind| kind.purpose() == purpose);
            of_purpose.map(|kind| usize::from(kind.copies())).sum::<usize>()
        };
        let (legal, illegal) = (cards(Purpose::Legal), cards(Purpose::Illegal));
        vec![
            ("families", Arg::list(edition.families.iter().map(|family| family.name.as_str()))),
            ("members", Member::COUNT.into()),
            ("guards", edition.guards.count.into()),
            ("start_money", grand(edition.start_cash)),
            ("goal", edition.chip.goal.into()),
            ("value_don", value(Member::Don)),
            ("value_mama", value(Member::Mama)),
            ("value_right_hand", value(Member::RightHand)),
            ("value_collector", value(Member::Collector)),
            ("value_lawyer", value(Member::Lawyer)),
            ("value_bookkeeper", value(Member::Bookkeeper)),
            ("value_secretary", value(Member::Secretary)),
            ("value_novice", value(Member::Novice)),
            ("guard_value", grand(edition.guards.value)),
            ("legal_count", Kind::LEGAL.into()),
            ("illegal_count", Field::COUNT.into()),
            ("kind_count", Kind::ILLEGAL.into()),
            ("away_count", Kind::AWAY.into()),
            ("cells", CELLS.into()),
            ("deck", DECK.into()),
            ("legal_cards", legal.into()),
            ("illegal_cards", illegal.into()),
            ("cards_per_kind", Kind::Bank.copies().into()),
            ("action_cards", (DECK - legal - illegal).into()),
            ("away_cards", cards(Purpose::Away).into()),
            ("fbi_cards", cards(Purpose::Fbi).into()),
            ("protection_cards", cards(Purpose::Protection).into()),
            ("takeover_cards", cards(Purpose::Takeover).into()),
            ("offer_cards", cards(Purpose::Offer).into()),
            ("min_green", minimum(Colour::Green)),
            ("min_yellow", minimum(Colour::Yellow)),
            ("min_orange", minimum(Colour::Orange)),
            ("min_red", minimum(Colour::Red)),
            ("kinds_green", kinds_of(Colour::Green)),
            ("kinds_yellow", kinds_of(Colour::Yellow)),
            ("kinds_orange", kinds_of(Colour::Orange)),
            ("kinds_red", kinds_of(Colour::Red)),
            ("legal_fields", Arg::list(Kind::ALL.into_iter().take(Kind::LEGAL).map(kind_word))),
            ("legal_pay", sums(&edition.chip.pays)),
            ("protection_pay", sums(&edition.chip.protection)),
            ("rounds_few", edition.rounds.few.into()),
            ("rounds_many", edition.rounds.many.into()),
            ("rounds", edition.rounds_for(self.setup.players as usize).into()),
            ("hand_few", edition.rounds.few.into()),
            ("hand_many", edition.rounds.many.into()),
            ("oust_extra", grand(edition.fields.outbid)),
            ("prison_years", (CELLS - 1).into()),
            ("guard_price", grand(edition.guards.price)),
            ("step_price", grand(edition.chip.step)),
            ("step_back", grand(edition.chip.returns)),
            ("max_sell", edition.chip.max_sell.into()),
            ("max_years", edition.max_years.into()),
        ]
    }
}
