use bots::Level;
use engine::Seat;

use crate::Table;

/// What is to be done next at a table, though nobody asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nothing: people decide, without a clock, or the game does not go on.
    Nothing,
    /// A bot decides.
    Bot {
        /// For this seat.
        seat: Seat,
        /// A bot of this level.
        level: Level,
    },
    /// A person has said what to answer.
    Answer {
        /// On this seat.
        seat: Seat,
        /// The move.
        answer: String,
    },
    /// The time of the one who decides is up, if nothing happens until then.
    Flag {
        /// On this seat.
        seat: Seat,
        /// When.
        at: i64,
    },
}

impl Table {
    /// What is to be done next without anybody asking.
    pub fn due(&self) -> Due {
        let (Some(seat), Some(course)) = (self.turn(), &self.course) else { return Due::Nothing };
        if let Some(level) = self.bot_at(seat) {
            return Due::Bot { seat, level };
        }
        let own = &self.progress.seats[seat.index()];
        match (course.standing_answer(&own.answers), self.flag()) {
            (Some(answer), _) => Due::Answer { seat, answer },
            (None, Some((seat, at))) => Due::Flag { seat, at },
            (None, None) => Due::Nothing,
        }
    }

    /// Whose flag falls next, and when, if a person decides by the clock.
    pub fn flag(&self) -> Option<(Seat, i64)> {
        let seat = self.turn().filter(|seat| self.bot_at(*seat).is_none())?;
        let left = self.progress.seats[seat.index()].left?;
        Some((seat, self.progress.since + left))
    }
}
