//! Runs a table: lets bots play, gives standing answers, watches the clock.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Level;
use engine::{Digest, Play, Silent, SplitMix};
use games::Playable;
use tables::{Actor, Command, CourseOf, Due, Refusal, Stage, Table};
use tokio::time::sleep;

use crate::node::Node;
use crate::notices::Notice;
use crate::problem::{Problem, Result};
use crate::room::Room;
use crate::shown::with_course;

/// How long a node may take over a bot's move before another may do it.
const LEASE: i64 = 15_000;
/// How long to wait after something went wrong, or while another node does the work.
const PATIENCE: Duration = Duration::from_secs(1);

/// Keeps a table going until its game has ended.
pub(crate) fn run(node: Arc<Node>, room: Arc<Room>) {
    tokio::spawn(async move {
        let mut follow = room.follow();
        let mut notice = Notice::default();
        loop {
            let table = Arc::clone(&follow.borrow_and_update());
            if table.stage != Stage::Running {
                if table.stage == Stage::Finished && table.wish.rated {
                    node.rate(&table).await;
                }
                break;
            }
            notice.follow(&node, &room, &table);
            // Whatever changes at the table meanwhile makes the next step another one. What is only said does not.
            tokio::select! {
                done = step(&node, &room, &table) => if let Err(problem) = done {
                    tracing::warn!(table = %table.id, %problem, "a table cannot go on");
                    sleep(PATIENCE).await;
                },
                is_open = async { follow.wait_for(|now| now.version != table.version).await.is_ok() } => if !is_open { break },
            }
        }
        let id = room.table().id.clone();
        drop((follow, room));
        node.rooms.let_go(&id);
    });
}

/// Does what is due at a table, when it is due. Waits for ever if nothing is.
async fn step(node: &Arc<Node>, room: &Arc<Room>, table: &Arc<Table>) -> Result<()> {
    let position = table.position();
    match table.due() {
        Due::Nothing => wait_for_others().await,
        Due::Bot { seat, level } => {
            node.world.sleep(node.settings.bot_pause.as_millis() as u64).await;
            let now = node.now();
            if !node.store.lease_if_shared(&table.id, &node.name, now, now + LEASE).await? {
                sleep(PATIENCE).await;
                return Ok(());
            }
            let moves = think(node, table, level).await?;
            node.rooms.apply(room, Actor::Server, &Command::DecideFor { seat, position, moves }).await?;
        }
        Due::Answer { seat, answer } => {
            let answer = Command::DecideFor { seat, position, moves: vec![answer] };
            match node.rooms.apply(room, Actor::Server, &answer).await {
                // The answer alone is no whole decision here: the person is asked after all, and their clock runs.
                Err(Problem::Bad(_) | Problem::Rule { .. }) => wait_for_flag(node, room, table).await?,
                done => drop(done?),
            }
        }
        Due::Flag { .. } => wait_for_flag(node, room, table).await?,
    }
    Ok(())
}

/// What a bot decides.
async fn think(node: &Node, table: &Table, level: Level) -> Result<Vec<String>> {
    fn moves<G: Playable>(course: &CourseOf<G>, level: Level, seed: u64) -> Result<Vec<String>> {
        let mut played = course.played().clone();
        let known = played.position() as usize;
        let mut bot = level.player::<G>(SplitMix::new(seed));
        played.let_decide(&mut *bot, &mut Silent).map_err(Refusal::from)?;
        let decided = played.record().plays.iter().skip(known);
        Ok(decided.filter_map(|play| if let Play::Move { mv, .. } = play { Some(mv.to_string()) } else { None }).collect())
    }

    let begun = Instant::now();
    let _thinking = node.thinkers.acquire().await.map_err(Problem::broken)?;
    let (course, seed) = (Arc::clone(table.begun()?), bots_seed(table));
    let thought = tokio::task::spawn_blocking(move || with_course!(&*course, of => moves(of, level, seed)));
    let moves = thought.await.map_err(Problem::broken)??;
    node.metrics.bot_seconds.observe(begun.elapsed().as_secs_f64());
    Ok(moves)
}

async fn wait_for_flag(node: &Node, room: &Arc<Room>, table: &Table) -> Result<()> {
    let Some((seat, at)) = table.flag() else { return wait_for_others().await };
    node.world.sleep((at - node.now()).max(0) as u64).await;
    node.rooms.apply(room, Actor::Server, &Command::DropFlag { seat }).await?;
    Ok(())
}

async fn wait_for_others<T>() -> T {
    std::future::pending().await
}

/// A bot's thinking follows from the dice's secret, so that nobody at the table can foresee it and every node thinks alike.
fn bots_seed(table: &Table) -> u64 {
    let digest = Digest::of(&[b"omerta bot 1\n", &table.seed.0.0, &table.position().to_le_bytes()]);
    u64::from_le_bytes(std::array::from_fn(|index| digest.0[index]))
}
