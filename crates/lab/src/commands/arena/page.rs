use serde::Serialize;

use super::rating::ANCHOR_POINTS;
use super::results::{BotResults, Results, counted, spoken};
use super::thinking::cap;
use crate::commands::whole;

/// How strong the levels of all games are.
#[derive(Serialize)]
pub(super) struct Ladder {
    /// Plays it again.
    pub(super) command: String,
    pub(super) program: &'static str,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) games: Vec<GameLadder>,
}

#[derive(Serialize)]
pub(super) struct GameLadder {
    #[serde(skip)]
    pub(super) title: &'static str,
    pub(super) game: &'static str,
    /// The strongest first.
    pub(super) ratings: Vec<LevelRating>,
    /// In each, the first bot sits alone against several of the second.
    pub(super) pairings: Vec<Results>,
}

#[derive(Serialize)]
pub(super) struct LevelRating {
    pub(super) level: String,
    pub(super) rating: f64,
    pub(super) margin: f64,
}

/// The ladder as a page for readers.
pub(super) fn page(ladder: &Ladder) -> String {
    let games: Vec<String> = ladder.games.iter().map(chapter).collect();
    format!("{}\n{}", introduction(ladder), games.join("\n"))
}

fn introduction(ladder: &Ladder) -> String {
    let results = || ladder.games.iter().flat_map(|game| &game.pairings);
    let games: u64 = results().map(|results| results.games).sum();
    let seconds: f64 = results().map(|results| results.timing.seconds).sum();
    format!(
        "# How strong the bots are

Written by Omertà {program} with

```
{command}
```

{games} with four at a table, in about {time} on {threads}. In a pairing one bot of a level sits against three of
another. Everybody sits on every seat equally often, with the same dice; the intervals (95 %) take such a group of four games as
one observation. A multiple of 1 is the fair share of wins, 4 is every game.
`omerta-lab arena GAME --seats don,capo,capo,capo --seed {seed} --games N` repeats a pairing.

The same seed gives the same games on every machine: here everybody thinks to the end. At a table time is limited.
{late}

One scale for each game explains all its pairings together: whoever sits at a table wins with a chance in proportion to his
strength (Plackett and Luce), and 400 points more are ten times the strength. Soldato has {anchor}, and the intervals tell how well
the distance to Soldato is known. Games that nobody wins do not count here.
",
        program = ladder.program,
        command = ladder.command,
        games = counted(games, "game"),
        time = spoken(seconds / ladder.threads as f64),
        threads = counted(ladder.threads as u64, "thread"),
        seed = ladder.seed,
        late = late(results().flat_map(|results| &results.bots)),
        anchor = ANCHOR_POINTS,
    )
}

/// How often time would have decided at a table.
fn late<'a>(bots: impl Iterator<Item = &'a BotResults>) -> String {
    let limited = bots.filter(|bot| cap(&bot.bot).is_some());
    let (late, all) = limited.fold((0, 0), |(late, all), bot| (late + bot.timing.late, all + bot.timing.decisions));
    match (late, all) {
        (_, 0) => "No bot here has a limit.".to_owned(),
        (0, all) => format!("None of the {} of bots with a limit took longer.", counted(all, "decision")),
        (late, all) => format!("{} of the {} of bots with a limit took longer.", whole(late), counted(all, "decision")),
    }
}

fn chapter(game: &GameLadder) -> String {
    let ratings: String = game.ratings.iter().map(rating_row).collect();
    let pairings: String = game.pairings.iter().map(pairing_row).collect();
    format!(
        "## {}

| level | rating |
|---|---|
{ratings}
| pairing | games | wins of the first | multiple of the fair share | ms for a decision: the first | the others |
|---|---|---|---|---|---|
{pairings}",
        game.title
    )
}

fn rating_row(LevelRating { level, rating, margin }: &LevelRating) -> String {
    if *margin > 0.0 { format!("| {level} | {rating:.0} ± {margin:.0} |\n") } else { format!("| {level} | {rating:.0} |\n") }
}

fn pairing_row(results: &Results) -> String {
    let [one, many] = [0, 1].map(|bot| &results.bots[bot]);
    let [low, high] = one.of_fair_share_interval;
    format!(
        "| {} against {} × {} | {} | {:.1} % | {:.3} ({low:.3} to {high:.3}) | {:.3} | {:.3} |\n",
        one.bot,
        many.seats,
        many.bot,
        whole(results.games),
        100.0 * one.wins,
        one.of_fair_share,
        one.timing.mean_ms,
        many.timing.mean_ms
    )
}
