//! The page of a table where a game is played: the board, the people, the log, the talk, the decision.

use advice::Counsel;
use engine::{Message, Seat};
use games::{AnyGame, capitalised};
use maud::{Markup, html};

use super::chair::Chair;
use super::home::next_game;
use super::learn::learn_link;
use crate::boards::folder;
use crate::parts::{Made, best_in_short, chat, confirm, counsel, qr, symbol, symbol_small, symbol_tiny};
use crate::{Context, Drawing, LogLine, Novelty, PlayerCard, Rematch, Said, Side, Site};

/// How much is said at most of what befell the viewer.
const TIDINGS: usize = 3;

/// What a table's page shows.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that the page tells")]
pub struct TablePage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// Where its forms lead.
    pub context: Context<'a>,
    /// The game.
    pub game: AnyGame,
    /// What the viewer may know of it.
    pub drawing: &'a Drawing,
    /// What the adviser said to the viewer, who asked.
    pub counsel: Option<Counsel<String>>,
    /// The moves that the viewer has made since the adviser said it.
    pub followed: Vec<String>,
    /// Why somebody who sits here does not play.
    pub absence: Option<Absence>,
    /// Whether the viewer does not sit here.
    pub is_spectator: bool,
    /// Whether the game was stopped before its end.
    pub is_stopped: bool,
    /// Who sits at the table, seat by seat.
    pub people: Vec<Sitter>,
    /// How many lines of the log are written at most. The script keeps those that the page has beyond them.
    pub lines: usize,
    /// What was said, the oldest first.
    pub said: Vec<Said>,
    /// Whether the viewer may say something.
    pub may_speak: bool,
    /// The viewer's own note; nothing if there cannot be one.
    pub note: Option<Note>,
    /// Who must take over the screen before the game goes on, where several share it.
    pub curtain: Option<Curtain>,
    /// Where phones join or follow, on a screen that all look at.
    pub invitation: Option<String>,
    /// What the viewer may do beside deciding.
    pub deeds: Vec<Deed>,
    /// Whether it is the viewer's turn in another game, too. A fragment leaves what the page knows of that as it is.
    pub another_waits: bool,
    /// The secret of the dice, once it is shown.
    pub seed: Option<String>,
    /// The rematch that somebody has opened.
    pub rematch: Option<Rematch>,
    /// Whether the one who made the table has chosen the secret of its dice.
    pub is_seed_chosen: bool,
}

/// Why a bot plays for the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// They left, or their time was up, and can come back.
    Left,
    /// They gave up.
    Resigned,
}

/// Somebody who shares a screen with others and must not decide before their eyes.
pub struct Curtain {
    /// Where they sit.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
}

/// What somebody keeps in mind about a table, for nobody else.
pub enum Note {
    /// The words.
    Words(String),
    /// What the page holds already stays as it is: somebody may be writing.
    AsItIs,
}

/// Who sits at a seat.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that the page tells")]
pub struct Sitter {
    /// Who it is.
    pub who: Chair,
    /// Whether it is the viewer.
    pub is_viewer: bool,
    /// Whether a bot plays on for somebody who is away.
    pub is_away: bool,
    /// Whether they have given up.
    pub has_resigned: bool,
    /// Whether they look at the table just now.
    pub is_here: bool,
    /// Milliseconds left on the clock, if there is one.
    pub time_left: Option<i64>,
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
    /// Answer small questions oneself again.
    AskAgain,
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
            Deed::AskAgain => ("answers", "page-ask-again", "ui-help"),
            Deed::Rematch => ("rematch", "page-rematch", "ui-turn"),
        }
    }

    fn draw(self, class: &str, context: &Context<'_>) -> Markup {
        let (path, word, sign) = self.parts();
        let action = format!("{}/{path}", context.address());
        let fields = html! {
            (context.mark())
            @match self {
                Deed::AgreeToStop => input type="hidden" name="agrees" value="true";,
                Deed::PlayOn => input type="hidden" name="agrees" value="false";,
                Deed::AskAgain => input type="hidden" name="moves" value="";,
                Deed::Rematch => input type="hidden" name="start" value="on";,
                _ => {}
            }
        };
        if matches!(self, Deed::Leave | Deed::Resign | Deed::AgreeToStop) {
            return confirm(&Message::new(word), Some(sign), class, &action, &fields, context.words);
        }
        html! {
            form method="post" action=(action) { (fields) button class=(class) { (symbol_small(sign)) span { (context.word(word)) } } }
        }
    }
}

/// The whole page.
pub fn table_page(page: &TablePage<'_>) -> Markup {
    page.site.document(page.game.title(), &table_fragment(page))
}

