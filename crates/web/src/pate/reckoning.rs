//! The final reckoning, line by line (P8).

use maud::{Markup, html};
use pate::{Cause, Event, FamilyView, Party, Pate, Track, View};
use table::{Message, Seat};

use super::board::Board;
use crate::Outcome;
use crate::parts::{Account, Accounts, Change, Front, Race, all_of, race_steps, rule_link, symbol_small};

/// What the reckoning moved, family by family.
#[derive(Clone, Copy, Default)]
struct Sums {
    income: i32,
    businesses: i32,
    bail: i32,
    debts: i32,
}

impl Sums {
    const fn total(self) -> i32 {
        self.income + self.businesses + self.bail + self.debts
    }

    /// The cell of the account that a payment belongs to; nothing if it was none of the reckoning's.
    const fn cell(&mut self, cause: Cause) -> Option<&mut i32> {
        match cause {
            Cause::Income => Some(&mut self.income),
            Cause::EndBusinesses => Some(&mut self.businesses),
            Cause::EndPrisoners => Some(&mut self.bail),
            Cause::EndDebts => Some(&mut self.debts),
            _ => None,
        }
    }
}

/// The columns: the word above them and the rule that says how they are counted.
const COLUMNS: [(&str, Option<&str>); 6] = [
    ("pate-before", None),
    ("pate-income", Some("P8.2")),
    ("pate-businesses", Some("P8.2")),
    ("pate-bail", Some("P8.2")),
    ("pate-debts-settled", Some("P8.3")),
    ("pate-total", Some("P8.4")),
];

/// How it ended for a family (P8.1, P8.4).
pub(super) fn outcome(view: &View, seat: Seat) -> Option<Outcome> {
    let family = view.families.get(seat.index())?;
    if family.out == Some(true) { Some(Outcome::Out) } else { family.place.map(Outcome::Place) }
}

