//! The end: who has how much, who stayed, and what decided (M5).

use engine::{Message, Reckoning};
use maffiosi::{Earnings, GangView, Report, begins_round, earnings};
use maud::Markup;

use super::board::Board;
use crate::parts::{Change, Closing, ClosingLine, Race, race_steps};

/// The columns: the word above them and the rule that says how they are counted.
const COLUMNS: [(&str, Option<&str>); 4] = [
    ("maffiosi-gangsters", None),
    ("maffiosi-collected", Some("M2.3")),
    ("maffiosi-last-pot", Some("M5.1")),
    ("maffiosi-total", Some("M5.3")),
];

impl Board<'_> {
    /// What the front page tells of the end.
    pub(super) fn closing_of(&self, _: &Reckoning) -> Closing {
        let earnings = earnings(self.scene.heard.iter().map(|heard| &*heard.report));
        Closing {
            ended: self.view.ended.map(|why| self.say(&Message::new(format!("event-ended-{}", why.word())))),
            args: Vec::new(),
            race: self.race(),
            columns: &COLUMNS,
            column: COLUMNS.len() - 1,
            lines: self.view.seats().map(|(seat, gang)| self.line(gang, earnings[seat.index()])).collect(),
        }
    }

    /// The takings, round by round.
    fn race(&self) -> Race {
        let now: Vec<i32> = self.view.seats().map(|(_, gang)| gang.money).collect();
        let (mut round, mut last) = (0, None);
        let mut over = |line| {
            round += 1;
            Change::Over(round, self.say(&Message::new("page-front-round").with("round", round)), line)
        };
        let changes = self.scene.heard.iter().filter_map(|heard| match *heard.report {
            Report::Collected { seat, amount } | Report::PotTaken { seat, amount } => Some(Change::Got(seat, amount)),
            Report::TurnBegan { seat } if last.replace(seat).is_some_and(|last| begins_round(seat, last)) => {
                Some(over(heard.line))
            }
            Report::Ended { .. } => Some(over(heard.line)),
            _ => None,
        });
        Race {
            title: self.word("maffiosi-race"),
            steps: race_steps(&now, changes),
            goal: None,
            write: |sum, context| context.money(sum),
        }
    }

    fn line(&self, gang: &GangView, Earnings { collected, pot }: Earnings) -> ClosingLine {
        let alive: u8 = gang.alive.iter().sum();
        let cells = vec![
            if gang.out { self.word("board-out") } else { alive.to_string() },
            self.context.money(collected),
            self.context.signed_money(pot),
            self.context.money(gang.money),
        ];
        ClosingLine { remark: Markup::default(), cells }
    }
}
