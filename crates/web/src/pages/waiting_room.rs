//! The page of a table whose game has not begun.

use engine::Message;
use games::capitalised;
use maud::{Markup, html};

use super::chair::{Chair, taken};
use crate::boards::folder;
use crate::parts::{Face, OnTable, chat, confirm, give, panel, symbol, symbol_small, tabletop};
use crate::{Context, Said, Side, Site, Terms};

/// What a waiting room shows.
pub struct WaitingRoom<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// Where its forms lead.
    pub context: Context<'a>,
    /// What is to be played, and how.
    pub terms: Terms,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The chair of the visitor, if they sit.
    pub own: Option<usize>,
    /// The chair of the host, if they sit.
    pub host: Option<usize>,
    /// The address to give to friends.
    pub share: String,
    /// The seal of the dice.
    pub commitment: String,
    /// What was said, the oldest first.
    pub said: Vec<Said>,
    /// Whether the visitor may say something.
    pub may_speak: bool,
    /// What the visitor may do here.
    pub may: RoomRights,
    /// The levels of bots that can fill the free seats.
    pub levels: Vec<&'static str>,
}

/// What a visitor may do in a waiting room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoomRights {
    /// Somebody without a name gives one and sits down.
    Introduce,
    /// Only look on: every seat is taken.
    Watch,
    /// Take a free seat.
    Join,
    /// Leave again.
    Leave,
    /// Nothing: the host has sent the visitor away.
    Removed,
    /// The host may fill seats, start and close the table, and sit down or leave like others.
    Host,
}

/// The whole page.
pub fn waiting_page(room: &WaitingRoom<'_>) -> Markup {
    room.site.page(room.terms.game.title(), &waiting_fragment(room))
}

/// What changes of it, for the script to put in place.
pub fn waiting_fragment(room: &WaitingRoom<'_>) -> Markup {
    let WaitingRoom { context, site, .. } = room;
    let seats = Message::new("page-seats-taken").with("taken", taken(&room.chairs)).with("seats", room.chairs.len());
    let share = give(&room.share, &context.word("page-share-how"), &context.word("page-share-link"), site);
    html! {
        div #table.room.screen[context.side == Some(Side::Public)] data-live=(context.live_address()) data-position=(context.position)
            data-lost=(context.word("page-reconnecting")) {
            div.page__title {
                h1 { (room.terms.game.title()) " · " (context.word("page-stage-waiting")) }
                p { (context.say(&seats)) }
                (room.terms.chips(site))
            }
            div.cols {
                div.stack {
                    (room.ring())
                    (room.bar())
                }
                div.stack {
                    @if !room.terms.is_seed_chosen { (panel("ui-befriend", &context.word("page-share"), &share)) }
                    section.panel.on-paper { (chat(&room.said, room.may_speak, context)) }
                    (panel("ui-log", &context.word("page-what-is-played"), &room.terms.rows(site)))
                    (room.seal())
                }
            }
        }
    }
}

/// Where the chairs stand around the table, the first in front.
fn around(chairs: usize) -> &'static [&'static str] {
    match chairs {
        0..=2 => &["you", "top"],
        3 => &["you", "left", "right"],
        4 => &["you", "left", "top", "right"],
        5 => &["you", "left", "tl", "tr", "right"],
        _ => &["you", "left", "tl", "top", "tr", "right"],
    }
}

