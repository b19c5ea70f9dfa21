//! What people can do with tables: make one, sit down, begin, decide, leave.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use engine::{Digest, FairSetup, Message, Seat, Seed};
use games::AnyGame;
use store::{Person, Store, TableRow};
use tokio::sync::Semaphore;
use uuid::Uuid;

use crate::adviser::{Askers, Memory};
use crate::analyses::Analyses;
use crate::keeper;
use crate::live::{self, SetUp};
use crate::metrics::Metrics;
use crate::notices::{Lookers, Smtp};
use crate::people::{Doorkeeper, checked_name};
use crate::problem::{Problem, Result};
use crate::room::{Room, Rooms};
use crate::snapshot::{Place, Progress, Sitter, Snapshot, Stage, Wish};
use crate::world::World;
use web::Face;

/// Everything that a node needs to serve.
pub(crate) struct Club {
    pub(crate) store: Store,
    pub(crate) world: Arc<dyn World>,
    pub(crate) rooms: Rooms,
    pub(crate) door: Doorkeeper,
    pub(crate) lookers: Lookers,
    pub(crate) metrics: Metrics,
    pub(crate) settings: Settings,
    /// This node's name.
    pub(crate) node: String,
    /// Bots and advisers that think at the same time: fewer than there are cores, so that people are never starved.
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) askers: Askers,
    pub(crate) memory: Memory,
    pub(crate) analyses: Analyses,
}

/// What the host has set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address under which people find the server, for links.
    pub base_url: String,
    /// How long a bot seems to think, at least.
    pub bot_pause: Duration,
    /// The host's own editions, by game and name: the text of each file.
    pub editions: BTreeMap<(String, String), String>,
    /// Proxies whose word on the address of a visitor is taken.
    pub trusted_proxies: Vec<std::net::IpAddr>,
    /// Requests a second that one account or address may make for long; bursts may be ten times as many.
    pub rate: u32,
    /// How mail is sent, if it is.
    pub smtp: Option<Smtp>,
    /// How long somebody has to decide before they are told that it is their turn.
    pub notice_grace: Duration,
    /// Whether webhooks may lead into the host's own network.
    pub allow_local_webhooks: bool,
    /// Worlds that the adviser imagines for a position, for a hint and for each decision of a finished game alike.
    pub advice: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            base_url: "http://localhost:4040".to_owned(),
            bot_pause: Duration::from_millis(900),
            editions: BTreeMap::new(),
            trusted_proxies: Vec::new(),
            rate: 50,
            smtp: None,
            notice_grace: Duration::from_secs(30),
            allow_local_webhooks: false,
            advice: advice::SIMULATIONS,
        }
    }
}

/// A table that somebody wants to make.
pub(crate) struct Order {
    pub(crate) game: AnyGame,
    pub(crate) wish: Wish,
    /// The names of those who share the screen of the one who makes the table, if several do.
    pub(crate) names: Vec<String>,
    /// Whether the one who makes the table sits down, or only shows it to others on a screen.
    pub(crate) is_seated: bool,
    /// The bots that sit down at once, after the people.
    pub(crate) bots: Vec<Level>,
}

/// Tables at which nobody sits down any more, and games that nobody plays on, are given up after so many milliseconds: three days
/// and a hundred, which is longer than any clock.
const IDLE_WAITING: i64 = 3 * 86_400_000;
const IDLE_RUNNING: i64 = 100 * 86_400_000;
/// The longest that people may agree on: minutes, seconds, days.
const LONGEST: (u32, u32, u32) = (600, 600, 60);
/// The most bytes of what somebody says or notes.
const MOST_WORDS: usize = 2_000;

impl Club {
    pub(crate) fn now(&self) -> i64 {
        self.world.now()
    }

    /// Whether somebody looks at the table on which they sit. Bots always do.
    pub(crate) fn is_here(&self, table: &Snapshot, place: &Place) -> bool {
        match &place.sitter {
            Sitter::Person { id, .. } => self.lookers.has(&table.id, id),
            Sitter::Bot(_) => true,
            Sitter::Nobody | Sitter::Gone => false,
        }
    }

