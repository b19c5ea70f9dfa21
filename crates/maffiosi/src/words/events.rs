//! What happened, in words.

use super::*;

impl Words<'_> {
    /// What happened, things that belong together in one sentence.
    pub(super) fn tell_all(&self, reports: &[&Report]) -> Vec<Message> {
        let mut told = Vec::new();
        let mut rest = reports;
        while let Some((first, after)) = rest.split_first() {
            let count = match **first {
                Report::Drew { .. } => self.draws(rest, &mut told),
                // What follows says which card it was.
                Report::Played { .. }
                    if matches!(after, [Report::CakeOrdered { .. } | Report::CakePassed { .. } | Report::Raided { .. }, ..]) =>
                {
                    1
                }
                Report::Played { seat: killer, .. }
                    if let [Report::Killed { seat, role: who, place, by: by @ (Cause::Knife | Cause::Bullet) }, ..] = after =>
                {
                    let man = self.man(*seat, *who, *place);
                    let key = format!("event-kills-{}", by.word());
                    told.push(Message::new(key).with("seat", self.seat(killer)).with("man", man));
                    2
                }
                Report::Exploded { owner, place, gone } => 1 + self.explosion(owner, place, gone, after, &mut told),
                Report::Drugged { .. } => self.nightcap(rest, &mut told),
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
        let about = |key: &str, seat: Seat| Message::new(key).with("seat", self.seat(seat));
        let man = |key: &str, seat, who, place| Message::new(key).with("man", self.man(seat, who, place));
        match *report {
            Report::Drew { seat, card } => self.drawn(seat, &[card]),
            Report::Reshuffled { cards } => Message::new("event-reshuffled").with("cards", cards),
            Report::Youngest { seat } => about("event-youngest", seat),
            Report::SatDown { seat, role: who, place, asleep } => {
                let key = if asleep { "event-sat-down-asleep" } else { "event-sat-down" };
                about(key, seat).with("role", whom(who)).with("place", self.place(place))
            }
            Report::TurnBegan { seat } => about("event-turn-began", seat),
            Report::Collected { seat, amount } => about("event-collected", seat).with("amount", dollars(amount)),
            Report::Played { seat, card: played } => about("event-played", seat).with("card", card(played)),
            Report::Discarded { seat, card: gone } => about("event-discarded", seat).with("card", card(gone)),
            Report::CakeOrdered { seat, place } => about("event-cake-ordered", seat).with("place", self.place(place)),
            Report::CakePassed { seat, owner, from, to } => about("event-cake-passed", seat)
                .with("owner", self.seat(owner))
                .with("from", self.place(from))
                .with("to", self.place(to)),
            Report::Exploded { owner, place, gone } => self.exploded(owner, place, gone),
            Report::Killed { seat, role: who, place, by } => man(&format!("event-killed-{}", by.word()), seat, who, place),
            Report::Drugged { seat, role: who, place } => {
                Message::new("event-drugged").with("men", Arg::list([self.man(seat, who, place)]))
            }
            Report::Woke { seat, men } => about("event-woke", seat).with("men", men),
            Report::Raided { seat } => about("event-raided", seat),
            Report::Moved { seat, role: who, from, to } => man("event-moved", seat, who, from).with("to", self.place(to)),
            Report::Out { seat, hand: Some(hand) } => about("event-out", seat).with("hand", Self::cards(hand)),
            Report::Out { seat, hand: None } => about("event-out-unknown", seat),
            Report::PotTaken { seat, amount } => about("event-pot-taken", seat).with("amount", dollars(amount)),
            Report::Ended { why } => Message::new(format!("event-ended-{}", why.word())),
        }
    }

    /// Cards that the reader knows, or how many there are.
    fn drawn(&self, seat: Seat, cards: &[Option<Card>]) -> Message {
        let known: Option<Vec<Card>> = cards.iter().copied().collect();
        match known {
            Some(known) => {
                // A forged report may hold any number of cards.
                let cards = known.into_iter().take(64).fold(Cards::NONE, |cards, drawn| cards.with(drawn, 1));
                Message::new("event-drew").with("seat", self.seat(seat)).with("cards", Self::cards(cards))
            }
            None => Message::new("event-drew-hidden").with("seat", self.seat(seat)).with("count", cards.len()),
        }
    }

    /// M1.5, M3.1: one sentence for each player who shows the cards, one for all others who drew as many.
    fn draws(&self, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let drawn: Vec<(Seat, Option<Card>)> = reports
            .iter()
            .map_while(|report| match report {
                Report::Drew { seat, card } => Some((*seat, *card)),
                _ => None,
            })
            .collect();
        let each = |seats: &[Seat], count: usize| {
            let seats = Arg::list(seats.iter().map(|seat| self.seat(*seat)));
            Message::new("event-drew-each").with("seats", seats).with("count", count)
        };
        told.extend(tell_draws(&drawn, |seat, cards| self.drawn(seat, cards), each));
        drawn.len()
    }

    fn exploded(&self, owner: Seat, place: Place, gone: bool) -> Message {
        let key = if gone { "event-exploded-gone" } else { "event-exploded" };
        Message::new(key).with("owner", self.seat(owner)).with("place", self.place(place))
    }

    /// M2.2: a cake and all whom it killed.
    fn explosion(&self, owner: Seat, place: Place, gone: bool, after: &[&Report], told: &mut Vec<Message>) -> usize {
        let dead: Vec<Message> = after
            .iter()
            .map_while(|report| match report {
                Report::Killed { seat, role: who, place, by: Cause::Cake } => Some(self.man(*seat, *who, *place)),
                _ => None,
            })
            .collect();
        let count = dead.len();
        told.push(self.exploded(owner, place, gone));
        told.push(match count {
            0 => Message::new("event-blown-up-nobody"),
            _ => Message::new("event-blown-up").with("men", Arg::list(dead)),
        });
        count
    }

    /// M3.7: all who fall asleep.
    fn nightcap(&self, reports: &[&Report], told: &mut Vec<Message>) -> usize {
        let asleep: Vec<Message> = reports
            .iter()
            .map_while(|report| match report {
                Report::Drugged { seat, role: who, place } => Some(self.man(*seat, *who, *place)),
                _ => None,
            })
            .collect();
        let count = asleep.len();
        told.push(Message::new("event-drugged").with("men", Arg::list(asleep)));
        count
    }
}
