//! What Maffiosi says to people: messages that exist in every language under `text/`.

use table::{Arg, Game, Message, Seat, Speak, Tally, Turn};

use crate::edition::STANDARD;
use crate::state::Occasion;
use crate::{
    Card, Cards, EndReason, GangView, Item, Maffiosi, ManView, Move, Place, Question, Refusal, Report, Role, Seating, Setup, View,
};

impl Speak for Maffiosi {
    const TITLE: &'static str = "Maffiosi";
    const EDITION: &'static str = STANDARD;
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../text/en/rules.ftl")),
        ("en", include_str!("../../text/en/words.ftl")),
        ("nl", include_str!("../../text/nl/rules.ftl")),
        ("nl", include_str!("../../text/nl/words.ftl")),
        ("de", include_str!("../../text/de/rules.ftl")),
        ("de", include_str!("../../text/de/words.ftl")),
    ];

    fn seat_name(setup: &Setup, seat: Seat) -> String {
        setup.edition.gangs[seat.index()].name.clone()
    }

    fn question(&self) -> Message {
        let Some(question) = self.question_now() else { return Message::new("none") };
        match question {
            Question::Choose { after_raid } => Message::new(if after_raid { "question-choose-raid" } else { "question-choose" }),
            Question::Sit { after_raid, role: who } => {
                Message::new(if after_raid { "question-sit-raid" } else { "question-sit" }).with("role", role(who))
            }
            Question::Play => Message::new("question-play"),
            Question::Stab => Message::new("question-stab"),
            Question::Fire => Message::new("question-fire"),
            Question::Cake => Message::new("question-cake"),
            Question::Pass => Message::new("question-pass"),
            Question::Boom => Message::new("question-boom"),
            Question::Drug { left, .. } => Message::new("question-drug").with("left", left),
            Question::From => Message::new("question-from"),
            Question::To { from } => Message::new("question-to").with("man", self.man(from)),
            Question::Further => Message::new("question-further"),
        }
    }

    fn name_move(&self, mv: Move) -> Message {
        let setup = self.as_setup();
        let words = Words { setup: &setup };
        let owner_cake = |key: &str, owner: Seat| {
            let place = self.cakes[owner.index()];
            let at = place.map_or_else(|| Message::new("place-home"), |place| words.place(place));
            Message::new(key).with("owner", words.seat(owner)).with("place", at)
        };
        match mv {
            Move::Play(which) => Message::new("move-play").with("card", card(which)),
            Move::Discard(which) => Message::new("move-discard").with("card", card(which)),
            Move::Stab(place) => Message::new("move-stab").with("man", self.man(place)),
            Move::Fire(place) => Message::new("move-fire").with("man", self.man(place)),
            Move::Cake(place) => Message::new("move-cake").with("man", self.man(place)),
            Move::Pass(owner, direction) => {
                let receiver = self.cakes[owner.index()].and_then(|cake| self.receiver(cake, direction));
                let to = receiver.map_or_else(|| Message::new("nobody"), |place| self.man(place));
                owner_cake("move-pass", owner)
                    .with("direction", Message::new(format!("direction-{}", direction.word())))
                    .with("to", to)
            }
            Move::Boom(owner) => owner_cake("move-boom", owner),
            Move::Drug(place) => Message::new("move-drug").with("man", self.man(place)),
            Move::From(place) => Message::new("move-from").with("man", self.man(place)),
            Move::To(place) => Message::new("move-to").with("place", words.place(place)),
            Move::Choose(who) => Message::new("move-choose").with("role", role(who)),
            Move::Sit(place) => Message::new("move-sit").with("place", words.place(place)),
            Move::EndTurn => Message::new("move-end-turn"),
        }
    }

    fn explain(&self, refusal: Refusal) -> Message {
        match refusal {
            Refusal::NotNow(_) => Message::new("refusal-not-now"),
            Refusal::NotInHand(which) => Message::new("refusal-not-in-hand").with("card", card(which)),
            Refusal::OnlyMoveFollows => Message::new("refusal-only-move-follows"),
            Refusal::HasPlayed => Message::new("refusal-has-played"),
            Refusal::NoEffect(which) => Message::new(format!("refusal-no-effect-{}", which.word())),
            Refusal::NobodyThere(_) => Message::new("refusal-nobody-there"),
            Refusal::Own(rule) if rule == Card::Stab.rule() || rule == Card::Fire.rule() => Message::new("refusal-own-man"),
            Refusal::Own(_) => Message::new("refusal-own-cake"),
            Refusal::OutOfKnifeReach => Message::new("refusal-out-of-knife-reach"),
            Refusal::OutOfShot => Message::new("refusal-out-of-shot"),
            Refusal::Crossed => Message::new("refusal-crossed"),
            Refusal::HasCake => Message::new("refusal-has-cake"),
            Refusal::CakeNotOnTable(_) => Message::new("refusal-cake-not-on-table"),
            Refusal::NobodyToPassTo => Message::new("refusal-nobody-to-pass-to"),
            Refusal::DirectionClosed => Message::new("refusal-direction-closed"),
            Refusal::NoDrink => Message::new("refusal-no-drink"),
            Refusal::ChosenAlready => Message::new("refusal-chosen-already"),
            Refusal::OutOfOrder => Message::new("refusal-out-of-order"),
            Refusal::NotOwnMan => Message::new("refusal-not-own-man"),
            Refusal::Asleep => Message::new("refusal-asleep"),
            Refusal::Taken(_) => Message::new("refusal-taken"),
            Refusal::NoneWaiting(_) => Message::new("refusal-none-waiting"),
        }
    }

    fn tell(setup: &Setup, report: &Report) -> Message {
        Words { setup }.report(report)
    }

    fn echoes_move(report: &Report) -> bool {
        matches!(
            report,
            Report::Played { .. }
                | Report::Discarded { .. }
                | Report::CakeOrdered { .. }
                | Report::Moved { .. }
                | Report::SatDown { .. }
                | Report::TurnBegan { .. }
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
            Question::Choose { after_raid } | Question::Sit { after_raid, .. } => {
                vec![if after_raid { Occasion::Raid.rule() } else { Occasion::Opening.rule() }]
            }
            Question::Play => {
                let held = self.decider().map_or(Cards::NONE, |seat| self.hands[seat.index()]);
                let of_cards = Card::ALL.into_iter().filter(|card| held.contains(*card)).map(Card::rule);
                ["M3.1"].into_iter().chain(of_cards).collect()
            }
            Question::Stab => vec!["M3.2"],
            Question::Fire => vec!["M3.3"],
            Question::Cake => vec!["M3.4", "M2.2"],
            Question::Pass => vec!["M3.5"],
            Question::Boom => vec!["M3.6", "M2.2"],
            Question::Drug { .. } => vec!["M3.7"],
            Question::From | Question::To { .. } => vec!["M3.9"],
            Question::Further => vec!["M3.1", "M3.9"],
        }
    }

    fn tally(&self, seat: Seat) -> Vec<(&'static str, Tally)> {
        let ended = |why: EndReason| Tally::Fact(self.ended_by() == Some(why));
        vec![
            ("money", Tally::Amount(i64::from(self.money[seat.index()]))),
            ("gangsters", Tally::Amount(i64::from(self.men_of(seat).len()))),
            ("out", Tally::Fact(self.is_out(seat))),
            ("last gang", ended(EndReason::LastGang)),
            ("pot empty", ended(EndReason::PotEmpty)),
            ("all dead", ended(EndReason::AllDead)),
            ("too quiet", ended(EndReason::Quiet)),
        ]
    }
}

