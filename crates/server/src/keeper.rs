//! The one who keeps a running table going: lets bots play, gives standing answers, watches the clock.

use std::sync::Arc;
use std::time::Duration;

use table::Digest;
use tokio::time::sleep;

use crate::club::Club;
use crate::notices::{self, Due};
use crate::problem::Problem;
use crate::room::Room;
use crate::snapshot::{Snapshot, Stage, Wanted};

/// How long a node may take over a bot's move before another may do it.
const LEASE: i64 = 15_000;
/// How long to wait after something went wrong, or while another node does the work.
const PATIENCE: Duration = Duration::from_secs(1);

/// Keeps a table going until its game has ended.
pub(crate) fn keep(club: Arc<Club>, room: Arc<Room>) {
    tokio::spawn(async move {
        let mut follow = room.follow();
        let mut told = None;
        loop {
            let table = Arc::clone(&follow.borrow_and_update());
            if table.stage != Stage::Running {
                if table.stage == Stage::Finished && table.wish.rated {
                    club.rate(&table).await;
                }
                break;
            }
            let due = Due::at(&table);
            if due != told {
                told.clone_from(&due);
                if let Some(due) = due {
                    notices::tell(&club, &room, due);
                }
            }
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
async fn step(club: &Arc<Club>, room: &Arc<Room>, table: &Arc<Snapshot>) -> Result<(), Problem> {
    let (Some(seat), Some(live)) = (table.turn(), &table.live) else { return wait_for_others().await };
    let answers = &table.progress.seats[seat.index()].answers;
    if let Some(level) = table.bot_at(seat) {
        club.world.sleep(club.settings.bot_pause.as_millis() as u64).await;
        let now = club.now();
        if !club.store.lease_if_shared(&table.id, &club.node, now, now + LEASE).await? {
            sleep(PATIENCE).await;
            return Ok(());
        }
        let _thinking = club.thinkers.acquire().await.map_err(|error| Problem::Broken(error.to_string()))?;
        let (thinking, seed) = (Arc::clone(live), bots_seed(table));
        let thought = tokio::task::spawn_blocking(move || thinking.think(level, seed)).await;
        let next = thought.map_err(|error| Problem::Broken(error.to_string()))??;
        let (version, club_now) = (table.version, club.now());
        let next = std::sync::Mutex::new(Some(next));
        let change = move |now: &Snapshot| {
            // Only the position that was thought about is gone on from.
            let next = next.lock().ok().and_then(|mut next| next.take()).filter(|_| now.version == version);
            Ok(next.map(|next| now.advanced(next, club_now)))
        };
        club.rooms.change(room, change).await?;
        return Ok(());
    }
    if let Some(moves) = live.standing_answer(answers) {
        let (position, club_of) = (live.position(), Arc::clone(club));
        let change = move |now: &Snapshot| {
            let Some(live) = &now.live else { return Ok(None) };
            Ok(live.submit(seat, position, &moves)?.map(|next| now.advanced(next, club_of.now())))
        };
        return match club.rooms.change(room, change).await {
            // The answer alone is no whole decision here: the person is asked after all.
            Err(Problem::Bad(_) | Problem::Rule { .. }) => wait_for_others().await,
            done => done.map(drop),
        };
    }
    let Some(deadline) = table.deadline() else { return wait_for_others().await };
    club.world.sleep((deadline - club.now()).max(0) as u64).await;
    let club_of = Arc::clone(club);
    let change = move |now: &Snapshot| {
        let falls = now.deadline().is_some_and(|deadline| deadline <= club_of.now()) && now.turn() == Some(seat);
        Ok(falls.then(|| flag_falls(now, seat.index())))
    };
    club.rooms.change(room, change).await?;
    Ok(())
}

fn flag_falls(table: &Snapshot, seat: usize) -> Wanted {
    table.with(|after| {
        let own = &mut after.progress.seats[seat];
        (own.away, own.left) = (true, Some(0));
    })
}

async fn wait_for_others() -> Result<(), Problem> {
    std::future::pending().await
}

/// A bot's thinking follows from the dice's secret, so that nobody at the table can foresee it and every node thinks alike.
fn bots_seed(table: &Snapshot) -> u64 {
    let position = table.live.as_ref().map_or(0, |live| live.position());
    let digest = Digest::of(&[b"omerta bot 1\n", &table.seed.0.0, &position.to_le_bytes()]);
    u64::from_le_bytes(std::array::from_fn(|index| digest.0[index]))
}
