//! The page of a table where a game is played: the board, the people, the log, the talk, the decision.

use games::AnyGame;
use maud::{Markup, html};
use table::Message;

use crate::parts::{NameMarker, chat, symbol, symbol_small, symbol_tiny};
use crate::replay_page::replay_address;
use crate::{Desk, FamilyCard, Said, Sheet, Site};

/// What a table's page shows.
pub struct TablePage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// Where its forms lead.
    pub desk: Desk<'a>,
    /// The game.
    pub game: AnyGame,
    /// What the viewer may know of it.
    pub sheet: &'a Sheet,
    /// Who sits at the table, seat by seat.
    pub people: Vec<Sitter>,
    /// What was said, the oldest first.
    pub said: Vec<Said>,
    /// Whether the viewer may say something.
    pub may_speak: bool,
    /// What the viewer may do beside deciding.
    pub deeds: Vec<Deed>,
    /// The secret of the dice, once it is shown.
    pub seed: Option<String>,
}

/// Who sits at a seat.
pub struct Sitter {
    /// The kind of sitter.
    pub who: Who,
    /// Whether it is the viewer.
    pub is_viewer: bool,
    /// Whether a bot plays on for somebody who is away.
    pub is_away: bool,
    /// Whether they look at the table just now.
    pub is_here: bool,
    /// Milliseconds left on the clock, if there is one.
    pub time_left: Option<i64>,
}

/// A kind of sitter.
pub enum Who {
    /// Nobody yet.
    Nobody,
    /// A person, by name.
    Person(String),
    /// A bot, by level.
    Bot(&'static str),
    /// Somebody whose account is gone.
    Gone,
}

/// What a player may do at a table beside deciding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Take back the last decision.
    Undo,
    /// Let a bot play on.
    Leave,
    /// Play on oneself again.
    ComeBack,
    /// Give up.
    Resign,
    /// Agree that the game is stopped.
    AgreeToStop,
    /// Agree no longer.
    PlayOn,
    /// The same people again.
    Rematch,
}

impl Deed {
    /// The last part of the address, the word on the button, the symbol beside it.
    const fn parts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Deed::Undo => ("undo", "page-undo", "ui-undo"),
            Deed::Leave => ("leave", "page-leave", "ui-skip"),
            Deed::ComeBack => ("come-back", "page-come-back", "ui-play"),
            Deed::Resign => ("resign", "page-resign", "ui-cross"),
            Deed::AgreeToStop => ("stop", "page-agree", "ui-cross"),
            Deed::PlayOn => ("stop", "page-play-on", "ui-play"),
            Deed::Rematch => ("rematch", "page-rematch", "ui-turn"),
        }
    }

    fn draw(self, desk: &Desk<'_>) -> Markup {
        let (path, word, sign) = self.parts();
        html! {
            form method="post" action={ (desk.address()) "/" (path) } {
                (desk.mark())
                @match self {
                    Deed::AgreeToStop => input type="hidden" name="agrees" value="true";,
                    Deed::PlayOn => input type="hidden" name="agrees" value="false";,
                    _ => {}
                }
                button.btn.btn-quiet { (symbol_small(sign)) span { (desk.word(word)) } }
            }
        }
    }
}

/// The whole page.
pub fn table_page(page: &TablePage<'_>) -> Markup {
    page.site.document(page.game.title(), &table_fragment(page))
}

/// What changes of it, for the script to put in place.
pub fn table_fragment(page: &TablePage<'_>) -> Markup {
    let TablePage { desk, sheet, .. } = page;
    let title =
        if sheet.is_asked { Some(desk.say(&Message::new("page-title-turn").with("game", page.game.title()))) } else { None };
    html! {
        div #table class={ "table " (sheet.class) }
            data-live=(desk.live_address())
            data-position=(desk.position)
            data-steps=[sheet.has_steps.then_some("true")]
            data-asked=[sheet.is_asked.then_some("true")]
            data-title=[title]
            data-lost=(desk.word("page-reconnecting")) {
            (page.head())
            main.table__board.on-walnut {
                (sheet.reckoning)
                (sheet.board)
            }
            (page.side())
            footer.table__dock { @if sheet.is_over { (page.farewell()) } @else { (sheet.dock) } }
            p #status.sr role="status" { (sheet.status) }
        }
    }
}

