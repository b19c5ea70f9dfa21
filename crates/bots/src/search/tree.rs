use engine::{Action, Evaluate, MAX_SEATS, SearchSettings, Seat, Silent, SplitMix, Turn, Viewer, draw, legal_moves};

/// The number of a branch that is hidden from the one who thinks.
const HIDDEN: u32 = u32::MAX;
/// Moves of the house are numbered behind those of the seats.
const HOUSE: u32 = 1 << 16;
/// The least prior of a move, as a part of that of the most promising one.
const LEAST_PRIOR: f64 = 0.001;
/// How many moves ahead a continuation is told.
const TOLD: usize = 4;

/// What the one who thinks knows of a position: how it was reached.
#[derive(Default)]
struct Node {
    visits: u32,
    /// The chances of all seats, summed over all visits.
    chances: [f32; MAX_SEATS],
    /// The squares of the chances of the one who thinks, summed likewise: how far tries were apart.
    squares: f32,
    /// Who decided here last; in other worlds it may be another.
    decides: Option<Seat>,
    /// What the one who decides here was seen to be able to do, in the order of the moves' numbers.
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
    /// How likely it was considered before it was tried.
    prior: f32,
    /// The chances of all seats after it, summed over its visits.
    chances: [f32; MAX_SEATS],
}

impl Branch {
    fn mean(&self, seat: Seat) -> f64 {
        f64::from(self.chances[seat.index()]) / f64::from(self.visits.max(1))
    }
}

impl Node {
    /// Where the branch of a move stands, or would.
    fn find(&self, number: u16) -> Result<usize, usize> {
        self.branches.binary_search_by_key(&number, |branch| branch.number)
    }
}

/// What tries added up to.
#[derive(Clone, Copy, Default)]
pub(super) struct Sums {
    pub(super) visits: u32,
    /// Everybody's chances.
    pub(super) chances: [f64; MAX_SEATS],
    /// The squares of the chances of the one who thinks.
    pub(super) squares: f64,
}

pub(super) struct Tree<G: Evaluate> {
    nodes: Vec<Node>,
    moves: Vec<G::Move>,
    /// The branches of those moves.
    available: Vec<usize>,
    /// The positions of one simulation and the branches taken there.
    path: Vec<(u32, Option<usize>)>,
}