/// What changes of it, for the script to put in place.
pub fn table_fragment(page: &TablePage<'_>) -> Markup {
    let TablePage { context, drawing, .. } = page;
    let title = drawing.is_asked.then(|| context.say(&Message::new("page-title-turn").with("game", page.game.title())));
    html! {
        div #table class={ "table " (drawing.class) @if page.invitation.is_some() { " screen" } @if page.curtain.is_some() && !drawing.is_over { " curtained" } }
            data-live=(context.live_address())
            data-position=(context.position)
            data-steps=[(!drawing.moves.is_empty()).then_some("true")]
            data-asked=[drawing.is_asked.then_some("true")]
            data-title=[title]
            data-lost=(context.word("page-reconnecting"))
            data-now=(context.word("page-back-to-now"))
            data-gone-on=(context.word("page-game-went-on"))
            data-close=(context.word("page-counsel-close")) {
            (page.head())
            main.table__board.on-walnut.ended[drawing.is_reckoned()] {
                (drawing.reckoning)
                (drawing.board)
            }
            // What can be done comes before the log for whoever goes through the page by keys.
            footer.table__dock {
                (page.tidings("on-phone"))
                (page.dock())
            }
            (page.side())
            @if let Some(said) = &page.counsel {
                (counsel(said, &Made { handed_in: &page.followed, draft: &drawing.moves, is_whole: drawing.is_whole }, context))
            }
            p #status.sr role="status" {
                (drawing.status) @if let Some(result) = &drawing.own_result { " " (result) } @if let Some(best) = page.counsel.as_ref().and_then(|said| best_in_short(said, context)) { " " (best) }
            }
        }
    }
}