impl TablePage<'_> {
    fn head(&self) -> Markup {
        let TablePage { desk, sheet, site, .. } = self;
        html! {
            header.table__head.on-page {
                a.home href="/" aria-label=(desk.word("page-home")) title=(desk.word("page-home")) { (symbol("hat-side")) }
                h1 { (self.game.title()) }
                p.table__phase { (sheet.headline) }
                div.table__tools {
                    @if let Some(left) = self.own_time() { (clock(left, "clock")) }
                    @if self.deeds.contains(&Deed::Undo) { (Deed::Undo.draw(desk)) }
                    a.btn.btn-quiet.btn-icon href={ "/rules/" (self.game.id()) } target="rules"
                        aria-label=(desk.word("page-rules")) title=(desk.word("page-rules")) { (symbol("ui-help")) }
                    details.menu.menu-end {
                        summary.btn.btn-quiet.btn-icon aria-label=(desk.word("page-more")) title=(desk.word("page-more")) {
                            (symbol("ui-settings"))
                        }
                        div.menu__list.on-paper {
                            (site.languages())
                            @for deed in self.deeds.iter().filter(|deed| **deed != Deed::Undo) { (deed.draw(desk)) }
                            a.btn.btn-quiet href={ (desk.address()) "/record" } { (symbol_small("ui-log")) (desk.word("page-record")) }
                            @if let Some(seed) = &self.seed { p.small { (desk.word("page-seed")) " " code { (seed) } } }
                            p.small.muted { (desk.word("page-fan-work")) }
                        }
                    }
                }
            }
        }
    }

    /// The dock after the end: what comes next.
    fn farewell(&self) -> Markup {
        let TablePage { desk, .. } = self;
        html! {
            section #dock.dock.wait.on-ink.over aria-label=(desk.word("page-decision")) {
                div.dock__ask { h2 { (desk.word("page-status-over")) } }
                div.dock__acts {
                    @if self.deeds.contains(&Deed::Rematch) { (Deed::Rematch.draw(desk)) }
                    a.btn href=(replay_address(desk.table, 0, "")) { (symbol_small("ui-play")) (desk.word("page-replay")) }
                    a.btn.btn-quiet href={ (desk.address()) "/fair" } { (symbol_small("ui-seal")) (desk.word("page-check-dice")) }
                    a.btn.btn-quiet href={ (desk.address()) "/record" } { (symbol_small("ui-log")) (desk.word("page-record")) }
                    a.btn.btn-quiet href="/" { (symbol_small("hat-side")) (desk.word("page-home")) }
                }
            }
        }
    }

    fn own_time(&self) -> Option<i64> {
        self.people.iter().find(|sitter| sitter.is_viewer)?.time_left
    }

    fn side(&self) -> Markup {
        let badges = self.sheet.families.iter().map(|family| &family.badge);
        let names = NameMarker::new(badges);
        html! {
            aside.table__side.on-page aria-label=(self.desk.word("page-people")) {
                ul.players {
                    @for (family, sitter) in self.sheet.families.iter().zip(&self.people) { (self.player(family, sitter)) }
                }
                h2.sr { (self.desk.word("page-log")) }
                ol.log tabindex="0" aria-label=(self.desk.word("page-log")) {
                    @for line in &self.sheet.log { (line.draw(Some(&|number| replay_address(self.desk.table, number, "")), &names)) }
                }
                (chat(&self.said, self.may_speak, &self.desk))
            }
        }
    }

    fn player(&self, family: &FamilyCard, sitter: &Sitter) -> Markup {
        let class = format!("player {}{}", family.badge.class, if family.household.is_out { " out" } else { "" });
        html! {
            li class=(class) aria-current=[family.decides.then_some("true")] {
                (family.badge.mark())
                span.player__name {
                    (family.badge.name)
                    small { (self.sitter_name(sitter)) @if sitter.is_away { " · " (self.desk.word("page-away")) }
                        @else if !sitter.is_here { " · " (self.desk.word("page-not-here")) } }
                    @if family.decides { span.to-move title=(self.desk.word("page-to-move")) { "◆" span.sr { (self.desk.word("page-to-move")) } } }
                }
                @if let Some(money) = &family.household.money {
                    span class=(if family.household.is_secret { "money secret" } else { "money" }) { (money) }
                }
                ul.player__counts {
                    (family.household.counts)
                    @if let Some(left) = sitter.time_left { li.end { (clock(left, "clock")) } }
                }
            }
        }
    }

    fn sitter_name(&self, sitter: &Sitter) -> String {
        match &sitter.who {
            _ if sitter.is_viewer => self.desk.word("page-you"),
            Who::Nobody => self.desk.word("page-free"),
            Who::Person(name) => name.clone(),
            Who::Bot(level) => self.desk.say(&Message::new("page-bot").with("level", *level)),
            Who::Gone => self.desk.word("page-gone"),
        }
    }
}

/// A clock that the script lets run; without it, it shows what was left when the page was made.
pub(crate) fn clock(milliseconds: i64, class: &str) -> Markup {
    let seconds = milliseconds.max(0) / 1_000;
    let text = match (seconds / 86_400, seconds / 3_600) {
        (0, 0) => format!("{}:{:02}", seconds / 60, seconds % 60),
        (0, hours) => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
        (days, hours) => format!("{days} d {}:{:02}", hours % 24, seconds / 60 % 60),
    };
    let low = if seconds < 30 { " low" } else { "" };
    html! { span class={ (class) (low) } { (symbol_tiny("ui-clock")) span data-left=(milliseconds) { (text) } } }
}
