use std::sync::Arc;

use engine::{Digest, FairSetup, Seat, pack_time};

use crate::table::check_players;
use crate::{
    Actor, Command, Course, Due, Next, PersonId, Place, Progress, Refusal, SeatProgress, SetUp, Sitter, Stage, Table, begin,
    tenths,
};

/// The most answers that somebody may always give, and the most bytes of one.
const MOST_ANSWERS: usize = 20;
const LONGEST_ANSWER: usize = 100;

/// What a command leads to: the table as it is then, and what its record goes on with.
pub struct Transition {
    /// The table, not stored yet: its version is the old one.
    pub after: Table,
    /// The lines that are added to the record, packed, after the time in which they came about; nothing if there are none.
    pub plays: Vec<u8>,
}

/// Carries out a command: whatever somebody wants of a table goes through here. `None` if nothing is to be done, because it was done
/// before or, for the server's own commands, because the table has moved on.
///
/// # Errors
/// If it may not be done, or not now.
pub fn apply(table: &Table, command: &Command, actor: Actor<'_>, now: i64) -> Result<Option<Transition>, Refusal> {
    match actor {
        Actor::Person(person) => table.of_person(command, person, now),
        Actor::Program(person) => Ok(table.of_person(command, person, now)?.map(|transition| transition.by_program_of(person))),
        Actor::Server => table.of_server(command, now),
    }
}

impl Transition {
    /// Whoever sits there and does something through a program is known as one from then on.
    fn by_program_of(mut self, person: &PersonId) -> Transition {
        if self.after.seat_of(person).is_some() && !self.after.progress.programs.contains(person) {
            self.after.progress.programs.push(person.clone());
        }
        self
    }
}

impl Table {
    fn of_person(&self, command: &Command, person: &PersonId, now: i64) -> Result<Option<Transition>, Refusal> {
        self.must_admit(Some(person))?;
        match command {
            Command::Sit { seat, name, face } => {
                let sitter = Sitter::Person { id: person.clone(), name: name.clone(), face: face.clone() };
                self.sit(person, *seat, sitter)
            }
            Command::Leave => self.leave(person, now).map(Some),
            Command::ComeBack => self.come_back(person, now),
            Command::Remove { seat } => self.remove(person, *seat).map(Some),
            Command::Fill(level) => {
                self.must_be_prepared_by(person)?;
                let fill = |place: &mut Place| {
                    if place.is_free() {
                        place.sitter = Sitter::Bot(*level);
                    }
                };
                Ok(Some(self.seated(|places| places.iter_mut().for_each(fill))))
            }
            Command::AddNonce(nonce) => {
                let seat = self.own_seat(person)?;
                self.must_wait()?;
                Ok(Some(self.seated(|places| places[seat.index()].nonce = Some(*nonce))))
            }
            Command::Begin { fewer, nonces, edition } => {
                self.must_be_prepared_by(person)?;
                let table = if *fewer { &self.without_free_seats() } else { self };
                table.begin(nonces, edition.as_deref(), now).map(Some)
            }
            Command::Decide { position, moves } => self.decide(person, *position, moves, now),
            Command::Undo => self.undo(person, now).map(Some),
            Command::Resign => self.resign(person, now).map(Some),
            Command::AgreeToStop(agrees) => self.agree_to_stop(person, *agrees, now).map(Some),
            Command::AnswerAlways(answers) => self.answer_always(person, answers).map(Some),
            Command::Close => {
                self.must_be_prepared_by(person)?;
                Ok(Some(self.with(|after| after.stage = Stage::Closed)))
            }
            Command::Rematch(next) => {
                self.own_seat(person)?;
                if !self.stage.has_ended() {
                    return Err(Refusal::StillRunning);
                }
                Ok(self.next.is_none().then(|| self.with(|after| after.next = Some(next.clone()))))
            }
            Command::Forget => Ok(self.forget(person)),
            Command::DecideFor { .. } | Command::DropFlag { .. } | Command::CloseIdle { .. } => Err(Refusal::NotForPeople),
        }
    }

