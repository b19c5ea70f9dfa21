//! The year's end as a page of accounts that settles line by line (C4).

use capone::{Capone, Cause, Field, Party, Report, income_by_field};
use engine::{MAX_SEATS, Message, Seat};
use maud::Markup;

use super::board::Board;
use crate::parts::{Account, Accounts};

/// What the year's end moved in a family's cash.
#[derive(Clone, Copy, Default)]
struct Sums {
    income: i32,
    guards: i32,
    ransoms: i32,
    chip: i32,
}

impl Sums {
    /// The cell that a payment belongs to; nothing if it was none of the year's end.
    const fn cell(&mut self, cause: Cause) -> Option<&mut i32> {
        match cause {
            Cause::Income => Some(&mut self.income),
            Cause::Guards => Some(&mut self.guards),
            Cause::Ransom(_) => Some(&mut self.ransoms),
            Cause::Investment | Cause::Sale => Some(&mut self.chip),
            Cause::Legal(_) | Cause::Protection => None,
        }
    }
}

const COLUMNS: [(&str, Option<&str>); 6] = [
    ("capone-before", None),
    ("capone-income", Some("C4.1")),
    ("capone-hired", Some("C4.3")),
    ("capone-ransoms", Some("C3.7")),
    ("capone-moved", Some("C4.5")),
    ("capone-cash", None),
];

impl Board<'_> {
    pub(super) fn year_accounts(&self) -> Markup {
        let sums = self.sums();
        let rows = self.seats().map(|(seat, family)| {
            let own = sums[seat.index()];
            let moved = [own.income, own.guards, own.ransoms, own.chip];
            let before = family.cash - moved.iter().sum::<i32>();
            let cells = [self.money(before)]
                .into_iter()
                .chain(moved.map(|sum| self.context.signed_money(1_000 * sum)))
                .chain([self.money(family.cash)]);
            let class = if self.view.decides == Some(seat) { "asked" } else { "" };
            Account { class, is_own: self.scene.is_own(seat), place: None, badge: self.scene.badge(seat), cells: cells.collect() }
        });
        let page = Accounts {
            id: "year-accounts",
            class: "year",
            title: self.say(&Message::new("capone-year-accounts").with("year", self.view.year)),
            columns: &COLUMNS,
            rows: rows.collect(),
        };
        page.draw::<Capone>(self.context)
    }

    /// What each field paid, while the year's accounts are made: the pieces are at home again by then.
    pub(super) fn incomes(&self) -> [Option<(Seat, i32)>; Field::COUNT] {
        if !self.is_year_end() {
            return [None; Field::COUNT];
        }
        income_by_field(self.scene.heard.iter().map(|heard| &*heard.report), &self.figures)
    }

    /// What was paid since the last card of the year.
    fn sums(&self) -> [Sums; MAX_SEATS] {
        let mut sums = [Sums::default(); MAX_SEATS];
        for heard in self.scene.heard.iter().rev() {
            match *heard.report {
                Report::YearEnded { .. } => break,
                Report::Paid { from, to, amount, cause } => {
                    for (party, sum) in [(from, -amount), (to, amount)] {
                        if let Party::Seat(seat) = party
                            && let Some(cell) = sums[seat.index()].cell(cause)
                        {
                            *cell += sum;
                        }
                    }
                }
                _ => {}
            }
        }
        sums
    }
}
