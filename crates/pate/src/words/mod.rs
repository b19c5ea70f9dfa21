//! What Der Pate says to people: messages that exist in every language under `texts/`.

mod board;
mod events;
mod rule_figures;

use engine::{Arg, Block, Game, Message, Refuse, Seat, Speak, TableOption, Tally, Texts};

use crate::edition::{Edition, STANDARD};
use crate::view::Question;
use crate::{
    Business, Card, Cause, Die, District, Event, Face, Family, FamilyView, Field, Move, Party, Pate, Refusal, Setup, Spot, Tile,
    Track, View, Whereabouts,
};

impl Speak for Pate {
    const TITLE: &'static str = "Der Pate";
    const CREDIT: &'static str = "Michael Rieneck, Kosmos 2010";
    const EDITION: &'static str = STANDARD;
    const PRIMER: &'static [&'static str] = &["primer-goal", "primer-turn"];
    const TEXTS: Texts = engine::texts!("../../texts", "rules", "words");

    fn seat_name(setup: &Setup, seat: Seat) -> String {
        Words::from(setup).name(seat.index())
    }

    fn question(&self) -> Message {
        let words = self.words();
        let money = &words.edition.money;
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
                let prisoners = self.turn().seat().map_or(0, |seat| self.own(seat).tombs);
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
                Message::new("question-tiles").with("tiles", Arg::List(fresh.into_iter().map(|it| tile(it).into()).collect()))
            }
        }
    }

    fn name_move(&self, mv: Move) -> Message {
        let words = self.words();
        let Edition { money, districts, favour_steps, .. } = words.edition;
        let holder = |field| self.holder(field).map_or_else(|| Message::new("nobody").into(), |family| words.family(family));
        let laid = |key: &str, die: Die, colour: Die| {
            let face = self.dice[die.index()];
            Message::new(key).with("die", shade(die)).with("face", face_word(face)).with("spot", spot(self.spot_for(die, colour)))
        };
        match mv {
            Move::Car(field) => Message::new("move-car").with("field", words.field(field)),
            Move::District(district) => Message::new("move-district").with("district", districts[district.index()].clone()),
            Move::PayCollection => Message::new("move-pay-collection").with("price", dollars(money.collection)),
            Move::Retire(field) => {
                Message::new("move-retire").with("field", words.field(field)).with("price", dollars(money.retirement))
            }
            Move::PayBail => {
                let price = self.turn().seat().map_or(0, |seat| self.bail_price(seat));
                Message::new("move-pay-bail").with("price", dollars(price))
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
            Move::Grandson => Message::new("move-grandson").with("amount", dollars(money.grandson_per_pip)),
            Move::Birthday(on) => Message::new("move-birthday").with("track", track(on)),
            Move::Cop(die) => Message::new("move-cop").with("die", the_die(die)),
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
        let message = Message::new(format!("refusal-{}", refusal.word()));
        match refusal {
            Refusal::NoTile(which) => message.with("tile", tile(which)),
            Refusal::TrackEnded(which) => message.with("track", track(which)),
            _ => message,
        }
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

    fn table_options() -> Vec<TableOption> {
        let edition = Setup::standard(2).edition;
        let sums = edition.start_money_choices.iter().filter(|sum| **sum != edition.start_money);
        let usual = TableOption::value("", "pate-option-money-usual");
        let others = sums.map(|sum| (sum.to_string(), Arg::Money(i64::from(*sum))));
        let open = [TableOption::value("false", "pate-option-secret"), TableOption::value("true", "pate-option-shown")];
        vec![
            TableOption { name: "start_money", key: "pate-option-money", values: [usual].into_iter().chain(others).collect() },
            TableOption { name: "open_money", key: "pate-option-open", values: open.into() },
        ]
    }
}

impl Pate {
    fn words(&self) -> Words<'static> {
        Words { edition: &self.figures().get().edition, players: self.players as usize }
    }
}

fn dollars(amount: i32) -> Arg {
    Arg::Money(i64::from(amount))
}

fn die_word(die: Die) -> Message {
    Message::new(format!("die-{}", die.word()))
}

/// The colour of a die before what it shows.
fn shade(die: Die) -> Message {
    Message::new(format!("shade-{}", die.word()))
}

/// A die that something is done with.
fn the_die(die: Die) -> Message {
    Message::new(format!("the-die-{}", die.word()))
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

/// What a tile is good for.
fn tile_use(tile: Tile, edition: &Edition) -> Message {
    Message::new(format!("tile-use-{}", tile.word())).with("amount", dollars(edition.money.grandson_per_pip))
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
        Arg::Player(seat, self.name(seat.index()))
    }

    fn family(&self, family: Family) -> Arg {
        match Seat::all(self.players).nth(family.index()) {
            Some(seat) => self.seat(seat),
            None => Message::new("neutral-family").with("name", self.name(family.index())).into(),
        }
    }

    fn field(&self, field: Field) -> Message {
        let (kind, pips) = self.kind_and_pips(field);
        let district = self.edition.districts[field.district().index()].clone();
        Message::new("field").with("business", business(kind)).with("pips", pips).with("district", district)
    }

    fn kind_and_pips(&self, field: Field) -> (Business, u8) {
        let kind = self.edition.street[field.index()];
        (kind, self.edition.businesses.of(kind).pips)
    }

    fn keeper(&self, keeper: Party) -> Arg {
        match keeper {
            Party::Seat(seat) => self.seat(seat),
            Party::Bank => Message::new("the-bank").into(),
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
}