    fn of_server(&self, command: &Command, now: i64) -> Result<Option<Transition>, Refusal> {
        match command {
            Command::DecideFor { seat, position, moves } => {
                let is_asked_for = match self.due() {
                    Due::Bot { seat: due, .. } => due == *seat,
                    Due::Answer { seat: due, answer } => due == *seat && *moves == [answer],
                    Due::Nothing | Due::Flag { .. } => false,
                };
                match &self.course {
                    Some(course) if is_asked_for && course.position() == *position => {
                        let next = course.submit(*seat, *position, moves)?;
                        Ok(next.map(|next| self.advanced(next, now)))
                    }
                    _ => Ok(None),
                }
            }
            Command::DropFlag { seat } => {
                let is_up = self.flag().is_some_and(|(due, at)| due == *seat && at <= now);
                Ok(is_up.then(|| self.for_each(&[*seat], |own| (own.away, own.left) = (true, Some(0)))))
            }
            Command::CloseIdle { stage } if *stage != self.stage => Ok(None),
            Command::CloseIdle { .. } => Ok(match (self.stage, &self.course) {
                (Stage::Waiting, None) => Some(self.with(|after| after.stage = Stage::Closed)),
                (Stage::Running, Some(course)) => Some(self.advanced(course.stop("nobody has played for a long time"), now)),
                _ => None,
            }),
            _ => Err(Refusal::NotForServer),
        }
    }

    fn sit(&self, person: &PersonId, seat: Option<usize>, sitter: Sitter) -> Result<Option<Transition>, Refusal> {
        self.must_wait()?;
        if self.progress.removed.contains(person) {
            return Err(Refusal::SentAway);
        }
        let own = self.seat_of(person);
        let wanted = match seat {
            Some(seat) => Some(seat).filter(|seat| self.places.get(*seat).is_some_and(Place::is_free)),
            None if own.is_some() => return Ok(None),
            None => self.free_seat(),
        };
        let wanted = wanted.ok_or(Refusal::SeatTaken)?;
        Ok(Some(self.seated(|places| {
            if let Some(own) = own {
                places[own.index()] = Place::EMPTY;
            }
            places[wanted].sitter = sitter;
        })))
    }

    fn leave(&self, person: &PersonId, now: i64) -> Result<Transition, Refusal> {
        let seats = self.own_seats(person)?;
        match self.stage {
            Stage::Waiting => Ok(self.seated(|places| seats.iter().for_each(|seat| places[seat.index()] = Place::EMPTY))),
            Stage::Running => Ok(self.on_the_clock(|seat| seats.contains(&seat), now).for_each(&seats, |own| own.away = true)),
            Stage::Finished | Stage::Stopped | Stage::Closed => Err(Refusal::Ended),
        }
    }

    fn come_back(&self, person: &PersonId, now: i64) -> Result<Option<Transition>, Refusal> {
        let seats = self.own_seats(person)?;
        self.must_run()?;
        if self.progress.seats[seats[0].index()].resigned {
            return Err(Refusal::Resigned);
        }
        if !seats.iter().any(|seat| self.progress.seats[seat.index()].away) {
            return Ok(None);
        }
        // Only a flag that fell is put up again: nobody gains time by leaving and coming back.
        let least = self.wish.pace.least();
        let mut transition = self.for_each(&seats, |own| {
            own.away = false;
            own.left = own.left.map(|left| if left == 0 { least } else { left });
        });
        // Of several who share a screen, the one who decides may have been there all the time.
        if self.turn().is_some_and(|turn| seats.contains(&turn) && self.bot_at(turn).is_some()) {
            transition.after.progress.since = now;
        }
        Ok(Some(transition))
    }

    fn remove(&self, person: &PersonId, seat: usize) -> Result<Transition, Refusal> {
        self.must_be_prepared_by(person)?;
        let place = self.places.get(seat).ok_or(Refusal::NoSuchSeat(seat))?;
        let mut transition = self.seated(|places| places[seat] = Place::EMPTY);
        if let Sitter::Person { id: sent, .. } = &place.sitter
            && sent != person
        {
            transition.after.progress.removed.push(sent.clone());
        }
        Ok(transition)
    }