impl Board<'_> {
    /// What the paper writes, once it is over.
    pub(super) fn front(&self) -> Option<Front<'static>> {
        if !self.is_over() {
            return None;
        }
        let mut seated: Vec<(Seat, &FamilyView)> = self.seats().collect();
        seated.sort_by_key(|(_, family)| (family.out, family.place));
        let sums = self.accounts();
        let accounts = Accounts {
            id: "accounts",
            class: "",
            title: self.word("page-reckoning"),
            columns: &COLUMNS,
            rows: seated.iter().map(|(seat, family)| self.line(*seat, family, sums[seat.index()], &seated)).collect(),
        };
        let (way, winners) = self.winners();
        let names: Vec<String> = winners.iter().map(|seat| self.seat_badge(*seat).name).collect();
        let names = all_of(&names, self.desk);
        let track = self.track_name(self.other_track());
        let say = |key: String| self.say(&Message::new(key).with("name", names.as_str()).with("track", track.clone()));
        let verdict = if winners.is_empty() { self.word("describe-winners-none") } else { say(format!("pate-won-{way}")) };
        Some(Front {
            headline: say(format!("pate-front-{way}")),
            verdict,
            winners,
            badges: self.seats().map(|(seat, _)| self.seat_badge(seat)).collect(),
            race: self.race(),
            accounts,
            column: COLUMNS.len() - 1,
        })
    }

    /// The money, round by round.
    fn race(&self) -> Race {
        let now: Vec<i32> = self.seats().map(|(_, family)| family.money.unwrap_or(0)).collect();
        let rounds = self.edition.rounds;
        let over = |round: u8, line| {
            let when = Message::new("pate-round").with("round", round).with("rounds", rounds);
            Change::Over(round.into(), self.say(&when), line)
        };
        let (mut round, mut changes) = (0, Vec::new());
        for heard in &self.scene.heard {
            match *heard.report {
                Event::Paid { from, to, amount, .. } => {
                    let sides = [(from, -amount), (to, amount)].into_iter();
                    changes.extend(sides.filter_map(|(party, sum)| match party {
                        Party::Seat(seat) => Some(Change::Got(seat, sum)),
                        Party::Bank => None,
                    }));
                }
                Event::RoundBegan { round: next } => {
                    if next > 1 {
                        changes.push(over(next - 1, heard.line));
                    }
                    round = next;
                }
                Event::Ended => changes.push(over(round, heard.line)),
                _ => {}
            }
        }
        Race { title: self.word("pate-race"), steps: race_steps(&now, changes), goal: None, write: |sum, desk| desk.money(sum) }
    }

    /// The track that did not knock out: the first tie-break (P8.4).
    fn other_track(&self) -> Track {
        if self.view.knock_out == Some(Track::Reputation) { Track::Influence } else { Track::Reputation }
    }

    /// What is compared, in this order: the money, the other track, the members on businesses and in supply (P8.4).
    fn score(&self, seat: Seat, family: &FamilyView) -> (i32, u8, usize) {
        let at_work = self.view.street.iter().filter(|holder| **holder == Some(seat.into())).count();
        (family.money.unwrap_or(0), family.markers[self.other_track() as usize], usize::from(family.supply) + at_work)
    }

    /// By what a family is before the next one that has as much money (P8.4); nothing if money alone decided.
    fn tie_break(&self, seat: Seat, family: &FamilyView, seated: &[(Seat, &FamilyView)]) -> Option<String> {
        let own = self.score(seat, family);
        let behind = seated.iter().filter(|(_, other)| other.out == Some(false)).map(|(seat, other)| self.score(*seat, other));
        let behind = behind.filter(|other| other.0 == own.0 && *other < own).max()?;
        let (key, more, less) = if behind.1 < own.1 {
            ("pate-tie-track", own.1.into(), behind.1.into())
        } else {
            ("pate-tie-family", own.2, behind.2)
        };
        let message = Message::new(key).with("more", more).with("less", less);
        Some(self.say(&message.with("track", self.track_name(self.other_track()))))
    }

    /// By what the first won, and who that is (P8.4).
    fn winners(&self) -> (&'static str, Vec<Seat>) {
        let score = |(seat, family): (Seat, &FamilyView)| self.score(seat, family);
        let mut left: Vec<(Seat, &FamilyView)> = self.seats().filter(|(_, family)| family.out == Some(false)).collect();
        left.sort_by_key(|one| score(*one));
        let Some(first) = left.pop() else { return ("nobody", Vec::new()) };
        let best = score(first);
        let way = match left.last().map(|second| score(*second)) {
            None => "alone",
            Some(second) if second.0 < best.0 => "money",
            Some(second) if second.1 < best.1 => "track",
            Some(second) if second.2 < best.2 => "family",
            Some(_) => "shared",
        };
        let equal = left.iter().filter(|one| score(**one) == best).map(|(seat, _)| *seat);
        (way, [first.0].into_iter().chain(equal).collect())
    }

    fn line(&self, seat: Seat, family: &FamilyView, account: Sums, seated: &[(Seat, &FamilyView)]) -> Account {
        let total = family.money.unwrap_or(0);
        let is_out = family.out == Some(true);
        let class = match family.place {
            _ if is_out => "out",
            Some(1) => "won",
            _ => "",
        };
        let place = html! {
            @if is_out { (self.knocked_out(family)) } @else if let Some(place) = family.place {
                b { (place) "." }
                @if let Some(why) = self.tie_break(seat, family, seated) { small.stood { (why) } }
            }
        };
        let sums = [account.income, account.businesses, account.bail, account.debts].map(|sum| self.signed(sum));
        let cells = [self.money(total - account.total())].into_iter().chain(sums).chain([self.money(total)]).collect();
        Account { class, is_own: self.scene.seat() == Some(seat), place: Some(place), badge: self.seat_badge(seat), cells }
    }

    /// Out, and how far from the end of the track that decided it (P8.1).
    fn knocked_out(&self, family: &FamilyView) -> Markup {
        let track = self.view.knock_out.unwrap_or(Track::Reputation);
        let stood = Message::new("pate-stood-at")
            .with("track", self.track_name(track))
            .with("at", family.markers[track as usize])
            .with("end", self.edition.steps(track));
        html! {
            (symbol_small("tombstone")) " " b { (self.word("pate-knocked-out")) } " " (rule_link::<Pate>("P8.1", self.desk))
            small.stood { (self.say(&stood)) }
        }
    }

    fn signed(&self, sum: i32) -> String {
        match sum {
            0 => "–".to_owned(),
            1.. => format!("+{}", self.money(sum)),
            _ => self.money(sum),
        }
    }

    /// What was paid after the last turn. The reckoning is told in one go at the end, so it is read from there backwards.
    fn accounts(&self) -> [Sums; table::MAX_SEATS] {
        let mut accounts = [Sums::default(); table::MAX_SEATS];
        for heard in self.scene.heard.iter().rev() {
            match *heard.report {
                Event::Paid { from, to, amount, cause } => {
                    if Sums::default().cell(cause).is_none() {
                        break;
                    }
                    for (party, sum) in [(from, -amount), (to, amount)] {
                        if let Party::Seat(seat) = party
                            && let Some(cell) = accounts[seat.index()].cell(cause)
                        {
                            *cell += sum;
                        }
                    }
                }
                Event::Ended | Event::KnockedOut { .. } | Event::MemberMoved { .. } | Event::DebtReturned { .. } => {}
                _ => break,
            }
        }
        accounts
    }
}
