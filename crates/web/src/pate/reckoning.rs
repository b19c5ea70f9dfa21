//! The final reckoning, line by line (P8).

use maud::{Markup, html};
use pate::{Cause, Event, FamilyView, Party, Pate};
use table::Seat;

use super::board::Board;
use crate::parts::{rule_link, symbol_small};

/// What the reckoning moved, family by family.
#[derive(Clone, Copy, Default)]
struct Account {
    income: i32,
    businesses: i32,
    bail: i32,
    debts: i32,
}

impl Account {
    const fn total(self) -> i32 {
        self.income + self.businesses + self.bail + self.debts
    }
}

impl Board<'_> {
    pub(super) fn reckoning(&self) -> Markup {
        if !self.is_over() {
            return html! {};
        }
        let mut seated: Vec<(Seat, &FamilyView)> = self.seats().collect();
        seated.sort_by_key(|(_, family)| (family.out, family.place));
        let accounts = self.accounts();
        let nobody_left = seated.iter().all(|(_, family)| family.out == Some(true));
        html! {
            section.panel.on-paper.reckoning aria-labelledby="reckoning" {
                h2 #reckoning.panel__title { (symbol_small("ledger")) (self.word("pate-reckoning")) }
                @if nobody_left { p.note.note-danger { (self.word("describe-winners-none")) } }
                div.wide tabindex="0" role="group" aria-labelledby="reckoning" {
                    table.grid {
                        thead {
                            tr {
                                th { (self.word("pate-place-column")) } th { (self.word("pate-families")) }
                                (self.column("pate-before", None)) (self.column("pate-income", Some("P8.2")))
                                (self.column("pate-businesses", Some("P8.2"))) (self.column("pate-bail", Some("P8.2")))
                                (self.column("pate-debts-settled", Some("P8.3"))) (self.column("pate-total", Some("P8.4")))
                            }
                        }
                        tbody { @for (seat, family) in seated { (self.line(seat, family, accounts[seat.index()])) } }
                    }
                }
            }
        }
    }

    fn column(&self, key: &str, rule: Option<&str>) -> Markup {
        html! { th.num { (self.word(key)) @if let Some(rule) = rule { " " (rule_link::<Pate>(rule, self.desk)) } } }
    }

    fn line(&self, seat: Seat, family: &FamilyView, account: Account) -> Markup {
        let total = family.money.unwrap_or(0);
        let badge = self.seat_badge(seat);
        let is_out = family.out == Some(true);
        let class = match family.place {
            _ if is_out => "out",
            Some(1) => "won",
            _ => "",
        };
        html! {
            tr class=(class) {
                td {
                    @if is_out { (symbol_small("tombstone")) " " (self.word("pate-knocked-out")) (rule_link::<Pate>("P8.1", self.desk)) }
                    @else if let Some(place) = family.place { b { (place) "." } }
                }
                th scope="row" { (badge.mark()) " " (badge.name) }
                td.num { (self.money(total - account.total())) }
                @for sum in [account.income, account.businesses, account.bail, account.debts] { (self.sum(sum)) }
                td.num.money { (self.money(total)) }
            }
        }
    }

    fn sum(&self, sum: i32) -> Markup {
        let sign = if sum > 0 { "+" } else { "" };
        html! { td.num { @if sum == 0 { "–" } @else { (sign) (self.money(sum)) } } }
    }

    /// What was paid after the last turn. The reckoning is told in one go at the end, so it is read from there backwards.
    fn accounts(&self) -> [Account; table::MAX_SEATS] {
        let mut accounts = [Account::default(); table::MAX_SEATS];
        for heard in self.scene.heard.iter().rev() {
            let Event::Paid { from, to, amount, cause } = *heard.report else {
                if belongs_to_the_end(&heard.report) {
                    continue;
                }
                break;
            };
            let mut book = |party: Party, sum: i32| {
                let Party::Seat(seat) = party else { return };
                let account = &mut accounts[seat.index()];
                match cause {
                    Cause::Income => account.income += sum,
                    Cause::EndBusinesses => account.businesses += sum,
                    Cause::EndPrisoners => account.bail += sum,
                    Cause::EndDebts => account.debts += sum,
                    _ => {}
                }
            };
            if !matches!(cause, Cause::Income | Cause::EndBusinesses | Cause::EndPrisoners | Cause::EndDebts) {
                break;
            }
            book(from, -amount);
            book(to, amount);
        }
        accounts
    }
}

const fn belongs_to_the_end(report: &Event) -> bool {
    matches!(report, Event::Ended | Event::KnockedOut { .. } | Event::MemberMoved { .. } | Event::DebtReturned { .. })
}
