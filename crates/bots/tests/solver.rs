//! The solver behind `docs/exploitability.md` finds what is known of small games.

#[path = "../examples/exploit/cfr.rs"]
mod cfr;
#[path = "../examples/exploit/outlook.rs"]
mod outlook;
#[path = "../examples/exploit/tree.rs"]
mod tree;

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

mod dice {
    use pate::{Pate, Setup};
    use table::{Game, Quick, Random, Silent, Turn, Viewer, legal_moves};

    use super::outlook::Outlook;

    /// The chance of the last seat to win, looked up the long way.
    fn plain(world: &Pate) -> f64 {
        match world.turn() {
            Turn::Over => world.standings().map_or(0.0, |standings| standings.win_share(table::Seat::new(1))),
            Turn::House => {
                let mut sum = 0.0;
                world.outcomes(&mut |house, weight| {
                    let mut next = *world;
                    next.settle(house, &mut Silent);
                    sum += plain(&next) * f64::from(weight);
                });
                sum / f64::from(world.total_weight())
            }
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                legal_moves(world, &mut moves);
                let after = moves.into_iter().map(|mv| {
                    let mut next = *world;
                    next.play(mv, &mut Silent);
                    plain(&next)
                });
                after.fold(0.0, f64::max)
            }
        }
    }

    /// The last seat's decisions from the third row of the last round on, in a random game.
    fn last_decisions(number: u64) -> Vec<Pate> {
        let setup = Setup { open_money: true, ..Setup::standard(2) };
        let mut decisions = Vec::new();
        table::kit::random_game::<Pate>(
            &setup,
            Quick::fork(3, number),
            |_, _| (),
            |step| {
                let view = step.before.view(Viewer::Everyone);
                let last = table::Seat::new(1);
                if step.mv.is_some() && view.round == 7 && view.active == last && view.decides == Some(last) && view.row >= 3 {
                    decisions.push(*step.before);
                }
            },
        );
        decisions
    }

    #[test]
    fn what_is_remembered_of_rolls_is_what_a_plain_search_finds() {
        let mut random = Quick::new(5);
        let (mut compared, mut open) = (0, 0);
        for number in 0..40 {
            let mut outlook = Outlook::perfect(1_000_000);
            let decisions = last_decisions(number);
            if decisions.is_empty() {
                continue;
            }
            let world = random.pick(&decisions);
            let [_, chance] = outlook.of(world).expect("two rows are not too large");
            assert!(super::close(chance, plain(world)), "{world:?}");
            compared += 1;
            open += u32::from(chance > 0.0 && chance < 1.0);
        }
        assert!(compared > 20 && open > 0, "{compared} compared, {open} of them open");
    }

    #[test]
    fn a_bot_that_plays_the_worst_move_does_no_better_than_perfect_play() {
        let world = last_decisions(1)[0];
        let mut last_move = |world: &Pate| {
            let mut moves = Vec::new();
            legal_moves(world, &mut moves);
            moves[moves.len() - 1]
        };
        let with_bot = Outlook::with_bot((table::Seat::new(1), &mut last_move), 1_000_000).of(&world);
        let perfect = Outlook::perfect(1_000_000).of(&world);
        assert!(with_bot.zip(perfect).is_some_and(|(bot, perfect)| bot[1] <= perfect[1]));
    }
}
