//! The position, in words and as tables.

use super::*;
use crate::{CardUse, Figures};

impl Words<'_> {
    /// A view may come from a file, and a forged one may show any number of families.
    fn seated(view: &View) -> impl Iterator<Item = (Seat, &FamilyView)> {
        Seat::all(view.families.len().min(MAX_SEATS)).zip(&view.families)
    }

    pub(super) fn position(&self, view: &View) -> Vec<Message> {
        let mut lines = vec![
            self.headline(view),
            self.fields(view),
            Message::new("describe-legal").with("fields", Arg::list_or_none(self.legal_fields(view))),
            Message::new("describe-away").with("members", Arg::list_or_none(self.out_of_circulation(view))),
            Message::new("describe-prison").with("members", Arg::list_or_none(self.prison(view))),
            Message::new("describe-played").with("cards", kinds(&view.played)),
            Message::new("describe-deck").with("deck", view.deck),
        ];
        lines.extend(Self::seated(view).map(|(seat, family)| self.family(seat, family)));
        Self::seated(view).for_each(|(seat, family)| lines.extend(self.secrets(seat, family)));
        lines.extend(Self::placing(view));
        lines.extend(self.result(view));
        lines
    }

    /// The same as tables for the eye; what nobody has is left out.
    pub(super) fn board(&self, view: &View) -> Vec<Block> {
        let mut blocks = vec![Block::Line(self.headline(view))];
        let over = view.families.iter().any(|family| family.place.is_some());
        let year_end = matches!(view.question, Some(Question::HireBack | Question::BuyOut | Question::Invest));
        blocks.extend((!over && !year_end).then(|| Block::Table(self.free_fields(view))));
        let held = self.held_fields(view);
        blocks.extend((held.len() > 1).then_some(Block::Table(held)));
        blocks.push(Block::Table(self.family_table(view)));
        let lines = [
            ("describe-legal", "fields", self.legal_fields(view)),
            ("describe-away", "members", self.out_of_circulation(view)),
            ("describe-prison", "members", self.prison(view)),
        ];
        for (key, name, items) in lines {
            blocks.extend((!items.is_empty()).then(|| Block::Line(Message::new(key).with(name, Arg::list(items)))));
        }
        let lost = self.lost_pieces(view);
        blocks.extend((lost.len() > 1).then_some(Block::Table(lost)));
        for (seat, family) in Self::seated(view) {
            let hand = family.hand.as_ref().filter(|hand| !hand.is_empty());
            blocks.extend(hand.map(|hand| Block::Table(self.hand_table(seat, family, hand))));
        }
        blocks.extend(Self::placing(view).map(Block::Line));
        blocks.extend(self.result(view).into_iter().map(Block::Line));
        blocks
    }

    fn headline(&self, view: &View) -> Message {
        let edition = &self.setup.edition;
        let key = match view.question {
            _ if view.families.iter().any(|family| family.place.is_some()) => "describe-over",
            Some(Question::Exchange) => "describe-exchange",
            Some(Question::HireBack | Question::BuyOut | Question::Invest) => "describe-year-end",
            Some(_) => "describe-round",
            None => "describe-year",
        };
        let rounds = edition.rounds_for(view.families.len());
        Message::new(key)
            .with("year", view.year)
            .with("years", edition.max_years)
            .with("round", view.round(edition).unwrap_or_default())
            .with("rounds", rounds)
            .with("starter", self.seat(view.starter))
            .with("seat", self.seat(view.decides.unwrap_or(view.active)))
    }

    /// Illegal fields on which nobody stands, by their minimum.
    fn free_fields(&self, view: &View) -> Vec<Vec<Arg>> {
        let head = vec![Message::new("board-minimum").into(), Message::new("board-free").into()];
        let free = |field: &Field| view.fields.get(field.index()).is_some_and(Option::is_none);
        let rows = Colour::ALL.into_iter().filter_map(|colour| {
            let of_kind = |kind: Kind| {
                let count = Field::of(kind).filter(free).count();
                (count > 0).then(|| kind_word(kind).times(count))
            };
            let fields: Vec<Message> = self.of_colour(colour).filter_map(of_kind).collect();
            (!fields.is_empty()).then(|| vec![grand(self.minimum(colour)), Arg::list(fields)])
        });
        [head].into_iter().chain(rows).collect()
    }

    /// Illegal fields with pieces, and what it takes to oust them (C3.23).
    fn held_fields(&self, view: &View) -> Vec<Vec<Arg>> {
        const COLUMNS: [&str; 5] = ["field", "owner", "pieces", "total", "oust"];
        let head = COLUMNS.iter().map(|column| Message::new(format!("board-{column}")).into()).collect();
        let figures = Figures::of(&self.setup.edition).expect("the edition of a game that is played is valid");
        let rows = Field::all().zip(&view.fields).filter_map(|(field, gang)| {
            let gang = gang.as_ref()?;
            Some(vec![
                field_word(field).into(),
                self.seat(gang.seat),
                Self::stand(&gang.members, gang.guards),
                grand(gang.total),
                grand(view.to_oust(&figures, field)?),
            ])
        });
        [head].into_iter().chain(rows).collect()
    }

    fn family_table(&self, view: &View) -> Vec<Vec<Arg>> {
        const COLUMNS: [&str; 7] = ["family", "cash", "chip", "photo", "guards", "park", "cards"];
        let head = COLUMNS.iter().map(|column| Message::new(format!("board-{column}")).into()).collect();
        let goal = self.setup.edition.chip.goal;
        let row = |(seat, family): (Seat, &FamilyView)| -> Vec<Arg> {
            vec![
                self.seat(seat),
                grand(family.cash),
                Message::new("board-position").with("chip", family.chip).with("goal", goal).into(),
                Self::photo(&family.photo),
                family.guards.into(),
                family.park.into(),
                family.cards.into(),
            ]
        };
        [head].into_iter().chain(Self::seated(view).map(row)).collect()
    }

    /// The members on a photo, or those who are missing if they are fewer.
    fn photo(photo: &[Member]) -> Arg {
        let missing: Vec<Member> = Member::ALL.into_iter().filter(|member| !photo.contains(member)).collect();
        match missing.len() {
            0 => Message::new("board-all").into(),
            1..=3 => Message::new("board-all-but").with("members", members(&missing)).into(),
            _ => members(photo),
        }
    }

    /// The pieces on a field, in few words.
    fn stand(members: &[Member], count: u8) -> Arg {
        match (members.len(), count) {
            (..5, _) => pieces(members, count),
            (_, 0) => Self::photo(members),
            _ => Arg::list([guards(count).into(), Self::photo(members)]),
        }
    }

    /// What a family holds, and what each card is good for.
    fn hand_table(&self, seat: Seat, family: &FamilyView, hand: &[Kind]) -> Vec<Vec<Arg>> {
        let head = vec![Message::new("board-hand").with("seat", self.seat(seat)).into(), Message::new("board-use").into()];
        let rows = runs(hand).into_iter().map(|(kind, count)| {
            let card_use: Message = self.setup.edition.card_use(kind, family.chip).into();
            vec![kind_word(kind).times(count).into(), card_use.into()]
        });
        [head].into_iter().chain(rows).collect()
    }

    fn fields(&self, view: &View) -> Message {
        let gangs = Field::all().zip(&view.fields).filter_map(|(field, gang)| {
            let gang = gang.as_ref()?;
            Some(
                Message::new("describe-field")
                    .with("field", field_word(field))
                    .with("seat", self.seat(gang.seat))
                    .with("pieces", pieces(&gang.members, gang.guards))
                    .with("total", grand(gang.total)),
            )
        });
        Message::new("describe-fields").with("fields", Arg::list_or_none(gangs))
    }

    fn legal_fields(&self, view: &View) -> Vec<Message> {
        let guard = |(kind, seat): (Kind, &Option<Seat>)| {
            Some(Message::new("describe-guard-at").with("kind", kind_word(kind)).with("seat", self.seat((*seat)?)))
        };
        Kind::ALL.into_iter().zip(&view.legal).filter_map(guard).collect()
    }

    fn out_of_circulation(&self, view: &View) -> Vec<Message> {
        self.absentees(Kind::OUT_OF_CIRCULATION.map(Spot::Away), &view.away)
    }

    fn prison(&self, view: &View) -> Vec<Message> {
        self.absentees((1..).map(Spot::Cell), &view.prison)
    }

    fn absentees(&self, spots: impl IntoIterator<Item = Spot>, places: &[Option<Absentee>]) -> Vec<Message> {
        let absentee = |(spot, absentee): (Spot, &Option<Absentee>)| {
            let absentee = (*absentee)?;
            Some(
                Message::new("describe-absentee")
                    .with("spot", spot_word(spot))
                    .with("member", member_word(absentee.member))
                    .with("seat", self.seat(absentee.seat)),
            )
        };
        spots.into_iter().zip(places).filter_map(absentee).collect()
    }

    /// Members in the harbour and bodyguards out of the game.
    fn lost_pieces(&self, view: &View) -> Vec<Vec<Arg>> {
        let head = vec![Message::new("board-family").into(), Message::new("board-lost").into()];
        let row = |(seat, family): (Seat, &FamilyView)| {
            let some = !family.harbour.is_empty() || family.gone > 0;
            some.then(|| vec![self.seat(seat), pieces(&family.harbour, family.gone)])
        };
        [head].into_iter().chain(Self::seated(view).filter_map(row)).collect()
    }

    fn placing(view: &View) -> Option<Message> {
        let placing = view.placing.as_ref()?;
        if placing.members.is_empty() && placing.guards == 0 {
            return None;
        }
        let set = pieces(&placing.members, placing.guards);
        Some(Message::new("describe-placing").with("field", field_word(placing.field)).with("pieces", set))
    }

    fn result(&self, view: &View) -> Vec<Message> {
        let place = |(seat, family): (Seat, &FamilyView)| {
            Some((family.place?, Message::new("describe-place").with("seat", self.seat(seat)).with("place", family.place?)))
        };
        let mut places: Vec<(u8, Message)> = Self::seated(view).filter_map(place).collect();
        places.sort_by_key(|(place, _)| *place);
        places.into_iter().map(|(_, message)| message).collect()
    }

    fn family(&self, seat: Seat, family: &FamilyView) -> Message {
        Message::new("describe-family")
            .with("seat", self.seat(seat))
            .with("cash", grand(family.cash))
            .with("chip", family.chip)
            .with("goal", self.setup.edition.chip.goal)
            .with("members", members(&family.photo))
            .with("guards", guards(family.guards))
            .with("harbour", members(&family.harbour))
            .with("park", family.park)
            .with("gone", family.gone)
            .with("cards", family.cards)
            .with("exchanged", family.exchanged_count)
            .with("face_down", family.face_down_count)
    }

    /// The cards that only the family itself knows.
    fn secrets(&self, seat: Seat, family: &FamilyView) -> Vec<Message> {
        let (Some(hand), Some(exchanged), Some(face_down)) = (&family.hand, &family.exchanged, &family.face_down) else {
            return Vec::new();
        };
        vec![
            Message::new("describe-hand").with("seat", self.seat(seat)).with("cards", kinds(hand)),
            Message::new("describe-secrets")
                .with("seat", self.seat(seat))
                .with("exchanged", kinds(exchanged))
                .with("face_down", kinds(face_down)),
        ]
    }
}

impl From<CardUse> for Message {
    fn from(card_use: CardUse) -> Message {
        let message = Message::new(format!("use-{}", card_use.word()));
        match card_use {
            CardUse::Legal { pay } => message.with("pay", grand(pay)),
            CardUse::Illegal { minimum } => message.with("minimum", grand(minimum)),
            _ => message,
        }
    }
}
