//! How well people and bots play a game.

use games::{AnyGame, Language, capitalised};
use maud::{Markup, html};

use crate::Site;
use crate::parts::{Face, game_tabs, person_link, symbol_small};

/// How well somebody plays a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The estimate.
    pub mean: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// How many rated games it comes from.
    pub games: i64,
}

impl Strength {
    /// Such as `25.0 ± 8.3`.
    pub(crate) fn text(&self, language: Language) -> String {
        format!("{:.1} ± {:.1}", self.mean, self.deviation).replace('.', language.decimal_mark())
    }
}

/// Somebody in the list of a game.
pub struct Ranked {
    /// The name of a person, or the level of a bot.
    pub name: String,
    /// The person's name in addresses.
    pub person: Option<String>,
    /// How they look.
    pub face: Face,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// Whether it is the visitor.
    pub is_viewer: bool,
    /// How well they play.
    pub strength: Strength,
}

/// What the ratings of a game show.
pub struct RatingsPage<'a> {
    /// Whom they are for.
    pub site: Site<'a>,
    /// The game.
    pub game: AnyGame,
    /// Everybody who is rated, the best first.
    pub players: Vec<Ranked>,
}

/// The ratings of a game.
pub fn ratings_page(page: &RatingsPage<'_>) -> Markup {
    let RatingsPage { site, game, players } = page;
    let title = format!("{} · {}", game.title(), site.word("page-ratings"));
    let main = html! {
        div.page__title { h1 { (title) } p { (site.word("page-ratings-why")) } }
        (game_tabs(site, "ratings", *game))
        section.panel.on-paper.ranking {
            h2.panel__title { (symbol_small("ui-seal")) (site.word("page-ratings")) }
            @if players.is_empty() { p { (site.word("page-ratings-none")) } }
            @else {
                table.grid {
                    thead {
                        tr {
                            th.num { (site.word("page-place-column")) }
                            th { (site.word("page-name")) }
                            th.num { (site.word("page-rating")) }
                            th.num { (site.word("page-rated-games")) }
                        }
                    }
                    tbody { @for (place, player) in (1..).zip(players) { (row(place, player, site)) } }
                }
            }
        }
    };
    site.page(&title, &main)
}

fn row(place: usize, player: &Ranked, site: &Site<'_>) -> Markup {
    html! {
        tr class=[player.is_viewer.then_some("own")] {
            td.num { (place) }
            th scope="row" { div.ranked {
                (player.face.draw())
                @match &player.person {
                    Some(person) => (person_link(person, &player.name)),
                    None => (capitalised(&player.name)),
                }
                @if player.is_bot { span.chip { (site.word("page-a-bot")) } }
                @if player.is_viewer { small.muted { (site.word("page-you")) } }
            } }
            td.num { (player.strength.text(site.words.language())) }
            td.num { (player.strength.games) }
        }
    }
}
