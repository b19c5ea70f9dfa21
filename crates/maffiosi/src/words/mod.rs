//! What Maffiosi says to people: messages that exist in every language under `texts/`.

mod board;
mod events;
mod rule_figures;

use engine::{Arg, Block, Game, Message, Refuse, Seat, Speak, TableOption, Tally, Texts, tell_draws};

use crate::edition::{Edition, STANDARD};
use crate::state::Occasion;
use crate::{
    Card, Cards, Cause, Dinner, EndReason, GangView, Maffiosi, ManView, Move, Place, PlaceSet, Question, Refusal, Report, Role,
    Setup, Threat, View, Weapon,
};

impl Speak for Maffiosi {
    const TITLE: &'static str = "Maffiosi";
    const CREDIT: &'static str = "Dominique Ehrhard, Parker 1996";
    const EDITION: &'static str = STANDARD;
    const PRIMER: &'static [&'static str] = &["primer-goal", "primer-turn", "primer-weapons", "primer-board"];
    const TEXTS: Texts = engine::texts!("../../texts", "rules", "words");

    fn seat_name(setup: &Setup, seat: Seat) -> String {
        setup.edition.gangs[seat.index()].name.clone()
    }

    fn question(&self) -> Message {
        let Some(question) = self.question_now() else { return Message::new("none") };
        match question {
            Question::Choose { after_raid: false } => Message::new("question-choose"),
            Question::Choose { after_raid: true } => {
                Message::new("question-choose-raid").with("seat", self.words().seat(self.active))
            }
            Question::Sit { after_raid, role: who, .. } => {
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
            Question::Further => {
                let holds_move = self.turn().seat().is_some_and(|seat| self.hands[seat.index()].contains(Card::Move));
                Message::new(if holds_move { "question-further" } else { "question-no-further" })
            }
        }
    }

    fn name_move(&self, mv: Move) -> Message {
        let words = self.words();
        let cake_of = |key: &str, owner: Seat| Message::new(key).with("owner", words.seat(owner));
        match mv {
            Move::Play(which) => Message::new("move-play").with("card", card(which)),
            Move::Discard(which) => Message::new("move-discard").with("card", card(which)),
            Move::Stab(place) => Message::new("move-stab").with("man", self.man(place)),
            Move::Fire(place) => Message::new("move-fire").with("man", self.man(place)),
            Move::Cake(place) => self.cake_at("move-cake", place),
            Move::Pass(owner, direction) => {
                let way = Message::new(format!("direction-{}", direction.word()));
                let cake = self.cakes[owner.index()];
                let from_to = cake.and_then(|from| Some((from, self.receiver(from, direction)?)));
                match from_to {
                    Some((from, to)) => cake_of("move-pass", owner)
                        .with("direction", way)
                        .with("place", words.place(from))
                        .with("to", self.cake_at("cake", to)),
                    None => cake_of("move-pass-nowhere", owner).with("direction", way),
                }
            }
            Move::Boom(owner) => match self.cakes[owner.index()] {
                Some(place) => cake_of("move-boom", owner).with("place", words.place(place)),
                None => cake_of("move-boom-nowhere", owner),
            },
            Move::Drug(place) => Message::new("move-drug").with("man", self.man(place)),
            Move::From(place) => Message::new("move-from").with("man", self.man(place)),
            Move::To(place) => Message::new("move-to").with("place", words.place(place)),
            Move::Choose(who) => Message::new("move-choose").with("role", role(who)),
            Move::Sit(place) => Message::new("move-sit").with("place", words.place(place)),
            Move::EndTurn => Message::new("move-end-turn"),
            Move::ChooseSleeper(who) => Message::new("move-choose-asleep").with("role", role(who)),
        }
    }

    fn explain(&self, refusal: Refusal) -> Message {
        let message = Message::new(format!("refusal-{}", refusal.word()));
        match refusal {
            Refusal::NotInHand(which) => message.with("card", card(which)),
            Refusal::NoEffect(Card::Move) if self.dinner.free().is_empty() => Message::new("refusal-no-effect-move-full"),
            Refusal::NoEffect(which) => Message::new(format!("refusal-no-effect-{}", which.word())),
            Refusal::Own(rule) if rule == Card::Stab.rule() || rule == Card::Fire.rule() => Message::new("refusal-own-man"),
            _ => message,
        }
    }

    fn echoes_move(report: &Report) -> bool {
        matches!(
            report,
            Report::Played { .. }
                | Report::Discarded { .. }
                | Report::CakeOrdered { .. }
                | Report::CakePassed { .. }
                | Report::Killed { by: Cause::Knife | Cause::Bullet, .. }
                | Report::Moved { .. }
                | Report::SatDown { .. }
                | Report::TurnBegan { .. }
        )
    }

    fn tell_all(setup: &Setup, reports: &[&Report]) -> Vec<Message> {
        Words::from(setup).tell_all(reports)
    }

    fn begins_paragraph(report: &Report) -> bool {
        matches!(report, Report::TurnBegan { .. } | Report::PotTaken { .. } | Report::Ended { .. })
    }

    fn board(setup: &Setup, view: &View) -> Vec<Block> {
        Words::from(setup).board(view)
    }

    fn describe(setup: &Setup, view: &View) -> Vec<Message> {
        Words::from(setup).position(view)
    }

    fn rule_figures(setup: &Setup, _: &str) -> Vec<(&'static str, Arg)> {
        Words::from(setup).figures()
    }

    fn question_rules(&self) -> Vec<&'static str> {
        let Some(question) = self.question_now() else { return Vec::new() };
        match question {
            Question::Choose { after_raid } | Question::Sit { after_raid, .. } => {
                vec![if after_raid { Occasion::Raid.rule() } else { Occasion::Opening.rule() }]
            }
            Question::Play => {
                let held = self.turn().seat().map_or(Cards::NONE, |seat| self.hands[seat.index()]);
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
            ("gangsters", Tally::Amount(i64::from(self.dinner.men_of(seat).len()))),
            ("out", Tally::Fact(self.is_out(seat))),
            ("last gang", ended(EndReason::LastGang)),
            ("pot empty", ended(EndReason::PotEmpty)),
            ("all dead", ended(EndReason::AllDead)),
            ("too quiet", ended(EndReason::Quiet)),
        ]
    }

    fn table_options() -> Vec<TableOption> {
        let gangs = Setup::standard(Maffiosi::PLAYERS.1 as u8).edition.gangs;
        let seating =
            [TableOption::value("plan", "maffiosi-option-plan"), TableOption::value("by-hand", "maffiosi-option-by-hand")];
        let starters = gangs.iter().take(Maffiosi::PLAYERS.1).enumerate();
        vec![
            TableOption { name: "seating", key: "maffiosi-option-seating", values: seating.into() },
            TableOption {
                name: "starter",
                key: "maffiosi-option-starter",
                values: starters.map(|(seat, gang)| (seat.to_string(), Arg::Name(gang.name.clone()))).collect(),
            },
        ]
    }
}

