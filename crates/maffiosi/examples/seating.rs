//! How alike the gangs are with the items of the table (M1.3) and the seating plans for 3 to 6 players (M1.6): what each could do at
//! the start, and how often each wins among sensible players.
//! `cargo run --release -p maffiosi --example seating docs/seating.md`

use std::fmt::Write as _;
use std::fs;

use engine::{Game, Listen, Player, Seat, SplitMix, Viewer, Witness, run};
use maffiosi::{Edition, EndReason, Event, Item, Maffiosi, PlaceSet, Report, Setup};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

const SEED: u64 = 1996;
/// Games for each number of players.
const GAMES: u64 = 20_000;

fn main() {
    let file = std::env::args().nth(1).expect("the file for the report");
    let mut text = format!(
        "# Seat items and seating plans of Maffiosi\n\n\
         The pictures of the book are lost, so the 19 open items (M1.3) and the plans (M1.6) are ours [H]. A search found them, which\n\
         stands in the history of this repository (`crates/maffiosi/examples/find_seating.rs` of commit 0bd0dd9). Items: simulated\n\
         annealing of the distances between items of a kind; no revolver on an end, and none opposite another where that can be\n\
         helped. Plans: 120 plans for each number of players, annealed until takings, threats and men at drinks are as equal as can\n\
         be and at least 70 % of the gangsters are threatened. Games of sensible players with the starter rotated then chose the\n\
         plan in which the gangs win most alike, in rounds of fewer plans and more games, and judged swaps of two places around it\n\
         until the gangs won alike.\n\n\
         This report is about the tables as they stand in the edition. Its figures are of {GAMES} other games for each number of\n\
         players, from seed {SEED}, and it is written by\n\n\
         ```\ncargo run --release -p maffiosi --example seating docs/seating.md\n```\n\n\
         ## Items\n\n| seats | items |\n|---|---|\n"
    );
    let items = &Edition::standard().items;
    for (side, name) in [(0..13, "0-12"), (13..15, "13-14"), (15..28, "15-27"), (28..30, "28-29")] {
        let words: Vec<&str> = items[side].iter().map(|item| item.word()).collect();
        writeln!(text, "| {name} | {} |", words.join(", ")).expect("text can be written");
    }
    for players in Maffiosi::PLAYERS.0..=Maffiosi::PLAYERS.1 {
        text += &report(players);
    }
    print!("{text}");
    fs::write(&file, text).expect("the report can be written");
}

fn begin(players: usize, starter: usize) -> Maffiosi {
    let setup = Setup { starter: starter as u8, ..Setup::standard(players as u8) };
    Maffiosi::begin(&setup, Maffiosi::RULES_VERSION).expect("the plan can be played")
}

/// What games of sensible players say about a plan.
#[derive(Default)]
struct Outcome {
    /// By colour, and by place in the turn order: shares of wins.
    wins: [f64; 6],
    by_order: [f64; 6],
    turns: u64,
    ends: [u64; EndReason::ALL.len()],
    /// By the number of players who are out at the end.
    out: [u64; 7],
}

impl Outcome {
    fn add(mut self, other: &Outcome) -> Outcome {
        self.turns += other.turns;
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, share)| *sum += share);
        self.by_order.iter_mut().zip(other.by_order).for_each(|(sum, share)| *sum += share);
        self.ends.iter_mut().zip(other.ends).for_each(|(sum, count)| *sum += count);
        self.out.iter_mut().zip(other.out).for_each(|(sum, count)| *sum += count);
        self
    }
}

impl Listen<Event> for Outcome {
    fn hear(&mut self, event: Event) {
        self.turns += u64::from(matches!(event, Event::Told(Report::TurnBegan { .. })));
    }
}

impl Witness<Maffiosi> for Outcome {}

/// A game of sensible players; the games rotate the starter.
fn play(players: usize, number: u64) -> Outcome {
    let starter = number as usize % players;
    let mut game = begin(players, starter);
    let bot = |seat| bots::player("soldato", SplitMix::fork(SEED, 8 * number + 1 + seat)).expect("there is such a bot");
    let mut bots: Vec<Box<dyn Player<Maffiosi>>> = (0..players as u64).map(bot).collect();
    let mut outcome = Outcome::default();
    let standings = run(&mut game, &mut bots, &mut SplitMix::fork(SEED, 8 * number), &mut outcome);
    for seat in Seat::all(players) {
        let share = standings.win_share(seat);
        outcome.wins[seat.index()] += share;
        outcome.by_order[(seat.index() + players - starter) % players] += share;
    }
    outcome.ends[game.ended_by().expect("the game is over").index()] += 1;
    outcome.out[game.view(Viewer::Everyone).gangs.iter().filter(|gang| gang.out).count()] += 1;
    outcome
}

fn report(players: usize) -> String {
    let game = begin(players, 0);
    let figures = game.figures();
    let dinner = game.view(Viewer::Everyone).dinner(&figures.edition);
    let targets = |seat| dinner.stab_targets(seat).or(dinner.fire_targets(seat));
    let threatened = Seat::all(players).map(targets).fold(PlaceSet::EMPTY, PlaceSet::or);
    let mut text = format!(
        "\n## {players} players\n\nThreatened at the start: {:.0} % of the gangsters.\n\n\
         | gang | takings | opponents it threatens | own men threatened | men at drinks | wins | of the fair share |\n\
         |---|---|---|---|---|---|---|\n",
        100.0 * f64::from(threatened.len()) / f64::from(dinner.occupied().len())
    );
    let games: Vec<Outcome> = (0..GAMES).into_par_iter().map(|number| play(players, number)).collect();
    let outcome = games.iter().fold(Outcome::default(), Outcome::add);
    let part = |count: f64| count / GAMES as f64;
    let percent = |count: f64| format!("{:.1} %", 100.0 * part(count));
    for seat in Seat::all(players) {
        let (own, wins) = (dinner.men_of(seat), outcome.wins[seat.index()]);
        writeln!(
            text,
            "| {} | ${},000 | {} | {} | {} | {} | {:.3} |",
            figures.edition.gangs[seat.index()].colour,
            dinner.takings(seat) / 1_000,
            targets(seat).len(),
            threatened.and(own).len(),
            figures.with(Item::Drink).and(own).len(),
            percent(wins),
            part(wins) * players as f64
        )
        .expect("text can be written");
    }
    let order: Vec<String> = outcome.by_order[..players].iter().map(|wins| percent(*wins)).collect();
    let ends = EndReason::ALL.iter().zip(outcome.ends).map(|(why, count)| format!("{} {}", why.word(), percent(count as f64)));
    let out = (0..=players).map(|count| format!("{count} in {}", percent(outcome.out[count] as f64)));
    writeln!(
        text,
        "\nTurn order apart: from the starter on, {} of the games are won. Ends: {}. Players out at the end: {}. Length: {:.1} \
         turns.",
        order.join(", "),
        ends.collect::<Vec<_>>().join(", "),
        out.collect::<Vec<_>>().join(", "),
        part(outcome.turns as f64)
    )
    .expect("text can be written");
    text
}
