//! The position, in words and as tables.

use super::*;

impl Words<'_> {
    pub(super) fn position(&self, view: &View) -> Vec<Message> {
        let mut lines = vec![self.headline(view)];
        lines.extend(view.card.map(|turned| self.card_of_the_round(turned)));
        lines.push(self.knock_out(view));
        lines.extend((0..4).map(|district| self.district(view, district)));
        lines.push(Message::new("describe-brooklyn").with("friends", view.brooklyn));
        lines.extend(self.seated(view).map(|(seat, family)| self.household(seat, family)));
        lines.extend(Self::dice(view));
        lines.extend(self.result(view));
        lines
    }

    fn seated<'v>(&self, view: &'v View) -> impl Iterator<Item = (Seat, &'v FamilyView)> + use<'v> {
        Seat::all(self.players).zip(&view.families)
    }

    /// The same as a table for the eye: streets, families, and what each die can do.
    pub(super) fn board(&self, view: &View) -> Vec<Block> {
        let mut blocks = vec![Block::Line(self.headline(view))];
        blocks.extend(view.card.map(|turned| Block::Line(self.card_of_the_round(turned))));
        blocks.push(Block::Line(self.knock_out(view)));
        blocks.push(Block::Table((0..District::COUNT).map(|district| self.district_row(view, district)).collect()));
        blocks.push(Block::Table(self.family_table(view)));
        blocks.extend(self.debts(view).map(Block::Line));
        blocks.push(Block::Line(Message::new("describe-brooklyn").with("friends", view.brooklyn)));
        if view.question == Some(Question::Place(1)) {
            blocks.push(Block::Table(Self::dice_table()));
        }
        blocks.extend(Self::dice(view).map(Block::Line));
        blocks.extend(self.result(view).into_iter().map(Block::Line));
        blocks
    }

    fn district_row(&self, view: &View, district: usize) -> Vec<Arg> {
        let name = self.edition.districts[district].clone();
        let name: Arg = if Self::protects(view, district) {
            Message::new("board-protected").with("district", name).into()
        } else {
            name.into()
        };
        let of_field = |field: Field| {
            let key = if Some(field) == Self::car(view) { "board-business-car" } else { "board-business" };
            self.business_at(key, view, field).into()
        };
        [name].into_iter().chain((3 * district..3 * district + 3).map(Field::new).map(of_field)).collect()
    }

    /// A business and who holds it.
    fn business_at(&self, key: &'static str, view: &View, field: Field) -> Message {
        let holder = view.holder(field).map_or_else(|| Message::new("describe-empty").into(), |family| self.family(family));
        let (kind, pips) = self.kind_and_pips(field);
        Message::new(key).with("business", business(kind)).with("pips", pips).with("holder", holder)
    }

    fn family_table(&self, view: &View) -> Vec<Vec<Arg>> {
        const COLUMNS: &str = "family money reputation influence income favours friends businesses supply tombs hudson tiles";
        let head = COLUMNS.split(' ').map(|column| Message::new(format!("board-{column}")).into());
        let of_steps = |at: u8, track: Track| Message::new("board-steps").with("at", at).with("end", self.edition.steps(track));
        let row = |(seat, family): (Seat, &FamilyView)| -> Vec<Arg> {
            let marker = |track: Track| family.markers[track.index()];
            let businesses = view.street.iter().filter(|holder| **holder == Some(seat.into())).count();
            let tiles = family.tiles.iter().map(|it| tile(*it));
            vec![
                self.seat(seat),
                family.money.map_or_else(|| "?".into(), dollars),
                of_steps(marker(Track::Reputation), Track::Reputation).into(),
                of_steps(marker(Track::Influence), Track::Influence).into(),
                dollars(self.edition.income_at(marker(Track::Income))),
                of_steps(marker(Track::Favours), Track::Favours).into(),
                family.friends.into(),
                businesses.into(),
                family.supply.into(),
                family.tombs.into(),
                family.hudson.into(),
                if family.tiles.is_empty() { "–".into() } else { Arg::list(tiles) },
            ]
        };
        [head.collect()].into_iter().chain(self.seated(view).map(row)).collect()
    }

    /// Who has given debt markers to whom.
    fn debts(&self, view: &View) -> impl Iterator<Item = Message> {
        let owing = |(seat, family): (Seat, &FamilyView)| {
            let given = self.debts_given(family);
            let owes = family.debts_with.iter().chain([&family.debts_at_bank]).any(|count| *count > 0);
            owes.then(|| {
                Message::new("board-debts").with("seat", self.seat(seat)).with("left", family.debts).with("given", given)
            })
        };
        self.seated(view).filter_map(owing)
    }

    /// What each colour does in each row (P5.2, P5.10).
    fn dice_table() -> Vec<Vec<Arg>> {
        let head = [Message::new("board-dice").into()].into_iter().chain(Die::ALL.map(|die| die_word(die).into()));
        let row = |row: u8| {
            let name = Message::new("board-row").with("row", row).into();
            [name].into_iter().chain(Die::ALL.map(|die| spot(Spot::of_colour(row, die)).into())).collect()
        };
        [head.collect()].into_iter().chain((2..=4).map(row)).collect()
    }

    fn headline(&self, view: &View) -> Message {
        let key = match (view.round, view.question) {
            (0, _) => return Message::new("describe-setup"),
            _ if view.is_over() => return Message::new("describe-over"),
            (_, Some(Question::Event(_))) => "describe-round-event",
            _ => "describe-round",
        };
        Message::new(key).with("round", view.round).with("rounds", self.edition.rounds).with("seat", self.seat(view.active))
    }

    fn card_of_the_round(&self, turned: Card) -> Message {
        let text = Message { key: turned.rule().replace('.', "-"), args: self.figures(turned.rule()) };
        Message::new("describe-card").with("card", card(turned)).with("text", text).with("rule", turned.rule())
    }

    fn knock_out(&self, view: &View) -> Message {
        match view.knock_out {
            Some(decided) => Message::new("describe-knock-out").with("track", track(decided)),
            None => Message::new("describe-knock-out-open")
                .with("grey", view.event_markers[0])
                .with("red", view.event_markers[1])
                .with("needed", self.edition.events.knock_out),
        }
    }

    fn district(&self, view: &View, district: usize) -> Message {
        let edition = self.edition;
        let car = Self::car(view).filter(|car| car.district().index() == district);
        let key = match car {
            Some(_) if Self::protects(view, district) => "describe-district-protected",
            Some(_) => "describe-district-car",
            None => "describe-district",
        };
        let fields = (3 * district..3 * district + 3).map(Field::new);
        let line = Message::new(key)
            .with("district", edition.districts[district].clone())
            .with("businesses", Arg::list(fields.map(|field| self.business_at("describe-business", view, field))));
        match car {
            Some(car) => line.with("car", business(edition.street[car.index()])),
            None => line,
        }
    }

    fn protects(view: &View, district: usize) -> bool {
        view.protected().contains(Field::new(3 * district))
    }

    /// Where the car stands. A view in an older record may show one while it is asked where to put it.
    fn car(view: &View) -> Option<Field> {
        view.car.filter(|_| view.question != Some(Question::Car))
    }

    fn household(&self, seat: Seat, family: &FamilyView) -> Message {
        let edition = self.edition;
        let marker = |track: Track| family.markers[track.index()];
        let income = edition.income_at(marker(Track::Income));
        let money = family.money.map_or_else(|| Message::new("describe-money-secret").into(), dollars);
        Message::new("describe-family")
            .with("seat", self.seat(seat))
            .with("money", money)
            .with("reputation", marker(Track::Reputation))
            .with("reputation_end", edition.steps(Track::Reputation))
            .with("influence", marker(Track::Influence))
            .with("influence_end", edition.steps(Track::Influence))
            .with("income", dollars(income))
            .with("favours", marker(Track::Favours))
            .with("favours_end", edition.steps(Track::Favours))
            .with("friends", family.friends)
            .with("supply", family.supply)
            .with("tombs", family.tombs)
            .with("hudson", family.hudson)
            .with("debts", family.debts)
            .with("given", self.debts_given(family))
            .with("tiles", Arg::list_or_none(family.tiles.iter().map(|it| tile(*it))))
    }

    fn debts_given(&self, family: &FamilyView) -> Arg {
        let with_seats = Seat::all(self.players).zip(&family.debts_with).map(|(seat, count)| (Party::Seat(seat), *count));
        let given: Vec<Arg> = with_seats
            .chain([(Party::Bank, family.debts_at_bank)])
            .filter(|(_, count)| *count > 0)
            .map(|(keeper, count)| {
                Message::new("describe-keeper").with("keeper", self.keeper(keeper)).with("count", count).into()
            })
            .collect();
        if given.is_empty() { "".into() } else { Message::new("describe-given").with("keepers", Arg::List(given)).into() }
    }

    fn dice(view: &View) -> Option<Message> {
        let shown: Vec<Arg> = view
            .dice
            .iter()
            .filter_map(|(die, face)| {
                Some(Message::new("die-showing").with("die", shade(*die)).with("face", face_word((*face)?)).into())
            })
            .collect();
        (!shown.is_empty()).then(|| Message::new("describe-dice").with("row", view.row).with("dice", Arg::List(shown)))
    }

    fn result(&self, view: &View) -> Vec<Message> {
        let mut seated: Vec<_> = self.seated(view).collect();
        seated.sort_by_key(|(_, family)| (family.out, family.place));
        let mut lines = Vec::new();
        for (seat, family) in seated {
            match (family.out, family.place) {
                (Some(true), _) => lines.push(Message::new("describe-place-out").with("seat", self.seat(seat))),
                (Some(false), Some(place)) => {
                    lines.push(Message::new("describe-place").with("seat", self.seat(seat)).with("place", place));
                }
                _ => {}
            }
        }
        if !lines.is_empty() && view.families.iter().all(|family| family.out == Some(true)) {
            lines.push(Message::new("describe-winners-none"));
        }
        lines
    }
}
