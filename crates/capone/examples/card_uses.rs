//! Plays games of sensible players and prints how many years they take and how often each kind of card is used with effect:
//! `cargo run --release -p capone --example card_uses [games for each number of players] [edition file]`

use std::fs;

use capone::{Capone, Event, Kind, Purpose, Report, Setup};
use table::{Game, Listen, Options, Player, Quick, Witness, run};

/// How often cards were played with effect and without; legal ones from the second year on.
#[derive(Default)]
struct Uses {
    year: u8,
    with_effect: [u32; Kind::COUNT],
    without: [u32; Kind::COUNT],
}

impl Uses {
    fn counts(&self, kind: Kind) -> bool {
        kind.purpose() != Purpose::Legal || self.year > 1
    }

    fn share(&self, kind: Kind) -> f64 {
        let (with, without) = (self.with_effect[kind as usize], self.without[kind as usize]);
        f64::from(with) / f64::from((with + without).max(1))
    }
}

impl Listen<Event> for Uses {
    fn hear(&mut self, event: Event) {
        match event {
            Event::Open(Report::YearBegan { year, .. }) => self.year = year,
            Event::Open(Report::Played { card, .. }) if self.counts(card) => self.with_effect[card as usize] += 1,
            Event::LaidDown { card, .. } if self.counts(card) => self.without[card as usize] += 1,
            _ => {}
        }
    }
}

impl Witness<Capone> for Uses {}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(1_000, |text| text.parse().expect("a number of games"));
    let edition = args.next().map(|path| fs::read_to_string(path).expect("the edition file can be read"));
    let tables: Vec<(Uses, Vec<u32>)> = (3..=6).map(|players| play_all(players, games, edition.as_deref())).collect();

    println!("players  years: mean  5-10 years   games by years");
    for (players, (_, lengths)) in (3..).zip(&tables) {
        let sum: u32 = (0..).zip(lengths).map(|(years, count)| years * count).sum();
        let fitting: u32 = lengths[5..=10].iter().sum();
        let by_years: Vec<String> = (0..)
            .zip(lengths)
            .filter(|(_, count)| **count > 0)
            .map(|(years, count): (u32, _)| format!("{years}:{count}"))
            .collect();
        println!(
            "{players}        {:11.2}  {:9.1} %   {}",
            f64::from(sum) / games as f64,
            100.0 * f64::from(fitting) / games as f64,
            by_years.join(" ")
        );
    }
    println!("\nused with effect, in % of plays, with 3, 4, 5 and 6 players (legal cards from the second year on)");
    for kind in Kind::ALL {
        let shares: Vec<String> = tables.iter().map(|(uses, _)| format!("{:6.1}", 100.0 * uses.share(kind))).collect();
        println!("{:12} {}", kind.word(), shares.join(" "));
    }
}

fn play_all(players: usize, games: u64, edition: Option<&str>) -> (Uses, Vec<u32>) {
    let setup: Setup = Capone::setup(players, &Options::default(), edition).expect("the edition can be played");
    let (mut uses, mut lengths) = (Uses::default(), vec![0; 100]);
    for number in 0..games {
        let mut seats: Vec<Box<dyn Player<Capone>>> = (0..players as u64)
            .map(|seat| bots::player("sensible", Quick::fork(number, seat)).expect("there is such a player"))
            .collect();
        let mut game = Capone::begin(&setup, Capone::RULES_VERSION).expect("the edition can be played");
        run(&mut game, &mut seats, &mut Quick::fork(1, number), &mut uses);
        lengths[game.year() as usize] += 1;
    }
    (uses, lengths)
}
