//! Advice depends on what a seat knows alone, is the same whenever and however it is asked for, and can be said in every language.

use advice::{Counsel, Hint, Judgement, Summary, Unfit, decisions, hint};
use bots::{Certainty, Estimate};
use engine::{Dice, FairSetup, Header, Match, Options, Play, Random, Seat, Seed, Seen, Silent, SplitMix, Turn, Viewer};
use games::{AnyGame, Language, Phrasebook, Playable, with_game};

/// A game of players who choose at random, stopped after so many lines or played out.
fn random_game<G: Playable>(seed: u64, most_lines: u32) -> Match<G> {
    let (_, players) = G::PLAYERS;
    let setup = G::setup(players, &Options::default(), None).expect("the standard edition can be played");
    let seed_of_dice = Seed::for_simulation(seed, 0);
    let fair = FairSetup::of_bots(&seed_of_dice, players);
    let mut dice = Dice::new(fair.key(&seed_of_dice).expect("the seed is the committed one"), 0);
    let mut table = Match::<G>::begin(Header::new(setup, fair)).expect("the set-up can be played");
    let mut bot = bots::player::<G>("random", SplitMix::new(seed)).expect("there is such a player");
    while table.position() < most_lines {
        match table.game().turn() {
            Turn::House => table.house(&mut dice, &mut Silent),
            Turn::Seat(_) => table.let_decide(&mut *bot, &mut Silent).expect("bots play by the rules"),
            Turn::Over => break,
        }
    }
    table
}

fn ended<G: Playable>(seed: u64, most_lines: u32) -> Match<G> {
    let mut table = random_game::<G>(seed, most_lines);
    table.end(Seed::for_simulation(seed, 0), Some("enough for a test".to_owned()));
    table
}

/// Two worlds that differ only in what is hidden from a seat get the same hint, in the same words.
fn secrets<G: Playable>() {
    let mut different = 0;
    for seed in 0..12 {
        let table = random_game::<G>(seed, 60 + 10 * seed as u32);
        let Turn::Seat(seat) = table.game().turn() else { continue };
        let other = table.game().imagine(Viewer::Seat(seat), &mut SplitMix::new(seed));
        let hints = [table.game(), &other].map(|world| hint(&Seen::new(world, seat), 7, 60));
        assert_eq!(hints[0], hints[1], "{} from seed {seed}", G::ID);
        let setup = &table.record().header.setup;
        let counsel = |world: &G| hints[0].as_ref().map(|hint| Counsel::new(setup, &Seen::new(world, seat), hint, usize::MAX));
        assert_eq!(counsel(table.game()), counsel(&other), "{} from seed {seed}", G::ID);
        different += usize::from(*table.game() != other);
    }
    // Everything in Der Pate can be known by whoever pays attention.
    assert!(different >= 3 || G::ID == "pate", "only {different} positions of {} had secrets", G::ID);
}

#[test]
fn a_hint_depends_on_what_the_seat_knows_alone() {
    for game in AnyGame::ALL {
        with_game!(*game, G => secrets::<G>());
    }
}

fn whole<G: Playable>() {
    let record = ended::<G>(3, 120).record().clone();
    let judge = || -> Vec<Judgement<G>> {
        decisions(&record).expect("the game has ended").iter().flat_map(|decision| decision.judge(40)).collect()
    };
    let (judgements, again) = (judge(), judge());
    assert!(judgements.len() > 20, "{} has choices", G::ID);
    assert!(judgements.is_sorted_by_key(Judgement::line));
    for (one, other) in judgements.iter().zip(&again) {
        assert_eq!((one.line(), &one.made, &one.best), (other.line(), &other.made, &other.best));
        check_judgement(one, &record.plays);
    }
    let all = Seat::all(G::PLAYERS.1).filter_map(|seat| Summary::of(seat, &judgements));
    assert_eq!(all.map(|summary| summary.decisions).sum::<usize>(), judgements.len());
    say_all(&judgements);
}

fn check_judgement<G: Playable>(judgement: &Judgement<G>, plays: &[Play<G>]) {
    let made = Play::Move { seat: judgement.seat(), mv: judgement.made.mv };
    assert_eq!(plays[judgement.line() as usize - 1], made, "the move that stands in the record");
    assert!((0.0..=1.0).contains(&judgement.loss()));
    assert!(judgement.made.visits > 0, "what was made was tried");
    assert!(judgement.next.as_ref().is_none_or(|next| next.mv != judgement.best.mv && next.chance <= judgement.best.chance));
    let sum: f64 = judgement.chances().iter().sum();
    assert!((sum - 1.0).abs() < 1e-3, "somebody wins: {sum}");
}

fn say_all<G: Playable>(judgements: &[Judgement<G>]) {
    for language in Language::ALL {
        let phrases = Phrasebook::new::<G>(language, advice::TEXTS);
        for judgement in judgements {
            let said = phrases.say(&judgement.explain());
            assert!(said.contains('%') && !said.contains(['⟨', '{']), "{} in {language:?}: {said}", G::ID);
        }
    }
}

