//! The final reckoning: the chip, then cash, then the worth of the family (C4.6, C4.7).

use capone::{Capone, FamilyView, View};
use maud::{Markup, html};
use table::{Message, Seat};

use super::board::Board;
use crate::Outcome;
use crate::parts::{Account, Accounts};

const COLUMNS: [(&str, Option<&str>); 3] =
    [("capone-chip", Some("C4.6")), ("capone-cash", Some("C4.6")), ("capone-family-worth", Some("C4.6"))];

/// How it ended for a family.
pub(super) fn outcome(view: &View, seat: Seat) -> Option<Outcome> {
    view.families.get(seat.index())?.place.map(Outcome::Place)
}

impl Board<'_> {
    pub(super) fn reckoning(&self) -> Markup {
        if !self.is_over() {
            return html! {};
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
        let page = Accounts {
            id: "reckoning",
            class: "reckoning",
            title: self.word("page-reckoning"),
            verdict: Some(self.scene.verdict(&self.verdict(&seated), self.desk)),
            columns: &COLUMNS,
            rows: seated.iter().map(row).collect(),
        };
        page.draw::<Capone>(self.desk)
    }

    /// What is compared, in this order: the chip, the cash, the worth of the members on the photo and in prison.
    fn score(&self, seat: Seat, family: &FamilyView) -> (u8, i32, i32) {
        let prisoners = self.view.prison.iter().flatten().filter(|prisoner| prisoner.seat == seat);
        let worth = self.worth(&family.photo, 0) + prisoners.map(|prisoner| self.value(prisoner.member)).sum::<i32>();
        (family.chip, family.cash, worth)
    }

    /// Who won, and by what; the families come in the order of their places.
    fn verdict(&self, seated: &[(Seat, &FamilyView)]) -> String {
        let score = |(seat, family): &(Seat, &FamilyView)| self.score(*seat, family);
        let Some(best) = seated.first().map(score) else { return String::new() };
        let second = seated.iter().map(score).find(|other| *other != best).unwrap_or_default();
        let winners: Vec<String> =
            seated.iter().filter(|(_, family)| family.place == Some(1)).map(|(seat, _)| self.badge(*seat).name).collect();
        let key = match () {
            () if winners.len() > 1 => "capone-won-shared",
            () if second.0 == best.0 && second.1 == best.1 => "capone-won-family",
            () if second.0 == best.0 => "capone-won-cash",
            () if best.0 >= self.edition.chip.goal => "capone-won-goal",
            () => "capone-won-chip",
        };
        self.say(
            &Message::new(key).with("name", winners.join(", ")).with("year", self.view.year).with("goal", self.edition.chip.goal),
        )
    }
}
