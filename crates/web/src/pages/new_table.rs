//! The page on which a table is made with more choices than one click has.

use engine::Arg;
use games::{AnyGame, capitalised};
use maud::{Markup, html};

use super::home::{card_picture, players_range};
use crate::Site;
use crate::parts::{Face, OnTable, Segment, numbers, option_row, panel, segments, symbol_small, tabletop, tick};

/// What the page of a new table shows.
pub struct NewTablePage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The game.
    pub game: AnyGame,
    /// The names of the host's own editions of the game.
    pub editions: Vec<&'a str>,
    /// The levels of bots, the easiest first.
    pub levels: Vec<&'static str>,
}

/// More values than this are a list to open, not segments.
const MOST_SEGMENTS: usize = 4;

/// The page of a new table.
pub fn new_table_page(page: &NewTablePage<'_>) -> Markup {
    let NewTablePage { site, game, .. } = page;
    let title = format!("{} · {}", game.title(), site.word("page-new-table"));
    let main = html! {
        div.page__title { h1 { (title) } p { (site.word("page-new-table-line")) } }
        form.new-table.cols method="post" action="/tables" {
            (site.mark())
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="start" value="on";
            div.stack {
                (page.which_game())
                (page.people())
                (page.pace())
                (page.rules())
                (page.doors())
            }
            (page.so_far())
        }
    };
    site.page(&title, &main)
}

impl NewTablePage<'_> {
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

    /// Each game has options of its own, so another game is another page.
    fn which_game(&self) -> Markup {
        let inner = html! {
            nav.choices aria-label=(self.word("page-games")) {
                @for other in AnyGame::ALL {
                    a.choice href={ "/new/" (other.id()) } aria-current=[(*other == self.game).then_some("page")] {
                        (card_picture(*other))
                        span.choice__name { i.dot {} (other.title()) }
                        small { (players_range(*other, &self.site)) }
                    }
                }
            }
        };
        panel("ledger", &self.word("page-which-game"), &inner)
    }

    fn people(&self) -> Markup {
        let (fewest, most) = self.game.players();
        let how_many = self.word("page-how-many");
        let level = |place: usize, level: &str| {
            let name = capitalised(level);
            html! {
                div.level {
                    (Face::of_bot(level, 0).draw())
                    span.level__name {
                        b { (name) span.strong aria-hidden="true" { @for pip in 0..self.levels.len() { i.on[pip <= place] {} } } }
                        small { (self.word(&format!("page-level-{level}"))) }
                    }
                    (numbers(&format!("bots.{level}"), &name, 0..most, 0))
                }
            }
        };
        let inner = html! {
            (option_row(&how_many, &self.word("page-how-many-why"), &numbers("players", &how_many, fewest..=most, most.min(4))))
            div role="group" aria-labelledby="bots" {
                div.opt { span.opt__text { b #bots { (self.word("page-bots")) } span.hint-text { (self.word("page-bots-why")) } } }
                @for (place, name) in self.levels.iter().enumerate() { (level(place, name)) }
            }
        };
        self.part("ui-players", "page-who-sits", &inner)
    }

    /// One of several values, the first of which is usual and is left unsaid.
    fn option(&self, name: &str, key: &str, values: Vec<(String, String)>) -> Markup {
        let title = self.word(key);
        let values = values.into_iter().enumerate();
        let values: Vec<Segment> =
            values.map(|(index, (value, words))| Segment::new(if index == 0 { String::new() } else { value }, words)).collect();
        let answer = if values.len() <= MOST_SEGMENTS {
            segments(name, &title, "", &values, "")
        } else {
            html! { select name=(name) aria-label=(title) { @for choice in &values { option value=(choice.value) { (choice.words) } } } }
        };
        option_row(&title, &self.word(&format!("{key}-why")), &answer)
    }

    fn rules(&self) -> Markup {
        let options = self.game.table_options();
        if options.is_empty() && self.editions.is_empty() {
            return html! {};
        }
        let words = |values: Vec<(String, Arg)>| -> Vec<(String, String)> {
            values.into_iter().map(|(value, arg)| (value, capitalised(&self.site.words.text(&arg)))).collect()
        };
        let standard = (String::new(), capitalised(&self.word("page-edition-standard")));
        let editions = self.editions.iter().map(|name| ((*name).to_owned(), (*name).to_owned()));
        let editions: Vec<(String, String)> = [standard].into_iter().chain(editions).collect();
        let inner = html! {
            div {
                @for option in options { (self.option(&format!("options.{}", option.name), option.key, words(option.values))) }
                @if editions.len() > 1 { (self.option("edition", "page-edition", editions)) }
            }
        };
        self.part("ui-rule", "page-options", &inner)
    }

    fn pace(&self) -> Markup {
        let kind = |value: &str, sign| Segment::new(value, self.word(&format!("page-pace-{value}"))).with_sign(sign);
        let kinds = [kind("no_clock", "ui-endless"), kind("live", "ui-bolt"), kind("days", "ui-calendar")];
        let number = |name: &str, least: u32, most: u32, usual: u32| {
            html! {
                label.field {
                    span { (self.word(&format!("page-pace-{name}"))) }
                    input type="number" name={ "pace." (name) } min=(least) max=(most) value=(usual) required;
                }
            }
        };
        let more = |value: &str, figures: &Markup| {
            html! { div class={ "pace " (value) } { (figures) p.hint-text { (self.word(&format!("page-pace-{value}-why"))) } } }
        };
        let inner = html! {
            (segments("pace.kind", &self.word("page-pace"), "full", &kinds, "no_clock"))
            (more("no_clock", &html! {}))
            (more("live", &html! { (number("minutes", 1, 600, 20)) (number("increment", 0, 600, 10)) }))
            (more("days", &number("days", 1, 60, 3)))
        };
        self.part("ui-clock", "page-pace", &inner)
    }

    /// Who may come in, and whether it counts.
    fn doors(&self) -> Markup {
        let doors = [
            Segment::new("", capitalised(&self.word("page-by-link"))).with_sign("ui-link"),
            Segment::new("on", capitalised(&self.word("page-open"))).with_sign("ui-globe"),
        ];
        let inner = html! {
            (segments("open", &self.word("page-who-may-come"), "full", &doors, ""))
            p.hint-text { (self.word("page-open-why")) }
            (tick("rated", false, &capitalised(&self.word("page-rated")), &self.word("page-rated-why")))
        };
        self.part("ui-door", "page-who-may-come", &inner)
    }

    /// The table as it is so far, and the button. The script sums up what was chosen.
    fn so_far(&self) -> Markup {
        let (fewest, most) = self.game.players();
        let sum = |title: &str, of: &str| html! { div { dt { (self.word(title)) } dd data-sum=(of) {} } };
        html! {
            aside.sticky {
                section.panel.on-walnut.so-far aria-labelledby="so-far" {
                    h2 #so-far.panel__title { (symbol_small("chair")) (self.word("page-so-far")) }
                    div.tabletop { @for chairs in fewest..=most { (tabletop(chairs, OnTable::Dice)) } }
                    dl.dl.sums {
                        (sum("page-players", "players"))
                        div { dt { (self.word("page-bots")) } dd data-sum="bots" aria-live="polite" data-none=(self.word("page-no-bots")) {} }
                        (sum("page-pace", "pace.kind"))
                        (sum("page-who-may-come", "open"))
                    }
                    button.btn.btn-primary.btn-big.btn-wide { (symbol_small("ui-play")) (self.word("page-make-table")) }
                    p.hint-text { (self.word("page-make-table-why")) }
                }
            }
        }
    }
}
