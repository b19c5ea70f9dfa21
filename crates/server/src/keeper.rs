//! The one who keeps a running table going: lets bots play, gives standing answers, watches the clock.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::Digest;
use tokio::time::sleep;

use crate::club::Club;
use crate::notices::Notice;
use crate::problem::{Problem, Result};
use crate::room::Room;
use crate::snapshot::{Snapshot, Stage};

/// How long a node may take over a bot's move before another may do it.
const LEASE: i64 = 15_000;
/// How long to wait after something went wrong, or while another node does the work.
const PATIENCE: Duration = Duration::from_secs(1);

/// Keeps a table going until its game has ended.
pub(crate) fn keep(club: Arc<Club>, room: Arc<Room>) {
    tokio::spawn(async move {
        let mut follow = room.follow();
        let mut notice = Notice::default();
        loop {
            let table = Arc::clone(&follow.borrow_and_update());
            if table.stage != Stage::Running {
                if table.stage == Stage::Finished && table.wish.rated {
                    club.rate(&table).await;
                }
                break;
            }
            notice.follow(&club, &room, &table);
            // Whatever changes at the table meanwhile makes the next step another one. What is only said does not.
            tokio::select! {
                done = step(&club, &room, &table) => if let Err(problem) = done {
                    tracing::warn!(table = table.id, %problem, "a table cannot go on");
                    sleep(PATIENCE).await;
                },
                is_open = async { follow.wait_for(|now| now.version != table.version).await.is_ok() } => if !is_open { break },
            }
        }
        let id = room.look().id.clone();
        drop((follow, room));
        club.rooms.let_go(&id);
    });
}

/// What is due at a table, when it is due. Waits for ever if nothing is.
async fn step(club: &Arc<Club>, room: &Arc<Room>, table: &Arc<Snapshot>) -> Result<()> {
    let (Some(seat), Some(live)) = (table.turn(), &table.live) else { return wait_for_others().await };
    let answers = &table.progress.seats[seat.index()].answers;
    if let Some(level) = table.bot_at(seat) {
        club.world.sleep(club.settings.bot_pause.as_millis() as u64).await;
        let now = club.now();
        if !club.store.lease_if_shared(&table.id, &club.node, now, now + LEASE).await? {
            sleep(PATIENCE).await;
            return Ok(());
        }
        let begun = Instant::now();
        let _thinking = club.thinkers.acquire().await.map_err(Problem::broken)?;
        let (thinking, seed) = (Arc::clone(live), bots_seed(table));
        let thought = tokio::task::spawn_blocking(move || thinking.think(level, seed)).await;
        let next = thought.map_err(Problem::broken)??;
        club.metrics.bot_seconds.observe(begun.elapsed().as_secs_f64());
        let version = table.version;
        // Only the position that was thought about is gone on from.
        let change = move |table: &Snapshot, now: i64| Ok((table.version == version).then(|| table.advanced(next.clone(), now)));
        club.rooms.change(room, change).await?;
        return Ok(());
    }
    if let Some(answer) = live.standing_answer(answers) {
        let position = live.position();
        let change = move |table: &Snapshot, now: i64| {
            let Some(live) = &table.live else { return Ok(None) };
            Ok(live.submit(seat, position, std::slice::from_ref(&answer))?.map(|next| table.advanced(next, now)))
        };
        return match club.rooms.change(room, change).await {
            // The answer alone is no whole decision here: the person is asked after all.
            Err(Problem::Bad(_) | Problem::Rule { .. }) => wait_for_others().await,
            done => done.map(drop),
        };
    }
    let Some(deadline) = table.deadline() else { return wait_for_others().await };
    club.world.sleep((deadline - club.now()).max(0) as u64).await;
    let change = move |table: &Snapshot, now: i64| {
        let falls = table.deadline().is_some_and(|deadline| deadline <= now) && table.turn() == Some(seat);
        Ok(falls.then(|| {
            table.with(|after| {
                let own = &mut after.progress.seats[seat.index()];
                (own.away, own.left) = (true, Some(0));
            })
        }))
    };
    club.rooms.change(room, change).await?;
    Ok(())
}

async fn wait_for_others() -> Result<()> {
    std::future::pending().await
}

/// A bot's thinking follows from the dice's secret, so that nobody at the table can foresee it and every node thinks alike.
fn bots_seed(table: &Snapshot) -> u64 {
    let digest = Digest::of(&[b"omerta bot 1\n", &table.seed.0.0, &table.position().to_le_bytes()]);
    u64::from_le_bytes(std::array::from_fn(|index| digest.0[index]))
}
