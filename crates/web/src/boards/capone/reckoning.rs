//! The final reckoning: the chip, then cash, then the worth of the family (C4.6, C4.7).

use capone::Report;
use engine::{Message, Reckoning, Seat};
use maud::Markup;

use super::board::Board;
use crate::parts::{Change, Closing, ClosingLine, Race, race_steps};

const COLUMNS: [(&str, Option<&str>); 3] =
    [("capone-chip", Some("C4.6")), ("capone-cash", Some("C4.6")), ("capone-family-worth", Some("C4.6"))];

impl Board<'_> {
    /// What the front page tells of the end.
    pub(super) fn closing_of(&self, reckoning: &Reckoning) -> Closing {
        let goal = self.edition.chip.goal;
        let line = |seat: Seat| {
            let [chip, cash, worth] = reckoning.score(seat).and_then(|score| score.try_into().ok()).unwrap_or_default();
            let position = Message::new("board-position").with("chip", chip).with("goal", goal);
            let cells = vec![self.say(&position), self.money(cash as i32), self.money(worth as i32)];
            ClosingLine { remark: Markup::default(), cells }
        };
        Closing {
            ended: None,
            args: vec![("year", self.view.year.into()), ("goal", goal.into())],
            race: self.race(),
            columns: &COLUMNS,
            column: 0,
            lines: self.seats().map(|(seat, _)| line(seat)).collect(),
        }
    }

    /// The chips, year by year.
    fn race(&self) -> Race {
        let now: Vec<i32> = self.seats().map(|(_, family)| family.chip.into()).collect();
        let over = |year: u8, line| Change::Over(year.into(), self.say(&Message::new("capone-year").with("year", year)), line);
        let changes = self.scene.heard.iter().filter_map(|heard| match *heard.report {
            Report::ChipMoved { seat, from, to } => Some(Change::Got(seat, i32::from(to) - i32::from(from))),
            Report::YearBegan { year, .. } if year > 1 => Some(over(year - 1, heard.line)),
            Report::Ended => Some(over(self.view.year, heard.line)),
            _ => None,
        });
        let goal = i32::from(self.edition.chip.goal);
        Race {
            title: self.say(&Message::new("capone-race").with("goal", goal)),
            steps: race_steps(&now, changes),
            goal: Some(goal),
            write: |chip, _| chip.to_string(),
        }
    }
}
