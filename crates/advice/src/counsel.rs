use bots::Estimate;
use engine::{Evaluate, Game, Message, Seen, Shown, Speak, SplitMix};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Hint, SEED, Weighed};

/// How much is said at most of what a plan brings.
const BRINGS: usize = 3;

/// What the adviser says to a seat that has to decide: in messages, or put into words (`W`).
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[schema(description = "What the adviser says to a seat that has to decide.")]
pub struct Counsel<W = Message> {
    /// The worlds that were imagined; none if nothing had to be thought about.
    pub simulations: u32,
    /// The move that is to be made because there is no other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only_move: Option<NamedMove<W>>,
    /// What can be done, the best first.
    pub moves: Vec<Candidate<W>>,
}

/// A move and what it is called.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct NamedMove<W = Message> {
    /// The move as records write it.
    pub r#move: String,
    /// What the one who may make it calls it.
    pub words: W,
}

/// A move that was thought about.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Candidate<W = Message> {
    /// The move, and what it is worth.
    #[serde(flatten)]
    pub weighed: Weighed<W>,
    /// The part of the first thinking about these moves that went into it.
    pub thought: f64,
    /// How to go on after it, as far as that can be foreseen.
    pub then: Vec<NamedMove<W>>,
    /// Whether the decision goes on after that: the plan is not told to its end.
    pub goes_on: bool,
    /// What it would bring, as far as that can be foreseen.
    pub brings: Vec<W>,
}

impl Counsel {
    /// A hint with its best plans, at most `top` of them, as the seat calls their moves. Plans that do the same in another order
    /// are one plan.
    #[inline(never)]
    pub fn new<G: Speak + Evaluate>(setup: &G::Setup, seen: &Seen<'_, G>, hint: &Hint<G::Move>, top: usize) -> Counsel {
        match hint {
            Hint::OnlyMove(mv) => Counsel { simulations: 0, only_move: Plan::of(seen, &[*mv]).steps.pop(), moves: Vec::new() },
            Hint::SearchResult(verdict) => {
                let all: u32 = verdict.estimates.iter().map(|estimate| estimate.visits).sum();
                let mut moves: Vec<Candidate> = Vec::new();
                for estimate in verdict.estimates.iter().filter(|estimate| estimate.visits > 0) {
                    if moves.len() == top {
                        break;
                    }
                    let candidate = Candidate::new(setup, seen, estimate, all);
                    moves.extend(candidate.filter(|plan| !moves.iter().any(|other| other.is_same_plan(plan))));
                }
                Counsel { simulations: verdict.simulations, only_move: None, moves }
            }
        }
    }

    /// The same, put into words.
    pub fn said<W>(&self, say: impl Fn(&Message) -> W) -> Counsel<W> {
        Counsel {
            simulations: self.simulations,
            only_move: self.only_move.as_ref().map(|only| only.said(&say)),
            moves: self.moves.iter().map(|candidate| candidate.said(&say)).collect(),
        }
    }
}

impl<W> Candidate<W> {
    /// The moves of the plan, as records write them.
    pub fn plan(&self) -> impl Iterator<Item = &str> {
        [&self.weighed.named].into_iter().chain(&self.then).map(|step| step.r#move.as_str())
    }

    /// Whether it begins with these moves and goes on after them.
    pub fn follows(&self, moves: &[String]) -> bool {
        self.steps_made(moves).is_some() && self.then.len() + 1 > moves.len()
    }

    /// How many of its steps these moves have made; nothing if they do something else. Of a plan that goes on (`goes_on`) nobody
    /// knows what comes after the steps that it tells.
    pub fn steps_made(&self, moves: &[String]) -> Option<usize> {
        let steps = self.then.len() + 1;
        let begins = self.plan().zip(moves).all(|(step, made)| step == made);
        (begins && (moves.len() <= steps || self.goes_on)).then_some(moves.len().min(steps))
    }

    /// Whether both do the same in another order: the first step of each is among those of the other.
    fn is_same_plan(&self, other: &Candidate<W>) -> bool {
        let begins_with = |plan: &Candidate<W>, step: &str| plan.weighed.named.r#move == step;
        self.plan().any(|step| begins_with(other, step)) && other.plan().any(|step| begins_with(self, step))
    }
}

impl Candidate {
    fn new<G: Speak + Evaluate>(
        setup: &G::Setup,
        seen: &Seen<'_, G>,
        found: &Estimate<G::Move>,
        tries: u32,
    ) -> Option<Candidate> {
        let Plan { steps, goes_on, reports } = Plan::of(seen, &[&[found.mv], &found.then[..]].concat());
        let told: Vec<&G::Report> = reports.iter().map(|report| &**report).filter(|report| !G::echoes_move(report)).collect();
        let mut brings = G::tell_all(setup, &told);
        brings.truncate(BRINGS);
        let mut steps = steps.into_iter();
        Some(Candidate {
            weighed: Weighed::new(steps.next()?, found),
            thought: f64::from(found.visits) / f64::from(tries),
            then: steps.collect(),
            goes_on,
            brings,
        })
    }

    fn said<W>(&self, say: &impl Fn(&Message) -> W) -> Candidate<W> {
        Candidate {
            weighed: self.weighed.said(say),
            thought: self.thought,
            then: self.then.iter().map(|step| step.said(say)).collect(),
            goes_on: self.goes_on,
            brings: self.brings.iter().map(say).collect(),
        }
    }
}

impl NamedMove {
    pub(crate) fn said<W>(&self, say: &impl Fn(&Message) -> W) -> NamedMove<W> {
        NamedMove { r#move: self.r#move.clone(), words: say(&self.words) }
    }
}

/// Moves in a row and what comes of them, as far as the seat can foresee it.
pub(crate) struct Plan<G: Game> {
    pub(crate) steps: Vec<NamedMove>,
    goes_on: bool,
    reports: Vec<Shown<G::Report>>,
}

impl<G: Speak> Plan<G> {
    /// Each move is named where those before it lead, in a world that the seat imagines. What comes after something that the seat
    /// cannot foresee is left out.
    pub(crate) fn of(seen: &Seen<'_, G>, moves: &[G::Move]) -> Plan<G> {
        let mut draft = seen.draft(&mut SplitMix::new(SEED));
        let (mut steps, mut reports) = (Vec::new(), Vec::new());
        for mv in moves {
            let words = draft.world().name_move(*mv);
            let Ok(heard) = draft.add(*mv) else { break };
            steps.push(NamedMove { r#move: mv.to_string(), words });
            reports.extend(heard);
        }
        Plan { steps, goes_on: !draft.is_whole(), reports }
    }
}
