//! What Der Pate says to people: messages that exist in every language under `text/`.

use table::{Arg, Block, Game, Message, Seat, Speak, Tally};

use crate::edition::{Edition, Figures, STANDARD};
use crate::view::Question;
use crate::{
    Business, Card, Cause, Die, District, Event, Face, Family, FamilyView, Field, Keeper, Move, Party, Pate, Refusal, Setup,
    Spot, Tile, Track, View, Whereabouts,
};

impl Speak for Pate {
    const TITLE: &'static str = "Der Pate";
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
        Words::from(setup).name(seat.index())
    }

    fn question(&self) -> Message {
        let figures = self.figures();
        let words = self.words(&figures);
        let money = &figures.edition.money;
        let Some(question) = self.question_now() else { return Message::new("none") };
        match question {
            Question::Car => Message::new("question-car"),
            Question::District => Message::new("question-district"),
            Question::Event(Card::Collection) => {
                Message::new("question-event-collection").with("price", dollars(money.collection))
            }
            Question::Event(Card::Retirement) => {
                Message::new("question-event-retirement").with("price", dollars(money.retirement))
            }
            Question::Event(_) => {
                let prisoners = self.decider().map_or(0, |seat| self.own(seat).tombs);
                let price = dollars(money.bail * i32::from(prisoners));
                Message::new("question-event-bail").with("price", price).with("count", prisoners)
            }
            Question::Knives => Message::new("question-knives"),
            Question::Place(row) => Message::new(format!("question-place-{row}")),
            Question::Visit => Message::new("question-visit").with("field", words.field(self.car)),
            Question::TakeOver(pips) => Message::new("question-takeover").with("pips", pips),
            Question::Consigliere => Message::new("question-consigliere"),
            Question::Informer => Message::new("question-informer"),
            Question::Banker => Message::new("question-banker"),
            Question::WrapUp => Message::new("question-wrap-up"),
            Question::Tiles => {
                let fresh = self.asked_about_tiles().map(|seat| self.fresh.of(seat)).unwrap_or_default();
                Message::new("question-tiles").with("tiles", Arg::List(fresh.iter().map(|it| tile(it).into()).collect()))
            }
        }
    }

    fn name_move(&self, mv: Move) -> Message {
        let figures = self.figures();
        let words = self.words(&figures);
        let Edition { money, districts, favour_steps, .. } = &figures.edition;
        let holder = |field| self.holder(field).map_or_else(|| Message::new("nobody").into(), |family| words.family(family));
        let laid = |key: &str, die: Die, colour: Die| {
            let face = self.dice[die.index()];
            Message::new(key)
                .with("die", die_word(die))
                .with("face", face_word(face))
                .with("spot", spot(self.spot_for(die, colour)))
        };
        match mv {
            Move::Car(field) => Message::new("move-car").with("field", words.field(field)),
            Move::District(district) => Message::new("move-district").with("district", districts[district.index()].clone()),
            Move::PayCollection => Message::new("move-pay-collection").with("price", dollars(money.collection)),
            Move::Retire(field) => {
                Message::new("move-retire").with("field", words.field(field)).with("price", dollars(money.retirement))
            }
            Move::PayBail => {
                let prisoners = self.decider().map_or(0, |seat| self.own(seat).tombs);
                Message::new("move-pay-bail").with("price", dollars(money.bail * i32::from(prisoners)))
            }
            Move::RefuseBail => Message::new("move-refuse-bail"),
            Move::Place(die) => laid("move-place", die, die),
            Move::Idle(die) => laid("move-idle", die, die),
            Move::Senator(die, colour) => laid("move-senator", die, colour),
            Move::TakeOver(field) => {
                Message::new("move-take-over").with("field", words.field(field)).with("family", holder(field))
            }
            Move::Occupy(field) => Message::new("move-occupy").with("field", words.field(field)),
            Move::Inform(field) => Message::new("move-inform").with("field", words.field(field)).with("family", holder(field)),
            Move::Bank(on) => Message::new("move-bank").with("track", track(on)),
            Move::Pass => Message::new("move-pass"),
            Move::Wedding => Message::new("move-wedding"),
            Move::Grandson => Message::new("move-grandson"),
            Move::Birthday(on) => Message::new("move-birthday").with("track", track(on)),
            Move::Cop(die) => Message::new("move-cop").with("die", die_word(die)),
            Move::Judge => Message::new("move-judge"),
            Move::FavourMember => Message::new("move-favour-member"),
            Move::FavourDebt(keeper) => Message::new("move-favour-debt").with("keeper", words.keeper(keeper)),
            Move::FavourSteps(on) => Message::new("move-favour-steps").with("track", track(on)).with("steps", *favour_steps),
            Move::FavourCash => Message::new("move-favour-cash").with("amount", dollars(money.favour_cash)),
            Move::Keep => Message::new("move-keep"),
            Move::EndTurn => Message::new("move-end-turn"),
        }
    }

    fn explain(&self, refusal: Refusal) -> Message {
        match refusal {
            Refusal::NotNow(_) => Message::new("refusal-not-now"),
            Refusal::Compulsory(_) => Message::new("refusal-compulsory"),
            Refusal::DistrictTaken => Message::new("refusal-district-taken"),
            Refusal::Protected => Message::new("refusal-protected"),
            Refusal::OwnBusiness(_) => Message::new("refusal-own-business"),
            Refusal::EmptyBusiness(_) => Message::new("refusal-empty-business"),
            Refusal::OccupiedBusiness => Message::new("refusal-occupied-business"),
            Refusal::NotOwnBusiness => Message::new("refusal-not-own-business"),
            Refusal::WrongNumber => Message::new("refusal-wrong-number"),
            Refusal::NeutralMember => Message::new("refusal-neutral-member"),
            Refusal::NoDebtMarker => Message::new("refusal-no-debt-marker"),
            Refusal::NoMember(_) => Message::new("refusal-no-member"),
            Refusal::DiePlaced => Message::new("refusal-die-placed"),
            Refusal::ShowsHand => Message::new("refusal-shows-hand"),
            Refusal::NoColourInRowOne => Message::new("refusal-no-colour-in-row-one"),
            Refusal::NoTile(which) => Message::new("refusal-no-tile").with("tile", tile(which)),
            Refusal::TileNotFresh(_) => Message::new("refusal-tile-not-fresh"),
            Refusal::NoRoll(_) => Message::new("refusal-no-roll"),
            Refusal::NoFriendInBrooklyn => Message::new("refusal-no-friend-in-brooklyn"),
            Refusal::TrackEnded(which) => Message::new("refusal-track-ended").with("track", track(which)),
            Refusal::NotOwnTurn => Message::new("refusal-not-own-turn"),
            Refusal::NoFriend => Message::new("refusal-no-friend"),
            Refusal::FavourTooFar(_) => Message::new("refusal-favour-too-far"),
            Refusal::FavoursUsedUp => Message::new("refusal-favours-used-up"),
            Refusal::NobodyInHudson => Message::new("refusal-nobody-in-hudson"),
            Refusal::NoMarkerThere => Message::new("refusal-no-marker-there"),
        }
    }

    fn tell(setup: &Setup, report: &Event) -> Message {
        Words::from(setup).event(report)
    }

    fn echoes_move(report: &Event) -> bool {
        matches!(
            report,
            Event::Placed { .. }
                | Event::Passed { .. }
                | Event::CarPlaced { .. }
                | Event::TileUsed { .. }
                | Event::FavourUsed { .. }
                | Event::FriendSpent { .. }
                | Event::TilesKept { .. }
                | Event::TookOver { .. }
                | Event::TurnBegan { .. }
                | Event::RoundBegan { .. }
        )
    }

    fn tell_all(setup: &Setup, reports: &[&Event]) -> Vec<Message> {
        let words = Words::from(setup);
        let rolls = |report: &&Event| matches!(report, Event::Rolled { .. });
        let mut told = Vec::new();
        for together in reports.chunk_by(|before, after| rolls(before) && rolls(after)) {
            if rolls(&together[0]) {
                told.push(Words::roll(together));
            } else {
                told.extend(together.iter().map(|report| words.event(report)));
            }
        }
        told
    }

    fn begins_paragraph(report: &Event) -> bool {
        matches!(
            report,
            Event::RoundBegan { .. }
                | Event::CardTurned { .. }
                | Event::TurnBegan { .. }
                | Event::KnockedOut { .. }
                | Event::Paid { cause: Cause::EndBusinesses | Cause::EndPrisoners | Cause::EndDebts, .. }
                | Event::Ended
        )
    }

    fn primer(setup: &Setup) -> Vec<Message> {
        let words = Words::from(setup);
        ["primer-goal", "primer-turn"].map(|key| Message { key: key.to_owned(), args: words.figures("") }).into()
    }

    fn board(setup: &Setup, view: &View) -> Vec<Block> {
        Words::from(setup).board(view)
    }

    fn describe(setup: &Setup, view: &View) -> Vec<Message> {
        Words::from(setup).position(view)
    }

    fn rule_figures(setup: &Setup, rule: &str) -> Vec<(&'static str, Arg)> {
        Words::from(setup).figures(rule)
    }

    fn question_rules(&self) -> Vec<&'static str> {
        let Some(question) = self.question_now() else { return Vec::new() };
        match question {
            Question::Car | Question::District => vec!["P1.5", "P3.2"],
            Question::Event(card) => vec![card.rule()],
            Question::Knives => vec!["P3.16", "P5.9"],
            Question::Place(1) => vec!["P4.1", "P5.1", "P4.2"],
            Question::Place(2) => vec!["P5.2", "P5.3", "P5.4", "P5.5", "P4.2"],
            Question::Place(3) => vec!["P5.2", "P5.6", "P5.7", "P5.8", "P5.9", "P4.2"],
            Question::Place(_) | Question::Consigliere | Question::Informer | Question::Banker => vec!["P5.10"],
            Question::Visit => vec!["P5.4"],
            Question::TakeOver(_) => vec!["P5.9"],
            Question::WrapUp => vec!["P4.3", "P7.1", "P7.2"],
            Question::Tiles => vec!["P6.1", "P6.3"],
        }
    }

    fn tally(&self, seat: Seat) -> Vec<(&'static str, Tally)> {
        let own = self.own(seat);
        let at_end = |track| Tally::Fact(self.at_end(seat, track));
        vec![
            ("money", Tally::Amount(i64::from(own.money))),
            ("businesses", Tally::Amount(i64::from(own.held.len()))),
            ("knocked out", Tally::Fact(!self.is_in(seat))),
            ("end of reputation", at_end(Track::Reputation)),
            ("end of influence", at_end(Track::Influence)),
        ]
    }
}

