//! The rules of a game, each under its number.

use games::AnyGame;
use maud::{Markup, html};
use table::{Message, Options};

use crate::{Drawn, ForDrawn, Site, with};

/// The rules of a game in its standard edition.
pub fn rules_page(game: AnyGame, site: &Site<'_>) -> Markup {
    let main = html! {
        h1 { (game.title()) " · " (site.word("page-rules")) }
        nav.chips aria-label=(site.word("page-games")) {
            @for other in AnyGame::ALL {
                a.btn href={ "/rules/" (other.id()) } aria-current=[(*other == game).then_some("page")] { (other.title()) }
            }
        }
        (with(game, RuleList(site)))
    };
    site.page(&format!("{} · {}", game.title(), site.word("page-rules")), &main)
}

struct RuleList<'a>(&'a Site<'a>);

impl ForDrawn for RuleList<'_> {
    type Output = Markup;

    fn run<G: Drawn>(self) -> Markup {
        let words = self.0.words;
        let Ok(setup) = G::setup(G::PLAYERS.1.min(4), &Options::default(), None) else { return html! {} };
        html! {
            section.panel.on-paper.primer { @for line in G::primer(&setup) { p { (words.say(&line)) } } }
            dl.panel.on-paper.rules {
                @for rule in G::rules() {
                    @let figures = G::rule_figures(&setup, rule.number);
                    dt id=(rule.number) {
                        a.rule href={ "#" (rule.number) } { (rule.number) } " "
                        (words.attribute(&rule.key(), "title", &figures))
                    }
                    dd { (words.say(&Message { key: rule.key(), args: figures })) }
                }
            }
        }
    }
}
