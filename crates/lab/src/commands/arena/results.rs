use std::io::Write;

use anyhow::Result;
use engine::Digest;
use serde::Serialize;

use super::contest::Contest;
use super::journal::{Outcome, Particulars};
use super::thinking::Thinking;
use crate::commands::whole;

/// What the games of a contest add up to. Only whole groups count.
#[derive(Serialize)]
pub(super) struct Results {
    #[serde(skip)]
    pub(super) title: &'static str,
    #[serde(flatten)]
    pub(super) particulars: Particulars,
    pub(super) games: u64,
    /// Groups of games with the same dice, in which everybody sits on every seat once.
    pub(super) groups: u64,
    pub(super) nobody_won: f64,
    /// What the bots' money is called in this game.
    pub(super) money_is: &'static str,
    pub(super) bots: Vec<BotResults>,
    /// Of all games in their order.
    pub(super) digest: Digest,
    pub(super) timing: TotalTiming,
}

/// How the bots of one name did, on one seat on average.
#[derive(Serialize)]
pub(super) struct BotResults {
    pub(super) bot: String,
    /// How many seats of each game are its own.
    pub(super) seats: usize,
    /// Share of wins of one such seat, shared wins split.
    pub(super) wins: f64,
    /// The same, as a multiple of what would be fair: 1 is as good as everybody else.
    pub(super) of_fair_share: f64,
    pub(super) of_fair_share_interval: [f64; 2],
    pub(super) money: f64,
    /// Decisions with more than one legal move.
    pub(super) decisions_per_game: f64,
    pub(super) timing: Timing,
}

/// Beside [`Timing`] the only results that are not the same in another run.
#[derive(Serialize)]
pub(super) struct TotalTiming {
    /// What the games took, each on its own thread, added up. A contest may have been resumed, so there is no other time to tell.
    pub(super) seconds: f64,
}

/// How long a bot thinks about a decision.
#[derive(Serialize)]
pub(super) struct Timing {
    pub(super) mean_ms: f64,
    pub(super) percentile_99_9_ms: f64,
    pub(super) longest_ms: f64,
    pub(super) decisions: u64,
    /// Decisions that took longer than the bot may think at a table.
    pub(super) late: u64,
}

impl Results {
    /// The results of the first `games` games of a contest, as far as they were played.
    pub(super) fn of(contest: &Contest, games: u64) -> Results {
        let groups = contest.groups(games);
        let played: Vec<&Outcome> = groups.iter().flatten().copied().collect();
        let nobody_won = played.iter().filter(|outcome| outcome.winners.is_empty()).count();
        let chain = |so_far: Digest, outcome: &&Outcome| Digest::of(&[&so_far.0, &outcome.digest.0]);
        let seats = &contest.particulars.seats;
        // Everybody once, in the order of the seats.
        let names = seats.iter().enumerate().filter(|(seat, name)| !seats[..*seat].contains(name)).map(|(_, name)| name);
        Results {
            title: contest.game.title(),
            particulars: contest.particulars.clone(),
            games: played.len() as u64,
            groups: groups.len() as u64,
            nobody_won: nobody_won as f64 / played.len().max(1) as f64,
            money_is: contest.money,
            bots: names.map(|name| BotResults::of(name, seats, &groups)).collect(),
            digest: played.iter().fold(Digest([0; 32]), chain),
            timing: TotalTiming { seconds: played.iter().map(|outcome| outcome.seconds).sum() },
        }
    }

    pub(super) fn print(&self, out: &mut impl Write) -> Result<()> {
        let (games, groups) = (counted(self.games, "game"), counted(self.groups, "group"));
        writeln!(out, "{games} of {} from seed {}, in {groups} of paired games", self.title, self.particulars.seed)?;
        writeln!(out, "  nobody won  {:.1} %", 100.0 * self.nobody_won)?;
        writeln!(out, "  time        {} on one thread", spoken(self.timing.seconds))?;
        writeln!(out, "  digest      {}\n", self.digest)?;
        writeln!(out, "{:>70}    ms for a decision", "decisions")?;
        writeln!(
            out,
            "bot                   wins    of fair share (95 %) {:>10}   a game       mean    99.9 %   longest   late",
            self.money_is
        )?;
        self.bots.iter().try_for_each(|bot| bot.print(out))
    }
}

