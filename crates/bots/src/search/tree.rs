use table::{Action, Appraise, MAX_SEATS, Quick, Random, Seat, Silent, Turn, Viewer, legal_moves};

use super::{Finding, Thought};
use crate::SensiblePlayer;

/// The number of a branch that is hidden from the one who thinks.
const HIDDEN: u32 = u32::MAX;
/// Moves of the house are numbered behind those of the seats.
const HOUSE: u32 = 1 << 16;

/// What the one who thinks knows of a position: how it was reached.
#[derive(Default)]
struct Node {
    visits: u32,
    /// The chances of all seats, summed over all visits.
    chances: [f32; MAX_SEATS],
    /// What the one who decides here was seen to be able to do.
    branches: Vec<Branch>,
    /// Where the game goes on, by what the one who thinks sees of a move.
    beyond: Vec<(u32, u32)>,
}

struct Branch {
    /// The move's number.
    number: u16,
    visits: u32,
    /// How often it was legal when the position was visited.
    available: u32,
    /// How much attention the first look gave it.
    attention: f32,
    /// The chances of all seats after it, summed over its visits.
    chances: [f32; MAX_SEATS],
}

impl Branch {
    fn mean(&self, seat: Seat) -> f64 {
        f64::from(self.chances[seat.index()]) / f64::from(self.visits.max(1))
    }
}

pub(super) struct Tree<G: Appraise> {
    nodes: Vec<Node>,
    root: u32,
    moves: Vec<G::Move>,
    /// The positions of one simulation and the branches taken there.
    path: Vec<(u32, Option<usize>)>,
}

impl<G: Appraise> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), root: 0, moves: Vec::new(), path: Vec::new() }
    }

    /// Forgets everything and gives the number of the first position.
    pub(super) fn restart(&mut self) -> u32 {
        self.nodes.clear();
        self.nodes.push(Node::default());
        0
    }

    pub(super) fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    /// The position after a move of the one who thinks.
    pub(super) fn child(&self, mv: G::Move) -> Option<u32> {
        let beyond = &self.nodes.get(self.root as usize)?.beyond;
        beyond.iter().find(|(number, _)| *number == u32::from(mv.number())).map(|(_, node)| *node)
    }

    /// One simulation: down to a position that was never visited, and back with the chances there.
    pub(super) fn grow(
        &mut self,
        root: u32,
        mut world: G,
        viewer: Seat,
        policy: &mut SensiblePlayer<G>,
        thought: &Thought,
        random: &mut Quick,
    ) {
        self.root = root;
        self.path.clear();
        let (mut node, me) = (root, Viewer::Seat(viewer));
        let chances = loop {
            match world.turn() {
                Turn::Over => {
                    self.path.push((node, None));
                    break world.chances(&policy.weights);
                }
                Turn::House => {
                    self.path.push((node, None));
                    let house = world.outcome_at(random.below(world.total_weight())).expect("the house has an outcome");
                    let shown = world.house_seen_by(house, me);
                    world.settle(house, &mut Silent);
                    node = self.beyond(node, shown.map_or(HIDDEN, |house| HOUSE + u32::from(house.number())));
                }
                Turn::Seat(seat) => {
                    if node != root && self.nodes[node as usize].visits == 0 {
                        self.path.push((node, None));
                        play_on(&mut world, thought.foresight, policy, random);
                        break world.chances(&policy.weights);
                    }
                    let (branch, mv) = self.choose(node, &world, seat, &policy.weights, thought);
                    self.path.push((node, Some(branch)));
                    let shown = world.move_seen_by(seat, mv, me);
                    world.play(mv, &mut Silent);
                    node = self.beyond(node, shown.map_or(HIDDEN, |mv| u32::from(mv.number())));
                }
            }
        };
        for (node, branch) in &self.path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            add(&mut node.chances, &chances);
            if let Some(branch) = branch {
                node.branches[*branch].visits += 1;
                add(&mut node.branches[*branch].chances, &chances);
            }
        }
    }

    /// The position behind a branch, new if it was never reached.
    fn beyond(&mut self, node: u32, number: u32) -> u32 {
        let known = self.nodes[node as usize].beyond.iter().find(|(other, _)| *other == number);
        if let Some((_, next)) = known {
            return *next;
        }
        let next = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.nodes[node as usize].beyond.push((number, next));
        next
    }

    /// What a seat tries next: what has done it good, what the first look liked, and what it has seldom tried.
    fn choose(&mut self, at: u32, world: &G, seat: Seat, weights: &G::Weights, thought: &Thought) -> (usize, G::Move) {
        legal_moves(world, &mut self.moves);
        let node = &mut self.nodes[at as usize];
        let unknown = self.moves.iter().any(|mv| !node.branches.iter().any(|branch| branch.number == mv.number()));
        if unknown {
            look(node, world, seat, &self.moves, weights, thought);
        }
        let mean = f64::from(node.chances[seat.index()]) / f64::from(node.visits.max(1));
        let find = |mv: &G::Move| node.branches.iter().position(|branch| branch.number == mv.number());
        let available: Vec<usize> = self.moves.iter().filter_map(find).collect();
        let attention: f64 = available.iter().map(|index| f64::from(node.branches[*index].attention)).sum();
        let (mut best, mut best_score) = (0, f64::NEG_INFINITY);
        for (order, index) in available.iter().enumerate() {
            let branch = &mut node.branches[*index];
            branch.available += 1;
            let value = if branch.visits == 0 { mean } else { branch.mean(seat) };
            let share = f64::from(branch.attention) / attention;
            let score = value + thought.curiosity * share * f64::from(branch.available).sqrt() / f64::from(1 + branch.visits);
            if score > best_score {
                (best, best_score) = (order, score);
            }
        }
        (available[best], self.moves[best])
    }

    /// What was found about the moves at a position, the most tried first.
    pub(super) fn findings(&self, node: u32, seat: Seat) -> Vec<Finding<G::Move>> {
        let found = self.nodes[node as usize].branches.iter().filter_map(|branch| {
            let mv = G::Move::from_number(branch.number)?;
            Some(Finding { mv, visits: branch.visits, chance: branch.mean(seat) })
        });
        let mut found: Vec<Finding<G::Move>> = found.collect();
        found.sort_by(|one, other| (other.visits, other.chance).partial_cmp(&(one.visits, one.chance)).expect("chances are numbers"));
        found
    }
}

