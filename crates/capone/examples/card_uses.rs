//! How games of sensible players go: how many years they take, and how often each kind of card is used with effect.
//! `cargo run --release -p capone --example card_uses docs/calibration-capone.md [games for each number of players] [edition file]`

use std::fmt::Write as _;
use std::fs;

use capone::{Capone, EndReason, Event, Kind, Purpose, Report, Setup};
use engine::{Game, Listen, Options, Player, SplitMix, Witness, run};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

const SEED: u64 = 1;

/// How long a game took, and how often cards were played with effect and without; legal ones from the second year on.
#[derive(Default)]
struct Uses {
    year: u8,
    /// Whether nobody had reached the goal after the last year (C4.7).
    without_winner: bool,
    with_effect: [u32; Kind::COUNT],
    without: [u32; Kind::COUNT],
}

impl Uses {
    fn counts(&self, kind: Kind) -> bool {
        kind.purpose() != Purpose::Legal || self.year > 1
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
    let file = args.next().expect("the file for the report");
    let games: u64 = args.next().map_or(2_000, |text| text.parse().expect("a number of games"));
    let edition = args.next().map(|path| fs::read_to_string(path).expect("the edition file can be read"));
    let tables: Vec<(usize, Vec<Uses>)> =
        (3..=6).map(|players| (players, play_all(players, games, edition.as_deref()))).collect();
    let text = report(games, &tables);
    print!("{text}");
    fs::write(file, text).expect("the report can be written");
}

fn play_all(players: usize, games: u64, edition: Option<&str>) -> Vec<Uses> {
    let setup: Setup = Capone::setup(players, &Options::default(), edition).expect("the edition can be played");
    let begin = Capone::begin(&setup, Capone::RULES_VERSION).expect("the edition can be played");
    let play = |number: u64| {
        let mut seats: Vec<Box<dyn Player<Capone>>> = (0..players as u64)
            .map(|seat| bots::player("soldato", SplitMix::fork(SEED, 8 * number + 1 + seat)).expect("there is such a player"))
            .collect();
        let (mut game, mut uses) = (begin, Uses::default());
        run(&mut game, &mut seats, &mut SplitMix::fork(SEED, 8 * number), &mut uses);
        uses.without_winner = game.decided_by().is_some_and(|(why, _)| why == EndReason::LastYear);
        uses
    };
    (0..games).into_par_iter().map(play).collect()
}

fn report(games: u64, tables: &[(usize, Vec<Uses>)]) -> String {
    let mut text = format!(
        "# How games of Capone go\n\n\
         Games of sensible players from seed {SEED}, {games} for each number of players, with the standard edition. Written by\n\n\
         ```\ncargo run --release -p capone --example card_uses docs/calibration-capone.md\n```\n\n\
         At least 80 % of the games were to end in 5 to 10 years, and every kind of card was to be used with effect in at least\n\
         30 % of its plays. The minimums of the dossier (C1.5 [H]) stand: different ones would change hardly anything. What legal fields pay\n\
         (C1.6 [H]) decides: with 10 to 50, as the dossier had it, families that lost their members never get up again, and of the\n\
         games of six players only 61 % end in time, while 27 % drag on to the fifteenth year; with 20 to 100, 23 % of the games of\n\
         three players are over in four years or fewer. 25 30 35 40 50 55 65 70 80 lies between.\n\n\
         ## Years\n\n\
         | players | mean | 5 to 10 years | fewer | more | without a winner after the last year (C4.7) |\n|---|---|---|---|---|---|\n"
    );
    for (players, uses) in tables {
        let percent =
            |fits: &dyn Fn(u8) -> bool| 100.0 * uses.iter().filter(|uses| fits(uses.year)).count() as f64 / games as f64;
        let mean = uses.iter().map(|uses| f64::from(uses.year)).sum::<f64>() / games as f64;
        writeln!(
            text,
            "| {players} | {mean:.2} | {:.1} % | {:.1} % | {:.1} % | {:.1} % |",
            percent(&|year| (5..=10).contains(&year)),
            percent(&|year| year < 5),
            percent(&|year| year > 10),
            100.0 * uses.iter().filter(|uses| uses.without_winner).count() as f64 / games as f64
        )
        .expect("text can be written");
    }
    text += "\n## Cards used with effect\n\nIn % of their plays; legal cards from the second year on.\n\n";
    text += "| card | 3 players | 4 | 5 | 6 |\n|---|---|---|---|---|\n";
    for kind in Kind::ALL {
        let share = |(_, uses): &(usize, Vec<Uses>)| {
            let with: u32 = uses.iter().map(|uses| uses.with_effect[kind as usize]).sum();
            let without: u32 = uses.iter().map(|uses| uses.without[kind as usize]).sum();
            format!("{:.1}", 100.0 * f64::from(with) / f64::from((with + without).max(1)))
        };
        let shares: Vec<String> = tables.iter().map(share).collect();
        writeln!(text, "| {} | {} |", kind.word(), shares.join(" | ")).expect("text can be written");
    }
    text
}
