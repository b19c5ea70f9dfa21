//! A table of the load: two people on one line, a socket for each, and games one after the other.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::rc::Rc;
use std::time::{Duration, Instant};

use engine::{Seat, SplitMix, Turn};
use futures_util::StreamExt;
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::line::{Address, Line, Refused, in_time};
use super::mirror::{Mirror, Shown};
use super::pace::Pace;
use super::tally::Tally;

/// The pause before something that failed is tried again.
const PAUSE: Duration = Duration::from_millis(100);
/// A thousand sockets with the usual 128 KB each would be a burden.
const SOCKET_BUFFER: usize = 8 * 1024;

const ORDER: &str = r#"{"game":"pate","players":2}"#;

#[derive(Deserialize)]
struct Guest {
    token: String,
}

#[derive(Deserialize)]
struct Made {
    id: String,
}

/// Two people and the game that they play.
pub(super) struct Table {
    address: Address,
    line: Line,
    /// Their tokens, by seat.
    people: [String; 2],
    /// How many browsers look on.
    browsers: u32,
    id: String,
    random: SplitMix,
    tally: Tally,
    /// `None` until the sockets are open.
    game: Option<Followed>,
}

impl Table {
    /// Makes two guests and a table for them, and begins the game.
    pub(super) async fn open(address: Address, number: u32, browsers: u32, tally: Tally) -> Result<Table, Refused> {
        let mut line = Line::new(address.clone());
        let mut people = [String::new(), String::new()];
        for (seat, token) in people.iter_mut().enumerate() {
            let name = format!(r#"{{"name":"Load {number}-{seat}"}}"#);
            *token = line.ask::<Guest>("/people", "", &name).await?.token;
        }
        let random = SplitMix::fork(1929, u64::from(number));
        let mut table = Table { address, line, people, browsers, id: String::new(), random, tally, game: None };
        table.make().await?;
        Ok(table)
    }

    /// The first person makes a table, the second joins.
    async fn make(&mut self) -> Result<(), Refused> {
        self.id = self.line.ask::<Made>("/tables", &self.people[0], ORDER).await?.id;
        self.line.post(&format!("/tables/{}/join", self.id), &self.people[1], "{}").await?;
        self.start().await
    }

    async fn start(&mut self) -> Result<(), Refused> {
        self.line.post(&format!("/tables/{}/start", self.id), &self.people[0], "{}").await?;
        Ok(())
    }

    /// Opens a socket for each person, and for each browser that looks on.
    pub(super) async fn follow(&mut self) -> Result<(), Refused> {
        let mirror = Mirror::new().map_err(|error| io::Error::other(error.to_string()))?;
        let watch = Rc::new(Watch {
            mirror: RefCell::new(mirror),
            waiting: Default::default(),
            pages: (0..self.browsers).map(|_| RefCell::default()).collect(),
            is_broken: Cell::new(false),
            changed: Notify::new(),
            tally: self.tally.clone(),
        });
        let mut game = Followed { watch, sockets: Vec::new() };
        for (seat, token) in self.people.iter().enumerate() {
            let socket = open_socket(&self.address, &self.id, token, "json&since=0").await?;
            game.sockets.push(spawn_local(listen(socket, Rc::clone(&game.watch), move |watch, text| watch.show(seat, text))));
        }
        for browser in 0..self.browsers as usize {
            let socket = open_socket(&self.address, &self.id, &self.people[browser % 2], "html").await?;
            let look = move |watch: &Watch, page: &str| watch.show_page(browser, page);
            game.sockets.push(spawn_local(listen(socket, Rc::clone(&game.watch), look)));
        }
        self.game = Some(game);
        Ok(())
    }

    /// Makes so many decisions at once, if the game is not over before.
    pub(super) async fn play_ahead(&mut self, decisions: usize) -> Result<(), Refused> {
        for _ in 0..decisions {
            let Some(seat) = self.turn().await? else { break };
            self.decide(seat, Instant::now()).await?;
        }
        Ok(())
    }

    /// Plays until the pace is over, games one after the other.
    pub(super) async fn play(mut self, pace: Rc<Pace>, done: impl Fn()) -> Table {
        loop {
            while self.game.is_none() {
                if pace.is_over() {
                    return self;
                }
                if let Err(why) = self.begin_anew().await {
                    self.tally.failed(&why);
                    sleep(PAUSE).await;
                }
            }
            let went_on = match self.turn().await {
                Ok(Some(seat)) => {
                    let Some(due) = pace.next().await else { return self };
                    self.decide(seat, due).await.map(|()| done())
                }
                Ok(None) => {
                    self.tally.game_over();
                    self.rematch().await
                }
                Err(why) => Err(why),
            };
            if let Err(why) = went_on {
                self.tally.failed(&why);
                self.game = None;
            }
        }
    }

    /// Both play once more, at a new table.
    async fn rematch(&mut self) -> Result<(), Refused> {
        self.game = None;
        let rematch = format!("/tables/{}/rematch", self.id);
        self.id = self.line.ask::<Made>(&rematch, &self.people[0], "{}").await?.id;
        self.line.post(&rematch, &self.people[1], "{}").await?;
        self.start().await?;
        self.follow().await
    }

    async fn begin_anew(&mut self) -> Result<(), Refused> {
        self.make().await?;
        self.follow().await
    }

    /// Waits until the sockets have told whose turn it is. `None`: the game is over.
    async fn turn(&self) -> Result<Option<Seat>, Refused> {
        let Some(game) = &self.game else { return Err(io::Error::from(io::ErrorKind::NotConnected).into()) };
        loop {
            if game.watch.is_broken.get() {
                return Err(io::Error::from(io::ErrorKind::ConnectionAborted).into());
            }
            let turn = game.watch.mirror.borrow().turn();
            match turn {
                Turn::Seat(seat) => return Ok(Some(seat)),
                Turn::Over if game.watch.has_shown_all() => return Ok(None),
                Turn::Over | Turn::House => in_time(game.watch.changed.notified()).await?,
            }
        }
    }

    async fn decide(&mut self, seat: Seat, due: Instant) -> Result<(), Refused> {
        let Some(game) = &self.game else { return Ok(()) };
        let (before, decision) = {
            let mut mirror = game.watch.mirror.borrow_mut();
            (mirror.position(), mirror.decide(seat, &mut self.random))
        };
        let other = 1 - seat.index();
        game.watch.waiting[other].borrow_mut().push_back((before, due));
        game.watch.pages.iter().for_each(|page| page.borrow_mut().push_back((before, due)));
        let path = format!("/tables/{}/decide", self.id);
        self.line.post(&path, &self.people[seat.index()], &decision).await?;
        self.tally.acknowledged(due);
        Ok(())
    }

    /// How many decisions the other player's socket, or a browser's, has not shown yet.
    pub(super) fn unshown(&self) -> usize {
        let all = |watch: &Watch| watch.waiting.iter().chain(&watch.pages).map(|waiting| waiting.borrow().len()).sum();
        self.game.as_ref().map_or(0, |game| all(&game.watch))
    }
}

/// Decisions that a socket has yet to show: the position before each, and the time at which it was due.
type Waiting = RefCell<VecDeque<(u32, Instant)>>;

/// What a game's sockets have told.
struct Watch {
    mirror: RefCell<Mirror>,
    /// For each seat: decisions of the other.
    waiting: [Waiting; 2],
    /// For each browser: decisions of both.
    pages: Vec<Waiting>,
    is_broken: Cell<bool>,
    changed: Notify,
    tally: Tally,
}

impl Watch {
    fn has_shown_all(&self) -> bool {
        self.waiting.iter().all(|waiting| waiting.borrow().is_empty())
    }

