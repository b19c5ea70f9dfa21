//! The solver behind `docs/exploitability.md` finds what is known of small games.

#[path = "../examples/exploit/cfr.rs"]
mod cfr;
#[path = "../examples/exploit/last_decisions.rs"]
mod last_decisions;
#[path = "../examples/exploit/outlook.rs"]
mod outlook;
#[path = "../examples/exploit/tree.rs"]
mod tree;
#[path = "../examples/exploit/write_out.rs"]
mod write_out;

use engine::{Game, Seat, Silent, Turn, Viewer, legal_moves};
use last_decisions::{LAST, last_decisions};
use outlook::Outlook;
use pate::{Move, Pate};
use tree::{At, Knowledge, Node, Strategy, Tree};

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-3
}

fn known(tree: &mut Tree, player: usize) -> usize {
    tree.knowledge.push(Knowledge { player, moves: 2 });
    tree.knowledge.len() - 1
}

/// Matching pennies, but a match of heads counts double: both show heads one time in three, and the first player wins a third.
fn pennies() -> Tree {
    let mut tree = Tree::default();
    let (first, second) = (known(&mut tree, 0), known(&mut tree, 1));
    let answers = [[1.0, 0.0], [0.0, 0.5]].map(|wins| {
        let next = wins.map(|win| tree.add(Node::Over(win))).to_vec();
        tree.add(Node::Decision(second, next))
    });
    tree.add(Node::Decision(first, answers.to_vec()));
    tree
}

/// Kuhn's poker: three cards, one each, a bet of one. What the first player wins, from -2 to 2, is told as a part of 1.
fn kuhn() -> Tree {
    let mut tree = Tree::default();
    let at_first: Vec<[usize; 2]> = (0..3).map(|_| [known(&mut tree, 0), known(&mut tree, 0)]).collect();
    let at_second: Vec<[usize; 2]> = (0..3).map(|_| [known(&mut tree, 1), known(&mut tree, 1)]).collect();
    let mut deals = Vec::new();
    for (first, second) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
        let sign = if first > second { 1.0 } else { -1.0 };
        let mut over = |won: f64| -> At { tree.add(Node::Over((won + 2.0) / 4.0)) };
        let [shown, called, first_folds, second_folds] = [over(sign), over(2.0 * sign), over(-1.0), over(1.0)];
        let after_check_and_bet = tree.add(Node::Decision(at_first[first][1], vec![first_folds, called]));
        let after_check = tree.add(Node::Decision(at_second[second][0], vec![shown, after_check_and_bet]));
        let after_bet = tree.add(Node::Decision(at_second[second][1], vec![second_folds, called]));
        deals.push((1.0 / 6.0, tree.add(Node::Decision(at_first[first][0], vec![after_check, after_bet]))));
    }
    tree.add(Node::House(deals));
    tree
}

/// The value for the first player, and what both together can gain by knowing the solution.
fn solved(tree: &Tree) -> (Strategy, f64, f64) {
    let best = cfr::equilibrium(tree, 2_000);
    let gain = tree.best_response(0, &best) + tree.best_response(1, &best) - 1.0;
    let value = tree.expected(&best);
    (best, value, gain)
}

#[test]
fn the_solver_finds_the_equilibrium_of_matching_pennies() {
    let (best, value, gain) = solved(&pennies());
    assert!(close(value, 1.0 / 3.0) && gain < 1e-3, "{value} {gain}");
    assert!(close(best[0][0], 1.0 / 3.0) && close(best[1][0], 1.0 / 3.0), "{best:?}");
    // Who never mixes is found out.
    assert!(close(pennies().best_response(1, &Tree::unmixed(&best)), 1.0));
}

#[test]
fn the_solver_finds_the_value_of_kuhns_poker() {
    let (best, value, gain) = solved(&kuhn());
    assert!(close(value * 4.0 - 2.0, -1.0 / 18.0) && gain < 1e-3, "{value} {gain}");
    // The second player always bets a king, never a queen, and bluffs with a jack one time in three.
    let bets = [0, 1, 2].map(|card| best[6 + 2 * card][1]);
    assert!(bets.into_iter().zip([1.0 / 3.0, 0.0, 1.0]).all(|(bet, should)| (bet - should).abs() < 0.02), "{bets:?}");
}

