//! People, tables, seats, clocks, bots and live updates around the engine.
//!
//! A decision is checked on a copy, stored, and only then shown and answered. Nodes hold nothing but caches, so a
//! process may die at any moment.

mod adviser;
mod analyses;
mod forgetting;
pub mod host;
mod http;
mod lock;
mod mail;
mod metrics;
mod node;
mod notices;
mod people;
mod play;
mod point_of_view;
mod presence;
mod problem;
mod ratings;
mod room;
mod runner;
mod sessions;
mod settings;
mod shown;
mod texts;
mod webhook;
mod world;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use engine::{Options, SetupError};
use games::AnyGame;
use store::{Broadcast, Store, StoreError};
use tables::{BLINK, SetUp};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, oneshot};

use adviser::Adviser;
use analyses::Analyses;
use metrics::Metrics;
use node::Node;
use presence::Presence;
use room::Rooms;
use sessions::SessionCache;

pub use mail::{BadSmtp, Smtp};
pub use settings::Settings;
pub use world::{RealWorld, World};

/// How often a node says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often tables that nobody follows are let go of, and after how many times more than that is tidied up.
const MINUTE: Duration = Duration::from_mins(1);
const MINUTES_OF_AN_HOUR: u64 = 60;
/// A node that was silent for so long is lost.
const LOST: i64 = 10_000;

/// Something to wait for. An `async fn` is compiled in each program that waits for it, with everything that it waits for; what is
/// boxed is compiled here, once.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Opens the store at an address ([`Store::open`]).
pub fn open_store(address: &str) -> Boxed<'_, Result<Store, StoreError>> {
    Box::pin(Store::open(address))
}

/// Whether an edition of a host's own can be played.
///
/// # Errors
/// In one line: what is wrong with it.
pub fn check_edition(game: AnyGame, text: &str) -> Result<(), SetupError> {
    let (fewest, most) = game.players();
    let options = Options::default();
    let playable = |players| tables::check_setup(&SetUp { game, players, options: &options, edition: Some(text) });
    (fewest..=most).try_for_each(playable)
}

/// A server around a store, ready to be asked.
pub struct Server {
    node: Arc<Node>,
    /// Why it cannot go on, once a newer version has changed the database.
    outdated: oneshot::Receiver<StoreError>,
}

impl Server {
    /// Takes the tables of a store into hand. Clocks go on from where they stood when the last node went down.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn new(store: Store, settings: Settings, world: Arc<dyn World>) -> Boxed<'static, Result<Server, StoreError>> {
        Box::pin(Server::begin(store, settings, world))
    }

    async fn begin(store: Store, settings: Settings, world: Arc<dyn World>) -> Result<Server, StoreError> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinkers = Arc::new(Semaphore::new((cores - 1).max(1)));
        let node = Arc::new(Node {
            rooms: Rooms::new(store.clone(), Arc::clone(&world)),
            sessions: SessionCache::new(store.is_shared()),
            presence: Presence::default(),
            metrics: Metrics::default(),
            name: world.entropy().to_string()[..12].to_owned(),
            adviser: Adviser::new(Arc::clone(&thinkers), settings.advice),
            analyses: Analyses::new(Arc::clone(&thinkers), settings.advice),
            thinkers,
            settings,
            store,
            world,
        });
        let now = node.now();
        node.store.register_node(&node.name, now, BLINK).await?;
        tokio::spawn(resume(Arc::clone(&node)));
        let (tell, outdated) = oneshot::channel();
        tokio::spawn(heartbeat(Arc::clone(&node), tell));
        tokio::spawn(listen_to_nodes(Arc::clone(&node)));
        tokio::spawn(tidy_up(Arc::clone(&node)));
        Ok(Server { node, outdated })
    }

    /// Its routes.
    pub fn router(&self) -> Router {
        http::router(Arc::clone(&self.node))
    }

    /// Serves until told to stop, then lets go of the store.
    ///
    /// # Errors
    /// If the address cannot be served, or a newer version has changed the database.
    pub fn serve(self, listener: TcpListener, stop: Boxed<'static, ()>) -> Boxed<'static, io::Result<()>> {
        Box::pin(self.serve_until(listener, stop))
    }

    async fn serve_until(self, listener: TcpListener, stop: Boxed<'static, ()>) -> io::Result<()> {
        let service = self.router().into_make_service_with_connect_info::<SocketAddr>();
        // Small answers go out at once.
        let listener = listener.tap_io(|line| drop(line.set_nodelay(true)));
        let served = axum::serve(listener, service);
        let (told, mut stopped) = tokio::sync::watch::channel(false);
        let graceful = served.with_graceful_shutdown(async move {
            stop.await;
            let _ = told.send(true);
        });
        // Sockets stay open for as long as people look; they are not waited for.
        let ended = tokio::select! {
            done = graceful => done,
            Ok(error) = self.outdated => Err(io::Error::other(error)),
            () = async {
                let _ = stopped.wait_for(|told| *told).await;
                tokio::time::sleep(Duration::from_secs(2)).await;
            } => Ok(()),
        };
        self.node.store.close().await;
        ended
    }
}