    /// A new number that nobody can guess: who has it, has the link.
    pub(crate) fn fresh_id(&self) -> String {
        let chance = self.world.entropy().0;
        let mut random = [0; 10];
        random.copy_from_slice(&chance[..10]);
        uuid::Builder::from_unix_timestamp_millis(self.now().max(0) as u64, &random).into_uuid().to_string()
    }

    /// A table, taken into hand if it was not.
    pub(crate) async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>> {
        let id = Uuid::try_parse(id).map_err(|_| Problem::NotFound("problem-no-table"))?.to_string();
        let (room, is_new) = self.rooms.room(&id).await?;
        if is_new && room.look().stage == Stage::Running {
            keeper::keep(Arc::clone(self), Arc::clone(&room));
        }
        Ok(room)
    }

    /// A table of a list as it is, without asking the store for what the list tells already.
    pub(crate) async fn look_at(self: &Arc<Self>, row: &TableRow) -> Result<Arc<Snapshot>> {
        match self.rooms.in_hand(&row.id, row.version) {
            Some(table) => Ok(table),
            None => Ok(self.room(&row.id).await?.look()),
        }
    }

    /// Reads everything anew that is kept in mind: it may not be so any more.
    pub(crate) async fn forget_all(&self) {
        self.door.forget_all();
        self.rooms.reload_all().await;
    }

    fn edition(&self, game: AnyGame, wish: &Wish) -> Result<Option<&str>> {
        let Some(name) = &wish.edition else { return Ok(None) };
        let known = self.settings.editions.get(&(game.id().to_owned(), name.clone()));
        known
            .map(|text| Some(text.as_str()))
            .ok_or_else(|| Problem::Bad(Message::new("problem-edition").with("name", format!("{name:?}"))))
    }

    /// Makes a table; its maker sits down first, then the bots.
    pub(crate) async fn create(self: &Arc<Self>, person: &Person, order: Order) -> Result<Arc<Room>> {
        let Order { game, wish, names, is_seated, bots } = order;
        check_pace(&wish)?;
        let people = if is_seated { names.len().max(1) } else { 0 };
        if people > 1 && wish.rated {
            return Err(Problem::Bad(Message::new("problem-shared-rated")));
        }
        let names: Vec<String> = names.iter().map(|name| checked_name(name)).collect::<Result<_, _>>()?;
        check_players(game, wish.players)?;
        let options = wish.game_options()?;
        let setup = SetUp { game, players: wish.players, options: &options, edition: self.edition(game, &wish)? };
        live::check_setup(&setup)?;
        if people + bots.len() > wish.players {
            let room = Message::new("problem-room").with("people", people).with("bots", bots.len());
            return Err(Problem::Bad(room.with("players", wish.players)));
        }
        let sitter = |index: usize| match index.checked_sub(people) {
            None => {
                let name = names.get(index).unwrap_or(&person.name);
                Sitter::Person { id: person.id.clone(), name: name.clone(), face: face_of(person) }
            }
            Some(index) => bots.get(index).map_or(Sitter::Nobody, |level| Sitter::Bot(*level)),
        };
        let now = self.now();
        let table = Snapshot {
            id: self.fresh_id(),
            game,
            host: Some(person.id.clone()),
            stage: Stage::Waiting,
            seed: Seed(self.world.entropy()),
            version: 0,
            listed: now,
            places: Arc::new((0..wish.players).map(|index| Place { sitter: sitter(index), nonce: None }).collect()),
            wish: Arc::new(wish),
            progress: Progress { names, ..Progress::default() },
            live: None,
            next: None,
        };
        self.store.add_table(table.as_new(now)).await?;
        Ok(self.rooms.add(table))
    }