    fn begin(&self, nonces: &[Digest], edition: Option<&str>, now: i64) -> Result<Transition, Refusal> {
        if !self.is_full() {
            return Err(Refusal::FreeSeats);
        }
        check_players(self.game, self.wish.players)?;
        if nonces.len() < self.places.len() || edition.is_some() != self.wish.edition.is_some() {
            return Err(Refusal::Unprepared);
        }
        let (commitment, seed_chosen) = (self.seed.commitment(), self.wish.seed.is_some());
        let nonce = |(index, place): (usize, &Place)| match (&place.sitter, place.nonce) {
            (Sitter::Person { .. }, Some(nonce)) => nonce,
            // Who has chosen the seed gets the same dice again.
            (Sitter::Person { .. }, None) if !seed_chosen => nonces[index],
            _ => FairSetup::bot_nonce(&commitment, Seat::new(index)),
        };
        let fair = FairSetup { commitment, nonces: self.places.iter().enumerate().map(nonce).collect(), seed_chosen };
        let nonces = fair.nonces.clone();
        let options = self.wish.game_options()?;
        let setup = SetUp { game: self.game, players: self.wish.players, options: &options, edition };
        let left = self.wish.pace.start();
        let mut transition = self.advanced(begin(&setup, self.seed, fair)?, now);
        // A bot's follows from the commitment.
        for (place, nonce) in Arc::make_mut(&mut transition.after.places).iter_mut().zip(nonces) {
            place.nonce = matches!(place.sitter, Sitter::Person { .. }).then_some(nonce);
        }
        transition.after.progress.seats = self.places.iter().map(|_| SeatProgress { left, ..SeatProgress::default() }).collect();
        Ok(transition)
    }

    fn decide(&self, person: &PersonId, position: u32, moves: &[String], now: i64) -> Result<Option<Transition>, Refusal> {
        let seat = self.own_seat(person)?;
        let course = self.begun()?;
        if self.stage == Stage::Running && self.progress.seats[seat.index()].away {
            return Err(Refusal::BotPlays);
        }
        let next = course.submit(seat, position, moves)?;
        Ok(next.map(|next| self.advanced(next, now)))
    }

    fn undo(&self, person: &PersonId, now: i64) -> Result<Transition, Refusal> {
        let course = self.must_run()?;
        let decided = self.seats_of(person).find(|seat| course.can_undo(*seat));
        let seat = decided.map_or_else(|| self.own_seat(person), Ok)?;
        if self.progress.seats[seat.index()].away {
            return Err(Refusal::BotPlays);
        }
        // Nobody gains time by a decision that is taken back, neither whose turn it had become nor the one who decides again.
        let table = self.on_the_clock(|_| true, now);
        let mut transition = table.advanced(course.undo(seat)?, now);
        transition.after.progress.seats.clone_from(&table.progress.seats);
        if self.turn() != Some(seat) {
            let own = &mut transition.after.progress.seats[seat.index()];
            own.left = own.left.map(|left| (left - self.wish.pace.increment()).max(0));
        }
        // A standing answer would give the same one again at once.
        transition.after.progress.seats[seat.index()].answers.clear();
        Ok(transition)
    }

    fn resign(&self, person: &PersonId, now: i64) -> Result<Transition, Refusal> {
        let seats = self.own_seats(person)?;
        let course = self.must_run()?;
        let resign = |own: &mut SeatProgress| (own.away, own.resigned) = (true, true);
        let transition = self.on_the_clock(|seat| seats.contains(&seat), now).for_each(&seats, resign);
        if !self.seats_of_people().all(|seat| transition.after.progress.seats[seat.index()].resigned) {
            return Ok(transition);
        }
        let mut transition = self.advanced(course.stop("everybody has resigned"), now);
        transition.after.progress.each(&seats, resign);
        Ok(transition)
    }

    fn agree_to_stop(&self, person: &PersonId, agrees: bool, now: i64) -> Result<Transition, Refusal> {
        let seats = self.own_seats(person)?;
        let course = self.must_run()?;
        let transition = self.for_each(&seats, |own| own.stop = agrees);
        // Who is away is not asked.
        let stops = |own: &SeatProgress| own.stop || own.away;
        if !agrees || !self.seats_of_people().all(|seat| stops(&transition.after.progress.seats[seat.index()])) {
            return Ok(transition);
        }
        Ok(transition.after.advanced(course.stop("the players agreed to stop"), now))
    }

    fn forget(&self, person: &PersonId) -> Option<Transition> {
        let seats: Vec<Seat> = self.seats_of(person).collect();
        let sitter = if self.stage == Stage::Waiting { Sitter::Nobody } else { Sitter::Gone };
        let mut transition = self.seated(|places| seats.iter().for_each(|seat| places[seat.index()].sitter = sitter.clone()));
        transition.after.progress.programs.retain(|program| program != person);
        if self.is_host(person) {
            transition.after.progress.names.clear();
        }
        (!seats.is_empty()).then_some(transition)
    }

