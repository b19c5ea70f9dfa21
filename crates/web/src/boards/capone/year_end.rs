//! The year's end as a page of accounts that settles line by line (C4).

use capone::{Capone, Field, Report, income_by_field, year_accounts};
use engine::{Message, Seat};
use maud::Markup;

use super::board::Board;
use crate::parts::{Account, Accounts};

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
        let accounts = year_accounts(self.reports());
        let rows = self.seats().map(|(seat, family)| {
            let own = accounts[seat.index()];
            let cells = [self.money(family.cash - own.total())]
                .into_iter()
                .chain([own.income, own.guards, own.ransoms, own.chip].map(|sum| self.context.signed_money(1_000 * sum)))
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
        income_by_field(self.reports(), &self.figures)
    }

    fn reports(&self) -> impl DoubleEndedIterator<Item = &Report> {
        self.scene.heard.iter().map(|heard| &*heard.report)
    }
}