impl Pate {
    fn decider(&self) -> Option<Seat> {
        match self.turn() {
            table::Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    fn words<'a>(&self, figures: &'a Figures) -> Words<'a> {
        Words { edition: &figures.edition, players: self.players as usize }
    }
}

fn dollars(amount: i32) -> Arg {
    Arg::Money(i64::from(amount))
}

fn die_word(die: Die) -> Message {
    Message::new(format!("die-{}", die.word()))
}

fn face_word(face: Face) -> Message {
    match face.number() {
        Some(pips) => Message::new("face").with("pips", pips),
        None => Message::new("face-hand"),
    }
}

fn track(track: Track) -> Message {
    Message::new(format!("track-{}", track.word()))
}

fn tile(tile: Tile) -> Message {
    Message::new(format!("tile-{}", tile.word()))
}

fn spot(spot: Spot) -> Message {
    Message::new(format!("spot-{}", spot.word()))
}

fn card(card: Card) -> Message {
    Message::new(format!("card-{}", card.word()))
}

fn business(business: Business) -> Message {
    Message::new(format!("business-{}", business.word()))
}

fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect())
}

/// Messages with the names of one edition. Views and events may come from a file, so nothing here trusts their numbers.
struct Words<'a> {
    edition: &'a Edition,
    players: usize,
}