    /// Sits down, on a seat of one's choice or the first free one. Who sits already may move to another.
    pub(crate) async fn join(&self, room: &Arc<Room>, person: &Person, seat: Option<usize>) -> Result<Arc<Snapshot>> {
        let (id, name, face) = (person.id.clone(), person.name.clone(), face_of(person));
        let change = move |table: &Snapshot, _: i64| {
            waiting(table)?;
            if table.progress.removed.contains(&id) {
                return Err(Problem::Forbidden("problem-removed"));
            }
            let free = |place: &Place| place.sitter == Sitter::Nobody;
            let wanted = match seat {
                Some(seat) => Some(seat).filter(|seat| table.places.get(*seat).is_some_and(free)),
                None if table.seat_of(&id).is_some() => return Ok(None),
                None => table.free_seat(),
            };
            let wanted = wanted.ok_or(Problem::NotNow("problem-seat-taken"))?;
            Ok(Some(table.seated(|places| {
                if let Some(old) = table.seat_of(&id) {
                    places[old.index()] = Place::EMPTY;
                }
                places[wanted].sitter = Sitter::Person { id: id.clone(), name: name.clone(), face };
            })))
        };
        self.rooms.change(room, change).await
    }

    /// Gets up. In a running game a bot plays on, until the person comes back.
    pub(crate) async fn leave(&self, room: &Arc<Room>, person: &Person) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, _: i64| {
            let seats = own_seats(table, &person.id)?;
            match table.stage {
                Stage::Waiting => {
                    Ok(Some(table.seated(|places| seats.iter().for_each(|seat| places[seat.index()] = Place::EMPTY))))
                }
                Stage::Running => Ok(Some(table.with(|after| after.progress.each(&seats, |own| own.away = true)))),
                _ => Err(Problem::NotNow("problem-ended")),
            }
        };
        self.rooms.change(room, change).await
    }

    /// Takes the seat back from the bot that played on.
    pub(crate) async fn come_back(&self, room: &Arc<Room>, person: &Person) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, now: i64| {
            let seats = own_seats(table, &person.id)?;
            running(table)?;
            let own = &table.progress.seats[seats[0].index()];
            if own.resigned {
                return Err(Problem::NotNow("problem-resigned"));
            }
            let is_away = seats.iter().any(|seat| table.progress.seats[seat.index()].away);
            Ok(is_away.then(|| {
                table.with(|after| {
                    let pace = after.wish.pace;
                    after.progress.each(&seats, |own| {
                        own.away = false;
                        own.left = own.left.map(|left| left.max(pace.least()));
                    });
                    if table.turn().is_some_and(|turn| seats.contains(&turn)) {
                        after.progress.since = now;
                    }
                })
            }))
        };
        self.rooms.change(room, change).await
    }

    /// The host clears a seat before the start. A person who is sent away is told so and does not sit down there again.
    pub(crate) async fn remove(&self, room: &Arc<Room>, person: &Person, seat: usize) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, _: i64| {
            preparing(table, &person.id)?;
            let place = table.places.get(seat).ok_or_else(|| Problem::Bad(Message::new("problem-seat").with("seat", seat)))?;
            let mut wanted = table.seated(|places| places[seat] = Place::EMPTY);
            if let Sitter::Person { id: sent, .. } = &place.sitter
                && *sent != person.id
            {
                wanted.after.progress.removed.push(sent.clone());
            }
            Ok(Some(wanted))
        };
        self.rooms.change(room, change).await
    }

    /// The host lets bots take all free seats.
    pub(crate) async fn fill(&self, room: &Arc<Room>, person: &Person, level: Level) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, _: i64| {
            preparing(table, &person.id)?;
            Ok(Some(table.seated(|places| {
                let free = places.iter_mut().filter(|place| place.sitter == Sitter::Nobody);
                free.for_each(|place| place.sitter = Sitter::Bot(level));
            })))
        };
        self.rooms.change(room, change).await
    }

    /// Adds a person's own number to the dice, before the start.
    pub(crate) async fn add_nonce(&self, room: &Arc<Room>, person: &Person, nonce: &str) -> Result<Arc<Snapshot>> {
        let nonce = Digest::try_from(nonce.to_owned())
            .map_err(|why| Problem::Bad(Message::new("problem-nonce").with("why", why)))?
            .to_string();
        let change = |table: &Snapshot, _: i64| {
            let seat = own_seat(table, &person.id)?;
            waiting(table)?;
            Ok(Some(table.seated(|places| places[seat.index()].nonce = Some(nonce.clone()))))
        };
        self.rooms.change(room, change).await
    }

    /// The host begins the game; `fewer` says that it is played by those who are there, without the free seats.
    pub(crate) async fn start(self: &Arc<Self>, room: &Arc<Room>, person: &Person, fewer: bool) -> Result<Arc<Snapshot>> {
        let (club, id) = (Arc::clone(self), person.id.clone());
        // Who gave no number of their own gets one from the server, before it looks at the dice.
        let given: Vec<Digest> = room.look().places.iter().map(|_| self.world.entropy()).collect();
        let change = move |table: &Snapshot, now: i64| {
            preparing(table, &id)?;
            let without_free_seats = fewer.then(|| table.without_free_seats());
            let table = without_free_seats.as_ref().unwrap_or(table);
            if !table.is_full() {
                return Err(Problem::NotNow("problem-free-seats"));
            }
            check_players(table.game, table.wish.players)?;
            let commitment = table.seed.commitment();
            let nonce = |(index, place): (usize, &Place)| match (&place.sitter, &place.nonce) {
                (Sitter::Person { .. }, Some(nonce)) => Digest::try_from(nonce.clone()).unwrap_or(given[index]),
                (Sitter::Person { .. }, None) => given[index],
                _ => FairSetup::bot_nonce(&commitment, Seat::new(index)),
            };
            let fair = FairSetup { commitment, nonces: table.places.iter().enumerate().map(nonce).collect() };
            let options = table.wish.game_options()?;
            let edition = club.edition(table.game, &table.wish)?;
            let setup = SetUp { game: table.game, players: table.wish.players, options: &options, edition };
            let next = live::begin(&setup, table.seed, fair)?;
            Ok(Some(table.begun(next, now)))
        };
        let table = self.rooms.change(room, change).await?;
        keeper::keep(Arc::clone(self), Arc::clone(room));
        Ok(table)
    }

    /// Takes a person's decision.
    pub(crate) async fn decide(
        &self,
        room: &Arc<Room>,
        person: &Person,
        position: u32,
        moves: Vec<String>,
    ) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, now: i64| {
            let seat = own_seat(table, &person.id)?;
            let live = table.started()?;
            let is_away = table.progress.seats[seat.index()].away;
            if is_away && table.stage == Stage::Running {
                return Err(Problem::NotNow("problem-bot-plays"));
            }
            let next = live.submit(seat, position, &moves)?;
            Ok(next.map(|next| table.advanced(next, now)))
        };
        self.rooms.change(room, change).await
    }

    /// Takes back a person's last decision.
    pub(crate) async fn undo(&self, room: &Arc<Room>, person: &Person) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, now: i64| {
            let live = running(table)?;
            let decided = table.seats_of(&person.id).find(|seat| live.can_undo(*seat));
            let seat = decided.map_or_else(|| own_seat(table, &person.id), Ok)?;
            let mut wanted = table.advanced(live.undo(seat)?, now);
            // A standing answer would give the same one again at once.
            wanted.after.progress.seats[seat.index()].answers.clear();
            Ok(Some(wanted))
        };
        self.rooms.change(room, change).await
    }

    /// Gives up: a bot plays the seat to the end. When all people have, the game is stopped.
    pub(crate) async fn resign(&self, room: &Arc<Room>, person: &Person) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, now: i64| {
            let seats = own_seats(table, &person.id)?;
            let live = running(table)?;
            let resign = |after: &mut Snapshot| after.progress.each(&seats, |own| (own.away, own.resigned) = (true, true));
            let mut wanted = table.with(resign);
            if people(table).all(|seat| wanted.after.progress.seats[seat.index()].resigned) {
                wanted = table.advanced(live.stop("everybody has resigned".to_owned()), now);
                resign(&mut wanted.after);
            }
            Ok(Some(wanted))
        };
        self.rooms.change(room, change).await
    }

    /// Agrees to stop, or not any more. When all people agree, the game is stopped and its dice are shown.
    pub(crate) async fn agree_to_stop(&self, room: &Arc<Room>, person: &Person, agrees: bool) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, now: i64| {
            let seats = own_seats(table, &person.id)?;
            let live = running(table)?;
            let vote = |after: &mut Snapshot| after.progress.each(&seats, |own| own.stop = agrees);
            let mut wanted = table.with(vote);
            let stops = |seat: Seat| wanted.after.progress.seats[seat.index()].stop || table.progress.seats[seat.index()].away;
            if agrees && people(table).all(stops) {
                wanted = table.advanced(live.stop("the players agreed to stop".to_owned()), now);
                vote(&mut wanted.after);
            }
            Ok(Some(wanted))
        };
        self.rooms.change(room, change).await
    }

    /// Says which moves a person always makes where they are possible.
    pub(crate) async fn answer_always(&self, room: &Arc<Room>, person: &Person, answers: Vec<String>) -> Result<Arc<Snapshot>> {
        if answers.len() > 20 || answers.iter().any(|answer| answer.len() > 100) {
            return Err(Problem::Bad(Message::new("problem-answers")));
        }
        let change = |table: &Snapshot, _: i64| {
            let seat = own_seat(table, &person.id)?;
            running(table)?;
            Ok(Some(table.with(|after| after.progress.seats[seat.index()].answers.clone_from(&answers))))
        };
        self.rooms.change(room, change).await
    }

    /// The host gives up a table that has not begun.
    pub(crate) async fn close(&self, room: &Arc<Room>, person: &Person) -> Result<Arc<Snapshot>> {
        let change = |table: &Snapshot, _: i64| {
            preparing(table, &person.id)?;
            Ok(Some(table.with(|after| after.stage = Stage::Closed)))
        };
        self.rooms.change(room, change).await
    }

    /// The same people once more: everybody who asks is led to the same new table.
    pub(crate) async fn rematch(self: &Arc<Self>, room: &Arc<Room>, person: &Person) -> Result<Arc<Room>> {
        let table = room.look();
        own_seat(&table, &person.id)?;
        let next = match &table.next {
            Some(next) => next.clone(),
            None => self.make_rematch(room, &table, person).await?,
        };
        let next = self.room(&next).await?;
        self.join(&next, person, None).await?;
        Ok(next)
    }

    async fn make_rematch(self: &Arc<Self>, room: &Arc<Room>, table: &Snapshot, person: &Person) -> Result<String> {
        if !table.stage.has_ended() {
            return Err(Problem::NotNow("problem-still-running"));
        }
        let bots = table.places.iter().filter_map(|place| match &place.sitter {
            Sitter::Bot(level) => Some(*level),
            _ => None,
        });
        let order = Order {
            game: table.game,
            wish: Wish::clone(&table.wish),
            names: if table.host.as_ref() == Some(&person.id) { table.progress.names.clone() } else { Vec::new() },
            is_seated: true,
            bots: bots.collect(),
        };
        let made = self.create(person, order).await?;
        let id = made.look().id.clone();
        let change =
            move |table: &Snapshot, _: i64| Ok(table.next.is_none().then(|| table.with(|after| after.next = Some(id.clone()))));
        let chosen = self.rooms.change(room, change).await?.next.clone().ok_or(Problem::NotFound("problem-no-table"))?;
        // Somebody else was quicker: that one is the rematch, and ours is closed.
        if chosen != made.look().id {
            self.close(&made, person).await?;
        }
        Ok(chosen)
    }

    /// Says something at a table.
    pub(crate) async fn say(&self, room: &Arc<Room>, person: &Person, words: &str) -> Result<()> {
        let words = words.trim();
        if words.is_empty() || words.len() > MOST_WORDS {
            return Err(Problem::Bad(Message::new("problem-words").with("most", MOST_WORDS)));
        }
        let table = room.look();
        own_seat(&table, &person.id)?;
        self.store.say(&table.id, &self.fresh_id(), &person.id, words, self.now()).await?;
        room.stir();
        Ok(())
    }

    /// Says whether a person wants to read what another writes.
    pub(crate) async fn mute(&self, room: &Arc<Room>, person: &Person, seat: usize, is_muted: bool) -> Result<()> {
        let table = room.look();
        own_seat(&table, &person.id)?;
        let Some(Place { sitter: Sitter::Person { id, .. }, .. }) = table.places.get(seat) else {
            return Err(Problem::Bad(Message::new("problem-nobody-writes").with("seat", seat)));
        };
        self.store.mute(&person.id, id, is_muted).await?;
        room.stir();
        Ok(())
    }

    /// Gives up tables at which nothing happens any more.
    pub(crate) async fn clear_away(self: &Arc<Self>) -> Result<()> {
        for (stage, patience) in [(Stage::Waiting, IDLE_WAITING), (Stage::Running, IDLE_RUNNING)] {
            for id in self.store.idle(stage.word(), self.now() - patience).await? {
                let change = move |table: &Snapshot, now: i64| {
                    let still = table.stage == stage;
                    Ok(still.then(|| match &table.live {
                        Some(live) => table.advanced(live.stop("nobody has played for a long time".to_owned()), now),
                        None => table.with(|after| after.stage = Stage::Closed),
                    }))
                };
                self.rooms.change(&self.room(&id).await?, change).await?;
            }
        }
        Ok(())
    }

    /// Keeps a private note.
    pub(crate) async fn note(&self, room: &Arc<Room>, person: &Person, words: &str) -> Result<()> {
        if words.len() > MOST_WORDS {
            return Err(Problem::Bad(Message::new("problem-note").with("most", MOST_WORDS)));
        }
        let table = room.look();
        own_seat(&table, &person.id)?;
        Ok(self.store.write_note(&table.id, &person.id, words).await?)
    }
}

