//! What Capone says to people: messages that exist in every language under `texts/`.

mod board;
mod events;
mod rule_figures;

use engine::{Arg, Block, Game, MAX_SEATS, Message, Refuse, Seat, Speak, Tally, Texts, tell_draws};

use crate::edition::{Colour, STANDARD};
use crate::state::{CELLS, Phase};
use crate::{
    Absentee, Capone, Cause, DECK, FamilyView, Field, Kind, Member, Move, Party, Purpose, Question, Refusal, Report, Setup, Spot,
    View,
};

impl Speak for Capone {
    const TITLE: &'static str = "Capone";
    const CREDIT: &'static str = "Mark Caines, Anthony Watts, Amigo 1993";
    const EDITION: &'static str = STANDARD;
    const PRIMER: &'static [&'static str] = &["primer-goal", "primer-year", "primer-cards", "C1-2"];
    const TEXTS: Texts = engine::texts!("../../texts", "rules", "words");

    fn seat_name(setup: &Setup, seat: Seat) -> String {
        setup.edition.families[seat.index()].name.clone()
    }

    fn question(&self) -> Message {
        let Some(question) = self.question_now() else { return Message::new("none") };
        let figures = self.figures();
        let cash = grand(self.turn().seat().map_or(0, |seat| self.own(seat).cash));
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
            Question::Victim(card, at) => Message::new("question-victim")
                .with("card", kind_word(card))
                .with("holder", self.gang(at).map_or_else(|| "".into(), |gang| self.name(gang.seat)))
                .with("field", field_word(at)),
            Question::Place(at) => self.placing_question(at),
            Question::TakeOver(at) => {
                let needed = self.gang(at).map_or(0, |gang| self.total(gang));
                Message::new("question-take-over")
                    .with("field", field_word(at))
                    .with("needed", grand(needed))
                    .with("so_far", grand(self.set_so_far()))
            }
            Question::Ransom(member) => Message::new("question-ransom")
                .with("member", member_word(member))
                .with("price", grand(figures.price(Move::BuyOut(member))))
                .with("cash", cash)
                .with("years", CELLS - 1),
            Question::HireBack => {
                let park = self.turn().seat().map_or(0, |seat| self.own(seat).park);
                Message::new("question-hire-back")
                    .with("guards", guards(park))
                    .with("price", grand(figures.edition.guards.price))
                    .with("cash", cash)
            }
            Question::BuyOut => Message::new("question-buy-out").with("cash", cash),
            Question::Invest => Message::new("question-invest")
                .with("chip", self.turn().seat().map_or(0, |seat| self.own(seat).chip))
                .with("goal", figures.edition.chip.goal)
                .with("cash", cash),
        }
    }

    fn name_move(&self, mv: Move) -> Message {
        let figures = self.figures();
        let chip = self.turn().seat().map_or(0, |seat| self.own(seat).chip);
        let price = grand(figures.price(mv).abs());
        let steps = |key: &str, count: u8, to: u8| Message::new(key).with("count", count).with("chip", to);
        match mv {
            Move::Exchange(kind) => Message::new("move-exchange").with("card", kind_word(kind)),
            Move::BuyOut(member) => Message::new("move-buy-out").with("member", member_word(member)).with("price", price),
            Move::Play(kind) => Message::new("move-play").with("card", kind_word(kind)),
            Move::LayDown(kind) => Message::new("move-lay-down").with("card", kind_word(kind)),
            Move::Field(at) => self.field_move(at),
            Move::Away(kind) => {
                let absentee = self.away[kind.away_index()];
                let holder = absentee.map_or_else(
                    || Message::new("nobody"),
                    |it| Message::new("member-of").with("member", member_word(it.member)).with("seat", self.name(it.seat)),
                );
                Message::new("move-away").with("kind", kind_word(kind)).with("holder", holder)
            }
            Move::Payer(seat) => {
                let payer = self.own(seat);
                let price = figures.protection(payer.chip).min(payer.cash);
                Message::new("move-payer").with("seat", self.name(seat)).with("price", grand(price))
            }
            Move::Member(member) => {
                Message::new("move-member").with("member", member_word(member)).with("price", grand(figures.value(member)))
            }
            Move::Guard => Message::new("move-guard").with("price", grand(figures.edition.guards.value)),
            Move::Done => match self.phase {
                Phase::Exchange(seat) if self.own(seat).exchanged.is_empty() => Message::new("move-keep-all"),
                Phase::Exchange(seat) => Message::new("move-keep-rest").with("count", self.own(seat).exchanged.len()),
                _ => Message::new("move-done").with("sum", grand(self.set_so_far())),
            },
            Move::Leave => Message::new("move-leave"),
            Move::HireBack(count) => Message::new("move-hire-back").with("count", count).with("price", price),
            Move::Invest(count) => steps("move-invest", count, chip + count).with("price", price),
            Move::Sell(count) => steps("move-sell", count, chip.saturating_sub(count)).with("price", price),
        }
    }

    fn explain(&self, refusal: Refusal) -> Message {
        let message = Message::new(format!("refusal-{}", refusal.word()));
        match refusal {
            Refusal::TooLittle(_, needed) => message.with("needed", grand(needed)),
            _ => message,
        }
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

    fn tell_all(setup: &Setup, reports: &[&Report]) -> Vec<Message> {
        Words { setup }.tell_all(reports)
    }

    fn begins_paragraph(report: &Report) -> bool {
        matches!(report, Report::YearBegan { .. } | Report::YearEnded { .. } | Report::Ended)
    }

    fn board(setup: &Setup, view: &View) -> Vec<Block> {
        Words { setup }.board(view)
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
    fn name(&self, seat: Seat) -> Arg {
        self.figures().edition.families[seat.index()].name.clone().into()
    }

    /// What the pieces that are being set are worth.
    fn set_so_far(&self) -> i32 {
        self.placing().map_or(0, |placing| self.figures.sum(placing.members) + self.figures.guards(placing.guards))
    }

    fn placing_question(&self, at: Field) -> Message {
        let needed = self.needed(at);
        let message = match self.gang(at) {
            None => Message::new("question-place"),
            Some(gang) if gang.seat != self.active => Message::new("question-place-oust").with("holder", self.name(gang.seat)),
            Some(_) if needed > 0 => Message::new("question-place-own-short"),
            Some(gang) => Message::new("question-place-own").with("total", grand(self.total(gang))),
        };
        message.with("field", field_word(at)).with("needed", grand(needed)).with("so_far", grand(self.set_so_far()))
    }

    /// A field as a target: what it takes to set pieces there, or who stands there.
    fn field_move(&self, at: Field) -> Message {
        let illegal = matches!(self.phase, Phase::Target(card) if card.purpose() == Purpose::Illegal);
        let message = match self.gang(at) {
            None if illegal => Message::new("move-field-free").with("needed", grand(self.needed(at))),
            None => Message::new("move-field-empty"),
            Some(gang) => {
                let stand: Vec<Member> = gang.members.into_iter().collect();
                let message = match (illegal, gang.seat == self.active) {
                    (true, true) => Message::new("move-field-own"),
                    (true, false) => Message::new("move-field-oust").with("needed", grand(self.needed(at))),
                    _ => Message::new("move-field"),
                };
                message
                    .with("holder", self.name(gang.seat))
                    .with("pieces", pieces(&stand, gang.guards))
                    .with("total", grand(self.total(gang)))
            }
        };
        message.with("field", field_word(at))
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

/// How many there are of each kind, in the order of the kinds.
fn runs(cards: &[Kind]) -> Vec<(Kind, usize)> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards.chunk_by(|before, after| before == after).map(|alike| (alike[0], alike.len())).collect()
}

fn kinds(cards: &[Kind]) -> Arg {
    Arg::list_or_none(runs(cards).into_iter().map(|(kind, count)| kind_word(kind).times(count)))
}

fn members(members: &[Member]) -> Arg {
    Arg::list_or_none(members.iter().map(|member| member_word(*member)))
}

fn pieces(members: &[Member], count: u8) -> Arg {
    Arg::list_or_none(members.iter().map(|member| member_word(*member)).chain((count > 0).then(|| guards(count))))
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

/// Messages with the names of one edition.
struct Words<'a> {
    setup: &'a Setup,
}

impl Words<'_> {
    fn seat(&self, seat: Seat) -> Arg {
        Arg::Player(seat, Capone::seat_name(self.setup, seat))
    }
}
