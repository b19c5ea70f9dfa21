//! The start page: three games, what is going on, what was.

use games::{AnyGame, Phrasebook};
use maud::{Markup, html};
use table::Message;

use crate::assets::{Asset, CAPONE_CARD, MAFFIOSI_CARD, PATE_CARD};
use crate::learn_page::learn_link;
use crate::parts::{date, next_game, symbol, symbol_small};
use crate::table_page::clock;
use crate::{Drawn, ForDrawn, Site, with};

/// What the start page shows.
pub struct Home<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The visitor's tables that wait or run.
    pub mine: Vec<OwnTable>,
    /// Tables that anybody may join or watch.
    pub open: Vec<OpenTable>,
    /// The visitor's games that are over, the newest first.
    pub finished: Vec<FinishedTable>,
}

/// A table of the visitor's.
pub struct OwnTable {
    /// Its name in addresses.
    pub table: String,
    /// The game.
    pub game: AnyGame,
    /// What is going on there.
    pub news: News,
}

/// What is going on at a table of the visitor's.
pub enum News {
    /// It is the visitor's turn; milliseconds left, if there is a clock.
    YourTurn(Option<i64>),
    /// Somebody else decides.
    TurnOf(String),
    /// So many seats are still free.
    Waits(usize),
}

/// A table that anybody may join or watch.
pub struct OpenTable {
    /// Its name in addresses.
    pub table: String,
    /// The game.
    pub game: AnyGame,
    /// Who invites.
    pub host: Option<String>,
    /// How many seats are taken.
    pub taken: usize,
    /// How many seats there are.
    pub seats: usize,
}

/// A game that is over, as one of its players looks back on it.
pub struct FinishedTable {
    /// Its name in addresses.
    pub table: String,
    /// The game.
    pub game: AnyGame,
    /// The player's place, if it was played out.
    pub place: Option<u8>,
    /// How many played.
    pub players: usize,
    /// When it ended: milliseconds since 1970.
    pub played: i64,
}

/// The start page.
pub fn home_page(home: &Home<'_>) -> Markup {
    let Home { site, mine, open, finished } = home;
    let main = html! {
        div.hero {
            h1 { "Omertà" }
            p { (site.word("page-line")) }
            @if mine.iter().any(|table| matches!(table.news, News::YourTurn(_))) { (next_game(site, "/next", "btn btn-primary", "page-next-game")) }
        }
        @if site.visitor.is_none() { (welcome(site)) }
        ul.games { @for game in AnyGame::ALL { (game_card(*game, site)) } }
        div.lists {
            (list(site, "page-my-games", "ui-turn", mine, |table| own_row(table, site)))
            (list(site, "page-open-tables", "chair", open, |table| open_row(table, site)))
            (list(site, "page-finished", "ui-log", finished, |table| finished_row(table, site)))
        }
        p.fair.on-page { (symbol("ui-seal")) span { b { (site.word("page-fair")) } " " (site.word("page-fair-why")) } }
    };
    site.page(&site.word("page-home"), &main)
}

/// Somebody who is new needs a name and nothing else.
fn welcome(site: &Site<'_>) -> Markup {
    html! {
        section #welcome.panel.on-paper.welcome {
            form method="post" action="/people" {
                label { span { (site.word("page-your-name")) } input #name name="name" required maxlength="30" autocomplete="nickname"; }
                button.btn.btn-primary { (symbol_small("ui-play")) (site.word("page-begin")) }
            }
            details {
                summary { (site.word("page-log-in")) }
                form method="post" action="/people/login" {
                    label { span { (site.word("page-your-name")) } input name="name" required autocomplete="username"; }
                    label { span { (site.word("page-password")) } input name="password" type="password" required autocomplete="current-password"; }
                    button.btn { (site.word("page-log-in")) }
                }
            }
        }
    }
}

fn picture(game: AnyGame) -> &'static Asset {
    match game {
        AnyGame::Pate => &PATE_CARD,
        AnyGame::Capone => &CAPONE_CARD,
        AnyGame::Maffiosi => &MAFFIOSI_CARD,
    }
}