fn face_of(person: &Person) -> Face {
    Face::of(&person.id, person.face.as_deref())
}

fn check_players(game: AnyGame, players: usize) -> Result<()> {
    let (fewest, most) = game.players();
    if (fewest..=most).contains(&players) {
        return Ok(());
    }
    let range = Message::new("problem-players").with("fewest", fewest).with("most", most);
    Err(Problem::Bad(range.with("game", game.title()).with("players", players)))
}

fn check_pace(wish: &Wish) -> Result<()> {
    use crate::snapshot::Pace;
    let fits = match wish.pace {
        Pace::NoClock => true,
        Pace::Live { minutes, increment } => (1..=LONGEST.0).contains(&minutes) && increment <= LONGEST.1,
        Pace::Days { days } => (1..=LONGEST.2).contains(&days),
    };
    let (minutes, seconds, days) = LONGEST;
    let range = || Message::new("problem-pace").with("minutes", minutes).with("seconds", seconds).with("days", days);
    if fits { Ok(()) } else { Err(Problem::Bad(range())) }
}

fn waiting(table: &Snapshot) -> Result<()> {
    if table.stage == Stage::Waiting { Ok(()) } else { Err(Problem::NotNow("problem-has-begun")) }
}

fn running(table: &Snapshot) -> Result<&dyn live::Live> {
    let live = table.live.as_deref().filter(|_| table.stage == Stage::Running);
    live.ok_or(Problem::NotNow("problem-not-running"))
}

/// Whether somebody may prepare a table: its host, before the game has begun.
fn preparing(table: &Snapshot, person: &str) -> Result<()> {
    let is_host = table.host.as_deref() == Some(person);
    if is_host { waiting(table) } else { Err(Problem::Forbidden("problem-not-host")) }
}

pub(crate) fn own_seat(table: &Snapshot, person: &str) -> Result<Seat> {
    table.seat_of(person).ok_or(Problem::Forbidden("problem-not-seated"))
}

fn own_seats(table: &Snapshot, person: &str) -> Result<Vec<Seat>> {
    own_seat(table, person)?;
    Ok(table.seats_of(person).collect())
}

fn people(table: &Snapshot) -> impl Iterator<Item = Seat> {
    let seats = table.places.iter().enumerate();
    seats.filter(|(_, place)| matches!(place.sitter, Sitter::Person { .. })).map(|(index, _)| Seat::new(index))
}
