//! What Capone says to people: messages that exist in every language under `text/`.

use table::{Arg, Game, Message, Seat, Speak, Tally};

use crate::edition::{Colour, STANDARD};
use crate::state::CELLS;
use crate::{
    AbsenteeView, Capone, Cause, DECK, FamilyView, Field, Kind, Member, Move, Party, Purpose, Question, Refusal, Report, Setup,
    Spot, View,
};

impl Speak for Capone {
    const TITLE: &'static str = "Capone";
    const EDITION: &'static str = STANDARD;
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../text/en/rules.ftl")),
        ("en", include_str!("../text/en/words.ftl")),
        ("nl", include_str!("../text/nl/rules.ftl")),
        ("nl", include_str!("../text/nl/words.ftl")),
        ("de", include_str!("../text/de/rules.ftl")),
        ("de", include_str!("../text/de/words.ftl")),
    ];

    fn seat_name(setup: &Setup, seat: Seat) -> String {
        setup.edition.families[seat.index()].name.clone()
    }

    fn question(&self) -> Message {
        let Some(question) = self.question_now() else { return Message::new("none") };
        let figures = self.figures();
        match question {
            Question::Exchange => Message::new("question-exchange"),
            Question::Turn => Message::new("question-turn"),
            Question::Target(card) => {
                let key = match card.purpose() {
                    Purpose::Away | Purpose::Fbi => "question-target-taken",
                    Purpose::Takeover => "question-target-takeover",
                    Purpose::Offer => "question-target-offer",
                    Purpose::Protection => "question-target-payer",
                    Purpose::Legal | Purpose::Illegal => "question-target-field",
                };
                Message::new(key).with("card", kind_word(card))
            }
            Question::Victim(card, at) => {
                Message::new("question-victim").with("card", kind_word(card)).with("field", field_word(at))
            }
            Question::Place(at) => self.placing_question("question-place", at, self.needed(at).max(0)),
            Question::TakeOver(at) => {
                let needed = self.gang(at).map_or(0, |gang| self.total(gang));
                self.placing_question("question-take-over", at, needed)
            }
            Question::Ransom(member) => {
                Message::new("question-ransom").with("member", member_word(member)).with("price", grand(figures.value(member)))
            }
            Question::HireBack => {
                let park = self.decider().map_or(0, |seat| self.own(seat).park);
                Message::new("question-hire-back").with("guards", guards(park)).with("price", grand(figures.edition.guards.price))
            }
            Question::BuyOut => Message::new("question-buy-out"),
            Question::Invest => {
                let (chip, cash) = self.decider().map_or((0, 0), |seat| (self.own(seat).chip, self.own(seat).cash));
                Message::new("question-invest").with("chip", chip).with("cash", grand(cash))
            }
        }
    }

    fn name_move(&self, mv: Move) -> Message {
        let figures = self.figures();
        let edition = &figures.edition;
        let chip = self.decider().map_or(0, |seat| self.own(seat).chip);
        let steps = |key: &str, count: u8, to: u8, price: i32| {
            Message::new(key).with("count", count).with("chip", to).with("price", grand(price * i32::from(count)))
        };
        let name = |seat: Seat| edition.families[seat.index()].name.clone();
        match mv {
            Move::Exchange(kind) => Message::new("move-exchange").with("card", kind_word(kind)),
            Move::BuyOut(member) => {
                Message::new("move-buy-out").with("member", member_word(member)).with("price", grand(figures.value(member)))
            }
            Move::Play(kind) => Message::new("move-play").with("card", kind_word(kind)),
            Move::LayDown(kind) => Message::new("move-lay-down").with("card", kind_word(kind)),
            Move::Field(at) => match self.gang(at) {
                Some(gang) => Message::new("move-field").with("field", field_word(at)).with("holder", name(gang.seat)),
                None => Message::new("move-field-free").with("field", field_word(at)),
            },
            Move::Away(kind) => {
                let holder = match self.away[kind.away_index()] {
                    Some(absentee) => {
                        Message::new("member-of").with("member", member_word(absentee.member)).with("seat", name(absentee.seat))
                    }
                    None => Message::new("nobody"),
                };
                Message::new("move-away").with("kind", kind_word(kind)).with("holder", holder)
            }
            Move::Payer(seat) => {
                let payer = self.own(seat);
                let price = figures.protection(payer.chip).min(payer.cash);
                Message::new("move-payer").with("seat", name(seat)).with("price", grand(price))
            }
            Move::Member(member) => {
                Message::new("move-member").with("member", member_word(member)).with("price", grand(figures.value(member)))
            }
            Move::Guard => Message::new("move-guard").with("price", grand(edition.guards.value)),
            Move::Done => Message::new("move-done"),
            Move::Leave => Message::new("move-leave"),
            Move::HireBack(count) => {
                Message::new("move-hire-back").with("count", count).with("price", grand(edition.guards.price * i32::from(count)))
            }
            Move::Invest(count) => steps("move-invest", count, chip + count, edition.chip.step),
            Move::Sell(count) => steps("move-sell", count, chip.saturating_sub(count), edition.chip.returns),
        }
    }

    fn explain(&self, refusal: Refusal) -> Message {
        match refusal {
            Refusal::NotNow(_) => Message::new("refusal-not-now"),
            Refusal::NotInHand(_) => Message::new("refusal-not-in-hand"),
            Refusal::OutOfOrder => Message::new("refusal-out-of-order"),
            Refusal::ChipAtZero => Message::new("refusal-chip-at-zero"),
            Refusal::NoGuard(_) => Message::new("refusal-no-guard"),
            Refusal::OtherKind => Message::new("refusal-other-kind"),
            Refusal::NotOnPhoto => Message::new("refusal-not-on-photo"),
            Refusal::TooLittle { needed, .. } => Message::new("refusal-too-little").with("needed", grand(needed)),
            Refusal::NothingSet => Message::new("refusal-nothing-set"),
            Refusal::DonAlone => Message::new("refusal-don-alone"),
            Refusal::MamaCrowded => Message::new("refusal-mama-crowded"),
            Refusal::LastCard => Message::new("refusal-last-card"),
            Refusal::NobodyThere(_) => Message::new("refusal-nobody-there"),
            Refusal::OwnPieces(_) => Message::new("refusal-own-pieces"),
            Refusal::OnlyGuards => Message::new("refusal-only-guards"),
            Refusal::NotThere(_) => Message::new("refusal-not-there"),
            Refusal::NoTarget(_) => Message::new("refusal-no-target"),
            Refusal::NoLegalPiece => Message::new("refusal-no-legal-piece"),
            Refusal::CannotMatch => Message::new("refusal-cannot-match"),
            Refusal::NotInPrison => Message::new("refusal-not-in-prison"),
            Refusal::NotEnoughCash(_) => Message::new("refusal-not-enough-cash"),
            Refusal::NotInPark => Message::new("refusal-not-in-park"),
            Refusal::PastGoal => Message::new("refusal-past-goal"),
            Refusal::BelowZero => Message::new("refusal-below-zero"),
            Refusal::SellsTooMuch => Message::new("refusal-sells-too-much"),
        }
    }

    fn tell(setup: &Setup, report: &Report) -> Message {
        Words { setup }.report(report)
    }

    fn echoes_move(report: &Report) -> bool {
        matches!(
            report,
            Report::Exchanged { .. }
                | Report::ExchangeEnded { .. }
                | Report::LaidDown { .. }
                | Report::Played { .. }
                | Report::LeftInPrison { .. }
                | Report::ChipKept { .. }
        )
    }

    fn describe(setup: &Setup, view: &View) -> Vec<Message> {
        Words { setup }.position(view)
    }

    fn rule_figures(setup: &Setup, _: &str) -> Vec<(&'static str, Arg)> {
        Words { setup }.figures()
    }

    fn question_rules(&self) -> Vec<&'static str> {
        let Some(question) = self.question_now() else { return Vec::new() };
        match question {
            Question::Exchange => vec!["C2.2"],
            Question::Turn => vec!["C2.3", "C3.1", "C3.2", "C3.7"],
            Question::Target(card) if card.purpose() == Purpose::Illegal => vec!["C3.2", "C3.21", "C3.22", "C3.23"],
            Question::Target(card) | Question::Victim(card, _) => vec![card.rule(), "C3.11"],
            Question::Place(_) => vec!["C3.2", "C3.21", "C3.22", "C3.23", "C3.3", "C3.5"],
            Question::TakeOver(_) => vec!["C3.9", "C3.3"],
            Question::Ransom(_) | Question::BuyOut => vec!["C3.7"],
            Question::HireBack => vec!["C4.3"],
            Question::Invest => vec!["C4.5", "C4.6"],
        }
    }

    fn tally(&self, seat: Seat) -> Vec<(&'static str, Tally)> {
        let own = self.own(seat);
        vec![
            ("years", Tally::Amount(i64::from(self.year))),
            ("chip", Tally::Amount(i64::from(own.chip))),
            ("cash", Tally::Amount(i64::from(own.cash) * 1_000)),
            ("members in the harbour", Tally::Amount(i64::from(own.harbour.len()))),
            ("guards out of the game", Tally::Amount(i64::from(own.gone))),
            ("reached the goal", Tally::Fact(own.chip >= self.figures.edition.chip.goal)),
        ]
    }
}

