//! Nothing leaked: two worlds that differ only in the cards that two others hold give a seat and a spectator the same bytes,
//! in pages, JSON, records, errors and live updates, for as long as the same moves are made.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::advice::settings;
use crate::common::{TestServer, text, texts};
use crate::schemas::misfit;
use axum::body::Body;
use axum::http::Request;
use engine::{Dice, Draw, FairSetup, Game, Header, Match, Options, Play, Record, Seat, Seed, Turn, Viewer};
use futures_util::StreamExt;
use games::{AnyGame, Playable, with_game};
use serde_json::{Value, json};
use tables::{SeatProgress, Stage, Transition, read, repack};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const PLAYERS: usize = 3;
/// The one who looks; the other two have their cards swapped.
const LOOKS: Seat = Seat::new(0);
const DECISIONS: usize = 40;

/// The record of a game that begins, dealt from a seed: as the cards fall, or with a card of the last two seats swapped.
fn deal<G: Playable>(seed: Seed, swapped: bool) -> String {
    let fair = FairSetup::of_bots(&seed, PLAYERS);
    let mut dice = Dice::new(fair.key(&seed).expect("the seed is the committed one"), 0);
    let header = Header::<G>::new(G::setup(PLAYERS, &Options::default(), None).expect("a standard set-up"), fair);
    let mut table = Match::begin(header.clone()).expect("a standard set-up");
    while table.game().turn() == Turn::House {
        table.house(&mut dice, &mut engine::Silent);
    }
    let mut plays = table.record().plays.clone();
    if swapped {
        plays = swap::<G>(&header, &plays);
    }
    Record { header: Arc::new(header), plays }.to_text()
}

/// Deals again, with a card of one of the last two seats given to the other, and the other way round.
fn swap<G: Game>(header: &Header<G>, plays: &[Play<G>]) -> Vec<Play<G>> {
    let mut position = G::begin(&header.setup, header.rules).expect("a standard set-up");
    let mut dealt: BTreeMap<Seat, Vec<usize>> = BTreeMap::new();
    let mut houses = Vec::new();
    for (index, play) in plays.iter().enumerate() {
        let Play::House { house, .. } = play else { panic!("nobody has decided yet") };
        let hidden_from = |seat: usize| position.house_seen_by(*house, Viewer::Seat(Seat::new(seat))).is_none();
        match (hidden_from(1), hidden_from(2)) {
            (false, true) => dealt.entry(Seat::new(1)).or_default().push(index),
            (true, false) => dealt.entry(Seat::new(2)).or_default().push(index),
            _ => {}
        }
        houses.push(*house);
        position.settle(*house, &mut engine::Silent);
    }
    // One card of each, so that enough is left that both can play in both worlds.
    let pairs = dealt[&Seat::new(1)].iter().flat_map(|one| dealt[&Seat::new(2)].iter().map(move |other| (*one, *other)));
    let (one, other) = pairs.into_iter().find(|(one, other)| houses[*one] != houses[*other]).expect("they hold different cards");
    houses.swap(one, other);
    let mut position = G::begin(&header.setup, header.rules).expect("a standard set-up");
    let again = houses.into_iter().map(|house| {
        let of = position.total_weight();
        let drawn = (0..of).find(|drawn| position.outcome_at(*drawn) == Some(house)).expect("the card is in the pile");
        position.settle(house, &mut engine::Silent);
        Play::House { house, draw: Draw { of, drawn } }
    });
    again.collect()
}

struct Side {
    server: TestServer,
    people: Vec<String>,
    id: String,
    address: String,
}

impl Side {
    async fn new(game: AnyGame, swapped: bool) -> Side {
        let server = TestServer::set(&format!("secrecy-{}-{swapped}", game.id()), settings()).await;
        let mut people = Vec::new();
        for name in ["Ann", "Bob", "Cas"] {
            people.push(server.guest(name).await);
        }
        let id = text(&server.post("/tables", &people[0], json!({ "game": game.id(), "players": PLAYERS })).await["id"]);
        for person in &people[1..] {
            server.post(&format!("/tables/{id}/join"), person, json!({})).await;
        }
        let waiting = server.store.table(&id).await.expect("the store answers").expect("the table is there");
        let record = with_game!(game, G => deal::<G>(waiting.seed, swapped));
        let packed = repack(game, &[(0, record)], waiting.seed).expect("a good record");
        let mut begun = waiting.clone();
        begun.stage = Stage::Running;
        begun.course = Some(read(game, &packed, waiting.seed).expect("what was packed can be read"));
        begun.progress.since = begun.created;
        begun.progress.seats = vec![SeatProgress::default(); PLAYERS];
        let begun = Transition { after: begun, plays: packed.plays };
        let server = server.again_after(&waiting, begun, settings()).await;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address").to_string();
        let router = server.router.clone();
        tokio::spawn(async move { axum::serve(listener, router).await });
        Side { server, people, id, address }
    }

