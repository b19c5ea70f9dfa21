//! What the commands share that let bots play many games.

use anyhow::Result;
use engine::{
    Action, Dice, Digest, Draw, FairSetup, Listen, MAX_SEATS, Player, Record, Recorder, Seat, Seed, SplitMix, Standings, Tally,
    Witness, run,
};
use games::Playable;
use indicatif::ProgressBar;
use program::{CliError, interrupt};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// One game that was played.
pub(super) struct Played {
    pub(super) standings: Standings,
    /// By seat.
    pub(super) tallies: Vec<Vec<(&'static str, Tally)>>,
    pub(super) decisions: u64,
    pub(super) draws: u64,
    /// Of all moves, draws and places: games with the same digest went the same way.
    pub(super) digest: Digest,
}

/// Plays a game of bots to its end, with the fair dice of a seed, and gives its record if it is written down.
pub(super) fn play_out<G: Playable>(
    setup: &G::Setup,
    seed: Seed,
    mut players: Vec<Box<dyn Player<G>>>,
    recorder: Option<Recorder<G>>,
) -> Result<(Played, Option<Record<G>>)> {
    let seats = players.len();
    let key = FairSetup::of_bots(&seed, seats).key(&seed).expect("the seed is the committed one");
    let mut game = G::begin(setup, G::RULES_VERSION).map_err(CliError::new)?;
    let mut notes = Notes { recorder, numbers: Vec::new(), decisions: 0, draws: 0 };
    let standings = run(&mut game, &mut players, &mut Dice::new(key, 0), &mut notes);
    let played = Played {
        standings,
        tallies: Seat::all(seats).map(|seat| game.tally(seat)).collect(),
        decisions: notes.decisions,
        draws: notes.draws,
        digest: Digest::of(&[&notes.numbers, standings.places()]),
    };
    Ok((played, notes.recorder.map(|recorder| recorder.finish(&standings, seed))))
}

/// Plays games on many threads, so many between two looks at Ctrl-C, and hands over what each gave, in their order. Gives how many
/// were played until somebody asked to stop.
pub(super) fn play_many<T: Send>(
    games: u64,
    batch: u64,
    pool: &ThreadPool,
    progress: &ProgressBar,
    play: impl Fn(u64) -> Result<T> + Sync,
    mut take: impl FnMut(T),
) -> Result<u64> {
    let mut done = 0;
    while done < games && !interrupt::asked() {
        let numbers = done..games.min(done + batch);
        done = numbers.end;
        let played: Vec<Result<T>> = pool.install(|| numbers.into_par_iter().map(&play).collect());
        for game in played {
            take(game?);
        }
        progress.set_position(done);
    }
    progress.finish_and_clear();
    if done < games {
        eprintln!("omerta-lab: interrupted after {done} of {games} games; this is what they gave");
    }
    Ok(done)
}

/// The bot of this name on a seat of a game. It thinks the same in every run with this seed.
pub(super) fn bot<G: Playable>(name: &str, seed: u64, game: u64, seat: usize) -> Box<dyn Player<G>> {
    let random = SplitMix::fork(seed, game * MAX_SEATS as u64 + seat as u64);
    bots::unhurried(name, random).expect("the names were checked")
}

/// So many threads, or one for each core.
pub(super) fn thread_pool(threads: Option<u16>) -> Result<ThreadPool> {
    Ok(ThreadPoolBuilder::new().num_threads(threads.map_or(0, usize::from)).build()?)
}

/// Takes down what happens in a game.
struct Notes<G: Playable> {
    recorder: Option<Recorder<G>>,
    /// Numbers of the moves and draws, for the digest.
    numbers: Vec<u8>,
    decisions: u64,
    draws: u64,
}

impl<G: Playable> Listen<G::Event> for Notes<G> {
    fn hear(&mut self, _: G::Event) {}
}

impl<G: Playable> Witness<G> for Notes<G> {
    fn decision(&mut self, game: &G, seat: Seat, mv: G::Move) {
        self.decisions += 1;
        self.numbers.extend(mv.number().to_le_bytes());
        if let Some(recorder) = &mut self.recorder {
            recorder.decision(game, seat, mv);
        }
    }

    fn house(&mut self, game: &G, house: G::House, draw: Draw) {
        self.draws += 1;
        self.numbers.extend(draw.drawn.to_le_bytes());
        if let Some(recorder) = &mut self.recorder {
            recorder.house(game, house, draw);
        }
    }
}
