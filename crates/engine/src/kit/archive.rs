//! Recorded games in a folder: one for every way to end. They must replay for ever.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::{Dice, FairSetup, Game, Header, Match, Player, Record, Recorder, Seed, run, verify};

/// How many games are played at most to find rare ends.
const GAMES: u64 = 2_000_000;

/// Reads all records of a folder, each with the position that it ends with.
///
/// # Panics
/// If one cannot be read, is not written as it was read, or does not verify.
pub fn recorded<G: Game>(folder: impl AsRef<Path>) -> Vec<(Record<G>, G)> {
    let read = |file: std::io::Result<fs::DirEntry>| {
        let path = file.expect("the folder can be read").path();
        let name = path.display();
        let text = fs::read_to_string(&path).expect("the file can be read");
        let record = Record::<G>::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_text(), text, "{name} is written as it was read");
        let verified = verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(verified.unchecked_draws, 0, "{name}");
        assert!(verified.legal_moves > 10, "{name}");
        let played = Match::replay(&record).expect("it was verified");
        let seed = record.ending().expect("it has ended").seed;
        let unpacked = Match::<G>::unpack(record.header.clone(), &record.pack(), seed, |_| {});
        assert_eq!(unpacked.unwrap_or_else(|error| panic!("{name}: {error}")).record().to_text(), text, "{name}, packed");
        let end = played.game().clone();
        (record, end)
    };
    fs::read_dir(folder).expect("the records are there").map(read).collect()
}

/// Plays a game with fair dice and gives its record. `bot` gives the player of each seat.
///
/// # Panics
/// If the set-up cannot be played.
pub fn record_game<G: Game>(setup: G::Setup, number: u64, bot: impl Fn(u64) -> Box<dyn Player<G>>) -> Record<G> {
    let mut bots: Vec<Box<dyn Player<G>>> = (0..G::seats(&setup) as u64).map(bot).collect();
    let seed = Seed::for_simulation(1, number);
    let fair = FairSetup::of_bots(&seed, bots.len());
    let mut dice = Dice::new(fair.key(&seed).expect("the seed is the committed one"), 0);
    let mut game = G::begin(&setup, G::RULES_VERSION).expect("the set-up can be played");
    let mut recorder = Recorder::new(Header::new(setup, fair));
    let standings = run(&mut game, &mut bots, &mut dice, &mut recorder);
    recorder.finish(&standings, seed)
}

/// Plays games, named by their number, until each of the wanted ends has come up, and writes the first of each into a folder.
///
/// # Panics
/// If the folder cannot be written, or an end does not come up.
pub fn write_endings<G: Game>(
    folder: impl AsRef<Path>,
    mut wanted: BTreeSet<String>,
    play: impl Fn(u64) -> Record<G>,
    names: impl Fn(&Record<G>, &G) -> Vec<String>,
) {
    for number in 0..GAMES {
        if wanted.is_empty() {
            return;
        }
        let record = play(number);
        let end = Match::replay(&record).expect("we played by the rules");
        for name in names(&record, end.game()) {
            if wanted.remove(&name) {
                let file = folder.as_ref().join(format!("{name}.jsonl"));
                fs::write(file, record.to_text()).expect("the folder can be written");
                println!("{name}: game {number}");
            }
        }
    }
    panic!("not found: {wanted:?}");
}
