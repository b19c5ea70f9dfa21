//! Finds the open items of the table (M1.3) and the seating plans for 3 to 6 players (M1.6), writes them into the edition file
//! and writes a report:
//! `cargo run --release -p maffiosi --example find_seating crates/maffiosi/editions/parker-1996.toml docs/seating.md`
//!
//! The same seed gives the same tables. Items are spread evenly by simulated annealing. For each number of players many plans
//! are annealed until threats and takings are as equal as can be; games of sensible players, the starter rotated, then choose the
//! one in which the gangs win most alike, in rounds of fewer plans and more games, and judge swaps of men around it until the
//! gangs do win alike.

use std::fmt::Write as _;
use std::fs;

use maffiosi::{Edition, EndReason, Event, Item, Maffiosi, Place, PlaceSet, Report, Role, Setup};

use engine::{EditionFile, Game, Listen, Player, Random, Seat, SplitMix, Standings, Witness, run};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

const SEED: u64 = 1996;
/// Plans that are annealed for each number of players.
const CANDIDATES: u64 = 120;
/// Rounds of comparison: the games that judge each plan, and how many plans stay. Luck is not taken for balance, because each
/// round has games of its own and more of them.
const ROUNDS: [(u64, usize); 3] = [(500, 30), (2_000, 10), (6_000, 1)];
/// Swaps around the best plan, and further ones where these do not suffice.
const SWAPS: [Round; 2] = [Round { games: 5_000, tries: 60, alike: 0.035 }, Round { games: 16_000, tries: 60, alike: 0.035 }];
const FURTHER_SWAPS: [Round; 1] = [Round { games: 20_000, tries: 200, alike: 0.08 }];

/// A round of swaps.
struct Round {
    /// The games that judge each swap.
    games: u64,
    /// How many swaps are tried.
    tries: u64,
    /// A plan whose gangs all win this close to the fair share needs no further swap.
    alike: f64,
}

/// Games of the report.
const GAMES: u64 = 20_000;
/// How many of the gangsters must be threatened at the start.
const THREATENED: f64 = 0.7;

/// M1.3: the places whose items agree with the book's examples.
const FIXED: [(usize, Item); 11] = [
    (1, Item::Register),
    (3, Item::Gambling),
    (4, Item::Cafe),
    (5, Item::Drink),
    (6, Item::Revolver),
    (8, Item::Restaurant),
    (16, Item::Cafe),
    (18, Item::Drink),
    (21, Item::Gambling),
    (22, Item::Knife),
    (26, Item::Restaurant),
];
/// M1.3: what lies at the others.
const OPEN: [(Item, usize); 4] = [(Item::Revolver, 6), (Item::Knife, 4), (Item::Drink, 7), (Item::Bare, 2)];

type Items = [Item; Place::COUNT];
type Man = Option<(usize, Role)>;
type Plan = [Man; Place::COUNT];

fn main() {
    let mut args = std::env::args().skip(1);
    let edition_file = args.next().expect("the edition file to write the tables into");
    let report_file = args.next().expect("the file for the report");
    let text = fs::read_to_string(&edition_file).expect("the edition file can be read");
    let mut edition = Edition::read(&text).expect("the edition is valid");

    let items = find_items(&mut SplitMix::fork(SEED, 0));
    edition.items = items.to_vec();
    let mut report = Vec::new();
    for players in Maffiosi::PLAYERS.0..=Maffiosi::PLAYERS.1 {
        let found = Search { players, items, edition: edition.clone() }.run();
        edition.tables[players - 3].plan = plan_text(&edition, &found.plan);
        println!("{players} players: {}", found.line());
        report.push(found);
    }
    fs::write(&edition_file, with_tables(&text, &edition)).expect("the edition file can be written");
    fs::write(&report_file, report_text(&edition, &items, &report)).expect("the report can be written");
}

// The items.