impl BotResults {
    fn of(name: &str, seats: &[String], groups: &[Vec<&Outcome>]) -> BotResults {
        let own: Vec<usize> = (0..seats.len()).filter(|entrant| seats[*entrant] == name).collect();
        let seat_games = (groups.len() * seats.len() * own.len()).max(1) as f64;
        let mut thinking = Thinking::default();
        let mut money = 0;
        for outcome in groups.iter().flatten() {
            for entrant in &own {
                thinking.merge(&outcome.thinking[*entrant]);
                money += outcome.money[*entrant];
            }
        }
        let multiples: Vec<f64> = groups.iter().map(|group| fair_shares(&own, group)).collect();
        let (mean, margin) = mean_and_margin(&multiples);
        let most = seats.len() as f64;
        BotResults {
            bot: name.to_owned(),
            seats: own.len(),
            wins: mean / most,
            of_fair_share: mean,
            of_fair_share_interval: [mean - margin, mean + margin].map(|end| end.clamp(0.0, most)),
            money: money as f64 / seat_games,
            decisions_per_game: thinking.decisions() as f64 / seat_games,
            timing: Timing {
                mean_ms: thinking.mean_ms(),
                percentile_99_9_ms: thinking.percentile_ms(0.999),
                longest_ms: thinking.longest_ms(),
                decisions: thinking.decisions(),
                late: thinking.late(),
            },
        }
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let name = match self.seats {
            1 => self.bot.clone(),
            seats => format!("{} ({seats} seats)", self.bot),
        };
        let [low, high] = self.of_fair_share_interval;
        let share = format!("{:.3} ({low:.3} to {high:.3})", self.of_fair_share);
        let Timing { mean_ms, percentile_99_9_ms, longest_ms, late, .. } = self.timing;
        writeln!(
            out,
            "{name:<19} {:>5.1} %  {share:>22} {:>10.0}  {:>7.1} {mean_ms:>10.3} {percentile_99_9_ms:>9.3} {longest_ms:>9.3} {late:>6}",
            100.0 * self.wins,
            self.money,
            self.decisions_per_game,
        )?;
        Ok(())
    }
}

/// So many of something.
pub(super) fn counted(number: u64, of: &str) -> String {
    format!("{} {of}{}", whole(number), if number == 1 { "" } else { "s" })
}

/// A time as people say it.
pub(super) fn spoken(seconds: f64) -> String {
    let minutes = (seconds / 60.0).round();
    match seconds {
        ..9.95 => format!("{seconds:.1} s"),
        9.95..90.0 => format!("{seconds:.0} s"),
        90.0..5_400.0 => format!("{minutes} min"),
        _ => format!("{} h {} min", (minutes / 60.0).floor(), minutes % 60.0),
    }
}

/// What entrants won in a group, each on average, as a multiple of the fair share: of as many games as there are seats, one is fair.
fn fair_shares(entrants: &[usize], group: &[&Outcome]) -> f64 {
    let shares = group.iter().flat_map(|outcome| entrants.iter().map(|entrant| outcome.win_share(*entrant)));
    shares.sum::<f64>() / entrants.len() as f64
}

/// The mean of groups and how far off it may be with 95 % confidence.
///
/// Games of a group share their dice, so they are not independent and count as one observation. Groups are independent: the
/// interval is the normal one, with the standard deviation of the sample of groups. One group alone says nothing.
fn mean_and_margin(groups: &[f64]) -> (f64, f64) {
    let count = groups.len() as f64;
    let mean = groups.iter().sum::<f64>() / count.max(1.0);
    if groups.len() < 2 {
        return (mean, f64::INFINITY);
    }
    let variance = groups.iter().map(|group| (group - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_people_do() {
        let told = [0.26, 42.4, 600.0, 12_345.0].map(spoken);
        assert_eq!(told, ["0.3 s", "42 s", "10 min", "3 h 26 min"]);
    }

    #[test]
    fn the_interval_comes_from_the_spread_of_the_groups() {
        let (mean, margin) = mean_and_margin(&[1.0, 3.0, 1.0, 3.0]);
        assert!((mean - 2.0).abs() < 1e-9);
        assert!((margin - 1.96 * (4.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
        assert!(mean_and_margin(&[1.5]).1.is_infinite(), "one group says nothing about the spread");
    }
}