/// Sensible players make so many decisions, and finish the last one.
fn play_on<G: Appraise>(world: &mut G, decisions: u32, policy: &mut SensiblePlayer<G>, random: &mut Quick) {
    let mut left = decisions;
    while left > 0 || !world.at_rest() {
        match world.turn() {
            Turn::Over => return,
            Turn::House => {
                let house = world.outcome_at(random.below(world.total_weight())).expect("the house has an outcome");
                world.settle(house, &mut Silent);
            }
            Turn::Seat(seat) => {
                let mv = policy.best(world, seat);
                world.play(mv, &mut Silent);
                left = left.saturating_sub(1);
            }
        }
    }
}

/// A first look at moves that were not available before: how the sensible player likes what they lead to.
fn look<G: Appraise>(node: &mut Node, world: &G, seat: Seat, moves: &[G::Move], weights: &G::Weights, thought: &Thought) {
    let worths: Vec<f64> = moves
        .iter()
        .map(|mv| {
            let mut next = world.clone();
            next.play(*mv, &mut Silent);
            next.appraise(seat, weights)
        })
        .collect();
    let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let fold = thought.hunch * world.fold(weights);
    for (mv, worth) in moves.iter().zip(worths) {
        if !node.branches.iter().any(|branch| branch.number == mv.number()) {
            let attention = ((worth - best) / fold).exp().max(0.001) as f32;
            let chances = [0.0; MAX_SEATS];
            node.branches.push(Branch { number: mv.number(), visits: 0, available: 0, attention, chances });
        }
    }
}

fn add(sum: &mut [f32; MAX_SEATS], chances: &[f64; MAX_SEATS]) {
    for (sum, chance) in sum.iter_mut().zip(chances) {
        *sum += *chance as f32;
    }
}
