//! How several people play who are in one room: round one screen, or with a big one and their phones.

use games::{AnyGame, capitalised};
use maud::{Markup, html};

use crate::Site;
use crate::parts::{game_tabs, numbers, panel, symbol_small};

/// What the page of a game for people in one room shows.
pub struct Together<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The game.
    pub game: AnyGame,
    /// The levels of bots that can take the seats that are left.
    pub levels: Vec<&'static str>,
}

/// The whole page.
pub fn together_page(page: &Together<'_>) -> Markup {
    let Together { site, game, .. } = page;
    let main = html! {
        div.page__title { h1 { (game.title()) " · " (site.word("page-together")) } }
        (game_tabs(site, "together", *game))
        div.two {
            (panel("ui-players", &site.word("page-hot-seat"), &html! {
                p.lead { (site.word("page-hot-seat-how")) }
                (page.form(&html! {
                    input type="hidden" name="start" value="on";
                    label.field {
                        span { (site.word("page-hot-seat-names")) }
                        textarea name="names" required rows=(game.players().1) autocomplete="off" {}
                    }
                    (page.players())
                    label.field {
                        span { (site.word("page-hot-seat-bots")) }
                        select name="fill" { @for level in &page.levels { option value=(level) selected[*level == "soldato"] {
                                (capitalised(level)) ": " (site.word(&format!("page-level-{level}")))
                            }
                        } }
                    }
                    button.btn.btn-primary { (symbol_small("ui-play")) (site.word("page-begin")) }
                }))
            }))
            (panel("citymap", &site.word("page-screen"), &html! {
                p.lead { (site.word("page-screen-how")) }
                (page.form(&html! {
                    input type="hidden" name="screen" value="on";
                    (page.players())
                    button.btn.btn-primary { (symbol_small("ui-play")) (site.word("page-screen-open")) }
                }))
            }))
        }
    };
    site.page(game.title(), &main)
}

impl Together<'_> {
    fn form(&self, fields: &Markup) -> Markup {
        html! {
            form.fields method="post" action="/tables" {
                (self.site.mark())
                input type="hidden" name="game" value=(self.game.id());
                (fields)
            }
        }
    }

    fn players(&self) -> Markup {
        let (fewest, most) = self.game.players();
        let title = self.site.word("page-players");
        html! { div.field { span { (title) } div { (numbers("players", &title, fewest..=most, most.min(4))) } } }
    }
}
