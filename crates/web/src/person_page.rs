//! The page of somebody who plays here: what anybody may know of them.

use games::AnyGame;
use maud::{Markup, html};

use crate::home::{FinishedTable, OpenTable, finished_row, list, open_row};
use crate::parts::symbol_small;
use crate::{Site, Strength};

/// What somebody's page shows.
pub struct PersonPage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The person's name.
    pub name: String,
    /// Whether it is the visitor's own page.
    pub is_viewer: bool,
    /// How well the person plays, game by game.
    pub ratings: Vec<(AnyGame, Strength)>,
    /// Tables where the person sits now and which the visitor may find.
    pub open: Vec<OpenTable>,
    /// Games that the person has played and that the visitor may find, the newest first.
    pub finished: Vec<FinishedTable>,
}

/// Somebody's page.
pub fn person_page(page: &PersonPage<'_>) -> Markup {
    let PersonPage { site, open, finished, .. } = page;
    let main = html! {
        div.person {
            h1 { (page.name) }
            @if page.is_viewer { a.btn href="/account" { (symbol_small("ui-settings")) (site.word("page-account")) } }
        }
        div.lists {
            (page.ratings())
            (list(site, "page-at-tables", "chair", open, |table| open_row(table, site)))
            (list(site, "page-played", "ui-log", finished, |table| finished_row(table, site)))
        }
    };
    site.page(&page.name, &main)
}

impl PersonPage<'_> {
    fn ratings(&self) -> Markup {
        let site = &self.site;
        html! {
            section.panel.on-ink {
                h2.panel__title { (symbol_small("ui-seal")) (site.word("page-ratings")) }
                @if self.ratings.is_empty() { p.muted.none { (site.word("page-unrated")) } }
                @else {
                    table.grid {
                        thead { tr { th { (site.word("page-game")) } th.num { (site.word("page-rating")) } th.num { (site.word("page-rated-games")) } } }
                        tbody {
                            @for (game, strength) in &self.ratings {
                                tr {
                                    th scope="row" { a href={ "/ratings/" (game.id()) } { (game.title()) } }
                                    td.num { (strength.text(site.words.language())) }
                                    td.num { (strength.games) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
