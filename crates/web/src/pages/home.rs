//! The home page: three games, what is going on, what was.

use engine::Message;
use games::{AnyGame, Phrasebook, capitalised};
use maud::{Markup, html};

use super::chair::{Chair, against, chairs, faces, taken};
use super::learn::learn_link;
use super::table::clock;
use super::waiting_room::log_in_form;
use crate::boards::folder;
use crate::parts::{date, symbol, symbol_small};
use crate::{Site, Terms};

/// What the home page shows.
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
    /// Who else sits there.
    pub others: Vec<Chair>,
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
    /// What is played, and how.
    pub terms: Terms,
    /// Who invites.
    pub host: Option<String>,
    /// Who sits there.
    pub chairs: Vec<Chair>,
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
    /// Who else played.
    pub others: Vec<Chair>,
    /// When it ended: milliseconds since 1970.
    pub played: i64,
}

/// The home page.
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
        div.cols {
            div.stack {
                (list(site, "page-my-games", ("ui-turn", "on-ink"), mine, |table| own_row(table, site)))
                (list(site, "page-open-tables", ("ui-door", "on-paper"), open, |table| open_row(table, site)))
            }
            (list(site, "page-finished", ("ui-log", "on-paper"), finished, |table| finished_row(table, site)))
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
                label.field { span { (site.word("page-your-name")) } input #name name="name" required maxlength="30" autocomplete="nickname"; }
                button.btn.btn-ink { (symbol_small("ui-play")) (site.word("page-begin")) }
            }
            details {
                summary { (site.word("page-have-account")) }
                (log_in_form(site, None))
            }
        }
    }
}

/// Leads to a game in which it is the visitor's turn; the script follows it when its key is pressed.
pub(super) fn next_game(site: &Site<'_>, address: &str, class: &str, word: &str) -> Markup {
    html! {
        a class={ "next " (class) } href=(address) aria-keyshortcuts="n" title=(site.word("page-next-game-why")) {
            (symbol_small("ui-turn")) span { (site.word(word)) }
        }
    }
}

/// The picture on the card of a game.
pub(crate) fn card_picture(game: AnyGame) -> Markup {
    html! { @if let Some(card) = folder(game).card { img src=(card.address()) alt="" width="420" height="220"; } }
}

/// How many can play a game, in words.
pub(crate) fn players_range(game: AnyGame, site: &Site<'_>) -> String {
    let (fewest, most) = game.players();
    site.words.say(&Message::new("page-players-range").with("fewest", fewest).with("most", most))
}

fn game_card(game: AnyGame, site: &Site<'_>) -> Markup {
    let most = game.players().1;
    html! {
        li.game.on-paper {
            div.game__art { (card_picture(game)) }
            div.game__body {
                h2 { (game.title()) }
                p.meta { (players_range(game, site)) }
                @if let Some(line) = site.words.say_if_known(&Message::new(format!("page-game-{}", game.id()))) { p.line { (line) } }
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
                    (learn_link(game, "path", site.words))
                    a.path href={ "/together/" (game.id()) } { (symbol_small("ui-players")) (site.word("page-together")) }
                    a.path href={ "/new/" (game.id()) } { (symbol_small("ui-settings")) (site.word("page-more-choices")) }
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

/// A list of tables: its title, its sign, what it is drawn on, and its rows.
pub(crate) fn list<T>(
    site: &Site<'_>,
    title: &str,
    (sign, ground): (&str, &str),
    rows: &[T],
    row: impl Fn(&T) -> Markup,
) -> Markup {
    html! {
        section class={ "panel tables " (ground) } id=(title.split_once('-').map_or(title, |(_, name)| name)) {
            h2.panel__title { (symbol_small(sign)) (site.word(title)) }
            @if rows.is_empty() { p.muted.none { (site.word(&format!("{title}-none"))) } }
            ul.rows { @for item in rows { (row(item)) } }
        }
    }
}

/// A table in a list: what it is, what more there is to say of it, and what to do.
fn row(game: AnyGame, table: &str, title: &str, small: &Markup, more: &Markup, end: &Markup) -> Markup {
    html! {
        li.one-table {
            (symbol(folder(game).symbol))
            a.who href={ "/tables/" (table) } { b { (title) } small { (small) } }
            (more)
            div.end { (end) }
        }
    }
}

fn own_row(table: &OwnTable, site: &Site<'_>) -> Markup {
    let address = format!("/tables/{}", table.table);
    let end = html! {
        @match &table.news {
            News::YourTurn(left) => a.btn.btn-ink.sm href=(address) {
                (site.word("page-your-turn")) @if let Some(left) = left { " " small { (clock(*left)) } }
            },
            News::TurnOf(name) => span { (site.words.say(&Message::new("page-turn-of").with("name", capitalised(name)))) },
            News::Waits(free) => a href=(address) { (site.words.say(&Message::new("page-waits").with("free", *free))) },
        }
    };
    let small = if taken(&table.others) == 0 { site.word("page-alone") } else { against(&table.others, site) };
    row(table.game, &table.table, table.game.title(), &html! { (small) }, &faces(&table.others), &end)
}

pub(crate) fn open_row(table: &OpenTable, site: &Site<'_>) -> Markup {
    let host = table.host.as_ref().map(|host| site.words.say(&Message::new("page-host").with("name", host.as_str())));
    let (taken, seats) = (taken(&table.chairs), table.chairs.len());
    let seats_taken = site.words.say(&Message::new("page-seats-taken").with("taken", taken).with("seats", seats));
    let address = format!("/tables/{}", table.table);
    let end = html! {
        // Who is known sits down by one click; who is not gives a name there.
        @if taken == seats { a.btn.sm href=(address) { (site.word("page-watch")) } }
        @else if site.visitor.is_none() { a.btn.sm href=(address) { (site.word("page-join")) } }
        @else {
            form method="post" action={ (address) "/join" } { (site.mark()) button.btn.sm { (site.word("page-join")) } }
        }
    };
    let small = html! { @if let Some(host) = host { (host) " · " } (seats_taken) };
    let more = html! { (table.terms.chips(site)) (chairs(&table.chairs, site)) };
    row(table.terms.game, &table.table, table.terms.game.title(), &small, &more, &end)
}

pub(crate) fn finished_row(table: &FinishedTable, site: &Site<'_>) -> Markup {
    let result = match table.place {
        Some(1) => site.word("page-won"),
        Some(place) => site.words.say(&Message::new("page-place-of").with("place", place).with("players", table.players)),
        None => site.word("page-stopped"),
    };
    let end = html! { a href={ "/tables/" (table.table) } { (site.word("page-look")) } };
    let small = html! {
        (date(table.played, site.words))
        @if !table.others.is_empty() { br; (against(&table.others, site)) }
    };
    row(table.game, &table.table, &format!("{} · {result}", table.game.title()), &small, &html! {}, &end)
}

/// The name of somebody who did not choose one.
pub fn guest_name(words: &Phrasebook, number: u32) -> String {
    words.say(&Message::new("page-guest").with("number", number.to_string()))
}
