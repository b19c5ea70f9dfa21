//! The end: who has how much, who stayed, and what decided (M5).

use maffiosi::{GangView, Maffiosi, Report, Role};
use maud::{Markup, html};
use table::{Arg, Message, Seat};

use super::board::Board;
use super::signs::role_symbol;
use crate::parts::{rule_link, symbol, symbol_small};

impl Board<'_> {
    pub(super) fn reckoning(&self) -> Markup {
        let Some(why) = self.view.ended else { return html! {} };
        let mut gangs: Vec<(Seat, &GangView)> = self.seats().collect();
        gangs.sort_by_key(|(seat, gang)| (gang.place, *seat));
        let columns =
            [("maffiosi-collected", Some("M2.3")), ("maffiosi-last-pot", Some("M5.1")), ("maffiosi-total", Some("M5.3"))];
        html! {
            section.panel.on-paper.reckoning aria-labelledby="reckoning" {
                h2 #reckoning.panel__title { (symbol_small("ledger")) (self.word("maffiosi-reckoning")) }
                p.verdict { (self.say(&Message::new(format!("event-ended-{}", why.word())))) " " (self.verdict(&gangs)) }
                div.wide tabindex="0" role="group" aria-labelledby="reckoning" {
                    table.grid {
                        thead {
                            tr {
                                th { (self.word("maffiosi-place-column")) } th { (self.word("board-gang")) } th { (self.word("board-alive")) }
                                @for (key, rule) in columns {
                                    th.num { (self.word(key)) @if let Some(rule) = rule { " " (rule_link::<Maffiosi>(rule, self.desk)) } }
                                }
                            }
                        }
                        tbody { @for (seat, gang) in &gangs { (self.line(*seat, gang)) } }
                    }
                }
            }
        }
    }

    fn line(&self, seat: Seat, gang: &GangView) -> Markup {
        let badge = self.badge(seat);
        let pot = self.pot_taken(seat);
        let class = match gang.place {
            Some(1) => "won",
            _ if gang.out => "out",
            _ => "",
        };
        html! {
            tr class=(class) {
                td { @if let Some(place) = gang.place { b { (place) "." } } }
                th scope="row" { (badge.mark()) " " (badge.name) }
                td data-label=(self.word("board-alive")) {
                    span.ranks {
                        @if gang.out { (self.word("board-out")) }
                        @for role in Role::ALL { @for _ in 0..gang.alive[role as usize] { (self.mark(role)) } }
                    }
                }
                td.num data-label=(self.word("maffiosi-collected")) { (self.desk.money(gang.money - pot)) }
                td.num data-label=(self.word("maffiosi-last-pot")) { @if pot > 0 { "+" (self.desk.money(pot)) } @else { "–" } }
                td.num data-label=(self.word("maffiosi-total")) { (self.desk.money(gang.money)) }
            }
        }
    }

    fn mark(&self, role: Role) -> Markup {
        let name = self.role(role);
        html! { span.rk title=(name) { (symbol(role_symbol(role))) span.sr { (name) } } }
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
