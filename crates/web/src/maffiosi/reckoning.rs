//! The end: who has how much, who stayed, and what decided (M5).

use maffiosi::{GangView, Report, View};
use maud::html;
use table::{Message, Seat};

use super::board::Board;
use crate::Outcome;
use crate::parts::{Account, Accounts, Change, Front, Race, all_of, race_steps};

/// The columns: the word above them and the rule that says how they are counted.
const COLUMNS: [(&str, Option<&str>); 4] = [
    ("maffiosi-gangsters", None),
    ("maffiosi-collected", Some("M2.3")),
    ("maffiosi-last-pot", Some("M5.1")),
    ("maffiosi-total", Some("M5.3")),
];

/// How it ended for a gang.
pub(super) fn outcome(view: &View, seat: Seat) -> Option<Outcome> {
    view.gangs.get(seat.index())?.place.map(Outcome::Place)
}

impl Board<'_> {
    /// What the paper writes, once it is over.
    pub(super) fn front(&self) -> Option<Front<'static>> {
        let why = self.view.ended?;
        let mut gangs: Vec<(Seat, &GangView)> = self.seats().collect();
        gangs.sort_by_key(|(seat, gang)| (gang.place, *seat));
        let ended = self.say(&Message::new(format!("event-ended-{}", why.word())));
        let accounts = Accounts {
            id: "accounts",
            class: "",
            title: self.word("page-reckoning"),
            columns: &COLUMNS,
            rows: gangs.iter().map(|(seat, gang)| self.line(*seat, gang)).collect(),
        };
        let winners: Vec<Seat> = gangs.iter().filter(|(_, gang)| gang.place == Some(1)).map(|(seat, _)| *seat).collect();
        let way = way(&gangs);
        let names: Vec<String> = winners.iter().map(|seat| self.badge(*seat).name).collect();
        let names = all_of(&names, self.desk);
        let won = self.say(&Message::new(format!("maffiosi-won-{way}")).with("name", names.as_str()));
        Some(Front {
            headline: self.say(&Message::new(format!("maffiosi-front-{way}")).with("name", names.as_str())),
            verdict: format!("{ended} {won}"),
            winners,
            badges: self.seats().map(|(seat, _)| self.badge(seat)).collect(),
            race: self.race(),
            accounts,
            column: COLUMNS.len() - 1,
        })
    }

    /// The takings, round by round: one is over when the turn comes to a seat that had it before.
    fn race(&self) -> Race {
        let now: Vec<i32> = self.seats().map(|(_, gang)| gang.money).collect();
        let (mut round, mut last) = (0, None);
        let mut over = |line| {
            round += 1;
            Change::Over(round, self.say(&Message::new("page-front-round").with("round", round)), line)
        };
        let changes = self.scene.heard.iter().filter_map(|heard| match *heard.report {
            Report::Collected { seat, amount } | Report::PotTaken { seat, amount } => Some(Change::Got(seat, amount)),
            Report::TurnBegan { seat } if last.replace(seat).is_some_and(|last| seat <= last) => Some(over(heard.line)),
            Report::Ended { .. } => Some(over(heard.line)),
            _ => None,
        });
        Race {
            title: self.word("maffiosi-race"),
            steps: race_steps(&now, changes),
            goal: None,
            write: |sum, desk| desk.money(sum),
        }
    }

    fn line(&self, seat: Seat, gang: &GangView) -> Account {
        let pot = self.pot_taken(seat);
        let class = match gang.place {
            Some(1) => "won",
            _ if gang.out => "out",
            _ => "",
        };
        let alive: u8 = gang.alive.iter().sum();
        Account {
            class,
            is_own: self.scene.seat() == Some(seat),
            place: Some(html! { @if let Some(place) = gang.place { b { (place) "." } } }),
            badge: self.badge(seat),
            cells: vec![
                if gang.out { self.word("board-out") } else { alive.to_string() },
                self.desk.money(gang.money - pot),
                if pot > 0 { format!("+{}", self.desk.money(pot)) } else { "–".to_owned() },
                self.desk.money(gang.money),
            ],
        }
    }

    /// What the last gang took from the pot.
    fn pot_taken(&self, of: Seat) -> i32 {
        let taken = self.scene.heard.iter().rev().take(8).filter_map(|heard| match *heard.report {
            Report::PotTaken { seat, amount } if seat == of => Some(amount),
            _ => None,
        });
        taken.sum()
    }
}

/// By what the first won (M5.3).
fn way(gangs: &[(Seat, &GangView)]) -> &'static str {
    let (first, rest): (Vec<_>, Vec<_>) = gangs.iter().partition(|(_, gang)| gang.place == Some(1));
    let best = first.first().map_or(0, |(_, gang)| gang.money);
    match first.as_slice() {
        [_, _, ..] => "shared",
        _ if rest.iter().any(|(_, gang)| gang.money == best) => "stayed",
        _ => "money",
    }
}
