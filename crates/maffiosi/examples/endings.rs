//! How games of sensible players go: their length, how they end, how many players are out, which cards are played.
//! `cargo run --release -p maffiosi --example endings docs/calibration-maffiosi.md`

use std::fmt::Write as _;
use std::fs;

use engine::{Game, Listen, Player, SplitMix, Viewer, Witness, run};
use maffiosi::{Card, EndReason, Event, Maffiosi, Report, Seating, Setup};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

const SEED: u64 = 1;
const GAMES: u64 = 20_000;
const GAMES_BY_HAND: u64 = 4_000;

fn main() {
    let file = std::env::args().nth(1).expect("the file for the report");
    let mut text = format!(
        "# How games of Maffiosi go\n\n\
         Games of sensible players from seed {SEED}, the starter rotated: {GAMES} for each number of players with the fixed plans\n\
         (M1.6) and {GAMES_BY_HAND} seated by hand, with the card counts of the standard edition (M1.4 [H]: {}). Written by\n\n\
         ```\ncargo run --release -p maffiosi --example endings docs/calibration-maffiosi.md\n```\n\n\
         M5.2 was to end less than 2 % of the games; with these counts it ends none to speak of, so the counts of the dossier\n\
         stand.\n",
        counts()
    );
    for (seating, title, games) in [(Seating::Plan, "Fixed plans", GAMES), (Seating::ByHand, "Seated by hand", GAMES_BY_HAND)] {
        writeln!(text, "\n## {title}\n").expect("text can be written");
        let tables: Vec<(u8, Vec<Notes>)> = (3..=6).map(|players| (players, played(players, seating, games))).collect();
        text += &lengths(&tables);
        text += &ends(&tables);
        text += &cards(&tables);
    }
    print!("{text}");
    fs::write(&file, text).expect("the report can be written");
}

fn counts() -> String {
    let edition = Setup::standard(3).edition;
    let of = |card: Card| format!("{} {}", card.word(), edition.cards.of(card));
    Card::ALL.map(of).join(", ")
}

/// What is counted in one game.
#[derive(Default)]
struct Notes {
    turns: u32,
    dead: u32,
    played: [u32; Card::COUNT],
    discarded: [u32; Card::COUNT],
    out: usize,
    end: Option<EndReason>,
}

impl Listen<Event> for Notes {
    fn hear(&mut self, event: Event) {
        match event {
            Event::Told(Report::TurnBegan { .. }) => self.turns += 1,
            Event::Told(Report::Killed { .. }) => self.dead += 1,
            Event::Told(Report::Played { card, .. }) => self.played[card as usize] += 1,
            Event::Told(Report::Discarded { card, .. }) => self.discarded[card as usize] += 1,
            _ => {}
        }
    }
}

impl Witness<Maffiosi> for Notes {}

fn played(players: u8, seating: Seating, games: u64) -> Vec<Notes> {
    (0..games).into_par_iter().map(|number| play(players, seating, number)).collect()
}

fn play(players: u8, seating: Seating, number: u64) -> Notes {
    let starter = if seating == Seating::Plan { (number % u64::from(players)) as u8 } else { 0 };
    let setup = Setup { seating, starter, ..Setup::standard(players) };
    let mut game = Maffiosi::begin(&setup, Maffiosi::RULES_VERSION).expect("the standard edition can be played");
    let bot = |seat| bots::player("soldato", SplitMix::fork(SEED, 8 * number + 1 + seat)).expect("there is such a bot");
    let mut bots: Vec<Box<dyn Player<Maffiosi>>> = (0..u64::from(players)).map(bot).collect();
    let mut notes = Notes::default();
    run(&mut game, &mut bots, &mut SplitMix::fork(SEED, 8 * number), &mut notes);
    notes.out = game.view(Viewer::Everyone).gangs.iter().filter(|gang| gang.out).count();
    notes.end = game.ended_by();
    notes
}

fn percent(count: usize, of: usize) -> String {
    format!("{:.1} %", 100.0 * count as f64 / of as f64)
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    format!("| {} |\n", cells.into_iter().collect::<Vec<_>>().join(" | "))
}

fn lengths(tables: &[(u8, Vec<Notes>)]) -> String {
    let mut text =
        "| players | turns, mean | 5 % | half | 95 % | most | gangsters killed |\n|---|---|---|---|---|---|---|\n".to_owned();
    for (players, games) in tables {
        let mut turns: Vec<u32> = games.iter().map(|game| game.turns).collect();
        turns.sort_unstable();
        let at = |part: f64| turns[((turns.len() - 1) as f64 * part).round() as usize].to_string();
        let mean = |sum: u32| format!("{:.1}", f64::from(sum) / games.len() as f64);
        let (all, dead) = (turns.iter().sum(), games.iter().map(|game| game.dead).sum());
        text += &row([players.to_string(), mean(all), at(0.05), at(0.5), at(0.95), at(1.0), mean(dead)]);
    }
    text
}

fn ends(tables: &[(u8, Vec<Notes>)]) -> String {
    let mut text =
        "\n| players | last gang | pot empty | all dead | too quiet (M5.2) | players out: 0 | 1 | 2 | 3 | 4 | 5 | 6 |\n\
                    |---|---|---|---|---|---|---|---|---|---|---|---|\n"
            .to_owned();
    for (players, games) in tables {
        let ended = EndReason::ALL.map(|why| percent(games.iter().filter(|game| game.end == Some(why)).count(), games.len()));
        let out = (0..=6).map(|out| percent(games.iter().filter(|game| game.out == out).count(), games.len()));
        text += &row([players.to_string()].into_iter().chain(ended).chain(out));
    }
    text
}

fn cards(tables: &[(u8, Vec<Notes>)]) -> String {
    let head = Card::ALL.map(|card| card.word().to_owned());
    let mut text = format!("\nCards played and, behind the stroke, discarded unplayed in a game:\n\n| players {}", row(head));
    text += "|---|---|---|---|---|---|---|---|---|\n";
    for (players, games) in tables {
        let mean = |count: &dyn Fn(&Notes) -> u32| {
            format!("{:.2}", f64::from(games.iter().map(count).sum::<u32>()) / games.len() as f64)
        };
        let both = Card::ALL.map(|card| {
            let index = card as usize;
            format!("{} / {}", mean(&|game| game.played[index]), mean(&|game| game.discarded[index]))
        });
        text += &row([players.to_string()].into_iter().chain(both));
    }
    text
}