#[test]
fn a_best_response_sees_only_what_its_player_knows() {
    // Against heads and tails alike, nothing gains, though each single throw could be beaten.
    let tree = pennies();
    let even = tree.even();
    assert!(close(tree.best_response(1, &even), 1.0 - 0.25) && close(tree.best_response(0, &even), 0.5));
    assert!(close(tree.expected(&tree.between(&even, &even)), 0.375));
}

/// The chance of the last to move to win, looked up the long way.
fn plain(world: &Pate) -> f64 {
    match world.turn() {
        Turn::Over => world.standings().map_or(0.0, |standings| standings.win_share(LAST)),
        Turn::House => {
            let mut sum = 0.0;
            world.outcomes(&mut |house, weight| {
                let mut next = *world;
                next.settle(house, &mut Silent);
                sum += plain(&next) * f64::from(weight);
            });
            sum / f64::from(world.total_weight())
        }
        Turn::Seat(_) => moves(world).into_iter().map(|mv| plain_after(world, mv)).fold(0.0, f64::max),
    }
}

fn plain_after(world: &Pate, mv: Move) -> f64 {
    let mut next = *world;
    next.play(mv, &mut Silent);
    plain(&next)
}

fn moves(world: &Pate) -> Vec<Move> {
    let mut moves = Vec::new();
    legal_moves(world, &mut moves);
    moves
}

/// Games that are looked into.
const GAMES: u64 = 60;
/// Enough for the last two rows, whatever is in hand.
const MOST: usize = 1_000_000;

/// The first decision of a game's last turn that is not before the third row.
fn late_decision(number: u64) -> Option<Pate> {
    last_decisions(3, number).into_iter().find(|(_, row)| *row >= 3).map(|(world, _)| world)
}

#[test]
fn what_is_remembered_of_rolls_is_what_a_plain_search_finds() {
    let mut compared = 0;
    for world in (0..GAMES).filter_map(late_decision) {
        let [_, chance] = Outlook::perfect(MOST).of(&world).expect("two rows are not too large");
        assert!(close(chance, plain(&world)), "{world:?}");
        compared += 1;
    }
    assert!(compared > 30, "only {compared} were compared");
}

#[test]
fn a_game_that_is_written_out_is_worth_what_a_plain_search_finds() {
    for world in (0..GAMES).filter_map(late_decision) {
        let game = write_out::write_out(&[(world, 1.0)], [LAST, Seat::new(0)]);
        assert!(close(game.tree.best_response(0, &game.tree.even()), plain(&world)), "{world:?}");
        // Nothing is hidden, so every decision is one of its own.
        let decisions = game.tree.nodes.iter().filter(|node| matches!(node, Node::Decision(..))).count();
        assert_eq!(decisions, game.decisions.len());
        assert!(game.decisions.iter().all(|decision| decision.world.turn() == Turn::Seat(decision.seat)));
    }
}

#[test]
fn remembering_a_whole_roll_does_not_mix_up_rolls() {
    let mut open = 0;
    for (world, _) in (0..GAMES).filter_map(|number| last_decisions(3, number).into_iter().find(|(_, row)| *row == 2)) {
        // With a tile or a friend in hand the plain search would take too long.
        let family = &world.view(Viewer::Everyone).families[LAST.index()];
        if family.tiles.is_empty() && family.friends == 0 {
            let [_, chance] = Outlook::perfect(MOST).of(&world).expect("three rows are not too large");
            assert!(close(chance, plain(&world)), "{world:?}");
            open += u32::from(chance > 0.0 && chance < 1.0);
        }
    }
    assert!(open > 0, "every game was decided");
}

#[test]
fn a_bot_never_does_better_than_perfect_play_and_sometimes_worse() {
    let mut worse = 0;
    for world in (0..GAMES).filter_map(late_decision) {
        let mut last_of_all = |world: &Pate| moves(world)[moves(world).len() - 1];
        let with_bot = Outlook::with_bot((LAST, &mut last_of_all), MOST).of(&world).expect("two rows are not too large");
        let perfect = Outlook::perfect(MOST).of(&world).expect("two rows are not too large");
        assert!(with_bot[1] <= perfect[1]);
        worse += u32::from(with_bot[1] < perfect[1]);
    }
    assert!(worse > 0);
}
