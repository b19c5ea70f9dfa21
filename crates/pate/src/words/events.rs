//! What happened, in words.

use super::*;

impl Words<'_> {
    fn cause(cause: Cause) -> Message {
        match cause {
            Cause::Business(kind) => business(kind),
            Cause::Card(which) => card(which),
            Cause::Spot(which) => spot(which),
            Cause::TrackEnd(which) => Message::new("cause-track-end").with("track", track(which)),
            other => Message::new(format!("cause-{}", other.word())),
        }
    }

    fn paid(&self, from: Party, to: Party, amount: i32, cause: Cause) -> Message {
        let key = match (from, to) {
            (Party::Bank, _) => "event-paid-from-bank",
            (_, Party::Bank) => "event-paid-to-bank",
            _ => "event-paid",
        };
        let mut message = Message::new(key).with("amount", dollars(amount)).with("cause", Self::cause(cause));
        if let Party::Seat(payer) = from {
            message = message.with("payer", self.seat(payer));
        }
        if let Party::Seat(payee) = to {
            message = message.with("payee", self.seat(payee));
        }
        message
    }

    pub(super) fn event(&self, event: &Event) -> Message {
        let edition = self.edition;
        match *event {
            Event::CarPlaced { seat, field } => {
                Message::new("event-car-placed").with("seat", self.seat(seat)).with("field", self.field(field))
            }
            Event::DistrictTaken { family, district } => Message::new("event-district-taken")
                .with("family", self.family(family))
                .with("district", edition.districts[district.index()].clone()),
            Event::RoundBegan { round } => Message::new("event-round-began").with("round", round),
            Event::CardTurned { card: turned } => Message::new("event-card-turned").with("card", card(turned)),
            Event::MarkerMoved { colour, to } => Message::new("event-marker-moved").with("colour", colour.word()).with("to", to),
            Event::KnockOutDecided { track: decided } => Message::new("event-knock-out-decided").with("track", track(decided)),
            Event::CarDrove { to } => Message::new("event-car-drove")
                .with("field", self.field(to))
                .with("district", edition.districts[to.district().index()].clone()),
            Event::TipRolled { face } => Message::new("event-tip-rolled").with("face", face_word(face)),
            Event::TurnBegan { seat } => Message::new("event-turn-began").with("seat", self.seat(seat)),
            Event::Rolled { die, face } => Message::new("event-rolled").with("die", shade(die)).with("face", face_word(face)),
            Event::Placed { seat, die, face, spot: on, used, .. } => {
                Message::new(if used { "event-placed" } else { "event-placed-unused" })
                    .with("seat", self.seat(seat))
                    .with("die", shade(die))
                    .with("face", face_word(face))
                    .with("spot", spot(on))
            }
            Event::NoEffect { spot: on } => Message::new("event-no-effect").with("spot", spot(on)),
            Event::TookOver { seat, field, from } => Message::new("event-took-over")
                .with("seat", self.seat(seat))
                .with("field", self.field(field))
                .with("family", self.family(from)),
            Event::Passed { seat } => Message::new("event-passed").with("seat", self.seat(seat)),
            Event::Paid { from, to, amount, cause } => self.paid(from, to, amount, cause),
            Event::Stepped { seat, track: on, to } => Message::new("event-stepped")
                .with("seat", self.seat(seat))
                .with("track", track(on))
                .with("to", to)
                .with("end", edition.steps(on)),
            Event::TileWon { seat, tile: won } => Message::new("event-tile-won")
                .with("seat", self.seat(seat))
                .with("tile", tile(won))
                .with("use", tile_use(won, self.edition)),
            Event::TileUsed { seat, tile: used } => {
                Message::new("event-tile-used").with("seat", self.seat(seat)).with("tile", tile(used))
            }
            Event::TilesKept { seat } => Message::new("event-tiles-kept").with("seat", self.seat(seat)),
            Event::GrandsonRolled { seat, face } => {
                Message::new("event-grandson-rolled").with("seat", self.seat(seat)).with("face", face_word(face))
            }
            Event::FavourUsed { seat, favour } => Message::new("event-favour-used")
                .with("seat", self.seat(seat))
                .with("favour", Message::new(format!("favour-{}", favour.word()))),
            Event::MemberMoved { family, from, to } => Message::new("event-member-moved")
                .with("family", self.family(family))
                .with("from", self.whereabouts(from))
                .with("to", self.whereabouts(to)),
            Event::DebtGiven { seat, to } => {
                Message::new("event-debt-given").with("seat", self.seat(seat)).with("keeper", self.keeper(to))
            }
            Event::DebtReturned { seat, from } => {
                Message::new("event-debt-returned").with("seat", self.seat(seat)).with("keeper", self.keeper(from))
            }
            Event::FriendWon { seat } => Message::new("event-friend-won").with("seat", self.seat(seat)),
            Event::FriendSpent { seat } => Message::new("event-friend-spent").with("seat", self.seat(seat)),
            Event::KnockedOut { seat } => Message::new("event-knocked-out").with("seat", self.seat(seat)),
            Event::Ended => Message::new("event-ended"),
        }
    }

    pub(super) fn roll(rolled: &[&Event]) -> Message {
        let shown = rolled.iter().filter_map(|report| match report {
            Event::Rolled { die, face } => {
                Some(Message::new("die-showing").with("die", shade(*die)).with("face", face_word(*face)))
            }
            _ => None,
        });
        Message::new("event-roll").with("dice", Arg::list(shown))
    }
}