impl Capone {
    fn decider(&self) -> Option<Seat> {
        match self.turn() {
            table::Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    fn placing_question(&self, key: &str, at: Field, needed: i32) -> Message {
        let so_far = match self.phase {
            crate::state::Phase::Place(placing) => self.figures.sum(placing.members) + self.figures.guards(placing.guards),
            _ => 0,
        };
        Message::new(key).with("field", field_word(at)).with("needed", grand(needed)).with("so_far", grand(so_far))
    }
}

/// A sum that the game counts in thousands.
fn grand(thousands: i32) -> Arg {
    Arg::Money(i64::from(thousands) * 1_000)
}

fn kind_word(kind: Kind) -> Message {
    Message::new(format!("kind-{}", kind.word()))
}

fn member_word(member: Member) -> Message {
    Message::new(format!("member-{}", member.word()))
}

fn field_word(field: Field) -> Message {
    Message::new("field").with("kind", kind_word(field.kind())).with("twin", field.twin())
}

fn guards(count: u8) -> Message {
    Message::new("guards").with("count", count)
}

fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    let items: Vec<Arg> = items.into_iter().map(Into::into).collect();
    if items.is_empty() { Message::new("none").into() } else { Arg::List(items) }
}

fn kinds(kinds: &[Kind]) -> Arg {
    list(kinds.iter().map(|kind| kind_word(*kind)))
}

fn members(members: &[Member]) -> Arg {
    list(members.iter().map(|member| member_word(*member)))
}

fn pieces(members: &[Member], count: u8) -> Arg {
    list(members.iter().map(|member| member_word(*member)).chain((count > 0).then(|| guards(count))))
}

fn spot_word(spot: Spot) -> Message {
    match spot {
        Spot::Photo => Message::new("spot-photo"),
        Spot::Field(field) => Message::new("spot-field").with("field", field_word(field)),
        Spot::Legal(kind) => Message::new("spot-legal").with("kind", kind_word(kind)),
        Spot::Away(kind) => Message::new("spot-away").with("kind", kind_word(kind)),
        Spot::Cell(cell) => Message::new("spot-cell").with("cell", cell),
        Spot::Harbour => Message::new("spot-harbour"),
        Spot::Park => Message::new("spot-park"),
        Spot::Gone => Message::new("spot-gone"),
    }
}

fn cause_word(cause: Cause) -> Message {
    match cause {
        Cause::Legal(kind) => kind_word(kind),
        Cause::Ransom(member) => Message::new("cause-ransom").with("member", member_word(member)),
        Cause::Protection => Message::new("cause-protection"),
        Cause::Income => Message::new("cause-income"),
        Cause::Guards => Message::new("cause-guards"),
        Cause::Investment => Message::new("cause-investment"),
        Cause::Sale => Message::new("cause-sale"),
    }
}

/// Messages with the names of one edition.
struct Words<'a> {
    setup: &'a Setup,
}

