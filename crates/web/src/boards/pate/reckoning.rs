//! The final reckoning, line by line (P8).

use engine::{Message, Reckoning, Seat};
use maud::{Markup, html};
use pate::{Decided, Event, FamilyView, Party, Pate, Settlement, Track, settlements};

use super::board::Board;
use crate::parts::{Change, Closing, ClosingLine, Race, race_steps, rule_link, symbol_small};

/// The columns: the word above them and the rule that says how they are counted.
const COLUMNS: [(&str, Option<&str>); 6] = [
    ("pate-before", None),
    ("pate-income", Some("P8.2")),
    ("pate-businesses", Some("P8.2")),
    ("pate-bail", Some("P8.2")),
    ("pate-debts-settled", Some("P8.3")),
    ("pate-total", Some("P8.4")),
];

impl Board<'_> {
    /// What the front page tells of the end.
    pub(super) fn closing_of(&self, reckoning: &Reckoning) -> Closing {
        let settlements = settlements(self.scene.heard.iter().map(|heard| &*heard.report));
        let line = |(seat, family): (Seat, &FamilyView)| ClosingLine {
            remark: self.remark(seat, family, reckoning),
            cells: self.sums(family.money.unwrap_or(0), settlements[seat.index()]),
        };
        Closing {
            ended: None,
            args: vec![("track", self.track_name(Track::tie_break(self.view.knock_out)).into())],
            race: self.race(),
            columns: &COLUMNS,
            column: COLUMNS.len() - 1,
            lines: self.seats().map(line).collect(),
        }
    }

    /// The money, round by round.
    fn race(&self) -> Race {
        let now: Vec<i32> = self.seats().map(|(_, family)| family.money.unwrap_or(0)).collect();
        let rounds = self.edition.rounds;
        let over = |round: u8, line| {
            let when = Message::new("pate-round").with("round", round).with("rounds", rounds);
            Change::Over(round.into(), self.say(&when), line)
        };
        let got = |party: Party, sum: i32| match party {
            Party::Seat(seat) => Some(Change::Got(seat, sum)),
            Party::Bank => None,
        };
        let changes = self.scene.heard.iter().flat_map(|heard| match *heard.report {
            Event::Paid { from, to, amount, .. } => [got(from, -amount), got(to, amount)].into_iter().flatten().collect(),
            Event::RoundBegan { round } if round > 1 => vec![over(round - 1, heard.line)],
            Event::Ended => vec![over(self.view.round, heard.line)],
            _ => Vec::new(),
        });
        Race {
            title: self.word("pate-race"),
            steps: race_steps(&now, changes),
            goal: None,
            write: |sum, context| context.money(sum),
        }
    }

    /// That a family is out (P8.1), or by what it is before the next one that has as much money (P8.4).
    fn remark(&self, seat: Seat, family: &FamilyView, reckoning: &Reckoning) -> Markup {
        if family.out == Some(true) {
            return self.knocked_out(family);
        }
        let Some((column, more, less)) = reckoning.margin(seat) else { return html! {} };
        let key = match Decided::BY_SCORE[column] {
            Decided::OtherTrack => "pate-tie-track",
            Decided::LargerFamily => "pate-tie-family",
            _ => return html! {},
        };
        let message = Message::new(key).with("more", more).with("less", less);
        html! { small.stood { (self.say(&message.with("track", self.track_name(Track::tie_break(self.view.knock_out))))) } }
    }

    fn sums(&self, total: i32, settlement: Settlement) -> Vec<String> {
        let Settlement { income, businesses, bail, debts } = settlement;
        let sums = [income, businesses, bail, debts].map(|sum| self.context.signed_money(sum));
        [self.money(total - settlement.total())].into_iter().chain(sums).chain([self.money(total)]).collect()
    }

    /// Out, and how far from the end of the track that decided it (P8.1).
    fn knocked_out(&self, family: &FamilyView) -> Markup {
        let track = self.view.knock_out.unwrap_or(Track::Reputation);
        let stood = Message::new("pate-stood-at")
            .with("track", self.track_name(track))
            .with("at", family.markers[track as usize])
            .with("end", self.edition.steps(track));
        html! {
            (symbol_small("tombstone")) " " b { (self.word("pate-knocked-out")) } " " (rule_link::<Pate>("P8.1", self.context))
            small.stood { (self.say(&stood)) }
        }
    }
}