    fn answer_always(&self, person: &PersonId, answers: &[String]) -> Result<Transition, Refusal> {
        if answers.len() > MOST_ANSWERS || answers.iter().any(|answer| answer.len() > LONGEST_ANSWER) {
            return Err(Refusal::Answers);
        }
        let seat = self.own_seat(person)?;
        self.must_run()?;
        Ok(self.for_each(&[seat], |own| own.answers = answers.to_vec()))
    }
}

/// Who may do what, and when.
impl Table {
    fn must_wait(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Waiting { Ok(()) } else { Err(Refusal::HasBegun) }
    }

    fn must_run(&self) -> Result<&dyn Course, Refusal> {
        self.course.as_deref().filter(|_| self.stage == Stage::Running).ok_or(Refusal::NotRunning)
    }

    /// Its host prepares a table, before the game has begun.
    ///
    /// # Errors
    /// If it is somebody else's, or the game has begun.
    pub fn must_be_prepared_by(&self, person: &str) -> Result<(), Refusal> {
        if self.is_host(person) { self.must_wait() } else { Err(Refusal::NotHost) }
    }

    /// The seat of a person: of several, the one that decides now, or else the first.
    ///
    /// # Errors
    /// If the person sits on none.
    pub fn own_seat(&self, person: &str) -> Result<Seat, Refusal> {
        self.seat_of(person).ok_or(Refusal::NotSeated)
    }

    fn own_seats(&self, person: &PersonId) -> Result<Vec<Seat>, Refusal> {
        self.own_seat(person)?;
        Ok(self.seats_of(person).collect())
    }
}

/// What a change makes of a table.
impl Table {
    /// A change that adds nothing to the record.
    fn with(&self, change: impl FnOnce(&mut Table)) -> Transition {
        let mut after = self.clone();
        change(&mut after);
        Transition { after, plays: Vec::new() }
    }

    /// A change of who sits where.
    fn seated(&self, change: impl FnOnce(&mut Vec<Place>)) -> Transition {
        self.with(|after| change(Arc::make_mut(&mut after.places)))
    }

    /// The same table with the clock set of whoever decides, if it is one of these, so that it shows the time that is left now.
    fn on_the_clock(&self, is_one: impl Fn(Seat) -> bool, now: i64) -> Table {
        let mut after = self.clone();
        if let Some((seat, _)) = self.flag().filter(|(seat, _)| is_one(*seat)) {
            after.progress.seats[seat.index()].left = self.time_left(seat, now);
            after.progress.since = now;
        }
        after
    }

    /// A change of what several seats have asked for.
    fn for_each(&self, seats: &[Seat], change: impl Fn(&mut SeatProgress)) -> Transition {
        self.with(|after| after.progress.each(seats, change))
    }

    /// The same table with as many seats as are taken. Who sits there closes up.
    fn without_free_seats(&self) -> Table {
        let mut after = self.clone();
        // The names of those who share a screen go by seat.
        let mut taken = self.places.iter().map(|place| !place.is_free());
        after.progress.names.retain(|_| taken.next().unwrap_or(false));
        Arc::make_mut(&mut after.places).retain(|place| !place.is_free());
        Arc::make_mut(&mut after.wish).players = after.places.len();
        after
    }

    /// The next position. The clock of the seat that has decided is set.
    fn advanced(&self, next: Next, now: i64) -> Transition {
        let mut after = self.clone();
        // A bot that plays for somebody takes none of that person's time.
        if let Some(seat) = self.turn().filter(|seat| self.bot_at(*seat).is_none())
            && next.course.turn() != Some(seat)
            && let Some(own) = after.progress.seats.get_mut(seat.index())
        {
            own.left = own.left.map(|left| self.wish.pace.after(left, self.elapsed(now)));
        }
        if self.turn() != next.course.turn() {
            (after.progress.since, after.progress.turn) = (now, next.course.position());
        }
        after.stage = match (next.course.has_ended(), next.course.places()) {
            (false, _) => Stage::Running,
            (true, Some(_)) => Stage::Finished,
            (true, None) => Stage::Stopped,
        };
        after.course = Some(next.course);
        let mut plays = Vec::new();
        if !next.plays.is_empty() {
            pack_time(tenths(now - self.created), &mut plays);
            plays.extend(next.plays);
        }
        Transition { after, plays }
    }
}

impl Progress {
    /// Changes something for several seats.
    fn each(&mut self, seats: &[Seat], change: impl Fn(&mut SeatProgress)) {
        for seat in seats {
            change(&mut self.seats[seat.index()]);
        }
    }
}