fn game_card(game: AnyGame, site: &Site<'_>) -> Markup {
    let (fewest, most) = game.players();
    let players = site.words.say(&Message::new("page-players-range").with("fewest", fewest).with("most", most));
    html! {
        li.game.on-paper {
            div.game__art { img src=(picture(game).address()) alt="" width="420" height="220"; }
            div.game__body {
                h2 { (game.title()) }
                p.meta { (players) }
                p.line { (site.word(&format!("page-game-{}", game.id()))) }
                div.acts {
                    (new_table(game, most.min(4), site, &html! {
                        button.btn.btn-primary name="fill" value="soldato" title=(site.word("page-play-now-why")) {
                            (symbol_small("ui-play")) (site.word("page-play-now"))
                        }
                    }))
                    // As many seats as there can be: the host starts with those who come.
                    (new_table(game, most, site, &html! {
                        button.btn name="fill" value="" { (symbol_small("envelope")) (site.word("page-invite")) }
                    }))
                }
                p.ways {
                    (learn_link(game, "way", site.words))
                    a.way href={ "/together/" (game.id()) } { (symbol_small("ui-players")) (site.word("page-together")) }
                    a.way href={ "/new/" (game.id()) } { (symbol_small("ui-settings")) (site.word("page-more-choices")) }
                }
            }
        }
    }
}

/// Makes a table at one click.
fn new_table(game: AnyGame, players: usize, site: &Site<'_>, button: &Markup) -> Markup {
    html! {
        form method="post" action="/tables" {
            (site.mark())
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="start" value="on";
            input type="hidden" name="players" value=(players);
            (button)
        }
    }
}

pub(crate) fn list<T>(site: &Site<'_>, title: &str, sign: &str, rows: &[T], row: impl Fn(&T) -> Markup) -> Markup {
    html! {
        section.panel.on-ink id=(title.split_once('-').map_or(title, |(_, name)| name)) {
            h2.panel__title { (symbol_small(sign)) (site.word(title)) }
            @if rows.is_empty() { p.muted.none { (site.word(&format!("{title}-none"))) } }
            ul { @for item in rows { (row(item)) } }
        }
    }
}

struct SymbolOf;

impl ForDrawn for SymbolOf {
    type Output = &'static str;

    fn run<G: Drawn>(self) -> &'static str {
        G::SYMBOL
    }
}

fn line(game: AnyGame, table: &str, title: &str, small: &Markup, end: &Markup) -> Markup {
    html! {
        li.line-of {
            (symbol(with(game, SymbolOf)))
            a.t href={ "/tables/" (table) } { b { (title) } small { (small) } }
            (end)
        }
    }
}

fn own_row(table: &OwnTable, site: &Site<'_>) -> Markup {
    let address = format!("/tables/{}", table.table);
    let end = html! {
        @match &table.news {
            News::YourTurn(left) => a.btn.btn-primary.sm href=(address) {
                (site.word("page-your-turn")) @if let Some(left) = left { " " small { (clock(*left, "clock")) } }
            },
            News::TurnOf(name) => span.who { (site.words.say(&Message::new("page-turn-of").with("name", name.as_str()))) },
            News::Waits(free) => a.who href=(address) { (site.words.say(&Message::new("page-waits").with("free", *free))) },
        }
    };
    line(table.game, &table.table, table.game.title(), &html! {}, &end)
}

pub(crate) fn open_row(table: &OpenTable, site: &Site<'_>) -> Markup {
    let host = table.host.as_ref().map(|host| site.words.say(&Message::new("page-host").with("name", host.as_str())));
    let is_full = table.taken >= table.seats;
    let seats = site.words.say(&Message::new("page-seats-taken").with("taken", table.taken).with("seats", table.seats));
    let end = html! {
        span.seats role="img" aria-label=(seats) title=(seats) {
            @for seat in 0..table.seats { i class=(if seat < table.taken { "hole taken" } else { "hole" }) {} }
        }
        a.btn.sm href={ "/tables/" (table.table) } { (site.word(if is_full { "page-watch" } else { "page-join" })) }
    };
    line(table.game, &table.table, table.game.title(), &html! { @if let Some(host) = host { (host) } }, &end)
}

pub(crate) fn finished_row(table: &FinishedTable, site: &Site<'_>) -> Markup {
    let result = match table.place {
        Some(1) => site.word("page-won"),
        Some(place) => site.words.say(&Message::new("page-place-of").with("place", place).with("players", table.players)),
        None => site.word("page-stopped"),
    };
    let end = html! { a.who href={ "/tables/" (table.table) } { (site.word("page-look")) } };
    line(table.game, &table.table, &format!("{} · {result}", table.game.title()), &date(table.played, site.words), &end)
}

/// The name of somebody who did not choose one.
pub fn guest_name(words: &Phrasebook, number: u32) -> String {
    words.say(&Message::new("page-guest").with("number", number.to_string()))
}
