//! The page of somebody who plays here: what anybody may know of them.

use engine::Message;
use games::AnyGame;
use maud::{Markup, html};

use super::home::{FinishedTable, OpenTable, finished_row, list, open_row};
use crate::parts::{Face, date, symbol_small};
use crate::{Site, Strength};

/// What somebody's page shows.
pub struct PersonPage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The person's name.
    pub name: String,
    /// How the person looks.
    pub face: Face,
    /// When the person first came: milliseconds since 1970.
    pub since: i64,
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
        (page.head())
        div.two {
            (list(site, "page-at-tables", ("chair", "on-paper"), open, |table| open_row(table, site)))
            (list(site, "page-played", ("ui-log", "on-paper"), finished, |table| finished_row(table, site)))
        }
    };
    site.page(&page.name, &main)
}

impl PersonPage<'_> {
    fn head(&self) -> Markup {
        let site = &self.site;
        html! {
            section.person.on-walnut {
                div.person__row {
                    figure.photo { (self.face.draw()) figcaption { (date(self.since, site.words)) } }
                    div.person__text {
                        h1 { (self.name) }
                        @if self.is_viewer { a.btn href="/account" { (symbol_small("ui-settings")) (site.word("page-account")) } }
                        @if self.ratings.is_empty() { p.muted { (site.word("page-unrated")) } }
                    }
                    ul.strengths { @for (game, strength) in &self.ratings { (self.strength(*game, strength)) } }
                }
            }
        }
    }

    fn strength(&self, game: AnyGame, strength: &Strength) -> Markup {
        let games = Message::new("page-games-rated").with("games", strength.games);
        html! {
            li {
                a.person-link href={ "/ratings/" (game.id()) } { (game.title()) }
                b { (strength.text(self.site.words.language())) }
                small { (self.site.words.say(&games)) }
            }
        }
    }
}
