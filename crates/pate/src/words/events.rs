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

    pub(super) fn event(&self, event: &Event) -> Message {
        let edition = self.edition;
        let of = |key: &str, seat: Seat| Message::new(key).with("seat", self.seat(seat));
        match *event {
            Event::CarPlaced { seat, field } => of("event-car-placed", seat).with("field", self.field(field)),
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
            Event::TurnBegan { seat } => of("event-turn-began", seat),
            Event::Rolled { die, face } => Message::new("event-rolled").with("die", shade(die)).with("face", face_word(face)),
            Event::Placed { seat, die, face, spot: on, used, .. } => {
                of(if used { "event-placed" } else { "event-placed-unused" }, seat)
                    .with("die", shade(die))
                    .with("face", face_word(face))
                    .with("spot", spot(on))
            }
            Event::NoEffect { spot: on } => Message::new("event-no-effect").with("spot", spot(on)),
            Event::TookOver { seat, field, from } => {
                of("event-took-over", seat).with("field", self.field(field)).with("family", self.family(from))
            }
            Event::Passed { seat } => of("event-passed", seat),
            Event::Paid { from, to, amount, cause } => {
                Message::paid(from, to, dollars(amount), Self::cause(cause), |seat| self.seat(seat))
            }
            Event::Stepped { seat, track: on, to } => {
                of("event-stepped", seat).with("track", track(on)).with("to", to).with("end", edition.steps(on))
            }
            Event::TileWon { seat, tile: won } => {
                of("event-tile-won", seat).with("tile", tile(won)).with("use", tile_use(won, self.edition))
            }
            Event::TileUsed { seat, tile: used } => of("event-tile-used", seat).with("tile", tile(used)),
            Event::TilesKept { seat } => of("event-tiles-kept", seat),
            Event::GrandsonRolled { seat, face } => of("event-grandson-rolled", seat).with("face", face_word(face)),
            Event::FavourUsed { seat, favour } => {
                of("event-favour-used", seat).with("favour", Message::new(format!("favour-{}", favour.word())))
            }
            Event::MemberMoved { family, from, to } => Message::new("event-member-moved")
                .with("family", self.family(family))
                .with("from", self.whereabouts(from))
                .with("to", self.whereabouts(to)),
            Event::DebtGiven { seat, to } => of("event-debt-given", seat).with("keeper", self.keeper(to)),
            Event::DebtReturned { seat, from } => of("event-debt-returned", seat).with("keeper", self.keeper(from)),
            Event::FriendWon { seat } => of("event-friend-won", seat),
            Event::FriendSpent { seat } => of("event-friend-spent", seat),
            Event::KnockedOut { seat } => of("event-knocked-out", seat),
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