impl Maffiosi {
    /// Where the game stands: the first line of what describes a position.
    pub fn headline(setup: &Setup, view: &View) -> Message {
        Words::from(setup).headline(view)
    }

    fn words(&self) -> Words<'static> {
        Words { edition: &self.figures().get().edition, players: self.players() }
    }

    /// A cake at a place, and whom it would kill there (M2.2).
    fn cake_at(&self, key: &str, place: Place) -> Message {
        let men = self.dinner.victims(place);
        let at = self.words().place(place);
        if men.is_empty() {
            return Message::new(format!("{key}-nobody")).with("place", at);
        }
        Message::new(key).with("place", at).with("men", self.men(men))
    }

    /// Those who sit at some places, in short.
    fn men(&self, places: PlaceSet) -> Arg {
        let words = self.words();
        let man = |place: Place| self.dinner.man_at(place).map(|man| words.short_man(man.seat, man.role, place));
        Arg::list_or_none(places.into_iter().filter_map(man))
    }

    /// A place and who sits there.
    fn man(&self, place: Place) -> Message {
        let words = self.words();
        match self.dinner.man_at(place) {
            Some(man) => words.man(man.seat, man.role, place),
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

/// A gangster of a role within a sentence, which some languages say with an article.
fn the_role(role: Role) -> Message {
    Message::new(format!("the-{}", role.word()))
}

/// A gangster of a role to whom something is done.
fn whom(role: Role) -> Message {
    Message::new(format!("whom-{}", role.word()))
}

/// The short name of a role, for tables and lists.
fn short_role(role: Role) -> Message {
    Message::new(format!("short-{}", role.word()))
}

/// Messages with the names of one edition.
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
    fn seat(&self, seat: Seat) -> Arg {
        Arg::Player(seat, self.edition.gangs[seat.index()].name.clone())
    }

    fn place(&self, place: Place) -> Message {
        Message::new("place").with("number", place.index()).with("item", self.item_word(place))
    }

    fn item_word(&self, place: Place) -> Message {
        Message::new(format!("item-{}", self.edition.items[place.index()].word()))
    }

    fn man(&self, seat: Seat, who: Role, place: Place) -> Message {
        Message::new("man").with("role", the_role(who)).with("seat", self.seat(seat)).with("place", self.place(place))
    }

    fn short_man(&self, seat: Seat, who: Role, place: Place) -> Message {
        Message::new("short-man").with("role", short_role(who)).with("seat", self.seat(seat)).with("number", place.index())
    }

    fn cards(cards: Cards) -> Arg {
        let of_kind = |kind: Card| card(kind).times(cards.count(kind));
        Arg::list_or_none(Card::ALL.into_iter().filter(|kind| cards.contains(*kind)).map(of_kind))
    }
}