impl<'a> From<&'a Setup> for Words<'a> {
    fn from(setup: &'a Setup) -> Words<'a> {
        Words { edition: &setup.edition, players: setup.players as usize }
    }
}

impl Words<'_> {
    fn name(&self, index: usize) -> String {
        self.edition.families.get(index).map(|family| family.name.clone()).unwrap_or_default()
    }

    fn seat(&self, seat: Seat) -> Arg {
        self.name(seat.index()).into()
    }

    fn family(&self, family: Family) -> Arg {
        let name = self.name(family.index());
        let neutral = family.index() >= self.players;
        if neutral { Message::new("neutral-family").with("name", name).into() } else { name.into() }
    }

    fn field(&self, field: Field) -> Message {
        let edition = self.edition;
        let kind = edition.street[field.index()];
        Message::new("field")
            .with("business", business(kind))
            .with("pips", edition.businesses.of(kind).pips)
            .with("district", edition.districts[field.district().index()].clone())
    }

    fn kind_and_pips(&self, field: Field) -> (Business, u8) {
        let kind = self.edition.street[field.index()];
        (kind, self.edition.businesses.of(kind).pips)
    }

    fn keeper(&self, keeper: Keeper) -> Arg {
        match keeper {
            Keeper::Seat(seat) => self.seat(seat),
            Keeper::Bank => Message::new("the-bank").into(),
        }
    }

    fn whereabouts(&self, place: Whereabouts) -> Message {
        match place {
            Whereabouts::Field(field) => Message::new("where-field").with("field", self.field(field)),
            Whereabouts::Supply => Message::new("where-supply"),
            Whereabouts::Tombs => Message::new("where-tombs"),
            Whereabouts::Hudson => Message::new("where-hudson"),
            Whereabouts::Gone => Message::new("where-gone"),
        }
    }

    fn cause(cause: Cause) -> Message {
        match cause {
            Cause::Business(kind) => business(kind),
            Cause::Card(which) => card(which),
            Cause::Spot(which) => spot(which),
            Cause::TrackEnd(which) => Message::new("cause-track-end").with("track", track(which)),
            other => Message::new(format!("cause-{}", other.word())),
        }
    }

    fn paid(&self, from: Party, to: Party, amount: i32, cause: Cause) -> Message {
        let key = match (from, to) {
            (Party::Bank, _) => "event-paid-from-bank",
            (_, Party::Bank) => "event-paid-to-bank",
            _ => "event-paid",
        };
        let mut message = Message::new(key).with("amount", dollars(amount)).with("cause", Self::cause(cause));
        if let Party::Seat(payer) = from {
            message = message.with("payer", self.seat(payer));
        }
        if let Party::Seat(payee) = to {
            message = message.with("payee", self.seat(payee));
        }
        message
    }

    fn event(&self, event: &Event) -> Message {
        let edition = self.edition;
        match *event {
            Event::CarPlaced { seat, field } => {
                Message::new("event-car-placed").with("seat", self.seat(seat)).with("field", self.field(field))
            }
            Event::DistrictTaken { family, district } => Message::new("event-district-taken")
                .with("family", self.family(family))
                .with("district", edition.districts[district.index()].clone()),
            Event::RoundBegan { round } => Message::new("event-round-began").with("round", round),
            Event::CardTurned { card: turned } => Message::new("event-card-turned").with("card", card(turned)),
            Event::MarkerMoved { colour, to } => Message::new("event-marker-moved")
                .with("colour", Message::new(format!("colour-{}", colour.word())))
                .with("to", to),
            Event::KnockOutDecided { track: decided } => Message::new("event-knock-out-decided").with("track", track(decided)),
            Event::CarDrove { to } => Message::new("event-car-drove")
                .with("field", self.field(to))
                .with("district", edition.districts[to.district().index()].clone()),
            Event::TipRolled { face } => Message::new("event-tip-rolled").with("face", face_word(face)),
            Event::TurnBegan { seat } => Message::new("event-turn-began").with("seat", self.seat(seat)),
            Event::Rolled { die, face } => Message::new("event-rolled").with("die", die_word(die)).with("face", face_word(face)),
            Event::Placed { seat, die, face, spot: on, used, .. } => {
                Message::new(if used { "event-placed" } else { "event-placed-unused" })
                    .with("seat", self.seat(seat))
                    .with("die", die_word(die))
                    .with("face", face_word(face))
                    .with("spot", spot(on))
            }
            Event::NoEffect { spot: on } => Message::new("event-no-effect").with("spot", spot(on)),
            Event::TookOver { seat, field, from } => Message::new("event-took-over")
                .with("seat", self.seat(seat))
                .with("field", self.field(field))
                .with("family", self.family(from)),
            Event::Passed { seat } => Message::new("event-passed").with("seat", self.seat(seat)),
            Event::Paid { from, to, amount, cause } => self.paid(from, to, amount, cause),
            Event::Stepped { seat, track: on, to } => Message::new("event-stepped")
                .with("seat", self.seat(seat))
                .with("track", track(on))
                .with("to", to)
                .with("end", edition.steps(on)),
            Event::TileWon { seat, tile: won } => Message::new("event-tile-won")
                .with("seat", self.seat(seat))
                .with("tile", tile(won))
                .with("use", Message::new(format!("tile-use-{}", won.word()))),
            Event::TileUsed { seat, tile: used } => {
                Message::new("event-tile-used").with("seat", self.seat(seat)).with("tile", tile(used))
            }
            Event::TilesKept { seat } => Message::new("event-tiles-kept").with("seat", self.seat(seat)),
            Event::GrandsonRolled { seat, face } => {
                Message::new("event-grandson-rolled").with("seat", self.seat(seat)).with("face", face_word(face))
            }
            Event::FavourUsed { seat, favour } => Message::new("event-favour-used")
                .with("seat", self.seat(seat))
                .with("favour", Message::new(format!("favour-{}", favour.word()))),
            Event::MemberMoved { family, from, to } => Message::new("event-member-moved")
                .with("family", self.family(family))
                .with("from", self.whereabouts(from))
                .with("to", self.whereabouts(to)),
            Event::DebtGiven { seat, to } => {
                Message::new("event-debt-given").with("seat", self.seat(seat)).with("keeper", self.keeper(to))
            }
            Event::DebtReturned { seat, from } => {
                Message::new("event-debt-returned").with("seat", self.seat(seat)).with("keeper", self.keeper(from))
            }
            Event::FriendWon { seat } => Message::new("event-friend-won").with("seat", self.seat(seat)),
            Event::FriendSpent { seat } => Message::new("event-friend-spent").with("seat", self.seat(seat)),
            Event::KnockedOut { seat } => Message::new("event-knocked-out").with("seat", self.seat(seat)),
            Event::Ended => Message::new("event-ended"),
        }
    }

    fn position(&self, view: &View) -> Vec<Message> {
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
    fn board(&self, view: &View) -> Vec<Block> {
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
        let protected = Self::protects(view, district);
        let name = self.edition.districts[district].clone();
        let name: Arg = if protected { Message::new("board-protected").with("district", name).into() } else { name.into() };
        let of_field = |index: usize| {
            let field = Field::new(index);
            let holder = view.street[index].map_or_else(|| Message::new("describe-empty").into(), |family| self.family(family));
            let key = if protected && field == view.car { "board-business-car" } else { "board-business" };
            let (kind, pips) = self.kind_and_pips(field);
            Message::new(key).with("business", business(kind)).with("pips", pips).with("holder", holder).into()
        };
        [name].into_iter().chain((3 * district..3 * district + 3).map(of_field)).collect()
    }

    fn family_table(&self, view: &View) -> Vec<Vec<Arg>> {
        const COLUMNS: [&str; 11] = [
            "family",
            "money",
            "reputation",
            "influence",
            "income",
            "favours",
            "friends",
            "businesses",
            "supply",
            "tombs",
            "hudson",
        ];
        let head = COLUMNS.iter().chain(&["tiles"]).map(|column| Message::new(format!("board-{column}")).into());
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
                dollars(self.income_at(marker(Track::Income))),
                of_steps(marker(Track::Favours), Track::Favours).into(),
                family.friends.into(),
                businesses.into(),
                family.supply.into(),
                family.tombs.into(),
                family.hudson.into(),
                if family.tiles.is_empty() { "–".into() } else { list(tiles) },
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

    fn roll(rolled: &[&Event]) -> Message {
        let shown = rolled.iter().filter_map(|report| match report {
            Event::Rolled { die, face } => {
                Some(Message::new("die-showing").with("die", die_word(*die)).with("face", face_word(*face)))
            }
            _ => None,
        });
        Message::new("event-roll").with("dice", list(shown))
    }

    fn headline(&self, view: &View) -> Message {
        let over = view.families.iter().any(|family| family.out.is_some());
        let key = match (view.round, view.question) {
            (0, _) => return Message::new("describe-setup"),
            _ if over => return Message::new("describe-over"),
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
        let of_field = |field: Field| {
            let kind = edition.street[field.index()];
            let holder = match view.street[field.index()] {
                Some(family) => self.family(family),
                None => Message::new("describe-empty").into(),
            };
            Message::new("describe-business")
                .with("business", business(kind))
                .with("pips", edition.businesses.of(kind).pips)
                .with("holder", holder)
        };
        let protected = Self::protects(view, district);
        let key = if protected { "describe-district-protected" } else { "describe-district" };
        let fields = (3 * district..3 * district + 3).map(Field::new);
        Message::new(key)
            .with("district", edition.districts[district].clone())
            .with("businesses", list(fields.map(of_field)))
            .with("car", business(edition.street[view.car.index()]))
    }

    fn protects(view: &View, district: usize) -> bool {
        let car_is_on_the_street = view.round > 0 || view.question != Some(Question::Car);
        car_is_on_the_street && view.car.district().index() == district
    }

    fn household(&self, seat: Seat, family: &FamilyView) -> Message {
        let edition = self.edition;
        let marker = |track: Track| family.markers[track.index()];
        let income = self.income_at(marker(Track::Income));
        let money = family.money.map_or_else(|| Message::new("describe-money-secret").into(), dollars);
        let tiles = match family.tiles.as_slice() {
            [] => Message::new("none").into(),
            tiles => list(tiles.iter().map(|it| tile(*it))),
        };
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
            .with("tiles", tiles)
    }

    fn income_at(&self, step: u8) -> i32 {
        let paid = |step: u8| self.edition.tracks.income.get(step as usize);
        step.checked_sub(1).and_then(paid).copied().unwrap_or(0)
    }

    fn debts_given(&self, family: &FamilyView) -> Arg {
        let with_seats = Seat::all(self.players).zip(&family.debts_with).map(|(seat, count)| (Keeper::Seat(seat), *count));
        let given: Vec<Arg> = with_seats
            .chain([(Keeper::Bank, family.debts_at_bank)])
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
                Some(Message::new("die-showing").with("die", die_word(*die)).with("face", face_word((*face)?)).into())
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

    fn figures(&self, rule: &str) -> Vec<(&'static str, Arg)> {
        let edition = self.edition;
        let money = &edition.money;
        let pays = |kind| dollars(edition.businesses.of(kind).pays);
        let numbers: Vec<String> = edition.street.iter().map(|kind| edition.businesses.of(*kind).pips.to_string()).collect();
        let street: Vec<String> = numbers.chunks(3).map(|district| district.join(" ")).collect();
        let tile_steps = |track: Track| list(track.tiles().iter().map(|tile| edition.tile_step(*tile)));
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
            ("districts", list(edition.districts.iter().map(String::as_str))),
            ("families", list(edition.families.iter().map(|family| family.name.as_str()))),
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