impl WaitingRoom<'_> {
    fn is_host(&self) -> bool {
        self.may == RoomRights::Host
    }

    fn is_full(&self) -> bool {
        taken(&self.chairs) == self.chairs.len()
    }

    /// When the game begins.
    fn when(&self) -> String {
        match (self.may, self.is_full()) {
            (RoomRights::Host, true) => self.context.word("page-when-you-full"),
            (RoomRights::Host, false) => {
                self.context.say(&Message::new("page-when-you").with("fewest", self.terms.game.players().0))
            }
            (RoomRights::Introduce | RoomRights::Join, _) => self.context.word("page-when-join"),
            (RoomRights::Watch, _) => self.context.word("page-when-watch"),
            (RoomRights::Removed, _) => self.context.word("page-removed"),
            (RoomRights::Leave, true) => self.context.word("page-when-host-full"),
            (RoomRights::Leave, false) => self.context.word("page-when-host"),
        }
    }

    /// The chairs around the table.
    fn ring(&self) -> Markup {
        let places = self.chairs.iter().enumerate().zip(around(self.chairs.len()));
        html! {
            section.table-of.on-walnut aria-label=(self.context.word("page-seats")) {
                ol.ring {
                    @for ((seat, chair), place) in places { (self.place(seat, chair, place)) }
                    li.ring__table aria-hidden="true" { (tabletop(self.chairs.len(), OnTable::Envelope)) }
                }
            }
        }
    }

    fn place(&self, seat: usize, chair: &Chair, place: &str) -> Markup {
        let name = chair.name(self.context.words);
        html! {
            li class={ "sitting at-" (place) } {
                (chair.picture(seat))
                b { @if *chair == Chair::Free { (self.context.word("page-free-chair")) } @else { (chair.link(&name)) } }
                @if let Some(more) = self.about(seat, chair) { small { (more) } }
                @if let Some(mark) = chair.mark(self.context.words) { small { (mark) } }
                @if self.is_host() && self.own != Some(seat) { (self.remove(seat, chair, &name)) }
            }
        }
    }

    /// What is to be known of somebody beside the name.
    fn about(&self, seat: usize, chair: &Chair) -> Option<String> {
        let host = (self.host == Some(seat)).then(|| self.context.word("page-the-host"));
        let own = (self.own == Some(seat)).then(|| self.context.word("page-you"));
        let level = match chair {
            Chair::Bot(level) => {
                Some(format!("{}, {}", self.context.word("page-a-bot"), self.context.word(&format!("page-level-{level}"))))
            }
            Chair::Free => Some(self.context.word("page-waits-for-person")),
            Chair::Person { .. } | Chair::Gone => None,
        };
        let all: Vec<String> = [own, host, level].into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join(", "))
    }

    /// Sends a bot away again, or a person, who is not let in again.
    fn remove(&self, seat: usize, chair: &Chair, name: &str) -> Markup {
        let action = format!("{}/remove", self.context.address());
        let fields = html! { (self.context.mark()) input type="hidden" name="seat" value=(seat); };
        let word = self.context.word("page-remove");
        match chair {
            Chair::Free | Chair::Gone => html! {},
            Chair::Bot(_) => html! {
                form.remove method="post" action=(action) {
                    (fields)
                    button.btn.sm { (symbol_small("ui-cross")) (word) span.sr { " " (name) } }
                }
            },
            Chair::Person { .. } => {
                let deed = Message::new("page-remove").with("name", name);
                confirm(&deed, Some("ui-cross"), "btn sm", &action, &fields, self.context.words)
            }
        }
    }

    /// What comes next, and the one thing to do.
    fn bar(&self) -> Markup {
        let removed = self.may == RoomRights::Removed;
        html! {
            section.panel.on-paper.gone-from[removed] {
                div.bar {
                    p role=[removed.then_some("status")] { (self.when()) }
                    (self.deeds())
                }
                @if self.is_host() && !self.is_full() { (self.fill()) }
            }
        }
    }

    fn deeds(&self) -> Markup {
        let is_full = self.is_full();
        match self.may {
            RoomRights::Introduce => self.introduce(),
            RoomRights::Watch => html! {},
            RoomRights::Removed => html! { a.btn href="/" { (self.context.word("page-home")) } },
            RoomRights::Join => self.deed("join", "page-join", Some("chair")),
            RoomRights::Leave => self.deed("leave", "page-leave", None),
            RoomRights::Host => html! {
                div.acts {
                    @if is_full { (self.deed("start", "page-start", Some("ui-play"))) } @else { (self.start_with_fewer()) }
                    @if self.own.is_none() && !is_full { (self.deed("join", "page-join", Some("chair"))) }
                    @if self.own.is_some() { (self.deed("leave", "page-leave", None)) }
                    (self.close())
                }
            },
        }
    }

    /// Somebody who is new gives a name and sits down; who has an account logs in and comes back.
    fn introduce(&self) -> Markup {
        html! {
            div.welcome {
                form.name-first.input-row method="post" action={ (self.context.address()) "/join" } {
                    label.field {
                        span { (self.context.word("page-your-name")) }
                        input #name name="name" required maxlength="30" autocomplete="nickname";
                    }
                    button.btn.btn-primary { (symbol_small("chair")) (self.context.word("page-join")) }
                }
                details {
                    summary { (self.context.word("page-have-account")) }
                    (log_in_form(&self.site, self.context.table()))
                }
            }
        }
    }

    /// The one thing to do has a sign and is brass.
    fn deed(&self, path: &str, word: &str, sign: Option<&str>) -> Markup {
        html! {
            form method="post" action={ (self.context.address()) "/" (path) } {
                (self.context.mark())
                button class=(if sign.is_some() { "btn btn-primary" } else { "btn" }) {
                    @if let Some(sign) = sign { (symbol_small(sign)) }
                    (self.context.word(word))
                }
            }
        }
    }

    /// Begins without the free seats, if the game is for so few.
    fn start_with_fewer(&self) -> Markup {
        let taken = taken(&self.chairs);
        html! {
            @if taken >= self.terms.game.players().0 {
                form method="post" action={ (self.context.address()) "/start" } {
                    (self.context.mark())
                    input type="hidden" name="fewer" value="true";
                    button.btn.btn-primary {
                        (symbol_small("ui-play")) (self.context.say(&Message::new("page-start-fewer").with("players", taken)))
                    }
                }
            }
        }
    }

    fn close(&self) -> Markup {
        let action = format!("{}/close", self.context.address());
        confirm(&Message::new("page-close"), None, "btn btn-warn", &action, &self.context.mark(), self.context.words)
    }

    fn fill(&self) -> Markup {
        html! {
            form.fill method="post" action={ (self.context.address()) "/bots" } {
                (self.context.mark())
                b { (self.context.word("page-fill")) }
                div {
                    @for level in &self.levels {
                        button.btn name="level" value=(level) {
                            (Face::of_bot(level, 0).draw())
                            b { (capitalised(level)) } small { (self.context.word(&format!("page-level-{level}"))) }
                        }
                    }
                }
            }
        }
    }

    fn seal(&self) -> Markup {
        let is_chosen = self.terms.is_seed_chosen;
        let (title, why) = if is_chosen { ("page-seed-chosen", "page-seed-chosen-why") } else { ("page-fair", "page-fair-why") };
        let inner = html! {
            div.seal { (symbol("stamp")) p { (self.context.word(why)) } }
            details {
                summary { (self.context.say(&Message::new("page-commitment").with("luck", folder(self.terms.game).luck))) }
                p { code.share { (self.commitment) } }
            }
        };
        panel("ui-seal", &capitalised(&self.context.word(title)), &inner)
    }
}

/// Opens an account that was kept, and leads on to a table if somebody comes from one.
pub(crate) fn log_in_form(site: &Site<'_>, table: Option<&str>) -> Markup {
    html! {
        form.input-row method="post" action="/people/login" {
            @if let Some(table) = table { input type="hidden" name="table" value=(table); }
            label.field { span { (site.word("page-your-name")) } input name="name" required autocomplete="username"; }
            label.field {
                span { (site.word("page-password")) }
                input name="password" type="password" required autocomplete="current-password";
            }
            button.btn { (site.word("page-log-in")) }
        }
    }
}
