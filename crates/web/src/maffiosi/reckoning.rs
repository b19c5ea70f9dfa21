//! The end: who has how much, who stayed, and what decided (M5).

use maffiosi::{GangView, Maffiosi, Report, View};
use maud::{Markup, html};
use table::{Arg, Message, Seat};

use super::board::Board;
use crate::Outcome;
use crate::parts::{Account, Accounts};

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
    pub(super) fn reckoning(&self) -> Markup {
        let Some(why) = self.view.ended else { return html! {} };
        let mut gangs: Vec<(Seat, &GangView)> = self.seats().collect();
        gangs.sort_by_key(|(seat, gang)| (gang.place, *seat));
        let ended = self.say(&Message::new(format!("event-ended-{}", why.word())));
        let page = Accounts {
            id: "reckoning",
            class: "reckoning",
            title: self.word("page-reckoning"),
            verdict: Some(self.scene.verdict(&format!("{ended} {}", self.verdict(&gangs)), self.desk)),
            columns: &COLUMNS,
            rows: gangs.iter().map(|(seat, gang)| self.line(*seat, gang)).collect(),
        };
        page.draw::<Maffiosi>(self.desk)
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

    /// Who won, and by what (M5.3).
    fn verdict(&self, gangs: &[(Seat, &GangView)]) -> String {
        let (first, rest): (Vec<_>, Vec<_>) = gangs.iter().partition(|(_, gang)| gang.place == Some(1));
        let names = Arg::list(first.iter().map(|(seat, _)| self.badge(*seat).name));
        let best = first.first().map_or(0, |(_, gang)| gang.money);
        let key = match first.as_slice() {
            [_, _, ..] => "maffiosi-won-shared",
            _ if rest.iter().any(|(_, gang)| gang.money == best) => "maffiosi-won-stayed",
            _ => "maffiosi-won-money",
        };
        self.say(&Message::new(key).with("name", names))
    }
}
