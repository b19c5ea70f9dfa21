//! Perft: the number of ways in which the next few decisions can go, with the house scripted. A change of the rules shows as a
//! changed number.

use std::fmt::Write as _;

use crate::{Game, Random, Silent, SplitMix, Turn, legal_moves};

/// What the house does by a script: the same for the same number of house moves made before on the way.
fn settle_by_script<G: Game>(game: &mut G, script: u64, house_moves: u64) {
    let drawn = SplitMix::fork(script, house_moves).next() % u64::from(game.total_weight().max(1));
    let house = game.outcome_at(drawn as u32).expect("the house always has an outcome");
    game.settle(house, &mut Silent);
}

/// How many positions there are after `depth` decisions from here, each reached way counted. A game that ends before counts
/// as one. The house plays by a script.
pub fn perft<G: Game>(game: &G, depth: u32, script: u64) -> u64 {
    leaves(game.clone(), depth, script, 0)
}

fn leaves<G: Game>(mut game: G, depth: u32, script: u64, mut house_moves: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    while game.turn() == Turn::House {
        settle_by_script(&mut game, script, house_moves);
        house_moves += 1;
    }
    if game.turn() == Turn::Over {
        return 1;
    }
    let mut moves = Vec::new();
    legal_moves(&game, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv| {
        let mut next = game.clone();
        next.play(mv, &mut Silent);
        leaves(next, depth - 1, script, house_moves)
    };
    moves.into_iter().map(after).sum()
}

/// The position after a number of random decisions, or the last one if the game ends before. The house plays by the script.
#[must_use]
pub fn advance<G: Game>(game: &G, decisions: u32, script: u64) -> G {
    let (mut game, mut random, mut moves) = (game.clone(), SplitMix::new(script), Vec::new());
    let (mut made, mut house_moves) = (0, 0);
    loop {
        match game.turn() {
            Turn::House => {
                settle_by_script(&mut game, script, house_moves);
                house_moves += 1;
            }
            Turn::Seat(_) if made < decisions => {
                legal_moves(&game, &mut moves);
                game.play(*random.pick(&moves), &mut Silent);
                made += 1;
            }
            Turn::Seat(_) | Turn::Over => return game,
        }
    }
}

/// Counts a perft table again. A table has a row for each count: the name of a set-up, a script, the number of random
/// decisions to make first, a depth and the count. Lines that begin with # are kept as they are. A test compares the table with
/// what comes back, best by [`super::assert_golden`].
///
/// # Panics
/// If a row is not of that form or a set-up cannot be played.
pub fn perft_table<G: Game>(table: &str, setup: impl Fn(&str) -> G::Setup) -> String {
    let mut counted = String::new();
    for line in table.lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            writeln!(counted, "{line}").expect("text can be written");
        } else {
            writeln!(counted, "{}", counted_row::<G>(line, &setup)).expect("text can be written");
        }
    }
    counted
}

fn counted_row<G: Game>(row: &str, setup: impl Fn(&str) -> G::Setup) -> String {
    let cells: Vec<&str> = row.split_whitespace().collect();
    let &[name, script, decisions, depth, ..] = cells.as_slice() else {
        panic!("{row:?} is no row of a perft table: set-up, script, decisions, depth, count");
    };
    let number = |cell: &str| cell.parse::<u64>().unwrap_or_else(|_| panic!("{cell:?} in {row:?} is not a number"));
    let begin = G::begin(&setup(name), G::RULES_VERSION).unwrap_or_else(|error| panic!("{name}: {error}"));
    let game = advance(&begin, number(decisions) as u32, number(script));
    format!("{name} {script} {decisions} {depth} {}", perft(&game, number(depth) as u32, number(script)))
}