    /// Everything that goes to the one who looks and to a spectator now.
    async fn bytes(&self) -> Vec<String> {
        let mut bytes = Vec::new();
        let position = self.position().await.as_u64().expect("a position");
        for token in [Some(self.people[LOOKS.index()].as_str()), None] {
            for (path, accept, language) in [
                (format!("/tables/{}?since=0", self.id), "application/json", "en"),
                (format!("/tables/{}", self.id), "text/html", "en"),
                (format!("/tables/{}", self.id), "text/html", "nl"),
                (format!("/tables/{}/replay/{position}", self.id), "text/html", "en"),
                (format!("/tables/{}/replay/{}?as=all", self.id, position - position / 4), "text/html", "de"),
                (format!("/tables/{}/fair", self.id), "text/html", "en"),
                (format!("/tables/{}/analysis", self.id), "text/html", "en"),
                (format!("/tables/{}/hint", self.id), "text/html", "en"),
                (format!("/tables/{}/hint", self.id), "application/json", "en"),
                (format!("/tables/{}/consequences", self.id), "application/json", "en"),
                (format!("/tables/{}/record", self.id), "*/*", "en"),
            ] {
                let mut request = Request::get(path).header("accept", accept).header("accept-language", language);
                if let Some(token) = token {
                    request = request.header("cookie", format!("omerta={token}"));
                }
                let (status, headers, body) = self.server.send(request.body(Body::empty()).expect("a request")).await;
                bytes.push(format!("{status} {headers:?} {body}"));
            }
            // What is refused must not tell either.
            for (what, body) in [
                ("decide", json!({ "position": 0, "moves": ["pass"] })),
                ("draft", json!({ "position": self.position().await, "moves": [] })),
                ("decide", json!({ "position": self.position().await, "moves": ["play stab"] })),
            ] {
                let its_turn = self.turn().await == Some(LOOKS.index());
                if what == "draft" || !its_turn {
                    let (status, answer) =
                        self.server.ask("POST", &format!("/tables/{}/{what}", self.id), token, Some(body)).await;
                    bytes.push(format!("{status} {answer}"));
                }
            }
            for format in ["json", "html"] {
                bytes.push(self.live(token, format).await);
            }
        }
        bytes
    }

    /// What a socket says first.
    async fn live(&self, token: Option<&str>, format: &str) -> String {
        let url = format!("ws://{}/tables/{}/live?format={format}&since=0", self.address, self.id);
        let mut request = url.into_client_request().expect("a request");
        if let Some(token) = token {
            let cookie = format!("omerta={token}").parse().expect("a header");
            request.headers_mut().insert("cookie", cookie);
        }
        let (mut socket, _) = connect_async(request).await.expect("the socket opens");
        let said = socket.next().await.expect("it says something").expect("a message").to_string();
        drop(socket);
        if format == "json" {
            let table = json!({ "$ref": "#/components/schemas/Table" });
            assert_eq!(misfit(&table, &serde_json::from_str(&said).expect("JSON")), None);
        }
        // The others see who looks, and it takes a moment until nobody does any more.
        let nobody_looks =
            |table: &Value| table["seats"].as_array().is_some_and(|seats| seats.iter().all(|seat| seat["here"] == json!(false)));
        self.server.until(&self.id, &self.people[0], nobody_looks).await;
        said
    }

    async fn table(&self, token: &str) -> Value {
        self.server.get(&format!("/tables/{}", self.id), token).await
    }

    async fn turn(&self) -> Option<usize> {
        self.table(&self.people[0]).await["game_state"]["turn"].as_u64().map(|seat| seat as usize)
    }

    async fn position(&self) -> Value {
        self.table(&self.people[0]).await["game_state"]["position"].clone()
    }

    /// How a decision can go on: the moves that may follow, and whether it is whole.
    async fn goes_on(&self, token: &str, moves: &[String]) -> (Vec<String>, bool) {
        let draft = json!({ "position": self.position().await, "moves": moves });
        let draft = self.server.post(&format!("/tables/{}/draft", self.id), token, draft).await;
        (texts(&draft["moves"]), draft["is_whole"] == json!(true))
    }

    async fn decide(&self, token: &str, moves: &[String]) {
        let decision = json!({ "position": self.position().await, "moves": moves });
        self.server.post(&format!("/tables/{}/decide", self.id), token, decision).await;
    }
}

/// A decision that is possible in both worlds, if there is one: moves that both can make, the first ones first.
async fn common_decision(one: &Side, other: &Side, seat: usize, number: usize) -> Option<Vec<String>> {
    // Each path is tried once, deepest first; decisions are short.
    let (token, mut paths) = (&one.people[seat], vec![Vec::new()]);
    while let Some(path) = paths.pop() {
        let ((moves, whole), (others, others_whole)) = (one.goes_on(token, &path).await, other.goes_on(token, &path).await);
        if !path.is_empty() && whole && others_whole {
            return Some(path);
        }
        let mut both: Vec<String> = moves.into_iter().filter(|mv| others.contains(mv)).collect();
        if !both.is_empty() {
            // Not always the same kind of move.
            let turn = number % both.len();
            both.rotate_left(turn);
        }
        paths.extend(both.into_iter().map(|mv| [path.clone(), vec![mv]].concat()));
    }
    None
}

async fn worlds_look_alike(game: AnyGame) {
    let (one, other) = (Side::new(game, false).await, Side::new(game, true).await);
    let hand = |table: &Value| table["game_state"]["view"].to_string();
    let bobs = (hand(&one.table(&one.people[1]).await), hand(&other.table(&other.people[1]).await));
    assert_ne!(bobs.0, bobs.1, "the worlds really differ");

    let mut made = 0;
    for number in 0..DECISIONS {
        let Some(seat) = one.turn().await else { break };
        let (seen, others) = (one.bytes().await, other.bytes().await);
        for (seen, others) in seen.iter().zip(&others) {
            assert_eq!(seen, others, "after {number} decisions of {}", game.id());
        }
        let Some(moves) = common_decision(&one, &other, seat, number).await else { break };
        one.decide(&one.people[seat], &moves).await;
        other.decide(&other.people[seat], &moves).await;
        made += 1;
    }
    assert!(made >= 6, "{made} decisions of {} are too few to show anything", game.id());
    println!("{}: {made} decisions", game.id());
}

#[tokio::test]
async fn capone_tells_nobody_what_others_hold() {
    worlds_look_alike(AnyGame::Capone).await;
}

#[tokio::test]
async fn maffiosi_tells_nobody_what_others_hold() {
    worlds_look_alike(AnyGame::Maffiosi).await;
}
