//! The page of a table whose game has not begun.

use games::AnyGame;
use maud::{Markup, html};
use table::Message;

use crate::parts::{Confirm, capital, chat, person_link, qr, symbol, symbol_small};
use crate::{Desk, Said, Side, Site, Sitter, Who};

/// What a waiting room shows.
pub struct WaitingRoom<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// Where its forms lead.
    pub desk: Desk<'a>,
    /// The game that is to be played.
    pub game: AnyGame,
    /// Who sits where.
    pub people: Vec<Sitter>,
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
    /// Somebody without a name must choose one first.
    Introduce,
    /// Only look on: every seat is taken.
    Watch,
    /// Take a free seat.
    Join,
    /// Leave again.
    Leave,
    /// The host may fill seats, start and close the table; `seated` tells whether the host has a seat.
    Host {
        /// Whether the host plays too.
        seated: bool,
    },
}

/// The whole page.
pub fn waiting_page(room: &WaitingRoom<'_>) -> Markup {
    room.site.page(room.game.title(), &waiting_fragment(room))
}

/// What changes of it, for the script to put in place.
pub fn waiting_fragment(room: &WaitingRoom<'_>) -> Markup {
    let WaitingRoom { desk, .. } = room;
    html! {
        div #table.room.screen[desk.side == Some(Side::Public)] data-live=(desk.live_address()) data-position=(desk.position)
            data-lost=(desk.word("page-reconnecting")) {
            h1 { (room.game.title()) " · " (desk.word("page-stage-waiting")) }
            div.room__parts {
                section.panel.on-paper {
                    h2.panel__title { (symbol_small("ui-players")) (desk.word("page-seats")) }
                    ol.seated { @for (seat, sitter) in room.people.iter().enumerate() { (room.seat(seat, sitter)) } }
                    p.room__when { (room.when()) }
                    (room.deeds())
                    (chat(&room.said, room.may_speak, desk))
                }
                section.panel.on-ink {
                    h2.panel__title { (symbol_small("envelope")) (desk.word("page-share")) }
                    div.share-link {
                        input readonly value=(room.share) aria-label=(desk.word("page-share"));
                        button.btn.copy type="button" data-copy=(room.share) data-copied=(desk.word("page-copied")) aria-live="polite" {
                            (desk.word("page-copy"))
                        }
                    }
                    (qr(&room.share, &desk.word("page-share-qr")))
                    p.muted { (desk.word("page-commitment")) }
                    p { code.share { (room.commitment) } }
                }
            }
        }
    }
}

impl WaitingRoom<'_> {
    fn is_host(&self) -> bool {
        matches!(self.may, RoomRights::Host { .. })
    }

    fn is_full(&self) -> bool {
        self.taken() == self.people.len()
    }

    fn taken(&self) -> usize {
        self.people.iter().filter(|sitter| !matches!(sitter.who, Who::Nobody)).count()
    }

    /// When the game begins.
    fn when(&self) -> String {
        match (self.is_host(), self.is_full()) {
            (true, true) => self.desk.word("page-when-you-full"),
            (true, false) => self.desk.say(&Message::new("page-when-you").with("fewest", self.game.players().0)),
            (false, true) => self.desk.word("page-when-host-full"),
            (false, false) => self.desk.word("page-when-host"),
        }
    }

    fn seat(&self, seat: usize, sitter: &Sitter) -> Markup {
        html! {
            li {
                @match &sitter.who {
                    Who::Nobody => { i.hole {} span.muted { (self.desk.word("page-free")) } }
                    Who::Person { id, name } => { (symbol("hat-side")) b { (person_link(id, name)) } }
                    Who::Bot(level) => {
                        (symbol("hat-side"))
                        span {
                            (self.desk.say(&Message::new("page-bot").with("level", *level)))
                            small.muted { " · " (self.desk.word(&format!("page-level-{level}"))) }
                        }
                        @if self.is_host() { (self.remove(seat)) }
                    }
                    Who::Gone => { i.hole {} span.muted { (self.desk.word("page-gone")) } }
                }
                @if sitter.is_viewer { small.muted { (self.desk.word("page-you")) } }
            }
        }
    }

    /// Sends a bot away again.
    fn remove(&self, seat: usize) -> Markup {
        html! {
            form.remove method="post" action={ (self.desk.address()) "/remove" } {
                (self.desk.mark())
                input type="hidden" name="seat" value=(seat);
                button.btn.btn-quiet.sm { (symbol_small("ui-cross")) (self.desk.word("page-remove-bot")) }
            }
        }
    }

    fn deeds(&self) -> Markup {
        let is_full = self.is_full();
        html! {
            div.room__deeds {
                @match self.may {
                    RoomRights::Introduce => form.name-first method="post" action="/people" {
                        input type="hidden" name="table" value=[self.desk.table()];
                        label { span { (self.desk.word("page-your-name")) } input #name name="name" required maxlength="30" autocomplete="nickname"; }
                        button.btn.btn-primary { (self.desk.word("page-begin")) }
                    },
                    RoomRights::Watch => {}
                    RoomRights::Join => (self.deed("join", "page-join", true)),
                    RoomRights::Leave => (self.deed("leave", "page-leave", false)),
                    RoomRights::Host { seated } => {
                        @if is_full { (self.deed("start", "page-start", true)) } @else { (self.start_with_fewer()) (self.fill()) }
                        @if !seated && !is_full { (self.deed("join", "page-join", true)) }
                        @if seated { (self.deed("leave", "page-leave", false)) }
                        (self.close())
                    }
                }
            }
        }
    }

    fn deed(&self, path: &str, word: &str, is_main: bool) -> Markup {
        html! {
            form method="post" action={ (self.desk.address()) "/" (path) } {
                (self.desk.mark())
                button class=(if is_main { "btn btn-primary" } else { "btn" }) { (self.desk.word(word)) }
            }
        }
    }

    /// Begins without the free seats, if the game is for so few.
    fn start_with_fewer(&self) -> Markup {
        let taken = self.taken();
        html! {
            @if taken >= self.game.players().0 {
                form method="post" action={ (self.desk.address()) "/start" } {
                    (self.desk.mark())
                    input type="hidden" name="fewer" value="true";
                    button.btn.btn-primary { (self.desk.say(&Message::new("page-start-fewer").with("players", taken))) }
                }
            }
        }
    }

    fn close(&self) -> Markup {
        let confirm = Confirm {
            word: &self.desk.word("page-close"),
            sign: None,
            class: "btn",
            consequence: &self.desk.word("page-close-sure"),
            action: &format!("{}/close", self.desk.address()),
            fields: &self.desk.mark(),
        };
        confirm.draw()
    }

    fn fill(&self) -> Markup {
        html! {
            form.fill method="post" action={ (self.desk.address()) "/bots" } {
                (self.desk.mark())
                span { (self.desk.word("page-fill")) }
                @for level in &self.levels {
                    button.btn name="level" value=(level) {
                        b { (capital(level)) } small { (self.desk.word(&format!("page-level-{level}"))) }
                    }
                }
            }
        }
    }
}