impl Maffiosi {
    fn decider(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The names that messages need, from the figures that the position carries.
    fn as_setup(&self) -> Setup {
        Setup {
            players: self.players,
            seating: if self.by_hand { Seating::ByHand } else { Seating::Plan },
            starter: self.starter.index() as u8,
            edition: self.figures().edition.clone(),
        }
    }

    /// A place and who sits there.
    fn man(&self, place: Place) -> Message {
        let setup = self.as_setup();
        let words = Words { setup: &setup };
        match self.man_at(place) {
            Some((seat, who)) => words.man(seat, who, place),
            None => Message::new("man-nobody").with("place", words.place(place)),
        }
    }
}

fn dollars(amount: i32) -> Arg {
    Arg::Money(i64::from(amount))
}

fn card(card: Card) -> Message {
    Message::new(format!("card-{}", card.word()))
}

fn role(role: Role) -> Message {
    Message::new(format!("role-{}", role.word()))
}

fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect())
}

fn list_or_none(items: Vec<Arg>) -> Arg {
    if items.is_empty() { Message::new("none").into() } else { Arg::List(items) }
}

/// Messages with the names of one edition.
struct Words<'a> {
    setup: &'a Setup,
}

impl Words<'_> {
    fn seat(&self, seat: Seat) -> Arg {
        Maffiosi::seat_name(self.setup, seat).into()
    }

    fn place(&self, place: Place) -> Message {
        let item = Message::new(format!("item-{}", self.setup.edition.items[place.index()].word()));
        Message::new("place").with("number", place.index()).with("item", item)
    }

    fn man(&self, seat: Seat, who: Role, place: Place) -> Message {
        Message::new("man").with("role", role(who)).with("seat", self.seat(seat)).with("place", self.place(place))
    }

    fn cards(cards: Cards) -> Arg {
        let of_kind = |kind: Card| Message::new("cards-of").with("card", card(kind)).with("count", cards.count(kind)).into();
        list_or_none(Card::ALL.into_iter().filter(|kind| cards.contains(*kind)).map(of_kind).collect())
    }

    fn report(&self, report: &Report) -> Message {
        let about = |key: &str, seat: Seat| Message::new(key).with("seat", self.seat(seat));
        let man = |key: &str, seat, who, place| Message::new(key).with("man", self.man(seat, who, place));
        match *report {
            Report::Drew { seat, card: Some(drawn) } => about("event-drew", seat).with("card", card(drawn)),
            Report::Drew { seat, card: None } => about("event-drew-hidden", seat),
            Report::Reshuffled { cards } => Message::new("event-reshuffled").with("cards", cards),
            Report::Youngest { seat } => about("event-youngest", seat),
            Report::SatDown { seat, role: who, place } => man("event-sat-down", seat, who, place),
            Report::TurnBegan { seat } => about("event-turn-began", seat),
            Report::Collected { seat, amount } => about("event-collected", seat).with("amount", dollars(amount)),
            Report::Played { seat, card: played } => about("event-played", seat).with("card", card(played)),
            Report::Discarded { seat, card: gone } => about("event-discarded", seat).with("card", card(gone)),
            Report::CakeOrdered { seat, place } => about("event-cake-ordered", seat).with("place", self.place(place)),
            Report::CakePassed { seat, owner, from, to } => about("event-cake-passed", seat)
                .with("owner", self.seat(owner))
                .with("from", self.place(from))
                .with("to", self.place(to)),
            Report::Exploded { owner, place, gone } => Message::new(if gone { "event-exploded-gone" } else { "event-exploded" })
                .with("owner", self.seat(owner))
                .with("place", self.place(place)),
            Report::Killed { seat, role: who, place, by } => man(&format!("event-killed-{}", by.word()), seat, who, place),
            Report::Drugged { seat, role: who, place } => man("event-drugged", seat, who, place),
            Report::Woke { seat, men } => about("event-woke", seat).with("men", men),
            Report::Raided { seat } => about("event-raided", seat),
            Report::Moved { seat, role: who, from, to } => man("event-moved", seat, who, from).with("to", self.place(to)),
            Report::Out { seat, hand } => about("event-out", seat).with("hand", Self::cards(hand)),
            Report::PotTaken { seat, amount } => about("event-pot-taken", seat).with("amount", dollars(amount)),
            Report::Ended { why } => Message::new(format!("event-ended-{}", why.word())),
        }
    }

    fn position(&self, view: &View) -> Vec<Message> {
        let mut lines = vec![self.headline(view)];
        lines.extend(Place::all().map(|place| self.place_and_man(view, place)));
        lines.extend(Seat::all(view.gangs.len()).map(|seat| self.gang(seat, &view.gangs[seat.index()])));
        lines.push(Message::new("describe-cards").with("pile", view.pile).with("discards", Self::cards(view.discards)));
        lines.push(Message::new("describe-rest").with("markers", view.sleep_markers).with("removed", Self::cards(view.removed)));
        if view.quiet_turns > 0 {
            lines.push(
                Message::new("describe-quiet").with("turns", view.quiet_turns).with("rounds", self.setup.edition.quiet_rounds),
            );
        }
        lines.extend(self.result(view));
        lines
    }

    fn headline(&self, view: &View) -> Message {
        let key = match (view.begun, view.ended) {
            (_, Some(_)) => "describe-over",
            (false, None) => "describe-setup",
            (true, None) => "describe-turn",
        };
        Message::new(key).with("seat", self.seat(view.active)).with("pot", dollars(view.pot))
    }

    /// A line for each place: a list reads better than a picture, and shows what changed.
    fn place_and_man(&self, view: &View, place: Place) -> Message {
        let cakes: Vec<Arg> = Seat::all(view.gangs.len())
            .filter(|seat| view.gangs[seat.index()].cake == Some(place))
            .map(|seat| Message::new("describe-cake").with("owner", self.seat(seat)).into())
            .collect();
        let cake = if cakes.is_empty() { "".into() } else { Arg::List(cakes) };
        let line = match view.places[place.index()] {
            Some(ManView { seat, role: who, asleep }) => Message::new(if asleep { "describe-sleeper" } else { "describe-man" })
                .with("seat", self.seat(seat))
                .with("role", role(who)),
            None => Message::new("describe-free"),
        };
        line.with("place", self.place(place)).with("cake", cake)
    }

    fn gang(&self, seat: Seat, gang: &GangView) -> Message {
        let alive = Role::ALL
            .into_iter()
            .filter(|who| gang.alive[who.index()] > 0)
            .map(|who| Message::new("describe-role").with("role", role(who)).with("count", gang.alive[who.index()]).into());
        let hand = match gang.hand {
            Some(hand) => Self::cards(hand),
            None => Message::new("describe-hidden").with("count", gang.cards).into(),
        };
        let cake = match gang.cake {
            Some(place) => self.place(place),
            None => Message::new("place-home"),
        };
        Message::new(if gang.out { "describe-gang-out" } else { "describe-gang" })
            .with("seat", self.seat(seat))
            .with("money", dollars(gang.money))
            .with("alive", list_or_none(alive.collect()))
            .with("takings", dollars(gang.takings))
            .with("cake", cake)
            .with("hand", hand)
    }

    fn result(&self, view: &View) -> Vec<Message> {
        let why = view.ended.map(|why| Message::new(format!("event-ended-{}", why.word())));
        let places = Seat::all(view.gangs.len()).filter_map(|seat| {
            let place = view.gangs[seat.index()].place?;
            Some(Message::new("describe-place").with("seat", self.seat(seat)).with("place", place))
        });
        why.into_iter().chain(places).collect()
    }

    fn figures(&self) -> Vec<(&'static str, Arg)> {
        let edition = &self.setup.edition;
        let money = &edition.money;
        let count = |item: Item| Arg::from(edition.places_with(item).len());
        let places = |item: Item| list(edition.places_with(item).into_iter().map(Place::index));
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
            ("crossed_seats", list(Place::all().filter(|place| place.is_crossed()).map(Place::index))),
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
