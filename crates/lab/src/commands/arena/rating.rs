/// Games of one player against several of another kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duel {
    /// Who sits alone, and whose kind sits on the other seats.
    pub(super) one: usize,
    pub(super) many: usize,
    pub(super) seats_of_many: f64,
    /// Wins in games, shared ones split. Games that nobody wins do not count.
    pub(super) wins_of_one: f64,
    pub(super) wins_of_many: f64,
}

/// How strong somebody is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rating {
    pub(super) points: f64,
    /// How far off it may be, with 95 % confidence, beside whoever has [`ANCHOR_POINTS`].
    pub(super) margin: f64,
}

/// The rating of the one from whom the scale is measured.
pub(super) const ANCHOR_POINTS: f64 = 1500.0;
/// Points that make the odds ten times as good, as in chess.
const POINTS_PER_TENFOLD: f64 = 400.0;
/// So many games with a fair result are added to each duel, so that somebody who never loses has a rating.
const ADDED_GAMES: f64 = 1.0;
const MAX_STEPS: usize = 200;
/// The longest step on the way to the best fit, in e-folds of strength.
const LONGEST_STEP: f64 = 1.0;

/// The ratings of all players that explain the duels best (Plackett and Luce's model: whoever sits at a table wins with a chance
/// in proportion to his strength). Strength is e to the power of what is fitted; the anchor's is 1.
///
/// The margins come from the curvature of the likelihood, as if all games were independent. Paired games differ less than that,
/// so margins are rather too wide than too narrow.
pub(super) fn fit(players: usize, anchor: usize, duels: &[Duel]) -> Vec<Rating> {
    let mut strengths = vec![0.0; players];
    for _ in 0..MAX_STEPS {
        let (slope, curvature) = likelihood(&strengths, anchor, duels);
        let step = times(&inverse(curvature), &slope);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let shortened = (LONGEST_STEP / longest.max(f64::MIN_POSITIVE)).min(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += part * shortened);
        if longest < 1e-10 {
            break;
        }
    }
    let (_, curvature) = likelihood(&strengths, anchor, duels);
    let covariance = inverse(curvature);
    let scale = POINTS_PER_TENFOLD / 10_f64.ln();
    let rating = |player: usize| Rating {
        points: ANCHOR_POINTS + scale * strengths[player],
        margin: if player == anchor { 0.0 } else { scale * 1.96 * covariance[player][player].sqrt() },
    };
    (0..players).map(rating).collect()
}

/// The slope of the logarithm of the likelihood, and how strongly it bends down. The anchor is held fast.
fn likelihood(strengths: &[f64], anchor: usize, duels: &[Duel]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let players = strengths.len();
    let mut slope = vec![0.0; players];
    let mut curvature = vec![vec![0.0; players]; players];
    for duel in duels {
        let fair = 1.0 / (1.0 + duel.seats_of_many);
        let wins = duel.wins_of_one + ADDED_GAMES * fair;
        let games = duel.wins_of_one + duel.wins_of_many + ADDED_GAMES;
        let chance = 1.0 / (1.0 + duel.seats_of_many * (strengths[duel.many] - strengths[duel.one]).exp());
        let bend = games * chance * (1.0 - chance);
        slope[duel.one] += wins - games * chance;
        slope[duel.many] -= wins - games * chance;
        curvature[duel.one][duel.one] += bend;
        curvature[duel.many][duel.many] += bend;
        curvature[duel.one][duel.many] -= bend;
        curvature[duel.many][duel.one] -= bend;
    }
    slope[anchor] = 0.0;
    curvature[anchor].fill(0.0);
    for row in &mut curvature {
        row[anchor] = 0.0;
    }
    curvature[anchor][anchor] = 1.0;
    (slope, curvature)
}

fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// The inverse of a matrix that is symmetric and positive definite, by Gauss and Jordan: such a matrix needs no pivoting.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let by = matrix[pivot][pivot];
        for side in [&mut matrix, &mut inverse] {
            side[pivot].iter_mut().for_each(|cell| *cell /= by);
        }
        for row in (0..size).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for side in [&mut matrix, &mut inverse] {
                let pivots = side[pivot].clone();
                side[row].iter_mut().zip(pivots).for_each(|(cell, of_pivot)| *cell -= factor * of_pivot);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use engine::{Random, SplitMix};

    use super::*;

    /// True ratings, the second is the anchor's.
    const TRUE: [f64; 5] = [900.0, 1500.0, 1620.0, 1700.0, 1740.0];
    const ANCHOR: usize = 1;

    fn chance(one: usize, many: usize) -> f64 {
        let strength = |player: usize| 10_f64.powf(TRUE[player] / POINTS_PER_TENFOLD);
        strength(one) / (strength(one) + 3.0 * strength(many))
    }

    fn duels(games: f64, wins: impl Fn(f64) -> f64) -> Vec<Duel> {
        let pairs = [(1, 0), (2, 1), (3, 2), (4, 3), (2, 0), (3, 1), (4, 2)];
        let duel = |(one, many)| {
            let wins_of_one = wins(chance(one, many));
            Duel { one, many, seats_of_many: 3.0, wins_of_one, wins_of_many: games - wins_of_one }
        };
        pairs.into_iter().map(duel).collect()
    }

    #[test]
    fn known_strengths_are_recovered() {
        let games = 1_000_000.0;
        let ratings = fit(5, ANCHOR, &duels(games, |chance| games * chance));
        for (rating, points) in ratings.iter().zip(TRUE) {
            assert!((rating.points - points).abs() < 0.5, "{ratings:?}");
        }
        assert!(ratings[ANCHOR].margin < 1e-9 && ratings[4].margin > 0.1, "{ratings:?}");
    }

    #[test]
    fn intervals_hold_the_truth_about_nineteen_times_in_twenty() {
        let mut random = SplitMix::new(1);
        let (mut inside, mut all) = (0, 0);
        for _ in 0..200 {
            let sampled = |chance: f64, random: &mut SplitMix| {
                (0..400).filter(|_| f64::from(random.below(1 << 24)) < chance * f64::from(1 << 24)).count() as f64
            };
            let fixed: Vec<f64> = duels(1.0, |chance| chance).iter().map(|duel| sampled(duel.wins_of_one, &mut random)).collect();
            let mut sample = duels(400.0, |_| 0.0);
            for (duel, wins) in sample.iter_mut().zip(fixed) {
                (duel.wins_of_one, duel.wins_of_many) = (wins, 400.0 - wins);
            }
            let ratings = fit(5, ANCHOR, &sample);
            for player in [0, 2, 3, 4] {
                all += 1;
                inside += u32::from((ratings[player].points - TRUE[player]).abs() <= ratings[player].margin);
            }
        }
        let share = f64::from(inside) / f64::from(all);
        assert!((0.92..0.98).contains(&share), "{share}");
    }

    #[test]
    fn somebody_who_never_loses_has_a_rating() {
        let duel = Duel { one: 0, many: 1, seats_of_many: 3.0, wins_of_one: 100.0, wins_of_many: 0.0 };
        let ratings = fit(2, 1, &[duel]);
        assert!(ratings[0].points > 2000.0 && ratings[0].points.is_finite() && ratings[0].margin > 100.0, "{ratings:?}");
    }
}