/// Spreads the open items evenly: each kind at even distances round the table.
fn find_items(random: &mut SplitMix) -> Items {
    let mut items = [Item::Bare; Place::COUNT];
    let fixed: Vec<usize> = FIXED.iter().map(|(place, _)| *place).collect();
    let open: Vec<usize> = (0..Place::COUNT).filter(|place| !fixed.contains(place)).collect();
    for (place, item) in FIXED {
        items[place] = item;
    }
    let kinds = OPEN.iter().flat_map(|(item, count)| std::iter::repeat_n(*item, *count));
    for (place, item) in open.iter().zip(kinds) {
        items[*place] = item;
    }
    anneal(items, 60_000, 4.0, random, unevenness, |items, random| {
        let (one, other) = (*random.pick(&open), *random.pick(&open));
        items.swap(one, other);
    })
}

fn unevenness(items: &Items) -> f64 {
    let mut cost = 0.0;
    for (kind, weight) in [(Item::Revolver, 1.0), (Item::Knife, 1.0), (Item::Drink, 1.0), (Item::Bare, 0.2)] {
        let places: Vec<usize> = (0..Place::COUNT).filter(|place| items[*place] == kind).collect();
        let even = Place::COUNT as f64 / places.len() as f64;
        for (index, place) in places.iter().enumerate() {
            let next = places[(index + 1) % places.len()];
            let gap = ((next + Place::COUNT - place - 1) % Place::COUNT + 1) as f64;
            cost += weight * (gap - even).powi(2) / even;
        }
    }
    // M1.3: no revolver on an end; and two revolvers face to face would make a duel that nobody can escape.
    for place in Place::all().filter(|place| items[place.index()] == Item::Revolver) {
        cost += if place.is_crossed() { 100.0 } else { 0.0 };
        let facing = PlaceSet::only(place).opposite().first();
        cost += if facing.is_some_and(|facing| items[facing.index()] == Item::Revolver) { 3.0 } else { 0.0 };
    }
    cost
}

/// Simulated annealing from a start, cooling evenly.
fn anneal<T: Copy>(
    start: T,
    steps: u32,
    heat: f64,
    random: &mut SplitMix,
    cost: impl Fn(&T) -> f64,
    change: impl Fn(&mut T, &mut SplitMix),
) -> T {
    let (mut now, mut best) = (start, start);
    let (mut cost_now, mut cost_best) = (cost(&start), cost(&start));
    for step in 0..steps {
        let heat = heat * (1.0 - f64::from(step) / f64::from(steps)).powi(2) + 1e-6;
        let mut next = now;
        change(&mut next, random);
        let cost_next = cost(&next);
        let odds = ((cost_now - cost_next) / heat).exp();
        if cost_next <= cost_now || f64::from(random.below(1_000_000)) < odds * 1_000_000.0 {
            (now, cost_now) = (next, cost_next);
            if cost_now < cost_best {
                (best, cost_best) = (now, cost_now);
            }
        }
    }
    best
}

// What can be measured at the start.

/// What a plan gives each gang before anybody plays a card.
#[derive(Clone, Copy, Default)]
struct Measures {
    /// Opponents that it could stab or shoot.
    given: [f64; 6],
    /// Its men that somebody could stab or shoot.
    received: [f64; 6],
    /// Its takings, in thousands (M2.3).
    takings: [f64; 6],
    /// Its men at drinks.
    drinkers: [f64; 6],
    /// Whether its Boss is threatened.
    boss: [f64; 6],
    /// Men of each gang (second) that each gang (first) threatens.
    between: [[f64; 6]; 6],
    threatened: f64,
}