    /// A seat's socket shows something. It is read only if it can tell anything new.
    fn show(&self, seat: usize, text: &str) -> Result<(), Refused> {
        let mut waiting = self.waiting[seat].borrow_mut();
        let mut mirror = self.mirror.borrow_mut();
        if waiting.is_empty() && mirror.turn() != Turn::House {
            return Ok(());
        }
        let shown: Shown = serde_json::from_str(text)?;
        let position = shown.game_state.position;
        while let Some((_, due)) = waiting.pop_front_if(|(before, _)| *before < position) {
            self.tally.shown(due);
        }
        mirror.hear(&shown.game_state);
        self.changed.notify_one();
        Ok(())
    }

    /// A browser's socket shows a page.
    fn show_page(&self, browser: usize, page: &str) -> Result<(), Refused> {
        let position = page.split_once("data-position=\"").and_then(|(_, rest)| rest.split_once('"')?.0.parse::<u32>().ok());
        let position = position.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "a page without a position"))?;
        let mut waiting = self.pages[browser].borrow_mut();
        while let Some((_, due)) = waiting.pop_front_if(|(before, _)| *before < position) {
            self.tally.shown_on_page(due);
        }
        Ok(())
    }
}

/// A game with open sockets, which are closed with it.
struct Followed {
    watch: Rc<Watch>,
    sockets: Vec<JoinHandle<()>>,
}

impl Drop for Followed {
    fn drop(&mut self) {
        self.sockets.iter().for_each(JoinHandle::abort);
    }
}

async fn open_socket(address: &Address, table: &str, token: &str, format: &str) -> Result<WebSocketStream<TcpStream>, Refused> {
    let link = format!("ws://{}/tables/{table}/live?format={format}", address.host);
    let mut request = link.into_client_request().map_err(io::Error::other)?;
    let token = HeaderValue::from_str(&format!("Bearer {token}")).map_err(io::Error::other)?;
    request.headers_mut().insert(AUTHORIZATION, token);
    let config = WebSocketConfig::default().read_buffer_size(SOCKET_BUFFER);
    let stream = address.connect().await?;
    let opened = in_time(client_async_with_config(request, stream, Some(config))).await?;
    Ok(opened.map_err(io::Error::other)?.0)
}

async fn listen(mut socket: WebSocketStream<TcpStream>, watch: Rc<Watch>, show: impl Fn(&Watch, &str) -> Result<(), Refused>) {
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        if let Err(why) = show(&watch, &text) {
            watch.tally.failed(&why);
            break;
        }
    }
    watch.is_broken.set(true);
    watch.changed.notify_one();
}
