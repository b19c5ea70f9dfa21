use bots::Finding;
use serde::Serialize;
use table::{Appraise, Message, Seen, Speak};

use crate::{Hint, name_plan};

/// What the adviser says to a seat that has to decide: in messages, or put into words (`W`).
#[derive(Clone, PartialEq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NamedMove<W = Message> {
    /// The move as records write it.
    pub r#move: String,
    /// What the one who may make it calls it.
    pub words: W,
}

/// A move that was thought about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Candidate<W = Message> {
    /// The move.
    #[serde(flatten)]
    pub named: NamedMove<W>,
    /// The chance to win after it.
    pub chance: f64,
    /// The place to be expected after it: 1 is the first.
    pub place: f64,
    /// The part of all tries that went into it.
    pub thought: f64,
    /// How to go on after it, as far as that can be foreseen.
    pub then: Vec<NamedMove<W>>,
}

impl Counsel {
    /// A hint with its best moves, at most `top` of them, as the seat calls them.
    pub fn new<G: Speak + Appraise>(seen: &Seen<'_, G>, hint: &Hint<G::Move>, top: usize) -> Counsel {
        match hint {
            Hint::OnlyMove(mv) => Counsel { simulations: 0, only_move: named_plan(seen, &[*mv]).pop(), moves: Vec::new() },
            Hint::Verdict(verdict) => {
                let all: u32 = verdict.findings.iter().map(|finding| finding.visits).sum();
                let tried = verdict.findings.iter().filter(|finding| finding.visits > 0).take(top);
                Counsel {
                    simulations: verdict.simulations,
                    only_move: None,
                    moves: tried.filter_map(|finding| Candidate::new(seen, finding, all)).collect(),
                }
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

impl Candidate {
    fn new<G: Speak + Appraise>(seen: &Seen<'_, G>, found: &Finding<G::Move>, tries: u32) -> Option<Candidate> {
        let mut plan = named_plan(seen, &[&[found.mv], &found.then[..]].concat()).into_iter();
        Some(Candidate {
            named: plan.next()?,
            chance: found.chance,
            place: found.place,
            thought: f64::from(found.visits) / f64::from(tries),
            then: plan.collect(),
        })
    }

    fn said<W>(&self, say: &impl Fn(&Message) -> W) -> Candidate<W> {
        Candidate {
            named: self.named.said(say),
            chance: self.chance,
            place: self.place,
            thought: self.thought,
            then: self.then.iter().map(|step| step.said(say)).collect(),
        }
    }
}

impl NamedMove {
    pub(crate) fn said<W>(&self, say: &impl Fn(&Message) -> W) -> NamedMove<W> {
        NamedMove { r#move: self.r#move.clone(), words: say(&self.words) }
    }
}

/// Moves in a row, as far as the seat can foresee them.
fn named_plan<G: Speak>(seen: &Seen<'_, G>, moves: &[G::Move]) -> Vec<NamedMove> {
    let plan = moves.iter().zip(name_plan(seen, moves));
    plan.map(|(mv, words)| NamedMove { r#move: mv.to_string(), words }).collect()
}
