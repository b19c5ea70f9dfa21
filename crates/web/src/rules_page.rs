//! The rules of a game, each under its number.

use games::AnyGame;
use maud::{Markup, html};
use table::{Message, Options, Origin, Rule};

use crate::{Drawn, ForDrawn, Site, with};

/// Where rules can come from.
const ORIGINS: [Origin; 4] = [Origin::Book, Origin::Summary, Origin::Inferred, Origin::House];

/// The rules of a game in its standard edition; with a word to find, those that hold it.
pub fn rules_page(game: AnyGame, wanted: &str, site: &Site<'_>) -> Markup {
    let main = html! {
        h1 { (game.title()) " · " (site.word("page-rules")) }
        nav.chips aria-label=(site.word("page-games")) {
            @for other in AnyGame::ALL {
                a.btn href={ "/rules/" (other.id()) } aria-current=[(*other == game).then_some("page")] { (other.title()) }
            }
        }
        form.find method="get" action={ "/rules/" (game.id()) } role="search" {
            label { span { (site.word("page-find-rule")) } input #find-rule type="search" name="find" value=(wanted) autocomplete="off"; }
            button.btn { (site.word("page-find")) }
        }
        (with(game, RuleList { site, wanted }))
    };
    site.page(&format!("{} · {}", game.title(), site.word("page-rules")), &main)
}

struct RuleList<'a> {
    site: &'a Site<'a>,
    wanted: &'a str,
}

impl ForDrawn for RuleList<'_> {
    type Output = Markup;

    fn run<G: Drawn>(self) -> Markup {
        let words = self.site.words;
        let wanted = self.wanted.trim().to_lowercase();
        let Ok(setup) = G::setup(G::PLAYERS.1.min(4), &Options::default(), None) else { return html! {} };
        let rules: Vec<Markup> = G::rules().iter().filter_map(|rule| self.rule::<G>(rule, &setup, &wanted)).collect();
        html! {
            @if wanted.is_empty() { section.panel.on-paper.primer { @for line in G::primer(&setup) { p { (words.say(&line)) } } } }
            // The script looks rules up without asking again, and shows this when it finds none.
            p.no-hit role="status" hidden[!rules.is_empty()] { (words.word("page-find-none")) }
            dl.panel.on-paper.rules hidden[rules.is_empty()] { @for rule in rules { (rule) } }
            p.muted.origins {
                @for origin in ORIGINS { span { b.origin { "[" (origin) "]" } " " (words.word(&format!("page-origin-{origin}"))) } " " }
            }
        }
    }
}

impl RuleList<'_> {
    /// A rule, if it holds the word.
    fn rule<G: Drawn>(&self, rule: &Rule, setup: &G::Setup, wanted: &str) -> Option<Markup> {
        let words = self.site.words;
        let figures = G::rule_figures(setup, rule.number);
        let title = words.attribute(&rule.key(), "title", &figures);
        let text = words.say(&Message { key: rule.key(), args: figures });
        let holds = format!("{} {title} {text}", rule.number).to_lowercase().contains(wanted);
        holds.then(|| {
            html! {
                div.one {
                    dt id=(rule.number) {
                        a.rule href={ "#" (rule.number) } { (rule.number) } " " (title) " "
                        @for origin in rule.origins {
                            span.origin title=(words.word(&format!("page-origin-{origin}"))) { "[" (origin) "]" }
                        }
                    }
                    dd { (text) }
                }
            }
        })
    }
}
