use bots::Estimate;
use engine::{Message, Record, Seat, Speak, SplitMix};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Judgement, NamedMove, SEED, Summary};

/// What was found about the decisions of a finished game: in messages, or put into words (`W`).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(description = "What was found about the decisions of a finished game.")]
pub struct Analysis<W = Message> {
    /// The game, as files and commands call it.
    pub game: &'static str,
    /// Whether it goes to the end of the game; otherwise somebody interrupted it.
    pub whole: bool,
    /// How well each seat decided, if it had a choice.
    pub seats: Vec<SeatAnalysis>,
    /// Every choice, in the order of the lines.
    pub decisions: Vec<Judged<W>>,
    /// Everybody's chance to win, by seat, at lines of the record: as those who decided could know it, and at the end as it came.
    #[serde(skip)]
    pub course: Vec<(u32, Vec<f64>)>,
}

/// How well a seat decided.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatAnalysis {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What the game calls the one who sits there.
    pub name: String,
    /// What its decisions come to.
    #[serde(flatten)]
    pub summary: Summary,
}

/// A choice that somebody made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Judged<W = Message> {
    /// The line of the record.
    pub line: u32,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What the game calls them.
    pub name: String,
    /// The move that was made.
    pub made: Weighed<W>,
    /// The move that the adviser would have made.
    pub best: Weighed<W>,
    /// Whether that is the same move, or one that is equally good.
    pub agrees: bool,
    /// How much of the chance to win the move gave away.
    pub loss: f64,
    /// How far off that may be.
    pub uncertainty: f64,
    /// How much the best move is ahead of the next best.
    #[serde(skip)]
    pub margin: f64,
    /// Everybody's chance to win, by seat, if the best is made of it.
    pub chances: Vec<f64>,
    /// Why the adviser would have made his move.
    pub why: W,
}

/// A move and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Weighed<W = Message> {
    /// The move.
    #[serde(flatten)]
    pub named: NamedMove<W>,
    /// The chance to win after it.
    pub chance: f64,
    /// How far off that may be: nothing if it is sure.
    pub uncertainty: f64,
    /// The expected place after it: 1 is the first.
    pub place: f64,
}

impl Analysis {
    /// What the judgements of a game come to; `whole` if these are all that there are.
    #[inline(never)]
    pub fn new<G: Speak>(record: &Record<G>, judgements: &[Judgement<G>], whole: bool) -> Analysis {
        let setup = &record.header.setup;
        let seats = || Seat::all(G::seats(setup));
        let summaries = seats().filter_map(|seat| {
            Some(SeatAnalysis { seat, name: G::seat_name(setup, seat), summary: Summary::of(seat, judgements)? })
        });
        let judged = |judgement: &Judgement<G>| Judged {
            line: judgement.line(),
            seat: judgement.seat(),
            name: G::seat_name(setup, judgement.seat()),
            made: Weighed::judged(judgement, &judgement.made),
            best: Weighed::judged(judgement, &judgement.best),
            agrees: judgement.agrees(),
            loss: judgement.loss(),
            uncertainty: judgement.uncertainty(),
            margin: judgement.margin(),
            chances: judgement.chances().to_vec(),
            why: judgement.explain(),
        };
        let decisions: Vec<Judged> = judgements.iter().map(judged).collect();
        let mut course: Vec<(u32, Vec<f64>)> =
            decisions.iter().map(|decision| (decision.line, decision.chances.clone())).collect();
        if let Some(ending) = record.ending().filter(|ending| whole && !ending.winners.is_empty()) {
            let share = 1.0 / ending.winners.len() as f64;
            let won = |seat: Seat| if ending.winners.contains(&seat) { share } else { 0.0 };
            course.push((record.plays.len() as u32, seats().map(won).collect()));
        }
        Analysis { game: G::ID, whole, seats: summaries.collect(), decisions, course }
    }

    /// The same, put into words.
    pub fn said<W>(&self, say: impl Fn(&Message) -> W) -> Analysis<W> {
        Analysis {
            game: self.game,
            whole: self.whole,
            seats: self.seats.clone(),
            decisions: self.decisions.iter().map(|decision| decision.said(&say)).collect(),
            course: self.course.clone(),
        }
    }
}

impl Judged {
    fn said<W>(&self, say: &impl Fn(&Message) -> W) -> Judged<W> {
        Judged {
            line: self.line,
            seat: self.seat,
            name: self.name.clone(),
            made: self.made.said(say),
            best: self.best.said(say),
            agrees: self.agrees,
            loss: self.loss,
            uncertainty: self.uncertainty,
            margin: self.margin,
            chances: self.chances.clone(),
            why: say(&self.why),
        }
    }
}

impl Judged<String> {
    /// What the adviser would have done instead ([`crate::TEXTS`]); nothing if he would have done the same.
    pub fn instead(&self) -> Option<Message> {
        (!self.agrees).then(|| Message::new("analyse-better").with("what", self.best.named.words.as_str()))
    }

    /// Why the move was good, or what was better or as good and why ([`crate::TEXTS`]).
    pub fn reason(&self) -> Message {
        let is_same = self.made.named.r#move == self.best.named.r#move;
        let key = if is_same {
            "analyse-best"
        } else if self.agrees {
            "analyse-equal"
        } else {
            "analyse-better"
        };
        Message::new(key).with("what", self.why.as_str())
    }
}

impl Weighed {
    fn judged<G: Speak>(judgement: &Judgement<G>, found: &Estimate<G::Move>) -> Weighed {
        let words = judgement.seen().draft(&mut SplitMix::new(SEED)).world().name_move(found.mv);
        Weighed::new(NamedMove { r#move: found.mv.to_string(), words }, found)
    }

    pub(crate) fn new<M>(named: NamedMove, found: &Estimate<M>) -> Weighed {
        Weighed { named, chance: found.chance, uncertainty: found.uncertainty, place: found.place }
    }

    pub(crate) fn said<W>(&self, say: &impl Fn(&Message) -> W) -> Weighed<W> {
        let Weighed { named, chance, uncertainty, place } = self;
        Weighed { named: named.said(say), chance: *chance, uncertainty: *uncertainty, place: *place }
    }
}
