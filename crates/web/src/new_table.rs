//! The page on which a table is made with more choices than one click has.

use games::AnyGame;
use maud::{Markup, html};
use table::{Arg, Message};

use crate::parts::{capital, symbol_small};
use crate::{Drawn, ForDrawn, Site, with};

/// What the page of a new table shows.
pub struct NewTable<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The game.
    pub game: AnyGame,
    /// The names of the host's own editions of the game.
    pub editions: Vec<&'a str>,
    /// The levels of bots, the easiest first.
    pub levels: Vec<&'static str>,
}

/// Something that a host can choose of a game, beside who plays.
pub struct GameOption {
    /// What the game calls it.
    pub name: &'static str,
    /// The key of what people call it; what it means stands under the same key with `-why`.
    pub key: &'static str,
    /// What it can be: what the game calls it, and people. The first is usual and may be left unsaid.
    pub values: Vec<(String, Arg)>,
}

struct OptionsOf;

impl ForDrawn for OptionsOf {
    type Output = Vec<GameOption>;

    fn run<G: Drawn>(self) -> Vec<GameOption> {
        G::host_options()
    }
}

/// The page of a new table.
pub fn new_table_page(page: &NewTable<'_>) -> Markup {
    let NewTable { site, game, .. } = page;
    let title = format!("{} · {}", game.title(), site.word("page-new-table"));
    let main = html! {
        h1 { (title) }
        nav.chips aria-label=(site.word("page-games")) {
            @for other in AnyGame::ALL {
                a.btn href={ "/new/" (other.id()) } aria-current=[(other == game).then_some("page")] { (other.title()) }
            }
        }
        form.new-table method="post" action="/tables" {
            (site.mark())
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="start" value="on";
            div.new-table__parts {
                (page.people())
                (page.rules())
                (page.pace())
                (page.doors())
            }
            div.new-table__end {
                button.btn.btn-primary { (symbol_small("ui-play")) (site.word("page-make-table")) }
                p.muted { (site.word("page-make-table-why")) }
            }
        }
    };
    site.page(&title, &main)
}

impl NewTable<'_> {
    fn word(&self, key: &str) -> String {
        self.site.word(key)
    }

    /// A part of the form, with a title.
    fn part(&self, sign: &str, title: &str, inner: &Markup) -> Markup {
        html! {
            fieldset.panel.on-paper {
                legend.panel__title { (symbol_small(sign)) (self.word(title)) }
                (inner)
            }
        }
    }

    /// A list to choose one of; the first is chosen.
    fn choice(&self, name: &str, key: &str, values: &[(String, String)]) -> Markup {
        html! {
            label.choice {
                span { (self.word(key)) }
                select name=(name) { @for (value, words) in values { option value=(value) { (words) } } }
                small.muted { (self.word(&format!("{key}-why"))) }
            }
        }
    }

    fn people(&self) -> Markup {
        let (fewest, most) = self.game.players();
        let usual = most.min(4);
        self.part(
            "ui-players",
            "page-players",
            &html! {
                label.choice {
                    span { (self.word("page-how-many")) }
                    select name="players" {
                        @for players in fewest..=most { option value=(players) selected[players == usual] { (players) } }
                    }
                    small.muted { (self.word("page-how-many-why")) }
                }
                div.choice role="group" aria-labelledby="bots" {
                    span #bots { (self.word("page-bots")) }
                    div.bots {
                        @for level in &self.levels {
                            label {
                                select name={ "bots." (level) } { @for bots in 0..most { option value=(bots) { (bots) } } }
                                span { b { (capital(level)) } small.muted { (self.word(&format!("page-level-{level}"))) } }
                            }
                        }
                    }
                    small.muted { (self.word("page-bots-why")) }
                }
            },
        )
    }

    fn rules(&self) -> Markup {
        let options = with(self.game, OptionsOf);
        if options.is_empty() && self.editions.is_empty() {
            return html! {};
        }
        let words = |values: Vec<(String, Arg)>| -> Vec<(String, String)> {
            let values = values.into_iter().enumerate();
            values
                .map(|(index, (value, arg))| (if index == 0 { String::new() } else { value }, self.site.words.text(&arg)))
                .collect()
        };
        let standard = (String::new(), self.word("page-edition-standard"));
        let editions = self.editions.iter().map(|name| ((*name).to_owned(), (*name).to_owned()));
        let editions: Vec<(String, String)> = [standard].into_iter().chain(editions).collect();
        self.part(
            "ui-rule",
            "page-rules",
            &html! {
                @for option in options { (self.choice(&format!("options.{}", option.name), option.key, &words(option.values))) }
                @if editions.len() > 1 { (self.choice("edition", "page-edition", &editions)) }
            },
        )
    }

    fn pace(&self) -> Markup {
        let kind = |value: &str, is_chosen: bool, more: &Markup| {
            let key = format!("page-pace-{value}");
            html! {
                div.pace {
                    label.pick { input type="radio" name="pace.kind" value=(value) checked[is_chosen]; b { (self.word(&key)) } }
                    (more)
                    small.muted { (self.word(&format!("{key}-why"))) }
                }
            }
        };
        let number = |name: &str, least: u32, most: u32, usual: u32| {
            html! {
                label.figure {
                    span { (self.word(&format!("page-pace-{name}"))) }
                    input type="number" name={ "pace." (name) } min=(least) max=(most) value=(usual) required;
                }
            }
        };
        self.part(
            "ui-clock",
            "page-pace",
            &html! {
                (kind("no_clock", true, &html! {}))
                (kind("live", false, &html! { div.figures { (number("minutes", 1, 600, 20)) (number("increment", 0, 600, 10)) } }))
                (kind("days", false, &html! { div.figures { (number("days", 1, 60, 3)) } }))
            },
        )
    }

    /// Who may come in, and whether it counts.
    fn doors(&self) -> Markup {
        let tick = |name: &str, key: &str| {
            html! {
                div.choice {
                    label.pick { input type="checkbox" name=(name); b { (capital(&self.word(key))) } }
                    small.muted { (self.word(&format!("{key}-why"))) }
                }
            }
        };
        self.part("envelope", "page-who-may-come", &html! { (tick("open", "page-open")) (tick("rated", "page-rated")) })
    }
}

impl GameOption {
    /// A value that is put into words by a message.
    pub(crate) fn value(value: impl Into<String>, key: &str) -> (String, Arg) {
        (value.into(), Message::new(key).into())
    }
}