fn measure(plan: &Plan, items: &Items, players: usize) -> Measures {
    let mut men = [PlaceSet::EMPTY; 6];
    let mut roles = [PlaceSet::EMPTY; 4];
    let mut with = [PlaceSet::EMPTY; 8];
    for place in Place::all() {
        let only = PlaceSet::only(place);
        with[items[place.index()] as usize] = with[items[place.index()] as usize].or(only);
        if let Some((gang, role)) = plan[place.index()] {
            men[gang] = men[gang].or(only);
            roles[role as usize] = roles[role as usize].or(only);
        }
    }
    let all = men.iter().fold(PlaceSet::EMPTY, |all, men| all.or(*men));
    let (mut found, mut under_threat) = (Measures::default(), PlaceSet::EMPTY);
    for (gang, own) in men.into_iter().enumerate().take(players) {
        let knives = own.and(roles[Role::Jack as usize].or(with[Item::Knife as usize]));
        let guns = own.and(roles[Role::Robbie as usize].or(with[Item::Revolver as usize]));
        let targets = knives.beside().or(guns.opposite()).and(all).minus(own);
        found.given[gang] = f64::from(targets.len());
        under_threat = under_threat.or(targets);
        for (other, others_men) in men.iter().enumerate() {
            found.between[gang][other] = f64::from(targets.and(*others_men).len());
        }
        let mut takings = f64::from(own.and(roles[Role::Boss as usize]).len());
        for kind in Item::BUSINESSES {
            takings += [0.0, 1.0, 4.0][own.and(with[kind as usize]).len() as usize];
        }
        let doubled = !own.and(with[Item::Register as usize]).is_empty();
        found.takings[gang] = if doubled { 2.0 * takings } else { takings };
        found.drinkers[gang] = f64::from(own.and(with[Item::Drink as usize]).len());
    }
    for (gang, own) in men.into_iter().enumerate().take(players) {
        found.received[gang] = f64::from(under_threat.and(own).len());
        found.boss[gang] = f64::from(under_threat.and(own).and(roles[Role::Boss as usize]).len());
    }
    found.threatened = f64::from(under_threat.len()) / f64::from(all.len());
    found
}

fn spread(values: &[f64]) -> f64 {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    values.iter().map(|value| (value - mean).powi(2)).sum()
}

fn imbalance(plan: &Plan, items: &Items, players: usize) -> f64 {
    let found = measure(plan, items, players);
    let mut pairs = Vec::new();
    for one in 0..players {
        pairs.extend((0..players).filter(|other| *other != one).map(|other| found.between[one][other]));
    }
    let too_few = (THREATENED + 0.03 - found.threatened).max(0.0);
    4.0 * spread(&found.takings[..players])
        + spread(&found.given[..players])
        + spread(&found.received[..players])
        + 0.5 * spread(&found.drinkers[..players])
        + 2.0 * spread(&found.boss[..players])
        + 0.3 * spread(&pairs)
        + 2_000.0 * too_few * too_few
}

// Games.

/// What games of sensible players say about a plan.
#[derive(Clone, Default)]
struct Outcome {
    games: u64,
    /// By colour: shares of wins.
    wins: [f64; 6],
    /// By place in the turn order: shares of wins.
    by_order: [f64; 6],
    turns: u64,
    ends: [u64; 4],
    out: [u64; 7],
}

impl Outcome {
    fn add(mut self, other: &Outcome) -> Outcome {
        self.games += other.games;
        self.turns += other.turns;
        for index in 0..6 {
            self.wins[index] += other.wins[index];
            self.by_order[index] += other.by_order[index];
        }
        self.ends.iter_mut().zip(other.ends).for_each(|(sum, count)| *sum += count);
        self.out.iter_mut().zip(other.out).for_each(|(sum, count)| *sum += count);
        self
    }

    /// By colour, the win rate as a part of the fair share.
    fn relative(&self, players: usize) -> Vec<f64> {
        self.wins[..players].iter().map(|wins| wins * players as f64 / self.games as f64).collect()
    }

    /// How far the gang that is worst off or best off is from the fair share.
    fn furthest(&self, players: usize) -> f64 {
        self.relative(players).iter().map(|rate| (rate - 1.0).abs()).fold(0.0, f64::max)
    }

    /// How unlike the gangs are: less noisy than the furthest of them.
    fn unlike(&self, players: usize) -> f64 {
        self.relative(players).iter().map(|rate| (rate - 1.0).powi(2)).sum()
    }
}

/// Counts turns.
struct Turns(u64);

impl Listen<Event> for Turns {
    fn hear(&mut self, event: Event) {
        self.0 += u64::from(matches!(event, Event::Told(Report::TurnBegan { .. })));
    }
}