impl TablePage<'_> {
    fn head(&self) -> Markup {
        let TablePage { context, drawing, site, .. } = self;
        let own = self.people.iter().find(|sitter| sitter.is_viewer);
        html! {
            header.table__head.on-page {
                a.home href="/" aria-label=(context.word("page-home")) title=(context.word("page-home")) { (symbol("hat-side")) }
                h1 { (self.game.title()) }
                p.table__phase {
                    (drawing.headline)
                    @if self.is_seed_chosen { " " span.chip title=(context.word("page-seed-chosen-why")) { (symbol_tiny("ui-seal")) (context.word("page-seed-chosen")) } }
                    @if self.is_spectator && !drawing.is_over { " " span.chip.watching { (symbol_tiny("ui-players")) (context.word("page-watching")) } }
                }
                div.table__tools {
                    @if let Some(left) = own.and_then(|own| own.time_left) { (clock(left)) }
                    span #next data-keep {
                        @if self.another_waits
                            && let Some(table) = context.table() { (next_game(site, &format!("/next?after={table}"), "btn btn-quiet", "page-next-elsewhere")) }
                    }
                    @if self.deeds.contains(&Deed::Undo) { (Deed::Undo.draw("btn btn-quiet", context)) }
                    a.btn.btn-quiet.btn-icon href={ "/rules/" (self.game.id()) } target="rules"
                        aria-label=(context.word("page-rules")) title=(context.word("page-rules")) { (symbol("ui-help")) }
                    details.menu.menu-end {
                        summary.btn.btn-quiet.btn-icon aria-label=(context.word("page-more")) title=(context.word("page-more")) {
                            (symbol("ui-settings"))
                        }
                        div.menu__list.on-paper {
                            (site.languages())
                            a.btn.btn-quiet href="/settings" { (symbol_small("ui-settings")) (context.word("page-settings")) }
                            @for deed in self.deeds.iter().filter(|deed| **deed != Deed::Undo) { (deed.draw("btn btn-quiet", context)) }
                            a.btn.btn-quiet href={ (context.address()) "/record" } { (symbol_small("ui-log")) (context.word("page-record")) }
                            (learn_link(self.game, "btn btn-quiet", context.words))
                            @if let Some(seed) = &self.seed { p.small { (self.about_luck("page-seed")) " " code { (seed) } } }
                            p.small.muted { (context.word("page-fan-work")) " " cite { (self.game.title()) } ": " (self.game.credit()) "." }
                        }
                    }
                }
            }
        }
    }

    fn dock(&self) -> Markup {
        match &self.curtain {
            _ if self.drawing.is_over => self.farewell(),
            _ if self.absence.is_some() => self.away(),
            Some(curtain) => self.curtain(curtain),
            None => self.drawing.dock.clone(),
        }
    }

    /// The dock of somebody for whom a bot plays.
    fn away(&self) -> Markup {
        let context = &self.context;
        let (title, what) = match self.absence {
            Some(Absence::Resigned) => ("page-have-resigned", "page-have-resigned-what"),
            _ => ("page-have-left", "page-have-left-what"),
        };
        html! {
            section #dock.dock.wait.on-ink.away aria-label=(context.word("page-decision")) {
                div.dock__ask {
                    p.eyebrow { (context.word("page-bot-plays")) }
                    h2 { (context.word(title)) }
                    p { (context.word(what)) }
                    p.away__turn { (self.drawing.status) }
                }
                div.dock__acts {
                    @if self.deeds.contains(&Deed::ComeBack) { (Deed::ComeBack.draw("btn btn-primary", context)) }
                    a.btn.btn-quiet href="/" { (symbol_small("hat-side")) (context.word("page-home")) }
                }
            }
        }
    }

    /// The dock while the screen goes from hand to hand: nobody's secrets are shown.
    fn curtain(&self, curtain: &Curtain) -> Markup {
        let Curtain { seat, name } = curtain;
        let context = Context { side: Some(Side::Own(*seat)), ..self.context };
        let say = |key| context.say(&Message::new(key).with("name", name.as_str()));
        html! {
            section #dock.dock.wait.on-ink.curtain aria-label=(context.word("page-decision")) {
                div.dock__ask {
                    p.eyebrow { (context.word("page-hand-over")) }
                    h2 { (self.drawing.players[seat.index()].badge.mark()) " " (say("page-turn-of-name")) }
                }
                p { (context.word("page-look-away")) }
                div.dock__acts { a.btn.btn-primary.go href=(context.page_address()) { (symbol_small("ui-check")) span { (say("page-i-am")) } } }
            }
        }
    }

    /// The dock after the end: what comes next.
    fn farewell(&self) -> Markup {
        let TablePage { context, .. } = self;
        html! {
            section #dock.dock.wait.on-ink.over aria-label=(context.word("page-decision")) {
                div.dock__ask {
                    h2 { (self.result()) }
                    @if self.absence == Some(Absence::Resigned) && !self.is_stopped { p { (context.word("page-resigned-before")) } }
                }
                div.dock__acts {
                    @match &self.rematch {
                        Some(rematch) => (rematch.draw(context, self.deeds.contains(&Deed::Rematch))),
                        None => @if self.deeds.contains(&Deed::Rematch) { (Deed::Rematch.draw("btn btn-quiet", context)) },
                    }
                    a.btn href=(context.replay_address(0, "")) { (symbol_small("ui-play")) (context.word("page-replay")) }
                    a.btn href={ (context.address()) "/analysis" } { (symbol_small("consigliere")) (context.word("page-analysis")) }
                    a.btn.btn-quiet href={ (context.address()) "/fair" } { (symbol_small("ui-seal")) (self.about_luck("page-check-dice")) }
                    a.btn.btn-quiet href="/" { (symbol_small("hat-side")) (context.word("page-home")) }
                }
            }
        }
    }

    /// What is said of dice or of cards, as the game has them.
    fn about_luck(&self, key: &str) -> String {
        self.context.say(&Message::new(key).with("luck", folder(self.game).luck))
    }

    /// How it ended, for the viewer first.
    fn result(&self) -> String {
        let word = match (self.is_stopped, self.absence) {
            (true, Some(Absence::Resigned)) => "page-over-resigned",
            (true, _) => "page-over-stopped",
            (false, _) => "page-status-over",
        };
        self.drawing.own_result.clone().unwrap_or_else(|| self.context.word(word))
    }

    fn side(&self) -> Markup {
        let badges = self.drawing.badges();
        html! {
            aside.table__side.on-page aria-label=(self.context.word("page-people")) {
                // The script says here how much was said that the viewer has not seen.
                a #unread.unread href="#chat" hidden data-keep { (symbol_tiny("ui-chat")) span { (self.context.word("page-unread")) } b {} }
                (players(&self.drawing.players, &self.people, &self.context))
                @if let Some(address) = &self.invitation {
                    div.invitation { (qr(address, &self.context.word("page-share-qr"))) p { (self.context.word("page-screen-join")) } }
                }
                (self.tidings("on-side"))
                h2.sr { (self.context.word("page-log")) }
                ol.log id=(self.name_of_log()) tabindex="0" aria-label=(self.context.word("page-log")) {
                    @for line in self.drawing.log.iter().take(self.lines) {
                        (line.draw(Some(&|number| self.context.replay_address(number, "")), &badges))
                    }
                }
                (chat(&self.said, self.may_speak, &self.context))
                @if let Some(note) = &self.note { (self.note(note)) }
            }
        }
    }

    /// The script keeps lines of a log only in a log of the same name: nobody may find on a shared screen what another has read.
    fn name_of_log(&self) -> String {
        let own = self.people.iter().position(|sitter| sitter.is_viewer);
        own.map_or_else(|| "log-of-all".to_owned(), |seat| format!("log-of-{seat}"))
    }

    /// What befell the viewer since they decided last, by what others or the house did, the newest at the end. It stands in two places, of which the style sheet
    /// shows one.
    fn tidings(&self, place: &str) -> Markup {
        let own = self.drawing.log.iter().filter(|line| line.novelty == Novelty::OwnAffair);
        let own: Vec<&LogLine> = own.take(TIDINGS).collect();
        html! {
            @if self.drawing.is_asked && !own.is_empty() {
                section class={ "tidings on-paper " (place) } tabindex=[(place == "on-phone").then_some("0")]
                    aria-label=(self.context.word("page-tidings")) {
                    h2.eyebrow { (self.context.word("page-tidings")) }
                    ul { @for line in own.iter().rev() { li { (symbol_tiny(line.symbol)) " " (line.text.plain()) } } }
                }
            }
        }
    }

    fn note(&self, note: &Note) -> Markup {
        let context = &self.context;
        html! {
            details #note.my-notes data-keep {
                summary { (symbol_tiny("ui-lock")) " " (context.word("page-note")) }
                @if let Note::Words(words) = note {
                    form method="post" action={ (context.address()) "/note" } {
                        (context.mark())
                        textarea name="words" rows="4" maxlength="1000" aria-label=(context.word("page-note")) { (words) }
                        button.btn.sm data-kept=(context.word("page-note-kept")) { (context.word("page-note-keep")) }
                    }
                }
            }
        }
    }
}

