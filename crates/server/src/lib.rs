//! People, tables, seats, clocks, bots and live updates around the engine.
//!
//! A decision is checked on a copy, stored, and only then shown and answered ([`room`]). Nodes hold nothing but caches, so a
//! process may die at any moment.

mod club;
mod http;
mod keeper;
mod live;
mod notices;
mod people;
mod problem;
mod ratings;
mod room;
mod snapshot;
mod world;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use store::{Change, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use club::Club;
use notices::Lookers;
use people::Doorkeeper;
use room::Rooms;
use snapshot::{Pace, Progress, Stage, Wish};

pub use club::Settings;
pub use notices::{BadSmtp, Smtp};
pub use world::{RealWorld, World};

/// How often a node says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// Shorter than this a server was not down.
const BLINK: i64 = 5_000;

/// A server around a store, ready to be asked.
pub struct Server {
    club: Arc<Club>,
}

impl Server {
    /// Takes the tables of a store into hand. Clocks go on from where they stood when the last node went down.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new(store: Store, settings: Settings, world: Arc<dyn World>) -> Result<Server, StoreError> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let club = Arc::new(Club {
            rooms: Arc::new(Rooms::new(store.clone(), Arc::clone(&world))),
            door: Doorkeeper::default(),
            lookers: Lookers::default(),
            node: world.entropy().to_string()[..12].to_owned(),
            thinkers: Semaphore::new((cores - 1).max(1)),
            settings,
            store,
            world,
        });
        let down = club.store.last_beat().await?.map_or(0, |last| club.now() - last);
        if down > BLINK {
            set_clocks(&club, down).await?;
        }
        club.store.beat(&club.node, club.now()).await?;
        tokio::spawn(resume(Arc::clone(&club)));
        tokio::spawn(beat(Arc::clone(&club)));
        tokio::spawn(hear(Arc::clone(&club)));
        Ok(Server { club })
    }

    /// Its routes.
    pub fn router(&self) -> Router {
        http::router(Arc::clone(&self.club))
    }

    /// Serves until told to stop, then lets go of the store.
    ///
    /// # Errors
    /// If the address cannot be served.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let service = self.router().into_make_service_with_connect_info::<SocketAddr>();
        let served = axum::serve(listener, service);
        let (told, mut stopped) = tokio::sync::watch::channel(false);
        let graceful = served.with_graceful_shutdown(async move {
            stop.await;
            let _ = told.send(true);
        });
        // Sockets stay open for as long as people look; they are not waited for.
        tokio::select! {
            done = graceful => done?,
            () = async {
                let _ = stopped.wait_for(|told| *told).await;
                tokio::time::sleep(Duration::from_secs(2)).await;
            } => {}
        }
        self.club.store.close().await;
        Ok(())
    }
}

/// Sets the clocks of running games forward by the time in which nobody could play. This comes before anything else, else flags
/// would fall meanwhile.
async fn set_clocks(club: &Club, down: i64) -> Result<(), StoreError> {
    let unreadable = |error: serde_json::Error| StoreError::Unreadable(error.to_string());
    for row in club.store.tables_in("running", i64::MAX).await? {
        let wish: Wish = serde_json::from_str(&row.wish).map_err(unreadable)?;
        if wish.pace == Pace::NoClock {
            continue;
        }
        let mut progress: Progress = serde_json::from_str(&row.progress).map_err(unreadable)?;
        progress.since += down;
        let change = Change {
            table: row.id,
            version: row.version,
            state: Stage::Running.name(),
            header: None,
            length: row.lines,
            lines: Vec::new(),
            progress: serde_json::to_string(&progress).map_err(unreadable)?,
            standings: None,
            next: None,
            seats: None,
            at: row.changed,
        };
        club.store.change(change).await?;
    }
    Ok(())
}

/// Takes running tables into hand, so that bots and clocks go on.
async fn resume(club: Arc<Club>) {
    for id in club.store.ids_in("running").await.unwrap_or_default() {
        if let Err(problem) = club.room(&id).await {
            tracing::warn!(table = id, %problem, "a table cannot go on");
        }
    }
    for id in club.store.unsettled().await.unwrap_or_default() {
        if let Ok(room) = club.room(&id).await {
            club.rate(&room.look()).await;
        }
    }
}

async fn beat(club: Arc<Club>) {
    loop {
        tokio::time::sleep(HEARTBEAT).await;
        if let Err(error) = club.store.beat(&club.node, club.now()).await {
            tracing::warn!(%error, "the heartbeat could not be written");
        }
    }
}

/// Looks again at tables that other nodes have changed. Hints may get lost with the line, so after that all are looked at.
async fn hear(club: Arc<Club>) {
    loop {
        match club.store.listen().await {
            Ok(None) => return,
            Ok(Some(mut listener)) => {
                for id in club.rooms.ids() {
                    let _ = club.rooms.refresh(&id).await;
                }
                while let Ok(hint) = listener.try_recv().await {
                    let Some(hint) = hint else { break };
                    let _ = club.rooms.refresh(hint.payload()).await;
                }
            }
            Err(error) => tracing::warn!(%error, "no line to the other nodes"),
        }
        tokio::time::sleep(HEARTBEAT).await;
    }
}