impl Witness<Maffiosi> for Turns {}

fn play(begin: &Maffiosi, starter: usize, seed: u64, number: u64) -> Outcome {
    let players = begin.players();
    let mut game = *begin;
    let sensible =
        |seat: usize| bots::player("soldato", SplitMix::fork(seed, 8 * number + 1 + seat as u64)).expect("there is such a bot");
    let mut bots: Vec<Box<dyn Player<Maffiosi>>> = (0..players).map(sensible).collect();
    let mut turns = Turns(0);
    let standings: Standings = run(&mut game, &mut bots, &mut SplitMix::fork(seed, 8 * number), &mut turns);
    let mut outcome = Outcome { games: 1, turns: turns.0, ..Outcome::default() };
    for seat in Seat::all(players) {
        let share = standings.win_share(seat);
        outcome.wins[seat.index()] += share;
        outcome.by_order[(seat.index() + players - starter) % players] += share;
    }
    let end = game.ended_by().expect("the game is over");
    outcome.ends[EndReason::ALL.iter().position(|why| *why == end).expect("one of the four")] += 1;
    let view = game.view(engine::Viewer::Everyone);
    outcome.out[view.gangs.iter().filter(|gang| gang.out).count()] += 1;
    outcome
}

// The search for one number of players.

struct Search {
    players: usize,
    items: Items,
    edition: Edition,
}

struct Found {
    players: usize,
    plan: Plan,
    measures: Measures,
    outcome: Outcome,
}

impl Search {
    fn run(&self) -> Found {
        let mut plans: Vec<Plan> = (0..CANDIDATES).map(|number| self.candidate(number)).collect();
        plans.retain(|plan| measure(plan, &self.items, self.players).threatened >= THREATENED);
        for (games, keep) in ROUNDS {
            best_of(&mut plans, keep, |plan| self.simulate(plan, games, SEED + games).unlike(self.players));
            eprintln!("{} players: {} plans after {games} games each", self.players, plans.len());
        }
        let best = self.improve(*plans.first().expect("some plans threaten enough gangsters"), &SWAPS, 9_000);
        let best = self.improve(best, &FURTHER_SWAPS, 9_500);
        let outcome = self.simulate(&best, GAMES, SEED);
        Found { players: self.players, plan: best, measures: measure(&best, &self.items, self.players), outcome }
    }

    /// A plan whose threats and takings are as equal as annealing makes them.
    fn candidate(&self, number: u64) -> Plan {
        let mut random = SplitMix::fork(SEED, 1_000 * self.players as u64 + number);
        let table = self.edition.table(self.players);
        let mut plan: Plan = [None; Place::COUNT];
        let mut next = plan.iter_mut();
        for role in Role::ALL {
            for gang in 0..self.players {
                for _ in 0..table.of(role) {
                    *next.next().expect("the gangs fit round the table") = Some((gang, role));
                }
            }
        }
        random.shuffle(&mut plan);
        let cost = |plan: &Plan| imbalance(plan, &self.items, self.players);
        anneal(plan, 40_000, 3.0, &mut random, cost, |plan, random| {
            plan.swap(random.below(Place::COUNT as u32) as usize, random.below(Place::COUNT as u32) as usize);
        })
    }

    /// The plan with men swapped until the gangs win alike. Every trial has games of its own, and each round judges its plan
    /// anew, so that luck is not taken for balance.
    fn improve(&self, mut plan: Plan, rounds: &[Round], stream: u64) -> Plan {
        let mut random = SplitMix::fork(SEED, stream + self.players as u64);
        for Round { games, tries, alike } in rounds {
            let mut outcome = self.simulate(&plan, *games, SEED + games);
            for number in 1..=*tries {
                if outcome.furthest(self.players) <= *alike {
                    break;
                }
                let swapped = self.swapped(&plan, &outcome, &mut random);
                let other = self.simulate(&swapped, *games, SEED + games + number);
                if other.unlike(self.players) < outcome.unlike(self.players) {
                    (plan, outcome) = (swapped, other);
                    eprintln!("{} players: swap {number} of {tries}: {:.3?}", self.players, outcome.relative(self.players));
                }
            }
        }
        plan
    }

