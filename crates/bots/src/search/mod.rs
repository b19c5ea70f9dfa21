//! Information-set Monte Carlo tree search for several players: one tree over many imagined worlds, seen with the eyes of the
//! one who thinks.
//!
//! Each simulation imagines a fresh world that agrees with what the seat knows, walks down the tree by moves that are legal in
//! that world, adds one position, and asks the game's own evaluation what everybody's chances are there. Every seat picks what is
//! best for itself (max-n); a move counts as tried only where it was available. What a seat cannot see, such as another's
//! hidden card, is one branch for all that it could be. The same seed and number of simulations give the same tree.

mod tree;
mod weigh;

use std::time::{Duration, Instant};

use engine::{Action, Evaluate, MAX_SEATS, Random, SearchSettings, Seat, Seen, SplitMix};

use crate::sure::{is_sure_loss, sure_win};
use crate::{Certainty, Sure};
use tree::{Sums, Tree};

/// How much a search thinks about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Worlds that are imagined for a decision.
    pub simulations: u32,
    /// Whether there is time for rollouts ([`SearchSettings::rollout_depth`]).
    pub rolls_out: bool,
    /// It stops early if no other move could catch up in this part of the simulations that are left: with 1 that is certain,
    /// with 4 (a quarter of them) nearly so, and much sooner.
    pub certainty: u32,
    /// Worlds that are imagined whatever the time, unless it is settled before which move is best.
    pub least: u32,
    /// Time after which it stops, if it has imagined the least number of worlds. `None`: it never does, and is the same on every
    /// machine.
    pub cap: Option<Duration>,
}

impl Budget {
    /// So many simulations, judged where they end, for however long that takes.
    pub const fn of(simulations: u32) -> Budget {
        Budget { simulations, rolls_out: false, certainty: 1, least: 0, cap: None }
    }
}

/// What a search found out about a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win after it, for the one who makes it.
    pub chance: f64,
    /// How far off that may be: nothing if it is sure. Another judgement of the same move, from other worlds, is hardly ever
    /// farther away than this.
    pub uncertainty: f64,
    /// The place that the one who makes it can expect after it: 1 is the first.
    pub place: f64,
    /// The moves with which its maker most likely goes on, as long as nobody else has a say.
    pub then: Vec<M>,
    /// Everybody's chance to win after it, by seat.
    pub chances: [f64; MAX_SEATS],
}

/// Tries are not independent, for each follows what earlier ones found: so many times the standard error of as many independent
/// tries is the uncertainty. A generous guess; a test of the adviser holds it to that.
const ERRORS: f64 = 4.0;
/// However alike the tries were, one more could have been won or lost.
const ONE_TRY: f64 = 0.5;

impl<M> Estimate<M> {
    /// What comes of everybody's chances, added up over all visits.
    fn new(mv: M, sums: &Sums, seat: Seat, players: usize, sure: Option<Sure>) -> Estimate<M> {
        let tries = f64::from(sums.visits.max(1));
        let mut chances = sums.chances.map(|sum| sum / tries);
        let chance = chances[seat.index()];
        let spread = (sums.squares / tries - chance * chance).max(0.0);
        let uncertainty = (ERRORS * (spread / tries).sqrt() + ONE_TRY / tries).min(1.0);
        if let Some(sure) = sure {
            settle(&mut chances[..players], seat, sure);
        }
        let place = expected_place(seat, &chances[..players]);
        let uncertainty = if sure.is_some() { 0.0 } else { uncertainty };
        Estimate { mv, visits: sums.visits, chance: chances[seat.index()], uncertainty, place, then: Vec::new(), chances }
    }
}

/// Everybody's chances where a seat's fate is sure: the others share what is left as before.
fn settle(chances: &mut [f64], seat: Seat, sure: Sure) {
    let own = if sure == Sure::Win { 1.0 } else { 0.0 };
    let others: f64 = chances.iter().sum::<f64>() - chances[seat.index()];
    let even = (1.0 - own) / (chances.len() as f64 - 1.0);
    for (index, chance) in chances.iter_mut().enumerate() {
        *chance = match index {
            _ if index == seat.index() => own,
            _ if others > 0.0 => *chance * (1.0 - own) / others,
            _ => even,
        };
    }
}

/// What a search came to.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<M> {
    /// What it found out about each move, the best first.
    pub estimates: Vec<Estimate<M>>,
    /// The worlds that it looked into, those of an earlier step of the same decision included.
    pub simulations: u32,
}

impl<M> SearchResult<M> {
    /// What it holds to be the best move.
    pub fn best(&self) -> &Estimate<M> {
        &self.estimates[0]
    }
}

/// One who thinks: a tree that grows while a decision is made, small move by small move.
pub struct Search<G: Evaluate> {
    settings: SearchSettings<G::Weights>,
    budget: Budget,
    random: SplitMix,
    tree: Tree<G>,
    /// Where the decision stands in the tree, if it has thought about it.
    at: Option<u32>,
    /// Where the chance of the last thinking came from.
    start: u64,
    /// What is sure where it has just thought.
    certainty: Certainty<G::Move>,
}

/// The steps after the first of a decision are thought through again only if fewer than this part of the budget went there.
const THOUGHT_THROUGH: u32 = 4;
/// The chance to win below which there is nothing left to win.
const LEAST_CHANCE: f64 = 0.002;
/// Simulations between two checks of the clock.
const BETWEEN_CHECKS: u32 = 16;