impl<G: Evaluate> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), moves: Vec::new(), available: Vec::new(), path: Vec::new() }
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

    /// What the tries of a position added up to.
    pub(super) fn sums(&self, node: u32) -> Sums {
        let Node { visits, chances, squares, .. } = &self.nodes[node as usize];
        Sums { visits: *visits, chances: chances.map(f64::from), squares: f64::from(*squares) }
    }

    /// Whether anything is known about the moves here.
    pub(super) fn is_open(&self, node: u32) -> bool {
        self.nodes[node as usize].branches.iter().any(|branch| branch.visits > 0)
    }

    /// Whether it was this seat that decided here, not the house or another.
    pub(super) fn is_of(&self, node: u32, seat: Seat) -> bool {
        self.nodes[node as usize].decides == Some(seat)
    }

    /// Whether so many more simulations cannot change which move is tried most.
    pub(super) fn is_settled(&self, node: u32, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for branch in &self.nodes[node as usize].branches {
            if branch.visits > most {
                (most, second) = (branch.visits, most);
            } else {
                second = second.max(branch.visits);
            }
        }
        most > second + left
    }

    /// The position after a move of the one who thinks.
    pub(super) fn after(&self, node: u32, mv: G::Move) -> Option<u32> {
        self.known(node, u32::from(mv.number()))
    }

    fn known(&self, node: u32, number: u32) -> Option<u32> {
        self.nodes[node as usize].beyond.iter().find(|(other, _)| *other == number).map(|(_, next)| *next)
    }

    /// The moves here of the one who thinks, and what the tries of each added up to. (Tries that only weighed a move are not
    /// among them: they would draw attention to it.)
    pub(super) fn branches(&self, node: u32) -> impl Iterator<Item = (G::Move, Sums)> {
        self.nodes[node as usize].branches.iter().filter_map(move |branch| {
            let mv = G::Move::from_number(branch.number)?;
            let after = self.after(node, mv).map_or(Sums::default(), |after| self.sums(after));
            let squares = after.squares * f64::from(branch.visits) / f64::from(after.visits.max(1));
            Some((mv, Sums { visits: branch.visits, chances: branch.chances.map(f64::from), squares }))
        })
    }

    /// The moves with which a seat most likely goes on after a move, as long as nobody else has a say.
    pub(super) fn continuation(&self, node: u32, mv: G::Move, seat: Seat) -> Vec<G::Move> {
        let mut told = Vec::new();
        let mut at = self.after(node, mv);
        while let Some(node) = at.map(|at| &self.nodes[at as usize])
            && node.decides == Some(seat)
            && told.len() < TOLD
            && let Some(most) = node.branches.iter().max_by_key(|branch| branch.visits)
            && most.visits > 0
            && let Some(mv) = G::Move::from_number(most.number)
        {
            told.push(mv);
            at = at.and_then(|at| self.after(at, mv));
        }
        told
    }

    /// One simulation: down to a position that was never visited, and back with the chances there.
    pub(super) fn grow(
        &mut self,
        root: u32,
        mut world: G,
        viewer: Seat,
        settings: &SearchSettings<G::Weights>,
        random: &mut SplitMix,
    ) {
        self.path.clear();
        let (mut node, me) = (root, Viewer::Seat(viewer));
        let chances = loop {
            match world.turn() {
                Turn::Over => {
                    self.path.push((node, None));
                    break world.chances(&settings.weights);
                }
                Turn::House => {
                    self.path.push((node, None));
                    let house = draw(&world, random);
                    let shown = world.house_seen_by(house, me);
                    world.settle(house, &mut Silent);
                    node = self.beyond(node, shown.map_or(HIDDEN, |house| HOUSE + u32::from(house.number())));
                }
                Turn::Seat(seat) => {
                    if node != root && self.nodes[node as usize].visits == 0 {
                        self.path.push((node, None));
                        let chances = self.best_chances(node, &world, seat, settings);
                        break if settings.rollout_depth == 0 { chances } else { self.rollout(world, settings, random) };
                    }
                    let (branch, mv) = self.choose(node, &world, seat, settings);
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
            node.squares += (chances[viewer.index()] * chances[viewer.index()]) as f32;
            if let Some(branch) = branch {
                node.branches[*branch].visits += 1;
                add(&mut node.branches[*branch].chances, &chances);
            }
        }
    }

    /// The position behind a branch, new if it was never reached.
    pub(super) fn beyond(&mut self, node: u32, number: u32) -> u32 {
        self.known(node, number).unwrap_or_else(|| {
            let next = self.nodes.len() as u32;
            self.nodes.push(Node::default());
            self.nodes[node as usize].beyond.push((number, next));
            next
        })
    }

    /// Everybody's chances after what looks best here to the seat that decides.
    fn best_chances(&mut self, at: u32, world: &G, seat: Seat, settings: &SearchSettings<G::Weights>) -> [f64; MAX_SEATS] {
        legal_moves(world, &mut self.moves);
        expand(&mut self.nodes[at as usize], world, seat, &self.moves, settings)
    }

    /// Everybody's chances after as many more decisions as a rollout has, each as it looks best to the seat that makes it. What
    /// somebody must do is no decision.
    fn rollout(&mut self, mut world: G, settings: &SearchSettings<G::Weights>, random: &mut SplitMix) -> [f64; MAX_SEATS] {
        let mut left = settings.rollout_depth;
        loop {
            match world.turn() {
                Turn::Over => return world.chances(&settings.weights),
                Turn::House => {
                    let house = draw(&world, random);
                    world.settle(house, &mut Silent);
                }
                Turn::Seat(seat) => {
                    legal_moves(&world, &mut self.moves);
                    if let [only] = self.moves[..] {
                        world.play(only, &mut Silent);
                        continue;
                    }
                    let (best, chances) = most_promising(&world, seat, &self.moves, settings);
                    if left == 0 {
                        return chances;
                    }
                    left -= 1;
                    world.play(best, &mut Silent);
                }
            }
        }
    }

    /// What a seat tries next: what has done it good, what looked likely at first, and what it has seldom tried.
    fn choose(&mut self, at: u32, world: &G, seat: Seat, settings: &SearchSettings<G::Weights>) -> (usize, G::Move) {
        legal_moves(world, &mut self.moves);
        let node = &mut self.nodes[at as usize];
        node.decides = Some(seat);
        if self.moves.iter().any(|mv| node.find(mv.number()).is_err()) {
            expand(node, world, seat, &self.moves, settings);
        }
        self.available.clear();
        self.available.extend(self.moves.iter().filter_map(|mv| node.find(mv.number()).ok()));
        let mean = f64::from(node.chances[seat.index()]) / f64::from(node.visits.max(1));
        let total: f64 = self.available.iter().map(|index| f64::from(node.branches[*index].prior)).sum();
        let (mut best, mut best_score) = (0, f64::NEG_INFINITY);
        for (order, index) in self.available.iter().enumerate() {
            let branch = &mut node.branches[*index];
            branch.available += 1;
            let value = if branch.visits == 0 { mean } else { branch.mean(seat) };
            let share = f64::from(branch.prior) / total;
            let score = value + settings.exploration * share * f64::from(branch.available).sqrt() / f64::from(1 + branch.visits);
            if score > best_score {
                (best, best_score) = (order, score);
            }
        }
        (self.available[best], self.moves[best])
    }
}

/// Adds the moves that were not available before, with their priors: how good the chances are that they lead to. Gives everybody's
/// chances after the best move.
fn expand<G: Evaluate>(
    node: &mut Node,
    world: &G,
    seat: Seat,
    moves: &[G::Move],
    settings: &SearchSettings<G::Weights>,
) -> [f64; MAX_SEATS] {
    let chances_after = world.chances_after(moves, &settings.weights);
    let of_seat = |chances: &[f64; MAX_SEATS]| chances[seat.index()];
    let best = chances_after.iter().copied().max_by(|one, other| of_seat(one).total_cmp(&of_seat(other)));
    let best = best.expect("somebody who decides has a move");
    for (mv, chances) in moves.iter().zip(&chances_after) {
        if let Err(place) = node.find(mv.number()) {
            let prior = ((of_seat(chances) - of_seat(&best)) / settings.prior_temperature).exp().max(LEAST_PRIOR) as f32;
            let branch = Branch { number: mv.number(), visits: 0, available: 0, prior, chances: [0.0; MAX_SEATS] };
            node.branches.insert(place, branch);
        }
    }
    best
}

/// The move that looks best to a seat, and everybody's chances after it.
fn most_promising<G: Evaluate>(
    world: &G,
    seat: Seat,
    moves: &[G::Move],
    settings: &SearchSettings<G::Weights>,
) -> (G::Move, [f64; MAX_SEATS]) {
    let chances_after = moves.iter().copied().zip(world.chances_after(moves, &settings.weights));
    let best = chances_after.max_by(|one, other| one.1[seat.index()].total_cmp(&other.1[seat.index()]));
    best.expect("somebody who decides has a move")
}

fn add(sum: &mut [f32; MAX_SEATS], chances: &[f64; MAX_SEATS]) {
    for (sum, chance) in sum.iter_mut().zip(chances) {
        *sum += *chance as f32;
    }
}