    /// The plan with a man of the gang that wins most or least in the place of another.
    fn swapped(&self, plan: &Plan, outcome: &Outcome, random: &mut SplitMix) -> Plan {
        let rates = outcome.relative(self.players);
        let by_rate = |one: &usize, other: &usize| rates[*one].total_cmp(&rates[*other]);
        let weakest = (0..self.players).min_by(by_rate);
        let strongest = (0..self.players).max_by(by_rate);
        let gang_at = |place: usize| plan[place].map(|(gang, _)| gang);
        loop {
            let (one, other) = (random.below(Place::COUNT as u32) as usize, random.below(Place::COUNT as u32) as usize);
            let concerned = gang_at(one).is_some() && (gang_at(one) == weakest || gang_at(one) == strongest);
            if !concerned || plan[one] == plan[other] {
                continue;
            }
            let mut swapped = *plan;
            swapped.swap(one, other);
            if measure(&swapped, &self.items, self.players).threatened >= THREATENED {
                return swapped;
            }
        }
    }

    /// Games of sensible players with the starter rotated evenly.
    fn simulate(&self, plan: &Plan, games: u64, seed: u64) -> Outcome {
        let begins = self.begins(plan);
        let all: Vec<Outcome> = (0..games)
            .into_par_iter()
            .map(|number| {
                let starter = number as usize % self.players;
                play(&begins[starter], starter, seed, number)
            })
            .collect();
        all.iter().fold(Outcome::default(), Outcome::add)
    }
}

impl Search {
    /// The first position of a plan, by starter.
    fn begins(&self, plan: &Plan) -> Vec<Maffiosi> {
        let mut edition = self.edition.clone();
        edition.tables[self.players - 3].plan = plan_text(&edition, plan);
        let begin = |starter: usize| {
            let setup = Setup { starter: starter as u8, edition: edition.clone(), ..Setup::standard(self.players as u8) };
            Maffiosi::begin(&setup, Maffiosi::RULES_VERSION).expect("the plan can be played")
        };
        (0..self.players).map(begin).collect()
    }
}

/// Keeps so many of the plans, the cheapest first.
fn best_of(plans: &mut Vec<Plan>, keep: usize, cost: impl FnMut(&Plan) -> f64) {
    let costs: Vec<f64> = plans.iter().map(cost).collect();
    let mut judged: Vec<(f64, Plan)> = costs.into_iter().zip(plans.iter().copied()).collect();
    judged.sort_by(|one, other| one.0.total_cmp(&other.0));
    *plans = judged.into_iter().take(keep).map(|(_, plan)| plan).collect();
}

impl Found {
    fn line(&self) -> String {
        let rates: Vec<String> = self.outcome.relative(self.players).iter().map(|rate| format!("{rate:.3}")).collect();
        format!("{} of the fair share; {:.0} % threatened", rates.join(" "), 100.0 * self.measures.threatened)
    }
}

// What is written.

fn plan_text(edition: &Edition, plan: &Plan) -> Vec<String> {
    let man = |man: &Man| man.map_or("-".to_owned(), |(gang, role)| format!("{} {}", edition.gangs[gang].colour, role.word()));
    plan.iter().map(man).collect()
}

/// The edition's text with new items and plans.
fn with_tables(text: &str, edition: &Edition) -> String {
    let items: Vec<String> = edition.items.iter().map(|item| item.word().to_owned()).collect();
    let mut text = with_array(text, "items", 0, &items);
    for (index, table) in edition.tables.iter().enumerate() {
        text = with_array(&text, "plan", index, &table.plan);
    }
    text
}