/// Takes running tables into hand, so that bots and clocks go on.
async fn resume(node: Arc<Node>) {
    for id in node.store.running().await.unwrap_or_default() {
        if let Err(problem) = node.room(&id).await {
            tracing::warn!(table = %id, %problem, "a table cannot go on");
        }
    }
    for id in node.store.unsettled().await.unwrap_or_default() {
        if let Ok(room) = node.room(&id).await {
            node.rate(&room.table()).await;
        }
    }
}

/// Says that this node is alive, and goes on with the tables of nodes that are not any more.
async fn heartbeat(node: Arc<Node>, tell: oneshot::Sender<StoreError>) {
    loop {
        tokio::time::sleep(HEARTBEAT).await;
        match heartbeat_once(&node).await {
            Ok(()) => {}
            Err(error @ StoreError::NewerSchema(_)) => {
                tracing::error!(%error, "this node cannot go on");
                let _ = tell.send(error);
                return;
            }
            Err(error) => tracing::warn!(%error, "the heartbeat could not be written"),
        }
    }
}

async fn heartbeat_once(node: &Arc<Node>) -> Result<(), StoreError> {
    let now = node.now();
    let was_removed = !node.store.heartbeat(&node.name, now).await?;
    if was_removed {
        tracing::info!("this node was taken for dead, or a backup was restored: everything is read anew");
        node.store.register_node(&node.name, now, BLINK).await?;
        node.forget_all().await;
    }
    if node.store.remove_dead_nodes(now - LOST).await? || was_removed {
        resume(Arc::clone(node)).await;
    }
    Ok(())
}

/// Lets go of tables that nobody follows, and once an hour gives up those at which nothing happens any more and forgets what is over.
async fn tidy_up(node: Arc<Node>) {
    for minute in 0_u64.. {
        node.rooms.let_go_of_unfollowed();
        if minute % MINUTES_OF_AN_HOUR == 0
            && let Err(problem) = node.close_idle().await
        {
            tracing::warn!(%problem, "idle tables could not be given up");
        }
        // Not at once: whoever has started with a wrong date, or on an old backup, still has time to notice.
        if minute % MINUTES_OF_AN_HOUR == MINUTES_OF_AN_HOUR - 1
            && let Err(problem) = node.forget_what_is_over().await
        {
            tracing::warn!(%problem, "what is over could not be forgotten");
        }
        node.world.sleep(MINUTE.as_millis() as u64).await;
    }
}

async fn read_again(node: &Node, table: &str, version: i64) {
    if let Err(problem) = node.rooms.refresh(table, version).await {
        tracing::warn!(table, %problem, "a change of another node could not be read");
    }
}

/// Looks again at tables that other nodes have changed. Broadcasts may get lost with the line, so after that all are looked at.
async fn listen_to_nodes(node: Arc<Node>) {
    loop {
        match node.store.listen().await {
            Ok(None) => return,
            Ok(Some(mut broadcasts)) => {
                for id in node.rooms.ids() {
                    read_again(&node, &id, i64::MAX).await;
                }
                while let Some(broadcast) = broadcasts.next().await {
                    match broadcast {
                        Broadcast::Changed { table, version } => read_again(&node, &table, version).await,
                        Broadcast::Said { table } => node.rooms.wake(&table),
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "no line to the other nodes"),
        }
        tokio::time::sleep(HEARTBEAT).await;
    }
}