impl Words<'_> {
    fn seat(&self, seat: Seat) -> Arg {
        Capone::seat_name(self.setup, seat).into()
    }

    /// A line about a card that the reader may or may not know.
    fn card_line(&self, key: &str, seat: Seat, card: Option<Kind>) -> Message {
        match card {
            Some(card) => Message::new(key).with("seat", self.seat(seat)).with("card", kind_word(card)),
            None => Message::new(format!("{key}-hidden")).with("seat", self.seat(seat)),
        }
    }

    fn paid(&self, from: Party, to: Party, amount: i32, cause: Cause) -> Message {
        let key = match (from, to) {
            (Party::Bank, _) => "event-paid-from-bank",
            (_, Party::Bank) => "event-paid-to-bank",
            _ => "event-paid",
        };
        let mut message = Message::new(key).with("amount", grand(amount)).with("cause", cause_word(cause));
        if let Party::Seat(payer) = from {
            message = message.with("payer", self.seat(payer));
        }
        if let Party::Seat(payee) = to {
            message = message.with("payee", self.seat(payee));
        }
        message
    }

    fn report(&self, report: &Report) -> Message {
        let of = |key: &str, seat: Seat| Message::new(key).with("seat", self.seat(seat));
        match *report {
            Report::YearBegan { year, starter } => of("event-year-began", starter).with("year", year),
            Report::Dealt { seat, card } => self.card_line("event-dealt", seat, card),
            Report::Exchanged { seat, card } => self.card_line("event-exchanged", seat, card),
            Report::ExchangeEnded { seat, count } => of("event-exchange-ended", seat).with("count", count),
            Report::LaidDown { seat, card } => self.card_line("event-laid-down", seat, card),
            Report::Played { seat, card } => of("event-played", seat).with("card", kind_word(card)),
            Report::MemberMoved { seat, member, from, to } => of("event-member-moved", seat)
                .with("member", member_word(member))
                .with("from", spot_word(from))
                .with("to", spot_word(to)),
            Report::GuardsMoved { seat, count, from, to } => of("event-guards-moved", seat)
                .with("guards", guards(count))
                .with("from", spot_word(from))
                .with("to", spot_word(to)),
            Report::Paid { from, to, amount, cause } => self.paid(from, to, amount, cause),
            Report::LeftInPrison { seat } => of("event-left-in-prison", seat),
            Report::YearEnded { year } => Message::new("event-year-ended").with("year", year),
            Report::ChipMoved { seat, from, to } => {
                of("event-chip-moved", seat).with("from", from).with("to", to).with("goal", self.setup.edition.chip.goal)
            }
            Report::ChipKept { seat } => of("event-chip-kept", seat),
            Report::Ended => Message::new("event-ended"),
        }
    }

    fn position(&self, view: &View) -> Vec<Message> {
        let mut lines = vec![
            Message::new("describe-year")
                .with("year", view.year)
                .with("starter", self.seat(view.starter))
                .with("seat", self.seat(view.active)),
            self.fields(view),
            self.legal_fields(view),
            Message::new("describe-away")
                .with("members", self.absentees(&view.away, |index| spot_word(Spot::Away(Kind::OUT_OF_CIRCULATION[index])))),
            Message::new("describe-prison")
                .with("members", self.absentees(&view.prison, |index| spot_word(Spot::Cell(index as u8 + 1)))),
            Message::new("describe-played").with("cards", kinds(&view.played)),
            Message::new("describe-deck").with("deck", view.deck),
        ];
        let families = || Seat::all(view.families.len()).zip(&view.families);
        lines.extend(families().map(|(seat, family)| self.family(seat, family)));
        families().for_each(|(seat, family)| lines.extend(self.secrets(seat, family)));
        lines.extend(view.placing.as_ref().map(|placing| {
            Message::new("describe-placing")
                .with("field", field_word(placing.field))
                .with("pieces", pieces(&placing.members, placing.guards))
        }));
        lines.extend(families().filter_map(|(seat, family)| {
            let place = family.place?;
            Some(Message::new("describe-place").with("seat", self.seat(seat)).with("place", place))
        }));
        lines
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
        Message::new("describe-fields").with("fields", list(gangs))
    }

    fn legal_fields(&self, view: &View) -> Message {
        let guards = Kind::ALL.into_iter().zip(&view.legal).filter_map(|(kind, seat)| {
            let seat = (*seat)?;
            Some(Message::new("describe-guard-at").with("kind", kind_word(kind)).with("seat", self.seat(seat)))
        });
        Message::new("describe-legal").with("fields", list(guards))
    }

    fn absentees(&self, places: &[Option<AbsenteeView>], spot: impl Fn(usize) -> Message) -> Arg {
        list(places.iter().enumerate().filter_map(|(index, absentee)| {
            let absentee = (*absentee)?;
            Some(
                Message::new("describe-absentee")
                    .with("spot", spot(index))
                    .with("member", member_word(absentee.member))
                    .with("seat", self.seat(absentee.seat)),
            )
        }))
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

    fn figures(&self) -> Vec<(&'static str, Arg)> {
        let edition = &self.setup.edition;
        let value = |member| grand(edition.members.of(member));
        let of_colour = |colour: Colour| {
            Kind::illegal().filter(move |kind| edition.illegal.of(*kind).is_some_and(|figures| figures.colour == colour))
        };
        let minimum = |colour| {
            let first = of_colour(colour).next().and_then(|kind| edition.illegal.of(kind));
            grand(first.map_or(0, |figures| figures.minimum))
        };
        let kinds_of = |colour| list(of_colour(colour).map(kind_word));
        let sums = |sums: &[i32]| list(sums.iter().map(|sum| grand(*sum)));
        let cards = |purpose: Purpose| {
            let of_purpose = Kind::ALL.into_iter().filter(move |kind| kind.purpose() == purpose);
            of_purpose.map(|kind| usize::from(kind.copies())).sum::<usize>()
        };
        let (legal, illegal) = (cards(Purpose::Legal), cards(Purpose::Illegal));
        vec![
            ("families", list(edition.families.iter().map(|family| family.name.as_str()))),
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
            ("legal_fields", list(Kind::ALL.into_iter().take(Kind::LEGAL).map(kind_word))),
            ("legal_pay", sums(&edition.chip.pays)),
            ("protection_pay", sums(&edition.chip.protection)),
            ("rounds_few", edition.rounds.few.into()),
            ("rounds_many", edition.rounds.many.into()),
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
