//! A page of accounts, family by family: the final reckoning, a year's end.

use engine::Message;
use maud::{Markup, html};

use super::{Badge, rule_link, symbol_small};
use crate::{Context, Drawn};

/// A page of accounts.
pub(crate) struct Accounts<'a> {
    /// What it is called in the page.
    pub(crate) id: &'static str,
    pub(crate) class: &'static str,
    pub(crate) title: String,
    /// The columns: the key of the word above them and the rule that says how they are counted.
    pub(crate) columns: &'a [(&'static str, Option<&'static str>)],
    pub(crate) rows: Vec<Account>,
}

/// The account of one family.
pub(crate) struct Account {
    pub(crate) class: &'static str,
    /// Whether it is the viewer's.
    pub(crate) is_own: bool,
    /// Its place, where there are places.
    pub(crate) place: Option<Markup>,
    pub(crate) badge: Badge,
    /// A cell for each column.
    pub(crate) cells: Vec<String>,
}

impl Accounts<'_> {
    pub(crate) fn draw<G: Drawn>(&self, context: &Context<'_>) -> Markup {
        html! {
            section class={ "panel on-paper " (self.class) } aria-labelledby=(self.id) {
                h2.panel__title id=(self.id) { (symbol_small("ledger")) (self.title) }
                (self.table::<G>(context))
            }
        }
    }

    /// The figures alone, below a title of the same name.
    pub(crate) fn table<G: Drawn>(&self, context: &Context<'_>) -> Markup {
        let has_places = self.rows.iter().any(|row| row.place.is_some());
        html! {
            div.wide tabindex="0" role="group" aria-labelledby=(self.id) {
                table.grid {
                    thead {
                        tr {
                            @if has_places { th { (context.word("page-place-column")) } }
                            th { (context.say(&Message::new("page-families").with("players", G::folder().players))) }
                            @for (key, rule) in self.columns {
                                th.num { (context.word(key)) @if let Some(rule) = rule { " " (rule_link::<G>(rule, context)) } }
                            }
                        }
                    }
                    tbody { @for row in &self.rows { (self.row(row, context)) } }
                }
            }
        }
    }

    fn row(&self, row: &Account, context: &Context<'_>) -> Markup {
        html! {
            tr class={ (row.class) @if row.is_own { " own" } } {
                @if let Some(place) = &row.place { td { (place) } }
                th scope="row" { (row.badge.mark()) " " (row.badge.name) @if row.is_own { " " small.muted { (context.word("page-you")) } } }
                @for ((key, _), cell) in self.columns.iter().zip(&row.cells) { td.num data-label=(context.word(key)) { (cell) } }
            }
        }
    }
}