/// What stands beside a board on which nothing is decided: the players and the log; `moment` leads to the moment of a line.
pub(crate) fn side(
    drawing: &Drawing,
    people: &[Sitter],
    moment: Option<&dyn Fn(u32) -> String>,
    context: &Context<'_>,
) -> Markup {
    let badges = drawing.badges();
    html! {
        aside.table__side.on-page aria-label=(context.word("page-people")) {
            (players(&drawing.players, people, context))
            h2.sr { (context.word("page-log")) }
            ol.log tabindex="0" aria-label=(context.word("page-log")) {
                @for line in &drawing.log { (line.draw(moment, &badges)) }
            }
        }
    }
}

/// The players of a game and who sits there.
fn players(cards: &[PlayerCard], people: &[Sitter], context: &Context<'_>) -> Markup {
    html! { ul.players { @for (card, sitter) in cards.iter().zip(people) { (player(card, sitter, context)) } } }
}

fn player(card: &PlayerCard, sitter: &Sitter, context: &Context<'_>) -> Markup {
    let class = format!("player {}{}", card.badge.class, if card.household.is_out { " out" } else { "" });
    html! {
        li class=(class) aria-current=[card.decides.then_some("true")] {
            (card.badge.mark())
            span.player__name {
                (card.badge.name)
                small { (sitter.who.link(&sitter.name(context))) @if let Some(mark) = sitter.who.mark(context.words) { " " (mark) } @if sitter.has_resigned { " · " (context.word("page-resigned")) }
                    @else if sitter.is_away { " · " (context.word("page-away")) }
                    @else if !sitter.is_here { " · " (context.word("page-not-here")) } }
                @if card.decides { span.to-move title=(context.word("page-to-move")) { "◆" span.sr { (context.word("page-to-move")) } } }
            }
            @if let Some(money) = &card.household.money {
                span class=(if card.household.is_secret { "money secret" } else { "money" }) { (money) }
            }
            ul.player__counts {
                (card.household.counts)
                @if let Some(left) = sitter.time_left { li.end { (clock(left)) } }
            }
        }
    }
}

impl Sitter {
    /// What the viewer calls them.
    pub(crate) fn name(&self, context: &Context<'_>) -> String {
        match &self.who {
            _ if self.is_viewer => context.word("page-you"),
            Chair::Bot(level) => context.say(&Message::new("page-bot").with("level", capitalised(level))),
            who => who.name(context.words),
        }
    }
}

/// A clock that the script lets run; without it, it shows what was left when the page was made.
pub(crate) fn clock(milliseconds: i64) -> Markup {
    let seconds = milliseconds.max(0) / 1_000;
    let text = match (seconds / 86_400, seconds / 3_600) {
        (0, 0) => format!("{}:{:02}", seconds / 60, seconds % 60),
        (0, hours) => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
        (days, hours) => format!("{days} d {}:{:02}", hours % 24, seconds / 60 % 60),
    };
    html! { span.clock.low[seconds < 30] { (symbol_tiny("ui-clock")) span data-left=(milliseconds) { (text) } } }
}