#[test]
fn a_finished_game_is_judged_the_same_again_and_explained_in_every_language() {
    for game in AnyGame::ALL {
        with_game!(*game, G => whole::<G>());
    }
}

fn running<G: Playable>() {
    let table = random_game::<G>(1, 80);
    assert!(matches!(decisions(table.record()), Err(Unfit::StillRuns)));
    let Turn::Seat(seat) = table.game().turn() else { return };
    let waiting = seat.left(table.game().players());
    assert_eq!(hint(&Seen::new(table.game(), waiting), 81, 10), None, "it is another's turn");
}

#[test]
fn a_running_game_is_not_judged_and_hints_wait_for_the_turn() {
    for game in AnyGame::ALL {
        with_game!(*game, G => running::<G>());
    }
}

/// What was taken back is no decision of the game.
fn taken_back<G: Playable>() {
    let mut random = SplitMix::new(5);
    for seed in 0..40 {
        let mut table = random_game::<G>(seed, 40 + random.below(60));
        let Turn::Seat(seat) = table.game().turn() else { continue };
        let mut bot = bots::player::<G>("random", SplitMix::new(seed)).expect("there is such a player");
        table.let_decide(&mut *bot, &mut Silent).expect("bots play by the rules");
        let Ok(from) = table.can_undo(seat) else { continue };
        table.undo(seat).expect("it can be taken back");
        table.end(Seed::for_simulation(seed, 0), Some("enough for a test".to_owned()));
        let found = decisions(table.record()).expect("the game has ended");
        let last = found.iter().flat_map(|decision| decision.judge(1)).map(|judgement| judgement.line()).max();
        assert!(last.is_none_or(|line| line < from), "{}: line {last:?}, taken back from {from}", G::ID);
        return;
    }
    panic!("nothing could be taken back in {}", G::ID);
}

#[test]
fn what_was_taken_back_is_not_judged() {
    for game in AnyGame::ALL {
        with_game!(*game, G => taken_back::<G>());
    }
}

/// What a hint says about a move, if it says anything.
fn hinted<G: Playable>(judgement: &Judgement<G>, simulations: u32, mv: G::Move) -> Option<Estimate<G::Move>> {
    match hint(&judgement.seen(), judgement.line(), simulations) {
        Some(Hint::SearchResult(verdict)) => verdict.estimates.into_iter().find(|estimate| estimate.mv == mv),
        _ => None,
    }
}

/// Whoever asks for a hint and reads the analysis later finds the same figures; who has the adviser think more or less finds
/// others, but within what was said to be uncertain.
fn agreeing<G: Playable>() {
    const SIMULATIONS: u32 = 120;
    let record = ended::<G>(11, 400).record().clone();
    let (mut compared, mut apart) = (0, 0);
    for decision in decisions(&record).expect("the game has ended").iter().step_by(4) {
        for judgement in decision.judge(SIMULATIONS) {
            for judged in [&judgement.made, &judgement.best] {
                if let Some(same) = hinted(&judgement, SIMULATIONS, judged.mv) {
                    assert_eq!(&same, judged, "line {} of {}", judgement.line(), G::ID);
                }
                if let Some(other) = hinted(&judgement, 3 * SIMULATIONS, judged.mv) {
                    compared += 1;
                    apart += u32::from((other.chance - judged.chance).abs() > other.uncertainty + judged.uncertainty);
                }
            }
            let best = hinted(&judgement, SIMULATIONS, judgement.best.mv).expect("the best move is hinted at");
            assert!(judgement.agrees() || best.chance - judgement.made.chance >= judgement.loss());
        }
    }
    assert!(compared >= 40, "{} has choices: {compared}", G::ID);
    assert!(apart * 20 <= compared, "{apart} of {compared} figures of {} are farther apart than was said", G::ID);
}

#[test]
fn a_hint_and_an_analysis_of_the_same_position_agree() {
    for game in AnyGame::ALL {
        with_game!(*game, G => agreeing::<G>());
    }
}

fn sureness<G: Playable>() {
    let mut found = 0;
    for seed in 0..60 {
        let record = ended::<G>(seed, u32::MAX).record().clone();
        for decision in decisions(&record).expect("the game has ended").iter().rev().take(3) {
            for judgement in decision.judge(2) {
                if !Certainty::seen(&judgement.seen()).wins() {
                    continue;
                }
                let Some(Hint::SearchResult(verdict)) = hint(&judgement.seen(), judgement.line(), 2) else { continue };
                let figures = [verdict.best(), &judgement.best].map(|best| (best.chance, best.uncertainty));
                assert_eq!(figures, [(1.0, 0.0); 2], "a win is sure in line {} of {}", judgement.line(), G::ID);
                found += 1;
            }
        }
    }
    assert!(found >= 5, "only {found} sure wins of {}", G::ID);
}

#[test]
fn a_sure_win_reads_100_percent() {
    assert_eq!(advice::give_or_take(1.0, 0.0), "100");
    assert_eq!(advice::give_or_take(0.996, 0.001), "100 ± 1", "what is not sure does not look so");
    for game in AnyGame::ALL {
        with_game!(*game, G => sureness::<G>());
    }
}
