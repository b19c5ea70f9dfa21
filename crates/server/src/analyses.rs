//! What finished games were worth, decision by decision: thought about once, in the background, and kept for those who look.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use advice::{Analysis, Decision, Judgement};
use engine::Record;
use games::Playable;
use tables::{Course, CourseOf, Table};
use tokio::sync::{Mutex as AsyncMutex, Semaphore};
use tokio::task::spawn_blocking;

use crate::lock::lock;
use crate::problem::{Problem, Result};
use crate::shown::with_course;

/// Games that are kept in mind.
const MOST: usize = 64;

/// How far the thinking about a game is.
#[derive(Clone)]
pub(crate) enum Thinking {
    /// Other games come first.
    Queued,
    /// So many of its decisions are judged.
    Goes { judged: usize, decisions: usize },
    /// All of them.
    Done(Arc<Analysis>),
    /// Something went wrong.
    Failed,
}

/// The games that were asked about, the one that was asked about last at the end.
pub(crate) struct Analyses {
    known: Mutex<VecDeque<(String, Thinking)>>,
    /// One game at a time is thought about: bots do not wait for more than one of its decisions.
    turn: AsyncMutex<()>,
    thinkers: Arc<Semaphore>,
    /// Worlds that are imagined for each decision.
    simulations: u32,
}

impl Analyses {
    /// None yet; those to come share the cores with bots.
    pub(crate) fn new(thinkers: Arc<Semaphore>, simulations: u32) -> Arc<Analyses> {
        Arc::new(Analyses { known: Mutex::default(), turn: AsyncMutex::default(), thinkers, simulations })
    }

    /// How far a game is; `None` if nobody has asked about it, and then it is queued.
    fn look_or_queue(&self, table: &str) -> Result<Option<Thinking>> {
        let mut known = lock(&self.known);
        if let Some(at) = known.iter().position(|(id, _)| id == table)
            && let Some(found) = known.remove(at)
        {
            let thinking = found.1.clone();
            known.push_back(found);
            return Ok(Some(thinking));
        }
        if known.len() >= MOST {
            // What is not done yet would be begun again.
            let oldest = known.iter().position(|(_, thinking)| matches!(thinking, Thinking::Done(_) | Thinking::Failed));
            known.remove(oldest.ok_or(Problem::TooMany)?);
        }
        known.push_back((table.to_owned(), Thinking::Queued));
        Ok(None)
    }

    fn set(&self, table: &str, thinking: Thinking) {
        if let Some(known) = lock(&self.known).iter_mut().find(|(id, _)| id == table) {
            known.1 = thinking;
        }
    }

    /// What a finished game was worth, or how far the thinking about it is. Who asks first has it begun.
    pub(crate) fn analysis(self: &Arc<Self>, table: &Table) -> Result<Thinking> {
        let course = table.course.as_ref().filter(|course| course.has_ended());
        let course = course.ok_or(Problem::NotNow("problem-no-analysis-yet"))?;
        if let Some(thinking) = self.look_or_queue(&table.id)? {
            return Ok(thinking);
        }
        let (all, id, course) = (Arc::clone(self), table.id.to_string(), Arc::clone(course));
        tokio::spawn(async move {
            let done = match analyse(&all, &id, course).await {
                Ok(analysis) => Thinking::Done(Arc::new(analysis)),
                Err(problem) => {
                    tracing::warn!(table = id, why = ?problem, "a game cannot be analysed");
                    Thinking::Failed
                }
            };
            all.set(&id, done);
        });
        Ok(Thinking::Queued)
    }
}

/// Judges a game, each decision when a bot could think.
async fn analyse(analyses: &Analyses, table: &str, course: Arc<dyn Course>) -> Result<Analysis> {
    let _turn = analyses.turn.lock().await;
    let mut inquiry = spawn_blocking(move || with_course!(&*course, of => inquiry(of))).await.map_err(Problem::broken)??;
    let (decisions, simulations) = (inquiry.decisions(), analyses.simulations);
    for judged in 0..decisions {
        analyses.set(table, Thinking::Goes { judged, decisions });
        let thinking = Arc::clone(&analyses.thinkers).acquire_owned().await.map_err(Problem::broken)?;
        let judge = move || {
            let _kept = thinking;
            inquiry.judge(judged, simulations);
            inquiry
        };
        inquiry = spawn_blocking(judge).await.map_err(Problem::broken)?;
    }
    spawn_blocking(move || inquiry.analysis()).await.map_err(Problem::broken)
}

/// The decisions of a game that has ended, to be judged one after the other.
trait Inquiry: Send {
    /// How many there are.
    fn decisions(&self) -> usize;

    /// Judges the one with this number, from 0.
    fn judge(&mut self, number: usize, simulations: u32);

    /// What the judgements so far come to.
    fn analysis(&self) -> Analysis;
}

fn inquiry<G: Playable>(course: &CourseOf<G>) -> Result<Box<dyn Inquiry>> {
    let record = course.played().record().clone();
    let decisions = advice::decisions(&record).map_err(|unfit| Problem::said(unfit.to_string()))?;
    Ok(Box::new(GameInquiry { record, decisions, judgements: Vec::new() }))
}

struct GameInquiry<G: Playable> {
    record: Record<G>,
    decisions: Vec<Decision<G>>,
    judgements: Vec<Judgement<G>>,
}

impl<G: Playable> Inquiry for GameInquiry<G> {
    fn decisions(&self) -> usize {
        self.decisions.len()
    }

    fn judge(&mut self, number: usize, simulations: u32) {
        self.judgements.extend(self.decisions[number].judge(simulations));
    }

    fn analysis(&self) -> Analysis {
        Analysis::new(&self.record, &self.judgements, true)
    }
}