/// The text with the `index`-th array of this name replaced: a line or two for each side of the table.
fn with_array(text: &str, name: &str, index: usize, values: &[String]) -> String {
    let opening = format!("\n{name} = [\n");
    let start = text.match_indices(&opening).nth(index).map(|(start, _)| start + opening.len()).expect("the array is there");
    let end = start + text[start..].find("\n]").expect("the array ends") + 1;
    let mut array = String::new();
    for side in [0..7, 7..13, 13..15, 15..22, 22..28, 28..30] {
        let quoted: Vec<String> = values[side].iter().map(|value| format!("{value:?}")).collect();
        writeln!(array, "    {},", quoted.join(", ")).expect("text can be written");
    }
    format!("{}{array}{}", &text[..start], &text[end..])
}

fn report_text(edition: &Edition, items: &Items, found: &[Found]) -> String {
    let mut text = format!(
        "# Seat items and seating plans of Maffiosi\n\n\
         The pictures of the book are lost, so the 19 open items (M1.3) and the plans (M1.6) are ours [H]. They were found by\n\n\
         ```\n\
         cargo run --release -p maffiosi --example find_seating crates/maffiosi/editions/parker-1996.toml docs/seating.md\n\
         ```\n\n\
         which writes the tables into the edition and this report; its seed is {SEED}, and the same seed gives the same tables\n\
         (as long as the sensible player is the same). Items: simulated annealing of the distances between items of a kind; no\n\
         revolver on an end, and none opposite another where that can be helped. Plans: {CANDIDATES} plans for each number of\n\
         players, annealed until takings, threats and men at drinks are as equal as can be and at least {:.0} % of the gangsters\n\
         are threatened. Games of sensible players with the starter rotated then choose the plan in which the gangs win most\n\
         alike, in rounds of fewer plans and more games, and judge swaps of two places around it until the gangs win alike.\n\
         The figures below are of {GAMES} other games for each number of players.\n\n\
         ## Items\n\n| seats | items |\n|---|---|\n",
        100.0 * THREATENED
    );
    for (side, name) in [(0..13, "0-12"), (13..15, "13-14"), (15..28, "15-27"), (28..30, "28-29")] {
        let words: Vec<&str> = items[side].iter().map(|item| item.word()).collect();
        writeln!(text, "| {name} | {} |", words.join(", ")).expect("text can be written");
    }
    for plan in found {
        text += &plan.report(edition);
    }
    text
}

impl Found {
    fn report(&self, edition: &Edition) -> String {
        let (players, games) = (self.players, self.outcome.games as f64);
        let mut text = format!(
            "\n## {players} players\n\nThreatened at the start: {:.0} % of the gangsters.\n\n\
             | gang | takings | opponents it threatens | own men threatened | men at drinks | wins | of the fair share |\n\
             |---|---|---|---|---|---|---|\n",
            100.0 * self.measures.threatened
        );
        let Measures { given, received, takings, drinkers, .. } = self.measures;
        for (gang, rate) in self.outcome.relative(players).into_iter().enumerate() {
            let wins = 100.0 * self.outcome.wins[gang] / games;
            writeln!(
                text,
                "| {} | ${},000 | {} | {} | {} | {wins:.1} % | {rate:.3} |",
                edition.gangs[gang].colour, takings[gang], given[gang], received[gang], drinkers[gang]
            )
            .expect("text can be written");
        }
        let order: Vec<String> =
            self.outcome.by_order[..players].iter().map(|wins| format!("{:.1} %", 100.0 * wins / games)).collect();
        let out: Vec<String> =
            (0..=players).map(|count| format!("{count} in {:.1} %", 100.0 * self.outcome.out[count] as f64 / games)).collect();
        let ends: Vec<String> = EndReason::ALL
            .iter()
            .zip(self.outcome.ends)
            .map(|(why, count)| format!("{} {:.1} %", why.word(), 100.0 * count as f64 / games))
            .collect();
        writeln!(
            text,
            "\nTurn order apart: from the starter on, {} of the games are won. Ends: {}. Players out at the end: {}. Length: {:.1} \
             turns.",
            order.join(", "),
            ends.join(", "),
            out.join(", "),
            self.outcome.turns as f64 / games
        )
        .expect("text can be written");
        text
    }
}
