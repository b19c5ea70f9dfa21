//! No bot can peek: in two worlds that differ only in what is hidden from its seat, it does the same from the same seed, and it
//! works as hard for it, so that the time it takes tells nothing either.

use bots::{Budget, Level, Search, SearchPlayer, SearchResult};
use engine::kit::random_game;
use engine::{Evaluate, Options, Player, Random, Seat, Seen, SplitMix, Viewer};

/// Enough to reach positions beyond the bot's own move, few enough for thousands of searches.
const SIMULATIONS: u32 = 30;
/// Positions that are looked at, for each number of players.
const POSITIONS: u32 = 60;
/// One decision in so many is looked at, so that whole games are.
const EVERY: u32 = 7;

/// What was compared.
#[derive(Default)]
struct Compared {
    positions: u32,
    /// Those where the imagined world was really another.
    different: u32,
}

/// A player of this name that no clock stops: the levels that search think less, but in the same way.
fn player<G: Evaluate>(name: &str, seed: u64) -> Box<dyn Player<G>> {
    match name.parse().ok().and_then(Level::budget) {
        Some(budget) => Box::new(SearchPlayer::new(&G::tuning().search, small(budget), SplitMix::new(seed))),
        None => bots::player(name, SplitMix::new(seed)).expect("the game has this player"),
    }
}

fn small(budget: Budget) -> Budget {
    Budget { simulations: SIMULATIONS, cap: None, ..budget }
}

/// What a search finds, with all its visits, and how much it worked.
fn verdict<G: Evaluate>(seen: &Seen<'_, G>, random: SplitMix) -> SearchResult<G::Move> {
    Search::new(&G::tuning().search, Budget::of(SIMULATIONS), random).think(seen)
}

fn compare_worlds<G: Evaluate>(truth: &G, other: &G, seat: Seat, seed: u64) {
    let (in_truth, in_other) = (Seen::new(truth, seat), Seen::new(other, seat));
    for name in bots::names::<G>() {
        let decide = |seen| player::<G>(name, seed).decide(seen);
        assert_eq!(decide(&in_truth), decide(&in_other), "{name} of {} peeks: {truth:?} or {other:?}", G::ID);
    }
    let verdicts = [&in_truth, &in_other].map(|seen| verdict(seen, SplitMix::new(seed)));
    assert_eq!(verdicts[0], verdicts[1], "the search of {} peeks: {truth:?} or {other:?}", G::ID);
}

/// Walks through random games and compares what bots do in the true world and in one that their seat imagines.
fn compare_games<G: Evaluate>(players: usize) -> Compared {
    let setup = G::setup(players, &Options::default(), None).expect("the standard set-up is legal");
    let mut compared = Compared::default();
    let mut random = SplitMix::fork(2024, players as u64);
    while compared.positions < POSITIONS {
        let game = SplitMix::new(random.next());
        random_game::<G>(
            &setup,
            game,
            |_, _| (),
            |step| {
                let Some(seat) = step.before.turn().seat() else { return };
                if compared.positions < POSITIONS && random.below(EVERY) == 0 {
                    let other = step.before.imagine(Viewer::Seat(seat), &mut random);
                    compare_worlds(step.before, &other, seat, random.next());
                    compared.positions += 1;
                    compared.different += u32::from(other != *step.before);
                }
            },
        );
    }
    compared
}

/// Compares games at every number of players, and gives the part of the worlds that differed.
fn share_of_other_worlds<G: Evaluate>() -> f64 {
    let (mut positions, mut different) = (0, 0);
    for players in G::PLAYERS.0..=G::PLAYERS.1 {
        let compared = compare_games::<G>(players);
        positions += compared.positions;
        different += compared.different;
    }
    f64::from(different) / f64::from(positions)
}

#[test]
fn no_bot_of_capone_can_peek() {
    let share = share_of_other_worlds::<capone::Capone>();
    assert!(share > 0.7, "only {share} of the worlds differed");
}

#[test]
fn no_bot_of_maffiosi_can_peek() {
    let share = share_of_other_worlds::<maffiosi::Maffiosi>();
    assert!(share > 0.7, "only {share} of the worlds differed");
}

/// Der Pate shows every payment, so a careful player knows everything, hidden money or not (P1.7): there is only one world.
#[test]
fn bots_of_der_pate_have_nothing_to_peek_at() {
    assert!(share_of_other_worlds::<pate::Pate>() < f64::EPSILON);
}
