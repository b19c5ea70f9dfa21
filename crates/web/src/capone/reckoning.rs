//! The final reckoning: the chip, then cash, then the worth of the family (C4.6, C4.7).

use capone::{FamilyView, Report, View};
use maud::html;
use table::{Message, Seat};

use super::board::Board;
use crate::Outcome;
use crate::parts::{Account, Accounts, Change, Front, Race, all_of, race_steps};

const COLUMNS: [(&str, Option<&str>); 3] =
    [("capone-chip", Some("C4.6")), ("capone-cash", Some("C4.6")), ("capone-family-worth", Some("C4.6"))];

/// How it ended for a family.
pub(super) fn outcome(view: &View, seat: Seat) -> Option<Outcome> {
    view.families.get(seat.index())?.place.map(Outcome::Place)
}

impl Board<'_> {
    /// What the paper writes, once it is over.
    pub(super) fn front(&self) -> Option<Front<'static>> {
        if !self.is_over() {
            return None;
        }
        let mut seated: Vec<(Seat, &FamilyView)> = self.seats().collect();
        seated.sort_by_key(|(_, family)| family.place);
        let row = |(seat, family): &(Seat, &FamilyView)| {
            let (chip, cash, worth) = self.score(*seat, family);
            let position = Message::new("board-position").with("chip", chip).with("goal", self.edition.chip.goal);
            Account {
                class: if family.place == Some(1) { "won" } else { "" },
                is_own: self.scene.seat() == Some(*seat),
                place: Some(html! { @if let Some(place) = family.place { b { (place) "." } } }),
                badge: self.badge(*seat),
                cells: vec![self.say(&position), self.money(cash), self.money(worth)],
            }
        };
        let accounts = Accounts {
            id: "accounts",
            class: "",
            title: self.word("page-reckoning"),
            columns: &COLUMNS,
            rows: seated.iter().map(row).collect(),
        };
        let winners: Vec<Seat> = seated.iter().filter(|(_, family)| family.place == Some(1)).map(|(seat, _)| *seat).collect();
        let names: Vec<String> = winners.iter().map(|seat| self.badge(*seat).name).collect();
        let names = all_of(&names, self.desk);
        let way = self.way(&seated);
        let say = |key: String| {
            let message = Message::new(key).with("name", names.as_str()).with("year", self.view.year);
            self.say(&message.with("goal", self.edition.chip.goal))
        };
        Some(Front {
            headline: say(format!("capone-front-{way}")),
            verdict: say(format!("capone-won-{way}")),
            winners,
            badges: self.seats().map(|(seat, _)| self.badge(seat)).collect(),
            race: self.race(),
            accounts,
            column: 0,
        })
    }

    /// The chips, year by year.
    fn race(&self) -> Race {
        let now: Vec<i32> = self.seats().map(|(_, family)| family.chip.into()).collect();
        let over = |year: u8, line| Change::Over(year.into(), self.say(&Message::new("capone-year").with("year", year)), line);
        let changes = self.scene.heard.iter().filter_map(|heard| match *heard.report {
            Report::ChipMoved { seat, from, to } => Some(Change::Got(seat, i32::from(to) - i32::from(from))),
            Report::YearBegan { year, .. } if year > 1 => Some(over(year - 1, heard.line)),
            Report::Ended => Some(over(self.view.year, heard.line)),
            _ => None,
        });
        let goal = i32::from(self.edition.chip.goal);
        Race {
            title: self.say(&Message::new("capone-race").with("goal", goal)),
            steps: race_steps(&now, changes),
            goal: Some(goal),
            write: |chip, _| chip.to_string(),
        }
    }

    /// What is compared, in this order: the chip, the cash, the worth of the members on the photo and in prison.
    fn score(&self, seat: Seat, family: &FamilyView) -> (u8, i32, i32) {
        let prisoners = self.view.prison.iter().flatten().filter(|prisoner| prisoner.seat == seat);
        let worth = self.worth(&family.photo, 0) + prisoners.map(|prisoner| self.value(prisoner.member)).sum::<i32>();
        (family.chip, family.cash, worth)
    }

    /// By what the first won; the families come in the order of their places.
    fn way(&self, seated: &[(Seat, &FamilyView)]) -> &'static str {
        let score = |(seat, family): &(Seat, &FamilyView)| self.score(*seat, family);
        let best = seated.first().map(score).unwrap_or_default();
        let second = seated.iter().map(score).find(|other| *other != best).unwrap_or_default();
        let winners = seated.iter().filter(|(_, family)| family.place == Some(1)).count();
        match () {
            () if winners > 1 => "shared",
            () if second.0 == best.0 && second.1 == best.1 => "family",
            () if second.0 == best.0 => "cash",
            () if best.0 >= self.edition.chip.goal => "goal",
            () => "chip",
        }
    }
}