impl<G: Evaluate> Search<G> {
    /// A search that repeats itself from the same seed as long as time does not stop it.
    pub fn new(settings: &SearchSettings<G::Weights>, budget: Budget, random: SplitMix) -> Search<G> {
        let rollout_depth = if budget.rolls_out { settings.rollout_depth } else { 0 };
        let settings = SearchSettings { rollout_depth, ..settings.clone() };
        Search { settings, budget, random, tree: Tree::new(), at: None, start: 0, certainty: Certainty::none() }
    }

    /// What a seat that has a choice does to win. It takes a sure win without a thought, and shuns a sure loss whatever it thinks of
    /// it. Nothing if there is nothing left to win: moves are told apart only by the win.
    #[inline(never)]
    pub fn decide(&mut self, seen: &Seen<'_, G>) -> Option<G::Move> {
        let (world, mut moves) = (seen.imagine(&mut SplitMix::new(0)), Vec::new());
        seen.moves(&mut moves);
        if let Some(win) = sure_win(&world, seen.seat(), &moves) {
            self.forget();
            return Some(win);
        }
        self.certainty = Certainty::none();
        let verdict = self.explore(seen);
        let mut hopeful = verdict.estimates.iter().filter(|estimate| estimate.chance >= LEAST_CHANCE);
        hopeful.find(|estimate| !is_sure_loss(&world, seen.seat(), estimate.mv)).map(|estimate| estimate.mv)
    }

    /// Thinks about what a seat sees. What is sure of a move is found out before, and is what it is worth.
    #[inline(never)]
    pub fn think(&mut self, seen: &Seen<'_, G>) -> SearchResult<G::Move> {
        self.certainty = Certainty::seen(seen);
        self.explore(seen)
    }

    #[inline(never)]
    fn explore(&mut self, seen: &Seen<'_, G>) -> SearchResult<G::Move> {
        let begun = Instant::now();
        self.start = u64::from(self.random.below(u32::MAX));
        let mut random = SplitMix::fork(self.start, 0);
        let Budget { certainty, least, cap, .. } = self.budget;
        let simulations = self.budget.simulations.max(1);
        let goes_on = !seen.imagine(&mut random).at_rest();
        let known = self.at.filter(|at| goes_on && self.tree.is_of(*at, seen.seat()));
        let root = known.unwrap_or_else(|| self.tree.restart());
        self.at = Some(root);
        let done = self.tree.visits(root);
        if done >= simulations / THOUGHT_THROUGH && self.tree.is_open(root) {
            return self.verdict(seen.seat(), seen.players());
        }
        let out_of_time = |number: u32| {
            let is_due = number >= least && number.is_multiple_of(BETWEEN_CHECKS);
            is_due && cap.is_some_and(|cap| begun.elapsed() >= cap)
        };
        // A position that was reached by the last simulation alone has not been looked into yet.
        for number in done..simulations.max(done + 1) {
            if number > done && (self.tree.is_settled(root, (simulations - number) / certainty) || out_of_time(number)) {
                break;
            }
            let world = seen.imagine(&mut random);
            self.tree.grow(root, world, seen.seat(), &self.settings, &mut random);
        }
        self.verdict(seen.seat(), seen.players())
    }

    /// Forgets what it thought before: a move is made about which it did not think.
    pub fn forget(&mut self) {
        self.at = None;
    }

    /// Remembers that a move is made, so that the rest of its decision need not be thought through again. What it teaches makes
    /// everything thought before worthless.
    pub fn follow(&mut self, seen: &Seen<'_, G>, mv: G::Move) {
        let teaches = seen.imagine(&mut self.random).teaches(mv);
        self.at = self.at.filter(|_| !teaches).and_then(|at| self.tree.after(at, mv));
    }

    /// Where it has just thought.
    fn root(&self) -> u32 {
        self.at.expect("it has just thought")
    }

    fn verdict(&self, seat: Seat, players: usize) -> SearchResult<G::Move> {
        let root = self.root();
        let found = |(mv, sums): (G::Move, Sums)| self.estimate(mv, &sums, seat, players);
        let mut estimates: Vec<Estimate<G::Move>> = self.tree.branches(root).map(found).collect();
        let rank = |mv: G::Move| match self.certainty.about(mv) {
            Some(Sure::Win) => 0,
            None => 1,
            Some(Sure::Loss) => 2,
        };
        estimates.sort_by(|one, other| {
            let by_visits = other.visits.cmp(&one.visits).then(other.chance.total_cmp(&one.chance));
            rank(one.mv).cmp(&rank(other.mv)).then(by_visits).then(one.mv.number().cmp(&other.mv.number()))
        });
        SearchResult { estimates, simulations: self.tree.visits(root) }
    }

    /// What it thinks of a move where it has just thought, and how its maker most likely goes on.
    fn estimate(&self, mv: G::Move, sums: &Sums, seat: Seat, players: usize) -> Estimate<G::Move> {
        let estimate = Estimate::new(mv, sums, seat, players, self.certainty.about(mv));
        Estimate { then: self.tree.continuation(self.root(), mv, seat), ..estimate }
    }
}

/// The place that a seat can expect if each pair of seats meets with the odds of their chances to win.
fn expected_place(seat: Seat, chances: &[f64]) -> f64 {
    let own = chances[seat.index()];
    let ahead = |other: f64| if own + other > 0.0 { other / (own + other) } else { 0.5 };
    let others = chances.iter().enumerate().filter(|(other, _)| *other != seat.index());
    1.0 + others.map(|(_, chance)| ahead(*chance)).sum::<f64>()
}
