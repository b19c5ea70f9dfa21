//! What happened, in words.

use super::*;

/// Pieces of one family that went from one place to another.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    seat: Seat,
    from: Spot,
    to: Spot,
}

impl Way {
    fn of(report: &Report) -> Option<Way> {
        match *report {
            Report::MemberMoved { seat, from, to, .. } | Report::GuardsMoved { seat, from, to, .. } => {
                Some(Way { seat, from, to })
            }
            _ => None,
        }
    }

    /// C4.2: from a field to the photo.
    fn is_home(self) -> bool {
        matches!((self.from, self.to), (Spot::Field(_) | Spot::Legal(_) | Spot::Away(_), Spot::Photo))
    }

    /// C3.4, C3.10: off an illegal field.
    fn is_loss(self) -> bool {
        matches!((self.from, self.to), (Spot::Field(_), Spot::Harbour | Spot::Park))
    }
}

impl Words<'_> {
    /// What happened, things that belong together in one sentence.
    pub(super) fn tell_all(&self, reports: &[&Report]) -> Vec<Message> {
        let mut told = Vec::new();
        let mut rest = reports;
        while let Some(first) = rest.first() {
            let count = match **first {
                Report::Dealt { .. } => self.deal(rest, &mut told),
                Report::Exchanged { seat, .. } => self.exchange(seat, rest, &mut told),
                Report::LaidDown { .. } => self.laid_down(rest, &mut told),
                Report::Paid { cause: Cause::Income, .. } => self.income(rest, &mut told),
                Report::Paid { amount, cause, .. } => self.payment_and_purpose(amount, cause, rest, &mut told),
                Report::GuardsMoved { seat, to: Spot::Legal(_), .. } if rest.len() > 1 => self.legal(seat, rest, &mut told),
                Report::MemberMoved { seat, from, to, .. } | Report::GuardsMoved { seat, from, to, .. } => {
                    self.moves(Way { seat, from, to }, rest, &mut told)
                }
                ref other => {
                    told.push(self.alone(other));
                    1
                }
            };
            rest = &rest[count..];
        }
        told
    }

    /// What is told by itself.
    fn alone(&self, report: &Report) -> Message {
        let of = |key: &str, seat: Seat| Message::new(key).with("seat", self.seat(seat));
        match *report {
            Report::YearBegan { year, starter } => of("event-year-began", starter).with("year", year),
            Report::Dealt { seat, card } => self.cards("event-dealt", seat, &[card]),
            Report::Exchanged { seat, card } => self.cards("event-exchanged", seat, &[card]),
            Report::ExchangeEnded { seat, count } => of("event-exchanged-hidden", seat).with("count", count),
            Report::LaidDown { seat, card: Some(card) } => of("event-laid-down", seat).with("card", kind_word(card)),
            Report::LaidDown { seat, card: None } => of("event-laid-down-hidden", seat),
            Report::Played { seat, card } => of("event-played", seat).with("card", kind_word(card)),
            Report::MemberMoved { seat, member, from, to } => self.moved(Way { seat, from, to }, &[member], 0),
            Report::GuardsMoved { seat, count, from, to } => self.moved(Way { seat, from, to }, &[], count),
            Report::Paid { from, to, amount, cause } => {
                Message::paid(from, to, grand(amount), cause_word(cause), |seat| self.seat(seat))
            }
            Report::LeftInPrison { seat } => of("event-left-in-prison", seat),
            Report::YearEnded { year } => Message::new("event-year-ended").with("year", year),
            Report::ChipMoved { seat, from, to } => self.chip("event-chip-moved", seat, from, to),
            Report::ChipKept { seat } => of("event-chip-kept", seat),
            Report::CannotInvest { seat } => of("event-cannot-invest", seat),
            Report::Ended => Message::new("event-ended"),
        }
    }

    /// Cards that the reader knows, or how many there are.
    fn cards(&self, key: &str, seat: Seat, cards: &[Option<Kind>]) -> Message {
        let known: Option<Vec<Kind>> = cards.iter().copied().collect();
        match known {
            Some(known) => Message::new(key).with("seat", self.seat(seat)).with("cards", kinds(&known)),
            None => Message::new(format!("{key}-hidden")).with("seat", self.seat(seat)).with("count", cards.len()),
        }
    }

    /// C2.2: one sentence for each family that shows its cards, one for all others that got as many.
    fn deal(&self, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let dealt: Vec<(Seat, Option<Kind>)> = reports
            .iter()
            .map_while(|report| match report {
                Report::Dealt { seat, card } => Some((*seat, *card)),
                _ => None,
            })
            .collect();
        let each = |seats: &[Seat], count: usize| {
            let seats = Arg::list(seats.iter().map(|seat| self.seat(*seat)));
            Message::new("event-dealt-each").with("seats", seats).with("count", count)
        };
        told.extend(tell_draws(&dealt, |seat, cards| self.cards("event-dealt", seat, cards), each));
        dealt.len()
    }

    /// C2.2: what was put away and, unless the reader sees it, without a word the new cards.
    fn exchange(&self, seat: Seat, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let cards: Vec<Option<Kind>> = reports
            .iter()
            .map_while(|report| match report {
                Report::Exchanged { seat: other, card } if *other == seat => Some(*card),
                _ => None,
            })
            .collect();
        told.push(self.cards("event-exchanged", seat, &cards));
        let silent = |report: &&&Report| match ***report {
            Report::ExchangeEnded { seat: other, .. } | Report::Dealt { seat: other, card: None } => other == seat,
            _ => false,
        };
        cards.len() + reports[cards.len()..].iter().take_while(silent).count()
    }

    /// C2.3: those who lay a card face down one after the other, in one sentence, at most a round of them.
    fn laid_down(&self, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let mut laid: Vec<(Seat, Option<Kind>)> = Vec::new();
        for report in reports {
            match **report {
                Report::LaidDown { seat, card } if laid.iter().all(|(other, _)| *other != seat) => laid.push((seat, card)),
                _ => break,
            }
        }
        if laid.len() == 1 {
            told.push(self.alone(reports[0]));
            return 1;
        }
        let by = |(seat, card): &(Seat, Option<Kind>)| match card {
            Some(card) => Arg::from(Message::new("laid-down-by").with("seat", self.seat(*seat)).with("card", kind_word(*card))),
            None => self.seat(*seat),
        };
        let known = laid.iter().filter(|(_, card)| card.is_some());
        told.push(match (laid.len() == usize::from(self.setup.players), known.clone().next().is_some()) {
            (false, _) => Message::new("event-laid-down-several").with("seats", Arg::list(laid.iter().map(by))),
            (true, false) => Message::new("event-laid-down-all"),
            (true, true) => Message::new("event-laid-down-all-known").with("cards", Arg::list(known.map(by))),
        });
        laid.len()
    }

    /// C4.1: the income of all.
    fn income(&self, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let incomes: Vec<Message> = reports
            .iter()
            .map_while(|report| match report {
                Report::Paid { to: Party::Seat(seat), amount, cause: Cause::Income, .. } => {
                    Some(Message::new("event-income-of").with("seat", self.seat(*seat)).with("amount", grand(*amount)))
                }
                _ => None,
            })
            .collect();
        let count = incomes.len();
        told.push(Message::new("event-income").with("incomes", Arg::list_or_none(incomes)));
        count.max(1)
    }

    /// A payment and what it was for, where that is told next.
    fn payment_and_purpose(&self, amount: i32, cause: Cause, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let message = match (cause, reports.get(1)) {
            (Cause::Guards, Some(Report::GuardsMoved { seat, count, to: Spot::Photo, .. })) => {
                Message::new("event-hired-back").with("seat", self.seat(*seat)).with("guards", guards(*count))
            }
            (Cause::Ransom(_), Some(Report::MemberMoved { seat, member, to: Spot::Photo, .. })) => {
                Message::new("event-bought-out").with("seat", self.seat(*seat)).with("member", member_word(*member))
            }
            (Cause::Investment, Some(Report::ChipMoved { seat, from, to })) => self.chip("event-invested", *seat, *from, *to),
            (Cause::Sale, Some(Report::ChipMoved { seat, from, to })) => self.chip("event-sold", *seat, *from, *to),
            _ => {
                told.push(self.alone(reports[0]));
                return 1;
            }
        };
        told.push(message.with("amount", grand(amount)));
        2
    }

    /// C3.1: a guard on a legal field, and what it pays.
    fn legal(&self, seat: Seat, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let Report::Paid { amount, cause: Cause::Legal(_), .. } = *reports[1] else {
            told.push(self.alone(reports[0]));
            return 1;
        };
        told.push(Message::new("event-worked").with("seat", self.seat(seat)).with("amount", grand(amount)));
        2
    }

    fn moves(&self, way: Way, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let run = |belongs: &dyn Fn(Way) -> bool| {
            let count = reports.iter().take_while(|report| Way::of(report).is_some_and(belongs)).count();
            &reports[..count]
        };
        if way.is_home() {
            let all = run(&Way::is_home);
            told.push(if all.len() == 1 { self.alone(all[0]) } else { Message::new("event-came-home") });
            return all.len();
        }
        if way.is_loss() {
            let all = run(&|other| other.is_loss() && (other.seat, other.from) == (way.seat, way.from));
            let losses = all.chunk_by(|before, after| Way::of(before) == Way::of(after)).map(|part| {
                let key =
                    if matches!(Way::of(part[0]), Some(Way { to: Spot::Harbour, .. })) { "loss-harbour" } else { "loss-park" };
                let (members, guards) = Self::moved_pieces(part);
                Message::new(key).with("pieces", pieces(&members, guards))
            });
            told.push(
                Message::new("event-lost")
                    .with("seat", self.seat(way.seat))
                    .with("field", spot_word(way.from))
                    .with("losses", Arg::list(losses)),
            );
            return all.len();
        }
        let all = run(&|other| other == way);
        let (members, guards) = Self::moved_pieces(all);
        told.push(self.moved(way, &members, guards));
        all.len()
    }

    fn moved_pieces(reports: &[&Report]) -> (Vec<Member>, u8) {
        let members = reports.iter().filter_map(|report| match report {
            Report::MemberMoved { member, .. } => Some(*member),
            _ => None,
        });
        let guards = reports.iter().filter_map(|report| match report {
            Report::GuardsMoved { count, .. } => Some(*count),
            _ => None,
        });
        (members.collect(), guards.fold(0, u8::saturating_add))
    }

    fn moved(&self, way: Way, members: &[Member], guards: u8) -> Message {
        let Way { seat, from, to } = way;
        let message = match (from, to) {
            (Spot::Photo, Spot::Field(field)) => {
                let edition = &self.setup.edition;
                let of_members: i32 = members.iter().map(|member| edition.members.of(*member)).sum();
                let total = of_members + edition.guards.value * i32::from(guards);
                Message::new("event-set").with("field", field_word(field)).with("total", grand(total))
            }
            (Spot::Park, Spot::Gone) => {
                return Message::new("event-guards-left").with("seat", self.seat(seat)).with("count", guards);
            }
            _ => Message::new("event-moved").with("from", spot_word(from)).with("to", spot_word(to)),
        };
        message.with("seat", self.seat(seat)).with("pieces", pieces(members, guards))
    }

    fn chip(&self, key: &str, seat: Seat, from: u8, to: u8) -> Message {
        let goal = self.setup.edition.chip.goal;
        Message::new(key).with("seat", self.seat(seat)).with("from", from).with("to", to).with("goal", goal)
    }
}

fn cause_word(cause: Cause) -> Message {
    match cause {
        Cause::Legal(kind) => kind_word(kind),
        Cause::Ransom(member) => Message::new("cause-ransom").with("member", member_word(member)),
        Cause::Protection => Message::new("cause-protection"),
        Cause::Income => Message::new("cause-income"),
        Cause::Guards => Message::new("cause-guards"),
        Cause::Investment => Message::new("cause-investment"),
        Cause::Sale => Message::new("cause-sale"),
    }
}
