//! The rules of a game, each under its number: contents, the board with its signs, a search.

use engine::{Message, Options, Origin, Rule};
use games::{AnyGame, with_game};
use maud::{Markup, html};

use crate::boards::folder;
use crate::parts::{game_tabs, symbol, symbol_small};
use crate::{Drawn, Site};

/// Where rules can come from.
const ORIGINS: [Origin; 4] = [Origin::Book, Origin::Summary, Origin::Inferred, Origin::House];

/// The rules of a game in its standard edition; with a word to find, those that hold it.
pub fn rules_page(game: AnyGame, wanted: &str, site: &Site<'_>) -> Markup {
    let main = html! {
        div.rulebook.stack {
            h1 { (game.title()) " · " (site.word("page-rules")) }
            (game_tabs(site, "rules", game))
            form.find.input-row method="get" action={ "/rules/" (game.id()) } role="search" {
                label.field { span { (site.word("page-find-rule")) } input #find-rule type="search" name="find" value=(wanted) autocomplete="off"; }
                button.btn { (symbol_small("ui-lens")) (site.word("page-find")) }
            }
            (with_game!(game, G => Rulebook { site, game, wanted }.draw::<G>()))
        }
    };
    site.page(&format!("{} · {}", game.title(), site.word("page-rules")), &main)
}

/// The part of the book that a rule stands in: `P5` of `P5.9`.
fn chapter_of(rule: &Rule) -> &'static str {
    rule.number.split_once('.').map_or(rule.number, |(chapter, _)| chapter)
}

struct Rulebook<'a> {
    site: &'a Site<'a>,
    game: AnyGame,
    wanted: &'a str,
}

impl Rulebook<'_> {
    fn draw<G: Drawn>(&self) -> Markup {
        let words = self.site.words;
        let wanted = self.wanted.trim().to_lowercase();
        let Ok(setup) = G::setup(G::PLAYERS.1.min(4), &Options::default(), None) else { return html! {} };
        let mut chapters: Vec<(&str, Vec<Markup>)> = Vec::new();
        for rule in G::RULES {
            let Some(drawn) = self.rule::<G>(rule, &setup, &wanted) else { continue };
            match chapters.last_mut().filter(|(chapter, _)| *chapter == chapter_of(rule)) {
                Some((_, rules)) => rules.push(drawn),
                None => chapters.push((chapter_of(rule), vec![drawn])),
            }
        }
        html! {
            div.with-nav {
                nav.side-nav aria-label=(words.word("page-contents")) {
                    ul { @for (chapter, _) in &chapters { li { a href={ "#chapter-" (chapter) } { (self.chapter_title(chapter).as_deref().unwrap_or(chapter)) } } } }
                }
                div.stack {
                    @if wanted.is_empty() {
                        section.panel.on-paper.primer { @for line in G::primer(&setup) { p { (words.say(&line)) } } }
                        (self.picture())
                    }
                    // The script looks rules up without asking again, and shows this when it finds none.
                    p.no-hit role="status" hidden[!chapters.is_empty()] { (words.word("page-find-none")) }
                    @for (chapter, rules) in &chapters {
                        section.panel.on-paper.chapter id={ "chapter-" (chapter) } {
                            h2.panel__title {
                                @match self.chapter_title(chapter) {
                                    Some(title) => { (title) span.end { (chapter) } }
                                    None => (chapter)
                                }
                            }
                            dl.rules { @for rule in rules { (rule) } }
                        }
                    }
                    p.muted.origins {
                        @for origin in ORIGINS { span { b.origin { "[" (origin) "]" } " " (words.word(&format!("page-origin-{origin}"))) } " " }
                    }
                }
            }
        }
    }

    /// The title of a chapter, if the game gives it one; else it goes by its number.
    fn chapter_title(&self, chapter: &str) -> Option<String> {
        self.site.words.say_if_known(&Message::new(format!("page-chapter-{chapter}")))
    }

    /// The board, and what the signs on it mean.
    fn picture(&self) -> Markup {
        let words = self.site.words;
        html! {
            @if let Some(board) = folder(self.game).board {
                section.panel.on-paper.chapter.the-board {
                    figure.picture {
                        img src=(board.address()) alt="" loading="lazy";
                        figcaption { (words.say(&Message::new("page-board-of").with("game", self.game.title()))) }
                    }
                    ul.signs { @for (sign, key) in folder(self.game).signs { li { (symbol(sign)) (words.word(key)) } } }
                }
            }
        }
    }

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
